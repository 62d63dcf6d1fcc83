//! What an interface shows: TAT-133 to TAT-144 and TAT-151.

use crate::play::{Play, options, parts, seat};
use rat_a_tat_cat::{Card, Doing, Notice, Parts, Sight, SightCard, Slot, State};
use table::{Face, Game, Match, Parts as _, Printed, SeatSet, Seed, Turn};

/// The faces that a page is sent: `"A[2 . . 7] B[. . . .]"`.
fn shown(sight: &Sight) -> String {
    by_row(sight, |card| card.face.up().map_or(".".to_owned(), |card| card.to_string()))
}

/// The K that a page is sent, `?` where it is not: `"A[A - - A] B[? ? ? ?]"`.
fn known(sight: &Sight) -> String {
    by_row(sight, |card| match card.known_by {
        None => "?".to_owned(),
        Some(seats) if seats.is_empty() => "-".to_owned(),
        Some(seats) => seats.to_string(),
    })
}

fn by_row(sight: &Sight, write: impl Fn(&SightCard) -> String) -> String {
    let seats = SeatSet::first(sight.rows.len() as u8);
    let rows = seats.iter().zip(&sight.rows).filter_map(|(seat, row)| {
        let cards = row.as_ref()?.each_ref().map(&write);
        Some(format!("{seat}[{}]", cards.join(" ")))
    });
    rows.collect::<Vec<_>>().join(" ")
}

/// What a page is sent for each of these seats.
fn shown_to<const N: usize>(play: &Play, seats: [char; N]) -> [String; N] {
    seats.map(|who| shown(&play.sight(who)))
}

fn watched(play: &Play) -> Sight {
    State::sight(&play.gallery())
}

const ROWS: &str = "A[2:A 5 9 7:A] B[1:B 6 4 8:B]";
const DARK: &str = "A[. . . .] B[. . . .]";

#[test]
fn tat_133_without_the_aid_a_face_is_sent_only_during_a_look() {
    let mut play = Play::at(&format!("{ROWS}; deck 0 PK SP 3 ..; discard 3; look; first A"));
    assert_eq!(shown_to(&play, ['A', 'B']), ["A[2 . . 7] B[. . . .]", "A[. . . .] B[1 . . 8]"]);
    play.does("A done, B done");
    assert_eq!(shown_to(&play, ['A', 'B']), [DARK, DARK]);

    // D3: the drawn card; kept, it is dark although it is known.
    play.does("A deck");
    assert_eq!(play.sight('A').doing, Doing::Drawn { card: Face::Up(Card::N0), again: 0 });
    assert_eq!(play.sight('B').doing, Doing::Drawn { card: Face::Down, again: 0 });
    play.does("A keep 2");
    assert_eq!(
        (play.knows("A2"), shown_to(&play, ['A', 'B'])),
        ("A".to_owned(), [DARK, DARK].map(String::from))
    );

    // D8 after a Peek and after a Super Peek.
    play.does("A pass, B deck, B peek 3");
    assert_eq!(shown_to(&play, ['A', 'B']), [DARK, "A[. . . .] B[. . 4 .]"]);
    play.does("B done");
    assert_eq!(shown_to(&play, ['A', 'B']), [DARK, DARK]);
    play.does("B pass, A deck, A look");
    assert_eq!(shown_to(&play, ['A', 'B']), ["A[2 0 9 7] B[1 6 4 8]", DARK]);
    play.does("A done");
    assert_eq!(shown_to(&play, ['A', 'B']), [DARK, DARK]);

    // Nothing else that is sent has a face either: the notices are those of the gallery, and the terminal is dark.
    assert_eq!((play.notices_to('A'), play.notices_to('B')), (play.notices(), play.notices()));
    let terminal = play.view('A').to_string();
    assert_eq!(terminal.matches("[░░░]").count(), 8, "{terminal}");
}

