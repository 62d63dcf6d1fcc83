//! The classic deck, open outer cards, and what else the options change: TAT-104 to TAT-117.

use crate::play::{Play, check, options, parts, seat};
use rat_a_tat_cat::{Card, DeckName, Notice, Options, Slot, View};
use table::{Face, OptionValue, Options as _, Turn};

#[test]
fn tat_104_the_classic_deck_has_54_cards_and_no_super_peek() {
    let parts = parts();
    let classic = parts.deck(DeckName::Classic);
    assert_eq!(Card::ALL.map(|card| classic.of(card)), [4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 3, 3, 3, 0]);
    assert_eq!(classic.total(), 54);
    assert_eq!(Play::dealt(2, &options("deck=classic"), 1).everything().public.makeup, *classic);
}

#[test]
fn tat_105_the_classic_deck_changes_no_other_rule() {
    const DECISIONS: [&str; 12] = [
        "A deck",
        "A draw",
        "A reject",
        "A draw",
        "A peek 2",
        "A done",
        "A pass",
        "B deck",
        "B swap 3 A1",
        "B call",
        "A deck",
        "A keep 1",
    ];
    // The same position with either deck: the same questions, answers and results.
    let played = |deck: &str| {
        let mut play = Play::at(&format!(
            "A[2:A 5 9 7:A] B[1:B 6 SW 8:B]; deck D2 8 PK SW 4 ..; discard 3; A source; options deck={deck}"
        ));
        let legal: Vec<_> = DECISIONS
            .iter()
            .map(|decision| {
                let legal = [play.legal('A'), play.legal('B')];
                play.does(decision);
                legal
            })
            .collect();
        (legal, play.told(), play.scores())
    };
    assert_eq!(played("classic"), played("deluxe"));
    assert_eq!(played("classic").2, [25, 17]);

    for seats in 2..=6 {
        let mut play = Play::dealt(seats, &options("deck=classic rounds=2 lap_limit=10"), 3);
        assert_eq!(play.everything().deck, 53 - 4 * seats);
        while !matches!(play.turn(), Turn::Over(_)) {
            play.times_out();
        }
        let super_peek = |notice: &Notice| {
            matches!(
                notice,
                Notice::ShowedSpecial { card: Card::SuperPeek, .. }
                    | Notice::LaidAside { card: Card::SuperPeek }
            )
        };
        assert!(!play.notices().iter().any(super_peek), "a Super Peek just never comes up");
    }
}

#[test]
fn tat_106_the_classic_deck_changes_no_default() {
    let mut classic = Options::default();
    classic.set("deck", &OptionValue::from_text("classic")).expect("an option");
    assert_eq!(classic.values()[1..], Options::default().values()[1..]);
    // In play, too: with the classic deck a total equal to the limit stays in.
    check(
        "A[9 7 2 0] B[1 2 3 4] C[0 0 0 1]; deck 5 ..; discard 3; C drawn 9; called A; left C; \
         totals 82 91 0; options deck=classic match_end=elimination",
        "C reject",
        &["scored", "totals 100 101 1", "out B@1"],
    );
}

/// Outer cards lie open; A is on turn.
const OPEN: &str = "A[4 5 3 9] B[0 6 7 SW]";

fn open_outer(rest: &str) -> Play {
    Play::at(&format!("{OPEN}; {rest}; options open_outer=on"))
}

/// The faces that an onlooker sees in a row, `.` for a dark one.
fn faces(view: &View, who: char) -> String {
    let face = |slot: Slot| match view.rows.at(seat(who), slot).face {
        Face::Up(card) => card.name(),
        Face::Down => ".",
    };
    Slot::ALL.map(face).join(" ")
}

#[test]
fn tat_107_the_outer_cards_are_turned_up_for_all_after_the_deal() {
    for seats in 2..=6 {
        let play = Play::dealt(seats, &options("open_outer=on"), 2);
        for who in ('A'..).take(seats as usize) {
            let row = play.row(who);
            let cards: Vec<&str> = row.split(' ').collect();
            let seen = format!("{} . . {}", cards[0], cards[3]);
            assert_eq!(faces(&play.gallery(), who), seen);
            assert_eq!(faces(&play.view(who), who), seen, "the own inner cards are dark, too");
            assert_eq!(faces(&play.view('B'), who), seen);
        }
        let turned_up = |notice: &&Notice| matches!(notice, Notice::OuterTurnedUp { .. });
        assert_eq!(play.notices().iter().filter(turned_up).count(), 2 * seats as usize);
    }
}

