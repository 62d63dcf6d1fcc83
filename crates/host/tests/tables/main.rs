//! Tables in a house that lies in memory. One binary: a table of each game is built once for all of them.

// A test that cannot go on stops.
#![allow(clippy::unwrap_used)]

mod crowd;
mod driver;
mod positions;
mod seer;
mod storm;
