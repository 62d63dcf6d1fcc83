//! A result, as ratings see it.

use crate::rating::Rating;

/// A rated match that is over; `P` is how people are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played<P> {
    /// Grows from each result to the next.
    pub number: i64,
    pub game: String,
    /// In the order of the seats.
    pub seats: Vec<(Who<P>, Finish)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who<P> {
    Person(P),
    /// A computer player: what it is worth was measured, and does not move.
    Star(Rating),
    /// Whoever has been erased since: rated like a newcomer, and nothing is kept of it.
    Somebody,
}

/// How one seat finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Seats of one side win and lose together.
    pub side: u8,
    pub place: u8,
    /// Not a computer's.
    pub person: bool,
    pub gave_up: bool,
}
