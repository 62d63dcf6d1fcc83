//! The tables that somebody may find: the public ones, and your own.

use super::{Announcement, Look, Result, TablePhase};
use serde::Serialize;
use table::{Seat, SeatSet};
use ts_rs::TS;

/// The public tables: those first where somebody is, then the newest.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    pub tables: Vec<LobbyTable>,
    /// What everybody is told now: whoever has not played yet has no bell to hear it by.
    pub announced: Option<Announcement>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyTable {
    pub id: String,
    pub game: String,
    pub phase: TablePhase,
    pub seats: Vec<LobbySeat>,
    pub clock_s: Option<u32>,
    /// The box that it was laid with, if not with that of the house.
    pub parts: Option<String>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum LobbySeat {
    Empty,
    Guest {
        guest: String,
        name: String,
        look: Option<Look>,
        /// It is the account of a program.
        is_bot: bool,
        /// Known by a key, under a name that is nobody else's here; anybody else carries the mark of a guest.
        regular: bool,
    },
    Bot {
        bot: String,
    },
}

/// Where you sit: tables that are not over first, then those that are, each newest first.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyTables {
    pub tables: Vec<MyTable>,
    /// There are more: asked for as `after`.
    pub next: Option<String>,
}

/// With whom you have played to the end, the latest first.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyOpponents {
    pub people: Vec<Opponent>,
}

/// Somebody with whom you have played: the history is looked through by `guest`.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Opponent {
    pub guest: String,
    pub name: String,
    /// Known by a key, under a name that is nobody else's here; anybody else carries the mark of a guest.
    pub regular: bool,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyTable {
    pub id: String,
    pub game: String,
    pub phase: TablePhase,
    pub public: bool,
    pub seats: Vec<LobbySeat>,
    /// Where you sit.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub you: Seat,
    /// Who owes a decision and has not sealed one.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub waits: SeatSet,
    pub clock_s: Option<u32>,
    /// Seconds until the safe default is carried out for those who owe one; none: nobody is hurried.
    pub left_s: Option<u32>,
    /// The match began from a position that was set up: it has no record.
    pub set_up: bool,
    /// When it was laid, began or ended: seconds since 1970.
    pub since_s: u32,
    /// You have given it up: whatever the result says, you have not won.
    pub gave_up: bool,
    /// Once it is over.
    pub result: Option<Result>,
}
