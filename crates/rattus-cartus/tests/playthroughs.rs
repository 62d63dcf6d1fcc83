//! Games as they were played: a change of the rules shows as a difference in `tests/snapshots`.
//! After a change on purpose, `INSTA_UPDATE=always cargo test -p rattus-cartus --test playthroughs` and read the diff.

use rattus_cartus::State;
use testkit::playthrough::Writer;

fn game_of(seats: u8, number: u64, options: &[(&str, &str)]) -> Writer<State> {
    options.iter().fold(Writer::new(seats, number), |writer, (name, value)| writer.option(name, value))
}

macro_rules! playthroughs {
    ($($name:ident: $writer:expr;)+) => {$(
        #[test]
        fn $name() {
            insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
                insta::assert_snapshot!(stringify!($name), $writer.write());
            });
        }
    )+};
}

const ALL_BUILDINGS: (&str, &str) = ("building_method", "random_cards");

playthroughs! {
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
