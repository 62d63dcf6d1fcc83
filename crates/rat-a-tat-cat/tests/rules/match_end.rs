//! The next round and the end of the match: TAT-84 to TAT-102.

use crate::play::{Play, options, parts, seat};
use rat_a_tat_cat::{Card, DeckName, Notice, State};
use table::{Entry, Match, OptionValue, Options as _, Seed, Turn};

/// The last decision of a round: C has the last turn after A's call.
const LAST_TURN: &str = "deck 5 ..; discard 3; C drawn 9; called A; left C";

/// Three rows worth 18, 10 and 1.
const ROWS: &str = "A[9 7 2 0] B[1 2 3 4] C[0 0 0 1]";

/// These rows at the end of a round that C's last turn completes.
fn at_the_end(rows: &str, rest: &str) -> Play {
    let mut play = Play::at(&format!("{rows}; {LAST_TURN}; {rest}"));
    play.does("C reject");
    play
}

#[test]
fn tat_84_all_cards_are_used_again_and_the_set_up_is_done_anew() {
    let mut play = Play::at(
        "A[0:AB 1:AB 2:AB 3:AB] B[1:AB 4:AB 4:AB SP:AB]; deck D2 7 8 ..; discard 3 SW 9; \
         B drawn 9; called A; left B; turns 7; aside PK; shed SW; options lap_limit=10",
    );
    play.does("B reject, A ready, B ready");
    let second = play.everything();
    assert_eq!(play.all_cards(), *parts().deck(DeckName::Deluxe), "every card is back");
    assert_eq!((second.public.round, second.deck, second.public.discard.len()), (2, 56, 1));
    assert!(second.public.discard.top().is_some_and(Card::is_number));
    assert_eq!(play.section("look"), Some("look".to_owned()), "the first look comes again");
    assert_eq!((play.section("turns"), play.section("called")), (None, None));
    assert_eq!(
        ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"].map(|place| play.knows(place)),
        ["A", "", "", "A", "B", "", "", "B"]
    );
    play.times_out_until_scored().times_out();
    assert_ne!(play.everything().deck_order, second.deck_order, "the third shuffle is not the second");
}

#[test]
fn tat_85_who_took_the_first_turn_deals_next() {
    for (dealer, first, next_dealer, next_first) in [("A", "B", "B", "C"), ("B", "C", "C", "A")] {
        let mut play =
            Play::at(&format!("{ROWS}; deck 5 ..; discard 3; scored; dealer {dealer}; first {first}"));
        play.does("A ready, B ready, C ready");
        assert_eq!(play.section("dealer"), Some(format!("dealer {next_dealer}")));
        play.does("A done, B done, C done");
        assert_eq!(play.asked().to_string(), next_first, "and who sits left of the dealer begins");
    }
}

#[test]
fn tat_86_a_dealer_who_went_out_is_passed_over() {
    // The dealer was A and B took the first turn. Who goes out in this round, who deals, who is first.
    for (out, ready, dealer, first) in [
        ("B@3", "A ready, C ready, D ready", "C", "D"),
        ("B@3 C@3", "A ready, D ready", "D", "A"),
        ("C@3", "A ready, B ready, D ready", "B", "D"),
        ("A@3", "B ready, C ready, D ready", "B", "C"),
    ] {
        let mut play = Play::at(&format!(
            "{ROWS} D[5 6 7 8]; deck 5 ..; discard 3; scored; round 3; dealer A; first B; out {out}; \
             options match_end=elimination"
        ));
        play.does(ready);
        let public = play.everything().public;
        assert_eq!((public.dealer, public.first), (seat_named(dealer), seat_named(first)), "out {out}");
    }
}

fn seat_named(name: &str) -> table::Seat {
    seat(name.chars().next().expect("a seat"))
}

#[test]
fn tat_87_the_match_ends_by_rounds_unless_by_time_or_elimination() {
    let played_once = |option: &str| at_the_end(ROWS, &format!("options rounds=1 {option}"));
    assert_eq!(options("").values()[2], ("match_end", OptionValue::Word("rounds".to_owned())));
    assert_eq!(played_once("").places(), [3, 2, 1]);
    assert_eq!(played_once("match_end=rounds").places(), [3, 2, 1]);
    assert_eq!(played_once("match_end=time").turn(), Turn::AsksClock);
    assert_eq!(played_once("match_end=elimination").asked().to_string(), "ABC");
}

