//! What every game owes the house, at every number of players and with every option; see `testkit::conformance`.

use ratland::{State, View};
use testkit::Suite;

/// All rats there are, wherever they are (LAND-05).
fn rats(everything: &View) -> u32 {
    let public = &everything.public;
    let out =
        public.sewers.iter().map(|(_, sewer)| u32::from(sewer.clan_size()) + u32::from(sewer.graveyard));
    u32::from(public.supply) + out.sum::<u32>()
}

/// All event cards and food cards.
fn cards(everything: &View) -> (usize, usize) {
    let public = &everything.public;
    let below = everything.below.as_ref();
    let events = public.past.len() as usize
        + usize::from(everything.next_event.is_some())
        + below.map_or(0, |below| below.events().len());
    let next = everything.next_food.map_or(0, |_| public.food_cards());
    let used: u8 = public.used.iter().sum();
    (events, used as usize + next + below.map_or(0, |below| below.food().len()))
}

fn suite() -> Suite<State> {
    Suite::new()
        .census(|everything| (rats(everything), cards(everything)))
        .invariant("as many rats as the copies hold (LAND-05)", |everything| {
            rats(everything) == 115 * u32::from(everything.public.copies())
        })
        .ends_within(3000)
}

macro_rules! players {
    ($($name:ident: $seats:literal)+) => { $(#[test] fn $name() { suite().run($seats); })+ };
}

players! {
    two: 2 three: 3 four: 4 five: 5 six: 6 seven: 7 eight: 8 nine: 9 ten: 10 eleven: 11 twelve: 12
}
