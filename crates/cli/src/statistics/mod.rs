//! What a game's designers would ask beyond wins and scores: one file a game.
//!
//! A simulation shows its statistics the truth: what is decided, just before it is carried out, and the table just
//! after. They count in whole numbers only, so that adding up parts of a simulation gives the same figures in
//! whatever parts it was played.

mod counts;
mod interval;
mod mean;
mod rat_a_tat_cat;
mod ratapolis;
mod ratland;
mod rattus_cartus;

pub(crate) use counts::Counts;
pub(crate) use interval::{Rate, wilson};
pub(crate) use mean::{Mean, percentile};

use serde_json::Value;
use table::{Game, Joint, World};

pub(crate) trait Statistics<G: Game>: Default + Send {
    /// Whether it wants to hear what happens, which costs some time.
    const LISTENS: bool = false;
    /// These decisions are about to be carried out.
    fn before(&mut self, world: &World<G>, joint: &Joint<G::Decision>);
    /// They have been carried out.
    fn after(&mut self, world: &World<G>);
    /// How many rounds a game that is over has had.
    fn rounds(world: &World<G>) -> u32;
    fn add(&mut self, other: Self);
    /// For the table: what is said, and the figure.
    fn lines(&self) -> Vec<(String, String)>;
    /// For `--json`: the field of the report, and what is in it.
    fn json(&self) -> (&'static str, Value);
    /// Further plots: a title, what the axis counts, and how often each amount was seen.
    fn plots(&self) -> Vec<(&'static str, &'static str, &Counts)>;
    /// And such where every bar has a name and a height of its own.
    fn curves(&self) -> Vec<Curve> {
        Vec::new()
    }
}

/// Named bars.
#[derive(Clone, Debug)]
pub(crate) struct Curve {
    pub(crate) title: &'static str,
    /// What the names are.
    pub(crate) axis: &'static str,
    pub(crate) bars: Vec<(String, f64)>,
}
