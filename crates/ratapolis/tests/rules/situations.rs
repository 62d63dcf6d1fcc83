//! Situations A to L: POL-113 to POL-146.

use crate::play::{Play, Town as _, at, check, dealt, idle_round, options, parts, seat};
use ratapolis::{Colour, Mark, Notice, Phase, Plot, Start, State, Tile, TileSet};
use std::collections::BTreeSet;
use table::{Match, Seed};

fn buildings(play: &Play) -> TileSet {
    play.public().city.buildings()
}

fn left_out(play: &Play) -> String {
    TileSet::BUILDINGS.minus(buildings(play)).to_string()
}

fn outdoors(play: &Play) -> String {
    play.public().city.tiles().minus(TileSet::BUILDINGS).to_string()
}

fn layout(play: &Play) -> String {
    play.sight(None).layout.unwrap()
}

#[test]
fn pol_113_what_is_out_in_a() {
    let play = dealt(4, "situation=A city=G", 1);
    assert_eq!(
        (left_out(&play), outdoors(&play), layout(&play)),
        ("C G H I T".into(), String::new(), "A".into())
    );
    assert_eq!(play.reserve(Colour::Red) + play.public().in_city(crate::play::seat('A').into()), 15);
    assert_eq!(play.public().cards, buildings(&play));
}

#[test]
fn pol_114_the_marks_of_a() {
    use Mark::{Closed, NoAttack, OneAttack, Open};
    let marks = dealt(3, "situation=A", 1).public().marks;
    assert_eq!(marks, [NoAttack, NoAttack, OneAttack, Closed, OneAttack, Open, Open, Closed]);
}

#[test]
fn pol_115_the_tokens_of_a() {
    for seats in 3..=5 {
        assert_eq!(dealt(seats, "situation=A", 1).tokens(), "A B F L S");
    }
    assert_eq!(dealt(2, "situation=A", 1).tokens(), "B F L S");
}

#[test]
fn pol_116_twelve_cards_are_shuffled_after_round_3_of_a() {
    let mut play = dealt(3, "situation=A", 1);
    play.until(|public| public.round == 5);
    assert_eq!((play.public().deck, play.public().slots[4].drawn), (8, 4));
    assert_eq!(play.lines("new deck"), ["12 cards are shuffled to be the new deck."]);
}

#[test]
fn pol_117_downtown() {
    let play = dealt(3, "situation=B", 1);
    assert_eq!((left_out(&play), outdoors(&play), layout(&play)), (String::new(), String::new(), "B".into()));
    assert_eq!(play.public().marks, [Mark::Open; 8]);
}

#[test]
fn pol_118_historic_centre() {
    let play = dealt(3, "situation=C", 1);
    assert_eq!((left_out(&play), outdoors(&play), layout(&play)), (String::new(), String::new(), "C".into()));
    assert_eq!(play.public().marks, [Mark::Open; 8]);
}

#[test]
fn pol_119_what_is_out_in_f() {
    let play = dealt(4, "situation=F", 1);
    assert_eq!(
        (left_out(&play), outdoors(&play), layout(&play)),
        ("A B F L S".into(), String::new(), "F".into())
    );
    assert_eq!(play.public().city.holes().len(), 1);
    let closed: Vec<usize> = (0..8).filter(|&slot| play.public().marks[slot] == Mark::Closed).collect();
    assert_eq!(closed, [3, 7]);
}

#[test]
fn pol_120_the_tokens_of_f() {
    for seats in 2..=5 {
        assert_eq!(dealt(seats, "situation=F", 1).tokens(), "C G H I T");
    }
}

#[test]
fn pol_121_the_empty_cell_of_f_is_crossed_by_the_metro_alone() {
    let f = "with situation F; rats E:r1; laid N D K M O";
    let mut play = at(f);
    assert_eq!(play.refuses_plan("A E>P -"), "P cannot be reached from E");
    let mut play = at(&format!("{f}; orange H:A"));
    play.plans("A E>P -");
    assert_eq!(play.on("P"), "r1");
}

