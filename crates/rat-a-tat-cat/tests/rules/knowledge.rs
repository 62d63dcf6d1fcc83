//! Who knows what: the K of the rules file, TAT-122 to TAT-132 and TAT-150.

use crate::play::{Play, check, options, seat};
use rat_a_tat_cat::{Card, Decision, Slot, State};
use std::collections::BTreeSet;
use table::{Dice, Face, Game, Joint, Seed, World};

/// K of every slot of every row: `"A[A - - A] B[B - - B]"`.
fn knowledge(play: &Play) -> String {
    let all = play.everything();
    let row = |seat| {
        let known_by = Slot::ALL.map(|slot| all.rows.at(seat, slot).known_by.to_string());
        let known_by = known_by.map(|seats| if seats.is_empty() { "-".to_owned() } else { seats });
        format!("{seat}[{}]", known_by.join(" "))
    };
    all.public.in_round.iter().map(row).collect::<Vec<_>>().join(" ")
}

/// After the first look; A is on turn.
const ROWS: &str = "A[2:A 5 9 7:A] B[1:B 6 4 8:B] C[0:C 3 SW 9:C]";
const KNOWN: &str = "A[A - - A] B[B - - B] C[C - - C]";

/// K after these decisions of A.
fn after(rest: &str, decisions: &str) -> String {
    let mut play = Play::at(&format!("{ROWS}; {rest}"));
    play.does(decisions);
    knowledge(&play)
}

#[test]
fn tat_122_at_the_deal_nobody_knows_a_card() {
    // Without a first look the deal alone is seen: not even the dealer knows a card.
    let dealt = Play::dealt(3, &options("open_outer=on first_dealer=0"), 5);
    assert_eq!(knowledge(&dealt), "A[- - - -] B[- - - -] C[- - - -]");
    // With it the inner cards show the same.
    for (seats, seed) in (2..=6).zip(0..) {
        let dealt = Play::dealt(seats, &options(""), seed).everything();
        let inner = dealt.public.in_round.iter().flat_map(|seat| dealt.rows.of(seat)[1..3].to_vec());
        assert!(inner.into_iter().all(|seen| seen.known_by.is_empty()));
    }
}

#[test]
fn tat_123_the_first_look_adds_the_owner_to_the_outer_cards() {
    let mut play = Play::dealt(3, &options(""), 5);
    play.does("A done, B done, C done");
    assert_eq!(knowledge(&play), KNOWN);
}

#[test]
fn tat_124_a_card_kept_from_the_deck_is_known_to_the_drawer_alone() {
    // B knew the card that A replaces; that is gone with it.
    check(
        "A[2:A 5:B 9 7:A] B[1:B 6 4 8:B]; deck 0 ..; discard 3; A source",
        "A deck, A keep 2",
        &["A[2:A 0:A# 9 7:A] B[1:B 6 4 8:B]"],
    );
    assert_eq!(after("deck 5 ..; discard 3; A drawn 0", "A keep 3"), "A[A - A A] B[B - - B] C[C - - C]");
}

#[test]
fn tat_125_a_card_taken_from_the_discard_is_known_to_all_in_the_round() {
    assert_eq!(after("deck 5 ..; discard 3; A source", "A take 3"), "A[A - ABC A] B[B - - B] C[C - - C]");
    // D is out and knows nothing.
    let out = "deck 5 ..; discard 3; A source; out D@1; options match_end=elimination";
    assert_eq!(after(out, "A take 1"), "A[ABC - - A] B[B - - B] C[C - - C]");
}

#[test]
fn tat_126_a_peek_adds_the_peeking_player() {
    assert_eq!(after("deck 5 ..; discard PK; A peek", "A peek 3"), "A[A - A A] B[B - - B] C[C - - C]");
    assert_eq!(after("deck 5 ..; discard PK; A peek", "A peek 1"), KNOWN, "known before");
    // B knows the card, too: it came from there.
    check(
        "A[2:B 5 9 7:A] B[1:B 6 4 8:B]; deck 5 ..; discard PK; A peek",
        "A peek 1",
        &["A[2:AB 5 9 7:A] B[1:B 6 4 8:B]"],
    );
}

