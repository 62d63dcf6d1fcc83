//! See `testkit::leaves_the_heap_alone`.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use ratapolis::{Options, State};
use table::{Game, OptionValue, Options as _, Printed, Seed, World};

/// Games at every seat count and of every kind.
fn worlds() -> Vec<World<State>> {
    let kinds = ["base", "A", "B", "C", "F", "G", "H", "I", "L", "S", "T"];
    let deal = |(seats, kind): (u8, &str)| {
        let mut options = Options::default();
        options.set("situation", &OptionValue::from_text(kind)).unwrap();
        World::deal(&Printed::shipped(), &options, seats, Seed::from_number(seats.into()), false).ok()
    };
    State::SEATS.flat_map(|seats| kinds.map(|kind| (seats, kind))).filter_map(deal).collect()
}

testkit::leaves_the_heap_alone!(State, worlds(), World::sample, decisions: 900, bytes: 1536);
