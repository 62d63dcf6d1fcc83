//! What the server, a page and any other client say to each other. `docs/api.md` has a worked session.
//!
//! Over a table's [socket] every message is one JSON object with a tag `t`; everything else is [rest]. Whatever is
//! refused is refused with a [`Code`] of a closed set, so that a page has words for each.

mod any;
mod code;
mod rest;
mod socket;

pub use any::{AnyDecision, AnyNotice, AnySight, OnWire, module_name};
pub use code::{Code, Failure};
pub use rest::{
    AllowHints, BotInfo, Chances, ChancesAt, Eyes, Frame, Frames, GameInfo, Invitation, Lobby, LobbySeat,
    LobbyTable, Me, NewSeat, NewTable, OnlyIf, OptionInfo, OptionKindInfo, OptionSet, PositionRead,
    PositionText, Rename, Result, SeatChange, SeatInfo, Sit, TableInfo, TablePhase, Uploaded,
};
pub use socket::{End, HintChoice, NumberedNotice, Play, Said, ToPage, ToServer, WIRE, You};
