//! People who are known again: names, keys, codes, sessions.

use super::read::{broken, guise, id};
use super::sql::{self, Query, Row};
use super::{PocketMatch, Store, StoreError, boxes, now_ms, pocket, post};
use crate::id::{GuestId, SessionId};
use crate::people::Session;
use games::GameId;
use host::Guise;
use table::Digest;

/// What is written about a person.
#[derive(Clone, Debug)]
pub(crate) enum Personal {
    /// A guest is a regular from now on, under this name.
    Regular {
        guest: GuestId,
        name: String,
        folded: String,
    },
    /// A regular's new name, as it reads.
    Renamed {
        guest: GuestId,
        folded: String,
    },
    Key {
        guest: GuestId,
        id: String,
        key: String,
        label: String,
    },
    /// A key that was used, and counts.
    Used {
        id: String,
        key: Option<String>,
    },
    /// Unless it is the last one.
    KeyGone {
        guest: GuestId,
        id: String,
    },
    /// All of them anew.
    Codes {
        guest: GuestId,
        salt: [u8; 16],
        hashes: Vec<[u8; 32]>,
    },
    Session(Session),
    /// A session for this code, if the code is still there; and then it is not any more.
    ByCode {
        session: Session,
        hash: [u8; 32],
    },
    Seen(SessionId),
    SessionGone {
        guest: GuestId,
        id: SessionId,
    },
    /// All but this one.
    SessionsGone {
        guest: GuestId,
        but: Option<SessionId>,
    },
    /// A match that was played on a device.
    PocketMatch {
        guest: GuestId,
        one: PocketMatch,
        record: String,
    },
    PocketMatchGone {
        guest: GuestId,
        digest: String,
    },
    /// A box that somebody keeps.
    Box {
        guest: GuestId,
        game: GameId,
        parts: Digest,
        name: String,
    },
    BoxGone {
        guest: GuestId,
        parts: Digest,
    },
    /// What one has played is the other's.
    Brought {
        from: GuestId,
        to: GuestId,
    },
    /// Nothing of this person is left but the matches.
    Erased(GuestId),
}

/// A guest or a regular, as the data file has them.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub guise: Guise,
    pub regular: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct KeptKey {
    pub id: String,
    pub label: String,
    pub made: i64,
    pub used: Option<i64>,
}

