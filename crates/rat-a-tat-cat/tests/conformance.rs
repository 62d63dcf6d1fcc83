//! What every game owes the house, at every seat count and with many option sets; see `testkit::conformance`.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

mod small_box;

use proptest::prelude::*;
use rat_a_tat_cat::{Counts, Decision, State, View};
use small_box::small_box;
use testkit::Suite;
use testkit::strategies::playthrough;

/// Every card of the table, wherever it lies (TAT-36).
fn cards(everything: &View) -> Counts {
    let rows = everything.public.in_round.iter().flat_map(|seat| everything.rows.of(seat));
    let rows = rows.map(|seen| seen.face.up().unwrap());
    let hand = everything.phase.drawn().and_then(|card| card.up());
    let (deck, discard) = (everything.deck_order.unwrap(), everything.public.discard);
    let piles = deck.as_slice().iter().chain(discard.as_slice()).copied();
    rows.chain(hand).chain(piles).collect()
}

fn suite() -> Suite<State> {
    Suite::new()
        .census(cards)
        .invariant("all cards add up to the deck definition", |everything| {
            cards(everything) == everything.public.makeup
        })
        // Random players call at once; the deck runs out and laps end only where they are shy.
        .shy_of(|decision| *decision == Decision::Call)
}

#[test]
fn two_players() {
    suite().run(2);
}

#[test]
fn three_players() {
    suite().run(3);
}

#[test]
fn four_players() {
    suite().run(4);
}

#[test]
fn five_players() {
    suite().run(5);
}

#[test]
fn six_players() {
    suite().run(6);
}

/// With four cards more than there are in rows every other draw is followed by a reshuffle.
#[test]
fn a_deck_that_runs_out_all_the_time() {
    let few = small_box("0 0 1 1 2 3 5 7 9 9 SW PK D2 SP");
    suite().parts(few).one_in(4).run(2);
    let few = small_box("0 0 1 1 2 3 5 5 6 7 8 9 9 SW SW PK D2 SP");
    suite().parts(few).one_in(4).run(3);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// The same with every step looked at, on short playthroughs that shrink.
    #[test]
    fn any_short_playthrough(playthrough in playthrough::<State>(40)) {
        suite().check(&playthrough).map_err(|broken| TestCaseError::fail(broken.to_string()))?;
    }
}
