//! Games as they were played; see `testkit::playthroughs`.

use rattus_cartus::State;
use testkit::playthrough::Writer;

fn game_of(seats: u8, number: u64, options: &[(&str, &str)]) -> Writer<State> {
    Writer::new(seats, number).options(options)
}

const ALL_BUILDINGS: (&str, &str) = ("building_method", "random_cards");

testkit::playthroughs! {
    two_players: game_of(2, 1, &[]);
    three_players: game_of(3, 1, &[]);
    four_players: game_of(4, 1, &[]);
    five_players: game_of(5, 1, &[]);
    random_cards: game_of(4, 2, &[ALL_BUILDINGS]);
    random_buildings: game_of(5, 2, &[("building_method", "random_buildings")]);
    agreed: game_of(
        3,
        2,
        &[
            ("building_method", "agreed"),
            ("agreed_chivalry", "tower1+tower2+tower3+tower4+tower5"),
            ("agreed_church", "hospital1+hospital2+hospital3+hospital4+hospital5"),
        ],
    );
    two_with_towers: game_of(2, 2, &[ALL_BUILDINGS, ("guard_tower_with_two", "on")]);
    simultaneous: game_of(3, 3, &[("simultaneous_privileges", "on"), ("first_player", "2")]);
    towers_apart: game_of(4, 3, &[ALL_BUILDINGS, ("guard_tower_protection", "this_tower"), ("all_dead", "fewest_rats")]);
}
