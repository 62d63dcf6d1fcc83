//! How much there is room for.

use table::BySeat;

pub(crate) const MOST_PLAYERS: usize = 5;
/// Places of the nun row (CART-08).
pub const NUN_ROW: usize = 5;
/// Population cards.
pub(crate) const POPULATION: usize = 84;
/// Building cards revealed in a round, at most (CART-19).
pub(crate) const ROW: usize = 3;
pub(crate) const MOST_BUILDINGS: usize = 24;
pub(crate) const MOST_REPLACEMENTS: usize = 12;

/// One thing for each player, small: five sit at the largest table.
pub(crate) type ByPlayer<T> = BySeat<T, MOST_PLAYERS>;
