//! Club evenings: their log, and what is written beside it.

use super::read::{broken, guise, id, phase};
use super::sql::{self, Db, Query};
use super::{Phase, Store, StoreError, now_ms};
use crate::id::{EveningCode, EveningId, GuestId, TableId};
use crate::limits;
use evening::{Finish, Happened, Person, Round};
use host::{Ended, Guise, Sitter};
use std::collections::HashMap;
use table::Seed;

/// What is written about an evening.
#[derive(Clone, Debug)]
pub(crate) enum Evenings {
    Opened {
        id: EveningId,
        code: EveningCode,
        host: GuestId,
        /// In JSON.
        setting: String,
        seed: Seed,
    },
    /// Somebody takes part from now on.
    Joined {
        evening: EveningId,
        person: Person,
        who: Sitter,
    },
    Left {
        evening: EveningId,
        person: Person,
    },
    /// A round begins at these tables, which are laid with it.
    Paired {
        evening: EveningId,
        round: u8,
        what: Happened,
        tables: Vec<TableId>,
    },
    Ended(EveningId),
}

/// An evening as it lies in the data.
#[derive(Clone, Debug)]
pub(crate) struct KeptEvening {
    pub id: EveningId,
    pub code: EveningCode,
    pub host: GuestId,
    pub setting: String,
    pub seed: Seed,
    pub phase: Phase,
    /// By number.
    pub people: Vec<(Sitter, Guise)>,
    /// With when each line was written, in milliseconds since 1970.
    pub log: Vec<(i64, Happened)>,
    /// By round and number in it.
    pub tables: HashMap<(u8, u16), TableId>,
}

/// An evening in somebody's list.
#[derive(Clone, Debug)]
pub(crate) struct Brief {
    pub id: EveningId,
    pub host: GuestId,
    pub by: String,
    pub setting: String,
    pub phase: Phase,
    pub round: u8,
    pub people: u32,
}

pub(super) fn queries(write: &Evenings) -> Vec<Query<'_>> {
    let now = now_ms() as i64;
    match write {
        Evenings::Opened { id, code, host, setting, seed } => vec![
            sql::query(
                "INSERT INTO evenings (id, code, host, setting, seed, phase, made, touched)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $7)",
            )
            .bind(id.as_str())
            .bind(code.as_str())
            .bind(host.as_str())
            .bind(setting)
            .bind(&seed.bytes()[..])
            .bind(Phase::Open.word())
            .bind(now),
        ],
        Evenings::Joined { evening, person, who } => {
            let (guest, bot) = match who {
                Sitter::Nobody => (None, None),
                Sitter::Guest(guest) => (Some(guest.as_str()), None),
                Sitter::Bot(bot) => (None, Some(bot.as_str())),
            };
            let joined = sql::query(
                "INSERT INTO evening_people (evening, number, guest, bot) VALUES ($1, $2, $3, $4)",
            );
            let joined = joined.bind(evening.as_str()).bind(person.0).bind(guest).bind(bot);
            let line = line(evening.as_str(), &Happened::Joined { person: *person }, now);
            vec![joined, line, touched(evening.as_str(), now)]
        }
        Evenings::Left { evening, person } => {
            let line = line(evening.as_str(), &Happened::Left { person: *person }, now);
            vec![line, touched(evening.as_str(), now)]
        }
        Evenings::Paired { evening, round, what, tables } => {
            let laid = tables.iter().zip(0_u16..).map(|(table, number)| {
                sql::query(
                    "INSERT INTO evening_tables (table_id, evening, round, number) VALUES ($1, $2, $3, $4)",
                )
                .bind(table.as_str())
                .bind(evening.as_str())
                .bind(*round)
                .bind(number)
            });
            let begun = sql::query("UPDATE evenings SET phase = $1, round = $2, touched = $3 WHERE id = $4")
                .bind(Phase::Playing.word())
                .bind(*round)
                .bind(now)
                .bind(evening.as_str());
            laid.chain([begun, line(evening.as_str(), what, now)]).collect()
        }
        Evenings::Ended(evening) => {
            let ended = sql::query("UPDATE evenings SET phase = $1, touched = $2 WHERE id = $3");
            let ended = ended.bind(Phase::Over.word()).bind(now).bind(evening.as_str());
            vec![ended, line(evening.as_str(), &Happened::Ended, now)]
        }
    }
}

