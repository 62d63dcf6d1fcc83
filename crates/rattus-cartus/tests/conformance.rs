//! What every game owes the house, at every number of players and with every option; see `testkit::conformance`.

use rattus_cartus::{BuildingMethod, Cards, Special, State, View};
use testkit::Suite;

/// All cards that can be held, wherever they are (CART-35): population cards and special cards by kind.
fn cards(everything: &View) -> (Cards, [u8; 5]) {
    let public = &everything.public;
    let below = everything.below.as_ref();
    let faces = [&everything.hands, &everything.laid, &everything.gifts];
    let mut all = public.discard;
    all += faces.into_iter().flat_map(|cards| cards.values()).fold(Cards::NONE, |all, &it| all + it);
    all += everything.nuns.iter().filter_map(|card| card.up()).collect();
    for seat in public.all() {
        all += public.taken[seat].cards();
        all += below.map_or(Cards::NONE, |below| below.drawn(seat));
    }
    all += below.map_or(Cards::NONE, |below| below.deck().iter().copied().collect());
    let specials = Special::ALL.map(|special| all.of_special(special) + public.piles[special.index()]);
    (all.population(), specials)
}

/// All building cards (CART-13).
fn buildings(everything: &View) -> usize {
    let public = &everything.public;
    let below = everything.below.as_ref();
    let decks = below.map_or(0, |below| below.buildings().len() + below.replacement().len());
    let row = public.row().iter().filter(|&&card| !public.past.contains(card)).count();
    public.past.len() + row + public.under.as_slice().len() + decks
}

/// What everybody is told about the size of hands is so.
fn sizes_are_true(everything: &View) -> bool {
    let public = &everything.public;
    public.all().iter().all(|seat| {
        let of = |faces: &table::Faces<Cards, 5>| faces.values()[seat.number() as usize].len();
        let drawn = everything.below.as_ref().map_or(0, |below| below.drawn(seat).len());
        of(&everything.hands) == public.hands[seat]
            && of(&everything.laid) == public.laid[seat]
            && of(&everything.gifts) == public.given[seat].count
            && drawn == public.drawn[seat]
    })
}

fn suite() -> Suite<State> {
    Suite::new()
        .census(|everything| (cards(everything), buildings(everything)))
        .invariant("30 building cards (CART-13)", |everything| buildings(everything) == 30)
        .invariant("hands are as large as is said (CART-151)", sizes_are_true)
        .invariant("the set is a secret only if cards are drawn by lot (CART-145)", |everything: &View| {
            let secret = everything.public.options.building_method == BuildingMethod::RandomCards;
            everything.public.set.is_empty() == secret
        })
        .ends_within(3000)
}

macro_rules! players {
    ($($name:ident: $seats:literal)+) => { $(#[test] fn $name() { suite().run($seats); })+ };
}

players! { two: 2 three: 3 four: 4 five: 5 }
