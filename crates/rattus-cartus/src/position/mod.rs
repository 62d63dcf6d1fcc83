//! Positions as text; docs/notation.md describes them.

mod check;
mod read;
mod write;

pub(crate) use read::read_position;
pub(crate) use write::write_position;

use crate::cards::Cards;
use crate::memory::Memory;
use crate::state::Public;
use table::Seat;

/// What a player can tell of the others where nothing else is written: what everybody can.
fn usual_memory(public: &Public, seat: Seat) -> Memory {
    let mut memory = public.memory;
    memory.set(seat, Cards::NONE);
    memory
}
