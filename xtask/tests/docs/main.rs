//! The pages of this repository against what lies in it.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

mod dependencies;
mod links;
