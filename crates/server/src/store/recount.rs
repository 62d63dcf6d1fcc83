//! All ratings once more, from the results alone.

use super::StoreError;
use super::results::{step, write_standing, write_step};
use super::sql::{self, Begin, Db, Row};
use super::write::Backend;
use crate::config::Data;
use crate::limits;
use ratings::{Finish, Ladder, Played, Rating, Step, Who};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Why nothing could be counted.
#[derive(Debug, thiserror::Error)]
pub enum CannotCount {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("there is no data file {}; name it with --data", .0.display())]
    NoFile(PathBuf),
}

impl From<sqlx::Error> for CannotCount {
    fn from(error: sqlx::Error) -> Self {
        CannotCount::Store(error.into())
    }
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    pub results: u64,
    pub people: u64,
    /// Where the data file said something else, a line each.
    pub differences: Vec<String>,
}

/// Counts everything again and says where the data say something else; a house may have them open meanwhile.
pub async fn count_again(data: &Data) -> Result<Counted, CannotCount> {
    there(data)?;
    let mut db = read_only(data).await?;
    db.begin(Begin::Read).await?;
    let counted = Count::of(&mut db).await?;
    db.roll_back().await?;
    db.close().await?;
    Ok(counted.told())
}

/// The same, and the data say afterwards what was counted. No house may have them open.
pub async fn recount(data: &Data) -> Result<Counted, CannotCount> {
    there(data)?;
    let mut held =
        Backend::take(data, &format!("process {}, counting ratings", std::process::id()), None).await?;
    let count = write_anew(held.db().await?).await;
    held.close().await;
    Ok(count?.told())
}

async fn write_anew(db: &mut Db) -> Result<Count, CannotCount> {
    // What fails before the end goes with the connection.
    db.begin(Begin::Write).await?;
    let count = Count::of(&mut *db).await?;
    for of in ["DELETE FROM ratings", "DELETE FROM rating_steps"] {
        sql::query(of).execute(&mut *db).await?;
    }
    for (guest, game, steps) in count.ladder.all() {
        for step in steps {
            write_step(db, guest, game, step).await?;
        }
        if let Some(last) = steps.last() {
            write_standing(db, guest, game, last, count.ended(last)).await?;
        }
    }
    db.commit().await?;
    Ok(count)
}

fn there(data: &Data) -> Result<(), CannotCount> {
    match data {
        Data::File(file) if !file.exists() => Err(CannotCount::NoFile(file.clone())),
        Data::File(_) | Data::Database(_) => Ok(()),
    }
}

async fn read_only(data: &Data) -> Result<Db, CannotCount> {
    match data {
        Data::File(file) => {
            let options = SqliteConnectOptions::new().filename(file).busy_timeout(limits::DISK_WITHIN);
            let opened = options.read_only(true).disable_statement_logging().connect().await;
            Ok(Db::Sqlite(opened.map_err(|error| StoreError::at_open(file, &error))?))
        }
        #[cfg(feature = "cluster")]
        Data::Database(database) => Ok(super::postgres::reader(database).await?),
        #[cfg(not(feature = "cluster"))]
        Data::Database(_) => Err(StoreError::NoPostgres.into()),
    }
}

/// Where somebody stands in a game, as the data file has it: points, doubt, at least, matches, last.
type Row5 = (i64, i64, i64, i64, i64);

struct Count {
    ladder: Ladder<String>,
    /// When each result ended.
    ended: BTreeMap<i64, i64>,
    results: u64,
    differences: Vec<String>,
}

impl Count {
    async fn of(db: &mut Db) -> Result<Count, CannotCount> {
        let mut count =
            Count { ladder: Ladder::default(), ended: BTreeMap::new(), results: 0, differences: Vec::new() };
        let passed = sql::query("SELECT after_result, from_guest, to_guest FROM passed_on ORDER BY number");
        let mut passed = passed.fetch_all(&mut *db).await?.into_iter().peekable();
        for played in rated(db, &mut count.ended).await? {
            while let Some(row) =
                passed.next_if(|row| row.try_get(0).is_ok_and(|after: i64| after < played.number))
            {
                count.pass_on(&row)?;
            }
            count.ladder.add(&played);
            count.results += 1;
        }
        for row in passed {
            count.pass_on(&row)?;
        }
        count.compare(db).await?;
        Ok(count)
    }

    fn pass_on(&mut self, row: &Row) -> Result<(), CannotCount> {
        let (from, to): (String, Option<String>) = (row.try_get(1)?, row.try_get(2)?);
        self.ladder.pass_on(&from, to.as_ref());
        Ok(())
    }

