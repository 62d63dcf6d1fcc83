//! Worked examples 15, 16, 20, 21 and 23 of the rules file: boards and clans.

use crate::play::{Play, Sewers as _};
use crate::tables::{early, late, with_clans};

#[test]
fn land_example_15_aggressive_area() {
    // A alone is aggressive.
    let seats = "A[4] cheese 9 plays aggressive; B[3] cheese 9 plays friendly; C[3] cheese 9 plays friendly";
    let mut play = Play::at(&early(&format!("{seats}; field w12; active C; with boards secret_choice")));
    play.does("A deploy 0 0 4 0 0 0 0, B deploy 0 0 3 0 0 0 0, C deploy 0 0 3 0 0 0 0, A wound B");
    let draws = ["B draws in the field: w2.", "C draws in the field: w3.", "A draws in the field: w3."];
    assert_eq!(play.lines("draws"), draws);
}

#[test]
fn land_example_16_ninja_in_a_shared_theft() {
    for (cheese, ninja, other) in [(2, 1, 1), (1, 0, 1)] {
        let seats = format!("A[2] cheese 0 clan ninjas; B[5] cheese {cheese}; C[7] cheese 0");
        let mut play = Play::at(&early(&seats));
        play.does("A deploy 0 0 0 2 0 0 0, B deploy 0 0 0 0 0 5 0, C deploy 0 0 0 0 7 0 0, A ninja yes");
        play.tells(&format!("A attacks B from the left tunnel, 2 against 5, and steals {ninja}."));
        play.tells(&format!("C attacks B from the right tunnel, 7 against 5, and steals {other}."));
    }
}

#[test]
fn land_example_20_musicians_upgraded_four_players() {
    let seats = "A[1] cheese 3 clan musicians; B[0] cheese 2; C[0] cheese 0; D[0] cheese 2";
    let mut play = Play::at(&late(seats));
    play.stay();
    assert_eq!(['A', 'B', 'C', 'D'].map(|who| play.cheese(who)), [5, 1, 0, 1]);
}

#[test]
fn land_example_21_scavengers_hit_by_black() {
    let seats =
        "A[0] cheese 0; B[0] cheese 0; C[0] cheese 0; D[3] cheese 0 clan scavengers; dump k1; city w9";
    let mut play = Play::at(&early(seats));
    let supply = play.supply();
    play.does("D deploy 0 3 0 0 0 0 0, D scavenge yes");
    play.tells("black: a rat of D from the city is gone.");
    play.tells("D draws in the city: w2.");
    assert_eq!((play.supply(), play.stock('D')), (supply + 1, "2 rats, 0 cheese".to_owned()));
}

#[test]
fn land_example_23_corrupt_without_a_piece() {
    let seats = "A[1] cheese 2 clan corrupt; B[1] cheese 2; C[1] cheese 2; D[1] cheese 2; E[1] cheese 2; F[1] cheese 2; food 4";
    let mut play = Play::at(&with_clans(seats));
    play.stay();
    play.tells("The bag for the dump: y10 k4.");
    assert_eq!(play.refuses("A add black"), "no black piece is left in the supply");
    play.does("A add yellow");
}
