//! Tables in a house that lies in memory. One binary: a table of each game is built once for all of them.

// A test that cannot go on stops.
#![allow(clippy::unwrap_used)]

mod attended;
mod crowd;
mod dealt;
mod driver;
mod giving_up;
mod gone;
mod hints;
mod patience;
mod positions;
mod rated;
mod reactions;
mod screen;
mod seer;
mod shut;
mod stopwatch;
mod storm;
