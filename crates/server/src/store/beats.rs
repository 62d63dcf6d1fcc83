//! A node says that it is there, sees who else is, and fences whoever is not. Only the clock of the database is asked: it is the one
//! clock that all of them have.

use super::nodes::Nodes;
use super::postgres::connect;
use super::sql::{self, Db};
use super::{Among, StoreError};
use crate::limits;
use sqlx::postgres::PgConnectOptions;
use std::time::Instant;
use tokio::sync::watch;
use tokio::time::timeout;

pub(super) struct Beats {
    pub(super) among: Among,
    /// As this one says it.
    pub(super) told: watch::Sender<Nodes>,
    pub(super) options: PgConnectOptions,
    pub(super) losing: watch::Sender<Option<StoreError>>,
}

impl Beats {
    /// Until the house closes, or somebody has fenced it.
    pub(super) async fn go_on(self) {
        let mut db = None;
        // Of unbroken beats. A database that was away for everybody makes nobody a judge of the others.
        let mut since: Option<Instant> = None;
        loop {
            let asked = Instant::now();
            let judges = self.among.several && since.is_some_and(|since| since.elapsed() > limits::ALIVE_FOR);
            match timeout(limits::BEAT_WITHIN, self.once(&mut db, judges)).await {
                Ok(Ok(Some(nodes))) => {
                    self.among.has_beaten(asked);
                    since.get_or_insert(asked);
                    self.told.send_if_modified(|known| {
                        let news = *known != nodes;
                        *known = nodes;
                        news
                    });
                }
                Ok(Ok(None)) => {
                    self.losing.send_replace(Some(StoreError::Fenced(self.among.me)));
                    return;
                }
                // A database that is away comes back, and fences nobody meanwhile.
                Ok(Err(_)) | Err(_) => (db, since) = (None, None),
            }
            tokio::time::sleep(limits::BEAT_EVERY).await;
        }
    }

    /// None: it is fenced.
    async fn once(&self, db: &mut Option<Db>, judges: bool) -> Result<Option<Nodes>, StoreError> {
        let db = match db {
            Some(db) => db,
            None => db.insert(Db::Postgres(connect(&self.options).await?)),
        };
        let beat = sql::query(
            "UPDATE beats SET at = clock_timestamp() FROM nodes
             WHERE beats.node = $1 AND nodes.id = $1 AND nodes.fenced IS NULL",
        );
        if beat.bind(self.among.me).execute(&mut *db).await? == 0 {
            return Ok(None);
        }
        if judges {
            self.fence_whoever_is_silent(db).await?;
        }
        if self.among.several {
            self.take_the_desk(db).await?;
        }
        Nodes::read(db).await.map(Some)
    }

    async fn fence_whoever_is_silent(&self, db: &mut Db) -> Result<(), StoreError> {
        let silent = sql::query(
            "SELECT id FROM nodes JOIN beats ON node = id
             WHERE fenced IS NULL AND id <> $1 AND at < clock_timestamp() - $2 * INTERVAL '1 millisecond'",
        );
        let silent = silent.bind(self.among.me).bind(limits::ALIVE_FOR.as_millis() as i64);
        for row in silent.fetch_all(&mut *db).await? {
            let silent: i64 = row.try_get(0)?;
            // Nobody waits for what a sleeper has begun.
            let sleeper = sql::query(
                "SELECT pg_terminate_backend(writer.pid) FROM nodes
                 JOIN pg_stat_activity AS writer ON writer.pid = nodes.pid AND writer.backend_start = nodes.connected
                 WHERE nodes.id = $1",
            );
            sleeper.bind(silent).fetch_all(&mut *db).await?;
            if super::nodes::fence(&mut *db, silent, self.among.me, limits::ALIVE_FOR).await? {
                tracing::warn!(node = silent, "a node is silent, and is fenced");
            }
        }
        Ok(())
    }

    /// What there is one of is kept by one, until it is fenced or leaves.
    async fn take_the_desk(&self, db: &mut Db) -> Result<(), StoreError> {
        let taken = sql::query(
            "UPDATE nodes SET desk = TRUE WHERE id = $1 AND fenced IS NULL AND NOT leaving
             AND NOT EXISTS (SELECT 1 FROM nodes WHERE desk AND fenced IS NULL)",
        );
        match taken.bind(self.among.me).execute(&mut *db).await.map_err(StoreError::from) {
            // Another was sooner.
            Ok(_) | Err(StoreError::Refused(_)) => Ok(()),
            Err(why) => Err(why),
        }
    }
}
