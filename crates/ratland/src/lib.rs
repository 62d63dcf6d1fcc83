//! RatLand: secret rat placement in the sewers, for two to twelve.
//!
//! Everyone leads a clan of rats. In every round an event and a food card are turned up, and then all send their rats out
//! at once, in secret: to the dump, the city and the field, where cheese is drawn from a bag; through a side tunnel, to
//! steal from a neighbour; to the pantry, to guard it; to the nursery, to breed. Not all cheese is good: it can kill a
//! rat, poison it, or lead it astray. At the end of a round the clan is fed, and whom the cheese does not reach starves.
//! When the End card turns up, the most living rats win, less those in the graveyard. Powers of clans and boards that
//! bite are options.
//!
//! The clauses (LAND-01 to LAND-199) are in `docs/rules/ratland.md`.

mod card;
mod catalogue;
mod cheese;
mod data;
mod decision;
mod event;
mod game;
mod imagine;
mod notation;
#[cfg(feature = "wire")]
mod offered;
mod options;
mod phase;
mod place;
mod position;
mod round;
mod score;
mod screen;
mod setup;
mod sight;
mod size;
mod state;
mod view;

pub use card::{Clan, EventCard, EventKind, EventSet, Side};
pub use catalogue::{BoxInfo, ClanInfo, PowerInfo};
pub use cheese::{Colour, Pieces};
pub use data::{Bag, Effect, Feeding, FeedingStep, Ninja, Parts, Power, RatTo};
pub use decision::{Ask, Decision, Deployment, FedRat, Illegal, Moves};
pub use event::{Event, Notice, Reason};
pub use options::{
    AggressiveCombat, Boards, CheeseSupply, FoodOrder, HolyRat, InitialEvents, Options, RecyclersUpgrade,
    StrategistsPay,
};
pub use phase::{Phase, Step};
pub use place::{Area, Occupied, Place, Rats, Tunnel};
pub use round::Swaps;
pub use sight::{Doing, Sight, SightSewer};
pub use state::{Public, Sewer, State};
pub use view::{Below, View};
