//! The round and its hunt cards: POL-21 to POL-29.

use crate::play::{Play, Town as _, at, dealt, idle_round, seat};
use ratapolis::{Notice, Phase, Tile};
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

/// These words are told in this order.
#[track_caller]
fn in_order(play: &Play, words: &[&str]) {
    let places: Vec<usize> = words.iter().map(|words| play.when(words)).collect();
    assert!(places.is_sorted_by(|a, b| a < b), "{places:?} in\n{}", play.story().join("\n"));
}

#[test]
fn pol_23_the_whole_order_of_a_round() {
    let position = "players ryg; rats A:r1 O:r1g1y1 K:r1y1 S:r1y1 B:r1; lost r3; orange A:A B:A G:A S T:A; held 1 A:D B:O C:M; archives A";
    let to_the_radio = |seed| {
        let mut play = Play::at_with_seed(position, seed);
        play.does("A ask B").plans("A green@O K>A, B K>A red@S").does("A market yes");
        play
    };
    // One of the three cards is the one by which everything else is asked as well.
    let radio = Phase::Radio { seat: seat('A'), card: Tile::O };
    let mut play = (0..20).map(to_the_radio).find(|play| play.public().phase == radio).unwrap();
    play.does("A refuse no, A rescue R");
    in_order(
        &play,
        &[
            "A asks B",
            "B shows A",
            "Plans:",
            "Slot 1: A attacks",
            "Slot 1: B moves",
            "Slot 2: B attacks",
            "Slot 2: A moves",
            "A brings a rat back",
            "The cats' card is O",
            "A keeps O",
            "A rescues a rat from O",
            "O is removed",
            "B takes the token of S",
            "B gains a cheese",
            "Round 2",
            "Hunt cards are dealt",
        ],
    );
    assert_eq!(play.public().phase, Phase::Archives { seat: seat('A') }, "dealt first, and then asked");

    // In L births come after the moves of their slot.
    let mut play = at("with situation L; rats T:r2 G:y1g1 K:g1 J:g1r1");
    play.plans("A +T +T, B green@G G>E, C K>N red@J");
    in_order(
        &play,
        &[
            "Slot 1: B attacks",
            "Slot 1: C moves",
            "Slot 1: a rat of A is born",
            "Slot 2: C attacks",
            "Slot 2: B moves",
            "Slot 2: a rat of A is born",
            "The cats' card",
        ],
    );

    // With two the neutrals strike between the removal and the tokens.
    let mut play = at("players rg; rats O:r1 D:g3 S:r1; orange S; lost r2 g1; up 1 N E");
    play.plans("");
    in_order(
        &play,
        &["is removed", "The neutrals strike", "A takes the token of S", "A gains a cheese", "Round 2"],
    );

    // In T Balthus lays his card before anybody plans.
    let mut play = dealt(4, "situation=T balthus=0", 1);
    play.until(|public| public.round == 2);
    in_order(&play, &["Face up", "A lays a card", "Plans:", "The cats' card", "is removed", "Round 2"]);
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
    for seats in 2..=5 {
        let mut play = dealt(seats, "", 1);
        for round in [1, 5] {
            play.until(|public| public.round == round);
            let public = play.public();
            let slot = public.slots[usize::from(round) - 1];
            let mut cards = slot.up;
            assert_eq!(slot.up.len(), slot.drawn % seats, "{seats} in round {round}");
            for who in public.players() {
                let hand = play.hand(who.letter());
                assert_eq!(hand.len(), slot.drawn / seats, "{who} of {seats} in round {round}");
                assert!(!hand.meets(cards), "a card lies in two places");
                cards = cards.union(hand);
                if !hand.is_empty() {
                    assert!(play.view(None).hand_of(who).is_down());
                }
            }
            assert_eq!(cards.len(), slot.drawn);
        }
    }
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
