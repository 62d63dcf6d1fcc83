//! Scoring, plague and places: CART-123 to CART-141, CART-161.

use crate::play::{Play, last, row, seat};
use rattus_cartus::Score;

/// The game is over, with ten nuns in the row.
fn over(rest: &str) -> Play {
    Play::at(&row("farm1 castle1", &format!("round 9; nuns king4 king0 king2 king3 king1; {rest}; over")))
}

fn over_with_two(rest: &str) -> Play {
    Play::at(&row("farm1 castle1", &format!("round 10; nuns king4 king0 king2 king3 king1; {rest}; over")))
}

fn score(play: &Play, who: char) -> Score {
    play.everything().scores().unwrap()[seat(who)]
}

fn each(play: &Play, of: fn(Score) -> u16) -> Vec<u16> {
    play.everything().scores().unwrap().iter().map(|(_, score)| of(*score)).collect()
}

fn places(play: &Play) -> Vec<u8> {
    play.standing().places.as_slice().to_vec()
}

#[test]
fn cart_123_hands_are_shown_and_points_counted_before_the_plague() {
    let mut play = Play::at(&last(
        "palace1 monastery1",
        "A[king0 king1] rats 50; B[witch0]; C[]; royalty A5 B3; visit A",
    ));
    play.does("A visit 2, B visit 2, C visit 2");
    assert!(play.when("All hands: A king0 king1, B witch0") < play.when("The plague"));
    assert!(play.when("Influence, awards") < play.when("The plague"));
    assert_eq!(each(&play, |score| score.influence[5]), [10, 5, 0], "A is dead, and B does not move up");
    assert!(!play.view(None).hand_of(seat('A')).is_down());
}

#[test]
fn cart_124_ten_five_and_two_for_each_class() {
    let play = Play::at(&row(
        "farm1 castle1 tent1",
        "round 8; nuns king4 king0 king2 king3 king1; A[]; B[]; C[]; D[]; magic D4 B3 A2 C1; church C1; over",
    ));
    assert_eq!(each(&play, |score| score.influence[4]), [2, 5, 0, 10]);
    assert_eq!(each(&play, |score| score.influence[2]), [0, 0, 10, 0]);
}

#[test]
fn cart_125_of_equals_the_lower_disc_ranks_higher() {
    let play = over("A[]; B[]; C[]; magic B4 A4 C4");
    assert_eq!(each(&play, |score| score.influence[4]), [5, 10, 2]);
}

#[test]
fn cart_126_without_influence_nothing() {
    let play = over("A[]; B[]; C[]; magic B1");
    assert_eq!(each(&play, |score| score.influence[4]), [0, 10, 0]);
    assert_eq!(each(&play, |score| score.total()), [0, 10, 0]);
}

#[test]
fn cart_127_two_players_share_ten_and_five() {
    let play = over_with_two("A[]; B[]; magic B4 A3; church A1");
    assert_eq!(each(&play, |score| score.influence.iter().sum()), [15, 10]);
}

#[test]
fn cart_128_the_most_followers() {
    let play = over("A[king0 joker sword]; B[king1]; C[gold gold gold]");
    assert_eq!(each(&play, |score| score.followers), [2, 0, 0]);
    let play = over("A[king0 joker]; B[king1 king2]; C[witch0]");
    assert_eq!(each(&play, |score| score.followers), [1, 1, 0]);
}

#[test]
fn cart_129_the_most_swords() {
    let play = over("A[sword sword]; B[sword]; C[]");
    assert_eq!(each(&play, |score| score.swords), [2, 0, 0]);
    let play = over("A[sword]; B[sword]; C[sword]");
    assert_eq!(each(&play, |score| score.swords), [1, 1, 1]);
}

#[test]
fn cart_130_the_most_flutes() {
    let play = over("A[]; B[flute]; C[]");
    assert_eq!(each(&play, |score| score.flutes), [0, 2, 0]);
    let play = over("A[flute]; B[flute]; C[]");
    assert_eq!(each(&play, |score| score.flutes), [1, 1, 0]);
}

#[test]
fn cart_131_the_most_passes() {
    let play = over("A[]; B[pass]; C[pass pass]");
    assert_eq!(each(&play, |score| score.passes), [0, 0, 2]);
    let play = over("A[]; B[pass]; C[pass]");
    assert_eq!(each(&play, |score| score.passes), [0, 1, 1]);
}

