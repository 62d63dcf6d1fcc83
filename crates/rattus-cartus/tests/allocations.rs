//! A playout does not touch the heap, with or without imagining a world before every decision; search lives on that.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use allocation_counter::measure;
use rattus_cartus::{Options, State};
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
    let kinds = [
        &[][..],
        &[("building_method", "random_cards"), ("guard_tower_with_two", "on")],
        &[("building_method", "random_buildings"), ("guard_tower_protection", "this_tower")],
        &[("building_method", "agreed"), ("simultaneous_privileges", "on")],
    ];
    let deal = |(seats, set): (u8, &[(&str, &str)])| {
        let mut options = Options::default();
        for (name, value) in set {
            options.set(name, &OptionValue::from_text(value)).unwrap();
        }
        let seed = Seed::from_number(seats.into());
        World::deal(&Printed::shipped(), &options, seats, seed, false).unwrap()
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
    assert!(decisions > 1200, "{decisions}");
    assert_eq!(allocations, 0);
}

#[test]
fn imagining_before_every_decision_does_not_allocate() {
    let (decisions, allocations) = allocations(true);
    assert!(decisions > 1200, "{decisions}");
    assert_eq!(allocations, 0);
}

#[test]
fn the_counter_counts() {
    let world = worlds().remove(1);
    assert!(measure(|| drop(world.list(Seat::default()))).count_total > 0);
}

#[test]
fn a_state_is_small() {
    let bytes = size_of::<State>();
    println!("a state has {bytes} bytes");
    assert!(bytes < 1536, "{bytes}");
}
