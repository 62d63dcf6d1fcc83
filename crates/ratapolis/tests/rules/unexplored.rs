//! Situation S, the unexplored city: POL-147 to POL-159.

use crate::play::{Play, Town as _, at, dealt, idle_round, seat};
use ratapolis::{Colour, Notice, Plot, Tile, TileSet};

const S: &str = "with situation S; under 1:D 2:K 3:M 4:N 5:O 6:P 7:E; ";

fn s(rest: &str) -> Play {
    at(&format!("{S}{rest}"))
}

#[test]
fn pol_147_what_is_out_in_s() {
    let play = dealt(3, "situation=S", 1);
    let public = play.public();
    assert!(["B", "F", "S"].iter().all(|tile| !public.cards.contains(Tile::from_name(tile).unwrap())));
    assert_eq!(public.slots[4].cat, Some(Tile::T));
    assert_eq!(play.sight(None).slots[4].card, Some(Tile::T));
    assert!(!public.cats().contains(Tile::T), "no cat stands on it before its round (POL-27)");
    assert!(s("rats V:r1; round 5; dealt 5 0 0").public().cats().contains(Tile::T));
    let closed: Vec<usize> = (0..8).filter(|&slot| public.marks[slot] == ratapolis::Mark::Closed).collect();
    assert_eq!(closed, [3, 7]);
}

#[test]
fn pol_148_what_lies_face_up_in_s() {
    let public = dealt(3, "situation=S", 1).public();
    assert_eq!(public.city.tiles().to_string(), "A C G H I L Q T V W Y Z");
    assert_eq!(public.face_down().to_string(), "1 2 3 4 5 6 7");
    assert!(!public.orange.contains(Tile::T));
}

#[test]
fn pol_149_tiles_lie_face_down_and_nobody_knows_which() {
    let mut seen = TileSet::NONE;
    for seed in 0..30 {
        let play = dealt(3, "situation=S", seed);
        let under = play.everything().under.map(|tile| tile.up().unwrap().unwrap());
        assert!(under[..6].iter().all(|tile| "DKMNOPR".contains(tile.name())), "{under:?}");
        assert!("EJ".contains(under[6].name()));
        seen = seen.union(under.into_iter().collect());
        for onlooker in [None, Some('A'), Some('C')] {
            assert!(play.view(onlooker).under.iter().all(table::Face::is_down));
            assert_eq!(play.sight(onlooker).city.iter().filter(|plot| plot.tile.is_none()).count(), 7);
        }
    }
    assert_eq!(seen.to_string(), "D E J K M N O P R");
}

#[test]
fn pol_150_the_tokens_of_s() {
    let mut seen = TileSet::NONE;
    for seed in 0..40 {
        let orange = dealt(4, "situation=S", seed).public().orange;
        assert_eq!(orange.len(), 5);
        seen = seen.union(orange);
    }
    assert_eq!(seen.to_string(), "A C G H I L");
}

#[test]
fn pol_151_the_starting_rats_of_s() {
    let play = dealt(3, "situation=S", 1);
    assert_eq!(play.rats(), "Q:r1b1y1 T:r3b3y3 V:r2b2y2 W:r2b2y2 Y:r2b2y2 Z:r2b2y2");
    assert_eq!(play.reserve(Colour::Red), 8);
}

#[test]
fn pol_152_the_deck_of_s() {
    let play = dealt(3, "situation=S", 1);
    let public = play.public();
    let hands =
        ['A', 'B', 'C'].map(|who| play.hand(who)).into_iter().fold(public.slots[0].up, TileSet::union);
    let deck = play.everything().deck.up().unwrap().union(hands);
    assert_eq!(deck.to_string(), "A C D E G H I J K L M N O P Q R");
}

#[test]
fn pol_153_a_card_whose_tile_is_not_in_sight_has_the_cat_on_itself() {
    let play = s("rats V:r2; held 1 A:A B:C C:G; up 1 M Q");
    assert_eq!(play.public().cats().to_string(), "M Q");
    let on_tiles: Vec<_> =
        play.sight(None).city.iter().filter(|plot| plot.cat).map(|plot| plot.plot).collect();
    assert_eq!(on_tiles, [Plot::Q]);
}

#[test]
fn pol_154_face_down_tiles_are_named_by_their_place() {
    let mut play = s("rats V:r2g1; held 1 A:A B:C C:L; up 1 H Q");
    assert_eq!(play.refuses_plan("A V>M -"), "M is not in the city");
    assert_eq!(
        play.refuses_plan("A V>3 green@3"),
        "the tile on place 3 lies face down; an attack needs its letter"
    );
    // Slot 2 keeps pointing at the place when its tile has been turned.
    play.plans("A V>3 3>G");
    assert_eq!((play.on("3"), play.on("G")), (String::new(), "r2".to_owned()));
    assert_eq!(play.public().tile_on(Plot::Place3), Some(Tile::M));
    // Once it is turned it can be attacked.
    let mut play = s("turned 3:M; rats 3:r1g1; held 1 A:A B:C C:L; up 1 H Q");
    play.plans("A green@3 -");
    assert_eq!(play.on("3"), "r1");
}

