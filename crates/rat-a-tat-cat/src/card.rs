//! Cards, and how many there are of each.

use crate::size::{MOST_CARDS, ROW};
use std::fmt;
use table::{Dice, Face};

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[repr(u8)]
pub enum Card {
    #[default]
    #[cfg_attr(feature = "wire", serde(rename = "0"))]
    N0,
    #[cfg_attr(feature = "wire", serde(rename = "1"))]
    N1,
    #[cfg_attr(feature = "wire", serde(rename = "2"))]
    N2,
    #[cfg_attr(feature = "wire", serde(rename = "3"))]
    N3,
    #[cfg_attr(feature = "wire", serde(rename = "4"))]
    N4,
    #[cfg_attr(feature = "wire", serde(rename = "5"))]
    N5,
    #[cfg_attr(feature = "wire", serde(rename = "6"))]
    N6,
    #[cfg_attr(feature = "wire", serde(rename = "7"))]
    N7,
    #[cfg_attr(feature = "wire", serde(rename = "8"))]
    N8,
    #[cfg_attr(feature = "wire", serde(rename = "9"))]
    N9,
    #[cfg_attr(feature = "wire", serde(rename = "SW"))]
    Swap,
    #[cfg_attr(feature = "wire", serde(rename = "D2"))]
    Draw2,
    #[cfg_attr(feature = "wire", serde(rename = "PK"))]
    Peek,
    #[cfg_attr(feature = "wire", serde(rename = "SP"))]
    SuperPeek,
}

/// How many different faces there are.
pub(crate) const KINDS: usize = 14;
/// How many of them are numbers.
const NUMBERS: usize = 10;

impl Card {
    /// Numbers first, then specials: piles are counted in this order.
    pub const ALL: [Card; KINDS] = [
        Card::N0,
        Card::N1,
        Card::N2,
        Card::N3,
        Card::N4,
        Card::N5,
        Card::N6,
        Card::N7,
        Card::N8,
        Card::N9,
        Card::Swap,
        Card::Draw2,
        Card::Peek,
        Card::SuperPeek,
    ];
    pub const SPECIALS: [Card; 4] = [Card::Swap, Card::Draw2, Card::Peek, Card::SuperPeek];
    const NAMES: [&'static str; KINDS] =
        ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "SW", "D2", "PK", "SP"];

    pub const fn is_number(self) -> bool {
        (self as usize) < NUMBERS
    }

    pub const fn is_special(self) -> bool {
        !self.is_number()
    }

    /// Penalty points; a special card has none and must be replaced before it scores.
    pub const fn points(self) -> Option<u8> {
        if self.is_number() { Some(self as u8) } else { None }
    }

    pub const fn number(points: u8) -> Option<Card> {
        if (points as usize) < NUMBERS { Some(Card::ALL[points as usize]) } else { None }
    }

    /// As it is written in notation.
    pub const fn name(self) -> &'static str {
        Card::NAMES[self as usize]
    }

    pub fn from_name(name: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.name().eq_ignore_ascii_case(name))
    }

    /// The place of a special card among [`Card::SPECIALS`].
    pub(crate) const fn special_index(self) -> Option<usize> {
        (self as usize).checked_sub(NUMBERS)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// How many cards of each face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts([u8; WIDTH]);

/// The faces and two more, of which there are none: so many fit one large number, and are counted in one step.
const WIDTH: usize = 16;

impl Counts {
    pub const fn of(&self, card: Card) -> u8 {
        self.0[card as usize]
    }

    pub fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    pub fn take(&mut self, card: Card) {
        self.0[card as usize] -= 1;
    }

    pub fn set(&mut self, card: Card, count: u8) {
        self.0[card as usize] = count;
    }

    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| count as usize).sum()
    }

    pub fn numbers(&self) -> usize {
        self.0[..NUMBERS].iter().map(|&count| count as usize).sum()
    }

    pub(crate) fn take_specials(&mut self, counts: &[u8; 4]) {
        self.0[NUMBERS..].iter_mut().zip(counts).for_each(|(left, count)| *left -= count);
    }

    /// What is left without these.
    #[inline]
    pub(crate) fn without(&self, seen: &Tally) -> Counts {
        let [a, b, c, d] = seen.0.map(u128::from_le_bytes);
        let left = u128::from_le_bytes(self.0).wrapping_sub(a + b + c + d);
        Counts((left & ((1 << (8 * DARK)) - 1)).to_le_bytes())
    }

    /// Every card, numbers first.
    pub fn stack(&self) -> Stack {
        let mut pool = Pool::EMPTY;
        pool.fill(self);
        Stack { cards: *pool.lowest(), count: pool.count }
    }
}

/// Faces counted on four strips, for a number that has just been written takes time to be read again.
#[derive(Default)]
pub(crate) struct Tally([[u8; WIDTH]; 4]);

/// Dark cards are counted too, above all kinds: that is quicker than to ask of each whether it is one.
const DARK: usize = KINDS;

impl Tally {
    #[inline]
    pub(crate) fn add(&mut self, strip: usize, face: Face<Card>) {
        self.0[strip][face.up().map_or(DARK, |card| card as usize)] += 1;
    }
}

/// A heap of cards to draw from.
pub(crate) struct Pool {
    /// With room to spare: see [`Pool::fill`].
    cards: [Card; HEIGHTS + FEW],
    count: u8,
}

/// As many as there are of most kinds.
const FEW: usize = 16;
/// A power of two that any pool fits in, so that a height needs no check.
const HEIGHTS: usize = 128;

