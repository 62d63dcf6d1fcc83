//! Whoever is at the page, and what they look like.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A guest, as the guest is told.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    pub guest: String,
    pub name: String,
    /// Known again: with a key, under a name that is nobody else's here.
    pub regular: bool,
    /// None: in the colours of the seat.
    pub look: Option<Look>,
    /// The account of a program.
    pub is_bot: bool,
}

/// What a guest looks like to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Look {
    pub wears: Wears,
    pub fur: Fur,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Wears {
    Nothing,
    Cap,
    Scarf,
    Glasses,
    Bow,
    Crown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Fur {
    Ash,
    Cocoa,
    Ginger,
    Cream,
    Coal,
    Slate,
}

/// A name and a look for a guest. Without a name the house makes one up.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    #[serde(default)]
    pub name: Option<String>,
    #[serde(default)]
    pub look: Option<Look>,
}
