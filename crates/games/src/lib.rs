//! The games of the house as one closed set.
//!
//! Inside, everything is generic over [`Game`](table::Game). At the edge a game has a name ([`GameId`]), its printed
//! parts may come from an owner's [data pack](pack), and a match lies in a [record file](AnyRecord). A game that moves
//! in is a new variant here, and the build stops wherever an arm is owed to it.

mod id;
mod nearest;
mod pack;
#[cfg(feature = "wire")]
pub mod protocol;
mod read;
mod record;

pub use id::{GameId, UnknownGame};
pub use nearest::{did_you_mean, nearest};
pub use pack::{BadPack, MOST_PACK_BYTES, parts};
pub use read::{BadFile, MOST_BYTES, MOST_ENTRIES};
pub use record::{AnyRecord, FORMAT, VERSION, Written};

pub use rat_a_tat_cat;
pub use ratapolis;
pub use ratland;
pub use rattus_cartus;
