//! The table of decisions, row by row: what is legal, when nobody is asked, and the defaults.

use crate::play::{Play, row};
use rattus_cartus::State;
use table::{Game as _, Printed};

fn table(cards: &str, players: &str, visits: &str) -> Play {
    let mut play = Play::at(&row(cards, &format!("{players}; visit A")));
    play.does(visits);
    play
}

#[test]
fn the_default_look_is_the_lowest_place_not_seen() {
    let at = |nuns: &str| {
        Play::at(&row("hut5 castle5", &format!("A[] took 1; B[]; C[]; nuns {nuns}; look A 2"))).fallback('A')
    };
    assert_eq!(at("king0:A king1:A king2:B king3 king4"), "look 3");
    assert_eq!(at("king0:A king1:A king2:A king3:A king4:A"), "look 1");
    let mut play =
        Play::at(&row("hut5 castle5", "A[]; B[]; C[]; nuns king0:A king1:A king2:A king3:A king4:A"));
    play.does("A take 1, A look 1");
    assert_eq!(play.fallback('A'), "look 2", "the lowest legal one");
}

#[test]
fn the_default_visit_is_the_first_position_without_cards() {
    let play = Play::at(&row("farm1 castle1", "A[king0 pass]; B[]; C[]; visit A"));
    assert_eq!(play.fallback('A'), "visit 1");
    assert_eq!(Play::at(&row("farm1 castle1", "A[]; B[]; C[]")).fallback('A'), "take 1");
}

#[test]
fn the_default_victim_has_the_largest_hand_then_the_lowest_slot() {
    let at = |hands: [&str; 3]| {
        let [b, c, d] = hands;
        then_a_strikes(table(
            "palace1 farm1 tent1",
            &format!("A[pass sword]; B[{b}]; C[{c}]; D[{d}]"),
            "A pass, B visit 2, C visit 1, D visit 1",
        ))
    };
    assert_eq!(at(["", "king0 king1", "witch0 witch1 witch2"]), "victim D");
    assert_eq!(at(["", "king0 king1 king2", "witch0 witch1 witch2"]), "victim C");
}

#[test]
fn nobody_is_asked_for_a_victim_who_can_give_nothing() {
    let play = table("palace1 farm1", "A[sword]; B[king0]; C[]", "A visit 1 sword, B visit 1, C visit 1");
    assert_eq!(play.list('A'), ["act yes", "act no"]);
    // Somebody can: then an empty hand may be chosen too.
    let mut play =
        table("palace1 farm1", "A[sword]; B[king0 king1]; C[]", "A visit 1 sword, B visit 1, C visit 1");
    assert_eq!(play.list('A'), ["victim B", "victim C"]);
    play.does("A victim C");
    assert_eq!(play.list('A'), ["act yes", "act no"]);
}

#[test]
fn gifts_default_to_the_give_away_order() {
    let hand = "king0 witch1 witch0 peasant4 joker pass flute sword gold";
    let play =
        table("palace1 farm1", &format!("A[sword]; B[{hand}]; C[]"), "A visit 1 sword, B visit 1, C visit 2");
    assert_eq!(play.fallback('B'), "give peasant4 witch0 witch1 king0");
    let play = table(
        "palace1 farm1",
        "A[sword]; B[gold sword flute pass joker joker]; C[]",
        "A visit 1 sword, B visit 1, C visit 2",
    );
    assert_eq!(play.fallback('B'), "give joker joker pass");
    let mut play =
        table("tower1 farm1", "A[]; B[gold sword flute pass]; C[]", "A visit 1, B visit 2, C visit 2");
    play.does("A act yes");
    assert_eq!(play.fallback('B'), "give pass flute sword");
}

#[test]
fn the_default_receiver_is_in_the_lowest_slot() {
    let play =
        table("palace1 farm1", "A[pass flute]; B[]; C[]", "A pass, B visit 2, C visit 1, A visit 1 flute");
    assert_eq!(play.lines("follows"), ["A rat of A follows the Flute to C."], "no choice");
    let play = table(
        "palace1 farm1",
        "A[pass flute]; B[pass]; C[]",
        "A pass, B pass, C visit 1, A visit 1 flute, B visit 1",
    );
    assert_eq!(
        (play.list('A'), play.fallback('A')),
        (vec!["receiver B".to_owned(), "receiver C".to_owned()], "receiver C".to_owned())
    );
}