pub(super) fn queries(write: &Personal) -> Vec<Query<'_>> {
    let now = now_ms() as i64;
    match write {
        Personal::Regular { guest, name, folded } => vec![
            sql::query("UPDATE guests SET name = $1, folded = $2, regular = $3 WHERE id = $4")
                .bind(name)
                .bind(folded)
                .bind(now)
                .bind(guest.as_str()),
        ],
        Personal::Renamed { guest, folded } => vec![
            sql::query("UPDATE guests SET folded = $1 WHERE id = $2 AND regular IS NOT NULL")
                .bind(folded)
                .bind(guest.as_str()),
        ],
        Personal::Key { guest, id, key, label } => vec![
            // No ON CONFLICT: a credential that somebody has already is refused.
            sql::query("INSERT INTO keys (id, guest, key, label, made) VALUES ($1, $2, $3, $4, $5)")
                .bind(id)
                .bind(guest.as_str())
                .bind(key)
                .bind(label)
                .bind(now),
        ],
        Personal::Used { id, key } => vec![
            sql::query("UPDATE keys SET used = $1, key = coalesce($2, key) WHERE id = $3")
                .bind(now)
                .bind(key.as_deref())
                .bind(id),
        ],
        Personal::KeyGone { guest, id } => vec![
            sql::query(
                "DELETE FROM keys WHERE id = $1 AND guest = $2 AND (SELECT count(*) FROM keys WHERE guest = $2) > 1",
            )
            .bind(id)
            .bind(guest.as_str()),
        ],
        Personal::Codes { guest, salt, hashes } => {
            let none = sql::query("DELETE FROM codes WHERE guest = $1").bind(guest.as_str());
            let one = |hash| {
                sql::query("INSERT INTO codes (guest, hash, salt) VALUES ($1, $2, $3)")
                    .bind(guest.as_str())
                    .bind(slice(hash))
                    .bind(&salt[..])
            };
            std::iter::once(none).chain(hashes.iter().map(one)).collect()
        }
        Personal::Session(session) => vec![
            fields(
                sql::query(
                    "INSERT INTO sessions (secret, id, guest, device, made, seen) VALUES ($1, $2, $3, $4, $5, $6)",
                ),
                session,
            ),
        ],
        Personal::ByCode { session, hash } => {
            let made = fields(
                sql::query(
                    "INSERT INTO sessions (secret, id, guest, device, made, seen) SELECT $1, $2, $3, $4, $5, $6
                     WHERE EXISTS (SELECT 1 FROM codes WHERE guest = $3 AND hash = $7)",
                ),
                session,
            );
            let spent = sql::query("DELETE FROM codes WHERE guest = $1 AND hash = $2");
            vec![made.bind(&hash[..]), spent.bind(session.guest.as_str()).bind(&hash[..])]
        }
        Personal::Seen(id) => {
            vec![sql::query("UPDATE sessions SET seen = $1 WHERE id = $2").bind(now).bind(id.as_str())]
        }
        Personal::SessionGone { guest, id } => vec![
            sql::query("DELETE FROM sessions WHERE id = $1 AND guest = $2").bind(id.as_str()).bind(guest.as_str()),
        ],
        Personal::SessionsGone { guest, but } => vec![
            sql::query("DELETE FROM sessions WHERE guest = $1 AND id IS DISTINCT FROM $2")
                .bind(guest.as_str())
                .bind(but.as_ref().map(SessionId::as_str)),
        ],
        Personal::PocketMatch { guest, one, record } => vec![pocket::keep(guest, one, record)],
        Personal::PocketMatchGone { guest, digest } => vec![pocket::remove(guest, digest)],
        Personal::Box { guest, game, parts, name } => vec![boxes::keep(guest, *game, *parts, name)],
        Personal::BoxGone { guest, parts } => vec![boxes::put_away(guest, *parts)],
        Personal::Brought { from, to } => brought(from, to),
        Personal::Erased(guest) => erased(guest),
    }
}

fn slice(hash: &[u8; 32]) -> &[u8] {
    hash
}

fn fields<'a>(query: Query<'a>, session: &'a Session) -> Query<'a> {
    query
        .bind(&session.secret[..])
        .bind(session.id.as_str())
        .bind(session.guest.as_str())
        .bind(&session.device)
        .bind(session.made)
        .bind(session.seen)
}