impl Pool {
    pub(crate) const EMPTY: Pool = Pool { cards: [Card::N0; HEIGHTS + FEW], count: 0 };

    /// Becomes these cards, numbers first.
    pub(crate) fn fill(&mut self, cards: &Counts) {
        let mut top = 0;
        for (card, count) in Card::ALL.into_iter().zip(cards.0) {
            // A few are laid down at once, and the next kind over those that were too many: that is quicker than to
            // count them out.
            let from = top % HEIGHTS;
            self.cards[from..from + FEW].copy_from_slice(&[card; FEW]);
            top += usize::from(count);
        }
        self.count = top as u8;
        if u128::from_le_bytes(cards.0) & u128::from_le_bytes([!(FEW as u8 - 1); WIDTH]) != 0 {
            self.fill_slowly(cards);
        }
    }

    #[cold]
    fn fill_slowly(&mut self, cards: &Counts) {
        let each = Card::ALL.into_iter().zip(cards.0);
        let each = each.flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)));
        self.cards.iter_mut().zip(each).for_each(|(place, card)| *place = card);
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.count)]
    }

    /// The card at this height; whichever, above the top.
    #[inline]
    pub(crate) fn at(&self, height: u8) -> Card {
        self.cards[usize::from(height) % HEIGHTS]
    }

    /// Takes out a number card, each with the same chance. The pool still has its numbers first.
    pub(crate) fn draw_number(&mut self, dice: &mut Dice) -> Card {
        let pool = self.as_mut_slice();
        let numbers = pool.partition_point(|card| card.is_number());
        let card = dice.below(numbers as u32) as usize;
        // The gap goes to the end of the numbers and from there to the end of the pool.
        pool.swap(card, numbers - 1);
        pool.swap(numbers - 1, pool.len() - 1);
        self.count -= 1;
        self.at(self.count)
    }

    /// So many of each special card at this height.
    pub(crate) fn put_specials(&mut self, mut height: u8, counts: &[u8; 4]) {
        for (card, &count) in Card::SPECIALS.into_iter().zip(counts) {
            for _ in 0..count {
                self.cards[usize::from(height) % HEIGHTS] = card;
                height += 1;
            }
        }
    }

    /// As many as a pile has room for.
    #[inline]
    pub(crate) fn lowest(&self) -> &[Card; MOST_CARDS] {
        self.cards.first_chunk().unwrap_or(&[Card::N0; MOST_CARDS])
    }
}

impl FromIterator<Card> for Counts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Counts {
        let mut counts = Counts::default();
        cards.into_iter().for_each(|card| counts.add(card));
        counts
    }
}

/// An open pile: everyone has seen every card of it go there. The top card is the last.
#[derive(Clone, Copy)]
pub struct Stack {
    cards: [Card; MOST_CARDS],
    count: u8,
}

impl Stack {
    pub const EMPTY: Stack = Stack { cards: [Card::N0; MOST_CARDS], count: 0 };

    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..self.count as usize]
    }

    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..self.count as usize]
    }

    pub fn top(&self) -> Option<Card> {
        self.as_slice().last().copied()
    }

    pub const fn len(&self) -> u8 {
        self.count
    }

    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// How many of this kind.
    pub fn count(&self, card: Card) -> u8 {
        self.as_slice().iter().map(|&other| u8::from(other == card)).sum()
    }

    pub(crate) fn has_more_than(&self, count: u8, card: Card) -> bool {
        self.as_slice().iter().filter(|&&other| other == card).nth(count.into()).is_some()
    }

    pub fn push(&mut self, card: Card) {
        self.cards[self.count as usize] = card;
        self.count += 1;
    }

    pub fn pop(&mut self) -> Option<Card> {
        self.count = self.count.checked_sub(1)?;
        Some(self.cards[self.count as usize])
    }
}

impl FromIterator<Card> for Stack {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Stack {
        let mut stack = Stack::EMPTY;
        cards.into_iter().for_each(|card| stack.push(card));
        stack
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Stack) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// What counting tells about the cards that lie dark outside the deck.
///
/// All cards that went through one shuffle are a batch. When a batch's deck is used up, everyone who counted knows
/// exactly which of its cards still lie face down in rows (or in a hand), though not where: those are listed here,
/// sorted, so that their order tells nothing. The deck is always of the newest batch, and what is unseen of that one
/// is simply the rest of all cards.
#[derive(Clone, Copy)]
pub struct Settled {
    cards: [(u8, Card); MOST_DARK],
    count: u8,
}

/// Six rows and the card in hand.
const MOST_DARK: usize = 6 * ROW + 1;

impl Settled {
    pub const NONE: Settled = Settled { cards: [(0, Card::N0); MOST_DARK], count: 0 };

    pub fn as_slice(&self) -> &[(u8, Card)] {
        &self.cards[..self.count as usize]
    }

    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub fn insert(&mut self, batch: u8, card: Card) {
        let place = self.as_slice().partition_point(|&lying| lying < (batch, card));
        self.cards.copy_within(place..self.count as usize, place + 1);
        self.cards[place] = (batch, card);
        self.count += 1;
    }

    /// Takes such a card off the list, if one is there.
    pub fn remove(&mut self, batch: u8, card: Card) {
        let Some(place) = self.as_slice().iter().position(|&lying| lying == (batch, card)) else { return };
        self.cards.copy_within(place + 1..self.count as usize, place);
        self.count -= 1;
    }
}

impl PartialEq for Settled {
    fn eq(&self, other: &Settled) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl fmt::Debug for Settled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
