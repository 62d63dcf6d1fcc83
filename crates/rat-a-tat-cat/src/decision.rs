//! What is asked, what may be answered, and why not.

use crate::card::Card;
use crate::options::Options;
use crate::phase::{Phase, Step};
use crate::slot::{Slot, Slots};
use crate::state::State;
use table::{Dice, Hidden, Seat, SeatSet};

/// The decision points D1 to D10 of the rules file, with their legal options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "ask", rename_all = "snake_case"))]
pub enum Ask {
    /// D1: done looking at the own outer cards?
    EndFirstLook,
    /// D2: the deck, or (if `take`) the discard for one of the own slots.
    ChooseSource { take: bool },
    /// D3: keep the number card that was drawn, or reject it.
    KeepOrReject { again: u8 },
    /// D4: swap one of these own slots with one of these slots of another player.
    SwapChoice { slots: Slots, again: u8 },
    /// D5: draw again, or stop.
    Draw2Continue { left: u8 },
    /// D6: peek at one of these own slots.
    PeekChoice { slots: Slots, again: u8 },
    /// D7: look at all rows.
    SuperPeekChoice { again: u8 },
    /// D8: done looking?
    EndLook,
    /// D9: call, or not.
    CallChoice,
    /// D10: ready for the next round?
    ReadyForNextRound,
}

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(
    feature = "wire",
    serde(tag = "do", content = "with", rename_all = "snake_case", deny_unknown_fields)
)]
pub enum Decision {
    /// D1 and D8: the look is over.
    Done,
    DrawDeck,
    TakeDiscard {
        slot: Slot,
    },
    Keep {
        slot: Slot,
    },
    Reject,
    Swap {
        own: Slot,
        with: Seat,
        theirs: Slot,
    },
    Peek {
        slot: Slot,
    },
    Look,
    /// D4, D6, D7: the special card's effect is not used.
    Decline,
    /// D5: one more card.
    Draw,
    Stop,
    Call,
    NoCall,
    Ready,
}

/// One variant per rule that a decision can break.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// TAT-37, TAT-119.
    #[error("that is no answer to what is asked: {}", .asked.question())]
    NoAnswer { asked: Ask },
    /// TAT-21, TAT-22.
    #[error("a special card lies on top of the discard; draw from the deck")]
    SpecialOnDiscard,
    /// TAT-23.
    #[error("a card taken from the discard cannot be put back")]
    Taken,
    /// TAT-31.
    #[error("a special card cannot be kept; use it or decline it")]
    SpecialCannotBeKept,
    /// TAT-41.
    #[error("a swap is between one of your cards and one of another player's")]
    SwapWithSelf,
    /// TAT-41, TAT-98.
    #[error("{with} has no cards in this round")]
    SwapWithNobody { with: Seat },
    /// TAT-111.
    #[error("only face-down cards can be swapped: slots 2 and 3")]
    SwapOpenCard,
    /// TAT-112.
    #[error("slot {slot} lies open; peek at slot 2 or 3")]
    PeekOpenCard { slot: Slot },
    /// TAT-68.
    #[error("call when the main part of your turn is over, not before")]
    CallTooEarly,
    /// TAT-71.
    #[error("{caller} has called already")]
    CalledAlready { caller: Seat },
}

impl Options {
    /// The slots that lie face down all round (TAT-107, TAT-111, TAT-112).
    pub(crate) fn dark_slots(&self) -> Slots {
        if self.open_outer { Slots::INNER } else { Slots::ALL }
    }
}

impl State {
    /// `seat` is one that is asked.
    pub(crate) fn check_decision(&self, seat: Seat, decision: Decision) -> Result<(), Illegal> {
        match self.phase {
            Phase::FirstLook if decision == Decision::Done => Ok(()),
            Phase::Scored if decision == Decision::Ready => Ok(()),
            Phase::Turn(on_turn) => self.check_on_turn(seat, on_turn.step, decision),
            Phase::FirstLook | Phase::Scored => Err(self.no_answer(decision)),
            Phase::AskClock | Phase::Over => unreachable!("nobody is asked"),
        }
    }

    fn check_on_turn(&self, seat: Seat, step: Step<Hidden<Card>>, decision: Decision) -> Result<(), Illegal> {
        match (step, decision) {
            (Step::Source, Decision::TakeDiscard { .. })
                if !self.public.discard.top().is_some_and(Card::is_number) =>
            {
                Err(Illegal::SpecialOnDiscard)
            }
            (Step::Source, Decision::DrawDeck | Decision::TakeDiscard { .. })
            | (Step::Drawn { .. }, Decision::Keep { .. } | Decision::Reject)
            | (Step::Swap { .. } | Step::Peek { .. } | Step::SuperPeek { .. }, Decision::Decline)
            | (Step::SuperPeek { .. }, Decision::Look)
            | (Step::Draw2 { .. }, Decision::Draw | Decision::Stop)
            | (Step::Looking(_), Decision::Done)
            | (Step::Call, Decision::Call | Decision::NoCall) => Ok(()),
            (Step::Swap { .. }, Decision::Swap { own, with, theirs }) => {
                self.check_swap(seat, own, with, theirs)
            }
            (Step::Peek { .. }, Decision::Peek { slot }) => self.check_peek(slot),
            _ => Err(self.no_answer(decision)),
        }
    }

