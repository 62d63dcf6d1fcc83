//! The Hospital: hand cards for rats (CART-93 to CART-97).

use crate::cards::Cards;
use crate::event::{Event, Notice};
use crate::phase::Phase;
use crate::state::State;
use table::{Ctx, Seat};

impl State {
    pub(crate) fn go_to_hospital(
        &mut self,
        seat: Seat,
        free_rats: u8,
        most_cards: u8,
        ctx: &mut Ctx<'_, Event>,
    ) {
        self.discard_rats(seat, free_rats, ctx);
        let rats = self.public.rats[seat].min(u16::from(u8::MAX)) as u8;
        let most = most_cards.min(rats).min(self.public.hands[seat]); // CART-96
        if most == 0 {
            self.next_action(ctx);
        } else {
            self.public.phase = Phase::Hospital { seat, most };
        }
    }

    /// CART-97: shown, and gone at once.
    pub(crate) fn discard_at_hospital(&mut self, seat: Seat, cards: Cards, ctx: &mut Ctx<'_, Event>) {
        let hand = self.hands.at(seat.number() as usize).truth(ctx.truth);
        self.put_hand(seat, hand - cards);
        self.public.hands[seat] -= cards.len();
        self.put_away(cards);
        self.everyone_sees_leave(seat, cards, ctx);
        ctx.tell_all(|| Notice::DiscardedCards { seat, cards });
        self.discard_rats(seat, cards.len(), ctx);
        self.next_action(ctx);
    }
}
