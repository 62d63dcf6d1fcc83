//! See `testkit::leaves_the_heap_alone`.

use rattus_cartus::State;
use table::World;
use testkit::playout;

/// Games of every kind.
fn worlds() -> Vec<World<State>> {
    playout::worlds(&[
        &[],
        &[("building_method", "random_cards"), ("guard_tower_with_two", "on")],
        &[("building_method", "random_buildings"), ("guard_tower_protection", "this_tower")],
        &[("building_method", "agreed"), ("simultaneous_privileges", "on")],
    ])
}

testkit::leaves_the_heap_alone!(State, worlds(), World::sample, decisions: 1200, bytes: 1536);
