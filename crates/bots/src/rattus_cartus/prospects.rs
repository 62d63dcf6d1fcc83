//! Who is ahead at the start of a round, by the view of everything.
//!
//! The numbers are fits to some thousands of games between players who think a little, rounded by hand.

use super::race;
use crate::sums::Alike;
use games::rattus_cartus::{Class, Special, View};
use table::{BySeat, Seat};

/// How far apart two players are likely to come in the last round, in points on the scale of a logistic curve; how much
/// farther by the rounds before it, and by each rival beyond the first.
const LAST_ROUND: f32 = 3.0;
const EARLIER: f32 = 1.5;
const A_RIVAL: f32 = 0.3;

/// A follower in hand, and a joker beside being one.
const FOLLOWER: f32 = 0.2;
const JOKER: f32 = 0.8;
/// A Sword, a Flute or a Pass, and a Gold; and how much of the awards for having the most is settled. Of Gold nothing was
/// fitted: it is not in the recommended set.
const SPECIAL: f32 = 1.0;
const GOLD: f32 = 1.0;
const SETTLED: f32 = 0.3;

/// How far off the rats of the end may be: in the last round, and by each round before it; and how many rats a player is
/// rid of in each of them.
const RATS_LAST_ROUND: f32 = 0.75;
const RATS_EARLIER: f32 = 0.4;
const RID: f32 = 0.65;

/// Each seat's chance to win.
pub(super) fn chances(everything: &View) -> BySeat<f32> {
    let public = &everything.public;
    let later = f32::from(public.rounds() - public.round);
    let spread = LAST_ROUND + EARLIER * later.sqrt() + A_RIVAL * f32::from(public.seats() - 2);
    let points = points(everything).map(|_, points| points / spread);
    let nuns: u8 = everything.nuns.iter().filter_map(|card| card.up()).map(|card| card.nuns()).sum();
    let safe = BySeat::from_fn(public.seats(), |seat| {
        let spare = f32::from(nuns) - f32::from(public.rats[seat]) + 0.5 + RID * (1.0 + later);
        1.0 / (1.0 + (-spare / (RATS_LAST_ROUND + RATS_EARLIER * later)).exp_alike())
    });
    among_the_living(&points, &safe)
}

/// What everybody will have in the end.
fn points(everything: &View) -> BySeat<f32> {
    let public = &everything.public;
    let hands = BySeat::from_fn(public.seats(), |seat| everything.hand_of(seat).up().unwrap_or_default());
    let scores = public.scores(&hands);
    let mut points = BySeat::from_fn(public.seats(), |seat| {
        let (hand, score) = (hands[seat], scores[seat]);
        let few = hand.specials().len() - hand.of_special(Special::Joker) - hand.of_special(Special::Gold);
        f32::from(score.palace)
            + SETTLED * f32::from(score.awards() + score.gold)
            + FOLLOWER * f32::from(hand.followers())
            + JOKER * f32::from(hand.of_special(Special::Joker))
            + SPECIAL * f32::from(few)
            + GOLD * f32::from(hand.of_special(Special::Gold))
    });
    for class in Class::ALL {
        let expected = race::expected(everything, class);
        points.iter_mut().for_each(|(seat, points)| *points += expected[seat]);
    }
    points
}

/// Whoever is ahead among those whom the plague leaves; where it leaves nobody, nobody wins.
fn among_the_living(points: &BySeat<f32>, safe: &BySeat<f32>) -> BySeat<f32> {
    let most = points.as_slice().iter().copied().fold(f32::MIN, f32::max);
    let weights = points.map(|_, points| (points - most).exp_alike());
    let mut chances = BySeat::filled(points.len());
    for living in 1..1u16 << points.len() {
        let lives = |seat: Seat| living >> seat.number() & 1 == 1;
        let (mut likely, mut all) = (1.0, 0.0);
        for (seat, &safe) in safe.iter() {
            likely *= if lives(seat) { safe } else { 1.0 - safe };
            all += if lives(seat) { weights[seat] } else { 0.0 };
        }
        for (seat, chance) in chances.iter_mut().filter(|(seat, _)| lives(*seat)) {
            *chance += likely * weights[seat] / all;
        }
    }
    chances
}
