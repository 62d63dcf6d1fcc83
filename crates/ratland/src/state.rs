//! The table as it is, in truth.

use crate::card::{Clan, EventCard, EventKind, EventSet, Side};
use crate::cheese::{Colour, Pieces};
use crate::data::{FOOD_CARDS, Parts, Power};
use crate::options::{CheeseSupply, Options};
use crate::phase::Phase;
use crate::place::{Area, Occupied, Place, Rats};
use crate::size::{MOST_EVENTS, MOST_FOOD};
use table::{BySeat, Hidden, Lasting, Pile, Seat, SeatSet};

/// From here on two copies are used (LAND-01).
const TWO_COPIES_FROM: u8 = 7;

/// A game of RatLand, in truth. Only cards lie face down: where the rats are is public as soon as the rules know it.
#[derive(Clone, Copy, Debug)]
pub struct State {
    pub(crate) public: Public,
    /// The top of the event deck, which a Seer may have seen; none when the deck is empty.
    pub(crate) next_event: Option<Hidden<EventCard>>,
    /// Below it.
    pub(crate) events: Pile<EventCard, MOST_EVENTS>,
    /// The food cards of the next round, by number; none when the deck is empty.
    pub(crate) next_food: Option<[Hidden<u8>; 2]>,
    pub(crate) food: Pile<u8, MOST_FOOD>,
    /// The clan cards dealt, of which one is kept.
    pub(crate) dealt: BySeat<[Hidden<Clan>; 2]>,
    pub(crate) sides: BySeat<Hidden<Side>>,
}

/// What everyone at the table and in the gallery knows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Public {
    pub options: Options,
    pub parts: Lasting<Parts>,
    pub phase: Phase,
    /// 0 before the first one.
    pub round: u8,
    pub active: Seat,
    /// The event of this round.
    pub event: Option<EventCard>,
    /// All events revealed so far, this round's included.
    pub past: EventSet,
    /// The first final event has been revealed (LAND-150).
    pub upgraded: bool,
    /// The food cards of this round, by number; 0 is none.
    pub food: [u8; 2],
    /// How often each food card has been used since the deck was formed.
    pub used: [u8; FOOD_CARDS],
    /// What dump, city and field offer in this round.
    pub offer: [Pieces; 3],
    pub bag: Pieces,
    /// Drawn and not yet resolved.
    pub hand: Pieces,
    /// Rats in the supply.
    pub supply: u8,
    pub sewers: BySeat<Sewer>,
    /// All sides of the boards lie open: from the start, or since the first deployments (LAND-129).
    pub sides_shown: bool,
    /// The Seers who have looked in this round (LAND-199).
    pub looked: SeatSet,
    /// The Seers who know the food cards of the next round (LAND-186).
    pub foresee: SeatSet,
}

/// One player's board, with what lies beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Sewer {
    pub rats: Rats,
    pub infirmary: u8,
    pub lost: u8,
    pub graveyard: u8,
    pub cheese: u16,
    pub clan: Option<Clan>,

    // This round.
    /// Where rats were sent, as it stood at the start of phase 3 (LAND-104).
    pub sent: Occupied,
    /// A cheese is hidden (LAND-99).
    pub hidden: bool,
    /// Left and right attack steal whatever the defence is (LAND-170).
    pub ninja: [bool; 2],
    /// In how many areas the Corrupt have added a piece, and the Scavengers have drawn.
    pub added: u8,
    pub scavenged: u8,
}

impl Sewer {
    /// LAND-24.
    pub fn available(&self) -> u8 {
        self.rats.total() as u8
    }

    /// LAND-24.
    pub fn fed(&self) -> u8 {
        self.available() + self.infirmary
    }

    /// LAND-24.
    pub fn clan_size(&self) -> u8 {
        self.fed() + self.lost
    }

    pub fn in_area(&self, area: Area) -> u8 {
        self.rats.at(area.place())
    }

    /// LAND-110.
    pub fn score(&self) -> i32 {
        i32::from(self.clan_size()) - i32::from(self.graveyard)
    }
}

impl Public {
    pub fn seats(&self) -> u8 {
        self.sewers.len()
    }

    pub fn all(&self) -> SeatSet {
        self.sewers.all()
    }

