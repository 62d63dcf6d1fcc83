//! Phase 2: everybody chooses a card of the row and gets what its corner shows (CART-26 to CART-33, CART-148).

use crate::decision::Decision;
use crate::event::{Event, Notice};
use crate::phase::Phase;
use crate::state::State;
use table::{Ctx, Hidden, Joint, Seat, SeatSet};

impl State {
    pub(crate) fn begin_privileges(&mut self, ctx: &mut Ctx<'_, Event>) {
        if self.public.options.simultaneous_privileges {
            self.public.phase = Phase::Privileges;
        } else {
            self.ask_for_privilege(self.public.first, ctx);
        }
    }

    fn ask_for_privilege(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        match self.public.chosen[seat] {
            // Everybody has chosen at once; the privileges are carried out in turn order (CART-148).
            Some(position) => self.grant_privilege(seat, position, ctx),
            None => self.public.phase = Phase::Privilege { seat },
        }
    }

    pub(crate) fn choose_privilege(&mut self, seat: Seat, position: u8, ctx: &mut Ctx<'_, Event>) {
        self.public.chosen[seat] = Some(position);
        ctx.tell_all(|| Notice::ChosePrivilege { seat, position });
        self.grant_privilege(seat, position, ctx);
    }

    pub(crate) fn choose_privileges(&mut self, joint: &Joint<Decision>, ctx: &mut Ctx<'_, Event>) {
        for (seat, chosen) in self.public.chosen.iter_mut() {
            let Some(Decision::Privilege(position)) = joint.of(seat) else {
                unreachable!("every decision has been checked")
            };
            *chosen = Some(*position);
        }
        for seat in self.public.order() {
            let position = self.public.chosen[seat].unwrap_or_default();
            ctx.tell_all(|| Notice::ChosePrivilege { seat, position });
        }
        self.ask_for_privilege(self.public.first, ctx);
    }

    /// Cards, rats, looks (CART-33).
    fn grant_privilege(&mut self, seat: Seat, position: u8, ctx: &mut Ctx<'_, Event>) {
        let privilege = self.public.parts.privilege(self.public.row[position as usize]);
        self.draw_into_hand(seat, privilege.cards, ctx);
        self.discard_rats(seat, privilege.rats, ctx);
        if privilege.looks > 0 {
            self.ask_for_looks(seat, privilege.looks);
        } else {
            self.privilege_after(seat, ctx);
        }
    }

    /// In phase 2 cards are picked up at once (CART-30).
    fn draw_into_hand(&mut self, seat: Seat, count: u8, ctx: &mut Ctx<'_, Event>) {
        if count == 0 {
            return;
        }
        let (cards, count) = self.draw(count, ctx);
        let hand = self.hands.at(seat.number() as usize).truth(ctx.truth);
        self.put_hand(seat, hand + cards);
        self.public.hands[seat] += count;
        let cards = Hidden::known_to(cards, SeatSet::only(seat));
        ctx.tell(|| Event::Drew { seat, count, cards });
    }

    pub(crate) fn privilege_after(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        match self.public.after(seat) {
            Some(next) => self.ask_for_privilege(next, ctx),
            None => self.begin_visits(),
        }
    }
}
