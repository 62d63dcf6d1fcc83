//! The ten advantages: POL-80 to POL-97.

use crate::play::{Play, Town as _, at, check, seat, written};
use ratapolis::{Advantage, Colour, Notice, Phase, Plot, Tile};
use std::collections::BTreeSet;
use table::Face;

#[test]
fn pol_80_an_advantage_belongs_to_whoever_has_the_token() {
    // Red has no rat near L any more.
    check("rats O:r1 L:g1; orange L:A", "A O>M -", "L:g1 M:r1");
}

#[test]
fn pol_81_hotel_and_fire_station_are_automatic() {
    let mut play = at("rats A:r3 O:g2 F:y3; orange F:A I:B");
    play.plans("A A>O -, B F>O -");
    assert_eq!(play.waits_for(), "ABC", "nobody is asked");
    assert_eq!(play.on("O"), "r1y1g2", "yellow was served first, red has one more");
    // All others ask.
    let mut play = at("rats A:r1 O:r1; lost r1; orange A:A G:A T:A; up 1 O");
    play.plans("").does("A market no, A refuse no, A rescue nobody");
    assert_eq!(play.rats(), "A:r1");
}

#[test]
fn pol_82_the_market() {
    let asked = |position: &str| {
        let mut play = at(position);
        play.plans("");
        matches!(play.public().phase, Phase::Market { .. })
    };
    // A rat lost in an earlier round, and room.
    assert!(asked("rats A:r1 O:g1; lost r1; orange A:A"));
    assert!(!asked("rats A:r1y8 O:g1; lost r1; orange A:A"), "the Market is full");
    assert!(!asked("rats A:r1 O:g1; orange A:A"), "rats that started in the reserve do not count");
    assert!(!asked("rats A:r1 O:g1; lost r1; before r0; orange A:A"), "lost in this round");
    assert!(!asked("rats A:r1 O:g1; lost r1; brought r1; orange A:A"), "it is back already");
    assert!(asked("rats A:r1 O:g1; lost r2; brought r1; orange A:A"));
    // RU: any rat of the reserve.
    let any = "with market_source any_reserve; ";
    assert!(asked(&format!("{any}rats A:r1 O:g1; orange A:A")));
    assert!(asked(&format!("{any}rats A:r1 O:g1; lost r1; before r0; orange A:A")));
    assert!(asked("with edition ru; rats A:r1 O:g1; orange A:A"));
    let full = "rats A:r1 B:r6 C:r6 D:r1 E:r6; orange A:A";
    assert!(!asked(&format!("{any}{full}")), "an empty reserve");
    let mut play = at("rats A:r1 O:g1; lost r1; orange A:A");
    play.plans("").does("A market yes");
    assert_eq!((play.on("A"), play.fallback('A')), ("r2".to_owned(), "plan - -".to_owned()));
    let mut play = at("rats A:r1 O:g1; lost r1; orange A:A");
    play.plans("");
    assert_eq!(play.fallback('A'), "market yes");
}

#[test]
fn pol_83_whoever_is_out_of_time_shows_a_card_by_lot() {
    let shown = (0..20).map(|seed| {
        let position = "players rb; rats O:r1; orange B:A; held 1 A:KL B:DM; up 1 C; archives A";
        let mut play = Play::at_with_seed(position, seed);
        play.does("A ask B");
        play.fallback('B')
    });
    assert_eq!(shown.collect::<BTreeSet<_>>(), ["show D", "show M"].map(str::to_owned).into());
}

#[test]
fn pol_83_the_archives() {
    let mut play = Play::at("players ryg; rats O:r1; orange B:A; held 1 A:K B:M C:D; up 1 C F; archives A");
    assert_eq!(play.list('A'), ["ask nobody", "ask B", "ask C"]);
    assert_eq!(play.refuses("A ask A"), "A has no card that could be shown");
    play.does("A ask C");
    play.tells("A asks C for a card.").tells("C shows A a card: D.");
    assert_eq!(play.waits_for(), "ABC", "with one card nothing is to be chosen");
    for (onlooker, knows) in [(Some('A'), true), (Some('B'), false), (Some('C'), true), (None, false)] {
        assert_eq!(!play.view(onlooker).shown[0].is_down(), knows, "{onlooker:?}");
        let shown = play
            .told(onlooker)
            .into_iter()
            .find_map(|notice| if let Notice::Shown { card, .. } = notice { Some(card) } else { None });
        assert_eq!(shown, Some(if knows { Face::Up(Tile::D) } else { Face::Down }));
    }
    // Who has two cards chooses.
    let mut play = Play::at("players rb; rats O:r1; orange B:A; held 1 A:KL B:DM; up 1 C; archives A");
    play.does("A ask B");
    assert_eq!(
        (play.waits_for(), play.list('B')),
        ("B".to_owned(), vec!["show D".to_owned(), "show M".to_owned()])
    );
    assert_eq!(play.refuses("B show K"), "you do not hold K");
    play.does("B show M");
    assert_eq!(play.view(Some('A')).shown[0].up().unwrap().to_string(), "M");
    // Partners may be asked; where nobody holds cards nobody is asked.
    let play =
        Play::at("with teams on; players rbyg; rats O:r1; orange B:A; held 1 A:K B:M C:D D:E; archives A");
    assert!(play.list('A').contains(&"ask C".to_owned()));
    let five = "players rbygo; rats B:r1; orange B:A; round 4; held 4 A:K B:M C:D D:E E:F";
    let mut play = Play::at(five);
    play.plans("");
    assert_eq!((play.public().round, play.public().owner(Advantage::Archives)), (5, Some(seat('A'))));
    assert_eq!(play.public().phase, Phase::Plan, "all four cards lie open, and there is nothing to ask for");
}

