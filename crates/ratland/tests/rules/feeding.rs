//! Phase 7, feeding and the end of the round: LAND-76 to LAND-85, LAND-198.

use crate::last_round::{board, last_round, line};
use crate::play::{Play, Sewers as _};
use ratland::Rats;

#[test]
fn land_76_lecter_then_feeding_one_by_one_then_alchemists_then_musicians() {
    let mut play = Play::at(
        "A[1] cheese 1 clan musicians dealt musicians ninjas; B[4] cheese 3 clan alchemists dealt alchemists family; \
         C[4] cheese 3 clan seers dealt seers explorers; event rattibal_lecter; active B; with clans on",
    );
    play.does("A deploy 0 0 0 0 0 1 0, B deploy 0 0 0 0 0 4 0, C deploy 0 0 0 0 0 4 0");
    play.does("B lecter none, C lecter none, A lecter none, B alchemy 1");
    let steps = [
        "A gives no rat.",
        "B feeds 4 rats: 1 of 1 cheese.",
        "C feeds 4 rats: 1 of 1 cheese.",
        "A feeds 1 rats: 0 of 0 cheese.",
        "B turns 1 cheese into rats.",
        "C gives A a cheese for the music.", // the alchemy has cost B his lead
        "Round 2: C is the active player.",
    ];
    assert!(steps.map(|step| line(&play, step)).is_sorted());
    // Each player completely before the next: while A is asked, B has not paid.
    let mut play = last_round("A[4] cheese 0; B[4] cheese 5; C[0]; city p1");
    play.does("A deploy 0 1 0 0 0 3 0, B deploy 0 0 0 0 0 4 0");
    assert_eq!(
        (play.asked().to_string().as_str(), play.lines("B feeds").len(), play.cheese('B')),
        ("A", 0, 5)
    );
}

/// What so many fed rats cost a player who has enough.
fn cost(fed: u8) -> u16 {
    let mut play = last_round(&format!("A[{fed}] cheese 200; B[1]; C[0]"));
    if fed > 0 {
        play.does(&format!("A deploy 0 0 0 0 0 {fed} 0"));
    }
    play.does("B deploy 0 0 0 0 0 1 0");
    200 - play.cheese('A')
}

#[test]
fn land_77_what_up_to_24_rats_cost() {
    let costs: Vec<u16> = (0..=24).map(cost).collect();
    assert_eq!(costs, [0, 0, 0, 0, 1, 1, 1, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8, 8, 9, 9]);
}

#[test]
fn land_78_each_rat_beyond_24_costs_one_more() {
    assert_eq!([25, 26, 30, 50, 100].map(cost), [10, 11, 15, 35, 85]);
}

#[test]
fn land_79_the_newborn_the_returned_and_the_poisoned_are_fed_and_the_lost_are_not() {
    let fed = |position: &str, deployment: &str| {
        let mut play = last_round(&format!("{position} ; B[0]; C[0]; city p3; field b3"));
        play.does(&format!("A deploy {deployment}"));
        play.lines("A feeds")[0].split(' ').nth(2).unwrap().parse::<u8>().unwrap()
    };
    assert_eq!(fed("A[6] cheese 9", "0 0 0 0 0 6 0"), 6);
    assert_eq!(fed("A[6] cheese 9", "0 0 0 0 0 4 2"), 8, "newborn");
    assert_eq!(fed("A[6] cheese 9 infirmary 2 lost 3", "0 0 0 0 0 6 0"), 11, "returned");
    assert_eq!(fed("A[6] cheese 9", "0 2 0 0 0 4 0"), 6, "poisoned");
    assert_eq!(fed("A[6] cheese 9", "0 0 2 0 0 4 0"), 4, "lost");
}

#[test]
fn land_80_who_has_enough_pays_exactly_the_cost() {
    for (cheese, left) in [(9, 6), (4, 1), (3, 0)] {
        let mut play = last_round(&format!("A[7] cheese {cheese}; B[0]; C[0]"));
        play.does("A deploy 0 0 0 0 0 7 0");
        assert_eq!(board(&play, 'A'), format!("A[7] cheese {left}"));
    }
}

#[test]
fn land_81_who_has_too_little_pays_all_and_loses_a_rat_for_each_cheese_missing() {
    for (cheese, after) in
        [(2, "A[6] cheese 0 graveyard 1"), (1, "A[5] cheese 0 graveyard 2"), (0, "A[4] cheese 0 graveyard 3")]
    {
        let mut play = last_round(&format!("A[7] cheese {cheese}; B[0]; C[0]"));
        play.does("A deploy 0 0 0 0 0 7 0");
        assert_eq!(board(&play, 'A'), after, "without a question");
    }
}

