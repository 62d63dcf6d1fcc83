//! The deals of days: one for each game, the same for everybody who plays it.

use super::{Look, OptionSet};
use serde::Serialize;
use table::Seat;
use ts_rs::TS;

/// Whose deal a table has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayOf {
    /// As 2026-01-31, by UTC.
    pub day: String,
    /// It is the one try that counts; else it is played for fun.
    pub counts: bool,
}

/// The days of this house, newest first.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Days {
    pub today: String,
    /// Seconds until the next day.
    pub left_s: u32,
    /// On how many days in a row you have played a deal to its end, up to today or yesterday.
    pub streak: u32,
    pub days: Vec<DayLine>,
    /// There are more: asked for as `after`.
    pub next: Option<String>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayLine {
    pub day: String,
    pub deals: Vec<DayLook>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayLook {
    pub game: String,
    /// How many have played it to its end on its day.
    pub players: u32,
    pub yours: Option<DayTry>,
}

/// Your one try.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayTry {
    pub table: String,
    /// None: it is not over, or did not end on its day.
    pub came: Option<DayCame>,
}

/// How a try ended.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayCame {
    /// At the table, and the points there.
    pub place: u8,
    pub points: i32,
    /// How far ahead of the best of the others, in points; below nothing: how far behind.
    pub margin: i32,
    pub gave_up: bool,
    /// Among all who have played it: first who has the better place at the table, of these who is further ahead; equals share. Whoever
    /// gave up comes after all others.
    pub rank: u32,
}

/// A deal.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayDeal {
    pub day: String,
    pub game: String,
    /// The day is over: its seed is told, the best are shown, and whoever plays it plays for fun.
    pub over: bool,
    /// The SHA-256 of the seed, told from the beginning of the day.
    pub commitment: String,
    pub seed: Option<String>,
    pub rules: u32,
    /// The box that it is played with, as records name it.
    pub parts: String,
    pub options: Vec<OptionSet>,
    pub seats: Vec<DaySeat>,
    pub players: u32,
    pub yours: Option<DayTry>,
    /// How everybody's try ended, the best first; nothing before yours has, or the day is over.
    pub spread: Vec<DayBar>,
    /// Nobody before the day is over.
    pub best: Vec<DayBest>,
}

/// None: that is you.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DaySeat {
    pub bot: Option<String>,
}

/// So many have come to this.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayBar {
    pub place: u8,
    pub margin: i32,
    pub gave_up: bool,
    pub count: u32,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayBest {
    pub guest: String,
    /// Empty: nobody who is known here any more.
    pub name: String,
    pub look: Option<Look>,
    /// The match, to be read by everybody; none, if it has grown old and is gone.
    pub table: Option<String>,
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    pub came: DayCame,
}
