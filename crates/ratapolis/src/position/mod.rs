//! Positions as text; docs/notation.md describes them.

mod read;
mod write;

pub(crate) use read::read_position;
pub(crate) use write::write_position;
