//! A playout does not touch the heap, with or without imagining a world before every decision; search lives on that.

use allocation_counter::measure;
use rattus_cartus::State;
use table::{Seat, World};
use testkit::playout;

/// Games of every kind, dealt before the counting begins.
fn worlds() -> Vec<World<State>> {
    playout::worlds(&[
        &[],
        &[("building_method", "random_cards"), ("guard_tower_with_two", "on")],
        &[("building_method", "random_buildings"), ("guard_tower_protection", "this_tower")],
        &[("building_method", "agreed"), ("simultaneous_privileges", "on")],
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
