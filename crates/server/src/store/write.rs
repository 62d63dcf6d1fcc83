//! The one task that writes.

use super::lock::Lock;
use super::{Job, Old, Phase, StoreError, Together, Write, now_ms};
use crate::id::TableId;
use crate::limits;
use host::{Laid, Sitter, Sum, What};
use sqlx::sqlite::SqliteArguments;
use sqlx::{Connection, Executor, Sqlite, SqliteConnection};
use std::time::Instant;
use tokio::sync::{mpsc, watch};

/// Jobs that share a commit.
const MOST_TOGETHER: usize = 512;

pub(super) struct Writer {
    pub(super) db: SqliteConnection,
    /// Whoever writes holds it, and nobody longer.
    pub(super) lock: Lock,
    /// Told when the file is not ours any more.
    pub(super) losing: watch::Sender<bool>,
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
                drop(self.db.close().await);
                drop(self.lock);
                let _gone = done.send(());
                return;
            }
        }
    }

    async fn write_batch(&mut self, batch: Vec<Together>) {
        let (began, together) = (Instant::now(), batch.len());
        if !self.lock.holds() {
            let lost = StoreError::Lost(self.lock.data().to_owned());
            tracing::error!(error = %lost, "nothing more is written");
            self.losing.send_replace(true);
            batch.into_iter().for_each(|job| drop(job.done.send(Err(lost.clone()))));
            return;
        }
        match commit(&mut self.db, &batch).await {
            // One of them is at fault: each is told apart.
            Err(StoreError::Refused(_)) => {
                for job in batch {
                    let outcome = commit(&mut self.db, std::slice::from_ref(&job)).await;
                    if let Err(error) = &outcome {
                        tracing::error!(%error, "a commit failed");
                    }
                    drop(job.done.send(outcome));
                }
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

async fn commit(db: &mut SqliteConnection, jobs: &[Together]) -> Result<(), StoreError> {
    if jobs.iter().all(|job| job.writes.is_empty()) {
        return Ok(());
    }
    db.execute("BEGIN IMMEDIATE").await?;
    let outcome = write_each(db, jobs).await;
    let end = if outcome.is_ok() { "COMMIT" } else { "ROLLBACK" };
    let ended = db.execute(end).await;
    if ended.is_err() && outcome.is_ok() {
        // A commit that failed leaves the transaction open.
        drop(db.execute("ROLLBACK").await);
    }
    outcome?;
    ended?;
    Ok(())
}

async fn write_each(db: &mut SqliteConnection, jobs: &[Together]) -> Result<(), StoreError> {
    for write in jobs.iter().flat_map(|job| &job.writes) {
        for query in queries(write) {
            query.execute(&mut *db).await?;
        }
    }
    // Only clocks mind how long the house was away, and where none runs nothing is written.
    sqlx::query("UPDATE alive SET at = ? WHERE EXISTS (SELECT 1 FROM tables WHERE deadline IS NOT NULL)")
        .bind(now_ms() as i64)
        .execute(&mut *db)
        .await?;
    Ok(())
}

type Query<'q> = sqlx::query::Query<'q, Sqlite, SqliteArguments>;

fn queries(write: &Write) -> Vec<Query<'_>> {
    match write {
        Write::Secret { name, value } => {
            vec![sqlx::query("INSERT INTO secrets (name, value) VALUES (?, ?)").bind(*name).bind(&value[..])]
        }
        Write::Guest { id, name } => vec![
            sqlx::query(
                "INSERT INTO guests (id, name, created) VALUES (?, ?, ?)
                 ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            )
            .bind(id.as_str())
            .bind(name)
            .bind(now_ms() as i64),
        ],
        Write::Table(laid) => table(laid),
        Write::At(id, write) => at(id, write),
        // With every commit.
        Write::Alive => Vec::new(),
        Write::Forget(old) => forget(old),
        Write::Probe => vec![sqlx::query("UPDATE alive SET at = ?").bind(now_ms() as i64)],
    }
}

/// Tables that are old, oldest first; `?1` to `?4` are of [`forget_tables`].
macro_rules! old_tables {
    ($action:literal) => {
        concat!(
            $action,
            " IN (SELECT id FROM tables WHERE ((phase = 'open' AND touched < ?1) OR (phase <> 'open' AND touched < ?2))
                  AND id NOT IN (SELECT value FROM json_each(?3)) ORDER BY touched, id LIMIT ?4)"
        )
    };
}

/// A table goes with all that belongs to it, itself last; and then the guests who sit nowhere.
fn forget(old: &Old) -> Vec<Query<'_>> {
    let tables = [
        old_tables!("DELETE FROM events WHERE table_id"),
        old_tables!("DELETE FROM seats WHERE table_id"),
        old_tables!("DELETE FROM invited WHERE table_id"),
        old_tables!("UPDATE tables SET rematch = NULL WHERE rematch"),
        old_tables!("DELETE FROM tables WHERE id"),
    ];
    let since = |at: u64| at as i64;
    let of_tables = tables.map(|query| {
        sqlx::query(query)
            .bind(since(old.open_tables))
            .bind(old.matches.map(since))
            .bind(&old.but)
            .bind(limits::FORGET_AT_ONCE)
    });
    let guests = sqlx::query(
        "DELETE FROM guests WHERE id IN (
             SELECT id FROM guests AS old WHERE created < ?
             AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = old.id)
             AND NOT EXISTS (SELECT 1 FROM tables WHERE host = old.id)
             ORDER BY created LIMIT ?)",
    );
    of_tables.into_iter().chain([guests.bind(since(old.guests)).bind(limits::FORGET_AT_ONCE)]).collect()
}

