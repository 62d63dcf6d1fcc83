//! What whoever looks after the house asks for, and what they are told.

use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// One request. `who` is the id of a person, or the name of a regular.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Errand {
    Find {
        name: String,
    },
    Show {
        who: String,
    },
    Rename {
        who: String,
        name: String,
    },
    /// Without `hours` for good.
    Mute {
        who: String,
        hours: Option<u32>,
        words: String,
    },
    Unmute {
        who: String,
        words: String,
    },
    Ban {
        who: String,
        hours: Option<u32>,
        words: String,
    },
    Unban {
        who: String,
        words: String,
    },
    Erase {
        who: String,
        words: String,
    },
    /// Those that nobody has looked at, or all.
    Reports {
        all: bool,
    },
    CloseReport {
        number: i64,
        words: String,
    },
    Announce {
        text: String,
        minutes: u32,
    },
    /// What was announced does not hold any more.
    Hush {},
    Backup {
        to: PathBuf,
    },
    /// Guests who never played and are older than so many days are forgotten.
    Sweep {
        days: u32,
    },
    Figures {},
    Audit {
        last: u32,
    },
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    Told(Told),
    /// Why nothing was done.
    Refused(String),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// It is done; in a sentence.
    Done(String),
    People(Vec<Person>),
    Reports(Vec<Report>),
    Audit(Vec<Act>),
    Figures(Vec<Figure>),
}

/// Times are in seconds since 1970.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Person {
    pub id: String,
    pub name: String,
    pub came_s: i64,
    pub regular_since_s: Option<i64>,
    /// Of a bot account: the id of its owner.
    pub bot_of: Option<String>,
    /// What a list leaves out.
    pub more: Option<More>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct More {
    /// How many sockets are open.
    pub sockets: usize,
    pub matches: u32,
    pub keys: usize,
    pub devices: usize,
    pub seen_s: Option<i64>,
    pub reports: u32,
    pub penalties: Vec<Penalty>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Penalty {
    /// `mute` or `ban`.
    pub kind: String,
    pub since_s: i64,
    /// None: for good.
    pub until_s: Option<u64>,
    pub words: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Report {
    pub number: i64,
    pub made_s: i64,
    /// None: whoever has reported it is gone.
    pub reporter: Option<String>,
    pub about: String,
    /// As they are called now.
    pub name: String,
    /// Where a line was said; none: it is about the name.
    pub table: Option<String>,
    /// The name or the line, as it was.
    pub quoted: String,
    pub words: String,
    /// Once somebody has looked at it.
    pub outcome: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Act {
    pub number: i64,
    pub at_s: i64,
    /// Of the operating system.
    pub who: String,
    pub act: String,
    pub about: Option<String>,
    pub words: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Figure {
    pub name: String,
    pub count: u64,
}
