//! The referee, tested with a game of which everything is known: see `testkit::toy`.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use table::{
    BadRecord, ClockNotAsked, Digest, Entry, Match, OptionValue, Options as _, Printed, Record, Refusal,
    Refused, Sealed, Seat, SeatSet, Seed, Turn,
};
use testkit::toy::{Decision, Hole, Illegal, Larder, Mousehole, Notice, Options};

type Table = Match<Mousehole>;

const A: Option<Seat> = Seat::new(0);
const B: Option<Seat> = Seat::new(1);
const EAT_FIRST: Decision = Decision::Eat(Hole::First);
const EAT_SECOND: Decision = Decision::Eat(Hole::Second);

fn seat(letter: char) -> Seat {
    Seat::from_letter(letter).unwrap()
}

fn seats(letters: &str) -> SeatSet {
    letters.chars().map(seat).collect()
}

fn seed() -> Seed {
    Seed::from_number(7)
}

fn options(set: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    for (name, value) in set {
        options.set(name, &OptionValue::from_text(value)).unwrap();
    }
    options
}

fn start(set: &[(&str, &str)]) -> Table {
    Match::start(&Printed::shipped(), &options(set), 3, seed()).unwrap()
}

/// Everybody eats the first crumb, the scout passes.
fn play_on(table: &mut Table) {
    match table.turn() {
        Turn::Waits(asked) if asked.len() > 1 => {
            for seat in asked {
                table.seal(seat, EAT_FIRST).unwrap();
            }
        }
        Turn::Waits(scout) => {
            table.seal(scout.sole().unwrap(), Decision::Pass).unwrap();
        }
        Turn::AsksClock => table.read_clock(10).unwrap(),
        Turn::Over(_) => panic!("it is over"),
    }
}

fn play_to_the_end(table: &mut Table) {
    while table.standing().is_none() {
        play_on(table);
    }
}

fn finished() -> Table {
    let mut table = start(&[("hurry", "on")]);
    play_to_the_end(&mut table);
    table
}

fn onlookers() -> [Option<Seat>; 4] {
    [A, B, Seat::new(2), None]
}

/// All that anybody can see of a match.
fn seen(table: &Table) -> String {
    let see = |onlooker| (table.view(onlooker), table.sight(onlooker), table.notices_since(onlooker, 0));
    format!("{:?} {:?} {:?}", onlookers().map(see), table.turn(), table.record())
}

mod sealing {
    use super::*;

    #[test]
    fn the_last_seal_carries_all_of_them_out() {
        let mut table = start(&[]);
        assert_eq!(table.waits_for(), seats("ABC"));
        assert_eq!(table.seal(seat('B'), EAT_FIRST), Ok(Sealed::Waiting));
        assert_eq!((table.sealed(), table.waits_for()), (seats("B"), seats("AC")));
        assert_eq!(table.seal(seat('A'), EAT_FIRST), Ok(Sealed::Waiting));
        assert_eq!(table.seal(seat('C'), EAT_FIRST), Ok(Sealed::Revealed));
        assert_eq!(table.sealed(), SeatSet::EMPTY);
        assert_eq!(table.asked().len(), 1, "now the scout decides alone");
    }

    #[test]
    fn a_seat_changes_its_mind_until_the_last_has_sealed() {
        let mut table = start(&[]);
        for decision in [EAT_FIRST, EAT_SECOND, EAT_FIRST, EAT_SECOND] {
            assert_eq!(table.seal(seat('A'), decision), Ok(Sealed::Waiting));
            assert_eq!(table.sealed_by(seat('A')), Some(&decision));
        }
        table.seal(seat('B'), EAT_FIRST).unwrap();
        table.seal(seat('C'), EAT_FIRST).unwrap();
        let first = Entry::Decided { seat: seat('A'), decision: EAT_SECOND, automatic: false };
        assert_eq!((&table.record().entries[0], table.record().entries.len()), (&first, 3));
        assert_eq!(table.sealed_by(seat('A')), None);
    }

    #[test]
    fn nobody_sees_a_sealed_decision() {
        let sealed = |decision| {
            let mut table = start(&[]);
            let before = seen(&table);
            table.seal(seat('A'), decision).unwrap();
            assert_eq!(seen(&table), before);
            format!("{table:?} {:?} {:?} {:?}", table.sealed(), table.waits_for(), table.list(seat('B')))
        };
        assert_eq!(sealed(EAT_FIRST), sealed(EAT_SECOND));
    }

