//! The one task that writes.

use super::lock::Lock;
use super::nodes::Among;
#[cfg(feature = "cluster")]
use super::postgres::Node;
use super::sql::{self, Begin, Db, Query};
use super::{
    Job, Old, StoreError, Together, Write, boxes, company, days, evenings, now_ms, open, order, people,
    pocket, post, results, shares, standings, tables, tokens,
};
use crate::config::Data;
use crate::limits;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};

/// Jobs that share a commit.
const MOST_TOGETHER: usize = 512;

pub(super) struct Writer {
    pub(super) to: Backend,
    /// Told when what is written to is not ours any more.
    pub(super) losing: watch::Sender<Option<StoreError>>,
    /// How long somebody may take before a letter is sent.
    pub(super) grace: Duration,
}

/// What is written to, and by which right: whoever writes holds it, and nobody longer.
pub(super) enum Backend {
    Sqlite {
        db: Db,
        lock: Lock,
    },
    #[cfg(feature = "cluster")]
    Postgres(Box<Node>),
}

impl Backend {
    /// `who` is told to another process that wants it too; `addr` is where others reach this one, if there may be others.
    pub(super) async fn take(data: &Data, who: &str, addr: Option<&str>) -> Result<Backend, StoreError> {
        match data {
            Data::File(_) if addr.is_some() => Err(StoreError::OneNode),
            Data::File(file) => {
                let mut lock = Lock::take(file, who)?;
                let db = open::up_to_date(file).await?;
                lock.opened();
                Ok(Backend::Sqlite { db, lock })
            }
            #[cfg(feature = "cluster")]
            Data::Database(database) => {
                Ok(Backend::Postgres(Box::new(Node::enter(database, who, addr).await?)))
            }
            #[cfg(not(feature = "cluster"))]
            Data::Database(_) => Err(StoreError::NoPostgres),
        }
    }

    pub(super) async fn db(&mut self) -> Result<&mut Db, StoreError> {
        match self {
            Backend::Sqlite { db, .. } => Ok(db),
            #[cfg(feature = "cluster")]
            Backend::Postgres(node) => node.db().await,
        }
    }

    /// Says to others that it is there, where that must be said, and hears when it has lost what it holds.
    #[cfg_attr(
        not(feature = "cluster"),
        expect(unused_variables, clippy::unused_async, reason = "a lock is not lost by itself")
    )]
    pub(super) async fn tell(
        &mut self,
        losing: &watch::Sender<Option<StoreError>>,
    ) -> Result<Option<Among>, StoreError> {
        match self {
            Backend::Sqlite { .. } => Ok(None),
            #[cfg(feature = "cluster")]
            Backend::Postgres(node) => node.beat(losing.clone()).await.map(Some),
        }
    }

    /// Whether nobody else has the house open.
    #[cfg_attr(not(feature = "cluster"), expect(clippy::unused_async, reason = "a data file has one house"))]
    pub(super) async fn is_alone(&mut self) -> Result<bool, StoreError> {
        match self {
            Backend::Sqlite { .. } => Ok(true),
            #[cfg(feature = "cluster")]
            Backend::Postgres(node) => node.is_alone().await,
        }
    }

    async fn commit(&mut self, jobs: &[Together], grace: Duration) -> Result<(), StoreError> {
        if jobs.iter().all(|job| job.writes.is_empty()) {
            return Ok(());
        }
        match self {
            Backend::Sqlite { lock, .. } if !lock.holds() => Err(StoreError::Lost(lock.data().to_owned())),
            Backend::Sqlite { db, .. } => commit(db, jobs, grace).await,
            #[cfg(feature = "cluster")]
            Backend::Postgres(node) => node.commit(jobs, grace).await,
        }
    }

    pub(super) async fn close(self) {
        match self {
            Backend::Sqlite { db, lock } => {
                drop(db.close().await);
                drop(lock);
            }
            #[cfg(feature = "cluster")]
            Backend::Postgres(node) => node.leave().await,
        }
    }
}

