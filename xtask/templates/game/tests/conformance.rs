//! What every game owes the house, at every number of players.

use {{ident}}::{State, View};
use testkit::Suite;

/// All cards there are, wherever they lie.
fn census(everything: &View) -> String {
    let hands = everything.hands.iter().filter_map(|(_, hand)| hand.up());
    let away = everything.public.away.iter().filter_map(|(_, card)| *card);
    let deck =
        everything.deck_order.map(|order| order[..everything.deck as usize].to_vec()).unwrap_or_default();
    let mut all: Vec<u8> = hands.chain(away).chain(deck).collect();
    all.sort_unstable();
    format!("{all:?}")
}

#[test]
fn {{ident}}_keeps_what_every_game_promises() {
    for seats in 2..=6 {
        Suite::<State>::new().census(census).run(seats);
    }
}
