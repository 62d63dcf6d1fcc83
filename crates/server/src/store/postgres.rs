//! A house in PostgreSQL. A process that opens it is a node with a number of its own; a node that is fenced writes nothing any more,
//! and every commit asks: whoever fences waits for the commit that is under way, and comes before all others.

use super::beats::Beats;
use super::hot::{self, Right};
use super::nodes::Nodes;
use super::sql::{self, Begin, Db, Pool};
use super::write::write_each;
use super::{Among, StoreError, Together, Write, migrations};
use crate::config::Database;
use crate::limits;
use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgConnectOptions, PgDatabaseError, PgPoolOptions, PgSeverity};
use sqlx::{ConnectOptions, PgConnection};
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// Connections that read.
const READERS: u32 = 8;
/// Statements that a connection keeps prepared: more than there are.
const PREPARED: usize = 512;
/// Whoever opens the house when another has just been killed waits so long for the database to notice, trying so often.
const NOTICES: (u32, Duration) = (15, Duration::from_millis(100));

/// The node, as the one task that writes has it.
#[derive(Debug)]
pub(super) struct Node {
    id: i64,
    options: PgConnectOptions,
    /// None: the last one broke.
    db: Option<Db>,
    /// What says that it is there.
    beating: Option<JoinHandle<()>>,
    /// Others may come.
    several: bool,
}

/// Whatever is not decisions alone is written by one node after another, as one process writes one thing after another.
const ONE_AFTER_ANOTHER: i64 = 0x7261_7473;

fn unusable(error: &dyn std::fmt::Display) -> StoreError {
    StoreError::Unusable(format!("the database: {error}"))
}

fn options(database: &Database) -> Result<PgConnectOptions, StoreError> {
    let options: PgConnectOptions = database.url().parse().map_err(|error: sqlx::Error| unusable(&error))?;
    // What is there already when a house opens is no news.
    let options = options.options([("client_min_messages", "warning")]);
    Ok(options.statement_cache_capacity(PREPARED).disable_statement_logging())
}

/// Whoever writes is not kept waiting by plans made anew, holds nobody up when it is asleep in a transaction, and is told of a
/// commit when it is on the disk, however this database is set up.
fn of_a_writer(options: PgConnectOptions) -> PgConnectOptions {
    // No shorter than that: a machine that is merely busy lets a second pass between two statements. No longer: by then it is fenced.
    let asleep = limits::ALIVE_FOR - limits::BEAT_EVERY;
    options.application_name("ratskeller writer").options([
        ("plan_cache_mode", "force_generic_plan"),
        ("idle_in_transaction_session_timeout", &format!("{}ms", asleep.as_millis())),
        ("synchronous_commit", "on"),
    ])
}

pub(super) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    match timeout(limits::DATABASE_WITHIN, options.connect()).await {
        Ok(connected) => connected.map_err(|error| unusable(&error)),
        Err(_) => Err(unusable(&"it does not answer")),
    }
}

/// One connection, and a database that is up to date.
async fn ready(database: &Database) -> Result<Db, StoreError> {
    let mut db = connect(&of_a_writer(options(database)?)).await?;
    let encoding = sqlx::query(
        "SELECT pg_encoding_to_char(encoding) = 'UTF8' FROM pg_database WHERE datname = current_database()",
    );
    let encoding = encoding.fetch_one(&mut db).await?;
    if !sqlx::Row::try_get(&encoding, 0)? {
        return Err(unusable(&"its encoding must be UTF8"));
    }
    // Several may come at once: the library lets one at a time.
    migrations::postgres().run(&mut db).await.map_err(|error| {
        if let MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) = &error {
            return unusable(error);
        }
        // All others are about versions.
        StoreError::OtherSchema(error.to_string())
    })?;
    Ok(Db::Postgres(db))
}

/// One connection that only looks.
pub(super) async fn reader(database: &Database) -> Result<Db, StoreError> {
    Ok(Db::Postgres(connect(&options(database)?.application_name("ratskeller")).await?))
}

pub(super) async fn pool(database: &Database) -> Result<Pool, StoreError> {
    let readers = PgPoolOptions::new().max_connections(READERS).acquire_timeout(limits::READER_WITHIN);
    let pool = readers.connect_with(options(database)?.application_name("ratskeller")).await;
    Ok(Pool::Postgres(pool.map_err(|error| unusable(&error))?))
}