#[test]
fn pol_122_five_cards_are_set_aside_unseen() {
    let mut play = dealt(4, "situation=F", 1);
    for _ in 0..3 {
        let public = play.public();
        let slot = public.slots[usize::from(public.round) - 1];
        assert_eq!(
            (slot.drawn, slot.hand, slot.up.len(), public.cats().minus(TileSet::BUILDINGS).len()),
            (5, 0, 0, 0)
        );
        for onlooker in [None, Some('A'), Some('D')] {
            assert!(play.view(onlooker).laid.is_down());
            assert_eq!(play.sight(onlooker).aside, 5);
        }
        idle_round(&mut play);
    }
    let public = play.public();
    assert_eq!((public.round, public.slots[4].hand), (5, 1));
}

#[test]
fn pol_123_one_of_the_five_is_revealed_and_the_radio_works() {
    let mut play = at("with situation F; rats E:r1; laid N D K M O; orange G:B");
    play.plans("");
    let Phase::Radio { card, .. } = play.public().phase else { panic!("the radio is asked") };
    assert!("NDKMO".contains(card.name()));
    play.does("B refuse yes");
    assert!(play.public().slots[0].cat.is_some());
}

#[test]
fn pol_124_cats_take_a_token_before_they_take_a_tile() {
    let mut play = at("with situation F; rats G:r2 E:g1; laid G; orange G:B T:A C:A");
    play.plans("").does("B refuse no");
    assert_eq!((play.rats().as_str(), play.tokens().as_str()), ("E:g1 G:r2", "C T"));
    play.tells("The token of G is lost.");
    let public = play.public();
    assert!(public.present.contains(Plot::G) && public.orange.contains(Tile::G));
    assert_eq!((public.worth(Plot::G), public.slots[0].cat), (4, None));
    assert!(!public.cards.is_empty() && public.discard() == 1);
    assert!(play.lines("rescue").is_empty(), "the Hospital has nothing to do");
}

#[test]
fn pol_125_another_building_is_removed_as_usual() {
    let mut play = at("with situation F; rats E:r2 N:g1; laid E; orange G T:A");
    play.plans("");
    assert!(matches!(play.public().phase, Phase::Hospital { .. }));
    play.does("A rescue R");
    assert_eq!((play.rats().as_str(), play.public().slots[0].cat), ("N:g1 R:r1", Some(Tile::E)));
}

#[test]
fn pol_126_from_round_5_on_f_follows_the_base_rules() {
    let mut play = at("with situation F; round 5; rats G:r2 E:g1; orange G!; up 5 G");
    play.plans("");
    assert_eq!(play.rats(), "E:g1", "a building that has lost its token is removed like any other");
    assert_eq!(play.public().slots[4].cat, Some(Tile::G));
}

#[test]
fn pol_127_no_cat_stands_in_the_city_of_f() {
    let play = dealt(3, "situation=F", 1);
    assert!(play.sight(None).city.iter().all(|plot| !plot.cat));
    assert_eq!(play.sight(None).round, 1, "the pawn only marks the round");
}

#[test]
fn pol_128_three_outdoor_tiles_in_g() {
    let play = dealt(3, "situation=G", 1);
    assert_eq!(
        (outdoors(&play), left_out(&play), layout(&play)),
        ("V W Y".into(), String::new(), "G".into())
    );
    let faces: Vec<_> =
        play.sight(None).city.iter().filter_map(|plot| plot.face).map(|face| face.to_string()).collect();
    assert_eq!(faces, ["W", "W", "Y"]);
}

/// Where there are outdoor tiles, as a table and as a position have it, and a building beside W.
const OUTDOORS: [(&str, &str, &str); 4] = [
    ("situation=G", "with situation G", "T"),
    ("situation=H", "with situation H", "H"),
    ("situation=L", "with situation L", "T"),
    ("city=G", "with city G", "T"),
];

