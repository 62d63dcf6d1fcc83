//! A table as it lies in the log, and what is written there.

use crate::id::{GuestId, InviteCode, TableId};
use crate::sum::Sum;
use games::GameId;
use games::protocol::{Look, Unrated};
use ratings::Rating;
use table::{Digest, Seat, SeatSet, Seed, Standing};

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
    /// Whether people may talk.
    pub talk: bool,
    pub host: GuestId,
    /// Where the match begins, in the notation of its game, if not with the deal.
    pub position: Option<String>,
    /// The match is to count for ratings, if nothing stands against it when it begins.
    pub rated: bool,
    /// The box that it was laid with, if not with that of the house.
    pub own_box: Option<Digest>,
    /// It is the deal of a day, the same for everybody who plays it.
    pub day: Option<Day>,
}

/// Whose deal it is: what everybody has alike, whenever they play it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    /// Since 1970, by UTC.
    pub number: u32,
    /// It is somebody's one try; else it is played for fun.
    pub counts: bool,
    pub rules: u32,
    pub parts: Digest,
}

/// How a guest appears to others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guise {
    pub name: String,
    /// None: in the colours of the seat.
    pub look: Option<Look>,
    /// It is the account of a program.
    pub is_bot: bool,
    /// Known by a key, under a name that is nobody else's.
    pub regular: bool,
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
    /// Why it does not count for ratings.
    pub unrated: Option<Unrated>,
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
    /// From here on the computer decides for the seat.
    GaveUp {
        seat: Seat,
    },
}

/// All there is about one table.
#[derive(Clone, Debug)]
pub struct Kept {
    pub setting: Setting,
    /// By seat; a guest comes with the guise.
    pub sitters: Vec<(Sitter, Guise)>,
    /// Who was somebody else when the match began: now, and then. A guest who plays may turn out to be a regular.
    pub came_as: Vec<(GuestId, GuestId)>,
    /// Screens that show this table no more: the host has said so.
    pub screens_out: Vec<GuestId>,
    pub stage: KeptStage,
}

/// How far it has come.
#[derive(Clone, Debug)]
pub enum KeptStage {
    Open {
        invited: Vec<GuestId>,
        /// Who may not sit down here: the host has said so.
        sent_away: Vec<GuestId>,
    },
    Playing {
        began: Began,
        log: Vec<Logged>,
        clocks: Clocks,
        /// Who is waited for, as it is written beside the log; none, if it is not.
        waits: Option<SeatSet>,
    },
    Over {
        began: Began,
        log: Vec<Logged>,
        rematch: Option<TableId>,
        /// Whether the standing is written beside the log.
        stands: bool,
    },
}

impl Kept {
    /// Who sat down, by seat.
    pub(crate) fn at_the_start(&self) -> impl Iterator<Item = Sitter> {
        self.sitters.iter().map(|(sitter, _)| match sitter {
            Sitter::Guest(now) => {
                let then = self.came_as.iter().find(|(as_now, _)| as_now == now);
                Sitter::Guest(then.map_or(*now, |(_, then)| *then))
            }
            Sitter::Nobody | Sitter::Bot(_) => sitter.clone(),
        })
    }

    /// The box that it was laid with, or that its match is played with, if it has begun and says.
    pub fn parts(&self) -> Option<Digest> {
        match &self.stage {
            KeptStage::Open { .. } => self.setting.day.map(|day| day.parts).or(self.setting.own_box),
            KeptStage::Playing { began, .. } | KeptStage::Over { began, .. } => began.parts,
        }
    }
}

/// How a match ended, with all that ratings need to know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    pub game: GameId,
    pub unrated: Option<Unrated>,
    /// By seat.
    pub seats: Vec<Finisher>,
}

/// How somebody finished. What the computer played for whoever was away is theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finisher {
    pub sitter: Sitter,
    /// What a computer player is worth, in a rated match.
    pub star: Option<Rating>,
    /// Partners have the same number; none, where everybody plays alone.
    pub team: Option<u8>,
    pub place: u8,
    pub points: i32,
    pub gave_up: bool,
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
    SentAway(GuestId),
    /// A screen shows this table no more, or may again.
    Screen {
        screen: GuestId,
        out: bool,
    },
    Hints(bool),
    Host(GuestId),
    Started(Began),
    Logged {
        rules: u32,
        logged: Logged,
    },
    Clocks(Clocks),
    Over,
    /// Beside the log: who owes a decision and has not sealed one.
    Waits(SeatSet),
    /// Beside the log of a slow table, after every line: who owes the decision that is due then.
    Owed {
        seats: SeatSet,
        until: Time,
    },
    /// Beside the log: how it ended.
    Standing(Standing),
    /// The result, for whoever adds them up.
    Ended(Box<Ended>),
    /// The table where the same players go on.
    Rematch(Box<Laid>),
    /// Nobody sits there any more and nothing was played.
    Removed,
}
