//! `ratskeller simulate`: many games between computer players, and what came of them.

mod drive;
pub(crate) mod merge;
mod plot;
mod report;
mod setting;
mod shard;
mod tally;

pub(crate) use report::grouped;

use crate::failure::Failure;
use crate::input;
use crate::part::Part;
use crate::playable::Playable;
use crate::set_up::{TableArgs, idle, lot};
use crate::statistics::By;
use drive::Driver;
use games::{GameId, with_game};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use setting::Setting;
use shard::Shard;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use tally::Tally;

/// Let computer players play many games and report who wins, scores, lengths and what this game's designers ask
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Which game
    game: GameId,
    #[command(flatten)]
    table: TableArgs,
    /// How many games
    #[arg(long, value_name = "M", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same seed gives the same deals and, with the same players, the same numbers; left out, one is drawn
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// How many threads; left out, one for each core
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Print the report for other programs
    #[arg(long)]
    json: bool,
    /// Draw the report as an SVG
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Let the lot give out what players would choose, so that its strength can be told from theirs who choose it: `clans` of
    /// RatLand, `privileges` of Rattus Cartus, `advantages` of Ratapolis
    #[arg(long, value_name = "WHAT", conflicts_with = "records")]
    lot: Option<String>,
    /// Play only the I-th of N parts of these games, and print what `ratskeller merge` makes the whole of
    #[arg(long, value_name = "I/N", requires = "seed", conflicts_with_all = ["json", "plot"])]
    shard: Option<Part>,
}

/// All that is simulated, and how it came out.
struct Simulation<G: Playable> {
    setting: Setting,
    tally: Tally<G>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    with_game!(args.game, G => simulate::<G>(args, out))
}

fn simulate<G: Playable>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let seats = args.table.players::<G>(0);
    let set_up = args.table.set_up::<G>(seats)?;
    let bots = args.table.bots::<G>(seats, "random")?;
    for note in idle(&set_up.options) {
        writeln!(io::stderr(), "note: {note}")?;
    }
    let seed = args.seed.map_or_else(drawn_seed, Ok)?;
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    }
    let by = if lot::<G>(args.lot.as_deref(), &set_up.options)? { By::Lot } else { By::Choice };
    let driver = Driver { set_up: &set_up, bots: &bots, seed, records: args.records.as_deref(), by };
    let setting = Setting::of(&set_up, &bots, args.games, seed, by);
    if let Some(part) = args.shard {
        let games = part.of(args.games);
        let first = games.start;
        let tally = in_parallel(args.threads, games, &driver, Tally::keep)?;
        return Shard { setting, first, tally }.write(out);
    }
    let tally = in_parallel(args.threads, 0..args.games, &driver, Tally::add)?;
    Simulation { setting, tally }.report(args.json, args.plot.as_deref(), out)
}

impl<G: Playable> Simulation<G> {
    fn report(&self, json: bool, plot: Option<&Path>, out: &mut dyn Write) -> Result<(), Failure> {
        if let Some(file) = plot {
            fs::write(file, self.plotted()).map_err(Failure::file(file))?;
        }
        if json { self.write_json(out) } else { self.write_table(out) }
    }
}

/// Short enough to be typed again.
pub(crate) fn drawn_seed() -> Result<u64, Failure> {
    let seed = input::fresh_seed()?;
    let [a, b, c, d, ..] = *seed.bytes();
    Ok(u64::from(u32::from_le_bytes([a, b, c, d])))
}

/// Games come in blocks. A block is played by one thread; blocks are added up in order, a batch of them at a time, so
/// that the memory does not grow with the number of games.
const BLOCK: u64 = 64;
const BATCH: u64 = 256 * BLOCK;

fn in_parallel<G: Playable>(
    threads: Option<u16>,
    games: Range<u64>,
    driver: &Driver<'_, G>,
    add: fn(&mut Tally<G>, Tally<G>),
) -> Result<Tally<G>, Failure> {
    let threads = threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| Failure::Usage(format!("--threads: {error}")))?;
    let count = games.end - games.start;
    let progress = progress(count);
    // Few games of slow players are not to lie in one block.
    let block = (count / (4 * pool.current_num_threads() as u64)).clamp(1, BLOCK);
    let mut tally = Tally::new(driver.set_up.seats);
    for batch in blocks(games, BATCH) {
        let played: Vec<Result<Tally<G>, Failure>> = pool.install(|| {
            blocks(batch, block)
                .into_par_iter()
                .map(|games| {
                    let played = driver.play(games.clone());
                    progress.inc(games.end - games.start);
                    played
                })
                .collect()
        });
        for block in played {
            add(&mut tally, block?);
        }
    }
    progress.finish_and_clear();
    Ok(tally)
}

fn blocks(games: Range<u64>, size: u64) -> Vec<Range<u64>> {
    let starts = games.clone().step_by(usize::try_from(size).unwrap_or(usize::MAX));
    starts.map(|start| start..games.end.min(start.saturating_add(size))).collect()
}

/// On stderr, and only when a person watches.
pub(crate) fn progress(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_cover_all_games_once() {
        assert_eq!(blocks(0..10, 4), [0..4, 4..8, 8..10]);
        assert_eq!(blocks(0..3, BLOCK).len(), 1);
    }
}
