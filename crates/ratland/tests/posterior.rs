//! Imagined worlds come as often as the rules deal them, given all that a seat knows; see `testkit::posterior`.
//!
//! In the box used here all food is white, so that rats and cheese go the same way in many games. What a Seer knows is
//! compared with all decks that the rules can lay (LAND-10, LAND-11), counted one by one.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use ratland::{Clan, EventCard, Options, Parts, Phase, Side, State, View};
use std::cell::Cell;
use std::collections::BTreeMap;
use table::{Dice, Face, Game, OptionValue, Options as _, Parts as _, Printed, Seat, Seed, World};
use testkit::posterior::{Experiment, Fit};

/// The shipped box with twelve whites for every area of every food card.
fn white_box() -> Printed<Parts> {
    let mut file: toml::Table = Parts::PRINTED.parse().unwrap();
    let white: toml::Table = "white = 12".parse().unwrap();
    for card in file["food_card"].as_array_mut().unwrap() {
        for area in ["dump", "city", "field"] {
            card[area] = white.clone().into();
        }
    }
    Printed::read(&file.to_string()).unwrap()
}

fn experiment(seats: u8, set: &[(&str, &str)]) -> Experiment<State> {
    let mut options = Options::default();
    for (name, value) in set {
        options.set(name, &OptionValue::from_text(value)).unwrap();
    }
    Experiment::new(seats).parts(white_box()).options(options).deals(30_000)
}

const ASCENDING: (&str, &str) = ("food_order", "ascending");

/// The event deck, top card first.
fn events(world: &World<State>) -> Vec<&'static str> {
    let all = world.view_of_everything();
    let below = all.below.unwrap();
    let next = all.next_event.and_then(Face::up);
    next.into_iter().chain(below.events().iter().rev().copied()).map(EventCard::name).collect()
}

fn end_place(events: &[&str]) -> usize {
    events.iter().position(|card| *card == "end_of_game").unwrap()
}

/// The food deck, top card first.
fn food(world: &World<State>) -> Vec<u8> {
    let all = world.view_of_everything();
    let next = all.next_food.into_iter().flatten().filter_map(Face::up).filter(|&card| card > 0);
    next.chain(all.below.unwrap().food().iter().rev().copied()).collect()
}

fn dealt(world: &World<State>, seat: u8) -> [&'static str; 2] {
    let all = world.view_of_everything();
    all.dealt[Seat::new(seat).unwrap()].map(|card| card.up().map_or("?", Clan::name))
}

/// The frequencies agree, and enough of them were compared to mean something.
fn agrees<H: Ord + std::fmt::Debug>(
    experiment: &Experiment<State>,
    hidden: impl Fn(&World<State>) -> H,
) -> Fit {
    let fit = experiment.compare(hidden).unwrap_or_else(|misfit| panic!("{misfit}"));
    println!("{fit:?}");
    assert!(fit.deals > 2000 && fit.degrees_of_freedom > 10, "{experiment:?}: {fit:?}");
    fit
}

#[test]
fn the_next_event_and_the_end_card() {
    let dealt = experiment(2, &[ASCENDING]);
    agrees(&dealt, |world| (events(world)[0], end_place(&events(world))));
    let long = experiment(2, &[ASCENDING, ("initial_events", "7")]);
    agrees(&long, |world| (events(world)[0], end_place(&events(world))));
}

#[test]
fn the_order_of_the_final_events() {
    let dealt = experiment(2, &[ASCENDING]);
    agrees(&dealt, |world| events(world)[4..6].to_vec());
    agrees(&dealt, |world| events(world)[7..9].to_vec());
}

#[test]
fn the_food_deck() {
    let dealt = experiment(2, &[]);
    agrees(&dealt, |world| food(world)[..2].to_vec());
    agrees(&dealt, |world| food(world)[6..].to_vec());
}

#[test]
fn after_some_rounds() {
    for round in [2, 3] {
        let played = experiment(2, &[ASCENDING])
            .until(move |gallery: &View, _| {
                gallery.public.round == round && gallery.public.phase == Phase::Deploy
            })
            .whatever_was_told();
        agrees(&played, |world| (events(world)[0], end_place(&events(world))));
    }
}

