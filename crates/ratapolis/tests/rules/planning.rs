//! Planning: POL-30 to POL-41.

use crate::play::{Town as _, at, check, seat};
use ratapolis::{Action, Decision, Plan, Plot};
use table::{Dice, Game as _, Seed};

#[test]
fn pol_30_everybody_plans_two_actions_at_once() {
    let mut play = at("rats O:r1 A:y1 K:g1");
    assert_eq!(play.waits_for(), "ABC");
    play.does("A plan O>I I>C, B plan A>M -");
    assert_eq!(play.on("O"), "r1", "nothing happens before all have planned");
    play.does("C plan - -");
    assert_eq!((play.on("C"), play.on("M")), ("r1".to_owned(), "y1".to_owned()));
}

#[test]
fn pol_31_attack_move_or_nothing_and_twice_the_same() {
    check("rats O:r1g2 A:g1", "A green@O green@O", "A:g1 O:r1");
    let mut play = at("rats O:r1g2");
    assert_eq!(play.refuses_plan("A +O -"), "rats do not procreate in this game");
    check("rats O:r1 A:g1", "A - O>A", "A:r1g1");
}

#[test]
fn pol_32_nothing_is_always_legal() {
    for position in ["rats O:r1", "rats O:g1", "rats O:r1; with mark_1 no_attack"] {
        let mut play = at(position);
        play.plans("A - -");
        assert_eq!(play.fallback('A'), "plan - -");
    }
}

#[test]
fn pol_33_attack_in_slot_1() {
    let mut play = at("rats O:r1g1 A:g1");
    assert_eq!(play.refuses_plan("A green@A -"), "you have no rat that could attack on A");
    assert_eq!(play.refuses_plan("A yellow@O -"), "there is no yellow rat on O");
    assert_eq!(play.refuses_plan("A orange@O -"), "no orange family is in this game");
    play.plans("A green@O -");
    assert_eq!(play.on("O"), "r1");
}

#[test]
fn pol_34_move_in_slot_1() {
    let mut play = at("rats O:r1 A:g1");
    assert_eq!(play.refuses_plan("A A>M -"), "you have no rat on A");
    assert_eq!(play.refuses_plan("A O>C -"), "C cannot be reached from O");
    play.plans("A O>R -");
    assert_eq!(play.on("R"), "r1");
}

#[test]
fn pol_35_attack_in_slot_2_may_count_on_slot_1() {
    let mut play = at("rats O:r1 A:g1");
    assert_eq!(play.refuses_plan("A - green@A"), "you have no rat that could attack on A");
    assert_eq!(play.refuses_plan("A - orange@O"), "no orange family is in this game");
    // The target need not be there yet.
    play.plans("A O>A green@A, C - -");
    assert_eq!(play.on("A"), "r1");
    check("rats O:r1 A:g1", "A - green@O, C A>O -", "O:r1");
    // With the Shooting range next to it is enough, also next to where slot 1 leads.
    let mut play = at("rats O:r1 M:g1 C:y1; orange C:A");
    assert_eq!(play.refuses_plan("A - green@M"), "you have no rat that could attack on M");
    play.plans("A O>A green@M");
    assert_eq!(play.on("M"), "");
}

#[test]
fn pol_36_move_in_slot_2_may_count_on_slot_1() {
    let mut play = at("rats O:r2 A:y9");
    assert_eq!(play.refuses_plan("A - I>N"), "you have no rat on I");
    assert_eq!(play.refuses_plan("A O>I I>K"), "K cannot be reached from I");
    // Room may force rats to stay on O, so that they can move in slot 2.
    play.plans("A O>A O>R");
    assert_eq!((play.on("O"), play.on("R")), (String::new(), "r2".to_owned()));
}

