//! One test per clause of docs/rules/rattus_cartus.md, named after it, on one small position written in notation.
//! A file for each chapter; `cargo xtask rules` counts them.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

mod play;

mod actions;
mod buildings;
mod decisions;
mod ending;
mod examples;
mod flutes;
mod houses;
mod information;
mod options;
mod privileges;
mod reveal;
mod scoring;
mod setup;
mod swords;
mod two_players;
mod visits;
