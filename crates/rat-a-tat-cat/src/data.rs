//! What is printed on the box's cards, read from `rat-a-tat-cat.toml` and checked (TAT-149).

use crate::card::{Card, Counts};
use crate::options::DeckName;
use crate::size::MOST_CARDS;
use serde::Deserialize;
use std::collections::BTreeMap;
use table::{BadParts, Remark};

/// The decks of the box, and how long the page waits for each decision.
#[derive(Clone, Debug)]
pub struct Parts {
    deluxe: Counts,
    classic: Counts,
    pub times: Times,
}

impl Parts {
    pub fn deck(&self, name: DeckName) -> &Counts {
        match name {
            DeckName::Deluxe => &self.deluxe,
            DeckName::Classic => &self.classic,
        }
    }
}

/// Seconds. They are for people; nothing in the rules reads a clock (TAT-90, TAT-139).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Times {
    pub first_look: u32,
    pub decision: u32,
    pub call: u32,
    pub peek_look: u32,
    pub super_peek_look_base: u32,
    pub super_peek_look_per_player: u32,
    pub ready_for_next_round: u32,
    #[serde(default, rename = "provenance")]
    _provenance: Remark,
}

impl table::Parts for Parts {
    const FILE: &'static str = "rat-a-tat-cat.toml";
    const PRINTED: &'static str = include_str!("../data/rat-a-tat-cat.toml");

    fn read(text: &str) -> Result<Parts, BadParts> {
        let file: File =
            toml::from_str(text).map_err(|error| BadParts::new("rat-a-tat-cat.toml", error.to_string()))?;
        Ok(Parts {
            deluxe: file.decks.deluxe.check("decks.deluxe")?,
            classic: file.decks.classic.check("decks.classic")?,
            times: file.times_s,
        })
    }
}

// Unknown fields are refused: a correction that has no effect would go unnoticed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    decks: Decks,
    times_s: Times,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Decks {
    deluxe: Deck,
    classic: Deck,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Deck {
    total: i64,
    numbers: Group,
    specials: Group,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    counts: BTreeMap<String, toml::Value>,
    total: i64,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
}

impl Deck {
    fn check(&self, entry: &str) -> Result<Counts, BadParts> {
        let mut counts = Counts::default();
        self.numbers.check(&format!("{entry}.numbers"), "one of 0 to 9", number_named, &mut counts)?;
        self.specials.check(
            &format!("{entry}.specials"),
            "one of swap, draw2, peek, super_peek",
            special_named,
            &mut counts,
        )?;
        let sum = counts.total() as i64;
        if sum != self.total {
            return Err(BadParts::new(
                format!("{entry}.total"),
                format!("says {}, but the cards add up to {sum}", self.total),
            ));
        }
        Ok(counts)
    }
}

impl Group {
    fn check(
        &self,
        entry: &str,
        allowed: &str,
        named: fn(&str) -> Option<Card>,
        into: &mut Counts,
    ) -> Result<(), BadParts> {
        let mut sum = 0;
        for (name, value) in &self.counts {
            let card = named(name).ok_or_else(|| {
                BadParts::new(format!("{entry}.counts.{name}"), format!("is not {allowed}"))
            })?;
            let count = value.as_integer().and_then(|count| u8::try_from(count).ok());
            let count = count.filter(|&count| count as usize <= MOST_CARDS).ok_or_else(|| {
                BadParts::new(
                    format!("{entry}.counts.{name}"),
                    format!("takes a whole number from 0 to {MOST_CARDS}, not {value}"),
                )
            })?;
            into.set(card, count);
            sum += i64::from(count);
        }
        if sum != self.total {
            return Err(BadParts::new(
                format!("{entry}.total"),
                format!("says {}, but the counts add up to {sum}", self.total),
            ));
        }
        if into.total() > MOST_CARDS {
            return Err(BadParts::new(
                entry,
                format!("makes a deck of {} cards; it may have {MOST_CARDS}", into.total()),
            ));
        }
        Ok(())
    }
}

fn number_named(name: &str) -> Option<Card> {
    Card::ALL.into_iter().find(|card| card.is_number() && card.name() == name)
}

fn special_named(name: &str) -> Option<Card> {
    match name {
        "swap" => Some(Card::Swap),
        "draw2" => Some(Card::Draw2),
        "peek" => Some(Card::Peek),
        "super_peek" => Some(Card::SuperPeek),
        _ => None,
    }
}
