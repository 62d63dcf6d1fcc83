//! The player who looks at its own board only.

use super::worth_of_a_piece;
use crate::in_order;
use games::ratland::{Area, Ask, Decision, Deployment, Place, Rats, State, View};
use table::{Bot, Dice, Game, Seat, World};

/// Breeds with a third of its rats and sends the rest where most cheese is; for everything else the safe default will do.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<State> for Greedy {
    fn decide(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        match view.ask() {
            Some(Ask::Deploy { rats, hide, .. }) => {
                Decision::Deploy(deployment(view, seat, rats, hide, dice))
            }
            Some(Ask::Scavenge { .. }) => {
                Decision::Scavenge(worth_of_a_piece(view, seat, view.public.bag) > 0.0)
            }
            _ => World::at(State::imagine(view, dice), dice.clone()).fallback(seat),
        }
    }
}

pub(super) fn deployment(view: &View, seat: Seat, rats: u8, hide: bool, dice: &mut Dice) -> Deployment {
    let breeding = rats / 3;
    let guard = rats / 7;
    let mut left = rats - breeding - guard;
    let mut counts = [0; 8];
    counts[Place::Nursery.index()] = breeding;
    counts[Place::Pantry.index()] = guard;
    // Half of the rest goes to the best area, half of what is left to the next.
    let mut areas = Area::ALL;
    dice.shuffle(&mut areas);
    let worth = |area: &Area| worth_of_a_piece(view, seat, view.public.offer[area.index()]);
    in_order(&mut areas, |one, other| worth(other).total_cmp(&worth(one)));
    for (place, area) in areas.into_iter().enumerate() {
        let send = if place == 2 { left } else { left.div_ceil(2) };
        counts[area.place().index()] = send;
        left -= send;
    }
    Deployment { rats: Rats::new(counts), hide }
}
