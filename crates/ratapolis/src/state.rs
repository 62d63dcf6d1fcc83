//! The truth: what lies open, and what lies face down.

use crate::city::{City, Drawing};
use crate::data::{Parts, ROUNDS, Situation};
use crate::family::Family;
use crate::options::{Mark, Options};
use crate::phase::Phase;
use crate::plan::Plan;
use crate::size::{ByPlayer, MOST_PLAYERS, PLACES};
use crate::tile::{Advantage, Colour, PLOTS, Plot, PlotSet, SetOf, TILES, Tile, TileSet};
use table::{Hidden, Lasting, Seat, SeatSet, Spread};

/// Where a token is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(rename_all = "snake_case"))]
pub enum Token {
    /// Not drawn, or lost.
    #[default]
    Out,
    /// On its tile.
    Lies,
    Owned(Seat),
}

/// What everybody knows of a round: its slot of the hunter board, and the planning sheets (POL-41).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slot {
    /// Cards that lay face up.
    pub up: TileSet,
    /// Cards that were turned up in phase 4.
    pub turned: TileSet,
    /// The cat card, which stays here (POL-70).
    pub cat: Option<Tile>,
    /// Who asked whom for a card (POL-83).
    pub asked: Option<(Seat, Seat)>,
    /// How many cards each player was dealt, and how many were drawn.
    pub hand: u8,
    pub drawn: u8,
    pub revealed: bool,
    pub plans: ByPlayer<Plan>,
}

impl Slot {
    pub(crate) fn empty(seats: u8) -> Slot {
        Slot {
            up: TileSet::NONE,
            turned: TileSet::NONE,
            cat: None,
            asked: None,
            hand: 0,
            drawn: 0,
            revealed: false,
            plans: ByPlayer::filled(seats),
        }
    }
}

/// All that lies open.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Public {
    pub parts: Lasting<Parts>,
    /// The version of the rules that it is played by.
    pub(crate) rules: u32,
    pub options: Options,
    /// Which Situation of the parts.
    pub(crate) situation: u8,
    /// Which layout of the parts; none for a city that players have made.
    pub(crate) layout: Option<u8>,
    pub city: City,
    pub phase: Phase,
    /// Printed, from 1.
    pub round: u8,
    pub marks: [Mark; ROUNDS],
    pub(crate) seats: u8,
    pub balthus: Option<Seat>,
    /// By family.
    pub(crate) colours: [Colour; MOST_PLAYERS],
    /// How many families capacity is counted for (POL-14).
    pub families: u8,
    /// Tiles that lie in the city.
    pub present: PlotSet,
    /// Buildings with their orange face up (POL-11).
    pub orange: TileSet,
    /// By advantage.
    pub(crate) tokens: [Token; 10],
    /// Tiles that were turned up, by place (POL-155).
    pub(crate) turned: [Option<Tile>; PLACES],
    /// By family and plot.
    pub(crate) rats: [[u8; PLOTS]; MOST_PLAYERS],
    /// By family: where it has rats.
    pub(crate) stands: [PlotSet; MOST_PLAYERS],
    pub(crate) reserve: [u8; MOST_PLAYERS],
    /// Rats lost since the start, and before this round began (POL-82, POL-168).
    pub(crate) lost: [u8; MOST_PLAYERS],
    pub(crate) lost_before: [u8; MOST_PLAYERS],
    /// Rats that the Market has brought back.
    pub(crate) brought: [u8; MOST_PLAYERS],
    /// Cheese tokens, and neutral rats that were captured (POL-95, POL-164).
    pub(crate) cheese: [u8; MOST_PLAYERS],
    pub(crate) captured: [u8; MOST_PLAYERS],
    /// What Balthus has noted (POL-178).
    pub hunted: u16,
    /// All hunt cards of this game (POL-18, POL-152).
    pub cards: TileSet,
    /// In the deck.
    pub deck: u8,
    pub slots: [Slot; ROUNDS],
}

#[derive(Clone, Copy, Debug)]
pub struct State {
    pub public: Public,
    /// In no order: every card drawn is a random one of these.
    pub(crate) deck: Hidden<TileSet>,
    /// By seat: the cards that were held in each round.
    pub(crate) held: Spread<[TileSet; ROUNDS], MOST_PLAYERS>,
    /// By round: the card that was shown (POL-83).
    pub(crate) shown: Spread<TileSet, ROUNDS>,
    /// Cards that were set aside unseen (POL-122), or Balthus's card (POL-176).
    pub(crate) laid: Hidden<TileSet>,
    /// Face-down tiles, by place.
    pub(crate) under: Spread<Option<Tile>, PLACES>,
}

impl Public {
    pub fn seats(&self) -> u8 {
        self.seats
    }

    pub fn all(&self) -> SeatSet {
        SeatSet::first(self.seats)
    }

