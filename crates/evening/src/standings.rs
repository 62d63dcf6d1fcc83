//! How everybody stands, and why nobody stands higher or lower.

use crate::{Evening, Finish, Person, Scoring, Table};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// What people are told apart by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// The share of the others whom one has left behind, added up over the tables: a table won is one. Whoever shares a place has left
    /// half of the others there behind, and whoever sits out half of a table.
    Places,
    /// By how much one was better than the average of one's table, added up; sitting out is no better and no worse than that.
    Points,
    /// How those stand whom one has met: the average of what they have of what is added up.
    Met,
    /// Tables won, shared or not.
    Wins,
}

impl Measure {
    /// What counts first, and what decides among equals.
    pub const fn of(scoring: Scoring) -> [Measure; 4] {
        match scoring {
            Scoring::Places => [Measure::Places, Measure::Met, Measure::Wins, Measure::Points],
            Scoring::Points => [Measure::Points, Measure::Met, Measure::Places, Measure::Wins],
        }
    }

    /// How much of it is one.
    pub const fn unit(self, scoring: Scoring) -> i64 {
        match (self, scoring) {
            (Measure::Places, _) | (Measure::Met, Scoring::Places) => TABLE,
            (Measure::Points, _) | (Measure::Met, Scoring::Points) => POINT,
            (Measure::Wins, _) => 1,
        }
    }
}

/// Whole numbers do for every size of table.
const TABLE: i64 = 120;
const POINT: i64 = 60;

/// Somebody's line in the standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub person: Person,
    /// Whoever cannot be told apart shares it.
    pub rank: u16,
    /// Tables that are over.
    pub played: u8,
    /// In the order of [`Measure::of`].
    pub worth: [i64; 4],
    /// What tells this line from the one above; none for the first, and for whoever shares a rank.
    pub told_by: Option<Measure>,
}

impl Evening {
    /// The best first.
    pub fn standings(&self) -> Vec<Line> {
        let scoring = self.rules().scoring;
        let main = scores(self, scoring);
        let (places, points) = (scores(self, Scoring::Places), scores(self, Scoring::Points));
        let mut lines: Vec<Line> = self
            .people()
            .map(|person| {
                let finishes = || finishes(self, person);
                let worth = Measure::of(scoring).map(|measure| match measure {
                    Measure::Places => places[person.index()],
                    Measure::Points => points[person.index()],
                    Measure::Met => met(self, person, &main),
                    Measure::Wins => finishes().filter(|finish| finish.place == 1).count() as i64,
                });
                Line { person, rank: 0, played: finishes().count() as u8, worth, told_by: None }
            })
            .collect();
        lines.sort_by_key(|line| Reverse(line.worth));
        for at in 0..lines.len() {
            let above =
                at.checked_sub(1).and_then(|above| lines.get(above)).map(|line| (line.rank, line.worth));
            let worth = lines[at].worth;
            let told =
                above.and_then(|(_, above)| above.iter().zip(&worth).position(|(above, own)| above != own));
            lines[at].told_by = told.map(|number| Measure::of(scoring)[number]);
            lines[at].rank = match above {
                Some((rank, same)) if same == worth => rank,
                Some(_) | None => at as u16 + 1,
            };
        }
        lines
    }
}

/// What everybody has of it by now.
pub(crate) fn scores(evening: &Evening, scoring: Scoring) -> Vec<i64> {
    let mut scores = vec![0; evening.people().len()];
    let mut add = |person: Person, worth: i64| {
        if let Some(score) = scores.get_mut(person.index()) {
            *score += worth;
        }
    };
    for round in evening.rounds() {
        for (table, finish) in over(&round.tables) {
            for (person, seat) in
                table.chairs.iter().zip(0..).filter_map(|(chair, seat)| Some(((*chair)?, seat)))
            {
                add(
                    person,
                    match scoring {
                        Scoring::Places => left_behind(finish, seat),
                        Scoring::Points => better_than_average(finish, seat),
                    },
                );
            }
        }
        if scoring == Scoring::Places {
            round.byes.iter().for_each(|person| add(*person, TABLE / 2));
        }
    }
    scores
}

fn over(tables: &[Table]) -> impl Iterator<Item = (&Table, &[Finish])> {
    tables.iter().filter_map(|table| Some((table, table.finish.as_deref()?)))
}

fn finishes(evening: &Evening, person: Person) -> impl Iterator<Item = &Finish> {
    let tables = evening.rounds().iter().flat_map(|round| over(&round.tables));
    tables.filter_map(move |(table, finish)| {
        let seat = table.chairs.iter().position(|chair| *chair == Some(person))?;
        finish.get(seat)
    })
}

fn left_behind(finish: &[Finish], seat: usize) -> i64 {
    let own = finish[seat].place;
    let (mut twice, mut others) = (0, 0);
    for (_, other) in finish.iter().enumerate().filter(|(other, _)| *other != seat) {
        others += 1;
        twice += match other.place.cmp(&own) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        };
    }
    TABLE * twice / (2 * others).max(1)
}

/// Where the winner has more points, more is better; where fewer, fewer.
fn better_than_average(finish: &[Finish], seat: usize) -> i64 {
    let ahead = |one: &Finish, other: &Finish| i64::from(other.place) - i64::from(one.place);
    let more = |one: &Finish, other: &Finish| i64::from(one.points) - i64::from(other.points);
    let pairs = finish.iter().flat_map(|one| finish.iter().map(move |other| (one, other)));
    let more_is_better: i64 =
        pairs.map(|(one, other)| ahead(one, other).signum() * more(one, other).signum()).sum();
    let all: i64 = finish.iter().map(|finish| i64::from(finish.points)).sum();
    let seats = finish.len() as i64;
    more_is_better.signum() * (i64::from(finish[seat].points) * seats - all) * POINT / seats.max(1)
}

fn met(evening: &Evening, person: Person, scores: &[i64]) -> i64 {
    let tables = evening.rounds().iter().flat_map(|round| over(&round.tables));
    let mine = tables.filter(|(table, _)| table.chairs.contains(&Some(person)));
    let others = mine.flat_map(|(table, _)| table.chairs.iter().flatten()).filter(|other| **other != person);
    let (count, sum) = others.fold((0, 0), |(count, sum), other| (count + 1, sum + scores[other.index()]));
    if count == 0 { 0 } else { i64::div_euclid(sum, count) }
}
