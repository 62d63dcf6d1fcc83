//! Two players and the neutral family: POL-160 to POL-169.

use crate::play::{Play, Town as _, at, check, dealt, refusal, seat, written};
use ratapolis::{Colour, Family, Tile, TileSet};

#[test]
fn pol_160_two_play_everything_but_i_and_t() {
    for situation in ["base", "A", "B", "C", "F", "G", "H", "L", "S"] {
        assert!(dealt(2, &format!("situation={situation}"), 1).public().has_neutrals());
    }
    for situation in ["I", "T"] {
        assert!(refusal(2, &format!("situation={situation}")).contains("not for 2"));
    }
}

#[test]
fn pol_161_neutral_rats() {
    let play = dealt(2, "situation=G", 1);
    let public = play.public();
    assert_eq!(public.colour(Family::NEUTRAL), Colour::Yellow);
    assert_eq!(public.stands(Family::NEUTRAL), public.buildings(), "one on every building and none outdoors");
    assert!(public.players().iter().all(|seat| public.colour(seat.into()) != Colour::Yellow));
    let public = dealt(2, "situation=S", 1).public();
    assert_eq!(public.stands(Family::NEUTRAL).to_string(), "Q T");
    assert_eq!(public.in_city(Family::NEUTRAL), 2);
}

#[test]
fn pol_162_the_market_is_out() {
    let pools =
        [("base", "BCFGHILST"), ("B", "BCFGHILST"), ("G", "BCFGHILST"), ("L", "BCFGHILS"), ("S", "CGHIL")];
    for (situation, pool) in pools {
        let mut seen = TileSet::NONE;
        for seed in 0..60 {
            let orange = dealt(2, &format!("situation={situation}"), seed).public().orange;
            assert_eq!(orange.len(), 3);
            seen = seen.union(orange);
        }
        assert_eq!(seen.iter().map(|tile| tile.name()).collect::<String>(), pool, "{situation}");
    }
    assert_eq!(dealt(2, "situation=A", 1).tokens(), "B F L S");
    assert_eq!(dealt(2, "situation=F", 1).tokens(), "C G H I T");
}

#[test]
fn pol_163_neutral_rats_count_for_majorities() {
    let mut play = at("players rb; rats C:r1y1 F:r2y1 L:y1; orange C:A F L:A");
    play.plans("");
    assert_eq!(play.tokens(), "C F:A L");
}

#[test]
fn pol_164_a_captured_neutral_rat_is_cheese() {
    let mut play = at("players rb; with final_phase5 left_out; round 8; rats O:r1y1");
    play.plans("A yellow@O -");
    assert_eq!((play.rats().as_str(), play.public().captured(seat('A'))), ("O:r1", 1));
    assert_eq!(play.standing().scores.as_slice(), [6, 0]);
    assert_eq!(play.public().reserve(Family::NEUTRAL), 0, "it never returns");
}

#[test]
fn pol_165_both_attack_the_neutral_rat() {
    check("players rb; rats E:r2b2y1", "A yellow@E -, B yellow@E -", "E:r1b1y1");
    // On different tiles each captures one.
    let mut play = at("players rb; rats E:r2y1 O:b1y1");
    play.plans("A yellow@E -, B yellow@O -");
    assert_eq!(play.rats(), "E:r2 O:b1");
    // With the Shooting range the loss is next to it, where most rats are; the first letter among equals.
    check("players rb; rats O:b1y1 A:r1 I:r2; orange C:A", "A yellow@O -, B yellow@O -", "A:r1 I:r1 O:y1");
    check("players rb; rats O:b1y1 F:r1 I:r1; orange C:A", "A yellow@O -, B yellow@O -", "I:r1 O:y1");
}

