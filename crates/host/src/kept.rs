//! A table as it lies in the log, and what is written there.

use crate::id::{GuestId, InviteCode, TableId};
use crate::sum::Sum;
use games::GameId;
use table::{Digest, Seat, Seed};

/// Milliseconds on the clock of whoever drives the table. It never goes back.
pub type Time = u64;

/// What was agreed when a table was laid.
#[derive(Clone, Debug)]
pub struct Setting {
    pub id: TableId,
    pub invite: InviteCode,
    pub game: GameId,
    /// As JSON, by name.
    pub options: String,
    pub seats: u8,
    /// The secret of the match. Its `Debug` does not show it.
    pub seed: Seed,
    pub public: bool,
    pub clock_s: Option<u32>,
    /// What the host has said about hints, if anything.
    pub hints: Option<bool>,
    pub host: GuestId,
    /// Where the match begins, in the notation of its game, if not with the deal.
    pub position: Option<String>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    Nobody,
    Guest(GuestId),
    Bot(String),
}

/// A table that is set up, and who sits there at first.
#[derive(Clone, Debug)]
pub struct Laid {
    pub setting: Setting,
    pub sitters: Vec<Sitter>,
}

/// A match began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Began {
    pub at: Time,
    /// The version of the rules that it is played by.
    pub rules: u32,
    /// The box that it is played with; none, if the match is older than this was written down.
    pub parts: Option<Digest>,
    /// Over how the table was set up; none, if the match is older than sums are.
    pub sum: Option<Sum>,
}

/// When the safe default is carried out for those who are waited for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    pub until: Option<Time>,
    /// Of the question before: if the answer to it is taken back, what was left of its time is what is left.
    pub before: Option<Time>,
}

/// One line of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    pub seq: u32,
    pub what: What,
    /// The page's own name for it.
    pub client_id: Option<String>,
    pub sum: Option<Sum>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The decision in the notation of its game.
    Decided {
        seat: Seat,
        decision: String,
    },
    TimedOut {
        seat: Seat,
    },
    Clock {
        elapsed_s: u64,
    },
    Undone {
        seat: Seat,
    },
}

/// All there is about one table.
#[derive(Clone, Debug)]
pub struct Kept {
    pub setting: Setting,
    /// By seat; a guest comes with the name.
    pub sitters: Vec<(Sitter, String)>,
    pub stage: KeptStage,
}

/// How far it has come.
#[derive(Clone, Debug)]
pub enum KeptStage {
    Open { invited: Vec<GuestId> },
    Playing { began: Began, log: Vec<Logged>, clocks: Clocks },
    Over { began: Began, log: Vec<Logged>, rematch: Option<TableId> },
}

/// One thing to write about a table. What a table hands out together is stored together or not at all.
#[derive(Clone, Debug)]
pub enum Write {
    Seat {
        seat: Seat,
        sitter: Sitter,
    },
    Invited(GuestId),
    Uninvited(GuestId),
    Hints(bool),
    Host(GuestId),
    Started(Began),
    Logged {
        rules: u32,
        logged: Logged,
    },
    Clocks(Clocks),
    Over,
    /// The table where the same players go on.
    Rematch(Box<Laid>),
    /// Nobody sits there any more and nothing was played.
    Removed,
}
