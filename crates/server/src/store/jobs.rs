//! What can be written, and how it comes to the one task that writes.

use super::{DayWrite, Evenings, Ordered, Personal, Posted, Shows, StoreError, Tie, Tokens};
use crate::id::{GuestId, SharedName, TableId};
use games::GameId;
use host::{Guise, Laid};
use table::Digest;
use tokio::sync::oneshot;

/// One thing to write. What is sent together is stored together or not at all.
#[derive(Clone, Debug)]
pub(crate) enum Write {
    Secret {
        name: &'static str,
        value: [u8; 32],
    },
    Guest {
        id: GuestId,
        guise: Guise,
    },
    /// What a game is played with here, by the digest of the file.
    Box {
        game: GameId,
        digest: Digest,
        file: &'static str,
    },
    /// A box that somebody has.
    HandedIn {
        game: GameId,
        digest: Digest,
        file: String,
    },
    /// A new table.
    Table(Box<Laid>),
    /// Something about a table that is there.
    At(TableId, host::Write),
    /// This player agrees that the match is shared; once everybody does, under this name.
    Share {
        table: TableId,
        guest: GuestId,
        name: SharedName,
    },
    /// This player does not agree, or not any more.
    Unshare {
        table: TableId,
        guest: GuestId,
    },
    /// About a person who is known again.
    Of(Personal),
    /// About programs that act for somebody.
    Token(Tokens),
    /// About order in the house.
    Order(Ordered),
    /// About two people.
    Tie(Tie),
    /// About what people are told when they are away.
    Post(Posted),
    /// About an evening at the club.
    Evening(Evenings),
    /// What a regular shows to everybody.
    Shows(GuestId, Shows),
    /// About the deals of days.
    Day(DayWrite),
    /// The house is there; said while clocks run.
    Alive,
    /// Whatever is older than this, and not in use.
    Forget(Old),
    /// Something that the disk must take, to see whether it does.
    Probe,
}

/// What has not been touched since then, in milliseconds, is old; of what has no such time nothing is.
#[derive(Clone, Debug)]
pub(crate) struct Old {
    pub guests: u64,
    pub sessions: u64,
    pub open_tables: u64,
    pub matches: Option<u64>,
    /// Links by which friends are made.
    pub links: u64,
    /// Addresses that nobody has confirmed.
    pub unconfirmed: u64,
    /// Reports that somebody has looked at.
    pub reports: u64,
    /// What was handed in, and nothing names.
    pub boxes: u64,
    /// Tables where somebody may be, as a list in JSON: these stay.
    pub but: String,
    /// This one, where others may have tables too.
    pub node: Option<i64>,
}

pub(super) enum Job {
    Write(Together),
    Close(oneshot::Sender<()>),
}

/// What is stored together.
pub(super) struct Together {
    pub(super) writes: Vec<Write>,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}
