//! What a game offers to a page: what goes over the wire, and what may be asked before there is a table.

use crate::Game;
use serde::Serialize;
use serde::de::DeserializeOwned;
use ts_rs::TS;

/// A game whose sights, notices and decisions can be sent. A game that tells nothing of its box, or takes no drawings,
/// says `()`.
pub trait Offered:
    Game<Sight: Serialize + TS, Notice: Serialize + TS, Decision: Serialize + DeserializeOwned + TS>
{
    /// What a page is told of the box in use.
    type BoxInfo: Serialize + TS + 'static;
    fn look_into(parts: &Self::Parts) -> Self::BoxInfo;

    /// Something that people draw before they sit down, such as a city; and what can be wrong with it.
    type Drawing: DeserializeOwned;
    type Flaw: Serialize + TS + 'static;
    fn flaws(parts: &Self::Parts, drawing: &Self::Drawing) -> Vec<Self::Flaw>;
}
