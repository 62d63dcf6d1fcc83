//! A seat is no advantage of the players': identical ones do as well in each, wherever the rules favour none.
//!
//! Whoever breaks a tie by the lowest seat makes a seat effect that a designer would take for one of the game. Seeds are fixed,
//! so that what is found once is found always.

use crate::common::{named, play, play_watched};
use bots::search::Searchable;
use bots::{Leash, player};
use games::{rat_a_tat_cat, ratapolis, ratland, rattus_cartus};
use table::{Dice, Seat, Seed};

const SEATS: usize = 4;
/// χ² with 3 degrees of freedom is above this once in a thousand.
const FLAT: f64 = 16.3;

fn at(seat: Seat) -> usize {
    usize::from(seat.number())
}

/// How far apart the mean places of the four seats are, when the same player sits in all of them.
fn unevenness<G: Searchable>(name: &str, matches: u64) -> f64 {
    let table = named::<G>(&[name; SEATS]);
    let (mut sums, mut squares) = ([0.0; SEATS], 0.0);
    for number in 0..matches {
        for (seat, &place) in play(&table, &G::Options::default(), 700_000 + number).places.iter() {
            sums[at(seat)] += f64::from(place);
            squares += f64::from(place).powi(2);
        }
    }
    let (matches, seats) = (matches as f64, SEATS as f64);
    let mean = sums.iter().sum::<f64>() / matches / seats;
    let variance = squares / matches / seats - mean * mean;
    let apart: f64 = sums.iter().map(|sum| (sum / matches - mean).powi(2)).sum();
    apart / variance * matches * (seats - 1.0) / seats
}

/// Each player of the game, in as many matches as some seconds allow.
fn is_flat<G: Searchable>(matches: impl Fn(&str) -> u64) {
    for spec in G::bots() {
        let found = unevenness::<G>(spec.name, matches(spec.name));
        assert!(found < FLAT, "{} of {}: χ² {found:.1}", spec.name, G::NAME);
    }
}

#[test]
fn no_seat_of_rat_a_tat_cat_is_favoured() {
    is_flat::<rat_a_tat_cat::State>(|name| match name {
        "random" => 1_000,
        _ => 150,
    });
}

#[test]
fn no_seat_of_ratland_is_favoured() {
    is_flat::<ratland::State>(|name| if name == "rulebook" { 50 } else { 1_000 });
}

#[test]
fn no_seat_of_rattus_cartus_is_favoured() {
    is_flat::<rattus_cartus::State>(|_| 600);
}

#[test]
fn no_seat_of_ratapolis_is_favoured() {
    is_flat::<ratapolis::State>(|name| if name == "random" { 1_000 } else { 80 });
}

/// Whom a player turns to, in games among its like: in the end to each seat as often as to the others.
fn turns_to_all<G: Searchable>(name: &str, matches: u64, whom: impl Fn(&G::Decision) -> Option<Seat>) {
    let (mut turned_to, mut dice) = ([0.0; SEATS], Dice::from_seed(Seed::derived("whom", 0)));
    let mut mind = player::<G>(name).unwrap().sit_down(&Leash::long());
    for number in 0..matches {
        play_watched(&named::<G>(&[name; SEATS]), &G::Options::default(), number, |_, seat, view| {
            if let Some(whom) = whom(&mind.decide(seat, view, &mut dice)) {
                turned_to[at(whom)] += 1.0;
            }
        });
    }
    let mean = turned_to.iter().sum::<f64>() / SEATS as f64;
    let chi: f64 = turned_to.iter().map(|times| (times - mean).powi(2) / mean).sum();
    assert!(mean > 30.0 && chi < FLAT, "{name} of {}: {turned_to:?}, χ² {chi:.1}", G::NAME);
}

/// There is much less luck in this than in who wins.
#[test]
fn of_others_who_are_alike_none_is_turned_to_more_often() {
    turns_to_all::<rat_a_tat_cat::State>("rulebook", 60, |decision| {
        if let rat_a_tat_cat::Decision::Swap { with, .. } = *decision { Some(with) } else { None }
    });
    turns_to_all::<rattus_cartus::State>("rulebook", 200, |decision| {
        use rattus_cartus::Decision::{Receiver, Victim};
        if let Victim(whom) | Receiver(whom) = *decision { Some(whom) } else { None }
    });
}