#[test]
fn tat_127_a_super_peek_adds_the_looking_player_to_every_face_down_card() {
    let looked = after("deck 5 ..; discard SP; A superpeek barred", "A look");
    assert_eq!(looked, "A[A A A A] B[AB A A AB] C[AC A A AC]");
    let open = "deck 5 ..; discard SP; A superpeek barred; options open_outer=on";
    assert_eq!(after(open, "A look"), "A[- A A -] B[- A A -] C[- A A -]", "an open card has no K");
}

#[test]
fn tat_128_a_swapped_card_takes_what_is_known_of_it_along() {
    // A gives a card that A and C know and gets one that B alone knows, kept from the deck.
    check(
        "A[2:AC 5 9 7:A] B[1:B 6:B# 4 8:B] C[0:C 3 SW 9:C]; deck 5 ..; discard SW; A swap",
        "A swap 1 B2",
        &["A[6:B# 5 9 7:A] B[1:B 2:AC 4 8:B] C[0:C 3 SW 9:C]"],
    );
    // And a third player learns nothing, nor does either of the two.
    assert_eq!(
        after("deck 5 ..; discard SW; A swap", "A swap 2 C1"),
        "A[A C - A] B[B - - B] C[- - - C]",
        "C still knows the card given away; A does not know the one received"
    );
}

#[test]
fn tat_129_special_cards_are_known_like_numbers() {
    const SPECIALS: &str = "A[SW:A PK D2 SP:A] B[1:B 6 4 8:B]";
    let check = |rest: &str, decisions: &str, rows: &str| {
        check(&format!("{SPECIALS}; deck 5 ..; {rest}"), decisions, &[rows]);
    };
    check("discard PK; A peek", "A peek 2", "A[SW:A PK:A D2 SP:A] B[1:B 6 4 8:B]");
    check("discard SP; B superpeek barred", "B look", "A[SW:AB PK:B D2:B SP:AB] B[1:B 6:B 4:B 8:B]");
    check("discard SW; A swap", "A swap 1 B1", "A[1:B PK D2 SP:A] B[SW:A 6 4 8:B]");
    // The first look: some deal lays a special card outside.
    let special_outside = |play: &Play| Card::from_name(&play.row('A')[..2]).is_some_and(Card::is_special);
    let dealt = (0..).map(|seed| Play::dealt(2, &options(""), seed)).find(special_outside);
    assert_eq!(dealt.expect("such a deal").knows("A1"), "A");
}

#[test]
fn tat_130_nothing_else_adds_or_removes_a_player() {
    let same = |rest: &str, decisions: &str| assert_eq!(after(rest, decisions), KNOWN, "after {decisions}");
    same("deck 5 ..; discard 3; look", "A done, B done, C done");
    same("deck 0 ..; discard 3; A source", "A deck");
    same("deck 5 ..; discard 3; A drawn 0", "A reject, A call");
    same("deck 5 ..; discard 3; A drawn 0", "A reject, A pass");
    same("deck 5 ..; discard SW; A swap", "A decline");
    same("deck 5 ..; discard PK; A peek", "A decline");
    same("deck 5 ..; discard SP; A superpeek barred", "A decline");
    same("deck 0 ..; discard D2; A draw2 2", "A draw");
    same("deck 5 ..; discard D2; A draw2 2", "A stop");
    same("deck 5 ..; discard PK; A looking 1", "A done");
    // A reshuffle: the discard goes into the deck, the rows stay as they are.
    same("deck 0; discard 3 8 SW 7; A source", "A deck, A reject, A pass");
    // Replacing, taking and swapping change the places they name and no other.
    let decisions = "A deck, A keep 3, A pass, B take 2, B pass, C deck, C swap 1 B2";
    assert_eq!(after("deck 0 SW ..; discard 3; A source", decisions), "A[A - A A] B[B C - B] C[ABC - - C]",);
}

