//! A table without sockets, clock, tasks or disk.
//!
//! A [`Table`] is told what happens ([`Event`]) and what time it is, and says what follows ([`Done`]): what to store, whom
//! to show what once it is stored, what to think about, and when to be told the time again. Chance and time are given to
//! it, thinking is done by whoever drives it: the server with tokio and a database, a page in a worker of its own, a test
//! with random events in any order. What is kept in the log ([`Kept`]) gives the table back.

pub mod chances;
mod chat;
mod clock;
mod course;
mod days;
pub mod decided;
mod done;
mod event;
mod fail;
mod few;
mod frames;
mod give_up;
mod hints;
mod id;
mod kept;
mod lay;
pub mod limits;
mod load;
mod machine;
mod minds;
mod offer;
pub mod options;
mod pages;
mod patience;
mod play;
mod player;
mod rated;
mod seats;
mod shadow;
mod stage;
mod steps;
mod sum;

mod told;

pub use chat::is_unreadable;
pub use days::{Dealt, Menu, NotADay, day_name, day_of, left_of_the_day, read_day};
pub use done::{Advise, Done, Order, Remark, Show, Shown, Think, Who};
pub use event::{Asker, ConnId, Event, Fresh, Heard, Read, Wish, Word};
pub use fail::{Fail, shortened};
pub use frames::{Part, bad_record, play_again};
pub use id::{ALPHABET, GuestId, InviteCode, NotAnId, SharedName, TableId};
pub use kept::{
    Began, Clocks, Day, Ended, Finisher, Guise, Kept, KeptStage, Laid, Logged, Setting, Sitter, Time, What,
    Write,
};
pub use lay::{Positions, lay, look_at_position};
pub use load::CannotLoad;
pub use machine::{Table, Times};
pub use offer::game_info;
pub use player::{Player, advise};
pub use shadow::Shadow;
pub use sum::Sum;

/// A game that can be hosted: it has a place on the wire and computer players.
pub trait Hostable: games::protocol::OnWire + bots::search::Searchable {}

impl<G: games::protocol::OnWire + bots::search::Searchable> Hostable for G {}
