//! How the data are opened: made if they are not there, looked through, and brought up to date.

use super::sql::{self, Begin, Db, Pool};
use super::write::{Backend, Writer};
use super::{Store, StoreError, migrations, now_ms, private};
use crate::config::Data;
use crate::limits;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use std::path::Path;
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// Jobs that wait for the disk.
const QUEUE: usize = 4096;
/// Connections that read.
const READERS: u32 = 4;

impl Store {
    /// Opens the data, makes them if they are not there, and brings them up to date. `who` is told to another process that
    /// wants it too; `addr` is where other nodes reach this one, if there may be others; `grace` is how long somebody
    /// may take before a letter is sent.
    pub(crate) async fn open(
        data: &Data,
        who: &str,
        addr: Option<&str>,
        grace: Duration,
    ) -> Result<Store, StoreError> {
        let mut to = Backend::take(data, who, addr).await?;
        if to.is_alone().await? {
            give_back(to.db().await?).await.map_err(|error| data.bad(&error))?;
        }
        let read = read_from(data).await?;
        let (losing, lost) = watch::channel(None);
        let among = to.tell(&losing).await?;
        let file = match data {
            Data::File(file) => Some(file.as_path().into()),
            Data::Database(_) => None,
        };
        let (write, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(Writer { to, losing, grace }.write_all(jobs));
        Ok(Store { file, read, write, among, lost })
    }
}

impl Data {
    fn bad(&self, error: &sqlx::Error) -> StoreError {
        match self {
            Data::File(file) => StoreError::at_open(file, error),
            Data::Database(_) => StoreError::Unusable(format!("the database: {error}")),
        }
    }
}

fn file_options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(limits::DISK_WITHIN)
        .disable_statement_logging()
}

pub(super) async fn read_from(data: &Data) -> Result<Pool, StoreError> {
    match data {
        Data::File(file) => {
            let readers = SqlitePoolOptions::new().max_connections(READERS);
            let read = readers.connect_with(file_options(file).read_only(true)).await;
            Ok(Pool::Sqlite(read.map_err(|error| data.bad(&error))?))
        }
        #[cfg(feature = "cluster")]
        Data::Database(database) => super::postgres::pool(database).await,
        #[cfg(not(feature = "cluster"))]
        Data::Database(_) => Err(StoreError::NoPostgres),
    }
}

/// A data file that is whole, after all steps.
pub(super) async fn up_to_date(file: &Path) -> Result<Db, StoreError> {
    let bad = |error: sqlx::Error| StoreError::at_open(file, &error);
    let was_there = file.exists();
    if !was_there {
        private::make(file).map_err(|error| StoreError::Unusable(format!("{}: {error}", file.display())))?;
    }
    let mut db = SqliteConnection::connect_with(&file_options(file)).await.map_err(bad)?;
    check(&mut db, file).await?;
    if was_there && !begun(&mut db).await.map_err(bad)? {
        return Err(StoreError::Empty(file.to_owned()));
    }
    migrations::sqlite().run(&mut db).await.map_err(|error| {
        if let MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) = &error {
            return StoreError::at_open(file, error);
        }
        // All others are about versions.
        StoreError::OtherVersion { file: file.to_owned(), why: error.to_string() }
    })?;
    Ok(Db::Sqlite(db))
}

/// The time that the house was not there is given back, and so is whatever the clock on the wall was set to meanwhile.
async fn give_back(db: &mut Db) -> Result<(), sqlx::Error> {
    let now = now_ms() as i64;
    db.begin(Begin::Write).await?;
    let clocks = sql::query(
        "UPDATE tables SET deadline = deadline + ($1 - alive.at), deadline_before = deadline_before + ($1 - alive.at),
             started = started + ($1 - alive.at)
         FROM alive WHERE phase = 'playing'",
    );
    // Letters know a question by when it runs out.
    let letters =
        sql::query("UPDATE letters SET until = until + ($1 - alive.at) FROM alive WHERE what = 'turn'");
    let here = sql::query(
        "INSERT INTO alive (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at",
    );
    for query in [clocks, letters, here] {
        query.bind(now).execute(&mut *db).await?;
    }
    db.commit().await
}

/// Whether a house was ever opened with this file.
pub(super) async fn begun<'c>(db: impl sqlx::SqliteExecutor<'c>) -> Result<bool, sqlx::Error> {
    let steps = sqlx::query("SELECT 1 FROM sqlite_master WHERE name = '_sqlx_migrations'");
    Ok(steps.fetch_optional(db).await?.is_some())
}

/// A file up to this size is read through when it is opened, which takes a part of a second. In a larger one damage is
/// found when a table is read.
const CHECKED: u64 = 64 << 20;

pub(super) async fn check(writer: &mut SqliteConnection, file: &Path) -> Result<(), StoreError> {
    if std::fs::metadata(file).map_or(0, |file| file.len()) > CHECKED {
        return Ok(());
    }
    let checked = sqlx::query("PRAGMA integrity_check(1)").fetch_one(writer).await;
    let why: String =
        checked.and_then(|row| row.try_get(0)).map_err(|error| StoreError::at_open(file, &error))?;
    if why == "ok" { Ok(()) } else { Err(StoreError::Damaged { file: file.to_owned(), why }) }
}

/// As SQLite numbers them.
/// What is asked for is not in the schema: the file was written by another version, or its schema is damaged.
const NO_SUCH_THING: u32 = 1;
const CORRUPT: u32 = 11;
const NOT_A_DATABASE: u32 = 26;
/// The file ends within a page: somebody has cut it.
const SHORT_READ: u32 = 522;

impl StoreError {
    /// What went wrong when the file was opened, and what to do about it.
    pub(super) fn at_open(file: &Path, error: &sqlx::Error) -> StoreError {
        let code: Option<u32> = error.as_database_error().and_then(|error| error.code()?.parse().ok());
        let code = code.map(|code| if code == SHORT_READ { CORRUPT } else { code & 0xff });
        match code {
            Some(CORRUPT) => StoreError::Damaged { file: file.to_owned(), why: error.to_string() },
            Some(NOT_A_DATABASE) => StoreError::NotOurs(file.to_owned()),
            Some(NO_SUCH_THING) => StoreError::OtherVersion { file: file.to_owned(), why: error.to_string() },
            Some(_) | None => StoreError::Unusable(format!("{}: {error}", file.display())),
        }
    }
}