#[test]
fn pol_84_the_shooting_range() {
    let mut play = at("rats O:r1 A:g1 M:g1; orange C:A");
    assert_eq!(play.refuses_plan("A green@M -"), "you have no rat that could attack on M");
    play.plans("A green@A -");
    assert_eq!(play.rats(), "M:g1 O:r1");
    // The rest stays as it is: somebody must be there.
    let mut play = at("rats O:r1 A:g1; orange C:A");
    assert_eq!(play.refuses_plan("A yellow@A -"), "there is no yellow rat on A");
}

#[test]
fn pol_85_the_hotel() {
    // Room 2, two groups of three: one each, and one more for the Hotel.
    check("rats I:r4 O:y3 C:g3; orange F:B", "B O>I -, C C>I -", "C:g2 I:r4y2g1 O:y1");
    check("rats O:y3 A:r2; orange F:A", "A A>O -", "A:r1 O:r1y3");
    check("rats O:y1 A:r2; orange F:A", "A A>O -", "O:r2y1");
    // A negative room admits nobody.
    check("rats O:y4 A:r2; orange F:A", "A A>O -", "A:r2 O:y4");
}

#[test]
fn pol_86_one_rat_above_capacity_and_no_more() {
    let mut play = at("rats O:y3 A:r2; lost r2; orange F:A");
    play.plans("A A>O A>O");
    assert_eq!(play.rats(), "A:r1 O:r1y3", "full for the Hotel too");
    // The token goes, the rat stays.
    assert_eq!(play.tokens(), "F");
    play.plans("");
    assert_eq!(play.on("O"), "r1y3");
    // Not for the Market, a rescue or a birth.
    let mut play = at("rats A:r9 O:g1; lost r1; orange A:A F:A");
    play.plans("");
    assert!(!matches!(play.public().phase, Phase::Market { .. }));
    let mut play = at("rats O:r1 A:g9 F:y6 I:g6 R:g3; orange F:A T:A; up 1 O");
    play.plans("");
    assert!(play.public().round == 2, "nobody is asked to rescue where everything is full");
    check("with situation L; players ryg; rats D:r3 O:g1; orange F:A", "A +D -", "D:r3 O:g1");
}

#[test]
fn pol_87_the_hotel_takes_no_room_from_others() {
    check("rats O:g1 A:r2 F:y2; orange F:A", "A A>O -, B F>O -", "F:y1 O:r2y1g1");
}

#[test]
fn pol_88_the_radio_station() {
    // Refused, the card is mixed again with the others: it may come again, and then it stands.
    let position = written("rats A:r1; held 1 A:O B:D C:E; up 1 C F; orange G:B");
    let (mut again, mut other) = (0, 0);
    for seed in 0..200 {
        let mut play = Play::at_with_seed(&position, seed);
        play.plans("");
        let Phase::Radio { card, .. } = play.public().phase else { panic!("the radio is asked") };
        play.does("B refuse yes");
        play.tells(&format!("B refuses {card}."));
        assert_ne!(play.waits_for(), "B", "not a second time");
        *(if play.public().slots[0].cat == Some(card) { &mut again } else { &mut other }) += 1;
    }
    assert!(again > 10 && other > 100, "{again} and {other}");
    // Without an owner the first card stands.
    let mut play = at("rats A:r1; orange G");
    play.plans("");
    assert_eq!(play.waits_for(), "ABC");
}

#[test]
fn pol_89_the_metro() {
    let reach = |position: &str, from| {
        let public = at(position).public();
        public.planning(seat('A')).reach(&public, from).to_string()
    };
    assert_eq!(reach("rats A:r1; gone O R; orange H:A", Plot::A), "C F I K M S T");
    assert_eq!(reach("rats A:r1; gone O R", Plot::A), "I K M");
    assert_eq!(reach("rats E:r1; gone O R; orange H:A", Plot::E), "D F K", "not next to the area");
    // Two areas next to one tile: either may be crossed, not one after the other.
    assert_eq!(reach("rats A:r1; gone O N; orange H:A", Plot::A), "F I K M R");
    assert_eq!(reach("rats I:r1; gone O N; orange H:A", Plot::I), "A C F M P R");
    check("rats A:r2; gone O R; orange H:A", "A A>S -", "S:r2");
}

