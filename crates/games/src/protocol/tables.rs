//! A table, as it is told to whoever may come near it.

use super::{DayOf, Look};
use serde::{Deserialize, Serialize};
use table::OptionValue;
use ts_rs::TS;

/// A table, as everyone who may come near it knows it.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    /// The box that it is played with, as records name it.
    pub parts: String,
    /// In how many values it is not like the box that the game ships with.
    pub changed: u32,
    pub public: bool,
    pub phase: TablePhase,
    pub seats: Vec<SeatInfo>,
    pub options: Vec<OptionSet>,
    /// Seconds for a decision; none: no clock.
    pub clock_s: Option<u32>,
    /// Whether players may ask what the computer would do.
    pub hints: bool,
    /// Whether people may talk here.
    pub talk: bool,
    /// The match begins from a position that was set up: it has no record.
    pub set_up: bool,
    /// Why the match does not count for ratings; none: it does, and then there are no hints, and nothing is taken back.
    pub unrated: Option<Unrated>,
    /// It is the deal of a day: the same for everybody, and nothing is taken back. The seed is told when the day is over, at
    /// `/api/v1/days`.
    pub day: Option<DayOf>,
    /// Only for whoever sits here: the code of the invite link, `/#/invite/CODE`.
    pub invite: Option<String>,
    pub watchers: u32,
    /// So many pages are the table itself, seen by everybody in the room: then a phone need show no more than a hand.
    pub screens: u32,
    /// The table where the same players go on, once somebody asked for it.
    pub rematch: Option<String>,
}

/// A screen that waits to be the table itself: `/#/show/CODE` on the host's telephone lets it in.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ScreenWaits {
    pub code: String,
    /// Where it has been let in.
    pub at: Option<ScreenAt>,
}

/// A screen is this table itself.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ScreenAt {
    pub table: String,
    /// To be said with each request: `?screen=SLIP`. Good for this screen alone.
    pub slip: String,
}

/// The code that a screen shows.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LetScreen {
    pub code: String,
}

/// Which screens are the table itself, for its host.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ScreensHere {
    /// Those first that came first.
    pub screens: Vec<ScreenHere>,
}

/// A screen that shows the table now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ScreenHere {
    pub screen: String,
    /// For so many seconds.
    pub here_s: u32,
}

/// The screen that is to show the table no more.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SendScreenAway {
    pub screen: String,
}

/// Where those go on whom this screen has shown.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NextScreen {
    pub slip: String,
}

/// Why a match does not count for ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Unrated {
    /// Nobody asked for it: a private table, or so it was said when it was laid.
    Casual,
    /// It begins from a position.
    Position,
    /// Players may ask for hints.
    Hints,
    /// The page remembers for those who play.
    MemoryAid,
    /// It is played with another box than the game ships with.
    ChangedBox,
    /// Nobody plays but computers.
    NoPeople,
    /// A computer player sits there whose strength nobody has measured.
    Unmeasured,
}

impl Unrated {
    pub const ALL: [Unrated; 7] = [
        Unrated::Casual,
        Unrated::Position,
        Unrated::Hints,
        Unrated::MemoryAid,
        Unrated::ChangedBox,
        Unrated::NoPeople,
        Unrated::Unmeasured,
    ];

    /// As it stands on the wire and in data files.
    pub const fn word(self) -> &'static str {
        match self {
            Unrated::Casual => "casual",
            Unrated::Position => "position",
            Unrated::Hints => "hints",
            Unrated::MemoryAid => "memory_aid",
            Unrated::ChangedBox => "changed_box",
            Unrated::NoPeople => "no_people",
            Unrated::Unmeasured => "unmeasured",
        }
    }

    pub fn read(word: &str) -> Option<Unrated> {
        Unrated::ALL.into_iter().find(|why| why.word() == word)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TablePhase {
    /// Seats are being filled.
    Open,
    Playing,
    Over,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionSet {
    pub name: String,
    #[ts(type = "boolean | number | string")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub value: OptionValue,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum SeatInfo {
    Empty,
    Guest {
        guest: String,
        name: String,
        look: Option<Look>,
        /// It is the account of a program.
        is_bot: bool,
        /// Known by a key, under a name that is nobody else's here; anybody else carries the mark of a guest.
        regular: bool,
        here: bool,
        host: bool,
        /// Of whoever is gone: milliseconds until the computer plays on for them. None while nobody waits for them.
        takeover_ms: Option<u32>,
        /// The computer plays on, and however it ends the owner of the seat has not won.
        gave_up: bool,
    },
    Bot {
        bot: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_written_as_it_goes_over_the_wire() {
        for why in Unrated::ALL {
            assert_eq!(serde_json::to_value(why).unwrap(), why.word());
            assert_eq!(Unrated::read(why.word()), Some(why));
        }
    }
}
