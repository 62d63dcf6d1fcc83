//! Computer players.
//!
//! The law: a bot gets a [`View`](Game::View) and dice, nothing else. The view has perfect recall and no secrets, so a
//! bot may count and deduce whatever the rules let a seat know, and a weaker one may forget; none can know more. A bot
//! that wants to think ahead deals itself worlds with [`Game::imagine`] and never holds the true one.
//!
//! [`Random`] plays every game. Players by rules know one game each and live in its folder; a game lists them by
//! implementing [`HasBots`]. [`Search`](search::Search) plays every game that says what is worth a thought
//! ([`Searchable`](search::Searchable)). [`players`] are all of them together.

pub mod clock;
mod leash;
mod order;
mod random;
pub mod rat_a_tat_cat;
pub mod ratapolis;
pub mod ratland;
pub mod rattus_cartus;
mod roster;
pub mod search;
mod sums;
mod ties;
pub mod values;

pub use leash::Leash;
pub use order::in_order;
pub use random::Random;
pub use roster::{LEVELS, Level, Player, Sees, offered, player, player_or_cheat, players};
use std::fmt;
use table::{Bot, Game};

/// A game that computer players can play.
pub trait HasBots: Game {
    /// From the weakest to the strongest.
    fn bots() -> &'static [BotSpec<Self>];

    /// Who takes the seat of a player that is gone: the best of those who answer at once, so that nobody is harmed by a line
    /// that dropped.
    fn substitute() -> Box<dyn Bot<Self>> {
        Self::bots().last().map_or_else(|| Box::new(Random) as Box<dyn Bot<Self>>, |best| (best.make)())
    }
}

/// A computer player as the command line and the page offer it.
pub struct BotSpec<G: Game> {
    /// As the command line spells it.
    pub name: &'static str,
    /// What it does, faults included, in one honest English line.
    pub about: &'static str,
    /// One for each seat: a bot may remember what it has seen.
    pub make: fn() -> Box<dyn Bot<G>>,
}

impl<G: Game> fmt::Debug for BotSpec<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.name, G::NAME)
    }
}

/// No computer player of this game has that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no computer player `{name}`; there are {}", known.join(", "))]
pub struct NoSuchBot {
    pub name: String,
    pub known: Vec<String>,
}

/// The computer player of this name.
pub fn by_name<G: HasBots>(name: &str) -> Result<&'static BotSpec<G>, NoSuchBot> {
    let bots = G::bots();
    bots.iter().find(|bot| bot.name == name).ok_or_else(|| NoSuchBot {
        name: name.to_owned(),
        known: bots.iter().map(|bot| bot.name.to_owned()).collect(),
    })
}
