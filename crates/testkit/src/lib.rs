//! What every game is tested with: a [table to try a rule on](play), the [conformance suite](conformance), the
//! [posterior check](posterior), the [playthrough writer](playthrough), [playouts](playout), [strategies], and whole tests that
//! are [the same for all](same_for_all); and a [game of its own](toy) to test these, and the kernel, with. Tests that hold the
//! pages of this repository to the code [read them](docs) here, too.

pub mod conformance;
pub mod docs;
pub mod play;
pub mod playout;
pub mod playthrough;
pub mod posterior;
pub mod random;
pub mod same_for_all;
pub mod strategies;
pub mod toy;

pub use conformance::{Broken, Property, Suite, Tally};
pub use play::Play;
