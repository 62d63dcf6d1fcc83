//! Playing one table of an experiment. Each deal is played twice, by players with other dice: what comes out alike is the
//! deal's doing, and both together are one observation.

use super::leads::{Course, Leads};
use super::notes::Notes;
use crate::failure::Failure;
use crate::in_play::{GameInPlay, Seated, dealt};
use crate::playable::Playable;
use crate::set_up::{SetUp, unusual};
use crate::simulate::progress;
use crate::statistics::{By, Counts, Mean, Share, Statistics};
use bots::{Leash, Player};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::{Dice, Digest, Seat, SeatSet, Seed, Standing};

pub(super) struct Laboratory<'a, G: Playable> {
    pub(super) set_up: SetUp<G>,
    pub(super) bots: Vec<Player<G>>,
    pub(super) seed: u64,
    pub(super) by: By,
    pub(super) threads: Option<u16>,
    pub(super) notes: &'a Notes,
}

/// What came of one table.
pub(super) struct Finding<G: Playable> {
    /// By seat.
    pub(super) wins: Vec<Mean>,
    pub(super) scores: Vec<Counts>,
    pub(super) rounds: Counts,
    pub(super) decisions: Counts,
    /// The same seats won both games of a deal.
    pub(super) same_winner: Share,
    /// Whoever led after a quarter, a half and three quarters of the game won it.
    pub(super) leader_wins: [Share; 3],
    /// The part of a game after which the winner was ahead for good.
    pub(super) settled: Mean,
    pub(super) special: G::Statistics,
    /// By deal: its measures, for comparing with the same deal at another table.
    pub(super) deals: Vec<Vec<f64>>,
}

/// What is measured of every deal, of every game; then what this game measures.
const MEASURES: [&str; 6] = [
    "rounds a game",
    "decisions a game",
    "changes of the lead a game",
    "mean score",
    "the winner's margin",
    "the same winner when a deal is played again",
];

pub(super) fn measures<G: Playable>() -> Vec<&'static str> {
    let own = G::Statistics::default().measures().into_iter().map(|(name, _)| name);
    MEASURES.into_iter().chain(own).collect()
}

impl<G: Playable> Finding<G> {
    fn new(seats: u8) -> Self {
        Finding {
            wins: vec![Mean::default(); usize::from(seats)],
            scores: vec![Counts::default(); usize::from(seats)],
            rounds: Counts::default(),
            decisions: Counts::default(),
            same_winner: Share::default(),
            leader_wins: [Share::default(); 3],
            settled: Mean::default(),
            special: G::Statistics::default(),
            deals: Vec::new(),
        }
    }

    /// A measure over all deals.
    pub(super) fn measure(&self, index: usize) -> Mean {
        self.deals.iter().filter_map(|deal| deal.get(index)).copied().collect()
    }

    /// How much more than at the other table, deal by deal.
    pub(super) fn more_than(&self, other: &Self, index: usize) -> Mean {
        let pairs = self.deals.iter().zip(&other.deals);
        pairs.filter_map(|(one, other)| Some(one.get(index)? - other.get(index)?)).collect()
    }
}

/// One game.
#[derive(Serialize, Deserialize)]
struct Ended {
    #[serde(with = "as_lists")]
    standing: Standing,
    rounds: u32,
    decisions: u32,
    course: Course,
}

/// Both games of a deal, and what was seen of them together.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Pair<G: Playable> {
    games: [Ended; 2],
    special: G::Statistics,
}

