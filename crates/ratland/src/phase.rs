//! Where the game is: what it waits for.

use crate::place::{Area, Tunnel};
use table::{Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// LAND-148.
    ClanChoice,
    /// LAND-129.
    BoardChoice,
    /// LAND-102.
    HolyRat {
        seat: Seat,
    },
    /// Phase 2: everyone plans in secret (LAND-34).
    Deploy,
    /// LAND-167.
    Athletes {
        seat: Seat,
    },
    /// LAND-170.
    Ninja {
        seat: Seat,
        tunnel: Tunnel,
    },
    /// Phase 6, in one area.
    Search {
        area: Area,
        /// Who has rats here and has not drawn yet.
        to_draw: SeatSet,
        seat: Seat,
        step: Step,
    },
    /// LAND-95.
    Lecter {
        seat: Seat,
    },
    /// Phase 7: so many rats starve, and their owner says which (LAND-83).
    Starve {
        seat: Seat,
        deaths: u8,
    },
    /// LAND-164.
    Alchemy {
        seat: Seat,
    },
    Over,
}

/// What the player is asked in an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// LAND-182.
    Add,
    /// LAND-141.
    Wound,
    /// LAND-90.
    PutBack,
    /// Drawn whites that may be swapped (LAND-94, LAND-153).
    Whites { whites: u8 },
    /// LAND-161.
    Scavenge,
}

impl Phase {
    /// From phase 3 on it is settled where rats were sent.
    pub(crate) fn knows_what_was_sent(self) -> bool {
        match self {
            Phase::ClanChoice | Phase::BoardChoice | Phase::HolyRat { .. } | Phase::Deploy => false,
            Phase::Athletes { .. } | Phase::Over => false,
            Phase::Ninja { .. } | Phase::Search { .. } | Phase::Lecter { .. } => true,
            Phase::Starve { .. } | Phase::Alchemy { .. } => true,
        }
    }

    /// From the end of phase 1 to the end of the round (LAND-185).
    pub(crate) fn is_within_round(self) -> bool {
        match self {
            Phase::ClanChoice | Phase::BoardChoice | Phase::HolyRat { .. } | Phase::Over => false,
            Phase::Deploy | Phase::Athletes { .. } | Phase::Ninja { .. } | Phase::Search { .. } => true,
            Phase::Lecter { .. } | Phase::Starve { .. } | Phase::Alchemy { .. } => true,
        }
    }
}
