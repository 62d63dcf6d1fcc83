//! Players of {{title}}.

mod greedy;
mod search;

use crate::{BotSpec, HasBots, Random};
use games::{{ident}}::State;
pub use greedy::Greedy;

impl HasBots for State {
    fn bots() -> &'static [BotSpec<State>] {
        &[
            BotSpec { name: "random", about: "Tosses a coin.", make: || Box::new(Random) },
            BotSpec {
                name: "greedy",
                about: "Changes a card that is worse than most of those it has not seen.",
                make: || Box::new(Greedy),
            },
        ]
    }
}
