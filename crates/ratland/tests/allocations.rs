//! A playout does not touch the heap, with or without imagining a world before every decision; search lives on that.

use allocation_counter::measure;
use ratland::State;
use table::{Seat, World};
use testkit::playout;

/// Games of every kind, dealt before the counting begins.
fn worlds() -> Vec<World<State>> {
    playout::worlds(&[
        &[],
        &[("clans", "on"), ("boards", "aggressive"), ("aggressive_combat", "any_combat")],
        &[("clans", "on"), ("boards", "secret_choice"), ("cheese_supply", "strict")],
        &[
            ("initial_events", "7"),
            ("clans", "on"),
            ("recyclers_upgrade", "two_for_one"),
            ("food_order", "ascending"),
        ],
    ])
}

fn allocations(imagining: bool) -> (u64, u64) {
    let mut worlds = worlds();
    let mut decisions = 0;
    let counted = measure(|| {
        decisions =
            worlds.iter_mut().map(|world| playout::play_to_the_end(world, imagining, World::sample)).sum();
    });
    (decisions, counted.count_total)
}

#[test]
fn playing_does_not_allocate() {
    let (decisions, allocations) = allocations(false);
    assert!(decisions > 2000, "{decisions}");
    assert_eq!(allocations, 0);
}

#[test]
fn imagining_before_every_decision_does_not_allocate() {
    let (decisions, allocations) = allocations(true);
    assert!(decisions > 2000, "{decisions}");
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
    assert!(bytes < 1024, "{bytes}");
}
