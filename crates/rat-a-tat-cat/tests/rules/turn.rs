//! The turn: TAT-20 to TAT-37.

use crate::play::{Play, check, options, seat};
use rat_a_tat_cat::{Card, Notice};
use table::{Dice, Seed};

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
    let position = "A[2 5 9 7] B[1 6 4 8]; deck 5 ..; discard 4 3 0; A source";
    check(position, "A take 3", &["A[2 5 4:AB# 7] B[1 6 4 8]", "discard 9 3 0"]);
    // Not even when the top card is one that nobody may take.
    for special in ["SW", "D2", "PK"] {
        let mut play =
            Play::at(&format!("A[2 5 9 7] B[1 6 4 8]; deck 5 ..; discard {special} 3 0; A source"));
        assert_eq!(play.legal('A'), ["deck"], "{special}");
        (1..=4).for_each(|slot| drop(play.refuses(&format!("A take {slot}"))));
    }
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

#[test]
fn tat_26_a_drawn_number_is_kept_in_any_own_slot_or_rejected() {
    let mut play = Play::at("A[2 5 9 7] B[1 6 4 8]; deck 0 ..; discard 3; A source");
    play.does("A deck");
    assert_eq!(play.legal('A'), ["reject", "keep 1", "keep 2", "keep 3", "keep 4"]);
    for (slot, row) in [(1, "0 5 9 7"), (2, "2 0 9 7"), (3, "2 5 0 7"), (4, "2 5 9 0")] {
        let mut kept = play.clone();
        kept.does(&format!("A keep {slot}"));
        assert_eq!(kept.row('A'), row);
    }
    play.refuses("A take 1");
    play.refuses("A decline");
    play.refuses("A pass");
}

#[test]
fn tat_27_kept_it_lies_face_down_and_the_replaced_card_on_the_discard() {
    check(START, "A deck, A keep 3", &["A[2:A 5 5:A# 7:A] B[1:B 6 4 8:B]", "discard 9 3", "A call"]);
}

#[test]
fn tat_28_rejected_it_goes_on_the_discard_and_the_row_stays() {
    let mut play = Play::at(START);
    let deck = play.deck();
    play.does("A deck, A reject");
    assert_eq!((play.discard(), play.section("A ")), ("5 3".to_owned(), Some("A call".to_owned())));
    assert_eq!(play.section("A["), Some("A[2:A 5 9 7:A] B[1:B 6 4 8:B]".to_owned()));
    assert_eq!(format!("5 {}", play.deck()), deck, "one card was drawn");
}

#[test]
fn tat_29_the_slot_is_chosen_blind_and_for_good() {
    for (before, decision, discard) in [("A drawn 0", "A keep 2", "5 3"), ("A source", "A take 2", "5")] {
        let mut play = Play::at(&format!("A[2:A 5 9 7:A] B[1:B 6 4 8:B]; deck 1 ..; discard 3; {before}"));
        assert_eq!((play.sees('A', "A2"), play.is_shown('A', "A2")), (None, None), "chosen unseen");
        play.does(decision);
        assert_eq!(play.discard(), discard, "now the face is shown");
        for regret in ["A keep 2", "A keep 3", "A take 2", "A take 3", "A reject", "A deck"] {
            play.refuses(regret);
        }
    }
}

/// A is on turn and draws this special card.
fn draws(special: &str) -> Play {
    let mut play =
        Play::at(&format!("A[2:A 5 9 7:A] B[1:B 6 4 8:B]; deck {special} 0 1 ..; discard 3; A source"));
    play.does("A deck");
    play
}

