//! Some cards, as many of each kind: a hand, what was committed, a discard pile.
//!
//! Cards of one kind cannot be told apart, so a hand is how many it has of each (CART-155). All counts stand side by side
//! in two words: hands are put together and taken apart by adding and subtracting both.

use crate::card::{CLASSES, Card, Class, KINDS, NUNS, POPULATION_KINDS, SPECIALS, Special};
use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};
use table::Face;

/// Bits for a count: up to 7 of a population card, up to 15 of a special card.
pub(crate) const NARROW: usize = 3;
const WIDE: usize = 4;
const WORD: usize = u64::BITS as usize;

/// The most of one kind that can be counted.
pub(crate) const MOST_OF_A_POPULATION_CARD: u8 = (1 << NARROW) - 1;
pub(crate) const MOST_OF_A_SPECIAL_CARD: u8 = (1 << WIDE) - 1;

/// The first classes stand in the lower word, the others and the special cards in the upper one: no count stands across.
const CLASSES_BELOW: usize = WORD / (NARROW * NUNS);
pub(crate) const KINDS_BELOW: usize = CLASSES_BELOW * NUNS;
const SPECIALS_BEGIN: usize = WORD + NARROW * (POPULATION_KINDS - KINDS_BELOW);
const _: () = assert!(SPECIALS_BEGIN + WIDE * SPECIALS <= 2 * WORD && CLASSES_BELOW < CLASSES);

/// Where the count of each kind begins.
const SHIFT: [u8; KINDS] = {
    let mut shift = [0; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        shift[kind] = if kind < KINDS_BELOW {
            (NARROW * kind) as u8
        } else if kind < POPULATION_KINDS {
            (WORD + NARROW * (kind - KINDS_BELOW)) as u8
        } else {
            (SPECIALS_BEGIN + WIDE * (kind - POPULATION_KINDS)) as u8
        };
        kind += 1;
    }
    shift
};

const fn mask(kind: usize) -> u128 {
    let width = if kind < POPULATION_KINDS { NARROW } else { WIDE };
    ((1 << width) - 1) << SHIFT[kind]
}

const MASK: [u128; KINDS] = {
    let mut masks = [0; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        masks[kind] = mask(kind);
        kind += 1;
    }
    masks
};

/// Whose count a bit belongs to.
const KIND_AT: [u8; 2 * WORD] = {
    let mut kinds = [0; 2 * WORD];
    let mut kind = 0;
    while kind < KINDS {
        let mut bit = SHIFT[kind] as usize;
        while bit < 2 * WORD && MASK[kind] >> bit & 1 == 1 {
            kinds[bit] = kind as u8;
            bit += 1;
        }
        kind += 1;
    }
    kinds
};

/// One of each kind, in a table of which any number below its size is an index: hands are counted card by card.
pub(crate) const ONE: [Cards; KINDS.next_power_of_two()] = {
    let mut ones = [Cards::NONE; KINDS.next_power_of_two()];
    let mut kind = 0;
    while kind < KINDS {
        ones[kind] = Cards::new(1 << SHIFT[kind]);
        kind += 1;
    }
    ones
};

/// The counts of every other population card, from this one on: between them there is room.
const fn every_other(first: usize) -> u128 {
    let (mut bits, mut kind) = (0, first);
    while kind < POPULATION_KINDS {
        bits |= MASK[kind];
        kind += 2;
    }
    bits
}

const POPULATION: u128 = every_other(0) | every_other(1);

/// The lesser of each two counts, all at once: where the first is no less, a borrow leaves the bit above it alone.
const fn least(one: u128, other: u128, counts: u128) -> u128 {
    let (one, other) = (one & counts, other & counts);
    let guards = (counts & !(counts << 1)) << NARROW;
    let no_less = (((one | guards) - other) & guards) >> NARROW;
    let from_other = (no_less << NARROW) - no_less;
    other & from_other | one & !from_other
}

/// Gold and Pass stay in the hand (CART-43).
const COMMITTABLE: u128 = !(MASK[Special::Gold.card().index()] | MASK[Special::Pass.card().index()]);

/// Two words rather than a `u128`: nothing is carried from one to the other, and what holds cards is not padded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "Array<Card>"))]
pub struct Cards(pub(crate) [u64; 2]);

impl Cards {
    pub const NONE: Cards = Cards([0; 2]);

