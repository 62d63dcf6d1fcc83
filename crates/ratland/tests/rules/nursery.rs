//! Phase 4, the nursery: LAND-50 to LAND-55.

use crate::last_round::{board, last_round, stops_before_feeding};
use crate::play::{Play, Sewers as _};

#[test]
fn land_50_as_many_are_born_as_rats_are_in_the_nursery() {
    let mut play = last_round("A[5] cheese 9; B[1] cheese 9; C[3] cheese 9");
    play.does("A deploy 1 0 0 0 0 1 3, B deploy 0 0 0 0 0 0 1, C deploy 1 0 0 0 0 2 0");
    assert_eq!(play.lines("born"), ["A: 3 born.", "B: 1 born."]);
    assert_eq!(['A', 'B', 'C'].map(|who| play.sewer(who).clan_size()), [8, 2, 3]);
    assert_eq!(play.everything().public.supply, 115 - 13);
}

#[test]
fn land_51_the_newborn_lie_in_the_nursery_eat_this_round_and_go_out_in_the_next() {
    let mut play = stops_before_feeding("A[3] cheese 9; B[0]; C[0]");
    play.does("A deploy 0 0 0 0 0 1 2");
    assert_eq!(board(&play, 'A'), "A[0 0 0 0 0 1 4] cheese 9", "they have not bred themselves");
    let mut play = Play::at("A[3] cheese 9; B[0]; C[0]");
    play.does("A deploy 0 0 0 0 0 1 2");
    play.tells("A feeds 5 rats: 1 of 1 cheese.");
    play.does("A deploy 1 1 1 1 1 0 0");
}

#[test]
fn land_52_the_new_rats_must_be_taken() {
    // Though the fourth rat costs a cheese that nobody has.
    let mut play = last_round("A[2] cheese 0; B[0]; C[0]");
    play.does("A deploy 0 0 0 0 0 0 2");
    play.tells("A: 2 born.").tells("A: 1 starve, 0 of them in the infirmary.");
    play.standing();
}

#[test]
fn land_53_only_the_supply_limits_a_clan() {
    let mut play = last_round("A[57] cheese 1000; B[1]; C[0]");
    play.does("A deploy 0 0 0 0 0 0 57, B deploy 0 0 0 0 0 1 0");
    play.tells("A: 57 born.");
    assert_eq!((play.sewer('A').clan_size(), play.everything().public.supply), (114, 0));
}

#[test]
fn land_54_a_short_supply_is_taken_from_fewest_to_most_in_the_nursery() {
    let born = |nurseries: [u8; 3], supply: u8, active: char| {
        let [a, b, c] = nurseries;
        let mut play = last_round(&format!(
            "A[{a}] cheese 99; B[{b}] cheese 99; C[{c}] cheese 99; supply {supply}; active {active}"
        ));
        play.does(&format!("A deploy 0 0 0 0 0 0 {a}, B deploy 0 0 0 0 0 0 {b}, C deploy 0 0 0 0 0 0 {c}"));
        play.lines("born")
    };
    assert_eq!(born([3, 2, 1], 5, 'A'), ["C: 1 born.", "B: 2 born.", "A: 2 born; 3 would have been."]);
    assert_eq!(born([3, 3, 1], 4, 'B'), ["C: 1 born.", "B: 3 born.", "A: 0 born; 3 would have been."]);
    assert_eq!(
        born([2, 2, 2], 3, 'C'),
        ["C: 2 born.", "A: 1 born; 2 would have been.", "B: 0 born; 2 would have been."]
    );
    assert!(born([3, 2, 1], 6, 'A').iter().all(|line| line.ends_with("born.")), "just enough");
}

#[test]
fn land_55_only_real_rats_count_for_the_order_those_in_both_included() {
    // The Family's extra rat is no rat in the nursery: A is first though B is active.
    let mut play = Play::at(
        "A[1] cheese 9 clan family dealt family seers; B[1] cheese 9 clan mutants dealt mutants warriors; \
         C[0] clan explorers dealt explorers ninjas; supply 1; active B; with clans on",
    );
    play.does("A deploy 0 0 0 0 0 1 0, B deploy 0 0 0 0 0 0 1");
    assert_eq!(play.lines("born"), ["A: 1 born.", "B: 0 born; 1 would have been."]);
    // Two in both are more than one in the nursery.
    let mut play = Play::at("A[2] cheese 9; B[1] cheese 9; C[0]; supply 1; event locked_and_loaded");
    play.does("A deploy 0 0 0 0 0 0 0 both 2, B deploy 0 0 0 0 0 0 1");
    assert_eq!(play.lines("born"), ["B: 1 born.", "A: 0 born; 2 would have been."]);
}
