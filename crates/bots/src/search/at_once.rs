//! Several seats decide at once: each learns by regret what to mix against the mixes of the others.
//!
//! In every world each seat tries all of its choices against what the others happen to do, and regrets what it did not
//! do (regret matching+). What is played in the end is the average of the mixes, which is what converges. Choices grow
//! while thinking: next to what does well something similar is tried, and what does badly is given up for it.

use super::in_turn::Chances;
use super::playout::play_out;
use super::thought::{Choice, Thought};
use super::{Budget, Mind, Searchable};
use table::{BySeat, Dice, Joint, Seat, SeatSet, World};

const MOST_CHOICES: usize = 40;
/// So many worlds for each choice at the least, so that a short thought has few choices.
const LEAST_WORLDS: u32 = 10;
/// What is to be played more seldom than this is not played at all: it is mixed in by what was tried early.
const RARE: f64 = 0.08;
/// How often the choices grow during a thought.
const GROWTHS: u32 = 8;

struct Mix<D> {
    choices: Vec<Weighed<D>>,
}

struct Weighed<D> {
    decision: D,
    /// Not played so far, and should have been.
    regret: f64,
    /// How much it was played, later mixes counting more.
    played: f64,
    value: f64,
    tried: u32,
}

impl<D: Clone + PartialEq> Mix<D> {
    fn of(decisions: Vec<D>) -> Self {
        let mut choices: Vec<Weighed<D>> = decisions.into_iter().map(Weighed::new).collect();
        // Before anything is known everybody does what is usual.
        if let Some(habit) = choices.first_mut() {
            habit.regret = 0.01;
        }
        Mix { choices }
    }

    /// In proportion to the regrets; where nothing is regretted, what is usual.
    fn now(&self) -> Vec<f64> {
        let all: f64 = self.choices.iter().map(|one| one.regret).sum();
        if all <= 0.0 {
            return (0..self.choices.len()).map(|index| f64::from(u8::from(index == 0))).collect();
        }
        self.choices.iter().map(|one| one.regret / all).collect()
    }

    fn average(&self) -> Vec<f64> {
        let all: f64 = self.choices.iter().map(|one| one.played).sum();
        if all <= 0.0 {
            return self.now();
        }
        let shares = self.choices.iter().map(|one| one.played / all);
        let most = shares.clone().fold(0.0, f64::max);
        let kept: Vec<f64> = shares.map(|share| if share < RARE.min(most) { 0.0 } else { share }).collect();
        let all: f64 = kept.iter().sum();
        kept.into_iter().map(|share| share / all).collect()
    }

    fn learn(&mut self, mix: &[f64], values: &[f64], weight: f64) {
        let expected: f64 = mix.iter().zip(values).map(|(share, value)| share * value).sum();
        for ((one, value), share) in self.choices.iter_mut().zip(values).zip(mix) {
            one.regret = (one.regret + value - expected).max(0.0);
            one.played += weight * share;
            one.value += value;
            one.tried += 1;
        }
    }

    /// The better half by regret, then by mean; where something new is to be tried nearby.
    fn best(&self) -> usize {
        let order = |a: &usize, b: &usize| {
            let (a, b) = (&self.choices[*a], &self.choices[*b]);
            a.regret.total_cmp(&b.regret).then(a.mean().total_cmp(&b.mean()))
        };
        (0..self.choices.len()).max_by(order).unwrap_or(0)
    }

    /// A newcomer takes the place of what is worst, unless it is known already.
    fn admit(&mut self, decision: D) {
        if self.choices.iter().any(|one| one.decision == decision) {
            return;
        }
        let worst = |a: &usize, b: &usize| self.choices[*a].mean().total_cmp(&self.choices[*b].mean());
        let idle = (1..self.choices.len()).filter(|&index| self.choices[index].regret <= 0.0);
        match idle.min_by(worst) {
            Some(index) if self.choices.len() >= MOST_CHOICES / 2 => {
                self.choices[index] = Weighed::new(decision)
            }
            _ if self.choices.len() < MOST_CHOICES => self.choices.push(Weighed::new(decision)),
            _ => (),
        }
    }
}

impl<D> Weighed<D> {
    fn new(decision: D) -> Self {
        Weighed { decision, regret: 0.0, played: 0.0, value: 0.0, tried: 0 }
    }

    fn mean(&self) -> f64 {
        self.value / f64::from(self.tried.max(1))
    }
}

fn drawn(mix: &[f64], dice: &mut Dice) -> usize {
    const STEPS: u32 = 1 << 24;
    let mut throw = f64::from(dice.below(STEPS)) / f64::from(STEPS);
    for (index, share) in mix.iter().enumerate() {
        throw -= share;
        if throw < 0.0 {
            return index;
        }
    }
    mix.iter().rposition(|share| *share > 0.0).unwrap_or(0)
}

