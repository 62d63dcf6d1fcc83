//! Phase 3, births: POL-143 to POL-146.

use crate::event::{Event, Notice, Why};
use crate::family::Family;
use crate::plan::{Action, Plan};
use crate::size::ByPlayer;
use crate::state::State;
use crate::tile::Plot;
use table::{Ctx, Seat, SeatSet};

impl State {
    /// After all attacks and moves of the slot. Where not all births have room, there is none (POL-145).
    pub(super) fn give_birth(&mut self, plans: &ByPlayer<Plan>, slot: usize, ctx: &mut Ctx<'_, Event>) {
        let nest = |seat: Seat| match plans[seat].0[slot] {
            Action::Procreate { tile } => Some(tile),
            Action::Nothing | Action::Attack { .. } | Action::Move { .. } => None,
        };
        let expecting = |seat: &Seat| nest(*seat).is_some_and(|tile| self.why_barren(*seat, tile).is_none());
        let parents: SeatSet = self.public.players().iter().filter(expecting).collect();
        let born = |seat: &Seat| {
            let Some(tile) = nest(*seat) else { return false };
            let beside = parents.iter().filter(|&other| nest(other) == Some(tile)).count() as u8;
            self.public.crowd(tile) + beside <= self.public.capacity(tile)
        };
        let born: SeatSet = parents.iter().filter(born).collect();
        for seat in self.public.players() {
            let Some(tile) = nest(seat) else { continue };
            let (slot, action) = (slot as u8 + 1, plans[seat].0[slot]);
            if born.contains(seat) {
                self.public.reserve[seat.number() as usize] -= 1;
                self.public.put(seat.into(), tile, 1);
                ctx.tell_all(|| Notice::Born { slot, seat, tile });
            } else {
                let why = self.why_barren(seat, tile).unwrap_or(Why::NoRoom);
                ctx.tell_all(|| Notice::CameToNothing { slot, seat, action, why });
            }
        }
    }

    /// Two rats in a house that stands, and a third in the reserve (POL-144).
    fn why_barren(&self, seat: Seat, tile: Plot) -> Option<Why> {
        let family = Family::from(seat);
        if !self.public.present.contains(tile) {
            Some(Why::NoHouse)
        } else if self.public.rats(family, tile) < 2 {
            Some(Why::TooFew)
        } else if self.public.reserve(family) == 0 {
            Some(Why::NoReserve)
        } else {
            None
        }
    }
}
