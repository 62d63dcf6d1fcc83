//! Step 2 and step 3: CART-80 to CART-89, CART-111 to CART-113.

use crate::play::{Play, Street as _, row, seat};
use rattus_cartus::{Class, Special};

fn table(cards: &str, players: &str, visits: &str) -> Play {
    let mut play = Play::at(&row(cards, &format!("{players}; visit A")));
    play.does(visits);
    play
}

/// Everybody performs what is asked, and the next row lies there.
fn all_act(play: &mut Play) -> &mut Play {
    while play.everything().public.resolving.is_some() {
        play.default_once();
    }
    play
}

#[test]
fn cart_80_the_strongest_has_the_premium_action_and_the_lowest_slot_among_equals() {
    let mut play = table(
        "palace1 farm1",
        "A[king0]; B[king1 king2]; C[king3 king3]",
        "A visit 1 king0, B visit 1 king1 king2, C visit 1 king3 king3",
    );
    all_act(&mut play);
    assert_eq!(['A', 'B', 'C'].map(|who| play.points(who)), [1, 2, 1]);
    let mut play = table(
        "palace1 farm1",
        "A[king0 sword sword sword]; B[king1 joker]; C[]",
        "A visit 1 king0 sword sword sword, B visit 1 king1 joker, C visit 1",
    );
    all_act(&mut play);
    assert_eq!(play.points('B'), 2, "followers count, Swords do not");
}

#[test]
fn cart_81_without_followers_the_lowest_slot_has_it() {
    let mut play = table("palace1 farm1", "A[]; B[sword]; C[]", "A visit 1, B visit 1 sword, C visit 2");
    all_act(&mut play);
    assert_eq!(['A', 'B'].map(|who| play.points(who)), [2, 1]);
    let mut play = table("palace1 farm1", "A[]; B[]; C[]", "A visit 1, B visit 2, C visit 2");
    all_act(&mut play);
    assert_eq!(play.points('A'), 2, "alone");
}

#[test]
fn cart_82_everybody_else_has_the_standard_action() {
    let mut play = table("palace1 farm1", "A[king0]; B[]; C[]", "A visit 1 king0, B visit 1, C visit 1");
    all_act(&mut play);
    assert_eq!(['A', 'B', 'C'].map(|who| play.points(who)), [2, 1, 1]);
}

#[test]
fn cart_83_each_card_has_its_own_premium_action() {
    let mut play = table(
        "palace1 palace2 farm1",
        "A[king0]; B[king1]; C[]; D[]",
        "A visit 1 king0, B visit 2 king1, C visit 2, D visit 3",
    );
    all_act(&mut play);
    assert_eq!(['A', 'B', 'C'].map(|who| play.points(who)), [2, 2, 1]);
}

#[test]
fn cart_84_premium_first_then_slot_order() {
    let mut play = table("palace1 farm1", "A[]; B[]; C[king0]", "A visit 1, B visit 1, C visit 1 king0");
    let mut asked = Vec::new();
    while play.everything().public.resolving.is_some() {
        asked.push(play.waits_for());
        play.default_once();
    }
    assert_eq!(asked, ["C", "A", "B"]);
}

#[test]
fn cart_85_an_action_is_performed_whole_or_not_at_all() {
    let mut play = table("palace1 farm1", "A[]; B[]; C[]", "A visit 1, B visit 1, C visit 1");
    assert_eq!(play.list('A'), ["act yes", "act no"]);
    play.does("A act no, B act yes");
    assert_eq!(['A', 'B'].map(|who| play.points(who)), [0, 1]);
    play.tells("A declines the premium action of the palace.");
}

#[test]
fn cart_86_a_premium_action_passes_to_nobody() {
    let mut play = table("palace1 farm1", "A[]; B[]; C[]", "A visit 1, B visit 1, C visit 1");
    play.does("A act no, B act yes, C act yes");
    assert_eq!(['A', 'B', 'C'].map(|who| play.points(who)), [0, 1, 1]);
    // One that can have no effect: A has no rat in the Monastery.
    let mut play =
        table("monastery1 farm1", "A[monk0] rats 0; B[]; C[]", "A visit 1 monk0, B visit 1, C visit 1");
    assert_eq!(play.waits_for(), "B");
    play.does("B act yes");
    assert_eq!(play.rats('B'), 9);
}

