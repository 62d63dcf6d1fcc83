//! The log in SQLite. All writing goes through one task, which commits whatever has gathered while the last commit was
//! on its way to the disk; all reading goes through a small pool.

mod backup;
mod lock;
mod migrations;
mod read;
mod write;

use crate::id::{GuestId, TableId};
use crate::limits;
use host::Laid;
use lock::Lock;
use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection, SqlitePool};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, oneshot, watch};

pub use backup::{CannotCopy, backup};
pub(crate) use read::{ListedSeat, PlayedBy};

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
    #[error("{} is no data file of this house; name another one with --data", .0.display())]
    NotOurs(PathBuf),
    #[error(
        "the data file {} is of another version of this program, or damaged ({why}). Run the version that wrote it, \
         put back a copy, or name another file with --data",
        .file.display()
    )]
    OtherVersion { file: PathBuf, why: String },
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let constraint = |error: &dyn DatabaseError| error.kind() != ErrorKind::Other;
        if error.as_database_error().is_some_and(constraint) {
            StoreError::Refused(error.to_string())
        } else {
            StoreError::Unusable(error.to_string())
        }
    }
}

/// As SQLite numbers them.
const CORRUPT: u32 = 11;
const NOT_A_DATABASE: u32 = 26;

impl StoreError {
    /// What went wrong when the file was opened, and what to do about it.
    fn at_open(file: &Path, error: &sqlx::Error) -> StoreError {
        let code: Option<u32> = error
            .as_database_error()
            .and_then(|error| error.code()?.parse().ok())
            .map(|code: u32| code & 0xff);
        match code {
            Some(CORRUPT) => StoreError::Damaged { file: file.to_owned(), why: error.to_string() },
            Some(NOT_A_DATABASE) => StoreError::NotOurs(file.to_owned()),
            Some(_) | None => StoreError::Unusable(format!("{}: {error}", file.display())),
        }
    }
}

/// Milliseconds since 1970. The clock on the wall is read once, so that deadlines outlive a restart; from then on time
/// passes evenly, whoever sets that clock.
pub(crate) fn now_ms() -> u64 {
    static OPENED: OnceLock<(Instant, u64)> = OnceLock::new();
    let (since, at) = OPENED.get_or_init(|| {
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
    /// A new table.
    Table(Box<Laid>),
    /// Something about a table that is there.
    At(TableId, host::Write),
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
    pub open_tables: u64,
    pub matches: Option<u64>,
    /// Tables where somebody may be, as a list in JSON: these stay.
    pub but: String,
}

enum Job {
    Write(Together),
    Close(oneshot::Sender<()>),
}

/// What is stored together.
struct Together {
    writes: Vec<Write>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

#[derive(Clone, Debug)]
pub(crate) struct Store {
    file: Arc<Path>,
    read: SqlitePool,
    write: mpsc::Sender<Job>,
    /// Becomes true when the data file is not ours any more.
    lost: watch::Receiver<bool>,
}

/// Jobs that wait for the disk.
const QUEUE: usize = 4096;
/// Connections that read.
const READERS: u32 = 4;

impl Store {
    /// Opens the data file, makes it if it is not there, and brings it up to date. `who` is told to another process that
    /// wants it too.
    pub(crate) async fn open(file: &Path, who: &str) -> Result<Store, StoreError> {
        let mut lock = Lock::take(file, who)?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(limits::DISK_WITHIN)
            .disable_statement_logging();
        let bad = |error: sqlx::Error| StoreError::at_open(file, &error);
        let mut writer = SqliteConnection::connect_with(&options).await.map_err(bad)?;
        check(&mut writer, file).await?;
        let migrated = migrations::migrator().run(&mut writer).await;
        migrated.map_err(|error| {
            if let MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) = &error {
                return StoreError::at_open(file, error);
            }
            // All others are about versions.
            StoreError::OtherVersion { file: file.to_owned(), why: error.to_string() }
        })?;
        give_back(&mut writer).await.map_err(bad)?;
        lock.opened();
        let read = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true));
        let read = read.await.map_err(bad)?;
        let (write, jobs) = mpsc::channel(QUEUE);
        let (losing, lost) = watch::channel(false);
        tokio::spawn(write::Writer { db: writer, lock, losing }.write_all(jobs));
        Ok(Store { file: file.into(), read, write, lost })
    }

    /// Returns when the data file is not ours any more, with what to say about it.
    pub(crate) async fn lost(&self) -> StoreError {
        let mut lost = self.lost.clone();
        // A writer that has stopped because the house closes has lost nothing.
        if lost.wait_for(|lost| *lost).await.is_err() {
            std::future::pending::<()>().await;
        }
        StoreError::Lost(self.file.to_path_buf())
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

/// The time that the house was not there is given back, and so is whatever the clock on the wall was set to meanwhile.
async fn give_back(writer: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let now = now_ms() as i64;
    let mut together = writer.begin().await?;
    sqlx::query(
        "UPDATE tables SET deadline = deadline + (? - alive.at), deadline_before = deadline_before + (? - alive.at),
             started = started + (? - alive.at)
         FROM alive WHERE phase = 'playing'",
    )
    .bind(now)
    .bind(now)
    .bind(now)
    .execute(&mut *together)
    .await?;
    sqlx::query("INSERT INTO alive (one, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at")
        .bind(now)
        .execute(&mut *together)
        .await?;
    together.commit().await
}

/// A file up to this size is read through when it is opened, which takes a part of a second. In a larger one damage is
/// found when a table is read.
const CHECKED: u64 = 64 << 20;

async fn check(writer: &mut SqliteConnection, file: &Path) -> Result<(), StoreError> {
    if std::fs::metadata(file).map_or(0, |file| file.len()) > CHECKED {
        return Ok(());
    }
    let checked = sqlx::query("PRAGMA integrity_check(1)").fetch_one(writer).await;
    let why: String =
        checked.and_then(|row| row.try_get(0)).map_err(|error| StoreError::at_open(file, &error))?;
    if why == "ok" { Ok(()) } else { Err(StoreError::Damaged { file: file.to_owned(), why }) }
}
