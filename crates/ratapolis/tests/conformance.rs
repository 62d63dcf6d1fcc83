//! What every game owes the house; see `testkit::conformance`. Options are drawn by lot and then made to go together: the base
//! game in both editions, each Situation at each of its tables, teams, Balthus, and cities that players have built.

mod builder;

use ratapolis::{Options, State, View};
use table::{Dice, OptionValue, Options as _};
use testkit::Suite;

fn set(options: &mut Options, name: &str, value: &str) {
    options.set(name, &OptionValue::from_text(value)).unwrap_or_else(|bad| panic!("{bad}"));
}

/// All rats of every player (POL-03): in the city and in the reserve.
fn rats(everything: &View) -> Vec<u8> {
    let public = &everything.public;
    public.players().iter().map(|seat| public.in_city(seat.into()) + public.reserve(seat.into())).collect()
}

/// Every hunt card is in one place (POL-18): the deck, a slot, on the table, or the discard pile.
fn cards_are_somewhere(everything: &View) -> bool {
    let public = &everything.public;
    let deck = everything.deck.up().unwrap_or_default();
    deck.len() == public.deck && deck.minus(public.cards).is_empty() && public.discard() <= public.cards.len()
}

/// POL-13, POL-86.
fn tiles_hold_what_they_can(everything: &View) -> bool {
    let public = &everything.public;
    public.city.plots().iter().all(|plot| {
        public.crowd(plot) <= public.capacity(plot) + 1
            && (public.present.contains(plot) || public.crowd(plot) == 0)
    })
}

fn suite(games: u64) -> Suite<State> {
    Suite::new()
        .one_in(1000 / games)
        .census(rats)
        .invariant("hunt cards (POL-18)", cards_are_somewhere)
        .invariant("capacity (POL-13, POL-86)", tiles_hold_what_they_can)
        .invariant("nobody stands on a face-down tile (POL-155)", |everything: &View| {
            let public = &everything.public;
            public.face_down().iter().all(|plot| public.crowd(plot) == 0)
        })
        .ends_within(200)
}

/// Round cards of a base game that the box has.
fn fit_marks(options: &mut Options, dice: &mut Dice) {
    let most = [3, 3, 4];
    for (kind, words) in [(0, "no_attack"), (1, "one_attack"), (2, "closed")] {
        let mut found = 0;
        for number in 1..=8 {
            let name = format!("mark_{number}");
            let is =
                options.values().iter().any(|(option, value)| *option == name && value.to_string() == words);
            found += u32::from(is);
            if is && (found > most[kind] || dice.chance(2, 3)) {
                set(options, &name, "open");
            }
        }
    }
    while options.marks().iter().filter(|&&mark| mark != ratapolis::Mark::Open).count() > 4 {
        set(options, &format!("mark_{}", 1 + dice.below(8)), "open");
    }
}

fn base(seats: u8, edition: &'static str) {
    let tally = suite(200)
        .fitting(move |options, _, dice| {
            set(options, "situation", "base");
            set(options, "teams", if seats == 4 && dice.chance(1, 4) { "on" } else { "off" });
            set(options, "edition", edition);
            fit_marks(options, dice);
        })
        .run(seats);
    assert!(tally.games > 0);
}

fn situation(id: &'static str, seats: u8) {
    suite(100)
        .fitting(move |options, _, _| {
            set(options, "situation", id);
            set(options, "teams", "off");
        })
        .run(seats);
}

macro_rules! tables {
    ($($name:ident: $run:expr;)+) => { $(#[test] fn $name() { $run; })+ };
}

tables! {
    base_of_two: { base(2, "fr"); base(2, "ru") };
    base_of_three: { base(3, "fr"); base(3, "ru") };
    base_of_four: { base(4, "fr"); base(4, "ru") };
    base_of_five: { base(5, "fr"); base(5, "ru") };
    situation_a: (2..=5).for_each(|seats| situation("A", seats));
    situation_b: (2..=5).for_each(|seats| situation("B", seats));
    situation_c: (2..=5).for_each(|seats| situation("C", seats));
    situation_f: (2..=5).for_each(|seats| situation("F", seats));
    situation_g: (2..=5).for_each(|seats| situation("G", seats));
    situation_h: (2..=5).for_each(|seats| situation("H", seats));
    situation_i: situation("I", 4);
    situation_l: (2..=5).for_each(|seats| situation("L", seats));
    situation_s: (2..=4).for_each(|seats| situation("S", seats));
}

#[test]
fn balthus_against_two_to_five() {
    for seats in 3..=6 {
        suite(100)
            .fitting(|options, _, dice| {
                set(options, "situation", "T");
                set(options, "teams", "off");
                set(options, "city", if dice.chance(1, 2) { "C" } else { "beginner_ru" });
            })
            .run(seats);
    }
}

#[test]
fn teams_in_every_game() {
    const GAMES: [&str; 10] = ["base", "A", "B", "C", "F", "G", "H", "I", "L", "S"];
    suite(200)
        .fitting(|options, _, dice| {
            set(options, "situation", GAMES[dice.below(10) as usize]);
            set(options, "teams", "on");
            fit_marks(options, dice);
        })
        .run(4);
}

#[test]
fn a_situation_drawn_by_lot() {
    for seats in 2..=6 {
        suite(40)
            .fitting(|options, _, _| {
                set(options, "situation", "random");
                set(options, "teams", "off");
                set(options, "city", "B");
            })
            .run(seats);
    }
}

/// A thousand cities that nobody has thought of (POL-180).
#[test]
fn cities_that_players_build() {
    for seats in 2..=6 {
        suite(200)
            .fitting(|options, seats, dice| {
                let balthus = seats == 6 || (seats > 2 && dice.chance(1, 5));
                set(options, "situation", if balthus { "T" } else { "base" });
                set(options, "teams", if seats == 4 && !balthus && dice.chance(1, 4) { "on" } else { "off" });
                set(options, "city", &builder::random_city(dice, balthus));
                fit_marks(options, dice);
            })
            .run(seats);
    }
}
