//! What is asked: a TOML file.

use crate::failure::Failure;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::Path;

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
}

/// One table of the experiment.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Variant {
    pub(super) players: u8,
    /// As the command line spells them.
    pub(super) options: Vec<String>,
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players", self.players)?;
        self.options.iter().try_for_each(|option| write!(f, ", {option}"))
    }
}

impl Experiment {
    pub(super) fn read(file: &Path) -> Result<Experiment, Failure> {
        let text = fs::read_to_string(file).map_err(Failure::file(file))?;
        let refused = |why: &dyn fmt::Display| Failure::Usage(format!("{}: {why}", file.display()));
        let experiment: Experiment = toml::from_str(&text).map_err(|error| refused(&error))?;
        let tables = experiment.options.values().map(Vec::len).product::<usize>() * experiment.players.len();
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

    /// Every combination, the last option changing fastest.
    pub(super) fn variants(&self) -> Vec<Variant> {
        let tables = self.players.iter().map(|&players| Variant { players, options: Vec::new() });
        self.options.iter().fold(tables.collect(), |variants: Vec<Variant>, (name, values)| {
            let with = |variant: &Variant, value: &toml::Value| {
                let mut variant = variant.clone();
                variant.options.push(format!("{name}={}", written(value)));
                variant
            };
            variants.iter().flat_map(|variant| values.iter().map(move |value| with(variant, value))).collect()
        })
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
}
