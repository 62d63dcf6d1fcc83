//! The players of RatLand: they keep to the rules at every table, and the better one wins.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use bots::{HasBots, by_name};
use ratland::{Options, State};
use table::{Bot, Dice, Game, Joint, Printed, Seat, SeatSet, Seed, Standing, Turn, World};
use testkit::Suite;

/// One game; every decision is checked.
fn play(names: &[&str], options: &Options, number: u64) -> Standing {
    let seats = names.len() as u8;
    let seed = Seed::derived("bots of ratland", number);
    let mut world = World::<State>::deal(&Printed::shipped(), options, seats, seed, false).unwrap();
    let mut dice = Dice::from_seed(Seed::derived("their dice", number));
    let mut bots: Vec<Box<dyn Bot<State>>> =
        names.iter().map(|name| (by_name::<State>(name).unwrap().make)()).collect();
    let at = |seat: Seat| seat.number() as usize;
    loop {
        for seat in SeatSet::first(seats) {
            let Some(aside) = world.aside(seat) else { continue };
            if bots[at(seat)].steps_aside(seat, &world.view(Some(seat))) {
                world.resolve(&Joint::single(seat, aside));
            }
        }
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

/// All of them meet, at every number of players and with every value of every option.
#[test]
fn everyone_keeps_to_the_rules_at_every_table() {
    let suite = Suite::<State>::new().games(40).played_by(|number, seat| {
        let all = State::bots();
        (all[(usize::from(seat.number()) + number as usize) % all.len()].make)()
    });
    for seats in State::SEATS {
        suite.run(seats);
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
    let share = shares(&["rulebook", "greedy", "greedy", "random"], 120);
    let greedy = (share[1] + share[2]) / 2.0;
    assert!(share[0] > greedy + 0.1 && greedy > share[3] + 0.05, "{share:?}");
    let share = shares(&["rulebook", "greedy"], 120);
    assert!(share[0] > 0.6, "{share:?}");
}
