//! Hidden values side by side.

use crate::seat::MOST_SEATS;
use crate::{Eye, Face, Hidden, SeatSet, Truth};
use std::fmt;
use std::hint::select_unpredictable;

/// Cards spread on a table. Each fact of all of them is kept together, so that a whole table is looked at in a few wide
/// steps; the doors are those of [`Hidden`], and a card is taken out as one.
#[derive(Clone, Copy)]
pub struct Spread<T, const PLACES: usize> {
    values: [T; PLACES],
    known: Known<PLACES>,
}

/// What is no secret about cards spread on a table: which lie open, and who has seen the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known<const PLACES: usize> {
    open: [bool; PLACES],
    seen_by: [SeatSet; PLACES],
}

impl<const PLACES: usize> Known<PLACES> {
    /// All lies face down, and nobody has looked.
    pub const NOTHING: Known<PLACES> = Known { open: [false; PLACES], seen_by: [SeatSet::EMPTY; PLACES] };

    /// What lies before the players, by seat, each seen by its owner.
    pub const OWNED: Known<PLACES> = {
        let (mut known, mut seat) = (Self::NOTHING, 0);
        while seat < PLACES && seat < MOST_SEATS {
            known.seen_by[seat] = SeatSet::first(seat as u8 + 1).minus(SeatSet::first(seat as u8));
            seat += 1;
        }
        known
    };

    /// The same, with those of these seats open for all.
    #[inline]
    pub fn owned_but(open: SeatSet) -> Known<PLACES> {
        let mut known = Self::OWNED;
        for place in 0..PLACES {
            known.open[place] = known.seen_by[place].meets(open);
            known.seen_by[place] = known.seen_by[place].minus(open);
        }
        known
    }

    /// Where places are seats: whose lie open.
    #[inline]
    pub fn open_seats(&self) -> SeatSet {
        SeatSet::of_facts(&self.open)
    }

    pub const fn is_open(&self, place: usize) -> bool {
        self.open[place]
    }

    pub const fn seen_by(&self, place: usize) -> SeatSet {
        self.seen_by[place]
    }

    #[inline]
    pub fn set(&mut self, place: usize, open: bool, seen_by: SeatSet) {
        self.open[place] = open;
        self.seen_by[place] = seen_by;
    }
}

/// What an onlooker sees of cards spread on a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Faces<T, const PLACES: usize> {
    /// Of those that lie face down the default, whatever they are.
    values: [T; PLACES],
    up: [bool; PLACES],
}

impl<T: Copy + Default, const PLACES: usize> Faces<T, PLACES> {
    /// Nothing is seen.
    #[inline]
    pub fn down() -> Self {
        Faces { values: [T::default(); PLACES], up: [false; PLACES] }
    }
}

impl<T: Copy, const PLACES: usize> Faces<T, PLACES> {
    #[inline]
    pub const fn at(&self, place: usize) -> Face<T> {
        if self.up[place] { Face::Up(self.values[place]) } else { Face::Down }
    }

    /// Whether the first so many are all seen.
    #[inline]
    pub fn first_are_up(&self, count: usize) -> bool {
        self.up[..count].iter().all(|&up| up)
    }

    /// All at once; a card that lies face down shows the default.
    pub const fn values(&self) -> &[T; PLACES] {
        &self.values
    }
}

impl<T: Copy + Default, const PLACES: usize> Spread<T, PLACES> {
    /// Nothing lies there yet.
    #[inline]
    pub fn empty() -> Self {
        Spread { values: [T::default(); PLACES], known: Known::NOTHING }
    }

    /// Lies as an onlooker knows it from now on, with the values that it imagines.
    #[inline]
    pub fn lie(&mut self, known: &Known<PLACES>, values: [T; PLACES]) {
        self.values = values;
        self.known = *known;
    }

    /// As [`Spread::lie`], each value made where it is to lie.
    #[inline]
    pub fn lie_by(&mut self, known: &Known<PLACES>, value: impl Fn(usize) -> T) {
        self.values.iter_mut().enumerate().for_each(|(place, to)| *to = value(place));
        self.known = *known;
    }

    /// Something else may lie there, for all that is known.
    #[inline]
    pub fn imagine(&mut self, place: usize, value: T) {
        self.values[place] = value;
    }

    #[inline]
    pub fn at(&self, place: usize) -> Hidden<T> {
        Hidden::lying(self.values[place], self.known.open[place], self.known.seen_by[place])
    }

