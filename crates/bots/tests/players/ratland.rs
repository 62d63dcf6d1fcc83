//! The players of RatLand: they keep to the rules at every table, and the better one wins.

use crate::common::shares;
use bots::HasBots;
use games::ratland::State;
use table::Game;
use testkit::Suite;

/// All of them meet, at every number of players and with every value of every option.
#[test]
fn everyone_keeps_to_the_rules_at_every_table() {
    let suite = Suite::<State>::new().games(40).played_by(|number, seat| {
        let all = State::bots();
        (all[(usize::from(seat.number()) + number as usize) % all.len()].make)()
    });
    for seats in State::SEATS {
        suite.run(seats);
    }
}

#[test]
fn the_rulebook_beats_the_greedy_and_both_beat_random() {
    let share = shares::<State>(&["rulebook", "greedy", "greedy", "random"], 120);
    let greedy = (share[1] + share[2]) / 2.0;
    assert!(share[0] > greedy + 0.1 && greedy > share[3] + 0.05, "{share:?}");
    let share = shares::<State>(&["rulebook", "greedy"], 120);
    assert!(share[0] > 0.6, "{share:?}");
}
