//! What a person's page is sent (CART-151 to CART-158): what lies before the eyes, and nothing that would have to be
//! remembered. The rats of the others, and cards seen to go into their hands, are in the log alone. What can be counted
//! of the nun row and of the buildings comes along, for those who want their page to count.

use crate::building::{BUILDINGS, Building, BuildingCard, Visitors};
use crate::card::{CLASSES, Card, Class, SPECIALS};
use crate::cards::Cards;
use crate::data::{Action, Privilege};
use crate::decision::Ask;
use crate::forecast::NunOdds;
use crate::phase::Phase;
use crate::score::Score;
use crate::size::{ByPlayer, NUN_ROW};
use crate::state::Taken;
use crate::view::View;
use table::{Face, Seat, SeatSet};

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Sight {
    pub you: Option<Seat>,
    pub round: u8,
    /// Of so many.
    pub rounds: u8,
    pub first: Seat,
    /// From position 1.
    pub row: Vec<SightBuilding>,
    /// The position that is being resolved, from 0.
    pub resolving: Option<u8>,
    /// Who has the premium action there; with two players in different buildings, of the whole round.
    pub premium: Option<Seat>,
    /// The thirty cards in play; none while they are a secret.
    pub set: Vec<BuildingCard>,
    /// Cards of earlier rounds.
    pub past: Vec<BuildingCard>,
    /// By building: how many cards may still come, or while the set is a secret at most; none if it is not in play.
    pub to_come: [Option<u8>; BUILDINGS],
    /// How many cards the decks of buildings have, and which lie known at the bottom of the replacement deck.
    pub buildings: u8,
    pub replacement: u8,
    pub under: Vec<BuildingCard>,
    /// By class: who has influence, as they rank.
    pub tracks: [Vec<SightDisc>; 6],
    pub players: Vec<SightPlayer>,
    /// The nun row: cards that you have looked at, and in the end all.
    pub nuns: [Face<Card>; NUN_ROW],
    /// Who has looked at each.
    pub looked: [SeatSet; NUN_ROW],
    /// How many nuns the row may have, for whoever wants to be told what can be counted.
    pub odds: NunOdds,
    /// Cards in the population deck.
    pub deck: u8,
    pub discard: Cards,
    /// Jokers, Passes, Flutes, Swords and Golds left in their piles.
    pub piles: [u8; SPECIALS],
    pub doing: Doing,
    pub ask: Option<Ask>,
}

/// A card of the row.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SightBuilding {
    pub card: BuildingCard,
    pub building: Building,
    pub class: Class,
    pub privilege: Privilege,
    pub premium: Action,
    pub standard: Action,
    /// Slot 1 first.
    pub visitors: Visitors,
}

/// A disc on a track.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SightDisc {
    pub seat: Seat,
    pub influence: u16,
}

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SightPlayer {
    pub hand: Face<Cards>,
    pub hand_size: u8,
    /// Committed.
    pub laid: Face<Cards>,
    pub laid_size: u8,
    /// They lie open.
    pub revealed: bool,
    /// Your own, and in the end everybody's (CART-152).
    pub rats: Option<u16>,
    /// From the Palace.
    pub points: u16,
    /// What the tracks would bring now, by class.
    pub influence: [u16; CLASSES],
    /// Whose privilege was which card of the row, by position from 0.
    pub privilege: Option<u8>,
    /// Set aside until step 3: taken from a pile, drawn, given by others.
    pub taken: Option<Taken>,
    pub drawn: u8,
    pub gifts: Vec<SightGift>,
    /// In the end.
    pub score: Option<Score>,
    pub dead: bool,
}

/// Cards given by another player, which the giver knows.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SightGift {
    pub from: Seat,
    pub count: u8,
    pub cards: Face<Cards>,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "doing", rename_all = "snake_case"))]
pub enum Doing {
    Privilege { seat: Seat },
    Privileges,
    Look { seat: Seat, left: u8 },
    Visit { seat: Seat },
    Victim { seat: Seat, among: SeatSet },
    SwordGift { seat: Seat, to: Seat, count: u8 },
    Receiver { seat: Seat, among: SeatSet },
    Act { seat: Seat },
    Hospital { seat: Seat, most: u8 },
    TowerGift { givers: SeatSet, to: Seat },
    Over,
}