/// Where both have sat at one table, the guest stays who they were: one person does not hold two seats.
fn brought<'a>(from: &'a GuestId, to: &'a GuestId) -> Vec<Query<'a>> {
    let both = [
        // How a match began is summed: who was its host then stays.
        "UPDATE tables SET host = $2 WHERE host = $1 AND phase = 'open'
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest = $2)",
        "UPDATE seats SET guest = $2, came_as =
             (SELECT CASE phase WHEN 'open' THEN NULL ELSE coalesce(came_as, $1) END FROM tables WHERE id = table_id)
             WHERE guest = $1
             AND NOT EXISTS (SELECT 1 FROM seats AS own WHERE own.table_id = seats.table_id AND own.guest = $2)",
        "UPDATE invited SET guest = $2 WHERE guest = $1
             AND NOT EXISTS (SELECT 1 FROM invited AS own WHERE own.table_id = invited.table_id AND own.guest = $2)",
        "UPDATE sent_away SET guest = $2 WHERE guest = $1
             AND NOT EXISTS (SELECT 1 FROM sent_away AS own WHERE own.table_id = sent_away.table_id AND own.guest = $2)",
        "UPDATE penalties SET guest = $2 WHERE guest = $1
             AND NOT EXISTS (SELECT 1 FROM penalties AS own WHERE own.kind = penalties.kind AND own.guest = $2)",
        "UPDATE reports SET about = $2 WHERE about = $1 AND (closed IS NOT NULL OR NOT EXISTS (
             SELECT 1 FROM reports AS own WHERE own.reporter = reports.reporter AND own.quoted = reports.quoted
             AND own.about = $2 AND own.closed IS NULL))",
        // The same match is there once, whoever has brought it.
        "UPDATE pocket_matches SET guest = $2 WHERE guest = $1
             AND NOT EXISTS (SELECT 1 FROM pocket_matches AS own WHERE own.digest = pocket_matches.digest AND own.guest = $2)",
        "DELETE FROM pocket_matches WHERE guest = $1 AND $2 IS NOT NULL",
        // One try a day is a person's, and what the regular has played stands.
        "UPDATE day_tries SET guest = $2 WHERE guest = $1 AND NOT EXISTS (
             SELECT 1 FROM day_tries AS own WHERE own.guest = $2 AND own.day = day_tries.day AND own.game = day_tries.game)",
        "DELETE FROM day_tries WHERE guest = $1 AND $2 IS NOT NULL",
        "UPDATE own_boxes SET guest = $2 WHERE guest = $1
             AND NOT EXISTS (SELECT 1 FROM own_boxes AS own WHERE own.digest = own_boxes.digest AND own.guest = $2)",
        "DELETE FROM own_boxes WHERE guest = $1 AND $2 IS NOT NULL",
        "UPDATE evenings SET host = $2 WHERE host = $1",
        "UPDATE evening_people SET guest = $2 WHERE guest = $1
             AND NOT EXISTS (SELECT 1 FROM evening_people AS own WHERE own.evening = evening_people.evening AND own.guest = $2)",
        // Whom the guest wanted to see nothing of, and who of the guest.
        "INSERT INTO ties (guest, other, kind, since) SELECT $2, other, kind, since FROM ties
             WHERE guest = $1 AND other <> $2 AND kind = 'blocks' ON CONFLICT DO NOTHING",
        "INSERT INTO ties (guest, other, kind, since) SELECT guest, $2, kind, since FROM ties
             WHERE other = $1 AND guest <> $2 AND kind = 'blocks' ON CONFLICT DO NOTHING",
        "DELETE FROM ties WHERE (guest = $1 OR other = $1) AND $2 IS NOT NULL",
        "DELETE FROM guests WHERE id = $1 AND regular IS NULL AND $2 IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = $1)
             AND NOT EXISTS (SELECT 1 FROM evening_people WHERE guest = $1)",
    ];
    both.map(|query| sql::query(query).bind(from.as_str()).bind(to.as_str())).into()
}

/// The row stays, without a name, so that the matches of others have somebody in that seat.
fn erased(guest: &GuestId) -> Vec<Query<'_>> {
    let of = [
        "DELETE FROM keys WHERE guest = $1",
        "DELETE FROM codes WHERE guest = $1",
        "DELETE FROM sessions WHERE guest = $1",
        "DELETE FROM invited WHERE guest = $1",
        "DELETE FROM ties WHERE guest = $1 OR other = $1",
        "DELETE FROM friend_links WHERE guest = $1",
        "DELETE FROM sent_away WHERE guest = $1",
        "DELETE FROM screens_out WHERE screen = $1",
        "DELETE FROM reports WHERE about = $1",
        "DELETE FROM tokens WHERE guest = $1 OR owner = $1",
        "UPDATE guests SET name = '', look = NULL, folded = NULL, owner = NULL WHERE owner = $1",
        "UPDATE reports SET reporter = NULL WHERE reporter = $1",
        "DELETE FROM profiles WHERE guest = $1",
        "DELETE FROM pocket_matches WHERE guest = $1",
        "DELETE FROM day_tries WHERE guest = $1",
        "DELETE FROM own_boxes WHERE guest = $1",
        "UPDATE guests SET name = '', look = NULL, folded = NULL, owner = NULL, regular = 0 WHERE id = $1",
    ];
    let of = post::OF_A_PERSON.into_iter().chain(of);
    of.map(|query| sql::query(query).bind(guest.as_str())).collect()
}