#[test]
fn pol_90_the_fire_station() {
    check("rats O:r3 A:y2 C:g3 I:g2; orange I:C", "A O>I -, B A>I -, C C>I -", "A:y2 I:g5 O:r3");
    check("rats O:r3 A:y3 I:g3; orange I:B", "A O>I -, B A>I -", "I:y3g3 O:r3");
}

#[test]
fn pol_91_the_fire_station_moves_at_the_same_time() {
    // Green is served first, into the room that yellow leaves.
    check("rats O:y3 A:g3 R:r3; orange I:C", "B O>F -, C A>O -, A R>O -", "F:y3 O:g3 R:r3");
    // It cannot move before yellow, who stays.
    check("rats O:y3 A:g3; orange I:C", "C A>O -", "A:g3 O:y3");
}

#[test]
fn pol_92_the_bus_station() {
    let public = at("rats O:r1 A:g9; orange L:A").public();
    let reach = public.planning(seat('A')).reach(&public, Plot::O);
    assert_eq!(reach.to_string(), "A C D E F I K M N R S T", "over a full A as well");
    // Not over an empty area.
    let public = at("rats O:r1; gone A; orange L:A").public();
    assert!(!public.planning(seat('A')).reach(&public, Plot::O).contains(Plot::M));
    check("rats O:r1 A:g9; orange L:A", "A O>M -", "A:g9 M:r1");
}

#[test]
fn pol_93_one_step_stays_possible_and_no_move_uses_both() {
    let public = at("rats O:r1; gone R; orange L:A H:A").public();
    let reach = public.planning(seat('A')).reach(&public, Plot::O);
    assert!(reach.contains(Plot::A), "one step");
    assert!(reach.contains(Plot::S), "by metro");
    assert!(reach.contains(Plot::M), "by bus");
    assert!(!reach.contains(Plot::G), "S by metro and one step more");
    assert!(!reach.contains(Plot::Q), "C by metro and one step more");
}

#[test]
fn pol_94_room_is_the_same_for_all_moves() {
    check("rats O:r3 M:y2g1; orange L:A", "A O>M -", "M:y2g1 O:r3");
    check("rats A:r3 R:y2g1; gone O; orange H:A", "A A>R -", "A:r3 R:y2g1");
    check("rats O:r3 A:y3; orange L:A", "A O>M -, B A>M -", "A:y2 M:r1y1 O:r2");
}

#[test]
fn pol_95_the_cheese_shop() {
    let mut play = at("rats S:r1 O:g1; orange S");
    play.plans("");
    assert_eq!(play.public().cheese_tokens(seat('A')), 1, "in the round in which it is taken");
    let mut play = at("rats S:y2r1; orange S:A; cheese r2");
    play.plans("");
    assert_eq!(['A', 'B'].map(|who| play.public().cheese_tokens(seat(who))), [2, 1], "whoever owns it then");
    let mut play = at("rats S:r1; orange S:A; up 1 S");
    play.plans("");
    assert_eq!(play.public().cheese_tokens(seat('A')), 0, "it was removed");
}

#[test]
fn pol_96_the_hospital() {
    let hospital = |position: &str| {
        let mut play = at(position);
        play.plans("");
        if matches!(play.public().phase, Phase::Hospital { .. }) { play.list('A') } else { Vec::new() }
    };
    assert_eq!(
        hospital("rats O:r2 A:g9; orange T:A L:A; up 1 O"),
        ["rescue nobody", "rescue F", "rescue I", "rescue R"],
        "next to it and with room; the bus does not help"
    );
    assert!(hospital("rats O:g2; orange T:A; up 1 O").is_empty(), "no rat of the owner's there");
    assert!(hospital("rats O:r2 A:g9 F:g6 I:y6 R:y3; orange T:A; up 1 O").is_empty(), "no room anywhere");
    let mut play = at("rats O:r2; orange T:A; up 1 O");
    play.plans("");
    assert_eq!(
        play.refuses("A rescue C"),
        "a rat cannot be taken to C: it is not next to the attacked building, or full"
    );
    assert_eq!(play.fallback('A'), "rescue R", "the most cheese");
    play.does("A rescue R");
    assert_eq!((play.rats().as_str(), play.lost(Colour::Red)), ("R:r1", 1), "exactly one");
    // Outdoor tiles too.
    let mut play = at("with city G; rats H:r1; orange T:A; up 1 H");
    play.plans("").does("A rescue V");
    assert_eq!(play.rats(), "V:r1");
}

#[test]
fn pol_97_hospital_and_radio_work_for_themselves() {
    let mut play = at("rats T:r2; orange T:A; up 1 T");
    play.plans("").does("A rescue F");
    assert_eq!((play.rats().as_str(), play.tokens().as_str()), ("F:r1", ""));
    let mut play = at("rats G:r2; orange G:A; up 1 G");
    play.plans("");
    assert!(matches!(play.public().phase, Phase::Radio { card: Tile::G, .. }));
}
