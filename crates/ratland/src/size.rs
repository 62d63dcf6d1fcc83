//! How much there is room for.

use crate::data::FOOD_CARDS;
use table::MOST_SEATS;

pub(crate) const MOST_PLAYERS: usize = MOST_SEATS;
/// In the long game.
pub(crate) const MOST_EVENTS: usize = 12;
/// Of two copies.
pub(crate) const MOST_FOOD: usize = 2 * FOOD_CARDS;