    const fn new(bits: u128) -> Cards {
        Cards([bits as u64, (bits >> 64) as u64])
    }

    const fn bits(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }

    /// So many of one kind.
    pub const fn some(card: Card, count: u8) -> Cards {
        Cards::new((count as u128) << SHIFT[card.index()])
    }

    pub const fn one(card: Card) -> Cards {
        ONE[card.index()]
    }

    /// One, if it is seen.
    #[inline]
    pub(crate) fn seen(card: Face<Card>) -> Cards {
        const { assert!(KINDS < ONE.len(), "behind the last kind there is no card") };
        ONE[card.up().map_or(KINDS, Card::index) % ONE.len()]
    }

    #[inline]
    pub const fn of(self, card: Card) -> u8 {
        ((self.bits() & MASK[card.index()]) >> SHIFT[card.index()]) as u8
    }

    pub const fn of_special(self, special: Special) -> u8 {
        self.of(special.card())
    }

    /// Population cards of one class.
    pub fn of_class(self, class: Class) -> u8 {
        let (word, place) = (class.index() / CLASSES_BELOW, class.index() % CLASSES_BELOW);
        let all = self.0[word] >> (NARROW * NUNS * place);
        (0..NUNS).map(|nuns| ((all >> (NARROW * nuns)) & ((1 << NARROW) - 1)) as u8).sum()
    }

    pub const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// Neighbours are added, then neighbours of those, until fields are wide enough to be added up at once.
    pub fn len(self) -> u8 {
        const PAIRS: u64 = 0o0707_0707_0707_0707_0707;
        const FOURS: u64 = 0o77_0077_0077_0077_0077;
        let specials = self.0[1] >> (SPECIALS_BEGIN - WORD);
        let population = [self.0[0], self.0[1] & ((1 << (SPECIALS_BEGIN - WORD)) - 1)];
        let [below, above] = population.map(|counts| (counts & PAIRS) + (counts >> NARROW & PAIRS));
        let pairs = below + above;
        let fours = (pairs & FOURS) + (pairs >> (2 * NARROW) & FOURS);
        let specials = (specials & 0xF0F0F) + (specials >> WIDE & 0xF0F0F);
        let population = fours.wrapping_mul(0o1_0001_0001_0001_0001) >> (16 * NARROW);
        let specials = (specials * 0x10101) >> (4 * WIDE);
        population as u8 + specials as u8
    }

    /// Population cards and jokers.
    pub fn followers(self) -> u8 {
        self.population().len() + self.of_special(Special::Joker)
    }

    #[must_use]
    pub const fn population(self) -> Cards {
        Cards::new(self.bits() & POPULATION)
    }

    #[must_use]
    pub const fn specials(self) -> Cards {
        Cards::new(self.bits() & !POPULATION)
    }

    /// CART-43.
    #[must_use]
    pub const fn committable(self) -> Cards {
        Cards::new(self.bits() & COMMITTABLE)
    }

    /// Every kind that is there, and how many, in the give-away order.
    #[inline]
    pub fn kinds(self) -> Kinds {
        Kinds(self.bits())
    }

    /// Card by card, in the give-away order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }

    /// Whether all of these are there.
    pub fn has(self, some: Cards) -> bool {
        some.kinds().all(|(card, count)| count <= self.of(card))
    }

    /// Without these, as far as they are there.
    #[must_use]
    pub fn less(self, some: Cards) -> Cards {
        if self.is_empty() {
            return self;
        }
        self.each(|card, count| count.saturating_sub(some.of(card)))
    }

    /// As many population cards of each kind as are in both.
    #[must_use]
    pub(crate) const fn common_population(self, other: Cards) -> Cards {
        let [one, two] = [self.bits(), other.bits()];
        Cards::new(least(one, two, every_other(0)) | least(one, two, every_other(1)))
    }

    /// With another count of each kind that is there.
    #[must_use]
    pub(crate) fn each(self, count: impl Fn(Card, u8) -> u8) -> Cards {
        self.kinds().fold(Cards::NONE, |all, (card, there)| all + Cards::some(card, count(card, there)))
    }

    /// The first so many, in the give-away order.
    #[must_use]
    pub fn first(self, count: u8) -> Cards {
        self.iter().take(usize::from(count)).collect()
    }
}

