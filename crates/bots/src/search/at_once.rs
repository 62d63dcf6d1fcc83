//! Several seats decide at once: each learns by regret what to mix against the mixes of the others.
//!
//! In every world each seat tries all of its choices against what the others happen to do, and regrets what it did not
//! do (regret matching+). What is played in the end is the average of the mixes, which is what converges. Choices grow
//! while thinking: next to what does well something similar is tried, and what does badly is given up for it.

use super::in_turn::Chances;
use super::playout::play_out;
use super::thought::{Choice, Thought};
use super::{Budget, Lessons, Mind, Searchable, fraction};
use std::collections::HashMap;
use table::{Dice, Joint, Seat, SeatSet, World};

const MOST_CHOICES: usize = 24;
/// A long thought keeps more, one for so many tries: the best answer to a mix is mostly none of those it began with.
const MOST_KEPT: usize = 48;
const TRIES_FOR_ONE: u32 = 500;
/// So many worlds for each choice at the least, so that a short thought has few choices.
const LEAST_WORLDS: u32 = 10;
/// What is to be played more seldom than this is not played at all: it is mixed in by what was tried early.
const RARE: f64 = 0.01;
/// So many choices that seem to be no good are given another try in every world.
const OTHERS: usize = 5;
/// The choices grow after so many worlds, by so many.
const WORLDS_BETWEEN: u32 = 2;
const NEWCOMERS: u32 = 3;
/// So many choices each: some megabytes at the most.
const MOST_MIXES: usize = 2_000;

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
    points: f64,
    tried: u32,
}

/// What one of the choices led to in a world: who wins, and with how many points.
struct Led {
    to: usize,
    value: f64,
    points: f64,
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

    fn average(&self, least: f64) -> Vec<f64> {
        let all: f64 = self.choices.iter().map(|one| one.played).sum();
        if all <= 0.0 {
            return self.now();
        }
        let shares = self.choices.iter().map(|one| one.played / all);
        let most = shares.clone().fold(0.0, f64::max);
        let rare = (RARE.max(least * most)).min(most);
        let kept: Vec<f64> = shares.map(|share| if share < rare { 0.0 } else { share }).collect();
        let all: f64 = kept.iter().sum();
        kept.into_iter().map(|share| share / all).collect()
    }

    /// What is worth trying in this world: all that is in the mix, and a few others by chance. The rest is not played, so
    /// that nothing about the mix is missed (regret-based pruning).
    fn worth_trying(&self, now: &[f64], dice: &mut Dice) -> Vec<usize> {
        let (mut tried, mut idle): (Vec<usize>, Vec<usize>) =
            (0..self.choices.len()).partition(|&index| now[index] > 0.0);
        let others = OTHERS.max(2_usize.saturating_sub(tried.len())).min(idle.len());
        dice.shuffle_top(&mut idle, others);
        // Newcomers first: those that nobody has tried.
        let mut others = idle.split_off(idle.len() - others);
        let mut new = idle.into_iter().filter(|&index| self.choices[index].tried == 0);
        for other in others.iter_mut().filter(|other| self.choices[**other].tried > 0) {
            *other = new.next().unwrap_or(*other);
        }
        tried.extend(others);
        tried
    }

    fn learn(&mut self, mix: &[f64], led: &[Led], weight: f64) {
        let expected: f64 = led.iter().map(|led| mix[led.to] * led.value).sum();
        for led in led {
            let one = &mut self.choices[led.to];
            one.regret = (one.regret + led.value - expected).max(0.0);
            one.value += led.value;
            one.points += led.points;
            one.tried += 1;
        }
        for (one, share) in self.choices.iter_mut().zip(mix) {
            one.played += weight * share;
        }
    }

    /// A newcomer takes the place of what is worst, unless it is known already. Each newcomer is tried first.
    fn admit(&mut self, decision: D, kept: usize) {
        if self.choices.iter().any(|one| one.decision == decision) {
            return;
        }
        let worst = |a: &usize, b: &usize| self.choices[*a].mean().total_cmp(&self.choices[*b].mean());
        let is_idle = |one: &Weighed<D>| one.regret <= 0.0 && one.tried > 0;
        let idle = (1..self.choices.len()).filter(|&index| is_idle(&self.choices[index]));
        match idle.min_by(worst) {
            Some(index) if self.choices.len() >= kept => self.choices[index] = Weighed::new(decision),
            _ if self.choices.len() < kept => self.choices.push(Weighed::new(decision)),
            _ => (),
        }
    }
}

impl<D> Weighed<D> {
    fn new(decision: D) -> Self {
        Weighed { decision, regret: 0.0, played: 0.0, value: 0.0, points: 0.0, tried: 0 }
    }

    fn mean(&self) -> f64 {
        self.value / f64::from(self.tried.max(1))
    }
}

fn drawn(mix: &[f64], dice: &mut Dice) -> usize {
    let mut throw = f64::from(fraction(dice));
    for (index, share) in mix.iter().enumerate() {
        throw -= share;
        if throw < 0.0 {
            return index;
        }
    }
    mix.iter().rposition(|share| *share > 0.0).unwrap_or(0)
}

/// Everybody's mixes: one for each that a seat may know, which is not the same in every world.
struct Mixes<G: Searchable> {
    by_knowledge: HashMap<(Seat, u64), Mix<G::Decision>>,
    lessons: Lessons,
    you: Seat,
    /// How many choices the thinker looks at; the others half as many.
    most: usize,
    /// How many everybody keeps while the choices grow.
    kept: usize,
}

