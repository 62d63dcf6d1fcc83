//! One test per clause of docs/rules/ratland.md, named after it, on one small position written in notation.
//! A file for each chapter; `cargo xtask rules` counts them.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

mod play;
mod tables;

mod attack;
mod boards;
mod clans;
mod clans_search;
mod decisions;
mod events;
mod information;
mod long_game;
mod more_examples;
mod supply;