impl Writer {
    pub(super) async fn write_all(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut gathered = Vec::new();
        while jobs.recv_many(&mut gathered, MOST_TOGETHER).await > 0 {
            let (mut batch, mut closing) = (Vec::with_capacity(gathered.len()), None);
            for job in gathered.drain(..) {
                match job {
                    Job::Write(together) => batch.push(together),
                    Job::Close(done) => closing = Some(done),
                }
            }
            if !batch.is_empty() {
                self.write_batch(batch).await;
            }
            if let Some(done) = closing {
                self.to.close().await;
                let _gone = done.send(());
                return;
            }
        }
    }

    async fn write_batch(&mut self, batch: Vec<Together>) {
        let (began, together) = (Instant::now(), batch.len());
        match self.to.commit(&batch, self.grace).await {
            // One of them is at fault: each is told apart.
            Err(StoreError::Refused(_) | StoreError::Anothers) => {
                for job in batch {
                    let outcome = self.to.commit(std::slice::from_ref(&job), self.grace).await;
                    if let Err(error) = &outcome {
                        tracing::error!(%error, "a commit failed");
                    }
                    drop(job.done.send(outcome));
                }
            }
            Err(lost @ (StoreError::Lost(_) | StoreError::Fenced(_))) => {
                tracing::error!(error = %lost, "nothing more is written");
                self.losing.send_replace(Some(lost.clone()));
                batch.into_iter().for_each(|job| drop(job.done.send(Err(lost.clone()))));
                return;
            }
            // The disk is at fault, and would be for each: nobody waits for it twice.
            outcome => {
                if let Err(error) = &outcome {
                    tracing::error!(%error, jobs = together, "a commit failed");
                }
                batch.into_iter().for_each(|job| drop(job.done.send(outcome.clone())));
            }
        }
        crate::metrics::committed(began.elapsed(), together);
    }
}

async fn commit(db: &mut Db, jobs: &[Together], grace: Duration) -> Result<(), StoreError> {
    db.begin(Begin::Write).await?;
    let outcome = write_each(db, jobs, grace).await;
    let ended = if outcome.is_ok() { db.commit().await } else { db.roll_back().await };
    if ended.is_err() && outcome.is_ok() {
        // A commit that failed leaves the transaction open.
        drop(db.roll_back().await);
    }
    outcome?;
    ended?;
    Ok(())
}

/// In one transaction, which somebody else begins and ends.
pub(super) async fn write_each(db: &mut Db, jobs: &[Together], grace: Duration) -> Result<(), StoreError> {
    for write in jobs.iter().flat_map(|job| &job.writes) {
        for query in queries(write, grace) {
            query.execute(&mut *db).await?;
        }
        results::follow(db, write).await?;
    }
    // Only clocks mind how long the house was away, and where none runs nothing is written.
    let alive = sql::either(
        "UPDATE alive SET at = $1 WHERE EXISTS (SELECT 1 FROM tables WHERE deadline IS NOT NULL)",
        // Several nodes need not wait for one another to say it.
        "UPDATE alive SET at = $1 WHERE at < $1 - 500 AND EXISTS (SELECT 1 FROM tables WHERE deadline IS NOT NULL)",
    );
    alive.bind(now_ms() as i64).execute(&mut *db).await?;
    Ok(())
}

fn queries(write: &Write, grace: Duration) -> Vec<Query<'_>> {
    match write {
        Write::Secret { name, value } => {
            vec![
                sql::query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
                    .bind(*name)
                    .bind(&value[..]),
            ]
        }
        Write::Guest { id, guise } => vec![
            sql::query(
                "INSERT INTO guests (id, name, look, created) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (id) DO UPDATE SET name = excluded.name, look = excluded.look",
            )
            .bind(id.as_str())
            .bind(&guise.name)
            .bind(guise.look.and_then(|look| serde_json::to_string(&look).ok()))
            .bind(now_ms() as i64),
        ],
        Write::Box { game, digest, file } => vec![boxes::of_the_house(*game, *digest, file)],
        Write::HandedIn { game, digest, file } => vec![boxes::handed_in(*game, *digest, file)],
        Write::Table(laid) => tables::new(laid),
        Write::At(id, write) => tables::at(id, write, grace),
        Write::Share { table, guest, name } => shares::share(table, guest, name),
        Write::Unshare { table, guest } => shares::unshare(table, guest),
        Write::Of(personal) => people::queries(personal),
        Write::Token(token) => tokens::queries(token),
        Write::Order(ordered) => order::queries(ordered),
        Write::Tie(tie) => company::queries(tie),
        Write::Post(posted) => post::queries(posted),
        Write::Evening(evening) => evenings::queries(evening),
        Write::Day(day) => days::queries(day),
        Write::Shows(guest, shows) => vec![standings::shows(guest, *shows)],
        // With every commit.
        Write::Alive => Vec::new(),
        Write::Forget(old) => forget(old),
        Write::Probe => vec![sql::query("UPDATE alive SET at = $1").bind(now_ms() as i64)],
    }
}

