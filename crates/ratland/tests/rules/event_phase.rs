//! Phase 1, the event: LAND-29 to LAND-33.

use crate::last_round::{last_round, line, once, to_the_end};
use crate::play::{Play, Sewers as _, options};
use ratland::{EventCard, Notice};
use table::{Face, SeatSet};

/// A round in which nothing happens, and then these events.
fn then(events: &str, boards: &str) -> Play {
    let mut play = Play::at(&format!("{boards}; events {events}"));
    once(&mut play);
    play
}

const FINALS: &str = "drunk just_in_time holy_rat strategists end_of_game";

#[test]
fn land_29_the_active_player_card_moves_left_at_the_very_start_of_every_round_but_the_first() {
    for seed in 0..20 {
        let mut play = Play::dealt(4, &options(""), seed);
        let started = |play: &Play| {
            let began =
                |notice| if let Notice::RoundBegan { active, .. } = notice { Some(active) } else { None };
            play.notices().into_iter().filter_map(began).collect::<Vec<_>>()
        };
        let first = play
            .notices()
            .into_iter()
            .find_map(|notice| if let Notice::SetUp { active } = notice { Some(active) } else { None });
        assert_eq!(started(&play).first().copied(), first, "round 1");
        to_the_end(&mut play);
        let numbers: Vec<u8> = started(&play).iter().map(|seat| seat.number()).collect();
        assert!(numbers.windows(2).all(|pair| pair[1] == (pair[0] + 1) % 4), "{numbers:?}");
    }
    // Before anything is revealed: the only cousin comes to the new active player.
    let events = format!("cousins_visit abundance massive_attack helmet_rat dr_cheese {FINALS}");
    let play = then(&events, "A[1] cheese 1; B[1] cheese 1; C[1] cheese 1; active B; supply 1");
    assert_eq!(play.lines("cousin joins"), ["A cousin joins C."]);
    assert!(line(&play, "Round 2: C is the active player.") < line(&play, "Event: cousins_visit."));
}

#[test]
fn land_30_the_top_event_is_revealed() {
    let events = format!("massive_attack dr_cheese helmet_rat rattibal_lecter abundance {FINALS}");
    let mut play = then(&events, "A[1] cheese 1; B[1] cheese 1; C[0]");
    for (round, card, next) in [
        (2, EventCard::MassiveAttack, EventCard::DrCheese),
        (3, EventCard::DrCheese, EventCard::HelmetRat),
        (4, EventCard::HelmetRat, EventCard::RattibalLecter),
    ] {
        let view = play.everything();
        assert_eq!(
            (view.public.round, view.public.event, view.next_event),
            (round, Some(card), Some(Face::Up(next)))
        );
        once(&mut play);
    }
}

#[test]
fn land_31_the_end_card_ends_the_game_at_once() {
    let mut play = last_round("A[1] cheese 1; B[1] cheese 1; C[0]");
    play.defaults();
    assert_eq!(
        play.story()[play.story().len() - 3..],
        [
            "Round 2: B is the active player.",
            "Event: end_of_game.",
            "The game is over: A 1, B 1, C 0. AB wins."
        ]
    );
    assert!(play.lines("Food").is_empty() && play.asked().is_empty());
    assert_eq!(play.standing().winners(), "AB".chars().map(crate::play::seat).collect::<SeatSet>());
}

#[test]
fn land_32_an_immediate_event_is_carried_out_before_the_food_card() {
    let boards = "A[5] cheese 9 graveyard 1; B[1] cheese 9; C[2] cheese 9";
    let initial = "massive_attack helmet_rat dr_cheese rattibal_lecter";
    let past = format!("past abundance {initial}");
    for (before, events, effect) in [
        ("", format!("abundance {initial} {FINALS}"), "A +1 cheese by Abundance."),
        ("", format!("cousins_visit {initial} {FINALS}"), "A cousin joins A."),
        (past.as_str(), FINALS.to_owned(), "A drunken rat of A goes over to B."),
        (
            past.as_str(),
            "just_in_time drunk holy_rat strategists end_of_game".to_owned(),
            "A: 1 from the infirmary and 1 lost come back.",
        ),
    ] {
        // A rat is poisoned and another gets lost on the way.
        let mut play =
            Play::at(&format!("{boards}; {before}; city p1 b1; events {events}").replace("; ;", ";"));
        play.does("A deploy 0 2 0 0 0 3 0, B deploy 0 0 0 0 0 1 0, C deploy 0 0 0 0 0 2 0");
        let food = play.lines("Food").first().cloned().expect("a food card");
        assert!(line(&play, effect) < line(&play, &food), "{effect}");
        assert!(line(&play, &play.lines("Event")[0]) < line(&play, effect), "{effect}");
    }
    let mut play = then("holy_rat drunk just_in_time strategists end_of_game", &format!("{boards}; {past}"));
    assert!(play.lines("Food").is_empty(), "the question comes first");
    play.does("A holy yes");
    assert_eq!(play.lines("Food").len(), 1);
}

#[test]
fn land_33_then_the_top_food_card_is_revealed_and_public_for_the_whole_round() {
    let foods = "foods 7 3 1 2 4 5 6 8 9";
    let events = format!("rattibal_lecter massive_attack dr_cheese helmet_rat abundance {FINALS}");
    let mut play = then(&events, &format!("A[1] cheese 1; B[1] cheese 1; C[0]; {foods}"));
    play.tells("Food 7: dump y5 w7, city y1 o6 k2 p3, field y6 w5 k1.");
    assert!(line(&play, "Event: rattibal_lecter.") < line(&play, &play.lines("Food")[0]));
    let shown = |play: &Play| {
        [None, Some('A'), Some('C')]
            .map(|who| play.view(who).public.offer.map(|area| area.to_string()).join(", "))
    };
    assert_eq!(shown(&play), ["y5 w7, y1 o6 k2 p3, y6 w5 k1"; 3], "while all deploy");
    play.does("A deploy 0 0 0 0 0 1 0, B deploy 0 0 0 0 0 1 0");
    assert_eq!(shown(&play), ["y5 w7, y1 o6 k2 p3, y6 w5 k1"; 3], "at the start of phase 7");
    play.does("B lecter none, A lecter none");
    play.tells("Food 3: dump y5 w7, city o5 w2 k2 p3, field y7 k3 b2.");
}
