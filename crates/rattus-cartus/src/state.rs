//! The table as it is, in truth.

use crate::building::{Building, BuildingCard, BuildingSet, Visitors};
use crate::card::{Card, Class, SPECIALS, Special};
use crate::cards::Cards;
use crate::data::{Action, Parts};
use crate::decks::Decks;
use crate::memory::Memory;
use crate::options::Options;
use crate::phase::Phase;
use crate::size::{ByPlayer, MOST_PLAYERS, MOST_REPLACEMENTS, NUN_ROW, POPULATION, ROW};
use crate::track::Tracks;
use table::{Lasting, Pile, Seat, SeatSet, Spread};

/// A game of Rattus Cartus, in truth. What belongs to the players lies side by side, by seat.
#[derive(Clone, Copy, Debug)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) hands: Spread<Cards, MOST_PLAYERS>,
    /// Committed in phase 3; open from step 1 of their building on.
    pub(crate) laid: Spread<Cards, MOST_PLAYERS>,
    /// Drawn from the population deck by an action, which nobody sees before step 3.
    pub(crate) drawn: Spread<Cards, MOST_PLAYERS>,
    /// By giver: given to another player at this building, who takes them up at step 3.
    pub(crate) gifts: Spread<Cards, MOST_PLAYERS>,
    /// What each player can tell of the hands of the others.
    pub(crate) memories: Spread<Memory, MOST_PLAYERS>,
    pub(crate) nuns: Spread<Card, NUN_ROW>,
    pub(crate) deck: Pile<Card, POPULATION>,
    pub(crate) decks: Decks,
}

/// What everyone at the table and in the gallery knows, or can count: every change of a player's rats is public, so
/// their number is too, for whoever keeps count (see [`Sight`] for what a person is shown).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Public {
    pub options: Options,
    pub parts: Lasting<Parts>,
    pub phase: Phase,
    /// From 1.
    pub round: u8,
    /// First player of this round.
    pub first: Seat,
    /// This round's building cards, from position 1; as many as [`Public::row`] tells.
    pub(crate) row: [BuildingCard; ROW],
    /// Cards of earlier rounds.
    pub past: BuildingSet,
    /// Replaced cards, the uppermost first, at the bottom of the replacement deck.
    pub under: Under,
    /// The thirty cards in play; empty while they are a secret (CART-145).
    pub set: BuildingSet,
    /// Whose privilege was which card of the row, by position from 0.
    pub chosen: ByPlayer<Option<u8>>,
    /// Who visits each card of the row.
    pub visitors: [Visitors; ROW],
    /// The position that is being resolved in phase 4; before it `None`.
    pub resolving: Option<u8>,
    /// Who has performed or declined the action there, or had none.
    pub done: SeatSet,
    /// With two players in different buildings: who has the one premium action of the round (CART-115).
    pub only_premium: Option<Seat>,
    pub tracks: Tracks,
    pub rats: ByPlayer<u16>,
    /// Points from the Palace.
    pub points: ByPlayer<u16>,
    /// How many cards are in each hand, lie committed, were drawn and are pending.
    pub hands: ByPlayer<u8>,
    pub laid: ByPlayer<u8>,
    pub drawn: ByPlayer<u8>,
    /// Pending cards from the open piles.
    pub taken: ByPlayer<Taken>,
    /// Pending cards from other players, by giver.
    pub given: ByPlayer<Given>,
    /// The open piles, by kind (CART-12).
    pub piles: [u8; SPECIALS],
    /// All face up (CART-154).
    pub discard: Cards,
    /// What the deck was shuffled from, if it was formed again: everybody saw those cards go there (CART-34).
    pub reshuffled: Cards,
    /// What everybody can tell of everybody's hand.
    pub memory: Memory,
}

/// Cards from an open pile, pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Taken {
    pub card: Special,
    pub count: u8,
}

impl Taken {
    pub fn cards(self) -> Cards {
        Cards::some(self.card.card(), self.count)
    }
}

