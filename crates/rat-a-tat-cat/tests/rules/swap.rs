//! Swap: TAT-38 to TAT-42.

use crate::play::{Play, check, seat};
use rat_a_tat_cat::{Decision, Notice, Slot};

/// Three players; A has drawn a Swap. Some cards are known, some to others than their owner.
const START: &str = "A[1:A 6 4:B 9:A] B[0:B 3:C 8 7:AB] C[2:C SW 5 D2:C]; deck 5 ..; discard SW 3; A swap";

#[test]
fn tat_38_two_cards_change_places_each_taking_the_others_slot() {
    check(
        START,
        "A swap 4 B2",
        &["A[1:A 6 4:B 3:C] B[0:B 9:A 8 7:AB] C[2:C SW 5 D2:C]", "discard SW 3", "A call"],
    );
    check(START, "A swap 2 C3", &["A[1:A 5 4:B 9:A] B[0:B 3:C 8 7:AB] C[2:C SW 6 D2:C]"]);
    // Whoever else looked on: C swaps, and the seats are not mixed up.
    let c_swaps = "A[1 6 4 9] B[0 3 8 7] C[2 SW 5 D2]; deck 5 ..; discard SW 3; C swap";
    check(c_swaps, "C swap 1 A3", &["A[1 6 2 9] B[0 3 8 7] C[4 SW 5 D2]"]);
}

#[test]
fn tat_39_nobody_sees_a_card_because_of_the_swap() {
    for (own, theirs) in (1..=4).flat_map(|own| (1..=4).map(move |theirs| (own, theirs))) {
        let (mine, yours) = (format!("A{own}"), format!("B{theirs}"));
        let mut play = Play::at(START);
        let before = play.clone();
        play.does(&format!("A swap {own} {yours}"));
        for who in ['A', 'B', 'C'] {
            assert_eq!(play.sees(who, &mine), before.sees(who, &yours), "{who} knows no more, and no less");
            assert_eq!(play.sees(who, &yours), before.sees(who, &mine));
            assert_eq!((play.is_shown(who, &mine), play.is_shown(who, &yours)), (None, None));
            assert_eq!((before.is_shown(who, &mine), before.is_shown(who, &yours)), (None, None));
            let slot = |number| Slot::new(number).expect("a slot");
            let swapped =
                Notice::Swapped { seat: seat('A'), own: slot(own), with: seat('B'), theirs: slot(theirs) };
            assert_eq!(play.notices_to(who), [swapped], "all see the slots, nobody a face");
        }
    }
}

#[test]
fn tat_40_every_own_slot_with_every_slot_of_every_other_player() {
    let rows = ["A[1 SW D2 9]", "B[0 3 8 7]", "C[2 SW 5 D2]", "D[PK 4 SP 9]", "E[0 1 2 3]", "F[4 5 6 7]"];
    for players in 2..=6 {
        let play = Play::at(&format!("{}; deck 5 ..; discard SW 3; B swap", rows[..players].join(" ")));
        let mut swaps = play.legal('B');
        swaps.retain(|decision| decision != "decline");
        assert_eq!(swaps.len(), 4 * 4 * (players - 1));
        let mut different = swaps.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), swaps.len());
        for swap in swaps {
            play.clone().does(&format!("B {swap}"));
        }
    }
    // What the cards are does not matter, nor who knows them.
    check(START, "A swap 1 C2", &["A[SW 6 4:B 9:A] B[0:B 3:C 8 7:AB] C[2:C 1:A 5 D2:C]"]);
    check(START, "A swap 3 C4", &["A[1:A 6 D2:C 9:A] B[0:B 3:C 8 7:AB] C[2:C SW 5 4:B]"]);
}

#[test]
fn tat_41_two_own_cards_or_cards_of_nobody_cannot_be_swapped() {
    let mut play = Play::at(START);
    for (own, theirs) in (1..=4).flat_map(|own| (1..=4).map(move |theirs| (own, theirs))) {
        assert_eq!(
            play.refuses(&format!("A swap {own} A{theirs}")),
            "a swap is between one of your cards and one of another player's"
        );
    }
    assert_eq!(play.refuses("A swap 1 D1"), "D has no cards in this round");
    play.refuses("B swap 1 C1");
    // Two cards of other players, or a card of a pile, cannot even be said.
    for nonsense in
        ["swap B1 C2", "swap 1 deck", "swap deck B1", "swap 1 discard", "swap 1 2", "swap 5 B1", "swap 1 B5"]
    {
        assert!(nonsense.parse::<Decision>().is_err(), "{nonsense}");
    }
}

#[test]
fn tat_42_the_callers_row_is_not_protected() {
    let last_turn =
        "A[1 6 4 9] B[9 3 8 8] C[0:C 1:C 2 0:C]; deck SW ..; discard 3; A source; called C; left AB";
    check(
        last_turn,
        "A deck, A swap 4 C1",
        &["A[1 6 4 0:C] B[9 3 8 8] C[9 1:C 2 0:C]", "B source", "called C", "left B"],
    );
    let play =
        Play::at("A[1 6 4 9] B[9 3 8 8] C[0 1 2 0]; deck 5 ..; discard SW 3; A swap; called C; left AB");
    let with_caller = play.legal('A').into_iter().filter(|decision| decision.contains(" C"));
    assert_eq!(with_caller.count(), 16);
}
