//! Decisions as text, both ways. Positions of the row and places of the nun row are counted from 1:
//! `take 2`, `look 5`, `visit 1 witch0 witch3 sword`, `pass`, `victim B`, `give king1 gold`, `receiver C`, `act yes`,
//! `discard monk0`.

use crate::card::Card;
use crate::cards::Cards;
use crate::decision::Decision;
use crate::size::{NUN_ROW, ROW};
use std::fmt;
use std::str::FromStr;
use table::{Misread, Reader};

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Privilege(position) => write!(f, "take {}", position + 1),
            Decision::Look(place) => write!(f, "look {}", place + 1),
            Decision::Visit { position, cards } => write!(f, "visit {}{}", position + 1, Spaced(*cards)),
            Decision::Pass => f.write_str("pass"),
            Decision::Victim(seat) => write!(f, "victim {seat}"),
            Decision::Give(cards) => write!(f, "give{}", Spaced(*cards)),
            Decision::Receiver(seat) => write!(f, "receiver {seat}"),
            Decision::Act(true) => f.write_str("act yes"),
            Decision::Act(false) => f.write_str("act no"),
            Decision::Discard(cards) => write!(f, "discard{}", Spaced(*cards)),
        }
    }
}

/// Each card after a space.
struct Spaced(Cards);

impl fmt::Display for Spaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|card| write!(f, " {card}"))
    }
}

impl FromStr for Decision {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Decision, Misread> {
        let mut reader = Reader::new(text);
        let at = &mut reader;
        let decision = if at.take("take") {
            Decision::Privilege(position(at)?)
        } else if at.take("look") {
            Decision::Look(at.number(1, NUN_ROW as u32)? as u8 - 1)
        } else if at.take("visit") {
            Decision::Visit { position: position(at)?, cards: cards(at)? }
        } else if at.take("pass") {
            Decision::Pass
        } else if at.take("victim") {
            Decision::Victim(at.seat()?)
        } else if at.take("give") {
            Decision::Give(cards(at)?)
        } else if at.take("receiver") {
            Decision::Receiver(at.seat()?)
        } else if at.take("act") {
            Decision::Act(at.read("yes or no", |word| match word {
                "yes" => Some(true),
                "no" => Some(false),
                _ => None,
            })?)
        } else if at.take("discard") {
            Decision::Discard(cards(at)?)
        } else {
            return Err(at.misread("take, look, visit, pass, victim, give, receiver, act or discard"));
        };
        reader.end()?;
        Ok(decision)
    }
}

fn position(reader: &mut Reader<'_>) -> Result<u8, Misread> {
    Ok(reader.number(1, ROW as u32)? as u8 - 1)
}

/// Cards up to the end of the section.
pub(crate) fn cards(reader: &mut Reader<'_>) -> Result<Cards, Misread> {
    let mut all = Vec::new();
    while reader.peek().is_some_and(|token| !matches!(token.text, ";" | "]")) {
        all.push(reader.read("a card, such as witch3 or sword", Card::from_name)?);
    }
    Cards::counted(all).ok_or_else(|| reader.misread("no more cards of a kind than there are"))
}
