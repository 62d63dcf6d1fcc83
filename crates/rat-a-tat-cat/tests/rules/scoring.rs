//! Scoring a round: TAT-75 to TAT-83.

use crate::play::{Play, seat};
use rat_a_tat_cat::{Card, Notice};

/// A has called; B is about to end the last turn by rejecting a 9.
fn last_turn(rows: &str, rest: &str) -> String {
    format!("{rows}; {rest}; B drawn 9; called A; left B")
}

fn scored(position: &str) -> Play {
    let mut play = Play::at(position);
    play.does("B reject");
    assert_eq!(play.section("scored"), Some("scored".to_owned()));
    play
}

/// What was put out and turned up in scoring: `"A1: SW > PK > 5"`.
fn replacements(play: &Play) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    for notice in play.notices() {
        if let Notice::SpecialOut { seat, slot, card } = notice {
            told.push(format!("{seat}{slot}: {card}"));
        } else if let Notice::TurnedUp { seat, slot, card } = notice {
            let last = told.last_mut().expect("something to replace");
            assert!(last.starts_with(&format!("{seat}{slot}: ")), "each slot is finished before the next");
            last.push_str(&format!(" > {card}"));
        }
    }
    told
}

#[test]
fn tat_75_all_rows_are_turned_up_together_for_all_to_see() {
    let mut play = Play::at(&last_turn("A[2:A SW 9 7] B[1:B 6 4 8:AB]", "deck 5 ..; discard 3"));
    assert!(play.gallery().rows.of(seat('A')).iter().all(|seen| seen.face.is_down()));
    play.does("B reject");
    for view in [play.view('A'), play.view('B'), play.gallery()] {
        for (who, row) in [('A', "2 5 9 7"), ('B', "1 6 4 8")] {
            let seen = view.rows.of(seat(who));
            let faces = seen.map(|seen| seen.face.up().expect("open").name());
            assert_eq!((faces.join(" ").as_str(), seen.map(|seen| seen.open)), (row, [true; 4]));
        }
    }
    // In one moment, and before anything is replaced.
    let told = play.told();
    let revealed =
        told.iter().position(|told| told == "All cards up: A [2 SW 9 7] B [1 6 4 8].").expect("a reveal");
    let replaced = told.iter().position(|told| told.contains("is replaced")).expect("a replacement");
    assert_eq!(revealed + 1, replaced);
    assert_eq!(told.iter().filter(|told| told.starts_with("All cards up")).count(), 1);
}

#[test]
fn tat_76_a_special_card_is_replaced_by_the_top_card_of_the_deck() {
    for special in ["SW", "D2", "PK", "SP"] {
        let play = scored(&last_turn(&format!("A[2 1 9 {special}] B[1 6 4 8]"), "deck 5 0 ..; discard 3"));
        assert_eq!((play.row('A').as_str(), play.discard()), ("2 1 9 5", format!("{special} 9 3")));
        assert!(play.deck().starts_with("0 "));
        assert_eq!(play.scores(), [17, 19]);
    }
}

#[test]
fn tat_77_a_special_turned_up_is_discarded_and_the_next_card_turned_up() {
    let play = scored(&last_turn("A[2 1 SW 9] B[1 6 4 8]", "deck SP D2 SW 5 0 ..; discard 3"));
    assert_eq!((play.row('A').as_str(), play.discard().as_str()), ("2 1 5 9", "SW D2 SP SW 9 3"));
    assert!(play.deck().starts_with("0 "));
    assert_eq!(replacements(&play), ["A3: SW > SP > D2 > SW > 5"]);
}

#[test]
fn tat_78_the_caller_first_then_clockwise_each_row_from_slot_1_to_slot_4() {
    let rows = "A[0 PK 3 9] B[SW 2 4 1] C[0 1 1 SP] D[SP 5 D2 6]";
    let mut play = Play::at(&format!("{rows}; deck 8 SW 7 6 5 4 ..; discard 3; B drawn 9; called C; left B"));
    play.does("B reject");
    let in_turn_order = ["C4: SP > 8", "D1: SP > SW > 7", "D3: D2 > 6", "A2: PK > 5", "B1: SW > 4"];
    assert_eq!(replacements(&play), in_turn_order);
    assert_eq!(play.section("A["), Some("A[0 5 3 9] B[4 2 4 1] C[0 1 1 8] D[7 5 6 6]".to_owned()));
    assert_eq!(play.discard(), "SW PK D2 SW SP SP 9 3");

    // Without a caller whoever took the first turn of the round is first, not whoever took the last.
    let mut play = Play::at(&format!(
        "{rows}; deck 8 SW 7 6 5 4 ..; discard 3; first B; A drawn 9 barred; turns 39; options lap_limit=10"
    ));
    play.does("A reject");
    let from_the_first = ["B1: SW > 8", "C4: SP > SW > 7", "D1: SP > 6", "D3: D2 > 5", "A2: PK > 4"];
    assert_eq!(replacements(&play), from_the_first);
}

/// What became of the discard when the deck ran out: each new deck, sorted.
fn reshuffles(play: &Play) -> Vec<Vec<Card>> {
    let order = |notice| if let Notice::Reshuffled { order, .. } = notice { order } else { None };
    let mut decks: Vec<Vec<Card>> = play.in_truth().into_iter().filter_map(order).collect();
    decks.iter_mut().for_each(|deck| deck.sort());
    decks
}

