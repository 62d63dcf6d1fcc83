//! Results and what they come to, written in the transaction that ends the match: whoever finds the end finds all of it, once.

use super::evenings;
use super::people::Personal;
use super::sql::{self, Db, Row};
use super::{StoreError, Write};
use crate::id::{GuestId, TableId};
use host::{Ended, Finisher, Sitter};
use ratings::{Finish, Ladder, Played, Rating, Step, Who};

/// What follows from a write for results and ratings.
pub(super) async fn follow(db: &mut Db, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::At(table, host::Write::Ended(ended)) => end(db, table, ended).await,
        Write::Of(Personal::Brought { from, to }) => pass_on(db, from, Some(to)).await,
        Write::Of(Personal::Erased(guest)) => pass_on(db, guest, None).await,
        Write::Secret { .. }
        | Write::Guest { .. }
        | Write::Box { .. }
        | Write::Table(_)
        | Write::At(..)
        | Write::Share { .. }
        | Write::Unshare { .. }
        | Write::Of(_)
        | Write::Shows(..)
        | Write::Token(_)
        | Write::Order(_)
        | Write::Tie(_)
        | Write::Post(_)
        | Write::Day(_)
        | Write::Evening(_)
        | Write::Alive
        | Write::Forget(_)
        | Write::HandedIn { .. }
        | Write::Probe => Ok(()),
    }
}

/// A match has ended. One that has a result keeps it: the log may be read, and the end said, again.
async fn end(db: &mut Db, table: &TableId, ended: &Ended) -> Result<(), StoreError> {
    let game = ended.game.name();
    let written = sql::query(
        "INSERT INTO results (number, table_id, game, players, unrated, ended)
         SELECT (SELECT coalesce(max(number), 0) + 1 FROM results), id, game, seats, $1, touched FROM tables WHERE id = $2
         ON CONFLICT (table_id) DO NOTHING",
    );
    let written =
        written.bind(ended.unrated.map(|why| why.word())).bind(table.as_str()).execute(&mut *db).await?;
    if written == 0 {
        return Ok(());
    }
    let row = sql::query("SELECT number, ended FROM results WHERE table_id = $1").bind(table.as_str());
    let row = row.fetch_one(&mut *db).await?;
    let (number, at): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    let mut played = Played { number, game: game.to_owned(), seats: Vec::new() };
    for (seat, finisher) in (0_u8..).zip(&ended.seats) {
        // Whose seat it is the data file knows best: a guest may have turned out to be a regular in this very moment.
        let guest = sql::query("SELECT guest FROM seats WHERE table_id = $1 AND seat = $2");
        let guest = guest.bind(table.as_str()).bind(seat).fetch_optional(&mut *db).await?;
        let guest: Option<String> = guest.map(|row| row.try_get(0)).transpose()?.flatten();
        write_seat(db, number, game, seat, finisher, guest.as_deref()).await?;
        played.seats.push((who(db, finisher, guest).await?, finish(seat, finisher)));
    }
    sql::query(MET).bind(number).execute(&mut *db).await?;
    evenings::over(db, table, ended, at).await?;
    if ended.unrated.is_none() { rate(db, &played, at).await } else { Ok(()) }
}

/// Who met whom in one match.
const MET: &str = "INSERT INTO met (guest, opponent, number, game)
    SELECT DISTINCT mine.guest, coalesce(theirs.guest, theirs.bot), mine.number, mine.game
    FROM result_seats AS mine JOIN result_seats AS theirs ON theirs.number = mine.number AND theirs.seat <> mine.seat
    WHERE mine.number = $1 AND mine.guest IS NOT NULL AND coalesce(theirs.guest, theirs.bot) IS NOT NULL";