#[test]
fn land_82_the_lost_cannot_starve_and_those_in_the_infirmary_can() {
    let mut play = last_round("A[7] cheese 0; B[0]; C[0]; city p4; field b3");
    play.does("A deploy 0 4 3 0 0 0 0");
    play.tells("A feeds 4 rats: 0 of 1 cheese.").tells("A: 1 starve, 1 of them in the infirmary.");
    assert_eq!(board(&play, 'A'), "A[0] cheese 0 infirmary 3 lost 3 graveyard 1");
}

#[test]
fn land_83_the_owner_says_how_many_of_the_starving_come_from_the_infirmary() {
    let position = "A[0 0 0 0 0 5 0] cheese 0 infirmary 2; B[0]; C[0]; starve A 3";
    for (answer, after) in [
        (0, "A[2] cheese 0 infirmary 2 graveyard 3"),
        (1, "A[3] cheese 0 infirmary 1 graveyard 3"),
        (2, "A[4] cheese 0 graveyard 3"),
    ] {
        let mut play = last_round(position);
        assert_eq!(play.list('A'), ["starve 0", "starve 1", "starve 2"]);
        assert_eq!(play.refuses("A starve 3"), "0 to 2 of the starving rats come from the infirmary");
        play.does(&format!("A starve {answer}"));
        assert_eq!(board(&play, 'A'), after);
    }
    // Not all can come from the places if too few stand there; and one answer is no question.
    let play = last_round("A[0 0 0 0 0 1 0] cheese 0 infirmary 9; B[0]; C[0]; starve A 4");
    assert_eq!(play.list('A'), ["starve 3", "starve 4"]);
    let mut play = last_round("A[7] cheese 0; B[0]; C[0]; city p2");
    play.does("A deploy 0 2 0 0 0 5 0");
    assert_eq!(play.list('A'), ["starve 0", "starve 1", "starve 2"], "asked in play as well");
}

#[test]
fn land_84_the_graveyard_keeps_its_rats_and_they_are_not_in_the_supply() {
    let mut play = Play::at("A[7] cheese 0 graveyard 3; B[1] cheese 9; C[0] graveyard 1; supply 0");
    play.does("A deploy 0 0 0 0 0 7 0, B deploy 0 0 0 0 0 0 1");
    assert_eq!((play.sewer('A').graveyard, play.sewer('C').graveyard), (6, 1));
    assert_eq!(play.everything().public.supply, 0);
    play.does("A deploy 0 0 0 0 0 4 0, B deploy 0 0 0 0 0 0 1");
    assert_eq!(play.lines("born"), ["B: 0 born; 1 would have been."; 2]);
    assert_eq!((play.sewer('A').graveyard, play.sewer('C').graveyard), (6, 1));
}

#[test]
fn land_85_at_the_end_of_the_round_all_available_rats_form_the_pool() {
    let mut play = Play::at("A[9] cheese 9; B[0]; C[0]; city p1; field b1");
    play.does("A deploy 1 2 2 1 1 1 1");
    assert_eq!(play.sewer('A').rats, Rats::pooled(8));
    assert_eq!((play.sewer('A').infirmary, play.sewer('A').lost), (1, 1));
    play.does("A deploy 8 0 0 0 0 0 0");
}

#[test]
fn land_198_in_phase_7_a_rat_is_taken_from_the_pantry_first_and_the_field_last() {
    let order = [5, 6, 7, 3, 4, 0, 1, 2];
    for emptied in 0..8 {
        let mut rats = [1; 8];
        order[..emptied].iter().for_each(|&place| rats[place] = 0);
        let [seven @ .., both] = rats;
        let board = format!(
            "A[{} both {both}] cheese 0 infirmary 1",
            seven.map(|count: u8| count.to_string()).join(" ")
        );
        rats[order[emptied]] = 0;
        // Swapped; B is asked next.
        let mut play = Play::at(&format!("{board}; B[1]; event rattibal_lecter; lecter A"));
        play.does("A lecter available");
        assert_eq!(play.sewer('A').rats, Rats::new(rats));
        // Starved; B is asked next.
        let mut play = Play::at(&format!("{board}; B[0 0 0 0 0 6 0] infirmary 3 cheese 0; starve A 1"));
        play.does("A starve 0");
        assert_eq!(play.asked().to_string(), "B");
        assert_eq!(play.sewer('A').rats, Rats::new(rats));
    }
}
