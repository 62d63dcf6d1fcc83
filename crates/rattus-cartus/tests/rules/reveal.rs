//! Phase 4, step 1: CART-54 to CART-64.

use crate::play::{Play, Street as _, last, row, seat};
use rattus_cartus::Class;

#[test]
fn cart_54_from_the_first_position_on_empty_ones_skipped() {
    let mut play = Play::at(&last("farm1 castle1", "A[king0]; B[king1]; C[]; visit A"));
    play.does("A visit 2 king0, B visit 1 king1, C visit 2");
    assert!(play.when("Card 1 is resolved") < play.when("A reveals"));
    let mut play = Play::at(&last("farm1 castle1", "A[king0]; B[]; C[]; visit A"));
    play.does("A visit 2 king0, B visit 2, C visit 2");
    assert_eq!(play.lines("is resolved"), ["Card 2 is resolved."]);
}

#[test]
fn cart_55_reveal_then_actions_then_picking_up() {
    let mut play = Play::at(&row("palace1 farm1", "A[king0]; B[king1]; C[]; visit A"));
    play.does("A visit 2 king0, B visit 1 king1, C visit 1, B act yes, C act yes, A act yes");
    let steps = [
        "B reveals",
        "B: +1 with the royalty",
        "B gains 2",
        "Card 1 is resolved",
        "A reveals",
        "A sets aside",
        "Card 2 is resolved",
        "A picks up",
    ];
    assert!(steps.map(|words| play.when(words)).is_sorted());
}

#[test]
fn cart_56_later_buildings_stay_face_down() {
    let mut play = Play::at(&row("palace1 farm1", "A[king0]; B[king1]; C[]; visit A"));
    play.does("A visit 2 king0, B visit 1 king1, C visit 1");
    assert_eq!(play.waits_for(), "B", "asked for the Palace's action");
    for onlooker in [None, Some('B'), Some('C')] {
        assert!(play.view(onlooker).laid_by(seat('A')).is_down());
        assert!(!play.view(onlooker).laid_by(seat('B')).is_down());
    }
}

#[test]
fn cart_57_all_reveal_then_each_in_slot_order() {
    let mut play = Play::at(&last("farm1 castle1", "first C; A[king0]; B[peasant0]; C[joker]; visit C"));
    play.does("C visit 1 joker, A visit 1 king0, B visit 1 peasant0");
    let order = ["C reveals", "A reveals", "B reveals", "C: +1", "A: +1", "B: +1"];
    assert!(order.map(|words| play.when(words)).is_sorted());
    assert_eq!(play.track(Class::Peasantry), "C2 A1 B1", "the premium of the last round is C's");
}

#[test]
fn cart_58_one_influence_for_each_follower_of_whatever_class() {
    let mut play = Play::at(&last(
        "farm1 castle1",
        "A[king0 peasant1 witch2 joker sword]; B[]; C[]; peasantry B4; visit A",
    ));
    play.does("A visit 1 king0 peasant1 witch2 joker sword, B visit 2, C visit 2");
    play.tells("A: +4 with the peasantry, and 2 rats.");
    assert_eq!(play.when("A: +4") + 1, play.when("A: +1"), "one move, before that of the last round");
    assert_eq!(play.track(Class::Peasantry), "A5 B4");
}

#[test]
fn cart_59_a_rat_for_each_population_card_of_another_class() {
    let mut play =
        Play::at(&last("farm1 castle1", "A[king0 king0 peasant1 witch2]; B[peasant0]; C[]; visit A"));
    play.does("A visit 1 king0 king0 peasant1 witch2, B visit 1 peasant0, C visit 1");
    assert_eq!(['A', 'B', 'C'].map(|who| play.rats(who)), [13, 10, 10]);
}

#[test]
fn cart_60_a_joker_brings_no_rat() {
    let mut play = Play::at(&last("farm1 castle1", "A[joker joker]; B[]; C[]; visit A"));
    play.does("A visit 1 joker joker, B visit 1, C visit 1");
    assert_eq!(
        (play.rats('A'), play.track(Class::Peasantry)),
        (10, "A3".to_owned()),
        "with 1 of the last round"
    );
}

#[test]
fn cart_61_the_disc_that_arrives_lies_on_top() {
    let mut play = Play::at(&row("palace1 farm1", "A[king0 king1]; B[]; C[king2]; royalty C2 B1; visit A"));
    play.does("A visit 1 king0 king1, B visit 2, C visit 2");
    assert_eq!(play.track(Class::Royalty), "C2 A2 B1");
}

#[test]
fn cart_62_without_a_follower_no_disc_moves() {
    let mut play = Play::at(&row("palace1 farm1", "A[sword]; B[]; C[]; royalty A2 B2; visit A"));
    play.does("A visit 1 sword, B visit 2, C visit 2");
    assert_eq!(play.track(Class::Royalty), "A2 B2", "A still lies below");
    assert!(play.lines("with the royalty").is_empty());
}

#[test]
fn cart_63_influence_has_no_end() {
    let mut play = Play::at(&row("palace1 farm1", "A[king0 king0]; B[]; C[]; royalty A299; visit A"));
    play.does("A visit 1 king0 king0, B visit 2, C visit 2");
    assert_eq!(play.track(Class::Royalty), "A301");
}

#[test]
fn cart_64_then_swords_and_after_them_flutes() {
    let mut play = Play::at(&row("palace1 farm1", "A[king0 sword flute]; B[king1 king2]; C[]; visit A"));
    play.does("A visit 1 king0 sword flute, B visit 1, C visit 2");
    assert_eq!(play.waits_for(), "B", "to give a card");
    assert!(play.lines("follows the Flute").is_empty());
    play.does("B give king1");
    let steps = ["A: +1", "B gives A", "A rat of A follows the Flute to B"];
    assert!(steps.map(|words| play.when(words)).is_sorted());
}
