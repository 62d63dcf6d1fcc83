//! Options as data: one description from which the page, the command line and the API build their forms.

use std::fmt;

/// An option's value as it comes from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "wire", serde(untagged))]
pub enum OptionValue {
    Flag(bool),
    Number(i64),
    Word(String),
}

impl OptionValue {
    /// As a person types it: `on`, `off`, a number, or a word.
    pub fn from_text(text: &str) -> OptionValue {
        match text {
            "on" | "true" => OptionValue::Flag(true),
            "off" | "false" => OptionValue::Flag(false),
            _ => text.parse().map_or_else(|_| OptionValue::Word(text.to_owned()), OptionValue::Number),
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Flag(true) => f.write_str("on"),
            OptionValue::Flag(false) => f.write_str("off"),
            OptionValue::Number(number) => write!(f, "{number}"),
            OptionValue::Word(word) => f.write_str(word),
        }
    }
}

/// Which values an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "wire", serde(tag = "kind", rename_all = "snake_case"))]
pub enum OptionKind {
    Flag,
    Choice {
        words: &'static [&'static str],
    },
    /// A whole number in a range, or one of a few words instead.
    Number {
        min: i64,
        max: i64,
        words: &'static [&'static str],
        suggested: &'static [i64],
    },
    /// The number of a seat of this table, or one of a few words instead.
    Seat {
        words: &'static [&'static str],
    },
    /// So many different ones of these words, joined by `+`.
    Pick {
        count: u8,
        of: &'static [&'static str],
    },
    /// One of a few words, or a text of at most so many characters, of a form that the game describes and reads when the
    /// table is set up.
    Text {
        words: &'static [&'static str],
        most: u8,
        form: &'static str,
    },
}

impl fmt::Display for OptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let or = |words: &[&str]| words.iter().map(|word| format!(" or {word}")).collect::<String>();
        match self {
            OptionKind::Flag => f.write_str("on or off"),
            OptionKind::Choice { words } => f.write_str(&words.join(", ")),
            OptionKind::Number { min, max, words, .. } => write!(f, "{min} to {max}{}", or(words)),
            OptionKind::Seat { words } => write!(f, "the number of a seat, from 0{}", or(words)),
            OptionKind::Pick { count, of } => write!(f, "{count} of {}, joined by +", of.join(", ")),
            OptionKind::Text { words, most, form } => {
                write!(f, "{}, or {form} in at most {most} characters", words.join(", "))
            }
        }
    }
}

/// One option, described.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
pub struct OptionSpec {
    pub name: &'static str,
    #[cfg_attr(feature = "wire", serde(flatten))]
    pub kind: OptionKind,
    pub default: OptionValue,
    /// What it does, in one English sentence.
    pub help: &'static str,
    /// The key of its help text on the page.
    pub help_key: &'static str,
    /// It has an effect only while this other option has this value.
    pub only_if: Option<(&'static str, &'static str)>,
}

