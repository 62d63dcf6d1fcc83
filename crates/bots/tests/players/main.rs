//! The players at work. One binary for all of it: the search is compiled for every game, and would be so in each of a dozen.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

mod belief;
mod best_response;
mod common;
mod flat;
mod frozen;
mod honest;
mod legal;
mod memory;
mod ratapolis;
mod ratland;
mod rattus_cartus;
mod round_of_ratapolis;
mod round_of_ratland;
mod rounds;
mod rules;
mod sanity;
mod search;
mod strength;
