//! What results and ratings say of people, and what these show of it.

use super::read::{guise, id};
use super::sql::{self, Query, Row};
use super::{Store, StoreError};
use crate::id::GuestId;
use crate::limits;
use host::Guise;
use ratings::Rating;

/// Where somebody stands in a game.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub game: String,
    pub rating: Rating,
    pub matches: i64,
    pub last: i64,
}

/// A point of somebody's way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noted {
    pub matches: i64,
    pub ended: i64,
    pub rating: Rating,
}

/// How often somebody came where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub players: u8,
    pub place: u8,
    pub gave_up: bool,
    pub times: u32,
}

/// How it went against a computer player.
#[derive(Clone, Debug)]
pub(crate) struct Against {
    pub bot: String,
    pub ahead: u32,
    pub level: u32,
    pub behind: u32,
}

/// Somebody whom somebody has left behind.
#[derive(Clone, Debug)]
pub(crate) struct Beaten {
    pub table: String,
    pub ended: i64,
    pub points: i64,
    pub bot: Option<String>,
    pub name: Option<String>,
}

/// A line of somebody's results.
#[derive(Clone, Debug)]
pub(crate) struct Listing {
    pub table: String,
    pub game: String,
    pub ended: i64,
    pub players: u8,
    pub place: u8,
    pub points: i32,
    pub gave_up: bool,
    pub unrated: Option<String>,
}

/// What a regular shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shows {
    pub profile: bool,
    pub ratings: bool,
    pub boards: bool,
    pub history: bool,
}

impl Shows {
    /// Where nothing was said.
    pub(crate) const USUALLY: Shows = Shows { profile: true, ratings: true, boards: true, history: false };
}

pub(super) fn shows(guest: &GuestId, shows: Shows) -> Query<'_> {
    let query = sql::query(
        "INSERT INTO profiles (guest, shown, ratings, boards, history) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (guest) DO UPDATE SET shown = excluded.shown, ratings = excluded.ratings,
             boards = excluded.boards, history = excluded.history",
    );
    query.bind(guest.as_str()).bind(shows.profile).bind(shows.ratings).bind(shows.boards).bind(shows.history)
}

impl Store {
    pub(crate) async fn standings(&self, guest: GuestId) -> Result<Vec<Standing>, StoreError> {
        let query = sql::query(
            "SELECT game, points, doubt, matches, last FROM ratings WHERE guest = $1 ORDER BY game",
        );
        let rows = query.bind(guest.as_str()).fetch_all(&self.read).await?;
        rows.iter().map(|row| standing(row.try_get(0)?, row, 1)).collect()
    }

    /// At most about so many points of somebody's way, and always the last.
    pub(crate) async fn curve(
        &self,
        guest: GuestId,
        game: &str,
        most: i64,
    ) -> Result<Vec<Noted>, StoreError> {
        let query = sql::query(
            "SELECT rating_steps.matches, ended, rating_steps.points, rating_steps.doubt
             FROM rating_steps JOIN ratings ON ratings.guest = rating_steps.guest AND ratings.game = rating_steps.game
             JOIN results ON results.number = rating_steps.number
             WHERE rating_steps.guest = $1 AND rating_steps.game = $2
                 AND (ratings.matches - rating_steps.matches) % (1 + ratings.matches / $3) = 0
             ORDER BY rating_steps.number",
        );
        let rows = query.bind(guest.as_str()).bind(game).bind(most).fetch_all(&self.read).await?;
        let one = |row: &Row| {
            let rating = Rating { points: row.try_get(2)?, doubt: row.try_get(3)? };
            Ok(Noted { matches: row.try_get(0)?, ended: row.try_get(1)?, rating })
        };
        rows.iter().map(one).collect()
    }

