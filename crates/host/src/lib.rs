//! A table without sockets, clock, tasks or disk.
//!
//! A [`Table`] is told what happens ([`Event`]) and what time it is, and says what follows ([`Done`]): what to store, whom
//! to show what once it is stored, what to think about, and when to be told the time again. Chance and time are given to
//! it, thinking is done by whoever drives it: the server with tokio and SQLite, a page in a worker of its own, a test
//! with random events in any order. What is kept in the log ([`Kept`]) gives the table back.

mod chat;
mod clock;
mod company;
mod course;
mod done;
mod event;
mod fail;
mod hints;
mod id;
mod kept;
mod lay;
pub mod limits;
mod load;
mod machine;
mod minds;
pub mod options;
mod play;
mod player;
mod seats;
mod stage;
mod sum;

mod told;

pub use chat::is_unreadable;
pub use done::{Advise, Done, Order, Remark, Show, Shown, Think, Who};
pub use event::{Asker, ConnId, Event, Fresh, Read, Wish, Word};
pub use fail::{Fail, shortened};
pub use id::{GuestId, InviteCode, NotAnId, TableId};
pub use kept::{Began, Clocks, Kept, KeptStage, Laid, Logged, Setting, Sitter, Time, What, Write};
pub use lay::{Positions, lay, look_at_position};
pub use load::CannotLoad;
pub use machine::{Table, Times};
pub use player::{Player, advise};
pub use sum::Sum;

/// A game that can be hosted: it has a place on the wire and computer players.
pub trait Hostable: games::protocol::OnWire + bots::search::Searchable {}

impl<G: games::protocol::OnWire + bots::search::Searchable> Hostable for G {}
