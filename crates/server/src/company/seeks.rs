//! Who looks for others to play with, and whom they find.

use crate::id::GuestId;
use crate::limits;
use games::GameId;
use games::protocol::FromBell;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::Notify;

/// Somebody who looks for others.
#[derive(Clone, Debug)]
pub(crate) struct Seek {
    pub guest: GuestId,
    pub game: GameId,
    /// On the scale of the ratings; none, if nobody knows yet.
    pub strength: Option<f64>,
    pub since: Instant,
    /// Whom they must not meet.
    pub apart: Vec<GuestId>,
}

/// Everybody who looks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seeks(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    last: u64,
    /// In the order in which they came.
    seeks: Vec<(u64, Seek)>,
    /// What each has been told last.
    told: HashMap<u64, (u32, bool)>,
}

/// A search that goes on until it is dropped, or found.
#[derive(Debug)]
pub(crate) struct Looking {
    number: u64,
    seeks: Seeks,
}

/// What has come of it by now.
#[derive(Debug, Default)]
pub(crate) struct Gathered {
    /// Each is put at a table.
    pub groups: Vec<Vec<Seek>>,
    pub told: Vec<(GuestId, FromBell)>,
}

impl Seeks {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn look(&self, seek: Seek) -> Looking {
        let mut waiting = self.waiting();
        waiting.last += 1;
        let number = waiting.last;
        // One person at two windows would play against themselves.
        waiting.seeks.retain(|(_, other)| other.guest != seek.guest);
        waiting.seeks.push((number, seek));
        drop(waiting);
        self.0.changed.notify_one();
        Looking { number, seeks: self.clone() }
    }

    /// These two must not meet from now on.
    pub(crate) fn part(&self, one: GuestId, other: GuestId) {
        for (_, seek) in &mut self.waiting().seeks {
            if seek.guest == one {
                seek.apart.push(other);
            }
        }
    }

    /// Returns when somebody has come or gone, or when the time has come to look again; never, while nobody looks.
    pub(crate) async fn changed(&self) {
        let again = !self.waiting().seeks.is_empty();
        let wait = async {
            if again { tokio::time::sleep(limits::SEEK_EVERY).await } else { std::future::pending().await }
        };
        tokio::select! {
            () = self.0.changed.notified() => (),
            () = wait => (),
        }
    }

    pub(crate) fn gather(&self, now: Instant) -> Gathered {
        self.waiting().gather(now)
    }
}

impl Drop for Looking {
    fn drop(&mut self) {
        self.seeks.waiting().seeks.retain(|(number, _)| *number != self.number);
        self.seeks.0.changed.notify_one();
    }
}

impl Waiting {
    /// Whoever waits longest comes first, and has the choice: those of near strength. A table is laid once it is full, or
    /// nobody else has come for a moment.
    fn gather(&mut self, now: Instant) -> Gathered {
        let mut gathered = Gathered::default();
        let mut passed = 0;
        while let Some((number, first)) = self.seeks.get(passed).cloned() {
            let group = self.group(number, &first);
            // Until the second came, there was nothing to wait for.
            let second = group.iter().map(|(_, seek)| seek.since).filter(|since| *since >= first.since).min();
            let waited = second.is_some_and(|second| now.saturating_duration_since(second) >= limits::GATHER);
            if group.len() + 1 == limits::QUICK_MOST || (waited && !group.is_empty()) {
                let numbers: Vec<u64> = group.iter().map(|(number, _)| *number).chain([number]).collect();
                self.seeks.retain(|(number, _)| !numbers.contains(number));
                gathered
                    .groups
                    .push(std::iter::once(first).chain(group.into_iter().map(|(_, seek)| seek)).collect());
            } else {
                passed += 1;
            }
        }
        let still: Vec<(u64, GuestId, GameId, u32, bool)> = self
            .seeks
            .iter()
            .map(|(number, seek)| {
                let people = 1 + self.might_meet(*number, seek).count() as u32;
                let offer = now.saturating_duration_since(seek.since) >= limits::OFFER_AFTER;
                (*number, seek.guest, seek.game, people, offer)
            })
            .collect();
        self.told.retain(|number, _| still.iter().any(|(other, ..)| other == number));
        for (number, guest, game, people, offer) in still {
            if self.told.insert(number, (people, offer)) != Some((people, offer)) {
                let game = game.name().to_owned();
                gathered.told.push((guest, FromBell::Sought { game, people, offer }));
            }
        }
        gathered
    }

    fn might_meet<'a>(&'a self, number: u64, seek: &'a Seek) -> impl Iterator<Item = &'a (u64, Seek)> {
        self.seeks.iter().filter(move |(other, another)| {
            *other != number && another.game == seek.game && meet(seek, another)
        })
    }

