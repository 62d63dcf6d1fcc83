//! Two players: CART-114 to CART-117.

use crate::play::{Play, Street as _, row, seat};
use rattus_cartus::Class;

fn table(cards: &str, players: &str, visits: &str) -> Play {
    let mut play = Play::at(&row(cards, &format!("{players}; visit A")));
    play.does(visits);
    play
}

#[test]
fn cart_114_in_one_building_the_lower_slot_wins_a_tie() {
    // A passes, so B has slot 1, though A is first player.
    let mut play =
        table("palace1 farm1", "A[pass king0]; B[king1]", "A pass, B visit 1 king1, A visit 1 king0");
    assert_eq!(play.waits_for(), "B");
    play.does("B act yes, A act yes");
    assert_eq!(['A', 'B'].map(|who| play.points(who)), [1, 2]);
    assert!(play.lines("premium action of this round").is_empty());
}

#[test]
fn cart_115_apart_only_one_has_a_premium_action() {
    let mut play =
        table("palace1 palace2", "A[king0]; B[king1 king2]", "A visit 1 king0, B visit 2 king1 king2");
    play.does("A act yes, B act yes");
    assert_eq!(['A', 'B'].map(|who| play.points(who)), [1, 2], "the stronger, wherever");
    let mut play = Play::at(&row("palace1 palace2", "first B; A[king0]; B[king1]; visit B"));
    play.does("B visit 2 king1, A visit 1 king0");
    play.does("A act yes, B act yes");
    assert_eq!(['A', 'B'].map(|who| play.points(who)), [1, 2], "on a tie the first player");
}

#[test]
fn cart_116_the_other_has_the_standard_action_though_alone() {
    let mut play = table("palace1 monastery1", "A[king0]; B[]", "A visit 1 king0, B visit 2");
    play.does("A act yes, B act yes");
    assert_eq!((play.points('A'), play.rats('B')), (2, 9));
    play.tells("B performs the standard action of the monastery.");
}

#[test]
fn cart_117_apart_both_reveal_before_the_first_building() {
    let mut play =
        table("palace1 farm1", "A[king0]; B[king1 peasant0]", "A visit 1 king0, B visit 2 king1 peasant0");
    assert_eq!(play.waits_for(), "A", "the Palace is asked about");
    assert_eq!(play.view(Some('A')).laid_by(seat('B')).up().unwrap().to_string(), "peasant0 king1");
    assert_eq!(play.track(Class::Peasantry), "", "only revealed");
    assert!(play.when("B reveals") < play.when("A: +1"));
    play.tells("B has the premium action of this round.");
    // Settled once: at the Farm A's cards are gone, and B still has it.
    play.does("A act yes, B act yes");
    assert_eq!((play.points('A'), play.cards('B').len()), (1, 4));
    // Also when the first player's cards go first and nothing stands against the weaker second.
    let mut play =
        table("palace1 farm1", "A[king0 king2]; B[king1]", "A visit 1 king0 king2, B visit 2 king1");
    play.does("A act yes, B act yes");
    assert_eq!((play.points('A'), play.cards('B').len()), (2, 2));
}
