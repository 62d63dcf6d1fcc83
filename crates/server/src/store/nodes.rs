//! Several nodes in one database: who is there, and whose a table is. A data file has one node, which has every table.
//!
//! A table is written for by the node that it names, and every write asks whether it still does (`postgres.rs`, `hot.rs`). So nothing here
//! need be right for nothing to be written twice: who is wrong about it is told by its next write.

#[cfg(feature = "cluster")]
use super::sql::Db;
use super::sql::{self, Via};
use super::{Phase, Store, StoreError};
use crate::id::{GuestId, TableId};
use crate::limits;
use games::{GameId, with_game};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Nodes that nobody has fenced, as one of them saw them last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Nodes {
    /// Where the others reach each of them, oldest first.
    pub there: BTreeMap<i64, String>,
    /// Who keeps what there is one of.
    pub desk: Option<i64>,
}

/// Another node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Node {
    pub id: i64,
    pub addr: String,
}

/// This node, among others if there are any.
#[derive(Clone, Debug)]
pub(crate) struct Among {
    pub me: i64,
    /// Others may come.
    pub several: bool,
    pub nodes: watch::Receiver<Nodes>,
    beat: Arc<Mutex<Instant>>,
}

/// Whose a table is.
#[derive(Clone, Debug)]
pub(crate) enum Whose {
    Ours,
    Theirs(Node),
    /// Nobody's, and it is played by rules that this program does not have.
    Unreadable,
    NoSuchTable,
}

impl Among {
    #[cfg(feature = "cluster")]
    pub(super) fn new(me: i64, several: bool, nodes: watch::Receiver<Nodes>) -> Among {
        Among { me, several, nodes, beat: Arc::new(Mutex::new(Instant::now())) }
    }

    #[cfg(feature = "cluster")]
    pub(super) fn has_beaten(&self, at: Instant) {
        *self.beat.lock().unwrap_or_else(PoisonError::into_inner) = at;
    }

    /// Whoever has not been heard for so long may be dead to the others: it shows nothing more until it knows.
    pub(crate) fn is_sure(&self) -> bool {
        !self.several || self.beat.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < limits::SURE_FOR
    }

    pub(crate) fn node(&self, id: i64) -> Option<Node> {
        let addr = self.nodes.borrow().there.get(&id).cloned()?;
        Some(Node { id, addr })
    }

    /// All the others.
    pub(crate) fn others(&self) -> Vec<Node> {
        let nodes = self.nodes.borrow();
        let others = nodes.there.iter().filter(|(id, _)| **id != self.me);
        others.map(|(id, addr)| Node { id: *id, addr: addr.clone() }).collect()
    }

    /// Returns when that node is there no more. One that has come since this node looked last is seen soon, or is gone already.
    pub(crate) async fn gone(&self, id: i64) {
        let mut nodes = self.nodes.clone();
        let seen = nodes.wait_for(|nodes| nodes.there.contains_key(&id));
        drop(tokio::time::timeout(limits::SURE_FOR, seen).await);
        if nodes.wait_for(|nodes| !nodes.there.contains_key(&id)).await.is_err() {
            std::future::pending().await
        }
    }
}

impl Nodes {
    #[cfg(feature = "cluster")]
    pub(super) async fn read(db: &mut Db) -> Result<Nodes, StoreError> {
        let rows = sql::query("SELECT id, addr, desk FROM nodes WHERE fenced IS NULL").fetch_all(db).await?;
        let mut nodes = Nodes::default();
        for row in &rows {
            let (id, addr): (i64, Option<String>) = (row.try_get(0)?, row.try_get(1)?);
            if row.try_get(2)? {
                nodes.desk = Some(id);
            }
            nodes.there.extend(addr.map(|addr| (id, addr)));
        }
        Ok(nodes)
    }
}

/// Whoever fences waits for the commit that is under way. Not if that node has been heard of within so long.
pub(super) async fn fence<'c>(
    via: impl Into<Via<'c>>,
    node: i64,
    by: i64,
    silent: Duration,
) -> Result<bool, StoreError> {
    let fenced = sql::query(
        "UPDATE nodes SET fenced = clock_timestamp(), by = $2 WHERE id = $1 AND fenced IS NULL AND NOT EXISTS (
             SELECT 1 FROM beats WHERE node = $1 AND at >= clock_timestamp() - $3 * INTERVAL '1 millisecond')",
    );
    let fenced = fenced.bind(node).bind(format!("node {by}")).bind(silent.as_millis() as i64);
    Ok(fenced.execute(via).await? == 1)
}

