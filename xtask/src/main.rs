//! The chores of the house, each a subcommand of `cargo xtask`.
//!
//! They are written in Rust so that a fresh clone needs nothing but a Rust toolchain to run them.

mod cluster;
mod codegen;
mod crates;
mod deploy;
mod examples;
mod fuzz;
mod mutants;
mod new_game;
mod page;
mod pocket;
mod postgres;
mod python;
mod rules;
mod steps;
mod test;
mod tools;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};
use xshell::{Shell, cmd};

#[derive(Parser)]
#[command(bin_name = "cargo xtask", about = "The chores of the house")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build the page and the binary, and open the house on http://127.0.0.1:8080
    Run {
        /// For `ratskeller serve`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Open a house with several nodes in PostgreSQL, behind HAProxy, to play with
    Cluster {
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..=9))]
        nodes: u16,
    },
    /// Run every test there is, and install what they need
    Test {
        /// The inner loop: few random games, no browser
        #[arg(long)]
        fast: bool,
        /// Only these steps, such as crates or browser
        #[arg(value_name = "STEP", conflicts_with = "fast")]
        steps: Vec<String>,
    },
    /// Check the format and the lints as well, warnings denied
    Ci,
    /// Count the clauses of docs/rules and the tests named after them
    Rules {
        /// Print the counts for other programs
        #[arg(long)]
        json: bool,
        /// Ask the test binaries as well: a test that is not built does not count
        #[arg(long)]
        built: bool,
    },
    /// Write the files that are generated from the code
    Codegen {
        /// Change nothing; fail when a generated file is not what the code says
        #[arg(long)]
        check: bool,
    },
    /// Feed random input to the fuzz targets, on the stable toolchain
    Fuzz {
        /// How long each target runs
        #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
        seconds: u32,
        /// Run this one input instead, as a finding tells you to
        #[arg(long, value_name = "FILE")]
        input: Option<PathBuf>,
        /// Only these targets; all of them when none is named
        #[arg(value_name = "TARGET")]
        targets: Vec<String>,
    },
    /// Break the rules of the games one by one, and see which no test of a clause notices
    Mutants {
        /// Only this game, such as ratapolis
        game: Option<String>,
        /// One part of many, such as 0/20
        #[arg(long, value_name = "K/N")]
        shard: Option<String>,
    },
    /// Build the games as WebAssembly, for play without a network
    Pocket {
        /// And play so many random games of each kind in a program and in its module: they must be the same
        #[arg(long, value_name = "GAMES")]
        compare: Option<u32>,
    },
    /// Make a new game: rules with tests, computer players, and a plain table in the browser
    NewGame {
        /// Small letters and hyphens, such as rat-race
        #[arg(required_unless_present = "try_out")]
        name: Option<String>,
        /// Leave the house as it is: make a game in a copy under target/, and play it in a browser
        #[arg(long, conflicts_with = "name")]
        try_out: bool,
    },
}

fn main() -> ExitCode {
    // Not returned from `main`, which would print a backtrace of this program where the reason is wanted.
    match run(Cli::parse().chore) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: Chore) -> Result<()> {
    let sh = Shell::new()?;
    // A path on the command line is meant from where the person stands; the chores work from the root.
    let here = sh.current_dir();
    sh.change_dir(root()?);

    match chore {
        Chore::Run { args } => open_the_house(&sh, &args),
        Chore::Cluster { nodes } => cluster::run(&sh, nodes),
        Chore::NewGame { name: Some(name), .. } => new_game::run(&sh, &name),
        Chore::NewGame { name: None, .. } => new_game::try_out(&sh),
        Chore::Test { fast: true, .. } => steps::run(&sh, test::FAST),
        Chore::Test { fast: false, steps } if steps.is_empty() => steps::run(&sh, test::FULL),
        Chore::Test { fast: false, steps } => steps::run(&sh, steps::named(test::CI, &steps)?),
        Chore::Ci => steps::run(&sh, test::CI),
        Chore::Rules { json, built } => rules::run(&sh, json, built),
        Chore::Codegen { check: false } => codegen::write(&sh).and_then(|()| page::schema(&sh)),
        Chore::Codegen { check: true } => codegen::check(&sh),
        Chore::Pocket { compare: None } => pocket::build(&sh),
        Chore::Pocket { compare } => pocket::compare(&sh, compare),
        Chore::Mutants { game, shard } => mutants::run(&sh, game.as_deref(), shard.as_deref()),
        Chore::Fuzz { seconds, input: None, targets } => fuzz::run(&sh, seconds, &targets),
        Chore::Fuzz { input: Some(file), targets, .. } => fuzz::repeat(&sh, &here.join(file), &targets),
    }
}

fn open_the_house(sh: &Shell, args: &[String]) -> Result<()> {
    pocket::build_if_possible(sh);
    page::build(sh)?;
    Ok(cmd!(sh, "cargo run --release --locked --package cli --bin ratskeller -- serve {args...}").run()?)
}

/// The folder of the workspace. Cargo tells it anew at each run, so a moved clone still works.
fn root() -> Result<PathBuf> {
    let xtask = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_owned());
    let root = Path::new(&xtask).parent().context("xtask lies in no workspace; run it as `cargo xtask`")?;
    Ok(root.to_owned())
}
