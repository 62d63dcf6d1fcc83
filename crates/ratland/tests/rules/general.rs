//! What holds in all phases: LAND-17 to LAND-28, LAND-196.

use crate::last_round::{board, last_round, line, stops_before_feeding, to_the_end};
use crate::play::{Play, Sewers as _, options, parts, seat};
use ratland::{Clan, Decision, Options, Side, State};
use table::{Match, Sealed, SeatSet, Seed, Turn};

/// Of lines such as `C feeds 3 rats: …`, who.
fn first_letters(lines: &[String]) -> String {
    lines.iter().filter_map(|line| line.chars().next()).collect()
}

#[test]
fn land_17_a_round_has_seven_phases_in_order() {
    let mut play = Play::at("A[7] cheese 9; B[7] cheese 9; C[7] cheese 9; city p1");
    play.does("A deploy 0 1 0 0 0 0 6, B deploy 0 0 0 0 0 7 0, C deploy 0 0 0 0 0 7 0");
    play.does("A deploy 3 0 0 3 0 3 3, B deploy 3 0 0 0 0 0 4, C deploy 4 0 0 0 0 3 0");
    let phase = |line: &String| {
        let words = ["Food", "All screens", "attacks", "born", "come back", "The bag", "feeds"];
        words.iter().position(|word| line.contains(word)).map(|phase| phase + 1)
    };
    let from = line(&play, "Round 2: B is the active player.");
    let mut phases: Vec<usize> = play.story()[from..].iter().filter_map(phase).collect();
    phases.dedup();
    assert_eq!(phases, [1, 2, 3, 4, 5, 6, 7, 1]);
}

#[test]
fn land_18_turn_order_is_the_active_player_and_then_clockwise() {
    for (active, order) in [('A', "ABCD"), ('B', "BCDA"), ('C', "CDAB"), ('D', "DABC")] {
        let mut play = last_round(&format!("A[1]; B[1]; C[1]; D[1]; active {active}"));
        play.defaults();
        assert_eq!(first_letters(&play.lines("feeds")), order);
    }
}

#[test]
fn land_19_the_first_in_turn_order_wins_a_tie() {
    for (active, first) in [('A', "A"), ('D', "A"), ('B', "C"), ('C', "C")] {
        // As "most": of equal attackers he begins. As "fewest": of equal nurseries he takes the last rat. As first: he draws.
        let mut play = last_round(&format!(
            "A[3] cheese 5; B[0] cheese 1; C[3] cheese 5; D[0]; dump y2; supply 1; active {active}"
        ));
        play.does("A deploy 1 0 0 1 0 0 1, C deploy 1 0 0 0 1 0 1");
        assert_eq!(first_letters(&play.lines("steals 1.")), first, "{active} is active");
        assert_eq!(first_letters(&play.lines(": 1 born.")), first, "{active} is active");
        assert!(first_letters(&play.lines("draws")).starts_with(first), "{active} is active");
    }
}

#[test]
fn land_20_the_tie_rule_holds_though_it_hurts_and_cannot_be_waived() {
    // B and C are the largest clans, and C is active when the drunken rat goes over.
    let mut play = Play::at(
        "A[2] cheese 9; B[5] cheese 9; C[5] cheese 9; active B; \
         past abundance massive_attack cousins_visit helmet_rat dr_cheese; \
         events drunk end_of_game just_in_time holy_rat strategists",
    );
    play.does("A deploy 0 0 0 0 0 2 0, B deploy 0 0 0 0 0 5 0, C deploy 0 0 0 0 0 5 0");
    play.tells("A drunken rat of C goes over to A.");
    assert_eq!(play.refuses("C holy no"), "that is no answer to what is asked now", "all deploy already");
    assert_eq!((board(&play, 'B'), board(&play, 'C')), ("B[5] cheese 8".into(), "C[4] cheese 8".into()));
}

#[test]
fn land_21_a_ranking_is_built_by_value_and_then_by_turn_order() {
    let mut play = last_round("A[2]; B[1]; C[2]; D[1]; E[3]; F[1]; dump w12; active D");
    play.does("A deploy 2 0 0 0 0 0 0, B deploy 1 0 0 0 0 0 0, C deploy 2 0 0 0 0 0 0");
    play.does("D deploy 1 0 0 0 0 0 0, E deploy 3 0 0 0 0 0 0, F deploy 1 0 0 0 0 0 0");
    assert_eq!(first_letters(&play.lines("draws")), "DFBACE");
}