impl Node {
    /// Takes the house over, if no other node that is there has it; or, with an address at which others reach this one, comes
    /// to those that are there. `who` is told to whoever comes second.
    pub(super) async fn enter(
        database: &Database,
        who: &str,
        addr: Option<&str>,
    ) -> Result<Node, StoreError> {
        let mut db = ready(database).await?;
        let mut tries = NOTICES.0;
        let id = loop {
            match enter(&mut db, who, addr).await? {
                Ok(id) => break id,
                Err(by) if tries == 0 => return Err(StoreError::Occupied { by }),
                Err(_) => tries -= 1,
            }
            tokio::time::sleep(NOTICES.1).await;
        };
        let options = of_a_writer(options(database)?);
        Ok(Node { id, options, db: Some(db), beating: None, several: addr.is_some() })
    }

    pub(super) async fn db(&mut self) -> Result<&mut Db, StoreError> {
        let db = match self.db.take() {
            Some(db) => db,
            None => self.connect_anew().await?,
        };
        Ok(self.db.insert(db))
    }

    /// Says that it is there until the house closes, and when somebody has fenced it.
    pub(super) async fn beat(
        &mut self,
        losing: watch::Sender<Option<StoreError>>,
    ) -> Result<Among, StoreError> {
        let nodes = Nodes::read(self.db().await?).await?;
        let (told, nodes) = watch::channel(nodes);
        let among = Among::new(self.id, self.several, nodes);
        let options = self.options.clone().application_name("ratskeller beat");
        let options = options.options([("synchronous_commit", "off")]);
        let beats = Beats { among: among.clone(), told, options, losing };
        self.beating = Some(tokio::spawn(beats.go_on()));
        Ok(among)
    }

    /// Whether no other node is there: then nobody has seen to the clocks since this house was last open.
    pub(super) async fn is_alone(&mut self) -> Result<bool, StoreError> {
        let id = self.id;
        let others = sql::query(
            "SELECT 1 FROM nodes JOIN beats ON node = id
             WHERE fenced IS NULL AND id <> $1 AND at > clock_timestamp() - $2 * INTERVAL '1 millisecond' LIMIT 1",
        );
        let others = others.bind(id).bind(limits::ALIVE_FOR.as_millis() as i64);
        Ok(others.fetch_optional(self.db().await?).await?.is_none())
    }

    /// What was sent and not answered may be stored or not: that is another failure than one before.
    pub(super) async fn commit(&mut self, jobs: &[Together], grace: Duration) -> Result<(), StoreError> {
        // A connection that has died since the last commit is worth a second one: nothing was sent.
        for again in [true, false] {
            let mut db = match self.db.take() {
                Some(db) => db,
                None => self.connect_anew().await?,
            };
            let mut sent = false;
            let outcome =
                timeout(limits::DATABASE_WITHIN, write(&mut db, self.id, jobs, grace, &mut sent)).await;
            let error = match outcome {
                Ok(Ok(())) => {
                    self.db = Some(db);
                    return Ok(());
                }
                Ok(Err(Failed { error, whole: true })) => {
                    self.db = Some(db);
                    return Err(error);
                }
                Ok(Err(Failed { error, whole: false })) => error,
                Err(_) => unusable(&"it does not answer"),
            };
            drop(db);
            if sent {
                // Whoever reads after this finds it settled, if the database can be asked at all.
                self.db = self.connect_anew().await.ok();
                return Err(StoreError::Unknown(error.to_string()));
            }
            if !again {
                return Err(error);
            }
        }
        Err(unusable(&"it does not answer"))
    }

    /// Nothing new is written while what the last connection has sent may still be on its way.
    async fn connect_anew(&self) -> Result<Db, StoreError> {
        let mut db = Db::Postgres(connect(&self.options).await?);
        let settled = timeout(limits::DATABASE_WITHIN * 2, settle(&mut db, self.id)).await;
        settled.unwrap_or_else(|_| Err(unusable(&"it does not answer")))?;
        Ok(db)
    }

