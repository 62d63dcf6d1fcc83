//! Every player decides legally, at every seat count and with every option.

use crate::common::{options_of, play, table_of};
use games::rat_a_tat_cat::{Options, State};
use table::Game;

#[test]
fn every_player_is_legal_at_every_seat_count() {
    for seats in State::SEATS {
        for first in 0..5 {
            play(&table_of::<State>(seats, first), &Options::default(), u64::from(seats) * 10 + first as u64);
        }
    }
}

#[test]
fn every_player_is_legal_with_every_value_of_every_option() {
    for (index, options) in options_of::<State>().iter().enumerate() {
        let seats = 2 + (index % 5) as u8;
        play(&table_of::<State>(seats, index), options, 1000 + index as u64);
    }
}

#[test]
fn players_are_found_by_name() {
    let names = ["random", "greedy", "rulebook-sieve", "rulebook-drowsy", "rulebook"];
    for name in names {
        assert_eq!(bots::by_name::<State>(name).map(|bot| bot.name), Ok(name));
    }
    let missing = bots::by_name::<State>("cleverest").map(|bot| bot.name).unwrap_err();
    assert_eq!(missing.known, names);
    assert!(missing.to_string().starts_with("there is no computer player `cleverest`; there are random, "));
}
