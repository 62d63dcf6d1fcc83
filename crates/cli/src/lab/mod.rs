//! `ratskeller lab`: a designer's experiment, from a file to a page. Every combination of what it varies is played by the
//! same players on the same deals; the page shows what changes.

mod experiment;
mod leads;
mod page;
mod play;

use crate::failure::Failure;
use crate::playable::Playable;
use crate::set_up::{PackArg, known, set_up};
use experiment::Experiment;
use games::{GameId, with_game};
use play::Laboratory;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

/// Run an experiment: which options to vary, who plays, how many games; the report is one page with plots
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Which game
    game: GameId,
    /// The experiment, a TOML file; docs/cli.md says what is in it
    #[arg(long, value_name = "FILE")]
    experiment: PathBuf,
    /// Where the page goes
    #[arg(long, value_name = "FILE", default_value = "lab.html")]
    page: PathBuf,
    #[command(flatten)]
    pack: PackArg,
    /// How many threads; left out, one for each core
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    with_game!(args.game, G => examine::<G>(args, out))
}

fn examine<G: Playable>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let experiment = Experiment::read(&args.experiment)?;
    let mut findings = Vec::new();
    for variant in experiment.variants() {
        let set_up = set_up::<G>(&args.pack, &variant.options, variant.players)?;
        let names = experiment.bots.iter().cycle().take(usize::from(variant.players));
        let bots = names.map(|name| known(bots::player(name))).collect::<Result<Vec<_>, _>>()?;
        let laboratory = Laboratory { set_up, bots, seed: experiment.seed };
        findings.push((variant, laboratory.play(experiment.games, args.threads)?));
    }
    let page = page::written::<G>(&experiment, &findings);
    fs::write(&args.page, page).map_err(Failure::file(&args.page))?;
    writeln!(
        out,
        "{} tables of {} deals, each played twice: {}",
        findings.len(),
        experiment.games,
        args.page.display()
    )?;
    Ok(())
}
