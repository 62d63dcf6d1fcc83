//! Everybody who can be asked to a table: a game's own players, and those who search.

use crate::NoSuchBot;
use crate::leash::Leash;
use crate::search::{Lessons, Search, Searchable, takes};
use std::fmt;
use std::time::Duration;
use table::{Bot, Game};

/// How many simulations the levels think that every house offers, from the weakest on.
pub const LEVELS: [u32; 3] = [100, 1_000, 10_000];

/// More than this is asked by nobody who wants to see the end of it.
const MOST_SIMULATIONS: u32 = 10_000_000;

/// Whom a player would be a match for. From the ladder of docs/bots.md, where each rung wins clearly more than its share against
/// the one below; what the page says of anybody's strength comes from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Looks at its own things, if at anything.
    Beginner,
    /// Weighs what a careful person would.
    Evening,
    /// Thinks ahead.
    Club,
    /// Thinks ahead as long as it may.
    Master,
}

impl Level {
    /// Of those who follow rules, by the name that they have in every game.
    fn of_rules(name: &str) -> Level {
        match name {
            "random" | "greedy" => Level::Beginner,
            _ => Level::Evening,
        }
    }

    fn of_search(simulations: u32) -> Level {
        if simulations < LEVELS[2] { Level::Club } else { Level::Master }
    }
}

/// A computer player that can be seated.
pub struct Player<G: Game> {
    /// As the command line and the wire spell it.
    pub name: String,
    /// What it does, faults included, in one honest English line.
    pub about: String,
    pub level: Level,
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
    Search { simulations: u32, lessons: Lessons },
}

impl<G: Searchable> Player<G> {
    /// One for each seat: a player may remember what it has seen. The leash ends its thoughts early.
    pub fn sit_down(&self, leash: &Leash) -> Box<dyn Bot<G>> {
        match self.mind {
            Mind::Rules(make) => make(),
            Mind::Search { simulations, lessons } => {
                G::seated(Search::new(simulations, leash.clone()).with_lessons(lessons))
            }
        }
    }

    /// How long each of its decisions takes at a table. Whoever follows rules answers at once.
    pub fn takes(&self) -> Duration {
        match self.mind {
            Mind::Rules(_) => Duration::ZERO,
            Mind::Search { simulations, .. } => takes::<G>(simulations),
        }
    }

    /// The mind of a player that sees more than its view: for the arena, which lends it the truth.
    pub fn cheat(&self) -> Option<Search<G>> {
        match (self.sees, &self.mind) {
            (Sees::AllMinds | Sees::Everything, Mind::Search { simulations, lessons }) => {
                Some(Search::new(*simulations, Leash::long()).with_lessons(*lessons))
            }
            (Sees::AllMinds | Sees::Everything, Mind::Rules(_)) | (Sees::ItsView, _) => None,
        }
    }

    fn search(simulations: u32) -> Self {
        let about = format!(
            "Deals itself what it cannot see, and plays on in its mind {simulations} times before each move."
        );
        let mind = Mind::Search { simulations, lessons: Lessons::ALL };
        let level = Level::of_search(simulations);
        Player { name: format!("search-{simulations}"), about, level, sees: Sees::ItsView, mind }
    }

    /// As it was before it learnt anything more.
    fn frozen(self) -> Self {
        let mind = match self.mind {
            Mind::Search { simulations, .. } => Mind::Search { simulations, lessons: Lessons::NONE },
            rules @ Mind::Rules(_) => rules,
        };
        let name = format!("{FROZEN}{}", self.name);
        let about = format!("{} Has learnt nothing since the first panel was frozen.", self.about);
        Player { name, about, mind, ..self }
    }

    fn telepath(simulations: u32) -> Self {
        let about = format!("Knows what anybody at the table knows, and thinks like search-{simulations}.");
        let mind = Mind::Search { simulations, lessons: Lessons::ALL };
        let level = Level::of_search(simulations);
        Player { name: format!("telepath-{simulations}"), about, level, sees: Sees::AllMinds, mind }
    }

    fn cheating(simulations: u32) -> Self {
        let about = format!("Sees every card, and thinks like search-{simulations}.");
        let mind = Mind::Search { simulations, lessons: Lessons::ALL };
        let level = Level::of_search(simulations);
        Player { name: format!("cheat-{simulations}"), about, level, sees: Sees::Everything, mind }
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
        level: Level::of_rules(spec.name),
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

/// In front of the name of whoever does not move any more: today's strength is measured against yesterday's.
const FROZEN: &str = "frozen-";

/// The player of this name as it was when the panel was frozen: those that think, and the rulebook, whose rules are the same
/// today.
fn frozen<G: Searchable>(name: &str) -> Option<Player<G>> {
    let today = name.strip_prefix(FROZEN)?;
    let thinks = simulations(today, "search-").map(Player::search);
    thinks.or_else(|| offered("rulebook").ok().filter(|player| player.name == today)).map(Player::frozen)
}

/// The same; `frozen-rulebook` and `frozen-search-N`, who do not move; and `telepath-N` and `cheat-N`, which see more than their
/// view: for measurements, never for a table with people.
pub fn player_or_cheat<G: Searchable>(name: &str) -> Result<Player<G>, NoSuchBot> {
    let telepath = simulations(name, "telepath-").map(Player::telepath);
    let cheat = || simulations(name, "cheat-").map(Player::cheating);
    telepath.or_else(cheat).or_else(|| frozen(name)).map_or_else(|| player(name), Ok)
}

fn simulations(name: &str, prefix: &str) -> Option<u32> {
    let number = name.strip_prefix(prefix)?;
    let simulations: u32 = number.parse().ok()?;
    // One name for one player: `search-0100` is nobody.
    ((1..=MOST_SIMULATIONS).contains(&simulations) && simulations.to_string() == number)
        .then_some(simulations)
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{GameId, with_game};

    /// The list goes from the weakest to the strongest, and so do the levels; there is somebody of each at every table.
    #[test]
    fn levels_climb_with_the_list() {
        for id in GameId::ALL {
            let levels: Vec<Level> =
                with_game!(id, G => players::<G>().iter().map(|player| player.level).collect());
            assert!(levels.is_sorted(), "{id}: {levels:?}");
            for level in [Level::Beginner, Level::Evening, Level::Club, Level::Master] {
                assert!(levels.contains(&level), "{id} has no {level:?}");
            }
        }
    }
}
