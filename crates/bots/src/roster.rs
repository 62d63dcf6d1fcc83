//! Everybody who can be asked to a table: a game's own players, and those who search.

use crate::NoSuchBot;
use crate::leash::Leash;
use crate::search::{Search, Searchable};
use std::fmt;
use table::{Bot, Game};

/// How many simulations the levels think that every house offers, from the weakest on.
pub const LEVELS: [u32; 3] = [100, 1_000, 10_000];

/// More than this is asked by nobody who wants to see the end of it.
const MOST_SIMULATIONS: u32 = 10_000_000;

/// A computer player that can be seated.
pub struct Player<G: Game> {
    /// As the command line and the wire spell it.
    pub name: String,
    /// What it does, faults included, in one honest English line.
    pub about: String,
    pub sees: Sees,
    mind: Mind<G>,
}

/// What a player is shown when it is asked. Only the arena seats those that see more than their view, to measure how much
/// seeing would be worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sees {
    /// The view of its seat.
    ItsView,
    /// What anybody at the table knows: what could be read from the others at the very most. What nobody has seen, the
    /// order of a deck above all, is luck to it as to everybody.
    AllMinds,
    /// Every card.
    Everything,
}

enum Mind<G: Game> {
    Rules(fn() -> Box<dyn Bot<G>>),
    Search { simulations: u32 },
}

impl<G: Searchable> Player<G> {
    /// One for each seat: a player may remember what it has seen. The leash ends its thoughts early.
    pub fn sit_down(&self, leash: &Leash) -> Box<dyn Bot<G>> {
        match self.mind {
            Mind::Rules(make) => make(),
            Mind::Search { simulations } => G::seated(Search::new(simulations, leash.clone())),
        }
    }

    /// The mind of a player that sees more than its view: for the arena, which lends it the truth.
    pub fn cheat(&self) -> Option<Search<G>> {
        match (self.sees, &self.mind) {
            (Sees::AllMinds | Sees::Everything, Mind::Search { simulations }) => {
                Some(Search::new(*simulations, Leash::long()))
            }
            (Sees::AllMinds | Sees::Everything, Mind::Rules(_)) | (Sees::ItsView, _) => None,
        }
    }

    fn search(simulations: u32) -> Self {
        let about = format!(
            "Deals itself what it cannot see, and plays on in its mind {simulations} times before each move."
        );
        let mind = Mind::Search { simulations };
        Player { name: format!("search-{simulations}"), about, sees: Sees::ItsView, mind }
    }

    fn telepath(simulations: u32) -> Self {
        let about = format!("Knows what anybody at the table knows, and thinks like search-{simulations}.");
        let mind = Mind::Search { simulations };
        Player { name: format!("telepath-{simulations}"), about, sees: Sees::AllMinds, mind }
    }

    fn cheating(simulations: u32) -> Self {
        let about = format!("Sees every card, and thinks like search-{simulations}.");
        let mind = Mind::Search { simulations };
        Player { name: format!("cheat-{simulations}"), about, sees: Sees::Everything, mind }
    }
}

impl<G: Game> fmt::Debug for Player<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.name, G::NAME)
    }
}

/// From the weakest to the strongest: those whom a table offers.
pub fn players<G: Searchable>() -> Vec<Player<G>> {
    let rules = G::bots().iter().map(|spec| Player {
        name: spec.name.to_owned(),
        about: spec.about.to_owned(),
        sees: Sees::ItsView,
        mind: Mind::Rules(spec.make),
    });
    rules.chain(LEVELS.map(Player::search)).collect()
}

/// The player of this name: one that a table offers, or `search-N` with any other N.
pub fn player<G: Searchable>(name: &str) -> Result<Player<G>, NoSuchBot> {
    simulations(name, "search-").map_or_else(|| offered(name), |simulations| Ok(Player::search(simulations)))
}

/// The player of this name, if a table offers it: nobody makes a house think for longer than it wants to.
pub fn offered<G: Searchable>(name: &str) -> Result<Player<G>, NoSuchBot> {
    let mut known = players::<G>();
    match known.iter().position(|player| player.name == name) {
        Some(index) => Ok(known.swap_remove(index)),
        None => Err(NoSuchBot {
            name: name.to_owned(),
            known: known.into_iter().map(|player| player.name).collect(),
        }),
    }
}

/// The same, and `telepath-N` and `cheat-N`, which see more than their view: for measurements, never for a table with
/// people.
pub fn player_or_cheat<G: Searchable>(name: &str) -> Result<Player<G>, NoSuchBot> {
    let telepath = simulations(name, "telepath-").map(Player::telepath);
    let cheat = || simulations(name, "cheat-").map(Player::cheating);
    telepath.or_else(cheat).map_or_else(|| player(name), Ok)
}

fn simulations(name: &str, prefix: &str) -> Option<u32> {
    let number = name.strip_prefix(prefix)?;
    let simulations: u32 = number.parse().ok()?;
    // One name for one player: `search-0100` is nobody.
    ((1..=MOST_SIMULATIONS).contains(&simulations) && simulations.to_string() == number)
        .then_some(simulations)
}
