//! What lies face down, and who may look.
//!
//! A hidden value can be read in two ways only: through an [`Eye`], which shows what its onlooker has seen, and with
//! a [`Truth`], which the rules are lent while they resolve. Both are made by this crate alone.

use crate::{Dice, Seat, SeatSet};
use std::fmt;

/// What one onlooker may see. Lent by the referee; nobody else can make one.
#[derive(Debug)]
pub struct Eye {
    seat: Option<Seat>,
    /// Sees what any of these has seen: the seat itself, for a watcher nobody, for a mind reader everybody.
    with: SeatSet,
    /// Sees everything: a game that is over and has shown its seed, or a world that was only imagined.
    everything: bool,
}

impl Eye {
    #[inline]
    pub(crate) fn of(seat: Option<Seat>) -> Eye {
        Eye { seat, with: seat.map_or(SeatSet::EMPTY, SeatSet::only), everything: false }
    }

    /// The seat's, as if these had told it what they have seen.
    pub(crate) fn with_minds(seat: Seat, minds: SeatSet) -> Eye {
        Eye { seat: Some(seat), with: minds.with(seat), everything: false }
    }

    pub(crate) fn of_everything() -> Eye {
        Eye { seat: None, with: SeatSet::EMPTY, everything: true }
    }

    /// The seat whose eye this is; a watcher and the eye that sees everything have none.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    #[inline]
    pub(crate) fn has_seen(&self, seen_by: SeatSet) -> bool {
        self.everything | seen_by.meets(self.with)
    }
}

/// Leave to read what is face down. Lent to the rules while they resolve; nobody else can make one.
#[derive(Debug)]
pub struct Truth(());

impl Truth {
    pub(crate) const LENT: Truth = Truth(());
}

/// A value that lies face down, with the seats that have seen it, or open for all.
///
/// It is never serialised, compared or dereferenced, and its `Debug` says "Hidden".
#[derive(Clone, Copy, Default)]
pub struct Hidden<T> {
    seen_by: SeatSet,
    open: bool,
    value: T,
}

/// A hidden value as one onlooker sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "T | null", bound = "T: ts_rs::TS"))]
pub enum Face<T> {
    Up(T),
    #[default]
    Down,
}

impl<T> Face<T> {
    pub fn up(self) -> Option<T> {
        match self {
            Face::Up(value) => Some(value),
            Face::Down => None,
        }
    }

    pub const fn is_down(&self) -> bool {
        matches!(self, Face::Down)
    }
}

impl<T: Copy> Hidden<T> {
    /// Face down and seen by nobody.
    pub const fn unseen(value: T) -> Self {
        Hidden { value, open: false, seen_by: SeatSet::EMPTY }
    }

    /// Face down and known to these seats.
    pub const fn known_to(value: T, seats: SeatSet) -> Self {
        Hidden { value, open: false, seen_by: seats }
    }

    /// Open for all, watchers included.
    pub const fn open(value: T) -> Self {
        Hidden { value, open: true, seen_by: SeatSet::EMPTY }
    }

    /// As an onlooker knows it: open for all, or face down and known to these seats.
    #[inline]
    pub const fn lying(value: T, open: bool, seen_by: SeatSet) -> Self {
        Hidden { seen_by, open, value }
    }

    /// Only the rules show a card.
    pub fn show_to(&mut self, seat: Seat, _: &Truth) {
        if !self.open {
            self.seen_by = self.seen_by.with(seat);
        }
    }

    /// Only the rules turn a card up. What everybody sees, nobody in particular knows.
    pub fn turn_up(&mut self, _: &Truth) {
        *self = Hidden::open(self.value);
    }

    /// The only way into a view or a notice.
    #[inline]
    pub fn to(&self, eye: &Eye) -> Face<T> {
        if self.open | eye.has_seen(self.seen_by) { Face::Up(self.value) } else { Face::Down }
    }

    /// The only way into the rules; reviews grep for it.
    pub const fn truth(&self, _: &Truth) -> T {
        self.value
    }

    /// Who has seen it while it lay face down. Looking is done in front of all, so this is no secret.
    pub const fn seen_by(&self) -> SeatSet {
        self.seen_by
    }

    /// What lies open needs no leave to be read.
    pub fn open_value(&self) -> Option<T> {
        self.open.then_some(self.value)
    }

    pub const fn is_open(&self) -> bool {
        self.open
    }
}

impl<T> fmt::Debug for Hidden<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hidden")
    }
}

/// A face-down pile. Everybody may count it; only the rules may draw from it.
#[derive(Clone, Copy)]
pub struct Pile<T, const MOST: usize> {
    /// The top of the pile is the last of the first `count`.
    cards: [T; MOST],
    count: u8,
    /// In no order yet: every card drawn is a random one of the rest.
    loose: bool,
}

impl<T: Copy + Default, const MOST: usize> Pile<T, MOST> {
    pub fn empty() -> Self {
        Pile { cards: [T::default(); MOST], count: 0, loose: false }
    }

    /// A pile in this order, its top card last.
    ///
    /// # Panics
    /// When the cards do not fit; printed data is checked against the size of the pile when it is loaded.
    pub fn stacked(bottom_to_top: &[T]) -> Self {
        let mut pile = Pile::empty();
        pile.cards[..bottom_to_top.len()].copy_from_slice(bottom_to_top);
        pile.count = bottom_to_top.len() as u8;
        pile
    }

