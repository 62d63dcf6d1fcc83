//! Undo never passes a reveal, a random event or another player's action.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use rat_a_tat_cat::{Decision, Options, Parts, State};
use table::{CannotUndo, Dice, Game as _, Match, Printed, Seed, World};

type Table = Match<State>;

/// A few games long enough that every kind of decision comes up.
fn each_decision(mut look: impl FnMut(&mut Table, table::Seat, Decision)) {
    let parts: Printed<Parts> = Printed::shipped();
    for number in 0..40 {
        let mut dice = Dice::from_seed(Seed::from_number(1_000 + number));
        let mut table = Table::start(&parts, &Options::default(), 3, Seed::from_number(number)).unwrap();
        for _ in 0..400 {
            let Some(seat) = table.waits_for().lowest() else { break };
            // A world of the seat's own samples as well as the true one would.
            let world = World::<State>::at(State::imagine(&table.view(Some(seat)), &mut dice), dice.split());
            let decision = world.sample_with(seat, &mut dice);
            look(&mut table, seat, decision);
        }
    }
}

/// What is told apart from the outside: every view, every notice, the record.
fn all_that_shows(table: &Table) -> String {
    let onlookers = [None].into_iter().chain(table::SeatSet::first(3).iter().map(Some));
    let seen = onlookers.map(|seat| format!("{:?} {:?}\n", table.view(seat), table.notices_since(seat, 0)));
    seen.chain([format!("{:?}", table.record())]).collect()
}

#[test]
fn a_quiet_decision_is_taken_back_as_if_it_had_never_been_made() {
    let mut quiet = std::collections::BTreeSet::new();
    each_decision(|table, seat, decision| {
        let alone = table.asked().len() == 1;
        let before = all_that_shows(table);
        table.seal(seat, decision).unwrap();
        if table.may_undo() == Some(seat) {
            assert!(alone);
            quiet.insert(decision.to_string().split(' ').next().unwrap().to_owned());
            table.undo(seat).unwrap();
            assert_eq!(all_that_shows(table), before);
            assert_eq!(table.undo(seat), Err(CannotUndo(seat)), "once is enough");
            table.seal(seat, decision).unwrap();
        }
    });
    let quiet: Vec<&str> = quiet.iter().map(String::as_str).collect();
    assert_eq!(quiet, ["call", "decline", "done", "pass", "stop", "swap"]);
}

#[test]
fn what_turned_a_card_or_drew_one_stands() {
    each_decision(|table, seat, decision| {
        table.seal(seat, decision).unwrap();
        let loud = match decision {
            Decision::DrawDeck | Decision::TakeDiscard { .. } | Decision::Keep { .. } | Decision::Reject => {
                true
            }
            Decision::Peek { .. } | Decision::Look | Decision::Draw | Decision::Ready => true,
            Decision::Done
            | Decision::Swap { .. }
            | Decision::Decline
            | Decision::Stop
            | Decision::Call
            | Decision::NoCall => false,
        };
        if loud {
            assert_eq!(table.may_undo(), None, "{decision}");
        }
    });
}

#[test]
fn nobody_takes_back_what_another_did_or_what_the_clock_did() {
    let mut seen = 0;
    each_decision(|table, seat, decision| {
        table.seal(seat, decision).unwrap();
        if table.may_undo().is_none() {
            return;
        }
        for other in table::SeatSet::first(3).without(seat) {
            assert_eq!(table.undo(other), Err(CannotUndo(other)));
        }
        // The next to act closes the door, by any decision at all.
        if let Some(next) = table.waits_for().lowest() {
            table.time_out(next).unwrap();
            assert_eq!(table.undo(seat), Err(CannotUndo(seat)));
            assert_eq!(table.may_undo(), None);
            seen += 1;
        }
    });
    assert!(seen > 50);
}
