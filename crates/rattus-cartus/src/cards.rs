//! Some cards, as many of each kind: a hand, what was committed, a discard pile.
//!
//! Cards of one kind cannot be told apart, so a hand is how many it has of each (CART-155). All counts stand side by side
//! in two words: hands are put together and taken apart by adding and subtracting both.

use crate::card::{CLASSES, Card, Class, KINDS, NUNS, POPULATION_KINDS, SPECIALS, Special};
use crate::state::POPULATION as POPULATION_CARDS;
use std::fmt;
use std::ops::{Add, AddAssign, RangeInclusive, Sub, SubAssign};
use table::{Dice, Pile};

/// Bits for a count: up to 7 of a population card, up to 15 of a special card.
const NARROW: usize = 3;
const WIDE: usize = 4;
const WORD: usize = u64::BITS as usize;

/// The most of one kind that can be counted.
pub(crate) const MOST_OF_A_POPULATION_CARD: u8 = (1 << NARROW) - 1;
pub(crate) const MOST_OF_A_SPECIAL_CARD: u8 = (1 << WIDE) - 1;

/// The first classes stand in the lower word, the others and the special cards in the upper one: no count stands across.
const CLASSES_BELOW: usize = WORD / (NARROW * NUNS);
const KINDS_BELOW: usize = CLASSES_BELOW * NUNS;
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
const ONE: [Cards; KINDS.next_power_of_two()] = {
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
pub struct Cards([u64; 2]);

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

/// The most cards of which so many are chosen: the larger half of all there are would be given away.
const MOST_CHOSEN: usize = 80;

/// Ways to choose, counted: a choice is how many of each kind. A hundred and ten bits of counts have fewer than 2^110.
impl Cards {
    /// How many different choices there are, of any size.
    pub fn choices(self) -> u128 {
        self.kinds().map(|(_, count)| u128::from(count) + 1).product()
    }

    /// How many choices there are of each size up to `most`.
    fn choices_by_size(self, most: usize) -> [u128; MOST_CHOSEN + 1] {
        let mut ways = [0; MOST_CHOSEN + 1];
        ways[0] = 1;
        for (_, count) in self.kinds() {
            for size in (0..=most).rev() {
                let fewer = (1..=usize::from(count).min(size)).map(|taken| ways[size - taken]);
                ways[size] += fewer.sum::<u128>();
            }
        }
        ways
    }

    /// How many choices there are of exactly this size.
    pub(crate) fn choices_of(self, size: u8) -> u128 {
        self.choices_by_size(usize::from(size).min(MOST_CHOSEN))[usize::from(size).min(MOST_CHOSEN)]
    }

    /// Any choice, each as likely as the other.
    #[inline]
    pub(crate) fn sample(self, dice: &mut Dice) -> Cards {
        let mut chosen = Cards::NONE;
        for (card, count) in self.kinds() {
            chosen += Cards::some(card, dice.below(u32::from(count) + 1) as u8);
        }
        chosen
    }

    /// A choice of exactly this size, each as likely as the other.
    pub(crate) fn sample_of(self, size: u8, dice: &mut Dice) -> Cards {
        let (mut chosen, mut rest, mut left) = (Cards::NONE, self, usize::from(size).min(MOST_CHOSEN));
        for (card, count) in self.kinds() {
            rest -= Cards::some(card, count);
            let ways = rest.choices_by_size(left);
            let most = usize::from(count).min(left);
            let mut at = below(dice, (0..=most).map(|taken| ways[left - taken]).sum());
            let mut taken = 0;
            while at >= ways[left - taken] {
                at -= ways[left - taken];
                taken += 1;
            }
            chosen += Cards::some(card, taken as u8);
            left -= taken;
        }
        chosen
    }

    /// A choice of at most this size, each as likely as the other.
    pub(crate) fn sample_up_to(self, most: u8, dice: &mut Dice) -> Cards {
        let ways = self.choices_by_size(usize::from(most).min(MOST_CHOSEN));
        let mut at = below(dice, ways[..=usize::from(most).min(MOST_CHOSEN)].iter().sum());
        let mut size = 0;
        while at >= ways[size] {
            at -= ways[size];
            size += 1;
        }
        self.sample_of(size as u8, dice)
    }

    /// Calls with every choice.
    pub(crate) fn each_choice(self, found: &mut impl FnMut(Cards)) {
        self.each_choice_of(0..=u8::MAX, found);
    }

    /// Calls with every choice of such a size.
    pub(crate) fn each_choice_of(self, sizes: RangeInclusive<u8>, found: &mut impl FnMut(Cards)) {
        fn choose(mut rest: Kinds, chosen: Cards, least: u8, most: u8, found: &mut impl FnMut(Cards)) {
            match rest.next() {
                None if least == 0 => found(chosen),
                None => {}
                Some((card, count)) => {
                    for taken in 0..=count.min(most) {
                        let chosen = chosen + Cards::some(card, taken);
                        choose(rest, chosen, least.saturating_sub(taken), most - taken, found);
                    }
                }
            }
        }
        choose(self.kinds(), Cards::NONE, *sizes.start(), *sizes.end(), found);
    }
}

/// Unseen population cards, from which a world is laid out.
pub(crate) struct Pool {
    /// With room to spare: see [`Pool::lay`].
    cards: [Card; ROOM + FEW],
    count: u8,
}

/// As many as there are of any kind, and more than most hands have.
const FEW: usize = MOST_OF_A_POPULATION_CARD as usize + 1;

/// Any number is the index of a place in a pool, if only its last bits are looked at.
const ROOM: usize = POPULATION_CARDS.next_power_of_two();

/// Counts nothing.
const NO_CARD: [u8; FEW] = [KINDS as u8; FEW];

impl Default for Pool {
    fn default() -> Pool {
        Pool { cards: [Card::at(0); ROOM + FEW], count: 0 }
    }
}

impl Pool {
    /// A few of a kind are laid down at once, and the next kind over those that were too many: that is quicker than to
    /// count them out.
    #[inline]
    pub(crate) fn lay(&mut self, cards: Cards) {
        let mut top = 0;
        for (mut left, kinds) in cards.0.into_iter().zip([0..KINDS_BELOW, KINDS_BELOW..POPULATION_KINDS]) {
            for kind in kinds {
                self.cards[top % ROOM..][..FEW].copy_from_slice(&[Card::at(kind); FEW]);
                top += left as usize & ((1 << NARROW) - 1);
                left >>= NARROW;
            }
        }
        self.count = top as u8;
    }

    pub(crate) const fn len(&self) -> u8 {
        self.count
    }

    /// So many at the top come in any order, each as likely.
    pub(crate) fn shuffle_top(&mut self, count: u8, dice: &mut Dice) {
        dice.shuffle_top(&mut self.cards[..usize::from(self.count)], count.into());
    }

    /// The card at the top if it is wanted; no card is looked at twice.
    #[inline]
    pub(crate) fn take_if(&mut self, wanted: bool) -> Card {
        self.count -= u8::from(wanted);
        self.cards[usize::from(self.count) % ROOM]
    }

    /// As [`Pool::take`]. How many cards a hand has cannot be guessed, and a wrong guess is dear: a few are looked at in any
    /// case, and no card is counted for those that are too many.
    #[inline]
    pub(crate) fn take_hand(&mut self, count: u8) -> Cards {
        let few = count.min(FEW as u8);
        self.count -= few;
        let cards: [Card; FEW] =
            std::array::from_fn(|place| self.cards[usize::from(self.count) % ROOM + place]);
        let wanted = u64::MAX.checked_shl(8 * u32::from(few)).map_or(u64::MAX, |others| !others);
        let cards =
            u64::from_le_bytes(cards.map(|card| card.0)) & wanted | u64::from_le_bytes(NO_CARD) & !wanted;
        let taken = cards
            .to_le_bytes()
            .iter()
            .fold(Cards::NONE, |all, &card| all + ONE[usize::from(card) % ONE.len()]);
        if count > few { taken + self.take(count - few) } else { taken }
    }

    #[inline]
    pub(crate) fn take(&mut self, count: u8) -> Cards {
        let top = usize::from(self.count);
        self.count -= count;
        let taken = &self.cards[usize::from(self.count)..top];
        taken.iter().fold(Cards::NONE, |all, card| all + ONE[card.index() % ONE.len()])
    }

    /// So many at the bottom are the deck, in no order.
    pub(crate) fn become_deck(&self, deck: &mut Pile<Card, POPULATION_CARDS>, count: u8) {
        deck.become_loose(self.cards.first_chunk().unwrap_or(&[Card::at(0); POPULATION_CARDS]), count);
    }
}

/// Uniform in `0..bound`, for bounds that dice do not reach at once.
pub(crate) fn below(dice: &mut Dice, bound: u128) -> u128 {
    if let Ok(small) = u32::try_from(bound) {
        return u128::from(dice.below(small));
    }
    let bits = 128 - bound.leading_zeros();
    loop {
        let throw = (0..bits.div_ceil(16)).fold(0, |throw, _| throw << 16 | u128::from(dice.below(1 << 16)));
        let throw = throw & (u128::MAX >> (128 - bits));
        if throw < bound {
            return throw;
        }
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
    use std::collections::BTreeMap;
    use table::Seed;

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

    /// All ways to choose so many of a hand, as the three ways to come by them say.
    #[test]
    fn every_choice_is_as_likely_as_every_other() {
        let hand = cards("king0 king4 king4 joker joker joker sword");
        let mut all = Vec::new();
        hand.each_choice(&mut |choice| all.push(choice));
        assert_eq!(all.len() as u128, hand.choices());
        for size in 0..=7 {
            let of_size: Vec<_> = all.iter().filter(|choice| choice.len() == size).collect();
            assert_eq!(of_size.len() as u128, hand.choices_of(size), "of {size}");
            let mut seen: BTreeMap<String, u32> = BTreeMap::new();
            let mut dice = dice();
            for _ in 0..400 * of_size.len() {
                *seen.entry(hand.sample_of(size, &mut dice).to_string()).or_default() += 1;
            }
            assert_eq!(seen.len(), of_size.len());
            assert!(seen.values().all(|times| (300..500).contains(times)), "{seen:?}");
        }
        let mut seen: BTreeMap<String, u32> = BTreeMap::new();
        let mut dice = dice();
        (0..20_000).for_each(|_| *seen.entry(hand.sample_up_to(2, &mut dice).to_string()).or_default() += 1);
        assert_eq!(seen.len(), all.iter().filter(|choice| choice.len() <= 2).count());
        let each = 20_000 / seen.len() as u32;
        assert!(seen.values().all(|times| (each - 250..each + 250).contains(times)), "{seen:?}");
    }

    #[test]
    fn large_bounds_are_reached() {
        let (bound, mut dice) = (3_u128 << 70, dice());
        let thirds = (0..3000).fold([0; 3], |mut thirds, _| {
            thirds[(below(&mut dice, bound) >> 70) as usize] += 1;
            thirds
        });
        assert!(thirds.iter().all(|count| (900..1100).contains(count)), "{thirds:?}");
    }
}