/// Red has lost more and has fewer rats; one card is the cats', the other one the neutrals'.
fn strike(rats: &str, lost: &str) -> (String, bool) {
    let mut play = at(&format!("players rg; rats {rats}; lost {lost}; up 1 N E"));
    // Whichever of the two is the cats' card, nobody is on N; the story tells whether there was a strike.
    play.plans("");
    (play.rats(), !play.lines("The neutrals strike").is_empty())
}

#[test]
fn pol_166_the_neutral_strike() {
    assert!(strike("O:r1 D:g2", "r2 g1").1);
    assert!(!strike("O:r1 D:g2", "r2 g2").1, "equal losses");
    assert!(!strike("O:r2 D:g2", "r2 g1").1, "equal numbers in the city");
    let mut play = at("players rg; rats O:r1 D:g2; lost r2 g1; up 1 N E");
    play.plans("");
    assert_eq!(play.lines("The neutrals strike at B").len(), 1, "at who has more rats in the city");
    // In F too, where no tile is removed.
    let mut play = at("with situation F; players rg; rats O:r1 D:g2; lost r2 g1; orange G; laid G E");
    play.plans("");
    assert_eq!(play.lines("The neutrals strike at B").len(), 1);
}

#[test]
fn pol_167_the_second_card_of_a_strike() {
    let position = written("players rg; rats E:r1g1y1 D:r2 O:g1; lost r1 g3; up 1 N E");
    let (mut on_n, mut on_e) = (0, 0);
    for seed in 0..40 {
        let mut play = Play::at_with_seed(&position, seed);
        play.plans("");
        match play.public().slots[0].cat {
            Some(Tile::N) => {
                // The second card is E, which holds a neutral rat and one of red's.
                assert_eq!((play.rats().as_str(), play.lost(Colour::Red)), ("D:r2 E:g1y1 O:g1", 2));
                on_n += 1;
            }
            Some(Tile::E) => {
                // The second card is N, where nobody is.
                assert_eq!((play.rats().as_str(), play.lost(Colour::Red)), ("D:r2 O:g1", 2));
                on_e += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(on_n > 0 && on_e > 0);
    // Nothing without a neutral rat there.
    let mut play = at("players rg; rats E:r1 D:r2 O:g1; lost r1 g3; up 1 N E");
    play.plans("");
    assert!(play.lines("in a neutral strike").is_empty());
    // A card that the radio refused is among them, the cat card is not.
    let mut play = at("players rg; rats E:r1y1 D:r2 O:g1; lost r1 g3; up 1 E; orange G:A");
    play.plans("").does("A refuse yes");
    assert!(play.lines("The neutrals strike").is_empty(), "E came again, and no other card is left");
}

#[test]
fn pol_168_all_losses_count_and_returns_do_not() {
    let mut play = at("players rg; rats E:r2g2y1 O:r1g1; up 1 O");
    play.plans("A yellow@E green@E, B yellow@E -");
    assert_eq!((play.lost(Colour::Red), play.lost(Colour::Green)), (2, 3));
    check("with situation L; players rg; rats D:r2; lost r1", "A +D -", "D:r3");
    let mut play = at("with situation L; players rg; rats D:r2; lost r1");
    play.plans("A +D -");
    assert_eq!(play.lost(Colour::Red), 1);
}

#[test]
fn pol_169_a_strike_in_the_last_round_and_without_attacks() {
    let mut play = at("players rg; rats O:r1 D:g2; lost r2 g1; round 8; up 8 N E");
    play.plans("");
    assert_eq!(play.lines("The neutrals strike").len(), 1);
    assert!(play.when("The neutrals strike") < play.when("The game is over"));
    let mut play = at("with mark_1 no_attack; players rg; rats O:r1 D:g2; lost r2 g1; up 1 N E");
    play.plans("");
    assert_eq!(play.lines("The neutrals strike").len(), 1);
    let mut play = at("with situation S; players rg; rats Q:r1 V:g2; lost r2 g1; round 5; dealt 5 0 0");
    play.plans("");
    assert!(play.lines("The neutrals strike").is_empty(), "no second card");
}
