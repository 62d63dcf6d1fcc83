//! The command line as people and scripts use it: the binary is run, and what it says is read.

#![allow(clippy::unwrap_used)]

mod arena;
mod catalogue;
mod house;
mod keeper;
mod lab;
mod play;
mod position;
mod ratapolis;
mod records;
mod refusals;
mod serve;
mod simulate;
