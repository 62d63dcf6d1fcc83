//! The twelve buildings: CART-90 to CART-110.

use crate::play::{Play, Street as _, options, row};
use rattus_cartus::{Options, Special};

fn table(cards: &str, players: &str, visits: &str) -> Play {
    let mut play = Play::at(&row(cards, &format!("{players}; visit A")));
    play.does(visits);
    play
}

/// A has the premium action of this building and B the standard one; both perform it.
fn both(building: &str, players: &str) -> Play {
    let mut play = table(
        &format!("{building} {}", if building == "farm1" { "palace1" } else { "farm1" }),
        players,
        "A visit 1, B visit 1, C visit 2",
    );
    play.does("A act yes, B act yes");
    play
}

/// Two of a kind for the premium action, one for the standard one.
fn gives(building: &str, special: Special) {
    let before = Play::dealt(3, &Options::default(), 1).pile(special);
    let play = both(building, "A[]; B[]; C[]");
    let name = special.name();
    assert_eq!((play.hand('A'), play.hand('B')), (format!("{name} {name}"), name.to_owned()));
    assert_eq!(play.pile(special), before - 3);
}

#[test]
fn cart_90_palace() {
    let play = both("palace1", "A[]; B[]; C[]");
    assert_eq!(['A', 'B'].map(|who| play.points(who)), [2, 1]);
}

#[test]
fn cart_91_treasury() {
    gives("treasury1", Special::Gold);
}

#[test]
fn cart_92_monastery() {
    let play = both("monastery1", "A[] rats 10; B[] rats 10; C[]");
    assert_eq!(['A', 'B'].map(|who| play.rats(who)), [8, 9]);
    let play = both("monastery1", "A[] rats 1; B[] rats 1; C[]");
    assert_eq!(['A', 'B'].map(|who| play.rats(who)), [0, 0]);
}

/// A has the premium action of the Hospital.
fn hospital(players: &str) -> Play {
    let mut play = table("hospital1 farm1", players, "A visit 1, B visit 1, C visit 2");
    play.does("A act yes");
    play
}

#[test]
fn cart_93_hospital_premium() {
    let mut play = hospital("A[king0 king1 king2 king3]; B[]; C[]");
    assert_eq!(play.rats('A'), 9, "one for nothing");
    assert_eq!(
        play.refuses("A discard king0 king1 king2 king3"),
        "at most 3 cards can be discarded for rats"
    );
    play.does("A discard king0 king1 king2");
    assert_eq!((play.rats('A'), play.hand('A')), (6, "king3".to_owned()));
    let mut play = hospital("A[king0]; B[]; C[]");
    play.does("A discard");
    assert_eq!((play.rats('A'), play.hand('A')), (9, "king0".to_owned()), "none is a choice");
}

#[test]
fn cart_94_hospital_standard() {
    let mut play = hospital("A[]; B[king0 king1 king2]; C[]");
    play.does("B act yes");
    assert_eq!(play.rats('B'), 10, "none for nothing");
    assert_eq!(play.refuses("B discard king0 king1 king2"), "at most 2 cards can be discarded for rats");
    play.does("B discard king0 king2");
    assert_eq!((play.rats('B'), play.hand('B')), (8, "king1".to_owned()));
}

#[test]
fn cart_95_hospital_takes_any_hand_card_but_no_pending_one() {
    let mut play = hospital("A[gold pass joker]; B[]; C[]");
    play.does("A discard gold pass joker");
    assert_eq!((play.rats('A'), play.hand('A')), (6, String::new()));
    // B's gift to A's Sword is pending.
    let mut play =
        table("hospital1 farm1", "A[sword]; B[king0 king1]; C[]", "A visit 1 sword, B visit 1, C visit 2");
    play.does("B give king1, A act yes");
    assert_eq!(play.waits_for(), "B", "A has no hand card to discard");
    assert_eq!(play.rats('A'), 9);
}

#[test]
fn cart_96_hospital_takes_no_more_cards_than_there_are_rats() {
    let mut play = hospital("A[king0 king1 king2] rats 2; B[]; C[]");
    assert_eq!(play.refuses("A discard king0 king1"), "at most 1 cards can be discarded for rats");
    play.does("A discard king1");
    assert_eq!(play.rats('A'), 0);
}

#[test]
fn cart_97_hospital_discards_are_shown_and_gone_at_once() {
    let mut play = hospital("A[king0 sword gold]; B[]; C[]");
    play.does("A discard king0 sword gold");
    for onlooker in [None, Some('B')] {
        assert!(
            play.told(onlooker).iter().any(|notice| notice.to_string() == "A discards king0 sword gold.")
        );
    }
    assert_eq!(play.everything().public.discard.to_string(), "king0");
    assert_eq!([Special::Sword, Special::Gold].map(|special| play.pile(special)), [12, 15]);
}

#[test]
fn cart_98_marketplace() {
    gives("marketplace1", Special::Joker);
}

#[test]
fn cart_99_office() {
    gives("office1", Special::Pass);
}

#[test]
fn cart_100_castle() {
    gives("castle1", Special::Sword);
}

/// A has the premium action of the tower; B and C are at the Farm.
fn tower(players: &str) -> Play {
    table("tower1 farm1", players, "A visit 1, B visit 2, C visit 2")
}