#[test]
fn tat_88_the_match_ends_after_the_agreed_number_of_rounds() {
    // Five when nothing is said.
    for (rounds, option) in [(1, "rounds=1"), (3, "rounds=3"), (5, "lap_limit=100"), (50, "rounds=50")] {
        let after = |round: u32| at_the_end(ROWS, &format!("round {round}; options {option}"));
        assert_eq!(after(rounds).places(), [3, 2, 1], "after round {rounds}");
        if rounds > 1 {
            let mut play = after(rounds - 1);
            play.does("A ready, B ready, C ready");
            assert_eq!(play.section("round"), Some(format!("round {rounds}")));
        }
    }
}

#[test]
fn tat_89_as_many_rounds_as_players_lets_everyone_deal_once() {
    for seats in 2..=6 {
        let mut play = Play::dealt(seats, &options("rounds=players lap_limit=10"), 4);
        while !matches!(play.turn(), Turn::Over(_)) {
            play.times_out();
        }
        let dealer = |notice: &Notice| {
            let Notice::RoundBegan { dealer, .. } = notice else { return None };
            Some(dealer.letter())
        };
        let mut dealers: Vec<char> = play.notices().iter().filter_map(dealer).collect();
        dealers.sort_unstable();
        assert_eq!(dealers, ('A'..).take(seats as usize).collect::<Vec<_>>());
    }
}

#[test]
fn tat_90_the_clock_is_read_after_each_scoring_and_kept_in_the_record() {
    let scored = at_the_end(ROWS, "round 2; options match_end=time");
    assert_eq!(scored.clone().clock(30 * 60 - 1).asked().to_string(), "ABC", "one second is missing");
    assert_eq!(scored.clone().clock(30 * 60).places(), [3, 2, 1]);
    assert_eq!(scored.clone().clock(99 * 60).places(), [3, 2, 1]);
    let scored = at_the_end(ROWS, "options match_end=time minutes=240");
    assert_eq!(scored.clone().clock(240 * 60 - 1).asked().to_string(), "ABC");

    let mut table = timed_match();
    for elapsed_s in [200, 299, 300] {
        time_out_until_the_clock_is_asked(&mut table);
        table.read_clock(elapsed_s).expect("the clock is asked");
    }
    let record = table.record();
    let read = |entry: &Entry<_>| match entry {
        Entry::Clock(elapsed_s) => Some(*elapsed_s),
        Entry::Decided { .. } => None,
    };
    assert_eq!(record.entries.iter().filter_map(read).collect::<Vec<_>>(), [200, 299, 300]);
    assert_eq!(Match::verify(&parts(), &record).ok(), table.standing(), "a replay ends alike");
    assert!(table.standing().is_some());
}

/// Two players, five minutes.
fn timed_match() -> Match<State> {
    let options = options("match_end=time minutes=5 lap_limit=10");
    Match::start(&parts(), &options, 2, Seed::from_number(8)).expect("a table")
}

fn time_out_until_the_clock_is_asked(table: &mut Match<State>) {
    while let Some(seat) = table.waits_for().lowest() {
        table.time_out(seat).expect("it is asked");
    }
    assert_eq!(table.turn(), Turn::AsksClock);
}

#[test]
fn tat_91_a_round_in_progress_when_the_time_runs_out_is_played_to_its_end() {
    let mut table = timed_match();
    for seat in table.asked() {
        table.time_out(seat).expect("it is asked");
    }
    let (before, entries) = (table.view(None), table.record().entries.len());
    assert!(table.read_clock(6 * 60).is_err(), "nobody asks for the time in mid-round");
    assert_eq!((table.view(None), table.record().entries.len()), (before, entries));

    time_out_until_the_clock_is_asked(&mut table);
    let scored = table.view(None).public;
    assert_eq!(scored.turns, 20, "ten laps of two, none cut short");
    table.read_clock(6 * 60).expect("the clock is asked");
    let standing = table.standing().expect("the match is over");
    for (seat, &score) in scored.scores.iter() {
        assert_eq!(standing.scores[seat], i32::from(score), "the round counts");
    }
}

