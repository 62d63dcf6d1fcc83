//! How a game goes on when nobody thinks.

use super::Searchable;
use super::care::Care;
use table::{BySeat, Dice, Joint, Standing, Turn, World};

/// Where playouts end, and who says then who is ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    /// The round in which they end.
    pub(super) until: u32,
    /// By what was learnt, where something was; or by what was guessed.
    pub(super) learnt: bool,
}

impl Horizon {
    pub(super) fn chances<G: Searchable>(self, world: &World<G>) -> BySeat<f32> {
        let everything = world.view_of_everything();
        if self.learnt { G::ahead(&everything) } else { G::chances(&everything) }
    }
}

/// Plays on by habit up to the horizon, and says who is ahead.
pub(super) fn play_out<G: Searchable>(
    world: &mut World<G>,
    horizon: Horizon,
    care: Care,
    dice: &mut Dice,
) -> BySeat<f32> {
    loop {
        match world.turn() {
            Turn::Over(standing) => return wins(&standing),
            Turn::AsksClock => return horizon.chances(world),
            Turn::Waits(seats) => {
                let mut joint = Joint::new();
                for seat in seats {
                    let view = world.view(Some(seat));
                    if G::round(&view) >= horizon.until {
                        return horizon.chances(world);
                    }
                    joint.put(seat, care.habit::<G>(seat, &view, dice));
                }
                world.resolve(&joint);
            }
        }
    }
}

/// A win shared by several counts in parts.
pub(super) fn wins(standing: &Standing) -> BySeat<f32> {
    let winners = standing.winners();
    let share = 1.0 / f32::from(winners.len().max(1));
    standing.places.map(|seat, _| if winners.contains(seat) { share } else { 0.0 })
}
