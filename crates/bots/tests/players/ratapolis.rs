//! The players of Ratapolis: they keep to the rules at every table, and the better one wins.

use crate::common::{named, options, play, shares, table_of};
use bots::Leash;
use bots::search::Search;
use games::ratapolis::{Decision, Parts, State};
use table::{Dice, Game, Printed, Seat, Seed, World};

#[test]
fn everyone_keeps_to_the_rules_at_every_table() {
    let tables = [
        "",
        "edition=ru equal_share=strict",
        "situation=A",
        "situation=F",
        "situation=H",
        "situation=L",
        "situation=S",
    ];
    for seats in 2..=5 {
        for (number, table) in tables.iter().enumerate() {
            if seats == 5 && table.ends_with('S') {
                continue;
            }
            play(
                &table_of::<State>(seats, number),
                &options::<State>(table),
                u64::from(seats) * 100 + number as u64,
            );
        }
    }
    play::<State>(
        &named(&["rulebook", "greedy", "random", "rulebook"]),
        &options::<State>("teams=on situation=I"),
        1,
    );
    for hunter in ["rulebook", "greedy", "random"] {
        let six = [hunter, "rulebook", "greedy", "random", "rulebook", "rulebook"];
        play::<State>(&named(&six), &options::<State>("situation=T"), 2);
    }
}

/// All ten Situations, with two, with teams, and with Balthus among those who think.
#[test]
fn whoever_thinks_keeps_to_the_rules_in_every_situation() {
    let thinker = "search-12";
    for (number, situation) in ["A", "B", "C", "F", "G", "H", "L", "S"].iter().enumerate() {
        let table = options::<State>(&format!("situation={situation}"));
        play::<State>(&named(&[thinker, "rulebook"]), &table, 500 + number as u64);
        play::<State>(&named(&[thinker, "rulebook", thinker, "greedy"]), &table, 600 + number as u64);
    }
    // Long enough to learn what the others mix.
    let long = "search-1000";
    play::<State>(
        &named(&[thinker, thinker, long, "rulebook"]),
        &options::<State>("teams=on situation=I"),
        1,
    );
    play::<State>(&named(&[thinker, long, "rulebook"]), &options::<State>("situation=T"), 2);
    play::<State>(
        &named(&["rulebook", thinker, thinker, "greedy", "random", "rulebook"]),
        &options::<State>("situation=T"),
        3,
    );
}

/// What a thinker decides in a position, most of the time.
fn thought(position: &str, seat: u8) -> Decision {
    let game = State::from_position(&Printed::shipped(), position).unwrap();
    let seat = Seat::new(seat).unwrap();
    let mut dice = Dice::from_seed(Seed::from_number(1));
    let world = World::at(game, dice.split());
    let decision = Search::<State>::new(200, Leash::long()).think(seat, &world.view(Some(seat)), &mut dice);
    world.check(seat, &decision.decision).unwrap();
    decision.decision
}

/// In the last round, where it is plain what is right.
#[test]
fn whoever_thinks_uses_the_advantages() {
    let table = "situation B; players rbg; round 8; rats O:r3 P:b2 M:g2 K:r1 E:b1; deck ; dealt 8 4 1;\
                 up 8 D; held 8 A:O B:N C:J";
    let radio = format!("{table}; orange G:A; turned-up 8 O; radio A O");
    assert_eq!(thought(&radio, 0), Decision::Refuse(true));
    let kept = format!("{table}; orange G:A; turned-up 8 N; radio A N");
    assert_eq!(thought(&kept, 0), Decision::Refuse(false));
    let hospital = format!("{table}; orange T:A; turned-up 8 O; hospital A O");
    assert!(matches!(thought(&hospital, 0), Decision::Rescue(Some(_))));
    let market = format!("{table}; orange A:A; lost r3; before r3; market A");
    assert_eq!(thought(&market, 0), Decision::Market(true));
}

/// A thought that has the time plays a mix, however many play; a short one its best plan (docs/bots.md).
#[test]
fn whoever_has_the_time_mixes() {
    for (seats, simulations, mixes) in [(2, 5_000, true), (4, 5_000, true), (4, 1_000, true), (4, 100, false)]
    {
        let parts = Printed::<Parts>::shipped();
        let world: World<State> =
            World::deal(&parts, &options::<State>(""), seats, Seed::from_number(1), false).unwrap();
        let seat = Seat::new(0).unwrap();
        let mut dice = Dice::from_seed(Seed::from_number(1));
        let search = Search::<State>::new(simulations, Leash::long()).looking_no_further_than(1);
        let thought = search.think(seat, &world.view(Some(seat)), &mut dice);
        let played = thought.choices.iter().filter(|choice| choice.weight > 0.0).count();
        assert_eq!(played > 1, mixes, "{seats} seats, {simulations} simulations: {played} plans are played");
    }
}

/// One of the better ones among three of the others: a fair share would be a quarter.
#[test]
fn each_beats_the_one_below() {
    for [better, other] in [["greedy", "random"], ["rulebook", "greedy"]] {
        let share = shares::<State>(&[better, other, other, other], 150);
        println!("{better} among {other}: {share:?}");
        assert!(share[0] > 0.35, "{better} among {other}: {share:?}");
        let share = shares::<State>(&[better, other], 150);
        println!("{better} against {other}: {share:?}");
        assert!(share[0] > share[1] + 0.1, "{better} against {other}: {share:?}");
    }
}
