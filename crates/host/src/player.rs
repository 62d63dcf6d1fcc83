//! How a computer player, or the house itself, comes to a thought: for whoever drives the table. The view is all that goes
//! in; the leash ends it early.

use crate::Hostable;
use crate::done::{Think, Who};
use crate::limits;
use bots::Leash;
use bots::search::{Search, Thought};
use std::fmt;
use table::{Bot, Dice, Seat};

/// A computer player in its seat. It may remember what it has seen, so it is kept from thought to thought.
pub struct Player<G: Hostable> {
    who: Who,
    bot: Box<dyn Bot<G>>,
    leash: Leash,
}

impl<G: Hostable> fmt::Debug for Player<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} of {}", self.who, G::NAME)
    }
}

impl<G: Hostable> Player<G> {
    /// None: there is no such player any more.
    pub fn sit_down(who: &Who, leash: Leash) -> Option<Player<G>> {
        let bot = match who {
            Who::Substitute => G::substitute(),
            Who::Bot(name) => bots::offered::<G>(name).ok()?.sit_down(&leash),
        };
        Some(Player { who: who.clone(), bot, leash })
    }

    pub(crate) fn exists(name: &str) -> bool {
        bots::offered::<G>(name).is_ok()
    }

    pub fn is(&self, who: &Who) -> bool {
        self.who == *who
    }

    pub fn leash(&self) -> &Leash {
        &self.leash
    }

    /// What it may do though nobody waits for it comes first; then it is asked again.
    pub fn think(&mut self, asked: &Think<G>, dice: &mut Dice) -> G::Decision {
        let Think { seat, view, aside, .. } = asked;
        let aside = aside.clone().filter(|_| self.bot.steps_aside(*seat, view));
        aside.unwrap_or_else(|| self.bot.decide(*seat, view, dice))
    }
}

/// What the house would do in this seat.
pub fn advise<G: Hostable>(
    seat: Seat,
    view: &G::View,
    leash: Leash,
    dice: &mut Dice,
) -> Thought<G::Decision> {
    Search::<G>::new(limits::HINT, leash).think(seat, view, dice)
}