impl Default for Taken {
    fn default() -> Taken {
        Taken { card: Special::Joker, count: 0 }
    }
}

/// Cards given to another player, pending; none when the count is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Given {
    pub to: Seat,
    pub count: u8,
}

/// Cards known to lie at the bottom of the replacement deck, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Under {
    cards: [BuildingCard; MOST_REPLACEMENTS],
    count: u8,
}

impl Under {
    pub fn as_slice(&self) -> &[BuildingCard] {
        &self.cards[..self.count as usize]
    }

    pub(crate) fn push(&mut self, card: BuildingCard) {
        self.cards[self.count as usize] = card;
        self.count += 1;
    }

    /// Takes the uppermost.
    pub(crate) fn draw(&mut self) -> Option<BuildingCard> {
        let first = *self.as_slice().first()?;
        self.cards.copy_within(1.., 0);
        self.cards[MOST_REPLACEMENTS - 1] = BuildingCard::default();
        self.count -= 1;
        Some(first)
    }
}

impl Public {
    pub fn seats(&self) -> u8 {
        self.hands.len()
    }

    pub fn all(&self) -> SeatSet {
        self.hands.all()
    }

    /// This round's building cards, from position 1.
    pub fn row(&self) -> &[BuildingCard] {
        &self.row[..self.row_len()]
    }

    pub(crate) fn row_len(&self) -> usize {
        self.parts.table(self.seats()).row as usize
    }

    pub fn rounds(&self) -> u8 {
        self.parts.table(self.seats()).rounds
    }

    /// CART-25.
    pub fn is_last_round(&self) -> bool {
        self.round == self.rounds()
    }

    /// The players in turn order, from the first one on.
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.all().clockwise_from(self.first)
    }

    /// Who comes after this player in turn order; `None` for the last.
    pub(crate) fn after(&self, seat: Seat) -> Option<Seat> {
        self.all().next_after(seat).filter(|&next| next != self.first)
    }

    /// Where this player is this round.
    pub fn position_of(&self, seat: Seat) -> Option<u8> {
        (0..).zip(&self.visitors).find(|(_, visitors)| visitors.contains(seat)).map(|(position, _)| position)
    }

    /// Who has visited a building this round.
    pub fn visited(&self) -> SeatSet {
        self.visitors.iter().flat_map(Visitors::iter).collect()
    }

    /// The building card that is being resolved, and who visits it.
    pub(crate) fn here(&self) -> (BuildingCard, &Visitors) {
        let position = self.resolving.unwrap_or(0) as usize;
        (self.row[position], &self.visitors[position])
    }

    pub(crate) fn class_here(&self) -> Class {
        self.here().0.class()
    }

    /// The premium or the standard action of the building that is being resolved.
    pub(crate) fn action_here(&self, premium: bool) -> Action {
        self.parts.action(self.here().0.building(), premium)
    }

    /// Whose gifts are pending.
    #[inline]
    pub(crate) fn givers(&self) -> SeatSet {
        if self.resolving.is_none() {
            return SeatSet::EMPTY;
        }
        self.given.seats_where(|given| given.count > 0)
    }

    /// Cards of this kind that lie in no pile.
    pub(crate) fn out(&self, special: Special) -> u8 {
        self.parts.supply[special.index()] - self.piles[special.index()]
    }

    /// CART-106, CART-150: who is safe from the tower that is being resolved.
    pub(crate) fn protected(&self) -> SeatSet {
        use crate::options::TowerProtection;
        match self.options.guard_tower_protection {
            TowerProtection::ThisTower => self.here().1.iter().collect(),
            TowerProtection::AnyTower => {
                let towers = self.row().iter().zip(&self.visitors);
                let towers = towers.filter(|(card, _)| card.building() == Building::GuardTower);
                towers.flat_map(|(_, visitors)| visitors.iter()).collect()
            }
        }
    }
}
