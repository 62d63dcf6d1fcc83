//! Games as they were played; see `testkit::playthroughs`.

use ratapolis::State;
use testkit::playthrough::Writer;

fn game_of(seats: u8, number: u64, options: &[(&str, &str)]) -> Writer<State> {
    Writer::new(seats, number).options(options)
}

fn situation(seats: u8, number: u64, id: &str) -> Writer<State> {
    game_of(seats, number, &[("situation", id)])
}

testkit::playthroughs! {
    two_players: game_of(2, 1, &[]);
    three_players: game_of(3, 1, &[]);
    five_players: game_of(5, 1, &[]);
    russian: game_of(3, 2, &[("edition", "ru"), ("equal_share", "strict"), ("mark_2", "no_attack"), ("mark_3", "one_attack")]);
    teams: game_of(4, 3, &[("teams", "on"), ("city", "C")]);
    quiet_neighbourhood: situation(3, 4, "A");
    every_rat_for_itself: situation(4, 5, "F");
    fun_fair: situation(3, 6, "H");
    specialised_rats: situation(4, 7, "I");
    the_family_grows: situation(3, 8, "L");
    when_we_come_to_town: situation(3, 9, "S");
    balthus: situation(4, 10, "T");
    a_city_of_ones_own: game_of(3, 11, &[("city", "OSSMBV/AAAKBV/EFFQDY/ENRQLY/JJPQLG")]);
}
