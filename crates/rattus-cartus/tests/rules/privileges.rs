//! Phase 2, drawing and looking: CART-26 to CART-39.

use crate::play::{Play, Street as _, row, seat};
use rattus_cartus::{Card, Cards, Special};
use table::Face;

/// farm1: 4 cards; farm4: 2 rats; farm3: 2 cards and a look; farm5: a rat and a look; hut5: 2 looks.
fn table(cards: &str) -> Play {
    Play::at(&row(cards, "A[king0]; B[king1]; C[king2]"))
}

#[test]
fn cart_26_everybody_takes_one_privilege() {
    let mut play = table("farm1 castle5");
    assert_eq!(play.list('A'), ["take 1", "take 2"], "declining is no choice");
    assert_eq!(play.refuses("A take 3"), "the row has 2 building cards");
    assert_eq!(play.refuses("A pass"), "that is no answer to what is asked now");
    play.does("A take 1, B take 2");
    assert_eq!((play.everything().public.hands[seat('A')], play.rats('B')), (5, 8));
}

#[test]
fn cart_27_several_may_take_the_same() {
    let mut play = table("farm1 castle5");
    play.does("A take 2, B take 2, C take 2");
    assert_eq!(['A', 'B', 'C'].map(|who| play.rats(who)), [8, 8, 8]);
}

#[test]
fn cart_28_privilege_and_visit_are_free_of_each_other() {
    let mut play = table("farm1 castle5");
    play.does("A take 1, B take 1, C take 2");
    play.does("A visit 2, B visit 1, C visit 1");
    assert_eq!(play.lines("visits card").len(), 3);
}

#[test]
fn cart_29_in_turn_order_each_seeing_the_earlier_choices() {
    let mut play = Play::at(&row("farm1 castle5", "first C; A[]; B[]; C[]"));
    assert_eq!(play.waits_for(), "C");
    play.does("C take 2");
    assert_eq!((play.rats('C'), play.waits_for()), (8, "A".to_owned()));
    assert_eq!(play.sight(Some('A')).players[2].privilege, Some(1));
    play.does("A take 1");
    assert_eq!(play.waits_for(), "B");
}

#[test]
fn cart_30_drawn_cards_are_in_hand_at_once() {
    let mut play = Play::at(&row(
        "farm1 castle5",
        "A[king0]; B[]; C[]; nuns monk1 monk1 monk2 monk2 monk3; population witch0 witch1 witch2 witch3 peasant0 \
        peasant0 peasant0 peasant0 peasant1 peasant1 peasant2 peasant2 peasant3 peasant3 peasant4 peasant4 peasant4 peasant4; discard \
        king0 king0 king0 king1 king1 king2 king2 king3 king3 king4 king4 king4 king4 witch0 witch0 witch0 witch1 witch2 witch3 witch4 witch4 witch4 witch4 \
        monk0 monk0 monk0 monk0 monk3 monk4 monk4 monk4 monk4 knight0 knight0 knight0 knight0 knight1 knight1 knight2 knight2 knight3 knight3 knight4 knight4 knight4 knight4 \
        merchant0 merchant0 merchant0 merchant0 merchant1 merchant1 merchant2 merchant2 merchant3 merchant3 merchant4 merchant4 merchant4 merchant4",
    ));
    play.does("A take 1, B take 2, C take 2");
    assert_eq!(play.hand('A'), "witch0 witch1 witch2 witch3 king0");
    play.does("A visit 1 witch0 witch3");
    assert_eq!(play.hand('A'), "witch1 witch2 king0");
}

#[test]
fn cart_31_rats_go_to_the_supply_as_far_as_there_are() {
    let mut play = Play::at(&row("palace5 palace2", "A[] rats 10; B[] rats 1; C[] rats 0"));
    play.does("A take 1, B take 1, C take 2");
    assert_eq!(['A', 'B', 'C'].map(|who| play.rats(who)), [8, 0, 0]);
    assert_eq!(play.everything().public.hands[seat('C')], 2, "the rest of the corner still counts");
}

#[test]
fn cart_32_a_look_is_a_choice_of_place() {
    let mut play = table("farm3 castle5");
    play.does("A take 1");
    assert_eq!(play.list('A'), ["look 1", "look 2", "look 3", "look 4", "look 5"]);
    let fifth = play.everything().nuns[4];
    play.does("A look 5");
    assert_eq!(play.view(Some('A')).nuns[4], fifth);
    assert_eq!(play.waits_for(), "B");
}

#[test]
fn cart_33_cards_then_rats_then_looks() {
    let mut play = table("farm3 farm5");
    play.does("A take 1, A look 1, B take 2");
    assert!(play.when("A draws") < play.when("A looks"));
    assert_eq!(play.rats('B'), 9, "rats before looks");
    assert_eq!(play.waits_for(), "B");
    play.does("B look 2");
    assert!(play.when("B is rid of 1 rat") < play.when("B looks"));
}

