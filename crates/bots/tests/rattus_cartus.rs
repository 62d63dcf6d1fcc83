//! The players of Rattus Cartus: they keep to the rules at every table, and the better one wins.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use bots::{HasBots, by_name};
use rattus_cartus::{Options, State};
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
    let seed = Seed::derived("bots of rattus_cartus", number);
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
        "building_method=random_cards guard_tower_with_two=on",
        "building_method=random_buildings guard_tower_protection=this_tower simultaneous_privileges=on",
        "building_method=agreed agreed_chivalry=tower1+tower2+tower3+tower4+tower5 all_dead=fewest_rats",
        "building_method=agreed agreed_church=hospital1+hospital2+hospital3+hospital4+hospital5 first_player=1",
    ];
    for seats in 2..=5 {
        for (number, table) in tables.iter().enumerate() {
            let all = State::bots();
            let names: Vec<&str> = (0..seats).map(|seat| all[(seat + number) % all.len()].name).collect();
            play(&names, &options(table), (seats * 100 + number) as u64);
        }
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

#[test]
fn the_rulebook_beats_the_greedy_and_both_beat_random() {
    let share = shares(&["rulebook", "greedy", "greedy", "random"], 200);
    let greedy = (share[1] + share[2]) / 2.0;
    assert!(share[0] > greedy + 0.1 && greedy > share[3] + 0.05, "{share:?}");
    let share = shares(&["rulebook", "greedy"], 200);
    assert!(share[0] > share[1] + 0.1, "{share:?}");
}
