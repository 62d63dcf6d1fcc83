//! All that one onlooker may know: everything but some cards.

use crate::card::{Clan, EventCard, Side};
use crate::decision::Ask;
use crate::phase::Phase;
use crate::size::{MOST_EVENTS, MOST_FOOD};
use crate::state::{Public, State};
use table::{BySeat, Eye, Face, Seat};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Whose view it is; the gallery's has nobody.
    pub you: Option<Seat>,
    pub public: Public,
    /// The top of the event deck; up for a Seer who has looked.
    pub next_event: Option<Face<EventCard>>,
    /// The food cards of the next round.
    pub next_food: Option<[Face<u8>; 2]>,
    pub dealt: BySeat<[Face<Clan>; 2]>,
    pub sides: BySeat<Face<Side>>,
    /// What lies below, for the eye that sees everything.
    pub below: Option<Below>,
}

/// Both decks without their top cards, bottom first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Below {
    events: [EventCard; MOST_EVENTS],
    event_count: u8,
    food: [u8; MOST_FOOD],
    food_count: u8,
}

impl Below {
    fn new(events: &[EventCard], food: &[u8]) -> Below {
        let mut below = Below {
            events: [EventCard::default(); MOST_EVENTS],
            event_count: events.len() as u8,
            food: [0; MOST_FOOD],
            food_count: food.len() as u8,
        };
        below.events[..events.len()].copy_from_slice(events);
        below.food[..food.len()].copy_from_slice(food);
        below
    }

    pub fn events(&self) -> &[EventCard] {
        &self.events[..self.event_count as usize]
    }

    pub fn food(&self) -> &[u8] {
        &self.food[..self.food_count as usize]
    }
}

impl View {
    pub(crate) fn of(state: &State, eye: &Eye) -> View {
        let below =
            state.events.to(eye).zip(state.food.to(eye)).map(|(events, food)| Below::new(events, food));
        View {
            you: eye.seat(),
            public: state.public,
            next_event: state.next_event.map(|card| card.to(eye)),
            next_food: state.next_food.map(|cards| cards.map(|card| card.to(eye))),
            dealt: state.dealt.map(|_, cards| cards.map(|card| card.to(eye))),
            sides: state.sides.map(|_, side| side.to(eye)),
            below,
        }
    }

    /// What is asked of the onlooker.
    pub fn ask(&self) -> Option<Ask> {
        let you = self.you?;
        let asked = match self.public.phase {
            Phase::ClanChoice | Phase::BoardChoice => true,
            Phase::Deploy => self.public.deployers().contains(you),
            Phase::HolyRat { seat }
            | Phase::Athletes { seat }
            | Phase::Ninja { seat, .. }
            | Phase::Search { seat, .. }
            | Phase::Lecter { seat }
            | Phase::Starve { seat, .. }
            | Phase::Alchemy { seat } => seat == you,
            Phase::Over => false,
        };
        let dealt = self.dealt[you].map(|card| card.up().unwrap_or_default());
        if asked { self.public.ask(you, dealt) } else { None }
    }

    /// Whether the onlooker, a Seer, may look at what comes next (LAND-185).
    pub fn may_look(&self) -> bool {
        self.you.is_some_and(|you| self.public.may_look(you))
    }
}
