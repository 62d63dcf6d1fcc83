//! The race on a class's track: what it will bring, by how things stand and how many of its buildings are still to come.
//!
//! The numbers are fits to some thousands of games between players who think a little, rounded by hand.

use crate::sums::Alike;
use games::rattus_cartus::{BuildingSet, Class, Track, USED_OF_A_CLASS, View};
use table::{BySeat, Seat};

/// How far apart two players come, on the scale of a logistic curve: at the next building, and at all that follow.
const NEXT: f32 = 0.9;
const ALL: f32 = 0.85;
/// Where nothing is to come, the order is final.
const SETTLED: f32 = 0.1;
/// What a card of the class in hand is worth, in influence.
const IN_HAND: f32 = 0.5;
/// How soon whoever is not on the track comes to it, by building.
const ENTRY: f32 = 0.9;

/// How many buildings of this class the later rounds bring, on average.
pub(super) fn later(view: &View, class: Class) -> f32 {
    let public = &view.public;
    let known = public.row().iter().chain(public.under.as_slice());
    let known = known.filter(|card| card.class() == class).count();
    let past = public.past.among(BuildingSet::of_class(class)).len();
    let unseen = USED_OF_A_CLASS.saturating_sub(known + past) as f32;
    unseen * f32::from(view.buildings) / f32::from((view.buildings + view.replacement).max(1))
}

/// How many buildings of this class lie open in this round.
pub(super) fn open(view: &View, class: Class) -> f32 {
    view.public.row().iter().filter(|card| card.class() == class).count() as f32
}

/// One track, with so many buildings to come.
pub(super) struct Race {
    to_come: f32,
    spread: f32,
    entry: f32,
}

impl Race {
    pub(super) fn with(to_come: f32) -> Race {
        Race {
            to_come,
            spread: SETTLED + NEXT * to_come.min(1.0) + ALL * to_come.sqrt(),
            entry: 1.0 - (-ENTRY * to_come).exp_alike(),
        }
    }

    /// Influence, and what the hand may make of it.
    pub(super) fn reach(&self, influence: u16, in_hand: u8) -> f32 {
        f32::from(influence) + IN_HAND * f32::from(in_hand) * self.to_come.min(1.0)
    }

    /// How likely a player with so much influence is to be on the track in the end (CART-126).
    pub(super) fn takes_part(&self, influence: u16) -> f32 {
        if influence > 0 { 1.0 } else { self.entry }
    }

    /// How likely whoever is so far ahead is to be ahead in the end.
    pub(super) fn stays(&self, ahead: f32) -> f32 {
        1.0 / (1.0 + (-ahead / self.spread).exp_alike())
    }
}

/// How likely each number of rivals is to rank above, each of them being above as likely as it is.
#[derive(Clone, Copy)]
pub(super) struct Above([f32; 3]);

/// Nobody.
impl Default for Above {
    fn default() -> Above {
        Above([1.0, 0.0, 0.0])
    }
}

impl Above {
    pub(super) fn and(self, likely: f32) -> Above {
        let [none, one, two] = self.0;
        let not = 1.0 - likely;
        Above([none * not, one * not + none * likely, two * not + one * likely])
    }

    /// What the ranks bring on average; only three of them bring anything (CART-124).
    pub(super) fn worth(self, ranks: [f32; 3]) -> f32 {
        self.0.iter().zip(ranks).map(|(likely, points)| likely * points).sum()
    }
}

/// Between players on the same space: the lower disc ranks higher (CART-125).
const LOWER: f32 = 0.5;

fn advantage(track: &Track, one: Seat, other: Seat) -> f32 {
    if track.of(one) != track.of(other) || track.of(one) == 0 {
        return 0.0;
    }
    if track.ranking().find(|seat| [one, other].contains(seat)) == Some(one) { LOWER } else { -LOWER }
}

/// What so much influence will bring a seat, in points of the ranks, as far as a player at the table can tell.
pub(super) fn worth(
    view: &View,
    race: &Race,
    class: Class,
    seat: Seat,
    influence: u16,
    ranks: [f32; 3],
) -> f32 {
    let track = view.public.tracks.of(class);
    let mut above = Above::default();
    for rival in view.public.all().without(seat) {
        let lower = match track.of(rival) {
            _ if influence == track.of(seat) => advantage(track, seat, rival),
            // The disc would land on the rival's.
            same if same == influence => -LOWER,
            _ => 0.0,
        };
        let ahead = f32::from(influence) - f32::from(track.of(rival)) + lower;
        above = above.and((1.0 - race.stays(ahead)) * race.takes_part(track.of(rival)));
    }
    above.worth(ranks) * race.takes_part(influence)
}

/// What each seat will get for this class, on average, by the view of everything.
pub(super) fn expected(everything: &View, class: Class) -> BySeat<f32> {
    let public = &everything.public;
    let race = Race::with(open(everything, class) + later(everything, class));
    let track = public.tracks.of(class);
    let reach = BySeat::<f32>::from_fn(public.seats(), |seat| {
        let hand = everything.hand_of(seat).up().unwrap_or_default();
        race.reach(track.of(seat), hand.of_class(class))
    });
    let mut above = BySeat::<Above>::filled(public.seats());
    for one in public.all() {
        for other in public.all().iter().filter(|other| *other > one) {
            let stays = race.stays(reach[one] - reach[other] + advantage(track, one, other));
            above[one] = above[one].and((1.0 - stays) * race.takes_part(track.of(other)));
            above[other] = above[other].and(stays * race.takes_part(track.of(one)));
        }
    }
    let ranks = public.parts.scoring.influence.map(f32::from);
    above.map(|seat, above| above.worth(ranks) * race.takes_part(track.of(seat)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_building_to_come_is_settled() {
        let race = Race::with(0.0);
        assert!(
            race.stays(1.0) > 0.999 && race.stays(LOWER) > 0.99,
            "{} {}",
            race.stays(1.0),
            race.stays(LOWER)
        );
        assert_eq!((race.takes_part(0), race.takes_part(1), race.reach(3, 4)), (0.0, 1.0, 3.0));
    }

    #[test]
    fn the_more_buildings_are_to_come_the_less_a_lead_is_worth() {
        let stays = [0.0, 0.5, 1.0, 2.0, 4.0].map(|to_come| Race::with(to_come).stays(2.0));
        assert!(stays.is_sorted_by(|more, less| more > less) && stays[4] > 0.5, "{stays:?}");
    }

    #[test]
    fn ranks_are_counted_by_who_is_above() {
        let ranks = [10.0, 5.0, 2.0];
        let sure = |rivals: usize| (0..rivals).fold(Above::default(), |above, _| above.and(1.0)).worth(ranks);
        assert_eq!([0, 1, 2, 3].map(sure), [10.0, 5.0, 2.0, 0.0]);
        assert_eq!(Above::default().and(0.5).and(0.5).worth(ranks), 0.25 * 10.0 + 0.5 * 5.0 + 0.25 * 2.0);
    }
}
