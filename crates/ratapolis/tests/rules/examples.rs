//! The worked examples of the rules file.

use crate::play::{Play, Town as _, at, check, dealt, idle_round, parts, seat, written};
use ratapolis::{Colour, Family, Phase, Plot, Tile};

#[test]
fn pol_example_1_capacity() {
    let capacity = |seats, plot| dealt(seats, "", 1).public().capacity(plot);
    assert_eq!([3, 4, 5].map(|seats| capacity(seats, Plot::O)), [3, 4, 5]);
    assert_eq!([3, 4, 5].map(|seats| capacity(seats, Plot::I)), [6, 8, 10]);
    assert_eq!([3, 4, 5].map(|seats| capacity(seats, Plot::A)), [9, 12, 15]);
}

#[test]
fn pol_example_2_groups() {
    let public = at("rats O:r1g2").public();
    let groups: Vec<u8> =
        public.in_play().map(|family| public.rats(family, Plot::O)).filter(|&rats| rats > 0).collect();
    assert_eq!(groups, [1, 2]);
}

#[test]
fn pol_example_3_cards_of_a_round() {
    let mut struck = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut play = Play::at_with_seed(&written("rats O:r1; round 2; held 2 A:D B:K C:M; up 2 C F"), seed);
        assert_eq!(play.public().cats().to_string(), "C F");
        play.plans("");
        struck.insert(play.public().slots[1].cat.unwrap().to_string());
    }
    assert_eq!(struck.into_iter().collect::<String>(), "CDFKM");
}

#[test]
fn pol_example_4_attack_and_move() {
    check("rats O:r1g1 A:r2", "A green@O A>O", "O:r3");
}

#[test]
fn pol_example_5_two_attackers() {
    check("rats O:r1y1g1", "A green@O -, B green@O -", "O:r1y1");
    check("players rbyg; rats O:r1y1g2", "A green@O -, C green@O -", "O:r1y1");
}

#[test]
fn pol_example_6_sharing() {
    check("rats I:r4 O:y1g2", "B O>I -, C O>I -", "I:r4y1g1 O:g1");
    check("rats I:r4 A:y2 O:g2", "B A>I -, C O>I -", "A:y1 I:r4y1g1 O:g1");
}

#[test]
fn pol_example_7_and_then_slot_2() {
    check("rats I:r4 O:y1g2 A:y2", "B O>I A>O, C O>I -", "I:r4y1g1 O:y2g1");
}

#[test]
fn pol_example_8_the_sixth_building() {
    let mut play = at("rats O:r2 A:g1; gone B D K M T; round 6; up 6 O");
    play.plans("");
    let public = play.public();
    assert_eq!((public.city.plots().minus(public.present).len(), play.rats().as_str()), (6, "A:g1"));
}

#[test]
fn pol_example_9_scoring() {
    // Values 2, 3, 4 and 5: an orange triple, Q or an orange double, a yellow double, a yellow single.
    let mut play = at(
        "with final_phase5 left_out; round 8; orange A C; rats A:r1y1g1 Q:r1y1g2 E:r1y3g2 O:r3 D:y1; cheese y1 r2",
    );
    play.plans("");
    let standing = play.standing();
    assert_eq!(standing.scores.as_slice(), [26, 23, 16]);
    assert_eq!(standing.places.as_slice(), [1, 2, 3]);
}

#[test]
fn pol_example_10_unequal_groups() {
    check("rats I:r2 O:y1 A:g5", "B O>I -, C A>I -", "A:g2 I:r2y1g3");
    check("with equal_share strict; rats I:r2 O:y1 A:g5", "B O>I -, C A>I -", "A:g4 I:r2y1g1");
}

#[test]
fn pol_example_11_the_remainder() {
    check("rats A:r3 F:y3", "A A>O -, B F>O -", "A:r2 F:y2 O:r1y1");
    check("rats O:g1 A:r2 F:y2 R:g2", "A A>O -, B F>O -, C R>O -", "A:r2 F:y2 O:g1 R:g2");
}

#[test]
fn pol_example_12_a_swap() {
    check("rats O:r3 R:y3", "A O>R -, B R>O -", "O:y3 R:r3");
}

#[test]
fn pol_example_13_a_chain_that_fails_at_its_end() {
    check("rats O:r3 R:y3 S:g6", "A O>R -, B R>S -", "O:r3 R:y3 S:g6");
}

#[test]
fn pol_example_14_a_partial_chain() {
    check("rats O:r3 R:y3 S:g4", "A O>R -, B R>S -", "O:r1 R:r2y1 S:y2g4");
}

#[test]
fn pol_example_15_the_hotel() {
    check("rats I:r4 O:y3 C:g3; orange F:B", "B O>I -, C C>I -", "C:g2 I:r4y2g1 O:y1");
    check("rats I:r6 O:y3; orange F:B", "B O>I -", "I:r6y1 O:y2");
    check("rats I:r7 O:y3; orange F:B", "B O>I -", "I:r7 O:y3");
}

#[test]
fn pol_example_16_the_fire_station() {
    check("rats I:g2 O:r2 A:y2 C:g3; orange I:C", "A O>I -, B A>I -, C C>I -", "A:y2 I:g5 O:r2");
}

#[test]
fn pol_example_17_the_metro() {
    let public = at("rats A:r1; gone O R; orange H:A").public();
    assert_eq!(public.planning(seat('A')).reach(&public, Plot::A).to_string(), "C F I K M S T");
}

