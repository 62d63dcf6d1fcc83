//! Reading: the house's secrets, guests, tables and their logs.

use super::sql::{self, Row};
use super::{Phase, Store, StoreError, Write};
use crate::id::{GuestId, InviteCode, TableId, random_bytes};
use games::GameId;
use games::protocol::Unrated;
use host::{Began, Clocks, Day, Guise, Kept, KeptStage, Logged, Setting, Sitter, Sum, What};
use table::{Digest, Seat, SeatSet, Seed};

/// A table in the lobby.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub id: TableId,
    pub game: String,
    pub phase: Phase,
    pub clock_s: Option<u32>,
    pub seats: Vec<ListedSeat>,
    pub own_box: Option<Digest>,
}

#[derive(Clone, Debug)]
pub(crate) enum ListedSeat {
    Nobody,
    Guest(GuestId, Guise),
    Bot(String),
}

impl From<(Sitter, Guise)> for ListedSeat {
    fn from((sitter, guise): (Sitter, Guise)) -> ListedSeat {
        match sitter {
            Sitter::Nobody => ListedSeat::Nobody,
            Sitter::Guest(guest) => ListedSeat::Guest(guest, guise),
            Sitter::Bot(bot) => ListedSeat::Bot(bot),
        }
    }
}

/// What somebody may know of a table without asking it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FromAfar {
    pub phase: Phase,
    /// It is public, or they sit there.
    pub seen: bool,
    /// They have laid it.
    pub own: bool,
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
    pub(crate) async fn seen_from_afar(
        &self,
        table: TableId,
        guest: GuestId,
    ) -> Result<Option<FromAfar>, StoreError> {
        let query = sql::query(
            "SELECT phase, public OR EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND guest = $2), host = $2
             FROM tables WHERE id = $1",
        );
        let row = query.bind(table.as_str()).bind(guest.as_str()).fetch_optional(&self.read).await?;
        row.map(|row| {
            Ok(FromAfar { phase: phase(row.try_get(0)?)?, seen: row.try_get(1)?, own: row.try_get(2)? })
        })
        .transpose()
    }

    /// A secret of this house, made when it is first asked for.
    pub(crate) async fn secret(&self, name: &'static str) -> Result<[u8; 32], StoreError> {
        let kept = || sql::query("SELECT value FROM secrets WHERE name = $1").bind(name);
        let row = match kept().fetch_optional(&self.read).await? {
            Some(row) => row,
            None => {
                // Several may open a new house at once: the first has said it for all.
                self.write(vec![Write::Secret { name, value: random_bytes() }]).await?;
                kept().fetch_one(&self.read).await?
            }
        };
        let bytes: Vec<u8> = row.try_get(0).unwrap_or_default();
        bytes.try_into().map_err(|_| {
            let why = format!("the secret `{name}` is not what this house writes");
            match &self.file {
                Some(file) => StoreError::Damaged { file: file.to_path_buf(), why },
                None => StoreError::Unusable(why),
            }
        })
    }

    /// By which rules the matches of this house are played, and how many.
    pub(crate) async fn played_by(&self) -> Result<Vec<PlayedBy>, StoreError> {
        let query = sql::query(
            "SELECT game, rules, sum(CASE phase WHEN 'playing' THEN 1 ELSE 0 END),
                 sum(CASE phase WHEN 'over' THEN 1 ELSE 0 END) FROM tables
             WHERE phase <> 'open' GROUP BY game, rules ORDER BY game, rules",
        );
        let rows = query.fetch_all(&self.read).await?;
        let one = |row: &Row| {
            let (game, rules, playing, over) =
                (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
            Ok(PlayedBy { game, rules, playing, over })
        };
        rows.iter().map(one).collect()
    }

    /// The file of a box that this house has been open with.
    pub(crate) async fn kept_box(&self, game: GameId, digest: Digest) -> Result<Option<String>, StoreError> {
        let query = sql::query("SELECT file FROM boxes WHERE game = $1 AND digest = $2");
        let query = query.bind(game.name()).bind(digest.to_string());
        Ok(query.fetch_optional(&self.read).await?.map(|row| row.try_get(0)).transpose()?)
    }

    pub(crate) async fn guise(&self, guest: GuestId) -> Result<Option<Guise>, StoreError> {
        Ok(self.known(guest).await?.map(|known| known.guise))
    }

    pub(crate) async fn table_of_invite(&self, invite: InviteCode) -> Result<Option<TableId>, StoreError> {
        let query = sql::query("SELECT id FROM tables WHERE invite = $1").bind(invite.as_str());
        query.fetch_optional(&self.read).await?.map(|row| id(&row, 0)).transpose()
    }

    /// How many tables this guest has open or in play as their host.
    pub(crate) async fn tables_of(&self, host: GuestId) -> Result<i64, StoreError> {
        let query =
            sql::query("SELECT count(*) FROM tables WHERE host = $1 AND phase = 'open'").bind(host.as_str());
        Ok(query.fetch_one(&self.read).await?.try_get(0)?)
    }

    /// Where this guest sits, for whoever must hear of a new name.
    pub(crate) async fn seats_of(&self, guest: GuestId) -> Result<Vec<TableId>, StoreError> {
        let query = sql::query("SELECT DISTINCT table_id FROM seats WHERE guest = $1").bind(guest.as_str());
        query.fetch_all(&self.read).await?.iter().map(|row| id(row, 0)).collect()
    }

    /// Tables in play that must be looked after by now: of several nodes each looks after its own.
    pub(crate) async fn due(&self, now: u64) -> Result<Vec<TableId>, StoreError> {
        let query = match self.among() {
            None => sql::query("SELECT id FROM tables WHERE deadline <= $1 AND phase = 'playing' LIMIT 1000"),
            Some(_) => sql::query(
                "SELECT id FROM tables WHERE deadline <= $1 AND phase = 'playing' AND owner = $2 LIMIT 1000",
            ),
        };
        let query = query.bind(now as i64);
        let query = match self.among() {
            None => query,
            Some(among) => query.bind(among.me),
        };
        query.fetch_all(&self.read).await?.iter().map(|row| id(row, 0)).collect()
    }

    /// Tables with a clock at which a computer player is to move: where the house was left in the middle of that, nobody else
    /// would ask for it before the clock has run out, which may be days. Of several nodes each asks for its own.
    pub(crate) async fn computers_owe(&self) -> Result<Vec<TableId>, StoreError> {
        let query = sql::query(
            "SELECT id FROM tables WHERE deadline IS NOT NULL AND phase = 'playing' AND ($1 IS NULL OR owner = $1) AND EXISTS (
                 SELECT 1 FROM seats WHERE table_id = tables.id AND (bot IS NOT NULL OR gave_up)
                 AND ((waits >> CAST(seat AS INTEGER)) & 1) = 1)",
        );
        let query = query.bind(self.among().map(|among| among.me));
        query.fetch_all(&self.read).await?.iter().map(|row| id(row, 0)).collect()
    }

    /// Public tables that are open or in play: first those where somebody is (`here`, a list in JSON), then those where
    /// people play one another, then all others; of each kind the newest first. What is laid by the hundred and left
    /// alone stands behind, and costs no more than the list is long.
    pub(crate) async fn lobby(
        &self,
        most: usize,
        since: u64,
        here: &str,
        guest: Option<GuestId>,
    ) -> Result<Vec<Listed>, StoreError> {
        let apart = match guest {
            Some(guest) => self.apart_from(guest).await?,
            None => Vec::new(),
        };
        let query = sql::from_list!(
            "WITH found (id, life, touched) AS (
                 SELECT * FROM (SELECT tables.id, 2, touched FROM ",
            "$1",
            " JOIN tables ON tables.id = value
                     WHERE public = TRUE AND phase IN ('open', 'playing') ORDER BY touched DESC LIMIT $3) AS here
                 UNION ALL
                 SELECT * FROM (SELECT id, 1, touched FROM tables
                     WHERE public = TRUE AND phase = 'playing' AND touched >= $2
                     AND (SELECT count(guest) FROM seats WHERE table_id = tables.id) > 1
                     ORDER BY touched DESC LIMIT $3) AS together
                 UNION ALL
                 SELECT * FROM (SELECT id, 0, touched FROM tables
                     WHERE public = TRUE AND phase IN ('open', 'playing') AND touched >= $2
                     ORDER BY touched DESC LIMIT $3) AS others),
             listed AS (
                 SELECT id, max(life) AS life, touched FROM found GROUP BY id, touched
                 ORDER BY life DESC, touched DESC LIMIT $3)
             SELECT listed.id, game, phase, clock_s, seats.guest, seats.bot, guests.name, guests.look, guests.owner,
                 guests.regular, own_box
             FROM listed JOIN tables ON tables.id = listed.id JOIN seats ON seats.table_id = listed.id
             LEFT JOIN guests ON guests.id = seats.guest
             ORDER BY life DESC, listed.touched DESC, listed.id, seat"
        );
        let rows = query.bind(here).bind(since as i64).bind(most as i64).fetch_all(&self.read).await?;
        let mut listed: Vec<Listed> = Vec::new();
        let mut hidden: Vec<TableId> = Vec::new();
        for row in &rows {
            let id: TableId = id(row, 0)?;
            if listed.last().is_none_or(|last| last.id != id) {
                let (game, phase, clock_s) = (row.try_get(1)?, phase(row.try_get(2)?)?, row.try_get(3)?);
                let own_box = own_box(row, 10)?;
                listed.push(Listed { id, game, phase, clock_s, seats: Vec::new(), own_box });
            }
            let (sitter, guise) = sitter(row, 4)?;
            if matches!(&sitter, Sitter::Guest(there) if apart.contains(there)) {
                hidden.push(id);
            }
            let seat = ListedSeat::from((sitter, guise));
            listed.last_mut().into_iter().for_each(|table| table.seats.push(seat.clone()));
        }
        listed.retain(|table| !hidden.contains(&table.id));
        Ok(listed)
    }

    pub(crate) async fn table(&self, id: TableId) -> Result<Option<Kept>, StoreError> {
        let query = sql::query(
            "SELECT invite, game, rules, options, seats, seed, public, clock_s, host, phase, started, rematch, deadline,
                    sum, hints, position, parts, deadline_before, waits, talk, rated, unrated,
                    day, day_counts, own_box
             FROM tables WHERE id = $1",
        );
        let Some(row) = query.bind(id.as_str()).fetch_optional(&self.read).await? else { return Ok(None) };
        let stage = match phase(row.try_get(9)?)? {
            Phase::Open => KeptStage::Open {
                invited: self.listed(id, "SELECT guest FROM invited WHERE table_id = $1").await?,
                sent_away: self.listed(id, "SELECT guest FROM sent_away WHERE table_id = $1").await?,
            },
            Phase::Playing => {
                let clocks = Clocks { until: time(&row, 12)?, before: time(&row, 17)? };
                KeptStage::Playing {
                    began: began(&row)?,
                    log: self.log(id).await?,
                    clocks,
                    waits: waits(&row, 18)?,
                }
            }
            Phase::Over => {
                let rematch: Option<String> = row.try_get(11)?;
                let rematch = rematch.map(|id| id.parse()).transpose().map_err(|_| broken("a table"))?;
                let stands = self.stands(id).await?;
                KeptStage::Over { began: began(&row)?, log: self.log(id).await?, rematch, stands }
            }
        };
        let (sitters, came_as) = (self.sitters(id).await?, self.came_as(id).await?);
        let screens_out = self.listed(id, "SELECT screen FROM screens_out WHERE table_id = $1").await?;
        Ok(Some(Kept { setting: setting(id, &row)?, sitters, came_as, screens_out, stage }))
    }

    async fn listed(&self, id: TableId, query: &'static str) -> Result<Vec<GuestId>, StoreError> {
        let query = sql::query(query).bind(id.as_str());
        query.fetch_all(&self.read).await?.iter().map(|row| self::id(row, 0)).collect()
    }

    async fn log(&self, id: TableId) -> Result<Vec<Logged>, StoreError> {
        let query = sql::query(
            "SELECT seq, kind, seat, decision, client_id, sum FROM events WHERE table_id = $1 ORDER BY seq",
        );
        query.bind(id.as_str()).fetch_all(&self.read).await?.iter().map(logged).collect()
    }

    /// Whether it is written beside the log how the match ended.
    async fn stands(&self, id: TableId) -> Result<bool, StoreError> {
        let query =
            sql::query("SELECT 1 FROM seats WHERE table_id = $1 AND place IS NOT NULL").bind(id.as_str());
        Ok(query.fetch_optional(&self.read).await?.is_some())
    }

    async fn came_as(&self, id: TableId) -> Result<Vec<(GuestId, GuestId)>, StoreError> {
        let query =
            sql::query("SELECT guest, came_as FROM seats WHERE table_id = $1 AND came_as IS NOT NULL");
        let rows = query.bind(id.as_str()).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((self::id(row, 0)?, self::id(row, 1)?))).collect()
    }

    async fn sitters(&self, id: TableId) -> Result<Vec<(Sitter, Guise)>, StoreError> {
        let query = sql::query(
            "SELECT seats.guest, seats.bot, guests.name, guests.look, guests.owner, guests.regular
             FROM seats LEFT JOIN guests ON guests.id = seats.guest
             WHERE table_id = $1 ORDER BY seat",
        );
        query.bind(id.as_str()).fetch_all(&self.read).await?.iter().map(|row| sitter(row, 0)).collect()
    }
}

