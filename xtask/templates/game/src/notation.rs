//! Decisions and positions as text, both ways: `change`; `hands 2 5; away - 3; deck 1 4; left A`. Piles are written
//! top card first, and `?` is dark.

use crate::size::{MOST_CARDS, MOST_PLAYERS};
use crate::state::{Options, Public, State};
use crate::{Decision, View};
use std::fmt;
use std::str::FromStr;
use table::{BySeat, Hidden, Misread, Pile, Reader, SeatSet};

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Decision::Keep => "keep",
            Decision::Change => "change",
        })
    }
}

impl FromStr for Decision {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Decision, Misread> {
        let mut reader = Reader::new(text);
        let decision = reader.read("keep or change", |word| match word {
            "keep" => Some(Decision::Keep),
            "change" => Some(Decision::Change),
            _ => None,
        })?;
        reader.end()?;
        Ok(decision)
    }
}

impl View {
    pub(crate) fn write(&self) -> String {
        let card = |card: Option<u8>, none: &str| card.map_or(none.to_owned(), |card| card.to_string());
        let hands: Vec<String> = self.hands.iter().map(|(_, hand)| card(hand.up(), "?")).collect();
        let away: Vec<String> = self.public.away.iter().map(|(_, away)| card(*away, "-")).collect();
        let deck: Vec<String> = match &self.deck_order {
            Some(order) => order[..self.deck as usize].iter().rev().map(u8::to_string).collect(),
            None => vec![format!("?{}", self.deck)],
        };
        let mut sections = vec![
            format!("hands {}", hands.join(" ")),
            format!("away {}", away.join(" ")),
            format!("deck {}", deck.join(" ")).trim_end().to_owned(),
        ];
        if !self.public.left.is_empty() {
            sections.push(format!("left {}", self.public.left));
        }
        if self.public.options.low_wins {
            sections.push("low".to_owned());
        }
        sections.join("; ")
    }
}

impl State {
    pub(crate) fn read(text: &str) -> Result<State, Misread> {
        let mut reader = Reader::new(text);
        reader.expect("hands")?;
        let hands = cards(&mut reader)?;
        reader.expect(";")?;
        reader.expect("away")?;
        let away = cards(&mut reader)?;
        reader.expect(";")?;
        reader.expect("deck")?;
        let deck = cards(&mut reader)?;
        let left = if reader.take(";") && reader.take("left") { reader.seats()? } else { SeatSet::EMPTY };
        let low_wins = reader.take("low") || (reader.take(";") && reader.take("low"));
        reader.end()?;
        put_together(&hands, &away, &deck, left, low_wins)
            .map_err(|expected| Misread::new(text.len(), expected))
    }
}

/// Numbers, or `-` for no card.
fn cards(reader: &mut Reader<'_>) -> Result<Vec<Option<u8>>, Misread> {
    let mut cards = Vec::new();
    while reader.peek().is_some_and(|token| token.text != ";") {
        cards.push(reader.read("a card from 0 to 255, or -", |word| {
            if word == "-" { Some(None) } else { word.parse().ok().map(Some) }
        })?);
    }
    Ok(cards)
}

fn put_together(
    hands: &[Option<u8>],
    away: &[Option<u8>],
    deck: &[Option<u8>],
    left: SeatSet,
    low_wins: bool,
) -> Result<State, String> {
    let seats = hands.len() as u8;
    if !(2..=MOST_PLAYERS).contains(&hands.len()) || away.len() != hands.len() {
        return Err(format!("2 to {MOST_PLAYERS} hands, and as many cards put away or -"));
    }
    if !left.is_within(SeatSet::first(seats)) {
        return Err("those left to have a hand".to_owned());
    }
    let mut all: Vec<u8> = hands.iter().chain(away).chain(deck).filter_map(|card| *card).collect();
    if all.len() > MOST_CARDS || hands.contains(&None) || deck.contains(&None) {
        return Err(format!("a card in every hand, and at most {MOST_CARDS} cards"));
    }
    all.sort_unstable();
    let mut sorted = [0; MOST_CARDS];
    sorted[..all.len()].copy_from_slice(&all);
    let bottom_up: Vec<u8> = deck.iter().rev().filter_map(|card| *card).collect();
    let public = Public {
        options: Options { low_wins },
        all: sorted,
        count: all.len() as u8,
        left,
        away: BySeat::from_fn(seats, |seat| away[seat.number() as usize]),
    };
    let hands = BySeat::from_fn(seats, |seat| {
        let card = hands[seat.number() as usize].unwrap_or_default();
        if left.is_empty() { Hidden::open(card) } else { Hidden::known_to(card, SeatSet::only(seat)) }
    });
    Ok(State { public, hands, deck: Pile::stacked(&bottom_up) })
}
