//! What is told of a seat to whoever has learnt who is ahead: the buildings where its rats stand, what the cats may take,
//! advantages and cheese.

use super::model::PLOTS;
use super::prospects;
use crate::in_order;
use crate::values::{MOST_THINGS, ONE, Told, flag, parts};
use games::ratapolis::{Advantage, Family, Mark, Options, Plot, View};
use table::{BySeat, Seat};

/// All that the seats have, counted once.
pub(super) struct Table<'a> {
    view: &'a View,
    /// How much of what stands on each plot the cats will take.
    lost: [f32; PLOTS],
    totals: BySeat<i32>,
    /// What is left of the cheese that rats stand for, in quarters.
    kept: BySeat<i32>,
}

impl<'a> Table<'a> {
    /// `None` where the game is not as it was learnt.
    pub(super) fn of(everything: &'a View) -> Option<Table<'a>> {
        let public = &everything.public;
        if public.options != Options::default() {
            return None;
        }
        let lost = prospects::losses(everything);
        let scores = public.scores();
        let totals = BySeat::from_fn(public.seats(), |seat| i32::from(scores[seat].total()));
        let kept = BySeat::from_fn(public.seats(), |seat| {
            let stood = public.stands(seat.into()).iter().map(|plot| {
                let cheese = f32::from(public.rats(seat.into(), plot)) * f32::from(public.worth(plot));
                cheese * (1.0 - lost[plot.index()])
            });
            (4.0 * stood.sum::<f32>()) as i32
        });
        Some(Table { view: everything, lost, totals, kept })
    }

    pub(super) fn told(&self, seat: Seat) -> Told {
        let public = &self.view.public;
        let mut told = Told::default();
        let others = || public.players().without(seat).iter();
        let most = |of: &dyn Fn(Seat) -> i32| others().map(of).max().unwrap_or(0);
        let seats = i32::from(public.seats());
        let left = self.rounds_left();
        for rounds in 0..8 {
            told.own(flag(left == rounds));
        }
        told.own(parts(left, 4));
        told.own(parts(seats - 2, 2));
        told.own(flag(public.mark() == Mark::NoAttack));
        told.own(flag(public.mark() == Mark::OneAttack));
        told.own(parts(self.totals[seat], 16));
        told.own(parts(self.totals[seat] - most(&|other| self.totals[other]), 8));
        told.own(parts(self.kept[seat], 64));
        told.own(parts(self.kept[seat] - most(&|other| self.kept[other]), 32));
        told.own(parts(public.cheese_tokens(seat).into(), 4));
        told.own(parts(most(&|other| public.cheese_tokens(other).into()), 4));
        told.own(parts(public.captured(seat).into(), 4));
        told.own(parts(most(&|other| public.captured(other).into()), 4));
        let city = |seat: Seat| i32::from(public.in_city(seat.into()));
        told.own(parts(city(seat), 8));
        told.own(parts(city(seat) - most(&city), 4));
        told.own(parts(city(seat) - others().map(city).sum::<i32>() / (seats - 1).max(1), 4));
        told.own(parts(public.reserve(seat.into()).into(), 8));
        told.own(parts(public.lost(seat.into()).into(), 4));
        let spread = |seat: Seat| public.stands(seat.into()).len() as i32;
        told.own(parts(spread(seat), 4));
        told.own(parts(most(&spread), 4));
        if public.has_neutrals() {
            told.own(parts(public.in_city(Family::NEUTRAL).into(), 8));
        } else {
            told.own(0);
        }
        for advantage in Advantage::ALL {
            let owner = public.owner(advantage);
            told.own(flag(owner == Some(seat)));
            told.own(flag(owner.is_some_and(|owner| owner != seat)));
        }
        // The most valuable first, so that what is left out matters least.
        let mut plots = [(0, 0); PLOTS];
        let mut count = 0;
        for plot in public.stands(seat.into()) {
            let cheese = i32::from(public.rats(seat.into(), plot)) * i32::from(public.worth(plot));
            plots[count] = (-cheese, plot.index());
            count += 1;
        }
        if count > MOST_THINGS {
            in_order(&mut plots[..count], Ord::cmp);
        }
        for (_, plot) in plots.into_iter().take(count) {
            told.thing(self.building(Plot::ALL[plot], seat));
        }
        told
    }

    fn building(&self, plot: Plot, seat: Seat) -> [i16; 18] {
        let public = &self.view.public;
        let own = i32::from(public.rats(seat.into(), plot));
        let rats = |family: Family| i32::from(public.rats(family, plot));
        let rival = public.players().without(seat).iter().map(|other| rats(other.into())).max();
        let crowd = i32::from(public.crowd(plot));
        let capacity = i32::from(public.capacity(plot));
        let worth = i32::from(public.worth(plot));
        let lost = (self.lost[plot.index()] * ONE as f32) as i16;
        let lies = super::model::token_on(public, plot);
        let is_building = public.buildings().contains(plot);
        let mut near = [0; 3];
        for beside in public.city.adjacent(plot).among(public.present) {
            near[0] += i32::from(public.rats(seat.into(), beside));
            near[1] += i32::from(public.crowd(beside));
            near[2] = near[2].max(i32::from(public.worth(beside)));
        }
        [
            parts(own, 2),
            flag(own == 1),
            flag(own >= 3),
            parts(worth, 2),
            parts(own * worth, 8),
            lost,
            ((i32::from(lost) * own * worth) / 8).clamp(0, 32_000) as i16,
            parts(rival.unwrap_or(0), 2),
            parts(crowd - own, 4),
            parts((own - rival.unwrap_or(0)).clamp(-4, 4), 2),
            parts(capacity, 4),
            parts(capacity - crowd, 4),
            flag(crowd >= capacity),
            flag(lies.is_some()),
            flag(is_building),
            parts(near[0], 4),
            parts(near[1], 8),
            parts(near[2], 4),
        ]
    }

    /// How many rounds are played after this one.
    fn rounds_left(&self) -> i32 {
        let public = &self.view.public;
        let open = |mark: &&Mark| **mark != Mark::Closed;
        public.marks[usize::from(public.round)..].iter().filter(open).count() as i32
    }
}
