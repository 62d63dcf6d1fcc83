//! One test per clause of docs/rules/rat_a_tat_cat.md, named after it, on one small position written in notation.
//! A file for each chapter; `cargo xtask rules` counts them.

mod play;

mod call;
mod decisions;
mod deck;
mod draw_two;
mod examples;
mod knowledge;
mod match_end;
mod options;
mod peeks;
mod scoring;
mod setup;
mod sight;
mod swap;
mod turn;
mod variants;
