//! The table as it is, in truth.

use crate::size::{MOST_CARDS, MOST_PLAYERS};
use table::{BySeat, Hidden, Pile, Seat, SeatSet, options};

options! {
    pub struct Options in "{{name}}" {
        /// The lowest card wins instead of the highest.
        low_wins: bool = false,
    }
}

#[derive(Clone, Copy, Debug)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) hands: BySeat<Hidden<u8>, MOST_PLAYERS>,
    pub(crate) deck: Pile<u8, MOST_CARDS>,
}

/// What everyone at the table and in the gallery knows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Public {
    pub options: Options,
    /// All cards there are, lowest first.
    pub all: [u8; MOST_CARDS],
    pub count: u8,
    /// Who has yet to decide; nobody: the cards are up.
    pub left: SeatSet,
    /// The card each player put away, open for all.
    pub away: BySeat<Option<u8>, MOST_PLAYERS>,
}

impl Public {
    /// From seat A on.
    pub fn on_turn(&self) -> Option<Seat> {
        self.left.lowest()
    }
}
