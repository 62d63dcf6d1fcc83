//! The round and its hunt cards: POL-21 to POL-29.

use crate::play::{Play, Town as _, at, dealt, idle_round, seat};
use ratapolis::{Notice, Phase, TileSet};
use table::Face;

#[test]
fn pol_21_closed_rounds_are_skipped() {
    let mut play = dealt(3, "mark_2=closed mark_5=closed", 1);
    play.until(|_| false);
    let rounds = play
        .notices()
        .into_iter()
        .filter_map(|notice| if let Notice::RoundBegan { round, .. } = notice { Some(round) } else { None });
    assert_eq!(rounds.collect::<Vec<_>>(), [1, 3, 4, 6, 7, 8]);
    let public = play.public();
    assert!(public.slots[1].cat.is_none() && public.slots[4].drawn == 0);
}

#[test]
fn pol_22_five_phases_in_order() {
    let mut play = at("rats O:r1g1 S:y1; orange S; up 1 O");
    play.plans("A green@O -");
    let order = [
        "Plans:",
        "A attacks green",
        "The cats' card",
        "O is removed",
        "B takes the token of S",
        "B gains a cheese",
        "Round 2",
    ];
    let places = order.map(|words| play.when(words));
    assert!(places.is_sorted(), "{places:?} in {:?}", play.story());
}

#[test]
fn pol_23_the_whole_order_of_a_round() {
    // Archives, plans, slot 1 and slot 2, Market, card, Radio, Hospital, removal, tokens, Cheese shop.
    let mut play = Play::at(
        "players ryg; rats A:r1 O:r1g1y1 K:r1y1 S:y1 B:r1; lost r3; orange A:A B:A G:A S T:A; held 1 A:K B:O C:M; up 1 D; archives A",
    );
    play.does("A ask B");
    play.plans("A green@O K>A, B - K>A");
    play.does("A market yes, A refuse no");
    if matches!(play.public().phase, Phase::Hospital { .. }) {
        play.does("A rescue nobody");
    }
    let order = [
        "A asks B",
        "B shows A",
        "Plans:",
        "Slot 1: A attacks",
        "Slot 2: A moves",
        "A brings a rat back",
        "The cats' card",
        "A keeps",
        "is removed",
        "B takes the token of S",
        "B gains a cheese",
        "Round 2",
    ];
    let places = order.map(|words| play.when(words));
    assert!(places.is_sorted(), "{places:?} in {:?}", play.story());
}

#[test]
fn pol_24_five_cards_and_then_four() {
    let mut play = dealt(3, "", 1);
    let mut drawn = Vec::new();
    while play.public().phase != Phase::Over {
        let public = play.public();
        drawn.push(public.slots[usize::from(public.round) - 1].drawn);
        idle_round(&mut play);
    }
    assert_eq!(drawn, [5, 5, 5, 5, 4, 4, 4, 4]);
}

#[test]
fn pol_25_cards_are_dealt_evenly_and_the_rest_lies_open() {
    let play = dealt(3, "", 1);
    let hands: TileSet =
        ['A', 'B', 'C'].map(|who| play.hand(who)).into_iter().fold(TileSet::NONE, TileSet::union);
    let up = play.public().slots[0].up;
    assert_eq!((hands.len(), up.len(), hands.union(up).len()), (3, 2, 5));
}

#[test]
fn pol_26_the_distribution_for_every_table() {
    let expected = [(2, (2, 1), (2, 0)), (3, (1, 2), (1, 1)), (4, (1, 1), (1, 0)), (5, (1, 0), (0, 4))];
    for (seats, first, second) in expected {
        let mut play = dealt(seats, "", 1);
        let now = |play: &Play| {
            let slot = play.public().slots[usize::from(play.public().round) - 1];
            (slot.hand, slot.up.len())
        };
        assert_eq!(now(&play), first);
        play.until(|public| public.round == 5);
        assert_eq!(now(&play), second);
    }
}

#[test]
fn pol_27_cats_stand_where_cards_lie_open_and_do_nothing() {
    let mut play = at("rats C:r1 F:r1 O:r1; held 1 A:O B:D C:E; up 1 C F");
    assert_eq!(play.public().cats().to_string(), "C F");
    let cats = |play: &Play| play.sight(None).city.iter().filter(|plot| plot.cat).count();
    assert_eq!(cats(&play), 2);
    play.plans("A C>R F>K");
    assert_eq!((play.on("R"), play.on("K")), ("r1".to_owned(), "r1".to_owned()));
}

#[test]
fn pol_28_the_deck_is_renewed_once_after_slot_4() {
    let mut play = dealt(3, "", 1);
    play.until(|public| public.round == 5);
    assert_eq!(play.lines("new deck"), ["16 cards are shuffled to be the new deck."]);
    assert_eq!(play.public().deck, 12);
    play.until(|_| false);
    assert_eq!(play.lines("new deck").len(), 1);
    // Slot 5 closed: before round 6. Slot 4 closed: all the same.
    let mut play = dealt(3, "mark_4=closed mark_5=closed", 1);
    play.until(|public| public.round == 6);
    assert_eq!(play.lines("new deck"), ["17 cards are shuffled to be the new deck."]);
    // In S round 5 deals no card.
    let mut play = dealt(3, "situation=S", 1);
    play.until(|public| public.round == 5);
    assert_eq!(play.lines("new deck"), ["13 cards are shuffled to be the new deck."]);
}

#[test]
fn pol_29_a_hand_is_seen_by_its_owner_alone() {
    let play = at("rats O:r1; held 1 A:K B:M C:D; up 1 C F");
    for onlooker in ['A', 'B', 'C'] {
        for owner in ['A', 'B', 'C'] {
            let hand = play.view(Some(onlooker)).hand_of(seat(owner));
            assert_eq!(hand != Face::Down, onlooker == owner, "{owner}'s hand to {onlooker}");
        }
    }
    assert!(play.view(None).held.iter().all(Face::is_down));
}
