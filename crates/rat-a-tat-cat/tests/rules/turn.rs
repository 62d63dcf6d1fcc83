//! The turn: TAT-20 to TAT-37.

use crate::play::{Play, check};

/// Two players; A is on turn.
const START: &str = "A[2:A 5 9 7:A] B[1:B 6 4 8:B]; deck 5 3 ..; discard 3; A source";

#[test]
fn tat_20_a_turn_begins_with_exactly_one_card_from_deck_or_discard() {
    let mut play = Play::at(START);
    assert_eq!(play.legal('A'), ["deck", "take 1", "take 2", "take 3", "take 4"]);
    play.refuses("A pass");
    play.refuses("A stop");
}

#[test]
fn tat_21_a_special_card_on_the_discard_cannot_be_taken() {
    let mut play = Play::at("A[2 5 9 7] B[1 6 4 8]; deck 5 3 ..; discard SW 3; A source");
    assert_eq!(play.legal('A'), ["deck"]);
    assert_eq!(play.refuses("A take 2"), "a special card lies on top of the discard; draw from the deck");
}

#[test]
fn tat_22_only_the_top_card_of_the_discard_can_be_taken() {
    check("A[2 5 9 7] B[1 6 4 8]; deck 5 ..; discard 4 3 0; A source", "A take 3", &["discard 9 3 0"]);
}

#[test]
fn tat_23_a_taken_card_must_replace_an_own_card_and_cannot_be_put_back() {
    let mut play = Play::at(START);
    let takes = play.legal('A').into_iter().filter(|decision| decision.starts_with("take"));
    assert_eq!(takes.count(), 4, "taking always names the slot it goes to");
    assert_eq!(play.refuses("A reject"), "a card taken from the discard cannot be put back");
    play.does("A take 4");
    assert_eq!(play.row('A'), "2 5 9 3");
}

#[test]
fn tat_24_the_replaced_card_goes_on_the_discard_and_the_main_part_is_over() {
    check(START, "A take 4", &["A[2:A 5 9 3:AB#] B[1:B 6 4 8:B]", "discard 7", "A call"]);
}

#[test]
fn tat_25_a_drawn_number_is_seen_by_the_drawer_alone() {
    let mut play = Play::at(START);
    play.does("A deck");
    assert!(play.view('A').phase.drawn().is_some_and(|card| !card.is_down()));
    assert!(play.view('B').phase.drawn().is_some_and(|card| card.is_down()));
    assert!(play.gallery().phase.drawn().is_some_and(|card| card.is_down()));
    play.does("A keep 3");
    assert_eq!(play.knows("A3"), "A", "kept, it is still hidden from the others");
}
