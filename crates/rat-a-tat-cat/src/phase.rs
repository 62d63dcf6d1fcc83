//! Where the match is. The same phases serve the truth and every view of it; only the drawn card differs: it is hidden
//! in the one and a face, up or down, in the other.

use crate::card::{Card, Stack};
use crate::decision::Ask;
use crate::options::Options;
use crate::slot::Slot;
use table::{Hidden, Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)] // a tag of its own is read quicker than one folded into the card
pub enum Phase<C> {
    /// Everyone looks at the own outer cards (TAT-15).
    FirstLook,
    Turn(OnTurn<C>),
    /// The rows lie open; the next round waits for everyone still in.
    Scored,
    /// The rows lie open; the rules want to know the time (TAT-90).
    AskClock,
    Over,
}

/// The player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnTurn<C> {
    pub seat: Seat,
    /// A Super Peek was drawn this turn, so there will be no call (TAT-49, TAT-50).
    pub super_peek: bool,
    pub step: Step<C>,
}

/// In truth: what a player does is done to this.
pub(crate) type Acting = OnTurn<Hidden<Card>>;

/// Where the turn is. `again`: how many further draws of a Draw 2 remain if the card is refused (TAT-55, TAT-57).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)] // as `Phase`
pub enum Step<C> {
    Source,
    /// A number card is in hand.
    Drawn {
        card: C,
        batch: u8,
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
    /// One or two further draws are available.
    Draw2 {
        left: u8,
    },
    Looking(Look),
    /// The main part of the turn is over.
    Call,
}

/// What the player on turn is looking at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(rename_all = "snake_case"))]
pub enum Look {
    /// A Peek at one own card.
    One(Slot),
    /// A Super Peek at all rows.
    All,
}

/// A call, and who still has a turn (TAT-70).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct LastTurns {
    pub caller: Seat,
    pub left: SeatSet,
}

/// Why no call decision is offered at the end of this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(rename_all = "snake_case"))]
pub enum WhyNoCall {
    /// Somebody has called (TAT-71).
    Called,
    /// A Super Peek was drawn this turn (TAT-49).
    SuperPeek,
    /// Not everyone has had a turn yet (TAT-117).
    FirstLap,
}

impl<C: Copy> Phase<C> {
    /// What is asked of those who are waited for, if anybody is.
    pub(crate) fn ask(&self, options: &Options, discard: &Stack) -> Option<Ask> {
        match self {
            Phase::FirstLook => Some(Ask::EndFirstLook),
            Phase::Turn(on_turn) => Some(on_turn.step.ask(options, discard)),
            Phase::Scored => Some(Ask::ReadyForNextRound),
            Phase::AskClock | Phase::Over => None,
        }
    }

    /// The same phase with the drawn card seen otherwise.
    pub(crate) fn map<D>(&self, see: impl FnOnce(C) -> D) -> Phase<D> {
        match *self {
            Phase::FirstLook => Phase::FirstLook,
            Phase::Turn(OnTurn { seat, super_peek, step }) => {
                Phase::Turn(OnTurn { seat, super_peek, step: step.map(see) })
            }
            Phase::Scored => Phase::Scored,
            Phase::AskClock => Phase::AskClock,
            Phase::Over => Phase::Over,
        }
    }

    /// The player on turn, and what happens there.
    pub fn on_turn(&self) -> Option<&OnTurn<C>> {
        match self {
            Phase::Turn(on_turn) => Some(on_turn),
            Phase::FirstLook | Phase::Scored | Phase::AskClock | Phase::Over => None,
        }
    }

    /// The number card in hand.
    pub fn drawn(&self) -> Option<C> {
        if let Step::Drawn { card, .. } = self.on_turn()?.step { Some(card) } else { None }
    }

    /// The rows lie open for all.
    pub fn rows_are_open(&self) -> bool {
        match self {
            Phase::FirstLook | Phase::Turn(_) => false,
            Phase::Scored | Phase::AskClock | Phase::Over => true,
        }
    }
}

impl<C> Step<C> {
    fn ask(&self, options: &Options, discard: &Stack) -> Ask {
        let slots = options.dark_slots();
        match *self {
            // Only a number card can be taken (TAT-21).
            Step::Source => Ask::ChooseSource { take: discard.top().is_some_and(Card::is_number) },
            Step::Drawn { again, .. } => Ask::KeepOrReject { again },
            Step::Swap { again } => Ask::SwapChoice { slots, again },
            Step::Peek { again } => Ask::PeekChoice { slots, again },
            Step::SuperPeek { again } => Ask::SuperPeekChoice { again },
            Step::Draw2 { left } => Ask::Draw2Continue { left },
            Step::Looking(_) => Ask::EndLook,
            Step::Call => Ask::CallChoice,
        }
    }

    fn map<D>(self, see: impl FnOnce(C) -> D) -> Step<D> {
        match self {
            Step::Source => Step::Source,
            Step::Drawn { card, batch, again } => Step::Drawn { card: see(card), batch, again },
            Step::Swap { again } => Step::Swap { again },
            Step::Peek { again } => Step::Peek { again },
            Step::SuperPeek { again } => Step::SuperPeek { again },
            Step::Draw2 { left } => Step::Draw2 { left },
            Step::Looking(look) => Step::Looking(look),
            Step::Call => Step::Call,
        }
    }
}
