//! Who sits where: one seat, a set of seats, and a thing for every seat.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The largest table of the four games: RatLand with two copies.
pub const MOST_SEATS: usize = 12;

/// A place at the table, numbered clockwise from 0 and written A, B, C …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "wire", serde(try_from = "u8", into = "u8"))]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number; `None` beyond the largest table.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MOST_SEATS { Some(Seat(number)) } else { None }
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat written with this letter.
    pub fn from_letter(letter: char) -> Option<Seat> {
        let number = (letter.to_ascii_uppercase() as u32).checked_sub('A' as u32)?;
        Seat::new(u8::try_from(number).ok()?)
    }

    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(number: u8) -> Result<Seat, String> {
        Seat::new(number).ok_or_else(|| format!("seats are numbered 0 to {}, not {number}", MOST_SEATS - 1))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// Some of the seats: whom we wait for, who has seen a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct SeatSet(u16);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Seats 0 to `count − 1`.
    pub const fn first(count: u8) -> SeatSet {
        SeatSet((1u32 << (if count as usize > MOST_SEATS { MOST_SEATS as u8 } else { count })) as u16 - 1)
    }

    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// Whether the two have a seat in common.
    pub const fn meets(self, other: SeatSet) -> bool {
        self.0 & other.0 != 0
    }

    pub const fn is_within(self, other: SeatSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The seats at which a row of facts, one by seat, says yes.
    #[inline]
    pub(crate) fn of_facts(facts: &[bool]) -> SeatSet {
        SeatSet(facts.iter().rev().fold(0, |so, &fact| so << 1 | u16::from(fact)))
    }

    /// The lowest seat of the set.
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The one seat of a set of one.
    pub const fn sole(self) -> Option<Seat> {
        if self.0.is_power_of_two() { self.lowest() } else { None }
    }

    /// The first seat of the set clockwise from `seat`, `seat` itself coming last.
    pub const fn next_after(self, seat: Seat) -> Option<Seat> {
        let later = SeatSet(self.0 & !((2u16 << seat.0) - 1));
        if later.0 == 0 { self.lowest() } else { later.lowest() }
    }

    /// The `index`-th seat of the set, counted from the lowest.
    pub fn nth(self, index: u8) -> Option<Seat> {
        self.iter().nth(index as usize)
    }

    /// From the lowest seat up.
    pub fn iter(self) -> Seats {
        Seats(self)
    }

    /// All of the set, clockwise, beginning with `seat` or the next one after it.
    pub fn clockwise_from(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let before = SeatSet(self.0 & ((1u16 << seat.0) - 1));
        self.minus(before).iter().chain(before.iter())
    }
}

/// The seats of a set, from the lowest up.
#[derive(Clone, Debug)]
pub struct Seats(SeatSet);

impl Iterator for Seats {
    type Item = Seat;
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.lowest()?;
        self.0 = self.0.without(seat);
        Some(seat)
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = Seats;
    fn into_iter(self) -> Seats {
        self.iter()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// A total map: one `T` for every seat of the table. `MOST` is the game's largest table, so that a state stays small.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T, const MOST: usize = MOST_SEATS> {
    /// Beyond `seats` always the default, so that equality and hashing may look at all of it.
    each: [T; MOST],
    seats: u8,
}

impl<T: Default, const MOST: usize> BySeat<T, MOST> {
    /// # Panics
    /// When there are more seats than the map is made for; a game refuses such a table first.
    pub fn from_fn(seats: u8, mut make: impl FnMut(Seat) -> T) -> Self {
        assert!(seats as usize <= MOST, "{seats} seats do not fit a map for {MOST}");
        let each =
            std::array::from_fn(|i| if i < seats as usize { make(Seat(i as u8)) } else { T::default() });
        BySeat { each, seats }
    }

    /// # Panics
    /// As [`BySeat::from_fn`].
    #[inline]
    pub fn filled(seats: u8) -> Self {
        assert!(seats as usize <= MOST, "{seats} seats do not fit a map for {MOST}");
        BySeat { each: std::array::from_fn(|_| T::default()), seats }
    }
}

impl<T, const MOST: usize> BySeat<T, MOST> {
    pub fn len(&self) -> u8 {
        self.seats
    }

    pub fn is_empty(&self) -> bool {
        self.seats == 0
    }

    pub fn all(&self) -> SeatSet {
        SeatSet::first(self.seats)
    }

    /// The seats of which it is so. All are asked alike, which is quicker than to decide seat by seat.
    #[inline]
    pub fn seats_where(&self, is: impl Fn(&T) -> bool) -> SeatSet {
        let so = self.each.iter().rev().fold(0, |so, item| so << 1 | u16::from(is(item)));
        SeatSet(self.all().0 & so)
    }

    pub fn as_slice(&self) -> &[T] {
        &self.each[..self.seats as usize]
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.as_slice().iter().enumerate().map(|(i, item)| (Seat(i as u8), item))
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.each[..self.seats as usize].iter_mut().enumerate().map(|(i, item)| (Seat(i as u8), item))
    }

    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.as_slice().get(seat.0 as usize)
    }

    pub fn map<U: Default>(&self, mut f: impl FnMut(Seat, &T) -> U) -> BySeat<U, MOST> {
        BySeat::from_fn(self.seats, |seat| f(seat, &self[seat]))
    }
}

impl<T, const MOST: usize> Index<Seat> for BySeat<T, MOST> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.each[seat.0 as usize]
    }
}

