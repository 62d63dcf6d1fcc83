//! Penalties, reports, announcements, and what whoever looks after the house has done.

use super::read::{broken, id};
use super::sql::{self, Query, Row};
use super::{Store, StoreError, now_ms};
use crate::id::{GuestId, TableId};
use crate::limits;
use crate::penalties::{Penalty, Until};
use games::protocol::Announcement;

/// What is written about order in the house.
#[derive(Clone, Debug)]
pub(crate) enum Ordered {
    Imposed {
        guest: GuestId,
        penalty: Penalty,
        until: Until,
        words: String,
    },
    Lifted {
        guest: GuestId,
        penalty: Penalty,
    },
    /// Unless the same person has reported the same thing, and nobody has looked at it yet.
    Reported(Reported),
    ReportClosed {
        number: i64,
        outcome: String,
    },
    /// In place of what was told before.
    Announced {
        text: String,
        until: u64,
    },
    /// Nothing is told any more.
    Hushed,
    /// Guests who never played and are older than this, some at a time.
    Swept {
        before: u64,
    },
    Audit(Act),
}

/// Something that somebody has reported.
#[derive(Clone, Debug)]
pub(crate) struct Reported {
    pub reporter: GuestId,
    pub about: GuestId,
    pub table: Option<TableId>,
    /// The name or the line, as it was.
    pub quoted: String,
    pub words: String,
}

/// Something that whoever looks after the house has done.
#[derive(Clone, Debug)]
pub(crate) struct Act {
    pub who: String,
    pub act: &'static str,
    pub about: Option<String>,
    pub words: String,
}

#[derive(Clone, Debug)]
pub(crate) struct KeptReport {
    pub number: i64,
    pub reporter: Option<String>,
    pub about: String,
    pub name: String,
    pub table: Option<String>,
    pub quoted: String,
    pub words: String,
    pub made: i64,
    pub outcome: Option<String>,
}

#[derive(Clone, Debug)]
pub(crate) struct KeptAct {
    pub number: i64,
    pub at: i64,
    pub who: String,
    pub act: String,
    pub about: Option<String>,
    pub words: String,
}

#[derive(Clone, Debug)]
pub(crate) struct KeptPenalty {
    pub penalty: Penalty,
    pub until: Until,
    pub words: String,
    pub since: i64,
}

/// Somebody as whoever looks after the house sees them in a list.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub guest: GuestId,
    pub name: String,
    pub regular: Option<i64>,
    pub created: i64,
    /// Whose bot account it is.
    pub owner: Option<String>,
}

/// Guests who sit nowhere and are nobody else; `?1` is the time before which they came.
macro_rules! never_played {
    ($before:literal, $after:literal) => {
        concat!(
            $before,
            " FROM guests AS old WHERE created < $1 AND regular IS NULL
              AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = old.id)
              AND NOT EXISTS (SELECT 1 FROM pocket_matches WHERE guest = old.id)
              AND NOT EXISTS (SELECT 1 FROM evening_people WHERE guest = old.id)
              AND NOT EXISTS (SELECT 1 FROM evenings WHERE host = old.id)
              AND NOT EXISTS (SELECT 1 FROM tables WHERE host = old.id)",
            $after
        )
    };
}

pub(super) const FORGET_GUESTS: &str =
    never_played!("DELETE FROM guests WHERE id IN (SELECT id", " ORDER BY created LIMIT $2)");