/// Two cards are left in the deck, and these lie on the discard pile; everything else is in C's hand. castle2 gives two
/// cards, farm1 four.
fn nearly_drawn(discard: &str) -> Play {
    let cards = |names: &str| names.split_whitespace().filter_map(Card::from_name).collect::<Cards>();
    let nuns = "monk0 monk1 monk2 monk3 monk4";
    let all = table("farm1 castle2").everything().public.parts.population;
    let left = all - cards("witch0 witch1") - cards(nuns) - cards(discard);
    let decks = format!("nuns {nuns}; population witch0 witch1; discard {discard}");
    Play::at(&row("farm1 castle2", &format!("A[]; B[]; C[{left}]; {decks}")))
}

#[test]
fn cart_34_the_discard_pile_is_shuffled_when_a_card_is_needed() {
    let mut play = nearly_drawn("king0 king1 king2");
    play.does("A take 1");
    play.tells("3 cards are shuffled to be the new deck.");
    let hand = play.cards('A');
    assert_eq!((hand.len(), play.everything().deck), (4, 1));
    assert!(hand.has("witch0 witch1".split(' ').filter_map(Card::from_name).collect()));
    assert!(play.everything().public.discard.is_empty());
    // Not at the moment at which the last card leaves.
    let mut play = nearly_drawn("king0 king1 king2");
    play.does("A take 2");
    assert_eq!((play.everything().deck, play.everything().public.discard.len()), (0, 3));
    assert!(play.lines("shuffled").is_empty());
    play.does("B take 2");
    assert_eq!(play.everything().deck, 1);
}

#[test]
fn cart_35_only_discarded_cards_are_shuffled() {
    let mut play = nearly_drawn("king0 king1 king2");
    let nuns = play.everything().nuns;
    let held = play.cards('C');
    play.does("A take 1");
    assert_eq!((play.everything().nuns, play.cards('C')), (nuns, held));
    let kings: Vec<String> =
        play.cards('A').iter().map(|card| card.to_string()).filter(|card| card.starts_with("king")).collect();
    assert_eq!(kings.len(), 2, "{kings:?}");
    assert!(kings.iter().all(|king| ["king0", "king1", "king2"].contains(&king.as_str())));
}

#[test]
fn cart_36_what_cannot_be_drawn_is_lost() {
    let mut play = nearly_drawn("king0");
    play.does("A take 1, B take 1");
    assert_eq!(play.hand('A'), "witch0 witch1 king0");
    assert_eq!(play.hand('B'), "");
    play.tells("B draws 0 cards.");
}

#[test]
fn cart_37_a_look_is_the_lookers_alone_and_its_place_is_public() {
    let mut play = table("farm3 castle5");
    play.does("A take 1, A look 2");
    let second = play.everything().nuns[1];
    assert!(matches!(second, Face::Up(card) if card.class().is_some() && card.nuns() <= 4));
    assert_eq!(play.view(Some('A')).nuns[1], second);
    for onlooker in [None, Some('B'), Some('C')] {
        assert!(play.view(onlooker).nuns.iter().all(|card| card.is_down()));
        assert_eq!(play.sight(onlooker).looked[1].to_string(), "A");
        assert_eq!(play.told(onlooker).last().unwrap().to_string(), "A looks at nun 2.");
    }
    let mut looked = play.sight(None).looked;
    while !play.asked().is_empty() {
        looked = play.sight(None).looked;
        play.default_once();
    }
    let end = play.sight(None);
    assert!(end.nuns.iter().all(|card| !card.is_down()), "in the end all is shown");
    assert_eq!(end.looked, looked, "and who had looked is still told");
}

#[test]
fn cart_38_a_card_may_be_looked_at_again() {
    let mut play = Play::at(&row("farm3 castle5", "A[]; B[]; C[]; nuns king0:A king1 king2 king3 king4"));
    play.does("A take 1");
    assert!(play.list('A').contains(&"look 1".to_owned()));
    play.does("A look 1");
    assert_eq!(play.waits_for(), "B");
}

#[test]
fn cart_39_two_looks_are_at_different_places_one_after_the_other() {
    let mut play = table("hut5 castle5");
    play.does("A take 1, A look 3");
    assert!(!play.view(Some('A')).nuns[2].is_down(), "seen before the second is chosen");
    assert_eq!(play.list('A'), ["look 1", "look 2", "look 4", "look 5"]);
    assert_eq!(play.refuses("A look 3"), "two looks at once are at different places");
    play.does("A look 1");
    assert_eq!(play.waits_for(), "B");
    assert_eq!(play.pile(Special::Flute), 12, "the Hut itself was not visited");
}
