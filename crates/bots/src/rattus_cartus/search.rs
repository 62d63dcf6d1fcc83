//! What a player who thinks ahead weighs in Rattus Cartus.

use super::rulebook::{self, Rulebook};
use crate::search::Searchable;
use rattus_cartus::{Ask, Class, Decision, Special, State, View};
use std::hash::{DefaultHasher, Hash, Hasher};
use table::{Bot, BySeat, Dice, Seat};

/// How much of a rank may still be lost when all rounds are to come.
const UNSETTLED: f32 = 0.5;
/// What influence is worth beside the rank it has won, up to where nobody will catch up.
const INFLUENCE: f32 = 0.4;
const MUCH_INFLUENCE: u16 = 12;
/// A Joker, beside being a card.
const JOKER: f32 = 0.5;

impl Searchable for State {
    /// To the end of the round.
    const ROUNDS_AHEAD: u32 = 1;

    fn candidates(seat: Seat, view: &View, most: usize, dice: &mut Dice) -> Vec<Decision> {
        let Some(ask) = view.ask() else { return Vec::new() };
        match ask {
            Ask::Visit { row, cards, pass } => {
                let mut all = rulebook::visits(view, seat, row, cards);
                all.truncate(most.saturating_sub(usize::from(pass)).max(1));
                all.extend(pass.then_some(Decision::Pass));
                all
            }
            Ask::Privilege { .. }
            | Ask::Look { .. }
            | Ask::Victim { .. }
            | Ask::Give { .. }
            | Ask::Receiver { .. }
            | Ask::Act { .. }
            | Ask::Discard { .. } => {
                let mut all = vec![rulebook::answer(view, seat, ask)];
                let listed = ask.list().unwrap_or_else(|| (0..most).map(|_| ask.sample(dice)).collect());
                for decision in listed {
                    if all.len() < most && !all.contains(&decision) {
                        all.push(decision);
                    }
                }
                all
            }
        }
    }

    fn habit(seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        Rulebook.decide(seat, view, dice)
    }

    fn round(view: &View) -> u32 {
        u32::from(view.public.round)
    }

    /// Points as they stand, and whether the rats will be too many: in an imagined world the nuns are known.
    fn chances(everything: &View) -> BySeat<f32> {
        let public = &everything.public;
        let left = f32::from(public.rounds() + 1 - public.round) / f32::from(public.rounds());
        let nuns: u8 = everything.nuns.iter().filter_map(|card| card.up()).map(|card| card.nuns()).sum();
        let points = BySeat::from_fn(public.seats(), |seat| {
            let mut points = f32::from(public.points[seat]);
            for class in Class::ALL {
                let track = public.tracks.of(class);
                let rank = track.ranking().position(|other| other == seat);
                let won =
                    rank.and_then(|rank| public.parts.scoring.influence.get(rank)).copied().unwrap_or(0);
                points += f32::from(won) * (1.0 - UNSETTLED * left)
                    + INFLUENCE * f32::from(track.of(seat).min(MUCH_INFLUENCE));
            }
            let hand = everything.hand_of(seat).up().unwrap_or_default();
            let jokers = f32::from(hand.of_special(Special::Joker));
            points += (0.15 + 0.5 * left.min(0.5)) * f32::from(hand.len()) + JOKER * jokers;
            points / (2.0 + 3.0 * left)
        });
        let safe = BySeat::from_fn(public.seats(), |seat| {
            let spare = f32::from(nuns) - f32::from(public.rats[seat]) + 0.5;
            1.0 / (1.0 + (-1.7 * spare / (0.3 + 3.0 * left)).exp())
        });
        among_the_living(&points, &safe)
    }

    /// The own hand, and what everybody has done in this round.
    fn information(seat: Seat, view: &View) -> u64 {
        let mut hash = DefaultHasher::new();
        let public = &view.public;
        (seat, public.round, format!("{:?}", public.phase)).hash(&mut hash);
        format!("{:?}", view.hand_of(seat)).hash(&mut hash);
        for other in public.all() {
            (public.position_of(other), public.laid[other], public.rats[other], public.hands[other])
                .hash(&mut hash);
        }
        hash.finish()
    }
}

/// Whoever is ahead among those whom the plague leaves; where it leaves nobody, nobody wins.
fn among_the_living(points: &BySeat<f32>, safe: &BySeat<f32>) -> BySeat<f32> {
    let most = points.as_slice().iter().copied().fold(f32::MIN, f32::max);
    let weights = points.map(|_, points| (points - most).exp());
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
