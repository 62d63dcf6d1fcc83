//! A part of a simulation, for those who have many machines: what it was part of, and what came of it.

use super::setting::Setting;
use super::tally::Tally;
use crate::failure::Failure;
use crate::playable::Playable;
use serde::{Deserialize, Serialize};
use std::io::Write;

/// As it is written down and handed to `ratskeller merge`.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub(super) struct Shard<G: Playable> {
    pub(super) setting: Setting,
    /// The number of its first game.
    pub(super) first: u64,
    pub(super) tally: Tally<G>,
}

impl<G: Playable> Shard<G> {
    pub(super) fn write(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let text = serde_json::to_string(self).map_err(Failure::usage)?;
        Ok(writeln!(out, "{text}")?)
    }

    pub(super) fn end(&self) -> u64 {
        self.first.saturating_add(self.tally.games())
    }
}
