//! One test per clause of docs/rules/ratland.md, named after it, on one small position written in notation.
//! A file for each chapter; `cargo xtask rules` counts them.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

mod last_round;
mod play;
mod tables;

mod attack;
mod boards;
mod clans;
mod clans_search;
mod comeback;
mod decisions;
mod ending;
mod event_phase;
mod events;
mod examples;
mod feeding;
mod general;
mod information;
mod long_game;
mod many_players;
mod more_examples;
mod nursery;
mod options;
mod rats;
mod search;
mod setup;
mod supply;
mod two_players;