#[test]
fn clans_dealt_to_others() {
    let dealing = experiment(3, &[("clans", "on")]).deals(60_000);
    agrees(&dealing, |world| dealt(world, 1));
    agrees(&dealing, |world| (dealt(world, 1)[0], dealt(world, 2)[1]));
}

#[test]
fn clans_discarded_by_others() {
    // The first card dealt is kept; which of the two it was nobody can know, so the pair is compared without order.
    let kept = experiment(2, &[("clans", "on"), ("boards", "secret_choice")])
        .until(|gallery: &View, _| gallery.public.phase == Phase::BoardChoice)
        .only_if(|gallery| gallery.public.active == Seat::default())
        .deals(200_000);
    agrees(&kept, |world| {
        let mut both = dealt(world, 1);
        both.sort_unstable();
        both
    });
}

#[test]
fn sides_chosen_by_others() {
    // By lot, as nothing is known of the others.
    let dice = Cell::new(1_u64);
    let lot = move |_: &View, _: u32, list: &[ratland::Decision]| {
        dice.set(dice.get().wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407));
        (dice.get() >> 33) as usize % list.len()
    };
    let chosen = experiment(3, &[ASCENDING, ("boards", "secret_choice")])
        .script(lot)
        .until(|gallery: &View, _| gallery.public.phase == Phase::Deploy);
    agrees(&chosen, |world| {
        let sides = world.view_of_everything().sides;
        [1, 2].map(|seat| sides[Seat::new(seat).unwrap()] == Face::Up(Side::Aggressive))
    });
}

/// Every final part that can be laid: four of six and the End card, in any order.
fn final_parts() -> Vec<Vec<&'static str>> {
    let all = [
        "drunk",
        "hide_the_cheese",
        "just_in_time",
        "holy_rat",
        "strategists",
        "locked_and_loaded",
        "end_of_game",
    ];
    let mut parts: Vec<Vec<&str>> = vec![vec![]];
    for _ in 0..5 {
        let longer = |part: Vec<&'static str>| {
            let rest: Vec<&str> = all.into_iter().filter(|card| !part.contains(card)).collect();
            rest.into_iter().map(move |card| [part.clone(), vec![card]].concat()).collect::<Vec<_>>()
        };
        parts = parts.into_iter().flat_map(longer).collect();
    }
    parts.retain(|part| part.contains(&"end_of_game"));
    assert_eq!(parts.len(), 5 * 6 * 5 * 4 * 3);
    parts
}

/// What a view imagines of the event deck is what is left of all parts that fit what its onlooker knows, each as often as
/// the others.
#[track_caller]
fn imagines(view: &View, past: &[&str], known: Option<&str>) {
    let fits = |part: &Vec<&str>| {
        past.iter().all(|card| part[..past.len()].contains(card))
            && known.is_none_or(|card| part[past.len()] == card)
    };
    let mut expected: BTreeMap<Vec<&str>, u32> = BTreeMap::new();
    for part in final_parts().iter().filter(|part| fits(part)) {
        *expected.entry(part[past.len()..].to_vec()).or_default() += 1;
    }
    let each = 500;
    let mut dice = Dice::from_seed(Seed::from_number(9));
    let mut found: BTreeMap<Vec<&str>, u32> = BTreeMap::new();
    for _ in 0..each * expected.len() {
        let world = World::at(State::imagine(view, &mut dice), dice.split());
        *found.entry(events(&world)).or_default() += 1;
    }
    assert_eq!(found.keys().collect::<Vec<_>>(), expected.keys().collect::<Vec<_>>());
    // Five standard deviations.
    let spread = (each as f64).sqrt() * 5.0;
    for (deck, count) in found {
        assert!((f64::from(count) - each as f64).abs() < spread, "{deck:?} came {count} times, not {each}");
    }
}

const INITIAL: &str = "abundance massive_attack cousins_visit helmet_rat yellow_is_the_new_black";

