//! Matches whose rules this program does not have: their file is of a later program, or a version has been dropped.

use crate::store::PlayedBy;
use games::{GameId, with_game};
use std::fmt;

/// What nobody could read or play on, if the house opened.
#[derive(Debug)]
pub struct Stranded(Vec<PlayedBy>);

impl Stranded {
    pub(crate) fn of(all: Vec<PlayedBy>) -> Stranded {
        Stranded(all.into_iter().filter(|played| !is_played(played)).collect())
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn is_played(played: &PlayedBy) -> bool {
    played.game.parse::<GameId>().is_ok_and(|game| with_game!(game, G => table::plays::<G>(played.rules)))
}

impl fmt::Display for Stranded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = self.0.iter().map(|PlayedBy { game, rules, playing, over }| {
            let matches = if *playing == 1 { "match" } else { "matches" };
            let are = if *over == 1 { "is" } else { "are" };
            format!("{playing} {matches} in play and {over} that {are} over, of {game} by its rules {rules},")
        });
        write!(f, "{}", lines.collect::<Vec<_>>().join(" "))
    }
}
