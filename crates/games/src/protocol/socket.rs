//! What is said over the socket of a table.

use super::{Announcement, AnyDecision, AnyNotice, AnySight, Code, TableInfo};
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};
use ts_rs::TS;

/// Which form of the messages this house speaks. A page of another one is sent away to load itself anew: raised when
/// what an older page says or draws would no longer be right.
pub const WIRE: u16 = 3;

/// What a page says.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message on a socket. `wire`: which form of the messages this page speaks. `have`: the number of the last
    /// notice this page has, of this epoch; 0 for none.
    Hello {
        /// The first pages did not say.
        #[serde(default)]
        wire: u16,
        epoch: u32,
        have: u32,
    },
    /// A decision. `id` is the page's own; the same id sent again is applied once and answered alike. `epoch` and `on`:
    /// the last notice that the page had when the player decided; if more has happened since, it is refused as stale.
    Decide {
        id: String,
        epoch: u32,
        on: u32,
        #[ts(as = "AnyDecision")]
        decision: serde_json::Value,
    },
    /// Takes back the own last decision, where nothing was revealed since and nobody else acted.
    Undo {
        id: String,
    },
    /// Gives the match up: the computer plays on for the others, and where there are none but computers it is over.
    GiveUp {
        id: String,
    },
    /// What would you do? Answered by a `hint` with the same id, or refused; `epoch` and `on` as in `decide`.
    Hint {
        id: String,
        epoch: u32,
        on: u32,
    },
    Chat {
        text: String,
    },
    /// A drawn word beside the talk, of those who play.
    React {
        reaction: Reaction,
    },
    /// Hears nothing more of this guest, or again.
    Mute {
        guest: String,
        on: bool,
    },
    Ping {},
}

/// What the server says.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)] // written as JSON at once, never kept
pub enum ToPage {
    /// The answer to `hello`: everything there is to know. The notices are those after `have`, if `epoch` was right.
    Welcome {
        you: You,
        table: TableInfo,
        chat: Vec<Said>,
        play: Option<Play>,
    },
    /// Something happened. The notices follow the last ones; in a new epoch they replace them.
    Update {
        play: Play,
    },
    /// Somebody sat down, left, came back or changed the name.
    Table {
        you: You,
        table: TableInfo,
    },
    /// The decision with this id is stored and carried out, or sealed.
    Ack {
        id: String,
    },
    Refused {
        id: Option<String>,
        code: Code,
        reason: String,
        /// Of what passes: when, in seconds since 1970.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        until_s: Option<u32>,
    },
    /// What the house would do in your place, the best first. It knows what your seat knows and nothing else.
    Hint {
        id: String,
        choices: Vec<HintChoice>,
    },
    /// This seat has asked for a hint; whoever plays against it may know.
    Hinted {
        seat: Seat,
    },
    Chat {
        said: Said,
    },
    /// Seen for a moment and kept nowhere.
    Reacted {
        seat: Seat,
        reaction: Reaction,
    },
    /// Whoever looks after the house tells everybody something; nothing: what was told does not hold any more.
    Announced {
        announcement: Option<Announcement>,
    },
    Pong,
    /// The last message before the server closes the socket.
    Bye {
        code: Code,
    },
}

impl ToPage {
    /// As it goes over the wire. Written here, where it is built once for everybody who speaks to a page.
    pub fn to_json(&self) -> String {
        // Plain data always becomes JSON.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What can be said without words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    Laugh,
    Bravo,
    Gasp,
    Sulk,
    Thanks,
    Yawn,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct You {
    pub guest: String,
    pub name: String,
    /// No seat: a watcher.
    pub seat: Option<Seat>,
    pub host: bool,
}

/// A match, as one onlooker sees it now.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Play {
    /// Grows when a decision was taken back: all notices of an older epoch are void then, and are told anew.
    pub epoch: u32,
    /// The number of the last notice there is for this onlooker; what `hello` and `decide` name.
    pub number: u32,
    /// Those that are new, less what may no longer be read back; their numbers grow.
    pub notices: Vec<NumberedNotice>,
    pub sight: AnySight,
    /// Who owes a decision and has not sealed one.
    pub waits: SeatSet,
    /// Who has sealed one; what, nobody sees.
    pub sealed: SeatSet,
    /// What you have sealed yourself and may still change.
    pub yours: Option<AnyDecision>,
    /// Who is away and played by the computer.
    pub away: SeatSet,
    /// Milliseconds until the safe default is carried out for those who are waited for.
    pub deadline_ms: Option<u32>,
    pub may_undo: bool,
    /// The SHA-256 of the seed, known from the start.
    pub commitment: String,
    /// Once the match is over.
    pub end: Option<End>,
}

/// Something you might do.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HintChoice {
    pub decision: AnyDecision,
    /// Your chance to win after it, in twentieths: so short a thought knows it no better. None where nothing else is
    /// worth a thought.
    pub worth: Option<u8>,
    /// The points that it leads to as far as the house looks ahead, in the mean and rounded; none where `worth` is none.
    pub points: Option<i32>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct End {
    /// By seat; 1 is the best, shared by equals.
    pub places: Vec<u8>,
    pub scores: Vec<i32>,
    /// 64 hexadecimal digits; their 32 bytes have the SHA-256 that `commitment` said.
    pub seed: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct NumberedNotice {
    pub number: u32,
    pub notice: AnyNotice,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct Said {
    pub number: u32,
    pub guest: String,
    pub name: String,
    pub seat: Option<Seat>,
    /// A program has said it.
    pub is_bot: bool,
    /// Somebody has who is known by a key, under a name that is nobody else's here.
    pub regular: bool,
    pub text: String,
}
