//! One test per clause of docs/rules/rat_a_tat_cat.md, named after it, on one small position written in notation.
//! A file for each chapter; `cargo xtask rules` counts them.

mod play;

mod turn;