/// How a guest appears: two columns from this one on, `owner`, which only the account of a program has, and `regular`, when somebody became
/// one. A look that this house does not know is none.
pub(super) fn guise(row: &Row, first: usize) -> Result<Guise, StoreError> {
    let (name, look): (Option<String>, Option<String>) = (row.try_get(first)?, row.try_get(first + 1)?);
    let look = look.and_then(|look| serde_json::from_str(&look).ok());
    let owner: Option<String> = row.try_get("owner")?;
    // Nothing is left of whoever has erased themselves: zero.
    let regular: Option<i64> = row.try_get("regular")?;
    let regular = regular.is_some_and(|since| since > 0) && owner.is_none();
    Ok(Guise { name: name.unwrap_or_default(), look, is_bot: owner.is_some(), regular })
}

/// Who sits there, and the guise: four columns from this one on.
pub(super) fn sitter(row: &Row, first: usize) -> Result<(Sitter, Guise), StoreError> {
    let guest: Option<String> = row.try_get(first)?;
    let bot: Option<String> = row.try_get(first + 1)?;
    let sitter = match (guest, bot) {
        (Some(guest), _) => Sitter::Guest(guest.parse().map_err(|_| broken("a guest"))?),
        (None, Some(bot)) => Sitter::Bot(bot),
        (None, None) => Sitter::Nobody,
    };
    Ok((sitter, guise(row, first + 2)?))
}

