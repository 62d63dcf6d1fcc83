//! Tables that were left in the middle of something, such as a commit whose answer is lost: where a computer player is to move and the clock
//! leaves it days, nobody would ask for them. What cannot be read is asked for more and more rarely.

use crate::id::TableId;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

const SOON: Duration = Duration::from_secs(1);
const LATEST: Duration = Duration::from_secs(600);

#[derive(Debug, Default)]
pub(super) struct Unfinished(BTreeMap<TableId, Again>);

#[derive(Clone, Copy, Debug)]
struct Again {
    pause: Duration,
    /// None: it was asked for, and is not there yet.
    at: Option<Instant>,
}

impl Unfinished {
    pub(super) fn add(&mut self, table: TableId, now: Instant) {
        let again = self.0.entry(table).or_insert(Again { pause: Duration::ZERO, at: None });
        if again.at.is_none() {
            again.pause = (again.pause * 2).clamp(SOON, LATEST);
            // What was left just now is asked for in the next round.
            again.at = Some(now + again.pause - SOON);
        }
    }

    /// It is there.
    pub(super) fn remove(&mut self, table: TableId) {
        self.0.remove(&table);
    }

    /// Those that are to be asked for now.
    pub(super) fn due(&mut self, now: Instant) -> Vec<TableId> {
        let due = self.0.iter_mut().filter(|(_, again)| again.at.is_some_and(|at| at <= now));
        due.map(|(table, again)| {
            again.at = None;
            *table
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_left_is_asked_for_at_once_and_what_cannot_be_read_more_and_more_rarely() {
        let (mut unfinished, now, table) =
            (Unfinished::default(), Instant::now(), TableId::from_random([7; 16]));
        unfinished.add(table, now);
        unfinished.add(table, now);
        assert_eq!(unfinished.due(now), [table]);
        assert!(unfinished.due(now + LATEST).is_empty(), "once");
        let mut pauses = Vec::new();
        let mut asked = now;
        for _ in 0..12 {
            unfinished.add(table, asked);
            let pause =
                (0..=600).find(|s| !unfinished.due(asked + Duration::from_secs(*s)).is_empty()).unwrap();
            pauses.push(pause);
            asked += Duration::from_secs(pause);
        }
        assert_eq!(pauses[..4], [1, 3, 7, 15]);
        assert_eq!(pauses[11], 599, "but it is");
        unfinished.add(table, asked);
        unfinished.remove(table);
        unfinished.add(table, asked);
        assert_eq!(unfinished.due(asked), [table], "it has been there in between");
    }

    #[test]
    fn what_is_there_in_the_meantime_is_not_asked_for() {
        let (mut unfinished, now, table) =
            (Unfinished::default(), Instant::now(), TableId::from_random([8; 16]));
        unfinished.add(table, now);
        unfinished.remove(table);
        assert!(unfinished.due(now + LATEST).is_empty());
    }
}
