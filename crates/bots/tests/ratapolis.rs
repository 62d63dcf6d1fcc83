//! The players of Ratapolis: they keep to the rules at every table, and the better one wins.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use bots::{HasBots, by_name};
use ratapolis::{Options, State};
use table::{Bot, Dice, Joint, OptionValue, Options as _, Printed, Seat, Seed, Standing, Turn, World};

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
        names.iter().map(|name| (by_name::<State>(name).unwrap().make)()).collect();
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
