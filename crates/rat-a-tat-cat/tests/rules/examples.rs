//! The worked examples of the rules file, one by one. Players are A, B, C … in seats 0, 1, 2 …

use crate::play::{Play, options, parts, seat};
use rat_a_tat_cat::{Card, DeckName, Notice};
use table::Turn;

/// The cards of the deluxe deck that these do not use, as a discard under `top`.
fn rest_of_deluxe(used: &str, top: &str) -> String {
    let mut rest = parts().deck(DeckName::Deluxe).to_owned();
    let used = used.split([' ', '[', ']']).filter_map(Card::from_name);
    used.chain(top.split_whitespace().filter_map(Card::from_name)).for_each(|card| rest.take(card));
    let rest = rest.stack();
    let names = rest.as_slice().iter().map(|card| card.name());
    top.split_whitespace().chain(names).collect::<Vec<_>>().join(" ")
}

#[test]
fn tat_example_1_first_discard() {
    // Some shuffle has these cards under the deal: SP D2 6.
    let after_the_deal = |play: &Play| -> Vec<Card> {
        let [_, Notice::Shuffled { order: Some(order), .. }, ..] = &play.in_truth()[..] else {
            panic!("a round begins with a shuffle")
        };
        order[12..].to_vec()
    };
    let play = (0..)
        .map(|seed| Play::dealt(3, &options(""), seed))
        .find(|play| after_the_deal(play).starts_with(&[Card::SuperPeek, Card::Draw2, Card::N6]))
        .expect("such a shuffle");
    assert_eq!(after_the_deal(&play).len(), 53);

    let told = play.told();
    assert_eq!(
        told[3..],
        [
            "SP is turned up and laid aside.",
            "D2 is turned up and laid aside.",
            "6 starts the discard.",
            "What was laid aside goes back into the deck.",
            "Everyone looks at their own slots 1 and 4.",
        ]
    );
    assert_eq!((play.discard().as_str(), play.everything().deck), ("6", 52));
    // All but the 6 are in it again, SP and D2 somewhere.
    let mut deck: Vec<Card> = play.deck().split(' ').filter_map(Card::from_name).collect();
    let mut all_but_the_6 = after_the_deal(&play);
    all_but_the_6.remove(2);
    deck.sort_unstable();
    all_but_the_6.sort_unstable();
    assert_eq!(deck, all_but_the_6);
    assert_eq!((play.asked().to_string().as_str(), play.legal('A')), ("ABC", vec!["done".to_owned()]));
}

#[test]
fn tat_example_2_taking_from_the_discard() {
    let mut play = Play::at("A[2:A 5 9 7:A] B[1 6 4 8]; deck 5 ..; discard 3; A source");
    play.does("A take 4");
    assert_eq!((play.row('A').as_str(), play.discard().as_str()), ("2 5 9 3", "7"));
    assert_eq!(play.knows("A4"), "AB");
    play.does("A pass");
    assert_eq!(play.legal('B'), ["deck", "take 1", "take 2", "take 3", "take 4"]);
    play.does("B take 1");
    assert_eq!(play.row('B'), "7 6 4 8");
}

#[test]
fn tat_example_3_replacing_an_inert_special() {
    let mut play = Play::at("A[5 6 7 8] B[1 SW 4 8] C[0 0 3 3]; deck 2 ..; discard 9; B source");
    play.does("B deck, B keep 2");
    assert_eq!((play.row('B').as_str(), play.discard().as_str()), ("1 2 4 8", "SW 9"));
    assert_eq!(play.legal('B'), ["pass", "call"], "no swap happens");
    play.does("B pass");
    assert_eq!(play.legal('C'), ["deck"]);
}

