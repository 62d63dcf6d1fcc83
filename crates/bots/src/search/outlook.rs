//! Who will win, when everybody goes on by habit: for whoever looks back at a match and decides nothing.

use super::care::Care;
use super::in_turn::Chances;
use super::playout::play_out;
use super::{Known, Lessons, Mind, Searchable};
use table::{BySeat, Dice};

/// Everybody's chance to win as far as this view tells, over so many worlds that look like it.
pub fn outlook<G: Searchable>(view: &G::View, worlds: u32, dice: &mut Dice) -> Option<BySeat<f32>> {
    let mut mind = Mind::<G>::of(Known::View(view), worlds, u32::MAX, Lessons::ALL, dice.split());
    let mut chances = Chances::default();
    for _ in 0..worlds {
        let mut world = mind.imagine().clone();
        let mut luck = mind.dice.split();
        chances.see(&play_out(&mut world, mind.horizon, Care::Wavering, &mut luck));
    }
    chances.mean()
}