/// Whether this program can play on what is played by these rules.
fn reads(game: &str, rules: u32, phase: Phase) -> bool {
    let Ok(game) = game.parse::<GameId>() else { return false };
    with_game!(game, G => match phase {
        // It begins by the rules of whoever begins it, if they have come that far.
        Phase::Open => rules <= <G as table::Game>::RULES,
        Phase::Playing | Phase::Over => table::plays::<G>(rules),
    })
}

/// Games and rules that this program plays, as a list in JSON.
fn all_read() -> String {
    let of = |game: GameId| -> Vec<String> {
        with_game!(game, G => {
            let all = <G as table::Game>::OLDEST..=<G as table::Game>::RULES;
            all.map(|rules| format!("{game} {rules}")).collect()
        })
    };
    serde_json::json!(GameId::ALL.into_iter().flat_map(of).collect::<Vec<_>>()).to_string()
}

impl Store {
    /// This node, if there can be others.
    pub(crate) fn among(&self) -> Option<&Among> {
        self.among.as_ref().filter(|among| among.several)
    }

    /// The number of this node; a data file gives none.
    pub(crate) fn me(&self) -> Option<i64> {
        self.among.as_ref().map(|among| among.me)
    }

    pub(crate) fn is_sure(&self) -> bool {
        self.among.as_ref().is_none_or(Among::is_sure)
    }

    /// Whether this node keeps what there is one of.
    pub(crate) fn is_at_desk(&self) -> bool {
        self.among().is_none_or(|among| among.nodes.borrow().desk == Some(among.me))
    }

    /// Whose that table is; nobody's is ours from now on.
    pub(crate) async fn claim(&self, table: TableId) -> Result<Whose, StoreError> {
        let Some(among) = &self.among else { return Ok(Whose::Ours) };
        // Whoever was sooner is seen in the next round.
        for _ in 0..3 {
            let query = sql::query(
                "SELECT owner, nodes.addr, nodes.fenced IS NULL AND nodes.id IS NOT NULL, game, rules, phase
                 FROM tables LEFT JOIN nodes ON nodes.id = owner WHERE tables.id = $1",
            );
            let row = query.bind(table.as_str()).fetch_optional(&self.read).await?;
            let Some(row) = row else { return Ok(Whose::NoSuchTable) };
            let (owner, addr): (Option<i64>, Option<String>) = (row.try_get(0)?, row.try_get(1)?);
            let there: bool = row.try_get(2)?;
            match (owner, addr) {
                (Some(owner), _) if owner == among.me => return Ok(Whose::Ours),
                (Some(id), Some(addr)) if there => return Ok(Whose::Theirs(Node { id, addr })),
                (Some(_), None) if there => return Err(StoreError::Anothers),
                (Some(_) | None, _) => (),
            }
            let (game, rules): (String, u32) = (row.try_get(3)?, row.try_get(4)?);
            if !reads(&game, rules, super::read::phase(row.try_get(5)?)?) && among.several {
                return Ok(Whose::Unreadable);
            }
            let claimed = sql::query(
                "WITH me AS MATERIALIZED (SELECT id FROM nodes WHERE id = $1 AND fenced IS NULL AND NOT leaving FOR SHARE)
                 UPDATE tables SET owner = me.id FROM me WHERE tables.id = $2 AND owner IS NOT DISTINCT FROM $3",
            );
            let claimed = claimed.bind(among.me).bind(table.as_str()).bind(owner).execute(&self.read).await?;
            if claimed == 1 {
                return Ok(Whose::Ours);
            }
        }
        Err(StoreError::Anothers)
    }

    /// Nobody's again: of this node nothing is written for it any more.
    pub(crate) async fn let_go(&self, table: TableId) -> Result<(), StoreError> {
        let Some(among) = self.among() else { return Ok(()) };
        let query = sql::query("UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2");
        query.bind(table.as_str()).bind(among.me).execute(&self.read).await?;
        Ok(())
    }