    /// Those who own rats (POL-174).
    pub fn players(&self) -> SeatSet {
        self.balthus.map_or(self.all(), |hunter| self.all().without(hunter))
    }

    /// Who has to decide.
    pub(crate) fn asked(&self) -> SeatSet {
        if self.phase == Phase::Plan {
            return self.players();
        }
        self.phase.sole().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// With two players there is a family of neutral rats (POL-161).
    pub fn has_neutrals(&self) -> bool {
        self.seats == 2
    }

    pub fn situation(&self) -> &'static Situation {
        &self.parts.get().situations[self.situation as usize]
    }

    /// This round's slot, from 0.
    #[inline]
    pub(crate) fn slot(&self) -> usize {
        usize::from(self.round.max(1)) - 1
    }

    pub fn mark(&self) -> Mark {
        self.marks[self.slot()]
    }

    pub fn colour(&self, family: Family) -> Colour {
        self.colours[family.index()]
    }

    pub fn family_of(&self, colour: Colour) -> Option<Family> {
        self.in_play().find(|&family| self.colour(family) == colour)
    }

    /// All families, neutral ones included.
    pub fn in_play(&self) -> impl Iterator<Item = Family> + use<> {
        let bits = self.family_bits();
        Family::all().filter(move |family| bits >> family.index() & 1 == 1)
    }

    pub(crate) fn family_bits(&self) -> u8 {
        let players = self.players().iter().fold(0, |bits, seat| bits | 1 << seat.number());
        if self.has_neutrals() { players | 1 << Family::NEUTRAL.index() } else { players }
    }

    /// Whom a player may attack: every other family, but not the partner's (POL-33, POL-171). One bit each.
    pub(crate) fn rivals(&self, seat: Seat) -> u8 {
        let friends = 1 << seat.number() | self.partner(seat).map_or(0, |partner| 1 << partner.number());
        self.family_bits() & !friends
    }