#[test]
fn tat_134_with_the_aid_every_card_that_a_player_knows_is_sent_wherever_it_lies() {
    // A knows a card of B's, B one of A's.
    let mut play =
        Play::at("A[2:A 5 9:B 7] B[1:B 6:A 4:AB 8]; deck PK ..; discard 3; A source; options memory_aid=on");
    assert_eq!(shown_to(&play, ['A', 'B']), ["A[2 . . .] B[. 6 4 .]", "A[. . 9 .] B[1 . 4 .]"]);
    // After a look it stays, and a kept card too.
    play.does("A deck, A peek 4, A done, A pass");
    assert_eq!(shown_to(&play, ['A', 'B']), ["A[2 . . 7] B[. 6 4 .]", "A[. . 9 .] B[1 . 4 .]"]);
    let mut play = Play::at(&format!("{ROWS}; deck 0 ..; discard 3; A source; options memory_aid=on"));
    play.does("A deck, A keep 2, A pass");
    assert_eq!(shown_to(&play, ['A', 'B']), ["A[2 0 . 7] B[. . . .]", "A[. . . .] B[1 . . 8]"]);
}

#[test]
fn tat_135_with_the_aid_k_and_the_whole_discard_are_sent() {
    let play = Play::at(
        "A[2:A 5 9:B 7] B[1:B 6:A 4:AB 8]; deck PK ..; discard 3 SW 9 0; A source; options memory_aid=on",
    );
    for sight in [play.sight('A'), play.sight('B'), watched(&play)] {
        assert_eq!(known(&sight), "A[A - B -] B[B A AB -]");
        assert_eq!(sight.discard.all, Some(vec![Card::N3, Card::Swap, Card::N9, Card::N0]), "top first");
    }
    // An open card has no K to send.
    let open = Play::at(
        "A[2 5 9:B 7] B[1 6:A 4 8]; deck PK ..; discard 3; A source; options memory_aid=on open_outer=on",
    );
    assert_eq!(known(&open.sight('A')), "A[? - B ?] B[? A - ?]");
}

#[test]
fn tat_136_without_the_aid_neither_k_nor_what_lies_under_the_discard_is_sent() {
    let mut play = Play::at("A[2:A 5 9:B 7] B[1:B 6:A 4:AB 8]; deck 0 PK ..; discard 3 SW 9 0; A source");
    play.does("A deck, A reject");
    for sight in [play.sight('A'), play.sight('B'), watched(&play)] {
        assert_eq!(known(&sight), "A[? ? ? ?] B[? ? ? ?]");
        assert_eq!((sight.discard.top, sight.discard.all), (Some(Card::N0), None));
        assert_eq!((sight.deck, sight.discard.count), (65 - 8 - 5, 5), "the numbers of cards are sent");
    }
    assert_eq!(play.readable('B'), ["A draws from the deck.", "A rejects 0."], "and the recent record");
}

#[test]
fn tat_137_the_aid_shows_no_deduction() {
    // All cards but three 9s have been seen by both, so that the dark one can only be a 9.
    let mut play = Play::at(
        "A[2:AB 9 0:AB 7:AB] B[1:AB 6:AB 4:AB 8:AB]; deck 9 9; discard 3; A source; options memory_aid=on",
    );
    let dark = "A[2 . 0 7] B[1 6 4 8]";
    assert_eq!(shown_to(&play, ['A', 'B']), [dark, dark]);
    play.does("A deck");
    assert_eq!(play.sight('B').doing, Doing::Drawn { card: Face::Down, again: 0 });
    play.does("A keep 3");
    assert_eq!(shown_to(&play, ['A', 'B']), ["A[2 . 9 7] B[1 6 4 8]", "A[2 . . 7] B[1 6 4 8]"]);
}

#[test]
fn tat_138_the_aid_is_the_same_for_everyone_at_the_table() {
    for aid in [true, false] {
        let play = Play::at(&format!(
            "{ROWS} C[0:C 3 SW 9:C]; deck 5 ..; discard 3 8; A looking 2; out D@1; \
             options match_end=elimination memory_aid={}",
            if aid { "on" } else { "off" }
        ));
        let first = play.sight('A');
        for sight in [play.sight('A'), play.sight('B'), play.sight('C'), play.sight('D'), watched(&play)] {
            assert_eq!(sight.memory_aid, aid);
            assert_eq!(known(&sight), known(&first));
            assert_eq!(sight.discard, first.discard);
        }
        // Each of them sees the own cards, or nobody does.
        let own = ["A[2 5 . 7] B[. . . .] C[. . . .]", "A[. . . .] B[1 . . 8] C[. . . .]"];
        let dark = ["A[. 5 . .] B[. . . .] C[. . . .]", "A[. . . .] B[. . . .] C[. . . .]"];
        let play = Play::at(&format!(
            "A[2:A 5:A 9 7:A] B[1:B 6 4 8:B] C[0:C 3 SW 9:C]; deck 5 ..; discard 3; A looking 2; \
             options memory_aid={}",
            if aid { "on" } else { "off" }
        ));
        assert_eq!(shown_to(&play, ['A', 'B']), if aid { own } else { dark });
    }
}

