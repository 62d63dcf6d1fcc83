//! See `testkit::leaves_the_heap_alone`.

use ratland::State;
use table::World;
use testkit::playout;

/// Games of every kind.
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

testkit::leaves_the_heap_alone!(State, worlds(), World::sample, decisions: 2000, bytes: 1024);
