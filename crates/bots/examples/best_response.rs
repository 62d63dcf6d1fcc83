//! How much the best of all decisions of a round wins from a player who thinks: RatLand and Ratapolis at two seats.
//!
//! `cargo run --release -p bots --example best_response -- GAME SET THOUGHTS SIMULATIONS…`, with the set `tried`, on which
//! players may be tuned, or `fresh`, on which they are not. A line is a position: its rules, seed and round, whether cards are
//! hidden, how many decisions there are; then for each number of simulations the gain, the mean over both seats and so many
//! thoughts with its standard error, and in brackets the error that the luck of the measurement adds.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // a measurement that cannot unwrap has failed

#[path = "../tests/players/best_response.rs"]
mod best_response;
#[path = "../tests/players/rounds.rs"]
mod rounds;

use best_response::{Gain, gain, is_open};
use rounds::{Rounds, Set, position, seats};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, set, thoughts, simulations @ ..] = words.as_slice() else {
        println!("GAME SET THOUGHTS SIMULATIONS…");
        return;
    };
    let thoughts: u64 = thoughts.parse().unwrap();
    let simulations: Vec<u32> = simulations.iter().map(|number| number.parse().unwrap()).collect();
    let set = if set == "fresh" { Set::Fresh } else { Set::Tried };
    match game.as_str() {
        "ratland" => measure::<games::ratland::State>(set, thoughts, &simulations),
        "ratapolis" => measure::<games::ratapolis::State>(set, thoughts, &simulations),
        other => println!("{other} is none of ratland and ratapolis"),
    }
}

fn measure<G: Rounds>(set: Set, thoughts: u64, simulations: &[u32]) {
    let mut all: Vec<Vec<f64>> = vec![Vec::new(); simulations.len()];
    for (rules, seed, round) in G::positions(set) {
        let Some(world) = position::<G>(rules, seed, round) else {
            println!("{rules} seed {seed} has no round {round}");
            continue;
        };
        let every = seats().map(|seat| G::every(&world.view(Some(seat))));
        let hidden = if is_open(&world, seats()[0]) { "open" } else { "hidden" };
        print!("{rules:13} {seed:4} {round:2} {hidden:6} {:7}", every[0].len());
        for (all, &simulations) in all.iter_mut().zip(simulations) {
            let mut gains: Vec<Gain> = Vec::new();
            for thought in 0..thoughts {
                for (seat, every) in seats().into_iter().zip(&every) {
                    gains.push(gain(&world, seat, every.clone(), simulations, thought));
                }
            }
            let (mean, spread) = mean_and_error(&gains.iter().map(|gain| gain.mean).collect::<Vec<_>>());
            let luck = gains.iter().map(|gain| gain.error.powi(2)).sum::<f64>().sqrt() / gains.len() as f64;
            print!("  {mean:.4} ± {spread:.4} ({luck:.4})");
            all.push(mean);
        }
        println!();
    }
    print!("{:>36}", "mean");
    for all in &all {
        let (mean, error) = mean_and_error(all);
        print!("  {mean:.4} ± {error:.4}         ");
    }
    println!();
}

fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, (variance / count).sqrt())
}
