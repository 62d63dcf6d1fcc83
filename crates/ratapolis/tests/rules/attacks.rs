//! Resolution, attacks: POL-42 to POL-49.

use crate::play::{Town as _, at, check};
use ratapolis::Colour;

#[test]
fn pol_42_slot_by_slot_and_attacks_before_moves() {
    // Green is attacked before it can move away.
    check("rats O:r1g1 A:g1", "A green@O -, C O>I -", "A:g1 O:r1");
    // In slot 2 it is gone already.
    check("rats O:r1g1", "A - green@O, C O>I -", "I:g1 O:r1");
}

#[test]
fn pol_43_tokens_do_not_change_hands_before_phase_5() {
    // Red leads on L at once, but has the bus only in the next round.
    let mut play = at("rats L:r2g1 O:r1; orange L:C");
    assert_eq!(play.refuses_plan("A O>M -"), "M cannot be reached from O");
    play.plans("A green@L -");
    assert_eq!(play.tokens(), "L:A");
    play.plans("A O>M -");
    assert!(play.lines("A moves 1 rat from O to M").len() == 1);
}

#[test]
fn pol_44_attacks_are_simultaneous() {
    // Three in a ring: each is counted before anybody falls.
    check("rats O:r1y1g1", "A yellow@O -, B green@O -, C red@O -", "");
}

#[test]
fn pol_45_an_attacker_must_be_in_place() {
    // Red planned to be on A by slot 2, but A is full.
    let mut play = at("rats O:r1 A:g9");
    play.plans("A O>A green@A");
    assert_eq!(play.on("A"), "g9");
    play.tells("Slot 2: A attacks green on A in vain.");
}

#[test]
fn pol_46_each_attack_removes_one_rat_as_long_as_there_are_some() {
    check("rats O:r1y1g1", "A green@O -, B green@O -", "O:r1y1");
    check("rats I:r1y1g3", "A green@I -, B green@I -", "I:r1y1g1");
}

#[test]
fn pol_47_who_falls_still_bites() {
    check("rats O:r1g1 A:r1", "A green@O -, C red@O -", "A:r1");
}

#[test]
fn pol_48_removed_rats_go_to_the_reserve_in_sight_of_all() {
    let mut play = at("rats O:r1g1");
    let before = play.reserve(Colour::Green);
    play.plans("A green@O -");
    assert_eq!((play.reserve(Colour::Green), play.lost(Colour::Green)), (before + 1, 1));
    assert_eq!(play.sight(Some('A')).players[2].reserve, before + 1);
}

#[test]
fn pol_49_an_attack_on_nobody_is_not_redirected() {
    let mut play = at("rats O:r1y1");
    play.plans("A - green@O");
    assert_eq!(play.on("O"), "r1y1");
    play.tells("Slot 2: A attacks green on O in vain.");
}