    /// Of the game (LAND-01).
    pub fn copies(&self) -> u8 {
        copies(self.seats())
    }

    /// How many food cards a round turns up (LAND-33, LAND-124).
    pub fn food_cards(&self) -> usize {
        self.parts.bag.cards(self.seats())
    }

    pub fn is(&self, event: EventCard) -> bool {
        self.event == Some(event)
    }

    /// What this player's clan can do now (LAND-150, LAND-151).
    pub fn power(&self, seat: Seat) -> &'static Power {
        match self.sewers[seat].clan {
            Some(clan) => &self.parts.get().powers[clan.index()][usize::from(self.upgraded)],
            None => Power::NONE,
        }
    }

    /// LAND-02.
    pub fn left_of(&self, seat: Seat) -> Seat {
        self.clockwise(seat, 1)
    }

    pub fn right_of(&self, seat: Seat) -> Seat {
        self.clockwise(seat, self.seats() - 1)
    }

    fn clockwise(&self, seat: Seat, steps: u8) -> Seat {
        Seat::new(round(seat.number() + steps, self.seats())).unwrap_or_default()
    }

    /// How many players come before this one in the turn order: of those who tie, the least is ahead (LAND-18, LAND-19).
    pub fn place_in_order(&self, seat: Seat) -> u8 {
        round(seat.number() + self.seats() - self.active.number(), self.seats())
    }

    /// The players in turn order, all or those after this one (LAND-18).
    pub fn order_after(&self, after: Option<Seat>) -> impl Iterator<Item = Seat> + use<> {
        let first = after.map_or(0, |seat| self.place_in_order(seat) + 1);
        let (seats, active) = (self.seats(), self.active.number());
        (first..seats).filter_map(move |place| Seat::new(round(active + place, seats)))
    }

    /// Whether the next event is an initial or a final one, as its back tells (LAND-13).
    pub fn next_kind(&self) -> EventKind {
        let revealed = self.past.among(self.parts.initial).len();
        if revealed < self.options.initial_events.count() { EventKind::Initial } else { EventKind::Final }
    }

    /// How many pieces of this colour are neither in the bag, nor drawn, nor in a pantry; `None` is no limit
    /// (LAND-08, LAND-184, LAND-189).
    pub fn in_supply(&self, colour: Colour) -> Option<u16> {
        let all = u16::from(self.parts.cheese.of(colour)) * u16::from(self.copies());
        let out = u16::from(self.bag.of(colour)) + u16::from(self.hand.of(colour));
        match (colour, self.options.cheese_supply) {
            (Colour::Yellow, CheeseSupply::Unlimited) => None,
            (Colour::Yellow, CheeseSupply::Strict) => {
                let owned: u16 = self.sewers.iter().map(|(_, sewer)| sewer.cheese).sum();
                Some(all.saturating_sub(out + owned))
            }
            (Colour::Orange | Colour::White | Colour::Black | Colour::Purple | Colour::Blue, _) => {
                Some(all.saturating_sub(out))
            }
        }
    }

    /// How much of what is owed the supply can pay (LAND-08, LAND-191).
    pub(crate) fn payable(&self, owed: u16) -> u16 {
        self.in_supply(Colour::Yellow).map_or(owed, |left| left.min(owed))
    }

    /// Where a rat is taken from that cheese has hit in this area (LAND-71).
    pub(crate) fn next_to_be_hit(&self, seat: Seat, area: Area) -> Option<Place> {
        let rats = self.sewers[seat].rats;
        let (before, after): (&[Place], &[Place]) = match area {
            Area::Dump => (&[], &[Place::City, Place::Field]),
            Area::City => (&[Place::Dump], &[Place::Field]),
            Area::Field => (&[Place::Dump, Place::City], &[]),
        };
        let home = [area.place(), Place::Pantry, Place::Nursery, Place::Both, Place::Left, Place::Right];
        home.iter().chain(before).chain(after).copied().find(|&place| rats.at(place) > 0)
    }
}

/// Once round the table at most; a division would cost more than all the rest of it.
fn round(number: u8, seats: u8) -> u8 {
    if number < seats { number } else { number - seats }
}

pub(crate) fn copies(seats: u8) -> u8 {
    if seats >= TWO_COPIES_FROM { 2 } else { 1 }
}
