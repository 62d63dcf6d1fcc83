//! What everybody learns below the first decision: a node for each information set, shared by all worlds in which its
//! seat knows the same.

use super::Searchable;
use super::care::Care;
use super::playout::{Horizon, play_out, wins};
use crate::sums::Alike;
use std::collections::HashMap;
use table::{BySeat, Dice, Joint, Seat, Turn, World};

/// How much a choice that was seldom tried is given the benefit of the doubt; chances lie between 0 and 1.
const CURIOSITY: f32 = 0.35;
/// A few dozen bytes each with their choices: some megabytes at the most.
const MOST_NODES: usize = 20_000;
const MOST_CHOICES: usize = 8;

pub(super) struct Tree<G: Searchable> {
    nodes: HashMap<(Seat, u64), Node<G::Decision>>,
    most: usize,
    care: Care,
}

struct Node<D> {
    visits: u32,
    choices: Vec<Arm<D>>,
}

struct Arm<D> {
    decision: D,
    visits: u32,
    sum: f32,
}

impl<D> Node<D> {
    /// The choices widen slowly, the promising first: the habit alone, then one more at 4, 9, 16 visits and so on.
    fn select(&self) -> usize {
        let wide = (1 + self.visits.isqrt() as usize / 2).min(self.choices.len());
        let doubt = ((self.visits.max(1)) as f32).ln_alike();
        let promise = |arm: &Arm<D>| {
            if arm.visits == 0 {
                return f32::INFINITY;
            }
            let visits = arm.visits as f32;
            arm.sum / visits + CURIOSITY * (doubt / visits).sqrt()
        };
        let open = &self.choices[..wide];
        let mut best = 0;
        for (index, arm) in open.iter().enumerate() {
            if promise(arm) > promise(&open[best]) {
                best = index;
            }
        }
        best
    }
}

impl<G: Searchable> Tree<G> {
    pub(super) fn new(simulations: u32, care: Care) -> Self {
        Tree { nodes: HashMap::new(), most: MOST_NODES.min(simulations as usize), care }
    }

    /// Plays on: by what was learnt where somebody has been before, by habit from the first new place on. Then everybody
    /// on the way learns what came of it.
    pub(super) fn descend(&mut self, world: &mut World<G>, horizon: Horizon, dice: &mut Dice) -> BySeat<f32> {
        if !G::LEARNS_ON {
            return play_out(world, horizon, self.care, dice);
        }
        let mut path: Vec<((Seat, u64), usize)> = Vec::new();
        let ended = loop {
            let seats = match world.turn() {
                Turn::Over(standing) => break wins(&standing),
                Turn::AsksClock => break horizon.chances(world),
                Turn::Waits(seats) => seats,
            };
            // Several at once: as they usually do, and the tree ends here.
            let Some(seat) = seats.sole() else { break play_out(world, horizon, self.care, dice) };
            let view = world.view(Some(seat));
            if G::round(&view) >= horizon.until {
                break horizon.chances(world);
            }
            let key = (seat, G::information(seat, &view));
            if let Some(node) = self.nodes.get(&key) {
                let index = node.select();
                let decision = node.choices[index].decision.clone();
                // Two situations may share a number by accident; then habit has to do.
                if world.check(seat, &decision).is_err() {
                    break play_out(world, horizon, self.care, dice);
                }
                path.push((key, index));
                world.resolve(&Joint::single(seat, decision));
                continue;
            }
            if self.nodes.len() < self.most {
                let found = self.care.candidates::<G>(seat, &view, MOST_CHOICES, dice);
                let arm = |decision| Arm { decision, visits: 0, sum: 0.0 };
                let choices: Vec<_> = found.into_iter().map(arm).collect();
                if let Some(habit) = choices.first().map(|arm| arm.decision.clone()) {
                    path.push((key, 0));
                    self.nodes.insert(key, Node { visits: 0, choices });
                    world.resolve(&Joint::single(seat, habit));
                }
            }
            break play_out(world, horizon, self.care, dice);
        };
        for ((seat, information), index) in path {
            if let Some(node) = self.nodes.get_mut(&(seat, information)) {
                node.visits += 1;
                node.choices[index].visits += 1;
                node.choices[index].sum += ended[seat];
            }
        }
        ended
    }
}
