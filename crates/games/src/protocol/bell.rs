//! What is said over the bell: the socket over which somebody hears what concerns them, wherever in the house they are.

use super::{Announcement, Challenge, Code, Look};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a page says to the bell.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToBell {
    /// The first message. `wire`: which form of the messages this page speaks.
    Hello {
        wire: u16,
    },
    /// Looks for people to play this game with, until they are found, the page says otherwise, or it goes.
    Seek {
        game: String,
    },
    Unseek {},
    Ping {},
}

/// What the house says over the bell.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum FromBell {
    /// The answer to `hello`: which of your friends are in the house.
    Welcome {
        here: Vec<String>,
    },
    /// A friend has come to the house, or gone.
    Friend {
        guest: String,
        here: bool,
    },
    /// Somebody wants to be your friend, or is, or is no longer: read your company anew.
    Company,
    /// A decision is owed by you at this table, where no page of yours is.
    Turn {
        table: String,
        game: String,
    },
    /// The match is over at this table, where no page of yours is.
    Over {
        table: String,
        game: String,
    },
    /// How your search stands.
    Sought {
        game: String,
        /// Who look for this game, you among them, and might be put at one table with you.
        people: u32,
        /// You have waited long enough: begin with computer players if you like.
        offer: bool,
    },
    /// You look for nobody any more.
    Unsought,
    /// A table is laid for you and those who were found.
    Matched {
        table: String,
        game: String,
    },
    /// A friend calls you to a table.
    Called {
        by: Acquaintance,
        game: String,
        invite: String,
    },
    /// A host asks you to a table; only bot accounts are asked so. Accept or decline it.
    Challenged {
        challenge: Challenge,
    },
    /// The bot account that you have asked does not come.
    Declined {
        challenge: Challenge,
    },
    /// As at a table: whoever looks after the house tells everybody something.
    Announced {
        announcement: Option<Announcement>,
    },
    Refused {
        code: Code,
        reason: String,
    },
    Pong,
    /// The last message before the house closes the socket.
    Bye {
        code: Code,
    },
}

impl FromBell {
    /// As it goes over the wire.
    pub fn to_json(&self) -> String {
        // Plain data always becomes JSON.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Somebody whom you know.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Acquaintance {
    pub guest: String,
    pub name: String,
    pub look: Option<Look>,
    /// It is the account of a program.
    pub is_bot: bool,
    /// Known by a key, under a name that is nobody else's here; anybody else carries the mark of a guest.
    pub regular: bool,
    /// In the house now; said of friends alone.
    pub here: bool,
}

/// Whom you know here.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Company {
    pub friends: Vec<Acquaintance>,
    /// Who want to be your friends.
    pub asking: Vec<Acquaintance>,
    /// Whose friend you want to be.
    pub asked: Vec<Acquaintance>,
    pub blocked: Vec<Acquaintance>,
    /// Whoever opens it is your friend; none, if you have made none.
    pub link: Option<String>,
}

/// Whom it is about: somebody you have sat at a table with, or met in its talk.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Somebody {
    pub guest: String,
}

/// The code of a friend's link.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct FriendCode {
    pub code: String,
}

/// A link by which others become your friends.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FriendLink {
    pub code: String,
}

/// Whether whoever was called has heard it.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Heard {
    pub heard: bool,
}
