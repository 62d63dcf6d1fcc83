//! What a person's page is sent. Nothing of this game has to be remembered, so it is the whole view, laid out for a page.

use crate::card::{Clan, EventCard, EventKind, Side};
use crate::cheese::Pieces;
use crate::decision::Ask;
use crate::phase::{Phase, Step};
use crate::place::{Area, Place, Rats, Tunnel};
use crate::view::View;
use table::{Face, Seat, SeatSet};

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Sight {
    pub you: Option<Seat>,
    pub round: u8,
    pub active: Seat,
    pub event: Option<EventCard>,
    /// Events of earlier rounds.
    pub past: Vec<EventCard>,
    pub next_kind: EventKind,
    /// The next event, for a Seer who has looked.
    pub next_event: Option<EventCard>,
    /// The food cards of this round, and those of the next as far as they are known.
    pub food: Vec<u8>,
    pub next_food: Vec<u8>,
    /// What dump, city and field offer.
    pub offer: [Pieces; 3],
    pub bag: Pieces,
    /// Drawn and not yet resolved.
    pub hand: Pieces,
    /// Rats in the supply.
    pub supply: u8,
    pub upgraded: bool,
    pub sewers: Vec<SightSewer>,
    /// What so many fed rats cost: up to 3, 6, 9 … rats, and for each rat beyond.
    pub feeding: Vec<(u16, u16)>,
    pub beyond: u16,
    pub looked: SeatSet,
    pub doing: Doing,
    pub ask: Option<Ask>,
    pub may_look: bool,
}

/// One player's board.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SightSewer {
    /// By place: dump, city, field, left, right, pantry, nursery, both.
    pub rats: Rats,
    pub infirmary: u8,
    pub lost: u8,
    pub graveyard: u8,
    pub cheese: u16,
    pub clan: Option<Clan>,
    /// The two clans dealt, as far as they are known.
    pub dealt: Option<[Face<Clan>; 2]>,
    pub side: Face<Side>,
    /// A cheese is hidden.
    pub hidden: bool,
    /// Whether rats were sent to dump, city and field in this round.
    pub sent: [bool; 3],
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "doing", rename_all = "snake_case"))]
pub enum Doing {
    ClanChoice,
    BoardChoice,
    HolyRat { seat: Seat },
    Deploy { asked: SeatSet },
    Athletes { seat: Seat },
    Ninja { seat: Seat, tunnel: Tunnel },
    Add { seat: Seat, area: Area },
    Wound { seat: Seat, area: Area },
    PutBack { seat: Seat, area: Area },
    Whites { seat: Seat, area: Area },
    Scavenge { seat: Seat, area: Area },
    Lecter { seat: Seat },
    Starve { seat: Seat },
    Alchemy { seat: Seat },
    Over,
}

impl Sight {
    pub(crate) fn of(view: &View) -> Sight {
        let public = &view.public;
        let known = |cards: &[u8]| cards.iter().copied().filter(|&card| card > 0).collect::<Vec<u8>>();
        let next_food: Vec<u8> = view.next_food.iter().flatten().filter_map(|card| card.up()).collect();
        Sight {
            you: view.you,
            round: public.round,
            active: public.active,
            event: public.event,
            past: public.past.iter().filter(|&card| Some(card) != public.event).collect(),
            next_kind: public.next_kind(),
            next_event: view.next_event.and_then(Face::up),
            food: known(&public.food),
            next_food: known(&next_food),
            offer: public.offer,
            bag: public.bag,
            hand: public.hand,
            supply: public.supply,
            upgraded: public.upgraded,
            sewers: public.all().iter().map(|seat| SightSewer::of(view, seat)).collect(),
            feeding: public.parts.feeding.steps.iter().map(|step| (step.max, step.cost)).collect(),
            beyond: public.parts.feeding.beyond_per_rat,
            looked: public.looked,
            doing: Doing::of(view),
            ask: view.ask(),
            may_look: view.may_look(),
        }
    }
}

impl SightSewer {
    fn of(view: &View, seat: Seat) -> SightSewer {
        let sewer = &view.public.sewers[seat];
        let dealt = view.dealt[seat];
        SightSewer {
            rats: sewer.rats,
            infirmary: sewer.infirmary,
            lost: sewer.lost,
            graveyard: sewer.graveyard,
            cheese: sewer.cheese,
            clan: sewer.clan,
            dealt: view.public.options.clans.then_some(dealt),
            side: view.sides[seat],
            hidden: sewer.hidden,
            sent: [Place::Dump, Place::City, Place::Field].map(|place| sewer.sent.contains(place)),
        }
    }
}

impl Doing {
    fn of(view: &View) -> Doing {
        match view.public.phase {
            Phase::ClanChoice => Doing::ClanChoice,
            Phase::BoardChoice => Doing::BoardChoice,
            Phase::HolyRat { seat } => Doing::HolyRat { seat },
            Phase::Deploy => Doing::Deploy { asked: view.public.deployers() },
            Phase::Athletes { seat } => Doing::Athletes { seat },
            Phase::Ninja { seat, tunnel } => Doing::Ninja { seat, tunnel },
            Phase::Search { area, seat, step, .. } => match step {
                Step::Add => Doing::Add { seat, area },
                Step::Wound => Doing::Wound { seat, area },
                Step::PutBack => Doing::PutBack { seat, area },
                Step::Whites { .. } => Doing::Whites { seat, area },
                Step::Scavenge => Doing::Scavenge { seat, area },
            },
            Phase::Lecter { seat } => Doing::Lecter { seat },
            Phase::Starve { seat, .. } => Doing::Starve { seat },
            Phase::Alchemy { seat } => Doing::Alchemy { seat },
            Phase::Over => Doing::Over,
        }
    }
}