#[test]
fn tat_79_a_deck_that_runs_out_in_scoring_is_reshuffled_at_once() {
    use Card::{N3, N5, N6, N9, Peek, Swap};
    // The last card is special: it is not shuffled and then starts the discard.
    let play = scored(&last_turn("A[SW 1 2 4] B[4 4 4 4]", "deck SP; discard 5 6"));
    assert_eq!(reshuffles(&play), [[N5, N6, N9, Swap]], "with the Swap already put there");
    assert!(play.discard().ends_with("SP"), "first of the new discard: {}", play.discard());
    let told = play.told();
    let turned_up = told.iter().position(|told| told == "SP is turned up for A's slot 1.").expect("SP");
    assert_eq!(told[turned_up + 1], "The discard is shuffled into a new deck of 4.");

    // The last card is a number: it goes into the slot, and the discard is empty.
    let play = scored(&last_turn("A[SW 1 2 4] B[4 4 4 4]", "deck 0; discard 3 5"));
    assert_eq!((play.row('A').as_str(), play.discard().as_str()), ("0 1 2 4", ""));
    assert_eq!(reshuffles(&play), [[N3, N5, N9, Swap]]);
    assert_eq!(play.gallery().deck, 4);

    // The top card may be kept back (TAT-116): the special turned up goes on it.
    let position = last_turn("A[SW 1 2 4] B[4 4 4 4]", "deck PK; discard 5 6; options reshuffle=keep_top");
    let play = scored(&position);
    assert_eq!(reshuffles(&play), [[N5, N6, N9]]);
    assert_eq!(play.discard(), "PK SW");

    // Every slot is filled in the end, though there are hardly more numbers than slots.
    let many = "A[SW SW SW SW] B[PK PK PK PK]; deck SP; discard 1 2 3 4 5 6 7 8 D2 D2 D2";
    let mut play = Play::at(&last_turn(many, "round 1"));
    let makeup = play.all_cards();
    play.does("B reject");
    assert_eq!(reshuffles(&play)[0].iter().filter(|&&card| card == Swap || card == Peek).count(), 1);
    assert!([play.row('A'), play.row('B')].concat().chars().all(|face| face == ' ' || face.is_ascii_digit()));
    assert_eq!(play.all_cards(), makeup);
}

#[test]
fn tat_80_specials_turned_up_in_scoring_have_no_effect() {
    for special in ["SW", "D2", "PK", "SP"] {
        let play =
            scored(&last_turn("A[2 1 SW 9] B[1 6 4 8]", &format!("deck {special} 5 0 7 ..; discard 3")));
        assert_eq!((play.row('A').as_str(), play.row('B').as_str()), ("2 1 5 9", "1 6 4 8"));
        assert_eq!(play.discard(), format!("{special} SW 9 3"));
        assert!(play.deck().starts_with("0 7 "), "no further draws");
        assert_eq!(play.asked().to_string(), "AB", "nothing is asked but whether all are ready");
        assert_eq!((play.legal('A'), play.legal('B')), (vec!["ready".to_owned()], vec!["ready".to_owned()]));
    }
}

#[test]
fn tat_81_numbers_stay_and_specials_must_go() {
    // Even a row of nines is kept, and a lower card on the deck is not used.
    let play = scored(&last_turn("A[9 9 9 9] B[1 6 4 8]", "deck 0 0 ..; discard 3"));
    assert_eq!((play.row('A').as_str(), play.scores()), ("9 9 9 9", vec![36, 19]));
    assert!(play.deck().starts_with("0 0 "));
    assert_eq!(replacements(&play), [""; 0]);
    // Nobody is asked whether a special card should stay, though a nine comes for each.
    let play = scored(&last_turn("A[SW D2 PK SP] B[1 6 4 8]", "deck 9 9 9 9 ..; discard 3"));
    assert_eq!((play.row('A').as_str(), play.scores()), ("9 9 9 9", vec![36, 19]));
}

#[test]
fn tat_82_a_round_score_is_the_sum_of_the_four_faces() {
    for (row, score) in [("0 0 0 0", 0), ("9 9 9 9", 36), ("0 1 2 3", 6), ("5 6 7 8", 26), ("9 0 0 1", 10)] {
        let play = scored(&last_turn(&format!("A[{row}] B[4 4 4 4]"), "deck 1 ..; discard 3"));
        assert_eq!(play.scores(), [score, 16]);
    }
}

#[test]
fn tat_83_every_score_is_added_to_its_total_without_bonus_or_penalty() {
    let rest = "deck 5 ..; discard 0; B drawn 9; left B; totals 10 20 30; round 2";
    // The caller is lowest, in the middle, highest, or equal to another.
    for (rows, after) in [
        ("A[0 1 0 0] B[1 6 4 8] C[2 2 2 2]", [11, 39, 38]),
        ("A[3 3 3 3] B[1 6 4 8] C[2 2 2 2]", [22, 39, 38]),
        ("A[7 7 7 9] B[1 6 4 8] C[2 2 2 2]", [40, 39, 38]),
        ("A[1 4 6 8] B[1 6 4 8] C[8 6 4 1]", [29, 39, 49]),
    ] {
        let play = scored(&format!("{rows}; {rest}; called A"));
        assert_eq!(play.totals(), after, "{rows}");
    }
}
