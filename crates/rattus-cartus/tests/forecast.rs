//! What a page is told that anybody could count: as the imagined worlds have it, and by the box that is played with.

#![allow(clippy::unwrap_used)]

use rattus_cartus::{Building, NunOdds, Parts, State, View};
use table::{Dice, Game, Parts as _, Printed, Seat, Seed, World};

fn looking(parts: &Printed<Parts>, position: &str, onlooker: Option<char>) -> View {
    let state =
        State::from_position(parts, position).unwrap_or_else(|bad| panic!("{}", bad.point_at(position)));
    World::at(state, Dice::from_seed(Seed::from_number(1))).view(onlooker.and_then(Seat::from_letter))
}

fn nuns(view: &View) -> usize {
    view.nuns.iter().map(|card| card.up().unwrap().nuns() as usize).sum()
}

/// The odds, and how often imagined worlds have so many nuns, differ by chance alone.
#[track_caller]
fn agree(view: &View) {
    const WORLDS: usize = 20_000;
    let NunOdds { least, ways } = view.nun_odds();
    let all: f64 = ways.iter().map(|&ways| f64::from(ways)).sum();
    let mut dice = Dice::from_seed(Seed::from_number(2));
    let mut found = [0_usize; 21];
    for _ in 0..WORLDS {
        let world = World::at(State::imagine(view, &mut dice), dice.split());
        found[nuns(&world.view_of_everything())] += 1;
    }
    for (count, found) in found.into_iter().enumerate() {
        let ways = count.checked_sub(least.into()).and_then(|more| ways.get(more)).copied().unwrap_or(0);
        let chance = f64::from(ways) / all;
        let spread = 5.0 * (WORLDS as f64 * chance * (1.0 - chance)).sqrt();
        let expected = WORLDS as f64 * chance;
        assert!((found as f64 - expected).abs() <= spread, "{count} nuns: {found}, not {expected}");
    }
}

const SEEN: &str = "row farm1 castle1; A[king4 king4 monk1 gold]; B[witch0 witch1]; C[witch2]; nuns king4:A monk1 monk2:A monk3 monk4; discard king0 king1 knight4";

#[test]
fn the_odds_of_the_nun_row_are_those_of_the_imagined_worlds() {
    for onlooker in [Some('A'), Some('B'), None] {
        agree(&looking(&Printed::shipped(), SEEN, onlooker));
    }
}

#[test]
fn what_lay_in_a_discard_pile_that_was_shuffled_is_not_in_the_row() {
    // Everything but 14 cards went through the discard pile; most of that is in the deck again.
    let parts = Printed::<Parts>::shipped();
    let state = World::<State>::deal(&parts, &Default::default(), 2, Seed::from_number(1), false).unwrap();
    let kept =
        "king0 king1 king2 king3 king4 king4 king4 monk4 monk4 witch0 witch4 peasant4 knight2 merchant1";
    let mut rest: Vec<String> =
        state.view_of_everything().public.parts.population.iter().map(|card| card.to_string()).collect();
    for card in kept.split(' ') {
        rest.remove(rest.iter().position(|other| other == card).unwrap());
    }
    let again = rest.join(" ");
    let deck: Vec<&str> = rest.iter().map(String::as_str).skip(2).collect();
    let position = format!(
        "row farm1 castle1; A[king0 king1 {}]; B[king2 king3 king4 king4 witch0 {}]; nuns king4 monk4:A monk4 witch4 peasant4; discard knight2 merchant1; reshuffled {again}; population {}",
        rest[0],
        rest[1],
        deck.join(" ")
    );
    for onlooker in [Some('A'), Some('B'), None] {
        agree(&looking(&parts, &position, onlooker));
    }
}

#[test]
fn a_row_that_was_turned_up_leaves_nothing_to_chance() {
    let all = State::from_position(&Printed::shipped(), SEEN).unwrap();
    let everything = World::at(all, Dice::from_seed(Seed::from_number(1))).view_of_everything();
    assert_eq!(everything.nun_odds(), NunOdds { least: 14, ways: vec![1] });
}

#[test]
fn another_box_has_other_odds() {
    let other = Parts::PRINTED.replace("cards_by_nuns = [4, 2, 2, 2, 4]", "cards_by_nuns = [2, 2, 2, 4, 4]");
    assert_ne!(other, Parts::PRINTED);
    let position = "row farm1 castle1; A[]; B[]";
    let mean = |parts: &Printed<Parts>| {
        let NunOdds { least, ways } = looking(parts, position, Some('A')).nun_odds();
        let all: f64 = ways.iter().map(|&ways| f64::from(ways)).sum();
        ways.iter().zip(least..).map(|(&ways, nuns)| f64::from(ways) * f64::from(nuns)).sum::<f64>() / all
    };
    assert!((mean(&Printed::shipped()) - 10.0).abs() < 1e-9);
    // 0, 1, 2, 3, 4 nuns on 2, 2, 2, 4, 4 of fourteen cards.
    assert!((mean(&Printed::read(&other).unwrap()) - 5.0 * 34.0 / 14.0).abs() < 1e-9);
    agree(&looking(&Printed::read(&other).unwrap(), position, Some('A')));
}

#[test]
fn what_may_still_come_is_counted_by_building() {
    let parts = Printed::shipped();
    let left = |position: &str, building: Building| {
        looking(&parts, position, Some('A')).to_come()
            [Building::ALL.iter().position(|&it| it == building).unwrap()]
    };
    let known = "row castle1 farm2; past farm1 palace1; A[]; B[]; C[]; round 2";
    assert_eq!(left(known, Building::Farm), Some(3));
    assert_eq!(left(known, Building::Castle), Some(4));
    assert_eq!(left(known, Building::Brewery), None, "it is not in play");
    // Of a secret set five cards of a class are in play, whichever they are (CART-145).
    let secret =
        "with building_method random_cards; row castle1 farm2; past brewery1 palace1; A[]; B[]; C[]; round 2";
    assert_eq!(left(secret, Building::Farm), Some(3));
    assert_eq!(left(secret, Building::Brewery), Some(3));
    assert_eq!(left(secret, Building::GuardTower), Some(4));
    // Between two the tower is left out, unless the table allows it (CART-147).
    let two = "with building_method random_cards; row castle1 farm2; A[]; B[]";
    assert_eq!(left(two, Building::GuardTower), None);
    assert_eq!(left(&format!("with guard_tower_with_two on; {two}"), Building::GuardTower), Some(4));
}
