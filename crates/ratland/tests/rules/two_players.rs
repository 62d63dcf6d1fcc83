//! Two players: LAND-118 to LAND-121.

use crate::last_round::last_round;
use crate::play::{Play, Sewers as _};

#[test]
fn land_118_with_two_players_the_pantry_gives_no_defence() {
    let mut play = last_round("A[2] cheese 0; B[5] cheese 9");
    play.does("A deploy 0 0 0 2 0 0 0, B deploy 0 0 0 0 0 5 0");
    play.tells("A attacks B from the left tunnel, 2 against 0, and steals 2.");
    let mut play = Play::at("A[2] cheese 0; B[3] cheese 9; event locked_and_loaded");
    play.does("A deploy 0 0 0 2 0 0 0, B deploy 0 0 0 0 0 0 0 both 3");
    play.tells("A attacks B from the left tunnel, 2 against 0, and steals 2.");
    play.tells("B: 3 born.");
}

#[test]
fn land_119_a_left_tunnel_faces_the_right_one_and_its_rats_attack_and_defend() {
    let mut play = last_round("A[5] cheese 9; B[7] cheese 9");
    play.does("A deploy 0 0 0 4 1 0 0, B deploy 0 0 0 5 2 0 0");
    assert_eq!(
        play.lines("attacks"),
        [
            "A attacks B from the left tunnel, 4 against 2, and steals 2.",
            "A attacks B from the right tunnel, 1 against 5, and steals 0.",
            "B attacks A from the left tunnel, 5 against 1, and steals 4.",
            "B attacks A from the right tunnel, 2 against 4, and steals 0.",
        ]
    );
    let mut play = last_round("A[3] cheese 9; B[1] cheese 9");
    play.does("A deploy 0 0 0 0 3 0 0, B deploy 0 0 0 0 1 0 0");
    assert_eq!(play.lines("attacks").len(), 2, "an empty tunnel makes no attack");
    // Each with its own modifiers: the Warriors' two count in each tunnel.
    let mut play = Play::at(
        "A[4] cheese 0 clan seers dealt seers family; B[1] cheese 9 clan warriors dealt warriors mutants; \
         past drunk; with clans on",
    );
    play.does("A deploy 0 0 0 3 1 0 0, B deploy 0 0 0 1 0 0 0");
    play.tells("A attacks B from the left tunnel, 3 against 2, and steals 1.");
    play.tells("A attacks B from the right tunnel, 1 against 3, and steals 0.");
}

#[test]
fn land_120_entitlements_of_both_tunnels_add_up_as_far_as_the_cheese_reaches() {
    let stolen = |cheese: u8| {
        let mut play = last_round(&format!("A[6] cheese 0; B[1] cheese {cheese}"));
        play.does("A deploy 0 0 0 2 4 0 0, B deploy 0 0 0 1 0 0 0");
        cheese - play.cheese('B') as u8
    };
    assert_eq!([9, 6, 5, 4, 1, 0].map(stolen), [5, 5, 5, 4, 1, 0]);
    // Both directions at once: what B wins in this phase stays his.
    let mut play = last_round("A[3] cheese 5; B[2] cheese 1");
    play.does("A deploy 0 0 0 3 0 0 0, B deploy 0 0 0 2 0 0 0");
    assert_eq!((play.cheese('A'), play.cheese('B')), (4, 2));
}

#[test]
fn land_121_massive_attack_helps_the_attack_and_not_the_defence() {
    let mut play = Play::at("A[3] cheese 5; B[2] cheese 5; event massive_attack");
    play.does("A deploy 0 0 0 2 1 0 0, B deploy 0 0 0 0 2 0 0");
    assert_eq!(
        play.lines("attacks"),
        [
            "A attacks B from the left tunnel, 3 against 2, and steals 1.",
            "A attacks B from the right tunnel, 2 against 0, and steals 2.",
            "B attacks A from the right tunnel, 3 against 2, and steals 1.",
        ]
    );
}
