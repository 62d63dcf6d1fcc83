//! How everybody's chance to win went in a match that is over. Each is judged from the own place: what a player could know
//! then, not what the cards turned out to be. Counted once, in the computer players' threads, a place at a time, so that
//! nobody who plays waits for it.

use crate::error::Fail;
use crate::hosted::Hosted;
use crate::house::House;
use crate::id::TableId;
use crate::limits;
use crate::thinkers::Whose;
use bots::search::outlook;
use games::Written;
use games::protocol::{Chances, ChancesAt, Code};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use table::{BySeat, Dice, Match, Record, Seat, Seed, Standing, Turn};
use tokio::sync::oneshot;

/// A change of this many per cent for somebody is a turning point; less may be chance.
const GREAT: u8 = 12;
const MOST_TURNING: usize = 3;

/// The last matches that somebody asked about.
#[derive(Debug, Default)]
pub(crate) struct Kept(Mutex<VecDeque<(TableId, Arc<Chances>)>>);

impl Kept {
    pub(crate) fn find(&self, table: TableId) -> Option<Arc<Chances>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(known, _)| *known == table).map(|(_, chances)| Arc::clone(chances))
    }

    pub(crate) fn keep(&self, table: TableId, chances: Arc<Chances>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back((table, chances));
        if kept.len() > limits::CHANCES_KEPT {
            kept.pop_front();
        }
    }
}

/// A place of the match: after this many entries of the record, with what each seat saw.
struct Place<G: Hosted> {
    frame: u32,
    views: Vec<(Seat, G::View)>,
}

pub(crate) async fn count<G: Hosted>(
    house: Arc<House>,
    whose: Whose,
    written: Written<G>,
) -> Result<Chances, Fail> {
    let record = written.record;
    let (Some(seed), Some(standing)) = (record.seed, record.result) else { return Err(unplayable()) };
    let replayed = Arc::clone(&house);
    let end = record.entries.len() as u32;
    let places = tokio::task::spawn_blocking(move || places::<G>(&replayed, &record, seed));
    let places = places.await.ok().flatten().ok_or_else(unplayable)?;
    let mut points = Vec::with_capacity(places.len() + 1);
    for Place { frame, views } in places {
        let (told, heard) = oneshot::channel();
        let mut dice = Dice::from_seed(Seed::derived("chances", u64::from(frame)));
        house.thinkers.think(whose, move || drop(told.send(judge::<G>(&views, &mut dice))));
        let chances = heard.await.map_err(|_| Fail::CLOSING)?;
        points.push(ChancesAt { frame, chances });
    }
    points.push(ChancesAt { frame: end, chances: per_cent(&result(&standing)) });
    let turning = turning(&points);
    Ok(Chances { points, turning })
}

fn unplayable() -> Fail {
    Fail::new(Code::BadRecord, "the record cannot be played")
}

/// Where somebody was about to decide, from the deal on; of many, as many as are worth a look, evenly.
fn places<G: Hosted>(house: &House, record: &Record<G>, seed: Seed) -> Option<Vec<Place<G>>> {
    let mut table =
        Match::<G>::start_by(record.rules, G::parts(&house.boxes), &record.options, record.seats, seed)
            .ok()?;
    let mut frames = Vec::new();
    let open = |table: &Match<G>| matches!(table.turn(), Turn::Waits(_)) && table.sealed().is_empty();
    for (frame, entry) in std::iter::once(None).chain(record.entries.iter().map(Some)).enumerate() {
        if let Some(entry) = entry {
            table.enter(entry).ok()?;
        }
        if open(&table) {
            frames.push(frame);
        }
    }
    let wanted = spread(&frames, limits::CHANCES_POINTS);
    let mut table =
        Match::<G>::start_by(record.rules, G::parts(&house.boxes), &record.options, record.seats, seed)
            .ok()?;
    let mut places = Vec::with_capacity(wanted.len());
    let mut entered = 0;
    for frame in wanted {
        for entry in &record.entries[entered..frame] {
            table.enter(entry).ok()?;
        }
        entered = frame;
        let seats = (0..record.seats).filter_map(Seat::new);
        let views = seats.map(|seat| (seat, table.view(Some(seat)))).collect();
        places.push(Place { frame: frame as u32, views });
    }
    Some(places)
}

/// At most so many of them, the first and the last included.
fn spread(all: &[usize], most: usize) -> Vec<usize> {
    if all.len() <= most {
        return all.to_vec();
    }
    (0..most).map(|index| all[index * (all.len() - 1) / (most - 1)]).collect()
}

/// Each seat by its own view; together they are 100.
fn judge<G: Hosted>(views: &[(Seat, G::View)], dice: &mut Dice) -> Vec<u8> {
    let mut chances = BySeat::filled(views.len() as u8);
    for (seat, view) in views {
        if let Some(seen) = outlook::<G>(view, limits::CHANCES_WORLDS, dice) {
            chances[*seat] = seen[*seat];
        }
    }
    per_cent(&chances)
}

fn result(standing: &Standing) -> BySeat<f32> {
    let winners = standing.winners();
    standing.places.map(|seat, _| f32::from(u8::from(winners.contains(seat))))
}

/// Where nobody has a chance everybody has nothing: all may lose together.
fn per_cent(chances: &BySeat<f32>) -> Vec<u8> {
    let all: f32 = chances.as_slice().iter().sum();
    let share = |chance: &f32| if all > 0.0 { (chance / all * 100.0).round() as u8 } else { 0 };
    chances.as_slice().iter().map(share).collect()
}

/// The greatest changes, in the order of the match.
fn turning(points: &[ChancesAt]) -> Vec<u32> {
    let change = |(before, after): (&ChancesAt, &ChancesAt)| {
        let both = before.chances.iter().zip(&after.chances);
        both.map(|(before, after)| before.abs_diff(*after)).max().unwrap_or(0)
    };
    let changes = points.iter().zip(points.iter().skip(1)).map(change).zip(1..);
    let mut great: Vec<(u8, u32)> = changes.filter(|(change, _)| *change >= GREAT).collect();
    great.sort_by_key(|(change, point)| (std::cmp::Reverse(*change), *point));
    great.truncate(MOST_TURNING);
    let mut turning: Vec<u32> = great.into_iter().map(|(_, point)| point).collect();
    turning.sort_unstable();
    turning
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(frame: u32, chances: &[u8]) -> ChancesAt {
        ChancesAt { frame, chances: chances.to_vec() }
    }

    #[test]
    fn the_greatest_changes_are_turning_points() {
        let points =
            [at(0, &[50, 50]), at(3, &[70, 30]), at(4, &[60, 40]), at(9, &[20, 80]), at(12, &[0, 100])];
        assert_eq!(turning(&points), [1, 3, 4]);
        assert!(turning(&points[..1]).is_empty());
    }

    #[test]
    fn of_many_places_the_first_and_the_last_are_looked_at() {
        let all: Vec<usize> = (0..100).collect();
        let some = spread(&all, 10);
        assert_eq!((some.len(), some[0], some[9]), (10, 0, 99));
        assert_eq!(spread(&all[..3], 10), [0, 1, 2]);
    }

    #[test]
    fn chances_add_up_and_all_may_lose() {
        let chances =
            |all: &[f32]| per_cent(&BySeat::from_fn(all.len() as u8, |seat| all[usize::from(seat.number())]));
        assert_eq!(chances(&[0.2, 0.2]), [50, 50]);
        assert_eq!(chances(&[0.0, 0.0]), [0, 0]);
    }
}
