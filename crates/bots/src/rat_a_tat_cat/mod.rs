//! Players of Rat-a-Tat Cat. They decide from the view of their seat, whatever the table's memory aid is (TAT-145).

mod belief;
mod careful;
mod greedy;
mod memory;
mod rulebook;
mod search;

use crate::{BotSpec, HasBots, Random};
pub use belief::{Belief, Counting, Guess};
pub use greedy::Greedy;
use rat_a_tat_cat::State;
pub use rulebook::Rulebook;

impl HasBots for State {
    fn bots() -> &'static [BotSpec<State>] {
        &[
            BotSpec {
                name: "random",
                about: "Picks any legal decision, and calls whenever the coin says so.",
                make: || Box::new(Random),
            },
            BotSpec {
                name: "greedy",
                about: "Keeps whatever is lower than its worst card, knows nobody else's, and calls at ten.",
                make: || Box::new(Greedy),
            },
            BotSpec {
                name: "rulebook-sieve",
                about: "Plays like the rulebook, but a card it has seen is soon forgotten.",
                make: || Box::new(Rulebook::sieve()),
            },
            BotSpec {
                name: "rulebook-drowsy",
                about: "Plays like the rulebook, but now and then a card slips its mind.",
                make: || Box::new(Rulebook::drowsy()),
            },
            BotSpec {
                name: "rulebook",
                about: "Forgets nothing, keeps whatever is lower, and calls when its row is low or clearly the lowest.",
                make: || Box::new(Rulebook::wide_awake()),
            },
        ]
    }
}
