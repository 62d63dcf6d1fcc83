//! The players of Ratapolis: they keep to the rules at every table, and the better one wins.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use bots::search::Search;
use bots::{HasBots, Leash, player};
use ratapolis::{Decision, Options, State};
use table::{Bot, Dice, Game, Joint, OptionValue, Options as _, Printed, Seat, Seed, Standing, Turn, World};

fn options(text: &str) -> Options {
    let mut options = Options::default();
    for pair in text.split_whitespace() {
        let (name, value) = pair.split_once('=').unwrap();
        options.set(name, &OptionValue::from_text(value)).unwrap();
    }
    options
}

/// One game; every decision is checked.
fn play(names: &[&str], options: &Options, number: u64) -> Standing {
    let seats = names.len() as u8;
    let seed = Seed::derived("bots of ratapolis", number);
    let mut world = World::<State>::deal(&Printed::shipped(), options, seats, seed, false).unwrap();
    let mut dice = Dice::from_seed(Seed::derived("their dice", number));
    let mut bots: Vec<Box<dyn Bot<State>>> =
        names.iter().map(|name| player(name).unwrap().sit_down(&Leash::long())).collect();
    let at = |seat: Seat| seat.number() as usize;
    loop {
        let asked = match world.turn() {
            Turn::Waits(asked) => asked,
            Turn::Over(standing) => return standing,
            Turn::AsksClock => unreachable!(),
        };
        let mut joint = Joint::new();
        for seat in asked {
            let decision = bots[at(seat)].decide(seat, &world.view(Some(seat)), &mut dice);
            if let Err(why) = world.check(seat, &decision) {
                panic!("{} decides {decision}: {why}", names[at(seat)]);
            }
            joint.put(seat, decision);
        }
        world.resolve(&joint);
    }
}

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
            let all = State::bots();
            let names: Vec<&str> = (0..seats).map(|seat| all[(seat + number) % all.len()].name).collect();
            play(&names, &options(table), (seats * 100 + number) as u64);
        }
    }
    play(&["rulebook", "greedy", "random", "rulebook"], &options("teams=on situation=I"), 1);
    for hunter in ["rulebook", "greedy", "random"] {
        play(&[hunter, "rulebook", "greedy", "random", "rulebook", "rulebook"], &options("situation=T"), 2);
    }
}

/// All ten Situations, with two, with teams, and with Balthus among those who think.
#[test]
fn whoever_thinks_keeps_to_the_rules_in_every_situation() {
    let thinker = "search-12";
    for (number, situation) in ["A", "B", "C", "F", "G", "H", "L", "S"].iter().enumerate() {
        let table = options(&format!("situation={situation}"));
        play(&[thinker, "rulebook"], &table, 500 + number as u64);
        play(&[thinker, "rulebook", thinker, "greedy"], &table, 600 + number as u64);
    }
    // Long enough to learn what the others mix.
    let long = "search-1000";
    play(&[thinker, thinker, long, "rulebook"], &options("teams=on situation=I"), 1);
    play(&[thinker, long, "rulebook"], &options("situation=T"), 2);
    play(&["rulebook", thinker, thinker, "greedy", "random", "rulebook"], &options("situation=T"), 3);
}

/// What a thinker decides in a position, most of the time.
fn thought(position: &str, seat: u8) -> Decision {
    let game = State::from_position(position).unwrap();
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

/// Each player's share of the wins, the seats being rotated from game to game; a shared win counts in parts.
fn shares(names: &[&str], games: u64) -> Vec<f64> {
    let mut wins = vec![0.0; names.len()];
    for number in 0..games {
        let turn = (number % names.len() as u64) as usize;
        let mut seated = names.to_vec();
        seated.rotate_left(turn);
        let winners = play(&seated, &Options::default(), 10_000 + number).winners();
        for seat in winners {
            wins[(usize::from(seat.number()) + turn) % names.len()] += 1.0 / f64::from(winners.len());
        }
    }
    wins.iter().map(|won| won / games as f64).collect()
}

/// One of the better ones among three of the others: a fair share would be a quarter.
#[test]
fn each_beats_the_one_below() {
    for [better, other] in [["greedy", "random"], ["rulebook", "greedy"]] {
        let share = shares(&[better, other, other, other], 150);
        println!("{better} among {other}: {share:?}");
        assert!(share[0] > 0.35, "{better} among {other}: {share:?}");
        let share = shares(&[better, other], 150);
        println!("{better} against {other}: {share:?}");
        assert!(share[0] > share[1] + 0.1, "{better} against {other}: {share:?}");
    }
}
