//! Matches that were played on a device and brought along.

use super::read::broken;
use super::sql::{self, Query, Row};
use super::{Store, StoreError, now_ms};
use crate::id::GuestId;
use crate::limits;
use serde::{Deserialize, Serialize};
use table::Seat;

/// One of them, in the book of whoever brought it.
#[derive(Clone, Debug)]
pub(crate) struct PocketMatch {
    /// Of the record, without the names in it.
    pub digest: String,
    pub game: String,
    /// Where whoever brought it sat.
    pub you: Seat,
    pub seats: Vec<PocketSeat>,
    /// When it was over, as the device says: milliseconds since 1970.
    pub played: i64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct PocketSeat {
    /// None, where whoever brought it sat.
    pub bot: Option<String>,
    pub place: u8,
    pub points: i32,
}

/// Unless it is there already, or there is no room for more of this person's.
pub(super) fn keep<'a>(guest: &'a GuestId, one: &'a PocketMatch, record: &'a str) -> Query<'a> {
    let query = sql::query(
        "INSERT INTO pocket_matches (guest, digest, game, seats, played, came, bytes, record)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8
         WHERE (SELECT count(*) FROM pocket_matches WHERE guest = $1) < $9
         AND (SELECT coalesce(sum(bytes), 0) FROM pocket_matches WHERE guest = $1) + $7 <= $10
         ON CONFLICT (guest, digest) DO NOTHING",
    );
    // A list of words and numbers is always written.
    let seats = serde_json::to_string(&one.seats).unwrap_or_default();
    let query = query.bind(guest.as_str()).bind(&one.digest).bind(&one.game).bind(seats).bind(one.played);
    let query = query.bind(now_ms() as i64).bind(record.len() as i64).bind(record);
    query.bind(limits::POCKET_MATCHES).bind(limits::POCKET_BYTES)
}

pub(super) fn remove<'a>(guest: &'a GuestId, digest: &'a str) -> Query<'a> {
    sql::query("DELETE FROM pocket_matches WHERE guest = $1 AND digest = $2")
        .bind(guest.as_str())
        .bind(digest)
}

/// Those that came before then, some at a time; `None`: they stay for good.
pub(super) fn forget<'q>(before: Option<i64>) -> Query<'q> {
    let query = sql::query(
        "DELETE FROM pocket_matches WHERE (guest, digest) IN (
             SELECT guest, digest FROM pocket_matches WHERE came < $1 ORDER BY came LIMIT $2)",
    );
    query.bind(before).bind(limits::FORGET_AT_ONCE)
}

impl Store {
    /// The last that was played first.
    pub(crate) async fn pocket_matches(&self, guest: GuestId) -> Result<Vec<PocketMatch>, StoreError> {
        let query = sql::query(
            "SELECT digest, game, seats, played FROM pocket_matches WHERE guest = $1 ORDER BY played DESC, digest",
        );
        query.bind(guest.as_str()).fetch_all(&self.read).await?.iter().map(pocket_match).collect()
    }

    /// The record of one of this person's, and of which game it is.
    pub(crate) async fn pocket_record(
        &self,
        guest: GuestId,
        digest: &str,
    ) -> Result<Option<(String, String)>, StoreError> {
        let query = sql::query("SELECT game, record FROM pocket_matches WHERE guest = $1 AND digest = $2");
        let row = query.bind(guest.as_str()).bind(digest).fetch_optional(&self.read).await?;
        row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
    }
}

fn pocket_match(row: &Row) -> Result<PocketMatch, StoreError> {
    let broken = || broken("a match that was brought along");
    let seats: Vec<PocketSeat> = serde_json::from_str(&row.try_get::<String, _>(2)?).map_err(|_| broken())?;
    let you =
        (0..).zip(&seats).find(|(_, seat)| seat.bot.is_none()).and_then(|(number, _)| Seat::new(number));
    Ok(PocketMatch {
        digest: row.try_get(0)?,
        game: row.try_get(1)?,
        you: you.ok_or_else(broken)?,
        seats,
        played: row.try_get(3)?,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::super::sql::Db;
    use super::*;
    use crate::id::random_guest;
    use sqlx::{Connection as _, SqliteConnection};

    async fn brings(db: &mut Db, guest: &GuestId, digest: String, record: &str) -> bool {
        let seats = vec![PocketSeat { bot: None, place: 1, points: 0 }];
        let game = "ratland".to_owned();
        let one = PocketMatch { digest, game, you: Seat::new(0).unwrap(), seats, played: 0 };
        keep(guest, &one, record).execute(db).await.unwrap() == 1
    }

    #[tokio::test]
    async fn a_book_has_room_for_so_many_and_for_so_much() {
        let mut db = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        super::super::migrations::sqlite().run(&mut db).await.unwrap();
        let mut db = Db::Sqlite(db);
        let (many, much, other) = (random_guest(), random_guest(), random_guest());
        for number in 0..limits::POCKET_MATCHES {
            assert!(brings(&mut db, &many, number.to_string(), "{}").await);
        }
        assert!(!brings(&mut db, &many, "one more".to_owned(), "{}").await);
        let large = "x".repeat(limits::RECORD);
        for number in 0..limits::POCKET_BYTES / limits::RECORD as i64 {
            assert!(brings(&mut db, &much, number.to_string(), &large).await);
        }
        assert!(!brings(&mut db, &much, "one more".to_owned(), "x").await);
        assert!(brings(&mut db, &other, "0".to_owned(), "{}").await, "everybody has a book of their own");
        assert!(!brings(&mut db, &other, "0".to_owned(), "{}").await, "it is there already");
    }
}