    pub(crate) async fn places(&self, guest: GuestId, game: &str) -> Result<Vec<Placed>, StoreError> {
        let query = sql::query(
            "SELECT players, CASE WHEN gave_up THEN 0 ELSE place END AS came, gave_up, count(*)
             FROM result_seats JOIN results ON results.number = result_seats.number
             WHERE guest = $1 AND result_seats.game = $2 AND coalesce(unrated, '') <> 'position'
             GROUP BY players, came, gave_up ORDER BY players, came",
        );
        let rows = query.bind(guest.as_str()).bind(game).fetch_all(&self.read).await?;
        let one = |row: &Row| {
            let (players, place) = (row.try_get(0)?, row.try_get(1)?);
            Ok(Placed { players, place, gave_up: row.try_get(2)?, times: row.try_get(3)? })
        };
        rows.iter().map(one).collect()
    }

    /// Partners are not against anybody.
    pub(crate) async fn against(&self, guest: GuestId, game: &str) -> Result<Vec<Against>, StoreError> {
        let query = sql::query(
            "SELECT theirs.bot,
                    sum(CASE WHEN NOT mine.gave_up AND mine.place < theirs.place THEN 1 ELSE 0 END),
                    sum(CASE WHEN NOT mine.gave_up AND mine.place = theirs.place THEN 1 ELSE 0 END),
                    sum(CASE WHEN mine.gave_up OR mine.place > theirs.place THEN 1 ELSE 0 END)
             FROM result_seats AS mine JOIN results ON results.number = mine.number
             JOIN result_seats AS theirs ON theirs.number = mine.number
             WHERE mine.guest = $1 AND mine.game = $2 AND theirs.bot IS NOT NULL
                 AND (mine.team IS NULL OR mine.team <> theirs.team) AND coalesce(unrated, '') <> 'position'
             GROUP BY theirs.bot ORDER BY theirs.bot",
        );
        let rows = query.bind(guest.as_str()).bind(game).fetch_all(&self.read).await?;
        let one = |row: &Row| {
            let (bot, ahead) = (row.try_get(0)?, row.try_get(1)?);
            Ok(Against { bot, ahead, level: row.try_get(2)?, behind: row.try_get(3)? })
        };
        rows.iter().map(one).collect()
    }