async fn write_seat(
    db: &mut Db,
    number: i64,
    game: &str,
    seat: u8,
    finisher: &Finisher,
    guest: Option<&str>,
) -> Result<(), StoreError> {
    let bot = match &finisher.sitter {
        Sitter::Bot(bot) => Some(bot.as_str()),
        Sitter::Guest(_) | Sitter::Nobody => None,
    };
    let query = sql::query(
        "INSERT INTO result_seats (number, seat, game, guest, bot, star, star_doubt, team, place, points, gave_up)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    );
    let query = query.bind(number).bind(seat).bind(game).bind(guest).bind(bot);
    let query = query.bind(finisher.star.map(|star| star.points)).bind(finisher.star.map(|star| star.doubt));
    let query = query.bind(finisher.team).bind(finisher.place).bind(finisher.points).bind(finisher.gave_up);
    query.execute(&mut *db).await?;
    Ok(())
}

async fn who(db: &mut Db, finisher: &Finisher, guest: Option<String>) -> Result<Who<String>, StoreError> {
    match (guest, finisher.star) {
        (Some(guest), _) => {
            let gone = sql::query("SELECT 1 FROM passed_on WHERE from_guest = $1 AND to_guest IS NULL");
            let gone = gone.bind(&guest).fetch_optional(&mut *db).await?;
            Ok(if gone.is_some() { Who::Somebody } else { Who::Person(guest) })
        }
        (None, Some(star)) => Ok(Who::Star(star)),
        (None, None) => Ok(Who::Somebody),
    }
}

fn finish(seat: u8, finisher: &Finisher) -> Finish {
    Finish {
        side: finisher.team.unwrap_or(seat),
        place: finisher.place,
        person: matches!(finisher.sitter, Sitter::Guest(_)),
        gave_up: finisher.gave_up,
    }
}

async fn rate(db: &mut Db, played: &Played<String>, at: i64) -> Result<(), StoreError> {
    let mut ladder = Ladder::default();
    for (who, _) in &played.seats {
        if let Who::Person(guest) = who {
            ladder.stands(guest.clone(), &played.game, last_step(db, guest, &played.game).await?);
        }
    }
    for (guest, step) in ladder.add(played) {
        write_step(db, &guest, &played.game, &step).await?;
        write_standing(db, &guest, &played.game, &step, at).await?;
    }
    Ok(())
}

async fn last_step(db: &mut Db, guest: &str, game: &str) -> Result<Vec<Step>, StoreError> {
    let query = sql::query(
        "SELECT number, matches, points_before, doubt_before, points, doubt FROM rating_steps
         WHERE guest = $1 AND game = $2 ORDER BY number DESC LIMIT 1",
    );
    let row = query.bind(guest).bind(game).fetch_optional(&mut *db).await?;
    row.iter().map(|row| step(row, 0)).collect()
}

/// Six columns from this one on.
pub(super) fn step(row: &Row, first: usize) -> Result<Step, StoreError> {
    Ok(Step {
        number: row.try_get(first)?,
        matches: row.try_get(first + 1)?,
        before: Rating { points: row.try_get(first + 2)?, doubt: row.try_get(first + 3)? },
        after: Rating { points: row.try_get(first + 4)?, doubt: row.try_get(first + 5)? },
    })
}

pub(super) async fn write_step(db: &mut Db, guest: &str, game: &str, step: &Step) -> Result<(), StoreError> {
    let query = sql::query(
        "INSERT INTO rating_steps (guest, game, number, matches, points_before, doubt_before, points, doubt)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    );
    let query = query.bind(guest).bind(game).bind(step.number).bind(step.matches);
    let query =
        query.bind(step.before.points).bind(step.before.doubt).bind(step.after.points).bind(step.after.doubt);
    query.execute(&mut *db).await?;
    Ok(())
}

/// Where somebody stands after this step, which ended then.
pub(super) async fn write_standing(
    db: &mut Db,
    guest: &str,
    game: &str,
    step: &Step,
    at: i64,
) -> Result<(), StoreError> {
    let query = sql::query(
        "INSERT INTO ratings (guest, game, points, doubt, at_least, matches, last) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (guest, game) DO UPDATE SET points = excluded.points, doubt = excluded.doubt,
             at_least = excluded.at_least, matches = excluded.matches, last = excluded.last",
    );
    let query = query.bind(guest).bind(game).bind(step.after.points).bind(step.after.doubt);
    query.bind(step.after.at_least()).bind(step.matches).bind(at).execute(&mut *db).await?;
    Ok(())
}

/// What one had is another's, or nobody's. The results stay as they are, and say who it was then.
async fn pass_on(db: &mut Db, from: &GuestId, to: Option<&GuestId>) -> Result<(), StoreError> {
    let noted = sql::query(
        "INSERT INTO passed_on (number, after_result, from_guest, to_guest)
         SELECT (SELECT coalesce(max(number), 0) + 1 FROM passed_on), (SELECT coalesce(max(number), 0) FROM results), $1, $2",
    );
    noted.bind(from.as_str()).bind(to.map(GuestId::as_str)).execute(&mut *db).await?;
    let Some(to) = to else {
        for of in ["DELETE FROM ratings WHERE guest = $1", "DELETE FROM rating_steps WHERE guest = $1"] {
            sql::query(of).bind(from.as_str()).execute(&mut *db).await?;
        }
        return Ok(());
    };
    let games = sql::query("SELECT game FROM ratings WHERE guest = $1").bind(from.as_str());
    for row in games.fetch_all(&mut *db).await? {
        let game: String = row.try_get(0)?;
        let theirs = last_step(db, from.as_str(), &game).await?;
        let own = last_step(db, to.as_str(), &game).await?;
        let (kept, dropped) =
            if Ladder::<String>::takes_over(&theirs, &own) { (from, to) } else { (to, from) };
        for of in ["ratings", "rating_steps"] {
            let dropping = format!("DELETE FROM {of} WHERE guest = $1 AND game = $2");
            sql::ours(dropping).bind(dropped.as_str()).bind(&game).execute(&mut *db).await?;
            let keeping = format!("UPDATE {of} SET guest = $1 WHERE guest = $2 AND game = $3");
            let keeping = sql::ours(keeping).bind(to.as_str()).bind(kept.as_str()).bind(&game);
            keeping.execute(&mut *db).await?;
        }
    }
    let moved = sql::query(
        "UPDATE result_seats SET guest = $2, came_as = $1 WHERE guest = $1
         AND NOT EXISTS (SELECT 1 FROM result_seats AS own WHERE own.number = result_seats.number AND own.guest = $2)",
    );
    moved.bind(from.as_str()).bind(to.as_str()).execute(&mut *db).await?;
    let numbers = sql::query("SELECT number FROM result_seats WHERE guest = $1 AND came_as = $2");
    for row in numbers.bind(to.as_str()).bind(from.as_str()).fetch_all(&mut *db).await? {
        let number: i64 = row.try_get(0)?;
        sql::query("DELETE FROM met WHERE number = $1").bind(number).execute(&mut *db).await?;
        sql::query(MET).bind(number).execute(&mut *db).await?;
    }
    Ok(())
}