pub(super) fn broken(what: &str) -> StoreError {
    StoreError::Unusable(format!("{what} in it is not what this house writes"))
}

pub(super) fn id<T: std::str::FromStr>(row: &Row, column: usize) -> Result<T, StoreError> {
    row.try_get::<String, _>(column)?.parse().map_err(|_| broken("a name"))
}

pub(super) fn phase(word: String) -> Result<Phase, StoreError> {
    Phase::read(&word).ok_or_else(|| broken("a phase"))
}

fn time(row: &Row, column: usize) -> Result<Option<u64>, StoreError> {
    Ok(row.try_get::<Option<i64>, _>(column)?.and_then(|time| u64::try_from(time).ok()))
}

/// Who is waited for, if that is written.
pub(super) fn waits(row: &Row, column: usize) -> Result<Option<SeatSet>, StoreError> {
    let bits: Option<i64> = row.try_get(column)?;
    let set = |bits: i64| (0..16).filter(|seat| bits >> seat & 1 == 1).filter_map(Seat::new).collect();
    Ok(bits.map(set))
}

fn sum(row: &Row, column: usize) -> Result<Option<Sum>, StoreError> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(Sum::read))
}

fn setting(id: TableId, row: &Row) -> Result<Setting, StoreError> {
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
        talk: row.try_get(19)?,
        host: self::id(row, 8)?,
        position: row.try_get(15)?,
        rated: row.try_get(20)?,
        day: day(row)?,
        own_box: own_box(row, 24)?,
    })
}

