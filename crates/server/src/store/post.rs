//! Post: where people want to be told, what they are to be told, and how far it has come.

use super::read::{broken, id};
use super::sql::{self, Query, Row};
use super::tables::mask;
use super::{Store, StoreError, now_ms};
use crate::id::{AddressId, GuestId, TableId};
use std::time::Duration;
use table::SeatSet;

/// How somebody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Push,
    Mail,
    Hook,
}

impl Kind {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Kind::Push => "push",
            Kind::Mail => "mail",
            Kind::Hook => "hook",
        }
    }

    fn read(word: &str) -> Result<Kind, StoreError> {
        let known = [Kind::Push, Kind::Mail, Kind::Hook].into_iter().find(|kind| kind.word() == word);
        known.ok_or_else(|| broken("an address"))
    }
}

/// What somebody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// A decision is owed.
    Turn,
    /// The match is over.
    Over,
}

impl News {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            News::Turn => "turn",
            News::Over => "over",
        }
    }
}

/// Where somebody wants to be told.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    pub id: AddressId,
    pub guest: GuestId,
    pub kind: Kind,
    pub target: String,
    pub keys: String,
    pub lang: String,
    /// The house, as its owner reaches it.
    pub origin: String,
    /// To be said back before anything else is sent there.
    pub code: Option<String>,
    pub made: i64,
    /// When something was last sent there.
    pub last: Option<i64>,
    /// Something has not arrived there, and is tried again.
    pub failing: bool,
}

/// A letter that is due.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub number: i64,
    pub guest: GuestId,
    pub table: TableId,
    pub what: News,
}

/// A letter on its way to one address.
#[derive(Clone, Debug)]
pub(crate) struct Delivery {
    pub letter: Letter,
    pub game: String,
    /// Which question it is about: the same for every try.
    pub key: String,
    pub tries: u32,
    pub address: Address,
}

/// What is written about post.
#[derive(Clone, Debug)]
pub(crate) enum Posted {
    Address(Box<Address>),
    /// The code was said back.
    Confirmed(AddressId),
    AddressGone {
        guest: GuestId,
        id: AddressId,
    },
    /// Nobody is there any more.
    Gone(AddressId),
    /// The letter is given to those who carry it.
    Released(i64),
    /// Whoever it is for looks at the table.
    Later {
        letter: i64,
        due: u64,
    },
    /// They have seen it.
    Needless(i64),
    /// These have arrived at their address, together.
    Arrived {
        letters: Vec<i64>,
        address: AddressId,
    },
    /// It has not; none: it is given up.
    Failed {
        letter: i64,
        address: AddressId,
        next: Option<u64>,
    },
    /// Mail is not sent so often: these wait.
    Gathers {
        letter: i64,
        address: AddressId,
        next: u64,
    },
}

