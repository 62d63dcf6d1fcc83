//! Imagined worlds come as often as the rules deal them, given all that a seat knows; see `testkit::posterior`.
//!
//! The boxes are so small that thousands of deals look alike to A, who looks at B's row, at the own dark cards and at
//! the deck. Each test is about one thing that everybody at the table knows and that bends the odds.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

mod small_box;

use rat_a_tat_cat::{Card, Decision, Options, State, Step, View};
use small_box::small_box;
use table::{Joint, OptionValue, Options as _, Seat, World};
use testkit::posterior::{Experiment, Fit};

/// B deals, A begins.
fn experiment(cards: &str, set: &[(&str, &str)]) -> Experiment<State> {
    let mut options = Options::default();
    for (name, value) in [&[("first_dealer", "1"), ("rounds", "1")], set].concat() {
        options.set(name, &OptionValue::from_text(value)).unwrap();
    }
    Experiment::new(2).parts(small_box(cards)).options(options).deals(50_000)
}

/// Where every card is: the hand, B's row and A's row. What is left over is the deck.
fn hidden(world: &World<State>) -> Vec<Card> {
    let all = world.view_of_everything();
    let rows =
        [1, 0].into_iter().filter_map(Seat::new).flat_map(|seat| all.rows.of(seat)).map(|seen| seen.face);
    all.phase.drawn().into_iter().chain(rows).map(|face| face.up().unwrap()).collect()
}

/// The card that the player on turn would draw now.
fn next_card(world: &World<State>) -> Card {
    let mut world = world.clone();
    let seat = world.view(None).phase.on_turn().unwrap().seat;
    world.resolve(&Joint::single(seat, Decision::DrawDeck));
    let after = world.view_of_everything();
    after.phase.drawn().map_or(after.public.discard.top(), |card| card.up()).unwrap()
}

/// Makes the first of these decisions that is listed.
fn prefer(wishes: &[&str], list: &[Decision]) -> usize {
    let place = |wish: &&str| list.iter().position(|listed| listed.to_string() == *wish);
    wishes.iter().find_map(place).unwrap_or_else(|| panic!("none of {wishes:?} in {list:?}"))
}

/// Draws, keeps what is a number in slot 1, 2, 3, 4 in turn, and uses no special card.
fn keep_all(gallery: &View, _: u32, list: &[Decision]) -> usize {
    let keep = format!("keep {}", 1 + gallery.public.turns / 2 % 4);
    prefer(&["done", &keep, "decline", "stop", "pass", "deck"], list)
}

/// Draws and rejects, so that the deck runs out while the rows stay as they were dealt.
fn reject_all(_: &View, _: u32, list: &[Decision]) -> usize {
    prefer(&["done", "reject", "decline", "draw", "pass", "deck"], list)
}

/// Anything, the same in every deal.
fn wander(gallery: &View, decisions: u32, list: &[Decision]) -> usize {
    let quiet = list.iter().filter(|decision| **decision != Decision::Call).count() as u32;
    let place = (decisions * 7919 + gallery.public.turns * 104_729 + 13) / 7 % quiet;
    place as usize
}

/// A turn begins, and this many are over.
fn after_turns(turns: u32) -> impl Fn(&View, u32) -> bool {
    move |gallery, _| gallery.public.turns == turns && on_source(gallery)
}

fn on_source(gallery: &View) -> bool {
    gallery.phase.on_turn().is_some_and(|on_turn| on_turn.step == Step::Source)
}

/// How many used-up decks have left cards in the rows.
fn old_batches(gallery: &View) -> usize {
    let mut batches: Vec<u8> = gallery.public.settled.as_slice().iter().map(|&(batch, _)| batch).collect();
    batches.dedup();
    batches.len()
}

fn laid_aside(gallery: &View) -> bool {
    gallery.public.aside != [0; 4]
}

/// The frequencies agree, and enough of them were compared to mean something.
fn agrees(experiment: &Experiment<State>) -> Fit {
    let fit = experiment.compare(hidden).unwrap_or_else(|misfit| panic!("{misfit}"));
    println!("{fit:?}");
    assert!(fit.deals > 2000 && fit.degrees_of_freedom > 50, "{experiment:?}: {fit:?}");
    fit
}

