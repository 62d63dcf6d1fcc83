//! One round for two as a game of its own: what can the best of all answers win from a player who thinks?
//!
//! Whoever answers knows its own view, and how the other one plays: the mix of every thought. It knows neither the cards of
//! the other nor which mix they lead to, so the answer is one decision for all worlds that look the same, each with what a
//! thought of the other would come to in it. Nobody looks beyond the end of the round: there both the answer and the thoughts
//! take the estimate of who is ahead for the result.

#![allow(dead_code, reason = "the rest is for the example `best_response`")]

use bots::Leash;
use bots::search::{Search, Searchable};
use std::ops::Range;
use table::{Dice, Joint, Seat, Seed, Turn, World};

pub(crate) fn dice(label: &str, number: u64) -> Dice {
    Dice::from_seed(Seed::derived(label, number))
}

/// What was enumerated and found.
pub(crate) struct Gain {
    /// Of the best answer over the mix of the seat that answers, both against the other's.
    pub(crate) mean: f64,
    /// Its standard error, from the luck that it was looked at with in the end.
    pub(crate) error: f64,
}

type Mix<G> = Vec<(<G as table::Game>::Decision, f64)>;

/// What a thought from this view comes to.
fn mix_of<G: Searchable>(seat: Seat, view: &G::View, simulations: u32, thought: u64) -> Mix<G> {
    let mut luck = dice("mix", thought);
    let thought = Search::<G>::new(simulations, Leash::long()).looking_no_further_than(1);
    let thought = thought.think(seat, view, &mut luck);
    let played = thought.choices.into_iter().filter(|choice| choice.weight > 0.0);
    let mix: Mix<G> = played.map(|choice| (choice.decision, f64::from(choice.weight))).collect();
    if mix.is_empty() { vec![(thought.decision, 1.0)] } else { mix }
}

/// One from the mix, evenly spread over the numbers: the share of each is kept over any stretch of them.
fn drawn<G: Searchable>(mix: &Mix<G>, number: u64) -> &G::Decision {
    const GOLDEN: f64 = 0.618_033_988_749_895;
    let mut throw = (number as f64 * GOLDEN).fract();
    for (decision, share) in mix {
        throw -= share;
        if throw < 0.0 {
            return decision;
        }
    }
    &mix[mix.len() - 1].0
}

/// A world that looks right to whoever answers, what the other does in it, and all luck that is to come.
struct Scenario<G: Searchable> {
    world: World<G>,
    other: G::Decision,
    habits: Dice,
}

/// How the other one plays.
struct Other<'a, G: Searchable> {
    seat: Seat,
    answering: Seat,
    /// What the answering seat knows.
    view: &'a G::View,
    /// Worlds, each with the mix of the other in it.
    worlds: Vec<(World<G>, Mix<G>)>,
}

impl<'a, G: Searchable> Other<'a, G> {
    /// `thoughts`: their numbers. Where both know the same one is enough, and then the answer is to its mix.
    fn new(seat: Seat, answering: Seat, view: &'a G::View, simulations: u32, thoughts: Range<u64>) -> Self {
        let worlds = thoughts.map(|number| {
            let mut luck = dice("worlds", number);
            let world = World::at(G::imagine(view, &mut luck), luck);
            let mix = mix_of::<G>(seat, &world.view(Some(seat)), simulations, number);
            (world, mix)
        });
        Other { seat, answering, view, worlds: worlds.collect() }
    }

    fn scenario(&self, number: u64) -> Scenario<G> {
        let count = self.worlds.len() as u64;
        let (world, mix) = &self.worlds[(number % count) as usize];
        let mut luck = dice("luck", number);
        // With one world, all that nobody knows is dealt anew each time.
        let game = if count > 1 { world.game().clone() } else { G::imagine(self.view, &mut luck) };
        let other = drawn::<G>(mix, number / count).clone();
        Scenario { world: World::at(game, luck), other, habits: dice("habits", number) }
    }

    fn scenarios(&self, numbers: Range<u64>) -> Vec<Scenario<G>> {
        numbers.map(|number| self.scenario(number)).collect()
    }