    /// Whatever grows old goes only where nobody has it, and the dead have nothing. That it is a dead one's is asked of the row as it is
    /// when it is locked: a table that was claimed while this waited for it stays claimed. (NOT EXISTS would be a join without a row on
    /// its other side, and PostgreSQL asks nothing of that side again.)
    pub(crate) async fn free_what_the_dead_had(&self) -> Result<(), StoreError> {
        if self.among.is_some() {
            let free = sql::query(
                "UPDATE tables SET owner = NULL FROM nodes WHERE nodes.id = owner AND fenced IS NOT NULL",
            );
            free.execute(&self.read).await?;
        }
        Ok(())
    }

    /// All of them, and the desk: whoever leaves takes nothing more.
    pub(crate) async fn hand_over(&self) -> Result<u64, StoreError> {
        let Some(among) = self.among() else { return Ok(0) };
        let leaving = sql::query("UPDATE nodes SET leaving = TRUE, desk = FALSE WHERE id = $1");
        leaving.bind(among.me).execute(&self.read).await?;
        let here = sql::query("DELETE FROM here WHERE node = $1");
        here.bind(among.me).execute(&self.read).await?;
        let tables = sql::query("UPDATE tables SET owner = NULL WHERE owner = $1");
        Ok(tables.bind(among.me).execute(&self.read).await?)
    }

    /// Nobody listens where that node should be; if it has not been heard of for a moment either, it is dead.
    pub(crate) async fn is_dead(&self, node: i64) -> Result<bool, StoreError> {
        let Some(among) = self.among() else { return Ok(false) };
        fence(&self.read, node, among.me, limits::SILENT_AND_SHUT).await
    }

    /// Tables that nobody has, where a clock has run out or a computer player owes a decision: they are ours from now on. Each is
    /// found by one of those who look at the same time.
    pub(crate) async fn pick_up(&self, now: u64) -> Result<Vec<TableId>, StoreError> {
        let Some(among) = self.among() else { return Ok(Vec::new()) };
        let query = sql::query(
            "WITH me AS MATERIALIZED (SELECT id FROM nodes WHERE id = $1 AND fenced IS NULL AND NOT leaving FOR SHARE),
             found AS MATERIALIZED (
                 SELECT tables.id FROM tables JOIN me ON TRUE
                 WHERE phase = 'playing' AND deadline IS NOT NULL
                 AND (owner IS NULL OR owner IN (SELECT id FROM nodes WHERE fenced IS NOT NULL))
                 AND (deadline <= $2 OR EXISTS (
                     SELECT 1 FROM seats WHERE table_id = tables.id AND (bot IS NOT NULL OR gave_up)
                     AND ((waits >> CAST(seat AS INTEGER)) & 1) = 1))
                 AND game || ' ' || rules IN (SELECT * FROM json_array_elements_text(CAST($3 AS json)))
                 ORDER BY deadline LIMIT 100 FOR UPDATE OF tables SKIP LOCKED)
             UPDATE tables SET owner = me.id FROM me, found WHERE tables.id = found.id RETURNING tables.id",
        );
        let query = query.bind(among.me).bind(now as i64).bind(all_read());
        query.fetch_all(&self.read).await?.iter().map(|row| super::read::id(row, 0)).collect()
    }

    /// Says which pages are at a table here, and hears which are elsewhere.
    pub(crate) async fn looking_elsewhere(
        &self,
        here: &[(TableId, GuestId)],
    ) -> Result<Vec<(TableId, GuestId)>, StoreError> {
        let Some(among) = self.among() else { return Ok(Vec::new()) };
        let here: Vec<String> = here.iter().map(|(table, guest)| format!("{table} {guest}")).collect();
        let here = serde_json::json!(here).to_string();
        let gone = sql::query(
            "DELETE FROM here WHERE (node = $1 AND table_id || ' ' || guest NOT IN (
                 SELECT * FROM json_array_elements_text(CAST($2 AS json))))
             OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = node AND fenced IS NULL)",
        );
        gone.bind(among.me).bind(&here).execute(&self.read).await?;
        let come = sql::query(
            "INSERT INTO here (node, table_id, guest)
             SELECT CAST($1 AS BIGINT), split_part(said, ' ', 1), split_part(said, ' ', 2)
             FROM json_array_elements_text(CAST($2 AS json)) AS list (said) ON CONFLICT DO NOTHING",
        );
        come.bind(among.me).bind(&here).execute(&self.read).await?;
        let elsewhere = sql::query("SELECT DISTINCT table_id, guest FROM here WHERE node <> $1");
        let rows = elsewhere.bind(among.me).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((super::read::id(row, 0)?, super::read::id(row, 1)?))).collect()
    }
}
