//! The deals of days and everybody's one try at them.

use super::read::{broken, guise, id};
use super::sql::{self, Query, Row};
use super::{Store, StoreError, now_ms};
use crate::id::{GuestId, TableId};
use games::GameId;
use host::{Dealt, Guise};
use table::{Seat, Seed};

/// About the deals of days.
#[derive(Clone, Debug)]
pub(crate) enum DayWrite {
    /// This is dealt on this day, unless something is already.
    Deal { day: u32, game: GameId, dealt: Dealt },
    /// Somebody's one try is at this table.
    Try { day: u32, game: GameId, guest: GuestId, table: TableId },
    /// It has ended, on its day.
    Ended { day: u32, table: TableId, merit: Merit },
}

/// How a try ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Merit {
    pub place: u8,
    pub points: i32,
    /// How far ahead of the best of the others.
    pub margin: i32,
    pub gave_up: bool,
}

impl Merit {
    /// In one number, the more the better: whoever gave up comes last, then the place counts, then the margin.
    fn number(self) -> i64 {
        let finished = i64::from(!self.gave_up) << 48;
        finished + (i64::from(u8::MAX - self.place) << 34) + i64::from(self.margin)
    }
}

/// Somebody's one try.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried {
    pub table: TableId,
    /// And the rank among all. None: it has not ended on its day.
    pub came: Option<(Merit, u32)>,
}

/// A try that is shown to everybody.
#[derive(Clone, Debug)]
pub(crate) struct Best {
    pub guest: GuestId,
    pub guise: Guise,
    /// None: it has grown old, and is gone.
    pub table: Option<TableId>,
    pub came: (Merit, u32),
}

/// A deal in the list of days.
#[derive(Clone, Debug)]
pub(crate) struct DayListed {
    pub day: u32,
    pub game: String,
    pub players: u32,
    pub yours: Option<Tried>,
}

pub(super) fn queries(write: &DayWrite) -> Vec<Query<'_>> {
    vec![match write {
        DayWrite::Deal { day, game, dealt } => {
            let query = sql::query(
                "INSERT INTO days (day, game, seed, options, sitters, rules, parts) VALUES ($1, $2, $3, $4, $5, $6, $7)
                 ON CONFLICT DO NOTHING",
            );
            // A list of words is always written.
            let sitters = serde_json::to_string(&dealt.sitters).unwrap_or_default();
            let query = query.bind(*day).bind(game.name()).bind(&dealt.seed.bytes()[..]).bind(&dealt.options);
            query.bind(sitters).bind(dealt.rules).bind(dealt.parts.to_string())
        }
        DayWrite::Try { day, game, guest, table } => {
            let query = sql::query(
                "INSERT INTO day_tries (day, game, guest, table_id, begun) VALUES ($1, $2, $3, $4, $5)",
            );
            query.bind(*day).bind(game.name()).bind(guest.as_str()).bind(table.as_str()).bind(now_ms() as i64)
        }
        DayWrite::Ended { day, table, merit } => {
            let query = sql::query(
                "UPDATE day_tries SET ended = $1, place = $2, points = $3, margin = $4, gave_up = $5, merit = $6
                 WHERE table_id = $7 AND day = $8 AND ended IS NULL",
            );
            let query = query.bind(now_ms() as i64).bind(merit.place).bind(merit.points).bind(merit.margin);
            query.bind(merit.gave_up).bind(merit.number()).bind(table.as_str()).bind(*day)
        }
    }]
}

/// What was begun and never ended goes with its table; what has ended stays, as results do.
pub(super) fn forget<'q>() -> Query<'q> {
    sql::query(
        "DELETE FROM day_tries WHERE ended IS NULL AND NOT EXISTS (SELECT 1 FROM tables WHERE id = day_tries.table_id)",
    )
}

/// How many have come to this.
pub(crate) type Bar = (Merit, u32);