#[test]
fn tat_example_4_draw_2_chain() {
    let mut play = Play::at("A[5 6 7 8] B[1 2 4 8]; deck D2 8 D2 PK 1 ..; discard 9; A source");
    play.does("A deck");
    assert_eq!((play.discard().as_str(), play.section("A d").as_deref()), ("D2 9", Some("A draw2 2")));
    play.does("A draw, A reject");
    assert_eq!(play.section("A d").as_deref(), Some("A draw2 1"));
    play.does("A draw");
    assert_eq!(play.section("A d").as_deref(), Some("A draw2 2"), "the first effect is over");
    play.does("A draw");
    assert_eq!(play.section("A p").as_deref(), Some("A peek again 1"));

    let mut used = play.clone();
    used.does("A peek 2, A done");
    assert_eq!(used.legal('A'), ["pass", "call"], "the second draw is lost");
    assert!(used.deck().starts_with("1 "));

    play.does("A decline");
    assert_eq!(play.section("A d").as_deref(), Some("A draw2 1"));
    play.does("A draw, A keep 2");
    assert_eq!(play.legal('A'), ["pass", "call"]);
    assert_eq!(play.discard(), "6 PK D2 8 D2 9", "top first");
    assert_eq!(play.row('A'), "5 1 7 8");
}

#[test]
fn tat_example_5_super_peek_inside_draw_2() {
    let mut play = Play::at("A[5:A 6 7 8:A] B[1 2 4 8]; deck D2 SP 0 ..; discard 9; A source");
    play.does("A deck, A draw, A decline");
    assert_eq!(["B1", "B2", "A2"].map(|place| play.is_shown('A', place)), [None; 3], "nothing is shown");
    assert_eq!(play.knows("B1"), "");
    play.does("A draw, A keep 3");
    assert_eq!(play.row('A'), "5 6 0 8");
    assert_eq!(play.section("B ").as_deref(), Some("B source"), "A cannot call; B's turn begins");
    assert_eq!(play.section("called"), None);
}

#[test]
fn tat_example_6_a_swap_and_what_is_known() {
    let mut play =
        Play::at("A[1:A 6 4 9:A] B[0:B 3 8 8:B]; deck SW ..; discard 9; A source; options memory_aid=on");
    play.does("A deck, A swap 4 B1");
    assert_eq!([play.row('A'), play.row('B')], ["1 6 4 0", "9 3 8 8"]);
    assert_eq!([play.knows("A4"), play.knows("B1")], ["B", "A"]);
    assert_eq!([play.sees('A', "A4"), play.sees('B', "A4")], [None, Some(Card::N0)]);
    assert_eq!([play.sees('A', "B1"), play.sees('B', "B1")], [Some(Card::N9), None]);
    let aided = ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"].map(|place| play.is_shown('A', place));
    assert_eq!(aided, [Some(Card::N1), None, None, None, Some(Card::N9), None, None, None]);
}

#[test]
fn tat_example_7_a_call_and_last_turns() {
    let mut play =
        Play::at("A[5 5 6 6] B[7 7 8 8] C[0 2 9 2] D[3 4 4 3]; deck 1 SW SP D2 9 3 ..; discard 9; C source");
    play.does("C deck, C keep 3, C call");
    assert_eq!(play.section("left").as_deref(), Some("left ABD"));
    play.does("D deck, D swap 2 C1");
    assert_eq!([play.row('C'), play.row('D')], ["4 2 1 2", "3 0 4 3"], "the caller is not protected");
    play.does("A deck, A look, A done");
    assert_eq!(play.section("B ").as_deref(), Some("B source"), "no call decision");
    play.does("B deck, B draw, B reject, B draw, B keep 4");
    assert_eq!(play.section("scored").as_deref(), Some("scored"));
    assert_eq!(play.scores(), [22, 25, 9, 10]);
}

#[test]
fn tat_example_8_scoring_with_replacements() {
    let mut play = Play::at(
        "A[0 PK 3 9] B[2 2 4 1] C[0 1 1 2] D[SP 5 D2 6]; deck SW 7 9 4 ..; discard 3; \
         B drawn 8; called C; left B",
    );
    play.does("B reject");
    assert_eq!(
        play.told()[2..10],
        [
            "D's Super Peek in slot 1 is replaced.",
            "SW is turned up for D's slot 1.",
            "7 is turned up for D's slot 1.",
            "D's Draw 2 in slot 3 is replaced.",
            "9 is turned up for D's slot 3.",
            "A's Peek in slot 2 is replaced.",
            "4 is turned up for A's slot 2.",
            "Points: A 16 (total 16), B 9 (total 9), C 4 (total 4), D 27 (total 27).",
        ]
    );
    assert_eq!(['A', 'B', 'C', 'D'].map(|who| play.row(who)), ["0 4 3 9", "2 2 4 1", "0 1 1 2", "7 5 9 6"]);
    assert_eq!(play.scores(), [16, 9, 4, 27]);
    assert_eq!(play.discard(), "PK D2 SW SP 8 3", "top first: SP, SW, D2, PK came in this order");
}

