//! What the command line needs of a game beyond its rules. Owed once for every game of the house, in the file of its
//! statistics; everything else here is generic.

use crate::statistics::Statistics;
use bots::search::Searchable;
use serde::Serialize;
use table::{Game, OptionValue};

pub(crate) trait Playable: Searchable + Game<Sight: Serialize, Notice: Serialize> {
    type Statistics: Statistics<Self>;
    /// Who sits with a person who names nobody: somebody who plays well and can be beaten.
    const USUAL_BOT: &'static str;
    /// In some games the lowest score wins.
    const LOWEST_WINS: bool = false;
    /// What `bench` plays: how many players, and which options differ from their defaults.
    const BENCH: Bench;
}

#[derive(Debug)]
pub(crate) struct Bench {
    pub(crate) players: u8,
    pub(crate) options: &'static [(&'static str, OptionValue)],
    /// What one game of the bench is: a whole game, or a part of one.
    pub(crate) unit: &'static str,
}
