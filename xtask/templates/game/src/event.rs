//! What happened, and what each onlooker is told of it.

use crate::size::MOST_PLAYERS;
use std::fmt;
use table::{BySeat, Eye, Face, Hidden, Seat, joined};

#[derive(Clone, Debug)]
pub enum Event {
    Dealt { seat: Seat, card: Hidden<u8> },
    Kept { seat: Seat },
    Changed { seat: Seat, away: u8, card: Hidden<u8> },
    TurnedUp { hands: BySeat<u8, MOST_PLAYERS> },
    TimedOut { seat: Seat },
}

impl Event {
    /// Whether somebody knows more by it: then nothing before it can be taken back.
    pub(crate) fn reveals(&self) -> bool {
        match self {
            Event::Kept { .. } | Event::TimedOut { .. } => false,
            Event::Dealt { .. } | Event::Changed { .. } | Event::TurnedUp { .. } => true,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "Told"), ts(as = "Told"))]
pub enum Notice {
    Dealt { seat: Seat, card: Face<u8> },
    Kept { seat: Seat },
    Changed { seat: Seat, away: u8, card: Face<u8> },
    TurnedUp { hands: Vec<u8> },
    TimedOut { seat: Seat },
}

impl Notice {
    pub(crate) fn of(event: &Event, eye: &Eye) -> Notice {
        match event {
            Event::Dealt { seat, card } => Notice::Dealt { seat: *seat, card: card.to(eye) },
            Event::Kept { seat } => Notice::Kept { seat: *seat },
            Event::Changed { seat, away, card } => {
                Notice::Changed { seat: *seat, away: *away, card: card.to(eye) }
            }
            Event::TurnedUp { hands } => Notice::TurnedUp { hands: hands.as_slice().to_vec() },
            Event::TimedOut { seat } => Notice::TimedOut { seat: *seat },
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Notice::Dealt { seat, .. }
            | Notice::Kept { seat }
            | Notice::Changed { seat, .. }
            | Notice::TimedOut { seat } => Some(*seat),
            Notice::TurnedUp { .. } => None,
        }
    }

    /// What follows the name of whoever did it.
    fn words(&self) -> String {
        let known = |card: &Face<u8>| card.up().map_or(String::new(), |card| format!(" ({card})"));
        match self {
            Notice::Dealt { card, .. } => format!("is dealt a card{}.", known(card)),
            Notice::Kept { .. } => "keeps the card.".to_owned(),
            Notice::Changed { away, card, .. } => format!("puts {away} away for a new card{}.", known(card)),
            Notice::TurnedUp { hands } => format!("All cards up: {}.", joined(hands)),
            Notice::TimedOut { .. } => "has run out of time.".to_owned(),
        }
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat() {
            Some(seat) => write!(f, "{seat} {}", self.words()),
            None => f.write_str(&self.words()),
        }
    }
}

/// A notice on its way to a plain table, which puts the player's name before it.
#[cfg(feature = "wire")]
#[derive(serde::Serialize, ts_rs::TS)]
#[serde(tag = "what", rename = "told")]
struct Told {
    seat: Option<Seat>,
    text: String,
}

#[cfg(feature = "wire")]
impl From<Notice> for Told {
    fn from(notice: Notice) -> Told {
        Told { seat: notice.seat(), text: notice.words() }
    }
}
