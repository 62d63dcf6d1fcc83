//! Everything that can happen to a table.

use crate::id::{GuestId, InviteCode, TableId};
use bots::search::Thought;
use games::protocol::NewSeat;
use table::{Seat, Seed};

/// A page that is connected. Its number is given by whoever drives the table, and never given twice.
pub type ConnId = u64;

/// Something happens, at a time that is told with it.
#[derive(Clone, Debug)]
pub enum Event<D> {
    /// A guest wants something.
    Guest(GuestId, Wish),
    /// A page says something.
    Page(ConnId, Word),
    /// A computer player has come to a decision: the answer to [`Think`](crate::Think).
    Thought { seat: Seat, number: u64, decision: D },
    /// The house has thought about a hint: the answer to [`Advise`](crate::Advise).
    Advice { seat: Seat, number: u64, thought: Thought<D> },
    /// Nothing but that time has passed.
    Time,
}

#[derive(Clone, Debug)]
pub enum Wish {
    /// Has come by the invite link.
    Admit,
    /// None: the first empty seat.
    Sit {
        name: String,
        seat: Option<Seat>,
    },
    Leave,
    /// The host puts a computer player on a seat, or frees it.
    Seat {
        seat: Seat,
        to: NewSeat,
    },
    AllowHints(bool),
    Start,
    /// The next match of the same players, at a table of its own.
    Rematch(Fresh),
    Renamed(String),
    /// A page has said hello.
    Join {
        conn: ConnId,
        name: String,
        read: Read,
    },
}

#[derive(Clone, Debug)]
pub enum Word {
    Decide {
        id: String,
        read: Read,
        decision: serde_json::Value,
    },
    Undo {
        id: String,
    },
    Hint {
        id: String,
        read: Read,
    },
    Chat {
        text: String,
    },
    Mute {
        guest: String,
        on: bool,
    },
    /// The page is gone.
    Part,
}

/// How far a page had read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Read {
    pub epoch: u32,
    /// Of the last notice it had.
    pub number: u32,
}

/// A page that waits for an answer, and its own name for what it asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asker {
    pub conn: ConnId,
    pub id: String,
}

/// What chance gives a new table.
#[derive(Clone, Debug)]
pub struct Fresh {
    pub id: TableId,
    pub invite: InviteCode,
    pub seed: Seed,
}