#[test]
fn cart_87_cards_are_pending_and_the_rest_takes_effect_at_once() {
    let mut play = table("castle1 farm1", "A[]; B[]; C[]", "A visit 1, B visit 1, C visit 2");
    play.does("A act yes");
    assert_eq!((play.hand('A'), play.pile(Special::Sword)), (String::new(), 10));
    assert_eq!(
        play.sight(None).players[0].taken.map(|taken| (taken.card, taken.count)),
        Some((Special::Sword, 2))
    );
    play.does("B act yes");
    assert_eq!(play.hand('A'), "sword sword");
    let mut play = table("monastery1 farm1", "A[]; B[]; C[]", "A visit 1, B visit 1, C visit 2");
    play.does("A act yes");
    assert_eq!((play.rats('A'), play.waits_for()), (8, "B".to_owned()), "at once");
}

#[test]
fn cart_88_as_many_as_are_left_in_the_pile() {
    let swords = ["sword"; 11].join(" ");
    let mut play =
        table("castle1 farm1", &format!("A[]; B[]; C[{swords}]"), "A visit 1, B visit 1, C visit 2");
    play.does("A act yes");
    assert_eq!(play.pile(Special::Sword), 0);
    play.tells("A takes 1 sword.");
    assert_eq!(play.waits_for(), "C", "B's action would have no effect; the Farm is next");
    // What lies committed here is not back yet.
    let mut play = table(
        "castle1 farm1",
        &format!("A[sword]; B[king0]; C[{swords}]"),
        "A visit 1 sword, B visit 1, C visit 2",
    );
    play.default_once();
    assert!(play.lines("takes").is_empty(), "the pile is empty until step 3");
    assert_eq!(play.pile(Special::Sword), 1);
}

#[test]
fn cart_89_points_never_run_out() {
    let mut play =
        table("palace1 farm1", "A[] points 30; B[] points 30; C[]", "A visit 1, B visit 1, C visit 2");
    all_act(&mut play);
    assert_eq!(['A', 'B'].map(|who| play.points(who)), [32, 31], "more than the 20 tokens of the box");
}

#[test]
fn cart_111_committed_cards_go_to_their_piles() {
    let mut play = table(
        "palace1 farm1",
        "A[king0 joker sword flute witch1]; B[]; C[]",
        "A visit 1 king0 joker sword flute witch1, B visit 2, C visit 2",
    );
    assert_eq!(play.pile(Special::Sword), 11, "not before step 3");
    play.does("A act yes");
    assert_eq!(play.everything().public.discard.to_string(), "witch1 king0");
    assert_eq!(
        [Special::Joker, Special::Sword, Special::Flute].map(|special| play.pile(special)),
        [15, 12, 12]
    );
    assert_eq!(play.everything().public.laid[seat('A')], 0);
}

#[test]
fn cart_112_then_pending_cards_are_picked_up() {
    let mut play = table("farm1 castle1", "A[]; B[]; C[]", "A visit 1, B visit 1, C visit 2");
    play.does("A act yes");
    assert_eq!((play.cards('A').len(), play.sight(None).players[0].drawn), (0, 4));
    assert!(play.view(Some('A')).own_hand().is_empty(), "nobody has seen them");
    play.does("B act yes");
    assert_eq!(['A', 'B'].map(|who| play.cards(who).len()), [4, 2]);
    assert!(play.when("Card 1 is resolved") < play.when("A picks up 4 cards"));
    assert_eq!(play.view(Some('A')).own_hand().len(), 4);
}

#[test]
fn cart_113_picked_up_cards_are_hand_cards_for_later_buildings() {
    // A draws four in the Farm; the tower of the same round takes three of them.
    let mut play = table("farm1 tower1", "A[]; B[]; C[king0]", "A visit 1, B visit 1, C visit 2");
    play.does("A act yes, B act no");
    assert_eq!(play.cards('A').len(), 4);
    play.does("C act yes");
    assert_eq!(play.waits_for(), "A");
    let given = play.cards('A').first(3);
    play.does(&format!("A give {given}"));
    assert_eq!((play.cards('A').len(), play.cards('C').len()), (1, 4));
    assert_eq!(play.track(Class::Peasantry), "");
}
