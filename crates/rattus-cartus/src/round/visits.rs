//! Phase 3: visits in turn order, in laps as long as somebody passes (CART-40 to CART-53).

use crate::card::Special;
use crate::cards::Cards;
use crate::event::{Event, Notice};
use crate::phase::Phase;
use crate::state::State;
use table::{Ctx, Hidden, Seat, SeatSet};

impl State {
    pub(crate) fn begin_visits(&mut self) {
        self.public.phase = Phase::Visit { seat: self.public.first };
    }

    /// CART-41, CART-42.
    pub(crate) fn visit(&mut self, seat: Seat, position: u8, cards: Cards, ctx: &mut Ctx<'_, Event>) {
        let count = cards.len();
        self.public.visitors[position as usize].push(seat);
        let hand = self.hands.at(seat.number() as usize).truth(ctx.truth);
        self.put_hand(seat, hand - cards);
        self.put_laid(seat, cards);
        self.public.hands[seat] -= count;
        self.public.laid[seat] = count;
        let slot = self.public.visitors[position as usize].len();
        let cards = Hidden::known_to(cards, SeatSet::only(seat));
        ctx.tell(|| Event::Visited { seat, position, slot, count, cards });
        self.visit_after(seat, ctx);
    }

    /// CART-48, CART-52: the Pass is back in its pile at once.
    pub(crate) fn pass(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        let pass = Cards::one(Special::Pass.card());
        let hand = self.hands.at(seat.number() as usize).truth(ctx.truth);
        self.put_hand(seat, hand - pass);
        self.public.hands[seat] -= 1;
        self.public.piles[Special::Pass.index()] += 1;
        self.everyone_sees_leave(seat, pass, ctx);
        ctx.tell_all(|| Notice::Passed { seat });
        self.visit_after(seat, ctx);
    }

    /// Whoever has not visited and comes next, in this lap or the following one: that those before have passed goes
    /// without saying (CART-49).
    fn visit_after(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        let waiting = self.public.all().minus(self.public.visited());
        let in_this_lap = self.public.order().skip_while(|&other| other != seat).skip(1);
        let next = in_this_lap.chain(self.public.order()).find(|&next| waiting.contains(next));
        match next {
            Some(next) => self.public.phase = Phase::Visit { seat: next },
            None => self.begin_resolution(ctx),
        }
    }
}
