//! One test per clause of docs/rules/ratapolis.md, named after it, on one small position written in notation.
//! A file for each chapter; `cargo xtask rules` counts them.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

mod play;

mod advantages;
mod attacks;
mod balthus;
mod cats;
mod custom;
mod examples;
mod frame;
mod marks;
mod moves;
mod planning;
mod scoring;
mod setup;
mod situations;
mod teams;
mod tokens;
mod two_players;
mod unexplored;
