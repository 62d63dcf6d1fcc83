//! Players of RatLand.

mod greedy;
mod plan;
mod rulebook;
mod search;
mod second_look;
mod told;

use crate::{BotSpec, HasBots, Random};
use games::ratland::State;
pub use greedy::Greedy;
pub use rulebook::Rulebook;

impl HasBots for State {
    fn bots() -> &'static [BotSpec<State>] {
        &[
            BotSpec {
                name: "random",
                about: "Sends its rats anywhere, and says yes or no by the toss of a coin.",
                make: || Box::new(Random),
            },
            BotSpec {
                name: "greedy",
                about: "Breeds every round, fed or not, looks for cheese where most is, and never thinks of its neighbours.",
                make: || Box::new(Greedy),
            },
            BotSpec {
                name: "rulebook",
                about: "Weighs births, cheese, guards and thefts against what feeding will cost; expects average neighbours.",
                make: || Box::new(Rulebook),
            },
        ]
    }
}

/// How much one player's piece of this bag is worth: cheese, and half a rat or so for what the bad ones do.
pub(crate) fn worth_of_a_piece(
    view: &games::ratland::View,
    seat: table::Seat,
    bag: games::ratland::Pieces,
) -> f64 {
    let worth = |colour| {
        let harm = match view.public.sends_rat(seat, colour) {
            None => 0.0,
            Some(games::ratland::RatTo::Supply) => 1.6,
            Some(games::ratland::RatTo::Infirmary) => 0.6,
            Some(games::ratland::RatTo::Lost) => 0.4,
        };
        (f64::from(view.public.worth(seat, colour)) - harm) * f64::from(bag.of(colour))
    };
    let all: f64 = games::ratland::Colour::ALL.into_iter().map(worth).sum();
    all / f64::from(bag.len().max(1))
}