impl Sight {
    pub(crate) fn of(view: &View) -> Sight {
        let public = &view.public;
        let scores = view.scores();
        let dead = view.dead();
        Sight {
            you: view.you,
            round: public.round,
            rounds: public.rounds(),
            first: public.first,
            row: (0..).zip(public.row()).map(|(at, &card)| SightBuilding::of(view, at, card)).collect(),
            resolving: public.resolving,
            premium: public.only_premium.or(view.premium()),
            set: public.set.iter().collect(),
            past: public.past.iter().collect(),
            to_come: view.to_come(),
            buildings: view.buildings,
            replacement: view.replacement + public.under.as_slice().len() as u8,
            under: public.under.as_slice().to_vec(),
            tracks: Class::ALL.map(|class| {
                let track = public.tracks.of(class);
                track.ranking().map(|seat| SightDisc { seat, influence: track.of(seat) }).collect()
            }),
            players: public.all().iter().map(|seat| SightPlayer::of(view, seat, &scores, dead)).collect(),
            nuns: view.nuns,
            looked: std::array::from_fn(|place| view.looked.seen_by(place)),
            odds: view.nun_odds(),
            deck: view.deck,
            discard: public.discard,
            piles: public.piles,
            doing: Doing::of(view),
            ask: view.ask(),
        }
    }
}

impl SightBuilding {
    fn of(view: &View, position: usize, card: BuildingCard) -> SightBuilding {
        let (parts, building) = (view.public.parts, card.building());
        SightBuilding {
            card,
            building,
            class: card.class(),
            privilege: parts.privilege(card),
            premium: parts.action(building, true),
            standard: parts.action(building, false),
            visitors: view.public.visitors[position],
        }
    }
}

impl SightPlayer {
    fn of(view: &View, seat: Seat, scores: &Option<ByPlayer<Score>>, dead: SeatSet) -> SightPlayer {
        let public = &view.public;
        let gifts =
            public.all().iter().filter(|&from| public.given[from].count > 0 && public.given[from].to == seat);
        SightPlayer {
            hand: view.hand_of(seat),
            hand_size: public.hands[seat],
            laid: view.laid_by(seat),
            laid_size: public.laid[seat],
            revealed: view.revealed.contains(seat),
            rats: view.rats_of(seat),
            points: public.points[seat],
            influence: public.influence()[seat],
            privilege: public.chosen[seat],
            taken: Some(public.taken[seat]).filter(|taken| taken.count > 0),
            drawn: public.drawn[seat],
            gifts: gifts
                .map(|from| SightGift {
                    from,
                    count: public.given[from].count,
                    cards: view.gifts.at(from.number() as usize),
                })
                .collect(),
            score: scores.as_ref().map(|scores| scores[seat]),
            dead: dead.contains(seat),
        }
    }
}

impl View {
    /// A player's rats, as far as they lie before the onlooker's eyes (CART-152, CART-159).
    pub fn rats_of(&self, seat: Seat) -> Option<u16> {
        let shown = self.you == Some(seat) || self.public.phase == Phase::Over || self.below.is_some();
        shown.then_some(self.public.rats[seat])
    }

    /// Everybody's points, when the game is over.
    pub fn scores(&self) -> Option<ByPlayer<Score>> {
        let hands =
            ByPlayer::from_fn(self.public.seats(), |seat| self.hand_of(seat).up().unwrap_or_default());
        (self.public.phase == Phase::Over).then(|| self.public.scores(&hands))
    }

    /// Who has died of the plague, when the game is over.
    pub fn dead(&self) -> SeatSet {
        let nuns = self.nuns.map(|card| card.up().unwrap_or_default());
        if self.public.phase == Phase::Over { self.public.dead(&nuns) } else { SeatSet::EMPTY }
    }
}

impl Doing {
    fn of(view: &View) -> Doing {
        match view.public.phase {
            Phase::Privilege { seat } => Doing::Privilege { seat },
            Phase::Privileges => Doing::Privileges,
            Phase::Look { seat, left, .. } => Doing::Look { seat, left },
            Phase::Visit { seat } => Doing::Visit { seat },
            Phase::SwordVictim { seat, among } => Doing::Victim { seat, among },
            Phase::SwordGift { seat, to, count } => Doing::SwordGift { seat, to, count },
            Phase::FluteReceiver { seat, among } => Doing::Receiver { seat, among },
            Phase::Action { seat } => Doing::Act { seat },
            Phase::Hospital { seat, most } => Doing::Hospital { seat, most },
            Phase::TowerGift { givers, to } => Doing::TowerGift { givers, to },
            Phase::Over => Doing::Over,
        }
    }
}
