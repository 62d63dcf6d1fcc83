//! How much the best of all decisions of a round wins from a player who thinks: RatLand and Ratapolis at two seats.
//!
//! `cargo run --release -p bots --example best_response -- GAME SET THOUGHTS SIMULATIONS…`, with the set `tried`, on which
//! players may be tuned, or `fresh`, on which they are not.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // a measurement that cannot unwrap has failed

#[path = "../tests/common/best_response.rs"]
mod best_response;
#[path = "../tests/common/rounds.rs"]
mod rounds;

use best_response::{Gain, gain, is_open};
use rounds::{FRESH, Position, Rounds, position, seats};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, set, thoughts, simulations @ ..] = words.as_slice() else {
        println!("GAME SET THOUGHTS SIMULATIONS…");
        return;
    };
    let thoughts: u64 = thoughts.parse().unwrap();
    let simulations: Vec<u32> = simulations.iter().map(|number| number.parse().unwrap()).collect();
    let set = if set == "fresh" { FRESH } else { 1 - FRESH };
    match game.as_str() {
        "ratland" => measure::<ratland::State>(&rounds::RATLAND[set], thoughts, &simulations),
        _ => measure::<ratapolis::State>(&rounds::RATAPOLIS[set], thoughts, &simulations),
    }
}

fn measure<G: Rounds>(positions: &[Position], thoughts: u64, simulations: &[u32]) {
    let mut all: Vec<Vec<f64>> = vec![Vec::new(); simulations.len()];
    for &(rules, seed, round) in positions {
        let Some(world) = position::<G>(rules, seed, round) else {
            println!("{rules} seed {seed} has no round {round}");
            continue;
        };
        let every = seats().map(|seat| G::every(&world.view(Some(seat))));
        let hidden = if is_open(&world, seats()[0]) { "open" } else { "hidden" };
        print!("{rules:13} {seed:4} {round:2} {hidden:6} {:7}", every[0].len());
        for (all, &simulations) in all.iter_mut().zip(simulations) {
            let gains: Vec<Gain> = (0..thoughts)
                .flat_map(|thought| {
                    seats().into_iter().zip(&every).map(move |(seat, every)| (thought, seat, every))
                })
                .map(|(thought, seat, every)| gain(&world, seat, every.clone(), simulations, thought))
                .collect();
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
