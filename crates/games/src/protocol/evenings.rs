//! Club evenings: several rounds at tables, with others each time.

use super::{LobbySeat, OptionSet, TablePhase};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// What is added up over an evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// The share of the others whom one has left behind at each table: a table won is one.
    Places,
    /// By how much one was better than the average of one's table.
    Points,
}

/// What people are told apart by in a standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    Places,
    Points,
    /// How those stand whom one has met.
    Met,
    /// Tables won.
    Wins,
}

/// An evening to be opened.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewEvening {
    pub game: String,
    /// At a full table: two to six.
    pub seats: u8,
    pub rounds: u8,
    pub scoring: Scoring,
    /// By name; what is not named has its default.
    #[serde(default)]
    #[ts(optional, type = "Record<string, boolean | number | string>")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: BTreeMap<String, serde_json::Value>,
    /// Seconds for a decision; none: no clock.
    #[serde(default)]
    #[ts(optional)]
    pub clock_s: Option<u32>,
    /// For a round, to be shown. Nothing happens when they are over.
    #[serde(default)]
    #[ts(optional)]
    pub minutes: Option<u16>,
    /// The computer player that fills tables; none: tables are smaller, or somebody sits out.
    #[serde(default)]
    #[ts(optional)]
    pub filler: Option<String>,
    /// Computer players that take part.
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub bots: Vec<String>,
    /// Whoever opens it takes part.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub plays: bool,
}

/// The code of an evening, as it was typed or stood in a link. It stands in a body, because proxies write down the addresses
/// that they pass on.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinEvening {
    pub code: String,
}

/// Who is to be paired no more.
#[derive(Clone, Copy, Debug, Default, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LeaveEvening {
    /// By number; only the host names somebody else. None: you.
    #[serde(default)]
    #[ts(optional)]
    pub person: Option<u16>,
}

/// An evening as everybody sees it who has its name.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EveningInfo {
    pub id: String,
    pub game: String,
    /// The name of whoever has opened it.
    pub by: String,
    /// Open until the first round is paired.
    pub phase: TablePhase,
    pub seats: u8,
    pub rounds: u8,
    pub scoring: Scoring,
    pub options: Vec<OptionSet>,
    pub clock_s: Option<u32>,
    pub minutes: Option<u16>,
    pub filler: Option<String>,
    /// Which round is played, or was last; 0: none yet.
    pub round: u8,
    /// All its tables are over.
    pub round_over: bool,
    /// Milliseconds of the round that are left; none: nobody counts them.
    pub left_ms: Option<u32>,
    /// By number.
    pub people: Vec<EveningPerson>,
    /// Of the round.
    pub tables: Vec<EveningTable>,
    /// Who sits out in this round, by number.
    pub byes: Vec<u16>,
    /// What the values of a line are, the first that counts first, and how much of each is one.
    pub measures: Vec<MeasureInfo>,
    /// The best first.
    pub standings: Vec<EveningLine>,
    /// Your number.
    pub you: Option<u16>,
    /// You have opened it.
    pub host: bool,
    /// Only for the host and whoever takes part.
    pub code: Option<String>,
}

#[derive(Clone, Copy, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MeasureInfo {
    pub measure: Measure,
    pub unit: u16,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EveningPerson {
    pub who: LobbySeat,
    /// Plays in no further round.
    pub left: bool,
    /// How many rounds had been paired when they came.
    pub since: u8,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EveningTable {
    /// By seat: who sits there, by number; none: the computer player that fills it.
    pub people: Vec<Option<u16>>,
    /// By seat, once it is over.
    pub places: Option<Vec<u8>>,
    /// Its name, for whoever sits there and for the host.
    pub table: Option<String>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EveningLine {
    pub person: u16,
    /// Whoever cannot be told apart shares it.
    pub rank: u16,
    /// Tables that are over.
    pub played: u8,
    /// As `measures` says.
    pub worth: Vec<i32>,
    /// What tells this line from the one above.
    pub told_by: Option<Measure>,
}

/// The evenings that you have opened or take part in, the newest first.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyEvenings {
    pub evenings: Vec<MyEvening>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyEvening {
    pub id: String,
    pub game: String,
    pub by: String,
    pub phase: TablePhase,
    pub round: u8,
    pub rounds: u8,
    pub people: u32,
    pub host: bool,
}
