//! A playout does not touch the heap, with or without imagining a world before every decision; search lives on that.

use allocation_counter::measure;
use rat_a_tat_cat::{Decision, State};
use table::{Seat, World};
use testkit::playout;

/// Games of every kind, dealt before the counting begins.
fn worlds() -> Vec<World<State>> {
    playout::worlds(&[
        &[],
        &[("match_end", "time"), ("minutes", "5")],
        &[("match_end", "elimination"), ("reshuffle", "keep_top")],
        &[("open_outer", "on"), ("deck", "classic"), ("memory_aid", "on")],
    ])
}

/// Anything, though a call only after some hesitation: rounds are to last until the deck runs out.
fn decide(world: &mut World<State>, seat: Seat) -> Decision {
    let mut decision = world.sample(seat);
    for _ in 0..5 {
        if decision == Decision::Call {
            decision = world.sample(seat);
        }
    }
    decision
}

fn allocations(imagining: bool) -> (u64, u64) {
    let mut worlds = worlds();
    let mut decisions = 0;
    let counted = measure(|| {
        decisions = worlds.iter_mut().map(|world| playout::play_to_the_end(world, imagining, decide)).sum();
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