#[test]
fn tat_30_a_drawn_special_is_shown_and_discarded_before_its_effect() {
    for (special, card, step) in [
        ("SW", Card::Swap, "A swap"),
        ("D2", Card::Draw2, "A draw2 2"),
        ("PK", Card::Peek, "A peek"),
        ("SP", Card::SuperPeek, "A superpeek barred"),
    ] {
        let play = draws(special);
        let shown = Notice::ShowedSpecial { seat: seat('A'), card };
        for told in [play.notices_to('A'), play.notices_to('B'), play.notices()] {
            assert_eq!(told.last(), Some(&shown), "all see it");
        }
        assert_eq!(play.discard(), format!("{special} 3"));
        assert_eq!(play.section("A "), Some(step.to_owned()), "and only then it is asked what to do with it");
        assert_eq!(play.section("A["), Some("A[2:A 5 9 7:A] B[1:B 6 4 8:B]".to_owned()));
    }
}

#[test]
fn tat_31_a_drawn_special_cannot_be_kept() {
    for special in ["SW", "D2", "PK", "SP"] {
        let mut play = draws(special);
        for slot in 1..=4 {
            let reason = play.refuses(&format!("A keep {slot}"));
            assert_eq!(reason, "a special card cannot be kept; use it or decline it");
        }
        assert!(play.legal('A').iter().all(|decision| !decision.starts_with("keep")));
    }
}

#[test]
fn tat_32_every_effect_may_be_declined_and_nothing_happens() {
    for (special, decline) in
        [("SW", "A decline"), ("D2", "A stop"), ("PK", "A decline"), ("SP", "A decline")]
    {
        let mut play = draws(special);
        let deck = play.deck();
        play.does(decline);
        assert_eq!(play.section("A["), Some("A[2:A 5 9 7:A] B[1:B 6 4 8:B]".to_owned()), "{special}");
        assert_eq!((play.deck(), play.discard()), (deck, format!("{special} 3")));
    }
}

#[test]
fn tat_33_used_or_declined_the_main_part_of_the_turn_is_over() {
    for (special, decisions, then) in [
        ("SW", "A swap 1 B1", "A call"),
        ("SW", "A decline", "A call"),
        ("PK", "A peek 2, A done", "A call"),
        ("PK", "A decline", "A call"),
        // After a Super Peek there is no call, so that the whole turn is over (TAT-49).
        ("SP", "A look, A done", "B source"),
        ("SP", "A decline", "B source"),
    ] {
        let mut play = draws(special);
        play.does(decisions);
        assert_eq!(play.section(&then[..2]), Some(then.to_owned()), "{special}: {decisions}");
    }
}

#[test]
fn tat_34_a_special_card_in_a_row_does_nothing() {
    // Swapped: the two specials change places, and the turn is over.
    let specials = "A[SW D2 PK SP] B[SP PK D2 SW]; deck SW ..; discard 3; A source";
    check(specials, "A deck, A swap 1 B2", &["A[PK D2 PK SP] B[SP SW D2 SW]", "discard SW 3", "A call"]);
    // Peeked at: one card is seen, and the player may call although it is a Super Peek.
    let specials = "A[SW D2 PK SP] B[SP PK D2 SW]; deck PK ..; discard 3; A source";
    check(
        specials,
        "A deck, A peek 4, A done",
        &["A[SW D2 PK SP:A] B[SP PK D2 SW]", "discard PK 3", "A call"],
    );
    // Replaced: TAT-35. Dealt: TAT-17.
    for slot in 1..=4 {
        let mut play = Play::at("A[SW D2 PK SP] B[SP PK D2 SW]; deck 5 ..; discard 3; A source");
        play.does(&format!("A take {slot}"));
        assert_eq!(play.section("A "), Some("A call".to_owned()));
        assert_eq!(play.row('B'), "SP PK D2 SW");
    }
    // Turned up: the replacements come from the deck one by one, whatever the special would have done.
    let last_turn = "A[SW D2 PK SP] B[1 2 3 4]; deck 5 6 7 8 ..; discard 3; B drawn 9; called A; left B";
    check(last_turn, "B reject", &["A[5 6 7 8] B[1 2 3 4]", "discard SP PK D2 SW 9 3", "scored"]);
}