    #[test]
    fn a_refused_decision_changes_nothing() {
        let mut table = start(&[]);
        table.seal(seat('A'), EAT_SECOND).unwrap();
        let before = seen(&table);
        assert_eq!(table.seal(seat('A'), Decision::Pass), Err(Refusal::Illegal(Illegal::NotNow)));
        assert_eq!(table.seal(seat('B'), Decision::Pass), Err(Refusal::Illegal(Illegal::NotNow)));
        assert_eq!(table.seal(seat('D'), EAT_FIRST), Err(Refusal::NotAsked(seat('D'))));
        assert_eq!(table.time_out(seat('D')), Err(Refusal::NotAsked(seat('D'))));
        assert_eq!(table.read_clock(5), Err(ClockNotAsked));
        assert_eq!(seen(&table), before);
        assert_eq!((table.sealed(), table.sealed_by(seat('A'))), (seats("A"), Some(&EAT_SECOND)));
    }

    #[test]
    fn who_is_not_asked_is_refused() {
        let mut table = start(&[]);
        play_on(&mut table);
        let scout = table.asked().sole().unwrap();
        let other = seats("ABC").without(scout).lowest().unwrap();
        assert_eq!(table.seal(other, Decision::Pass), Err(Refusal::NotAsked(other)));
        assert_eq!(table.list(other), None);
        assert_eq!(table.seal(scout, Decision::Pass), Ok(Sealed::Revealed));
    }
}

mod running_out_of_time {
    use super::*;

    #[test]
    fn the_default_is_carried_out_marked_and_told() {
        let mut table = start(&[]);
        table.seal(seat('A'), EAT_SECOND).unwrap();
        table.time_out(seat('B')).unwrap();
        assert_eq!(table.notices_since(None, 0).len(), 1, "it is told with the reveal, not before");
        assert_eq!(table.time_out(seat('C')), Ok(Sealed::Revealed));
        let automatic = |entry: &Entry<Decision>| match *entry {
            Entry::Decided { decision, automatic, .. } => (decision, automatic),
            Entry::Clock(_) => panic!("nobody asked for the time"),
        };
        let entries: Vec<_> = table.record().entries.iter().map(automatic).collect();
        assert_eq!(entries, [(EAT_SECOND, false), (EAT_FIRST, true), (EAT_FIRST, true)]);
        let told = table.notices_since(None, 0);
        let late: Vec<_> =
            told.iter().filter(|told| matches!(told.notice, Notice::TimedOut { .. })).collect();
        assert_eq!(late[0].notice, Notice::TimedOut { seat: seat('B') });
        assert_eq!((late.len(), &late[1].notice), (2, &Notice::TimedOut { seat: seat('C') }));
    }

    #[test]
    fn who_has_sealed_in_time_keeps_its_decision() {
        let mut table = start(&[]);
        table.seal(seat('A'), EAT_SECOND).unwrap();
        assert_eq!(table.time_out(seat('A')), Err(Refusal::NotAsked(seat('A'))));
        assert_eq!(table.sealed_by(seat('A')), Some(&EAT_SECOND));
    }

    #[test]
    fn who_ran_out_of_time_may_still_decide_before_the_reveal() {
        let mut table = start(&[]);
        table.time_out(seat('A')).unwrap();
        table.seal(seat('A'), EAT_SECOND).unwrap();
        table.seal(seat('B'), EAT_FIRST).unwrap();
        table.seal(seat('C'), EAT_FIRST).unwrap();
        let first = Entry::Decided { seat: seat('A'), decision: EAT_SECOND, automatic: false };
        assert_eq!(table.record().entries[0], first);
    }
}

mod notices {
    use super::*;

    #[test]
    fn every_onlooker_has_numbers_of_its_own_from_1_without_gaps() {
        let table = finished();
        for onlooker in onlookers() {
            let told = table.notices_since(onlooker, 0);
            let numbers: Vec<u32> = told.iter().map(|told| told.number).collect();
            assert_eq!(numbers, (1..=told.len() as u32).collect::<Vec<_>>());
        }
        // A seat is told what it saw in its hole, the gallery is not.
        let [a, gallery] = [A, None].map(|onlooker| table.notices_since(onlooker, 0));
        assert_eq!(a.len(), gallery.len() + 1);
        assert_eq!((a[2].number, gallery[1].number), (3, 2));
        assert_eq!(a[2].notice, gallery[1].notice);
    }

