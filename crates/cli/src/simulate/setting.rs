//! What is simulated: all that the parts of a simulation have in common, and all that its report says of it.

use crate::playable::Playable;
use crate::set_up::{SetUp, unusual};
use crate::statistics::By;
use bots::Player;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use table::Options as _;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Setting {
    pub(super) game: String,
    pub(super) rules: u32,
    pub(super) parts: String,
    pub(super) players: u8,
    pub(super) games: u64,
    pub(super) seed: u64,
    pub(super) bots: Vec<String>,
    pub(super) options: Map<String, Value>,
    /// Those that differ from their defaults, as they would be typed.
    pub(super) unusual: Vec<String>,
    /// Who gives out what may be left to the lot.
    #[serde(default)]
    pub(super) by: By,
}

impl Setting {
    pub(super) fn of<G: Playable>(
        set_up: &SetUp<G>,
        bots: &[Player<G>],
        games: u64,
        seed: u64,
        by: By,
    ) -> Setting {
        let options = set_up.options.values().into_iter();
        Setting {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            parts: set_up.parts.digest().to_string(),
            players: set_up.seats,
            games,
            seed,
            bots: bots.iter().map(|player| player.name.clone()).collect(),
            options: options.map(|(name, value)| (name.to_owned(), json!(value))).collect(),
            unusual: unusual(&set_up.options),
            by,
        }
    }
}
