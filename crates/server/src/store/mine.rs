//! The tables where somebody sits, a page at a time.

use super::read::{ListedSeat, guise, id, phase, sitter, waits};
use super::sql::{self, Row};
use super::{Phase, Store, StoreError};
use crate::id::{GuestId, TableId};
use host::Guise;
use std::fmt;
use std::str::FromStr;
use table::{Seat, SeatSet};

/// A table where somebody sits.
#[derive(Clone, Debug)]
pub(crate) struct Mine {
    pub at: Place,
    pub game: String,
    pub phase: Phase,
    pub public: bool,
    pub clock_s: Option<u32>,
    /// Until when those have time who are waited for: milliseconds since 1970.
    pub deadline: Option<i64>,
    pub set_up: bool,
    pub you: Seat,
    pub gave_up: bool,
    /// None: it was never written.
    pub waits: Option<SeatSet>,
    pub seats: Vec<ListedSeat>,
    /// By seat; nothing, before it is over or if it was never written.
    pub places: Vec<u8>,
    pub scores: Vec<i32>,
}

/// Where a table stands in the list, which goes down: what is not over, then what is, each newest first. A page begins below
/// one, so that the last one costs what the first one costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    live: bool,
    pub since: i64,
    pub id: TableId,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", u8::from(self.live), self.since, self.id)
    }
}

impl FromStr for Place {
    type Err = ();
    fn from_str(text: &str) -> Result<Place, ()> {
        let mut parts = text.splitn(3, '-');
        let mut part = || parts.next().ok_or(());
        let live = match part()? {
            "0" => false,
            "1" => true,
            _ => return Err(()),
        };
        let since = part()?.parse().map_err(drop)?;
        Ok(Place { live, since, id: part()?.parse().map_err(drop)? })
    }
}

/// What is told of each of `mine`, by seat.
macro_rules! told {
    ($order:literal) => {
        concat!(
            " SELECT mine.table_id, mine.live, mine.since, mine.seat, game, phase, public, clock_s,
                    position IS NOT NULL, waits, seats.guest, seats.bot, guests.name, guests.look, seats.place,
                    seats.score, mine.gave_up, guests.owner, tables.deadline, guests.regular
             FROM mine JOIN tables ON tables.id = mine.table_id JOIN seats ON seats.table_id = mine.table_id
             LEFT JOIN guests ON guests.id = seats.guest
             ORDER BY ",
            $order,
            ", seats.seat"
        )
    };
}

