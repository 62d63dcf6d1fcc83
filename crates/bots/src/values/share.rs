//! How seats share the win by their strengths, in whole numbers to the very last division.

use super::{Net, ONE, Told};
use table::{BySeat, Seat};

/// e to so little is nothing.
const LEAST: i32 = -20 * ONE;
/// 1 in powers of e.
const UNIT: u64 = 1 << 32;
/// e to the power of −1/256, −1/16 and −1, in parts of [`UNIT`], rounded.
const FINE: u64 = 4_278_222_805;
const MIDDLE: u64 = 4_034_748_382;
const COARSE: u64 = 1_580_030_169;

/// e to the power of this, which is not above 0.
fn power(exponent: i32) -> u64 {
    let down = -exponent.max(LEAST);
    let times = |mut value: u64, factor: u64, count: i32| {
        for _ in 0..count {
            value = (value * factor) >> 32;
        }
        value
    };
    let whole = times(UNIT - 1, COARSE, down / ONE);
    let middle = times(whole, MIDDLE, down % ONE / 16);
    times(middle, FINE, down % 16)
}

/// Everybody's chance to win, as this net has it from what is told of each seat.
pub(crate) fn shares(net: &Net, seats: u8, told: &dyn Fn(Seat) -> Told) -> BySeat<f32> {
    let strengths = BySeat::<i32>::from_fn(seats, |seat| net.strength(&told(seat)));
    // Where nobody may win, nobody's strength is 0.
    let nobody = if net.knows_nobody() { Some(0) } else { None };
    let most = strengths.as_slice().iter().copied().chain(nobody).max().unwrap_or(0);
    let weights = strengths.map(|_, strength| power(strength.saturating_sub(most)));
    let all = weights.as_slice().iter().sum::<u64>() + nobody.map_or(0, |nobody| power(nobody - most));
    weights.map(|_, &weight| weight as f32 / all as f32)
}