impl<G: Playable> Laboratory<'_, G> {
    pub(super) fn play(&self, deals: u64) -> Result<Finding<G>, Failure> {
        let mut finding = Finding::new(self.set_up.seats);
        self.each("twice", deals, |deal| self.play_twice(deal), |pair| finding.see(pair))?;
        Ok(finding)
    }

    /// How often each of its seats wins for `one` among others, in every seat of every deal.
    pub(super) fn one_among(&self, one: &Player<G>, deals: u64) -> Result<Mean, Failure> {
        let mut wins = Mean::default();
        let all_seats = |deal| {
            let seats = SeatSet::first(self.set_up.seats);
            let shared = seats.iter().map(|seat| {
                let mut table: Vec<&Player<G>> = self.bots.iter().collect();
                table[usize::from(seat.number())] = one;
                let mut special = G::Statistics::default();
                Ok(shared_with(&self.play_one(deal, 0, &table, &mut special)?.standing, seat))
            });
            shared.collect::<Result<Vec<u8>, Failure>>()
        };
        let see = |shared: Vec<u8>| {
            wins.see(shared.iter().copied().map(part_of).sum::<f64>() / shared.len() as f64)
        };
        self.each(&format!("one {}", one.name), deals, all_seats, see)?;
        Ok(wins)
    }

    /// From what a deal comes to, when this is asked.
    fn table(&self, asked: &str) -> String {
        let SetUp { parts, options, seats } = &self.set_up;
        let bots: Vec<&str> = self.bots.iter().map(|bot| bot.name.as_str()).collect();
        let (options, bots) = (unusual(options).join(" "), bots.join(","));
        let (parts, seed, by) = (parts.digest(), self.seed, self.by.word());
        let all =
            format!("{asked} parts {parts} seats {seats} bots {bots} seed {seed} by {by} options {options}");
        Digest::of(all.as_bytes()).to_string().chars().take(16).collect()
    }

    /// In parallel, seen in order. A batch at a time, so that the memory does not grow with the number of deals.
    fn each<T: Send + Serialize + DeserializeOwned>(
        &self,
        asked: &str,
        deals: u64,
        play: impl Fn(u64) -> Result<T, Failure> + Sync,
        mut see: impl FnMut(T),
    ) -> Result<(), Failure> {
        const BATCH: u64 = 512;
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads.map_or(0, usize::from))
            .build()
            .map_err(|error| Failure::Usage(format!("--threads: {error}")))?;
        let (progress, table) = (progress(deals), self.table(asked));
        for start in (0..deals).step_by(BATCH as usize) {
            let batch = start..deals.min(start + BATCH);
            let played: Result<Vec<Option<T>>, Failure> = pool.install(|| {
                let one =
                    |deal| self.notes.find(&table, deal, deals, || play(deal)).inspect(|_| progress.inc(1));
                batch.into_par_iter().map(one).collect()
            });
            played?.into_iter().flatten().for_each(&mut see);
        }
        progress.finish_and_clear();
        Ok(())
    }

    fn play_twice(&self, deal: u64) -> Result<Pair<G>, Failure> {
        let table: Vec<&Player<G>> = self.bots.iter().collect();
        let mut special = G::Statistics::default();
        let games =
            [self.play_one(deal, 0, &table, &mut special)?, self.play_one(deal, 1, &table, &mut special)?];
        special.close();
        Ok(Pair { games, special })
    }

    fn play_one(
        &self,
        deal: u64,
        time: u32,
        table: &[&Player<G>],
        special: &mut G::Statistics,
    ) -> Result<Ended, Failure> {
        let seed = Seed::derived(&format!("ratskeller lab {}", self.seed), deal);
        // What the lot gives out belongs to the deal: it is the same both times.
        let mut lot = (self.by == By::Lot)
            .then(|| Dice::from_seed(Seed::derived(&format!("ratskeller lab lot {}", self.seed), deal)));
        let world = dealt(&self.set_up, seed, lot.as_mut())?;
        let dice = Dice::from_seed(Seed::derived(&format!("ratskeller lab players {}", self.seed), deal));
        let dice = dice.fork("time", time);
        let sit = |(seat, player): (Seat, &&Player<G>)| {
            Seated::new(player, &Leash::long(), dice.fork("seat", u32::from(seat.number())))
        };
        let players = SeatSet::first(self.set_up.seats).iter().zip(table).map(sit).collect();
        let mut game = GameInPlay::new(world, players, None).with_lot(lot);
        let mut leads = Leads::new(std::mem::take(special));
        let standing = game.play_to_the_end(&mut leads)?;
        let rounds = G::Statistics::rounds(&game.world);
        let course = leads.course();
        *special = leads.special;
        Ok(Ended { standing, rounds, decisions: game.decisions, course })
    }
}

