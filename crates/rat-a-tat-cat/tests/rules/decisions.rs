//! What is asked, and what happens when nobody answers: TAT-119 to TAT-121 and the table of decisions D1 to D10.

use crate::play::{Play, options, parts};
use rat_a_tat_cat::{Ask, Decision, Notice, Slot, State};
use std::collections::BTreeSet;
use table::{Entry, Match, Sealed, Seat, SeatSet, Seed};

const ROWS: &str = "A[2:A 5 9 7:A] B[1:B 6 4 8:B] C[0:C 3 SW 9:C]";

/// Everything that anybody could say, in notation.
fn anything() -> Vec<String> {
    let slots = Slot::ALL;
    let with = SeatSet::first(6);
    let swaps = slots.into_iter().flat_map(|own| {
        with.iter()
            .flat_map(move |with| slots.map(|theirs| Decision::Swap { own, with, theirs }))
            .collect::<Vec<_>>()
    });
    let mut all = vec![
        Decision::Done,
        Decision::DrawDeck,
        Decision::Reject,
        Decision::Look,
        Decision::Decline,
        Decision::Draw,
        Decision::Stop,
        Decision::Call,
        Decision::NoCall,
        Decision::Ready,
    ];
    all.extend(slots.map(|slot| Decision::TakeDiscard { slot }));
    all.extend(slots.map(|slot| Decision::Keep { slot }));
    all.extend(slots.map(|slot| Decision::Peek { slot }));
    all.extend(swaps);
    all.iter().map(Decision::to_string).collect()
}

/// In this position exactly these seats are asked, exactly these answers are legal, all else is refused from anybody,
/// and the default of the time-out is this one.
#[track_caller]
fn asks(position: &str, who: &str, legal: &[&str], default: &str) {
    let play = Play::at(position);
    assert_eq!(play.asked().to_string(), who);
    for seat in SeatSet::first(6) {
        let asked = who.contains(seat.letter());
        if asked {
            let listed: BTreeSet<String> = play.legal(seat.letter()).into_iter().collect();
            assert_eq!(listed, legal.iter().map(|decision| (*decision).to_owned()).collect());
        }
        for decision in anything() {
            let text = format!("{seat} {decision}");
            if asked && legal.contains(&decision.as_str()) {
                play.clone().does(&text);
            } else {
                play.clone().refuses(&text);
            }
        }
    }
    let mut chosen = play.clone();
    for seat in who.chars() {
        chosen.does(&format!("{seat} {default}"));
    }
    assert_eq!(play.clone().times_out().position(), chosen.position(), "the default is `{default}`");
}

#[test]
fn d1_end_first_look_is_asked_of_everyone_at_once() {
    asks(&format!("{ROWS}; deck 5 ..; discard 3; look"), "ABC", &["done"], "done");
}

#[test]
fn d2_choose_source_offers_the_deck_and_the_discard_if_it_can_be_taken() {
    let takes = ["deck", "take 1", "take 2", "take 3", "take 4"];
    asks(&format!("{ROWS}; deck 5 ..; discard 3 PK; B source"), "B", &takes, "deck");
    asks(&format!("{ROWS}; deck 5 ..; discard PK 3; B source"), "B", &["deck"], "deck");
}

#[test]
fn d3_keep_or_reject_is_asked_of_who_drew_a_number() {
    let answers = ["keep 1", "keep 2", "keep 3", "keep 4", "reject"];
    asks(&format!("{ROWS}; deck 5 ..; discard 3; B drawn 7"), "B", &answers, "reject");
    asks(&format!("{ROWS}; deck 5 ..; discard D2 3; B drawn 7 again 1"), "B", &answers, "reject");
}

#[test]
fn d4_swap_choice_offers_every_pair_of_an_own_and_another_players_slot() {
    let mut answers = vec!["decline".to_owned()];
    for own in 1..=4 {
        for theirs in 1..=4 {
            answers.extend([format!("swap {own} A{theirs}"), format!("swap {own} C{theirs}")]);
        }
    }
    let answers: Vec<&str> = answers.iter().map(String::as_str).collect();
    assert_eq!(answers.len(), 1 + 4 * 4 * 2);
    asks(&format!("{ROWS}; deck 5 ..; discard SW 3; B swap"), "B", &answers, "decline");

    let inner: Vec<&str> =
        answers.iter().copied().filter(|answer| !answer.contains('1') && !answer.contains('4')).collect();
    assert_eq!(inner.len(), 1 + 2 * 2 * 2);
    asks(&format!("{ROWS}; deck 5 ..; discard SW 3; B swap; options open_outer=on"), "B", &inner, "decline");
}

