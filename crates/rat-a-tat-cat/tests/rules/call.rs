//! The call and the last turns: TAT-66 to TAT-74.

use crate::play::{Play, check, options};
use rat_a_tat_cat::Notice;

/// Three players; A is on turn.
const START: &str = "A[2 5 9 7] B[1 6 4 8] C[3 3 0 9]; deck 5 6 7 8 ..; discard 3; A source";

#[test]
fn tat_66_when_the_main_part_is_over_the_player_decides_once_whether_to_call() {
    for main_part in ["A take 1", "A deck, A keep 2", "A deck, A reject"] {
        let mut play = Play::at(START);
        play.does(main_part);
        assert_eq!(play.legal('A'), ["pass", "call"], "after {main_part}");
        assert_eq!((play.legal('B').len(), play.legal('C').len()), (0, 0));
        play.does("A pass");
        play.refuses("A call");
        play.refuses("A pass");
        assert_eq!(play.section("B "), Some("B source".to_owned()));
        assert_eq!(play.section("called"), None);
    }
    // It is not offered when somebody has called, nor after a Super Peek (TAT-49): the turn just ends.
    let rows = "A[2 5 9 7] B[1 6 4 8] C[3 3 0 9]; deck 5 6 ..; discard 3";
    check(&format!("{rows}; A source; called C; left AB"), "A take 1", &["B source"]);
    check(&format!("{rows}; A drawn 5 barred"), "A reject", &["B source"]);
}

#[test]
fn tat_67_a_call_is_possible_in_the_first_turn() {
    let mut play = Play::dealt(4, &options("first_dealer=2"), 67);
    play.does("A done, B done, C done, D done, D take 2, D call");
    assert_eq!(play.section("called"), Some("called D".to_owned()));
    // And at the end of any other.
    for turns in [1, 2, 3, 4, 50, 398] {
        check(&format!("{START}; turns {turns}"), "A take 1, A call", &["called A"]);
    }
}

#[test]
fn tat_68_a_call_at_any_other_moment_is_refused() {
    const TOO_EARLY: &str = "call when the main part of your turn is over, not before";
    let steps = [
        "look",
        "A source",
        "A drawn 5",
        "A drawn 5 again 1",
        "A swap",
        "A peek",
        "A superpeek barred",
        "A draw2 2",
        "A draw2 1",
        "A looking 1",
        "A looking all barred",
    ];
    for step in steps {
        let mut play = Play::at(&format!("A[2 5 9 7] B[1 6 4 8]; deck 5 6 ..; discard 3; {step}"));
        assert_eq!(play.refuses("A call"), TOO_EARLY, "{step}");
        assert!(step == "look" || play.refuses("B call") == "nothing is asked of B now", "{step}");
    }
    // In another player's turn, when that one may call, and after it has begun.
    let mut play = Play::at(START);
    play.does("A take 1");
    play.refuses("B call");
    play.refuses("C call");
    play.does("A pass");
    play.refuses("A call");
    // When the round is over.
    for end in ["scored", "over"] {
        Play::at(&format!("A[2 5 9 7] B[1 6 4 8]; deck 5 ..; discard 3; {end}")).refuses("A call");
    }
}

#[test]
fn tat_69_no_card_keeps_a_caller_from_calling_and_no_score_is_changed_for_it() {
    for (row, score) in [("9 9 9 9", 36), ("0 0 0 0", 0), ("SW D2 PK SP", 5 + 6 + 7 + 8)] {
        let position = format!("A[{row}] B[1 6 4 8]; deck 5 6 7 8 ..; discard 3; A call; totals 10 20");
        let mut play = Play::at(&position);
        play.does("A call, B take 1");
        assert_eq!(play.scores(), [score, 3 + 6 + 4 + 8]);
        assert_eq!(play.totals(), [10 + u32::from(score), 41]);
    }
}

/// Who has had the turns, from what was told.
fn turns(play: &Play) -> String {
    let turn = |notice| if let Notice::TurnBegan { seat, .. } = notice { Some(seat.letter()) } else { None };
    play.notices().into_iter().filter_map(turn).collect()
}

#[test]
fn tat_70_after_a_call_everyone_else_has_one_more_turn_clockwise() {
    let four = "A[2 5 9 7] B[1 6 4 8] C[3 3 0 9] D[1 2 4 6]; deck 5 6 7 8 ..; discard 3";
    let mut play = Play::at(&format!("{four}; C call"));
    play.does("C call");
    assert_eq!(
        (play.section("left"), play.section("D ")),
        (Some("left ABD".to_owned()), Some("D source".to_owned()))
    );
    play.does("D take 1, A take 1, B take 1");
    assert_eq!(turns(&play), "DAB", "and none for the caller");
    assert_eq!(play.section("scored"), Some("scored".to_owned()));

    for (call, last_turns) in [("A", "BCD"), ("B", "CDA"), ("D", "ABC")] {
        let mut play = Play::at(&format!("{four}; {call} call"));
        play.does(&format!("{call} call")).times_out_until_scored();
        assert_eq!(turns(&play), last_turns);
    }
    // Who is out has no last turn either.
    let mut play = Play::at(
        "A[2 5 9 7] C[3 3 0 9] D[1 2 4 6]; out B@1; deck 5 ..; discard 3; D call; options match_end=elimination",
    );
    play.does("D call").times_out_until_scored();
    assert_eq!(turns(&play), "AC");
}

