//! Imagined worlds come as often as the rules deal them, given all that a seat knows; see `testkit::posterior`.
//!
//! The box used here has few kinds of cards: all of a class look alike. Its privileges do nothing, so that a round is played
//! by visits alone.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use rattus_cartus::{Cards, Class, Decision, Options, Parts, Phase, Special, State, View};
use std::cell::Cell;
use table::{Face, OptionValue, Options as _, Parts as _, Printed, Seat, World};
use testkit::posterior::{Experiment, Fit};

/// The shipped box with two nuns on most cards and three cards in a hand.
fn plain_box() -> Printed<Parts> {
    let plain = Parts::PRINTED.replace("[4, 2, 2, 2, 4]", "[0, 0, 7, 0, 7]").replace("hand = 5", "hand = 2");
    let corner = |line: &str| {
        let Some((copy, _)) = line.split_once(", cards =") else { return line.to_owned() };
        format!("{copy}, cards = 0, rats = 0, looks = 0, provenance = \"test\" }},")
    };
    Printed::read(&plain.lines().map(corner).collect::<Vec<_>>().join("\n")).unwrap()
}

fn experiment(seats: u8, set: &[(&str, &str)]) -> Experiment<State> {
    let mut options = Options::default();
    for (name, value) in set.iter().chain(&[("first_player", "0")]) {
        options.set(name, &OptionValue::from_text(value)).unwrap();
    }
    Experiment::new(seats).parts(plain_box()).options(options).deals(30_000)
}

fn hand(world: &World<State>, seat: usize) -> Cards {
    world.view_of_everything().hands[seat].up().unwrap()
}

fn laid(world: &World<State>, seat: usize) -> Cards {
    world.view_of_everything().laid[seat].up().unwrap()
}

fn classes(cards: Cards) -> Vec<u8> {
    Class::ALL.into_iter().map(|class| cards.of_class(class)).collect()
}

fn nuns(world: &World<State>) -> u8 {
    world.view_of_everything().nuns.iter().filter_map(|card| card.up()).map(|card| card.nuns()).sum()
}

/// The frequencies agree, and enough of them were compared to mean something.
#[track_caller]
fn agrees<H: Ord + std::fmt::Debug>(
    experiment: &Experiment<State>,
    hidden: impl Fn(&World<State>) -> H,
) -> Fit {
    let fit = experiment.compare(hidden).unwrap_or_else(|misfit| panic!("{misfit}"));
    println!("{fit:?}");
    assert!(fit.deals > 2000 && fit.degrees_of_freedom > 10, "{experiment:?}: {fit:?}");
    fit
}

/// Whoever visits commits nothing, and every action is performed.
fn quietly(_: &View, _: u32, list: &[Decision]) -> usize {
    let wanted = |decision: &Decision| match decision {
        Decision::Visit { cards, .. } => cards.is_empty(),
        Decision::Act(yes) => *yes,
        _ => true,
    };
    list.iter().position(wanted).unwrap()
}

#[test]
fn hands_nuns_and_decks_after_the_deal() {
    let dealt = experiment(3, &[]).whatever_was_told().deals(60_000);
    agrees(&dealt, |world| classes(hand(world, 1)));
    agrees(&dealt, |world| (nuns(world), hand(world, 2).iter().map(|card| card.nuns()).sum::<u8>()));
    agrees(&dealt, |world| {
        let below = world.view_of_everything().below.unwrap();
        (below.buildings().last().map(|card| card.building()), below.replacement().len())
    });
}

#[test]
fn a_secret_set_of_buildings() {
    let dealt = experiment(4, &[("building_method", "random_cards")]).whatever_was_told().deals(60_000);
    agrees(&dealt, |world| {
        let below = world.view_of_everything().below.unwrap();
        let all = below.buildings().iter().chain(below.replacement());
        all.filter(|card| card.building() == rattus_cartus::Building::Brewery).count()
    });
}

#[test]
fn what_a_look_tells() {
    // The Tent is the only building, and A looks at two nuns of five.
    let looked = experiment(2, &[])
        .script(quietly)
        .until(|gallery: &View, _| {
            matches!(gallery.public.phase, Phase::Privilege { .. }) && gallery.public.round == 2
        })
        .only_if(|gallery| gallery.looked.seen_by(0).contains(Seat::default()))
        .whatever_was_told()
        .deals(60_000);
    agrees(&looked, nuns);
}

#[test]
fn what_others_committed() {
    // By lot, each card of the hand being as likely; a list has every choice of cards once, however many ways lead to it.
    let dice = Cell::new(1_u64);
    let lot = move |gallery: &View, _: u32, list: &[Decision]| {
        dice.set(dice.get().wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407));
        if !matches!(gallery.public.phase, Phase::Visit { .. }) {
            return 0;
        }
        // One card of two, at the first building: the same card twice is chosen in one way, two cards in two.
        let single = |decision: &Decision| matches!(decision, Decision::Visit { position: 0, cards } if cards.len() == 1);
        let singles: Vec<usize> = (0..list.len()).filter(|&at| single(&list[at])).collect();
        singles[(dice.get() >> 33) as usize % singles.len()]
    };
    let committed = experiment(3, &[])
        .script(lot)
        .until(
            |gallery: &View, _| matches!(gallery.public.phase, Phase::Visit { seat } if seat.number() == 2),
        )
        .whatever_was_told()
        .onlooker(Seat::new(2).unwrap())
        .deals(60_000);
    agrees(&committed, |world| classes(laid(world, 0)));
    agrees(&committed, |world| (classes(hand(world, 1)), classes(laid(world, 1))));
}

#[test]
fn special_cards_that_everybody_has_followed() {
    // In the second round everybody holds what the piles gave in the first, and population cards beside it.
    let taken = experiment(3, &[])
        .script(quietly)
        .until(|gallery: &View, _| {
            matches!(gallery.public.phase, Phase::Privilege { .. }) && gallery.public.round == 3
        })
        .only_if(|gallery| gallery.public.memory.of(Seat::new(1).unwrap()).len() > 0)
        .whatever_was_told()
        .deals(60_000);
    let fit = agrees(&taken, |world| {
        let hand = hand(world, 1);
        (Special::ALL.map(|special| hand.of_special(special)), classes(hand))
    });
    assert!(fit.groups > 5);
}

#[test]
fn a_gift_that_the_onlooker_did_not_see() {
    use table::{Dice, Game, Seed};
    // B gave C two of four cards, one of them a Sword, of which A knew; either of them may have it now.
    let position = "row palace1 castle1; round 2; nuns monk0 monk1 monk2 monk3 monk4; A[king0]; B[king1 king2]; C[witch0 sword]; \
                    known C[]; suspects sword BC; A-suspects sword BC";
    let world = World::at(State::from_position(position).unwrap(), Dice::from_seed(Seed::from_number(1)));
    let mut dice = Dice::from_seed(Seed::from_number(2));
    let mut at = [0; 3];
    for _ in 0..4000 {
        let view = world.view(Seat::new(0));
        let imagined = World::at(State::imagine(&view, &mut dice), dice.split());
        for (seat, count) in at.iter_mut().enumerate() {
            *count += u32::from(hand(&imagined, seat).of_special(Special::Sword));
        }
        assert!(matches!(imagined.view(Seat::new(0)).hands[0], Face::Up(_)));
    }
    assert_eq!((at[0], at[1] + at[2]), (0, 4000), "one Sword, and A has it not");
    assert!((1850..2150).contains(&at[1]), "two dark cards each: {at:?}");
}
