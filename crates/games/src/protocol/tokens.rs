//! Programs: tokens that act for somebody, and accounts of their own.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

/// What a token is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// See what you see: tables, records, sockets.
    Read,
    /// Sit down, lay tables, decide.
    Play,
    /// Talk and react.
    Talk,
}

#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What its owner calls it.
    pub label: String,
    pub scopes: Vec<Scope>,
    /// The bot account that it acts as; none: it acts as you.
    #[serde(default)]
    #[ts(optional)]
    pub bot: Option<String>,
}

/// A new token; nobody can show you the secret again.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenMade {
    pub token: TokenInfo,
    /// For the header `Authorization: Bearer SECRET`.
    pub secret: String,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenInfo {
    pub id: String,
    pub label: String,
    pub scopes: Vec<Scope>,
    /// The bot account that it acts as.
    pub bot: Option<String>,
    /// In seconds since 1970.
    pub made_s: u32,
    /// To the minute.
    pub used_s: Option<u32>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyTokens {
    pub tokens: Vec<TokenInfo>,
}

/// An account for a program, under a name of its own that is nobody else's here.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBotAccount {
    pub name: String,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotAccount {
    pub guest: String,
    pub name: String,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyBotAccounts {
    pub bots: Vec<BotAccount>,
}

/// A bot account is asked to a seat.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Challenge {
    pub id: String,
    pub table: String,
    pub game: String,
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The name of the host.
    pub by: String,
    /// The name of the bot account.
    pub bot: String,
    /// It can be answered until then: seconds since 1970.
    pub until_s: u32,
}

/// The host asks a bot account to this seat, by its name.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewChallenge {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    pub name: String,
}
