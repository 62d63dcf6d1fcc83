//! One round of Ratapolis for two as a game of its own: what can the best answer win from the mix that thinking comes to?
//! In the first rounds of Situation F nobody has hunt cards (POL-122), so that both know the same; the example
//! `best_response` looks at rounds with hidden cards as well.

use crate::rounds::{Rounds, Set, mean_gain};
use games::ratapolis::State;

#[test]
fn hardly_anything_is_to_be_won_from_a_long_thought() {
    let positions = State::positions(Set::Fresh);
    let open = &positions[1..4];
    let long = mean_gain::<State>(open, 10_000);
    assert!(long < 0.03, "{long}");
    let short = mean_gain::<State>(&open[..1], 100);
    assert!(long < short / 2.0, "{short} {long}");
}
