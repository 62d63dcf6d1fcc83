//! What a module can be asked, each with all that it needs: the time, and chance.

use crate::kept::{Head, Line};
use games::protocol::{Look, NewSeat, NewTable, ToServer};
use host::{ConnId, Time};
use serde::{Deserialize, Serialize};
use table::Seat;

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Asked {
    // Of the game, before there is a table.
    /// Its line of the catalogue.
    Offer,
    /// What its box holds.
    Box,
    /// What a position is, or where it stops being one.
    Position {
        position: String,
    },

    // Of the table.
    Lay {
        table: Box<NewTable>,
        fresh: Fresh,
        you: Person,
        /// Who else plays at this device, each for one of the other open seats.
        #[serde(default)]
        others: Vec<Person>,
        now: Time,
    },
    Load {
        kept: Kept,
        now: Time,
    },
    /// The page says something over the line with this number.
    Hear {
        conn: ConnId,
        /// Whose eyes are before the page, where several people share the device; none: everybody's.
        #[serde(default)]
        eyes: Option<Seat>,
        said: ToServer,
        now: Time,
    },
    /// That line is gone.
    Part {
        conn: ConnId,
        now: Time,
    },
    Wish {
        wish: Wish,
        now: Time,
    },
    /// Somebody has thought, as was ordered.
    Thought {
        seat: Seat,
        number: u64,
        decision: String,
        now: Time,
    },
    Advice {
        seat: Seat,
        number: u64,
        advice: Advice,
        now: Time,
    },
    Time {
        now: Time,
    },
    /// What was to be written down last could not be: this is what is.
    Lost {
        kept: Kept,
        now: Time,
    },
    Info {
        now: Time,
    },
    Record,
    Frames {
        eyes: Option<String>,
        from: Option<u32>,
    },
    Chances,
    Decided {
        seat: Seat,
    },

    // Of whoever thinks for a table.
    Follow {
        kept: Kept,
    },
    Lines {
        lines: Vec<Line>,
    },
    Think {
        seat: Seat,
        player: Who,
        dice: String,
        #[serde(default)]
        takes_ms: Option<u64>,
        waited_ms: u64,
        within_ms: u64,
    },
    Advise {
        seat: Seat,
        dice: String,
        waited_ms: u64,
        within_ms: u64,
    },
}

/// A table as it was written down.
#[derive(Debug, Deserialize)]
pub(crate) struct Kept {
    pub(crate) head: Head,
    pub(crate) lines: Vec<Line>,
}

/// What chance gives a new table.
#[derive(Debug, Deserialize)]
pub(crate) struct Fresh {
    pub(crate) id: String,
    pub(crate) invite: String,
    pub(crate) seed: String,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Person {
    pub(crate) guest: String,
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) look: Option<Look>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Wish {
    Start,
    Leave,
    Hints(bool),
    Seat { seat: Seat, to: NewSeat },
    Rematch(Fresh),
}

/// Who decides for a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Who {
    Bot(String),
    Substitute,
}

/// What was thought about a hint; a decision is the text of what the page has of it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Advice {
    pub(crate) decision: String,
    pub(crate) choices: Vec<Choice>,
    pub(crate) simulations: u32,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Choice {
    pub(crate) decision: String,
    pub(crate) value: f32,
    pub(crate) points: f32,
    pub(crate) weight: f32,
    pub(crate) tried: u32,
}

impl From<Who> for host::Who {
    fn from(who: Who) -> host::Who {
        match who {
            Who::Bot(name) => host::Who::Bot(name),
            Who::Substitute => host::Who::Substitute,
        }
    }
}

impl From<host::Who> for Who {
    fn from(who: host::Who) -> Who {
        match who {
            host::Who::Bot(name) => Who::Bot(name),
            host::Who::Substitute => Who::Substitute,
        }
    }
}
