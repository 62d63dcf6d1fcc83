//! The end of a turn and the call: TAT-66 to TAT-74.

use crate::event::Event;
use crate::options::{CallFrom, Options};
use crate::phase::{LastTurns, Phase, Step, WhyNoCall};
use crate::state::State;
use table::{Ctx, Seat, SeatSet};

impl State {
    /// The main part of the turn is over; now, once, the player may call (TAT-66).
    pub(crate) fn end_main_part(&mut self, ctx: &mut Ctx<'_, Event>) {
        let Phase::Turn(on_turn) = self.phase else { unreachable!("only a turn has a main part") };
        match self.public.options.why_no_call(
            self.public.last_turns,
            on_turn.super_peek,
            self.public.turns,
            self.public.in_round,
        ) {
            None => self.step(on_turn, Step::Call),
            Some(_) => self.end_turn(on_turn.seat, ctx),
        }
    }

    /// Everyone else has one more turn (TAT-70).
    pub(crate) fn call(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        self.public.last_turns = Some(LastTurns { caller: seat, left: self.public.in_round });
        ctx.tell(|| Event::Called { seat });
        self.end_turn(seat, ctx);
    }

    pub(crate) fn no_call(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        ctx.tell(|| Event::DidNotCall { seat });
        self.end_turn(seat, ctx);
    }

    fn end_turn(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        self.public.turns += 1;
        let next = match self.public.last_turns {
            Some(LastTurns { caller, left }) => {
                let left = left.without(seat);
                self.public.last_turns = Some(LastTurns { caller, left });
                left.next_after(seat)
            }
            // A call at the end of the last lap comes first; without one the round is scored (TAT-74).
            None if self.laps_are_over() => None,
            None => self.public.in_round.next_after(seat),
        };
        match next {
            Some(next) => self.begin_turn(next, ctx),
            None => self.score_round(ctx), // TAT-73
        }
    }

    fn laps_are_over(&self) -> bool {
        self.public.turns
            >= u32::from(self.public.options.lap_limit.get()) * u32::from(self.public.in_round.len())
    }
}

impl Options {
    /// Why a turn does not end in a call decision (TAT-66). `turns` are those completed before it.
    pub(crate) fn why_no_call(
        &self,
        last_turns: Option<LastTurns>,
        super_peek: bool,
        turns: u32,
        in_round: SeatSet,
    ) -> Option<WhyNoCall> {
        let first_lap = turns + 1 < u32::from(in_round.len());
        if last_turns.is_some() {
            Some(WhyNoCall::Called)
        } else if super_peek {
            Some(WhyNoCall::SuperPeek)
        } else if self.call_from == CallFrom::AfterFirstLap && first_lap {
            Some(WhyNoCall::FirstLap)
        } else {
            None
        }
    }
}
