//! Stand-in until crates/bots is there.
use table::{Bot, Dice, Game, Seat, World};

pub(crate) struct Listed<G: Game> {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) make: fn() -> Box<dyn Bot<G>>,
}

pub(crate) trait HasBots: Game {
    fn bots() -> Vec<Listed<Self>> {
        vec![Listed { name: "random", about: "any legal decision", make: || Box::new(Random) }]
    }
}
impl<G: Game> HasBots for G {}

struct Random;
impl<G: Game> Bot<G> for Random {
    fn decide(&mut self, seat: Seat, view: &G::View, dice: &mut Dice) -> G::Decision {
        World::at(G::imagine(view, dice), dice.split()).sample(seat)
    }
}