impl Store {
    pub(crate) async fn deal(&self, day: u32, game: GameId) -> Result<Option<Dealt>, StoreError> {
        let query =
            sql::query("SELECT seed, options, sitters, rules, parts FROM days WHERE day = $1 AND game = $2");
        let row = query.bind(day).bind(game.name()).fetch_optional(&self.read).await?;
        row.map(|row| {
            let broken = || broken("the deal of a day");
            let (seed, sitters): (Vec<u8>, String) = (row.try_get(0)?, row.try_get(2)?);
            Ok(Dealt {
                seed: Seed::from_bytes(seed.try_into().map_err(|_| broken())?),
                options: row.try_get(1)?,
                sitters: serde_json::from_str(&sitters).map_err(|_| broken())?,
                rules: row.try_get(3)?,
                parts: id(&row, 4)?,
            })
        })
        .transpose()
    }

    pub(crate) async fn tried(
        &self,
        day: u32,
        game: GameId,
        guest: GuestId,
    ) -> Result<Option<Tried>, StoreError> {
        let query = sql::query(
            "SELECT table_id, place, points, margin, gave_up,
                 (SELECT count(*) FROM day_tries AS other
                  WHERE other.day = mine.day AND other.game = mine.game AND other.merit > mine.merit)
             FROM day_tries AS mine WHERE day = $1 AND game = $2 AND guest = $3",
        );
        let row = query.bind(day).bind(game.name()).bind(guest.as_str()).fetch_optional(&self.read).await?;
        row.map(|row| tried(&row, 0)).transpose()
    }

    /// Days up to this one, newest first, each with all its deals.
    pub(crate) async fn days(
        &self,
        up_to: u32,
        most: u32,
        guest: Option<GuestId>,
    ) -> Result<Vec<DayListed>, StoreError> {
        let query = sql::query(
            "SELECT days.day, days.game,
                 (SELECT count(*) FROM day_tries AS one
                  WHERE one.day = days.day AND one.game = days.game AND one.merit IS NOT NULL),
                 mine.table_id, mine.place, mine.points, mine.margin, mine.gave_up,
                 (SELECT count(*) FROM day_tries AS other
                  WHERE other.day = mine.day AND other.game = mine.game AND other.merit > mine.merit)
             FROM days LEFT JOIN day_tries AS mine
                 ON mine.day = days.day AND mine.game = days.game AND mine.guest = $3
             WHERE days.day IN (SELECT DISTINCT day FROM days WHERE day <= $1 ORDER BY day DESC LIMIT $2)
             ORDER BY days.day DESC, days.game",
        );
        let query = query.bind(up_to).bind(most).bind(guest.as_ref().map(GuestId::as_str));
        let one = |row: &Row| {
            let played: Option<String> = row.try_get(3)?;
            let yours = played.map(|_| tried(row, 3)).transpose()?;
            Ok(DayListed { day: row.try_get(0)?, game: row.try_get(1)?, players: row.try_get(2)?, yours })
        };
        query.fetch_all(&self.read).await?.iter().map(one).collect()
    }

    /// The days on which somebody has played to the end, newest first.
    pub(crate) async fn days_played(&self, guest: GuestId, most: u32) -> Result<Vec<u32>, StoreError> {
        let query = sql::query(
            "SELECT DISTINCT day FROM day_tries WHERE guest = $1 AND ended IS NOT NULL ORDER BY day DESC LIMIT $2",
        );
        let rows = query.bind(guest.as_str()).bind(most).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// How everybody's try ended, the best first.
    pub(crate) async fn spread(&self, day: u32, game: GameId) -> Result<Vec<Bar>, StoreError> {
        let query = sql::query(
            "SELECT place, 0, margin, gave_up, count(*) FROM day_tries WHERE day = $1 AND game = $2 AND merit IS NOT NULL
             GROUP BY merit, place, margin, gave_up ORDER BY merit DESC",
        );
        let rows = query.bind(day).bind(game.name()).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((merit(row, 0)?.ok_or_else(|| broken("a try"))?, row.try_get(4)?))).collect()
    }

