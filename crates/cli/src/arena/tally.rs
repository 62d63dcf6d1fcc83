//! What the games say about the players. A deal in all its rotations is one observation: its games share their luck, so
//! counting them one by one would make every interval too narrow.

use super::drive::Set;
use super::line_up::{Entrants, rotated};
use super::rating::{Pairs, Rating, ratings};
use crate::playable::Playable;
use crate::statistics::{Mean, wilson};

pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) deals: u64,
    /// By entrant.
    pub(super) lines: Vec<Line>,
    /// How often the one was placed before the other, a tie counting half.
    pub(super) pairs: Pairs,
    /// Only with more than two entrants.
    pub(super) ratings: Option<Vec<Rating>>,
}

/// What came of one entrant.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// The share of the games that each seat of this player won, in parts where a win is shared.
    pub(super) wins: Mean,
    pub(super) scores: Mean,
    /// Ahead of the mean of the others at the table; positive is better, whatever the game counts.
    pub(super) margin: Mean,
    /// In microseconds, sorted.
    pub(super) thought: Vec<u64>,
}

impl Line {
    /// Where every deal came out alike, Wilson's interval still knows a doubt.
    pub(super) fn win_interval(&self) -> (f64, f64) {
        if self.wins.deviation() > 0.0 {
            let (low, high) = self.wins.interval();
            (low.max(0.0), high.min(1.0))
        } else {
            wilson(self.wins.mean(), self.wins.count())
        }
    }

    /// The time that this share of the decisions stayed below.
    pub(super) fn thought_quantile_ms(&self, share: f64) -> Option<f64> {
        let last = self.thought.len().checked_sub(1)?;
        Some(self.thought[(share * last as f64).ceil() as usize] as f64 / 1000.0)
    }
}

impl Tally {
    pub(super) fn of<G: Playable>(entrants: &Entrants<G>, sets: Vec<Set>, lowest_wins: bool) -> Tally {
        let count = entrants.players.len();
        let blank = Line {
            wins: Mean::default(),
            scores: Mean::default(),
            margin: Mean::default(),
            thought: Vec::new(),
        };
        let mut lines = vec![blank; count];
        let mut by_set = Vec::with_capacity(sets.len());
        let (mut games, mut deals) = (0, 0);
        for set in &sets {
            let table = &entrants.tables[set.table];
            let mut sums = vec![Sums::default(); count];
            let mut pairs = Pairs::new(count);
            for (turns, game) in set.games.iter().enumerate() {
                let seated = rotated(table, turns);
                games += 1;
                let winners = game.places.iter().filter(|&&place| place == 1).count().max(1) as f64;
                let all: f64 = game.scores.iter().copied().map(f64::from).sum();
                for (seat, &entrant) in seated.iter().enumerate() {
                    let score = f64::from(game.scores[seat]);
                    let others = (all - score) / (seated.len() - 1) as f64;
                    let sum = &mut sums[entrant];
                    sum.seats += 1.0;
                    sum.wins += if game.places[seat] == 1 { 1.0 / winners } else { 0.0 };
                    sum.scores += score;
                    sum.margin += if lowest_wins { others - score } else { score - others };
                    for (other_seat, &other) in seated.iter().enumerate().skip(seat + 1) {
                        pairs.see(entrant, other, game.places[seat], game.places[other_seat]);
                    }
                }
            }
            for (line, sum) in lines.iter_mut().zip(&sums).filter(|(_, sum)| sum.seats > 0.0) {
                line.wins.see(sum.wins / sum.seats);
                line.scores.see(sum.scores / sum.seats);
                line.margin.see(sum.margin / sum.seats);
            }
            for &(entrant, us) in &set.thought_us {
                lines[entrant].thought.push(us);
            }
            by_set.push(pairs);
            deals = deals.max(set.deal + 1);
        }
        lines.iter_mut().for_each(|line| line.thought.sort_unstable());
        let mut pairs = Pairs::new(count);
        by_set.iter().for_each(|set| pairs.add(set));
        let ratings = (count > 2).then(|| ratings(&by_set, count));
        Tally { games, deals, lines, pairs, ratings }
    }
}

#[derive(Clone, Debug, Default)]
struct Sums {
    seats: f64,
    wins: f64,
    scores: f64,
    margin: f64,
}