/// By how many the win of this seat was shared, itself among them; none, if it did not win.
fn shared_with(standing: &Standing, seat: Seat) -> u8 {
    let winners = standing.winners();
    if winners.contains(seat) { winners.len() } else { 0 }
}

/// What one of so many has of a win.
fn part_of(winners: u8) -> f64 {
    if winners > 0 { 1.0 / f64::from(winners) } else { 0.0 }
}

/// What a seat has of the win.
fn share(standing: &Standing, seat: Seat) -> f64 {
    part_of(shared_with(standing, seat))
}

/// How far the winner is ahead of whoever comes next.
fn margin(standing: &Standing) -> f64 {
    let mut scores = standing.scores.as_slice().to_vec();
    scores.sort_unstable();
    let best = standing.winners().lowest().map(|seat| standing.scores[seat]);
    match (best, scores.as_slice()) {
        (Some(best), [first, second, ..]) if best == *first => f64::from(second - first),
        (Some(_), [.., second, first]) => f64::from(first - second),
        _ => 0.0,
    }
}

impl<G: Playable> Finding<G> {
    fn see(&mut self, pair: Pair<G>) {
        let Pair { games: [one, other], special } = pair;
        // Where nobody wins, nobody wins again.
        let winners = one.standing.winners();
        let same = !winners.is_empty() && winners == other.standing.winners();
        self.same_winner.see(same);
        self.same_winner.close();
        let both = [one, other];
        let mean = |of: &dyn Fn(&Ended) -> f64| both.iter().map(of).sum::<f64>() / 2.0;
        let scores = |standing: &Standing| {
            let all = standing.scores.as_slice();
            all.iter().copied().map(f64::from).sum::<f64>() / all.len() as f64
        };
        let common = [
            mean(&|game| game.rounds.into()),
            mean(&|game| game.decisions.into()),
            mean(&|game| game.course.changes().into()),
            mean(&|game| scores(&game.standing)),
            mean(&|game| margin(&game.standing)),
            f64::from(u8::from(same)),
        ];
        let own = special.measures().into_iter().map(|(_, value)| value);
        self.deals.push(common.into_iter().chain(own).collect());
        for (seat, wins) in self.wins.iter_mut().enumerate() {
            wins.see(mean(&|game| share(&game.standing, Seat::new(seat as u8).unwrap_or_default())));
        }
        self.settled.see(mean(&|game| game.course.settled(game.standing.winners())));
        for game in &both {
            let winners = game.standing.winners();
            for (seat, score) in game.standing.scores.iter() {
                self.scores[usize::from(seat.number())].see(*score);
            }
            self.rounds.see(game.rounds);
            self.decisions.see(game.decisions);
            for (index, leader_wins) in self.leader_wins.iter_mut().enumerate() {
                if let Some(leader) = game.course.leader_after(index + 1) {
                    leader_wins.see_win(winners.contains(leader), winners.len());
                }
            }
        }
        self.leader_wins.iter_mut().for_each(Share::close);
        self.special.add(special);
    }
}

/// Places and scores, by seat.
mod as_lists {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer, de::Error as _};
    use table::{BySeat, MOST_SEATS, Seat, Standing};

    pub(super) fn serialize<S: Serializer>(standing: &Standing, to: S) -> Result<S::Ok, S::Error> {
        (standing.places.as_slice(), standing.scores.as_slice()).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Standing, D::Error> {
        let (places, scores) = <(Vec<u8>, Vec<i32>)>::deserialize(from)?;
        if places.len() != scores.len() || places.len() > MOST_SEATS {
            return Err(D::Error::custom("every seat has a place and a score"));
        }
        let (seats, at) = (places.len() as u8, |seat: Seat| usize::from(seat.number()));
        Ok(Standing {
            places: BySeat::from_fn(seats, |seat| places[at(seat)]),
            scores: BySeat::from_fn(seats, |seat| scores[at(seat)]),
        })
    }
}
