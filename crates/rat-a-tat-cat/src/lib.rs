//! Rat-a-Tat Cat: a memory card game for two to six.
//!
//! Everyone has a row of four cards, face down, and looks once at the outer two. On a turn a player draws from the
//! deck or takes the open discard. A number card may replace a card of the own row; a special card swaps, peeks, or
//! draws again. Low is good: cats are 0 to 6, rats 7 to 9. Who believes to be lowest calls "rat-a-tat cat" at the end
//! of a turn, and all others have one turn more. Then the rows are turned up, special cards are replaced by numbers,
//! and every point counts against its player. The match ends after some rounds, after some time, or when one player
//! is left under the limit. What is hard is to remember.
//!
//! The clauses (TAT-01 to TAT-151) are in `docs/rules/rat_a_tat_cat.md`.

mod card;
mod catalogue;
mod data;
mod decision;
mod event;
mod game;
mod imagine;
mod notation;
#[cfg(feature = "wire")]
mod offered;
mod options;
mod pace;
mod phase;
mod position;
mod resolve;
mod rows;
mod score;
mod screen;
mod setup;
mod sight;
mod size;
mod slot;
mod state;
mod view;

pub use card::{Card, Counts, Settled, Stack};
pub use catalogue::{BoxInfo, CardInfo};
pub use data::{Parts, Times};
pub use decision::{Ask, Decision, Illegal};
pub use event::{Event, Notice, SeatRow, SeatScore};
pub use options::{CallFrom, DeckName, FirstDealer, Limit, LimitRule, MatchEnd, Options, Reshuffle, Rounds};
pub use phase::{LastTurns, Look, OnTurn, Phase, Step, WhyNoCall};
pub use rows::{Laid, Rows, Seen, SeenRows};
pub use sight::{Doing, Sight, SightCard, SightDiscard};
pub use size::{MOST_CARDS, MOST_PLAYERS, ROW};
pub use slot::{Slot, Slots};
pub use state::{Public, State};
pub use view::View;
