//! Who is ahead, as it was learnt from games: a small net for each game, of whole numbers only, so that it says the same to
//! the last bit wherever it runs.
//!
//! A game tells of each seat what there is to know ([`Told`]): some numbers, and as many alike for each of its things (a
//! track, a building where it stands). Things are looked at one by one by the same few weights and added up; then two layers
//! make of it all how strong the seat is, and the seats share the win by their strengths. How nets are trained is in
//! `train/README.md`; each is a file beside its game.

mod net;
mod share;
#[cfg(test)]
mod tests;

pub use net::{BadNet, Net};
pub(crate) use share::shares;
use std::sync::OnceLock;
use table::Seat;

/// For tables of two, and of four: how others play by them was not measured.
#[derive(Debug, Default)]
pub struct Nets {
    pub two: Option<Net>,
    pub several: Option<Net>,
}

impl Nets {
    /// Those of a game. A file that is none is as good as no file; a test says that all are nets.
    pub(crate) fn of_files(two: Option<&[u8]>, several: Option<&[u8]>) -> Nets {
        let read = |file: Option<&[u8]>| file.and_then(|file| Net::read(file).ok());
        Nets { two: read(two), several: read(several) }
    }

    pub(crate) fn of(&self, seats: u8) -> Option<&Net> {
        match seats {
            2 => self.two.as_ref(),
            4 => self.several.as_ref(),
            _ => None,
        }
    }
}

static TRIED: OnceLock<Nets> = OnceLock::new();

/// From now on these are asked instead of those that belong to the game: for whoever trains nets and wants to know how they
/// play. The first that are tried out stay.
pub fn try_out(nets: Nets) {
    let _first = TRIED.set(nets);
}

pub(crate) fn tried() -> Option<&'static Nets> {
    TRIED.get()
}

/// What stands for 1 in what a game tells.
pub const ONE: i32 = 256;

/// So much at the most is told of a seat.
pub const MOST_THINGS: usize = 12;
pub const MOST_OF_A_THING: usize = 20;
pub(crate) const MOST_OF_A_SEAT: usize = 96;

/// Tells of any seat.
pub type Teller<'a> = &'a dyn Fn(Seat) -> Told;

/// What is told of a seat.
#[derive(Clone, Debug)]
pub struct Told {
    things: [[i16; MOST_OF_A_THING]; MOST_THINGS],
    things_told: usize,
    of_a_thing: usize,
    own: [i16; MOST_OF_A_SEAT],
    own_told: usize,
}

impl Default for Told {
    fn default() -> Told {
        Told {
            things: [[0; MOST_OF_A_THING]; MOST_THINGS],
            things_told: 0,
            of_a_thing: 0,
            own: [0; MOST_OF_A_SEAT],
            own_told: 0,
        }
    }
}

/// So many `of`s.
pub(crate) fn parts(number: i32, of: i32) -> i16 {
    (number * ONE / of).clamp(i16::MIN.into(), i16::MAX.into()) as i16
}

/// Whether or not.
pub(crate) fn flag(is: bool) -> i16 {
    if is { ONE as i16 } else { 0 }
}

impl Told {
    /// One more number of the seat. What is too much is not told.
    pub(crate) fn own(&mut self, number: i16) {
        if let Some(place) = self.own.get_mut(self.own_told) {
            *place = number;
            self.own_told += 1;
        }
    }

    /// One more of its things: all have as many numbers.
    pub(crate) fn thing<const N: usize>(&mut self, numbers: [i16; N]) {
        const { assert!(N <= MOST_OF_A_THING) };
        if let Some(place) = self.things.get_mut(self.things_told) {
            place[..N].copy_from_slice(&numbers);
            self.of_a_thing = N;
            self.things_told += 1;
        }
    }

    pub fn things(&self) -> impl Iterator<Item = &[i16]> {
        self.things[..self.things_told].iter().map(|thing| &thing[..self.of_a_thing])
    }

    pub fn numbers(&self) -> &[i16] {
        &self.own[..self.own_told]
    }
}
