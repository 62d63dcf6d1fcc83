//! How much there is room for.

use table::BySeat;

/// Five rat players and Balthus.
pub(crate) const MOST_PLAYERS: usize = 6;
/// Places for face-down tiles.
pub(crate) const PLACES: usize = 7;

pub type ByPlayer<T> = BySeat<T, MOST_PLAYERS>;
