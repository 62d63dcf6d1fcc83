//! What is told of a seat to whoever has learnt who is ahead: the six races as they stand, hands, rats and nuns.

use crate::values::{ONE, Told, flag, parts};
use games::rattus_cartus::{BuildingSet, Cards, Class, NUN_ROW, Options, Special, USED_OF_A_CLASS, View};
use table::{BySeat, Seat};

/// All that the seats have, counted once.
pub(super) struct Table<'a> {
    view: &'a View,
    hands: BySeat<Cards>,
    totals: BySeat<i32>,
    /// By how many nuns there are more than rats.
    spare: BySeat<i32>,
    ranks: [BySeat<i32>; 6],
    nuns: i32,
}

/// The most and the second most of the others; as little as can be where there is nobody.
fn two_most(of: impl Iterator<Item = i32>) -> (i32, i32) {
    of.fold((0, 0), |(most, second), one| if one > most { (one, most) } else { (most, second.max(one)) })
}

impl<'a> Table<'a> {
    /// `None` where the game is not as it was learnt.
    pub(super) fn of(everything: &'a View) -> Option<Table<'a>> {
        let public = &everything.public;
        if public.options != Options::default() {
            return None;
        }
        let seats = public.seats();
        let hands = BySeat::from_fn(seats, |seat| everything.hand_of(seat).up().unwrap_or_default());
        let small = table::BySeat::from_fn(seats, |seat| hands[seat]);
        let scores = public.scores(&small);
        let nuns = everything.nuns[..NUN_ROW].iter().filter_map(|card| card.up());
        let nuns = nuns.map(|card| i32::from(card.nuns())).sum();
        Some(Table {
            view: everything,
            totals: BySeat::from_fn(seats, |seat| i32::from(scores[seat].total())),
            spare: BySeat::from_fn(seats, |seat| nuns - i32::from(public.rats[seat])),
            ranks: Class::ALL.map(|class| {
                let mut ranks = BySeat::from_fn(seats, |_| 5);
                for (rank, seat) in (0..).zip(public.tracks.of(class).ranking()) {
                    ranks[seat] = rank;
                }
                ranks
            }),
            hands,
            nuns,
        })
    }

    pub(super) fn told(&self, seat: Seat) -> Told {
        let public = &self.view.public;
        let mut told = Told::default();
        let later = i32::from(public.rounds()) - i32::from(public.round);
        let others = || public.all().without(seat).iter();
        let living = || others().filter(|&other| self.spare[other] >= 0);
        let most = |of: &dyn Fn(Seat) -> i32| others().map(of).max().unwrap_or(0);
        for left in 0..4 {
            told.own(flag(later == left));
        }
        told.own(parts(later, 4));
        for seats in 3..=5 {
            told.own(flag(public.seats() == seats));
        }
        told.own(parts(self.nuns, 8));
        told.own(parts(public.rats[seat].into(), 8));
        told.own(parts(self.spare[seat], 4));
        for spare in [-3, -2, -1, 0, 1, 2, 3, 5] {
            told.own(flag(self.spare[seat] >= spare));
        }
        told.own(parts(most(&|other| self.spare[other]), 4));
        told.own(parts(others().map(|other| self.spare[other]).min().unwrap_or(0), 4));
        told.own(parts(living().count() as i32, 2));
        told.own(parts(others().filter(|&other| self.spare[other] >= 3).count() as i32, 2));
        // Points, of all and of those whom the plague would leave.
        let total = self.totals[seat];
        let rival = most(&|other| self.totals[other]);
        told.own(parts(total, 16));
        told.own(parts(total - rival, 16));
        let alive = living().map(|other| self.totals[other]).max();
        told.own(parts(alive.map_or(16, |rival| total - rival), 16));
        told.own(parts(public.points[seat].into(), 8));
        // Hands.
        let hand = self.hands[seat];
        let followers = i32::from(hand.followers());
        told.own(parts(hand.len().into(), 8));
        told.own(parts(followers, 8));
        let (first, second) = two_most(others().map(|other| self.hands[other].followers().into()));
        told.own(parts(followers - first, 4));
        told.own(parts(followers - second, 4));
        told.own(flag(followers > first));
        told.own(parts(most(&|other| self.hands[other].len().into()), 8));
        for special in [Special::Joker, Special::Sword, Special::Flute, Special::Pass, Special::Gold] {
            let own = i32::from(hand.of_special(special));
            let rival = most(&|other| self.hands[other].of_special(special).into());
            told.own(parts(own, 2));
            told.own(parts(rival, 2));
            told.own(parts((own - rival).clamp(-1, 1), 1));
        }
        let place = public.order().position(|other| other == seat).unwrap_or(0) as i32;
        told.own(flag(place == 0));
        told.own(parts(place, 2));
        for class in Class::ALL {
            told.thing(self.race(class, seat));
        }
        told
    }

    fn race(&self, class: Class, seat: Seat) -> [i16; 18] {
        let public = &self.view.public;
        let track = public.tracks.of(class);
        let others = || public.all().without(seat).iter();
        let own = i32::from(track.of(seat));
        let (first, second) = two_most(others().map(|other| track.of(other).into()));
        let ranks = &self.ranks[class.index()];
        let (rank, best) = (ranks[seat], others().map(|other| ranks[other]).min().unwrap_or(5));
        let in_hand = |seat: Seat| i32::from(self.hands[seat].of_class(class));
        let (held, second_held) = two_most(others().map(in_hand));
        let open = public.row().iter().filter(|card| card.class() == class).count() as i32;
        let points = |rank: i32| {
            let points = public.parts.scoring.influence.get(rank as usize).copied();
            i32::from(points.unwrap_or(0))
        };
        let to_come = self.to_come(class);
        [
            parts(own, 8),
            parts(first, 8),
            parts(second, 8),
            parts((own - first).clamp(-12, 12), 4),
            parts((own - second).clamp(-12, 12), 4),
            flag(own > 0),
            flag(first > 0),
            flag(own == first && own > 0 && rank < best),
            flag(own == first && own > 0 && rank > best),
            parts(in_hand(seat), 4),
            parts(held, 4),
            parts(second_held, 4),
            parts(open, 1),
            to_come,
            flag(open == 0 && to_come == 0),
            parts(points(rank), 8),
            parts(points(rank) - points(best), 8),
            parts((rank - best).clamp(-2, 2), 2),
        ]
    }

    /// How many buildings of this class the later rounds bring, on average.
    fn to_come(&self, class: Class) -> i16 {
        let public = &self.view.public;
        let known = public.row().iter().chain(public.under.as_slice());
        let known = known.filter(|card| card.class() == class).count();
        let past = public.past.among(BuildingSet::of_class(class)).len();
        let unseen = USED_OF_A_CLASS.saturating_sub(known + past) as i32;
        let (soon, replacing) = (i32::from(self.view.buildings), i32::from(self.view.replacement));
        (unseen * soon * ONE / (2 * (soon + replacing).max(1))) as i16
    }
}
