//! Being known again: keys, codes, sessions, a second device.

use super::Me;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The first half of a ceremony with a key: what the page hands to the browser.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeyOffer {
    /// To be said with the answer, within five minutes.
    pub ceremony: String,
    /// For `navigator.credentials`, as WebAuthn writes it in JSON.
    #[ts(type = "unknown")]
    pub options: serde_json::Value,
}

/// The name of a regular is nobody else's here.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WantKey {
    /// For whoever becomes a regular with it; none: the name that they have.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

/// The second half: what the browser gave back.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewKey {
    pub ceremony: String,
    #[ts(type = "unknown")]
    pub credential: serde_json::Value,
    /// As in `WantKey`.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// What its owner calls it; none: the browser and system it was made with.
    #[serde(default)]
    #[ts(optional)]
    pub label: Option<String>,
}

/// Who you are now, and your recovery codes if these are your first ones: nobody can show them to you again.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeyMade {
    pub me: Me,
    pub codes: Vec<String>,
}

/// What opens the door to you.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyKeys {
    pub keys: Vec<KeyInfo>,
    /// Recovery codes that have not been used.
    pub codes: u32,
    pub sessions: Vec<SessionInfo>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeyInfo {
    pub id: String,
    pub label: String,
    /// In seconds since 1970.
    pub made_s: u32,
    pub used_s: Option<u32>,
}

/// A device that you have signed in with.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionInfo {
    pub id: String,
    /// Browser and system, as far as they say.
    pub device: String,
    pub made_s: u32,
    pub seen_s: u32,
    /// It is this one.
    pub here: bool,
}

/// New recovery codes; the old ones are good no more.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewCodes {
    pub codes: Vec<String>,
}

/// What the browser gave back for a sign-in.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    pub ceremony: String,
    #[ts(type = "unknown")]
    pub credential: serde_json::Value,
}

/// For whoever has lost every key.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignInByCode {
    pub name: String,
    pub code: String,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SignedIn {
    pub me: Me,
    /// What was played on this device by a guest, who was you or was not.
    pub left_behind: Option<LeftBehind>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LeftBehind {
    pub name: String,
    pub matches: u32,
    /// To be said by whoever brings them along.
    pub token: String,
}

/// The guest of this device was you.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Bring {
    pub token: String,
}

/// A code that lets a second device in: `/#/let-in/CODE`.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LetIn {
    pub code: String,
    /// Who has come with it.
    pub asking: Option<DeviceAsks>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeviceAsks {
    pub device: String,
    /// Both devices show it; only if it is the same it is yours.
    pub number: u8,
}

/// What the second device says when it comes.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Knock {
    pub code: String,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Knocked {
    /// To be said when it asks whether it may come in.
    pub ticket: String,
    pub number: u8,
}

/// The first device has seen this number on the second.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenDoor {
    pub number: u8,
}

#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Enter {
    pub ticket: String,
}

/// Nothing, until the first device has opened.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Entered {
    pub signed_in: Option<SignedIn>,
}

/// Erasing is said with the name, so that nobody does it by a slip.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Erase {
    pub name: String,
}