#[test]
fn tat_139_a_look_ends_by_done_or_by_its_time_and_is_not_seen_again() {
    // The times are data.
    let times = parts().times;
    assert_eq!((times.first_look, times.peek_look), (20, 10));
    assert_eq!((times.super_peek_look_base, times.super_peek_look_per_player), (10, 5));
    let slower = Parts::PRINTED.replace("peek_look = 10", "peek_look = 25");
    assert_eq!(Printed::<Parts>::read(&slower).expect("good data").times.peek_look, 25);

    // Whoever comes back during a look sees it; afterwards, ended by hand or by time, nobody does.
    for (step, during) in [("looking 2", "A[. 5 . .] B[. . . .]"), ("looking all", "A[2 5 9 7] B[1 6 4 8]")] {
        let play =
            Play::at(&format!("A[2:A 5:A 9:A 7:A] B[1:A 6:A 4:A 8:A]; deck 5 ..; discard 3; A {step}"));
        assert_eq!(shown_to(&play, ['A', 'A']), [during, during]);
        for mut ended in [play.clone().does("A done").clone(), play.clone().times_out().clone()] {
            assert_eq!(shown_to(&ended, ['A', 'B']), [DARK, DARK]);
            while ended.asked().to_string() == "A" {
                ended.times_out();
            }
            assert_eq!(shown_to(&ended, ['A', 'B']), [DARK, DARK]);
        }
    }

    // The first look is a common one: it lasts until the last `done`, or the end of its time.
    let mut table: Match<State> =
        Match::start(&parts(), &options(""), 3, Seed::from_number(2)).expect("a table");
    let faces = |table: &Match<State>| {
        ['A', 'B', 'C'].map(|who| 12 - shown(&table.sight(Some(seat(who)))).matches('.').count())
    };
    assert_eq!(faces(&table), [2, 2, 2]);
    table.seal(seat('A'), "done".parse().expect("a decision")).expect("legal");
    table.seal(seat('C'), "done".parse().expect("a decision")).expect("legal");
    assert_eq!(faces(&table), [2, 2, 2], "B still looks");
    table.time_out(seat('B')).expect("legal");
    assert_eq!(faces(&table), [0, 0, 0]);
}

