//! How much there is room for.

/// The largest table.
pub(crate) const MOST_PLAYERS: usize = 6;
/// In the deck.
pub(crate) const MOST_CARDS: usize = 60;
