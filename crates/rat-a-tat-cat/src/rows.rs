//! The rows: all cards before the players, in truth and as one onlooker knows them. Each fact of all of them is kept
//! together, for a view is made before every thought and looks at every card.

use crate::card::{Card, Pool};
use crate::size::{MOST_PLAYERS, ROW};
use crate::slot::Slot;
use table::{Dice, Eye, Face, Hidden, Known, Seat, SeatSet, Spread, Truth};

/// The places of six rows, one row after another.
pub(crate) const PLACES: usize = MOST_PLAYERS * ROW;

pub(crate) const fn place(seat: Seat, slot: Slot) -> usize {
    seat.number() as usize * ROW + slot.index()
}

/// A card as it lies in a row, with what everybody at the table knows about it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Laid {
    pub card: Hidden<Card>,
    /// It came by a player's choice, so that it is certainly a number card (TAT-26, TAT-21, TAT-31).
    pub number: bool,
    /// The shuffle it came out of; see [`Settled`](crate::Settled).
    pub batch: u8,
}

impl Laid {
    /// Turned up, a card has nothing left to tell but its face.
    pub(crate) fn turn_up(&mut self, truth: &Truth) {
        self.card.turn_up(truth);
        *self = Laid { card: self.card, ..Laid::default() };
    }
}

/// All rows, in truth. A seat that is out of the round has an empty one.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    cards: Spread<Card, PLACES>,
    numbers: [bool; PLACES],
    batches: [u8; PLACES],
}

impl Rows {
    pub(crate) fn empty() -> Rows {
        Rows { cards: Spread::empty(), numbers: [false; PLACES], batches: [0; PLACES] }
    }

    #[inline]
    pub(crate) fn at(&self, seat: Seat, slot: Slot) -> Laid {
        let place = place(seat, slot);
        Laid { card: self.cards.at(place), number: self.numbers[place], batch: self.batches[place] }
    }

    /// One row, slot 1 first.
    pub fn of(&self, seat: Seat) -> [Laid; ROW] {
        Slot::ALL.map(|slot| self.at(seat, slot))
    }

    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, slot: Slot, laid: Laid) {
        let place = place(seat, slot);
        self.cards.put(place, laid.card);
        self.numbers[place] = laid.number;
        self.batches[place] = laid.batch;
    }

    #[inline]
    pub(crate) fn replace(&mut self, seat: Seat, slot: Slot, laid: Laid) -> Laid {
        let old = self.at(seat, slot);
        self.put(seat, slot, laid);
        old
    }

    pub(crate) fn show(&mut self, seat: Seat, slot: Slot, to: Seat, truth: &Truth) {
        let mut card = self.cards.at(place(seat, slot));
        card.show_to(to, truth);
        self.cards.put(place(seat, slot), card);
    }

    pub(crate) fn turn_up(&mut self, seat: Seat, slot: Slot, truth: &Truth) {
        let mut laid = self.at(seat, slot);
        laid.turn_up(truth);
        self.put(seat, slot, laid);
    }

    /// Become rows that look like these to their onlooker, with the next card of the pool on each place that is dark.
    #[inline]
    pub(crate) fn look_like(
        &mut self,
        seen: &SeenRows,
        faces: &[Face<Card>; PLACES],
        in_round: SeatSet,
        pool: &Pool,
        mut height: u8,
    ) {
        let mut cards = [Card::default(); PLACES];
        for seat in in_round {
            for slot in Slot::ALL {
                let place = place(seat, slot);
                let card = pool.at(height);
                height += u8::from(faces[place].is_down());
                cards[place] = faces[place].up().unwrap_or(card);
            }
        }
        self.cards.lie(&seen.known, cards);
        self.numbers = seen.numbers;
        self.batches = seen.batches;
    }

    #[inline]
    pub(crate) fn to(&self, eye: &Eye) -> SeenRows {
        SeenRows {
            faces: self.cards.to(eye),
            known: *self.cards.known(),
            numbers: self.numbers,
            batches: self.batches,
        }
    }
}

/// All rows, as one onlooker knows them. A seat that is out of the round has an empty one, dark and without a mark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeenRows {
    pub(crate) faces: [Face<Card>; PLACES],
    known: Known<PLACES>,
    pub(crate) numbers: [bool; PLACES],
    batches: [u8; PLACES],
}

/// A card of a row, as one onlooker knows it.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Seen {
    /// Up as long as the onlooker has ever seen it and followed it since (TAT-128).
    pub face: Face<Card>,
    /// It lies open for all.
    pub open: bool,
    /// Certainly a number card.
    pub number: bool,
    /// Who knows it: the K of the rules file.
    pub known_by: SeatSet,
    pub batch: u8,
}

impl SeenRows {
    pub fn at(&self, seat: Seat, slot: Slot) -> Seen {
        let place = place(seat, slot);
        Seen {
            face: self.faces[place],
            open: self.known.is_open(place),
            number: self.numbers[place],
            known_by: self.known.seen_by(place),
            batch: self.batches[place],
        }
    }

    /// One row, slot 1 first.
    pub fn of(&self, seat: Seat) -> [Seen; ROW] {
        Slot::ALL.map(|slot| self.at(seat, slot))
    }

    pub fn put(&mut self, seat: Seat, slot: Slot, seen: Seen) {
        let place = place(seat, slot);
        self.faces[place] = seen.face;
        self.known.set(place, seen.open, seen.known_by);
        self.numbers[place] = seen.number;
        self.batches[place] = seen.batch;
    }

    /// Whether a dark card came by choice.
    pub(crate) fn any_dark_number(&self) -> bool {
        let each = self.faces.iter().zip(&self.numbers);
        each.fold(false, |any, (face, number)| any | (face.is_down() & number))
    }

    /// Lays a number card on each dark place that has one for certain.
    #[inline(never)]
    pub(crate) fn lay_numbers(&self, faces: &mut [Face<Card>; PLACES], pool: &mut Pool, dice: &mut Dice) {
        for (face, number) in faces.iter_mut().zip(&self.numbers) {
            if *number && face.is_down() {
                *face = Face::Up(pool.draw_number(dice));
            }
        }
    }
}