/// An option that is refused; the message says what would be taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOption {
    #[error("there is no option `{name}`; the options are {}", known.join(", "))]
    Unknown { name: String, known: Vec<&'static str> },
    #[error("option `{name}` takes {allowed}, not `{value}`")]
    Value { name: &'static str, allowed: OptionKind, value: OptionValue },
    #[error("option `{name}` names seat {seat}, but this table has seats 0 to {}", seats - 1)]
    NoSuchSeat { name: &'static str, seat: u8, seats: u8 },
    /// A value that does not go with this table, or of which the game can make nothing.
    #[error("option `{name}` cannot be `{value}` here: {reason}")]
    Unfit { name: &'static str, value: OptionValue, reason: String },
}

/// The variants and house rules of a game. Declared with [`options!`](crate::options).
pub trait Options: Clone + Default + PartialEq + fmt::Debug + Send + Sync + 'static {
    fn specs() -> Vec<OptionSpec>;
    fn set(&mut self, name: &str, value: &OptionValue) -> Result<(), BadOption>;
    /// Every option with its value, in the order of the rules.
    fn values(&self) -> Vec<(&'static str, OptionValue)>;
    /// Those that differ from their defaults.
    fn unusual(&self) -> Vec<(&'static str, OptionValue)> {
        let usual = Self::default().values();
        let all = self.values().into_iter().zip(usual).filter(|(value, usual)| value != usual);
        all.map(|(value, _)| value).collect()
    }
}

/// A type an option can have.
pub trait OptionField: Sized {
    const KIND: OptionKind;
    fn read(value: &OptionValue) -> Option<Self>;
    fn write(&self) -> OptionValue;
}

impl OptionField for bool {
    const KIND: OptionKind = OptionKind::Flag;
    fn read(value: &OptionValue) -> Option<bool> {
        match value {
            OptionValue::Flag(flag) => Some(*flag),
            OptionValue::Number(_) | OptionValue::Word(_) => None,
        }
    }
    fn write(&self) -> OptionValue {
        OptionValue::Flag(*self)
    }
}

/// A whole number from `MIN` to `MAX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Within<const MIN: u16, const MAX: u16>(u16);

impl<const MIN: u16, const MAX: u16> Within<MIN, MAX> {
    /// For defaults; a number out of range does not compile.
    pub const fn new<const NUMBER: u16>() -> Self {
        const { assert!(MIN <= NUMBER && NUMBER <= MAX) };
        Within(NUMBER)
    }

    pub const fn get(self) -> u16 {
        self.0
    }
}

impl<const MIN: u16, const MAX: u16> OptionField for Within<MIN, MAX> {
    const KIND: OptionKind =
        OptionKind::Number { min: MIN as i64, max: MAX as i64, words: &[], suggested: &[] };
    fn read(value: &OptionValue) -> Option<Self> {
        match value {
            OptionValue::Number(number) => {
                u16::try_from(*number).ok().filter(|n| (MIN..=MAX).contains(n)).map(Within)
            }
            OptionValue::Flag(_) | OptionValue::Word(_) => None,
        }
    }
    fn write(&self) -> OptionValue {
        OptionValue::Number(i64::from(self.0))
    }
}

/// Declares an enum that is chosen by word.
///
/// ```
/// table::choice! { pub enum Deck { #[default] Deluxe = "deluxe", Classic = "classic" } }
/// ```
#[macro_export]
macro_rules! choice {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$variant_meta:meta])* $variant:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
        $vis enum $name { $($(#[$variant_meta])* $variant),+ }

        impl $crate::OptionField for $name {
            const KIND: $crate::OptionKind = $crate::OptionKind::Choice { words: &[$($word),+] };
            fn read(value: &$crate::OptionValue) -> Option<Self> {
                match value {
                    $crate::OptionValue::Word(word) => match word.as_str() {
                        $($word => Some($name::$variant),)+
                        _ => None,
                    },
                    $crate::OptionValue::Flag(_) | $crate::OptionValue::Number(_) => None,
                }
            }
            fn write(&self) -> $crate::OptionValue {
                $crate::OptionValue::Word(match self { $($name::$variant => $word),+ }.to_owned())
            }
        }
    };
}

/// Declares a game's options: typed fields with defaults, described as data.
///
/// ```
/// table::choice! { pub enum Deck { #[default] Deluxe = "deluxe", Classic = "classic" } }
/// table::options! {
///     pub struct Options in "toy" {
///         /// Which deck is used.
///         deck: Deck = Deck::Deluxe,
///         /// How many rounds are played.
///         rounds: table::Within<1, 50> = table::Within::new::<5>(); only if deck = "deluxe",
///     }
/// }
/// use table::{Options as _, OptionValue};
/// let mut options = Options::default();
/// options.set("rounds", &OptionValue::from_text("7")).unwrap();
/// assert_eq!(options.rounds.get(), 7);
/// let error = options.set("rounds", &OptionValue::from_text("70")).unwrap_err();
/// assert_eq!(error.to_string(), "option `rounds` takes 1 to 50, not `70`");
/// let error = options.set("ronds", &OptionValue::from_text("7")).unwrap_err();
/// assert_eq!(error.to_string(), "there is no option `ronds`; the options are deck, rounds");
/// ```
#[macro_export]
macro_rules! options {
    ($(#[$meta:meta])* $vis:vis struct $name:ident in $game:literal {
        $(#[doc = $help:literal] $field:ident : $type:ty = $default:expr $(; only if $other:ident = $when:literal)?),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        $vis struct $name { $(#[doc = $help] pub $field: $type),+ }

        impl Default for $name {
            fn default() -> Self { $name { $($field: $default),+ } }
        }

        impl $crate::Options for $name {
            fn specs() -> Vec<$crate::OptionSpec> {
                let default = $name::default();
                vec![$($crate::OptionSpec {
                    name: stringify!($field),
                    kind: <$type as $crate::OptionField>::KIND,
                    default: $crate::OptionField::write(&default.$field),
                    help: $help.trim_ascii(),
                    help_key: concat!($game, "-option-", stringify!($field)),
                    only_if: None$(.or(Some((stringify!($other), $when))))?,
                }),+]
            }
            fn set(&mut self, name: &str, value: &$crate::OptionValue) -> Result<(), $crate::BadOption> {
                match name {
                    $(stringify!($field) => {
                        self.$field = $crate::OptionField::read(value).ok_or_else(|| $crate::BadOption::Value {
                            name: stringify!($field),
                            allowed: <$type as $crate::OptionField>::KIND,
                            value: value.clone(),
                        })?;
                        Ok(())
                    })+
                    _ => Err($crate::BadOption::Unknown {
                        name: name.to_owned(),
                        known: vec![$(stringify!($field)),+],
                    }),
                }
            }
            fn values(&self) -> Vec<(&'static str, $crate::OptionValue)> {
                vec![$((stringify!($field), $crate::OptionField::write(&self.$field))),+]
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_typed() {
        assert_eq!(OptionValue::from_text("on"), OptionValue::Flag(true));
        assert_eq!(OptionValue::from_text("12"), OptionValue::Number(12));
        assert_eq!(OptionValue::from_text("2.5"), OptionValue::Word("2.5".into()));
        assert_eq!(OptionValue::from_text("classic").to_string(), "classic");
    }

    #[test]
    fn a_number_keeps_to_its_range() {
        assert_eq!(Within::<5, 240>::read(&OptionValue::Number(5)).map(Within::get), Some(5));
        for bad in [4, 241, -1, 1 << 40] {
            assert_eq!(Within::<5, 240>::read(&OptionValue::Number(bad)), None);
        }
        assert_eq!(Within::<5, 240>::read(&OptionValue::Word("30".into())), None);
    }

    #[test]
    fn the_kinds_say_what_they_take() {
        let number = OptionKind::Number { min: 1, max: 50, words: &["players"], suggested: &[3] };
        assert_eq!(number.to_string(), "1 to 50 or players");
        assert_eq!(OptionKind::Flag.to_string(), "on or off");
        let pick = OptionKind::Pick { count: 2, of: &["farm", "mill", "well"] };
        assert_eq!(pick.to_string(), "2 of farm, mill, well, joined by +");
        let text = OptionKind::Text { words: &["small", "large"], most: 9, form: "a drawing" };
        assert_eq!(text.to_string(), "small, large, or a drawing in at most 9 characters");
    }
}