pub(super) fn queries(write: &Ordered) -> Vec<Query<'_>> {
    let now = now_ms() as i64;
    vec![match write {
        Ordered::Imposed { guest, penalty, until, words } => sql::query(
            "INSERT INTO penalties (guest, kind, until, words, since) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (guest, kind) DO UPDATE SET until = excluded.until, words = excluded.words, since = excluded.since",
        )
        .bind(guest.as_str())
        .bind(penalty.word())
        .bind(until.map(|until| until as i64))
        .bind(words)
        .bind(now),
        Ordered::Lifted { guest, penalty } => sql::query("DELETE FROM penalties WHERE guest = $1 AND kind = $2")
            .bind(guest.as_str())
            .bind(penalty.word()),
        Ordered::Reported(Reported { reporter, about, table, quoted, words }) => sql::query(
            "INSERT INTO reports (reporter, about, kind, table_id, quoted, words, made) VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT DO NOTHING",
        )
        .bind(reporter.as_str())
        .bind(about.as_str())
        .bind(if table.is_some() { "talk" } else { "name" })
        .bind(table.as_ref().map(TableId::as_str))
        .bind(quoted)
        .bind(words)
        .bind(now),
        Ordered::ReportClosed { number, outcome } => {
            sql::query("UPDATE reports SET closed = $1, outcome = $2 WHERE number = $3 AND closed IS NULL")
                .bind(now)
                .bind(outcome)
                .bind(*number)
        }
        Ordered::Announced { text, until } => {
            sql::query("INSERT INTO announcements (text, since, until) VALUES ($1, $2, $3)")
                .bind(text)
                .bind(now)
                .bind(*until as i64)
        }
        Ordered::Hushed => {
            sql::query("UPDATE announcements SET until = $1 WHERE until > $1").bind(now)
        }
        Ordered::Swept { before } => {
            sql::query(FORGET_GUESTS).bind(*before as i64).bind(limits::FORGET_AT_ONCE)
        }
        Ordered::Audit(Act { who, act, about, words }) => {
            sql::query("INSERT INTO audit (at, who, act, about, words) VALUES ($1, $2, $3, $4, $5)")
                .bind(now)
                .bind(who)
                .bind(*act)
                .bind(about.as_deref())
                .bind(words)
        }
    }]
}

/// What is over by itself, or was looked at long ago.
pub(super) fn forget<'q>(reports: i64) -> [Query<'q>; 3] {
    let now = now_ms() as i64;
    [
        sql::query("DELETE FROM penalties WHERE until < $1").bind(now),
        sql::query("DELETE FROM reports WHERE closed < $1").bind(reports),
        sql::query("DELETE FROM announcements WHERE until < $1").bind(reports),
    ]
}

impl Store {
    pub(crate) async fn penalties(&self) -> Result<Vec<(GuestId, Penalty, Until)>, StoreError> {
        let rows = sql::query("SELECT kind, until, words, since, guest FROM penalties").fetch_all(&self.read);
        let one = |row: &Row| {
            let kept = penalty(row)?;
            Ok((id(row, 4)?, kept.penalty, kept.until))
        };
        rows.await?.iter().map(one).collect()
    }

    pub(crate) async fn penalties_of(&self, guest: GuestId) -> Result<Vec<KeptPenalty>, StoreError> {
        let query =
            sql::query("SELECT kind, until, words, since FROM penalties WHERE guest = $1 ORDER BY kind");
        query.bind(guest.as_str()).fetch_all(&self.read).await?.iter().map(penalty).collect()
    }

    /// The newest first.
    pub(crate) async fn reports(&self, closed: bool, most: u32) -> Result<Vec<KeptReport>, StoreError> {
        let query = sql::query(
            "SELECT number, reporter, about, guests.name, table_id, quoted, words, made, outcome
             FROM reports LEFT JOIN guests ON guests.id = about
             WHERE closed IS NULL OR $1 ORDER BY number DESC LIMIT $2",
        );
        query.bind(closed).bind(most).fetch_all(&self.read).await?.iter().map(report).collect()
    }

    pub(crate) async fn report(&self, number: i64) -> Result<Option<KeptReport>, StoreError> {
        let query = sql::query(
            "SELECT number, reporter, about, guests.name, table_id, quoted, words, made, outcome
             FROM reports LEFT JOIN guests ON guests.id = about WHERE number = $1",
        );
        query.bind(number).fetch_optional(&self.read).await?.map(|row| report(&row)).transpose()
    }

    /// How many reports about this person nobody has looked at.
    pub(crate) async fn reports_about(&self, guest: GuestId) -> Result<u32, StoreError> {
        let query = sql::query("SELECT count(*) FROM reports WHERE about = $1 AND closed IS NULL");
        Ok(query.bind(guest.as_str()).fetch_one(&self.read).await?.try_get(0)?)
    }

