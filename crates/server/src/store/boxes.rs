//! Boxes that somebody has handed in, and the lists of those who keep some.

use super::sql::{self, Query};
use super::{Store, StoreError, now_ms};
use crate::id::GuestId;
use crate::limits;
use games::GameId;
use table::Digest;

/// The house is open with it: it is kept for good. A file that was kept and has rotted is as it was again.
pub(super) fn of_the_house<'a>(game: GameId, digest: Digest, file: &'a str) -> Query<'a> {
    let query = "INSERT INTO boxes (game, digest, file) VALUES ($1, $2, $3)
         ON CONFLICT (game, digest) DO UPDATE SET file = excluded.file, came = NULL
         WHERE boxes.file <> excluded.file OR boxes.came IS NOT NULL";
    sql::query(query).bind(game.name()).bind(digest.to_string()).bind(file)
}

/// Somebody has it, and may lay a table with it.
pub(super) fn handed_in<'a>(game: GameId, digest: Digest, file: &'a str) -> Query<'a> {
    let query = "INSERT INTO boxes (game, digest, file, came) VALUES ($1, $2, $3, $4)
         ON CONFLICT (game, digest) DO UPDATE SET came = excluded.came WHERE boxes.came IS NOT NULL";
    sql::query(query).bind(game.name()).bind(digest.to_string()).bind(file).bind(now_ms() as i64)
}

/// Unless there is no room for more of this person's.
pub(super) fn keep<'a>(guest: &'a GuestId, game: GameId, parts: Digest, name: &'a str) -> Query<'a> {
    let query = sql::query(
        "INSERT INTO own_boxes (guest, game, digest, name, made) SELECT $1, $2, $3, $4, $5
         WHERE (SELECT count(*) FROM own_boxes WHERE guest = $1 AND digest <> $3) < $6
         ON CONFLICT (guest, digest) DO UPDATE SET name = excluded.name",
    );
    let query = query.bind(guest.as_str()).bind(game.name()).bind(parts.to_string()).bind(name);
    query.bind(now_ms() as i64).bind(limits::OWN_BOXES)
}

pub(super) fn put_away<'a>(guest: &'a GuestId, parts: Digest) -> Query<'a> {
    let query = sql::query("DELETE FROM own_boxes WHERE guest = $1 AND digest = $2");
    query.bind(guest.as_str()).bind(parts.to_string())
}

/// Lists of those who are gone, and what was handed in before then and nobody needs any more.
pub(super) fn forget<'q>(before: i64) -> [Query<'q>; 2] {
    let lists = sql::query(
        "DELETE FROM own_boxes WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = own_boxes.guest)",
    );
    let unneeded = sql::query(
        "DELETE FROM boxes WHERE came < $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE own_box = boxes.digest)
         AND NOT EXISTS (SELECT 1 FROM own_boxes WHERE own_boxes.digest = boxes.digest)",
    );
    [lists, unneeded.bind(before)]
}

impl Store {
    /// The boxes that somebody keeps: of which game, named by what, and called what. The newest first.
    pub(crate) async fn boxes_of(&self, guest: GuestId) -> Result<Vec<(String, String, String)>, StoreError> {
        let query = sql::query(
            "SELECT game, digest, name FROM own_boxes WHERE guest = $1 ORDER BY made DESC, digest",
        );
        let rows = query.bind(guest.as_str()).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?))).collect()
    }
}
