//! What is asked of the house about a table: to lay one, to fill its seats, to sit down.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Seat;
use ts_rs::TS;

/// A table to be set up. Whoever asks sits down in the first open seat.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    pub seats: Vec<NewSeat>,
    /// By name; what is not named has its default.
    #[serde(default)]
    #[ts(optional, type = "Record<string, boolean | number | string>")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: BTreeMap<String, serde_json::Value>,
    /// In the lobby, and open to watchers.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub public: bool,
    /// Seconds for a decision; none: no clock.
    #[serde(default)]
    #[ts(optional)]
    pub clock_s: Option<u32>,
    /// Players may ask what the computer would do. Not said: where one person plays against computers.
    #[serde(default)]
    #[ts(optional)]
    pub hints: Option<bool>,
    /// Whether people may talk at the table; they may, if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub talk: Option<bool>,
    /// Where the match begins, in the notation of its game, if not with the deal; it says its options itself. Only where
    /// one person plays against computers: whoever sets up a position knows every card. There is no record of such a match.
    #[serde(default)]
    #[ts(optional)]
    pub position: Option<String>,
    /// Whether the match counts for ratings. Not said: at public tables, where nothing stands against it. Said to be so where
    /// something does, it is refused as `rated`.
    #[serde(default)]
    #[ts(optional)]
    pub rated: Option<bool>,
    /// The box that it is played with, named as by tables and records, if not with that of the house. It has been handed in before.
    #[serde(default)]
    #[ts(optional)]
    pub parts: Option<String>,
    /// Start at once; all seats must be filled.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub start: bool,
}

/// Who is to sit there: `{"open": true}` or `{"bot": "rulebook"}`.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged, try_from = "SeatFields")]
pub enum NewSeat {
    Open { open: bool },
    Bot { bot: String },
}

/// As it is written: serde refuses unknown fields of a struct, and of nothing else that could be this.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatFields {
    open: Option<bool>,
    bot: Option<String>,
}

impl TryFrom<SeatFields> for NewSeat {
    type Error = &'static str;
    fn try_from(fields: SeatFields) -> std::result::Result<NewSeat, Self::Error> {
        match fields {
            SeatFields { open: Some(open), bot: None } => Ok(NewSeat::Open { open }),
            SeatFields { open: None, bot: Some(bot) } => Ok(NewSeat::Bot { bot }),
            SeatFields { .. } => Err(r#"a seat is {"open": true} or {"bot": "rulebook"}"#),
        }
    }
}

/// The host fills or frees a seat.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(try_from = "SeatChangeFields")]
pub struct SeatChange {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    #[serde(flatten)]
    pub to: NewSeat,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatChangeFields {
    seat: Seat,
    open: Option<bool>,
    bot: Option<String>,
}

impl TryFrom<SeatChangeFields> for SeatChange {
    type Error = &'static str;
    fn try_from(
        SeatChangeFields { seat, open, bot }: SeatChangeFields,
    ) -> std::result::Result<SeatChange, Self::Error> {
        Ok(SeatChange { seat, to: SeatFields { open, bot }.try_into()? })
    }
}

/// A position in the notation of its game.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PositionText {
    pub position: String,
}

/// What a house reads in it.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum PositionRead {
    Position {
        players: u8,
    },
    /// It is none: so many bytes into the text something else was expected, which is said in English.
    Misread {
        at: u32,
        expected: String,
    },
}

/// The code of an invite link. It stands in a body, because proxies write down the addresses that they pass on.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Invitation {
    pub code: String,
}

/// The host says whether players may ask for hints.
#[derive(Clone, Copy, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AllowHints {
    pub on: bool,
}

#[derive(Clone, Debug, Default, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// None: the first empty one.
    #[serde(default)]
    #[ts(optional)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_says_one_thing_and_nothing_unknown() {
        let seat = |text| serde_json::from_str::<NewSeat>(text).map_err(|why| why.to_string());
        assert!(matches!(seat(r#"{"open": true}"#), Ok(NewSeat::Open { open: true })));
        assert!(matches!(seat(r#"{"bot": "greedy"}"#), Ok(NewSeat::Bot { .. })));
        assert!(
            seat(r#"{"bot": "greedy", "strength": 9}"#).unwrap_err().contains("unknown field `strength`")
        );
        for text in ["{}", r#"{"open": true, "bot": "greedy"}"#] {
            assert!(seat(text).unwrap_err().contains("a seat is"), "{text}");
        }
        let change = |text| serde_json::from_str::<SeatChange>(text).map_err(|why| why.to_string());
        assert!(change(r#"{"seat": 1, "open": true}"#).is_ok());
        assert!(change(r#"{"seat": 1, "bot": "greedy"}"#).is_ok());
        for text in [r#"{"seat": 1}"#, r#"{"seat": 1, "open": true, "bot": "x"}"#, r#"{"open": true}"#] {
            assert!(change(text).is_err(), "{text}");
        }
        assert!(
            change(r#"{"seat": 1, "open": true, "name": "x"}"#).unwrap_err().contains("unknown field `name`")
        );
    }
}
