//! The worked examples of the rules file, 1 to 14, 17 to 19 and 22.

use crate::last_round::{board, last_round, stops_before_feeding};
use crate::play::{Play, Sewers as _, seat};

#[test]
fn land_example_1_shared_theft() {
    let mut play = last_round("A[4] cheese 0; B[2] cheese 3; C[5] cheese 0; D[0] cheese 0");
    play.does("A deploy 0 0 0 4 0 0 0, B deploy 0 0 0 0 0 2 0, C deploy 0 0 0 0 5 0 0");
    play.tells("C attacks B from the right tunnel, 5 against 2, and steals 2.");
    play.tells("A attacks B from the left tunnel, 4 against 2, and steals 1.");
    assert_eq!(play.cheese('B'), 0);
}

#[test]
fn land_example_2_nursery() {
    let mut play = stops_before_feeding("A[3] cheese 0; B[0]; C[0]");
    play.does("A deploy 0 0 0 0 0 0 3");
    play.tells("A: 3 born.");
    assert_eq!(board(&play, 'A'), "A[0 0 0 0 0 0 6] cheese 0");
}

#[test]
fn land_example_3_dump_with_four_players() {
    let mut play = last_round("A[3] cheese 9; B[2] cheese 9; C[6] cheese 9; D[5] cheese 9; dump w12");
    play.does(
        "A deploy 3 0 0 0 0 0 0, B deploy 2 0 0 0 0 0 0, C deploy 6 0 0 0 0 0 0, D deploy 5 0 0 0 0 0 0",
    );
    assert_eq!(
        play.lines("draws"),
        [
            "B draws in the dump: w2.",
            "A draws in the dump: w3.",
            "D draws in the dump: w5.",
            "C draws in the dump: w2."
        ]
    );
}

#[test]
fn land_example_4_five_or_six_players() {
    for (seats, card) in [("E[0]", 1), ("E[0]; F[0]", 5)] {
        let others: Vec<String> =
            (1..=9).filter(|&other| other != card).map(|other| other.to_string()).collect();
        let mut play =
            Play::at(&format!("A[1]; B[0]; C[0]; D[0]; {seats}; foods {card} {}", others.join(" ")));
        play.does("A deploy 0 0 0 0 0 1 0").does("A deploy 0 0 0 0 0 1 0");
        play.tells("The bag for the dump: y7 w7.");
    }
}

#[test]
fn land_example_5_big_clan() {
    let mut play = last_round("A[26] cheese 20; B[0]; C[0]");
    play.does("A deploy 0 0 0 0 0 26 0");
    play.tells("A feeds 26 rats: 11 of 11 cheese.");
}

#[test]
fn land_example_6_starving() {
    let mut play = last_round("A[11] cheese 2; B[0]; C[0]");
    play.does("A deploy 0 0 0 0 0 11 0");
    play.tells("A feeds 11 rats: 2 of 4 cheese.");
    assert_eq!(board(&play, 'A'), "A[9] cheese 0 graveyard 2");
}

#[test]
fn land_example_7_ring_of_thefts() {
    for active in ['A', 'B', 'C'] {
        let mut play =
            stops_before_feeding(&format!("A[4] cheese 2; B[4] cheese 1; C[4] cheese 3; active {active}"));
        play.does("A deploy 0 0 0 3 0 1 0, B deploy 0 0 0 4 0 0 0, C deploy 0 0 0 2 0 2 0");
        assert_eq!(
            play.lines("attacks"),
            [
                "A attacks B from the left tunnel, 3 against 0, and steals 1.",
                "B attacks C from the left tunnel, 4 against 2, and steals 2.",
                "C attacks A from the left tunnel, 2 against 1, and steals 1.",
            ]
        );
        assert_eq!(['A', 'B', 'C'].map(|who| play.cheese(who)), [2, 2, 2]);
    }
}

#[test]
fn land_example_8_equal_attackers() {
    for (active, stolen) in [('A', [3, 2]), ('D', [3, 2]), ('B', [2, 3]), ('C', [2, 3])] {
        let mut play = stops_before_feeding(&format!(
            "A[4] cheese 0; B[1] cheese 5; C[4] cheese 0; D[0]; active {active}"
        ));
        play.does("A deploy 0 0 0 4 0 0 0, B deploy 0 0 0 0 0 1 0, C deploy 0 0 0 0 4 0 0");
        assert_eq!([play.cheese('A'), play.cheese('C')], stolen, "{active} is active");
    }
}

#[test]
fn land_example_9_supply_runs_dry() {
    let mut play = last_round("A[1] cheese 9; B[3] cheese 9; C[3] cheese 9; supply 4; active C");
    play.does("A deploy 0 0 0 0 0 0 1, B deploy 0 0 0 0 0 0 3, C deploy 0 0 0 0 0 0 3");
    assert_eq!(play.lines("born"), ["A: 1 born.", "C: 3 born.", "B: 0 born; 3 would have been."]);
}

