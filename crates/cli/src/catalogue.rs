//! `ratskeller games`: the catalogue of the house.

use crate::failure::Failure;
use crate::playable::Playable;
use games::{GameId, with_game};
use serde_json::{Value, json};
use std::io::Write;
use table::{Game, OptionSpec, Options as _, Parts as _};

/// List the games, or one game's seats, options and computer players
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Which game; left out, all of them
    name: Option<GameId>,
    /// Print the catalogue for other programs
    #[arg(long)]
    json: bool,
    /// Print the file with the printed data of the game's box as it ships: the beginning of a data pack
    #[arg(long, requires = "name", conflicts_with = "json")]
    parts: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(id) = args.name.filter(|_| args.parts) {
        write!(out, "{}", with_game!(id, G => <G as Game>::Parts::PRINTED))?;
        return Ok(());
    }
    let wanted = GameId::ALL.into_iter().filter(|id| args.name.is_none_or(|name| name == *id));
    if args.json {
        let games: Vec<Value> = wanted.map(|id| with_game!(id, G => entry::<G>())).collect();
        writeln!(out, "{:#}", Value::from(games))?;
        return Ok(());
    }
    for id in wanted {
        match args.name {
            Some(_) => with_game!(id, G => write_page::<G>(out))?,
            None => with_game!(id, G => write_line::<G>(out))?,
        }
    }
    if args.name.is_none() {
        writeln!(out, "\n`ratskeller games NAME` lists a game's options and computer players.")?;
    }
    Ok(())
}

fn entry<G: Playable>() -> Value {
    let bots: Vec<Value> =
        bots::players::<G>().iter().map(|spec| json!({ "name": spec.name, "about": spec.about })).collect();
    json!({
        "name": G::NAME,
        "seats": { "min": G::SEATS.start(), "max": G::SEATS.end() },
        "rules": G::RULES,
        "parts_file": G::Parts::FILE,
        "options": G::Options::specs(),
        "bots": bots,
    })
}

fn write_line<G: Playable>(out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{:<16} {} to {} players", G::NAME, G::SEATS.start(), G::SEATS.end())?;
    Ok(())
}

fn write_page<G: Playable>(out: &mut dyn Write) -> Result<(), Failure> {
    write_line::<G>(out)?;
    writeln!(out, "rules version {}; printed data: {}", G::RULES, G::Parts::FILE)?;
    writeln!(out, "\nOptions (--option NAME=VALUE)")?;
    for spec in G::Options::specs() {
        write_option(&spec, out)?;
    }
    writeln!(out, "\nComputer players (--bots NAME,…)")?;
    for spec in bots::players::<G>() {
        writeln!(out, "  {:<16} {}", spec.name, spec.about)?;
    }
    Ok(())
}

fn write_option(spec: &OptionSpec, out: &mut dyn Write) -> Result<(), Failure> {
    let only = spec.only_if.map_or(String::new(), |(other, when)| format!("; only if {other}={when}"));
    writeln!(out, "  {:<16} {} (usually {}{only})", spec.name, spec.kind, spec.default)?;
    writeln!(out, "  {:<16} {}", "", spec.help)?;
    Ok(())
}
