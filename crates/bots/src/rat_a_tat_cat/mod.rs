//! Players of Rat-a-Tat Cat. They decide from the view of their seat, whatever the table's memory aid is (TAT-145).

mod belief;
mod careful;
mod forgetful;
mod greedy;
mod memory;
mod rulebook;
mod search;
mod second_look;

use crate::{BotSpec, HasBots, Random};
pub use belief::{Belief, Counting, Guess};
use forgetful::Forgetful;
use games::rat_a_tat_cat::State;
pub use greedy::Greedy;
use memory::Lapses;
pub use rulebook::Rulebook;
use table::Bot;

/// Against one other the Glutton and the Clerk forget nothing, and among several a good deal: with four players two
/// fifths and more than a quarter of what they know from one turn to the next. Those who think ahead forget less (`search.rs`).
const GLUTTON: Lapses = Lapses { turn: 0, distraction: 22 };
const CLERK: Lapses = Lapses { turn: 0, distraction: 15 };
const DROWSY: Lapses = Lapses { turn: 4, ..CLERK };
const OLD_GREY: Lapses = Lapses { turn: 7, ..CLERK };

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
                about: "Keeps whatever is lower than its worst card, knows nobody else's, calls at ten, and among \
                        several forgets what it saw.",
                make: || Box::new(Forgetful::new(GLUTTON, Greedy)),
            },
            BotSpec {
                name: "rulebook-sieve",
                about: "Plays like the rulebook, but a card it has seen is soon forgotten.",
                make: || Box::new(Forgetful::new(OLD_GREY, Rulebook)),
            },
            BotSpec {
                name: "rulebook-drowsy",
                about: "Plays like the rulebook, but now and then a card slips its mind.",
                make: || Box::new(Forgetful::new(DROWSY, Rulebook)),
            },
            BotSpec {
                name: "rulebook",
                about: "Keeps whatever is lower, and calls when its row is low or clearly the lowest. \
                        Forgets nothing against one other, and cards among several.",
                make: || Box::new(Forgetful::new(CLERK, Rulebook)),
            },
        ]
    }

    /// Somebody else's cards are not forgotten for her.
    fn substitute() -> Box<dyn Bot<State>> {
        Box::new(Rulebook)
    }
}
