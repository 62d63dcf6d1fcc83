//! One round of RatLand for two as a game of its own: what can the best answer win from the mix that thinking comes to?

use crate::rounds::{Rounds, Set, mean_gain};
use games::ratland::State;

#[test]
fn thinking_longer_leaves_less_to_win_from_a_mix() {
    let positions = State::positions(Set::Fresh);
    let [short, long] = [100, 10_000].map(|simulations| mean_gain::<State>(&positions[..4], simulations));
    assert!(long < 0.03 && long < short / 2.0, "{short} {long}");
}
