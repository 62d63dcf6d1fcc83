//! How much care a thought can afford: whether those in it play as well as the game knows how, or by plainer rules.

use super::Searchable;
use table::{Dice, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Care {
    Hasty,
    Careful,
}

impl Care {
    pub(super) fn habit<G: Searchable>(self, seat: Seat, view: &G::View, dice: &mut Dice) -> G::Decision {
        match self {
            Care::Hasty => G::hasty_habit(seat, view, dice),
            Care::Careful => G::habit(seat, view, dice),
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
