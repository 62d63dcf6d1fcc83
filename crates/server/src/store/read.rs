//! Reading: the house's secrets, guests, tables and their logs.

use super::{Phase, Store, StoreError, Write};
use crate::id::{GuestId, InviteCode, TableId, random_bytes};
use host::{Began, Clocks, Kept, KeptStage, Logged, Setting, Sitter, Sum, What};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;
use table::{Seat, Seed};

/// A table in the lobby.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub id: TableId,
    pub game: String,
    pub phase: Phase,
    pub clock_s: Option<u32>,
    pub seats: Vec<ListedSeat>,
}

#[derive(Clone, Debug)]
pub(crate) enum ListedSeat {
    Nobody,
    Guest(String),
    Bot(String),
}

/// How many matches of a game are played by one version of its rules.
#[derive(Clone, Debug)]
pub(crate) struct PlayedBy {
    pub game: String,
    pub rules: u32,
    pub playing: i64,
    pub over: i64,
}

impl Store {
    /// A secret of this house, made when it is first asked for.
    pub(crate) async fn secret(&self, name: &'static str) -> Result<[u8; 32], StoreError> {
        let query = sqlx::query("SELECT value FROM secrets WHERE name = ?").bind(name);
        let Some(row) = query.fetch_optional(&self.read).await? else {
            let value = random_bytes();
            self.write(vec![Write::Secret { name, value }]).await?;
            return Ok(value);
        };
        let bytes: Vec<u8> = row.try_get(0).unwrap_or_default();
        let why = || format!("the secret `{name}` is not what this house writes");
        bytes.try_into().map_err(|_| StoreError::Damaged { file: self.file.to_path_buf(), why: why() })
    }

    /// By which rules the matches of this house are played, and how many.
    pub(crate) async fn played_by(&self) -> Result<Vec<PlayedBy>, StoreError> {
        let query = sqlx::query(
            "SELECT game, rules, sum(phase = 'playing'), sum(phase = 'over') FROM tables
             WHERE phase <> 'open' GROUP BY game, rules ORDER BY game, rules",
        );
        let rows = query.fetch_all(&self.read).await?;
        let one = |row: &SqliteRow| {
            let (game, rules, playing, over) =
                (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
            Ok(PlayedBy { game, rules, playing, over })
        };
        rows.iter().map(one).collect()
    }

    pub(crate) async fn guest_name(&self, guest: GuestId) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT name FROM guests WHERE id = ?").bind(guest.as_str());
        Ok(query.fetch_optional(&self.read).await?.map(|row| row.try_get(0)).transpose()?)
    }

    pub(crate) async fn table_of_invite(&self, invite: InviteCode) -> Result<Option<TableId>, StoreError> {
        let query = sqlx::query("SELECT id FROM tables WHERE invite = ?").bind(invite.as_str());
        query.fetch_optional(&self.read).await?.map(|row| id(&row, 0)).transpose()
    }

    /// How many tables this guest has open or in play as their host.
    pub(crate) async fn tables_of(&self, host: GuestId) -> Result<i64, StoreError> {
        let query =
            sqlx::query("SELECT count(*) FROM tables WHERE host = ? AND phase = 'open'").bind(host.as_str());
        Ok(query.fetch_one(&self.read).await?.try_get(0)?)
    }

    /// Where this guest sits, for whoever must hear of a new name.
    pub(crate) async fn seats_of(&self, guest: GuestId) -> Result<Vec<TableId>, StoreError> {
        let query = sqlx::query("SELECT DISTINCT table_id FROM seats WHERE guest = ?").bind(guest.as_str());
        query.fetch_all(&self.read).await?.iter().map(|row| id(row, 0)).collect()
    }

    /// Tables in play that must be looked after by now.
    pub(crate) async fn due(&self, now: u64) -> Result<Vec<TableId>, StoreError> {
        let query = sqlx::query("SELECT id FROM tables WHERE deadline <= ? AND phase = 'playing' LIMIT 1000");
        query.bind(now as i64).fetch_all(&self.read).await?.iter().map(|row| id(row, 0)).collect()
    }

