//! How much care a thought can afford: whether those in it play as well as the game knows how, or by plainer rules.
//! A careful habit costs time and is worth more in a long thought, which can tell close choices apart.

use super::Searchable;
use table::{Dice, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Care {
    Hasty,
    Careful,
    /// Careful in the main; but nobody always does what is usual.
    Wavering,
}

/// Whoever wavers does something else in one of so many decisions, something that might do as well: one of so many.
const WAVERS: u32 = 4;
const OTHERS: usize = 4;

impl Care {
    pub(super) fn habit<G: Searchable>(self, seat: Seat, view: &G::View, dice: &mut Dice) -> G::Decision {
        match self {
            Care::Hasty => G::hasty_habit(seat, view, dice),
            Care::Wavering if dice.chance(1, WAVERS) => {
                let mut all = G::candidates(seat, view, OTHERS, dice);
                let other = dice.below(all.len().max(1) as u32) as usize;
                if other < all.len() { all.swap_remove(other) } else { G::habit(seat, view, dice) }
            }
            Care::Careful | Care::Wavering => G::habit(seat, view, dice),
        }
    }

    /// What this seat might do, the habit first.
    pub(super) fn candidates<G: Searchable>(
        self,
        seat: Seat,
        view: &G::View,
        most: usize,
        dice: &mut Dice,
    ) -> Vec<G::Decision> {
        let mut found = G::candidates(seat, view, most, dice);
        if self == Care::Hasty {
            let habit = G::hasty_habit(seat, view, dice);
            found.retain(|decision| *decision != habit);
            found.insert(0, habit);
            found.truncate(most);
        }
        found
    }
}
