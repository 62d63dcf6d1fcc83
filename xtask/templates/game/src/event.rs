//! What happened, and what each onlooker is told of it.

use crate::state::MOST_PLAYERS;
use std::fmt;
use table::{BySeat, Eye, Face, Hidden, Seat};

#[derive(Clone, Debug)]
pub enum Event {
    Dealt { seat: Seat, card: Hidden<u8> },
    Kept { seat: Seat },
    Changed { seat: Seat, away: u8, card: Hidden<u8> },
    TurnedUp { hands: BySeat<u8, MOST_PLAYERS> },
    TimedOut { seat: Seat },
}

#[derive(Clone, Debug, PartialEq)]
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
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = |card: &Face<u8>| card.up().map_or(String::new(), |card| format!(" ({card})"));
        match self {
            Notice::Dealt { seat, card } => write!(f, "{seat} is dealt a card{}.", known(card)),
            Notice::Kept { seat } => write!(f, "{seat} keeps the card."),
            Notice::Changed { seat, away, card } => {
                write!(f, "{seat} puts {away} away for a new card{}.", known(card))
            }
            Notice::TurnedUp { hands } => write!(f, "All cards up: {hands:?}."),
            Notice::TimedOut { seat } => write!(f, "{seat} has run out of time."),
        }
    }
}
