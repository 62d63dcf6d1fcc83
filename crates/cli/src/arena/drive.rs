//! Playing the deals: each by one thread in all its rotations, all of them in parallel.

use super::line_up::{Entrants, rotated};
use crate::failure::Failure;
use crate::in_play::{GameInPlay, Nobody, Seated};
use crate::journal::Journal;
use crate::part::Part;
use crate::playable::Playable;
use crate::set_up::{SetUp, unusual};
use crate::simulate::progress;
use bots::Leash;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::path::Path;
use std::time::Duration;
use table::{Dice, SeatSet, Seed, World};

pub(super) struct Driver<'a, G: Playable> {
    pub(super) set_up: &'a SetUp<G>,
    pub(super) entrants: &'a Entrants<G>,
    pub(super) seed: u64,
    pub(super) timing: bool,
}

/// One deal at one table, played in every rotation: what counts as one observation.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Set {
    pub(super) table: usize,
    pub(super) deal: u64,
    /// By rotation.
    pub(super) games: Vec<Played>,
    /// By entrant, in microseconds; only when it is wanted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) thought_us: Vec<(usize, u64)>,
}

/// By seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Played {
    pub(super) places: Vec<u8>,
    pub(super) scores: Vec<i32>,
}

impl<G: Playable> Driver<'_, G> {
    /// All sets, or those of a part, and whatever the journal has already; in order.
    pub(super) fn play(
        &self,
        deals: u64,
        threads: Option<u16>,
        journal: Option<&Path>,
        part: Option<Part>,
    ) -> Result<Vec<Set>, Failure> {
        let (journal, mut sets) = match journal {
            Some(file) => {
                let (journal, lines) = Journal::open(file, &self.question())?;
                let sets = lines.iter().map(|line| journal.read(line)).collect::<Result<Vec<Set>, _>>()?;
                (Some(journal), sets)
            }
            None => (None, Vec::new()),
        };
        let tables = self.entrants.tables.len();
        sets.retain(|set| set.table < tables && set.deal < deals);
        // A part that was played twice is there once.
        let mut known = HashSet::new();
        sets.retain(|set| known.insert((set.table, set.deal)));
        // Deal by deal, so that what is cut short has seen every table.
        let all = (0..deals).flat_map(|deal| (0..tables).map(move |table| (table, deal)));
        let count = deals * tables as u64;
        let ours = part.map_or(0..count, |part| part.of(count));
        let ours = (0..).zip(all).filter(|(number, _)| ours.contains(number)).map(|(_, set)| set);
        let missing: Vec<(usize, u64)> = ours.filter(|set| !known.contains(set)).collect();

        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads.map_or(0, usize::from))
            .build()
            .map_err(|error| Failure::Usage(format!("--threads: {error}")))?;
        let seats = u64::from(self.set_up.seats);
        let progress = progress((sets.len() + missing.len()) as u64 * seats);
        progress.inc(sets.len() as u64 * seats);
        let played: Result<Vec<Set>, Failure> = pool.install(|| {
            missing
                .into_par_iter()
                .map(|(table, deal)| {
                    let set = self.play_set(table, deal)?;
                    if let Some(journal) = &journal {
                        journal.write(&set)?;
                    }
                    progress.inc(seats);
                    Ok(set)
                })
                .collect()
        });
        progress.finish_and_clear();
        sets.extend(played?);
        sets.sort_by_key(|set| (set.deal, set.table));
        Ok(sets)
    }

    fn play_set(&self, table: usize, deal: u64) -> Result<Set, Failure> {
        let line_up = &self.entrants.tables[table];
        let mut set = Set { table, deal, games: Vec::new(), thought_us: Vec::new() };
        for turns in 0..line_up.len() {
            let seated = rotated(line_up, turns);
            let (played, thought) = self.play_one(&seated, deal)?;
            set.games.push(played);
            for (entrant, thought) in seated.into_iter().zip(thought) {
                let us = |time: Duration| u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
                set.thought_us.extend(thought.into_iter().map(|time| (entrant, us(time))));
            }
        }
        Ok(set)
    }

    /// The deal follows from the seed and its number alone, whoever sits where.
    fn play_one(&self, seated: &[usize], deal: u64) -> Result<(Played, Vec<Vec<Duration>>), Failure> {
        let SetUp { parts, options, seats } = self.set_up;
        let seed = Seed::derived(&format!("ratskeller arena {}", self.seed), deal);
        let world = World::deal(parts, options, *seats, seed, false).map_err(Failure::usage)?;
        let dice = Dice::from_seed(Seed::derived(&format!("ratskeller arena players {}", self.seed), deal));
        let sit = |(seat, &entrant): (table::Seat, &usize)| {
            let dice = dice.fork("seat", u32::from(seat.number()));
            let player = Seated::new(&self.entrants.players[entrant], &Leash::long(), dice);
            if self.timing { player.timed() } else { player }
        };
        let players = SeatSet::first(*seats).iter().zip(seated).map(sit).collect();
        let mut game = GameInPlay::new(world, players, None);
        let standing = game.play_to_the_end(&mut Nobody)?;
        let played = Played {
            places: standing.places.as_slice().to_vec(),
            scores: standing.scores.as_slice().to_vec(),
        };
        Ok((played, game.players.iter_mut().map(Seated::thought).collect()))
    }

    /// What has to be the same for results to be added up.
    fn question(&self) -> String {
        let names: Vec<&str> = self.entrants.players.iter().map(|player| player.name.as_str()).collect();
        format!(
            "{} rules {} parts {} seats {} seed {} bots {} tables {:?} options {}",
            G::NAME,
            G::RULES,
            self.set_up.parts.digest(),
            self.set_up.seats,
            self.seed,
            names.join(","),
            self.entrants.tables,
            unusual(&self.set_up.options).join(" "),
        )
    }
}
