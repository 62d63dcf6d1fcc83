//! Phase 3: LAND-41 to LAND-49.

use crate::last_round::{board, last_round, stops_before_feeding};
use crate::play::{Play, Sewers as _};
use ratland::State;
use table::{Game as _, Printed};

#[test]
fn land_41_each_tunnel_with_a_rat_attacks_the_neighbour_on_its_side() {
    let mut play = last_round("A[1]; B[2]; C[0]; D[3]");
    play.does("A deploy 0 0 0 1 0 0 0, B deploy 0 0 0 1 1 0 0, D deploy 1 1 0 0 0 0 1");
    assert_eq!(
        play.lines("attacks"),
        [
            "A attacks B from the left tunnel, 1 against 0, and steals 0.",
            "B attacks C from the left tunnel, 1 against 0, and steals 0.",
            "B attacks A from the right tunnel, 1 against 0, and steals 0.",
        ]
    );
    // Everyone against everyone he can reach: each pantry has two attackers.
    let mut play = last_round("A[2]; B[2]; C[2]; D[2]; E[2]");
    for who in "ABCDE".chars() {
        play.does(&format!("{who} deploy 0 0 0 1 1 0 0"));
    }
    assert!("ABCDE".chars().all(|target| play.lines(&format!("attacks {target} from")).len() == 2));
}

#[test]
fn land_42_strength_is_the_rats_in_the_tunnel_and_defence_the_rats_in_the_pantry() {
    let mut play = last_round("A[12] cheese 0; B[17] cheese 99; C[0]");
    play.does("A deploy 1 1 1 4 2 1 2, B deploy 1 1 1 5 4 3 2");
    play.tells("A attacks B from the left tunnel, 4 against 3, and steals 1.");
}

#[test]
fn land_43_who_is_stronger_steals_the_difference() {
    for (strength, stolen) in [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (9, 6)] {
        let mut play = last_round(&format!("A[{strength}] cheese 0; B[3] cheese 9; C[0] cheese 0"));
        play.does(&format!("A deploy 0 0 0 {strength} 0 0 0, B deploy 0 0 0 0 0 3 0"));
        let line = format!("A attacks B from the left tunnel, {strength} against 3, and steals {stolen}.");
        play.tells(&line);
    }
}

#[test]
fn land_44_the_pantry_defends_with_full_strength_against_each_neighbour() {
    let mut play = last_round("A[4] cheese 0; B[3] cheese 9; C[3] cheese 0; D[0]");
    play.does("A deploy 0 0 0 4 0 0 0, B deploy 0 0 0 0 0 3 0, C deploy 0 0 0 0 3 0 0");
    play.tells("A attacks B from the left tunnel, 4 against 3, and steals 1.");
    play.tells("C attacks B from the right tunnel, 3 against 3, and steals 0.");
}

#[test]
fn land_45_attacks_are_simultaneous_and_only_what_was_owned_before_can_be_stolen() {
    // A wins 3 from B, but had only 1 when D came.
    for active in ['A', 'D'] {
        let mut play =
            last_round(&format!("A[3] cheese 1; B[0] cheese 3; C[0]; D[3] cheese 0; active {active}"));
        play.does("A deploy 0 0 0 3 0 0 0, D deploy 0 0 0 3 0 0 0");
        assert_eq!(['A', 'B', 'D'].map(|who| play.cheese(who)), [3, 0, 1]);
    }
    // A hidden cheese stays.
    let mut play = Play::at("A[3] cheese 0; B[0] cheese 3; C[0]; event hide_the_cheese");
    play.does("A deploy 0 0 0 3 0 0 0, B deploy 0 0 0 0 0 0 0 hide");
    play.tells("A attacks B from the left tunnel, 3 against 0, and steals 2.");
}

#[test]
fn a_position_that_hides_a_cheese_which_is_not_there_is_refused() {
    let reads = |cheese: u8| {
        let boards = format!("A[0 0 0 1 0 0 0]; B[1] cheese {cheese} hides; C[0]");
        State::from_position(&Printed::shipped(), &format!("{boards}; event rattibal_lecter; lecter A"))
            .is_ok()
    };
    assert!(reads(1) && !reads(0));
}

