//! Rattus Cartus: heirs to a plague-struck throne, for two to five.
//!
//! In every round two or three building cards are laid out. Everybody takes the privilege printed on one of them, then
//! visits a building and commits cards there, face down. Each follower is influence with the building's class, and each
//! one of another class a rat as well; Swords take cards from a rival, Flutes send a rat away. Whoever committed the most
//! followers has the premium action of the building, the others the standard one. At the end influence, special cards and
//! gold are points; then the five cards of the nun row are turned up, and whoever has more rats than there are nuns on
//! them is dead. The most points among the living win.
//!
//! The clauses (CART-01 to CART-161) are in `docs/rules/rattus_cartus.md`.

mod building;
mod card;
mod cards;
mod catalogue;
mod choices;
mod data;
mod decision;
mod decks;
mod event;
mod forecast;
mod game;
mod imagine;
mod memory;
mod notation;
#[cfg(feature = "wire")]
mod offered;
mod options;
mod phase;
mod pool;
mod position;
mod round;
mod score;
mod screen;
mod setup;
mod sight;
mod size;
mod state;
mod track;
mod view;

pub use building::{Building, BuildingCard, BuildingSet, USED_OF_A_CLASS, Visitors};
pub use card::{Card, Class, Special};
pub use cards::Cards;
pub use catalogue::{BoxInfo, BuildingInfo};
pub use data::{Action, Parts, Privilege, Scoring, Table, TakenCard};
pub use decision::{Ask, Decision, Illegal};
pub use event::{Event, Notice};
pub use forecast::NunOdds;
pub use memory::Memory;
pub use options::{Agreed, AllDead, BuildingMethod, FirstPlayer, Options, TowerProtection};
pub use phase::{Phase, Places};
pub use score::Score;
pub use sight::{Doing, Sight, SightBuilding, SightDisc, SightGift, SightPlayer};
pub use size::NUN_ROW;
pub use state::{Given, Public, State, Taken, Under};
pub use track::{Track, Tracks};
pub use view::{Below, View};