#[test]
fn tat_140_the_public_record_names_what_lay_open_and_is_read_back_for_a_lap() {
    let rows = format!("{ROWS} C[0:C 3 SW 9:C]");
    let mut play = Play::at(&format!("{rows}; deck 4 PK SW D2 8 PK D2 SP 6 ..; discard 3; A source"));
    let turns = [
        (
            "A deck, A keep 2, A pass",
            vec!["A draws from the deck.", "A keeps it in slot 2 and discards 5.", "A does not call."],
        ),
        (
            "B take 3, B pass",
            vec![
                "B is on turn.",
                "B takes 5 from the discard into slot 3 and discards 4.",
                "B does not call.",
            ],
        ),
        (
            "C deck, C peek 2, C done, C pass",
            vec![
                "C is on turn.",
                "C draws from the deck.",
                "C shows Peek.",
                "C peeks at slot 2.",
                "C has seen enough.",
                "C does not call.",
            ],
        ),
        (
            "A deck, A swap 1 B4, A pass",
            vec![
                "A is on turn.",
                "A draws from the deck.",
                "A shows Swap.",
                "A swaps slot 1 with B's slot 4.",
                "A does not call.",
            ],
        ),
        (
            "B deck, B draw, B reject, B draw, B decline, B pass",
            vec![
                "B is on turn.",
                "B draws from the deck.",
                "B shows Draw 2.",
                "B draws from the deck.",
                "B rejects 8.",
                "B draws from the deck.",
                "B shows Peek.",
                "B does not use it.",
                "B does not call.",
            ],
        ),
        (
            "C deck, C stop, C pass",
            vec![
                "C is on turn.",
                "C draws from the deck.",
                "C shows Draw 2.",
                "C stops drawing.",
                "C does not call.",
            ],
        ),
        (
            "A deck, A look, A done",
            vec![
                "A is on turn.",
                "A draws from the deck.",
                "A shows Super Peek.",
                "A looks at every card on the table.",
                "A has seen enough.",
            ],
        ),
        (
            "B deck, B reject, B call",
            vec!["B is on turn.", "B draws from the deck.", "B rejects 6.", "B calls: rat-a-tat cat!"],
        ),
    ];
    let mut record: Vec<Vec<&str>> = Vec::new();
    for (decisions, told) in turns {
        play.does(decisions);
        record.push(told);
        let next = play.told().last().cloned().expect("the next turn begins");
        assert_eq!([record.concat(), vec![&next]].concat(), play.told());
        // The turn that begins now and the two before it.
        let lap = [record[record.len().saturating_sub(2)..].concat(), vec![&next]].concat();
        for who in ['A', 'B', 'C'] {
            assert_eq!(play.notices_to(who), play.notices(), "the record is public");
            assert_eq!(play.readable(who), lap);
        }
    }
    assert_eq!(play.told().last().map(String::as_str), Some("C has a last turn."));

    // A reshuffle and the size of the new deck; with the aid all of it can be read back.
    let mut play = Play::at(&format!("{ROWS}; deck 0; discard 3 8 SW 7; A source; options memory_aid=on"));
    play.does("A deck, A reject, A pass, B deck").times_out().times_out();
    while play.notices().iter().filter(|notice| matches!(notice, Notice::TurnBegan { .. })).count() < 6 {
        play.times_out();
    }
    assert_eq!(play.told()[..2], ["A draws from the deck.", "The discard is shuffled into a new deck of 4."]);
    assert_eq!(play.readable('B'), play.told());

    // Open outer cards: those turned up, and the face of one kept there; an inner one stays dark.
    let play = Play::dealt(2, &options("open_outer=on"), 1);
    let outer = play.row('B').split(' ').next().map(|card| format!("B's slot 1 is turned up: {card}."));
    assert!(play.told().contains(&outer.expect("a card")));
    let open = |slot: u8| {
        let mut play = Play::at(&format!("{ROWS}; deck 5 ..; discard 3; A drawn 0; options open_outer=on"));
        play.does(&format!("A keep {slot}"));
        play.told()[0].clone()
    };
    assert_eq!(open(4), "A keeps it (0) in slot 4 and discards 7.");
    assert_eq!(open(3), "A keeps it in slot 3 and discards 9.");

    // A time-out.
    let mut table: Match<State> =
        Match::start(&parts(), &options(""), 2, Seed::from_number(1)).expect("a table");
    SeatSet::first(2).iter().for_each(|seat| assert!(table.time_out(seat).is_ok()));
    let told: Vec<String> =
        table.readable_since(None, 0).iter().map(|told| told.notice.to_string()).collect();
    assert!(told.contains(&"B has run out of time.".to_owned()));
}

#[test]
fn tat_141_a_face_down_card_has_no_name_but_its_place() {
    // Nobody knows either card. When they have changed places, nobody's rows look any different.
    for aid in ["off", "on"] {
        let mut play = Play::at(&format!(
            "{ROWS} C[0:C 3 SW 9:C]; deck 5 ..; discard SW; A swap; options memory_aid={aid}"
        ));
        let rows = |play: &Play| {
            let views = [play.view('A'), play.view('B'), play.view('C'), play.gallery()];
            views.map(|view| (view.rows, State::sight(&view).rows))
        };
        let before = rows(&play);
        play.does("A swap 2 B3");
        assert_eq!(play.row('A'), "2 4 9 7", "they did");
        assert_eq!(rows(&play), before);
        let [_, second, third, _] = Slot::ALL;
        let swapped = Notice::Swapped { seat: seat('A'), own: second, with: seat('B'), theirs: third };
        assert_eq!(play.notices(), [swapped], "and are named by player and slot");
    }
}

