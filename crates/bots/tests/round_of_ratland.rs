//! One round of RatLand for two as a game of its own: what can the best answer win from the mix that thinking comes to?

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use bots::Leash;
use bots::search::{Search, Searchable};
use ratland::{Ask, Decision, Deployment, Rats, State};
use table::{Dice, Joint, Printed, Seat, Seed, Turn, World};

fn dice(label: &str, number: u64) -> Dice {
    Dice::from_seed(Seed::derived(label, number))
}

/// Every way to send out so many rats to the seven places.
fn every_split(rats: u8) -> Vec<Decision> {
    fn fill(place: usize, left: u8, counts: &mut [u8; 8], all: &mut Vec<Decision>) {
        if place == 6 {
            counts[6] = left;
            all.push(Decision::Deploy(Deployment { rats: Rats::new(*counts), hide: false }));
            return;
        }
        for count in 0..=left {
            counts[place] = count;
            fill(place + 1, left - count, counts, all);
        }
        counts[place] = 0;
    }
    let mut all = Vec::new();
    fill(0, rats, &mut [0; 8], &mut all);
    all
}

/// How likely the first seat is to win after one round in which both do this, over the same luck for everybody.
fn value(world: &World<State>, own: &Decision, other: &Decision, luck: std::ops::Range<u64>) -> f64 {
    let count = (luck.end - luck.start) as f64;
    let [one, two] = [0, 1].map(|number| Seat::new(number).unwrap());
    let sum: f64 = luck
        .map(|number| {
            let mut world = World::at(*world.game(), dice("luck", number));
            let mut joint = Joint::single(one, *own);
            joint.put(two, *other);
            world.resolve(&joint);
            let round = State::round(&world.view(None));
            f64::from(State::chances(&finished(world, round, number))[one])
        })
        .sum();
    sum / count
}

/// The rest of the round by habit.
fn finished(mut world: World<State>, round: u32, number: u64) -> ratland::View {
    let mut luck = dice("habits", number);
    while let Turn::Waits(asked) = world.turn() {
        if asked.len() > 1 || State::round(&world.view(None)) > round {
            break;
        }
        let mut joint = Joint::new();
        for seat in asked {
            joint.put(seat, State::habit(seat, &world.view(Some(seat)), &mut luck));
        }
        world.resolve(&joint);
    }
    world.view_of_everything()
}

/// The gain of the best of all splits over the mix itself, both against the mix.
fn gain(number: u64, simulations: u32) -> f64 {
    let options = ratland::Options::default();
    let world: World<State> =
        World::deal(&Printed::shipped(), &options, 2, Seed::derived("rounds", number), false).unwrap();
    let mix = |seat: Seat| -> Vec<(Decision, f64)> {
        let mut luck = dice("mix", number);
        let thought =
            Search::<State>::new(simulations, Leash::long()).think(seat, &world.view(Some(seat)), &mut luck);
        let played = thought.choices.into_iter().filter(|choice| choice.weight > 0.0);
        played.map(|choice| (choice.decision, f64::from(choice.weight))).collect()
    };
    let [own, other] = [0, 1].map(|number| mix(Seat::new(number).unwrap()));
    let against = |decision: &Decision, luck: std::ops::Range<u64>| -> f64 {
        other.iter().map(|(theirs, share)| share * value(&world, decision, theirs, luck.clone())).sum()
    };
    let rats = match world.view(Seat::new(0)).ask() {
        Some(Ask::Deploy { rats, .. }) => rats,
        other => panic!("{other:?}"),
    };
    // The best by a first look are looked at again with other luck: the luckiest of thousands is not the best.
    let best_of = |splits: Vec<Decision>, luck: std::ops::Range<u64>, keep: usize| -> Vec<Decision> {
        let mut valued: Vec<(f64, Decision)> =
            splits.into_iter().map(|split| (against(&split, luck.clone()), split)).collect();
        valued.sort_by(|a, b| b.0.total_cmp(&a.0));
        valued.into_iter().take(keep).map(|(_, split)| split).collect()
    };
    let promising = best_of(every_split(rats), 0..4, 100);
    let best = best_of(promising, 10..70, 1)[0];
    let again = 1_000..1_400;
    let mixed: f64 = own.iter().map(|(decision, share)| share * against(decision, again.clone())).sum();
    against(&best, again) - mixed
}

#[test]
fn thinking_longer_leaves_less_to_win_from_a_mix() {
    let [short, long] =
        [100, 10_000].map(|simulations| (0..3).map(|number| gain(number, simulations)).sum::<f64>() / 3.0);
    assert!(long < 0.03 && long < short / 2.0, "{short} {long}");
}
