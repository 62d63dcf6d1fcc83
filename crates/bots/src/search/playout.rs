//! How a game goes on when nobody thinks.

use super::Searchable;
use super::care::Care;
use table::{BySeat, Dice, Joint, Standing, Turn, World};

/// Plays on by habit until the round in which playouts end, and says who is ahead.
pub(super) fn play_out<G: Searchable>(
    world: &mut World<G>,
    until: u32,
    care: Care,
    dice: &mut Dice,
) -> BySeat<f32> {
    loop {
        match world.turn() {
            Turn::Over(standing) => return wins(&standing),
            Turn::AsksClock => return G::chances(&world.view_of_everything()),
            Turn::Waits(seats) => {
                let mut joint = Joint::new();
                for seat in seats {
                    let view = world.view(Some(seat));
                    if G::round(&view) >= until {
                        return G::chances(&world.view_of_everything());
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
