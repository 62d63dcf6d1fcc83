//! One test per clause of docs/rules/ratland.md, named after it, on one small position written in notation.
//! A file for each chapter; `cargo xtask rules` counts them.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

mod play;

mod attack;
