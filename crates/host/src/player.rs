//! How a computer player, or the house itself, comes to a thought: for whoever drives the table. The view is all that goes
//! in; the leash ends it early.

use crate::Hostable;
use crate::done::{Think, Who};
use crate::kept::Time;
use crate::limits;
use bots::Leash;
use bots::search::{Search, Thought};
use std::fmt;
use std::time::Duration;
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

    /// How long each of this player's decisions takes, in milliseconds; none if there is no such player any more. It is
    /// the same whatever the player holds: how long somebody thinks tells nobody what about.
    pub(crate) fn takes(who: &Who) -> Option<Time> {
        match who {
            Who::Substitute => Some(0),
            Who::Bot(name) => bots::offered::<G>(name).ok().map(|player| player.takes().as_millis() as Time),
        }
    }

    pub fn is(&self, who: &Who) -> bool {
        self.who == *who
    }

    pub fn leash(&self) -> &Leash {
        &self.leash
    }

    /// Shortens the leash of whoever had to wait for a thread, so that the decision is there when it is due, or at least before
    /// the watchdog's. It `takes` so long, and the safe default is taken `within` that.
    pub fn hurry(&self, takes: Duration, within: Duration, waited: Duration) {
        let left = takes.saturating_sub(waited).max(takes / 4);
        self.leash.shorten(left.min(within.saturating_sub(waited) / 2));
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
    Search::<G>::new(limits::HINT, leash).counting().think(seat, view, dice)
}