#[test]
fn tat_150_knowledge_grows_when_a_look_begins_and_open_cards_have_none() {
    // The first look, a Peek, a Super Peek: known from the first moment, and no more when they end.
    let mut play = Play::dealt(3, &options(""), 5);
    assert_eq!((knowledge(&play), play.section("look")), (KNOWN.to_owned(), Some("look".to_owned())));
    play = Play::at(&format!("{ROWS}; deck SP ..; discard 3; A peek"));
    play.does("A peek 2");
    assert_eq!(play.legal('A'), ["done"], "A is looking");
    let peeked = "A[A A - A] B[B - - B] C[C - - C]";
    assert_eq!(knowledge(&play), peeked);
    play.does("A done, A pass");
    assert_eq!(knowledge(&play), peeked);
    play.does("B deck, B look");
    assert_eq!(play.legal('B'), ["done"], "B is looking");
    assert_eq!(knowledge(&play), "A[AB AB B AB] B[B B B B] C[BC B B BC]");

    // Laid openly, a card has no K: kept, taken, revealed.
    let open = "A[4 5:B 3 9] B[0 6:A 7 2]; deck 8 ..; discard 1; A source; options open_outer=on";
    let mut play = Play::at(open);
    play.does("A deck, A keep 1, A pass, B take 4");
    assert_eq!(knowledge(&play), "A[- B - -] B[- A - -]");
    play = Play::at(&format!("{ROWS}; deck 5 ..; discard 3; C drawn 9; called A; left C"));
    play.does("C reject");
    assert_eq!(knowledge(&play), "A[- - - -] B[- - - -] C[- - - -]");
}

#[test]
fn tat_131_a_reshuffle_leaves_only_the_make_up_of_the_deck_known() {
    // Everyone saw these discards in this order; A alone sees the 0 that is drawn.
    let mut play = Play::at("A[2:A 5 9 7:A] B[1:B 6 4 8:B]; deck 0; discard 3 8 SW 7 7; A source");
    assert_eq!(play.gallery().public.discard.len(), 5, "what lies open is public");
    play.does("A deck");
    for view in [play.view('A'), play.view('B'), play.gallery()] {
        assert_eq!((view.deck, view.deck_order, view.public.discard.len()), (5, None, 0));
        // Whatever such a player imagines, the deck has these five cards, and each of them may be the next.
        let mut dice = Dice::from_seed(Seed::from_number(3));
        let worlds: Vec<World<State>> =
            (0..200).map(|_| World::at(State::imagine(&view, &mut dice), dice.split())).collect();
        let five = [Card::N3, Card::N7, Card::N7, Card::N8, Card::Swap];
        assert!(worlds.iter().all(|world| makeup_of_deck(world) == five));
        let next: BTreeSet<Card> = worlds.into_iter().map(next_card).collect();
        assert!(next.into_iter().eq([Card::N3, Card::N7, Card::N8, Card::Swap]));
    }
    // Another order of the same discards looks the same from now on.
    let mut other = Play::at("A[2:A 5 9 7:A] B[1:B 6 4 8:B]; deck 0; discard 8 3 7 SW 7; A source");
    other.does("A deck");
    assert_ne!(other.deck(), play.deck());
    assert_eq!([other.view('A'), other.view('B')], [play.view('A'), play.view('B')]);
}

fn makeup_of_deck(world: &World<State>) -> Vec<Card> {
    let order = world.view_of_everything().deck_order.expect("everything is seen");
    let mut cards = order.as_slice().to_vec();
    cards.sort_unstable();
    cards
}

/// A rejects and B draws: the card that was on top of the deck.
fn next_card(mut world: World<State>) -> Card {
    let (a, b) = (seat('A'), seat('B'));
    for (seat, decision) in [(a, Decision::Reject), (a, Decision::NoCall), (b, Decision::DrawDeck)] {
        world.resolve(&Joint::single(seat, decision));
    }
    let drawn = world.view(Some(b));
    drawn.phase.drawn().and_then(Face::up).or(drawn.public.discard.top()).expect("a card was drawn")
}

#[test]
fn tat_132_the_reveal_makes_all_public_and_the_next_deal_makes_it_void() {
    let mut play = Play::at(&format!("{ROWS}; deck 5 ..; discard 3; C drawn 9; called A; left C"));
    play.does("C reject");
    let revealed = play.gallery();
    for seat in revealed.public.in_round {
        assert!(revealed.rows.of(seat).iter().all(|seen| seen.open && !seen.face.is_down()));
    }
    play.does("A ready, B ready, C ready");
    assert_eq!(knowledge(&play), KNOWN, "nothing but the new first look");
    let dealt = play.gallery();
    for seat in dealt.public.in_round {
        assert!(dealt.rows.of(seat).iter().all(|seen| !seen.open && seen.face.is_down()));
    }
}
