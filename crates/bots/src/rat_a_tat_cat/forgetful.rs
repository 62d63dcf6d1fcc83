//! A player with a memory that lets go of things.

use super::memory::{Lapses, Memory};
use games::rat_a_tat_cat::{Decision, State, View};
use table::{Bot, Dice, Seat};

/// Decides as it would otherwise, by what it still knows.
pub(super) struct Forgetful<B> {
    memory: Memory,
    player: B,
}

impl<B: Bot<State>> Forgetful<B> {
    pub(super) fn new(lapses: Lapses, player: B) -> Self {
        Forgetful { memory: Memory::new(lapses), player }
    }
}

impl<B: Bot<State>> Bot<State> for Forgetful<B> {
    fn decide(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        let recalled = self.memory.recall(seat, view, dice);
        self.player.decide(seat, &recalled, dice)
    }

    fn steps_aside(&mut self, seat: Seat, view: &View) -> bool {
        self.player.steps_aside(seat, view)
    }
}