    /// What comes of a decision of the answering seat.
    fn value(&self, scenario: &Scenario<G>, decision: &G::Decision) -> f64 {
        let until = G::round(self.view) + 1;
        let (mut world, mut habits) = (scenario.world.clone(), scenario.habits.clone());
        let mut joint = Joint::single(self.answering, decision.clone());
        joint.put(self.seat, scenario.other.clone());
        world.resolve(&joint);
        loop {
            match world.turn() {
                Turn::Over(standing) => {
                    let winners = standing.winners();
                    let share = 1.0 / f64::from(winners.len().max(1));
                    return if winners.contains(self.answering) { share } else { 0.0 };
                }
                Turn::Waits(seats) if G::round(&world.view(None)) < until => {
                    let mut joint = Joint::new();
                    for seat in seats {
                        joint.put(seat, G::habit(seat, &world.view(Some(seat)), &mut habits));
                    }
                    world.resolve(&joint);
                }
                Turn::Waits(_) | Turn::AsksClock => {
                    return f64::from(G::ahead(&world.view_of_everything())[self.answering]);
                }
            }
        }
    }
}

/// So many worlds stand for all that the other may know.
const HIDDEN_WORLDS: u64 = 12;

/// Whether the other knows nothing that the answering seat does not.
pub(crate) fn is_open<G: Searchable>(world: &World<G>, answering: Seat) -> bool {
    let view = world.view(Some(answering));
    let other = opponent(world, answering);
    let mut seen = (0..4).map(|number| {
        let mut luck = dice("open", number);
        World::at(G::imagine(&view, &mut luck), luck).view(Some(other))
    });
    let first = seen.next();
    seen.all(|view| Some(view) == first)
}

fn opponent<G: Searchable>(world: &World<G>, answering: Seat) -> Seat {
    let Turn::Waits(seats) = world.turn() else { panic!("both decide") };
    seats.without(answering).sole().unwrap()
}

/// The gain of the best of all these decisions over the mix itself, both against the mix of the other. `thought` numbers the
/// thoughts of both.
pub(crate) fn gain<G: Searchable>(
    world: &World<G>,
    answering: Seat,
    all: Vec<G::Decision>,
    simulations: u32,
    thought: u64,
) -> Gain {
    let view = world.view(Some(answering));
    let other = opponent(world, answering);
    let own = mix_of::<G>(answering, &view, simulations, 1_000 + thought);
    // Where cards are hidden the answer is found on some worlds and looked at in others.
    let worlds = if is_open(world, answering) { 1 } else { HIDDEN_WORLDS };
    let play = |from: u64| Other::<G>::new(other, answering, &view, simulations, from..from + worlds);
    let first = play(100 * thought);
    let mut promising = all;
    promising.extend(own.iter().map(|(decision, _)| decision.clone()));
    // The best by a first look are looked at again with other luck: the luckiest of thousands is not the best.
    for (luck, keep) in LOOKS {
        let scenarios = first.scenarios(luck);
        let sum =
            |decision: &G::Decision| scenarios.iter().map(|one| first.value(one, decision)).sum::<f64>();
        let mut valued: Vec<(f64, G::Decision)> =
            promising.into_iter().map(|decision| (sum(&decision), decision)).collect();
        valued.sort_by(|a, b| b.0.total_cmp(&a.0));
        promising = valued.into_iter().take(keep).map(|(_, decision)| decision).collect();
    }
    let again = if worlds == 1 { first } else { play(100 * thought + worlds) };
    let best = &promising[0];
    let ahead: Vec<f64> = again
        .scenarios(AGAIN)
        .iter()
        .map(|one| {
            let mixed: f64 = own.iter().map(|(decision, share)| share * again.value(one, decision)).sum();
            again.value(one, best) - mixed
        })
        .collect();
    let count = ahead.len() as f64;
    let mean = ahead.iter().sum::<f64>() / count;
    let variance = ahead.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0);
    Gain { mean, error: (variance / count).sqrt() }
}

/// With which luck all are looked at, and how many are kept.
const LOOKS: [(Range<u64>, usize); 5] =
    [(0..4, 3_000), (20..36, 400), (100..196, 50), (1_000..1_396, 6), (3_000..4_200, 1)];
const AGAIN: Range<u64> = 10_000..11_200;
