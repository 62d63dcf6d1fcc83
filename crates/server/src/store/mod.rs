//! The log, in SQLite or in PostgreSQL. All writing goes through one task, which commits whatever has gathered while the last commit was
//! on its way to the disk; all reading goes through a small pool.

mod backup;
#[cfg(feature = "cluster")]
mod beats;
mod boxes;
mod check;
mod company;
mod days;
mod evenings;
#[cfg(feature = "cluster")]
mod hot;
mod jobs;
mod lock;
mod migrations;
mod mine;
mod moving;
mod nodes;
mod open;
mod order;
mod people;
mod pocket;
mod post;
#[cfg(feature = "cluster")]
mod postgres;
mod private;
mod read;
mod recount;
mod results;
mod shares;
mod sql;
mod standings;
mod tables;
mod tokens;
mod write;

use jobs::{Job, Together};
use sql::Pool;
use sqlx::error::{DatabaseError, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, oneshot, watch};

pub use backup::{CannotCopy, backup};
pub use check::{CannotCheck, Checked, check_copy};
pub(crate) use company::{Known, Tie};
pub(crate) use days::{Best, DayListed, DayWrite, Merit, Tried, your_seat};
pub(crate) use evenings::{Evenings, KeptEvening};
pub(crate) use jobs::{Old, Write};
pub(crate) use mine::{Mine, Place, Which};
pub use moving::{CannotMove, Moved, move_house};
pub(crate) use nodes::{Among, Node, Whose};
pub(crate) use order::{Act, Found, KeptAct, KeptReport, Ordered, Reported};
pub(crate) use people::Personal;
pub(crate) use pocket::{PocketMatch, PocketSeat};
pub(crate) use post::{Address, Delivery, Kind, News, Posted};
pub(crate) use read::{FromAfar, Listed, ListedSeat, PlayedBy};
pub use recount::{CannotCount, Counted, count_again, recount};
pub(crate) use shares::Agreed;
pub(crate) use standings::{Listing, Shows, Standing};
pub(crate) use tokens::{KeptToken, Tokens};

/// Why nothing can be stored or read.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The disk is full, the file is locked, the writer has stopped: it may pass.
    #[error("the data file cannot be used: {0}")]
    Unusable(String),
    /// What was asked for goes against what is stored already; the fault is the job's and not the disk's.
    #[error("the data file does not take that: {0}")]
    Refused(String),
    #[error(
        "the data file {} is damaged ({why}). Keep a copy, then mend it: \
         sqlite3 {0} .recover | sqlite3 mended.db && mv mended.db {0} && rm -f {0}-wal {0}-shm",
        .file.display()
    )]
    Damaged { file: PathBuf, why: String },
    /// Two processes on one file would each give away the same seats.
    #[error(
        "the data file {} is in use by another house ({by}). Stop that one first, or name another file with --data",
        .file.display()
    )]
    Taken { file: PathBuf, by: String },
    /// Whatever was written now would be lost.
    #[error(
        "the data file {} was removed or replaced while the house was open: the house stops. Put the file back, or \
         start again with the one that lies there now",
        .0.display()
    )]
    Lost(PathBuf),
    /// A copy that lacks what lies beside the file would be opened as a new house.
    #[error(
        "the data file {} is there, but no house is in it. A file that is copied while a house has it open lacks what \
         lies in -wal beside it: copy it with `ratskeller backup`. If nothing was ever in it, remove it and start again",
        .0.display()
    )]
    Empty(PathBuf),
    #[error("{} is no data file of this house; name another one with --data", .0.display())]
    NotOurs(PathBuf),
    #[error(
        "the data file {} is of another version of this program, or damaged ({why}). Run the version that wrote it, \
         put back a copy, or name another file with --data",
        .file.display()
    )]
    OtherVersion { file: PathBuf, why: String },
    /// Sent, and not answered: it may be there or not.
    #[error("it is not known whether that is stored: {0}")]
    Unknown(String),
    /// Whatever was written now would be written behind another's back.
    #[error("another house has taken over the database from this one (node {0}): the house stops")]
    Fenced(i64),
    #[error("the database is in use by another house ({by}). Stop that one first, or name another database")]
    Occupied { by: String },
    #[error(
        "the database is of another version of this program, or damaged ({0}). Run the version that wrote it, put back a \
         copy, or name another database"
    )]
    OtherSchema(String),
    /// The table is written for by another node.
    #[error("another node has this table")]
    Anothers,
    #[error("a data file has one house: several nodes need --database")]
    OneNode,
    #[error("this program was built without PostgreSQL (the feature `cluster`)")]
    NoPostgres,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let constraint = |error: &dyn DatabaseError| error.kind() != ErrorKind::Other || bad_value(error);
        if error.as_database_error().is_some_and(constraint) {
            StoreError::Refused(error.to_string())
        } else {
            StoreError::Unusable(error.to_string())
        }
    }
}

/// PostgreSQL takes no text with a zero byte in it, and has a class of states for what is no value.
fn bad_value(error: &dyn DatabaseError) -> bool {
    error.code().is_some_and(|code| code.len() == 5 && code.starts_with("22"))
}

/// Milliseconds since 1970. The clock on the wall is read once, so that deadlines outlive a restart; from then on time
/// passes evenly, whoever sets that clock.
pub(crate) fn now_ms() -> u64 {
    static OPENED: OnceLock<(Instant, u64)> = OnceLock::new();
    let (since, at) = OPENED.get_or_init(|| {
        #[allow(clippy::disallowed_methods, reason = "this once")]
        let at = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        (Instant::now(), at)
    });
    at + since.elapsed().as_millis() as u64
}

/// How far a table has come, as its row says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Open,
    Playing,
    Over,
}

impl Phase {
    const ALL: [Phase; 3] = [Phase::Open, Phase::Playing, Phase::Over];

    const fn word(self) -> &'static str {
        match self {
            Phase::Open => "open",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }

    fn read(word: &str) -> Option<Phase> {
        Phase::ALL.into_iter().find(|phase| phase.word() == word)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Store {
    /// None: it is no file.
    file: Option<Arc<Path>>,
    read: Pool,
    write: mpsc::Sender<Job>,
    /// None: nobody else can have it open.
    among: Option<Among>,
    /// Says why, when what is written to is not ours any more.
    lost: watch::Receiver<Option<StoreError>>,
}

impl Store {
    /// Returns when what is written to is not ours any more, with what to say about it.
    pub(crate) async fn lost(&self) -> StoreError {
        let mut lost = self.lost.clone();
        let why = lost.wait_for(Option::is_some).await.ok().and_then(|why| why.clone());
        match why {
            Some(why) => why,
            // A writer that has stopped because the house closes has lost nothing.
            None => std::future::pending().await,
        }
    }

    /// How many jobs wait for the disk.
    pub(crate) fn waiting(&self) -> usize {
        self.write.max_capacity() - self.write.capacity()
    }

    /// Returns when the writes are on the disk.
    pub(crate) async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let stopped = || StoreError::Unusable("the writer has stopped".to_owned());
        let (done, stored) = oneshot::channel();
        self.write.send(Job::Write(Together { writes, done })).await.map_err(|_| stopped())?;
        stored.await.map_err(|_| stopped())?
    }

    /// Returns when everything sent before is on the disk and all of it is in the one file.
    pub(crate) async fn close(&self) {
        // The last connection to go folds the write-ahead log into the file.
        self.read.close().await;
        let (done, closed) = oneshot::channel();
        if self.write.send(Job::Close(done)).await.is_ok() {
            drop(closed.await);
        }
    }
}