    fn check_swap(&self, seat: Seat, own: Slot, with: Seat, theirs: Slot) -> Result<(), Illegal> {
        if with == seat {
            return Err(Illegal::SwapWithSelf);
        }
        if !self.public.in_round.contains(with) {
            return Err(Illegal::SwapWithNobody { with });
        }
        let dark = self.public.options.dark_slots();
        if !dark.contains(own) || !dark.contains(theirs) {
            return Err(Illegal::SwapOpenCard);
        }
        Ok(())
    }

    fn check_peek(&self, slot: Slot) -> Result<(), Illegal> {
        if self.public.options.dark_slots().contains(slot) {
            Ok(())
        } else {
            Err(Illegal::PeekOpenCard { slot })
        }
    }

    /// The nearest rule that such an answer breaks here.
    fn no_answer(&self, decision: Decision) -> Illegal {
        let asked = self.ask();
        match (asked, decision) {
            (_, Decision::Call) => match self.public.last_turns {
                Some(last) => Illegal::CalledAlready { caller: last.caller },
                None => Illegal::CallTooEarly,
            },
            (
                Ask::SwapChoice { .. }
                | Ask::PeekChoice { .. }
                | Ask::SuperPeekChoice { .. }
                | Ask::Draw2Continue { left: 2 },
                Decision::Keep { .. },
            ) => Illegal::SpecialCannotBeKept,
            (Ask::ChooseSource { .. }, Decision::Reject) => Illegal::Taken,
            _ => Illegal::NoAnswer { asked },
        }
    }
}

impl Ask {
    /// In words.
    pub fn question(&self) -> &'static str {
        match self {
            Ask::EndFirstLook => "look at your outer cards, then say done",
            Ask::ChooseSource { take: true } => "draw from the deck or take the discard",
            Ask::ChooseSource { take: false } => "draw from the deck",
            Ask::KeepOrReject { .. } => "keep the card in a slot or reject it",
            Ask::SwapChoice { .. } => "swap a card of yours with another player's, or decline",
            Ask::Draw2Continue { left: 2 } => "draw up to two more cards, or stop",
            Ask::Draw2Continue { .. } => "draw one more card, or stop",
            Ask::PeekChoice { .. } => "peek at a card of yours, or decline",
            Ask::SuperPeekChoice { .. } => "look at all cards, or decline",
            Ask::EndLook => "look, then say done",
            Ask::CallChoice => "call rat-a-tat cat, or pass",
            Ask::ReadyForNextRound => "say ready for the next round",
        }
    }

    /// How many answers are legal, with `others` to swap with.
    fn count(self, others: SeatSet) -> u32 {
        match self {
            Ask::EndFirstLook | Ask::EndLook | Ask::ReadyForNextRound => 1,
            Ask::ChooseSource { take } => 1 + if take { Slots::ALL.len() } else { 0 },
            Ask::KeepOrReject { .. } => 1 + Slots::ALL.len(),
            Ask::SwapChoice { slots, .. } => 1 + slots.len() * slots.len() * u32::from(others.len()), // TAT-40
            Ask::PeekChoice { slots, .. } => 1 + slots.len(),
            Ask::Draw2Continue { .. } | Ask::SuperPeekChoice { .. } | Ask::CallChoice => 2,
        }
    }

    /// The `index`-th legal answer; 0 is the safe default (TAT-120).
    #[inline(always)] // the match over what is asked then happens once
    fn answer(self, index: u32, others: SeatSet) -> Decision {
        let slot = |index: u32| Slots::ALL.nth(index - 1);
        match (self, index) {
            (Ask::EndFirstLook | Ask::EndLook, _) => Decision::Done,
            (Ask::ReadyForNextRound, _) => Decision::Ready,
            (Ask::ChooseSource { .. }, 0) => Decision::DrawDeck,
            (Ask::ChooseSource { .. }, _) => Decision::TakeDiscard { slot: slot(index) },
            (Ask::KeepOrReject { .. }, 0) => Decision::Reject,
            (Ask::KeepOrReject { .. }, _) => Decision::Keep { slot: slot(index) },
            (Ask::SwapChoice { .. } | Ask::PeekChoice { .. } | Ask::SuperPeekChoice { .. }, 0) => {
                Decision::Decline
            }
            (Ask::SwapChoice { slots, .. }, _) => {
                let (index, n) = (index - 1, slots.len());
                let with = others.nth((index / (n * n)) as u8).unwrap_or_default();
                Decision::Swap { own: slots.nth(index / n % n), with, theirs: slots.nth(index % n) }
            }
            (Ask::PeekChoice { slots, .. }, _) => Decision::Peek { slot: slots.nth(index - 1) },
            (Ask::SuperPeekChoice { .. }, _) => Decision::Look,
            (Ask::Draw2Continue { .. }, 0) => Decision::Stop,
            (Ask::Draw2Continue { .. }, _) => Decision::Draw,
            (Ask::CallChoice, 0) => Decision::NoCall,
            (Ask::CallChoice, _) => Decision::Call,
        }
    }

    #[inline]
    pub(crate) fn sample(self, others: SeatSet, dice: &mut Dice) -> Decision {
        let index = match self.count(others) {
            1 => 0,
            count => dice.below(count),
        };
        self.answer(index, others)
    }

    /// Every legal answer, given the other players of the round.
    pub fn list(self, others: SeatSet) -> Vec<Decision> {
        (0..self.count(others)).map(|index| self.answer(index, others)).collect()
    }

    pub fn fallback(self) -> Decision {
        self.answer(0, SeatSet::EMPTY)
    }
}