#[test]
fn land_46_entitlements_are_paid_in_full_as_far_as_the_cheese_reaches() {
    let mut play = last_round("A[4] cheese 0; B[0] cheese 6; C[2] cheese 0; D[0]");
    play.does("A deploy 0 0 0 4 0 0 0, C deploy 0 0 0 0 2 0 0");
    play.tells("A attacks B from the left tunnel, 4 against 0, and steals 4.");
    play.tells("C attacks B from the right tunnel, 2 against 0, and steals 2.");
    let mut play = last_round("A[3] cheese 0; B[0] cheese 3; C[4] cheese 0; D[0] cheese 3");
    play.does("A deploy 0 0 0 3 0 0 0, C deploy 0 0 0 4 0 0 0");
    play.tells("A attacks B from the left tunnel, 3 against 0, and steals 3.");
    play.tells("C attacks D from the left tunnel, 4 against 0, and steals 3.");
    // One who is not entitled takes nothing from the other.
    let mut play = last_round("A[5] cheese 0; B[1] cheese 3; C[1] cheese 0; D[0]");
    play.does("A deploy 0 0 0 5 0 0 0, B deploy 0 0 0 0 0 1 0, C deploy 0 0 0 0 1 0 0");
    play.tells("A attacks B from the left tunnel, 5 against 1, and steals 3.");
    play.tells("C attacks B from the right tunnel, 1 against 1, and steals 0.");
}

#[test]
fn land_47_two_thieves_take_turns_the_larger_pack_first() {
    let steal = |a: u8, c: u8, cheese: u8, active: char| {
        let mut play = stops_before_feeding(&format!(
            "A[{a}] cheese 0; B[1] cheese {cheese}; C[{c}] cheese 0; D[0]; active {active}"
        ));
        play.does(&format!("A deploy 0 0 0 {a} 0 0 0, B deploy 0 0 0 0 0 1 0, C deploy 0 0 0 0 {c} 0 0"));
        assert_eq!(play.cheese('B'), 0);
        (play.cheese('A'), play.cheese('C'))
    };
    assert_eq!(steal(5, 4, 5, 'C'), (3, 2), "A has more rats");
    assert_eq!(steal(4, 5, 5, 'A'), (2, 3), "C has more rats");
    assert_eq!(steal(4, 4, 5, 'A'), (3, 2), "equal, A comes first");
    assert_eq!(steal(4, 4, 5, 'B'), (2, 3), "equal, C comes first");
    assert_eq!(steal(2, 8, 6, 'A'), (1, 5), "A has all of his share after one");
    assert_eq!(steal(8, 8, 1, 'A'), (1, 0), "one piece");
}

#[test]
fn land_48_no_rat_dies_in_an_attack() {
    let mut play = stops_before_feeding("A[4] cheese 0; B[4] cheese 9; C[4] cheese 0");
    play.does("A deploy 0 0 0 3 1 0 0, B deploy 0 0 0 1 1 2 0, C deploy 0 0 0 0 3 1 0");
    let public = play.everything().public;
    assert_eq!((['A', 'B', 'C'].map(|who| play.sewer(who).clan_size()), public.supply), ([4, 4, 4], 103));
}

#[test]
fn land_49_attackers_and_defenders_stay_where_they_are_until_the_end_of_the_round() {
    let mut play = stops_before_feeding("A[4] cheese 0; B[2] cheese 9; C[3] cheese 0");
    play.does("A deploy 0 0 0 3 1 0 0, B deploy 0 0 0 0 0 2 0, C deploy 0 0 0 0 2 1 0");
    assert_eq!(board(&play, 'A'), "A[0 0 0 3 1 0 0] cheese 1");
    assert_eq!(board(&play, 'B'), "B[2] cheese 8");
    assert_eq!(board(&play, 'C'), "C[0 0 0 0 2 1 0] cheese 0");
}