fn line<'q>(evening: &'q str, what: &Happened, at: i64) -> Query<'q> {
    let query = sql::query(
        "INSERT INTO evening_log (evening, seq, at, what)
         VALUES ($1, (SELECT coalesce(max(seq), 0) + 1 FROM evening_log WHERE evening = $1), $2, $3)",
    );
    // Numbers and words are always written.
    query.bind(evening).bind(at).bind(serde_json::to_string(what).unwrap_or_default())
}

/// It is not old yet.
fn touched(evening: &str, at: i64) -> Query<'_> {
    sql::query("UPDATE evenings SET touched = $1 WHERE id = $2").bind(at).bind(evening)
}

/// In the commit that ends the match: if it was one of an evening, the evening knows how it ended.
pub(super) async fn over(db: &mut Db, table: &TableId, ended: &Ended, at: i64) -> Result<(), StoreError> {
    let of = sql::query("SELECT evening, round, number FROM evening_tables WHERE table_id = $1");
    let Some(row) = of.bind(table.as_str()).fetch_optional(&mut *db).await? else { return Ok(()) };
    let (evening, round, number): (String, u8, u16) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    let finish = ended.seats.iter().map(|seat| Finish { place: seat.place, points: seat.points });
    let what = Happened::Over { round, table: number, finish: finish.collect() };
    line(&evening, &what, at).execute(&mut *db).await?;
    touched(&evening, at).execute(db).await?;
    Ok(())
}

/// An evening that never began goes like a table that was never played; one that was played goes with its matches.
pub(super) fn forget<'q>(open: i64, played: Option<i64>) -> Vec<Query<'q>> {
    let old = "(SELECT id FROM evenings WHERE (phase = 'open' AND touched < $1) OR (phase <> 'open' AND touched < $2)
        ORDER BY touched, id LIMIT $3)";
    let of = [
        "evening_people WHERE evening",
        "evening_log WHERE evening",
        "evening_tables WHERE evening",
        "evenings WHERE id",
    ];
    let query = |of: &str| sql::ours(format!("DELETE FROM {of} IN {old}"));
    of.map(|of| query(of).bind(open).bind(played).bind(limits::FORGET_AT_ONCE)).into()
}

impl Store {
    pub(crate) async fn evening(&self, evening: EveningId) -> Result<Option<KeptEvening>, StoreError> {
        let query = sql::query("SELECT code, host, setting, seed, phase FROM evenings WHERE id = $1");
        let Some(row) = query.bind(evening.as_str()).fetch_optional(&self.read).await? else {
            return Ok(None);
        };
        // First the log: whom it speaks of, and which tables, is there when it has been read.
        let log = sql::query("SELECT at, what FROM evening_log WHERE evening = $1 ORDER BY seq");
        let log = log.bind(evening.as_str()).fetch_all(&self.read).await?;
        let happened = |row: &sql::Row| -> Result<(i64, Happened), StoreError> {
            let text: String = row.try_get(1)?;
            Ok((row.try_get(0)?, serde_json::from_str(&text).map_err(|_| broken("an evening"))?))
        };
        let log = log.iter().map(happened).collect::<Result<Vec<_>, _>>()?;
        let people = sql::query(
            "SELECT guest, bot, name, look, owner, regular FROM evening_people LEFT JOIN guests ON guests.id = guest
             WHERE evening = $1 ORDER BY number",
        );
        let people = people.bind(evening.as_str()).fetch_all(&self.read).await?;
        let person = |row: &sql::Row| -> Result<(Sitter, Guise), StoreError> {
            let (guest, bot): (Option<String>, Option<String>) = (row.try_get(0)?, row.try_get(1)?);
            let who = match (guest, bot) {
                (Some(_), _) => Sitter::Guest(id(row, 0)?),
                (None, Some(bot)) => Sitter::Bot(bot),
                (None, None) => Sitter::Nobody,
            };
            Ok((who, guise(row, 2)?))
        };
        let people = people.iter().map(person).collect::<Result<Vec<_>, _>>()?;
        let tables = sql::query("SELECT round, number, table_id FROM evening_tables WHERE evening = $1");
        let tables = tables.bind(evening.as_str()).fetch_all(&self.read).await?;
        let table = |row: &sql::Row| -> Result<((u8, u16), TableId), StoreError> {
            Ok(((row.try_get(0)?, row.try_get(1)?), id(row, 2)?))
        };
        let tables = tables.iter().map(table).collect::<Result<HashMap<_, _>, _>>()?;
        let seed: Vec<u8> = row.try_get(3)?;
        Ok(Some(KeptEvening {
            id: evening,
            code: id(&row, 0)?,
            host: id(&row, 1)?,
            setting: row.try_get(2)?,
            seed: Seed::from_bytes(seed.try_into().map_err(|_| broken("an evening"))?),
            phase: phase(row.try_get(4)?)?,
            people,
            log,
            tables,
        }))
    }