#[test]
fn d5_draw_2_continue_offers_a_draw_or_a_stop() {
    for left in 1..=2 {
        let position = format!("{ROWS}; deck 5 ..; discard D2 3; B draw2 {left}");
        asks(&position, "B", &["draw", "stop"], "stop");
    }
}

#[test]
fn d6_peek_choice_offers_the_own_slots() {
    let position = format!("{ROWS}; deck 5 ..; discard PK 3; B peek");
    asks(&position, "B", &["peek 1", "peek 2", "peek 3", "peek 4", "decline"], "decline");
    asks(&format!("{position}; options open_outer=on"), "B", &["peek 2", "peek 3", "decline"], "decline");
}

#[test]
fn d7_super_peek_choice_offers_a_look() {
    asks(
        &format!("{ROWS}; deck 5 ..; discard SP 3; B superpeek barred"),
        "B",
        &["look", "decline"],
        "decline",
    );
}

#[test]
fn d8_end_look_is_asked_of_who_is_looking() {
    asks(&format!("{ROWS}; deck 5 ..; discard PK 3; B looking 2"), "B", &["done"], "done");
    asks(&format!("{ROWS}; deck 5 ..; discard SP 3; B looking all barred"), "B", &["done"], "done");
}

#[test]
fn d9_call_choice_offers_the_call() {
    asks(&format!("{ROWS}; deck 5 ..; discard 7 3; B call"), "B", &["call", "pass"], "pass");
}

#[test]
fn d10_ready_is_asked_of_everyone_still_in() {
    asks(&format!("{ROWS}; deck 5 ..; discard 3; scored"), "ABC", &["ready"], "ready");
    asks(
        &format!("{ROWS}; deck 5 ..; discard 3; scored; out B@1; options match_end=elimination"),
        "AC",
        &["ready"],
        "ready",
    );
}

#[test]
fn tat_119_a_pending_decision_is_the_only_thing_that_can_happen() {
    // One player on turn: nobody else can do anything, not even end a look or be ready.
    let mut play = Play::at(&format!("{ROWS}; deck 5 ..; discard 3; A source"));
    for decision in anything() {
        play.refuses(&format!("B {decision}"));
        play.refuses(&format!("C {decision}"));
    }
    play.refuses("A done");
    play.refuses("A ready");
    // The first look and the wait for the next round are everyone's: in any order, and nothing before the last one.
    for (phase, answer, next) in [("look", "done", "A source"), ("scored", "ready", "look")] {
        for order in ["ABC", "CAB", "BCA"] {
            let mut play = Play::at(&format!("{ROWS}; deck 5 ..; discard 3; {phase}; first A"));
            for who in order.chars() {
                assert_eq!((play.section(phase).as_deref(), play.asked().len()), (Some(phase), 3));
                play.refuses(&format!("{who} deck"));
                play.does(&format!("{who} {answer}"));
            }
            assert!(play.position().split("; ").any(|section| section == next), "{}", play.position());
        }
    }
}

#[test]
fn tat_120_a_time_out_carries_out_the_default_and_says_so() {
    let mut asked = [false; 10];
    for seed in 0..3 {
        let by_clock = played(seed, true, &mut asked);
        let by_hand = played(seed, false, &mut asked);
        assert_eq!(by_clock.standing(), by_hand.standing());

        // The record: the same decisions, and marked unless they were chosen.
        let (clock, hand) = (decided(&by_clock), decided(&by_hand));
        assert!(hand.iter().all(|(.., automatic)| !automatic));
        let marked: Vec<_> =
            hand.iter().map(|&(seat, decision, _)| (seat, decision, !is_a_look(decision))).collect();
        assert_eq!(clock, marked);
        assert_eq!(Match::verify(&parts(), &by_clock.record()).ok(), by_clock.standing(), "replayed alike");

        // What everyone is told: the same, and who ran out of time.
        let (mut clock, hand) = (told(&by_clock), told(&by_hand));
        let timed_out = |notice: &Notice| matches!(notice, Notice::TimedOut { .. });
        let times = clock.iter().filter(|notice| timed_out(notice)).count();
        assert_eq!(times, marked.iter().filter(|(.., automatic)| *automatic).count());
        clock.retain(|notice| !timed_out(notice));
        assert_eq!(clock, hand, "exactly as if the player had chosen it");
    }
    assert_eq!(asked, [true; 10], "every decision of the table was asked");
}

