//! How everybody's chance to win went in a match that is over. Each is judged from the own place: what a player could know
//! then, not what the cards turned out to be. Whoever drives the table counts a place at a time, where nobody waits for it.

use crate::Hostable;
use crate::limits;
use crate::steps::Steps;
use bots::in_order;
use bots::search::outlook;
use games::Written;
use games::protocol::{Chances, ChancesAt};
use std::fmt;
use table::{BySeat, Dice, Match, Printed, Record, Seat, Seed, Standing, Turn};

/// A change of this many per cent for somebody is a turning point; less may be chance.
const GREAT: u8 = 12;
const MOST_TURNING: usize = 3;

/// The places of a match that are to be judged, and how it ended.
pub struct Outlook<G: Hostable> {
    pub places: Vec<Place<G>>,
    /// Its end is no matter of opinion.
    pub end: ChancesAt,
}

/// A place of the match: a step of the replay, with what each seat saw.
pub struct Place<G: Hostable> {
    frame: u32,
    views: Vec<(Seat, G::View)>,
}

impl<G: Hostable> fmt::Debug for Outlook<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} places of a match of {}", self.places.len(), G::NAME)
    }
}

impl<G: Hostable> fmt::Debug for Place<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {} of a match of {}", self.frame, G::NAME)
    }
}

impl<G: Hostable> Outlook<G> {
    /// None: the record cannot be played.
    pub fn of(parts: &Printed<G::Parts>, written: &Written<G>) -> Option<Outlook<G>> {
        let record = &written.record;
        let (seed, standing) = (record.seed?, record.result?);
        let (places, end) = places::<G>(written.parts(parts), record, seed).ok()?;
        Some(Outlook { places, end: ChancesAt { frame: end, chances: per_cent(&result(&standing)) } })
    }
}

impl<G: Hostable> Place<G> {
    /// Each seat by its own view; together they are 100. The same place is judged alike, whoever asks and when.
    pub fn judge(&self) -> ChancesAt {
        let mut dice = Dice::from_seed(Seed::derived("chances", u64::from(self.frame)));
        ChancesAt { frame: self.frame, chances: judge::<G>(&self.views, &mut dice) }
    }
}

/// All of it, once every place is judged.
pub fn told(mut judged: Vec<ChancesAt>, end: ChancesAt) -> Chances {
    judged.push(end);
    let turning = turning(&judged);
    Chances { points: judged, turning }
}

/// Where somebody was about to decide, from the deal on; of many, as many as are worth a look, evenly. And which step is the last.
fn places<G: Hostable>(
    parts: &Printed<G::Parts>,
    record: &Record<G>,
    seed: Seed,
) -> Result<(Vec<Place<G>>, u32), String> {
    let open = |table: &Match<G>| matches!(table.turn(), Turn::Waits(_)) && table.sealed().is_empty();
    let mut steps = Steps::of(parts, record, seed)?;
    let mut frames = Vec::new();
    loop {
        if open(&steps.table) {
            frames.push(steps.at);
        }
        if steps.go_on()?.is_none() {
            break;
        }
    }
    let end = steps.at;
    let mut steps = Steps::of(parts, record, seed)?;
    let mut places = Vec::new();
    for frame in spread(&frames, limits::CHANCES_POINTS) {
        while steps.at < frame && steps.go_on()?.is_some() {}
        let seats = (0..record.seats).filter_map(Seat::new);
        let views = seats.map(|seat| (seat, steps.table.view(Some(seat)))).collect();
        places.push(Place { frame, views });
    }
    Ok((places, end))
}

/// At most so many of them, the first and the last included.
pub(crate) fn spread<T: Clone>(all: &[T], most: usize) -> Vec<T> {
    if all.len() <= most {
        return all.to_vec();
    }
    (0..most).map(|index| all[index * (all.len() - 1) / (most - 1)].clone()).collect()
}

/// Each seat by its own view; together they are 100.
fn judge<G: Hostable>(views: &[(Seat, G::View)], dice: &mut Dice) -> Vec<u8> {
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
    in_order(&mut great, |one, other| other.0.cmp(&one.0).then(one.1.cmp(&other.1)));
    great.truncate(MOST_TURNING);
    let mut turning: Vec<u32> = great.into_iter().map(|(_, point)| point).collect();
    in_order(&mut turning, Ord::cmp);
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
        let all: Vec<u32> = (0..100).collect();
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
