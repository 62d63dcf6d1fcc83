//! {{title}}: say here, in ten sentences, how it is played.
//!
//! Everyone has one card and knows it. In turn everyone keeps it or changes it for the top card of the deck. Then all
//! cards are turned up, and the highest wins.
//!
//! The clauses are in `docs/rules/{{ident}}.md`.

mod data;
mod decision;
mod event;
mod game;
mod notation;
#[cfg(feature = "wire")]
mod offered;
mod rules;
mod sight;
mod size;
mod state;
mod view;

pub use data::Parts;
pub use decision::{Decision, Illegal};
pub use event::{Event, Notice};
pub use sight::{Ask, Choice, Doing, Sight};
pub use state::{Options, Public, State};
pub use view::View;
