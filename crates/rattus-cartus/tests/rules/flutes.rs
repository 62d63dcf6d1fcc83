//! Flutes: CART-74 to CART-79.

use crate::play::{Play, Street as _, row};

fn table(players: &str, visits: &str) -> Play {
    let mut play = Play::at(&row("palace1 farm1 tent1", &format!("{players}; visit A")));
    play.does(visits);
    play
}

fn rats(play: &Play) -> [u16; 4] {
    ['A', 'B', 'C', 'D'].map(|who| play.rats(who))
}

#[test]
fn cart_74_the_same_number_does_nothing() {
    let play =
        table("A[flute]; B[flute]; C[]; D[]", "A visit 1 flute, B visit 1 flute, C visit 2, D visit 2");
    assert_eq!(rats(&play), [10, 10, 10, 10]);
    let play = table("A[flute]; B[]; C[]; D[]", "A visit 1 flute, B visit 2, C visit 2, D visit 2");
    assert_eq!(rats(&play), [10, 10, 10, 10], "alone");
}

#[test]
fn cart_75_the_most_flutes_give_and_the_lowest_slot_among_equals() {
    let play = table(
        "A[flute]; B[flute flute]; C[]; D[]",
        "A visit 1 flute, B visit 1 flute flute, C visit 1, D visit 2",
    );
    assert_eq!(rats(&play), [10, 9, 11, 10]);
    let play =
        table("A[]; B[flute]; C[flute]; D[]", "A visit 2, B visit 1 flute, C visit 1 flute, D visit 1");
    assert_eq!(rats(&play), [10, 9, 10, 11]);
}

#[test]
fn cart_76_the_fewest_flutes_receive_and_the_giver_chooses_among_equals() {
    let mut play = table(
        "A[flute flute]; B[]; C[]; D[flute]",
        "A visit 1 flute flute, B visit 1, C visit 1, D visit 1 flute",
    );
    assert_eq!(play.list('A'), ["receiver B", "receiver C"]);
    assert_eq!(play.refuses("A receiver D"), "D is not one of those who tie for fewest");
    play.does("A receiver C");
    assert_eq!(rats(&play), [9, 10, 11, 10]);
    let play = table(
        "A[flute flute]; B[flute]; C[]; D[]",
        "A visit 1 flute flute, B visit 1 flute, C visit 2, D visit 2",
    );
    assert_eq!(rats(&play), [9, 11, 10, 10], "one is fewer than two");
}

#[test]
fn cart_77_one_rat_however_many_flutes() {
    let play = table(
        "A[flute flute flute]; B[]; C[]; D[]",
        "A visit 1 flute flute flute, B visit 1, C visit 2, D visit 2",
    );
    assert_eq!(rats(&play), [9, 11, 10, 10]);
    play.tells("A rat of A follows the Flute to B.");
}

#[test]
fn cart_78_without_a_rat_nothing_moves() {
    let play = table("A[flute] rats 0; B[]; C[]; D[]", "A visit 1 flute, B visit 1, C visit 1, D visit 2");
    assert_eq!(rats(&play), [0, 10, 10, 10]);
    assert_eq!(play.list('A'), ["act yes", "act no"], "not even asked whom");
}

#[test]
fn cart_79_rats_of_this_building_count() {
    let play = table(
        "A[flute witch0] rats 0; B[]; C[]; D[]",
        "A visit 1 flute witch0, B visit 1, C visit 2, D visit 2",
    );
    assert_eq!(rats(&play), [0, 11, 10, 10]);
}
