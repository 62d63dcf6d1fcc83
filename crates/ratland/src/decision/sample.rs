//! Any legal decision, each as likely as every other.

use super::{Ask, Decision, Deployment, MOST_IN_BOTH, Moves, check_moves, moves_from};
use crate::place::{Place, Rats};
use table::{Dice, Each};

impl Ask {
    /// Every legal decision is as likely as every other.
    pub fn sample(&self, dice: &mut Dice) -> Decision {
        match *self {
            Ask::Deploy { rats, both, hide } => Decision::Deploy(sample_deployment(rats, both, hide, dice)),
            Ask::Move { rats, most, both } if most != 1 => {
                Decision::Move(sample_moves(rats, most, both, dice))
            }
            Ask::Move { .. }
            | Ask::KeepClan { .. }
            | Ask::Board
            | Ask::HolyRat
            | Ask::Ninja { .. }
            | Ask::Add { .. }
            | Ask::Wound { .. }
            | Ask::PutBack { .. }
            | Ask::Swap { .. }
            | Ask::Scavenge { .. }
            | Ask::Lecter { .. }
            | Ask::Starve { .. }
            | Ask::Alchemy { .. } => self.pick(dice),
        }
    }
}

/// Bars between stars: every way to place seven, or eight, numbers that add up is as likely as every other.
fn sample_deployment(rats: u8, both: bool, hide: bool, dice: &mut Dice) -> Deployment {
    let mut counts = [0; 8];
    loop {
        let places = if both { 8 } else { 7 };
        sample_sum(rats, &mut counts[..places], dice);
        if counts[Place::Both.index()] <= MOST_IN_BOTH {
            break;
        }
    }
    Deployment { rats: Rats::new(counts), hide: hide && dice.below(2) == 1 }
}

/// Robert Floyd's choice of so many bars among stars and bars.
fn sample_sum(sum: u8, parts: &mut [u8], dice: &mut Dice) {
    let bars = parts.len() - 1;
    let length = u32::from(sum) + bars as u32;
    // One bit for each of them: there are 240 rats at most, in two copies.
    let mut chosen = [0_u64; 4];
    for last in length - bars as u32..length {
        let at = dice.below(last + 1);
        let is_taken = chosen[at as usize / 64] >> (at % 64) & 1 == 1;
        let at = if is_taken { last } else { at };
        chosen[at as usize / 64] |= 1 << (at % 64);
    }
    let (mut part, mut before) = (0, 0);
    for (word, mut bits) in chosen.into_iter().enumerate() {
        while bits != 0 {
            let bar = 64 * word as u32 + bits.trailing_zeros();
            bits &= bits - 1;
            parts[part] = (bar - before) as u8;
            before = bar + 1;
            part += 1;
        }
    }
    parts[bars] = (length - before) as u8;
}

/// As many moves as may be, by lot among all sets of so many moves, until the lot falls on a legal one.
fn sample_moves(rats: Rats, most: u8, both: bool, dice: &mut Dice) -> Moves {
    let kinds = moves_from(rats, both).count() as u64;
    // So many sets of 0, 1, 2 and 3 moves, the same one twice included.
    let sets = [1, kinds, kinds * (kinds + 1) / 2, kinds * (kinds + 1) * (kinds + 2) / 6];
    let sets = &sets[..=(most as usize).min(Moves::MOST)];
    loop {
        let mut lot = u64::from(dice.below(sets.iter().sum::<u64>() as u32));
        let mut count = 0;
        while lot >= sets[count] {
            lot -= sets[count];
            count += 1;
        }
        let mut moves = [(Place::Dump, Place::Dump); Moves::MOST];
        sample_set(kinds as u32, &mut moves[..count], rats, both, dice);
        let moves = Moves::new(&moves[..count]).unwrap_or_default();
        if check_moves(&moves, rats, most, both).is_ok() {
            return moves;
        }
    }
}

/// A set in which the same move may be twice: as a choice of different numbers from a range that is so much longer.
fn sample_set(kinds: u32, moves: &mut [(Place, Place)], rats: Rats, both: bool, dice: &mut Dice) {
    let count = moves.len();
    let mut chosen = [0; Moves::MOST];
    loop {
        chosen[..count].iter_mut().for_each(|number| *number = dice.below(kinds + count as u32 - 1));
        chosen[..count].sort_unstable();
        if chosen[..count].windows(2).all(|pair| pair[0] != pair[1]) {
            break;
        }
    }
    for (index, one) in moves.iter_mut().enumerate() {
        let number = chosen[index] as usize - index;
        if let Some(found) = moves_from(rats, both).nth(number) {
            *one = found;
        }
    }
}