#[test]
fn land_example_10_poisoned_and_lost() {
    let mut play = Play::at(
        "A[10] cheese 20; B[0]; C[0]; round 3; past abundance cousins_visit; city p1 b1; \
         events massive_attack dr_cheese helmet_rat drunk just_in_time holy_rat strategists end_of_game",
    );
    play.does("A deploy 0 2 0 0 0 8 0");
    play.tells("A feeds 9 rats: 3 of 3 cheese.");
    assert!(play.refuses("A deploy 0 0 0 0 0 9 0").starts_with("you have 8 rats"));
    play.does("A deploy 0 0 0 0 0 6 2");
    play.tells("A: 2 born.").tells("A: 1 from the infirmary and 1 lost come back.");
    play.tells("A feeds 12 rats: 4 of 4 cheese.");
    play.does("A deploy 0 0 0 0 0 12 0");
}

#[test]
fn land_example_11_helmet_rat() {
    let mut purple = 0;
    for seed in 0..60 {
        let mut play =
            Play::at_with_seed("A[1] cheese 0; B[2] cheese 0; C[0]; food 1; event helmet_rat", seed);
        play.does("A deploy 0 1 0 0 0 0 0, B deploy 0 2 0 0 0 0 0");
        play.tells("The bag for the city: y3 o3 w4 p2.");
        if play.lines("A draws in the city: p1.").is_empty() {
            continue;
        }
        purple += 1;
        play.does("A back purple");
        assert_eq!(board(&play, 'A'), "A[0 1 0 0 0 0 0] cheese 0");
        let public = play.everything().public;
        assert_eq!(public.bag.len() + public.hand.len(), 12, "B has drawn from twelve");
        assert_eq!(public.hand.len(), 2);
    }
    assert!(purple > 0);
}

#[test]
fn land_example_12_two_players() {
    let mut play = stops_before_feeding("A[4] cheese 4; B[8] cheese 1");
    play.does("A deploy 0 0 0 3 1 0 0, B deploy 0 0 0 2 1 5 0");
    play.tells("A attacks B from the left tunnel, 3 against 1, and steals 1.");
    play.tells("B attacks A from the left tunnel, 2 against 1, and steals 1.");
    assert_eq!((play.cheese('A'), play.cheese('B')), (4, 1));
}

#[test]
fn land_example_13_massive_attack_with_two_players() {
    let mut play = Play::at("A[2] cheese 0; B[0] cheese 5; event massive_attack");
    play.does("A deploy 0 0 0 2 0 0 0");
    play.tells("A attacks B from the left tunnel, 3 against 0, and steals 3.");
    let mut play = Play::at("A[2] cheese 1; B[2] cheese 1; event massive_attack");
    play.does("A deploy 0 0 0 2 0 0 0, B deploy 0 0 0 0 2 0 0");
    play.tells("A attacks B from the left tunnel, 3 against 2, and steals 1.");
    play.tells("B attacks A from the right tunnel, 3 against 2, and steals 1.");
}

#[test]
fn land_example_14_infirmary_and_starvation() {
    let mut play = last_round("A[10] cheese 0; B[0]; C[0]; city p2; field b3");
    play.does("A deploy 0 2 3 0 0 5 0");
    play.tells("A feeds 7 rats: 0 of 3 cheese.");
    assert_eq!(board(&play, 'A'), "A[5] cheese 0 infirmary 2 lost 3");
    assert_eq!(play.list('A'), ["starve 0", "starve 1", "starve 2"]);
    play.does("A starve 2");
    assert_eq!(board(&play, 'A'), "A[4] cheese 0 lost 3 graveyard 3");
}

#[test]
fn land_example_17_locked_and_loaded() {
    let mut play = Play::at("A[7] cheese 9; B[0]; C[5] cheese 0; event locked_and_loaded");
    play.does("A deploy 2 0 0 0 0 1 1 both 3, C deploy 0 0 0 5 0 0 0");
    play.tells("C attacks A from the left tunnel, 5 against 4, and steals 1.");
    play.tells("A: 4 born.");
}

#[test]
fn land_example_18_strategists() {
    for (option, paid) in [("three_areas", 2), ("all_places", 5)] {
        let mut play =
            Play::at(&format!("A[7] cheese 0; B[0]; C[0]; event strategists; with strategists {option}"));
        play.does("A deploy 4 0 0 0 0 0 3");
        play.tells(&format!("A +{paid} cheese by Strategists."));
    }
}

#[test]
fn land_example_19_rattibal_lecter() {
    for (answer, after) in [("none", "A[12] cheese 0 graveyard 1"), ("available", "A[12] cheese 1")] {
        let mut play = stops_before_feeding("A[13] cheese 4; B[0]; C[0]");
        play.does(&format!("A deploy 0 0 0 0 0 13 0, A lecter {answer}"));
        assert_eq!(board(&play, 'A'), after);
    }
}

#[test]
fn land_example_22_tie_at_the_end() {
    for (cheese, winners) in [(1, "B"), (3, "AB")] {
        let mut play = last_round(&format!("A[12] graveyard 2 cheese {}; B[10] cheese 7; C[1]", cheese + 4));
        play.does("A deploy 0 0 0 0 0 12 0, B deploy 0 0 0 0 0 10 0, C deploy 0 0 0 0 0 1 0");
        let standing = play.standing();
        assert_eq!(
            ['A', 'B'].map(|who| (standing.scores[seat(who)], play.cheese(who))),
            [(10, cheese), (10, 3)]
        );
        assert_eq!(standing.winners().to_string(), winners);
    }
}
