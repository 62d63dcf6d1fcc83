//! Players of Rattus Cartus.

mod greedy;
mod plague;
mod prospects;
mod race;
mod rulebook;
mod search;
mod second_look;
mod told;
mod ways;
mod worth;

use crate::{BotSpec, HasBots, Random};
use games::rattus_cartus::State;
pub use greedy::Greedy;
pub use rulebook::Rulebook;

impl HasBots for State {
    fn bots() -> &'static [BotSpec<State>] {
        &[
            BotSpec {
                name: "random",
                about: "Goes anywhere with any cards, mostly into the plague.",
                make: || Box::new(Random),
            },
            BotSpec {
                name: "greedy",
                about: "Sends everybody who belongs to a class to it, and nobody else; never looks at its rivals.",
                make: || Box::new(Greedy),
            },
            BotSpec {
                name: "rulebook",
                about: "Weighs ranks, actions and rats against the nuns it has seen or expects; never bluffs or passes.",
                make: || Box::new(Rulebook),
            },
        ]
    }
}
