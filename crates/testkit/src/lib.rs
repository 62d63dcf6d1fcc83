//! What every game is tested with: the conformance suite, the posterior check, the playthrough writer and strategies;
//! and a game of its own to test these, and the kernel, with.

pub mod toy;
