//! Why something was refused.

use serde::Serialize;
use ts_rs::TS;

/// Why something was refused. A closed set: the page has words for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
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
    /// This table plays without hints.
    NoHints,
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
}
