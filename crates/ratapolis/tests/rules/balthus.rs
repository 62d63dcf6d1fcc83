//! Situation T, Balthus: POL-174 to POL-179.

use crate::play::{Play, Town as _, at, dealt, refusal, seat, written};
use ratapolis::{Phase, Tile, TileSet};
use std::collections::BTreeSet;
use table::Face;

const T: &str = "with situation T; players xryg; ";

#[test]
fn pol_174_one_player_is_balthus() {
    for (seats, hunter) in [(3, 0), (6, 5), (4, 2)] {
        let public = dealt(seats, &format!("situation=T balthus={hunter}"), 1).public();
        assert_eq!(public.balthus.map(|seat| seat.number()), Some(hunter));
        assert_eq!((public.players().len(), public.in_city(public.balthus.unwrap().into())), (seats - 1, 0));
        assert_eq!(public.city.tiles(), TileSet::BUILDINGS);
    }
    let drawn: std::collections::BTreeSet<u8> = (0..60)
        .filter_map(|seed| dealt(4, "situation=T balthus=random", seed).public().balthus)
        .map(|seat| seat.number())
        .collect();
    assert_eq!(drawn.len(), 4);
    // He builds the city: any with exactly the twenty buildings.
    assert_eq!(dealt(3, "situation=T city=C", 1).sight(None).layout.as_deref(), Some("C"));
    let own = "JJGLLHH/BBSSQQQ/TTTRCCP/DFFOIIN/EEKAAAM";
    assert_eq!(dealt(3, &format!("situation=T city={own}"), 1).sight(None).layout, None);
    assert!(
        refusal(3, "situation=T city=A").contains("building C is missing, and all twenty are needed here")
    );
    assert!(refusal(3, "situation=T city=G").contains("outdoor tile V has no place here"));
    assert!(refusal(3, "situation=T balthus=3").contains("names seat 3"));
}

#[test]
fn pol_175_the_tokens_of_t() {
    for (seats, count) in [(3, 4), (4, 5), (5, 6), (6, 7)] {
        for seed in 0..20 {
            let orange = dealt(seats, "situation=T", seed).public().orange;
            assert_eq!(orange.len(), count);
            assert!(orange.iter().all(|tile| "AFHILST".contains(tile.name())));
        }
    }
}

#[test]
fn pol_176_balthus_lays_a_card() {
    let mut play = dealt(4, "situation=T", 1);
    let up = play.public().slots[0].up;
    assert_eq!((play.waits_for(), up.len(), play.public().cats()), ("A".to_owned(), 5, up));
    assert_eq!(play.list('A').len(), 5);
    let other = TileSet::BUILDINGS.minus(up).first().unwrap();
    assert_eq!(
        play.refuses(&format!("A lay {other}")),
        format!("{other} is not one of the cards that were drawn")
    );
    let card = up.nth(3).unwrap();
    play.does(&format!("A lay {card}"));
    assert_eq!(play.public().discard(), 4);
    for (onlooker, knows) in [(Some('A'), true), (Some('B'), false), (None, false)] {
        assert_eq!(play.view(onlooker).laid, if knows { Face::Up(TileSet::only(card)) } else { Face::Down });
        assert_eq!(play.sight(onlooker).laid, knows.then_some(card));
    }
    assert!(play.public().slots[0].hand == 0, "rat players get no cards");
    play.until(|public| public.round == 5);
    assert_eq!(play.public().slots[4].up.len(), 4);
    assert_eq!(play.lines("new deck").len(), 1);
}

#[test]
fn pol_176_whoever_is_out_of_time_lays_a_card_by_lot() {
    let mut laid = BTreeSet::new();
    for seed in 0..40 {
        let play = Play::at_with_seed(&written(&format!("{T}up 1 C D K M N; lay A")), seed);
        let (card, again) = (play.fallback('A'), play.fallback('A'));
        assert_eq!(card, again, "the same match has the same default");
        laid.insert(card);
    }
    assert_eq!(laid, ["lay C", "lay D", "lay K", "lay M", "lay N"].map(str::to_owned).into());
}

#[test]
fn pol_177_rats_do_not_attack_and_balthus_plans_nothing() {
    let mut play = at(&format!("{T}rats O:r1g1; up 1 D N; laid D"));
    assert_eq!(play.waits_for(), "BCD");
    assert_eq!(play.refuses_plan("B green@O -"), "no attack can be planned in this round");
    assert_eq!(play.refuses_plan("B - green@O"), "no attack can be planned in this round");
    let before = play.view(Some('A'));
    play.does("B plan O>I -");
    assert_eq!(play.view(Some('A')), before, "plans are secret from Balthus too");
}

#[test]
fn pol_178_balthus_notes_what_his_card_was_worth() {
    let mut play = at(&format!("{T}rats O:r1g2 C:y2; up 1 O N; laid O; hunted 4"));
    play.plans("");
    assert_eq!(play.public().hunted, 4 + 3 * 5);
    play.tells("Balthus notes 15 for 3 rats.").tells("The cats' card is O.");
    let mut play = at(&format!("{T}rats F:r1 O:g1; orange F; up 1 F N; laid F"));
    play.plans("");
    assert_eq!(play.public().hunted, 3, "the orange face");
    // After the Hospital.
    let mut play = at(&format!("{T}rats O:r2; orange T:B; up 1 O N; laid O"));
    play.plans("");
    assert!(matches!(play.public().phase, Phase::Hospital { card: Tile::O, .. }));
    play.does("B rescue I");
    assert_eq!(play.public().hunted, 5);
}

fn end(rest: &str) -> Play {
    let mut play = at(&format!("{T}with final_phase5 left_out; round 8; up 8 N; laid N; {rest}"));
    play.plans("");
    play
}

#[test]
fn pol_179_balthus_doubles_and_wins_at_equality() {
    // The rats have 5 + 5 + 8 = 18.
    for (noted, places) in [(8, [4, 2, 2, 1]), (9, [1, 3, 3, 2]), (10, [1, 3, 3, 2])] {
        let play = end(&format!("rats O:r1 D:y1 E:g2; hunted {noted}"));
        let standing = play.standing();
        assert_eq!(standing.places.as_slice(), places, "{noted}");
        assert_eq!(standing.scores.as_slice(), [2 * noted, 5, 5, 8]);
    }
    let play = end("rats O:r1 D:y1 E:g1; cheese g1; hunted 1");
    assert_eq!(play.standing().places.as_slice(), [4, 1, 1, 1], "ties as ever");
    assert_eq!(play.public().balthus, Some(seat('A')));
}
