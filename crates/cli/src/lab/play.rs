//! Playing one table of the experiment. Each deal is played twice, by players with other dice: what comes out alike is the
//! deal's doing.

use super::leads::Leads;
use crate::failure::Failure;
use crate::in_play::{GameInPlay, Seated};
use crate::playable::Playable;
use crate::set_up::SetUp;
use crate::statistics::{Counts, Mean, Rate, Statistics};
use bots::{Leash, Player};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use table::{Dice, Seat, SeatSet, Seed, Standing, World};

pub(super) struct Laboratory<G: Playable> {
    pub(super) set_up: SetUp<G>,
    pub(super) bots: Vec<Player<G>>,
    pub(super) seed: u64,
}

/// What came of one table.
pub(super) struct Finding<G: Playable> {
    /// By seat.
    pub(super) wins: Vec<Mean>,
    pub(super) scores: Vec<Counts>,
    pub(super) rounds: Counts,
    pub(super) decisions: Counts,
    pub(super) lead_changes: Counts,
    /// The same seat won both games of a deal.
    pub(super) same_winner: Rate,
    pub(super) special: G::Statistics,
}

impl<G: Playable> Finding<G> {
    fn new(seats: u8) -> Self {
        Finding {
            wins: vec![Mean::default(); usize::from(seats)],
            scores: vec![Counts::default(); usize::from(seats)],
            rounds: Counts::default(),
            decisions: Counts::default(),
            lead_changes: Counts::default(),
            same_winner: Rate::default(),
            special: G::Statistics::default(),
        }
    }
}

/// One game.
struct Ended<G: Playable> {
    standing: Standing,
    rounds: u32,
    decisions: u32,
    leads: Leads<G>,
}

impl<G: Playable> Laboratory<G> {
    pub(super) fn play(&self, deals: u64, threads: Option<u16>) -> Result<Finding<G>, Failure> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads.map_or(0, usize::from))
            .build()
            .map_err(|error| Failure::Usage(format!("--threads: {error}")))?;
        let mut finding = Finding::new(self.set_up.seats);
        // A batch at a time, so that the memory does not grow with the number of deals.
        const BATCH: u64 = 512;
        for start in (0..deals).step_by(BATCH as usize) {
            let batch = start..deals.min(start + BATCH);
            let played: Result<Vec<[Ended<G>; 2]>, Failure> =
                pool.install(|| batch.into_par_iter().map(|deal| self.play_twice(deal)).collect());
            played?.into_iter().for_each(|pair| finding.see(pair));
        }
        Ok(finding)
    }

    fn play_twice(&self, deal: u64) -> Result<[Ended<G>; 2], Failure> {
        Ok([self.play_one(deal, 0)?, self.play_one(deal, 1)?])
    }

    fn play_one(&self, deal: u64, time: u32) -> Result<Ended<G>, Failure> {
        let SetUp { parts, options, seats } = &self.set_up;
        let seed = Seed::derived(&format!("ratskeller lab {}", self.seed), deal);
        let world =
            World::deal(parts, options, *seats, seed, G::Statistics::LISTENS).map_err(Failure::usage)?;
        let dice = Dice::from_seed(Seed::derived(&format!("ratskeller lab players {}", self.seed), deal));
        let dice = dice.fork("time", time);
        let sit = |(seat, player): (Seat, &Player<G>)| {
            Seated::new(player, &Leash::long(), dice.fork("seat", u32::from(seat.number())))
        };
        let players = SeatSet::first(*seats).iter().zip(&self.bots).map(sit).collect();
        let mut game = GameInPlay::new(world, players, None);
        let mut leads = Leads::new(G::Statistics::default());
        let standing = game.play_to_the_end(&mut leads)?;
        let rounds = G::Statistics::rounds(&game.world);
        Ok(Ended { standing, rounds, decisions: game.decisions, leads })
    }
}

impl<G: Playable> Finding<G> {
    fn see(&mut self, [one, other]: [Ended<G>; 2]) {
        self.same_winner.see(one.standing.winners() == other.standing.winners());
        for (seat, wins) in self.wins.iter_mut().enumerate() {
            let share = |standing: &Standing| {
                let (winners, seat) = (standing.winners(), Seat::new(seat as u8).unwrap_or_default());
                if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 }
            };
            // Two games of one deal are one observation.
            wins.see((share(&one.standing) + share(&other.standing)) / 2.0);
        }
        for game in [one, other] {
            for (seat, score) in game.standing.scores.iter() {
                self.scores[usize::from(seat.number())].see(*score);
            }
            self.rounds.see(game.rounds);
            self.decisions.see(game.decisions);
            self.lead_changes.see(game.leads.changes);
            self.special.add(game.leads.special);
        }
    }
}
