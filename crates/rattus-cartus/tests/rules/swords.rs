//! Swords: CART-65 to CART-73.

use crate::play::{Play, Street as _, row, seat};
use table::Face;

fn table(players: &str, visits: &str) -> Play {
    let mut play = Play::at(&row("palace1 farm1 tent1", &format!("{players}; visit A")));
    play.does(visits);
    play
}

#[test]
fn cart_65_only_visitors_of_the_building_are_compared() {
    let play = table(
        "A[sword king0]; B[king1 king2]; C[king3 king4]; D[king3 king4]",
        "A visit 1 sword king0, B visit 1, C visit 2, D visit 2",
    );
    assert_eq!(play.waits_for(), "B", "who committed nothing; C and D are elsewhere");
}

#[test]
fn cart_66_the_same_number_does_nothing() {
    let play = table(
        "A[sword king0]; B[sword king2]; C[]; D[]",
        "A visit 1 sword, B visit 1 sword, C visit 2, D visit 2",
    );
    assert!(play.lines("gives").is_empty() && play.list('A') == ["act yes", "act no"]);
    let play =
        table("A[sword king0]; B[king2]; C[]; D[]", "A visit 1 sword, B visit 2, C visit 2, D visit 2");
    assert_eq!(play.list('A'), ["act yes", "act no"], "alone");
}

#[test]
fn cart_67_the_most_swords_take_and_the_lowest_slot_among_equals() {
    let play = table(
        "A[king0]; B[sword]; C[sword]; D[king1 king2]",
        "A visit 2, B visit 1 sword, C visit 1 sword, D visit 1",
    );
    assert_eq!(play.list('D'), ["give king2", "give king1"]);
    let mut play = table(
        "A[sword]; B[sword sword]; C[king1 king2]; D[]",
        "A visit 1 sword, B visit 1 sword sword, C visit 1, D visit 2",
    );
    play.does("C give king1");
    play.tells("C gives B 1 card: king1.");
    let mut play = table(
        "A[]; B[sword]; C[sword]; D[king1 king2]",
        "A visit 2, B visit 1 sword, C visit 1 sword, D visit 1",
    );
    play.does("D give king1");
    play.tells("D gives B 1 card: king1.");
}

#[test]
fn cart_68_the_fewest_swords_lose_and_the_taker_chooses_among_equals() {
    let mut play = table(
        "A[sword]; B[king1 king2]; C[king3 king4]; D[sword king0]",
        "A visit 1 sword, B visit 1, C visit 1, D visit 1 sword",
    );
    assert_eq!(
        (play.waits_for(), play.list('A')),
        ("A".to_owned(), vec!["victim B".to_owned(), "victim C".to_owned()])
    );
    assert_eq!(play.refuses("A victim D"), "D is not one of those who tie for fewest");
    play.does("A victim C");
    assert_eq!(play.waits_for(), "C");
    // One Sword is fewer than two.
    let play = table(
        "A[sword sword]; B[sword king1 king2]; C[]; D[]",
        "A visit 1 sword sword, B visit 1 sword, C visit 2, D visit 2",
    );
    assert_eq!(play.waits_for(), "B");
}

#[test]
fn cart_69_half_the_hand_rounded_down_of_the_victims_choice() {
    let mut play = table(
        "A[sword]; B[king0 king1 king2 king3 king4]; C[]; D[]",
        "A visit 1 sword, B visit 1, C visit 2, D visit 2",
    );
    assert_eq!(play.refuses("B give king0"), "you give exactly 2 cards");
    assert_eq!(play.refuses("B give king0 king1 king2"), "you give exactly 2 cards");
    assert_eq!(play.refuses("B give king0 witch0"), "you do not have all of these cards in your hand");
    assert_eq!(play.list('B').len(), 10);
    play.does("B give king1 king4");
    assert_eq!(play.hand('B'), "king0 king2 king3");
}

#[test]
fn cart_70_one_transfer_however_many_swords() {
    let mut play = table(
        "A[sword sword sword]; B[king1 king2]; C[king3 king4]; D[]",
        "A visit 1 sword sword sword, B visit 1, C visit 1, D visit 2",
    );
    play.does("A victim B, B give king1");
    assert_eq!(play.lines("gives").len(), 1);
    assert_eq!(play.list('A'), ["act yes", "act no"], "on to the actions");
}

#[test]
fn cart_71_committed_cards_are_not_in_the_hand_and_one_card_is_kept() {
    let mut play = table(
        "A[sword]; B[king0 king1 king2 king3]; C[]; D[]",
        "A visit 1 sword, B visit 1 king0 king1, C visit 2, D visit 2",
    );
    play.does("B give king2");
    assert_eq!(play.hand('B'), "king3");
    let play =
        table("A[sword]; B[king0 king1]; C[]; D[]", "A visit 1 sword, B visit 1 king0, C visit 2, D visit 2");
    assert!(play.lines("gives").is_empty(), "a hand of one gives nothing");
    assert_eq!(play.list('B'), ["act yes", "act no"]);
}

#[test]
fn cart_72_any_card_may_be_given() {
    let mut play = table(
        "A[sword]; B[gold pass sword flute joker king0 king1 king2 king3 king4]; C[]; D[]",
        "A visit 1 sword, B visit 1, C visit 2, D visit 2",
    );
    play.does("B give gold pass sword flute joker");
    assert_eq!(play.hand('B'), "king0 king1 king2 king3 king4");
}

#[test]
fn cart_73_given_cards_are_pending_and_known_to_the_giver_alone() {
    let mut play =
        table("A[sword]; B[king0 king1]; C[]; D[]", "A visit 1 sword, B visit 1, C visit 2, D visit 2");
    play.does("B give king1");
    assert_eq!(play.hand('A'), "");
    for onlooker in [None, Some('A'), Some('B'), Some('C')] {
        let sight = play.sight(onlooker);
        let gift = sight.players[0].gifts[0];
        assert_eq!((gift.from, gift.count), (seat('B'), 1));
        assert_eq!(gift.cards != Face::Down, onlooker == Some('B'), "to {onlooker:?}");
    }
    play.does("A act no, B act no");
    assert_eq!(play.hand('A'), "king1", "at step 3");
    assert_eq!(play.view(Some('A')).own_hand().to_string(), "king1");
}