#[test]
fn tat_71_nobody_else_can_call_after_a_call() {
    let mut play = Play::at(START);
    play.does("A take 1, A call");
    for who in ["B", "C"] {
        assert_eq!(play.refuses(&format!("{who} call")), "A has called already");
        play.refuses("A call");
        play.does(&format!("{who} deck"));
        assert_eq!(play.refuses(&format!("{who} call")), "A has called already");
        play.does(&format!("{who} reject"));
    }
    let calls = play.notices().into_iter().filter(|notice| matches!(notice, Notice::Called { .. }));
    assert_eq!((calls.count(), play.section("called")), (1, Some("called A".to_owned())));
}

#[test]
fn tat_72_in_the_last_turns_everything_works_as_usual() {
    let last_turn = |deck: &str| {
        Play::at(&format!(
            "A[2 5 9 7] B[1 6 4 8] C[3 3 0 9]; deck {deck} ..; discard 3; B source; called A; left BC"
        ))
    };
    let mut play = last_turn("SW");
    assert_eq!(play.legal('B'), ["deck", "take 1", "take 2", "take 3", "take 4"]);
    play.does("B deck, B swap 1 A3");
    assert_eq!((play.row('A').as_str(), play.row('B').as_str()), ("2 5 1 7", "9 6 4 8"));

    let mut play = last_turn("PK");
    play.does("B deck, B peek 3");
    assert_eq!(play.is_shown('B', "B3").map(|card| card.to_string()), Some("4".to_owned()));

    let mut play = last_turn("SP");
    play.does("B deck, B look");
    assert_eq!(play.is_shown('B', "A3").map(|card| card.to_string()), Some("9".to_owned()));

    let mut play = last_turn("D2 9 D2 PK 0");
    play.does("B deck, B draw, B reject, B draw, B draw, B decline, B draw, B keep 2");
    assert_eq!((play.row('B').as_str(), play.discard().as_str()), ("1 0 4 8", "6 PK D2 9 D2 3"));
    assert_eq!(play.section("C "), Some("C source".to_owned()));

    // The deck runs out as usual, too.
    let mut play = Play::at("A[2 5 9 7] B[1 6 4 8]; deck 5; discard 3 0; B source; called A; left B");
    play.does("B deck");
    assert_eq!((play.gallery().deck, play.discard().as_str()), (2, ""));
}

#[test]
fn tat_73_scoring_begins_when_the_last_of_these_turns_is_over() {
    let mut play = Play::at(START);
    play.does("A take 1, A call");
    for decision in ["B deck", "B keep 1", "C deck"] {
        play.does(decision);
        assert!(!play.gallery().phase.rows_are_open(), "after {decision}");
        assert_eq!(play.totals(), [0, 0, 0]);
    }
    play.does("C reject");
    assert_eq!(play.section("scored"), Some("scored".to_owned()));
    assert_eq!(play.scores(), [24, 23, 15]);
}

#[test]
fn tat_74_after_the_last_lap_the_round_is_scored_without_a_caller() {
    let scored_without_caller = |play: &Play| {
        assert_eq!((play.section("scored"), play.section("called")), (Some("scored".to_owned()), None));
        let told = play.notices();
        assert!(!told.iter().any(|notice| matches!(notice, Notice::Called { .. })));
    };
    // The default is a hundred laps, whatever the number of players.
    for (seats, lap_limit, turns_due) in [(2, "", 200), (3, "", 300), (6, "", 600), (4, "lap_limit=10", 40)] {
        let mut play = Play::dealt(seats, &options(lap_limit), 74);
        play.times_out_until_scored();
        scored_without_caller(&play);
        assert_eq!(turns(&play).len(), turns_due, "{seats} players");
    }
    // Not one turn earlier; and only those in the round count.
    let end = "deck 5 6 7 8 ..; discard 3; options lap_limit=10";
    let three = "A[2 5 9 7] B[1 6 4 8] C[3 3 0 9]";
    check(&format!("{three}; {end}; C call; turns 28"), "C pass", &["A source", "turns 29"]);
    let mut play = Play::at(&format!("{three}; {end}; C call; turns 29"));
    play.does("C pass");
    scored_without_caller(&play);
    let mut play =
        Play::at(&format!("A[2 5 9 7] C[3 3 0 9]; out B@1; {end} match_end=elimination; C call; turns 19"));
    play.does("C pass");
    scored_without_caller(&play);
    // A turn that ends without a call decision ends the last lap just as well (TAT-49).
    let mut play = Play::at(&format!("{three}; {end}; C superpeek barred; turns 29"));
    play.does("C decline");
    scored_without_caller(&play);

    // The call decision of the last turn comes first, and a call made there counts as usual.
    let mut play = Play::at(&format!("{three}; {end}; C source; turns 29"));
    play.does("C take 1");
    assert_eq!(play.legal('C'), ["pass", "call"]);
    play.does("C call");
    assert_eq!(
        (play.section("A "), play.section("called")),
        (Some("A source".to_owned()), Some("called C".to_owned()))
    );
    play.does("A take 1, B take 1");
    assert_eq!((play.section("scored"), turns(&play).as_str()), (Some("scored".to_owned()), "AB"));
}
