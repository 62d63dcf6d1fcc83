//! The worked examples of the rules file.

use crate::play::{Play, Street as _, last, row, seat};
use rattus_cartus::{Class, Special};

/// The row of the rulebook's example; the privileges are those printed in it.
const ROW: &str = "tent1 monastery1 monastery5";

#[test]
fn cart_example_e1_privileges() {
    let mut play = Play::at(&row(ROW, "A[]; B[]; C[]; D[]"));
    play.does("A take 1, A look 3, B take 2, C take 3, D take 2");
    assert_eq!(['A', 'B', 'C', 'D'].map(|who| play.cards(who).len()), [2, 4, 0, 4]);
    assert_eq!(['A', 'B', 'C', 'D'].map(|who| play.rats(who)), [10, 10, 8, 10]);
}

/// Red A, Yellow B, Green C, Blue D.
fn visits() -> Play {
    let mut play = Play::at(&row(
        ROW,
        "A[monk0 king0 witch0 witch1]; B[witch2 witch3 monk1]; C[king1 king2 king3 king4 witch0]; D[sword]; visit A",
    ));
    play.does("A visit 2 monk0 king0 witch0 witch1, B visit 1 witch2 witch3 monk1, C visit 3");
    play
}

#[test]
fn cart_example_e2_visits() {
    let mut play = visits();
    play.does("D visit 3 sword");
    for line in [
        "A visits card 2, slot 1, with 4 cards: monk0 witch0 witch1 king0.",
        "B visits card 1, slot 1, with 3 cards: monk1 witch2 witch3.",
        "C visits card 3, slot 1, with 0 cards.",
        "D visits card 3, slot 2, with 1 card: sword.",
    ] {
        play.tells(line);
    }
}

#[test]
fn cart_example_e3_resolution() {
    let mut play = visits();
    play.does("D visit 3 sword");
    assert_eq!((play.track(Class::Magic), play.rats('B')), ("B3".to_owned(), 11));
    play.does("B act yes, B look 1, B look 2");
    assert_eq!((play.track(Class::Church), play.rats('A')), ("A4".to_owned(), 13));
    play.does("A act yes");
    assert_eq!((play.rats('A'), play.waits_for()), (11, "C".to_owned()));
    play.does("C give king1 witch0");
    assert_eq!(play.waits_for(), "C", "strength 0 each, and slot 1");
    play.does("C act yes, D act yes");
    assert_eq!((play.rats('C'), play.rats('D')), (8, 9));
    assert_eq!((play.hand('D'), play.hand('C')), ("witch0 king1".to_owned(), "king2 king3 king4".to_owned()));
    assert_eq!(play.pile(Special::Sword), 12);
}

#[test]
fn cart_example_e4_scoring() {
    let play = Play::at(&row(
        "farm1 castle1",
        "round 9; nuns king4 king0 king2 king3 king1; A[]; B[]; C[]; magic B2; over",
    ));
    assert_eq!(play.standing().scores.as_slice(), [0, 10, 0]);
}

#[test]
fn cart_example_o1_replacement() {
    let buildings = "farm1 farm2 tent1 tent2 tent3 tent4 tent5 palace1 palace2 palace3 palace4 palace5 castle3 castle4 castle5 monastery1";
    let replacement = "farm3 castle2 farm4 farm5 monastery2 monastery3 monastery4 monastery5 marketplace1 marketplace2 marketplace3 marketplace4";
    let mut play = Play::at(&format!(
        "row castle1 marketplace5; buildings {buildings}; replacement {replacement}; A[]; B[]; C[]; visit A"
    ));
    play.does("A visit 1, B visit 1, C visit 1").defaults_until("Round 2");
    let public = play.everything().public;
    let names =
        |cards: &[rattus_cartus::BuildingCard]| cards.iter().map(|card| card.to_string()).collect::<Vec<_>>();
    assert_eq!(names(public.row()), ["farm1", "castle2"]);
    assert_eq!(names(public.under.as_slice()), ["farm2", "farm3"]);
    assert_eq!(play.sight(None).replacement, 12);
}

#[test]
fn cart_example_o2_pass() {
    let mut play = Play::at(&row("castle1 farm1 tent1", "A[pass pass]; B[]; C[pass]; D[]; visit A"));
    play.does("A pass, B visit 1, C pass, D visit 1, A pass, C visit 1, A visit 1");
    let slots: Vec<String> = play.lines("visits card 1").iter().map(|line| line[..1].to_owned()).collect();
    assert_eq!(slots, ["B", "D", "C", "A"]);
}

#[test]
fn cart_example_o3_sword_ties() {
    let mut play = Play::at(&row(
        "castle1 farm1 tent1",
        "A[king0 king1 king2 king3 witch0 witch1 witch2]; B[sword]; C[sword]; D[monk0 monk1 monk2 monk3]; visit A",
    ));
    play.does("A visit 1, B visit 1 sword, C visit 1 sword, D visit 1");
    assert_eq!(
        (play.waits_for(), play.list('B')),
        ("B".to_owned(), vec!["victim A".to_owned(), "victim D".to_owned()])
    );
    play.does("B victim A, A give king0 king1 witch2");
    assert_eq!((play.cards('A').len(), play.cards('D').len()), (4, 4));
    while play.everything().public.resolving.is_some() {
        play.default_once();
    }
    assert!(play.hand('B').starts_with("witch2 king0 king1"));
    assert_eq!(play.cards('C').population().len(), 0);
}