    /// Public tables that are open or in play, newest first.
    pub(crate) async fn lobby(&self, most: usize, since: u64) -> Result<Vec<Listed>, StoreError> {
        let query = sqlx::query(
            "WITH listed AS (
                 SELECT id, game, phase, clock_s, touched FROM tables
                 WHERE public = 1 AND phase IN ('open', 'playing') AND touched >= ? ORDER BY touched DESC LIMIT ?)
             SELECT listed.id, game, phase, clock_s, seats.guest, seats.bot, guests.name
             FROM listed JOIN seats ON seats.table_id = listed.id LEFT JOIN guests ON guests.id = seats.guest
             ORDER BY touched DESC, listed.id, seat",
        );
        let rows = query.bind(since as i64).bind(most as i64).fetch_all(&self.read).await?;
        let mut listed: Vec<Listed> = Vec::new();
        for row in &rows {
            let id: TableId = id(row, 0)?;
            if listed.last().is_none_or(|last| last.id != id) {
                let (game, phase, clock_s) = (row.try_get(1)?, phase(row.try_get(2)?)?, row.try_get(3)?);
                listed.push(Listed { id, game, phase, clock_s, seats: Vec::new() });
            }
            let seat = match sitter(row, 4)? {
                (Sitter::Nobody, _) => ListedSeat::Nobody,
                (Sitter::Guest(_), name) => ListedSeat::Guest(name),
                (Sitter::Bot(bot), _) => ListedSeat::Bot(bot),
            };
            listed.last_mut().into_iter().for_each(|table| table.seats.push(seat.clone()));
        }
        Ok(listed)
    }

    pub(crate) async fn table(&self, id: TableId) -> Result<Option<Kept>, StoreError> {
        let query = sqlx::query(
            "SELECT invite, game, rules, options, seats, seed, public, clock_s, host, phase, started, rematch, deadline,
                    sum, hints, position, parts, deadline_before
             FROM tables WHERE id = ?",
        );
        let Some(row) = query.bind(id.as_str()).fetch_optional(&self.read).await? else { return Ok(None) };
        let stage = match phase(row.try_get(9)?)? {
            Phase::Open => KeptStage::Open { invited: self.invited(id).await? },
            Phase::Playing => {
                let clocks = Clocks { until: time(&row, 12)?, before: time(&row, 17)? };
                KeptStage::Playing { began: began(&row)?, log: self.log(id).await?, clocks }
            }
            Phase::Over => {
                let rematch: Option<String> = row.try_get(11)?;
                let rematch = rematch.map(|id| id.parse()).transpose().map_err(|_| broken("a table"))?;
                KeptStage::Over { began: began(&row)?, log: self.log(id).await?, rematch }
            }
        };
        Ok(Some(Kept { setting: setting(id, &row)?, sitters: self.sitters(id).await?, stage }))
    }

    async fn invited(&self, id: TableId) -> Result<Vec<GuestId>, StoreError> {
        let query = sqlx::query("SELECT guest FROM invited WHERE table_id = ?").bind(id.as_str());
        query.fetch_all(&self.read).await?.iter().map(|row| self::id(row, 0)).collect()
    }

    async fn log(&self, id: TableId) -> Result<Vec<Logged>, StoreError> {
        let query = sqlx::query(
            "SELECT seq, kind, seat, decision, client_id, sum FROM events WHERE table_id = ? ORDER BY seq",
        );
        query.bind(id.as_str()).fetch_all(&self.read).await?.iter().map(logged).collect()
    }

    async fn sitters(&self, id: TableId) -> Result<Vec<(Sitter, String)>, StoreError> {
        let query = sqlx::query(
            "SELECT seats.guest, seats.bot, guests.name FROM seats LEFT JOIN guests ON guests.id = seats.guest
             WHERE table_id = ? ORDER BY seat",
        );
        query.bind(id.as_str()).fetch_all(&self.read).await?.iter().map(|row| sitter(row, 0)).collect()
    }
}

/// Who sits there, and the name: three columns from this one on.
fn sitter(row: &SqliteRow, first: usize) -> Result<(Sitter, String), StoreError> {
    let guest: Option<String> = row.try_get(first)?;
    let bot: Option<String> = row.try_get(first + 1)?;
    let name: Option<String> = row.try_get(first + 2)?;
    let sitter = match (guest, bot) {
        (Some(guest), _) => Sitter::Guest(guest.parse().map_err(|_| broken("a guest"))?),
        (None, Some(bot)) => Sitter::Bot(bot),
        (None, None) => Sitter::Nobody,
    };
    Ok((sitter, name.unwrap_or_default()))
}

fn broken(what: &str) -> StoreError {
    StoreError::Unusable(format!("{what} in it is not what this house writes"))
}

fn id<T: std::str::FromStr>(row: &SqliteRow, column: usize) -> Result<T, StoreError> {
    row.try_get::<String, _>(column)?.parse().map_err(|_| broken("a name"))
}

fn phase(word: String) -> Result<Phase, StoreError> {
    Phase::read(&word).ok_or_else(|| broken("a phase"))
}

fn time(row: &SqliteRow, column: usize) -> Result<Option<u64>, StoreError> {
    Ok(row.try_get::<Option<i64>, _>(column)?.and_then(|time| u64::try_from(time).ok()))
}

fn sum(row: &SqliteRow, column: usize) -> Result<Option<Sum>, StoreError> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(Sum::read))
}

fn setting(id: TableId, row: &SqliteRow) -> Result<Setting, StoreError> {
    let seed: Vec<u8> = row.try_get(5)?;
    Ok(Setting {
        id,
        invite: self::id(row, 0)?,
        game: self::id(row, 1)?,
        options: row.try_get(3)?,
        seats: row.try_get(4)?,
        seed: Seed::from_bytes(seed.try_into().map_err(|_| broken("a seed"))?),
        public: row.try_get(6)?,
        clock_s: row.try_get(7)?,
        hints: row.try_get(14)?,
        host: self::id(row, 8)?,
        position: row.try_get(15)?,
    })
}

fn began(row: &SqliteRow) -> Result<Began, StoreError> {
    let parts: Option<String> = row.try_get(16)?;
    Ok(Began {
        at: time(row, 10)?.ok_or_else(|| broken("a beginning"))?,
        rules: row.try_get(2)?,
        parts: parts.map(|digest| digest.parse()).transpose().map_err(|_| broken("a box"))?,
        sum: sum(row, 13)?,
    })
}

fn logged(row: &SqliteRow) -> Result<Logged, StoreError> {
    let kind: String = row.try_get(1)?;
    let seat: Option<u8> = row.try_get(2)?;
    let text: Option<String> = row.try_get(3)?;
    let seat = seat.and_then(Seat::new);
    let what = match (kind.as_str(), seat, text) {
        ("decided", Some(seat), Some(decision)) => What::Decided { seat, decision },
        ("timed_out", Some(seat), None) => What::TimedOut { seat },
        ("clock", None, Some(text)) => {
            What::Clock { elapsed_s: text.parse().map_err(|_| broken("a clock reading"))? }
        }
        ("undone", Some(seat), None) => What::Undone { seat },
        _ => return Err(broken("an event")),
    };
    Ok(Logged { seq: row.try_get(0)?, what, client_id: row.try_get(4)?, sum: sum(row, 5)? })
}
