//! What somebody who thinks says of a decision that was made: what would have been better, and by how much.

use super::judge::{Judge, LedTo, Others};
use super::{Leash, Search, Searchable};
use table::{Dice, Seat};

/// How thoroughly a decision is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// What is thought over what to do instead, in simulations.
    pub think: u32,
    /// Then both are compared in so many worlds that nobody has thought of before.
    pub worlds: u32,
    pub others: Others,
}

/// A decision beside another that was found instead.
#[derive(Clone, Debug)]
pub struct Opinion<D> {
    pub better: D,
    /// What each leads to, in the mean.
    pub with_better: LedTo,
    pub with_this: LedTo,
    /// The standard error of how much more often the other wins.
    pub error: f64,
}

impl<D> Opinion<D> {
    /// How much more often the other wins.
    pub fn loss(&self) -> f64 {
        self.with_better.wins - self.with_this.wins
    }
}

/// By the view alone, and the same again with the same dice. `None`: whoever thinks so long would do the same.
pub fn opinion<G: Searchable>(
    seat: Seat,
    view: &G::View,
    decision: &G::Decision,
    depth: Depth,
    dice: &mut Dice,
) -> Option<Opinion<G::Decision>> {
    let thought = Search::<G>::new(depth.think, Leash::long()).think(seat, view, dice);
    // Where a mix is played, what is played most: what was drawn from it is not what is best.
    let most = thought.choices.iter().max_by(|one, other| one.weight.total_cmp(&other.weight));
    let better = most.map_or(&thought.decision, |most| &most.decision);
    if better == decision {
        return None;
    }
    let mut judge = Judge::<G>::of_today(depth.others, seat, view, dice);
    let (mut sums, mut squares) = ([LedTo::default(); 2], 0.0);
    for _ in 0..depth.worlds {
        let led = judge.compare(better, decision);
        for (sum, led) in sums.iter_mut().zip(led) {
            sum.wins += led.wins;
            sum.points += led.points;
        }
        squares += (led[0].wins - led[1].wins).powi(2);
    }
    let worlds = f64::from(depth.worlds.max(1));
    let [with_better, with_this] =
        sums.map(|sum| LedTo { wins: sum.wins / worlds, points: sum.points / worlds });
    let mean = with_better.wins - with_this.wins;
    let error = ((squares / worlds - mean * mean).max(0.0) / worlds).sqrt();
    Some(Opinion { better: better.clone(), with_better, with_this, error })
}