    /// The strongest whom somebody has left behind in rated matches, each once.
    pub(crate) async fn beaten(
        &self,
        guest: GuestId,
        game: &str,
        most: u32,
    ) -> Result<Vec<Beaten>, StoreError> {
        let query = sql::query(
            "WITH beaten (number, points, bot, guest) AS (
                 SELECT mine.number, coalesce(theirs.star, rating_steps.points_before), theirs.bot, theirs.guest
                 FROM result_seats AS mine JOIN results ON results.number = mine.number
                 JOIN result_seats AS theirs ON theirs.number = mine.number
                 LEFT JOIN rating_steps ON rating_steps.guest = theirs.guest AND rating_steps.game = mine.game
                     AND rating_steps.number = mine.number
                 WHERE mine.guest = $1 AND mine.game = $2 AND unrated IS NULL AND NOT mine.gave_up
                     AND theirs.place > mine.place AND (mine.team IS NULL OR mine.team <> theirs.team)),
             ranked (number, points, bot, guest, again) AS (
                 SELECT number, points, bot, guest,
                        row_number() OVER (PARTITION BY coalesce(bot, guest) ORDER BY points DESC, number DESC)
                 FROM beaten WHERE points IS NOT NULL)
             SELECT table_id, ended, points, bot, nullif(guests.name, '')
             FROM ranked JOIN results ON results.number = ranked.number LEFT JOIN guests ON guests.id = ranked.guest
             WHERE again = 1 ORDER BY points DESC, ranked.number DESC LIMIT $3",
        );
        let rows = query.bind(guest.as_str()).bind(game).bind(most).fetch_all(&self.read).await?;
        let one = |row: &Row| {
            let (table, ended, points) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            Ok(Beaten { table, ended, points, bot: row.try_get(3)?, name: row.try_get(4)? })
        };
        rows.iter().map(one).collect()
    }

    /// The best regulars who have played since then, and often enough, but for those whom `you` must not meet.
    pub(crate) async fn board(
        &self,
        game: &str,
        since: i64,
        you: Option<GuestId>,
        most: u32,
    ) -> Result<Vec<(Guise, Standing)>, StoreError> {
        let query = sql::query(
            "SELECT name, look, points, doubt, matches, last, owner, regular FROM ratings
             JOIN guests ON guests.id = ratings.guest LEFT JOIN profiles ON profiles.guest = ratings.guest
             WHERE game = $1 AND last >= $2 AND matches >= $3 AND regular > 0 AND owner IS NULL AND coalesce(boards, TRUE)
             AND NOT EXISTS (SELECT 1 FROM ties WHERE kind = 'blocks'
                 AND ((ties.guest = $5 AND other = ratings.guest) OR (ties.guest = ratings.guest AND other = $5)))
             ORDER BY at_least DESC LIMIT $4",
        );
        let query = query.bind(game).bind(since).bind(limits::BOARD_MATCHES).bind(most);
        let rows = query.bind(you.as_ref().map(GuestId::as_str)).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((guise(row, 0)?, standing(game.to_owned(), row, 2)?))).collect()
    }

    /// The regular whose name reads like this, if they show themselves.
    pub(crate) async fn profile(&self, folded: &str) -> Result<Option<(GuestId, Guise, Shows)>, StoreError> {
        let query = sql::query(
            "SELECT id, name, look, shown, ratings, boards, history, owner, regular FROM guests
             LEFT JOIN profiles ON profiles.guest = guests.id WHERE folded = $1 AND coalesce(shown, TRUE)",
        );
        let row = query.bind(folded).fetch_optional(&self.read).await?;
        row.map(|row| Ok((id(&row, 0)?, guise(&row, 1)?, said(&row, 3)?))).transpose()
    }

    pub(crate) async fn shows(&self, guest: GuestId) -> Result<Shows, StoreError> {
        let query = sql::query("SELECT shown, ratings, boards, history FROM profiles WHERE guest = $1");
        let row = query.bind(guest.as_str()).fetch_optional(&self.read).await?;
        row.map_or(Ok(Shows::USUALLY), |row| said(&row, 0))
    }

    /// Somebody's results, newest first, below this number; those of public tables, if `public`.
    pub(crate) async fn listing(
        &self,
        guest: GuestId,
        public: bool,
        below: i64,
        most: u32,
    ) -> Result<Vec<(i64, Listing)>, StoreError> {
        let query = sql::query(
            "SELECT results.number, results.table_id, results.game, ended, players, place, points, gave_up, results.unrated
             FROM result_seats JOIN results ON results.number = result_seats.number
             LEFT JOIN tables ON tables.id = results.table_id
             WHERE guest = $1 AND results.number < $2 AND ($3 OR tables.public) ORDER BY results.number DESC LIMIT $4",
        );
        let rows =
            query.bind(guest.as_str()).bind(below).bind(!public).bind(most).fetch_all(&self.read).await?;
        let one = |row: &Row| {
            let (table, game, ended) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
            let (players, place, points) = (row.try_get(4)?, row.try_get(5)?, row.try_get(6)?);
            let (gave_up, unrated) = (row.try_get(7)?, row.try_get(8)?);
            let listing = Listing { table, game, ended, players, place, points, gave_up, unrated };
            Ok((row.try_get(0)?, listing))
        };
        rows.iter().map(one).collect()
    }
}

/// Four columns from this one on.
fn standing(game: String, row: &Row, first: usize) -> Result<Standing, StoreError> {
    let rating = Rating { points: row.try_get(first)?, doubt: row.try_get(first + 1)? };
    Ok(Standing { game, rating, matches: row.try_get(first + 2)?, last: row.try_get(first + 3)? })
}

/// Four columns from this one on; all of them are there, or none.
fn said(row: &Row, first: usize) -> Result<Shows, StoreError> {
    let Some(profile) = row.try_get(first)? else { return Ok(Shows::USUALLY) };
    let (ratings, boards) = (row.try_get(first + 1)?, row.try_get(first + 2)?);
    Ok(Shows { profile, ratings, boards, history: row.try_get(first + 3)? })
}
