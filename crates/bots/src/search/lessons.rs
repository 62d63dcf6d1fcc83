//! What the players have learnt since some of them were frozen.

use super::Searchable;
use table::{Dice, Seat};

/// Which habits were mended in a player. Each is a switch: whoever was frozen without it answers as on that day, to the last
/// bit, so that strength can be measured against somebody who does not move, and what a lesson is worth by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lessons {
    /// Looks again at what comes to its mind, and does nothing that is plainly wrong by what it knows
    /// ([`Searchable::look_again`]).
    pub second_look: bool,
    /// Mixes nothing in that a thought of its length cannot tell from chance ([`Searchable::doubt`]).
    pub doubt: bool,
    /// Asks at the end of a playout what was learnt of who is ahead ([`Searchable::learnt`]), not what was guessed.
    pub values: bool,
    /// Thinks of more than what is usual ([`Searchable::ideas`]).
    pub ideas: bool,
}

impl Lessons {
    /// Those who sit at the tables of the house.
    pub const ALL: Lessons = Lessons { second_look: true, doubt: true, values: true, ideas: true };
    /// Those who were frozen first.
    pub const NONE: Lessons = Lessons { second_look: false, doubt: false, values: false, ideas: false };

    /// What a mix that was learnt in so many worlds plays less than this share of what it plays most, it does not play.
    pub(super) fn least_share<G: Searchable>(self, worlds: u32) -> f64 {
        if self.doubt { G::doubt(worlds) } else { 0.0 }
    }

    /// These, and what else may be worth a thought.
    pub(super) fn think_of_more<G: Searchable>(
        self,
        seat: Seat,
        view: &G::View,
        mut found: Vec<G::Decision>,
        most: usize,
        dice: &mut Dice,
    ) -> Vec<G::Decision> {
        if self.ideas {
            for idea in G::ideas(seat, view, &found, most, dice) {
                if !found.contains(&idea) {
                    found.push(idea);
                }
            }
        }
        found
    }

    /// What is left of these, in their order, when they are looked at again. Something is always left.
    pub(super) fn sift<G: Searchable>(
        self,
        seat: Seat,
        view: &G::View,
        found: Vec<G::Decision>,
        dice: &mut Dice,
    ) -> Vec<G::Decision> {
        if !self.second_look {
            return found;
        }
        let habit = found.first().cloned();
        let mut left: Vec<G::Decision> = Vec::with_capacity(found.len());
        for decision in G::look_again(seat, view, found, dice) {
            // What was put right may be there already.
            if !left.contains(&decision) {
                left.push(decision);
            }
        }
        if left.is_empty() { habit.into_iter().collect() } else { left }
    }
}
