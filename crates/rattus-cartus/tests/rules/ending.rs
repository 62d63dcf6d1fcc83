//! The last round and the end of a round: CART-118 to CART-122.

use crate::play::{Play, Street as _, last, row, seat};
use rattus_cartus::Class;

#[test]
fn cart_118_in_the_last_round_no_action_is_performed() {
    let mut play =
        Play::at(&last("palace1 monastery1", "A[king0 sword flute]; B[witch1 witch2]; C[monk0]; visit A"));
    play.does("A visit 1 king0 sword flute, B visit 1, C visit 2 monk0, B give witch1");
    assert!(play.asked().is_empty(), "the game is over");
    assert_eq!((play.points('A'), play.rats('C')), (0, 10));
    assert_eq!(
        (play.hand('A'), play.rats('A'), play.rats('B')),
        ("witch1".to_owned(), 9, 11),
        "Sword and Flute do their work"
    );
}

#[test]
fn cart_119_instead_the_premium_is_one_influence() {
    let mut play =
        Play::at(&last("palace1 monastery1", "A[king0]; B[king1 king2]; C[]; royalty A2 C1; visit A"));
    play.does("A visit 1 king0, B visit 1 king1 king2, C visit 2");
    assert_eq!(play.track(Class::Royalty), "A3 B3 C1", "B 2 and 1 more, on top of A");
    assert_eq!(play.track(Class::Church), "C1", "alone with nothing");
    // Two players apart: one of them only.
    let mut play = Play::at(&row("palace1 monastery1", "round 10; A[king0]; B[king1]; visit A"));
    play.does("A visit 1 king0, B visit 2 king1");
    assert_eq!((play.track(Class::Royalty), play.track(Class::Church)), ("A2".to_owned(), "B1".to_owned()));
}

#[test]
fn cart_120_discs_return_and_buildings_are_gone() {
    let mut play = Play::at(&row("palace1 monastery1", "A[]; B[]; C[]; visit A"));
    play.does("A visit 1, B visit 1, C visit 2").defaults_until("Round 2");
    let public = play.everything().public;
    assert!(public.visited().is_empty() && public.chosen.iter().all(|(_, chosen)| chosen.is_none()));
    assert_eq!(
        public.past.iter().map(|card| card.to_string()).collect::<Vec<_>>(),
        ["monastery1", "palace1"]
    );
    while !play.asked().is_empty() {
        let view = play.everything();
        let below = view.below.unwrap();
        assert!(
            below.buildings().iter().chain(below.replacement()).all(|&card| !view.public.past.contains(card))
        );
        play.default_once();
    }
}

#[test]
fn cart_121_the_left_neighbour_is_first_in_the_next_round() {
    let mut play = Play::at(&row("palace1 monastery1", "first C; A[]; B[]; C[]; visit C"));
    play.does("C visit 1, A visit 1, B visit 2").defaults_until("Round 3");
    play.tells("Round 2: A is first player.").tells("Round 3: B is first player.");
    assert_eq!(play.everything().public.first, seat('B'));
}

#[test]
fn cart_122_after_the_last_round_there_is_no_other() {
    let mut play = Play::at(&last("palace1 monastery1", "A[]; B[]; C[]; visit A"));
    play.does("A visit 1, B visit 1, C visit 2");
    assert!(play.asked().is_empty() && play.lines("Round").is_empty());
    assert_eq!(play.lines("The game is over").len(), 1);
}