impl<G: Searchable> Mixes<G> {
    /// The mix of this seat in this world; `None` when there are too many already.
    fn key(&mut self, seat: Seat, world: &World<G>, dice: &mut Dice) -> Option<(Seat, u64)> {
        let view = world.view(Some(seat));
        let key = (seat, G::information(seat, &view));
        if !self.by_knowledge.contains_key(&key) {
            if self.by_knowledge.len() >= MOST_MIXES {
                return None;
            }
            let most = if seat == self.you { self.most } else { self.most / 2 + 1 };
            let found = G::candidates(seat, &view, most, dice);
            let mut found = self.lessons.sift::<G>(seat, &view, found, dice);
            if found.is_empty() {
                found.push(world.fallback(seat));
            }
            self.by_knowledge.insert(key, Mix::of(found));
        }
        Some(key)
    }
}

pub(super) fn think<G: Searchable>(
    you: Seat,
    seats: SeatSet,
    mind: &mut Mind<'_, G>,
    budget: &mut Budget<'_>,
) -> Thought<G::Decision> {
    let simulations = budget.left;
    let each = simulations / u32::from(seats.len());
    let most = ((each / LEAST_WORLDS) as usize).clamp(3, MOST_CHOICES);
    let kept = ((each / TRIES_FOR_ONE) as usize).clamp(MOST_CHOICES, MOST_KEPT);
    let mut mixes = Mixes::<G> { by_knowledge: HashMap::new(), lessons: mind.lessons, you, most, kept };
    let Some(own) = mixes.key(you, &mind.world, &mut mind.dice) else {
        return Thought::sole(mind.world.fallback(you));
    };
    if let [only] = mixes.by_knowledge[&own].choices.as_slice() {
        return Thought::sole(only.decision.clone());
    }
    let mut chances = Chances::default();
    let mut worlds: u32 = 1;
    // What is played later counts more: in the square of its number.
    while learn_from_one_world(seats, &mut mixes, f64::from(worlds).powi(2), mind, budget, &mut chances) {
        worlds += 1;
        // Towards the end nobody new could prove itself.
        if worlds.is_multiple_of(WORLDS_BETWEEN) && budget.left > simulations / 4 {
            grow(seats, &mut mixes, mind);
        }
    }
    let mix = &mixes.by_knowledge[&own];
    let average = mix.average(mind.lessons.least_share::<G>(worlds));
    let choices = mix.choices.iter().zip(&average).map(|(one, &weight)| Choice {
        decision: one.decision.clone(),
        value: one.mean() as f32,
        points: (one.points / f64::from(one.tried.max(1))) as f32,
        weight: weight as f32,
        tried: one.tried,
    });
    Thought {
        decision: mix.choices[drawn(&average, &mut mind.dice)].decision.clone(),
        choices: choices.collect(),
        chances: chances.mean(),
        simulations: budget.spent,
    }
}

/// Everybody tries everything in one world. False when the thought is over.
fn learn_from_one_world<G: Searchable>(
    seats: SeatSet,
    mixes: &mut Mixes<G>,
    weight: f64,
    mind: &mut Mind<'_, G>,
    budget: &mut Budget<'_>,
    chances: &mut Chances,
) -> bool {
    let world = mind.imagine().clone();
    let luck = mind.dice.split();
    let mut joint = Joint::new();
    let mut learners = Vec::with_capacity(usize::from(seats.len()));
    for seat in seats {
        let Some(key) = mixes.key(seat, &world, &mut mind.dice) else {
            joint.put(seat, G::habit(seat, &world.view(Some(seat)), &mut mind.dice));
            continue;
        };
        let mix = &mixes.by_knowledge[&key];
        let now = mix.now();
        let decision = &mix.choices[drawn(&now, &mut mind.dice)].decision;
        joint.put(seat, legal(&world, seat, decision, &mut mind.dice));
        learners.push((seat, key, now));
    }
    for (seat, key, now) in learners {
        let Some(mix) = mixes.by_knowledge.get_mut(&key).filter(|mix| mix.choices.len() > 1) else {
            continue;
        };
        let tried = mix.worth_trying(&now, &mut mind.dice);
        let mut led = Vec::with_capacity(tried.len());
        for index in tried {
            if !budget.spend() {
                return false;
            }
            let mut joint = joint.clone();
            let (mut world, mut dice) = (world.clone(), luck.clone());
            joint.put(seat, legal(&world, seat, &mix.choices[index].decision, &mut dice));
            world.resolve(&joint);
            let ended = play_out(&mut world, mind.horizon, mind.care, &mut dice);
            if seat == mixes.you {
                chances.see(&ended);
            }
            led.push(Led { to: index, value: f64::from(ended[seat]), points: mind.count(seat, &world) });
        }
        mix.learn(&now, &led, weight);
    }
    true
}

/// Situations may share a number though not every decision is legal in each.
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

/// Next to what does well something similar is tried, by whoever is asked in the last world.
fn grow<G: Searchable>(seats: SeatSet, mixes: &mut Mixes<G>, mind: &mut Mind<'_, G>) {
    for seat in seats {
        let view = mind.world.view(Some(seat));
        let Some(mix) = mixes.by_knowledge.get_mut(&(seat, G::information(seat, &view))) else { continue };
        for _ in 0..NEWCOMERS {
            let best = mix.choices[drawn(&mix.now(), &mut mind.dice)].decision.clone();
            if let Some(near) = G::variation(seat, &view, &best, &mut mind.dice) {
                let near = mind.lessons.sift::<G>(seat, &view, vec![near], &mut mind.dice);
                near.into_iter().for_each(|near| mix.admit(near, mixes.kept));
            }
        }
    }
}