    /// The best of a deal.
    pub(crate) async fn best(&self, day: u32, game: GameId, most: u32) -> Result<Vec<Best>, StoreError> {
        let query = sql::query(
            "SELECT tables.id, place, points, margin, gave_up,
                 (SELECT count(*) FROM day_tries AS other
                  WHERE other.day = mine.day AND other.game = mine.game AND other.merit > mine.merit),
                 mine.guest, name, look, guests.owner, regular
             FROM day_tries AS mine LEFT JOIN guests ON guests.id = mine.guest LEFT JOIN tables ON tables.id = mine.table_id
             WHERE mine.day = $1 AND mine.game = $2 AND merit IS NOT NULL AND NOT gave_up
             ORDER BY merit DESC, ended LIMIT $3",
        );
        let rows = query.bind(day).bind(game.name()).bind(most).fetch_all(&self.read).await?;
        let one = |row: &Row| {
            let table: Option<String> = row.try_get(0)?;
            Ok(Best {
                guest: id(row, 6)?,
                guise: guise(row, 7)?,
                table: table.map(|id| id.parse()).transpose().map_err(|_| broken("a table"))?,
                came: (merit(row, 1)?.ok_or_else(|| broken("a try"))?, rank(row, 5)?),
            })
        };
        rows.iter().map(one).collect()
    }

    /// Whose try it is, if its day is over by now and it is one of the best.
    pub(crate) async fn best_of_a_day(
        &self,
        table: TableId,
        today: u32,
        most: u32,
    ) -> Result<Option<GuestId>, StoreError> {
        let query = sql::query(
            "SELECT guest FROM day_tries AS mine WHERE table_id = $1 AND day < $2 AND merit IS NOT NULL AND NOT gave_up
             AND (SELECT count(*) FROM day_tries AS other
                  WHERE other.day = mine.day AND other.game = mine.game
                  AND (other.merit > mine.merit OR (other.merit = mine.merit AND other.ended < mine.ended))) < $3",
        );
        let row = query.bind(table.as_str()).bind(today).bind(most).fetch_optional(&self.read).await?;
        row.map(|row| id(&row, 0)).transpose()
    }
}

/// Six columns from this one on: the table, how it ended, and how many are better.
fn tried(row: &Row, first: usize) -> Result<Tried, StoreError> {
    let came = merit(row, first + 1)?.map(|merit| Ok::<_, StoreError>((merit, rank(row, first + 5)?)));
    Ok(Tried { table: id(row, first)?, came: came.transpose()? })
}

/// The column of how many are better.
fn rank(row: &Row, better: usize) -> Result<u32, StoreError> {
    Ok(row.try_get::<u32, _>(better)? + 1)
}

/// Four columns from this one on.
fn merit(row: &Row, first: usize) -> Result<Option<Merit>, StoreError> {
    let Some(place) = row.try_get::<Option<u8>, _>(first)? else { return Ok(None) };
    let (points, margin, gave_up) =
        (row.try_get(first + 1)?, row.try_get(first + 2)?, row.try_get(first + 3)?);
    Ok(Some(Merit { place, points, margin, gave_up }))
}

/// Where somebody sat who was none of the computer players.
pub(crate) fn your_seat(dealt: &Dealt) -> Option<Seat> {
    (0..).zip(&dealt.sitters).find(|(_, sitter)| sitter.is_none()).and_then(|(number, _)| Seat::new(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nobody who is beaten at the table comes before somebody who is not, however far behind.
    #[test]
    fn the_place_counts_before_the_margin_and_giving_up_after_everything() {
        let merit = |place, margin, gave_up| Merit { place, points: 0, margin, gave_up }.number();
        let order = [
            merit(1, i32::MAX, false),
            merit(1, 0, false),
            merit(1, -1, false),
            merit(1, i32::MIN, false),
            merit(2, i32::MAX, false),
            merit(12, i32::MIN, false),
            merit(1, i32::MAX, true),
            merit(2, 5, true),
        ];
        assert!(order.is_sorted_by(|one, next| one > next), "{order:?}");
    }
}