/// Which matches that are over are wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Which<'a> {
    /// Of this game.
    Of(&'a str),
    /// With this guest or computer player.
    With(&'a str),
    OfWith(&'a str, &'a str),
}

/// Results are numbered as they ended, so a page begins below a number.
macro_rules! history {
    ($where:literal) => {
        (
            concat!("SELECT number ", history!(@page $where)),
            concat!(
                "WITH page AS (SELECT number, guest ", history!(@page $where), "),
                 mine AS (
                     SELECT page.number, seats.table_id, seats.seat, live, since, seats.gave_up FROM page
                     JOIN results ON results.number = page.number
                     JOIN seats ON seats.table_id = results.table_id AND seats.guest = page.guest)",
                told!("mine.number DESC")
            ),
        )
    };
    (@page $where:literal) => {
        concat!("FROM ", $where, " AND number < $1 ORDER BY number DESC LIMIT $2")
    };
}

/// The numbers of a page, and what is told of each.
const OF: (&str, &str) = history!("result_seats WHERE guest = $3 AND game = $4");
const WITH: (&str, &str) = history!("met WHERE guest = $3 AND opponent = $4");
const OF_WITH: (&str, &str) = history!("met WHERE guest = $3 AND opponent = $4 AND game = $5");

/// A page of somebody's tables, and what is told of each.
macro_rules! page_of_mine {
    () => {
        "SELECT table_id, seat, live, since, gave_up FROM seats
         WHERE guest = $1 AND (live, since, table_id) < ($2, $3, $4)
         ORDER BY live DESC, since DESC, table_id DESC LIMIT $5"
    };
}
const MINE: (&str, &str) = (
    page_of_mine!(),
    concat!(
        "WITH mine AS (",
        page_of_mine!(),
        ")",
        told!("mine.live DESC, mine.since DESC, mine.table_id DESC")
    ),
);

impl Store {
    /// Matches that are over, newest first: a page of them, and the number that the next one begins below.
    pub(crate) async fn history(
        &self,
        guest: GuestId,
        which: Which<'_>,
        below: Option<i64>,
        most: u32,
    ) -> Result<(Vec<Mine>, Option<i64>), StoreError> {
        let below = below.unwrap_or(i64::MAX);
        let bound = |pick: fn((&'static str, &'static str)) -> &'static str| {
            let page = |query| sql::query(pick(query)).bind(below).bind(most).bind(guest.as_str());
            match which {
                Which::Of(game) => page(OF).bind(game),
                Which::With(opponent) => page(WITH).bind(opponent),
                Which::OfWith(game, opponent) => page(OF_WITH).bind(opponent).bind(game),
            }
        };
        let numbers = bound(|(numbers, _)| numbers).fetch_all(&self.read).await?;
        let last = numbers.last().filter(|_| numbers.len() == most as usize).map(|row| row.try_get(0));
        // A table that has grown old may be gone; its result is not.
        let found = bound(|(_, told)| told).fetch_all(&self.read).await?;
        Ok((gathered(&found)?, last.transpose()?))
    }

    /// The people with whom somebody has played to the end, those of the latest matches first. Whoever has erased themselves has no name.
    pub(crate) async fn opponents(
        &self,
        guest: GuestId,
        most: u32,
    ) -> Result<Vec<(GuestId, Guise)>, StoreError> {
        let query = sql::query(
            "SELECT guests.id, guests.name, guests.look, guests.owner, guests.regular FROM guests
             JOIN (SELECT opponent, max(number) AS latest FROM met WHERE guest = $1 GROUP BY opponent) AS those
                 ON those.opponent = guests.id
             WHERE guests.name <> '' ORDER BY latest DESC LIMIT $2",
        );
        let rows = query.bind(guest.as_str()).bind(most).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((id(row, 0)?, guise(row, 1)?))).collect()
    }

    pub(crate) async fn mine(
        &self,
        guest: GuestId,
        below: Option<Place>,
        most: u32,
    ) -> Result<Vec<Mine>, StoreError> {
        let (live, since, id_below) = match &below {
            None => (2, 0, ""),
            Some(place) => (i64::from(place.live), place.since, place.id.as_str()),
        };
        let query = sql::query(MINE.1).bind(guest.as_str()).bind(live).bind(since).bind(id_below).bind(most);
        gathered(&query.fetch_all(&self.read).await?)
    }
}

fn gathered(rows: &[Row]) -> Result<Vec<Mine>, StoreError> {
    let mut mine: Vec<Mine> = Vec::new();
    for row in rows {
        let at = Place { id: id(row, 0)?, live: row.try_get(1)?, since: row.try_get(2)? };
        if mine.last().is_none_or(|last| last.at.id != at.id) {
            mine.push(Mine {
                at,
                you: Seat::new(row.try_get(3)?).ok_or_else(|| super::read::broken("a seat"))?,
                game: row.try_get(4)?,
                phase: phase(row.try_get(5)?)?,
                public: row.try_get(6)?,
                clock_s: row.try_get(7)?,
                deadline: row.try_get(18)?,
                set_up: row.try_get(8)?,
                gave_up: row.try_get(16)?,
                waits: waits(row, 9)?,
                seats: Vec::new(),
                places: Vec::new(),
                scores: Vec::new(),
            });
        }
        let Some(table) = mine.last_mut() else { continue };
        table.seats.push(sitter(row, 10)?.into());
        table.places.extend(row.try_get::<Option<u8>, _>(14)?);
        table.scores.extend(row.try_get::<Option<i32>, _>(15)?);
    }
    Ok(mine)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use sqlx::{Connection as _, Row as _, SqliteConnection};

    /// Steps down an index from where the page begins, whatever lies above and below.
    #[tokio::test]
    async fn a_page_is_read_from_an_index_and_nothing_is_sorted() {
        let mut db = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        super::super::migrations::sqlite().run(&mut db).await.unwrap();
        for (query, by) in [
            (MINE, "(guest=? AND (live,since,table_id)<(?,?,?))"),
            (OF, "(guest=? AND game=? AND number<?)"),
            (WITH, "(guest=? AND opponent=? AND number<?)"),
            (OF_WITH, "(guest=? AND opponent=? AND game=? AND number<?)"),
        ] {
            let explained = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {}", query.0));
            let rows = sqlx::query(explained).fetch_all(&mut db).await.unwrap();
            let plan: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
            assert!(plan.len() == 1 && plan[0].starts_with("SEARCH") && plan[0].contains(by), "{plan:?}");
        }
    }
}
