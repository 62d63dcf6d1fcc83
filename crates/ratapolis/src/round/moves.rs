//! Phase 3, moves: POL-50 to POL-63, with the Hotel (POL-85), the Fire station (POL-90) and traps (POL-155).

use crate::event::{Cause, Event, Notice, Why};
use crate::options::EqualShare;
use crate::plan::{Action, Plan};
use crate::size::{ByPlayer, MOST_PLAYERS};
use crate::state::{Public, State};
use crate::tile::{Advantage, Plot, PlotSet, TILES};
use table::{Ctx, Hidden, Seat};

/// A group on its way, and how many of it will enter.
#[derive(Clone, Copy, Default)]
struct Group {
    seat: Seat,
    from: Plot,
    to: Plot,
    size: u8,
    enter: u8,
}

/// Everybody moves one group at most.
struct Groups {
    each: [Group; MOST_PLAYERS],
    count: usize,
}

impl State {
    pub(super) fn make_moves(&mut self, plans: &ByPlayer<Plan>, slot: usize, ctx: &mut Ctx<'_, Event>) {
        let mut groups = Groups { each: [Group::default(); MOST_PLAYERS], count: 0 };
        for seat in self.public.players() {
            let Action::Move { from, to } = plans[seat].0[slot] else { continue };
            let size = self.public.rats(seat.into(), from);
            if size > 0 && self.public.present.contains(to) {
                groups.each[groups.count] = Group { seat, from, to, size, enter: size };
                groups.count += 1;
            } else {
                let (slot, action) = (slot as u8 + 1, plans[seat].0[slot]);
                let why = if size == 0 { Why::NobodyLeft } else { Why::NoHouse };
                ctx.tell_all(|| Notice::CameToNothing { slot, seat, action, why });
            }
        }
        if groups.count == 0 {
            return;
        }
        let groups = &mut groups.each[..groups.count];
        let traps = self.turn_up(groups, ctx);
        self.public.share_room(groups);
        for group in groups.iter() {
            self.enter(group, slot, traps.contains(group.to), ctx);
        }
        for trap in traps {
            self.public.present = self.public.present.without(trap);
            ctx.tell_all(|| Notice::Removed { tile: trap });
        }
    }

    /// Face-down tiles that somebody is going to are turned up. Those with a cat on their card are traps.
    fn turn_up(&mut self, groups: &[Group], ctx: &mut Ctx<'_, Event>) -> PlotSet {
        let mut traps = PlotSet::NONE;
        for place in groups.iter().map(|group| group.to).filter(|place| place.index() >= TILES) {
            let at = place.index() - TILES;
            if self.public.turned[at].is_some() {
                continue;
            }
            let Some(tile) = self.under.at(at).truth(ctx.truth) else { continue };
            self.under.put(at, Hidden::open(Some(tile)));
            let trap = self.public.cats().contains(tile);
            self.public.turned[at] = Some(tile);
            if trap {
                traps = traps.with(place);
            }
            ctx.tell_all(|| Notice::Turned { place, tile, trap });
        }
        traps
    }

    fn enter(&mut self, group: &Group, slot: usize, trap: bool, ctx: &mut Ctx<'_, Event>) {
        let Group { seat, from, to, size, enter } = *group;
        if trap {
            self.public.lose(seat.into(), from, enter);
            let colour = self.public.colour(seat.into());
            if enter > 0 {
                ctx.tell_all(|| Notice::Lost { colour, tile: to, rats: enter, cause: Cause::Trap });
            }
        } else {
            self.public.take(seat.into(), from, enter);
            self.public.put(seat.into(), to, enter);
            let (slot, stayed) = (slot as u8 + 1, size - enter);
            ctx.tell_all(|| Notice::Moved { slot, seat, from, to, rats: enter, stayed });
        }
    }
}

impl Public {
    /// Who enters depends on who leaves, and who leaves on who enters: begin with everybody, and let the counts go down until
    /// they stay (POL-61).
    fn share_room(&self, groups: &mut [Group]) {
        loop {
            let mut settled = true;
            let before: [Group; MOST_PLAYERS] =
                std::array::from_fn(|at| groups.get(at).copied().unwrap_or_default());
            let before = &before[..groups.len()];
            for at in 0..groups.len() {
                let to = groups[at].to;
                if before[..at].iter().any(|group| group.to == to) {
                    continue; // served with the first that goes there
                }
                let leaving: u8 =
                    before.iter().filter(|group| group.from == to).map(|group| group.enter).sum();
                let free = i16::from(self.capacity(to)) - i16::from(self.crowd(to)) + i16::from(leaving);
                self.serve(groups, to, free);
            }
            for (group, old) in groups.iter().zip(before) {
                settled &= group.enter == old.enter;
            }
            if settled {
                return;
            }
        }
    }

    /// Lets the groups that go to one tile in (POL-54 to POL-58).
    fn serve(&self, groups: &mut [Group], to: Plot, free: i16) {
        let Ok(mut room) = u8::try_from(free) else {
            groups.iter_mut().filter(|group| group.to == to).for_each(|group| group.enter = 0);
            return;
        };
        let (first, hotel) = (self.owner(Advantage::FireStation), self.owner(Advantage::Hotel));
        let mut waiting = [0; MOST_PLAYERS];
        let mut count = 0;
        for group in groups.iter_mut().filter(|group| group.to == to) {
            if first == Some(group.seat) {
                group.enter = group.size.min(room); // POL-90
            } else {
                waiting[count] = group.size;
                count += 1;
            }
        }
        if let Some(served) = groups.iter().find(|group| group.to == to && first == Some(group.seat)) {
            room -= served.enter;
        }
        let share = self.fair_share(&waiting[..count], room);
        for group in groups.iter_mut().filter(|group| group.to == to) {
            if first != Some(group.seat) {
                group.enter = group.size.min(share);
            }
            if hotel == Some(group.seat) {
                group.enter = group.size.min(group.enter + 1); // POL-85
            }
        }
    }

    /// The most that each of these groups may bring in.
    fn fair_share(&self, sizes: &[u8], room: u8) -> u8 {
        let all: u8 = sizes.iter().sum();
        if all <= room {
            return u8::MAX; // POL-55
        }
        let [_, _, ..] = sizes else { return room }; // POL-56
        match self.options.equal_share {
            EqualShare::Fill => fill(sizes, room),
            EqualShare::Strict => {
                let smallest = sizes.iter().copied().min().unwrap_or(0);
                smallest.min(room / sizes.len() as u8) // POL-58
            }
        }
    }
}

/// The largest number so that all groups fit if none brings more than it (POL-57).
fn fill(sizes: &[u8], room: u8) -> u8 {
    let fits = |share: u8| sizes.iter().map(|&size| size.min(share)).sum::<u8>() <= room;
    (1..=room).take_while(|&share| fits(share)).last().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::fill;
    use proptest::prelude::*;

    proptest! {
        /// POL-57: nobody more can be let in without giving somebody an unequal share or too little room.
        #[test]
        fn room_is_filled_in_equal_shares(sizes in prop::collection::vec(1..20_u8, 2..6), room in 0..40_u8) {
            prop_assume!(sizes.iter().sum::<u8>() > room);
            let share = fill(&sizes, room);
            let entering = |share: u8| sizes.iter().map(|&size| size.min(share)).sum::<u8>();
            prop_assert!(entering(share) <= room);
            prop_assert!(entering(share + 1) > room);
        }
    }
}