/// The same rows when the match ends by rounds and by time.
fn after_the_last_round(rows: &str, totals: &str) -> [Play; 2] {
    let by_rounds = at_the_end(rows, &format!("totals {totals}; options rounds=1"));
    let mut by_time = at_the_end(rows, &format!("totals {totals}; options match_end=time"));
    by_time.clock(1800);
    [by_rounds, by_time]
}

#[test]
fn tat_92_the_lowest_total_wins() {
    // 28, 30 and 31: A wins with the worst row of the round.
    for play in after_the_last_round(ROWS, "10 20 30") {
        assert_eq!(play.totals(), [28, 30, 31]);
        assert_eq!(play.standing().winners().to_string(), "A");
        assert_eq!(play.standing().scores.as_slice(), [28, 30, 31]);
    }
}

#[test]
fn tat_93_equal_lowest_totals_all_win() {
    for play in after_the_last_round(ROWS, "10 18 30") {
        assert_eq!(play.totals(), [28, 28, 31]);
        assert_eq!(play.standing().winners().to_string(), "AB");
        assert_eq!(play.notices().last().map(Notice::to_string), Some("A, B share the win.".to_owned()));
    }
    for play in after_the_last_round(ROWS, "13 21 30") {
        assert_eq!(play.standing().winners().to_string(), "ABC");
    }
}

#[test]
fn tat_94_equal_totals_share_the_better_place() {
    for (totals, places) in [
        ("12 0 29 60", [2, 1, 2, 4]), // 30, 10, 30, 86
        ("12 0 9 60", [3, 1, 1, 4]),  // 30, 10, 10, 86
        ("12 20 29 4", [1, 1, 1, 1]), // 30, 30, 30, 30
        ("12 21 29 4", [1, 4, 1, 1]), // 30, 31, 30, 30
    ] {
        for play in after_the_last_round(&format!("{ROWS} D[5 6 7 8]"), totals) {
            assert_eq!(play.places(), places, "totals {totals} before 18, 10, 1 and 26");
        }
    }
}

/// An elimination match at the end of its third round.
fn eliminated(rows: &str, rest: &str, option: &str) -> Play {
    at_the_end(rows, &format!("round 3; {rest}; options match_end=elimination {option}"))
}

#[test]
fn tat_95_a_total_over_the_limit_is_out_and_one_equal_to_it_stays() {
    let play = eliminated(ROWS, "totals 82 91 0", ""); // 100, 101, 1
    assert_eq!(play.section("out"), Some("out B@3".to_owned()));
    assert_eq!(play.asked().to_string(), "AC");
    let play = eliminated(ROWS, "totals 0 0 9", "limit=10"); // 18, 10, 10
    assert_eq!(play.section("out"), Some("out A@3".to_owned()));
    let play = eliminated(ROWS, "totals 982 991 999", "limit=1000"); // 1000, 1001, 1000
    assert_eq!(play.section("out"), Some("out B@3".to_owned()));
}

#[test]
fn tat_96_by_reach_a_total_equal_to_the_limit_is_out() {
    let play = eliminated(ROWS, "totals 82 89 0", "limit_rule=reach"); // 100, 99, 1
    assert_eq!(play.section("out"), Some("out A@3".to_owned()));
    assert_eq!(play.asked().to_string(), "BC");
    let play = eliminated(ROWS, "totals 82 89 0", "limit_rule=over");
    assert_eq!(play.section("out"), None);
    assert_eq!(eliminated(ROWS, "totals 82 89 0", "").section("out"), None, "over is the default");
}

#[test]
fn tat_97_several_go_out_in_the_same_scoring() {
    // Before this round nobody was over the limit; 101, 101, 101 and 26 after it.
    let play = eliminated(&format!("{ROWS} D[5 6 7 8]"), "totals 83 91 100 0", "");
    assert_eq!(play.section("out"), Some("out A@3 B@3 C@3".to_owned()));
    let seats = "ABC".chars().map(seat).collect();
    let told = |notice: &Notice| matches!(notice, Notice::WentOut { .. });
    let told: Vec<Notice> = play.notices().into_iter().filter(told).collect();
    assert_eq!(told, [Notice::WentOut { seats }], "all of them at once");
    assert_eq!(play.standing().winners().to_string(), "D");
}

