//! What a person's page is sent (TAT-133 to TAT-143). With the memory aid off that is less than the view: a face is
//! there only while it lies open or is being looked at, and remembering is left to the player.

use crate::card::Card;
use crate::decision::Ask;
use crate::phase::{LastTurns, Look, Phase, Step, WhyNoCall};
use crate::size::ROW;
use crate::slot::Slot;
use crate::view::View;
use table::{Face, Seat, SeatSet};

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Sight {
    pub you: Option<Seat>,
    pub memory_aid: bool,
    pub open_outer: bool,
    pub round: u32,
    /// How many rounds will be played, when that is agreed.
    pub rounds: Option<u32>,
    /// The total that puts a player out, in an elimination match.
    pub limit: Option<u32>,
    pub dealer: Seat,
    pub in_round: SeatSet,
    pub rows: Vec<Option<[SightCard; ROW]>>,
    pub deck: u8,
    /// The deck from the top, for the eye that sees everything.
    pub deck_order: Option<Vec<Card>>,
    pub discard: SightDiscard,
    pub totals: Vec<u32>,
    /// What this round cost each player, once it is scored.
    pub scores: Option<Vec<u8>>,
    /// The round in which each player went out; 0: still in.
    pub out_in: Vec<u32>,
    pub last_turns: Option<LastTurns>,
    pub on_turn: Option<Seat>,
    pub doing: Doing,
    pub ask: Option<Ask>,
    pub why_no_call: Option<WhyNoCall>,
}

/// A card of a row.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SightCard {
    pub face: Face<Card>,
    pub open: bool,
    /// Being looked at now: it goes dark again.
    pub glance: bool,
    /// Who knows it; sent with the memory aid only.
    pub known_by: Option<SeatSet>,
}

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SightDiscard {
    pub count: u8,
    pub top: Option<Card>,
    /// All of it from the top; sent with the memory aid only.
    pub all: Option<Vec<Card>>,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "doing", rename_all = "snake_case"))]
pub enum Doing {
    FirstLook,
    Source,
    /// A number card is in hand; its player alone sees it.
    Drawn {
        card: Face<Card>,
        again: u8,
    },
    Swap {
        again: u8,
    },
    Peek {
        again: u8,
    },
    SuperPeek {
        again: u8,
    },
    Draw2 {
        left: u8,
    },
    Looking {
        at: Look,
    },
    Call,
    Scored,
    Over,
}

impl Sight {
    pub(crate) fn of(view: &View) -> Sight {
        let everything = view.deck_order.is_some();
        let aid = view.public.options.memory_aid || everything;
        let seats = view.public.totals.all();
        let row = |seat: Seat| {
            view.public.in_round.contains(seat).then(|| Slot::ALL.map(|slot| card(view, seat, slot, aid)))
        };
        let revealed = view.phase.rows_are_open();
        let options = &view.public.options;
        use crate::options::MatchEnd;
        Sight {
            you: view.you,
            memory_aid: options.memory_aid,
            open_outer: options.open_outer,
            round: view.public.round,
            rounds: (options.match_end == MatchEnd::Rounds)
                .then(|| options.round_count(view.public.totals.len())),
            limit: (options.match_end == MatchEnd::Elimination).then(|| options.limit.0.get().into()),
            dealer: view.public.dealer,
            in_round: view.public.in_round,
            rows: seats.iter().map(row).collect(),
            deck: view.deck,
            deck_order: view.deck_order.map(|order| order.as_slice().iter().rev().copied().collect()),
            discard: SightDiscard {
                count: view.public.discard.len(),
                top: view.public.discard.top(),
                all: aid.then(|| view.public.discard.as_slice().iter().rev().copied().collect()),
            },
            totals: view.public.totals.as_slice().to_vec(),
            scores: revealed.then(|| view.public.scores.as_slice().to_vec()),
            out_in: view.public.out_in.as_slice().to_vec(),
            last_turns: view.public.last_turns,
            on_turn: view.phase.on_turn().map(|on_turn| on_turn.seat),
            doing: doing(&view.phase),
            ask: view.ask(),
            why_no_call: view.why_no_call(),
        }
    }
}

fn card(view: &View, seat: Seat, slot: Slot, aid: bool) -> SightCard {
    let (seen, shown) = (view.rows.at(seat, slot), view.shows(seat, slot));
    SightCard {
        face: if aid || shown { seen.face } else { Face::Down },
        open: seen.open,
        glance: shown && !seen.open,
        known_by: (aid && !seen.open).then_some(seen.known_by),
    }
}

fn doing(phase: &Phase<Face<Card>>) -> Doing {
    match *phase {
        Phase::FirstLook => Doing::FirstLook,
        Phase::Turn(on_turn) => match on_turn.step {
            Step::Source => Doing::Source,
            Step::Drawn { card, again, .. } => Doing::Drawn { card, again },
            Step::Swap { again } => Doing::Swap { again },
            Step::Peek { again } => Doing::Peek { again },
            Step::SuperPeek { again } => Doing::SuperPeek { again },
            Step::Draw2 { left } => Doing::Draw2 { left },
            Step::Looking(at) => Doing::Looking { at },
            Step::Call => Doing::Call,
        },
        Phase::Scored | Phase::AskClock => Doing::Scored,
        Phase::Over => Doing::Over,
    }
}
