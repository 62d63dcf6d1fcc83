//! Ratapolis: rat families in a city that cats take apart, for two to six.
//!
//! The city is made of building tiles, and every player has rats on them. Each round a handful of hunt cards is dealt, so that
//! everybody knows a part of them; all plan two actions in secret, attacks and moves of whole groups; plans are shown and
//! carried out together, first all attacks, then all moves, and where there is not room for all, it is shared. Then one of
//! the round's cards is turned up, and its building leaves with all rats on it. Whoever has the most rats on a building
//! with an orange letter has its advantage. After eight rounds every rat in the city is worth the cheese of its building.
//! Ten Situations change the city and some of the rules; in one of them a player is Balthus, the hunter.
//!
//! The clauses (POL-01 to POL-184) are in `docs/rules/ratapolis.md`.

mod catalogue;
mod city;
mod data;
mod decision;
mod event;
mod family;
mod game;
mod imagine;
mod notation;
#[cfg(feature = "wire")]
mod offered;
mod options;
mod phase;
mod plan;
mod position;
mod round;
mod score;
mod screen;
mod setup;
mod sight;
mod size;
mod state;
mod tile;
mod view;

pub use catalogue::{BoxInfo, FirstGame, LayoutInfo, SituationInfo, TileInfo};
pub use city::{City, CityProblem, Drawing};
pub use data::{Fixed, Layout, Parts, ROUNDS, Situation, Stacked, Start, StartingRats, TileData, Tokens};
pub use decision::{Ask, Decision, Illegal};
pub use event::{Cause, Event, Notice, Why};
pub use family::Family;
#[cfg(feature = "wire")]
pub use offered::CityDrawing;
pub use options::{
    CityText, Edition, EqualShare, FinalPhase5, Hunter, Mark, MarketSource, Options, Partners, SituationName,
};
pub use phase::Phase;
pub use plan::{Action, Plan, Planning};
pub use score::Score;
pub use setup::inspect;
pub use sight::{
    Asked, AskedFrom, AskedPlan, Doing, Sight, SightPlayer, SightPlot, SightRats, SightSeen, SightShown,
    SightSlot,
};
pub use size::ByPlayer;
pub use state::{Public, Slot, State, Token};
pub use tile::{Advantage, Colour, Members, Plot, PlotSet, SetOf, Tile, TileSet};
pub use view::View;
