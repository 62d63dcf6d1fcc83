//! What the house needs of a game beyond its rules: a place on the wire and computer players.

use games::protocol::GameInfo;
use games::{GameId, with_game};
pub(crate) use host::Hostable as Hosted;

/// What a set-up form is built from.
pub(crate) fn catalogue() -> Vec<GameInfo> {
    GameId::ALL.into_iter().map(|id| with_game!(id, G => host::game_info::<G>())).collect()
}
