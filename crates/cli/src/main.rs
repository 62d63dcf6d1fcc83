//! The binary `ratskeller`: the games of the house on the command line. See `docs/cli.md`.

mod arena;
mod bars;
mod bench;
mod catalogue;
mod clock;
mod decided;
#[cfg(all(test, unix, feature = "serve"))]
mod docs;
mod failure;
#[cfg(feature = "serve")]
mod house;
mod in_play;
mod input;
mod journal;
mod lab;
mod part;
mod play;
mod playable;
mod replay;
mod set_up;
mod simulate;
mod statistics;
mod svg;
mod verify;

use clap::{Parser, Subcommand};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use failure::Failure;

#[derive(Parser)]
#[command(
    name = "ratskeller",
    version,
    about = "Rat games around one cellar table: serve, play, simulate, replay, verify"
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Simulate(simulate::Args),
    Merge(simulate::merge::Args),
    Arena(arena::Args),
    Bench(bench::Args),
    Lab(lab::Args),
    Play(play::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Decided(decided::Args),
    Games(catalogue::Args),
    #[cfg(feature = "serve")]
    #[command(flatten)]
    House(house::Command),
}

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let ended = run(Cli::parse().command, &mut out).and_then(|()| Ok(out.flush()?));
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output may stop whenever it has seen enough: `ratskeller replay … | head`.
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            // What was printed before it went wrong comes first.
            let _ = out.flush();
            let _ = writeln!(io::stderr(), "error: {failure}");
            failure.exit_code()
        }
    }
}

fn run(command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::Simulate(args) => simulate::run(&args, out),
        Command::Merge(args) => simulate::merge::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Lab(args) => lab::run(&args, out),
        Command::Play(args) => play::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Verify(args) => verify::run(&args, out),
        Command::Decided(args) => decided::run(&args, out),
        Command::Games(args) => catalogue::run(&args, out),
        #[cfg(feature = "serve")]
        Command::House(command) => house::run(command, out),
    }
}