    /// What everybody is told now.
    pub(crate) async fn announcement(&self) -> Result<Option<Announcement>, StoreError> {
        let query = sql::query("SELECT number, text, until FROM announcements ORDER BY number DESC LIMIT 1");
        let row = query.fetch_optional(&self.read).await?;
        let read = |row: Row| {
            let (number, text, until): (u32, String, i64) =
                (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            let until_s = u32::try_from(until / 1000).map_err(|_| broken("an announcement"))?;
            Ok((until > now_ms() as i64).then_some(Announcement { number, text, until_s }))
        };
        row.map(read).transpose().map(Option::flatten)
    }

    /// The newest first.
    pub(crate) async fn audit(&self, most: u32) -> Result<Vec<KeptAct>, StoreError> {
        let query =
            sql::query("SELECT number, at, who, act, about, words FROM audit ORDER BY number DESC LIMIT $1");
        let one = |row: &Row| {
            Ok(KeptAct {
                number: row.try_get(0)?,
                at: row.try_get(1)?,
                who: row.try_get(2)?,
                act: row.try_get(3)?,
                about: row.try_get(4)?,
                words: row.try_get(5)?,
            })
        };
        query.bind(most).fetch_all(&self.read).await?.iter().map(one).collect()
    }

    /// Regulars whose name reads like this or has it in it, then guests who have it in theirs.
    pub(crate) async fn find(&self, text: &str, folded: &str, most: u32) -> Result<Vec<Found>, StoreError> {
        let query = sql::query(
            r"SELECT id, name, regular, created, owner FROM guests
              WHERE id = $1 OR folded LIKE $2 ESCAPE '\' OR lower(name) LIKE lower($3) ESCAPE '\'
              ORDER BY regular IS NULL, name, id LIMIT $4",
        );
        let anywhere = |text: &str| {
            let plain = text.replace('\\', r"\\").replace('%', r"\%").replace('_', r"\_");
            format!("%{plain}%")
        };
        let query = query.bind(text).bind(anywhere(folded)).bind(anywhere(text)).bind(most);
        query.fetch_all(&self.read).await?.iter().map(found).collect()
    }

    pub(crate) async fn found(&self, guest: GuestId) -> Result<Option<Found>, StoreError> {
        let query = sql::query("SELECT id, name, regular, created, owner FROM guests WHERE id = $1");
        query.bind(guest.as_str()).fetch_optional(&self.read).await?.map(|row| found(&row)).transpose()
    }

    /// How many guests never played and came before then.
    pub(crate) async fn never_played(&self, before: u64) -> Result<u32, StoreError> {
        let query = sql::query(never_played!("SELECT count(*)", "")).bind(before as i64);
        Ok(query.fetch_one(&self.read).await?.try_get(0)?)
    }

    /// How much there is of everything: a list of counts under their names.
    pub(crate) async fn counts(&self) -> Result<Vec<(&'static str, u64)>, StoreError> {
        const OF: [(&str, &str); 11] = [
            ("people", "SELECT count(*) FROM guests"),
            ("regulars", "SELECT count(*) FROM guests WHERE folded IS NOT NULL AND owner IS NULL"),
            ("bot_accounts", "SELECT count(*) FROM guests WHERE owner IS NOT NULL"),
            ("tables_open", "SELECT count(*) FROM tables WHERE phase = 'open'"),
            ("tables_playing", "SELECT count(*) FROM tables WHERE phase = 'playing'"),
            ("tables_over", "SELECT count(*) FROM tables WHERE phase = 'over'"),
            ("log_lines", "SELECT count(*) FROM events"),
            ("devices", "SELECT count(*) FROM sessions"),
            ("tokens", "SELECT count(*) FROM tokens"),
            ("reports_open", "SELECT count(*) FROM reports WHERE closed IS NULL"),
            ("penalties", "SELECT count(*) FROM penalties"),
        ];
        let mut counts = Vec::with_capacity(OF.len());
        for (name, query) in OF {
            let count: i64 = sql::query(query).fetch_one(&self.read).await?.try_get(0)?;
            counts.push((name, count.unsigned_abs()));
        }
        Ok(counts)
    }
}

fn found(row: &Row) -> Result<Found, StoreError> {
    let (name, regular, created) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
    Ok(Found { guest: id(row, 0)?, name, regular, created, owner: row.try_get(4)? })
}

fn penalty(row: &Row) -> Result<KeptPenalty, StoreError> {
    let kind: String = row.try_get(0)?;
    let until: Option<i64> = row.try_get(1)?;
    Ok(KeptPenalty {
        penalty: Penalty::read(&kind).ok_or_else(|| broken("a penalty"))?,
        until: until.map(i64::unsigned_abs),
        words: row.try_get(2)?,
        since: row.try_get(3)?,
    })
}

fn report(row: &Row) -> Result<KeptReport, StoreError> {
    Ok(KeptReport {
        number: row.try_get(0)?,
        reporter: row.try_get(1)?,
        about: row.try_get(2)?,
        name: row.try_get::<Option<String>, _>(3)?.unwrap_or_default(),
        table: row.try_get(4)?,
        quoted: row.try_get(5)?,
        words: row.try_get(6)?,
        made: row.try_get(7)?,
        outcome: row.try_get(8)?,
    })
}