#[test]
fn pol_129_outdoor_tiles() {
    for (_, with, beside) in OUTDOORS {
        // Rats move there and away again, attack and are attacked there.
        check(&format!("{with}; rats {beside}:r1"), &format!("A {beside}>W -"), "W:r1");
        check(&format!("{with}; rats W:r1"), &format!("A W>{beside} -"), &format!("{beside}:r1"));
        check(&format!("{with}; rats W:r2g1"), "A green@W -, C red@W -", "W:r1");
        // Most rats there give no advantage, and cats do not come.
        let mut play = at(&format!("{with}; rats W:r3 V:r2"));
        play.plans("");
        assert!(play.lines("takes the token").is_empty() && play.lines("cheese").is_empty(), "{with}");
        assert_eq!(play.on("W"), "r3");
    }
    for set in OUTDOORS.map(|(set, ..)| set).into_iter().chain(["situation=S"]) {
        for seed in 0..10 {
            let mut play = dealt(3, set, seed);
            let public = play.public();
            let outdoors = public.city.tiles().minus(TileSet::BUILDINGS);
            assert!(!outdoors.is_empty() && !public.orange.meets(outdoors), "{set}");
            let crowd = |public: &ratapolis::Public| -> u8 {
                outdoors.iter().map(|tile| public.crowd(tile.plot())).sum()
            };
            assert_eq!(crowd(&public) > 0, set == "situation=S", "{set}");
            play.until(|_| false);
            let after = play.public();
            assert!(outdoors.iter().all(|tile| after.present.contains(tile.plot())), "{set} {seed}");
            assert_eq!(crowd(&after), crowd(&public), "{set} {seed}");
            for slot in after.slots {
                let cards = slot.cat.map_or(slot.up, |cat| slot.up.with(cat)).union(slot.turned);
                assert!(!cards.meets(outdoors), "{set} {seed}: {cards}");
            }
        }
    }
}

#[test]
fn pol_130_three_fair_tiles_in_h() {
    let play = dealt(3, "situation=H", 1);
    assert_eq!(
        (outdoors(&play), left_out(&play), layout(&play)),
        ("V W Y".into(), String::new(), "H".into())
    );
    let faces: Vec<_> =
        play.sight(None).city.iter().filter_map(|plot| plot.face).map(|face| face.to_string()).collect();
    assert_eq!(faces, ["V", "V", "Y"]);
}

fn fair(rats: &str) -> Vec<i32> {
    let mut play = at(&format!("with situation H; with final_phase5 left_out; round 8; rats {rats}"));
    play.plans("");
    play.standing().scores.as_slice().to_vec()
}

#[test]
fn pol_131_ten_for_the_most_rats_at_the_fair() {
    assert_eq!(fair("V:r2 W:y1 Y:r1g2"), [13, 1, 2]);
}

#[test]
fn pol_132_a_tie_or_an_empty_fair_pays_nobody() {
    assert_eq!(fair("V:r2 W:y2 Y:g1"), [2, 2, 1]);
    assert_eq!(fair("O:r1 D:y1"), [5, 5, 0]);
}

#[test]
fn pol_133_the_fair_is_one_tile_for_this_count_only() {
    // Red leads on V, yellow on W and Y, together with fewer rats.
    assert_eq!(fair("V:r4 W:y2 Y:y1"), [14, 3, 0]);
    let public = at("with situation H; rats V:r1").public();
    assert_eq!((public.capacity(Plot::V), public.capacity(Plot::W)), (6, 9));
    let mut play = at("with situation H; rats V:r1 W:g1");
    assert_eq!(play.refuses_plan("A green@W -"), "you have no rat that could attack on W");
}

#[test]
fn pol_134_four_players_with_colours_by_lot() {
    let colours = |seed| {
        let public = dealt(4, "situation=I", seed).public();
        public.all().iter().map(|seat| public.colour(seat.into()).letter()).collect::<String>()
    };
    let mut all: Vec<String> = (0..60).map(colours).collect();
    all.sort();
    all.dedup();
    assert!(all.len() > 10, "{all:?}");
    let play = dealt(4, "situation=I", 1);
    assert_eq!((left_out(&play), layout(&play)), (String::new(), "I".into()));
}