pub(super) fn queries(posted: &Posted) -> Vec<Query<'_>> {
    let now = now_ms() as i64;
    match posted {
        Posted::Address(address) => vec![
            sql::query(
                "INSERT INTO addresses (id, guest, kind, target, keys, lang, origin, code, made) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
                 ON CONFLICT (guest, kind, target) DO UPDATE SET keys = excluded.keys, lang = excluded.lang,
                     origin = excluded.origin, made = CASE WHEN addresses.code IS NULL THEN addresses.made ELSE excluded.made END,
                     code = CASE WHEN addresses.code IS NULL THEN NULL ELSE excluded.code END",
            )
            .bind(address.id.as_str())
            .bind(address.guest.as_str())
            .bind(address.kind.word())
            .bind(&address.target)
            .bind(&address.keys)
            .bind(&address.lang)
            .bind(&address.origin)
            .bind(address.code.as_deref())
            .bind(now),
        ],
        Posted::Confirmed(id) => {
            vec![sql::query("UPDATE addresses SET code = NULL WHERE id = $1").bind(id.as_str())]
        }
        Posted::AddressGone { guest, id } => {
            let of = [
                "DELETE FROM deliveries WHERE address IN (SELECT id FROM addresses WHERE id = $1 AND guest = $2)",
                "DELETE FROM addresses WHERE id = $1 AND guest = $2",
            ];
            of.map(|query| sql::query(query).bind(id.as_str()).bind(guest.as_str())).into()
        }
        Posted::Gone(id) => {
            let of = ["DELETE FROM deliveries WHERE address = $1", "DELETE FROM addresses WHERE id = $1"];
            of.map(|query| sql::query(query).bind(id.as_str())).into()
        }
        Posted::Released(letter) => vec![
            sql::query(
                "INSERT INTO deliveries (letter, address, next) SELECT letters.number, addresses.id, $1 FROM letters
                 JOIN addresses ON addresses.guest = letters.guest AND addresses.code IS NULL
                 WHERE letters.number = $2 AND letters.due IS NOT NULL ON CONFLICT DO NOTHING",
            )
            .bind(now)
            .bind(letter),
            sql::query("UPDATE letters SET due = NULL WHERE number = $1").bind(letter),
        ],
        Posted::Later { letter, due } => vec![
            sql::query("UPDATE letters SET due = $1 WHERE number = $2 AND due IS NOT NULL").bind(*due as i64).bind(letter),
        ],
        Posted::Needless(letter) => {
            let of = ["DELETE FROM deliveries WHERE letter = $1", "DELETE FROM letters WHERE number = $1"];
            of.map(|query| sql::query(query).bind(letter)).into()
        }
        Posted::Arrived { letters, address } => {
            let sent = |letter| {
                let query = sql::query("UPDATE deliveries SET next = NULL WHERE letter = $1 AND address = $2");
                query.bind(letter).bind(address.as_str())
            };
            let last = sql::query("UPDATE addresses SET last = $1 WHERE id = $2").bind(now).bind(address.as_str());
            letters.iter().map(sent).chain([last]).collect()
        }
        Posted::Failed { letter, address, next } => vec![
            sql::query("UPDATE deliveries SET tries = tries + 1, next = $1 WHERE letter = $2 AND address = $3")
                .bind(next.map(|next| next as i64))
                .bind(letter)
                .bind(address.as_str()),
        ],
        Posted::Gathers { letter, address, next } => vec![
            sql::query("UPDATE deliveries SET next = $1 WHERE letter = $2 AND address = $3")
                .bind(*next as i64)
                .bind(letter)
                .bind(address.as_str()),
        ],
    }
}

/// Letters of this table about questions that nobody is asked any more: those that are not of these seats, and of this time.
macro_rules! answered {
    ($action:literal) => {
        concat!(
            $action,
            " IN (SELECT number FROM letters WHERE table_id = $1 AND what = 'turn'
                  AND (until <> $2 OR (($3 >> CAST(seat AS INTEGER)) & 1) = 0))"
        )
    };
}

/// A slow table asks: one letter for everybody who owes a decision, and none for whoever does not any more.
pub(super) fn owed<'a>(table: &'a TableId, seats: SeatSet, until: u64, grace: Duration) -> Vec<Query<'a>> {
    let mask = mask(seats);
    let answered =
        [answered!("DELETE FROM deliveries WHERE letter"), answered!("DELETE FROM letters WHERE number")];
    let answered = answered.map(|query| sql::query(query).bind(table.as_str()).bind(until as i64).bind(mask));
    let asks = sql::query(
        "INSERT INTO letters (guest, table_id, seat, what, until, due, made)
         SELECT guest, table_id, seat, 'turn', $2, $4, $5 FROM seats
         WHERE table_id = $1 AND (($3 >> CAST(seat AS INTEGER)) & 1) = 1 AND guest IS NOT NULL AND NOT gave_up
         AND EXISTS (SELECT 1 FROM addresses WHERE addresses.guest = seats.guest AND code IS NULL)
         ON CONFLICT DO NOTHING",
    );
    let (now, due) = times(grace);
    let asks = asks.bind(table.as_str()).bind(until as i64).bind(mask).bind(due).bind(now);
    answered.into_iter().chain([asks]).collect()
}

/// Now, and when a letter is due that is written now.
fn times(grace: Duration) -> (i64, i64) {
    let now = now_ms() as i64;
    (now, now + grace.as_millis() as i64)
}