impl<T, const MOST: usize> IndexMut<Seat> for BySeat<T, MOST> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.each[seat.0 as usize]
    }
}

impl<T: fmt::Debug, const MOST: usize> fmt::Debug for BySeat<T, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(feature = "wire")]
mod serialize {
    use super::{BySeat, SeatSet};
    use serde::{Serialize, Serializer};

    impl Serialize for SeatSet {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.iter())
        }
    }

    impl<T: Serialize, const MOST: usize> Serialize for BySeat<T, MOST> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            self.as_slice().serialize(serializer)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(letter: char) -> Seat {
        Seat::from_letter(letter).unwrap()
    }

    fn set(letters: &str) -> SeatSet {
        letters.chars().map(seat).collect()
    }

    #[test]
    fn a_seat_has_a_letter_and_there_are_twelve() {
        assert_eq!(Seat::new(11).map(Seat::letter), Some('L'));
        assert_eq!(Seat::new(12), None);
        assert_eq!(Seat::from_letter('c'), Seat::new(2));
        assert_eq!(Seat::from_letter('M'), None);
        assert_eq!(Seat::from_letter('я'), None);
    }

    #[test]
    fn those_of_whom_it_is_so() {
        let hands: BySeat<u8, 5> = BySeat::from_fn(4, |seat| seat.number() % 3);
        assert_eq!(hands.seats_where(|&cards| cards > 0), set("BC"));
        assert_eq!(hands.seats_where(|_| true), set("ABCD"));
    }

    #[test]
    fn sets_count_and_combine() {
        assert_eq!(SeatSet::first(12).len(), 12);
        assert_eq!(SeatSet::first(3), set("ABC"));
        assert_eq!(set("ABD").minus(set("B")), set("AD"));
        assert_eq!(set("D").sole(), Some(seat('D')));
        assert_eq!(set("AD").sole(), None);
        assert_eq!(set("ABD").nth(2), Some(seat('D')));
    }

    #[test]
    fn next_is_clockwise_and_comes_round() {
        assert_eq!(set("ACD").next_after(seat('A')), Some(seat('C')));
        assert_eq!(set("ACD").next_after(seat('B')), Some(seat('C')));
        assert_eq!(set("ACD").next_after(seat('D')), Some(seat('A')));
        assert_eq!(set("C").next_after(seat('C')), Some(seat('C')));
        assert_eq!(set("L").next_after(seat('L')), Some(seat('L')));
        assert_eq!(SeatSet::EMPTY.next_after(seat('A')), None);
        assert_eq!(
            set("ABD").clockwise_from(seat('C')).collect::<Vec<_>>(),
            [seat('D'), seat('A'), seat('B')]
        );
    }

    #[test]
    fn a_map_has_something_for_every_seat() {
        let letters: BySeat<char, 6> = BySeat::from_fn(3, Seat::letter);
        assert_eq!(letters[seat('B')], 'B');
        assert_eq!(letters.iter().count(), 3);
        assert_eq!(letters.get(seat('D')), None);
        assert_eq!(letters.map(|seat, _| seat.number()).as_slice(), [0, 1, 2]);
    }
}
