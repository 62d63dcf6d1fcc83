//! Peek: TAT-43 to TAT-46; Super Peek: TAT-47 to TAT-51.

use crate::play::{Play, check, seat};
use rat_a_tat_cat::{Card, Notice, Slot};
use table::Face;

/// Two players; A has drawn a Peek and knows the own outer cards.
const PEEK: &str = "A[2:A 5 9 SP:A] B[1:B 6 4 8:B]; deck 5 0 ..; discard PK 3; A peek";

#[test]
fn tat_43_a_peek_shows_one_own_card_of_any_slot() {
    let play = Play::at(PEEK);
    assert_eq!(play.legal('A'), ["decline", "peek 1", "peek 2", "peek 3", "peek 4"]);
    for (slot, face) in (1..).zip([Card::N2, Card::N5, Card::N9, Card::SuperPeek]) {
        let mut play = play.clone();
        play.does(&format!("A peek {slot}"));
        for place in ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"] {
            let shown = (place == format!("A{slot}")).then_some(face);
            assert_eq!(play.is_shown('A', place), shown, "{place} while peeking at slot {slot}");
        }
        assert_eq!(play.legal('A'), ["done"]);
    }
}

#[test]
fn tat_44_all_see_the_slot_and_only_the_peeking_player_the_face() {
    let mut play = Play::at(PEEK);
    play.does("A peek 3");
    assert_eq!(play.is_shown('A', "A3"), Some(Card::N9));
    let peeked = Notice::Peeked { seat: seat('A'), slot: Slot::new(3).expect("a slot"), card: Face::Down };
    for told in [play.notices_to('A'), play.notices_to('B'), play.notices()] {
        assert_eq!(told, std::slice::from_ref(&peeked));
    }
    assert_eq!((play.sees('B', "A3"), play.is_shown('B', "A3")), (None, None));
    assert!(play.gallery().rows.of(seat('A')).iter().all(|seen| seen.face.is_down()));
    assert_eq!(
        (play.knows("A3"), play.knows("A2"), play.knows("B3")),
        ("A".to_owned(), String::new(), String::new())
    );
}

#[test]
fn tat_45_the_card_stays_and_cannot_be_replaced_this_turn() {
    let mut play = Play::at(PEEK);
    let deck = play.deck();
    play.does("A peek 3");
    let too_late = ["A keep 3", "A take 3", "A deck", "A swap 3 B1", "A peek 2", "A decline", "A draw"];
    too_late.iter().for_each(|decision| drop(play.refuses(decision)));
    play.does("A done");
    too_late.iter().for_each(|decision| drop(play.refuses(decision)));
    assert_eq!(play.section("A["), Some("A[2:A 5 9:A SP:A] B[1:B 6 4 8:B]".to_owned()), "nothing moved");
    assert_eq!((play.deck(), play.discard()), (deck, "PK 3".to_owned()));
    assert_eq!(play.is_shown('A', "A3"), None, "the look is over");
}

#[test]
fn tat_46_after_a_peek_the_player_may_call() {
    let mut play = Play::at("A[2:A 5 9 SP:A] B[1:B 6 4 8:B]; deck PK 0 ..; discard 3; A source");
    play.does("A deck, A peek 2, A done");
    assert_eq!(play.legal('A'), ["pass", "call"]);
    play.does("A call");
    assert_eq!(play.section("called"), Some("called A".to_owned()));
    assert_eq!(play.section("left"), Some("left B".to_owned()));
}

/// Three players; A has drawn a Super Peek.
const SUPER_PEEK: &str =
    "A[2:A 5 9 7:A] B[1:B SW 4 8:B] C[0:C 6 D2 3:C]; deck 5 0 ..; discard SP 3 9; A superpeek barred";