    #[test]
    fn an_onlooker_resumes_where_it_left() {
        let table = finished();
        for onlooker in onlookers() {
            let all = table.notices_since(onlooker, 0);
            for after in 0..=all.len() {
                assert_eq!(table.notices_since(onlooker, after as u32), all[after..]);
                assert_eq!(table.readable_since(onlooker, after as u32), all[after..]);
            }
            assert_eq!(table.notices_since(onlooker, 1000), []);
        }
    }
}

mod replaying {
    use super::*;

    #[test]
    fn replay_equals_play_after_every_entry() {
        let mut table = start(&[("hurry", "on"), ("rounds", "3")]);
        let mut history = vec![(0, seen(&table))];
        while table.standing().is_none() {
            play_on(&mut table);
            history.push((table.record().entries.len(), seen(&table)));
        }
        let record = table.record();
        assert_eq!(history.len(), 10);
        for (entries, then) in history {
            let again: Table = Match::replay_until(&Printed::shipped(), &record, entries).unwrap();
            assert_eq!(seen(&again), then, "after {entries} entries");
        }
    }

    #[test]
    fn a_replay_can_stop_among_simultaneous_decisions() {
        let record = finished().record();
        let mut table: Table = Match::replay_until(&Printed::shipped(), &record, 2).unwrap();
        assert_eq!((table.sealed(), table.waits_for()), (seats("AB"), seats("C")));
        assert_eq!(seen(&table), seen(&start(&[("hurry", "on")])), "nothing has been revealed");
        table.seal(seat('A'), EAT_SECOND).unwrap();
        assert_eq!(table.seal(seat('C'), EAT_SECOND), Ok(Sealed::Revealed));
    }

    #[test]
    fn a_replayed_match_goes_on_like_the_first() {
        let mut table = start(&[("rounds", "3")]);
        play_on(&mut table);
        let record = Record { seed: Some(seed()), ..table.record() };
        let mut again: Table = Match::replay(&Printed::shipped(), &record).unwrap();
        play_to_the_end(&mut table);
        play_to_the_end(&mut again);
        assert_eq!(seen(&again), seen(&table));
    }

    #[test]
    fn the_mark_of_an_automatic_decision_comes_back() {
        let mut table = start(&[]);
        for seat in seats("ABC") {
            table.time_out(seat).unwrap();
        }
        play_to_the_end(&mut table);
        let again: Table = Match::replay(&Printed::shipped(), &table.record()).unwrap();
        assert_eq!(seen(&again), seen(&table));
    }
}

mod verifying {
    use super::*;

    fn verdict(spoil: impl FnOnce(&mut Record<Mousehole>)) -> Result<(), BadRecord> {
        let mut record = finished().record();
        spoil(&mut record);
        Table::verify(&Printed::shipped(), &record).map(drop)
    }

    #[test]
    fn an_honest_record_holds() {
        let table = finished();
        assert_eq!(Table::verify(&Printed::shipped(), &table.record()).ok(), table.standing());
    }

    #[test]
    fn another_seed_is_noticed() {
        assert_eq!(verdict(|record| record.seed = Some(Seed::from_number(8))), Err(BadRecord::FalseSeed));
        assert_eq!(verdict(|record| record.seed = None), Err(BadRecord::NoSeed));
    }

    #[test]
    fn another_commitment_is_noticed() {
        assert_eq!(verdict(|record| record.commitment = Digest::of(b"")), Err(BadRecord::FalseSeed));
    }

    #[test]
    fn another_seed_with_its_own_commitment_gives_another_result() {
        let verdict = verdict(|record| {
            record.seed = Some(Seed::from_number(8));
            record.commitment = Seed::from_number(8).commitment();
        });
        assert!(matches!(verdict, Err(BadRecord::FalseResult | BadRecord::Entry { .. })), "{verdict:?}");
    }

    #[test]
    fn other_rules_are_noticed() {
        assert_eq!(verdict(|record| record.rules = 2), Err(BadRecord::OtherRules { found: 2, known: 1 }));
    }

    #[test]
    fn other_parts_are_noticed() {
        let other = Printed::<Larder>::read("999999999999999999999999").unwrap();
        let record = finished().record();
        let found = record.parts;
        assert_eq!(Table::verify(&other, &record), Err(BadRecord::OtherParts { found }));
    }

    #[test]
    fn a_table_that_cannot_be_set_up_is_noticed() {
        let refused = Refused::Seats { game: "mousehole", least: 2, most: 4, asked: 5 };
        assert_eq!(verdict(|record| record.seats = 5), Err(BadRecord::Refused(refused)));
    }