    /// A pile in no order; see [`Pile::become_loose`].
    ///
    /// # Panics
    /// As [`Pile::stacked`].
    pub fn loose(cards: &[T]) -> Self {
        Pile { loose: true, ..Pile::stacked(cards) }
    }

    /// Becomes the first `count` of these cards, mixed as they are drawn. They come with the same chances as from a
    /// shuffled pile, for a fraction of the work: an imagined world is seldom drawn to its end.
    ///
    /// # Panics
    /// As [`Pile::stacked`].
    #[inline]
    pub fn become_loose(&mut self, cards: &[T; MOST], count: u8) {
        assert!(count as usize <= MOST, "{count} cards do not fit a pile of {MOST}");
        self.cards = *cards;
        self.count = count;
        self.loose = true;
    }

    pub const fn len(&self) -> u8 {
        self.count
    }

    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Takes the top card. Dice are thrown for a loose pile only.
    pub fn draw(&mut self, _: &Truth, dice: &mut Dice) -> Option<T> {
        let top = self.count.checked_sub(1)?;
        if self.loose {
            self.cards.swap(top as usize, dice.below(u32::from(self.count)) as usize);
        }
        self.count = top;
        Some(self.cards[top as usize])
    }

    /// Puts a card at a uniformly random place, top and bottom included.
    pub fn slip_in(&mut self, card: T, dice: &mut Dice) {
        let place = dice.below(u32::from(self.count) + 1) as usize;
        let count = self.count as usize;
        self.cards.copy_within(place..count, place + 1);
        self.cards[place] = card;
        self.count += 1;
    }

    pub fn shuffle(&mut self, dice: &mut Dice) {
        self.loose = false;
        dice.shuffle(&mut self.cards[..self.count as usize]);
    }

    /// The order, bottom to top, for the eye that sees everything; for every other onlooker just a pile.
    pub fn to(&self, eye: &Eye) -> Option<&[T]> {
        eye.everything.then(|| self.truth(&Truth::LENT))
    }

    /// The order, bottom to top, for the rules.
    pub fn truth(&self, _: &Truth) -> &[T] {
        &self.cards[..self.count as usize]
    }
}

impl<T, const MOST: usize> fmt::Debug for Pile<T, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pile of {}", self.count)
    }
}

#[cfg(feature = "wire")]
impl<T: serde::Serialize> serde::Serialize for Face<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Face::Up(value) => serializer.serialize_some(value),
            Face::Down => serializer.serialize_none(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_sees_what_it_was_shown_and_a_watcher_nothing() {
        let (a, b) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
        let mut card = Hidden::unseen(7);
        assert_eq!(card.to(&Eye::of(Some(a))), Face::Down);
        card.show_to(a, &Truth::LENT);
        assert_eq!(card.to(&Eye::of(Some(a))), Face::Up(7));
        assert_eq!(card.to(&Eye::of(Some(b))), Face::Down);
        assert_eq!(card.to(&Eye::of(None)), Face::Down);
        assert_eq!(card.to(&Eye::of_everything()), Face::Up(7));
        assert_eq!(format!("{card:?}"), "Hidden");
    }

    #[test]
    fn an_open_card_is_seen_by_all_and_known_to_nobody_in_particular() {
        let a = Seat::new(0).unwrap();
        let mut card = Hidden::known_to(7, SeatSet::only(a));
        card.turn_up(&Truth::LENT);
        card.show_to(a, &Truth::LENT);
        assert_eq!((card.to(&Eye::of(None)), card.seen_by()), (Face::Up(7), SeatSet::EMPTY));
    }

    #[test]
    fn a_pile_is_drawn_from_the_top_and_shows_its_order_to_no_seat() {
        let mut pile: Pile<u8, 4> = Pile::stacked(&[1, 2, 3]);
        assert_eq!(pile.to(&Eye::of(Seat::new(0))), None);
        assert_eq!(pile.to(&Eye::of_everything()), Some(&[1, 2, 3][..]));
        assert_eq!(pile.draw(&Truth::LENT, &mut Dice::from_seed(crate::Seed::from_number(1))), Some(3));
        assert_eq!((pile.len(), format!("{pile:?}")), (2, "Pile of 2".to_owned()));
    }

    #[test]
    fn a_loose_pile_gives_every_order_alike() {
        let mut dice = Dice::from_seed(crate::Seed::from_number(6));
        let mut orders = std::collections::BTreeMap::new();
        for number in 0..6000 {
            let mut pile: Pile<u8, 4> = Pile::loose(&[1, 2, 3]);
            if number % 2 == 0 {
                pile.become_loose(&[1, 2, 3, 9], 3);
            }
            let order: Vec<u8> = std::iter::from_fn(|| pile.draw(&Truth::LENT, &mut dice)).collect();
            *orders.entry(order).or_insert(0) += 1;
        }
        assert!(orders.len() == 6 && orders.values().all(|n| (880..1120).contains(n)), "{orders:?}");
    }

    #[test]
    fn a_card_slipped_in_may_land_anywhere() {
        let mut dice = Dice::from_seed(crate::Seed::from_number(5));
        let mut places = [0u32; 4];
        for _ in 0..4000 {
            let mut pile: Pile<u8, 8> = Pile::stacked(&[1, 2, 3]);
            pile.slip_in(9, &mut dice);
            places[pile.truth(&Truth::LENT).iter().position(|&card| card == 9).unwrap()] += 1;
        }
        assert!(places.iter().all(|&n| (900..1100).contains(&n)), "{places:?}");
    }
}
