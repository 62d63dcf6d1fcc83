//! All that one onlooker may know: perfect recall, and nothing more.

use crate::building::BuildingCard;
use crate::card::{Card, Special};
use crate::cards::Cards;
use crate::decision::Ask;
use crate::memory::Memory;
use crate::phase::Phase;
use crate::size::{MOST_PLAYERS, NUN_ROW};
use crate::state::{Public, State};
use table::{Eye, Face, Faces, Known, Seat, SeatSet};

/// What one onlooker sees, has seen and can count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Whose view it is; the gallery's has nobody.
    pub you: Option<Seat>,
    pub public: Public,
    /// By seat.
    pub hands: Faces<Cards, MOST_PLAYERS>,
    pub laid: Faces<Cards, MOST_PLAYERS>,
    /// Whose committed cards lie open.
    pub revealed: SeatSet,
    /// By giver.
    pub gifts: Faces<Cards, MOST_PLAYERS>,
    /// What the onlooker can tell of the hands of the others; the gallery, what everybody can.
    pub memory: Memory,
    pub nuns: [Face<Card>; NUN_ROW],
    /// Who has looked at each card of the nun row: in front of all (CART-37).
    pub looked: Known<NUN_ROW>,
    /// How many cards are in the population deck, and in the two decks of buildings.
    pub deck: u8,
    pub buildings: u8,
    pub replacement: u8,
    /// For the eye that sees everything.
    pub below: Option<Below>,
}

/// What nobody sees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Below {
    pub(crate) drawn: [Cards; MOST_PLAYERS],
    pub(crate) memories: [Memory; MOST_PLAYERS],
    deck: [Card; crate::size::POPULATION],
    buildings: [BuildingCard; crate::size::MOST_BUILDINGS],
    replacement: [BuildingCard; crate::size::MOST_REPLACEMENTS],
    counts: [u8; 3],
}

impl Below {
    /// The population deck, bottom first.
    pub fn deck(&self) -> &[Card] {
        &self.deck[..self.counts[0] as usize]
    }

    /// The building deck, bottom first.
    pub fn buildings(&self) -> &[BuildingCard] {
        &self.buildings[..self.counts[1] as usize]
    }

    /// The replacement deck above the cards that are known, bottom first.
    pub fn replacement(&self) -> &[BuildingCard] {
        &self.replacement[..self.counts[2] as usize]
    }

    /// Pending cards that were drawn.
    pub fn drawn(&self, seat: Seat) -> Cards {
        self.drawn[seat.number() as usize]
    }

    #[cold]
    fn of(state: &State, eye: &Eye) -> Option<Below> {
        let deck = state.deck.to(eye)?;
        let (buildings, replacement) = state.decks.to(eye)?;
        let mut below = Below {
            drawn: state.drawn.to(eye).map(|cards| cards.up().unwrap_or_default()),
            memories: state.memories.to(eye).map(|memory| memory.up().unwrap_or_default()),
            deck: [Card::default(); crate::size::POPULATION],
            buildings: [BuildingCard::default(); crate::size::MOST_BUILDINGS],
            replacement: [BuildingCard::default(); crate::size::MOST_REPLACEMENTS],
            counts: [deck.len(), buildings.len(), replacement.len()].map(|count| count as u8),
        };
        below.deck[..deck.len()].copy_from_slice(deck);
        below.buildings[..buildings.len()].copy_from_slice(&buildings);
        below.replacement[..replacement.len()].copy_from_slice(&replacement);
        Some(below)
    }
}

impl View {
    #[inline]
    pub(crate) fn of(state: &State, eye: &Eye) -> View {
        // Whoever has no seat can tell what everybody can.
        let own = eye.seat().and_then(|seat| state.memories.at_to(seat.number() as usize, eye));
        let memory = *own.unwrap_or(&state.public.memory);
        let mut view = View {
            you: eye.seat(),
            hands: state.hands.faces(eye),
            laid: state.laid.faces(eye),
            revealed: state.revealed(),
            // Gifts are pending at the building that is being resolved, and at no other time.
            gifts: if state.public.resolving.is_some() { state.gifts.faces(eye) } else { Faces::down() },
            memory,
            nuns: state.nuns.to(eye),
            looked: *state.nuns.known(),
            deck: state.deck.len(),
            buildings: state.decks.buildings(),
            replacement: state.decks.replacement(),
            below: None,
            // The largest part last: it is copied once, to where it stays.
            public: state.public,
        };
        if state.deck.to(eye).is_some() {
            view.below = Below::of(state, eye);
        }
        view
    }

    /// What is asked of the onlooker.
    pub fn ask(&self) -> Option<Ask> {
        let you = self.you?;
        let asked = match self.public.phase {
            Phase::Privileges => true,
            Phase::TowerGift { givers, .. } => givers.contains(you),
            Phase::Over => false,
            Phase::Privilege { .. }
            | Phase::Look { .. }
            | Phase::Visit { .. }
            | Phase::SwordVictim { .. }
            | Phase::SwordGift { .. }
            | Phase::FluteReceiver { .. }
            | Phase::Action { .. }
            | Phase::Hospital { .. } => self.public.phase.sole() == Some(you),
        };
        let hand = self.hand_of(you).up().unwrap_or_default();
        if asked { self.public.ask(hand, self.premium() == Some(you)) } else { None }
    }

    pub fn hand_of(&self, seat: Seat) -> Face<Cards> {
        self.hands.at(seat.number() as usize)
    }

    /// The own cards of an onlooker with a seat.
    pub fn own_hand(&self) -> Cards {
        self.you.and_then(|you| self.hand_of(you).up()).unwrap_or_default()
    }

    pub fn laid_by(&self, seat: Seat) -> Face<Cards> {
        self.laid.at(seat.number() as usize)
    }

    /// The committed cards, once they lie open.
    pub fn shown_by(&self, seat: Seat) -> Option<Cards> {
        if self.revealed.contains(seat) { self.laid_by(seat).up() } else { None }
    }

    /// Who has the premium action of the building that is being resolved.
    pub fn premium(&self) -> Option<Seat> {
        self.public.resolving?;
        let strength = |seat: Seat| {
            let cards = self.shown_by(seat).unwrap_or_default();
            self.public.laid[seat] - cards.of_special(Special::Sword) - cards.of_special(Special::Flute)
        };
        self.public.premium_by(strength)
    }
}