#[test]
fn tat_142_what_a_viewer_may_not_see_changes_nothing_for_that_viewer() {
    // All that A sees is alike; the deck, the dark cards and the card that B draws are not.
    let here = "A[2:A 5 9 7:A] B[1:B 6 4 8:B] C[0:C 3 SW 9:C]; deck 4 SW 0 ..";
    let there = "A[2:A PK 8 7:A] B[1:B 9 SP 5:B] C[6:C D2 1 2:C]; deck 8 SW 0 ..";
    let decisions = "B deck, B keep 1, B pass, C deck, C swap 2 A2, C pass, A deck, A keep 4, A pass";
    for aid in ["off", "on"] {
        let rest = format!("discard 3; B source; options memory_aid={aid}");
        look_alike([&format!("{here}; {rest}"), &format!("{there}; {rest}")], decisions, 'A');
    }
    // Across a reshuffle, when counting tells more: here B cannot tell which of A's cards is the 0.
    let here = "A[2:A 5 9 7:A] B[1:B 6 4 8:B]; deck 0; discard 3 8 SW 7 7; A source";
    let there = "A[9:A 0 2 7:A] B[1:B 4 6 8:B]; deck 5; discard 3 8 SW 7 7; A source";
    look_alike([here, there], "A deck, A keep 4, A pass", 'B');
}

/// Two positions that look the same to one seat and to the gallery, and go on doing so.
#[track_caller]
fn look_alike(positions: [&str; 2], decisions: &str, who: char) {
    let mut plays = positions.map(Play::at);
    assert_ne!(plays[0].position(), plays[1].position());
    for decision in std::iter::once(None).chain(decisions.split(", ").map(Some)) {
        if let Some(decision) = decision {
            for play in &mut plays {
                play.does(decision);
            }
        }
        let [here, there] = &plays;
        assert_eq!(here.view(who), there.view(who), "after {decision:?}");
        assert_eq!(here.sight(who), there.sight(who));
        assert_eq!(here.gallery(), there.gallery());
        assert_eq!(here.notices_to(who), there.notices_to(who));
        assert_eq!(here.notices(), there.notices());
        assert_eq!((here.asked(), here.legal(who)), (there.asked(), there.legal(who)));
        assert_eq!(here.view(who).to_string(), there.view(who).to_string());
    }
    assert_ne!(plays[0].position(), plays[1].position());
}

#[test]
fn tat_143_spectators_and_players_who_are_out_receive_the_public_part_only() {
    let rows = "A[2:A 5:AC 9 7:A] B[1:B 6 4:ABC 8:B] C[0:C 3 SW 9:C]";
    let dark = "A[. . . .] B[. . . .] C[. . . .]";
    for aid in ["off", "on"] {
        for step in ["look", "A source", "A drawn 0", "A looking 2", "A looking all barred"] {
            let play = Play::at(&format!(
                "{rows}; deck 5 ..; discard 3 8; {step}; out D@1; options match_end=elimination memory_aid={aid}"
            ));
            for sight in [watched(&play), play.sight('D')] {
                assert_eq!(shown(&sight), dark, "during `{step}`");
                if let Doing::Drawn { card, .. } = sight.doing {
                    assert_eq!(card, Face::Down);
                }
                assert_eq!(sight.ask, None);
                let all = (aid == "on").then(|| vec![Card::N3, Card::N8]);
                assert_eq!(sight.discard.all, all);
                let k =
                    if aid == "on" { "A[A AC - A] B[B - ABC B] C[C - - C]" } else { &dark.replace('.', "?") };
                assert_eq!(known(&sight), k);
            }
        }
    }
    // The whole record with the aid, the recent part without.
    for (aid, turns) in [("on", 5), ("off", 3)] {
        let mut play = Play::at(&format!(
            "{rows}; deck 0 1 2 4 4 ..; discard 3; C source; out D@1; \
             options match_end=elimination memory_aid={aid}"
        ));
        for who in ['C', 'A', 'B', 'C', 'A'] {
            play.does(&format!("{who} deck, {who} reject, {who} pass"));
        }
        let began = |told: &String| told.ends_with("is on turn.");
        assert_eq!(play.readable('D').iter().filter(|told| began(told)).count(), turns);
    }
}

