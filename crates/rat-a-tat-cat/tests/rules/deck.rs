//! When the deck runs out: TAT-62 to TAT-65.

use crate::play::{Play, chi_square};
use rat_a_tat_cat::{Card, Decision, Notice, State, Step};
use std::collections::BTreeMap;
use table::{Dice, Game, Joint, Printed, Seat, Seed, World};

/// Two players; the deck is down to its last card.
fn last_card(card: &str, discard: &str) -> String {
    format!("A[2:A 5 9 7:A] B[1:B 6 4 8:B]; deck {card}; discard {discard}; A source")
}

fn sorted(cards: &str) -> Vec<&str> {
    let mut cards: Vec<&str> = cards.split_whitespace().collect();
    cards.sort();
    cards
}

#[test]
fn tat_62_the_last_card_taken_the_whole_discard_becomes_the_deck_at_once() {
    // Before the card is used: it is still in hand.
    let mut play = Play::at(&last_card("5", "3 PK 0 8"));
    play.does("A deck");
    assert_eq!(play.section("A "), Some("A drawn 5@0".to_owned()));
    assert_eq!((sorted(&play.deck()), play.discard().as_str()), (vec!["0", "3", "8", "PK"], ""));
    assert!(play.told().contains(&"The discard is shuffled into a new deck of 4.".to_owned()));
    // The drawer's own discard restarts the pile.
    play.does("A reject, A pass");
    assert_eq!((play.discard().as_str(), play.legal('B').len()), ("5", 5));

    // With two cards left nothing is shuffled yet.
    let mut play = Play::at("A[2 5 9 7] B[1 6 4 8]; deck 5 0; discard 3 8; A source");
    play.does("A deck");
    assert_eq!((play.deck().as_str(), play.discard().as_str()), ("0", "3 8"));

    // A further draw of a Draw 2 may be the one that takes the last card.
    let mut play = Play::at("A[2 5 9 7] B[1 6 4 8]; deck D2 5; discard 3 8; A source");
    play.does("A deck, A draw");
    assert_eq!((sorted(&play.deck()), play.discard().as_str()), (vec!["3", "8", "D2"], ""));

    // Every order is as likely as every other. χ² with 23 degrees of freedom is above 49.7 once in a thousand.
    let state = State::from_position(&Printed::shipped(), &last_card("5", "3 PK 0 8")).expect("a position");
    let mut orders: BTreeMap<Vec<Card>, u32> = BTreeMap::new();
    for seed in 0..24 * 400 {
        let mut world = World::at(state, Dice::from_seed(Seed::from_number(seed)));
        world.resolve(&Joint::single(Seat::default(), Decision::DrawDeck));
        let deck = world.view_of_everything().deck_order.expect("everything is seen");
        *orders.entry(deck.as_slice().to_vec()).or_default() += 1;
    }
    let counts: Vec<u32> = orders.into_values().collect();
    assert!(counts.len() == 24 && chi_square(&counts) < 49.7, "{counts:?}");
}

#[test]
fn tat_63_the_card_in_hand_and_the_rows_are_not_shuffled() {
    let rows = "A[2:A@0 5@0 9@0 7:A@0] B[1:B@0 6@0 4@0 8:B@0]";
    for (card, step, discard) in [
        ("0", "A drawn 0@0", ""),
        ("SW", "A swap", "SW"),
        ("PK", "A peek", "PK"),
        ("SP", "A superpeek barred", "SP"),
        ("D2", "A draw2 2", "D2"),
    ] {
        let mut play = Play::at(&last_card(card, "3 3 D2"));
        play.does("A deck");
        assert_eq!(play.section("A["), Some(rows.to_owned()), "the rows lie as they lay");
        assert_eq!(play.section("A "), Some(step.to_owned()));
        assert_eq!(sorted(&play.deck()), ["3", "3", "D2"], "{card} is in hand");
        assert_eq!(play.discard(), discard, "and then, if it is special, on the empty discard");
    }
    // Drawn last and kept, it lies in the row; what it replaced starts the discard.
    let mut play = Play::at(&last_card("0", "3 3 D2"));
    play.does("A deck, A keep 3");
    assert_eq!((play.row('A').as_str(), play.discard().as_str()), ("2 5 0 7", "9"));
    assert_eq!(sorted(&play.deck()), ["3", "3", "D2"]);
}

/// The smallest boxes there may be: three cards outside the rows (TAT-04).
const SMALL: [&str; 3] = [
    "A[2 5 9 7] B[1 6 4 8]; deck 5 D2; discard 3",
    "A[2 5 D2 7] B[1 PK 4 8] C[0 0 0 SW]; deck 5 6 7; discard 8",
    "A[2 5 9 7] B[1 6 4 8]; deck 5 SW; discard 3; options reshuffle=keep_top",
];

#[test]
fn tat_64_no_turn_begins_with_an_empty_discard() {
    for (small, seed) in SMALL.into_iter().flat_map(|small| (0..20).map(move |seed| (small, seed))) {
        let mut play = Play::at(small);
        let mut dice = Dice::from_seed(Seed::from_number(seed));
        let (mut turns, mut was_empty) = (0, false);
        while turns < 60 {
            let view = play.gallery();
            if matches!(view.phase.on_turn().expect("a turn").step, Step::Source) {
                assert!(!view.public.discard.is_empty(), "{}", play.position());
                turns += 1;
            }
            was_empty |= view.public.discard.is_empty();
            play.wanders(false, &mut dice);
        }
        assert!(was_empty || small.contains("keep_top"), "between turns it may be empty");
    }
}

#[test]
fn tat_65_the_deck_is_reshuffled_as_often_as_needed() {
    for small in SMALL {
        let (rows, rest) = small.split_once("; ").expect("rows and the rest");
        let long = if rest.contains("options") { " lap_limit=1000" } else { "; options lap_limit=1000" };
        let mut play = Play::at(&format!("{rows}; {rest}{long}"));
        let mut dice = Dice::from_seed(Seed::from_number(65));
        let makeup = play.all_cards();
        // The round goes on for as long as nobody calls.
        while play.gallery().public.turns < 1900 {
            assert!(!play.gallery().phase.rows_are_open());
            assert_eq!(play.all_cards(), makeup);
            assert!(play.gallery().deck > 0, "there is always a card to draw");
            play.wanders(false, &mut dice);
        }
        let shuffles =
            play.notices().into_iter().filter(|notice| matches!(notice, Notice::Reshuffled { .. }));
        let shuffles = shuffles.count();
        assert!(shuffles > 260, "{shuffles}");
    }
}
