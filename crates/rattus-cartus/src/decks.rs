//! The two decks of building cards, face down (CART-14).

use crate::building::{BuildingCard, BuildingSet, USED};
use crate::size::{MOST_BUILDINGS, MOST_REPLACEMENTS};
use table::{Dice, Eye, Pile, Seed, Truth};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Decks {
    buildings: Pile<BuildingCard, MOST_BUILDINGS>,
    /// Without the cards known to lie at its bottom.
    replacement: Pile<BuildingCard, MOST_REPLACEMENTS>,
    /// Few imagined worlds are ever drawn from, so their decks are laid out when somebody first looks.
    imagined: Option<Imagined>,
}

/// What both decks of an imagined world hold together, and the chance that decides how it lies. The piles are blank.
#[derive(Clone, Copy, Debug)]
struct Imagined {
    cards: BuildingSet,
    chance: u64,
}

impl Decks {
    pub(crate) fn empty() -> Decks {
        Decks { buildings: Pile::empty(), replacement: Pile::empty(), imagined: None }
    }

    /// Each from its bottom on.
    pub(crate) fn stacked(buildings: &[BuildingCard], replacement: &[BuildingCard]) -> Decks {
        Decks { buildings: Pile::stacked(buildings), replacement: Pile::stacked(replacement), imagined: None }
    }

    /// Become decks of so many cards, of which no more is known than that these are in them.
    pub(crate) fn imagine(&mut self, cards: BuildingSet, buildings: u8, replacement: u8, dice: &mut Dice) {
        self.buildings.become_loose(&[BuildingCard::at(0); MOST_BUILDINGS], buildings);
        self.replacement.become_loose(&[BuildingCard::at(0); MOST_REPLACEMENTS], replacement);
        self.imagined = Some(Imagined { cards, chance: dice.word() });
    }

    pub(crate) const fn buildings(&self) -> u8 {
        self.buildings.len()
    }

    pub(crate) const fn replacement(&self) -> u8 {
        self.replacement.len()
    }

    /// The top card of the building deck.
    pub(crate) fn draw(&mut self, truth: &Truth, dice: &mut Dice) -> Option<BuildingCard> {
        *self = self.laid_out();
        self.buildings.draw(truth, dice)
    }

    pub(crate) fn draw_replacement(&mut self, truth: &Truth, dice: &mut Dice) -> Option<BuildingCard> {
        *self = self.laid_out();
        self.replacement.draw(truth, dice)
    }

    /// Both decks, from their bottoms on, to the eye that sees everything.
    pub(crate) fn to(&self, eye: &Eye) -> Option<(Vec<BuildingCard>, Vec<BuildingCard>)> {
        let decks = self.laid_out();
        Some((decks.buildings.to(eye)?.to_vec(), decks.replacement.to(eye)?.to_vec()))
    }

    #[inline]
    fn laid_out(&self) -> Decks {
        self.imagined.map_or(*self, |imagined| imagined.laid_out(self.buildings.len()))
    }
}

impl Imagined {
    #[cold]
    fn laid_out(self, buildings: u8) -> Decks {
        let (mut seed, mut cards) = ([0; 32], [BuildingCard::at(0); USED]);
        seed[..8].copy_from_slice(&self.chance.to_le_bytes());
        let count = cards.iter_mut().zip(self.cards.iter()).map(|(place, card)| *place = card).count();
        Dice::from_seed(Seed::from_bytes(seed)).shuffle(&mut cards[..count]);
        let (buildings, replacement) = cards[..count].split_at(usize::from(buildings));
        Decks::stacked(buildings, replacement)
    }
}
