//! A playout does not touch the heap, with or without imagining a world before every decision; search lives on that.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use allocation_counter::measure;
use rat_a_tat_cat::{Decision, Options, State};
use table::{Game, Joint, OptionValue, Options as _, Printed, Seat, SeatSet, Seed, Turn, World};

/// Counts its decisions.
fn play_to_the_end(world: &mut World<State>, imagining: bool) -> u64 {
    let (mut decisions, mut elapsed_s) = (0, 0);
    loop {
        match world.turn() {
            Turn::Over(_) => return decisions,
            Turn::AsksClock => {
                elapsed_s += 100;
                world.read_clock(elapsed_s);
            }
            Turn::Waits(asked) => {
                if imagining {
                    let view = world.view(asked.lowest());
                    world.reimagine(&view);
                }
                let joint = decide(world, asked);
                world.resolve(&joint);
                decisions += u64::from(asked.len());
            }
        }
    }
}

/// Anything, though a call only after some hesitation: rounds are to last until the deck runs out.
fn decide(world: &mut World<State>, asked: SeatSet) -> Joint<Decision> {
    let mut joint = Joint::new();
    for seat in asked {
        let mut decision = world.sample(seat);
        for _ in 0..5 {
            if decision == Decision::Call {
                decision = world.sample(seat);
            }
        }
        joint.put(seat, decision);
    }
    joint
}

/// Matches at every seat count and of every kind, dealt before the counting begins.
fn worlds() -> Vec<World<State>> {
    let kinds = [
        &[][..],
        &[("match_end", "time"), ("minutes", "5")],
        &[("match_end", "elimination"), ("reshuffle", "keep_top")],
        &[("open_outer", "on"), ("deck", "classic"), ("memory_aid", "on")],
    ];
    let deal = |(seats, set): (u8, &[(&str, &str)])| {
        let mut options = Options::default();
        for (name, value) in set {
            options.set(name, &OptionValue::from_text(value)).unwrap();
        }
        World::deal(&Printed::shipped(), &options, seats, Seed::from_number(seats.into()), false).unwrap()
    };
    State::SEATS.flat_map(|seats| kinds.map(|kind| (seats, kind))).map(deal).collect()
}

fn allocations(imagining: bool) -> (u64, u64) {
    let mut worlds = worlds();
    let mut decisions = 0;
    let counted = measure(|| {
        decisions = worlds.iter_mut().map(|world| play_to_the_end(world, imagining)).sum();
    });
    (decisions, counted.count_total)
}

#[test]
fn playing_does_not_allocate() {
    let (decisions, allocations) = allocations(false);
    assert!(decisions > 10_000, "{decisions}");
    assert_eq!(allocations, 0);
}

#[test]
fn imagining_before_every_decision_does_not_allocate() {
    let (decisions, allocations) = allocations(true);
    assert!(decisions > 10_000, "{decisions}");
    assert_eq!(allocations, 0);
}

#[test]
fn the_counter_counts() {
    let world = worlds().remove(0);
    assert!(measure(|| drop(world.list(Seat::default()))).count_total > 0);
}

#[test]
fn a_state_is_small() {
    let bytes = size_of::<State>();
    println!("a state has {bytes} bytes");
    assert!(bytes <= 1024, "{bytes}");
}
