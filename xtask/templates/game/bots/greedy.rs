//! Goes by its own card alone.

use games::{{ident}}::{Decision, View};
use std::cmp::Ordering;
use table::{Bot, Dice, Seat};

#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<games::{{ident}}::State> for Greedy {
    fn decide(&mut self, seat: Seat, view: &View, _: &mut Dice) -> Decision {
        if view.deck > 0 && is_below_most(seat, view) { Decision::Change } else { Decision::Keep }
    }
}

/// Of the cards that this seat has not seen, more are better than its own than are worse.
fn is_below_most(seat: Seat, view: &View) -> bool {
    let Some(own) = view.hands[seat].up() else { return false };
    let better = if view.public.options.low_wins { Ordering::Less } else { Ordering::Greater };
    let unseen = view.unseen();
    let count = |order: Ordering| unseen.iter().filter(|card| card.cmp(&&own) == order).count();
    count(better) > count(better.reverse())
}
