//! One test per clause of docs/rules/ratland.md, named after it, on one small position written in notation.
//! A file for each chapter; `cargo xtask rules` counts them.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

mod last_round;
mod play;

mod attack;
mod comeback;
mod ending;
mod event_phase;
mod examples;
mod feeding;
mod general;
mod many_players;
mod nursery;
mod options;
mod rats;
mod search;
mod setup;
mod two_players;
