//! What the box prints, for a page that shows it before there is a table, or that no sight tells.

use crate::building::{Building, BuildingCard, COPIES};
use crate::card::{Card, Class, NUNS};
use crate::data::{Action, Parts, Privilege};

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct BoxInfo {
    /// How many population cards of each class show no nun, one, two and so on.
    pub nuns: [u8; NUNS],
    pub buildings: Vec<BuildingInfo>,
}

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct BuildingInfo {
    pub building: Building,
    pub premium: Action,
    pub standard: Action,
    /// Of copies 1 to 5.
    pub privileges: Vec<Privilege>,
}

impl BoxInfo {
    pub fn of(parts: &Parts) -> BoxInfo {
        // All classes have the same cards.
        let with = |nuns| Card::population(Class::ALL[0], nuns).map_or(0, |card| parts.population.of(card));
        BoxInfo {
            nuns: std::array::from_fn(|nuns| with(nuns as u8)),
            buildings: Building::ALL.into_iter().map(|building| BuildingInfo::of(parts, building)).collect(),
        }
    }
}

impl BuildingInfo {
    fn of(parts: &Parts, building: Building) -> BuildingInfo {
        let copies = (1..=COPIES as u8).filter_map(|copy| BuildingCard::new(building, copy));
        BuildingInfo {
            building,
            premium: parts.action(building, true),
            standard: parts.action(building, false),
            privileges: copies.map(|card| parts.privilege(card)).collect(),
        }
    }
}
