//! Decisions in PostgreSQL: however many tables have decided, all that they log is one statement, with the fence in it, and the
//! question whose the tables are.

use super::tables::{mask, words};
use super::{Together, Write, now_ms};
use host::Sum;
use sqlx::{PgConnection, Row};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// Column by column.
#[derive(Debug, Default)]
pub(super) struct Hot<'j> {
    lines: Lines<'j>,
    tables: BTreeMap<&'j str, Beside>,
}

#[derive(Debug, Default)]
struct Lines<'j> {
    tables: Vec<&'j str>,
    seqs: Vec<i64>,
    rules: Vec<i64>,
    kinds: Vec<&'static str>,
    seats: Vec<Option<i64>>,
    decisions: Vec<Option<Cow<'j, str>>>,
    client_ids: Vec<Option<&'j str>>,
    sums: Vec<Option<i64>>,
}

/// What stands beside the log of one table: the last that was said of it.
#[derive(Debug, Default)]
struct Beside {
    clocks: Option<host::Clocks>,
    waits: Option<i64>,
}

/// If all of it is of that kind.
pub(super) fn gather(jobs: &[Together]) -> Option<Hot<'_>> {
    let mut hot = Hot::default();
    for write in jobs.iter().flat_map(|job| &job.writes) {
        let Write::At(table, write) = write else { return None };
        let table = table.as_str();
        match write {
            host::Write::Logged { rules, logged } => {
                let (kind, seat, decision) = words(&logged.what);
                // It is written in two places.
                if kind == "gave_up" {
                    return None;
                }
                hot.lines.tables.push(table);
                hot.lines.seqs.push(i64::from(logged.seq));
                hot.lines.rules.push(i64::from(*rules));
                hot.lines.kinds.push(kind);
                hot.lines.seats.push(seat.map(i64::from));
                hot.lines.decisions.push(decision);
                hot.lines.client_ids.push(logged.client_id.as_deref());
                hot.lines.sums.push(logged.sum.map(Sum::stored));
            }
            host::Write::Clocks(clocks) => hot.tables.entry(table).or_default().clocks = Some(*clocks),
            host::Write::Waits(seats) => hot.tables.entry(table).or_default().waits = Some(mask(*seats)),
            host::Write::Seat { .. }
            | host::Write::Invited(_)
            | host::Write::Uninvited(_)
            | host::Write::SentAway(_)
            | host::Write::Screen { .. }
            | host::Write::Hints(_)
            | host::Write::Host(_)
            | host::Write::Started(_)
            | host::Write::Over
            | host::Write::Owed { .. }
            | host::Write::Standing(_)
            | host::Write::Ended(_)
            | host::Write::Rematch(_)
            | host::Write::Removed => return None,
        }
    }
    Some(hot)
}

/// By what right it was written, or why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Right {
    Whole,
    /// One of the tables is another node's: nothing was written.
    NotOurs,
    Fenced,
}

const WRITE: &str = "
    WITH me AS MATERIALIZED (SELECT id FROM nodes WHERE id = $1 AND fenced IS NULL FOR SHARE),
    ours AS MATERIALIZED (
        SELECT me.id FROM me WHERE cardinality($17::text[]) = (
            SELECT count(*) FROM tables WHERE tables.id = ANY($17::text[]) AND tables.owner = me.id)),
    logged AS (
        INSERT INTO events (table_id, seq, rules, kind, seat, decision, client_id, sum, at)
        SELECT line.*, $2 FROM ours, unnest($3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::bigint[], $8::text[],
            $9::text[], $10::bigint[]) AS line),
    beside AS (
        UPDATE tables SET deadline = CASE WHEN said.clocks THEN said.until ELSE deadline END,
            deadline_before = CASE WHEN said.clocks THEN said.before ELSE deadline_before END,
            waits = coalesce(said.waiting, waits)
        FROM ours, unnest($11::text[], $12::boolean[], $13::bigint[], $14::bigint[], $15::bigint[])
            AS said (id, clocks, until, before, waiting)
        WHERE tables.id = said.id),
    there AS (
        UPDATE alive SET at = $2 FROM ours
        WHERE at < $2 - 500 AND ($16 OR EXISTS (SELECT 1 FROM tables WHERE deadline IS NOT NULL)))
    SELECT (SELECT count(*) FROM me), (SELECT count(*) FROM ours)";

impl Hot<'_> {
    pub(super) async fn write(self, db: &mut PgConnection, node: i64) -> Result<Right, sqlx::Error> {
        let time = |time: Option<u64>| time.map(|time| time as i64);
        let (mut ids, mut said) = (Vec::new(), Vec::new());
        let (mut until, mut before, mut waits) = (Vec::new(), Vec::new(), Vec::new());
        for (table, beside) in self.tables {
            ids.push(table);
            said.push(beside.clocks.is_some());
            until.push(beside.clocks.and_then(|clocks| time(clocks.until)));
            before.push(beside.clocks.and_then(|clocks| time(clocks.before)));
            waits.push(beside.waits);
        }
        let all: BTreeSet<&str> = self.lines.tables.iter().chain(&ids).copied().collect();
        let all: Vec<&str> = all.into_iter().collect();
        let clock_runs = until.iter().any(Option::is_some);
        let Lines { tables, seqs, rules, kinds, seats, decisions, client_ids, sums } = self.lines;
        let query = sqlx::query(WRITE).bind(node).bind(now_ms() as i64);
        let query = query.bind(tables).bind(seqs).bind(rules).bind(kinds);
        let query = query.bind(seats).bind(decisions).bind(client_ids).bind(sums);
        let query =
            query.bind(ids).bind(said).bind(until).bind(before).bind(waits).bind(clock_runs).bind(all);
        let row = query.fetch_one(db).await?;
        Ok(match (row.try_get::<i64, _>(0)?, row.try_get::<i64, _>(1)?) {
            (0, _) => Right::Fenced,
            (_, 0) => Right::NotOurs,
            (_, _) => Right::Whole,
        })
    }
}
