//! Phase 5, the return: LAND-56 to LAND-58.

use crate::last_round::{board, line, stops_before_feeding};
use crate::play::Play;

#[test]
fn land_56_all_in_the_infirmary_and_all_lost_rats_go_to_their_pantry() {
    let mut play =
        stops_before_feeding("A[1] cheese 0 infirmary 2 lost 3 graveyard 1; B[1] lost 1; C[0] infirmary 1");
    play.does("A deploy 1 0 0 0 0 0 0, B deploy 1 0 0 0 0 0 0");
    assert_eq!(board(&play, 'A'), "A[1 0 0 0 0 5 0] cheese 0 graveyard 1");
    assert_eq!(board(&play, 'B'), "B[1 0 0 0 0 1 0] cheese 0");
    assert_eq!(board(&play, 'C'), "C[1] cheese 0");
}

/// Round 1: one of A's rats is poisoned, one gets lost.
fn round_two() -> Play {
    let mut play = Play::at(
        "A[6] cheese 9; B[2] cheese 9; C[0]; city p1; field b1; \
         events massive_attack dr_cheese helmet_rat rattibal_lecter abundance drunk just_in_time holy_rat strategists end_of_game",
    );
    play.does("A deploy 0 1 1 0 0 4 0, B deploy 0 0 0 0 0 2 0");
    play
}

#[test]
fn land_57_who_was_poisoned_or_lost_misses_one_deployment_and_comes_back_after_attacks_and_births() {
    let mut play = round_two();
    assert_eq!(board(&play, 'A'), "A[4] cheese 8 infirmary 1 lost 1");
    assert!(play.refuses("A deploy 0 0 0 0 0 5 0").starts_with("you have 4 rats"));
    play.does("A deploy 0 0 0 0 0 1 3, B deploy 0 0 0 0 2 0 0");
    play.tells("B attacks A from the right tunnel, 3 against 1, and steals 2."); // Massive Attack
    play.tells("A: 3 born.");
    let back = "A: 1 from the infirmary and 1 lost come back.";
    assert!(line(&play, "A: 3 born.") < line(&play, back));
    play.does("A deploy 0 0 0 0 0 9 0");
}

#[test]
fn land_58_who_came_back_is_fed_in_the_same_round() {
    let mut play = round_two();
    play.does("A deploy 0 0 0 0 0 4 0, B deploy 0 0 0 0 0 2 0");
    assert_eq!(play.lines("A feeds"), ["A feeds 5 rats: 1 of 1 cheese.", "A feeds 6 rats: 1 of 1 cheese."]);
}