#[test]
fn tat_108_there_is_no_first_look_with_open_outer_cards() {
    let play = Play::dealt(3, &options("open_outer=on first_dealer=0"), 2);
    assert_eq!(play.asked().to_string(), "B", "the first turn begins right after the deal");
    assert!(play.legal('B').contains(&"deck".to_owned()));
    assert!(!play.notices().contains(&Notice::FirstLookBegan));
    // In later rounds neither.
    let mut play = open_outer("deck 5 ..; discard 3; scored; dealer B; first A");
    play.does("A ready, B ready");
    assert_eq!((play.asked().to_string().as_str(), play.section("look")), ("B", None));
}

#[test]
fn tat_109_outer_slots_stay_open_and_inner_slots_stay_dark() {
    for (slot, seen) in [(1, "2 . . 9"), (2, "4 . . 9"), (3, "4 . . 9"), (4, "4 . . 2")] {
        let mut kept = open_outer("deck 5 ..; discard 3; A drawn 2");
        kept.does(&format!("A keep {slot}"));
        assert_eq!(faces(&kept.gallery(), 'A'), seen, "kept from the deck in slot {slot}");
        let mut taken = open_outer("deck 5 ..; discard 2; A source");
        taken.does(&format!("A take {slot}"));
        assert_eq!(faces(&taken.gallery(), 'A'), seen, "taken from the discard into slot {slot}");
    }
    let mut play = open_outer("deck SW 8 ..; discard 3; A swap");
    play.does("A swap 2 B3, A pass, B deck, B swap 2 A3, B pass");
    assert_eq!([faces(&play.gallery(), 'A'), faces(&play.gallery(), 'B')], ["4 . . 9", "0 . . SW"]);
}

#[test]
fn tat_110_a_card_kept_in_an_outer_slot_is_public_when_placed_and_not_earlier() {
    let mut play = open_outer("deck 2 5 ..; discard 3; A source");
    play.does("A deck");
    assert_eq!(play.view('B').phase.drawn(), Some(Face::Down));
    assert_eq!(play.gallery().phase.drawn(), Some(Face::Down));
    let drew = play.notices();
    assert_eq!(drew.last(), Some(&Notice::Drew { seat: seat('A'), card: Face::Down }));
    play.does("A keep 4");
    assert_eq!(faces(&play.view('B'), 'A'), "4 . . 2");
    assert_eq!(play.told()[1], "A keeps it (2) in slot 4 and discards 9.");
    assert_eq!(play.notices()[0], drew[0], "what was told before stays as it was");
}

#[test]
fn tat_111_only_face_down_cards_can_be_swapped() {
    let mut play =
        Play::at(&format!("{OPEN} C[1 1 8 8]; deck 5 ..; discard 3; A swap; options open_outer=on"));
    let legal = play.legal('A');
    assert_eq!(
        legal,
        [
            "decline",
            "swap 2 B2",
            "swap 2 B3",
            "swap 3 B2",
            "swap 3 B3",
            "swap 2 C2",
            "swap 2 C3",
            "swap 3 C2",
            "swap 3 C3"
        ]
    );
    for open in ["A swap 1 B2", "A swap 4 B2", "A swap 2 B1", "A swap 2 B4", "A swap 1 C1"] {
        assert_eq!(play.refuses(open), "only face-down cards can be swapped: slots 2 and 3");
    }
}

#[test]
fn tat_112_only_slots_2_and_3_can_be_peeked_at() {
    let mut play = open_outer("deck 5 ..; discard 3; A peek");
    assert_eq!(play.legal('A'), ["decline", "peek 2", "peek 3"]);
    assert_eq!(play.refuses("A peek 1"), "slot 1 lies open; peek at slot 2 or 3");
    assert_eq!(play.refuses("A peek 4"), "slot 4 lies open; peek at slot 2 or 3");
}

