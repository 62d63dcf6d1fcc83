//! Everything that can happen to a table.

use crate::id::{GuestId, InviteCode, TableId};
use crate::kept::Guise;
use bots::search::Thought;
use games::protocol::{NewSeat, Reaction, ToServer};
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
        guise: Guise,
        seat: Option<Seat>,
    },
    Leave,
    /// The host puts a computer player on a seat, or frees it.
    Seat {
        seat: Seat,
        to: NewSeat,
    },
    AllowHints(bool),
    /// The host sends whoever sits there away.
    SendAway(Seat),
    Start,
    /// The host waits for the end elsewhere: the match goes on though nobody is here.
    Attend,
    /// Gives up, from wherever they are.
    GiveUp,
    /// The next match of the same players, at a table of its own.
    Rematch(Fresh),
    /// Has another name or look.
    Renamed(Guise),
    /// A page has said hello.
    Join {
        conn: ConnId,
        guise: Guise,
        read: Read,
        /// Whose talk is not for these ears.
        deaf_to: Vec<GuestId>,
    },
    /// The host lets a screen show the table, for whoever drives it knows the screen. None: only asks whether one may.
    LetShow(Option<GuestId>),
    /// The host sends a screen away; it comes back when the host lets it in again.
    SendScreenAway(GuestId),
    /// A page has said hello that is the table itself: it shows what everybody may see, whoever has opened it. That the host has let it
    /// in, whoever drives the table knows.
    Show {
        conn: ConnId,
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
    GiveUp {
        id: String,
    },
    Hint {
        id: String,
        read: Read,
    },
    Chat {
        text: String,
    },
    React {
        reaction: Reaction,
    },
    Mute {
        guest: String,
        on: bool,
    },
    /// The page is gone.
    Part,
}

/// What a page said, by whom it is for.
#[derive(Clone, Debug)]
pub enum Heard {
    /// It has come, and speaks this form of the messages.
    Hello {
        wire: u16,
        read: Read,
    },
    /// Whether anybody is there: whoever drives the table knows.
    Ping,
    Word(Word),
}

impl From<ToServer> for Heard {
    fn from(said: ToServer) -> Heard {
        Heard::Word(match said {
            ToServer::Hello { wire, epoch, have } => {
                return Heard::Hello { wire, read: Read { epoch, number: have } };
            }
            ToServer::Ping {} => return Heard::Ping,
            ToServer::Decide { id, epoch, on, decision } => {
                Word::Decide { id, read: Read { epoch, number: on }, decision }
            }
            ToServer::Undo { id } => Word::Undo { id },
            ToServer::GiveUp { id } => Word::GiveUp { id },
            ToServer::Hint { id, epoch, on } => Word::Hint { id, read: Read { epoch, number: on } },
            ToServer::Chat { text } => Word::Chat { text },
            ToServer::React { reaction } => Word::React { reaction },
            ToServer::Mute { guest, on } => Word::Mute { guest, on },
        })
    }
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