/// Three faces, for short histories.
const THREE_FACES: &str = "0 0 0 0 9 9 9 9 9 9 PK PK PK";
/// Mostly nines, for long histories: whatever is discarded on the way, it is often the same.
const MOSTLY_NINES: &str = "0 0 9 9 9 9 9 9 9 9 9 PK";

#[test]
fn after_the_first_look() {
    agrees(&experiment(THREE_FACES, &[]));
}

#[test]
fn after_special_cards_were_laid_aside() {
    agrees(&experiment(THREE_FACES, &[]).only_if(laid_aside));
    agrees(&experiment("0 0 9 9 9 9 9 9 9 9 PK PK PK SW SW", &[]).only_if(laid_aside));
}

#[test]
fn after_dealt_special_cards_were_replaced_that_had_been_laid_aside() {
    // Two of four Peeks were laid aside and one was replaced, so that at most one is still in a row.
    let shed = |gallery: &View| gallery.public.aside[2] == 2 && gallery.public.shed[2] == 1;
    let cards = "0 9 9 9 9 9 9 9 9 PK PK PK PK";
    let replaced = experiment(cards, &[]).script(keep_all).until(after_turns(3)).only_if(shed);
    agrees(&replaced.deals(300_000).whatever_was_told());
}

#[test]
fn after_others_kept_what_they_drew() {
    let cards = "0 0 9 9 9 9 9 9 9 9 9 PK PK PK";
    agrees(&experiment(cards, &[]).script(keep_all).until(after_turns(4)));
}

#[test]
fn while_another_player_holds_a_card() {
    let holds = |gallery: &View, _: u32| gallery.public.turns == 1 && gallery.phase.drawn().is_some();
    agrees(&experiment(THREE_FACES, &[]).script(reject_all).until(holds));
}

#[test]
fn after_a_reshuffle() {
    let reshuffled = |gallery: &View, _: u32| old_batches(gallery) == 1 && on_source(gallery);
    for script in [keep_all, reject_all] {
        agrees(&experiment(THREE_FACES, &[]).script(script).until(reshuffled).whatever_was_told());
    }
}

#[test]
fn while_another_player_holds_the_last_card_of_the_old_deck() {
    let holds = |gallery: &View, _: u32| match gallery.phase.on_turn().map(|on_turn| on_turn.step) {
        Some(Step::Drawn { batch, .. }) => batch != gallery.public.batch,
        _ => false,
    };
    let by_b = |gallery: &View| gallery.phase.on_turn().unwrap().seat.letter() == 'B';
    for script in [keep_all, reject_all] {
        agrees(&experiment(THREE_FACES, &[]).script(script).until(holds).only_if(by_b).whatever_was_told());
    }
}

#[test]
fn after_two_reshuffles() {
    let twice = |gallery: &View, _: u32| old_batches(gallery) == 2 && on_source(gallery);
    agrees(&experiment(MOSTLY_NINES, &[]).script(keep_all).until(twice).whatever_was_told());
}

#[test]
fn after_reshuffles_that_keep_the_top() {
    for batches in [1, 2] {
        let reshuffled = move |gallery: &View, _: u32| old_batches(gallery) == batches && on_source(gallery);
        let keep_top = experiment(MOSTLY_NINES, &[("reshuffle", "keep_top")]);
        agrees(&keep_top.script(keep_all).until(reshuffled).whatever_was_told());
    }
}

#[test]
fn after_wandering_about() {
    for specials in ["SW PK", "SW D2", "SW SP"] {
        let cards = format!("0 0 9 9 9 9 9 9 9 9 9 {specials}");
        for turns in [4, 8] {
            agrees(&experiment(&cards, &[]).script(wander).until(after_turns(turns)).whatever_was_told());
        }
    }
}

#[test]
fn with_the_outer_cards_open() {
    let open = [("open_outer", "on")];
    agrees(&experiment(THREE_FACES, &open).only_if(laid_aside));
    agrees(&experiment(MOSTLY_NINES, &open).script(keep_all).until(after_turns(7)).whatever_was_told());
}

#[test]
fn the_next_card_of_the_deck() {
    for turns in [0, 5] {
        let turn =
            experiment(THREE_FACES, &[]).script(keep_all).until(after_turns(turns)).whatever_was_told();
        let fit = turn.compare(|world| (next_card(world), hidden(world)));
        println!("{:?}", fit.unwrap_or_else(|misfit| panic!("{misfit}")));
    }
}
