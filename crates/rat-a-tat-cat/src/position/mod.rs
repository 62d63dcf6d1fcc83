//! Positions as text, both ways: `A[2:A 5 9 7:A] B[1 SW 4 8]; deck D2 8 ..; discard 3; A source`. See docs/notation.md.
//!
//! Everything that the rules know is in it, so that what was written is read back to the last bit; what is usual is
//! left out, so that a test can say only what matters.

mod read;
mod write;

pub(crate) use read::read_position;
pub(crate) use write::write_position;
