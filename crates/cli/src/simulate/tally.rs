//! Adding up games. All in whole numbers, so that the sum does not depend on how the games were divided.

use crate::playable::Playable;
use crate::statistics::{Counts, Statistics, wilson};
use sha2::{Digest as _, Sha256};
use table::{Seat, Standing};

/// A win is divided among those who share it: every number of winners up to 12 divides this.
const WIN: u64 = 27_720;

/// What is kept of a game.
pub(super) struct Played {
    pub(super) standing: Standing,
    pub(super) decisions: u32,
    pub(super) rounds: u32,
}

pub(super) struct Tally<G: Playable> {
    wins: Vec<u64>,
    pub(super) scores: Vec<Counts>,
    pub(super) decisions: Counts,
    pub(super) rounds: Counts,
    pub(super) special: G::Statistics,
    /// The results in order, as they are hashed. Emptied into `hash` whenever a tally is added.
    results: Vec<u8>,
    hash: Sha256,
}

impl<G: Playable> Tally<G> {
    pub(super) fn new(seats: u8) -> Self {
        Tally {
            wins: vec![0; usize::from(seats)],
            scores: vec![Counts::default(); usize::from(seats)],
            decisions: Counts::default(),
            rounds: Counts::default(),
            special: G::Statistics::default(),
            results: Vec::new(),
            hash: Sha256::new(),
        }
    }

    pub(super) fn see(&mut self, played: &Played) {
        let Played { standing, decisions, rounds } = played;
        let winners = standing.winners();
        for seat in winners {
            self.wins[at(seat)] += WIN / u64::from(winners.len());
        }
        for (seat, score) in standing.scores.iter() {
            self.scores[at(seat)].see(*score);
        }
        self.decisions.see(*decisions);
        self.rounds.see(*rounds);
        self.results.extend(standing.places.as_slice());
        self.results.extend(standing.scores.as_slice().iter().flat_map(|score| score.to_le_bytes()));
        self.results.extend(decisions.to_le_bytes());
        self.results.extend(rounds.to_le_bytes());
    }

    /// Adds the games that came next.
    pub(super) fn add(&mut self, next: Self) {
        self.wins.iter_mut().zip(next.wins).for_each(|(sum, wins)| *sum += wins);
        self.scores.iter_mut().zip(next.scores).for_each(|(sum, scores)| sum.add(scores));
        self.decisions.add(next.decisions);
        self.rounds.add(next.rounds);
        self.special.add(next.special);
        self.hash.update(std::mem::take(&mut self.results));
        self.hash.update(next.results);
    }

    pub(super) fn games(&self) -> u64 {
        self.decisions.total()
    }

    /// The share of the wins that each seat had.
    pub(super) fn win_rates(&self) -> Vec<f64> {
        let all = (WIN * self.games().max(1)) as f64;
        self.wins.iter().map(|&wins| wins as f64 / all).collect()
    }

    pub(super) fn win_intervals(&self) -> Vec<(f64, f64)> {
        self.win_rates().into_iter().map(|rate| wilson(rate, self.games())).collect()
    }

    /// SHA-256 over all results in order, in hexadecimal.
    pub(super) fn digest(&self) -> String {
        let hash = self.hash.clone().chain_update(&self.results).finalize();
        hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

fn at(seat: Seat) -> usize {
    usize::from(seat.number())
}