#[test]
fn land_22_optional_decisions_are_made_in_turn_order_each_knowing_the_earlier_ones() {
    let mut play = stops_before_feeding("A[1] cheese 0; B[0]; C[1] cheese 0; D[1] cheese 0; active C");
    assert_eq!(play.asked().to_string(), "ACD", "a deployment is simultaneous");
    play.defaults();
    for (who, earlier) in [('C', [0, 0, 0]), ('D', [0, 1, 0]), ('A', [0, 1, 1])] {
        assert_eq!(play.asked().to_string(), who.to_string());
        let known = play.view(Some(who)).public;
        assert_eq!(['A', 'C', 'D'].map(|other| known.sewers[seat(other)].cheese), earlier);
        play.does(&format!("{who} lecter available"));
    }
    for (seats, simultaneous) in [(3, "clans=on"), (4, "boards=secret_choice"), (5, "")] {
        assert_eq!(
            Play::dealt(seats, &options(simultaneous), 1).asked(),
            SeatSet::first(seats),
            "{simultaneous}"
        );
    }
}

#[test]
fn land_23_an_event_lasts_for_its_round_only() {
    let mut play = Play::at(
        "A[2] cheese 0; B[2] cheese 9; C[0]; event massive_attack; \
         events dr_cheese abundance helmet_rat rattibal_lecter drunk just_in_time holy_rat strategists end_of_game",
    );
    play.does("A deploy 0 0 0 2 0 0 0, B deploy 0 0 0 0 0 2 0");
    play.does("A deploy 0 0 0 2 0 0 0, B deploy 0 0 0 0 0 2 0");
    assert_eq!(
        play.lines("attacks"),
        [
            "A attacks B from the left tunnel, 3 against 2, and steals 1.",
            "A attacks B from the left tunnel, 2 against 2, and steals 0."
        ]
    );
}

#[test]
fn land_24_available_fed_and_clan_size_are_counted_from_the_board_the_infirmary_and_the_lost_card() {
    let play = Play::at("A[1 1 1 1 1 1 2] cheese 0 infirmary 4 lost 16 graveyard 32; B[1]; C[0]");
    let sewer = play.sewer('A');
    assert_eq!((sewer.available(), sewer.fed(), sewer.clan_size()), (8, 12, 28));
    // As the phases count them.
    let mut play = last_round("A[8] cheese 50 infirmary 0 lost 0; B[0]; C[0]; city p2; field b3");
    assert!(play.refuses("A deploy 0 2 3 0 0 0 0").starts_with("you have 8 rats"));
    play.does("A deploy 0 2 3 0 0 3 0");
    play.tells("A feeds 5 rats: 1 of 1 cheese.");
    assert_eq!(
        (board(&play, 'A'), play.standing().scores[seat('A')]),
        ("A[3] cheese 49 infirmary 2 lost 3".into(), 8)
    );
}

#[test]
fn land_25_a_player_without_rats_stays_in_the_game() {
    let mut play = Play::at(
        "A[0] cheese 0 graveyard 7; B[2] cheese 9; C[2] cheese 9; events abundance cousins_visit massive_attack \
         helmet_rat dr_cheese end_of_game drunk just_in_time holy_rat strategists",
    );
    play.does("B deploy 0 0 0 0 0 2 0, C deploy 0 0 0 0 0 2 0");
    play.tells("A +1 cheese by Abundance.");
    assert_eq!(play.asked().to_string(), "BC");
    play.does("B deploy 0 0 0 0 0 2 0, C deploy 0 0 0 0 0 2 0");
    play.tells("A cousin joins A.");
    assert_eq!(play.asked().to_string(), "ABC");
    play.does("A deploy 0 0 0 0 0 0 1");
    let standing = to_the_end(&mut play).standing();
    assert_eq!(standing.places.len(), 3);
}

#[test]
fn land_26_everyone_sees_at_all_times_how_much_cheese_everyone_owns() {
    let mut play = Play::at("A[1] cheese 3; B[1] cheese 5; C[1] cheese 0; event hide_the_cheese");
    play.does("A deploy 0 0 0 0 0 1 0 hide");
    for who in [None, Some('A'), Some('B'), Some('C')] {
        let public = play.view(who).public;
        assert_eq!(['A', 'B', 'C'].map(|owner| public.sewers[seat(owner)].cheese), [3, 5, 0], "to {who:?}");
    }
    let mut play = stops_before_feeding("A[2] cheese 3; B[0] cheese 5; C[0] cheese 0; dump o1");
    play.does("A deploy 1 0 0 1 0 0 0");
    for who in [None, Some('A'), Some('B'), Some('C')] {
        let public = play.view(who).public;
        assert_eq!(['A', 'B', 'C'].map(|owner| public.sewers[seat(owner)].cheese), [6, 4, 0], "to {who:?}");
    }
}

