//! What a player who thinks ahead weighs in {{title}}.

use super::Greedy;
use crate::search::{Searchable, shares};
use games::{{ident}}::{Decision, State, View};
use table::{Bot, BySeat, Dice, Seat};

impl Searchable for State {
    fn candidates(seat: Seat, view: &View, most: usize, dice: &mut Dice) -> Vec<Decision> {
        let habit = Self::habit(seat, view, dice);
        let others = view.asked().unwrap_or_default().iter().copied().filter(|decision| *decision != habit);
        std::iter::once(habit).chain(others).take(most).collect()
    }

    fn habit(seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        Greedy.decide(seat, view, dice)
    }

    /// A match is one round.
    fn round(_: &View) -> u32 {
        1
    }

    /// By the cards as they are.
    fn chances(everything: &View) -> BySeat<f32> {
        let sign = if everything.public.options.low_wins { -1.0 } else { 1.0 };
        shares(&BySeat::from_fn(everything.hands.len(), |seat| {
            sign * f32::from(everything.hands[seat].up().unwrap_or_default())
        }))
    }

    fn points(seat: Seat, everything: &View) -> f32 {
        f32::from(everything.hands[seat].up().unwrap_or_default())
    }
}