#[test]
fn tat_144_seed_and_deck_are_known_to_nobody_before_the_match_is_over() {
    let seed = Seed::from_number(6);
    let mut table: Match<State> =
        Match::start(&parts(), &options("rounds=2 lap_limit=10"), 2, seed).expect("a table");
    assert_eq!(table.commitment(), seed.commitment(), "what is known is the seed's digest");
    while let Turn::Waits(_) = table.turn() {
        assert_eq!((table.seed(), table.record().seed), (None, None));
        assert_eq!(format!("{table:?}"), "Match of rat-a-tat-cat");
        for eye in [None, Some(seat('A')), Some(seat('B'))] {
            assert_eq!((table.view(eye).deck_order, table.sight(eye).deck_order), (None, None));
            for told in table.notices_since(eye, 0) {
                let told_too_much = matches!(
                    told.notice,
                    Notice::Shuffled { order: Some(_), .. }
                        | Notice::SlippedIn { order: Some(_), .. }
                        | Notice::Reshuffled { order: Some(_), .. }
                        | Notice::Dealt { rows: Some(_), .. }
                );
                assert!(!told_too_much, "{}", told.notice);
            }
        }
        table.time_out(table.waits_for().lowest().expect("somebody is asked")).expect("legal");
    }
    assert_eq!((table.seed(), table.record().seed), (Some(seed), Some(seed)));
    assert!(table.open(Seed::from_number(7)).is_none());
    let shuffled = |notice: &Notice| matches!(notice, Notice::Shuffled { order: Some(_), .. });
    let truth = table.open(seed).expect("the seed opens the door").notices_of_everything();
    assert_eq!(truth.iter().filter(|notice| shuffled(notice)).count(), 2, "then all may be shown");
}

#[test]
fn tat_151_the_record_begins_with_the_set_up_and_ends_with_the_scoring() {
    // Some deal lays exactly one special card aside.
    let laid_aside = |notice: &&Notice| matches!(notice, Notice::LaidAside { .. });
    let mut play = (0..)
        .map(|seed| Play::dealt(2, &options("first_dealer=0 lap_limit=10"), seed))
        .find(|play| play.notices().iter().filter(laid_aside).count() == 1)
        .expect("such a deal");
    let set_up = play.told();
    let starts = |index: usize, text: &str| assert!(set_up[index].starts_with(text), "{set_up:?}");
    starts(0, "Round 1: A deals.");
    starts(1, "65 cards are shuffled.");
    starts(2, "Four cards each for A, B.");
    assert!(set_up[3].ends_with(" is turned up and laid aside."));
    assert_eq!(set_up[4], format!("{} starts the discard.", play.discard()));
    starts(5, "What was laid aside goes back into the deck.");
    // It is turn 0: with two players it is read back in turn 1, not in turn 2.
    assert_eq!(play.readable('A'), set_up);
    play.does("A done, B done");
    assert_eq!(play.readable('A')[..set_up.len()], set_up);
    while play.asked().to_string() == "B" {
        play.times_out();
    }
    assert!(play.readable('A')[0].starts_with("B is on turn."), "{:?}", play.readable('A'));

    // Once the rows are revealed all of this round can be read, with the aid off, until the next deal.
    play.times_out_until_scored();
    assert_eq!((play.readable('A'), play.readable('B')), (play.told(), play.told()));
    play.does("A ready, B ready");
    assert_eq!(play.readable('A')[0], "Round 2: B deals.");

    // The end: rows, replacements with every card turned up, reshuffles, scores, who is out.
    let mut play = Play::at(
        "A[SW 1 PK 2] B[4 5 4 4]; deck SP D2 6 8; discard 3; B drawn 7; called A; left B; totals 0 99; \
         options match_end=elimination",
    );
    play.does("B reject");
    let told = play.told();
    assert_eq!(
        told[..9],
        [
            "B rejects 7.",
            "All cards up: A [SW 1 PK 2] B [4 5 4 4].",
            "A's Swap in slot 1 is replaced.",
            "SP is turned up for A's slot 1.",
            "D2 is turned up for A's slot 1.",
            "6 is turned up for A's slot 1.",
            "A's Peek in slot 3 is replaced.",
            "8 is turned up for A's slot 3.",
            "The discard is shuffled into a new deck of 6.",
        ]
    );
    assert_eq!(told[9..], ["Points: A 17 (total 17), B 17 (total 116).", "Out: B.", "A wins."]);
}
