//! The cats: POL-65 to POL-73.

use crate::play::{Play, Town as _, at, dealt, idle_round, written};
use ratapolis::{Colour, Notice, Phase, Tile};

/// The first card that is turned up in phase 4.
fn turned_up(play: &Play) -> Option<Tile> {
    play.notices().into_iter().find_map(
        |notice| {
            if let Notice::CatCard { card } = notice { Some(card) } else { None }
        },
    )
}

#[test]
fn pol_65_each_card_of_the_round_has_the_same_chance() {
    let position = written("rats A:r1; held 1 A:O B:D C:E; up 1 C F");
    let mut count = [0; 5];
    for seed in 0..5000 {
        let mut play = Play::at_with_seed(&position, seed);
        play.plans("");
        let card = turned_up(&play).unwrap();
        count["ODECF".find(card.name()).unwrap()] += 1;
    }
    // Five standard deviations of 5000 throws with a chance of 1/5; the seeds are fixed.
    assert!(count.iter().all(|hits| (860..1140).contains(hits)), "{count:?}");
}

#[test]
fn pol_66_the_radio_is_asked_before_the_card_stands() {
    let mut play = at("rats O:r1; up 1 O; orange G:B");
    play.plans("");
    assert_eq!(
        (play.waits_for(), play.list('B')),
        ("B".to_owned(), vec!["refuse no".to_owned(), "refuse yes".to_owned()])
    );
    assert_eq!(play.on("O"), "r1", "still there");
    play.does("B refuse no");
    assert_eq!(play.on("O"), "");
}

#[test]
fn pol_67_the_hospital_is_asked_next() {
    let mut play = at("rats O:r2; up 1 O; orange G:B T:A");
    play.plans("").does("B refuse no");
    assert_eq!((play.waits_for(), play.on("O")), ("A".to_owned(), "r2".to_owned()));
    play.does("A rescue I");
    assert_eq!((play.on("O"), play.on("I")), (String::new(), "r1".to_owned()));
}

#[test]
fn pol_68_the_building_leaves_and_its_rats_go_to_the_reserve() {
    for edition in ["fr", "ru"] {
        let mut play = at(&format!("with edition {edition}; rats O:r2g1 A:r1; up 1 O"));
        let before = play.reserve(Colour::Red);
        play.plans("");
        assert_eq!((play.reserve(Colour::Red), play.lost(Colour::Green)), (before + 2, 1));
        assert!(!play.public().present.contains(Tile::O.plot()));
        play.tells("red loses 2 rats on O to the cats.").tells("O is removed.");
    }
}

#[test]
fn pol_69_the_token_of_a_removed_building_is_lost() {
    let mut play = at("rats C:g2 L:g1 O:r1; up 1 C; orange C:B L");
    play.plans("");
    assert_eq!(play.tokens(), "L:C");
    play.tells("The token of C is lost.");
}

#[test]
fn pol_70_the_cat_card_stays_on_its_slot() {
    let mut play = at("rats A:r1; up 1 O");
    idle_round(&mut play);
    assert_eq!(play.public().slots[0].cat, Some(Tile::O));
    assert_eq!(play.sight(None).slots[0].card, Some(Tile::O));
    play.until(|public| public.round == 6);
    assert!(!play.everything().deck.up().unwrap().contains(Tile::O), "not in the renewed deck");
}

#[test]
fn pol_71_the_other_cards_go_face_down_to_the_discard() {
    let mut play = dealt(4, "", 1);
    idle_round(&mut play);
    assert_eq!((play.public().discard(), play.public().deck), (4, 10));
    // Of the others' cards nobody is told a face, now or later.
    for notice in play.told(Some('A')) {
        if let Notice::Dealt { hands } = notice {
            assert_eq!(hands.iter().filter(|(_, hand)| !hand.is_down()).count(), 1);
        }
    }
}

#[test]
fn pol_72_cats_go_home() {
    let mut play = at("rats A:r1; held 1 A:O B:D C:E; up 1 C F");
    assert_eq!(play.public().cats().to_string(), "C F");
    idle_round(&mut play);
    let now = play.public();
    let cats = |play: &Play| {
        play.sight(None)
            .city
            .iter()
            .filter(|plot| plot.cat)
            .map(|plot| plot.plot.to_string())
            .collect::<Vec<_>>()
    };
    let up: Vec<String> = now.slots[1].up.iter().map(|tile| tile.to_string()).collect();
    assert_eq!(cats(&play), up, "only those of the new round");
}

#[test]
fn pol_73_a_discarded_card_does_not_come_before_the_deck_is_renewed() {
    for seed in 0..30 {
        let mut play = dealt(3, "", seed);
        let mut seen: Vec<Tile> = Vec::new();
        while play.public().phase != Phase::Over {
            let public = play.public();
            if public.round == 5 {
                seen.retain(|tile| public.slots.iter().any(|slot| slot.cat == Some(*tile)));
            }
            let slot = public.slots[usize::from(public.round) - 1];
            let hands = ['A', 'B', 'C']
                .map(|who| play.hand(who))
                .into_iter()
                .fold(slot.up, |all, hand| all.union(hand));
            assert!(hands.iter().all(|card| !seen.contains(&card)), "round {}", public.round);
            seen.extend(hands);
            idle_round(&mut play);
        }
    }
}
