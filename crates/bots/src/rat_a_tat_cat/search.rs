//! What a player who thinks ahead weighs in Rat-a-Tat Cat.

use super::belief;
use super::careful::{self, rounds_left};
use super::rulebook;
use crate::search::{LONG_FROM, SHORT_BELOW, Searchable, shares};
use rat_a_tat_cat::{Decision, Phase, State, View};
use table::{BySeat, Dice, Seat};

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

    /// Against one other a short thought takes everybody for a player by the rulebook.
    fn is_careful(view: &View, simulations: u32) -> bool {
        view.public.seats() > 2 || simulations >= SHORT_BELOW
    }

    fn hasty_habit(seat: Seat, view: &View, _: &mut Dice) -> Decision {
        rulebook::answer(seat, view)
    }

    /// A careful player needs no teaching: learning on, a thousand simulations win some 55 % of matches of two against
    /// one, and without it 58 % (docs/bots.md).
    const LEARNS_ON: bool = false;

    /// With several others most of what happens is luck, and what looks better is so less often. Against one the habits
    /// of a careful player are good enough to hold on to, and only a long thought ventures beyond them: that keeps the
    /// Alchemist and the Sage apart, whom the length of a thought alone would not (docs/bots.md).
    fn caution(view: &View, simulations: u32) -> f64 {
        match (view.public.seats(), simulations) {
            (3.., _) | (_, 0..SHORT_BELOW) => 2.0,
            (_, SHORT_BELOW..LONG_FROM) => 4.0,
            _ => 1.0,
        }
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
}
