//! Scoring and end: LAND-109 to LAND-115.

use crate::last_round::{last_round, line, to_the_end};
use crate::play::{Play, Sewers as _, options, seat};
use table::Standing;

/// The End card lies open.
#[track_caller]
fn over(boards: &str) -> Standing {
    Play::at(&format!(
        "{boards}; over; event end_of_game; past abundance massive_attack cousins_visit helmet_rat dr_cheese \
         drunk just_in_time holy_rat strategists"
    ))
    .standing()
}

#[test]
fn land_109_five_to_nine_rounds_are_played_and_the_food_deck_is_enough() {
    let rounds = |play: &Play| play.lines("All screens up").len();
    let mut lengths = [0; 12];
    for seed in 0..150 {
        let seats = 2 + (seed % 11) as u8;
        let mut play = Play::dealt(seats, &options(""), seed);
        to_the_end(&mut play);
        lengths[rounds(&play)] += 1;
        assert_eq!((play.lines("Food ").len(), play.lines("formed again").len()), (rounds(&play), 0));
    }
    assert!(
        lengths[5..=9].iter().all(|&games| games > 10) && lengths[5..=9].iter().sum::<i32>() == 150,
        "{lengths:?}"
    );
    // The End card as the k-th of ten.
    let finals = ["drunk", "just_in_time", "holy_rat", "strategists"];
    for k in 6..=10 {
        let mut deck = finals.to_vec();
        deck.insert(k - 6, "end_of_game");
        let mut play = Play::at(&format!(
            "A[3] cheese 9; B[3] cheese 9; C[0]; event abundance; \
             events massive_attack cousins_visit helmet_rat dr_cheese {}",
            deck.join(" ")
        ));
        assert_eq!(rounds(to_the_end(&mut play)), k - 1, "{k}");
    }
}

#[test]
fn land_110_the_score_is_the_clan_less_the_graveyard() {
    let scores =
        over("A[5] infirmary 2 lost 3 graveyard 4 cheese 9; B[0] graveyard 7; C[0 0 0 0 0 1 0] graveyard 1")
            .scores;
    assert_eq!(['A', 'B', 'C'].map(|who| scores[seat(who)]), [6, -7, 0]);
}

#[test]
fn land_111_the_highest_score_wins() {
    assert_eq!(over("A[9] graveyard 5 cheese 9; B[5] cheese 0; C[4] cheese 9").winners().to_string(), "B");
    assert_eq!(over("A[0] graveyard 5; B[0] graveyard 4; C[1] graveyard 9").winners().to_string(), "B");
}

#[test]
fn land_112_of_equal_scores_the_most_cheese_wins() {
    assert_eq!(over("A[9] cheese 1; B[9] cheese 3; C[8] cheese 50; active A").winners().to_string(), "B");
    assert_eq!(
        over("A[9] cheese 3; B[10] graveyard 1 cheese 1; C[8] cheese 50; active B").winners().to_string(),
        "A"
    );
}

#[test]
fn land_113_of_equal_cheese_too_the_victory_is_shared_whoever_is_active() {
    for active in ['A', 'B', 'C'] {
        let standing = over(&format!("A[9] cheese 3; B[8] cheese 9; C[9] cheese 3; active {active}"));
        assert_eq!(standing.winners().to_string(), "AC", "{active} is active");
    }
}

#[test]
fn land_114_lower_ranks_are_ordered_alike() {
    let places = |boards: &str| over(boards).places.as_slice().to_vec();
    assert_eq!(places("A[4]; B[7] cheese 2; C[9]; D[7] cheese 2"), [4, 2, 1, 2]);
    assert_eq!(places("A[4]; B[7] cheese 2; C[9]; D[7] cheese 3"), [4, 3, 1, 2]);
    assert_eq!(places("A[4] cheese 1; B[4] cheese 1; C[9]; D[4] cheese 1; E[0] cheese 9"), [2, 2, 1, 2, 5]);
}

#[test]
fn land_115_nothing_happens_between_the_end_card_and_scoring() {
    // Births, return, feeding, Explorers and Musicians would all have work to do.
    let mut play = last_round(
        "A[6] cheese 1 clan musicians dealt musicians ninjas; B[6] cheese 4 clan explorers dealt explorers seers; \
         C[0] clan family dealt family mutants; city p1; field b1; with clans on",
    );
    play.does("A deploy 0 0 0 0 0 0 6, B deploy 0 1 1 0 0 4 0");
    let end = line(&play, "Event: end_of_game.");
    assert_eq!(play.story().len(), end + 2);
    let before = play.lines("B gives A a cheese for the music.").len();
    assert_eq!(before, 1, "in the last round only");
    let sewer = play.sewer('B');
    assert_eq!((sewer.infirmary, sewer.lost, sewer.available(), sewer.cheese), (1, 1, 4, 2));
    assert_eq!(play.standing().scores[seat('B')], 6);
    assert_eq!(play.standing().scores[seat('C')], 1, "born in the last round only");
}
