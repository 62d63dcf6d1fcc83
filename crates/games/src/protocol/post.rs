//! Post: being told of a slow table that waits.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Where and how you are told.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyPost {
    /// For `pushManager.subscribe`: the key of this house.
    pub push_key: String,
    /// Whether this house sends mail.
    pub mail: bool,
    pub addresses: Vec<AddressInfo>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AddressInfo {
    pub id: String,
    pub kind: PostKind,
    /// The mail address or the hook; of a push the name of the service that carries it.
    pub to: String,
    /// The code was said back, or need not be. Nothing is sent to any other.
    pub confirmed: bool,
    /// Something that was sent there has not arrived, and is tried again.
    pub failing: bool,
    /// In seconds since 1970.
    pub made_s: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PostKind {
    Push,
    Mail,
    Hook,
}

/// A new address; told in the language of the request.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewAddress {
    /// A subscription of a browser, as `PushSubscription` has it.
    Push { endpoint: String, p256dh: String, auth: String },
    /// A code is sent there, to be said back.
    Mail { address: String },
    /// A request is made there, signed with the secret of the answer.
    Hook { url: String },
}

/// The list with the new address in it.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AddressMade {
    pub post: MyPost,
    /// Of a hook: the key of the HMAC-SHA256 in `Ratskeller-Signature`. It is not shown again.
    pub secret: Option<String>,
}

/// The code that was sent to the address.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SaidBack {
    pub code: String,
}
