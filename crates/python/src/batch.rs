//! Many matches of any game, with the rows into which their steps are written. Python's arrays are filled from them at once: they
//! belong to Python, and are touched only while its lock is held.

use crate::table_of::Playable;
use crate::{Bytes, Floats};
use pyo3::prelude::*;
use std::time::{Duration, Instant};
use table::{Joint, Printed, Refused, Seed, Turn, World};
use tensors::{CannotLay, Matches, NoSuchLetter, Opponent, Stepped, size};

pub(crate) trait AnyBatch: Send {
    fn step(&mut self, letters: &[i64]) -> Result<(), NoSuchLetter>;
    fn show(
        &mut self,
        py: Python<'_>,
        observations: Option<Floats>,
        everything: Option<Floats>,
        masks_seats_ended: [Bytes; 3],
        rewards: Floats,
    ) -> PyResult<()>;
    fn play_on(&mut self, decisions: u32) -> u64;
    fn decisions(&self) -> u64;
}

pub(crate) struct Batch<G: Playable> {
    matches: Matches<G>,
    observations: Vec<f32>,
    everything: Vec<f32>,
    masks: Vec<u8>,
    seats: Vec<u8>,
    rewards: Vec<f32>,
    ended: Vec<u8>,
}

impl<G: Playable> Batch<G> {
    pub(crate) fn lay(
        count: usize,
        options: &G::Options,
        players: Vec<Option<String>>,
        seed: u64,
        threads: Option<usize>,
        observe: bool,
        everything: bool,
    ) -> Result<Self, CannotLay> {
        let at_the_table = players.len();
        let opponents =
            players.into_iter().map(|name| name.map_or(Opponent::You, Opponent::Player)).collect();
        let matches = Matches::<G>::lay(count, options, opponents, seed, threads)?;
        let mut batch = Batch {
            matches,
            observations: vec![0.0; if observe { count * size::<G>(false) } else { 0 }],
            everything: vec![0.0; if everything { count * size::<G>(true) } else { 0 }],
            masks: vec![0; count * G::LETTERS],
            seats: vec![0; count],
            rewards: vec![0.0; count * at_the_table],
            ended: vec![0; count],
        };
        batch.look();
        Ok(batch)
    }

    pub(crate) fn boxed(self) -> Box<dyn AnyBatch> {
        Box::new(self)
    }

    fn look(&mut self) {
        let Batch { matches, observations, everything, masks, seats, rewards, ended } = self;
        matches.show(&mut Stepped { observations, everything, masks, seats, rewards, ended });
    }
}

impl<G: Playable> AnyBatch for Batch<G> {
    fn step(&mut self, letters: &[i64]) -> Result<(), NoSuchLetter> {
        let Batch { matches, observations, everything, masks, seats, rewards, ended } = self;
        if letters.len() != matches.len() {
            return Err(NoSuchLetter { index: letters.len().min(matches.len()), letter: -1 });
        }
        matches.step(letters, &mut Stepped { observations, everything, masks, seats, rewards, ended })
    }

    fn show(
        &mut self,
        py: Python<'_>,
        observations: Option<Floats>,
        everything: Option<Floats>,
        [masks, seats, ended]: [Bytes; 3],
        rewards: Floats,
    ) -> PyResult<()> {
        if let Some(to) = observations {
            to.copy_from_slice(py, &self.observations)?;
        }
        if let Some(to) = everything {
            to.copy_from_slice(py, &self.everything)?;
        }
        masks.copy_from_slice(py, &self.masks)?;
        seats.copy_from_slice(py, &self.seats)?;
        ended.copy_from_slice(py, &self.ended)?;
        rewards.copy_from_slice(py, &self.rewards)
    }

    fn play_on(&mut self, decisions: u32) -> u64 {
        let ended = self.matches.play_on(decisions);
        self.look();
        ended
    }

    fn decisions(&self) -> u64 {
        self.matches.decisions()
    }
}

/// Decisions in a second of uniform random play, by nothing but the rules.
pub(crate) fn native_rate<G: Playable>(seats: u8, seconds: f64) -> Result<f64, Refused> {
    let parts = Printed::shipped();
    let (began, until) = (Instant::now(), Duration::from_secs_f64(seconds.clamp(0.0, 600.0)));
    let (mut decisions, mut number, mut clock) = (0_u64, 0, 0);
    while began.elapsed() < until {
        let seed = Seed::derived("ratskeller matches", number);
        let mut world = World::<G>::deal(&parts, &G::Options::default(), seats, seed, false)?;
        number += 1;
        loop {
            match world.turn() {
                Turn::Over(_) => break,
                Turn::AsksClock => {
                    clock += 600;
                    world.read_clock(clock);
                }
                Turn::Waits(asked) => {
                    let mut joint = Joint::new();
                    for seat in asked {
                        joint.put(seat, world.sample(seat));
                        decisions += 1;
                    }
                    world.resolve(&joint);
                }
            }
        }
    }
    Ok(decisions as f64 / began.elapsed().as_secs_f64())
}
