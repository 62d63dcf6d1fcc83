//! What the house needs of a game beyond its rules: a place on the wire and computer players.

use games::protocol::{BotInfo, GameInfo, OptionInfo};
use games::{GameId, with_game};
pub(crate) use host::Hostable as Hosted;
use table::Options as _;

/// What a set-up form is built from.
pub(crate) fn catalogue() -> Vec<GameInfo> {
    GameId::ALL.into_iter().map(|id| with_game!(id, G => game_info::<G>())).collect()
}

fn game_info<G: Hosted>() -> GameInfo {
    let bot = |player: bots::Player<G>| BotInfo { bot: player.name, about: player.about };
    GameInfo {
        game: G::NAME.to_owned(),
        least_seats: *G::SEATS.start(),
        most_seats: *G::SEATS.end(),
        options: G::Options::specs().into_iter().map(OptionInfo::from).collect(),
        bots: bots::players::<G>().into_iter().map(bot).collect(),
    }
}