#[test]
fn pol_37_what_is_refused_and_what_stays() {
    let mut play = at("rats O:r1g1 A:g1; gone K");
    assert_eq!(play.refuses_plan("A V>W -"), "V is not in the city");
    assert_eq!(play.refuses_plan("A O>K -"), "K is not in the city");
    assert_eq!(play.refuses_plan("A red@O -"), "red is your own colour");
    assert_eq!(play.refuses_plan("A O>O -"), "a group moves to another tile than the one where it is");
    // A pair is judged slot 1 first, and refused whole.
    assert_eq!(play.refuses_plan("A O>K green@K"), "K is not in the city");
    play.does("A plan O>A -");
    assert_eq!(play.refuses_plan("A O>A O>K"), "K is not in the city");
    play.plans("B - -, A O>A -");
    // Slot by slot: a refused entry leaves the earlier one, and slot 2 falls back when its ground is gone.
    let public = at("rats O:r1g1 A:g1").public();
    let planning = public.planning(seat('A'));
    let (to_a, on_a) = (
        Action::Move { from: Plot::O, to: Plot::A },
        Action::Attack { tile: Plot::A, colour: ratapolis::Colour::Green },
    );
    let plan = planning.amend(&public, Plan::NOTHING, 0, to_a).unwrap();
    let plan = planning.amend(&public, plan, 1, on_a).unwrap();
    assert_eq!(plan, Plan([to_a, on_a]));
    let far = Action::Move { from: Plot::O, to: Plot::B };
    assert_eq!(planning.amend(&public, plan, 0, far).unwrap_err().to_string(), "B cannot be reached from O");
    assert_eq!(planning.amend(&public, plan, 0, Action::Nothing), Ok(Plan::NOTHING));
    let elsewhere = Action::Move { from: Plot::O, to: Plot::I };
    assert_eq!(planning.amend(&public, plan, 0, elsewhere), Ok(Plan([elsewhere, Action::Nothing])));
}

#[test]
fn pol_38_reach_is_judged_on_the_city_of_phase_2() {
    let public = at("rats O:r1; gone F; orange L:A").public();
    let planning = public.planning(seat('A'));
    assert_eq!(planning.reach(&public, Plot::O).to_string(), "A C I K M N R S T");
    let public = at("rats O:r1; gone F").public();
    assert_eq!(public.planning(seat('A')).reach(&public, Plot::O).to_string(), "A I R");
}

#[test]
fn pol_39_no_rat_on_an_empty_cell() {
    let mut play = at("rats O:r1; gone A; orange H:A L:A");
    assert_eq!(play.refuses_plan("A O>A -"), "A is not in the city");
    let public = play.public();
    assert!(!public.planning(seat('A')).reach(&public, Plot::O).contains(Plot::A));
}

#[test]
fn pol_40_plans_are_secret_and_can_be_changed() {
    let mut play = at("rats O:r1 A:y1 K:g1");
    let before = ['A', 'B', 'C'].map(|who| play.view(Some(who)));
    play.does("A plan O>I -, A plan O>R -, B plan A>M -");
    assert_eq!(['A', 'B', 'C'].map(|who| play.view(Some(who))), before, "nobody sees a plan");
    play.does("C plan - -");
    assert_eq!(play.on("R"), "r1", "the last word counts");
}

#[test]
fn pol_41_plans_are_shown_together_and_stay_public() {
    let mut play = at("rats O:r1 A:y1 K:g1");
    play.plans("A O>I -, B - A>M");
    play.tells("Plans: A O>I -, B - A>M, C - -.");
    assert_eq!(play.refuses("A plan O>R -"), "you have no rat on O", "that is a plan for the next round");
    for onlooker in [None, Some('A'), Some('C')] {
        let sheets = &play.sight(onlooker).slots[0].plans;
        assert_eq!(sheets.iter().map(ToString::to_string).collect::<Vec<_>>(), ["O>I -", "- A>M", "- -"]);
    }
    assert_eq!(ratapolis::State::NAME, "ratapolis");
}

#[test]
fn every_plan_that_is_drawn_by_lot_may_be_planned() {
    for mark in ["open", "one_attack", "no_attack"] {
        let play = at(&format!("rats I:r3g2y1 A:r1g1 C:y3 K:y2r1; with mark_1 {mark}"));
        let mut dice = Dice::from_seed(Seed::from_number(30));
        let (mut attacks, mut moves) = ([0, 0], [0, 0]);
        for _ in 0..3_000 {
            let decision = play.world.sample_with(seat('A'), &mut dice);
            assert_eq!(play.world.check(seat('A'), &decision), Ok(()), "{decision} with {mark}");
            let Decision::Plan(Plan(actions)) = decision else { panic!("{decision} is no plan") };
            for (slot, action) in actions.into_iter().enumerate() {
                attacks[slot] += u32::from(matches!(action, Action::Attack { .. }));
                moves[slot] += u32::from(matches!(action, Action::Move { .. }));
            }
        }
        assert!(moves.iter().all(|count| *count > 100), "{moves:?}");
        assert!(
            attacks.iter().all(|count| (*count > 100) == (mark != "no_attack")),
            "{attacks:?} with {mark}"
        );
    }
}
