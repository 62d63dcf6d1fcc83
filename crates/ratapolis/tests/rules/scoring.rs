//! Scoring and end: POL-98 to POL-105, POL-184.

use crate::play::{Play, Town as _, at, dealt, seat};
use ratapolis::Phase;

/// The last round with nobody in danger, and what everybody has then.
#[track_caller]
fn end(position: &str) -> Play {
    let mut play = at(&format!("with final_phase5 left_out; {position}; round 8"));
    play.plans("");
    play
}

fn scores(play: &Play) -> Vec<i32> {
    play.standing().scores.as_slice().to_vec()
}

fn places(play: &Play) -> Vec<u8> {
    play.standing().places.as_slice().to_vec()
}

#[test]
fn pol_98_the_game_ends_after_the_last_open_slot() {
    for (set, last) in [
        ("", 8),
        ("situation=A", 7),
        ("situation=F", 7),
        ("situation=S", 7),
        ("city=A", 7),
        ("mark_8=closed mark_7=closed", 6),
    ] {
        let mut play = dealt(3, set, 1);
        play.until(|_| false);
        assert_eq!(play.public().round, last, "{set}");
        assert_eq!(play.public().phase, Phase::Over);
    }
}

#[test]
fn pol_99_a_rat_scores_the_face_that_is_up() {
    assert_eq!(scores(&end("rats C:r2 O:y1 A:g1; orange C")), [6, 5, 3]);
    assert_eq!(scores(&end("rats C:r2 O:y1 A:g1; orange A")), [8, 5, 2]);
}

#[test]
fn pol_100_outdoor_tiles_score_what_the_data_says() {
    assert_eq!(scores(&end("with city G; rats V:r2 W:y1 Y:g3")), [2, 1, 3]);
}

#[test]
fn pol_101_tokens_score_one_and_the_reserve_nothing() {
    assert_eq!(scores(&end("rats O:r1 D:y1; cheese r3 g1")), [8, 5, 1]);
}

#[test]
fn pol_102_the_most_cheese_wins() {
    assert_eq!(places(&end("rats O:r2 D:y3 K:g1")), [2, 1, 3]);
}

#[test]
fn pol_103_then_the_most_rats_in_the_city() {
    // Two rats on singles and one on a triple: ten against five and five, all ten.
    let play = end("rats O:r1 D:r1 A:y2 E:y1 K:g1");
    assert_eq!((scores(&play), places(&play)), (vec![10, 10, 5], vec![2, 1, 3]));
    let play = end("with city G; rats O:r1 V:y2 A:y1 K:g1");
    assert_eq!((scores(&play), places(&play)), (vec![5, 5, 5], vec![2, 1, 2]), "rats outdoors count as well");
}

#[test]
fn pol_104_then_the_victory_is_shared() {
    assert_eq!(places(&end("rats O:r1 D:y1 A:g1")), [1, 1, 3]);
}

#[test]
fn pol_105_who_has_no_rats_stays_in_the_game() {
    let mut play = at("rats O:g1 A:y1; orange G:A; held 1 A:K B:M C:D; up 1 E F");
    assert!(play.asked().contains(seat('A')) && play.hand('A').to_string() == "K");
    assert_eq!(play.refuses_plan("A O>I -"), "you have no rat on O");
    play.plans("A - -");
    assert_eq!(play.waits_for(), "A", "and may use tokens");
    play.does("A refuse no");
    assert_eq!((play.tokens().as_str(), play.public().round), ("G", 2), "until phase 5");
    assert!(play.asked().contains(seat('A')), "and plans in the next round");
}

#[test]
fn pol_184_lower_places_are_ordered_the_same_way() {
    let play = end("players rbyg; rats O:r3 D:b1 A:y2 K:g1; cheese y1 b2");
    assert_eq!((scores(&play), places(&play)), (vec![15, 7, 7, 5], vec![1, 3, 2, 4]));
    let play = end("players rbyg; rats O:r3 D:b1 M:y1 A:g1");
    assert_eq!(places(&play), [1, 2, 2, 4]);
}