    /// The next one need not wait.
    pub(super) async fn leave(self) {
        if let Some(beating) = &self.beating {
            beating.abort();
        }
        let Some(mut db) = self.db else { return };
        let left = sql::query(
            "UPDATE nodes SET fenced = clock_timestamp(), by = who WHERE id = $1 AND fenced IS NULL",
        );
        let tables = sql::query("UPDATE tables SET owner = NULL WHERE owner = $1");
        let leaving = async {
            drop(left.bind(self.id).execute(&mut db).await);
            drop(tables.bind(self.id).execute(&mut db).await);
            drop(db.close().await);
        };
        drop(timeout(limits::DATABASE_WITHIN, leaving).await);
    }
}

/// The number of the new node, or who is there. One enters at a time.
async fn enter(db: &mut Db, who: &str, addr: Option<&str>) -> Result<Result<i64, String>, StoreError> {
    db.begin(Begin::Write).await?;
    sql::query("LOCK TABLE nodes IN SHARE ROW EXCLUSIVE MODE").execute(&mut *db).await?;
    // Whoever was killed has no connection any more, and whoever sleeps does not beat. One that others may come to lets others come.
    let there = sql::query(
        "SELECT who FROM nodes JOIN beats ON beats.node = nodes.id
         JOIN pg_stat_activity AS writer ON writer.pid = nodes.pid AND writer.backend_start = nodes.connected
         WHERE fenced IS NULL AND beats.at > clock_timestamp() - $1 * INTERVAL '1 millisecond'
         AND (addr IS NULL OR $2)",
    );
    let there = there.bind(limits::ALIVE_FOR.as_millis() as i64).bind(addr.is_none());
    let there = there.fetch_optional(&mut *db).await?;
    if let Some(there) = there {
        let by = there.try_get(0)?;
        db.roll_back().await?;
        return Ok(Err(by));
    }
    // Nobody waits for what a sleeper has begun. Of nodes that others may come to, those judge that have been there for a while.
    let sleepers = sql::query(
        "SELECT pg_terminate_backend(writer.pid) FROM nodes
         JOIN pg_stat_activity AS writer ON writer.pid = nodes.pid AND writer.backend_start = nodes.connected
         WHERE fenced IS NULL AND (addr IS NULL OR $1)",
    );
    sleepers.bind(addr.is_none()).fetch_all(&mut *db).await?;
    let fenced = sql::query(
        "UPDATE nodes SET fenced = clock_timestamp(), by = $1 WHERE fenced IS NULL AND (addr IS NULL OR $2)",
    );
    fenced.bind(who).bind(addr.is_none()).execute(&mut *db).await?;
    let entered = sql::query(
        "INSERT INTO nodes (who, addr, pid, connected)
         SELECT $1, $2, pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid() RETURNING id",
    );
    let id: i64 = entered.bind(who).bind(addr).fetch_one(&mut *db).await?.try_get(0)?;
    sql::query("INSERT INTO beats (node, at) VALUES ($1, clock_timestamp())")
        .bind(id)
        .execute(&mut *db)
        .await?;
    db.commit().await?;
    Ok(Ok(id))
}

/// Ends what the last connection has begun, and writes down which one is the node's now.
async fn settle(db: &mut Db, id: i64) -> Result<(), StoreError> {
    let ended = sql::query(
        "SELECT pg_terminate_backend(writer.pid, $2) FROM nodes
         JOIN pg_stat_activity AS writer ON writer.pid = nodes.pid AND writer.backend_start = nodes.connected
         WHERE nodes.id = $1 AND writer.pid <> pg_backend_pid()",
    );
    let patience = limits::DATABASE_WITHIN.as_millis() as i64;
    let ended = ended.bind(id).bind(patience).fetch_optional(&mut *db).await?;
    // Whoever is gone already needs no end.
    let gone = || {
        sql::query(
            "SELECT 1 FROM nodes JOIN pg_stat_activity AS writer ON writer.pid = nodes.pid
         AND writer.backend_start = nodes.connected WHERE nodes.id = $1",
        )
    };
    if ended.is_some() && gone().bind(id).fetch_optional(&mut *db).await?.is_some() {
        return Err(unusable(&"the last connection does not end"));
    }
    let ours = sql::query(
        "UPDATE nodes SET pid = writer.pid, connected = writer.backend_start FROM pg_stat_activity AS writer
         WHERE writer.pid = pg_backend_pid() AND nodes.id = $1 AND fenced IS NULL",
    );
    match ours.bind(id).execute(&mut *db).await? {
        0 => Err(StoreError::Fenced(id)),
        _ => Ok(()),
    }
}