#[test]
fn pol_155_turned_tiles_and_traps() {
    // Its card lies face up with a cat: both rats are lost, and the tile leaves.
    let mut play = s("rats V:r2; held 1 A:A B:C C:L; up 1 M Q");
    let before = play.reserve(Colour::Red);
    play.plans("A V>3 -");
    assert_eq!(
        (play.rats().as_str(), play.lost(Colour::Red), play.reserve(Colour::Red)),
        ("", 2, before + 2)
    );
    assert!(!play.public().present.contains(Plot::Place3));
    play.tells("Place 3 is M, a trap.").tells("red loses 2 rats on 3 in a trap.");
    // Only those who would have entered, the Hotel's rat included.
    let mut play = s("rats V:r3y3; held 1 A:A B:C C:L; up 1 M Q");
    play.plans("A V>3 -, B V>3 -");
    assert_eq!(play.rats(), "V:r2y2", "room 3 for two groups of three");
    // Whoever has the Fire station takes all the room: the others stay out, lose nothing, and nothing is said of them.
    let mut play = s("rats V:r3y3; orange I:A; held 1 A:A B:C C:L; up 1 M Q");
    play.plans("A V>3 -, B V>3 -");
    assert_eq!((play.rats().as_str(), play.lost(Colour::Yellow)), ("V:y3", 0));
    assert_eq!(play.lines("loses"), ["red loses 3 rats on 3 in a trap."]);
    // A card on a slot with a cat is as bad; a card in a hand is not.
    let mut play = s("rats V:r2; round 2; cat 1 M; held 2 A:A B:C C:L; up 2 H Q");
    play.plans("A V>3 -");
    assert_eq!(play.rats(), "");
    let mut play = s("rats V:r2; held 1 A:M B:A C:C; up 1 H");
    play.plans("A V>3 -");
    assert!(play.notices().iter().any(|notice| matches!(notice, Notice::Turned { trap: false, .. })));
    // Otherwise the move is made as usual, onto the yellow face.
    let mut play = s("rats V:r2; held 1 A:A B:C C:L; up 1 H Q");
    play.plans("A V>3 -");
    assert_eq!((play.on("3"), play.public().worth(Plot::Place3)), ("r2".to_owned(), 5));
    // A place to which nobody gets is not turned.
    let mut play = s("rats V:r1g1; held 1 A:A B:C C:L; up 1 H Q");
    play.plans("A V>3 -, C red@V -");
    assert!(play.public().face_down().contains(Plot::Place3));
}

#[test]
fn pol_156_a_card_whose_tile_is_not_in_sight_removes_nothing() {
    let mut play = s("rats V:r2; up 1 K");
    play.plans("");
    play.tells("K is not in sight, and nothing is removed.");
    let public = play.public();
    assert_eq!((public.present, public.slots[0].cat), (public.city.plots(), Some(Tile::K)));
    assert!(public.cats().contains(Tile::K), "a cat stays on it");
    idle_round(&mut play);
    assert!(play.public().cats().contains(Tile::K));
}

#[test]
fn pol_157_thirteen_cards_are_shuffled_for_rounds_6_and_7() {
    let mut play = dealt(3, "situation=S", 1);
    play.until(|public| public.round == 6);
    assert_eq!(play.lines("new deck"), ["13 cards are shuffled to be the new deck."]);
    assert_eq!((play.public().deck, play.public().slots[5].drawn), (9, 4));
}

#[test]
fn pol_158_in_round_5_t_is_attacked() {
    let mut play = s("rats T:r2 V:r1 Y:g1; round 5; dealt 5 0 0; orange G:A");
    assert_eq!(play.public().slots[4].drawn, 0);
    play.plans("A V>W -");
    assert_eq!(play.waits_for(), "ABC", "the radio has no say");
    assert_eq!(play.rats(), "W:r1 Y:g1");
    play.tells("The cats' card is T.");
}

#[test]
fn pol_159_bus_and_metro_and_face_down_tiles() {
    let public = s("rats V:r1; orange L:A").public();
    let reach = public.planning(seat('A')).reach(&public, Plot::G);
    assert!(reach.contains(Plot::A), "over place 3");
    // The bus passes over place 3 without turning it.
    let mut play = s("rats G:r1; orange L:A; held 1 A:C B:Q C:H; up 1 I");
    play.plans("A G>A -");
    assert!(play.public().face_down().contains(Plot::Place3) && play.on("A") == "r1");
    // The metro reaches a face-down tile, which is then turned.
    let mut play = s("rats V:r1; gone G; orange H:A; held 1 A:C B:Q C:H; up 1 I");
    play.plans("A V>3 -");
    assert!(!play.public().face_down().contains(Plot::Place3));
    let mut play = s("rats Q:r1; gone G; orange H:A; held 1 A:C B:A C:H; up 1 I");
    play.plans("A Q>3 -");
    assert_eq!(play.on("3"), "r1");
}
