//! Why something was refused.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why something was refused. A closed set: the page has words for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The request is not what the API takes.
    BadRequest,
    /// No such thing, or not for you: the answer is the same.
    NotFound,
    /// A guest is needed first: POST /api/v1/me.
    NoGuest,
    /// Not from this page.
    ForeignOrigin,
    BadName,
    /// Another regular's name reads like this one.
    NameTaken,
    /// A key or a code that this house does not know.
    BadKey,
    /// Only for those who are known again.
    NotRegular,
    /// It is the last key; without one nobody would be known again.
    LastKey,
    BadOption,
    BadSeats,
    BadRecord,
    BadChat,
    UnknownGame,
    UnknownBot,
    SeatTaken,
    /// Only whoever sits at the table may do that.
    NotSeated,
    NotHost,
    /// A seat is still empty.
    NotReady,
    AlreadyStarted,
    NotStarted,
    NotOver,
    /// Nothing is asked of you now.
    NotAsked,
    /// More has happened than the page had seen when the player decided.
    Stale,
    /// The rules forbid it; the reason says which.
    Illegal,
    CannotUndo,
    /// Whoever has given up decides nothing any more.
    GaveUp,
    /// This table plays without hints.
    NoHints,
    /// This table plays without talk.
    NoTalk,
    /// You may not talk for a while; `until_s` says until when.
    Muted,
    /// This house is shut to you; `until_s` says until when, if not for good.
    Banned,
    /// The host has sent you away from this table.
    SentAway,
    /// A token that this house does not know, or not any more.
    BadToken,
    /// This token does not open that.
    NotByToken,
    /// A bot account sits down where it is asked to, and nowhere else.
    Unasked,
    /// That bot account is not in the house now.
    NotHere,
    /// Not in a rated match: hints, taking back, or what else would make it say less about who is good.
    Rated,
    TooLarge,
    TooFast,
    TooMany,
    /// The server cannot store anything now; nothing that was shown is lost.
    Storage,
    /// The page speaks another form of the messages than this house; loaded anew it will not.
    OldPage,
    /// The server is going down and will be back.
    Closing,
    /// Said too little, or read too slowly.
    TooSlow,
}

/// The body of every refusal.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Failure {
    pub code: Code,
    /// In English, for whoever writes a client.
    pub reason: String,
    /// Of what passes: when, in seconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub until_s: Option<u32>,
}