#[test]
fn tat_35_a_special_that_leaves_a_row_is_discarded_without_effect_and_cannot_be_taken() {
    for special in ["SW", "D2", "PK", "SP"] {
        for decisions in ["A deck, A keep 2", "A take 2"] {
            let mut play =
                Play::at(&format!("A[2 {special} 9 7] B[1 6 4 8]; deck 0 5 ..; discard 3; A source"));
            play.does(decisions);
            assert_eq!(play.section("A "), Some("A call".to_owned()), "{special} does nothing");
            assert!(play.discard().starts_with(special));
            assert_eq!(play.row('B'), "1 6 4 8");
            play.does("A pass");
            assert_eq!(play.legal('B'), ["deck"]);
            play.does("B deck, B reject, B pass");
            assert_eq!(play.legal('A').len(), 5, "a number covers it");
        }
    }
}

#[test]
fn tat_36_no_card_is_ever_lost_or_made() {
    let tables = ["", "deck=classic reshuffle=keep_top", "open_outer=on match_end=elimination limit=1000"];
    for (seats, text) in (2..=6).flat_map(|seats| tables.map(|text| (seats, text))) {
        let mut play = Play::dealt(seats, &options(&format!("lap_limit=1000 {text}")), 36);
        let mut dice = Dice::from_seed(Seed::from_number(seats.into()));
        let makeup = play.everything().public.makeup;
        assert_eq!(makeup.total(), if text.contains("classic") { 54 } else { 65 });
        // A long round without a call, then short ones.
        for step in 0..1700 {
            assert_eq!(play.all_cards(), makeup, "{}", play.position());
            if !play.asked().is_empty() {
                play.wanders(step > 1500, &mut dice);
            }
        }
        let told = play.notices();
        assert!(told.iter().any(|notice| matches!(notice, Notice::Reshuffled { .. })));
        assert!(told.iter().any(|notice| matches!(notice, Notice::Scored { .. })));
    }
}

#[test]
fn tat_37_what_is_not_asked_is_refused_and_changes_nothing() {
    let phases = [
        ("look", [1, 1, 1]),
        ("A source", [5, 0, 0]),
        ("A source; discard SW 3", [1, 0, 0]),
        ("A drawn 5", [5, 0, 0]),
        ("A drawn 5 again 1", [5, 0, 0]),
        ("B swap", [0, 33, 0]),
        ("A peek", [5, 0, 0]),
        ("C superpeek barred", [0, 0, 2]),
        ("A draw2 2", [2, 0, 0]),
        ("A draw2 1", [2, 0, 0]),
        ("A looking 2", [1, 0, 0]),
        ("A looking all barred", [1, 0, 0]),
        ("A call", [2, 0, 0]),
        ("scored", [1, 1, 1]),
        ("over", [0, 0, 0]),
    ];
    for (phase, legal) in phases {
        let play = Play::at(&format!("A[2 5 9 7] B[1 6 4 8] C[3 3 SW 9]; deck 5 6 ..; discard 3; {phase}"));
        for (who, legal) in "ABCDEF".chars().zip(legal.into_iter().chain([0; 3])) {
            let allowed = play.legal(who);
            assert_eq!(allowed.len(), legal, "{who} in {phase}: {allowed:?}");
            for decision in every_decision() {
                let mut play = play.clone();
                if allowed.contains(&decision) {
                    play.does(&format!("{who} {decision}"));
                } else {
                    play.refuses(&format!("{who} {decision}"));
                }
            }
        }
    }
}

/// Whatever anybody could ever decide at a table for four.
fn every_decision() -> Vec<String> {
    let words = ["done", "deck", "reject", "look", "decline", "draw", "stop", "call", "pass", "ready"];
    let slots = || 1..=4;
    let with_slot = ["take", "keep", "peek"]
        .into_iter()
        .flat_map(|verb| slots().map(move |slot| format!("{verb} {slot}")));
    let swaps = "ABCD".chars().flat_map(|with| slots().map(move |theirs| format!("{with}{theirs}")));
    let swaps = swaps.flat_map(|place| slots().map(move |own| format!("swap {own} {place}")));
    words.map(str::to_owned).into_iter().chain(with_slot).chain(swaps).collect()
}