#[test]
fn pol_134_corners_by_lot() {
    let parts = parts();
    let Start::Corners(corners) = &parts.situations[parts.situation("I").unwrap()].start else {
        panic!("rats start in corners")
    };
    // Those of the first seat, in many matches.
    let first = |rules| {
        let corner = |seed| {
            let (options, seed) = (options("situation=I"), Seed::from_number(seed));
            let table = Match::<State>::start_by(rules, &parts, &options, 4, seed).unwrap();
            let public = table.view(None).public;
            let rats: Vec<u8> = Plot::ALL.iter().map(|&plot| public.rats(seat('A').into(), plot)).collect();
            corners.iter().position(|corner| corner[..Plot::ALL.len()] == rats).unwrap()
        };
        (0..40).map(corner).collect::<BTreeSet<_>>()
    };
    assert_eq!(first(2), BTreeSet::from([0, 1, 2, 3]));
    assert_eq!(first(1), BTreeSet::from([0]), "as it was by the first rules");
}

#[test]
fn pol_135_the_tokens_of_i() {
    assert_eq!(dealt(4, "situation=I", 1).public().orange.to_string(), "B C I L S");
}

#[test]
fn pol_136_the_starting_rats_of_i() {
    let public = dealt(4, "situation=I", 1).public();
    let Start::Corners(corners) = &parts().situations[parts().situation("I").unwrap()].start else {
        panic!("rats start in corners")
    };
    for seat in public.all() {
        let rats: Vec<u8> = Plot::ALL.iter().map(|&plot| public.rats(seat.into(), plot)).collect();
        assert!(corners.iter().any(|corner| corner[..Plot::ALL.len()] == rats));
        assert_eq!((public.in_city(seat.into()), public.reserve(seat.into())), (12, 8));
    }
}

#[test]
fn pol_137_tokens_are_taken_at_once_in_i() {
    let play = dealt(4, "situation=I", 1);
    assert_eq!(play.tokens().split(' ').map(|token| &token[..1]).collect::<String>(), "BCILS");
    assert_eq!(play.tokens().matches(':').count(), 4);
    assert!(play.tokens().ends_with('S'), "that of S lies on its tile");
    let public = play.public();
    for tile in [Tile::B, Tile::C, Tile::I, Tile::L] {
        let owner = public.owner(tile.advantage().unwrap()).unwrap();
        assert_eq!(public.rats(owner.into(), tile.plot()), 3);
    }
}

#[test]
fn pol_138_five_cards_wait_on_slot_4_of_i() {
    let play = dealt(4, "situation=I", 1);
    assert_eq!(play.public().deck, 10);
    assert!(
        !play
            .everything()
            .deck
            .up()
            .unwrap()
            .meets("BCILS".chars().filter_map(|c| Tile::from_name(&c.to_string())).collect())
    );
    assert_eq!(play.public().discard(), 0);
}

#[test]
fn pol_139_in_round_4_of_i_they_lie_open() {
    let mut drawn = TileSet::NONE;
    for seed in 0..20 {
        let mut play = dealt(4, "situation=I", seed);
        // The Archives have an owner from the start, who keeps them: their card is not in the deck before round 4.
        let owner = play.public().owner(ratapolis::Advantage::Archives).unwrap();
        assert_eq!(play.public().phase, Phase::Archives { seat: owner });
        play.until(|public| public.round == 4);
        let public = play.public();
        let slot = public.slots[3];
        assert_eq!((slot.up.to_string().as_str(), slot.hand, slot.drawn), ("B C I L S", 0, 5));
        let city = play.sight(None).city;
        let mut cats: Vec<_> =
            city.iter().filter(|plot| plot.cat).map(|plot| plot.plot.to_string()).collect();
        cats.sort();
        assert_eq!(cats.concat(), "BCILS");
        assert_eq!(public.owner(ratapolis::Advantage::Archives), Some(owner));
        assert_eq!(public.phase, Phase::Plan, "the Archives have nothing to ask for");
        idle_round(&mut play);
        drawn = drawn.with(play.public().slots[3].cat.unwrap());
    }
    assert_eq!(drawn.to_string(), "B C I L S", "each of them sometimes, and no other");
}

