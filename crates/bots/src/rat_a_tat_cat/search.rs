//! What a player who thinks ahead weighs in Rat-a-Tat Cat.

use super::belief;
use super::careful::{self, rounds_left};
use super::rulebook;
use crate::search::{Searchable, shares};
use rat_a_tat_cat::{Decision, Phase, ROW, State, View};
use std::hash::{DefaultHasher, Hash, Hasher};
use table::{BySeat, Dice, Face, Seat};

/// How far a round may turn the totals of two players, in the scale of a logistic curve: what makes the outcomes of some
/// thousand matches likeliest, with two players as with four, and however many rounds are left.
const ROUND_SPREAD: f32 = 5.0;

impl Searchable for State {
    fn candidates(seat: Seat, view: &View, most: usize, dice: &mut Dice) -> Vec<Decision> {
        let habit = Self::habit(seat, view, dice);
        let mut all = vec![habit];
        let Some(ask) = view.ask() else { return all };
        let mut others = ask.list(view.others());
        others.retain(|decision| *decision != habit);
        all.extend(careful::by_promise(seat, view, others).into_iter().take(most.saturating_sub(1)));
        all
    }

    fn habit(seat: Seat, view: &View, _: &mut Dice) -> Decision {
        careful::answer(seat, view)
    }

    /// A short thought is the rulebook's, and sees further; a longer one takes everybody for a careful player, and the
    /// longest is one itself. Each step is a small one (docs/bots.md).
    const PLAYS_ON_WITH_CARE_FROM: u32 = 1_000;
    const BEGINS_WITH_CARE_FROM: u32 = 10_000;
    fn hasty_habit(seat: Seat, view: &View, _: &mut Dice) -> Decision {
        rulebook::answer(seat, view)
    }

    fn round(view: &View) -> u32 {
        view.public.round + u32::from(view.phase == Phase::Scored)
    }

    /// Lower totals win; each round to come may turn them.
    fn chances(everything: &View) -> BySeat<f32> {
        let public = &everything.public;
        let scale = ROUND_SPREAD * rounds_left(everything).max(0.25).sqrt();
        shares(&BySeat::from_fn(public.seats(), |seat| match public.out_in[seat] {
            0 => -(public.totals[seat] as f32) / scale,
            _ => f32::MIN / 2.0,
        }))
    }

    /// Dark cards are not what they were dealt: people keep low ones and part with high ones.
    const WORLDS_TO_CHOOSE_FROM: u32 = 16;
    fn plausibility(view: &View, imagined: &View) -> f32 {
        belief::plausibility(view, imagined)
    }

    /// The step, the discard, and the own and the others' cards that are known.
    fn information(seat: Seat, view: &View) -> u64 {
        let mut hash = DefaultHasher::new();
        let points = |face: Face<rat_a_tat_cat::Card>| face.up().map_or(u8::MAX, |card| card as u8);
        std::mem::discriminant(&view.phase).hash(&mut hash);
        if let Some(turn) = view.phase.on_turn() {
            std::mem::discriminant(&turn.step).hash(&mut hash);
            turn.super_peek.hash(&mut hash);
        }
        view.phase.drawn().map(points).hash(&mut hash);
        view.public.discard.top().map(|card| card as u8).hash(&mut hash);
        (view.public.turns, view.public.last_turns.is_some()).hash(&mut hash);
        for owner in view.public.in_round.clockwise_from(seat) {
            let row: [u8; ROW] = view.rows.of(owner).map(|seen| points(seen.face));
            row.hash(&mut hash);
        }
        hash.finish()
    }
}