/// See [`Cards::kinds`].
#[derive(Clone, Copy, Debug)]
pub struct Kinds(u128);

impl Iterator for Kinds {
    type Item = (Card, u8);

    #[inline]
    fn next(&mut self) -> Option<(Card, u8)> {
        let kind = *KIND_AT.get(self.0.trailing_zeros() as usize)? as usize;
        let count = (self.0 & MASK[kind]) >> SHIFT[kind];
        self.0 &= !MASK[kind];
        Some((Card::at(kind), count as u8))
    }
}

impl Add for Cards {
    type Output = Cards;
    #[inline]
    fn add(self, other: Cards) -> Cards {
        Cards([self.0[0] + other.0[0], self.0[1] + other.0[1]])
    }
}

/// What is taken away must be there.
impl Sub for Cards {
    type Output = Cards;
    #[inline]
    fn sub(self, other: Cards) -> Cards {
        debug_assert!(self.has(other), "{self:?} does not hold {other:?}");
        Cards([self.0[0].wrapping_sub(other.0[0]), self.0[1].wrapping_sub(other.0[1])])
    }
}

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, other: Cards) {
        *self = *self + other;
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, other: Cards) {
        *self = *self - other;
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |all, card| all + Cards::one(card))
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if place > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(feature = "wire")]
mod wire {
    use super::Cards;
    use crate::card::Card;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    impl Serialize for Cards {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.iter())
        }
    }

    impl<'de> Deserialize<'de> for Cards {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
            let cards = Vec::<Card>::deserialize(deserializer)?;
            Cards::counted(cards).ok_or_else(|| D::Error::custom("more cards of a kind than there are"))
        }
    }
}

impl Cards {
    /// Cards that come from outside; `None`: more of a kind than can be counted.
    pub fn counted(cards: impl IntoIterator<Item = Card>) -> Option<Cards> {
        let mut all = Cards::NONE;
        for card in cards {
            let most = if card.is_population() { MOST_OF_A_POPULATION_CARD } else { MOST_OF_A_SPECIAL_CARD };
            if all.of(card) == most {
                return None;
            }
            all += Cards::one(card);
        }
        Some(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Dice, Seed};

    fn cards(text: &str) -> Cards {
        text.split_whitespace().map(|name| Card::from_name(name).unwrap()).collect()
    }

    fn dice() -> Dice {
        Dice::from_seed(Seed::from_number(1))
    }

    #[test]
    fn counts_stand_side_by_side() {
        let all = Card::all().fold(Cards::NONE, |all, card| {
            let most = if card.is_population() { 7 } else { 15 };
            all + Cards::some(card, most)
        });
        assert!(Card::all().all(|card| all.of(card) == if card.is_population() { 7 } else { 15 }));
        assert_eq!(all.of_class(Class::Royalty), 35);
        assert_eq!(all - all, Cards::NONE);
        assert_eq!(Cards::counted(std::iter::repeat_n(Special::Gold.card(), 16)), None);
    }

    #[test]
    fn a_hand_is_counted_by_what_counts() {
        let hand = cards("king0 king4 king4 witch1 joker joker pass sword gold");
        assert_eq!((hand.len(), hand.followers(), hand.of_class(Class::Royalty)), (9, 6, 3));
        assert_eq!(hand.committable().to_string(), "witch1 king0 king4 king4 joker joker sword");
        assert_eq!(hand.first(3).to_string(), "witch1 king0 king4");
        assert_eq!(
            hand.less(cards("king4 sword sword monk0")).to_string(),
            "witch1 king0 king4 joker joker pass gold"
        );
    }

    #[test]
    fn what_two_have_in_common() {
        let (one, other) = (
            cards("king0 king0 king0 king1 witch4 peasant0 peasant1"),
            cards("king0 king0 king1 king1 peasant0 monk2 sword"),
        );
        for (one, other) in [(one, other), (other, one)] {
            assert_eq!(one.common_population(other).to_string(), "peasant0 king0 king0 king1");
        }
        let mut dice = dice();
        let all = Card::all()
            .filter(|card| card.is_population())
            .fold(Cards::NONE, |all, card| all + Cards::some(card, 7));
        for _ in 0..500 {
            let (one, other) = (all.sample(&mut dice), all.sample(&mut dice));
            assert_eq!(one.common_population(other), one.each(|card, count| count.min(other.of(card))));
        }
    }
}
