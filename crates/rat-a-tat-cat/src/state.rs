//! The table as it is, in truth.

use crate::card::{Card, Counts, Settled, Stack};
use crate::decision::Ask;
use crate::options::Options;
use crate::phase::{LastTurns, Phase};
use crate::rows::Rows;
use crate::size::{MOST_CARDS, MOST_PLAYERS};
use table::{BySeat, Hidden, Pile, Seat, SeatSet};

/// A match of Rat-a-Tat Cat, in truth. Cloning it copies about half a kilobyte.
#[derive(Clone, Copy, Debug)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) rows: Rows,
    pub(crate) deck: Pile<Card, MOST_CARDS>,
    pub(crate) phase: Phase<Hidden<Card>>,
}

/// What everyone at the table and in the gallery knows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Public {
    pub options: Options,
    /// The deck definition: all cards there are.
    pub makeup: Counts,

    // The match.
    pub round: u32,
    pub totals: BySeat<u32, MOST_PLAYERS>,
    /// The round in which a player went out; 0: still in.
    pub out_in: BySeat<u32, MOST_PLAYERS>,

    // The round.
    pub dealer: Seat,
    /// Who takes the first turn.
    pub first: Seat,
    pub in_round: SeatSet,
    /// All were seen going there.
    pub discard: Stack,
    /// Turns completed.
    pub turns: u32,
    pub last_turns: Option<LastTurns>,
    /// What each row was worth, once the round is scored.
    pub scores: BySeat<u8, MOST_PLAYERS>,

    // What counting tells everyone.
    /// The batch of the deck; see [`Settled`].
    pub batch: u8,
    pub settled: Settled,
    /// Special cards laid aside in set-up, which went into the deck and thus were not dealt; until the first reshuffle.
    pub aside: [u8; 4],
    /// Special cards of those kinds that were replaced in a row, thus dealt; until the first reshuffle.
    pub shed: [u8; 4],
}

impl Public {
    pub fn seats(&self) -> u8 {
        self.totals.len()
    }

    /// Who has not gone out.
    pub fn still_in(&self) -> SeatSet {
        self.out_in.iter().filter(|(_, round)| **round == 0).map(|(seat, _)| seat).collect()
    }
}

impl State {
    /// What is asked now.
    ///
    /// # Panics
    /// When the match waits for nobody; the referee asks only who is waited for.
    pub(crate) fn ask(&self) -> Ask {
        let Some(ask) = self.phase.ask(&self.public.options, &self.public.discard) else {
            unreachable!("nobody is asked")
        };
        ask
    }
}