#[test]
fn actions_without_effect_are_not_asked_for() {
    let is_asked = |building: &str, players: &str, visits: &str| {
        let play = table(building, players, visits);
        play.waits_for() == "A" && play.everything().public.resolving == Some(0)
    };
    let together = "A visit 1, B visit 2, C visit 2";
    for building in ["monastery1 farm1", "hospital1 farm1"] {
        assert!(!is_asked(building, "A[king0] rats 0; B[]; C[]", together));
        assert!(is_asked(building, "A[] rats 1; B[]; C[]", together), "the premium Hospital needs no card");
    }
    for (building, kind, all) in [
        ("treasury1 farm1", "gold", 15),
        ("marketplace1 farm1", "joker", 15),
        ("office1 farm1", "pass", 12),
        ("castle1 farm1", "sword", 12),
        ("hut1 farm1", "flute", 12),
    ] {
        let held = vec![kind; all].join(" ");
        assert!(!is_asked(building, &format!("A[]; B[{held}]; C[]"), together), "{building}");
        assert!(is_asked(building, &format!("A[]; B[{}]; C[]", &held[kind.len()..]), together), "{building}");
    }
    assert!(!is_asked("brewery1 farm1", "A[sword]; B[]; C[]", "A visit 1 sword, B visit 2, C visit 2"));
    assert!(!is_asked("tower1 farm1", "A[]; B[]; C[]", together), "nobody would give a card");
    assert!(is_asked("tower1 farm1", "A[]; B[king0]; C[]", together));
    for always in ["palace1 farm1", "tent1 farm1"] {
        assert!(is_asked(always, "A[] rats 0; B[]; C[]", together));
    }
    // The standard Hospital needs a card.
    let standard = "A visit 2, B visit 1, C visit 1";
    let play = table("hospital1 farm1", "A[]; B[]; C[]", standard);
    assert_eq!(play.waits_for(), "B");
    let mut play = play;
    play.does("B act yes");
    assert_eq!(play.waits_for(), "A", "C has no card, and the Farm is next");
}

#[test]
fn farm_and_brewery_need_a_card_to_draw() {
    let mut all =
        Play::at(&row("farm1 palace1", "A[]; B[]; C[]; visit A")).everything().public.parts.population;
    let nuns = all.first(5);
    all -= nuns;
    for (building, asked) in [("farm1 palace1", false), ("brewery1 palace1", false)] {
        let rest = all - all.first(1);
        let play = table(
            building,
            &format!("A[{}]; B[]; C[{rest}]; nuns {nuns}; population", all.first(1)),
            &format!("A visit 1 {}, B visit 2, C visit 2", all.first(1)),
        );
        assert_eq!(play.waits_for() == "A", asked, "{building}");
    }
}

#[test]
fn performing_is_the_default_and_no_card_for_the_hospital() {
    let mut play = table("hospital1 farm1", "A[king0]; B[]; C[]", "A visit 1, B visit 2, C visit 2");
    assert_eq!(play.fallback('A'), "act yes");
    play.does("A act yes");
    assert_eq!(play.fallback('A'), "discard");
}

/// A, who has passed, visits the Palace with a Sword; the default of what is asked then.
fn then_a_strikes(mut play: Play) -> String {
    play.does("A visit 1 sword");
    play.fallback('A')
}

#[test]
fn a_position_that_asks_whoever_is_not_to_be_asked_is_refused() {
    let reads = |rest: &str| State::from_position(&Printed::shipped(), &row("castle1 farm2", rest)).is_ok();
    // CART-26: one after the other, from the first player on.
    assert!(reads("A[] took 1; B[]; C[]; privilege B") && !reads("A[]; B[]; C[] took 1; privilege B"));
    assert!(!reads("A[]; B[]; C[]; visitors 1 A; privilege B"), "the privileges come before the visits");
    // CART-76: who has no rat passes none on, but a Sword may strike whoever has none.
    let asked = |card: &str, what: &str, rats: u8| {
        let shown = format!("A[] rats {rats} shows[{card}]; B[] shows[]; C[] shows[]");
        reads(&format!("{shown}; visitors 1 ABC; resolving 1; {what} A BC"))
    };
    assert!(asked("flute", "receiver", 1) && !asked("flute", "receiver", 0));
    assert!(asked("sword", "victim", 1) && asked("sword", "victim", 0));
}
