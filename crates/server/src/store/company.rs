//! Who is whose friend, and who wants to see nothing of whom.

use super::read::{guise, id};
use super::sql::{self, Query};
use super::{Store, StoreError, now_ms};
use crate::id::{FriendCode, GuestId, TableId};
use host::Guise;

/// What is written about two people, or about what leads from one to others.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Tie {
    /// Wants to be the other's friend, and is if the other wants it too.
    Asks {
        guest: GuestId,
        other: GuestId,
    },
    /// Both want it: the other has given away a link.
    Friends {
        guest: GuestId,
        other: GuestId,
    },
    /// No friend, or not any more; and does not want to be one.
    Parts {
        guest: GuestId,
        other: GuestId,
    },
    Blocks {
        guest: GuestId,
        other: GuestId,
    },
    Unblocks {
        guest: GuestId,
        other: GuestId,
    },
    Link {
        guest: GuestId,
        code: FriendCode,
    },
    NoLink {
        guest: GuestId,
    },
}

/// What somebody is to a person, as the list of the person's company has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    Friend,
    /// Wants to be a friend.
    Asking,
    /// Is wanted as one.
    Asked,
    Blocked,
}

#[derive(Clone, Debug)]
pub(crate) struct Tied {
    pub guest: GuestId,
    pub guise: Guise,
    pub known: Known,
}

pub(super) fn queries(tie: &Tie) -> Vec<Query<'_>> {
    let now = now_ms() as i64;
    let pair = |query: &'static str, guest: &GuestId, other: &GuestId| {
        sql::query(query).bind(guest.to_string()).bind(other.to_string())
    };
    let timed = |query, guest, other| pair(query, guest, other).bind(now);
    match tie {
        Tie::Asks { guest, other } => vec![
            // Whoever asks does not block any more.
            timed(
                "INSERT INTO ties (guest, other, kind, since) VALUES ($1, $2, 'asks', $3)
                 ON CONFLICT (guest, other) DO UPDATE SET kind = 'asks', since = $3 WHERE ties.kind = 'blocks'",
                guest,
                other,
            ),
            timed(
                "UPDATE ties SET kind = 'friend', since = $3 WHERE guest = $1 AND other = $2 AND kind = 'asks'
                 AND EXISTS (SELECT 1 FROM ties AS back WHERE back.guest = $2 AND back.other = $1 AND back.kind = 'asks')",
                guest,
                other,
            ),
            timed(
                "UPDATE ties SET kind = 'friend', since = $3 WHERE guest = $2 AND other = $1 AND kind = 'asks'
                 AND EXISTS (SELECT 1 FROM ties AS there WHERE there.guest = $1 AND there.other = $2 AND there.kind = 'friend')",
                guest,
                other,
            ),
        ],
        Tie::Friends { guest, other } => vec![befriend(guest, other, now), befriend(other, guest, now)],
        Tie::Parts { guest, other } => vec![pair(
            "DELETE FROM ties WHERE kind <> 'blocks' AND ((guest = $1 AND other = $2) OR (guest = $2 AND other = $1))",
            guest,
            other,
        )],
        Tie::Blocks { guest, other } => vec![
            timed(
                "INSERT INTO ties (guest, other, kind, since) VALUES ($1, $2, 'blocks', $3)
                 ON CONFLICT (guest, other) DO UPDATE SET kind = 'blocks', since = $3",
                guest,
                other,
            ),
            pair("DELETE FROM ties WHERE guest = $2 AND other = $1 AND kind <> 'blocks'", guest, other),
        ],
        Tie::Unblocks { guest, other } => {
            vec![pair("DELETE FROM ties WHERE guest = $1 AND other = $2 AND kind = 'blocks'", guest, other)]
        }
        Tie::Link { guest, code } => vec![
            sql::query(
                "INSERT INTO friend_links (guest, code, made) VALUES ($1, $2, $3)
                 ON CONFLICT (guest) DO UPDATE SET code = excluded.code, made = excluded.made",
            )
            .bind(guest.to_string())
            .bind(code.to_string())
            .bind(now),
        ],
        Tie::NoLink { guest } => {
            vec![sql::query("DELETE FROM friend_links WHERE guest = $1").bind(guest.to_string())]
        }
    }
}