#[test]
fn tat_example_9_empty_deck() {
    let rows = "A[0 1 2 4] B[0 1 2 4] C[6 6 7 7] D[8 8 9 9]";
    let position = format!("{rows}; deck 5; discard {}; A source", rest_of_deluxe(&format!("{rows} 5"), "3"));
    let mut play = Play::at(&position);
    assert_eq!(play.everything().public.discard.len(), 48);
    play.does("A deck");
    assert_eq!(play.section("A d").as_deref(), Some("A drawn 5@0"));
    assert_eq!((play.everything().deck, play.discard().as_str()), (48, ""));
    play.does("A reject, A pass");
    assert_eq!(play.discard(), "5");
    assert_eq!(play.legal('B'), ["deck", "take 1", "take 2", "take 3", "take 4"]);

    let mut play = Play::at(&format!("{position}; options reshuffle=keep_top"));
    play.does("A deck");
    assert_eq!((play.everything().deck, play.discard().as_str()), (47, "3"));
    play.does("A reject");
    assert_eq!(play.discard(), "5 3", "top first");
}

#[test]
fn tat_example_10_draw_2_as_the_last_card() {
    let rows = "A[0 1 2 3] B[0 1 2 3] C[4 4 5 5] D[6 6 7 7] E[8 8 9 9] F[SW PK SP 9]";
    let mut play = Play::at(&format!(
        "{rows}; deck D2; discard {}; A source",
        rest_of_deluxe(&format!("{rows} D2"), "5")
    ));
    assert_eq!(play.everything().public.discard.len(), 40);
    play.does("A deck");
    assert_eq!((play.everything().deck, play.discard().as_str()), (40, "D2"));
    assert_eq!(play.section("A d").as_deref(), Some("A draw2 2"));
    assert_eq!(play.deck().matches("D2").count(), 3, "the one in hand took no part");
    play.does("A draw");
    assert_eq!(play.everything().deck, 39);
}

#[test]
fn tat_example_11_empty_deck_in_scoring() {
    let rows = "A[SW 1 PK 2] B[4 4 4 4]";
    let mut play = Play::at(&format!(
        "{rows}; deck SP; discard {}; B drawn 9; called A; left B",
        rest_of_deluxe(&format!("{rows} SP 9"), "3")
    ));
    play.does("B reject");
    let told = play.told();
    assert_eq!(
        told[2..5],
        [
            "A's Swap in slot 1 is replaced.",
            "SP is turned up for A's slot 1.",
            "The discard is shuffled into a new deck of 57.",
        ]
    );
    // Then cards are turned up until a number lies in slot 1, and likewise in slot 3; what is left is the new deck.
    let turned_up = |slot: u8| {
        let of_slot = format!(" is turned up for A's slot {slot}.");
        told.iter().filter(|told| told.ends_with(&of_slot)).count() as u8
    };
    let (first, third) = (turned_up(1), turned_up(3));
    let all = play.everything();
    assert_eq!(all.deck, 57 - (first - 1) - third, "the SP came from the old deck");
    assert_eq!(all.public.discard.len(), first + third - 2 + 1, "every special turned up, and the PK");
    assert_eq!(all.public.discard.as_slice()[0], Card::SuperPeek, "the SP is its first card");
    assert_eq!(play.all_cards().total(), 65);
    assert!(all.rows.of(seat('A')).iter().all(|seen| seen.face.up().is_some_and(Card::is_number)));
    let row: u8 = play.row('A').split(' ').filter_map(|card| card.parse::<u8>().ok()).sum();
    assert_eq!(play.scores(), [row, 16]);
}

