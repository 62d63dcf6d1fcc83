//! Resolution, moves: POL-50 to POL-64.

use crate::play::{Town as _, at, check};

#[test]
fn pol_50_moves_are_simultaneous_and_read_after_the_attacks() {
    // One of the three green rats falls first, so two move.
    check("rats O:r1g3", "A green@O -, C O>I -", "I:g2 O:r1");
    // What enters A in this slot does not leave it in the same one.
    check("rats O:r1 A:r1", "A O>A -", "A:r2");
}

#[test]
fn pol_51_a_move_needs_a_group_and_a_tile() {
    let mut play = at("rats O:r1g1");
    play.plans("A O>I O>A, C red@O -");
    assert_eq!(play.rats(), "O:g1");
    play.tells("Slot 1: A's O>I comes to nothing.");
    // The tile was a trap, and has left the city by slot 2.
    let mut play = at("with situation S; rats V:r1 G:y1; under 3:M; held 1 A:A B:C C:L; up 1 M Q");
    play.plans("A V>3 -, B - G>3");
    assert_eq!(play.rats(), "G:y1");
    play.tells("Slot 2: B's G>3 comes to nothing.");
}

#[test]
fn pol_52_the_whole_group_moves() {
    check("rats O:r3", "A O>I -", "I:r3");
    // Whom there is no room for stays.
    check("rats O:r3 I:g5", "A O>I -", "I:r1g5 O:r2");
}

#[test]
fn pol_53_who_leaves_makes_room() {
    check("rats O:g3 A:r2", "A A>O -, C O>I -", "I:g3 O:r2");
}

#[test]
fn pol_54_free_room() {
    // Capacity 3, three on it, two of them leave: two may enter.
    check("rats O:y1g2 A:r3", "A A>O -, C O>I -", "A:r1 I:g2 O:r2y1");
    // One above capacity: nobody enters, even if nobody would fit anyway.
    check("rats O:y2g2 A:r1", "A A>O -", "A:r1 O:y2g2");
    // And one who leaves then makes no room.
    check("rats O:y3g1 A:r1", "A A>O -, C O>I -", "A:r1 I:g1 O:y3");
}

#[test]
fn pol_55_all_enter_who_fit() {
    check("rats A:r1 R:y1 F:g1", "A A>O -, B R>O -, C F>O -", "O:r1y1g1");
}

#[test]
fn pol_56_a_single_group_fills_the_room() {
    check("rats A:r5", "A A>O -", "A:r2 O:r3");
}

#[test]
fn pol_57_equal_shares_until_it_is_full() {
    // Room 6 on I: r1, y4, g4 → shares of 2: 1 + 2 + 2, and one place is left.
    check("rats O:r1 A:y4 C:g4", "A O>I -, B A>I -, C C>I -", "A:y2 C:g2 I:r1y2g2");
    check("rats O:r2 A:y4 C:g4", "A O>I -, B A>I -, C C>I -", "A:y2 C:g2 I:r2y2g2");
}

#[test]
fn pol_58_strict_shares_are_those_of_the_smallest_group() {
    let strict = "with equal_share strict; ";
    let position = format!("{strict}rats O:r1 A:y4 C:g4");
    check(&position, "A O>I -, B A>I -, C C>I -", "A:y3 C:g3 I:r1y1g1");
    // Where all fit nothing is shared, and a single group fills the room.
    check(&format!("{strict}rats O:r1 A:y4"), "A O>I -, B A>I -", "I:r1y4");
    check(&format!("{strict}rats A:r5"), "A A>O -", "A:r2 O:r3");
}

#[test]
fn pol_59_what_cannot_be_shared_stays_empty() {
    check("rats A:r3 F:y3", "A A>O -, B F>O -", "A:r2 F:y2 O:r1y1");
    check("rats O:g1 A:r2 F:y2 R:g2", "A A>O -, B F>O -, C R>O -", "A:r2 F:y2 O:g1 R:g2");
}

#[test]
fn pol_60_sharing_is_by_player_not_by_team() {
    // Red and yellow are partners: each of the three still has one place.
    check(
        "with teams on; players rbyg; rats A:r3 F:y3 R:b3 O:g1",
        "A A>O -, C F>O -, B R>O -",
        "A:r2 F:y2 O:r1b1y1g1 R:b2",
    );
}

#[test]
fn pol_61_the_counts_go_down_until_they_stay() {
    // Yellow finds room for one on O; so one place is free on A for red, who wanted to bring two.
    check("rats K:r2 A:y9 O:g2", "A K>A -, B A>O -", "A:r1y8 K:r1 O:y1g2");
    // Four in a row, of which the last cannot move at all.
    check("players rbyg; rats R:r4 O:b4 A:y12 M:g4", "A R>O -, B O>A -, C A>M -", "A:y12 M:g4 O:b4 R:r4");
}

#[test]
fn pol_62_full_tiles_may_swap_and_rotate() {
    check("rats O:r3 R:y3", "A O>R -, B R>O -", "O:y3 R:r3");
    check("rats A:r9 O:y3 I:g6", "A A>O -, B O>I -, C I>A -", "A:r6g3 I:y3g3 O:r3");
    // A third group that presses in stops a swap which cannot be shared out.
    check("rats K:r3 F:y6 O:g3", "A K>F -, B F>O -, C O>F -", "F:y6 K:r3 O:g3");
}

#[test]
fn pol_63_what_has_become_impossible_is_lost() {
    let mut play = at("rats O:r1g2 A:y1");
    play.plans("A O>I I>N, C red@O -");
    assert_eq!(play.rats(), "A:y1 O:g2");
    play.tells("Slot 1: A's O>I comes to nothing.").tells("Slot 2: A's I>N comes to nothing.");
}

#[test]
fn pol_64_the_market_comes_after_slot_2() {
    let mut play = at("rats A:r1 O:r1; lost r1; orange A:A");
    play.plans("A - A>K");
    assert_eq!((play.waits_for(), play.on("K")), ("A".to_owned(), "r1".to_owned()));
    assert!(play.lines("cats").is_empty());
    play.does("A market yes");
    assert_eq!(play.on("A"), "r1");
    assert_eq!(play.lines("cats").len(), 1);
}
