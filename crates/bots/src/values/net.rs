//! A net, read from its file.

use super::{MOST_OF_A_SEAT, MOST_OF_A_THING, Told};
use std::fmt;

/// The first line of a file tells what it is and where it comes from; the second how large everything is; then come the
/// weights, two bytes each, the lower first.
const KIND: &str = "ratskeller net 1";

/// How wide the layers are, of all nets.
const THINGS: usize = 16;
const FIRST: usize = 32;
const SECOND: usize = 16;

/// Of a weight and of what is told stand for 1: so a product stands for it at their sum.
const WEIGHT_BITS: u32 = 10;
const TOLD_BITS: u32 = 8;

/// A row of weights for each number that comes in, one weight for each that goes out; and what each begins with. All are whole
/// numbers, and so are the sums: floats that are multiplied and added one after the other come out the same everywhere, and
/// processors do that many at a time where they do not multiply whole numbers so.
#[derive(Clone)]
struct Layer<const OUT: usize> {
    weights: Vec<[f32; OUT]>,
    begin: [f32; OUT],
}

impl<const OUT: usize> Layer<OUT> {
    fn read(incoming: usize, words: &mut impl Iterator<Item = i16>) -> Option<Layer<OUT>> {
        let mut row = || -> Option<[f32; OUT]> {
            let mut row = [0.0; OUT];
            for weight in &mut row {
                *weight = f32::from(words.next()?);
            }
            Some(row)
        };
        let weights: Option<Vec<[f32; OUT]>> = (0..incoming).map(|_| row()).collect();
        Some(Layer { weights: weights?, begin: row()?.map(|word| word * (1 << TOLD_BITS) as f32) })
    }

    /// So many numbers come in, from the row of this number on.
    #[inline]
    fn add(&self, mut sums: [f32; OUT], from: usize, numbers: &[i16]) -> [f32; OUT] {
        for (row, &number) in self.weights[from..].iter().zip(numbers) {
            let number = f32::from(number);
            for (sum, &weight) in sums.iter_mut().zip(row) {
                *sum += weight * number;
            }
        }
        sums
    }
}

/// What is below nothing is nothing.
#[inline]
fn alive<const OUT: usize>(sums: [f32; OUT]) -> [i16; OUT] {
    sums.map(|sum| ((sum as i32) >> WEIGHT_BITS).clamp(0, i16::MAX.into()) as i16)
}

/// Weights, and how much is told.
#[derive(Clone)]
pub struct Net {
    of_a_thing: usize,
    own: usize,
    things: Layer<THINGS>,
    first: Layer<FIRST>,
    second: Layer<SECOND>,
    last: Layer<1>,
    nobody: bool,
}

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is no net: write it with train/train.py")]
pub struct BadNet;

impl Net {
    pub fn read(file: &[u8]) -> Result<Net, BadNet> {
        let (about, rest) = line(file).ok_or(BadNet)?;
        let (sizes, rest) = line(rest).ok_or(BadNet)?;
        let sizes: Vec<usize> = sizes.split(' ').map_while(|size| size.parse().ok()).collect();
        let [of_a_thing, own, THINGS, FIRST, SECOND, nobody] = sizes[..] else { return Err(BadNet) };
        if !about.starts_with(KIND) || of_a_thing > MOST_OF_A_THING || own > MOST_OF_A_SEAT {
            return Err(BadNet);
        }
        let words = &mut rest.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let net = Net {
            of_a_thing,
            own,
            things: Layer::read(of_a_thing, words).ok_or(BadNet)?,
            first: Layer::read(THINGS + own, words).ok_or(BadNet)?,
            second: Layer::read(FIRST, words).ok_or(BadNet)?,
            last: Layer::read(SECOND, words).ok_or(BadNet)?,
            nobody: nobody == 1,
        };
        if words.next().is_some() { Err(BadNet) } else { Ok(net) }
    }

    /// Whether it was trained on such as this.
    pub fn fits(&self, told: &Told) -> bool {
        told.numbers().len() == self.own && told.things().all(|thing| thing.len() == self.of_a_thing)
    }

    /// Whether it may happen that nobody wins.
    pub(super) fn knows_nobody(&self) -> bool {
        self.nobody
    }

    /// How strong a seat is of which this is told: 1 more is e times as likely to win. [`super::ONE`] stands for 1.
    pub fn strength(&self, told: &Told) -> i32 {
        let mut seen = [0_i32; THINGS];
        for thing in told.things() {
            let here = alive(self.things.add(self.things.begin, 0, thing));
            for (seen, here) in seen.iter_mut().zip(here) {
                *seen += i32::from(here);
            }
        }
        let seen = seen.map(|seen| seen.min(i16::MAX.into()) as i16);
        let first = self.first.add(self.first.begin, 0, &seen);
        let first = alive(self.first.add(first, THINGS, told.numbers()));
        let second = alive(self.second.add(self.second.begin, 0, &first));
        (self.last.add(self.last.begin, 0, &second)[0] as i32) >> WEIGHT_BITS
    }
}

fn line(file: &[u8]) -> Option<(&str, &[u8])> {
    let end = file.iter().position(|&byte| byte == b'\n')?;
    Some((std::str::from_utf8(&file[..end]).ok()?, &file[end + 1..]))
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Net of {} and {} numbers", self.of_a_thing, self.own)
    }
}
