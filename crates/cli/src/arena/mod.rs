//! `ratskeller arena`: who plays better, measured. The same deals are played with the seats rotated, so that luck and
//! seats cancel out, and every figure comes with its interval.

mod calibrate;
mod drive;
mod line_up;
mod plot;
mod rating;
mod report;
mod tally;

use crate::failure::Failure;
use crate::part::Part;
use crate::playable::Playable;
use crate::set_up::{PackArg, SetUp, set_up};
use crate::simulate::drawn_seed;
use drive::Driver;
use games::{GameId, with_game};
use line_up::Entrants;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use tally::Tally;

/// Let computer players meet on the same deals with the seats rotated, and say who is better and by how much
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Which game
    game: GameId,
    /// Who meets: as many as there are seats, fewer (the last one fills the table) or more (everybody meets everybody).
    /// Besides those of `ratskeller games` there are search-N, telepath-N, who knows what anybody at the table knows, and
    /// cheat-N, who sees every card, with N simulations a move; and frozen-search-N and frozen-rulebook, who do not move from
    /// one release to the next
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', required_unless_present = "calibrate")]
    bots: Vec<String>,
    /// How many play at a table; left out, two
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: u8,
    /// Measure the computer players of the game, or those that are named, on the scale of people's ratings, and write
    /// them into this file with how it was done: everybody meets everybody at tables of two, and neighbours in strength
    /// at tables of four; whoever thinks long plays fewer games than are named
    #[arg(long, value_name = "FILE",
        conflicts_with_all = ["players", "options", "data_pack", "journal", "shard", "timing", "json", "plot"])]
    calibrate: Option<PathBuf>,
    /// How many games for each table of players, rounded up to whole rotations
    #[arg(long, value_name = "M", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same seed gives the same numbers; left out, one is drawn
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// A variant or house rule, such as rounds=3; may be repeated
    #[arg(long = "option", value_name = "K=V")]
    options: Vec<String>,
    #[command(flatten)]
    pack: PackArg,
    /// How many threads; left out, one for each core
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Keep the results in this file, and go on from it when the same arena is called again
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// Play only the I-th of N parts of these games, and keep what comes of them in the journal: the journals of all parts, laid
    /// one after the other in one file, are the journal of the whole
    #[arg(long, value_name = "I/N", requires_all = ["seed", "journal"], conflicts_with_all = ["timing", "json", "plot"])]
    shard: Option<Part>,
    /// Report as well how long a decision takes, in CPU time; these figures are not the same at every run
    #[arg(long)]
    timing: bool,
    /// Print the report for other programs
    #[arg(long)]
    json: bool,
    /// Draw the report as an SVG
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

/// All that was played, and how it came out.
struct Arena<G: Playable> {
    set_up: SetUp<G>,
    entrants: Entrants<G>,
    seed: u64,
    tally: Tally,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    match &args.calibrate {
        Some(file) => with_game!(args.game, G => calibrate::run::<G>(args, file, out)),
        None => with_game!(args.game, G => meet::<G>(args, out)),
    }
}

fn meet<G: Playable>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let set_up = set_up::<G>(&args.pack, &args.options, args.players)?;
    let entrants = Entrants::<G>::named(&args.bots, args.players)?;
    let seed = args.seed.map_or_else(drawn_seed, Ok)?;
    let driver = Driver { set_up: &set_up, entrants: &entrants, seed, timing: args.timing };
    let deals = args.games.div_ceil(u64::from(args.players));
    let sets = driver.play(deals, args.threads, args.journal.as_deref(), args.shard)?;
    if args.shard.is_some() {
        return Ok(());
    }
    let tally = Tally::of(&entrants, sets, G::LOWEST_WINS);

    let arena = Arena { set_up, entrants, seed, tally };
    if let Some(file) = &args.plot {
        fs::write(file, arena.plotted()).map_err(Failure::file(file))?;
    }
    if args.json { arena.write_json(out) } else { arena.write_table(out) }
}