struct Failed {
    error: StoreError,
    /// The database has said no, and the connection is as good as before.
    whole: bool,
}

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Self {
        let said = error.as_database_error().and_then(|error| error.try_downcast_ref::<PgDatabaseError>());
        let whole = said.is_some_and(|said| matches!(said.severity(), PgSeverity::Error));
        Failed { error: error.into(), whole }
    }
}

/// `sent` becomes true when it is not known any more what becomes of it.
async fn write(
    db: &mut Db,
    node: i64,
    jobs: &[Together],
    grace: Duration,
    sent: &mut bool,
) -> Result<(), Failed> {
    if let Some(hot) = hot::gather(jobs) {
        *sent = true;
        let Db::Postgres(db) = db else { return Err(no_postgres()) };
        return match hot.write(db, node).await? {
            Right::Whole => Ok(()),
            Right::NotOurs => Err(Failed { error: StoreError::Anothers, whole: true }),
            Right::Fenced => Err(fenced(node)),
        };
    }
    db.begin(Begin::Write).await?;
    let outcome = write_fenced(db, node, jobs, grace).await;
    if let Err(failed) = outcome {
        let whole = db.roll_back().await.is_ok();
        return Err(Failed { whole, ..failed });
    }
    *sent = true;
    Ok(db.commit().await?)
}

async fn write_fenced(db: &mut Db, node: i64, jobs: &[Together], grace: Duration) -> Result<(), Failed> {
    sql::query("SELECT pg_advisory_xact_lock($1)").bind(ONE_AFTER_ANOTHER).fetch_all(&mut *db).await?;
    let mine = sql::query("SELECT 1 FROM nodes WHERE id = $1 AND fenced IS NULL FOR SHARE").bind(node);
    if mine.fetch_optional(&mut *db).await?.is_none() {
        return Err(fenced(node));
    }
    let Tables { written, laid } = Tables::of(jobs);
    if !written.is_empty() {
        let ours = sql::query(
            "SELECT count(*) FROM json_array_elements_text(CAST($1 AS json)) AS list (value)
             JOIN tables ON tables.id = value WHERE owner = $2",
        );
        let ours = ours.bind(serde_json::json!(written).to_string()).bind(node);
        let ours: i64 = ours.fetch_one(&mut *db).await?.try_get(0)?;
        if ours != written.len() as i64 {
            return Err(Failed { error: StoreError::Anothers, whole: true });
        }
    }
    write_each(db, jobs, grace).await.map_err(|error| Failed { error, whole: true })?;
    if !laid.is_empty() {
        let ours = sql::query(
            "UPDATE tables SET owner = $2 WHERE owner IS NULL
             AND id IN (SELECT * FROM json_array_elements_text(CAST($1 AS json)))",
        );
        ours.bind(serde_json::json!(laid).to_string()).bind(node).execute(&mut *db).await?;
    }
    Ok(())
}

/// Tables by their names: whose log is written, and those that are new.
#[derive(Default)]
struct Tables<'j> {
    written: BTreeSet<&'j str>,
    laid: BTreeSet<&'j str>,
}

impl<'j> Tables<'j> {
    fn of(jobs: &'j [Together]) -> Tables<'j> {
        let mut tables = Tables::default();
        for write in jobs.iter().flat_map(|job| &job.writes) {
            match write {
                Write::At(table, host::Write::Rematch(next)) => {
                    tables.written.insert(table.as_str());
                    tables.laid.insert(next.setting.id.as_str());
                }
                Write::At(table, _) => {
                    tables.written.insert(table.as_str());
                }
                Write::Table(laid) => {
                    tables.laid.insert(laid.setting.id.as_str());
                }
                Write::Secret { .. }
                | Write::Guest { .. }
                | Write::Box { .. }
                | Write::HandedIn { .. }
                | Write::Share { .. }
                | Write::Unshare { .. }
                | Write::Of(_)
                | Write::Token(_)
                | Write::Order(_)
                | Write::Tie(_)
                | Write::Post(_)
                | Write::Evening(_)
                | Write::Shows(..)
                | Write::Day(_)
                | Write::Alive
                | Write::Forget(_)
                | Write::Probe => (),
            }
        }
        tables
    }
}

fn fenced(node: i64) -> Failed {
    Failed { error: StoreError::Fenced(node), whole: true }
}

fn no_postgres() -> Failed {
    Failed { error: unusable(&"it is none"), whole: true }
}
