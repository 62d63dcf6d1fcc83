//! What is asked and answered under /api/v1.

use super::{AnyDecision, AnyNotice, AnySight};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{OptionKind, OptionSpec, OptionValue, Seat};
use ts_rs::TS;

/// A guest, as the guest is told.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    pub guest: String,
    pub name: String,
}

/// A name for a guest. Without one the house makes one up.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    #[serde(default)]
    pub name: Option<String>,
}

/// A game of the house: what a set-up form is built from.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameInfo {
    pub game: String,
    pub least_seats: u8,
    pub most_seats: u8,
    pub options: Vec<OptionInfo>,
    /// From the weakest to the strongest.
    pub bots: Vec<BotInfo>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotInfo {
    pub bot: String,
    /// In English.
    pub about: String,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionInfo {
    pub name: String,
    #[serde(flatten)]
    pub kind: OptionKindInfo,
    #[ts(type = "boolean | number | string")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub default: OptionValue,
    /// In English.
    pub help: String,
    /// The key of its help text on the page.
    pub help_key: String,
    /// It has an effect only while this other option has this value.
    pub only_if: Option<OnlyIf>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKindInfo {
    Flag,
    Choice {
        words: Vec<String>,
    },
    /// A whole number in a range, or one of a few words instead.
    Number {
        min: i32,
        max: i32,
        words: Vec<String>,
        suggested: Vec<i32>,
    },
    /// The number of a seat of this table, or one of a few words instead.
    Seat {
        words: Vec<String>,
    },
    /// So many different ones of these words, joined by `+`.
    Pick {
        count: u8,
        of: Vec<String>,
    },
    /// One of a few words, or a text of at most so many characters, of a form that the game describes.
    Text {
        words: Vec<String>,
        most: u8,
        form: String,
    },
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OnlyIf {
    pub name: String,
    pub value: String,
}

impl From<OptionSpec> for OptionInfo {
    fn from(spec: OptionSpec) -> OptionInfo {
        let all = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        let int = |number: i64| i32::try_from(number).unwrap_or(i32::MAX);
        let kind = match spec.kind {
            OptionKind::Flag => OptionKindInfo::Flag,
            OptionKind::Choice { words } => OptionKindInfo::Choice { words: all(words) },
            OptionKind::Number { min, max, words, suggested } => OptionKindInfo::Number {
                min: int(min),
                max: int(max),
                words: all(words),
                suggested: suggested.iter().map(|&number| int(number)).collect(),
            },
            OptionKind::Seat { words } => OptionKindInfo::Seat { words: all(words) },
            OptionKind::Pick { count, of } => OptionKindInfo::Pick { count, of: all(of) },
            OptionKind::Text { words, most, form } => {
                OptionKindInfo::Text { words: all(words), most, form: form.to_owned() }
            }
        };
        let only_if =
            spec.only_if.map(|(name, value)| OnlyIf { name: name.to_owned(), value: value.to_owned() });
        OptionInfo {
            name: spec.name.to_owned(),
            kind,
            default: spec.default,
            help: spec.help.to_owned(),
            help_key: spec.help_key.to_owned(),
            only_if,
        }
    }
}

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
    /// Where the match begins, in the notation of its game, if not with the deal; it says its options itself. Only where
    /// one person plays against computers: whoever sets up a position knows every card. There is no record of such a match.
    #[serde(default)]
    #[ts(optional)]
    pub position: Option<String>,
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

/// A table, as everyone who may come near it knows it.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    pub public: bool,
    pub phase: TablePhase,
    pub seats: Vec<SeatInfo>,
    pub options: Vec<OptionSet>,
    /// Seconds for a decision; none: no clock.
    pub clock_s: Option<u32>,
    /// Whether players may ask what the computer would do.
    pub hints: bool,
    /// The match begins from a position that was set up: it has no record.
    pub set_up: bool,
    /// Only for whoever sits here: the code of the invite link, `/#/invite/CODE`.
    pub invite: Option<String>,
    pub watchers: u32,
    /// The table where the same players go on, once somebody asked for it.
    pub rematch: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TablePhase {
    /// Seats are being filled.
    Open,
    Playing,
    Over,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionSet {
    pub name: String,
    #[ts(type = "boolean | number | string")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub value: OptionValue,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum SeatInfo {
    Empty,
    Guest { guest: String, name: String, here: bool, host: bool },
    Bot { bot: String },
}

/// The public tables, newest first.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    pub tables: Vec<LobbyTable>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyTable {
    pub id: String,
    pub game: String,
    pub phase: TablePhase,
    pub seats: Vec<LobbySeat>,
    pub clock_s: Option<u32>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum LobbySeat {
    Empty,
    Guest { name: String },
    Bot { bot: String },
}

/// Through whose eyes a finished match is seen: `truth`, `gallery`, or the number of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    Truth,
    Gallery,
    Seat(Seat),
}

impl std::str::FromStr for Eyes {
    type Err = ();
    fn from_str(text: &str) -> std::result::Result<Eyes, ()> {
        match text {
            "truth" => Ok(Eyes::Truth),
            "gallery" => Ok(Eyes::Gallery),
            number => number.parse().ok().and_then(Seat::new).map(Eyes::Seat).ok_or(()),
        }
    }
}

/// A part of a finished match, step by step.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Frames {
    /// How many there are in the whole match; frame 0 is the deal.
    pub total: u32,
    /// The number of the first one given here.
    pub from: u32,
    pub frames: Vec<Frame>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Frame {
    pub at: u32,
    /// Whose decision led here; none: the deal, or the clock.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub by: Option<Seat>,
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub decision: Option<AnyDecision>,
    /// The seat had run out of time.
    pub automatic: bool,
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub notices: Vec<AnyNotice>,
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub sight: AnySight,
}

/// How everybody's chance to win went in a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chances {
    /// From the deal to the end; of a long match not every step.
    pub points: Vec<ChancesAt>,
    /// Which of the points a great change led to, in the order of the match.
    pub turning: Vec<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChancesAt {
    /// The frame of the replay.
    pub frame: u32,
    /// By seat, in per cent: what each could tell of itself from its own place.
    pub chances: Vec<u8>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Result {
    pub places: Vec<u8>,
    pub scores: Vec<i32>,
}

/// A record that was sent in and holds.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Uploaded {
    pub game: String,
    pub seats: u8,
    /// Who sat where, if the record says so.
    pub names: Option<Vec<String>>,
    pub result: Result,
    pub frames: Frames,
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