/// Tables that are old, oldest first; `$1` to `$5` are of [`forget`]; those that another node has are its own.
macro_rules! old_tables {
    ($action:literal) => {
        sql::from_list!(
            concat!(
                $action,
                " IN (SELECT id FROM tables
                      WHERE ((phase = 'open' AND touched < $1) OR (phase <> 'open' AND touched < $2))
                      AND (owner IS NULL OR owner = $5) AND id NOT IN (SELECT value FROM "
            ),
            "$3",
            ") ORDER BY touched, id LIMIT $4)"
        )
    };
}

/// A table goes with all that belongs to it, itself last; and then the guests who sit nowhere.
fn forget(old: &Old) -> Vec<Query<'_>> {
    let tables = [
        // Another node that reaches for one of them waits, and then there is none: it does not take one that has half gone.
        old_tables!("UPDATE tables SET owner = $5 WHERE id"),
        old_tables!("DELETE FROM events WHERE table_id"),
        old_tables!("DELETE FROM seats WHERE table_id"),
        old_tables!("DELETE FROM invited WHERE table_id"),
        old_tables!("DELETE FROM letters WHERE table_id"),
        old_tables!("DELETE FROM sent_away WHERE table_id"),
        old_tables!("DELETE FROM screens_out WHERE table_id"),
        old_tables!("UPDATE tables SET rematch = NULL WHERE rematch"),
        old_tables!("DELETE FROM tables WHERE id"),
    ];
    let since = |at: u64| at as i64;
    let of_tables = tables.map(|query| {
        let query = query.bind(since(old.open_tables)).bind(old.matches.map(since)).bind(&old.but);
        query.bind(limits::FORGET_AT_ONCE).bind(old.node)
    });
    // What those who are gone were to others.
    let ties = sql::query(
        "DELETE FROM ties WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = ties.guest)
         OR NOT EXISTS (SELECT 1 FROM guests WHERE id = ties.other)",
    );
    let deliveries = sql::query("DELETE FROM deliveries WHERE letter NOT IN (SELECT number FROM letters)");
    // Whatever was told of a match that is over has been told.
    let letters = sql::query(
        "DELETE FROM letters WHERE what = 'over' AND due IS NULL
         AND NOT EXISTS (SELECT 1 FROM deliveries WHERE letter = number AND next IS NOT NULL)",
    );
    // Whom a host had asked in, or sent away, is asked no more once the match has begun.
    let asked = [
        "DELETE FROM invited WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id AND phase = 'open')",
        "DELETE FROM sent_away WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id AND phase = 'open')",
    ]
    .map(sql::query);
    let links = sql::query(
        "DELETE FROM friend_links WHERE made < $1 OR NOT EXISTS (SELECT 1 FROM guests WHERE id = friend_links.guest)",
    )
    .bind(since(old.links));
    let unconfirmed = sql::query("DELETE FROM addresses WHERE code IS NOT NULL AND made < $1");
    let unconfirmed = unconfirmed.bind(since(old.unconfirmed));
    let sessions = sql::query("DELETE FROM sessions WHERE seen < $1").bind(since(old.sessions));
    let guests = sql::query(order::FORGET_GUESTS).bind(since(old.guests)).bind(limits::FORGET_AT_ONCE);
    let brought = pocket::forget(old.matches.map(since));
    let all =
        of_tables.into_iter().chain([brought, days::forget(), guests, ties, letters, deliveries, sessions]);
    let all = all.chain(boxes::forget(since(old.boxes)));
    let all = all.chain(asked).chain([links, unconfirmed]);
    let evenings = evenings::forget(since(old.open_tables), old.matches.map(since));
    all.chain(order::forget(since(old.reports))).chain(evenings).collect()
}
