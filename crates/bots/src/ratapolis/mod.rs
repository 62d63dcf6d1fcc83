//! Players of Ratapolis.

use crate::{BotSpec, HasBots, Random};
use ratapolis::State;

impl HasBots for State {
    fn bots() -> &'static [BotSpec<State>] {
        &[BotSpec {
            name: "random",
            about: "Plans anything, and says yes or no by the toss of a coin.",
            make: || Box::new(Random),
        }]
    }
}
