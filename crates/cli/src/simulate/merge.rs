//! `ratskeller merge`: the report of a simulation that was played in parts.

use super::setting::Setting;
use super::shard::Shard;
use super::tally::Tally;
use super::{Simulation, grouped};
use crate::failure::Failure;
use crate::playable::Playable;
use games::{GameId, with_game};
use serde::Deserialize;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Put the parts of a simulation together, and report as if all of it had been played at once
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// What `simulate --shard I/N` has printed for each I, in whatever order
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print the report for other programs
    #[arg(long)]
    json: bool,
    /// Draw the report as an SVG
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

/// What is read before it is known which game it is of.
#[derive(Deserialize)]
struct Head {
    setting: Setting,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let texts = args.files.iter().map(|file| fs::read_to_string(file).map_err(Failure::file(file)));
    let texts = texts.collect::<Result<Vec<_>, _>>()?;
    let Some((first, text)) = args.files.iter().zip(&texts).next() else {
        return Err(Failure::Usage("there is nothing to put together".to_owned()));
    };
    let Head { setting } = read(first, text)?;
    let game: GameId = setting.game.parse().map_err(|why| no_shard(first, why))?;
    with_game!(game, G => merged::<G>(args, setting, &texts, out))
}

fn merged<G: Playable>(
    args: &Args,
    setting: Setting,
    texts: &[String],
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if setting.rules != G::RULES {
        let (theirs, ours) = (setting.rules, G::RULES);
        return Err(Failure::Usage(format!(
            "these games were played by rules {theirs} of {}, and this program counts those of rules {ours}; \
             put them together with the program that has played them",
            G::NAME
        )));
    }
    let mut shards = Vec::new();
    for (file, text) in args.files.iter().zip(texts) {
        let shard: Shard<G> = read(file, text)?;
        if shard.setting != setting {
            let (one, other) = (args.files[0].display(), file.display());
            return Err(Failure::Usage(format!("{one} and {other} are not of the same simulation")));
        }
        if !shard.tally.is_of(shard.tally.games(), setting.players) {
            return Err(no_shard(file, "its sums are not of the same games"));
        }
        shards.push((file, shard));
    }
    shards.sort_by_key(|(_, shard)| (shard.first, shard.end()));
    let mut tally = Tally::new(setting.players);
    let mut due = 0;
    for (file, shard) in shards {
        if shard.first != due {
            let (file, begins, due) = (file.display(), grouped(shard.first), grouped(due));
            return Err(Failure::Usage(format!(
                "game {due} comes next, and {file} begins with game {begins}"
            )));
        }
        due = shard.end();
        tally.add(shard.tally);
    }
    if due != setting.games {
        let (due, all) = (grouped(due), grouped(setting.games));
        return Err(Failure::Usage(format!("there are {due} of {all} games; the last parts are missing")));
    }
    Simulation { setting, tally }.report(args.json, args.plot.as_deref(), out)
}

fn read<'a, T: Deserialize<'a>>(file: &Path, text: &'a str) -> Result<T, Failure> {
    serde_json::from_str(text).map_err(|why| no_shard(file, why))
}

fn no_shard(file: &Path, why: impl std::fmt::Display) -> Failure {
    Failure::Usage(format!("{} is not what `simulate --shard` prints: {why}", file.display()))
}
