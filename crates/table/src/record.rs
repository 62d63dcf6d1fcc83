//! A record gives the whole game back: the seed, and what was decided.

use crate::{Digest, Game, Seat, Seed, Standing};
use std::fmt;

/// One thing that came from outside the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry<D> {
    Decided {
        seat: Seat,
        decision: D,
        /// The seat ran out of time, and its default was carried out.
        automatic: bool,
    },
    /// The referee read the clock: whole seconds since the first deal.
    Clock(u64),
}

/// A match, written down. Until the match is over the seed is missing.
#[derive(Clone, PartialEq)]
pub struct Record<G: Game> {
    pub rules: u32,
    pub options: G::Options,
    pub seats: u8,
    /// The printed parts the match was played with.
    pub parts: Digest,
    pub commitment: Digest,
    pub seed: Option<Seed>,
    pub entries: Vec<Entry<G::Decision>>,
    pub result: Option<Standing>,
}

impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record")
            .field("game", &G::NAME)
            .field("rules", &self.rules)
            .field("options", &self.options)
            .field("seats", &self.seats)
            .field("entries", &self.entries)
            .field("result", &self.result)
            .finish_non_exhaustive()
    }
}

/// A record that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRecord {
    #[error("the record is of rules version {found}; this program plays version {known}")]
    OtherRules { found: u32, known: u32 },
    #[error(
        "the record was played with other printed parts ({found}); start with the data pack it belongs to"
    )]
    OtherParts { found: Digest },
    #[error("the record has no seed; a match shows its seed when it is over")]
    NoSeed,
    #[error("the seed does not match its commitment")]
    FalseSeed,
    #[error("the table cannot be set up: {0}")]
    Refused(#[from] crate::Refused),
    #[error("entry {index} cannot be played: {reason}")]
    Entry { index: usize, reason: String },
    #[error("the record has no result; the match was not finished")]
    NoResult,
    #[error("the record ends in another result than the one it states")]
    FalseResult,
}
