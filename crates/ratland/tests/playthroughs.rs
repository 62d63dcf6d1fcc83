//! Games as they were played; see `testkit::playthroughs`.

use ratland::State;
use testkit::playthrough::Writer;

fn game_of(seats: u8, number: u64, options: &[(&str, &str)]) -> Writer<State> {
    Writer::new(seats, number).options(options)
}

const CLANS: (&str, &str) = ("clans", "on");

testkit::playthroughs! {
    two_players: game_of(2, 1, &[]);
    four_players: game_of(4, 1, &[]);
    six_players: game_of(6, 1, &[]);
    eight_players: game_of(8, 1, &[]);
    twelve_players: game_of(12, 1, &[]);
    clans: game_of(4, 2, &[CLANS]);
    aggressive: game_of(3, 1, &[("boards", "aggressive")]);
    secret_choice: game_of(4, 1, &[("boards", "secret_choice"), ("aggressive_combat", "any_combat"), CLANS]);
    strict: game_of(6, 2, &[("cheese_supply", "strict")]);
    long_game: game_of(3, 2, &[("initial_events", "7"), ("food_order", "ascending")]);
    french: game_of(3, 1, &[CLANS, ("recyclers_upgrade", "two_for_one"), ("holy_rat", "must")]);
    german: game_of(3, 3, &[("strategists", "all_places")]);
}