    #[inline]
    pub fn put(&mut self, place: usize, card: Hidden<T>) {
        self.values[place] = card.truth(&Truth::LENT);
        self.known.set(place, card.is_open(), card.seen_by());
    }

    /// The only way into a view.
    #[inline]
    pub fn to(&self, eye: &Eye) -> [Face<T>; PLACES] {
        let mut faces = [Face::Down; PLACES];
        for (place, face) in faces.iter_mut().enumerate() {
            let up = self.known.open[place] | eye.has_seen(self.known.seen_by[place]);
            *face = select_unpredictable(up, Face::Up(self.values[place]), Face::Down);
        }
        faces
    }

    /// What is seen of one card, where it lies.
    #[inline]
    pub fn at_to(&self, place: usize, eye: &Eye) -> Option<&T> {
        let up = self.known.open[place] | eye.has_seen(self.known.seen_by[place]);
        up.then_some(&self.values[place])
    }

    /// As [`Spread::to`], with what is seen side by side.
    #[inline]
    pub fn faces(&self, eye: &Eye) -> Faces<T, PLACES> {
        let mut faces = Faces::down();
        for place in 0..PLACES {
            faces.up[place] = self.known.open[place] | eye.has_seen(self.known.seen_by[place]);
            // Whose turn it is cannot be guessed, and a wrong guess is dear.
            faces.values[place] = select_unpredictable(faces.up[place], self.values[place], T::default());
        }
        faces
    }

    pub const fn known(&self) -> &Known<PLACES> {
        &self.known
    }
}

impl<T, const PLACES: usize> fmt::Debug for Spread<T, PLACES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Spread")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn what_lies_before_a_player_is_seen_by_its_owner() {
        let owned = Known::<5>::OWNED;
        for place in 0..5 {
            assert_eq!(owned.seen_by(place), SeatSet::only(Seat::new(place as u8).unwrap()));
            assert!(!owned.is_open(place));
        }
    }

    #[test]
    fn what_lies_open_before_some_is_known_to_nobody_in_particular() {
        let open: SeatSet = [0, 3].into_iter().filter_map(Seat::new).collect();
        let known = Known::<5>::owned_but(open);
        assert_eq!(known.open_seats(), open);
        for seat in SeatSet::first(5).minus(open) {
            assert_eq!(known.seen_by(seat.number() as usize), SeatSet::only(seat));
        }
        assert!(open.iter().all(|seat| known.seen_by(seat.number() as usize).is_empty()));
        assert_eq!(Known::<5>::owned_but(SeatSet::EMPTY), Known::OWNED);
    }

    /// However a card lies, and whoever looks: a spread shows of it what the card by itself shows.
    #[test]
    fn a_spread_shows_of_each_card_what_the_card_shows() {
        let (a, b) = (Seat::new(0).unwrap(), Seat::new(11).unwrap());
        let both = SeatSet::only(a).with(b);
        let cards = [
            Hidden::unseen(1),
            Hidden::open(2),
            Hidden::known_to(3, SeatSet::only(a)),
            Hidden::known_to(4, SeatSet::only(b)),
            Hidden::known_to(5, both),
        ];
        let mut spread: Spread<u8, 6> = Spread::empty();
        cards.iter().enumerate().for_each(|(place, card)| spread.put(place, *card));
        for eye in [Eye::of(Some(a)), Eye::of(Some(b)), Eye::of(None), Eye::of_everything()] {
            let faces = spread.to(&eye);
            for (place, card) in cards.iter().enumerate() {
                assert_eq!(faces[place], card.to(&eye), "place {place} to {eye:?}");
                assert_eq!(spread.faces(&eye).at(place), card.to(&eye), "place {place} to {eye:?}");
                let shown = card.to(&eye).up().unwrap_or_default();
                assert_eq!(spread.faces(&eye).values()[place], shown, "place {place} to {eye:?}");
                assert_eq!(spread.at(place).to(&eye), card.to(&eye), "place {place} to {eye:?}");
                assert_eq!(
                    spread.at_to(place, &eye).copied(),
                    card.to(&eye).up(),
                    "place {place} to {eye:?}"
                );
                assert_eq!(spread.known().is_open(place), card.is_open());
                assert_eq!(spread.known().seen_by(place), card.seen_by());
            }
        }
        assert_eq!(
            spread.to(&Eye::of(Some(a))),
            [Face::Down, Face::Up(2), Face::Up(3), Face::Down, Face::Up(5), Face::Down]
        );
        assert_eq!(format!("{spread:?}"), "Spread");
    }
}
