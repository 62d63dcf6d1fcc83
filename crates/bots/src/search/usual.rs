//! What the others do while one thinks, where all decide at once and there is no time to think for them.

use super::Searchable;
use std::collections::HashMap;
use table::{Dice, Joint, Seat, SeatSet, World};

/// So many habits are kept of each seat for each thing it may know. They may differ: habits throw dice.
const KEPT: u32 = 4;
/// So many things to know: a few megabytes at the most.
const MOST_KNOWN: usize = 4_000;

pub(super) struct Usual<G: Searchable> {
    seats: SeatSet,
    by_knowledge: HashMap<(Seat, u64), Vec<G::Decision>>,
}

impl<G: Searchable> Usual<G> {
    pub(super) fn of(seats: SeatSet) -> Self {
        Usual { seats, by_knowledge: HashMap::new() }
    }

    /// What they happen to do in this world.
    pub(super) fn decide(&mut self, world: &World<G>, dice: &mut Dice) -> Joint<G::Decision> {
        let mut joint = Joint::new();
        for seat in self.seats {
            joint.put(seat, self.habit(seat, world, dice));
        }
        joint
    }

    fn habit(&mut self, seat: Seat, world: &World<G>, dice: &mut Dice) -> G::Decision {
        let view = world.view(Some(seat));
        let key = (seat, G::information(seat, &view));
        if self.by_knowledge.len() >= MOST_KNOWN && !self.by_knowledge.contains_key(&key) {
            return G::habit(seat, &view, dice);
        }
        let kept = self.by_knowledge.entry(key).or_default();
        let drawn = dice.below(KEPT) as usize;
        match kept.get(drawn).filter(|decision| world.check(seat, decision).is_ok()) {
            Some(decision) => decision.clone(),
            None => {
                let decision = G::habit(seat, &view, dice);
                if kept.len() < KEPT as usize {
                    kept.push(decision.clone());
                }
                decision
            }
        }
    }
}
