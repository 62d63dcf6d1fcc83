//! Rounds and phase 1: CART-18 to CART-25.

use crate::play::{Play, row};
use rattus_cartus::{Options, State};
use table::Game;

fn row_of(play: &Play) -> String {
    play.everything().public.row().iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

fn replacement(play: &Play) -> String {
    let view = play.everything();
    let below = view.below.unwrap();
    let all = below.replacement().iter().rev().chain(view.public.under.as_slice());
    all.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// Three players have been at the Castle in round 1. Both decks begin with these cards, and other recommended ones follow.
fn next_row(buildings: &str, replacement: &str) -> Play {
    let mut rest: Vec<String> = ["marketplace", "monastery", "tent", "palace", "farm", "castle"]
        .iter()
        .flat_map(|building| (1..=5).map(move |copy| format!("{building}{copy}")))
        .filter(|card| !["castle1", "castle2"].contains(&card.as_str()))
        .filter(|card| !buildings.split(' ').chain(replacement.split(' ')).any(|named| named == card))
        .rev()
        .collect();
    let mut fill = |start: &str, count: usize| {
        let mut cards: Vec<String> = start.split_whitespace().map(str::to_owned).collect();
        while cards.len() < count {
            cards.push(rest.pop().unwrap());
        }
        cards.join(" ")
    };
    let (buildings, replacement) = (fill(buildings, 16), fill(replacement, 12));
    let decks = format!("buildings {buildings}; replacement {replacement}");
    let mut play = Play::at(&format!("row castle1 castle2; {decks}; A[]; B[]; C[]; visit A"));
    play.does("A visit 1, B visit 1, C visit 1").defaults_until("Round 2");
    play
}

#[test]
fn cart_18_five_phases_in_order() {
    let mut play = Play::dealt(2, &crate::play::options("first_player=0"), 12);
    play.defaults_until("Round 2");
    let phases =
        ["Round 1", "The row", "A takes the privilege", "A visits", "A reveals", "is resolved", "Round 2"];
    let whens: Vec<usize> = phases.iter().map(|words| play.when(words)).collect();
    assert!(whens.is_sorted_by(|one, other| one < other), "{whens:?}");
}

#[test]
fn cart_19_two_or_three_cards_in_a_row() {
    for (seats, cards) in [(2, 2), (3, 2), (4, 3), (5, 3)] {
        let view = Play::dealt(seats, &Options::default(), 1).everything();
        assert_eq!(view.public.row().len(), cards);
    }
    let play = next_row("farm1 castle3 farm2 castle4 castle5 farm3 farm4 farm5", "");
    assert_eq!(row_of(&play), "farm1 castle3", "from the top of the deck, left to right");
}

#[test]
fn cart_20_the_last_card_of_a_row_of_one_building_is_replaced() {
    let play = next_row("farm1 farm2 castle3 castle4", "castle5 farm3 farm4 farm5");
    assert_eq!(row_of(&play), "farm1 castle5");
    assert!(replacement(&play).ends_with(" farm2"), "{}", replacement(&play));
    play.tells("All show one building: farm2 is replaced by castle5.");
    // Of one class, but not one building.
    let mut play = Play::at(&row(
        "castle1 castle2",
        "buildings farm1 brewery1 tent1 tent2 tent3 tent4 tent5 palace1 palace2 palace3 palace4 palace5 office1 office2 office3 office4; A[]; B[]; C[]; visit A",
    ));
    play.does("A visit 1, B visit 1, C visit 1").defaults_until("Round 2");
    assert_eq!(row_of(&play), "farm1 brewery1");
}

#[test]
fn cart_21_as_often_as_needed() {
    let play = next_row("farm1 farm2 castle3 castle4", "farm3 farm4 castle5 farm5");
    assert_eq!(row_of(&play), "farm1 castle5");
    assert!(replacement(&play).ends_with(" farm2 farm3 farm4"), "{}", replacement(&play));
}

#[test]
fn cart_22_two_of_a_kind_are_kept_in_a_row_of_three() {
    let deck = "farm1 farm2 castle2 tent1 tent2 tent3 tent4 tent5 palace1 palace2 palace3 palace4 palace5 \
                monastery1 monastery2 monastery3 monastery4 monastery5 farm3 farm4 farm5";
    let mut play =
        Play::at(&format!("row castle1 castle3 castle4; buildings {deck}; A[]; B[]; C[]; D[]; visit A"));
    play.does("A visit 1, B visit 1, C visit 1, D visit 1").defaults_until("Round 2");
    assert_eq!(row_of(&play), "farm1 farm2 castle2");
    assert!(play.lines("replaced").is_empty());
}

#[test]
fn cart_23_replacing_always_ends() {
    // Four of five Farms in a deck of twelve, and two in the row at most: one card at least is another.
    let play = next_row(
        "farm1 farm2 castle3 castle4",
        "farm3 farm4 farm5 tent1 tent2 tent3 tent4 tent5 palace1 palace2 palace3 castle5",
    );
    assert_eq!(row_of(&play), "farm1 tent1");
    for seed in 0..300 {
        let mut play = Play::dealt(3, &Options::default(), seed);
        while !play.asked().is_empty() {
            let public = play.everything().public;
            assert!(!public.row().iter().all(|card| card.building() == public.row()[0].building()));
            play.default_once();
        }
    }
}

#[test]
fn cart_24_a_replacement_changes_no_number() {
    let play = next_row("farm1 farm2 castle3 castle4", "farm3 castle5 farm4 farm5");
    assert_eq!((play.sight(None).buildings, play.sight(None).replacement), (14, 12));
    assert_eq!(play.sight(None).rounds, 9);
    let position = State::position(&play.everything());
    assert!(position.contains("; under farm2 farm3;"), "{position}");
}

#[test]
fn cart_25_the_round_in_which_the_deck_is_empty_is_the_last() {
    let mut play = Play::dealt(4, &Options::default(), 2);
    while !play.asked().is_empty() {
        let view = play.everything();
        assert_eq!(view.public.is_last_round(), view.buildings == 0);
        play.default_once();
    }
    assert_eq!(play.lines("the last one").len(), 1);
}
