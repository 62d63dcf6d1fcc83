//! See `testkit::leaves_the_heap_alone`.

use rat_a_tat_cat::{Decision, State};
use table::{Seat, World};
use testkit::playout;

/// Games of every kind.
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

testkit::leaves_the_heap_alone!(State, worlds(), decide, decisions: 10_000, bytes: 1024);
