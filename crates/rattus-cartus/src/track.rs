//! The influence board: six tracks, with the discs on each in the order in which they rank.

use crate::card::{CLASSES, Class};
use crate::size::MOST_PLAYERS;
use table::{Seat, SeatSet};

/// One class's track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    influence: [u16; MOST_PLAYERS],
    /// From the first to the last: more influence first, and on one space the lower disc (CART-125). Those who have not
    /// left the start space stand at the end, in the order of their seats.
    order: [Seat; MOST_PLAYERS],
    seats: u8,
}

impl Track {
    /// All discs on the start space (CART-03).
    pub(crate) fn new(seats: u8) -> Track {
        let order = std::array::from_fn(|number| Seat::new(number as u8).unwrap_or_default());
        Track { influence: [0; MOST_PLAYERS], order, seats }
    }

    pub fn of(&self, seat: Seat) -> u16 {
        self.influence[seat.number() as usize]
    }

    /// One move of the disc, onto all that lie on the space it comes to (CART-58, CART-61). No influence is no move
    /// (CART-62).
    pub(crate) fn gain(&mut self, seat: Seat, influence: u16) {
        if influence == 0 {
            return;
        }
        let to = self.of(seat) + influence;
        let order = &mut self.order[..self.seats as usize];
        let mut at = order.iter().position(|&other| other == seat).unwrap_or(0);
        while at > 0 && self.influence[order[at - 1].number() as usize] < to {
            order.swap(at - 1, at);
            at -= 1;
        }
        self.influence[seat.number() as usize] = to;
    }

    /// Those with influence, from the first on (CART-124, CART-126).
    pub fn ranking(&self) -> impl Iterator<Item = Seat> {
        self.order[..self.seats as usize].iter().copied().filter(|&seat| self.of(seat) > 0)
    }

    /// A track as it is written: those with influence, as they rank. `None`: that is no ranking.
    pub(crate) fn written(seats: u8, ranking: &[(Seat, u16)]) -> Option<Track> {
        let mut track = Track::new(seats);
        for &(seat, influence) in ranking {
            if track.of(seat) > 0 || influence == 0 || !SeatSet::first(seats).contains(seat) {
                return None;
            }
            track.gain(seat, influence);
        }
        track.ranking().eq(ranking.iter().map(|(seat, _)| *seat)).then_some(track)
    }
}

/// The six tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tracks([Track; CLASSES]);

impl Tracks {
    pub(crate) fn new(seats: u8) -> Tracks {
        Tracks([Track::new(seats); CLASSES])
    }

    pub fn of(&self, class: Class) -> &Track {
        &self.0[class.index()]
    }

    pub(crate) fn of_mut(&mut self, class: Class) -> &mut Track {
        &mut self.0[class.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranking(track: &Track) -> String {
        track.ranking().map(|seat| format!("{seat}{}", track.of(seat))).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_disc_lands_on_top_and_ranks_below_those_it_finds() {
        let [a, b, c] = [0, 1, 2].map(|number| Seat::new(number).unwrap());
        let mut track = Track::new(3);
        track.gain(b, 5);
        track.gain(a, 5);
        assert_eq!(ranking(&track), "B5 A5");
        track.gain(a, 0);
        track.gain(c, 6);
        assert_eq!(ranking(&track), "C6 B5 A5");
        track.gain(b, 1);
        track.gain(a, 1);
        assert_eq!(ranking(&track), "C6 B6 A6");
        assert_eq!(Track::written(3, &[(c, 6), (b, 6), (a, 6)]), Some(track));
        assert_eq!(Track::written(3, &[(c, 5), (b, 6)]), None);
    }
}