    /// The others of a table, those of near strength first; each may meet all.
    fn group(&self, number: u64, first: &Seek) -> Vec<(u64, Seek)> {
        let mut others: Vec<&(u64, Seek)> = self.might_meet(number, first).collect();
        others.sort_by(|(_, one), (_, other)| distance(first, one).total_cmp(&distance(first, other)));
        let mut group: Vec<(u64, Seek)> = Vec::new();
        for (number, seek) in others {
            if group.len() + 1 < limits::QUICK_MOST && group.iter().all(|(_, there)| meet(there, seek)) {
                group.push((*number, seek.clone()));
            }
        }
        group
    }
}

fn meet(one: &Seek, other: &Seek) -> bool {
    !one.apart.contains(&other.guest) && !other.apart.contains(&one.guest)
}

/// Of whom nobody knows how strong they are, they are as near to all.
fn distance(one: &Seek, other: &Seek) -> f64 {
    one.strength.zip(other.strength).map_or(0.0, |(one, other)| (one - other).abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId::ALL[0];

    fn guest(number: u8) -> GuestId {
        GuestId::from_random([number; 16])
    }

    fn seek(number: u8, strength: f64, since: Instant) -> Seek {
        Seek { guest: guest(number), game: GAME, strength: Some(strength), since, apart: Vec::new() }
    }

    fn guests(group: &[Seek]) -> Vec<GuestId> {
        group.iter().map(|seek| seek.guest).collect()
    }

    #[test]
    fn two_find_each_other_and_wait_a_moment_for_more() {
        let (seeks, began) = (Seeks::default(), Instant::now());
        let _one = seeks.look(seek(1, 0.0, began));
        assert!(seeks.gather(began + limits::OFFER_AFTER / 2).groups.is_empty(), "nobody plays alone");
        let came = began + limits::OFFER_AFTER / 2;
        let _two = seeks.look(seek(2, 0.0, came));
        let now = seeks.gather(came);
        assert!(now.groups.is_empty());
        assert!(
            now.told.iter().all(|(_, word)| matches!(word, FromBell::Sought { people: 2, offer: false, .. }))
        );
        assert!(seeks.gather(came).told.is_empty(), "what everybody knows is not said again");
        let later = seeks.gather(came + limits::GATHER);
        assert_eq!(
            later.groups.iter().map(|group| guests(group)).collect::<Vec<_>>(),
            [[guest(1), guest(2)]]
        );
        assert!(
            seeks.gather(came + limits::OFFER_AFTER).groups.is_empty(),
            "who has been found looks no longer"
        );
    }

    #[test]
    fn who_waits_longest_is_offered_computers_and_whoever_goes_looks_no_longer() {
        let (seeks, began) = (Seeks::default(), Instant::now());
        let one = seeks.look(seek(1, 0.0, began));
        seeks.gather(began);
        let offered = seeks.gather(began + limits::OFFER_AFTER).told;
        assert!(matches!(offered[..], [(_, FromBell::Sought { people: 1, offer: true, .. })]), "{offered:?}");
        drop(one);
        let _two = seeks.look(seek(2, 0.0, began));
        assert!(seeks.gather(began + limits::OFFER_AFTER).groups.is_empty());
    }

    #[test]
    fn a_full_table_begins_at_once_and_near_strength_comes_first() {
        let (seeks, began) = (Seeks::default(), Instant::now());
        let strengths = [25.0, 90.0, 24.0, 26.0, 10.0];
        let looking: Vec<Looking> = (1..)
            .zip(strengths)
            .map(|(number, strength)| seeks.look(seek(number, strength, began)))
            .collect();
        let groups = seeks.gather(began).groups;
        assert_eq!(groups.len(), 1);
        let mut found = guests(&groups[0]);
        found.sort();
        assert_eq!(found, [guest(1), guest(3), guest(4), guest(5)], "the one of 90 waits");
        drop(looking);
    }

    #[test]
    fn whoever_is_blocked_is_not_met_by_anybody_of_the_group() {
        let (seeks, began) = (Seeks::default(), Instant::now());
        let _one = seeks.look(seek(1, 0.0, began));
        let _two = seeks.look(Seek { apart: vec![guest(1)], ..seek(2, 0.0, began) });
        let _three = seeks.look(seek(3, 0.0, began));
        seeks.part(guest(3), guest(2));
        let groups = seeks.gather(began + limits::GATHER).groups;
        assert_eq!(groups.iter().map(|group| guests(group)).collect::<Vec<_>>(), [[guest(1), guest(3)]]);
    }

    #[test]
    fn nobody_plays_against_themselves_and_games_are_apart() {
        let (seeks, began) = (Seeks::default(), Instant::now());
        let _one = seeks.look(seek(1, 0.0, began));
        let _again = seeks.look(seek(1, 0.0, began));
        let _other = seeks.look(Seek { game: GameId::ALL[1], ..seek(2, 0.0, began) });
        assert!(seeks.gather(began + limits::GATHER).groups.is_empty());
    }
}
