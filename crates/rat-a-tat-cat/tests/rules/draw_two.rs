//! Draw 2: TAT-52 to TAT-61.

use crate::play::{Play, check};
use rat_a_tat_cat::{Card, Notice};

/// Two players; A is on turn, and these cards are on top of the deck.
fn deck(cards: &str) -> String {
    format!("A[2 5 9 7] B[1 6 4 8]; deck {cards} ..; discard 3; A source")
}

#[test]
fn tat_52_a_draw_two_allows_two_further_draws_from_the_deck() {
    let mut play = Play::at(&deck("D2 8 0"));
    play.does("A deck");
    assert_eq!((play.discard(), play.section("A ")), ("D2 3".to_owned(), Some("A draw2 2".to_owned())));
    for left in [2, 1] {
        assert_eq!(play.section("A "), Some(format!("A draw2 {left}")));
        assert_eq!(play.legal('A'), ["stop", "draw"]);
        (1..=4).for_each(|slot| drop(play.refuses(&format!("A take {slot}"))));
        play.refuses("A deck");
        play.does("A draw, A reject");
    }
    assert_eq!((play.discard(), play.section("A ")), ("0 8 D2 3".to_owned(), Some("A call".to_owned())));
    play.refuses("A draw");
}

#[test]
fn tat_53_the_player_may_stop_before_either_draw() {
    check(&deck("D2 8 0"), "A deck, A stop", &["A[2 5 9 7] B[1 6 4 8]", "discard D2 3", "A call"]);
    check(
        &deck("D2 8 0"),
        "A deck, A draw, A reject, A stop",
        &["A[2 5 9 7] B[1 6 4 8]", "discard 8 D2 3", "A call"],
    );
    check(&deck("D2 PK 0"), "A deck, A draw, A decline, A stop", &["discard PK D2 3", "A call"]);
    let mut play = Play::at(&deck("D2 8 0"));
    play.does("A deck, A stop");
    assert!(play.deck().starts_with("8 0 "), "the draws were not made");
}

#[test]
fn tat_54_keeping_the_first_card_loses_the_second_draw() {
    let mut play = Play::at(&deck("D2 8 0"));
    play.does("A deck, A draw, A keep 3");
    assert_eq!((play.row('A'), play.discard()), ("2 5 8 7".to_owned(), "9 D2 3".to_owned()));
    assert_eq!(play.section("A "), Some("A call".to_owned()));
    assert!(play.deck().starts_with("0 "));
    play.refuses("A draw");
}

#[test]
fn tat_55_rejecting_the_first_card_leaves_the_second_draw() {
    check(
        &deck("D2 8 0"),
        "A deck, A draw, A reject",
        &["A[2 5 9 7] B[1 6 4 8]", "discard 8 D2 3", "A draw2 1"],
    );
    check(&deck("D2 8 0"), "A deck, A draw, A reject, A draw", &["A drawn 0"]);
}

#[test]
fn tat_56_the_second_card_is_kept_or_rejected_and_that_is_all() {
    let mut play = Play::at(&deck("D2 8 0 1"));
    play.does("A deck, A draw, A reject, A draw");
    assert_eq!(play.legal('A'), ["reject", "keep 1", "keep 2", "keep 3", "keep 4"]);
    for (decision, row, discard) in [("A keep 3", "2 5 0 7", "9 8 D2 3"), ("A reject", "2 5 9 7", "0 8 D2 3")]
    {
        let mut play = play.clone();
        play.does(decision);
        assert_eq!((play.row('A'), play.discard()), (row.to_owned(), discard.to_owned()));
        assert_eq!(play.section("A "), Some("A call".to_owned()));
        play.refuses("A draw");
        assert!(play.deck().starts_with("1 "));
    }
}

#[test]
fn tat_57_using_a_first_special_loses_the_second_draw_declining_it_does_not() {
    for (special, used, then) in [
        ("SW", "A swap 3 B1", "A call"),
        ("PK", "A peek 3, A done", "A call"),
        ("SP", "A look, A done", "B source"), // without a call (TAT-50)
    ] {
        let mut play = Play::at(&deck(&format!("D2 {special} 0")));
        play.does("A deck, A draw");
        assert_eq!(play.discard(), format!("{special} D2 3"), "shown and discarded");

        let mut declined = play.clone();
        declined.does("A decline");
        let left = declined.section("A ").expect("a turn");
        assert!(left == "A draw2 1" || special == "SP" && left == "A draw2 1 barred", "{left}");
        assert_eq!((declined.row('A'), declined.row('B')), ("2 5 9 7".to_owned(), "1 6 4 8".to_owned()));
        declined.does("A draw, A keep 3");
        assert_eq!(
            (declined.row('A'), declined.discard()),
            ("2 5 0 7".to_owned(), format!("9 {special} D2 3"))
        );

        play.does(used);
        assert_eq!(play.section(&then[..2]), Some(then.to_owned()), "{special} was used");
        assert!(play.deck().starts_with("0 "), "the second draw is lost");
        play.refuses("A draw");
    }
    check(&deck("D2 SW 0"), "A deck, A draw, A swap 3 B1", &["A[2 5 1 7] B[9 6 4 8]"]);
}

