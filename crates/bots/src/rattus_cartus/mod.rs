//! Players of Rattus Cartus.

use crate::{BotSpec, HasBots, Random};
use rattus_cartus::State;

impl HasBots for State {
    fn bots() -> &'static [BotSpec<State>] {
        &[BotSpec {
            name: "random",
            about: "Goes anywhere with any cards, and says yes or no by the toss of a coin.",
            make: || Box::new(Random),
        }]
    }
}