/// What belongs to a day was written when its table was laid.
fn day(row: &Row) -> Result<Option<Day>, StoreError> {
    let Some(number) = row.try_get::<Option<u32>, _>(22)? else { return Ok(None) };
    let parts: Option<String> = row.try_get(16)?;
    let parts = parts.and_then(|digest| digest.parse().ok()).ok_or_else(|| broken("a box"))?;
    Ok(Some(Day { number, counts: row.try_get(23)?, rules: row.try_get(2)?, parts }))
}

/// The box that a table was laid with.
fn own_box(row: &Row, column: usize) -> Result<Option<Digest>, StoreError> {
    let parts: Option<String> = row.try_get(column)?;
    parts.map(|parts| parts.parse()).transpose().map_err(|_| broken("a box"))
}

fn began(row: &Row) -> Result<Began, StoreError> {
    let (rated, unrated): (bool, Option<String>) = (row.try_get(20)?, row.try_get(21)?);
    let unrated = unrated.map(|why| Unrated::read(&why).ok_or_else(|| broken("a reason"))).transpose()?;
    let parts: Option<String> = row.try_get(16)?;
    Ok(Began {
        at: time(row, 10)?.ok_or_else(|| broken("a beginning"))?,
        rules: row.try_get(2)?,
        parts: parts.map(|digest| digest.parse()).transpose().map_err(|_| broken("a box"))?,
        // What was begun before there were ratings counts for none.
        unrated: unrated.or((!rated).then_some(Unrated::Casual)),
        sum: sum(row, 13)?,
    })
}

fn logged(row: &Row) -> Result<Logged, StoreError> {
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
        ("gave_up", Some(seat), None) => What::GaveUp { seat },
        _ => return Err(broken("an event")),
    };
    Ok(Logged { seq: row.try_get(0)?, what, client_id: row.try_get(4)?, sum: sum(row, 5)? })
}