    /// POL-170.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        if self.options.teams { Seat::new(self.options.partners.partner(seat.number())) } else { None }
    }

    #[inline]
    pub fn rats(&self, family: Family, plot: Plot) -> u8 {
        self.rats[family.index()][plot.index()]
    }

    /// Where a family has rats.
    #[inline]
    pub fn stands(&self, family: Family) -> PlotSet {
        self.stands[family.index()]
    }

    /// Of all colours.
    #[inline]
    pub fn crowd(&self, plot: Plot) -> u8 {
        self.rats.iter().map(|family| family[plot.index()]).sum()
    }

    pub fn in_city(&self, family: Family) -> u8 {
        self.rats[family.index()].iter().sum()
    }

    pub fn reserve(&self, family: Family) -> u8 {
        self.reserve[family.index()]
    }

    pub fn lost(&self, family: Family) -> u8 {
        self.lost[family.index()]
    }

    pub fn cheese_tokens(&self, seat: Seat) -> u8 {
        self.cheese[seat.number() as usize]
    }

    pub fn captured(&self, seat: Seat) -> u8 {
        self.captured[seat.number() as usize]
    }

    /// POL-13.
    #[inline]
    pub fn capacity(&self, plot: Plot) -> u8 {
        self.city.multiplier(plot) * self.families
    }

    /// Whether a rat that is put on it fits (POL-82, POL-96, POL-144).
    pub fn has_room(&self, plot: Plot) -> bool {
        self.crowd(plot) < self.capacity(plot)
    }

    #[inline]
    pub fn token(&self, advantage: Advantage) -> Token {
        self.tokens[advantage.index()]
    }

    #[inline]
    pub fn owner(&self, advantage: Advantage) -> Option<Seat> {
        match self.token(advantage) {
            Token::Owned(seat) => Some(seat),
            Token::Lies | Token::Out => None,
        }
    }

    /// Places whose tile has not been turned yet.
    #[inline]
    pub fn face_down(&self) -> PlotSet {
        let mut down = self.city.places().among(self.present);
        for (place, turned) in self.turned.iter().enumerate() {
            if turned.is_some() {
                down = SetOf::from_bits(down.bits() & !(1 << (TILES + place)));
            }
        }
        down
    }

    /// The tile that lies face up on this plot.
    pub fn tile_on(&self, plot: Plot) -> Option<Tile> {
        plot.tile().or_else(|| self.turned[plot.index() - TILES])
    }

    /// Where this tile lies face up, if it does.
    pub fn plot_of(&self, tile: Tile) -> Option<Plot> {
        let place = self.turned.iter().position(|&turned| turned == Some(tile));
        let plot = place.map_or(tile.plot(), |place| Plot::ALL[TILES + place]);
        self.present.contains(plot).then_some(plot)
    }

    /// Where buildings lie face up.
    pub fn buildings(&self) -> PlotSet {
        let outdoors = SetOf::from_bits(!TileSet::BUILDINGS.bits() & ((1 << TILES) - 1));
        self.present.minus(outdoors).minus(self.face_down())
    }

    /// What a rat on this plot scores (POL-99, POL-100); nobody knows of a face-down tile.
    pub fn worth(&self, plot: Plot) -> u8 {
        self.tile_on(plot).map_or(0, |tile| self.parts.cheese(tile, self.orange.contains(tile)))
    }

    /// Whether the round is one of the second half (POL-28).
    pub(crate) fn half(&self) -> usize {
        usize::from(self.round > 4)
    }

    /// The slots of this half up to now.
    pub(crate) fn slots_of_half(&self) -> std::ops::Range<usize> {
        4 * self.half()..usize::from(self.round)
    }

    /// Cards on round slots (POL-70).
    pub(crate) fn on_slots(&self) -> TileSet {
        self.slots.iter().filter_map(|slot| slot.cat).collect()
    }

    /// In the discard pile: what is neither in the deck, nor on a slot, nor on the table in this round (POL-71).
    pub fn discard(&self) -> u8 {
        self.cards.len() - self.on_slots().len() - self.deck - self.on_table() - self.waiting().len()
    }

    /// Cards that wait on a slot (POL-138).
    pub(crate) fn waiting(&self) -> TileSet {
        let stacked = self.situation().stacked.filter(|stacked| stacked.round > self.round);
        stacked.map_or(TileSet::NONE, |stacked| stacked.cards)
    }

    /// The cards of this round, as long as it lasts.
    pub(crate) fn on_table(&self) -> u8 {
        let slot = &self.slots[self.slot()];
        if self.phase == Phase::Over || slot.cat.is_some() { 0 } else { slot.drawn }
    }

    /// Cards that lie face down on the hunter board: set aside unseen (POL-122), or Balthus's (POL-176).
    pub fn aside(&self) -> u8 {
        let hides = self.balthus.is_some() || self.round <= self.situation().blind;
        if hides && !matches!(self.phase, Phase::Lay { .. }) { self.on_table() } else { 0 }
    }

    pub(crate) fn revealed_in(&self, round: usize) -> bool {
        self.slots[round].revealed
    }

    /// Buildings on which a cat stands, or whose card has one on it (POL-27, POL-153, POL-156). A card that lies on the slot of a
    /// round to come has none yet (POL-147).
    pub fn cats(&self) -> TileSet {
        let up = if self.on_table() > 0 { self.slots[self.slot()].up } else { TileSet::NONE };
        up.union(self.slots[..usize::from(self.round)].iter().filter_map(|slot| slot.cat).collect())
    }

    /// The next round that is played (POL-21).
    pub(crate) fn next_round(&self) -> Option<u8> {
        let open = |round: &u8| self.marks[usize::from(*round) - 1] != Mark::Closed;
        (self.round + 1..=ROUNDS as u8).find(open)
    }

    pub fn is_last_round(&self) -> bool {
        self.next_round().is_none()
    }

    /// The city as it was drawn.
    pub fn drawing(&self) -> Drawing {
        match self.layout {
            Some(layout) => self.parts.layouts[layout as usize].drawing.clone(),
            None => Drawing::from_text(self.options.city.as_str()),
        }
    }

    /// Who holds hunt cards.
    pub(crate) fn holders(&self) -> SeatSet {
        if self.slots[self.slot()].hand > 0 { self.players() } else { SeatSet::EMPTY }
    }

    /// Where a rat can be taken to from an attacked building (POL-96).
    pub(crate) fn refuges(&self, seat: Seat, from: Plot) -> PlotSet {
        if self.rats(seat.into(), from) == 0 {
            return PlotSet::NONE;
        }
        self.next_to(from).minus(self.face_down()).iter().filter(|&plot| self.has_room(plot)).collect()
    }

    /// Puts rats down, wherever they come from.
    #[inline]
    pub(crate) fn put(&mut self, family: Family, plot: Plot, rats: u8) {
        self.rats[family.index()][plot.index()] += rats;
        if rats > 0 {
            self.stands[family.index()] = self.stands[family.index()].with(plot);
        }
    }

    /// Takes rats away, wherever they go to.
    #[inline]
    pub(crate) fn take(&mut self, family: Family, plot: Plot, rats: u8) {
        let left = &mut self.rats[family.index()][plot.index()];
        *left -= rats;
        if *left == 0 {
            self.stands[family.index()] = self.stands[family.index()].without(plot);
        }
    }

    /// Rats that are lost go to the reserve (POL-48, POL-68).
    pub(crate) fn lose(&mut self, family: Family, plot: Plot, rats: u8) {
        self.take(family, plot, rats);
        self.reserve[family.index()] += rats;
        self.lost[family.index()] += rats;
    }
}