pub(super) fn think<G: Searchable>(
    you: Seat,
    seats: SeatSet,
    mind: &mut Mind<'_, G>,
    budget: &mut Budget<'_>,
) -> Thought<G::Decision> {
    let simulations = budget.left;
    let share = simulations / (LEAST_WORLDS * u32::from(seats.len()));
    let most = (share as usize).clamp(3, MOST_CHOICES);
    let mut mixes: BySeat<Option<Mix<G::Decision>>> = BySeat::filled(table::MOST_SEATS as u8);
    for seat in seats {
        let view = mind.world.view(Some(seat));
        let mut found =
            G::candidates(seat, &view, if seat == you { most } else { most / 2 + 1 }, &mut mind.dice);
        if found.is_empty() {
            found.push(mind.world.fallback(seat));
        }
        mixes[seat] = Some(Mix::of(found));
    }
    if let Some(Mix { choices }) = &mixes[you]
        && let [only] = choices.as_slice()
    {
        return Thought::sole(only.decision.clone());
    }
    let mut chances = Chances::default();
    let (mut round, mut grown) = (1.0, 1);
    while learn_from_one_world(you, seats, &mut mixes, round, mind, budget, &mut chances) {
        round += 1.0;
        let spent = simulations - budget.left;
        if spent >= grown * (simulations / (GROWTHS + 2)) && grown <= GROWTHS {
            grown += 1;
            grow(seats, &mut mixes, mind);
        }
    }
    let decided = mixes[you].as_ref().map(|mix| (mix.average(), mix));
    let Some((average, mix)) = decided else { return Thought::sole(mind.world.fallback(you)) };
    let choices = mix.choices.iter().zip(&average).map(|(one, &weight)| Choice {
        decision: one.decision.clone(),
        value: one.mean() as f32,
        weight: weight as f32,
    });
    Thought {
        decision: mix.choices[drawn(&average, &mut mind.dice)].decision.clone(),
        choices: choices.collect(),
        chances: chances.mean(),
        simulations: simulations - budget.left,
    }
}

/// Everybody tries everything in one world. False when the thought is over.
fn learn_from_one_world<G: Searchable>(
    you: Seat,
    seats: SeatSet,
    mixes: &mut BySeat<Option<Mix<G::Decision>>>,
    weight: f64,
    mind: &mut Mind<'_, G>,
    budget: &mut Budget<'_>,
    chances: &mut Chances,
) -> bool {
    let world = mind.imagine().clone();
    let luck = mind.dice.split();
    let now: BySeat<Vec<f64>> = mixes.map(|_, mix| mix.as_ref().map(Mix::now).unwrap_or_default());
    let mut joint = Joint::new();
    for seat in seats {
        let Some(mix) = &mixes[seat] else { continue };
        let decision = &mix.choices[drawn(&now[seat], &mut mind.dice)].decision;
        joint.put(seat, legal(&world, seat, decision, &mut mind.dice));
    }
    for seat in seats {
        let Some(mix) = &mut mixes[seat] else { continue };
        if mix.choices.len() < 2 {
            continue;
        }
        let mut values = Vec::with_capacity(mix.choices.len());
        for one in &mix.choices {
            if !budget.spend() {
                return false;
            }
            let mut joint = joint.clone();
            let (mut world, mut dice) = (world.clone(), luck.clone());
            joint.put(seat, legal(&world, seat, &one.decision, &mut dice));
            world.resolve(&joint);
            let ended = play_out(&mut world, mind.until, &mut dice);
            if seat == you {
                chances.see(&ended);
            }
            values.push(f64::from(ended[seat]));
        }
        mix.learn(&now[seat], &values, weight);
    }
    true
}

/// What another seat may do depends on what it knows, which is not the same in every world.
fn legal<G: Searchable>(
    world: &World<G>,
    seat: Seat,
    decision: &G::Decision,
    dice: &mut Dice,
) -> G::Decision {
    if world.check(seat, decision).is_ok() {
        decision.clone()
    } else {
        G::habit(seat, &world.view(Some(seat)), dice)
    }
}

fn grow<G: Searchable>(seats: SeatSet, mixes: &mut BySeat<Option<Mix<G::Decision>>>, mind: &mut Mind<'_, G>) {
    for seat in seats {
        let Some(mix) = &mut mixes[seat] else { continue };
        let view = mind.world.view(Some(seat));
        for _ in 0..3 {
            let best = mix.choices[mix.best()].decision.clone();
            if let Some(near) = G::variation(seat, &view, &best, &mut mind.dice) {
                mix.admit(near);
            }
        }
    }
}