    #[test]
    fn an_illegal_entry_is_noticed_and_named() {
        let verdict = verdict(|record| {
            record.entries[1] =
                Entry::Decided { seat: seat('B'), decision: Decision::Pass, automatic: false };
        });
        assert_eq!(verdict, Err(BadRecord::Entry { index: 1, reason: "that is not asked now".to_owned() }));
    }

    #[test]
    fn entries_that_are_missing_or_too_many_are_noticed() {
        let fewer = verdict(|record| record.entries.truncate(7));
        assert!(matches!(fewer, Err(BadRecord::FalseResult | BadRecord::Entry { .. })), "{fewer:?}");
        let more = verdict(|record| record.entries.push(Entry::Clock(3)));
        assert!(matches!(more, Err(BadRecord::Entry { .. })), "{more:?}");
    }

    #[test]
    fn a_decision_that_was_made_again_before_the_reveal_is_noticed() {
        let verdict = verdict(|record| {
            let first = Entry::Decided { seat: seat('A'), decision: EAT_SECOND, automatic: false };
            record.entries.insert(0, first);
        });
        assert_eq!(
            verdict,
            Err(BadRecord::Entry { index: 0, reason: "it was never carried out".to_owned() })
        );
    }

    #[test]
    fn another_decision_is_noticed() {
        let verdict = verdict(|record| {
            record.entries[0] = Entry::Decided { seat: seat('A'), decision: EAT_SECOND, automatic: false };
        });
        assert!(matches!(verdict, Err(BadRecord::FalseResult | BadRecord::Entry { .. })), "{verdict:?}");
    }

    #[test]
    fn a_missing_result_is_noticed() {
        assert_eq!(verdict(|record| record.result = None), Err(BadRecord::NoResult));
    }

    #[test]
    fn a_changed_result_is_noticed() {
        let raised = |record: &mut Record<Mousehole>| {
            record.result.as_mut().unwrap().scores[seat('A')] += 1;
        };
        assert_eq!(verdict(raised), Err(BadRecord::FalseResult));
    }
}

mod secrets {
    use super::*;

    #[test]
    fn the_commitment_is_known_from_the_start() {
        let table = start(&[]);
        assert_eq!(table.commitment(), seed().commitment());
        assert_eq!(table.record().commitment, seed().commitment());
    }

    #[test]
    fn seed_and_result_are_out_only_when_the_match_is_over() {
        let mut table = start(&[("hurry", "on")]);
        while table.standing().is_none() {
            let record = table.record();
            assert_eq!((table.seed(), record.seed, record.result), (None, None, None));
            play_on(&mut table);
        }
        let record = table.record();
        assert_eq!((table.seed(), record.seed), (Some(seed()), Some(seed())));
        assert_eq!(record.result, table.standing());
    }

    #[test]
    fn only_the_seed_opens_the_door() {
        let table = start(&[]);
        assert!(table.open(Seed::from_number(8)).is_none());
        let world = table.open(seed()).unwrap();
        assert!(world.view_of_everything().order.is_some() && table.view(None).order.is_none());
    }

    #[test]
    fn nothing_that_is_printed_tells_the_seed() {
        let table = finished();
        assert_eq!(format!("{table:?}"), "Match of mousehole");
        let printed = format!("{:?} {:?} {:?}", table.record(), table.seed(), table.open(seed()));
        assert!(!printed.contains(&seed().to_hex()) && printed.contains("Some(Seed)"), "{printed}");
    }

    #[test]
    fn a_table_of_the_wrong_size_is_refused() {
        for asked in [0, 1, 5, 12, 255] {
            let refused = Table::start(&Printed::shipped(), &options(&[]), asked, seed()).map(drop);
            assert_eq!(refused, Err(Refused::Seats { game: "mousehole", least: 2, most: 4, asked }));
        }
    }
}

mod the_clock {
    use super::*;

    #[test]
    fn the_record_keeps_what_the_clock_said() {
        let mut table = start(&[("hurry", "on"), ("rounds", "3")]);
        play_on(&mut table);
        play_on(&mut table);
        assert_eq!((table.turn(), table.asked()), (Turn::AsksClock, SeatSet::EMPTY));
        assert_eq!(table.seal(seat('A'), EAT_FIRST), Err(Refusal::NotAsked(seat('A'))));
        table.read_clock(60).unwrap();
        assert!(table.standing().is_some(), "a minute is over");
        assert_eq!(table.record().entries.last(), Some(&Entry::Clock(60)));
        assert_eq!(table.read_clock(61), Err(ClockNotAsked));
        assert_eq!(Table::verify(&Printed::shipped(), &table.record()).ok(), table.standing());
    }
}