#[test]
fn cart_132_none_of_a_kind_earns_nothing() {
    let play = over("A[]; B[]; C[]");
    assert_eq!(each(&play, |score| score.total()), [0, 0, 0]);
    let play = over("A[gold]; B[]; C[]");
    assert_eq!(each(&play, |score| score.gold), [6, 0, 0], "nobody is second with nothing");
}

#[test]
fn cart_133_the_most_gold_and_the_second_most() {
    let play = over("A[gold]; B[gold gold gold]; C[gold gold]");
    assert_eq!(each(&play, |score| score.gold), [0, 6, 3]);
}

#[test]
fn cart_134_a_tie_for_most_gold_shares_nine() {
    let play = over("A[gold gold]; B[gold gold]; C[gold]");
    assert_eq!(each(&play, |score| score.gold), [4, 4, 0]);
    let play = over("A[gold]; B[gold]; C[gold]");
    assert_eq!(each(&play, |score| score.gold), [3, 3, 3]);
}

#[test]
fn cart_135_a_tie_for_second_most_shares_three() {
    let play = over("A[gold]; B[gold gold]; C[gold]");
    assert_eq!(each(&play, |score| score.gold), [1, 6, 1]);
    let four = Play::at(&row(
        "farm1 castle1 tent1",
        "round 8; nuns king4 king0 king2 king3 king1; A[gold]; B[gold gold]; C[gold]; D[gold]; over",
    ));
    assert_eq!(each(&four, |score| score.gold), [1, 6, 1, 1]);
}

#[test]
fn cart_136_two_players_and_gold() {
    let play = over_with_two("A[gold]; B[gold gold]");
    assert_eq!(each(&play, |score| score.gold), [0, 6]);
    let play = over_with_two("A[gold]; B[gold]");
    assert_eq!(each(&play, |score| score.gold), [4, 4]);
}

#[test]
fn cart_137_points_of_the_palace_are_added() {
    let play = over("A[] points 7; B[]; C[]; magic A1");
    assert_eq!((score(&play, 'A').palace, score(&play, 'A').total()), (7, 17));
}

#[test]
fn cart_138_more_rats_than_nuns_are_death() {
    let play = over("A[] rats 11; B[] rats 10; C[] rats 0; magic A3 B2");
    assert_eq!(play.everything().dead().to_string(), "A");
    assert_eq!(play.standing().winners().to_string(), "B", "with fewer points");
}

#[test]
fn cart_139_the_most_points_among_survivors_win() {
    let play = over("A[] rats 5; B[] rats 1; C[] rats 0; magic A3 B2 C1; church C4");
    assert_eq!(each(&play, |score| score.total()), [10, 5, 12]);
    assert_eq!(play.standing().winners().to_string(), "C");
}

#[test]
fn cart_140_on_a_tie_fewer_rats_win_or_all_share() {
    let play = over("A[] rats 5; B[] rats 4; C[] rats 0; magic A3; church B1");
    assert_eq!(play.standing().winners().to_string(), "B");
    let play = over("A[] rats 4; B[] rats 4; C[] rats 0; magic A3; church B1");
    assert_eq!(play.standing().winners().to_string(), "AB");
}

#[test]
fn cart_141_if_nobody_survives_nobody_wins() {
    let play = over("A[] rats 11; B[] rats 12; C[] rats 20; magic A3");
    assert!(play.standing().winners().is_empty());
}

#[test]
fn cart_161_places() {
    let play = Play::at(&row(
        "farm1 castle1 tent1",
        "round 8; nuns king4 king0 king2 king3 king1; A[] rats 11; B[] rats 3; C[] rats 3; D[] rats 4; E[] rats 12; magic B3; church C2; chivalry D2; peasantry A1; over",
    ));
    assert_eq!(places(&play), [4, 1, 1, 3, 4], "B and C share, D has more rats, A and E are dead");
    assert_eq!(play.standing().scores.as_slice(), [10, 10, 10, 10, 0]);
    let nobody = "A[] rats 12; B[] rats 11; C[] rats 12; magic A3; church C2; royalty C1";
    assert_eq!(places(&over(nobody)), [3, 3, 3], "all share the last place");
    assert_eq!(places(&over(&format!("with all_dead fewest_rats; {nobody}"))), [3, 1, 2]);
}
