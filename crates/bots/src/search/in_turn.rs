//! One seat decides: its choices are compared on the same worlds, and the worse half is dropped again and again.
//!
//! Trying every choice in each world, with the same dice, takes the luck of the deal out of the comparison; dropping
//! the worse half (sequential halving) leaves most simulations to those that are close. The habit is never dropped:
//! whatever is to be preferred to it has to be better beyond chance.

use super::thought::{Choice, Thought};
use super::tree::Tree;
use super::usual::Usual;
use super::{Budget, Known, Mind, Searchable};
use crate::in_order;
use table::{BySeat, Seat, SeatSet};

/// Each choice is worth at least so many worlds, so that a short thought has few choices.
const LEAST_WORLDS: u32 = 10;
const MOST_CHOICES: usize = 32;

struct Tried<D> {
    decision: D,
    worlds: u32,
    sum: f64,
    points: f64,
    /// Against the habit in the same world.
    ahead: f64,
    ahead_squared: f64,
}

impl<D> Tried<D> {
    fn new(decision: D) -> Self {
        Tried { decision, worlds: 0, sum: 0.0, points: 0.0, ahead: 0.0, ahead_squared: 0.0 }
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(self.worlds.max(1))
    }

    /// How much better than the habit it is for sure: the mean less so many standard errors.
    fn lead(&self, caution: f64) -> f64 {
        let worlds = f64::from(self.worlds.max(1));
        let mean = self.ahead / worlds;
        let variance = (self.ahead_squared / worlds - mean * mean).max(0.0);
        mean - caution * (variance / worlds).sqrt()
    }
}

/// What a thought keeps beside its choices: what those do who decide at the same time, what was learnt about the rest of
/// the turn, and who is ahead.
struct Aids<G: Searchable> {
    others: Usual<G>,
    tree: Tree<G>,
    chances: Chances,
}

/// `seats`: all who decide now. Those beside the thinker do what is usual.
pub(super) fn think<G: Searchable>(
    seat: Seat,
    seats: SeatSet,
    mind: &mut Mind<'_, G>,
    budget: &mut Budget<'_>,
) -> Thought<G::Decision> {
    let most = ((budget.left / LEAST_WORLDS) as usize).clamp(2, MOST_CHOICES);
    let own = match mind.known {
        Known::View(view) => view.clone(),
        Known::Truth(_) => mind.world.view(Some(seat)),
    };
    let candidates = mind.care.candidates::<G>(seat, &own, most, &mut mind.dice);
    let candidates = mind.lessons.think_of_more::<G>(seat, &own, candidates, most, &mut mind.dice);
    let candidates = mind.lessons.sift::<G>(seat, &own, candidates, &mut mind.dice);
    if candidates.len() <= 1 {
        let only = candidates.into_iter().next();
        return Thought::sole(only.unwrap_or_else(|| mind.world.fallback(seat)));
    }
    let simulations = budget.left;
    let mut tried: Vec<Tried<G::Decision>> = candidates.into_iter().map(Tried::new).collect();
    let mut alive: Vec<usize> = (0..tried.len()).collect();
    let mut aids = Aids {
        others: Usual::of(seats.without(seat)),
        tree: Tree::new(simulations, mind.care),
        chances: Chances::default(),
    };
    let halvings = usize::BITS - (tried.len() - 1).leading_zeros();
    for halving in 0..halvings {
        let share = budget.left / (halvings - halving);
        let worlds = (share / alive.len() as u32).max(1);
        for _ in 0..worlds {
            let Some(values) = try_all(seat, &tried, &alive, mind, budget, &mut aids) else {
                break;
            };
            for (&index, &(value, points)) in alive.iter().zip(&values) {
                let one = &mut tried[index];
                let ahead = value - values[0].0;
                one.worlds += 1;
                one.sum += value;
                one.points += points;
                one.ahead += ahead;
                one.ahead_squared += ahead * ahead;
            }
        }
        // The habit is the first and stays the first.
        in_order(&mut alive[1..], |&a, &b| tried[b].mean().total_cmp(&tried[a].mean()).then(a.cmp(&b)));
        alive.truncate((alive.len().div_ceil(2)).max(2));
    }
    let caution = G::caution(&own, simulations);
    let lead = |index: usize| tried[index].lead(caution);
    let best = alive[1..].iter().copied().max_by(|&a, &b| lead(a).total_cmp(&lead(b)));
    let chosen = best.filter(|&index| lead(index) > 0.0).unwrap_or(0);
    Thought {
        decision: tried[chosen].decision.clone(),
        chances: aids.chances.mean(),
        simulations: budget.spent,
        choices: tried
            .iter()
            .enumerate()
            .map(|(index, one)| Choice {
                decision: one.decision.clone(),
                value: one.mean() as f32,
                points: (one.points / f64::from(one.worlds.max(1))) as f32,
                weight: f32::from(u8::from(index == chosen)),
                tried: one.worlds,
            })
            .collect(),
    }
}

/// One world, and what each of those still in question leads to in it: who wins, and with how many points. `None` when the thought
/// is over.
fn try_all<G: Searchable>(
    seat: Seat,
    tried: &[Tried<G::Decision>],
    alive: &[usize],
    mind: &mut Mind<'_, G>,
    budget: &mut Budget<'_>,
    aids: &mut Aids<G>,
) -> Option<Vec<(f64, f64)>> {
    let world = mind.imagine().clone();
    let luck = mind.dice.split();
    let mut joint = aids.others.decide(&world, &mut mind.dice);
    let mut values = Vec::with_capacity(alive.len());
    for &index in alive {
        if !budget.spend() {
            return None;
        }
        let (mut world, mut dice) = (world.clone(), luck.clone());
        joint.put(seat, tried[index].decision.clone());
        world.resolve(&joint);
        let ended = aids.tree.descend(&mut world, mind.horizon, &mut dice);
        aids.chances.see(&ended);
        values.push((f64::from(ended[seat]), mind.count(seat, &world)));
    }
    Some(values)
}

/// The mean over all that was simulated.
#[derive(Default)]
pub(super) struct Chances {
    sum: Option<BySeat<f32>>,
    seen: u32,
}

impl Chances {
    pub(super) fn see(&mut self, chances: &BySeat<f32>) {
        let before = self.sum.unwrap_or(BySeat::filled(chances.len()));
        self.sum = Some(chances.map(|seat, chance| before[seat] + chance));
        self.seen += 1;
    }

    pub(super) fn mean(&self) -> Option<BySeat<f32>> {
        let seen = self.seen as f32;
        self.sum.map(|sum| sum.map(|_, all| all / seen))
    }
}
