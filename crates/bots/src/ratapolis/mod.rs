//! Players of Ratapolis.

mod danger;
mod greedy;
mod model;
mod prospects;
mod rulebook;
mod search;
mod second_look;
mod told;

use crate::{BotSpec, HasBots, Random};
use games::ratapolis::State;
pub use greedy::Greedy;
pub use rulebook::Rulebook;

impl HasBots for State {
    fn bots() -> &'static [BotSpec<State>] {
        &[
            BotSpec {
                name: "random",
                about: "Plans anything, and says yes or no by the toss of a coin.",
                make: || Box::new(Random),
            },
            BotSpec {
                name: "greedy",
                about: "Runs to the best cheese that no cat threatens in this round, and bites anybody; never thinks of the next one.",
                make: || Box::new(Greedy),
            },
            BotSpec {
                name: "rulebook",
                about: "Weighs cheese and advantages against what its hunt cards tell; expects the others to stay where they are.",
                make: || Box::new(Rulebook),
            },
        ]
    }
}
