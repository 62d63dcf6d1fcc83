//! Adding up games. All in whole numbers, so that the sum does not depend on how the games were divided.

use crate::playable::Playable;
use crate::statistics::{Counts, Statistics, wilson};
use serde::{Deserialize, Serialize};
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

#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub(super) struct Tally<G: Playable> {
    wins: Vec<u64>,
    pub(super) scores: Vec<Counts>,
    pub(super) decisions: Counts,
    pub(super) rounds: Counts,
    pub(super) special: G::Statistics,
    /// The results in order, as they are hashed. Emptied into `hash` whenever a tally is added.
    #[serde(with = "as_text")]
    results: Vec<u8>,
    #[serde(skip)]
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
        self.special.close();
        self.results.extend(standing.places.as_slice());
        self.results.extend(standing.scores.as_slice().iter().flat_map(|score| score.to_le_bytes()));
        self.results.extend(decisions.to_le_bytes());
        self.results.extend(rounds.to_le_bytes());
    }

    /// Adds the games that came next.
    pub(super) fn add(&mut self, next: Self) {
        self.hash.update(std::mem::take(&mut self.results));
        let results = self.count(next);
        self.hash.update(results);
    }

    /// The same where others will add this to what they have: the results are not hashed, for a hash cannot be taken in parts.
    pub(super) fn keep(&mut self, next: Self) {
        let results = self.count(next);
        self.results.extend(results);
    }

    /// Adds up all but the results, and gives these.
    fn count(&mut self, next: Self) -> Vec<u8> {
        self.wins.iter_mut().zip(next.wins).for_each(|(sum, wins)| *sum += wins);
        self.scores.iter_mut().zip(next.scores).for_each(|(sum, scores)| sum.add(scores));
        self.decisions.add(next.decisions);
        self.rounds.add(next.rounds);
        self.special.add(next.special);
        next.results
    }

    /// Whether all its sums are of so many games at a table of so many seats; what is read may say anything.
    pub(super) fn is_of(&self, games: u64, seats: u8) -> bool {
        let seats = usize::from(seats);
        let result = seats * (1 + size_of::<i32>()) + 2 * size_of::<u32>();
        let all = [&self.decisions, &self.rounds].into_iter().chain(&self.scores);
        (self.wins.len(), self.scores.len()) == (seats, seats)
            && all.map(Counts::total).all(|total| total == games)
            && Some(self.results.len())
                == usize::try_from(games).ok().and_then(|games| games.checked_mul(result))
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

mod as_text {
    use base64::{Engine as _, engine::general_purpose::STANDARD};
    use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};

    pub(super) fn serialize<S: Serializer>(bytes: &[u8], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&STANDARD.encode(bytes))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
        STANDARD.decode(String::deserialize(from)?).map_err(D::Error::custom)
    }
}
