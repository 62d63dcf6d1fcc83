//! Advantages are given out, and what may be remembered: POL-74 to POL-79.

use crate::play::{Town as _, at, idle_round, seat};
use ratapolis::{Notice, Tile, TileSet};
use table::{Match, Printed, Seed};

#[test]
fn pol_74_the_most_rats_take_the_token() {
    let mut play = at("rats C:r2y1 F:g1 L:r3y2g2; orange C F:A L:B");
    play.plans("");
    assert_eq!(play.tokens(), "C:A F:C L:A", "from the tile or from the owner; one rat alone is enough");
}

#[test]
fn pol_75_without_a_majority_the_token_lies_on_its_tile() {
    let mut play = at("rats C:r2y2g1 O:r1; orange C:A F:B");
    play.plans("");
    assert_eq!(play.tokens(), "C F");
}

#[test]
fn pol_76_phase_5_of_the_last_round() {
    for (set, plays) in [
        ("", true),
        ("with edition ru; ", false),
        ("with edition ru; with final_phase5 played; ", true),
        ("with final_phase5 left_out; ", false),
    ] {
        let mut play = at(&format!("{set}rats S:r1 C:g1; orange S:B C; round 8"));
        play.plans("");
        assert_eq!(play.tokens(), if plays { "C:C S:A" } else { "C S:B" }, "{set}");
        let cheese = ['A', 'B'].map(|who| play.public().cheese_tokens(seat(who)));
        assert_eq!(cheese, if plays { [1, 0] } else { [0, 0] });
        // In round 7 there is no difference.
        let mut play = at(&format!("{set}rats S:r1; orange S:B; round 7"));
        play.plans("");
        assert_eq!(play.tokens(), "S:A");
    }
}

#[test]
fn pol_77_any_number_of_tokens_judged_on_one_position() {
    let mut play = at("rats C:r1 F:r1 L:r1 S:r1; orange C F L S");
    play.plans("");
    assert_eq!(play.tokens(), "C:A F:A L:A S:A");
    let (taken, cheese) = (play.when("takes the token of S"), play.when("gains a cheese"));
    assert!(taken < cheese && cheese < play.when("Round 2"));
}

/// Of how many rounds a person may read back the beginning, in round 4.
fn readable(log: bool) -> usize {
    let options = ratapolis::Options { event_log: log, ..ratapolis::Options::default() };
    let seed = Seed::from_number(1);
    let mut table = Match::<ratapolis::State>::start(&Printed::shipped(), &options, 3, seed).unwrap();
    while table.view(None).public.round < 4 {
        table.time_out(table.waits_for().lowest().unwrap()).unwrap();
    }
    let notices = table.readable_since(Some(seat('A')), 0);
    notices.iter().filter(|numbered| matches!(numbered.notice, Notice::RoundBegan { .. })).count()
}

#[test]
fn pol_78_the_log_can_be_switched_off() {
    assert_eq!(readable(true), 4);
    assert_eq!(readable(false), 1, "only what happens in this round");
    // What lies on the table is shown all the same, and no hidden card in either case.
    for log in ["on", "off"] {
        let mut play = at(&format!("with event_log {log}; rats O:r1; held 1 A:K B:M C:D; up 1 C F"));
        idle_round(&mut play);
        let sight = play.sight(Some('A'));
        assert!(sight.slots[0].card.is_some() && sight.slots[0].plans.len() == 3);
        assert_eq!((sight.deck, sight.discard, sight.players[1].hand_size), (10, 4, 1));
        assert_eq!(sight.players[1].hand, table::Face::Down);
    }
}

/// A replay that turns every card up has nobody's log: a hand is there to see, and not to be taken for safe.
#[test]
fn pol_79_nobodys_log_has_nobodys_cards() {
    let play = at("with event_log on; rats O:r1; held 1 A:K B:M C:D; up 1 C F");
    let everything = play.everything();
    assert!(everything.held.iter().take(3).all(|held| !held.is_down()));
    for (card, in_somebodys_log) in [(Tile::C, true), (Tile::K, false), (Tile::M, false)] {
        assert_eq!(everything.accounted_for().contains(card), in_somebodys_log, "{card}");
    }
}

#[test]
fn pol_79_ones_own_log_has_ones_own_cards() {
    for (log, kept) in [("on", true), ("off", false)] {
        let mut play = at(&format!("with event_log {log}; rats O:r1; held 1 A:K B:M C:D; up 1 C F"));
        idle_round(&mut play);
        let sight = play.sight(Some('A'));
        let held: Vec<Tile> =
            sight.seen.iter().filter(|seen| seen.round == 1).flat_map(|seen| seen.held.clone()).collect();
        assert_eq!(held, if kept { vec![Tile::K] } else { vec![] });
        assert_eq!(sight.remembered.contains(&Tile::K), kept);
        let others: TileSet =
            [Tile::M, Tile::D].into_iter().filter(|&card| play.public().slots[0].cat != Some(card)).collect();
        assert!(others.iter().all(|card| !sight.remembered.contains(&card)
            || play.hand('A').contains(card)
            || play.public().slots[1].up.contains(card)));
        // The view, on which computer players live, has them in any case.
        let held = play.view(Some('A')).held[0].up().unwrap();
        assert_eq!(held[0].to_string(), "K");
        assert!(play.view(Some('A')).held[1].is_down());
    }
}
