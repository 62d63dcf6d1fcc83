//! What the house has to offer: its games, their options and computer players.

use serde::Serialize;
use table::{OptionKind, OptionSpec, OptionValue};
use ts_rs::TS;

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
    pub level: Level,
    /// How strong it was measured to be, on the scale of ratings; none, if nobody has, or in too few games.
    pub points: Option<i32>,
}

/// Whom a computer player would be a match for: whoever plays for the first time, now and then of an evening, in a club, or
/// better than that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Beginner,
    Evening,
    Club,
    Master,
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
