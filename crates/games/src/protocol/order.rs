//! Order in the house: what is reported, who is sent away, and what everybody is told.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

/// Something that whoever looks after the house should see: a line of talk (`table` and `said`), or somebody's name (`guest`).
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Report {
    #[serde(default)]
    #[ts(optional)]
    pub guest: Option<String>,
    #[serde(default)]
    #[ts(optional)]
    pub table: Option<String>,
    /// The number of the line.
    #[serde(default)]
    #[ts(optional)]
    pub said: Option<u32>,
    /// What is wrong with it, in the words of whoever reports it.
    #[serde(default)]
    #[ts(optional)]
    pub words: Option<String>,
}

/// The host sends whoever sits there away, before the match starts.
#[derive(Clone, Copy, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SendAway {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
}

/// What whoever looks after the house tells everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Announcement {
    /// A later one has a higher number.
    pub number: u32,
    pub text: String,
    /// Until then it is told to whoever comes: seconds since 1970.
    pub until_s: u32,
}
