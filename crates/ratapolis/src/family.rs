//! Whose rats they are.

use crate::size::MOST_PLAYERS;
use table::Seat;

/// Rats of one colour: a player's by the number of the seat, or the neutral ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Family(u8);

impl Family {
    /// Of a table of two (POL-161).
    pub const NEUTRAL: Family = Family(2);

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn all() -> impl Iterator<Item = Family> {
        (0..MOST_PLAYERS as u8).map(Family)
    }
}

impl From<Seat> for Family {
    fn from(seat: Seat) -> Family {
        Family(seat.number())
    }
}