#[test]
fn tat_47_a_super_peek_shows_every_face_down_card_of_every_row() {
    let mut play = Play::at(SUPER_PEEK);
    assert_eq!(play.legal('A'), ["decline", "look"]);
    play.does("A look");
    for who in ['A', 'B', 'C'] {
        let shown: Vec<String> = (1..=4)
            .map(|slot| play.is_shown('A', &format!("{who}{slot}")).expect("a face").to_string())
            .collect();
        assert_eq!(shown.join(" "), play.row(who));
    }
    for place in ["A2", "A3", "B2", "C2", "C3"] {
        assert_eq!((play.sees('B', place), play.is_shown('C', place)), (None, None), "only A looks");
    }
    // With open outer cards it shows the inner ones.
    let open = "A[2 5 9 7] B[1 SW 4 8]; deck 5 ..; discard SP 3; A superpeek barred; options open_outer=on";
    let mut play = Play::at(open);
    play.does("A look");
    assert_eq!((play.is_shown('A', "B2"), play.is_shown('A', "A3")), (Some(Card::Swap), Some(Card::N9)));
}

#[test]
fn tat_48_a_super_peek_shows_no_pile_and_moves_nothing() {
    let mut play = Play::at(SUPER_PEEK);
    let before = (play.row('A'), play.row('B'), play.row('C'), play.deck(), play.discard());
    play.does("A look");
    let (view, sight) = (play.view('A'), play.sight('A'));
    assert_eq!((view.deck_order, sight.deck_order), (None, None));
    assert_eq!((sight.discard.top, sight.discard.count, sight.discard.all), (Some(Card::SuperPeek), 3, None));
    assert_eq!(view.phase.drawn(), None);
    play.does("A done");
    assert_eq!((play.row('A'), play.row('B'), play.row('C'), play.deck(), play.discard()), before);
}

#[test]
fn tat_49_who_drew_a_super_peek_cannot_call_at_the_end_of_that_turn() {
    let mut play = Play::at("A[2 5 9 7] B[1 6 4 8]; deck SP 5 ..; discard 3; A source");
    play.does("A deck, A look");
    play.refuses("A call");
    play.does("A done");
    assert_eq!(play.section("B "), Some("B source".to_owned()), "no call is offered");
    play.refuses("A call");
    assert!(!play.told().iter().any(|told| told.contains("call")), "nor is it said that A did not");
}

#[test]
fn tat_50_the_ban_holds_inside_a_draw_two_and_after_declining() {
    for (deck, decisions) in [
        ("SP", "A deck, A decline"),
        ("D2 SP 0", "A deck, A draw, A decline, A draw, A keep 3"),
        ("D2 SP 0", "A deck, A draw, A decline, A draw, A reject"),
        ("D2 SP 0", "A deck, A draw, A decline, A stop"),
        ("D2 SP 0", "A deck, A draw, A look, A done"),
        ("D2 0 SP", "A deck, A draw, A reject, A draw, A decline"),
        ("D2 0 SP", "A deck, A draw, A reject, A draw, A look, A done"),
        ("D2 SP SW", "A deck, A draw, A decline, A draw, A swap 1 B1"),
        ("D2 SP PK", "A deck, A draw, A decline, A draw, A peek 1, A done"),
        ("D2 SP D2", "A deck, A draw, A decline, A draw, A stop"),
        ("D2 SP D2 0 1", "A deck, A draw, A decline, A draw, A draw, A reject, A draw, A keep 1"),
    ] {
        check(
            &format!("A[2 5 9 7] B[1 6 4 8]; deck {deck} ..; discard 3; A source"),
            decisions,
            &["B source", "turns 1"],
        );
    }
    // Stopping before a Super Peek is drawn leaves the call (TAT-53).
    check("A[2 5 9 7] B[1 6 4 8]; deck D2 SP ..; discard 3; A source", "A deck, A stop", &["A call"]);
}

#[test]
fn tat_51_the_ban_ends_with_the_turn() {
    let mut play = Play::at("A[2 5 9 7] B[1 6 4 8]; deck SP 5 6 ..; discard 3; A source");
    play.does("A deck, A look, A done");
    play.does("B deck, B reject");
    assert_eq!(play.legal('B'), ["pass", "call"], "it was never B's");
    play.does("B pass, A deck, A reject");
    assert_eq!(play.legal('A'), ["pass", "call"]);
    play.does("A call");
    assert_eq!(play.section("called"), Some("called A".to_owned()));
}
