//! Where the game is: what it waits for.

use crate::tile::Tile;
use table::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Balthus lays one of the open cards on the round's slot (POL-176).
    Lay {
        seat: Seat,
    },
    /// The owner of the Archives may ask somebody for a card (POL-83).
    Archives {
        seat: Seat,
    },
    /// Who was asked and has two cards chooses one.
    Show {
        seat: Seat,
        to: Seat,
    },
    /// Phase 2: everyone plans in secret (POL-30).
    Plan,
    /// POL-82.
    Market {
        seat: Seat,
    },
    /// The first card is revealed (POL-88).
    Radio {
        seat: Seat,
        card: Tile,
    },
    /// The cat card stands (POL-96).
    Hospital {
        seat: Seat,
        card: Tile,
    },
    Over,
}

impl Phase {
    /// Who is asked alone.
    pub(crate) fn sole(self) -> Option<Seat> {
        match self {
            Phase::Lay { seat }
            | Phase::Archives { seat }
            | Phase::Show { seat, .. }
            | Phase::Market { seat }
            | Phase::Radio { seat, .. }
            | Phase::Hospital { seat, .. } => Some(seat),
            Phase::Plan | Phase::Over => None,
        }
    }
}