/// A is a Seer at round 7, three final cards are left, and this is the next one.
fn late_table(next: &str, looked: &str) -> World<State> {
    let rest = if next == "end_of_game" { "just_in_time strategists" } else { "holy_rat end_of_game" };
    let position = format!(
        "with clans on; round 7; A[7] cheese 2 clan seers dealt seers mutants; B[7] cheese 2 clan ninjas dealt ninjas family; \
         event drunk; past {INITIAL} hide_the_cheese; food 5; used 1 2 3 4 5; events {next} {rest}{looked}; deploy"
    );
    let state = State::from_position(&Printed::shipped(), &position)
        .unwrap_or_else(|bad| panic!("{}", bad.point_at(&position)));
    World::at(state, Dice::from_seed(Seed::from_number(1)))
}

#[test]
fn the_event_deck_without_a_seers_knowledge() {
    let past = ["drunk", "hide_the_cheese"];
    let nobody = late_table("strategists", "");
    for onlooker in [Seat::new(0), Seat::new(1), None] {
        imagines(&nobody.view(onlooker), &past, None);
    }
    // A has looked; B and the gallery know no more than before.
    let looked = late_table("strategists", "; looked A; foresee A");
    for onlooker in [Seat::new(1), None] {
        imagines(&looked.view(onlooker), &past, None);
    }
}

#[test]
fn the_event_deck_with_a_seers_knowledge() {
    let past = ["drunk", "hide_the_cheese"];
    for next in ["strategists", "end_of_game"] {
        let looked = late_table(next, "; looked A; foresee A");
        imagines(&looked.view(Seat::new(0)), &past, Some(next));
    }
}

/// All these decks, each as often as the others.
#[track_caller]
fn imagines_food(view: &View, decks: usize, fits: impl Fn(&[u8]) -> bool) {
    let each = 500;
    let mut dice = Dice::from_seed(Seed::from_number(4));
    let mut found: BTreeMap<Vec<u8>, u32> = BTreeMap::new();
    for _ in 0..each * decks {
        let world = World::at(State::imagine(view, &mut dice), dice.split());
        *found.entry(food(&world)).or_default() += 1;
    }
    assert_eq!(found.len(), decks);
    assert!(found.keys().all(|deck| fits(deck)), "{found:?}");
    let spread = (each as f64).sqrt() * 5.0;
    for (deck, count) in found {
        assert!((f64::from(count) - each as f64).abs() < spread, "{deck:?} came {count} times, not {each}");
    }
}

#[test]
fn the_food_deck_with_a_seers_knowledge() {
    // 6, 7, 8 and 9 are left, and 6 is the next one; A knows it.
    let looked = late_table("strategists", "; looked A; foresee A");
    imagines_food(&looked.view(Seat::new(0)), 6, |deck| deck[0] == 6);
    imagines_food(&looked.view(Seat::new(1)), 24, |deck| deck.len() == 4);
    // Looked before the powers were upgraded: the event only.
    imagines_food(&late_table("strategists", "; looked A").view(Seat::new(0)), 24, |deck| deck.len() == 4);
}

#[test]
fn the_food_deck_of_two_copies() {
    let clans = [
        "seers mutants",
        "ninjas family",
        "ninjas family",
        "warriors corrupt",
        "warriors corrupt",
        "explorers mutants",
        "explorers seers",
    ];
    let seats = ('A'..='G').zip(clans).map(|(seat, clans)| {
        let kept = clans.split(' ').next().unwrap();
        format!("{seat}[7] cheese 2 clan {kept} dealt {clans}")
    });
    let seats = seats.collect::<Vec<_>>().join("; ");
    let position = format!(
        "with clans on; round 7; {seats}; event drunk; past {INITIAL} hide_the_cheese; food 7 7; \
         used 1 1 2 2 3 3 4 4 5 5 6 6 7 7; foods 8 9 9 8; looked A; foresee A"
    );
    let state = State::from_position(&Printed::shipped(), &position)
        .unwrap_or_else(|bad| panic!("{}", bad.point_at(&position)));
    let world = World::at(state, Dice::from_seed(Seed::from_number(1)));
    imagines_food(&world.view(Seat::new(0)), 2, |deck| deck[..2] == [8, 9]);
    imagines_food(&world.view(Seat::new(1)), 6, |deck| deck.len() == 4);
}