    pub(crate) async fn evening_of_code(&self, code: EveningCode) -> Result<Option<EveningId>, StoreError> {
        let query = sql::query("SELECT id FROM evenings WHERE code = $1").bind(code.as_str());
        query.fetch_optional(&self.read).await?.map(|row| id(&row, 0)).transpose()
    }

    /// How many evenings of this host are not over.
    pub(crate) async fn evenings_of(&self, host: GuestId) -> Result<i64, StoreError> {
        let query = sql::query("SELECT count(*) FROM evenings WHERE host = $1 AND phase <> 'over'");
        Ok(query.bind(host.as_str()).fetch_one(&self.read).await?.try_get(0)?)
    }

    /// Those that somebody has opened or takes part in, the newest first.
    pub(crate) async fn my_evenings(&self, guest: GuestId, most: u32) -> Result<Vec<Brief>, StoreError> {
        let query = sql::query(
            "SELECT evenings.id, host, coalesce(name, ''), setting, phase, round,
                 (SELECT count(*) FROM evening_people AS all_of WHERE all_of.evening = evenings.id)
             FROM evenings LEFT JOIN guests ON guests.id = host
             WHERE host = $1 OR evenings.id IN (SELECT evening FROM evening_people WHERE guest = $1)
             ORDER BY evenings.made DESC, evenings.id LIMIT $2",
        );
        let rows = query.bind(guest.as_str()).bind(most).fetch_all(&self.read).await?;
        let brief = |row: &sql::Row| {
            Ok(Brief {
                id: id(row, 0)?,
                host: id(row, 1)?,
                by: row.try_get(2)?,
                setting: row.try_get(3)?,
                phase: phase(row.try_get(4)?)?,
                round: row.try_get(5)?,
                people: row.try_get(6)?,
            })
        };
        rows.iter().map(brief).collect()
    }

    /// Tables of the rounds that are being played, with their hosts, and whether the match has begun.
    pub(crate) async fn evening_tables_in_play(&self) -> Result<Vec<(TableId, GuestId, Phase)>, StoreError> {
        let query = sql::query(
            "SELECT tables.id, tables.host, tables.phase FROM evenings
             JOIN evening_tables ON evening_tables.evening = evenings.id AND evening_tables.round = evenings.round
             JOIN tables ON tables.id = table_id
             WHERE evenings.phase = 'playing' AND tables.phase <> 'over'",
        );
        let rows = query.fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((id(row, 0)?, id(row, 1)?, phase(row.try_get(2)?)?))).collect()
    }

    /// Whether others wait for the end of this table, whether anybody looks on there or not: it is one of the round that is played.
    pub(crate) async fn is_waited_for(&self, table: TableId) -> Result<bool, StoreError> {
        let query = sql::query(
            "SELECT 1 FROM evening_tables
             JOIN evenings ON evenings.id = evening_tables.evening AND evenings.round = evening_tables.round
             WHERE evening_tables.table_id = $1 AND evenings.phase = 'playing'",
        );
        Ok(query.bind(table.as_str()).fetch_optional(&self.read).await?.is_some())
    }

    /// Those of an evening who must not meet.
    pub(crate) async fn apart_at(&self, evening: EveningId) -> Result<Vec<(Person, Person)>, StoreError> {
        let query = sql::query(
            "SELECT one.number, two.number FROM evening_people AS one
             JOIN ties ON ties.guest = one.guest AND kind = 'blocks'
             JOIN evening_people AS two ON two.guest = ties.other AND two.evening = one.evening
             WHERE one.evening = $1",
        );
        let rows = query.bind(evening.as_str()).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((Person(row.try_get(0)?), Person(row.try_get(1)?)))).collect()
    }
}

impl KeptEvening {
    /// The number of this guest among those who take part.
    pub(crate) fn person(&self, guest: GuestId) -> Option<Person> {
        let at = self.people.iter().position(|(who, _)| *who == Sitter::Guest(guest))?;
        u16::try_from(at).ok().map(Person)
    }

    /// Where somebody sits in this round.
    pub(crate) fn table_of(&self, number: u8, round: &Round, person: Person) -> Option<TableId> {
        let at = round.tables.iter().position(|table| table.chairs.contains(&Some(person)))?;
        self.tables.get(&(number, u16::try_from(at).ok()?)).copied()
    }
}
