//! What is asked: a TOML file.

use super::boxes::Set;
use crate::failure::Failure;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// More tables than this are not an experiment but a census.
const MOST_VARIANTS: usize = 200;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Experiment {
    /// What it is called on the page.
    pub(super) title: Option<String>,
    /// How many play, one table for each number.
    pub(super) players: Vec<u8>,
    /// Who plays: from the first seat on, and again from the first.
    pub(super) bots: Vec<String>,
    /// How many deals; each is played twice.
    pub(super) games: u64,
    pub(super) seed: u64,
    /// For each option that varies, its values.
    #[serde(default)]
    pub(super) options: BTreeMap<String, Vec<toml::Value>>,
    /// What the lot gives out instead of the players' choices.
    pub(super) lot: Option<String>,
    /// Folders with data packs, each a box beside the usual one.
    #[serde(default)]
    pub(super) packs: Vec<PathBuf>,
    /// For each printed value that varies, by its path in the file, its values: each a box of its own.
    #[serde(default)]
    pub(super) sweep: BTreeMap<String, Vec<toml::Value>>,
    /// Boxes in which several values differ at once.
    #[serde(default)]
    pub(super) change: Vec<Change>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Change {
    name: String,
    set: BTreeMap<String, toml::Value>,
}

/// Which box is played with.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Printing {
    Usual,
    Pack(PathBuf),
    Changed { name: String, set: Set },
}

/// One table of the experiment.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Variant {
    pub(super) players: u8,
    /// As the command line spells them.
    pub(super) options: Vec<String>,
    pub(super) printing: Printing,
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players", self.players)?;
        self.options.iter().try_for_each(|option| write!(f, ", {option}"))?;
        match &self.printing {
            Printing::Usual => Ok(()),
            Printing::Pack(folder) => write!(f, ", {}", folder.display()),
            Printing::Changed { name, .. } => write!(f, ", {name}"),
        }
    }
}

impl Experiment {
    pub(super) fn read(file: &Path) -> Result<Experiment, Failure> {
        let text = fs::read_to_string(file).map_err(Failure::file(file))?;
        let refused = |why: &dyn fmt::Display| Failure::Usage(format!("{}: {why}", file.display()));
        let experiment: Experiment = toml::from_str(&text).map_err(|error| refused(&error))?;
        let tables = experiment.options.values().map(Vec::len).product::<usize>()
            * experiment.players.len()
            * experiment.printings().len();
        match (experiment.bots.is_empty(), experiment.games, tables) {
            (true, ..) => Err(refused(&"`bots` names nobody")),
            (_, 0, _) => Err(refused(&"`games` has to be at least 1")),
            (.., 0) => Err(refused(&"`players` and every option need a value at least")),
            (.., tables) if tables > MOST_VARIANTS => {
                Err(refused(&format!("this makes {tables} tables; {MOST_VARIANTS} at most")))
            }
            _ => Ok(experiment),
        }
    }

    /// Every combination, the box changing fastest and then the last option.
    pub(super) fn variants(&self) -> Vec<Variant> {
        let table = |&players| Variant { players, options: Vec::new(), printing: Printing::Usual };
        let tables = self.players.iter().map(table);
        let tables = self.options.iter().fold(tables.collect(), |variants: Vec<Variant>, (name, values)| {
            let with = |variant: &Variant, value: &toml::Value| {
                let mut variant = variant.clone();
                variant.options.push(format!("{name}={}", written(value)));
                variant
            };
            variants.iter().flat_map(|variant| values.iter().map(move |value| with(variant, value))).collect()
        });
        let printings = self.printings();
        let with = |variant: &Variant, printing: &Printing| Variant {
            printing: printing.clone(),
            ..variant.clone()
        };
        tables
            .iter()
            .flat_map(|variant| printings.iter().map(move |printing| with(variant, printing)))
            .collect()
    }

    /// The usual box first.
    fn printings(&self) -> Vec<Printing> {
        let packs = self.packs.iter().cloned().map(Printing::Pack);
        let one = |(path, value): (&String, &toml::Value)| Printing::Changed {
            name: format!("{path} = {value}"),
            set: vec![(path.clone(), value.clone())],
        };
        let sweep =
            self.sweep.iter().flat_map(|(path, values)| values.iter().map(move |value| one((path, value))));
        let changes = self.change.iter().map(|change| Printing::Changed {
            name: change.name.clone(),
            set: change.set.clone().into_iter().collect(),
        });
        [Printing::Usual].into_iter().chain(packs).chain(sweep).chain(changes).collect()
    }
}

impl Variant {
    /// With which table it is compared: the same with the usual box, or with as many players and the first of all options.
    pub(super) fn base_among(&self, all: &[Variant]) -> Option<usize> {
        let usual = |other: &Variant| other.printing == Printing::Usual && other.players == self.players;
        let same = |other: &&Variant| {
            usual(other) && (self.printing == Printing::Usual || other.options == self.options)
        };
        let base = all.iter().find(same)?;
        all.iter().position(|other| other == base).filter(|_| base != self)
    }
}

fn written(value: &toml::Value) -> String {
    match value {
        toml::Value::String(word) => word.clone(),
        toml::Value::Boolean(flag) => if *flag { "on" } else { "off" }.to_owned(),
        toml::Value::Integer(_)
        | toml::Value::Float(_)
        | toml::Value::Datetime(_)
        | toml::Value::Array(_)
        | toml::Value::Table(_) => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_is_a_table() {
        let text = "players = [2, 4]\nbots = [\"rulebook\"]\ngames = 10\nseed = 1\n\
                    [options]\nclans = [true, false]\ninitial_events = [5, 7]\n";
        let variants = toml::from_str::<Experiment>(text).unwrap().variants();
        assert_eq!(variants.len(), 8);
        assert_eq!(variants[1].to_string(), "2 players, clans=on, initial_events=7");
        assert!(toml::from_str::<Experiment>("players = [2]\nbot = 1").is_err());
    }

    #[test]
    fn boxes_are_an_axis_and_each_is_compared_with_the_usual_one() {
        let text = "players = [2, 3]\nbots = [\"rulebook\"]\ngames = 10\nseed = 1\npacks = [\"mine\"]\n\
                    [options]\nclans = [true, false]\n[sweep]\n\"start.rats\" = [6, 8]\n\
                    [[change]]\nname = \"poor\"\nset = { \"start.rats\" = 5, \"start.cheese\" = 0 }\n";
        let variants = toml::from_str::<Experiment>(text).unwrap().variants();
        let names: Vec<String> = variants.iter().map(Variant::to_string).collect();
        assert_eq!(variants.len(), 2 * 2 * 5);
        assert_eq!(
            names[1..5],
            ["mine", "start.rats = 6", "start.rats = 8", "poor"]
                .map(|name| format!("2 players, clans=on, {name}"))
        );
        let base = |index: usize| variants[index].base_among(&variants);
        assert_eq!([0, 1, 5, 7, 10].map(base), [None, Some(0), Some(0), Some(5), None]);
    }
}