#[test]
fn cart_example_o4_flute_without_rats() {
    let table = |card: &str| {
        let mut play = Play::at(&row("palace1 farm1", &format!("A[flute {card}] rats 0; B[]; C[]; visit A")));
        play.does(&format!("A visit 1 flute {card}, B visit 1, C visit 2"));
        play
    };
    let play = table("witch0");
    assert_eq!(['A', 'B'].map(|who| play.rats(who)), [0, 11]);
    let play = table("king0");
    assert_eq!(['A', 'B'].map(|who| play.rats(who)), [0, 10]);
}

#[test]
fn cart_example_o5_hospital() {
    let mut play = Play::at(&row(
        "hospital1 farm1",
        "A[king0 king1 king2 king3 king4 witch0] rats 2; B[]; C[]; visit A",
    ));
    play.does("A visit 1, B visit 2, C visit 2, A act yes");
    assert_eq!(play.rats('A'), 1);
    assert_eq!(play.list('A').len(), 7, "none, or one of six");
    assert!(play.list('A').iter().all(|decision| decision.split(' ').count() <= 2));
}

#[test]
fn cart_example_o6_two_guard_towers() {
    let table = |with: &str| {
        let players = "A[king0 king1]; B[witch0]; C[monk0 monk1 monk2 monk3]; D[knight0]";
        let mut play = Play::at(&row("tower1 tower2 farm1", &format!("{with}{players}; visit A")));
        play.does("A visit 1, B visit 2, C visit 3, D visit 3, A act yes, C give monk0 monk1 monk2");
        play
    };
    let mut play = table("");
    assert_eq!((play.cards('A').len(), play.waits_for()), (5, "B".to_owned()));
    play.does("B act yes");
    assert_eq!((play.hand('B'), play.cards('A').len()), ("monk3 knight0 witch0".to_owned(), 5));
    let mut play = table("with guard_tower_protection this_tower; ");
    play.does("B act yes, A give king0 king1 monk0");
    assert_eq!((play.cards('A').len(), play.cards('B').len()), (2, 6));
}

#[test]
fn cart_example_o7_two_players() {
    let mut play =
        Play::at(&row("marketplace1 brewery1", "A[peasant0 peasant1 sword]; B[king0 king1]; visit A"));
    play.does("A visit 2 peasant0 peasant1 sword, B visit 1 king0 king1");
    play.tells("A has the premium action of this round.");
    assert_eq!((play.track(Class::Bourgeoisie), play.rats('B')), ("B2".to_owned(), 12));
    play.does("B act yes, A act yes");
    assert_eq!((play.hand('B'), play.cards('A').len()), ("joker".to_owned(), 2));
    assert_eq!((play.track(Class::Peasantry), play.rats('A')), ("A2".to_owned(), 10));
}

#[test]
fn cart_example_o8_last_round() {
    let mut play =
        Play::at(&last("farm1 castle1", "A[peasant0 peasant1]; B[peasant2]; C[]; peasantry B5 A3; visit A"));
    play.does("A visit 1 peasant0 peasant1, B visit 1 peasant2, C visit 2");
    assert_eq!(play.track(Class::Peasantry), "B6 A6");
}

#[test]
fn cart_example_o9_empty_pile() {
    let gold = ["gold"; 13].join(" ");
    let mut play = Play::at(&row("treasury1 farm1 tent1", &format!("A[]; B[]; C[]; D[{gold}]; visit A")));
    play.does("A visit 1, B visit 1, C visit 1, D visit 2, A act yes");
    assert_eq!(['A', 'B', 'C'].map(|who| play.cards(who).of_special(Special::Gold)), [2, 0, 0]);
    assert_eq!(play.waits_for(), "D");
}

#[test]
fn cart_example_o10_full_scoring() {
    let hands = "A[king0 king1 king2 joker pass gold gold gold] rats 11 points 2; \
                 B[witch0 witch1 witch2 witch3 sword pass gold] rats 10; \
                 C[monk0 monk1 sword sword pass gold] rats 7 points 3";
    let tracks = "peasantry A6 B6 C2; bourgeoisie B4 C1; church A3; magic C5 B5 A2; royalty B7 C3 A1";
    let play = Play::at(&row(
        "farm1 castle1",
        &format!("round 9; nuns knight4 knight0 knight2 knight3 knight1; {hands}; {tracks}; over"),
    ));
    assert_eq!(play.standing().scores.as_slice(), [34, 33, 29]);
    assert_eq!(play.everything().dead().to_string(), "A");
    assert_eq!(play.standing().winners(), table::SeatSet::only(seat('B')));
}
