//! Carrying out decisions. One file for each chapter of the rulebook: the turn, special cards, the end of a turn.

mod call;
mod special;
mod turn;

use crate::card::Card;
use crate::decision::Decision;
use crate::event::Event;
use crate::phase::{Acting, OnTurn, Phase, Step};
use crate::state::State;
use table::{Ctx, Hidden, Joint};

impl State {
    /// The decisions have been checked; see `decision.rs`.
    pub(crate) fn carry_out(&mut self, joint: &Joint<Decision>, ctx: &mut Ctx<'_, Event>) {
        match self.phase {
            Phase::FirstLook => self.begin_turn(self.public.first, ctx), // TAT-16
            Phase::Turn(on_turn) => {
                let Some(&decision) = joint.of(on_turn.seat) else {
                    unreachable!("the player on turn decides")
                };
                self.act(on_turn, decision, ctx);
            }
            Phase::Scored => self.deal_next_round(ctx),
            Phase::AskClock | Phase::Over => unreachable!("nobody is asked"),
        }
    }

    fn act(&mut self, on_turn: Acting, decision: Decision, ctx: &mut Ctx<'_, Event>) {
        let seat = on_turn.seat;
        match (on_turn.step, decision) {
            (Step::Source, Decision::DrawDeck) => self.draw(on_turn, 0, ctx),
            (Step::Source, Decision::TakeDiscard { slot }) => self.take_discard(seat, slot, ctx),
            (Step::Drawn { card, batch, .. }, Decision::Keep { slot }) => {
                self.keep(seat, card, batch, slot, ctx);
            }
            (Step::Drawn { card, batch, again }, Decision::Reject) => {
                self.reject(on_turn, card, batch, again, ctx);
            }
            (Step::Swap { .. }, Decision::Swap { own, with, theirs }) => {
                self.swap(seat, own, with, theirs, ctx);
            }
            (Step::Peek { .. }, Decision::Peek { slot }) => self.peek(on_turn, slot, ctx),
            (Step::SuperPeek { .. }, Decision::Look) => self.super_peek(on_turn, ctx),
            (Step::Swap { again } | Step::Peek { again } | Step::SuperPeek { again }, Decision::Decline) => {
                self.decline(on_turn, again, ctx)
            }
            (Step::Draw2 { left }, Decision::Draw) => self.draw(on_turn, left - 1, ctx),
            (Step::Draw2 { .. }, Decision::Stop) => self.stop(on_turn, ctx),
            (Step::Looking(_), Decision::Done) => self.end_look(on_turn, ctx),
            (Step::Call, Decision::Call) => self.call(seat, ctx),
            (Step::Call, Decision::NoCall) => self.no_call(seat, ctx),
            _ => unreachable!("{decision:?} has been checked"),
        }
    }

    /// The same turn, one step further.
    pub(crate) fn step(&mut self, on_turn: Acting, step: Step<Hidden<Card>>) {
        self.phase = Phase::Turn(OnTurn { step, ..on_turn });
    }
}