#[test]
fn tat_example_12_elimination() {
    // 6, 10, 18 and 27 points make 100, 101, 96 and 130.
    let scored = |option: &str| {
        let mut play = Play::at(&format!(
            "A[0 1 2 3] B[1 2 3 4] C[0 2 9 7] D[5 6 8 8]; deck 5 ..; discard 3; D drawn 9; called A; left D; \
             totals 94 91 78 103; options match_end=elimination {option}"
        ));
        play.does("D reject");
        assert_eq!(play.totals(), [100, 101, 96, 130]);
        play
    };
    let over = scored("limit_rule=over");
    assert_eq!(over.told().last().map(String::as_str), Some("Out: B, D."));
    assert_eq!(over.asked().to_string(), "AC", "A and C play on");
    let reach = scored("limit_rule=reach");
    assert_eq!(reach.standing().winners().to_string(), "C");
    assert_eq!(reach.section("out").as_deref(), Some("out A@1 B@1 D@1"));
}

#[test]
fn tat_example_13_all_out_together() {
    let mut play = Play::at(
        "A[1 2 3 6] C[1 2 1 4]; deck 5 ..; discard 3; C drawn 9; called A; left C; round 6; \
         totals 95 101 97; out B@4; options match_end=elimination",
    );
    play.does("C reject");
    assert_eq!((play.scores(), play.totals()), (vec![12, 0, 8], vec![107, 101, 105]));
    assert_eq!(play.section("out").as_deref(), Some("out A@6 B@4 C@6"));
    assert_eq!((play.standing().winners().to_string().as_str(), play.places()), ("C", vec![2, 3, 1]));
}

#[test]
fn tat_example_14_dealer() {
    let scored = |out: &str| {
        Play::at(&format!(
            "A[0 1 2 3] B[1 2 3 4] C[0 2 9 7] D[5 6 8 8]; deck 5 ..; discard 3; scored; dealer A; first B; {out}\
             options match_end=elimination"
        ))
    };
    for (out, ready, dealer, first) in [
        ("", "A ready, B ready, C ready, D ready", 'B', 'C'),
        ("out B@1; ", "A ready, C ready, D ready", 'C', 'D'),
        ("out B@1 C@1; ", "A ready, D ready", 'D', 'A'),
    ] {
        let mut play = scored(out);
        play.does(ready);
        assert_eq!(play.everything().public.dealer, seat(dealer));
        play.times_out();
        assert_eq!(play.asked().to_string(), first.to_string());
    }
}

#[test]
fn tat_example_15_open_outer_cards() {
    let mut play =
        Play::at("A[4 5 6 9] B[0 1 3 SW]; deck SW 8 2 ..; discard 3; A source; options open_outer=on");
    play.does("A deck");
    play.refuses("A swap 1 B2");
    play.refuses("A swap 2 B1");
    play.does("A swap 2 B3, A pass");
    assert_eq!([play.row('A'), play.row('B')], ["4 3 6 9", "0 1 5 SW"]);
    play.does("B deck, B reject, B pass, A deck, A keep 4");
    assert_eq!(play.row('A'), "4 3 6 2");
    let open = |place: &str| play.is_shown('B', place);
    assert_eq!(["A1", "A2", "A3", "A4"].map(open), [Some(Card::N4), None, None, Some(Card::N2)]);
    assert!(play.discard().starts_with("9 "));
}

#[test]
fn tat_example_16_time_match() {
    let mut play = Play::at(
        "A[0 1 2 3] B[1 2 3 4]; deck 5 ..; discard 3; clock; round 3; totals 30 40; \
         options match_end=time minutes=30 lap_limit=10",
    );
    play.clock(28 * 60).does("A ready, B ready");
    assert_eq!(play.section("round").as_deref(), Some("round 4"));
    play.times_out_until_scored();
    assert_eq!(play.turn(), Turn::AsksClock);
    let scores = play.scores();
    play.clock(33 * 60 + 10);
    assert_eq!(play.totals(), [30 + u32::from(scores[0]), 40 + u32::from(scores[1])], "it counts");
    assert_eq!(play.standing().winners().len(), 1, "and the match is over");
}

#[test]
fn tat_example_17_shared_win() {
    // 6, 10, 18 and 27 points make 41, 37, 37 and 60.
    let mut play = Play::at(
        "A[0 1 2 3] B[1 2 3 4] C[0 2 9 7] D[5 6 8 8]; deck 5 ..; discard 3; D drawn 9; called A; left D; \
         round 5; totals 35 27 19 33",
    );
    play.does("D reject");
    assert_eq!(play.totals(), [41, 37, 37, 60]);
    assert_eq!((play.standing().winners().to_string().as_str(), play.places()), ("BC", vec![3, 1, 1, 4]));
}
