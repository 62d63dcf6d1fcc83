//! The kernel of Ratskeller.
//!
//! A [`Game`] is its state and rules. What lies face down is [`Hidden`]; it is seen through an [`Eye`] and read by the
//! rules with the [`Truth`]. Chance comes from [`Dice`] that grow from one committed [`Seed`]. A [`Match`] is the
//! referee: it seals decisions, reveals them together, shows each onlooker its view, and writes the [`Record`] that
//! gives the whole match back. A [`World`] is a game without secrets, for thinking, simulating and testing.

mod dice;
mod each;
mod game;
mod hidden;
mod named;
#[cfg(feature = "wire")]
mod offered;
mod options;
mod parts;
mod reader;
mod record;
mod referee;
mod seat;
mod spread;
mod words;
mod world;

#[doc = include_str!("leaks.md")]
mod leaks {}

pub use dice::{Dice, Digest, NotHex, Seed};
pub use each::Each;
pub use game::{Bot, Ctx, Game, Joint, Misread, Pace, Refused, Standing, Turn};
pub use hidden::{Eye, Face, Hidden, Pile, Truth};
#[cfg(feature = "wire")]
pub use offered::Offered;
pub use options::{BadOption, OptionField, OptionKind, OptionSpec, OptionValue, Options, Within};
pub use parts::{BadParts, Lasting, Parts, Printed, Remark};
pub use reader::{Reader, Token};
pub use record::{BadRecord, Entry, Record};
pub use referee::{CannotUndo, ClockNotAsked, Match, Numbered, Refusal, Sealed, plays};
pub use seat::{BySeat, MOST_SEATS, Seat, SeatSet, Seats};
pub use spread::{Faces, Known, Spread};
pub use words::{counted, joined, require, section, section_of_some, sections_of_options};
pub use world::World;
