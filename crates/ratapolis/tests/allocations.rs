//! A playout does not touch the heap, with or without imagining a world before every decision; search lives on that.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use allocation_counter::measure;
use ratapolis::{Options, State};
use table::{Game, Joint, OptionValue, Options as _, Printed, Seat, Seed, Turn, World};

/// Counts its decisions.
fn play_to_the_end(world: &mut World<State>, imagining: bool) -> u64 {
    let mut decisions = 0;
    while let Turn::Waits(asked) = world.turn() {
        if imagining {
            let view = world.view(asked.lowest());
            world.reimagine(&view);
        }
        let mut joint = Joint::new();
        for seat in asked {
            let decision = world.sample(seat);
            joint.put(seat, decision);
        }
        world.resolve(&joint);
        decisions += u64::from(asked.len());
    }
    decisions
}

/// Games at every seat count and of every kind, dealt before the counting begins.
fn worlds() -> Vec<World<State>> {
    let kinds = ["base", "A", "B", "C", "F", "G", "H", "I", "L", "S", "T"];
    let deal = |(seats, kind): (u8, &str)| {
        let mut options = Options::default();
        options.set("situation", &OptionValue::from_text(kind)).unwrap();
        World::deal(&Printed::shipped(), &options, seats, Seed::from_number(seats.into()), false).ok()
    };
    State::SEATS.flat_map(|seats| kinds.map(|kind| (seats, kind))).filter_map(deal).collect()
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
    assert!(decisions > 900, "{decisions}");
    assert_eq!(allocations, 0);
}

#[test]
fn imagining_before_every_decision_does_not_allocate() {
    let (decisions, allocations) = allocations(true);
    assert!(decisions > 900, "{decisions}");
    assert_eq!(allocations, 0);
}

#[test]
fn the_counter_counts() {
    let world = worlds().remove(1);
    assert!(measure(|| drop(world.view(Seat::new(0)).to_string())).count_total > 0);
}

#[test]
fn a_state_is_small() {
    let bytes = size_of::<State>();
    println!("a state has {bytes} bytes");
    assert!(bytes < 1536, "{bytes}");
}
