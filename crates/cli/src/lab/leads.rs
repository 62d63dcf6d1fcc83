//! Who is ahead when, by the chances that a searching player would see at the start of every round: how often the lead changes
//! hands, and from when on the winner keeps it.

use crate::in_play::Watches;
use crate::playable::Playable;
use crate::statistics::Statistics;
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;
use table::{Seat, SeatSet, World};

pub(super) struct Leads<G: Playable> {
    round: u32,
    /// At the start of each round.
    leaders: Vec<Seat>,
    pub(super) special: G::Statistics,
    game: PhantomData<G>,
}

impl<G: Playable> Leads<G> {
    pub(super) fn new(special: G::Statistics) -> Self {
        Leads { round: 0, leaders: Vec::new(), special, game: PhantomData }
    }

    pub(super) fn course(&self) -> Course {
        Course { leaders: self.leaders.clone() }
    }
}

/// Who led at the start of each round of a game that is over.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Course {
    leaders: Vec<Seat>,
}

impl Course {
    pub(super) fn changes(&self) -> u32 {
        self.leaders.windows(2).filter(|pair| pair[0] != pair[1]).count() as u32
    }

    /// After so many quarters of the game, if it has had a round by then.
    pub(super) fn leader_after(&self, quarters: usize) -> Option<Seat> {
        let round = quarters * self.leaders.len() / 4;
        self.leaders.get(round).copied().filter(|_| round > 0)
    }

    /// The part of the game after which a winner is ahead for good.
    pub(super) fn settled(&self, winners: SeatSet) -> f64 {
        let rounds = self.leaders.len();
        let last = self.leaders.iter().rposition(|leader| !winners.contains(*leader));
        last.map_or(0, |round| round + 1) as f64 / rounds.max(1) as f64
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
        let led = self.leaders.last().copied();
        self.leaders.extend(led.filter(ahead).or_else(|| chances.all().iter().find(ahead)));
    }

    fn after(&mut self, world: &World<G>) {
        Statistics::after(&mut self.special, world);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_of_eight_rounds() {
        let seats = [0, 0, 1, 1, 2, 1, 1, 1].map(|seat| Seat::new(seat).unwrap());
        let course = Course { leaders: seats.to_vec() };
        assert_eq!(course.changes(), 3);
        assert_eq!(
            [1, 2, 3].map(|quarter| course.leader_after(quarter).unwrap()),
            [seats[2], seats[4], seats[6]]
        );
        let only = |seat| SeatSet::only(seats[seat]);
        assert_eq!((course.settled(only(2)), course.settled(only(0))), (0.625, 1.0));
        assert_eq!(
            Course { leaders: seats[..3].to_vec() }.leader_after(1),
            None,
            "there was no round by then"
        );
    }
}
