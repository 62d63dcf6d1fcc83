//! The cards that are held in hands: the population in six classes, jokers, and four kinds of special cards.

use std::fmt;

table::named! {
    /// The six classes of the realm, in the order of the influence board.
    #[derive(Default)]
    pub enum Class {
        #[default]
        Peasantry = "peasantry",
        Bourgeoisie = "bourgeoisie",
        Church = "church",
        Chivalry = "chivalry",
        Magic = "magic",
        Royalty = "royalty",
    }
}

pub(crate) const CLASSES: usize = Class::ALL.len();

impl Class {
    /// Who is pictured on the class's population cards.
    pub const fn person(self) -> &'static str {
        match self {
            Class::Peasantry => "peasant",
            Class::Bourgeoisie => "merchant",
            Class::Church => "monk",
            Class::Chivalry => "knight",
            Class::Magic => "witch",
            Class::Royalty => "king",
        }
    }
}

table::named! {
    /// What lies in five open piles (CART-12), in the order in which it is given away (Decisions and information).
    pub enum Special {
        Joker = "joker",
        Pass = "pass",
        Flute = "flute",
        Sword = "sword",
        Gold = "gold",
    }
}

pub(crate) const SPECIALS: usize = Special::ALL.len();

impl Special {
    pub const fn card(self) -> Card {
        Card((POPULATION_KINDS + self.index()) as u8)
    }

    /// CART-43.
    pub const fn can_be_committed(self) -> bool {
        matches!(self, Special::Joker | Special::Flute | Special::Sword)
    }
}

/// A population card shows 0 to 4 nuns.
pub(crate) const NUNS: usize = 5;
pub(crate) const POPULATION_KINDS: usize = CLASSES * NUNS;
pub(crate) const KINDS: usize = POPULATION_KINDS + SPECIALS;

/// One kind of card. Kinds are numbered in the give-away order: class by class with fewer nuns first, then jokers,
/// Passes, Flutes, Swords, and Golds last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS),
    ts(
        type = "`${'peasant' | 'merchant' | 'monk' | 'knight' | 'witch' | 'king'}${0 | 1 | 2 | 3 | 4}` | 'joker' | 'pass' | 'flute' | 'sword' | 'gold'"
    )
)]
pub struct Card(pub(crate) u8);

impl Card {
    /// `None`: no card shows so many nuns.
    pub const fn population(class: Class, nuns: u8) -> Option<Card> {
        if (nuns as usize) < NUNS { Some(Card((class.index() * NUNS) as u8 + nuns)) } else { None }
    }

    /// In the give-away order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The kind with this number.
    pub(crate) const fn at(index: usize) -> Card {
        Card(index as u8)
    }

    /// `None` for jokers and special cards.
    pub fn class(self) -> Option<Class> {
        Class::ALL.get(self.index() / NUNS).copied()
    }

    pub const fn is_population(self) -> bool {
        self.index() < POPULATION_KINDS
    }

    /// None on jokers and special cards.
    pub const fn nuns(self) -> u8 {
        if self.is_population() { self.0 % NUNS as u8 } else { 0 }
    }

    pub fn special(self) -> Option<Special> {
        Special::ALL.get(self.index().checked_sub(POPULATION_KINDS)?).copied()
    }

    /// `witch3`, `sword`.
    pub fn from_name(name: &str) -> Option<Card> {
        Card::all().find(|card| card.is_written(name))
    }

    fn is_written(self, name: &str) -> bool {
        match self.class() {
            Some(class) => {
                name.strip_prefix(class.person()).and_then(|nuns| nuns.parse().ok()) == Some(self.nuns())
            }
            None => self.special().is_some_and(|special| special.name() == name),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.class(), self.special()) {
            (Some(class), _) => write!(f, "{}{}", class.person(), self.nuns()),
            (None, Some(special)) => f.write_str(special.name()),
            (None, None) => f.write_str("?"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(feature = "wire")]
impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "wire")]
impl<'de> serde::Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let name = String::deserialize(deserializer)?;
        Card::from_name(&name).ok_or_else(|| serde::de::Error::custom("a card such as witch3 or sword"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_back_as_it_is_written() {
        assert_eq!(Card::all().count(), 35);
        for card in Card::all() {
            assert_eq!(Card::from_name(&card.to_string()), Some(card));
        }
        assert_eq!(Card::from_name("witch5"), None);
        assert_eq!(Card::from_name("joker1"), None);
    }

    #[test]
    fn special_cards_are_kinds_of_their_own() {
        for special in Special::ALL {
            assert_eq!((special.card().special(), special.card().class()), (Some(special), None));
        }
    }
}
