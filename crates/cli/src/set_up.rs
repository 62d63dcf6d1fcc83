//! Setting up a table from the command line: who plays, with which options and which printed parts.

use crate::failure::Failure;
use crate::playable::Playable;
use bots::{NoSuchBot, Player};
use clap::Args;
use games::did_you_mean;
use std::path::{Path, PathBuf};
use table::{BadOption, Game, OptionValue, Options as _, Printed, World};

/// The table that most people know.
const USUAL_PLAYERS: u8 = 4;

#[derive(Args, Debug)]
pub(crate) struct TableArgs {
    /// How many play
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// The computer players by name: one for all, or one for each seat (`ratskeller games` lists them)
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// A variant or house rule, such as rounds=3; may be repeated (`ratskeller games NAME` lists them)
    #[arg(long = "option", value_name = "K=V")]
    pub(crate) options: Vec<String>,
    #[command(flatten)]
    pub(crate) pack: PackArg,
}

#[derive(Args, Debug)]
pub(crate) struct PackArg {
    /// Read the printed data of the box from this folder instead
    #[arg(long, value_name = "DIR")]
    data_pack: Option<PathBuf>,
}

impl PackArg {
    pub(crate) fn at(folder: PathBuf) -> PackArg {
        PackArg { data_pack: Some(folder) }
    }

    pub(crate) fn folder(&self) -> Option<&Path> {
        self.data_pack.as_deref()
    }

    pub(crate) fn parts<G: Game>(&self) -> Result<Printed<G::Parts>, Failure> {
        Ok(games::parts::<G>(self.data_pack.as_deref())?)
    }
}

/// A table that can be dealt.
pub(crate) struct SetUp<G: Game> {
    pub(crate) parts: Printed<G::Parts>,
    pub(crate) options: G::Options,
    pub(crate) seats: u8,
}

impl TableArgs {
    pub(crate) fn set_up<G: Playable>(&self, seats: u8) -> Result<SetUp<G>, Failure> {
        set_up(&self.pack, &self.options, seats)
    }

    /// As many as said; else, `others` being people, as many as there are computer players named; else the usual.
    pub(crate) fn players<G: Game>(&self, others: u8) -> u8 {
        let named = u8::try_from(self.bots.len()).ok().filter(|&count| count > 1);
        let usual = USUAL_PLAYERS.clamp(*G::SEATS.start(), *G::SEATS.end());
        self.players.or(named.map(|count| count.saturating_add(others))).unwrap_or(usual)
    }

    /// Who sits on each of `count` seats.
    pub(crate) fn bots<G: Playable>(&self, count: u8, usual: &str) -> Result<Vec<Player<G>>, Failure> {
        let seats = usize::from(count);
        let names: Vec<&str> = match self.bots.as_slice() {
            [] => vec![usual; seats],
            [one] => vec![one; seats],
            all if all.len() == seats => all.iter().map(String::as_str).collect(),
            all => {
                return Err(Failure::Usage(format!(
                    "--bots names {} computer players for {seats} seats; name one for all of them, or {seats}",
                    all.len()
                )));
            }
        };
        names.into_iter().map(|name| known(bots::player(name))).collect()
    }
}

pub(crate) fn set_up<G: Playable>(pack: &PackArg, given: &[String], seats: u8) -> Result<SetUp<G>, Failure> {
    let parts = pack.parts::<G>()?;
    let options = options::<G>(given)?;
    // Dealt once to see whether the game takes this table.
    World::<G>::deal(&parts, &options, seats, table::Seed::from_number(0), false).map_err(Failure::usage)?;
    Ok(SetUp { parts, options, seats })
}

/// The player, or the nearest name to the one that nobody has.
pub(crate) fn known<G: Playable>(player: Result<Player<G>, NoSuchBot>) -> Result<Player<G>, Failure> {
    player.map_err(|NoSuchBot { name, known }| {
        let hint = did_you_mean(&name, "there are", known.iter().map(String::as_str));
        Failure::Usage(format!("there is no computer player `{name}`; {hint}"))
    })
}

fn options<G: Game>(given: &[String]) -> Result<G::Options, Failure> {
    let (mut options, mut named) = (G::Options::default(), Vec::new());
    for text in given {
        let (name, value) = text.split_once('=').ok_or_else(|| {
            Failure::Usage(format!(
                "--option takes NAME=VALUE, not `{text}`; `ratskeller games {}` lists them",
                G::NAME
            ))
        })?;
        options.set(name, &OptionValue::from_text(value)).map_err(|bad| Failure::Usage(refused(&bad)))?;
        if named.contains(&name) {
            return Err(Failure::Usage(format!("option `{name}` is given twice; give it once")));
        }
        named.push(name);
    }
    Ok(options)
}

/// The kernel's message, with the nearest name.
fn refused(bad: &BadOption) -> String {
    match bad {
        BadOption::Unknown { name, known } => {
            format!(
                "there is no option `{name}`; {}",
                did_you_mean(name, "the options are", known.iter().copied())
            )
        }
        BadOption::Value { .. } | BadOption::NoSuchSeat { .. } | BadOption::Unfit { .. } => bad.to_string(),
    }
}

/// Whether the lot gives out what this game leaves to it.
pub(crate) fn lot<G: Playable>(named: Option<&str>, options: &G::Options) -> Result<bool, Failure> {
    let Some(name) = named else { return Ok(false) };
    let Some(lot) = G::LOT.filter(|lot| lot.name == name) else {
        let has = G::LOT.map_or_else(|| "nothing".to_owned(), |lot| format!("`{}`", lot.name));
        return Err(Failure::Usage(format!("--lot: {} leaves {has} to the lot, not `{name}`", G::NAME)));
    };
    let has = |(name, value): (&str, &str)| {
        options.values().into_iter().any(|(known, chosen)| known == name && chosen.to_string() == value)
    };
    match lot.needs.filter(|needed| !has(*needed)) {
        Some((option, value)) => Err(Failure::Usage(format!(
            "--lot {name} needs --option {option}={value}: without it there are none"
        ))),
        None => Ok(true),
    }
}

/// Options that differ from their defaults, as they would be typed.
pub(crate) fn unusual<O: table::Options>(options: &O) -> Vec<String> {
    options.unusual().into_iter().map(|(name, value)| format!("{name}={value}")).collect()
}

/// What was chosen but has no effect, each with the reason.
pub(crate) fn idle<O: table::Options>(options: &O) -> Vec<String> {
    let values = options.values();
    let value = |wanted: &str| values.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value);
    let idle = |spec: &table::OptionSpec| {
        let (other, when) = spec.only_if?;
        let chosen = value(spec.name)? != &spec.default;
        (chosen && value(other)?.to_string() != when)
            .then(|| format!("option `{}` has no effect unless {other}={when}", spec.name))
    };
    O::specs().iter().filter_map(idle).collect()
}
