//! What the box prints, for a page that shows it before there is a table.

use crate::card::{Card, Counts};
use crate::data::Parts;
use crate::options::DeckName;

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct BoxInfo {
    pub deluxe: Vec<CardInfo>,
    pub classic: Vec<CardInfo>,
}

/// A card, and how many of it the deck holds.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct CardInfo {
    pub card: Card,
    pub count: u8,
}

impl BoxInfo {
    pub fn of(parts: &Parts) -> BoxInfo {
        let listed = |deck: &Counts| {
            Card::ALL.into_iter().map(|card| CardInfo { card, count: deck.of(card) }).collect()
        };
        BoxInfo {
            deluxe: listed(parts.deck(DeckName::Deluxe)),
            classic: listed(parts.deck(DeckName::Classic)),
        }
    }
}