impl Store {
    /// Whether anybody is known by this name; `regular` says that a signature is not enough for them.
    pub(crate) async fn known(&self, guest: GuestId) -> Result<Option<Known>, StoreError> {
        let query =
            sql::query("SELECT name, look, regular IS NOT NULL, owner, regular FROM guests WHERE id = $1")
                .bind(guest.as_str());
        let row = query.fetch_optional(&self.read).await?;
        row.map(|row| Ok(Known { guise: guise(&row, 0)?, regular: row.try_get(2)? })).transpose()
    }

    /// The regular of this name.
    pub(crate) async fn regular(&self, folded: &str) -> Result<Option<GuestId>, StoreError> {
        let query = sql::query("SELECT id FROM guests WHERE folded = $1").bind(folded);
        query.fetch_optional(&self.read).await?.map(|row| id(&row, 0)).transpose()
    }

    pub(crate) async fn session(&self, secret: [u8; 32]) -> Result<Option<Session>, StoreError> {
        let query = sql::query("SELECT id, guest, device, made, seen FROM sessions WHERE secret = $1")
            .bind(&secret[..]);
        query.fetch_optional(&self.read).await?.map(|row| session(&row, secret)).transpose()
    }

    /// Newest first.
    pub(crate) async fn sessions(&self, guest: GuestId) -> Result<Vec<Session>, StoreError> {
        let query = sql::query(
            "SELECT id, guest, device, made, seen FROM sessions WHERE guest = $1 ORDER BY seen DESC, id",
        );
        let rows = query.bind(guest.as_str()).fetch_all(&self.read).await?;
        rows.iter().map(|row| session(row, [0; 32])).collect()
    }

    pub(crate) async fn keys(&self, guest: GuestId) -> Result<Vec<KeptKey>, StoreError> {
        let query = sql::query("SELECT id, label, made, used FROM keys WHERE guest = $1 ORDER BY made, id");
        let one = |row: &Row| {
            let (id, label, made, used) =
                (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
            Ok(KeptKey { id, label, made, used })
        };
        query.bind(guest.as_str()).fetch_all(&self.read).await?.iter().map(one).collect()
    }

    /// This person's key, as the library wrote it.
    pub(crate) async fn key(&self, guest: GuestId, id: &str) -> Result<Option<String>, StoreError> {
        let query =
            sql::query("SELECT key FROM keys WHERE id = $1 AND guest = $2").bind(id).bind(guest.as_str());
        Ok(query.fetch_optional(&self.read).await?.map(|row| row.try_get(0)).transpose()?)
    }

    /// How many codes are left, and what they are salted with.
    pub(crate) async fn codes(&self, guest: GuestId) -> Result<(u32, Option<[u8; 16]>), StoreError> {
        let query = sql::query(
            "SELECT count(*), (SELECT salt FROM codes WHERE guest = $1 LIMIT 1) FROM codes WHERE guest = $1",
        )
        .bind(guest.as_str());
        let row = query.fetch_one(&self.read).await?;
        let salt: Option<Vec<u8>> = row.try_get(1)?;
        let salt = salt.map(|salt| salt.try_into().map_err(|_| broken("a recovery code"))).transpose()?;
        Ok((row.try_get(0)?, salt))
    }

    /// How many matches a guest has sat in, here or on a device.
    pub(crate) async fn played(&self, guest: GuestId) -> Result<u32, StoreError> {
        let query = sql::query(
            "SELECT (SELECT count(*) FROM seats JOIN tables ON tables.id = table_id WHERE guest = $1 AND phase <> 'open')
                 + (SELECT count(*) FROM pocket_matches WHERE guest = $1)",
        );
        Ok(query.bind(guest.as_str()).fetch_one(&self.read).await?.try_get(0)?)
    }
}

fn session(row: &Row, secret: [u8; 32]) -> Result<Session, StoreError> {
    let (device, made, seen) = (row.try_get(2)?, row.try_get(3)?, row.try_get(4)?);
    Ok(Session { id: id(row, 0)?, secret, guest: id(row, 1)?, device, made, seen })
}
