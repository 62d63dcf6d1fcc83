//! How often the lead changes hands, by the chances that a searching player would see at the start of every round.

use crate::in_play::Watches;
use crate::playable::Playable;
use crate::statistics::Statistics;
use std::marker::PhantomData;
use table::{Seat, World};

pub(super) struct Leads<G: Playable> {
    round: u32,
    leader: Option<Seat>,
    pub(super) changes: u32,
    pub(super) special: G::Statistics,
    game: PhantomData<G>,
}

impl<G: Playable> Leads<G> {
    pub(super) fn new(special: G::Statistics) -> Self {
        Leads { round: 0, leader: None, changes: 0, special, game: PhantomData }
    }
}

impl<G: Playable> Watches<G> for Leads<G> {
    fn before(&mut self, world: &World<G>, joint: &table::Joint<G::Decision>) {
        Statistics::before(&mut self.special, world, joint);
        let everything = world.view_of_everything();
        let round = G::round(&everything);
        if round == self.round {
            return;
        }
        self.round = round;
        let chances = G::chances(&everything);
        let most = chances.as_slice().iter().copied().fold(0.0, f32::max);
        // Where several are ahead alike, whoever led still leads.
        let ahead = |seat: &Seat| chances[*seat] >= most;
        let leader = self.leader.filter(ahead).or_else(|| chances.all().iter().find(ahead));
        self.changes += u32::from(self.leader.is_some() && leader != self.leader);
        self.leader = leader;
    }

    fn after(&mut self, world: &World<G>) {
        Statistics::after(&mut self.special, world);
    }
}