fn decided(table: &Match<State>) -> Vec<(Seat, Decision, bool)> {
    let decided = |entry: &Entry<Decision>| match *entry {
        Entry::Decided { seat, decision, automatic } => (seat, decision, automatic),
        Entry::Clock(_) => unreachable!("no clock is read in this match"),
    };
    table.record().entries.iter().map(decided).collect()
}

fn told(table: &Match<State>) -> Vec<Notice> {
    table.notices_since(None, 0).into_iter().map(|told| told.notice).collect()
}

/// A match of two rounds in which all defaults are carried out, by the clock or by hand; a look is used, so that it
/// has to be ended.
fn played(seed: u64, by_clock: bool, asked: &mut [bool; 10]) -> Match<State> {
    let options = options("rounds=2 lap_limit=10");
    let mut table: Match<State> =
        Match::start(&parts(), &options, 3, Seed::from_number(seed)).expect("a table");
    while let Some(seat) = table.waits_for().lowest() {
        let ask = table.view(Some(seat)).ask().expect("it is asked");
        let (number, default) = row_of_the_table(ask);
        asked[number - 1] = true;
        let before = told(&table).len();
        let done = if matches!(ask, Ask::PeekChoice { .. }) {
            table.seal(seat, "peek 2".parse().expect("a decision"))
        } else if matches!(ask, Ask::SuperPeekChoice { .. }) && seat.number() == 0 {
            table.seal(seat, Decision::Look)
        } else if by_clock {
            table.time_out(seat)
        } else {
            table.seal(seat, default)
        };
        let done = done.expect("legal");
        if let (Sealed::Revealed, Some(Entry::Decided { automatic: true, .. })) =
            (done, table.record().entries.last())
        {
            assert!(matches!(told(&table)[before], Notice::TimedOut { .. }), "it is said first");
        }
    }
    table
}

fn is_a_look(decision: Decision) -> bool {
    matches!(decision, Decision::Peek { .. } | Decision::Look)
}

/// The number of the decision and its default, as the table has them.
fn row_of_the_table(ask: Ask) -> (usize, Decision) {
    match ask {
        Ask::EndFirstLook => (1, Decision::Done),
        Ask::ChooseSource { .. } => (2, Decision::DrawDeck),
        Ask::KeepOrReject { .. } => (3, Decision::Reject),
        Ask::SwapChoice { .. } => (4, Decision::Decline),
        Ask::Draw2Continue { .. } => (5, Decision::Stop),
        Ask::PeekChoice { .. } => (6, Decision::Decline),
        Ask::SuperPeekChoice { .. } => (7, Decision::Decline),
        Ask::EndLook => (8, Decision::Done),
        Ask::CallChoice => (9, Decision::NoCall),
        Ask::ReadyForNextRound => (10, Decision::Ready),
    }
}

#[test]
fn tat_121_a_player_without_an_answer_draws_and_rejects_and_does_not_call() {
    for (drawn, discard) in [
        ("0", "0 3"),
        ("SW", "SW 3"),
        ("D2", "D2 3"), // and stops: the 0 below stays in the deck
        ("PK", "PK 3"),
        ("SP", "SP 3"),
    ] {
        let mut play = Play::at(&format!("{ROWS}; deck {drawn} 4 ..; discard 3; A source"));
        let rows = play.section("A[");
        while play.asked().to_string() == "A" {
            play.times_out();
        }
        assert_eq!(play.asked().to_string(), "B", "{drawn}: the turn is over");
        assert_eq!(play.section("A["), rows, "{drawn}: no row and no knowledge has changed");
        assert_eq!((play.discard().as_str(), play.section("called")), (discard, None));
        assert!(play.deck().starts_with("4 "), "{drawn}: one card was drawn");
    }
}