    fn ended(&self, step: &Step) -> i64 {
        self.ended.get(&step.number).copied().unwrap_or(0)
    }

    async fn compare(&mut self, db: &mut Db) -> Result<(), CannotCount> {
        let mut found: BTreeMap<(String, String), Vec<Step>> = BTreeMap::new();
        let steps = sql::query(
            "SELECT guest, game, number, matches, points_before, doubt_before, points, doubt FROM rating_steps
             ORDER BY guest, game, number",
        );
        for row in steps.fetch_all(&mut *db).await? {
            found.entry((row.try_get(0)?, row.try_get(1)?)).or_default().push(step(&row, 2)?);
        }
        let mut stand: BTreeMap<(String, String), Row5> = BTreeMap::new();
        let rows = sql::query("SELECT guest, game, points, doubt, at_least, matches, last FROM ratings");
        for row in rows.fetch_all(&mut *db).await? {
            let at = (row.try_get(2)?, row.try_get(3)?, row.try_get(4)?, row.try_get(5)?, row.try_get(6)?);
            stand.insert((row.try_get(0)?, row.try_get(1)?), at);
        }
        let mut differences = Vec::new();
        for (guest, game, steps) in self.ladder.all() {
            let Some(last) = steps.last() else { continue };
            let key = (guest.clone(), game.to_owned());
            let theirs = found.remove(&key).unwrap_or_default();
            if let Some(number) = first_difference(steps, &theirs) {
                differences.push(format!("{guest} in {game}: result {number} was counted differently"));
            }
            let Rating { points, doubt } = last.after;
            let should = (points, doubt, last.after.at_least(), last.matches, self.ended(last));
            if stand.remove(&key) != Some(should) {
                differences
                    .push(format!("{guest} in {game}: should stand at {points} ± {doubt} thousandths"));
            }
        }
        for (guest, game) in found.into_keys().chain(stand.into_keys()) {
            differences.push(format!("{guest} in {game}: no result says anything of it"));
        }
        differences.dedup();
        self.differences = differences;
        Ok(())
    }

    fn told(self) -> Counted {
        let people: std::collections::BTreeSet<&String> =
            self.ladder.all().map(|(guest, ..)| guest).collect();
        Counted { results: self.results, people: people.len() as u64, differences: self.differences }
    }
}

/// The number of the first result that the two ways differ in.
fn first_difference(one: &[Step], other: &[Step]) -> Option<i64> {
    let unlike = one.iter().zip(other).find(|(one, other)| one != other).map(|(one, _)| one.number);
    unlike.or_else(|| {
        let both = one.len().min(other.len());
        one.get(both).or_else(|| other.get(both)).map(|step| step.number)
    })
}

/// All rated results in their order, and when all of them ended.
async fn rated(db: &mut Db, ended: &mut BTreeMap<i64, i64>) -> Result<Vec<Played<String>>, CannotCount> {
    let query = sql::query(
        "SELECT results.number, results.game, results.ended, seat, coalesce(came_as, guest), bot IS NOT NULL, star,
                star_doubt, team, place, gave_up
         FROM results JOIN result_seats ON result_seats.number = results.number
         WHERE unrated IS NULL ORDER BY results.number, seat",
    );
    let mut all: Vec<Played<String>> = Vec::new();
    for row in query.fetch_all(&mut *db).await? {
        let number: i64 = row.try_get(0)?;
        if all.last().is_none_or(|last| last.number != number) {
            ended.insert(number, row.try_get(2)?);
            all.push(Played { number, game: row.try_get(1)?, seats: Vec::new() });
        }
        let (guest, bot): (Option<String>, bool) = (row.try_get(4)?, row.try_get(5)?);
        let star: Option<i64> = row.try_get(6)?;
        let doubt: Option<i64> = row.try_get(7)?;
        let who = match (guest, star.zip(doubt)) {
            (Some(guest), _) => Who::Person(guest),
            (None, Some((points, doubt))) => Who::Star(Rating { points, doubt }),
            (None, None) => Who::Somebody,
        };
        let (seat, team): (u8, Option<u8>) = (row.try_get(3)?, row.try_get(8)?);
        let side = team.unwrap_or(seat);
        let finish = Finish { side, place: row.try_get(9)?, person: !bot, gave_up: row.try_get(10)? };
        all.last_mut().into_iter().for_each(|played| played.seats.push((who.clone(), finish)));
    }
    Ok(all)
}
