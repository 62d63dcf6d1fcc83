//! Where the game is: what it waits for.

use table::{Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Phase 2, in turn order (CART-29).
    Privilege {
        seat: Seat,
    },
    /// Phase 2, all at once (CART-148).
    Privileges,
    /// A look at the nun row, in phase 2 or in the Tent: so many are left, and `seen` by this effect already (CART-39).
    Look {
        seat: Seat,
        left: u8,
        seen: Places,
    },
    /// Phase 3 (CART-40).
    Visit {
        seat: Seat,
    },
    /// Who has the most Swords chooses among those who tie for fewest (CART-68).
    SwordVictim {
        seat: Seat,
        among: SeatSet,
    },
    /// The victim chooses what to give (CART-69).
    SwordGift {
        seat: Seat,
        to: Seat,
        count: u8,
    },
    /// Who has the most Flutes chooses among those who tie for fewest (CART-76).
    FluteReceiver {
        seat: Seat,
        among: SeatSet,
    },
    /// Step 2: perform the action or not (CART-85).
    Action {
        seat: Seat,
    },
    /// So many hand cards may be discarded at most (CART-93, CART-94).
    Hospital {
        seat: Seat,
        most: u8,
    },
    /// All who must give and have a choice choose at once (CART-105).
    TowerGift {
        givers: SeatSet,
        to: Seat,
    },
    Over,
}

/// Some of the five places of the nun row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct Places(u8);

#[cfg(feature = "wire")]
impl serde::Serialize for Places {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Places {
    pub const NONE: Places = Places(0);

    pub const fn contains(self, place: u8) -> bool {
        self.0 >> place & 1 == 1
    }

    #[must_use]
    pub const fn with(self, place: u8) -> Places {
        Places(self.0 | 1 << place)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The other places, from the left.
    pub fn others(self) -> impl Iterator<Item = u8> {
        (0..crate::size::NUN_ROW as u8).filter(move |&place| !self.contains(place))
    }

    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..crate::size::NUN_ROW as u8).filter(move |&place| self.contains(place))
    }
}

impl Phase {
    /// Who is asked alone.
    pub(crate) fn sole(self) -> Option<Seat> {
        match self {
            Phase::Privilege { seat }
            | Phase::Look { seat, .. }
            | Phase::Visit { seat }
            | Phase::SwordVictim { seat, .. }
            | Phase::SwordGift { seat, .. }
            | Phase::FluteReceiver { seat, .. }
            | Phase::Action { seat }
            | Phase::Hospital { seat, .. } => Some(seat),
            Phase::Privileges | Phase::TowerGift { .. } | Phase::Over => None,
        }
    }
}