#[test]
fn tat_58_a_second_special_is_used_or_declined_and_that_is_all() {
    for (special, decisions, then) in [
        ("SW", "A swap 3 B1", "A call"),
        ("SW", "A decline", "A call"),
        ("PK", "A peek 3, A done", "A call"),
        ("PK", "A decline", "A call"),
        ("SP", "A look, A done", "B source"),
        ("SP", "A decline", "B source"),
    ] {
        for first in ["8", "PK"] {
            let mut play = Play::at(&deck(&format!("D2 {first} {special} 0")));
            play.does(if first == "8" {
                "A deck, A draw, A reject, A draw"
            } else {
                "A deck, A draw, A decline, A draw"
            });
            assert_eq!(play.discard(), format!("{special} {first} D2 3"));
            play.does(decisions);
            assert_eq!(
                play.section(&then[..2]),
                Some(then.to_owned()),
                "{special} after {first}: {decisions}"
            );
            assert!(play.deck().starts_with("0 "));
        }
    }
    check(&deck("D2 8 SW 0"), "A deck, A draw, A reject, A draw, A swap 3 B1", &["A[2 5 1 7] B[9 6 4 8]"]);
}

#[test]
fn tat_59_another_draw_two_ends_the_earlier_one_and_begins_anew() {
    // As the first draw: the second draw of the earlier one is gone.
    check(&deck("D2 D2 8 0 1"), "A deck, A draw", &["discard D2 D2 3", "A draw2 2"]);
    check(
        &deck("D2 D2 8 0 1"),
        "A deck, A draw, A draw, A reject, A draw, A reject",
        &["discard 0 8 D2 D2 3", "A call"],
    );
    // As the second.
    check(&deck("D2 8 D2 PK 1"), "A deck, A draw, A reject, A draw", &["discard D2 8 D2 3", "A draw2 2"]);
    check(&deck("D2 8 D2 PK 1"), "A deck, A draw, A reject, A draw, A draw, A decline", &["A draw2 1"]);
    // Keeping its first card, or stopping, ends it all.
    check(&deck("D2 D2 8 0 1"), "A deck, A draw, A draw, A keep 1", &["A call"]);
    check(&deck("D2 D2 8 0 1"), "A deck, A draw, A stop", &["A call"]);
}

#[test]
fn tat_60_there_is_no_limit_on_draw_twos_and_draws_never_add_up() {
    // Two Draw 2s and a 9 are all there is outside the rows: they come round again and again in one turn.
    let mut play = Play::at("A[2 5 6 7] B[1 6 4 8]; deck D2; discard D2 9; A source");
    play.does("A deck");
    while draw_twos(&play) < 100 {
        let top = play.discard();
        let left = play.section("A ").expect("A is still on turn");
        assert_eq!(left, if top.starts_with("D2") { "A draw2 2" } else { "A draw2 1" }, "discard {top}");
        play.does("A draw");
        if play.section("A drawn").is_some() {
            play.does("A reject");
        }
    }
    play.does("A stop, A pass");
    assert_eq!(play.section("turns"), Some("turns 1".to_owned()));
}

fn draw_twos(play: &Play) -> usize {
    let shown = |notice: &Notice| matches!(notice, Notice::ShowedSpecial { card: Card::Draw2, .. });
    play.notices().iter().filter(|notice| shown(notice)).count()
}

#[test]
fn tat_61_however_many_cards_it_is_one_turn_with_one_call_decision() {
    let mut play = Play::at(&deck("D2 8 D2 PK D2 1 0 4"));
    for decision in ["deck", "draw", "reject", "draw", "draw", "decline", "draw", "draw", "reject", "draw"] {
        play.does(&format!("A {decision}"));
        assert_ne!(play.section("A "), Some("A call".to_owned()), "not before the end");
        assert_eq!(play.section("turns"), None, "it is still the first turn");
    }
    play.does("A keep 1");
    assert_eq!(play.legal('A'), ["pass", "call"]);
    play.does("A pass");
    assert_eq!(
        (play.section("B "), play.section("turns")),
        (Some("B source".to_owned()), Some("turns 1".to_owned()))
    );
    let answers = play.told().into_iter().filter(|told| told == "A does not call.");
    assert_eq!(answers.count(), 1);
}
