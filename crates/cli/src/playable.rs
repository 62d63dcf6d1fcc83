//! What the command line needs of a game beyond its rules. Owed once for every game of the house, in the file of its
//! statistics; everything else here is generic.

use crate::statistics::Statistics;
use bots::search::Searchable;
use serde::Serialize;
use table::{Dice, Game, OptionValue, Printed, Seat, World};

pub(crate) trait Playable: Searchable + Game<Sight: Serialize, Notice: Serialize> {
    type Statistics: Statistics<Self>;
    /// Who sits with a person who names nobody: somebody who plays well and can be beaten.
    const USUAL_BOT: &'static str;
    /// In some games the lowest score wins.
    const LOWEST_WINS: bool = false;
    /// What the words and letters on the screen mean, for whoever types `?`.
    const LEGEND: &'static str;
    /// What `bench` plays: how many players, and which options differ from their defaults.
    const BENCH: Bench;
    /// What a lot may give out instead of the players' choices, so that its strength can be told from theirs who choose it.
    const LOT: Option<Lot> = None;

    /// A fresh deal in which the lot has given out what lies there for whoever comes first.
    fn dealt_by_lot(world: World<Self>, _: &Printed<Self::Parts>, _: &mut Dice) -> World<Self> {
        world
    }

    /// The answers among which the lot chooses, where it chooses for this seat.
    fn left_to_the_lot(_: Seat, _: &World<Self>) -> Option<Vec<Self::Decision>> {
        None
    }

    /// What `lab` asks about it without being told.
    const QUESTIONS: Questions = Questions { strengths_with: &[], changes: &[] };
}

#[derive(Debug)]
pub(crate) struct Bench {
    pub(crate) players: u8,
    pub(crate) options: &'static [(&'static str, OptionValue)],
    /// What one game of the bench is: a whole game, or a part of one.
    pub(crate) unit: &'static str,
}

/// What the lot gives out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lot {
    /// As it is called on the command line.
    pub(crate) name: &'static str,
    /// The option without which there is nothing to give out.
    pub(crate) needs: Option<(&'static str, &'static str)>,
}

/// What `lab` asks of a game without being told.
#[derive(Debug)]
pub(crate) struct Questions {
    /// The options with which the strength of things is measured.
    pub(crate) strengths_with: &'static [(&'static str, &'static str)],
    /// Boxes that print something else somewhere.
    pub(crate) changes: &'static [Change],
}

/// Printed values that are changed together, each by its path in the file.
#[derive(Debug)]
pub(crate) struct Change {
    pub(crate) name: &'static str,
    pub(crate) set: &'static [(&'static str, i64)],
}
