//! What a game offers to whoever wants to lay a table.

use crate::Hostable;
use games::protocol::{BotInfo, GameInfo, Level, OptionInfo};
use ratings::Stars;
use table::Options as _;

/// What a set-up form is built from.
pub fn game_info<G: Hostable>() -> GameInfo {
    let bot = |player: bots::Player<G>| BotInfo {
        points: Stars::shipped().told(G::NAME, &player.name),
        bot: player.name,
        about: player.about,
        level: level(player.level),
    };
    GameInfo {
        game: G::NAME.to_owned(),
        least_seats: *G::SEATS.start(),
        most_seats: *G::SEATS.end(),
        options: G::Options::specs().into_iter().map(OptionInfo::from).collect(),
        bots: bots::players::<G>().into_iter().map(bot).collect(),
    }
}

fn level(level: bots::Level) -> Level {
    match level {
        bots::Level::Beginner => Level::Beginner,
        bots::Level::Evening => Level::Evening,
        bots::Level::Club => Level::Club,
        bots::Level::Master => Level::Master,
    }
}