fn befriend<'a>(guest: &GuestId, other: &GuestId, now: i64) -> Query<'a> {
    sql::query(
        "INSERT INTO ties (guest, other, kind, since) VALUES ($1, $2, 'friend', $3)
         ON CONFLICT (guest, other) DO UPDATE SET kind = 'friend', since = $3 WHERE ties.kind <> 'friend'",
    )
    .bind(guest.to_string())
    .bind(other.to_string())
    .bind(now)
}

impl Store {
    /// Everybody whom this person knows, by name. Who asks and is blocked is not among them.
    pub(crate) async fn company(&self, guest: GuestId) -> Result<Vec<Tied>, StoreError> {
        let query = sql::query(
            "SELECT guests.id, guests.name, guests.look, ties.kind, 1, guests.owner, guests.regular
             FROM ties JOIN guests ON guests.id = ties.other
             WHERE ties.guest = $1
             UNION ALL
             SELECT guests.id, guests.name, guests.look, ties.kind, 0, guests.owner, guests.regular
             FROM ties JOIN guests ON guests.id = ties.guest
             WHERE ties.other = $1 AND ties.kind = 'asks'
             AND NOT EXISTS (SELECT 1 FROM ties AS own WHERE own.guest = $1 AND own.other = ties.guest)
             ORDER BY 2, 1",
        );
        let mut company = Vec::new();
        for row in &query.bind(guest.as_str()).fetch_all(&self.read).await? {
            let known = match (row.try_get::<&str, _>(3)?, row.try_get::<i64, _>(4)?) {
                ("friend", _) => Known::Friend,
                ("blocks", _) => Known::Blocked,
                (_, 0) => Known::Asking,
                (_, _) => Known::Asked,
            };
            company.push(Tied { guest: id(row, 0)?, guise: guise(row, 1)?, known });
        }
        Ok(company)
    }

    pub(crate) async fn friends(&self, guest: GuestId) -> Result<Vec<GuestId>, StoreError> {
        let query = sql::query("SELECT other FROM ties WHERE guest = $1 AND kind = 'friend'");
        query.bind(guest.as_str()).fetch_all(&self.read).await?.iter().map(|row| id(row, 0)).collect()
    }

    /// Whom this person must not meet, whoever of the two has said so.
    pub(crate) async fn apart_from(&self, guest: GuestId) -> Result<Vec<GuestId>, StoreError> {
        let query = sql::query(
            "SELECT other FROM ties WHERE guest = $1 AND kind = 'blocks'
             UNION SELECT guest FROM ties WHERE other = $1 AND kind = 'blocks'",
        );
        query.bind(guest.as_str()).fetch_all(&self.read).await?.iter().map(|row| id(row, 0)).collect()
    }

    /// Whether somebody sits at this table whom this person must not meet; where the person sits too, they have met.
    pub(crate) async fn keeps_apart(&self, guest: GuestId, table: TableId) -> Result<bool, StoreError> {
        let query = sql::query(
            "SELECT EXISTS (SELECT 1 FROM seats JOIN ties ON kind = 'blocks'
                 AND ((ties.guest = $1 AND ties.other = seats.guest) OR (ties.guest = seats.guest AND ties.other = $1))
                 WHERE table_id = $2)
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $2 AND guest = $1)",
        );
        Ok(query.bind(guest.as_str()).bind(table.as_str()).fetch_one(&self.read).await?.try_get(0)?)
    }

    /// Whether the two have sat at one table.
    pub(crate) async fn have_met(&self, guest: GuestId, other: GuestId) -> Result<bool, StoreError> {
        let query = sql::query(
            "SELECT EXISTS (SELECT 1 FROM seats JOIN seats AS theirs ON theirs.table_id = seats.table_id
                 WHERE seats.guest = $1 AND theirs.guest = $2)",
        );
        Ok(query.bind(guest.as_str()).bind(other.as_str()).fetch_one(&self.read).await?.try_get(0)?)
    }

    pub(crate) async fn friend_link(&self, guest: GuestId) -> Result<Option<String>, StoreError> {
        let query = sql::query("SELECT code FROM friend_links WHERE guest = $1").bind(guest.as_str());
        Ok(query.fetch_optional(&self.read).await?.map(|row| row.try_get(0)).transpose()?)
    }

    /// Whose link this is.
    pub(crate) async fn friend_of_link(&self, code: FriendCode) -> Result<Option<GuestId>, StoreError> {
        let query = sql::query("SELECT guest FROM friend_links WHERE code = $1").bind(code.as_str());
        query.fetch_optional(&self.read).await?.map(|row| id(&row, 0)).transpose()
    }
}
