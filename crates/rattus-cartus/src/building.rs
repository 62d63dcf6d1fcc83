//! The twelve buildings, and the sixty cards that show them.

use crate::card::{CLASSES, Class};
use std::fmt;
use table::Seat;

table::named! {
    /// Two of each class, in the order of the classes; the recommended one comes first (CART-142).
    #[derive(Default)]
    pub enum Building {
        #[default]
        Farm = "farm",
        Brewery = "brewery",
        Marketplace = "marketplace",
        Office = "office",
        Monastery = "monastery",
        Hospital = "hospital",
        Castle = "castle",
        GuardTower = "guard_tower",
        FortuneTellersTent = "fortune_tellers_tent",
        PiedPipersHut = "pied_pipers_hut",
        Palace = "palace",
        Treasury = "treasury",
    }
}

pub(crate) const BUILDINGS: usize = Building::ALL.len();
/// Of each building.
pub(crate) const COPIES: usize = 5;
/// Of each class, of which five are used (CART-13).
pub(crate) const CARDS_OF_A_CLASS: usize = 2 * COPIES;
pub const USED_OF_A_CLASS: usize = 5;
pub(crate) const BUILDING_CARDS: usize = BUILDINGS * COPIES;
pub(crate) const USED: usize = CLASSES * USED_OF_A_CLASS;

impl Building {
    pub fn class(self) -> Class {
        Class::ALL[self.index() / 2]
    }

    /// Short enough for a line of notation.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Building::GuardTower => "tower",
            Building::FortuneTellersTent => "tent",
            Building::PiedPipersHut => "hut",
            Building::Farm
            | Building::Brewery
            | Building::Marketplace
            | Building::Office
            | Building::Monastery
            | Building::Hospital
            | Building::Castle
            | Building::Palace
            | Building::Treasury => self.name(),
        }
    }
}

/// One of the sixty: a building, and which of its five copies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS),
    ts(
        type = "`${'farm' | 'brewery' | 'marketplace' | 'office' | 'monastery' | 'hospital' | 'castle' | 'tower' | 'tent' | 'hut' | 'palace' | 'treasury'}${1 | 2 | 3 | 4 | 5}`"
    )
)]
pub struct BuildingCard(u8);

impl BuildingCard {
    /// Copies are numbered from 1; `None`: there is no such copy.
    pub const fn new(building: Building, copy: u8) -> Option<BuildingCard> {
        if copy >= 1 && copy as usize <= COPIES {
            Some(BuildingCard((building.index() * COPIES) as u8 + copy - 1))
        } else {
            None
        }
    }

    pub(crate) const fn at(index: usize) -> BuildingCard {
        BuildingCard(index as u8)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn building(self) -> Building {
        Building::ALL[self.index() / COPIES]
    }

    pub const fn copy(self) -> u8 {
        self.0 % COPIES as u8 + 1
    }

    pub fn class(self) -> Class {
        Class::ALL[self.index() / CARDS_OF_A_CLASS]
    }

    /// `farm3`, `tent1`.
    pub fn from_name(name: &str) -> Option<BuildingCard> {
        (0..BUILDING_CARDS).map(BuildingCard::at).find(|card| {
            name.strip_prefix(card.building().word()).and_then(|copy| copy.parse().ok()) == Some(card.copy())
        })
    }
}

impl fmt::Display for BuildingCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.building().word(), self.copy())
    }
}

impl fmt::Debug for BuildingCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(feature = "wire")]
impl serde::Serialize for BuildingCard {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Some of the sixty.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct BuildingSet(u64);

impl BuildingSet {
    pub const NONE: BuildingSet = BuildingSet(0);

    /// The ten of a class.
    pub const fn of_class(class: Class) -> BuildingSet {
        BuildingSet(((1 << CARDS_OF_A_CLASS) - 1) << (class.index() * CARDS_OF_A_CLASS))
    }

    /// The five of a building.
    pub const fn of_building(building: Building) -> BuildingSet {
        BuildingSet(((1 << COPIES) - 1) << (building.index() * COPIES))
    }

    pub const fn contains(self, card: BuildingCard) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, card: BuildingCard) -> BuildingSet {
        BuildingSet(self.0 | 1 << card.0)
    }

    #[must_use]
    pub const fn union(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 & !other.0)
    }

    #[must_use]
    pub const fn among(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 & other.0)
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = BuildingCard> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| BuildingCard(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            card
        })
    }

    /// CART-13: exactly five of each class.
    pub fn can_be_played_with(self) -> bool {
        Class::ALL.into_iter().all(|class| self.among(BuildingSet::of_class(class)).len() == USED_OF_A_CLASS)
    }
}

impl FromIterator<BuildingCard> for BuildingSet {
    fn from_iter<I: IntoIterator<Item = BuildingCard>>(cards: I) -> BuildingSet {
        cards.into_iter().fold(BuildingSet::NONE, BuildingSet::with)
    }
}

impl fmt::Debug for BuildingSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

pub(crate) const MOST_VISITORS: usize = 5;

/// Who visits a building card, in the order of its slots (CART-41).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct Visitors {
    seats: [Seat; MOST_VISITORS],
    count: u8,
}

impl Visitors {
    pub fn push(&mut self, seat: Seat) {
        self.seats[self.count as usize] = seat;
        self.count += 1;
    }

    /// Slot 1 first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.seats.into_iter().take(self.count as usize)
    }

    pub const fn len(&self) -> u8 {
        self.count
    }

    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub fn contains(&self, seat: Seat) -> bool {
        self.iter().any(|visitor| visitor == seat)
    }
}

#[cfg(feature = "wire")]
impl serde::Serialize for Visitors {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_back_as_it_is_written() {
        for card in (0..BUILDING_CARDS).map(BuildingCard::at) {
            assert_eq!(BuildingCard::from_name(&card.to_string()), Some(card));
            assert_eq!(BuildingCard::new(card.building(), card.copy()), Some(card));
            assert_eq!(card.class(), card.building().class());
        }
        assert_eq!(BuildingCard::from_name("farm6"), None);
    }

    #[test]
    fn a_set_knows_its_classes() {
        let recommended = Building::ALL.into_iter().step_by(2).map(BuildingSet::of_building);
        let recommended = recommended.fold(BuildingSet::NONE, BuildingSet::union);
        assert!(recommended.can_be_played_with() && recommended.len() == USED);
        let farms = BuildingSet::of_building(Building::Farm);
        assert!(!recommended.minus(farms).can_be_played_with());
        assert_eq!(farms.iter().map(|card| card.copy()).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    }
}
