//! What nobody has seen, in random order, for an imagined world.

use crate::card::{Card, KINDS, POPULATION_KINDS};
use crate::cards::{Cards, KINDS_BELOW, MOST_OF_A_POPULATION_CARD, NARROW, ONE};
use crate::size::POPULATION as POPULATION_CARDS;
use table::{Dice, Pile};

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
    /// On top of what lies there. A few of a kind are laid down at once, and the next kind over those that were too many: that
    /// is quicker than to count them out.
    #[inline]
    pub(crate) fn lay(&mut self, cards: Cards) {
        let mut top = usize::from(self.count);
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

    /// So many at the top are any of all, in any order, each as likely.
    pub(crate) fn shuffle_top(&mut self, count: u8, dice: &mut Dice) {
        dice.shuffle_top(&mut self.cards[..usize::from(self.count)], count.into());
    }

    /// So many at the bottom stay where they are; all others come in any order.
    pub(crate) fn shuffle_above(&mut self, bottom: u8, dice: &mut Dice) {
        let above = &mut self.cards[usize::from(bottom)..usize::from(self.count)];
        dice.shuffle_top(above, above.len());
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