/// A slow table is over: everybody who played is told once.
pub(super) fn over(table: &TableId, grace: Duration) -> Vec<Query<'_>> {
    let (now, due) = times(grace);
    let answered =
        [answered!("DELETE FROM deliveries WHERE letter"), answered!("DELETE FROM letters WHERE number")];
    let answered = answered.map(|query| sql::query(query).bind(table.as_str()).bind(-1_i64).bind(0_i64));
    let told = sql::query(
        "INSERT INTO letters (guest, table_id, seat, what, until, due, made)
         SELECT guest, table_id, seat, 'over', 0, $2, $4 FROM seats JOIN tables ON tables.id = table_id
         WHERE table_id = $1 AND clock_s >= $3 AND guest IS NOT NULL AND NOT gave_up
         AND EXISTS (SELECT 1 FROM addresses WHERE addresses.guest = seats.guest AND code IS NULL)
         ON CONFLICT DO NOTHING",
    );
    let told = told.bind(table.as_str()).bind(due).bind(host::limits::SLOW_S).bind(now);
    answered.into_iter().chain([told]).collect()
}

/// Whose letters these are, and where to: nothing of it stays when they go.
pub(super) const OF_A_PERSON: [&str; 3] = [
    "DELETE FROM deliveries WHERE letter IN (SELECT number FROM letters WHERE guest = $1)
         OR address IN (SELECT id FROM addresses WHERE guest = $1)",
    "DELETE FROM letters WHERE guest = $1",
    "DELETE FROM addresses WHERE guest = $1",
];

const ADDRESS: &str =
    "addresses.id, addresses.guest, kind, target, keys, lang, origin, code, addresses.made, last,
    EXISTS (SELECT 1 FROM deliveries AS tried
            WHERE tried.address = addresses.id AND tried.tries > 0 AND tried.next IS NOT NULL)";

fn address(row: &Row, first: usize) -> Result<Address, StoreError> {
    Ok(Address {
        id: id(row, first)?,
        guest: id(row, first + 1)?,
        kind: Kind::read(row.try_get(first + 2)?)?,
        target: row.try_get(first + 3)?,
        keys: row.try_get(first + 4)?,
        lang: row.try_get(first + 5)?,
        origin: row.try_get(first + 6)?,
        code: row.try_get(first + 7)?,
        made: row.try_get(first + 8)?,
        last: row.try_get(first + 9)?,
        failing: row.try_get(first + 10)?,
    })
}

fn letter(row: &Row, first: usize) -> Result<Letter, StoreError> {
    let what = match row.try_get::<&str, _>(first + 3)? {
        "turn" => News::Turn,
        "over" => News::Over,
        _ => return Err(broken("a letter")),
    };
    Ok(Letter { number: row.try_get(first)?, guest: id(row, first + 1)?, table: id(row, first + 2)?, what })
}

impl Store {
    pub(crate) async fn addresses(&self, guest: GuestId) -> Result<Vec<Address>, StoreError> {
        let query = format!("SELECT {ADDRESS} FROM addresses WHERE guest = $1 ORDER BY made, id");
        let query = sql::ours(query).bind(guest.as_str());
        query.fetch_all(&self.read).await?.iter().map(|row| address(row, 0)).collect()
    }

    /// Letters whose time has come.
    pub(crate) async fn letters_due(&self, now: u64, most: u32) -> Result<Vec<Letter>, StoreError> {
        let query = sql::query(
            "SELECT number, guest, table_id, what FROM letters WHERE due <= $1 ORDER BY due, number LIMIT $2",
        );
        query
            .bind(now as i64)
            .bind(most)
            .fetch_all(&self.read)
            .await?
            .iter()
            .map(|row| letter(row, 0))
            .collect()
    }

    /// Deliveries to be tried now.
    pub(crate) async fn deliveries_due(&self, now: u64, most: u32) -> Result<Vec<Delivery>, StoreError> {
        let query = format!(
            "SELECT letters.number, letters.guest, letters.table_id, letters.what, game, letters.seat, letters.made, tries,
                 {ADDRESS}
             FROM deliveries JOIN letters ON letters.number = letter JOIN addresses ON addresses.id = address
             JOIN tables ON tables.id = letters.table_id
             WHERE next <= $1 ORDER BY next, letters.number LIMIT $2"
        );
        let query = sql::ours(query).bind(now as i64).bind(most);
        let delivery = |row: &Row| {
            let letter = letter(row, 0)?;
            let (seat, written): (i64, i64) = (row.try_get(5)?, row.try_get(6)?);
            let key = format!("{}-{}-{seat}-{written}", letter.table, letter.what.word());
            Ok(Delivery {
                letter,
                game: row.try_get(4)?,
                key,
                tries: row.try_get(7)?,
                address: address(row, 8)?,
            })
        };
        query.fetch_all(&self.read).await?.iter().map(delivery).collect()
    }
}
