//! How good somebody is, what they have played, and what they show of it.

use super::Look;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// In points: 1500 is where everybody begins. `doubt` is one standard deviation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingInfo {
    pub points: i32,
    pub doubt: i32,
    /// How many rated matches it comes from.
    pub matches: u32,
    /// When the last of them ended: seconds since 1970.
    pub last_s: u32,
}

/// Where you stand, by game; a game without a rated match of yours is not there.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyRatings {
    pub games: Vec<GameRating>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameRating {
    pub game: String,
    pub rating: RatingInfo,
}

/// All that your matches of one game come to; what began from a position does not count.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyGame {
    pub game: String,
    /// None before the first rated match.
    pub rating: Option<RatingInfo>,
    /// Your way, oldest first; of a long one not every step, but always the last.
    pub curve: Vec<CurvePoint>,
    /// How often you came where, of the matches that you did not give up.
    pub places: Vec<PlaceCount>,
    pub gave_up: u32,
    /// From the strongest to the weakest, as they were measured.
    pub against: Vec<Against>,
    /// The strongest whom you have left behind, strongest first.
    pub best: Vec<Beaten>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CurvePoint {
    /// It was your n-th rated match of the game.
    pub matches: u32,
    pub ended_s: u32,
    pub points: i32,
    pub doubt: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlaceCount {
    pub players: u8,
    pub place: u8,
    pub times: u32,
}

/// How it went against a computer player: whoever gives up is behind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Against {
    pub bot: String,
    /// As it was measured; none, if nobody has, or in too few games.
    pub points: Option<i32>,
    pub ahead: u32,
    pub level: u32,
    pub behind: u32,
}

/// Somebody whom you have left behind in a rated match, and what they were worth then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Beaten {
    pub table: String,
    pub ended_s: u32,
    pub points: i32,
    /// A computer player, or the name of a person; both none: somebody who has been erased.
    pub bot: Option<String>,
    pub name: Option<String>,
}

/// The best regulars of a game.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Board {
    pub game: String,
    /// Only who has played within so many days,
    pub days: u32,
    /// and at least so many rated matches.
    pub least: u32,
    /// By points less twice the doubt: what somebody is worth almost certainly.
    pub people: Vec<BoardLine>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoardLine {
    pub name: String,
    pub look: Option<Look>,
    pub rating: RatingInfo,
}

/// What a regular shows to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Shows {
    /// Whether there is a page of theirs at all: name and face.
    pub profile: bool,
    pub ratings: bool,
    /// Whether they stand on boards.
    pub boards: bool,
    /// The matches that they have played at public tables.
    pub history: bool,
}

/// A regular, as everybody sees them.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    pub name: String,
    pub look: Option<Look>,
    /// None: not shown.
    pub ratings: Option<Vec<GameRating>>,
    /// The newest, at public tables; none: not shown.
    pub history: Option<Vec<ProfileMatch>>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProfileMatch {
    pub table: String,
    pub game: String,
    pub ended_s: u32,
    pub players: u8,
    pub place: u8,
    pub points: i32,
    pub gave_up: bool,
}
