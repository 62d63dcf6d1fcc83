//! The games of the house as one closed set.
//!
//! Inside, everything is generic over [`Game`](table::Game). At the edge a game has a name ([`GameId`]), its printed
//! parts may come from an owner's [data pack](pack), and a match lies in a [record file](AnyRecord). A game that moves
//! in is a line of `list.rs`, and the build stops wherever something is owed to it.

mod id;
mod list;
mod nearest;
mod own_box;
mod pack;
#[cfg(feature = "wire")]
pub mod protocol;
mod read;
mod record;

pub use id::UnknownGame;
pub use list::*;
pub use nearest::{did_you_mean, nearest};
pub use own_box::{Correction, Difference, PrintedValue, Unfit, differences, printed_values, read_box};
pub use pack::{BadPack, MOST_BOX_BYTES, MOST_PACK_BYTES, parts};
pub use read::{BadFile, MOST_BYTES, MOST_ENTRIES};
pub use record::{FORMAT, VERSION, Written};
