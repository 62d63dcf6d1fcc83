//! The boxes that owners hand in: what is printed in them, in what they are not like the one that ships, and what is wrong with one.

use crate::{Correction, Difference, PrintedValue, Unfit};
use serde::{Deserialize, Serialize};
use table::OptionValue;
use ts_rs::TS;

/// A box that somebody has: a file, or one that this house keeps, and what is to be corrected in it. With neither it is the one that
/// ships.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BoxText {
    /// The file, as a data pack has it.
    #[serde(default)]
    #[ts(optional)]
    pub file: Option<String>,
    /// What records and tables name it by.
    #[serde(default)]
    #[ts(optional)]
    pub parts: Option<String>,
    #[serde(default)]
    #[ts(as = "Option<Vec<NewValue>>", optional)]
    pub corrections: Vec<NewValue>,
}

/// What is printed there in truth. No value: nothing is.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewValue {
    pub path: String,
    #[ts(type = "boolean | number | string | null")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub value: Option<Printed>,
}

/// A value as it comes from outside.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Printed {
    Flag(bool),
    Number(i64),
    Word(String),
}

impl From<NewValue> for Correction {
    fn from(NewValue { path, value }: NewValue) -> Correction {
        let value = value.map(|value| match value {
            Printed::Flag(flag) => OptionValue::Flag(flag),
            Printed::Number(number) => OptionValue::Number(number),
            Printed::Word(word) => OptionValue::Word(word),
        });
        Correction { path, value }
    }
}

/// What the house finds in it.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum BoxRead {
    Good(BoxContents),
    /// A value breaks a rule of the game.
    Bad {
        /// The correction that does, if it is one alone.
        path: Option<String>,
        /// From what to what a number may stand there, all others being as they are.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<i32>))]
        #[ts(type = "[number, number] | null")]
        fits: Option<(i64, i64)>,
        /// The place in the file, and the reason in English.
        entry: String,
        problem: String,
    },
}

/// Everything that a box prints.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoxContents {
    /// What records and tables name it by: the SHA-256 of its file.
    pub parts: String,
    /// The file, in the one form in which equal boxes are equal.
    pub file: String,
    pub values: Vec<ValueInfo>,
    /// In what it is not like the box that ships; nothing, if it is that one.
    pub differences: Vec<DifferenceInfo>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ValueInfo {
    /// The names on the way to it with dots between them, such as `building.farm.privileges.3.rats`.
    pub path: String,
    #[ts(type = "boolean | number | string")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub value: OptionValue,
    /// Where it comes from, in the words of the file.
    pub provenance: Option<String>,
}

impl From<PrintedValue> for ValueInfo {
    fn from(PrintedValue { path, value, provenance }: PrintedValue) -> ValueInfo {
        ValueInfo { path, value, provenance }
    }
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DifferenceInfo {
    pub path: String,
    /// None: the box that ships has nothing there.
    #[ts(type = "boolean | number | string | null")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub standard: Option<OptionValue>,
    #[ts(type = "boolean | number | string | null")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub here: Option<OptionValue>,
}

impl From<Difference> for DifferenceInfo {
    fn from(Difference { path, standard, here }: Difference) -> DifferenceInfo {
        DifferenceInfo { path, standard, here }
    }
}

impl From<Unfit> for BoxRead {
    fn from(Unfit { bad, path, fits }: Unfit) -> BoxRead {
        BoxRead::Bad { path, fits, entry: bad.entry, problem: bad.problem }
    }
}

/// A box to keep under a name of your own.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBox {
    pub game: String,
    /// One that has been handed in.
    pub parts: String,
    pub name: String,
}

/// The boxes that you keep, the newest first.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyBoxes {
    pub boxes: Vec<MyBox>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyBox {
    pub game: String,
    pub parts: String,
    /// Yours alone; nobody else is told.
    pub name: String,
}
