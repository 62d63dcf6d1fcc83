//! What a player who thinks ahead weighs in Rattus Cartus.

use super::rulebook::{self, Rulebook};
use crate::search::{Searchable, shares};
use rattus_cartus::{Ask, Class, Decision, Special, State, View};
use std::hash::{DefaultHasher, Hash, Hasher};
use table::{Bot, BySeat, Dice, Seat};

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
                let habit = Rulebook.decide(seat, view, dice);
                let mut all = vec![habit];
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

    fn chances(everything: &View) -> BySeat<f32> {
        let public = &everything.public;
        let left = f32::from(public.rounds() + 1 - public.round) / f32::from(public.rounds());
        let nuns: u8 = everything.nuns.iter().filter_map(|card| card.up()).map(|card| card.nuns()).sum();
        shares(&BySeat::from_fn(public.seats(), |seat| {
            let mut points = f32::from(public.points[seat]);
            for class in Class::ALL {
                let track = public.tracks.of(class);
                let rank = track.ranking().position(|other| other == seat);
                let won =
                    rank.and_then(|rank| public.parts.scoring.influence.get(rank)).copied().unwrap_or(0);
                points += f32::from(won) * (1.0 - 0.5 * left) + 0.4 * f32::from(track.of(seat).min(12));
            }
            let hand = everything.hand_of(seat).up().unwrap_or_default();
            let jokers = f32::from(hand.of_special(Special::Joker));
            points += (0.15 + 0.5 * left.min(0.5)) * f32::from(hand.len()) + 0.5 * jokers;
            let spare = f32::from(nuns) - f32::from(public.rats[seat]) + 0.5;
            let safe = 1.0 / (1.0 + (-1.7 * spare / (0.3 + 3.0 * left)).exp());
            points / (2.0 + 3.0 * left) + safe.max(1e-6).ln()
        }))
    }

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
