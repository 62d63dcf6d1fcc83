//! The log in SQLite. All writing goes through one task, which commits whatever has gathered while the last commit was
//! on its way to the disk; all reading goes through a small pool.

mod read;
mod write;

use crate::id::{GuestId, InviteCode, TableId};
use games::GameId;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::{Seat, Seed};
use tokio::sync::{mpsc, oneshot};

pub(crate) use read::{Found, ListedSeat};

/// Nothing can be stored or read now.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the data file cannot be used: {0}")]
pub struct StoreError(String);

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        StoreError(error.to_string())
    }
}

/// Milliseconds since 1970, by the clock on the wall: deadlines outlive a restart.
pub(crate) fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// A table as it was set up, and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    pub id: TableId,
    pub invite: InviteCode,
    pub game: GameId,
    /// The version of the rules it was set up under.
    pub rules: u32,
    /// As JSON, by name.
    pub options: String,
    pub seats: u8,
    /// The secret of the match. Its `Debug` does not show it.
    pub seed: Seed,
    pub public: bool,
    pub clock_s: Option<u32>,
    pub host: GuestId,
    pub phase: Phase,
    pub started: Option<u64>,
    pub rematch: Option<TableId>,
    pub deadline: Option<u64>,
}

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

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    Nobody,
    Guest(GuestId),
    Bot(String),
}

/// One line of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Logged {
    pub seq: u32,
    pub what: What,
    /// The page's own name for it.
    pub client_id: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum What {
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
}

/// One thing to write. What is sent together is stored together or not at all.
#[derive(Clone, Debug)]
pub(crate) enum Write {
    Secret {
        name: &'static str,
        value: [u8; 32],
    },
    Guest {
        id: GuestId,
        name: String,
    },
    Table(Box<TableRow>),
    Seat {
        table: TableId,
        seat: Seat,
        sitter: Sitter,
    },
    Invited {
        table: TableId,
        guest: GuestId,
    },
    Uninvited {
        table: TableId,
        guest: GuestId,
    },
    Started {
        table: TableId,
        at: u64,
    },
    Logged {
        table: TableId,
        rules: u32,
        logged: Logged,
    },
    Deadline {
        table: TableId,
        at: Option<u64>,
    },
    Over {
        table: TableId,
    },
    Host {
        table: TableId,
        host: GuestId,
    },
    Rematch {
        table: TableId,
        next: TableId,
    },
    /// Nobody sits there any more and nothing was played.
    Removed {
        table: TableId,
    },
}

pub(crate) struct Job {
    writes: Vec<Write>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

#[derive(Clone, Debug)]
pub(crate) struct Store {
    read: SqlitePool,
    write: mpsc::Sender<Job>,
}

/// Jobs that wait for the disk.
const QUEUE: usize = 4096;
/// Connections that read.
const READERS: u32 = 4;

impl Store {
    /// Opens the data file, makes it if it is not there, and brings it up to date.
    pub(crate) async fn open(file: &Path) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        let mut writer = SqliteConnection::connect_with(&options).await?;
        sqlx::migrate!().run(&mut writer).await.map_err(|error| StoreError(error.to_string()))?;
        let read =
            SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true)).await?;
        let (write, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(write::write_all(writer, jobs));
        Ok(Store { read, write })
    }

    /// Returns when the writes are on the disk.
    pub(crate) async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let stopped = || StoreError("the writer has stopped".to_owned());
        let (done, stored) = oneshot::channel();
        self.write.send(Job { writes, done }).await.map_err(|_| stopped())?;
        stored.await.map_err(|_| stopped())?
    }

    /// Returns when everything sent before is on the disk, and lets the readers go.
    pub(crate) async fn close(&self) {
        drop(self.write(Vec::new()).await);
        self.read.close().await;
    }
}
