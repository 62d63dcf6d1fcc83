//! How much there is room for.

pub const MOST_PLAYERS: usize = 6;
/// The largest deck an owner may describe. The printed ones have 65 and 54 cards.
pub const MOST_CARDS: usize = 100;
/// How many cards lie before each player.
pub const ROW: usize = 4;