#[test]
fn cart_101_whoever_has_at_least_as_many_cards_gives_three() {
    let mut play = tower("A[king0 king1]; B[witch0 witch1 witch2 witch3]; C[monk0]");
    play.does("A act yes");
    assert_eq!(play.waits_for(), "B", "C has fewer cards than A");
    assert_eq!(play.refuses("B give witch0 witch1"), "you give exactly 3 cards");
    play.does("B give witch0 witch1 witch3");
    assert_eq!(
        (play.hand('A'), play.hand('B'), play.hand('C')),
        ("witch0 witch1 witch3 king0 king1".to_owned(), "witch2".to_owned(), "monk0".to_owned())
    );
    // As many is enough.
    let mut play = tower("A[king0]; B[witch0]; C[]");
    play.does("A act yes");
    assert_eq!(play.hand('A'), "witch0 king0");
}

#[test]
fn cart_102_whoever_has_fewer_than_three_gives_all() {
    let mut play = tower("A[]; B[witch0 witch1]; C[monk0 monk1 monk2]");
    play.does("A act yes");
    assert_eq!(play.hand('A'), "monk0 monk1 monk2 witch0 witch1", "nobody had a choice");
}

#[test]
fn cart_103_the_standard_tower_does_nothing() {
    let play = table("tower1 farm1", "A[]; B[]; C[king0]", "A visit 1, B visit 1, C visit 2");
    assert_eq!(play.waits_for(), "A");
    let mut play = play;
    play.does("A act yes");
    assert!(play.lines("B performs").is_empty() && play.waits_for() == "C", "B is not asked");
}

#[test]
fn cart_104_hands_are_compared_without_committed_and_pending_cards() {
    // B has committed two of three cards; A's Sword takes one of D's, which is pending.
    let mut play = table(
        "tower1 farm1 palace1",
        "A[sword king0]; B[witch0 witch1 witch2]; C[]; D[monk0 monk1]",
        "A visit 1 sword, B visit 2 witch0 witch1, C visit 3, D visit 1",
    );
    play.does("D give monk1, A act yes");
    assert_eq!(play.hand('B'), "", "one card, as many as A without the pending one");
    play.tells("B gives A 1 card: witch2.");
    assert_eq!(play.hand('A'), "monk1 witch2 king0");
    // With one more card in A's hand B would have fewer.
    let play = table(
        "tower1 farm1 palace1",
        "A[king0 king1]; B[witch0 witch1 witch2]; C[]; D[]",
        "A visit 1, B visit 2 witch0 witch1, C visit 3, D visit 3",
    );
    assert_eq!(play.waits_for(), "B", "nobody would give, so A is not even asked");
}

#[test]
fn cart_105_givers_choose_at_once_and_in_secret() {
    let mut play = tower("A[]; B[witch0 witch1 witch2 witch3]; C[monk0 monk1 monk2 monk3]");
    play.does("A act yes");
    assert_eq!(play.waits_for(), "BC");
    let before = play.position();
    play.does("C give monk0 monk1 monk2");
    assert_eq!(play.position(), before, "sealed until B has chosen");
    play.does("B give witch1 witch2 witch3");
    assert_eq!(play.hand('A'), "monk0 monk1 monk2 witch1 witch2 witch3");
    for onlooker in [None, Some('C')] {
        assert!(play.told(onlooker).iter().any(|notice| notice.to_string() == "B gives A 3 cards."));
    }
}

#[test]
fn cart_106_visitors_of_any_tower_are_protected() {
    let mut play = table(
        "tower1 tower2 farm1",
        "A[]; B[king0 king1 king2 king3]; C[king0 king1 king2]; D[]",
        "A visit 1, B visit 2, C visit 1, D visit 3",
    );
    assert_eq!(play.waits_for(), "D", "B and C are safe, D has nothing: A is not asked; nor is B");
    play.default_once();
    assert!(play.lines("gives").is_empty());
    assert_eq!(options("guard_tower_protection=any_tower"), Options::default());
}

#[test]
fn cart_107_farm() {
    let play = both("farm1", "A[]; B[]; C[]");
    assert_eq!(['A', 'B'].map(|who| play.cards(who).population().len()), [4, 2]);
}

#[test]
fn cart_108_brewery() {
    let mut play = table(
        "brewery1 palace1",
        "A[king0 king1 king2]; B[witch0 witch1]; C[]",
        "A visit 1 king0 king1 king2, B visit 1 witch0 witch1, C visit 2",
    );
    play.does("A act yes, B act yes");
    assert_eq!(['A', 'B'].map(|who| play.cards(who).len()), [3, 1]);
    // Half of one is none.
    let mut play = table(
        "brewery1 palace1",
        "A[king0 joker sword]; B[witch0 flute]; C[]",
        "A visit 1 king0 joker, B visit 1 witch0, C visit 2",
    );
    play.does("A act yes");
    assert_eq!(play.waits_for(), "C", "B's action would have no effect");
    assert_eq!(play.cards('A').len(), 3);
}

#[test]
fn cart_109_fortune_tellers_tent() {
    let mut play = table("tent1 palace1", "A[]; B[]; C[]", "A visit 1, B visit 1, C visit 2");
    play.does("A act yes, A look 2");
    assert_eq!(play.list('A'), ["look 1", "look 3", "look 4", "look 5"]);
    play.does("A look 5, B act yes, B look 2");
    assert_eq!(play.waits_for(), "C");
    let seen = |who| play.view(Some(who)).nuns.map(|card| !card.is_down());
    assert_eq!(seen('A'), [false, true, false, false, true]);
    assert_eq!(seen('B'), [false, true, false, false, false]);
}

#[test]
fn cart_110_pied_pipers_hut() {
    gives("hut1", Special::Flute);
}