#[test]
fn land_27_nothing_may_be_declined_but_what_a_clause_allows() {
    // Theft, births, return, bad cheese and feeding come without a question.
    let mut play = last_round("A[9] cheese 1 infirmary 1; B[0] cheese 3; C[0]; dump k1; city y1");
    play.does("A deploy 1 1 0 1 0 0 6");
    for told in [
        "steals 1.",
        ": 6 born.",
        "come back.",
        "draws in the dump: k1.",
        "draws in the city: y1.",
        "A feeds 15",
    ] {
        assert_eq!(play.lines(told).len(), 1, "{told}");
    }
    assert_eq!(board(&play, 'A'), "A[13] cheese 0 graveyard 2");
    play.standing();
}

#[test]
fn land_28_who_does_not_decide_in_time_gets_a_legal_default() {
    let tables = [
        "",
        "clans=on",
        "clans=on boards=secret_choice cheese_supply=strict initial_events=7",
        "boards=aggressive",
    ];
    for (seats, set) in tables.into_iter().flat_map(|set| (2..=8).map(move |seats| (seats, set))) {
        let mut table: Match<State> =
            Match::start(&parts(), &options(set), seats, Seed::from_number(28 + u64::from(seats))).unwrap();
        let mut timed_out = 0;
        while let Turn::Waits(asked) = table.turn() {
            for who in asked {
                table.time_out(who).unwrap_or_else(|refusal| panic!("{who}: {refusal:?}"));
                timed_out += 1;
            }
        }
        let told = table.notices_after(None, 0);
        assert_eq!(
            told.iter().filter(|notice| notice.to_string().contains("run out of time")).count(),
            timed_out
        );
    }
    let mut table: Match<State> =
        Match::start(&parts(), &options("clans=on"), 2, Seed::from_number(1)).unwrap();
    let first = table.view(Some(seat('A'))).dealt[seat('A')][0].up();
    for who in ['A', 'B'] {
        table.time_out(seat(who)).unwrap();
    }
    assert_eq!(table.view(None).public.sewers[seat('A')].clan, first);
    let rats = table.view(None).public.sewers[seat('A')].available();
    for who in ['A', 'B'] {
        table.time_out(seat(who)).unwrap();
    }
    let told: Vec<String> = table.notices_after(None, 0).iter().map(ToString::to_string).collect();
    let default = format!("A {} 0 0 0 0 {} 0", rats.div_ceil(2), rats / 2);
    assert!(told.iter().any(|line| line.starts_with(&format!("All screens up: {default}"))), "{told:?}");
}

#[test]
fn land_196_clan_and_board_can_be_replaced_until_the_last_player_has_confirmed() {
    let options: Options = options("clans=on boards=secret_choice");
    let mut table: Match<State> = Match::start(&parts(), &options, 2, Seed::from_number(196)).unwrap();
    let dealt = |table: &Match<State>, who: char| {
        table.view(Some(seat(who))).dealt[seat(who)].map(|card| card.up().expect("an own card"))
    };
    let [one, other]: [Clan; 2] = dealt(&table, 'A');
    for clan in [one, other, one, other] {
        assert_eq!(table.seal(seat('A'), Decision::KeepClan(clan)), Ok(Sealed::Waiting));
    }
    let clan = dealt(&table, 'B')[0];
    assert_eq!(table.seal(seat('B'), Decision::KeepClan(clan)), Ok(Sealed::Revealed));
    assert_eq!(table.view(None).public.sewers[seat('A')].clan, Some(other));
    assert!(table.seal(seat('A'), Decision::KeepClan(one)).is_err(), "too late");

    for side in [Side::Friendly, Side::Aggressive] {
        assert_eq!(table.seal(seat('B'), Decision::Board(side)), Ok(Sealed::Waiting));
    }
    assert_eq!(table.seal(seat('A'), Decision::Board(Side::Friendly)), Ok(Sealed::Revealed));
    assert_eq!(table.view(Some(seat('B'))).sides[seat('B')].up(), Some(Side::Aggressive));
    assert!(table.seal(seat('B'), Decision::Board(Side::Friendly)).is_err(), "too late");
}
