//! Mutants of the games: each rule is broken in turn, and some test of a clause must fail.
//!
//! What is mutated and which tests are asked is in .cargo/mutants.toml. A run over everything takes a night; a shard of it is a
//! fair sample, because the mutants are dealt out to the shards in turn.

use anyhow::{Result, bail};
use xshell::{Shell, cmd};

use crate::tools::Tool;

pub(crate) fn run(sh: &Shell, game: Option<&str>, shard: Option<&str>) -> Result<()> {
    let games = games(sh)?;
    let chosen = match game {
        Some(game) if games.iter().any(|found| found == game) => vec![game.to_owned()],
        Some(game) => bail!("there is no game `{game}`; there are {}", games.join(", ")),
        None => games,
    };
    Tool::Mutants.ensure(sh)?;
    let mut alive = Vec::new();
    for game in &chosen {
        let report = format!("target/mutants/{game}");
        sh.create_dir(&report)?;
        let shard: Vec<&str> = shard.into_iter().flat_map(|shard| ["--shard", shard]).collect();
        // Survivors make it fail; the others are still to be tried.
        let run =
            cmd!(sh, "cargo mutants --package {game} --output {report} --sharding round-robin {shard...}");
        if run.run().is_err() {
            alive.push(format!("{report}/mutants.out/missed.txt"));
        }
    }
    if !alive.is_empty() {
        bail!("not all mutants were caught; see {}", alive.join(", "));
    }
    Ok(())
}

/// The crates that have a test for each clause.
fn games(sh: &Shell) -> Result<Vec<String>> {
    let crates = sh.read_dir("crates")?.into_iter().filter(|path| path.join("tests/rules/main.rs").exists());
    Ok(crates.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect())
}