#[test]
fn tat_98_a_player_who_is_out_has_no_part_in_the_round() {
    let mut play = Play::at(&format!(
        "{ROWS} D[5 6 7 8]; deck 5 ..; discard 3; scored; round 3; dealer D; first A; out B@3; \
         totals 0 101 0 0; options match_end=elimination memory_aid=on"
    ));
    play.refuses("B ready");
    play.does("A ready, C ready, D ready");
    assert_eq!((play.asked().to_string(), play.everything().deck), ("ACD".to_owned(), 52), "no cards for B");
    assert_eq!(play.sight('A').rows[1], None);

    let mut play = Play::at(
        "A[9 7 2 0] C[0 0 0 1] D[5 6 7 8]; deck SP 5 ..; discard 3; A swap; out B@3; \
         options match_end=elimination memory_aid=on",
    );
    assert_eq!(play.refuses("A swap 2 B1"), "B has no cards in this round");
    let swaps = play.legal('A');
    assert_eq!(swaps.len(), 1 + 4 * 4 * 2);
    assert!(!swaps.iter().any(|swap| swap.contains('B')), "B is no target");
    play.does("A swap 2 C1, A pass"); // and B takes no turn
    play.does("C deck, C look");
    assert_eq!(play.sight('C').rows[1], None, "nothing of B is shown");
    play.does("C done, D deck, D reject, D pass, A take 1");
    assert_eq!(play.knows("A1"), "ACD");
}

#[test]
fn tat_99_the_last_one_in_wins_whatever_the_totals() {
    // C's total is the lowest by far, but C went out in round 1.
    let mut play = Play::at(
        "A[9 7 2 0] B[1 2 3 4]; deck 5 ..; discard 3; B drawn 9; called A; left B; \
         round 3; totals 75 95 20; out C@1; options match_end=elimination",
    );
    play.does("B reject"); // 93, 105
    assert_eq!(play.standing().winners().to_string(), "A");
    assert_eq!(play.places(), [1, 2, 3]);
    // With two still in it goes on.
    assert_eq!(eliminated(ROWS, "totals 0 0 100", "").asked().to_string(), "AB");
}

#[test]
fn tat_100_when_all_go_out_together_the_lowest_of_them_wins() {
    // D went out earlier with less than anyone has now.
    let out = "out D@1; totals 90 97 120 101";
    let play = eliminated(ROWS, out, ""); // 108, 107, 121
    assert_eq!(play.standing().winners().to_string(), "B");
    assert_eq!(play.places(), [2, 1, 3, 4]);
    let play = eliminated(ROWS, "out D@1; totals 90 98 120 101", ""); // 108, 108, 121
    assert_eq!(play.standing().winners().to_string(), "AB");
    assert_eq!(play.places(), [1, 1, 3, 4]);
}

#[test]
fn tat_101_later_out_comes_before_earlier_then_the_lower_total() {
    // D is left with 70; A, B and C go out now with 110, 120 and 110; E went out with 101 in round 1, F in round 2.
    let play = eliminated(&format!("{ROWS} D[5 6 7 8]"), "totals 92 110 109 44 101 104; out E@1 F@2", "");
    assert_eq!(play.totals(), [110, 120, 110, 70, 101, 104]);
    assert_eq!(play.places(), [2, 4, 2, 1, 6, 5]);
    // Out in the same earlier round with equal totals: they share, too.
    let play = eliminated(&format!("{ROWS} D[5 6 7 8]"), "totals 92 110 109 44 102 102; out E@1 F@1", "");
    assert_eq!(play.places(), [2, 4, 2, 1, 5, 5]);
}

#[test]
fn tat_102_an_elimination_match_has_no_last_round() {
    for round in [1, 5, 50, 1000] {
        let mut play = at_the_end(ROWS, &format!("round {round}; options match_end=elimination rounds=1"));
        play.does("A ready, B ready, C ready");
        assert_eq!(play.section("round"), Some(format!("round {}", round + 1)));
    }
}