#[test]
fn pol_140_sixteen_cards_are_shuffled_before_round_5_of_i() {
    let mut play = dealt(4, "situation=I", 1);
    play.until(|public| public.round == 5);
    assert_eq!(play.lines("new deck"), ["16 cards are shuffled to be the new deck."]);
    assert_eq!((play.public().slots[4].hand, play.public().deck), (1, 12));
}

#[test]
fn pol_141_two_outdoor_tiles_in_l() {
    let play = dealt(3, "situation=L", 1);
    assert_eq!((outdoors(&play), left_out(&play), layout(&play)), ("V W".into(), String::new(), "L".into()));
    let faces: Vec<_> =
        play.sight(None).city.iter().filter_map(|plot| plot.face).map(|face| face.to_string()).collect();
    assert_eq!(faces, ["V", "W"]);
    check("with situation L; rats J:r1", "A J>V -", "V:r1");
}

#[test]
fn pol_142_a_and_t_give_no_advantage_in_l() {
    for seed in 0..20 {
        let orange = dealt(5, "situation=L", seed).public().orange;
        assert_eq!(orange.len(), 6);
        assert!(!orange.contains(Tile::A) && !orange.contains(Tile::T));
    }
}

#[test]
fn pol_143_where_rats_may_procreate() {
    let mut play = at("with situation L; rats D:r2 V:r2 G:g1");
    assert_eq!(play.refuses_plan("A +V -"), "rats are born in buildings, and V is none");
    assert_eq!(play.refuses_plan("A +G -"), "you have no rat on G");
    assert_eq!(play.refuses_plan("A - +G"), "you have no rat on G");
    play.plans("A D>G +G");
    assert_eq!(play.on("G"), "r2g1", "accepted, though full by then");
    check("with situation L; rats D:r2", "A +D -", "D:r3");
}

#[test]
fn pol_144_a_birth_comes_after_attacks_and_moves() {
    let l = "with situation L; ";
    check(&format!("{l}rats D:r1"), "A +D -", "D:r1");
    check(&format!("{l}rats D:r2g1"), "A +D -", "D:r2g1");
    check(&format!("{l}rats E:r2g1"), "A +E -, C red@E -", "E:r1g1");
    check(&format!("{l}rats D:r1 G:r1"), "A G>D +D", "D:r3");
    let full = "A:r9 B:r6 E:r2 C:r3";
    check(&format!("{l}rats {full}"), "A +E -", "A:r9 B:r6 C:r3 E:r2");
    let mut play = at(&format!("{l}rats D:r1"));
    play.plans("A +D -");
    play.tells("Slot 1: A's +D comes to nothing.");
}

#[test]
fn pol_145_without_room_for_all_nobody_is_born() {
    check("with situation L; rats E:r2y3", "A +E -, B +E -", "E:r2y3");
    check("with situation L; rats E:r2y2", "A +E -, B +E -", "E:r3y3");
    // Who cannot bear takes no room, and neither Hotel nor Fire station helps.
    check("with situation L; rats E:r2y2g1", "A +E -, C +E -", "E:r3y2g1");
    check("with situation L; rats E:r2y3; orange F:A I:B", "A +E -, B +E -", "E:r2y3");
}

#[test]
fn pol_146_a_rat_lost_in_the_slot_may_be_born_again() {
    // Red has all twenty rats in the city, and one falls in this slot.
    check(
        "with situation L; rats A:r9 B:r6 E:r3 D:r1g1 K:r1",
        "A +E -, C red@D -",
        "A:r9 B:r6 D:g1 E:r4 K:r1",
    );
    let mut play = at("with situation L; rats A:r9 B:r6 E:r3 D:r1g1 K:r1");
    assert_eq!(play.reserve(Colour::Red), 0);
    play.plans("A +E -");
    assert_eq!(play.on("E"), "r3");
    assert!(play.notices().iter().any(|notice| matches!(notice, Notice::CameToNothing { .. })));
}
