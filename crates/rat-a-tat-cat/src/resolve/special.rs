//! Special cards drawn on a turn: TAT-30 to TAT-33 and TAT-38 to TAT-61.

use crate::card::Card;
use crate::event::Event;
use crate::phase::{Acting, Look, Step};
use crate::slot::Slot;
use crate::state::State;
use table::{Ctx, Seat};

impl State {
    /// Shown to all at once and put on the discard before its effect is carried out (TAT-30).
    pub(crate) fn show_special(
        &mut self,
        mut on_turn: Acting,
        card: Card,
        again: u8,
        ctx: &mut Ctx<'_, Event>,
    ) {
        let seat = on_turn.seat;
        self.public.discard.push(card);
        ctx.tell(|| Event::ShowedSpecial { seat, card });
        // The ban on calling is tied to drawing the card, not to using it (TAT-49, TAT-50).
        on_turn.super_peek |= card == Card::SuperPeek;
        let step = match card {
            Card::Swap => Step::Swap { again },
            Card::Peek => Step::Peek { again },
            Card::SuperPeek => Step::SuperPeek { again },
            // An earlier Draw 2 ends with any draw it had left (TAT-59); draws never add up (TAT-60).
            Card::Draw2 => Step::Draw2 { left: 2 },
            Card::N0 | Card::N1 | Card::N2 | Card::N3 | Card::N4 => unreachable!("a number has no effect"),
            Card::N5 | Card::N6 | Card::N7 | Card::N8 | Card::N9 => unreachable!("a number has no effect"),
        };
        self.step(on_turn, step);
    }

    /// The two cards change places, and what is known of each goes with it (TAT-38, TAT-128).
    pub(crate) fn swap(&mut self, seat: Seat, own: Slot, with: Seat, theirs: Slot, ctx: &mut Ctx<'_, Event>) {
        let given = self.rows.at(seat, own);
        let gotten = self.rows.replace(with, theirs, given);
        self.rows.put(seat, own, gotten);
        ctx.tell(|| Event::Swapped { seat, own, with, theirs });
        self.end_main_part(ctx);
    }

    /// TAT-43, TAT-126.
    pub(crate) fn peek(&mut self, on_turn: Acting, slot: Slot, ctx: &mut Ctx<'_, Event>) {
        let seat = on_turn.seat;
        self.rows.show(seat, slot, seat, ctx.truth);
        let card = self.rows.at(seat, slot).card;
        ctx.tell(|| Event::Peeked { seat, slot, card });
        self.step(on_turn, Step::Looking(Look::One(slot)));
    }

    /// All face-down cards of all rows, and nothing else (TAT-47, TAT-48, TAT-127).
    pub(crate) fn super_peek(&mut self, on_turn: Acting, ctx: &mut Ctx<'_, Event>) {
        let seat = on_turn.seat;
        for owner in self.public.in_round {
            Slot::ALL.iter().for_each(|&slot| self.rows.show(owner, slot, seat, ctx.truth));
        }
        ctx.tell(|| Event::SuperPeeked { seat });
        self.step(on_turn, Step::Looking(Look::All));
    }

    pub(crate) fn end_look(&mut self, on_turn: Acting, ctx: &mut Ctx<'_, Event>) {
        let seat = on_turn.seat;
        ctx.tell(|| Event::LookEnded { seat });
        self.end_main_part(ctx);
    }

    /// Every effect is optional (TAT-32).
    pub(crate) fn decline(&mut self, on_turn: Acting, again: u8, ctx: &mut Ctx<'_, Event>) {
        let seat = on_turn.seat;
        ctx.tell(|| Event::Declined { seat });
        self.refused(on_turn, again, ctx);
    }

    /// A Draw 2 may be stopped before either draw (TAT-53).
    pub(crate) fn stop(&mut self, on_turn: Acting, ctx: &mut Ctx<'_, Event>) {
        let seat = on_turn.seat;
        ctx.tell(|| Event::Stopped { seat });
        self.end_main_part(ctx);
    }
}