/// A new table and who sits there.
fn table(laid: &Laid) -> Vec<Query<'_>> {
    let Laid { setting, sitters } = laid;
    let rules = games::with_game!(setting.game, G => <G as ::table::Game>::RULES);
    let row = sqlx::query(
        "INSERT INTO tables (id, invite, game, rules, options, seats, seed, public, clock_s, host, phase, touched, hints,
            position)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(setting.id.as_str())
    .bind(setting.invite.as_str())
    .bind(setting.game.name())
    .bind(rules)
    .bind(&setting.options)
    .bind(setting.seats)
    .bind(&setting.seed.bytes()[..])
    .bind(setting.public)
    .bind(setting.clock_s)
    .bind(setting.host.as_str())
    .bind(Phase::Open.word())
    .bind(now_ms() as i64)
    .bind(setting.hints)
    .bind(setting.position.as_deref());
    let seats = sitters.iter().zip(0..).map(|(sitter, number)| seat(&setting.id, number, sitter));
    std::iter::once(row).chain(seats).collect()
}

fn seat<'a>(table: &'a TableId, number: u8, sitter: &'a Sitter) -> Query<'a> {
    let (guest, bot) = match sitter {
        Sitter::Nobody => (None, None),
        Sitter::Guest(guest) => (Some(guest.as_str()), None),
        Sitter::Bot(bot) => (None, Some(bot.as_str())),
    };
    sqlx::query(
        "INSERT INTO seats (table_id, seat, guest, bot) VALUES (?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET guest = excluded.guest, bot = excluded.bot",
    )
    .bind(table.as_str())
    .bind(number)
    .bind(guest)
    .bind(bot)
}

fn at<'a>(table: &'a TableId, write: &'a host::Write) -> Vec<Query<'a>> {
    use host::Write;
    let now = now_ms() as i64;
    let time = |time: Option<u64>| time.map(|time| time as i64);
    vec![match write {
        Write::Seat { seat: number, sitter } => seat(table, number.number(), sitter),
        Write::Invited(guest) => {
            sqlx::query("INSERT INTO invited (table_id, guest) VALUES (?, ?) ON CONFLICT DO NOTHING")
                .bind(table.as_str())
                .bind(guest.as_str())
        }
        Write::Uninvited(guest) => sqlx::query("DELETE FROM invited WHERE table_id = ? AND guest = ?")
            .bind(table.as_str())
            .bind(guest.as_str()),
        Write::Hints(on) => sqlx::query("UPDATE tables SET hints = ?, touched = ? WHERE id = ?")
            .bind(*on)
            .bind(now)
            .bind(table.as_str()),
        Write::Host(host) => sqlx::query("UPDATE tables SET host = ?, touched = ? WHERE id = ?")
            .bind(host.as_str())
            .bind(now)
            .bind(table.as_str()),
        Write::Started(began) => sqlx::query(
            "UPDATE tables SET phase = ?, started = ?, rules = ?, parts = ?, sum = ?, touched = ? WHERE id = ?",
        )
        .bind(Phase::Playing.word())
        .bind(began.at as i64)
        .bind(began.rules)
        .bind(began.parts.map(|digest| digest.to_string()))
        .bind(began.sum.map(Sum::stored))
        .bind(now)
        .bind(table.as_str()),
        Write::Logged { rules, logged } => {
            let (kind, seat, decision) = match &logged.what {
                What::Decided { seat, decision } => ("decided", Some(seat.number()), Some(decision.clone())),
                What::TimedOut { seat } => ("timed_out", Some(seat.number()), None),
                What::Clock { elapsed_s } => ("clock", None, Some(elapsed_s.to_string())),
                What::Undone { seat } => ("undone", Some(seat.number()), None),
            };
            sqlx::query(
                "INSERT INTO events (table_id, seq, rules, kind, seat, decision, client_id, at, sum)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            )
            .bind(table.as_str())
            .bind(logged.seq)
            .bind(*rules)
            .bind(kind)
            .bind(seat)
            .bind(decision)
            .bind(logged.client_id.as_deref())
            .bind(now)
            .bind(logged.sum.map(Sum::stored))
        }
        Write::Clocks(clocks) => {
            sqlx::query("UPDATE tables SET deadline = ?, deadline_before = ? WHERE id = ?")
                .bind(time(clocks.until))
                .bind(time(clocks.before))
                .bind(table.as_str())
        }
        Write::Over => sqlx::query(
            "UPDATE tables SET phase = ?, deadline = NULL, deadline_before = NULL, touched = ? WHERE id = ?",
        )
        .bind(Phase::Over.word())
        .bind(now)
        .bind(table.as_str()),
        Write::Rematch(next) => {
            let named = sqlx::query("UPDATE tables SET rematch = ? WHERE id = ?");
            let mut queries = self::table(next);
            queries.push(named.bind(next.setting.id.as_str()).bind(table.as_str()));
            return queries;
        }
        // A table that was played is never removed.
        Write::Removed => {
            let open = "IN (SELECT id FROM tables WHERE id = ? AND phase = 'open')";
            let of = ["seats WHERE table_id", "invited WHERE table_id", "tables WHERE id"];
            let query = |of| sqlx::query(sqlx::AssertSqlSafe(format!("DELETE FROM {of} {open}")));
            return of.map(|of| query(of).bind(table.as_str())).into();
        }
    }]
}
