//! The player without a plan, for every game.

use table::{Bot, Dice, Game, Seat, World};

/// Picks any legal decision, each as likely as the other.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    /// What is legal follows from the view alone, so any world that looks like it will do to ask the rules.
    fn decide(&mut self, seat: Seat, view: &G::View, dice: &mut Dice) -> G::Decision {
        let imagined = G::imagine(view, dice);
        World::at(imagined, dice.clone()).sample_with(seat, dice)
    }
}