#[test]
fn pol_example_18_radio_and_hospital() {
    let position = written("rats K:r2y1 O:g1; orange G:B T:A; up 1 B D K M T");
    let mut met = false;
    for seed in 0..200 {
        let mut play = Play::at_with_seed(&position, seed);
        play.plans("");
        let Phase::Radio { card: Tile::T, .. } = play.public().phase else { continue };
        play.does("B refuse yes");
        let Phase::Hospital { card: Tile::K, .. } = play.public().phase else { continue };
        play.does("A rescue E");
        assert_eq!(
            (play.rats().as_str(), play.lost(Colour::Red), play.lost(Colour::Yellow)),
            ("E:r1 O:g1", 1, 1)
        );
        assert!(play.view(None).accounted_for().contains(Tile::T), "publicly safe");
        met = true;
    }
    assert!(met);
}

#[test]
fn pol_example_19_the_market_in_both_editions() {
    for (source, may) in [("any_reserve", true), ("earlier_round", false)] {
        let mut play = at(&format!("with market_source {source}; rats A:r1 O:r2y1g1; round 3; orange A:A"));
        play.plans("B red@O -, C red@O -");
        assert_eq!(matches!(play.public().phase, Phase::Market { .. }), may, "{source}");
        idle_round(&mut play);
        if !may {
            play.until(|public| public.phase == Phase::Plan);
            play.plans("");
            assert!(matches!(play.public().phase, Phase::Market { .. }), "in round 4");
        }
    }
}

#[test]
fn pol_example_20_both_hit_the_neutral() {
    let mut play = at("players rg; rats E:r2g2y1");
    play.plans("A yellow@E -, B yellow@E -");
    assert_eq!(play.rats(), "E:r1g1y1");
    assert_eq!((play.lost(Colour::Red), play.lost(Colour::Green)), (1, 1));
    assert_eq!(['A', 'B'].map(|who| play.public().captured(seat(who))), [0, 0]);
}

#[test]
fn pol_example_21_balthus() {
    for (noted, winner) in [(33, 'A'), (31, 'D')] {
        // 21, 18 and 25.
        let mut play = at(&format!(
            "with situation T; with final_phase5 left_out; players xryg; round 8; up 8 N; laid N; \
             rats O:r3 D:y3 K:g3 A:r2y1 M:g2; hunted {noted}"
        ));
        play.plans("");
        let standing = play.standing();
        assert_eq!(standing.scores.as_slice(), [2 * noted, 21, 18, 25]);
        assert_eq!(standing.winners().to_string(), winner.to_string());
    }
}

#[test]
fn pol_example_22_situation_f() {
    let mut play = at("with situation F; rats G:r2 E:g1; round 2; laid G; orange G:C");
    play.plans("").does("C refuse no");
    assert_eq!((play.rats().as_str(), play.tokens().as_str()), ("E:g1 G:r2", ""));
    assert_eq!((play.public().slots[1].cat, play.public().discard()), (None, 1));
    let mut play = at("with situation F; rats G:r2 E:g1; round 6; up 6 G; orange G!");
    play.plans("");
    assert_eq!(play.rats(), "E:g1");
}

#[test]
fn pol_example_23_a_trap() {
    let position = |tile: &str| {
        format!(
            "with situation S; players ryg; rats V:r2; round 2; under 3:{tile}; held 2 A:A B:L C:Q; up 2 M C"
        )
    };
    let mut play = Play::at(&position("M"));
    play.plans("A V>3 -");
    assert_eq!((play.rats().as_str(), play.lost(Colour::Red)), ("", 2));
    assert!(!play.public().present.contains(Plot::Place3));
    let mut play = Play::at(&position("D"));
    play.plans("A V>3 -");
    assert_eq!(play.on("3"), "r2");
    assert_eq!(play.public().plot_of(Tile::D), Some(Plot::Place3));
}

#[test]
fn pol_example_24_births() {
    let full = "A:r9 B:r6 C:r2";
    let position = format!("with situation L; rats D:r2 {full} G:g1");
    assert_eq!(at(&position).reserve(Colour::Red), 1);
    check(&position, "A +D -, C G>D -", "A:r9 B:r6 C:r2 D:r2g1");
    check(&position, "A +D -", "A:r9 B:r6 C:r2 D:r3 G:g1");
}

#[test]
fn pol_example_25_a_neutral_strike() {
    // Seventeen red rats, fifteen green ones.
    let rats = "A:r7g2 B:r6 C:g6 D:g1 K:r1 M:r1 O:r1 F:g4";
    let position = written(&format!("players rg; rats {rats} E:r1g2y1; lost r3 g5; up 1 N E"));
    let mut met = false;
    for seed in 0..20 {
        let mut play = Play::at_with_seed(&position, seed);
        let public = play.public();
        assert_eq!([0, 1].map(|at| public.in_city(Family::from(public.all().nth(at).unwrap()))), [17, 15]);
        play.plans("");
        if play.public().slots[0].cat == Some(Tile::N) {
            assert_eq!((play.on("E"), play.lost(Colour::Red)), ("g2y1".to_owned(), 4));
            met = true;
        }
    }
    assert!(met);
}

#[test]
fn pol_example_26_phase_5() {
    let mut play = at("rats C:r2y2g1 S:g1 T:y1; orange C S T:B; up 1 T");
    play.plans("").does("B rescue nobody");
    assert_eq!(play.tokens(), "C S:C");
    assert_eq!(play.public().cheese_tokens(seat('C')), 1);
    assert_eq!(parts().situations[0].id, "base");
}