#[test]
fn tat_113_a_special_card_in_an_outer_slot_is_inert_and_replaced_in_scoring() {
    // B's slot 4 is an open Swap. It is replaced by a kept card without effect, and lies on top of the discard.
    let mut play = open_outer("deck 5 ..; discard 3; B drawn 2");
    play.does("B keep 4");
    assert_eq!((play.asked().to_string().as_str(), play.legal('B').as_slice()), ("B", &call()[..]));
    play.does("B pass");
    assert_eq!((play.row('A').as_str(), play.legal('A').as_slice()), ("4 5 3 9", &["deck".to_owned()][..]));
    // In scoring a number card is turned up for it.
    let mut play = open_outer("deck PK 8 5 ..; discard 3; B drawn 2; called A; left B");
    play.does("B reject");
    assert_eq!((play.row('B').as_str(), play.scores()), ("0 6 7 8", vec![21, 21]));
}

fn call() -> [String; 2] {
    ["pass".to_owned(), "call".to_owned()]
}

#[test]
fn tat_114_with_open_outer_cards_all_else_is_as_usual() {
    // The ban of a Super Peek on calling; what it shows.
    let mut play = open_outer("deck SP D2 8 1 ..; discard 3; A source");
    play.does("A deck, A look");
    assert_eq!([faces(&play.view('A'), 'A'), faces(&play.view('A'), 'B')], ["4 5 3 9", "0 6 7 SW"]);
    play.does("A done");
    assert_eq!(play.asked().to_string(), "B", "A cannot call");
    // A Draw 2; a call; the last turn; the scoring.
    play.does("B deck, B draw, B reject, B draw, B keep 1, B call");
    assert_eq!(play.legal('A'), ["deck", "take 1", "take 2", "take 3", "take 4"]);
    play.does("A take 4");
    assert_eq!((play.row('A').as_str(), play.scores()[0]), ("4 5 3 0", 12));
}

#[test]
fn tat_115_a_call_is_followed_by_one_turn_of_each_other_player() {
    let rows = ["A[0 1 2 3]", "B[0 1 2 3]", "C[0 1 2 3]", "D[0 1 2 3]", "E[4 4 4 4]", "F[5 5 5 5]"];
    for seats in 2..=6 {
        let mut play = Play::at(&format!("{}; deck 9 ..; discard 9; B call", rows[..seats].join(" ")));
        play.does("B call");
        let mut turns = String::new();
        while !play.everything().phase.rows_are_open() {
            turns += &play.asked().to_string();
            let who = play.asked().to_string();
            play.does(&format!("{who} take 1"));
        }
        assert_eq!(turns, format!("{}A", &"CDEF"[..seats - 2]));
    }
}

#[test]
fn tat_116_keep_top_leaves_the_top_card_on_the_discard() {
    const SMALL: &str = "A[2 5 9 7] B[1 6 4 8]; deck 5; discard 3 SW 0 9; A source";
    let mut play = Play::at(&format!("{SMALL}; options reshuffle=keep_top"));
    play.does("A deck");
    assert_eq!(
        (play.discard().as_str(), sorted(&play.deck())),
        ("3", ["0", "9", "SW"].map(String::from).to_vec())
    );
    play.does("A reject");
    assert_eq!(play.discard(), "5 3");
    let mut usual = Play::at(SMALL);
    usual.does("A deck");
    assert_eq!((usual.discard().as_str(), usual.everything().deck), ("", 4));
    // A special card stays on top just so, and then the new discard covers it.
    let mut play =
        Play::at("A[2 5 9 7] B[1 6 4 8]; deck 5; discard SW 3 0 9; A source; options reshuffle=keep_top");
    play.does("A deck, A keep 1");
    assert_eq!(play.discard(), "2 SW");
}

fn sorted(cards: &str) -> Vec<String> {
    let mut cards: Vec<String> = cards.split(' ').map(str::to_owned).collect();
    cards.sort();
    cards
}

#[test]
fn tat_117_a_call_after_the_first_lap_only() {
    let mut play = Play::at(
        "A[2 5 9 7] B[1 6 4 8] C[0 0 3 3]; deck 8 7 6 5 ..; discard 3; B source; options call_from=after_first_lap",
    );
    play.does("B deck, B reject");
    assert_eq!(play.asked().to_string(), "C", "B is not asked whether to call");
    play.does("C deck, C reject");
    assert_eq!(play.asked().to_string(), "A");
    play.does("A deck, A reject");
    assert_eq!(play.legal('A'), call(), "A's own turn completes the lap");
    play.does("A pass, B deck, B reject");
    assert_eq!(play.legal('B'), call());
}
