//! Phase 1, new buildings (CART-19 to CART-25), and phase 5, the end of a round (CART-120 to CART-122).

use crate::building::Visitors;
use crate::event::{Event, Notice};
use crate::size::{ByPlayer, ROW};
use crate::state::State;
use table::{Ctx, SeatSet};

impl State {
    pub(crate) fn begin_round(&mut self, ctx: &mut Ctx<'_, Event>) {
        self.public.round += 1;
        let (round, first, last) = (self.public.round, self.public.first, self.public.is_last_round());
        ctx.tell_all(|| Notice::RoundBegan { round, first, last });
        for position in 0..self.public.row_len() {
            self.public.row[position] = self.decks.draw(ctx.truth, ctx.dice).unwrap_or_default();
        }
        let public = &self.public;
        ctx.tell_all(|| Notice::RowRevealed { row: public.row().to_vec() });
        self.replace_alike(ctx);
        self.begin_privileges(ctx);
    }

    /// CART-20, CART-21: as long as all cards of the row show one building, the last one is replaced.
    fn replace_alike(&mut self, ctx: &mut Ctx<'_, Event>) {
        let last = self.public.row_len() - 1;
        while self.public.row().iter().all(|card| card.building() == self.public.row[0].building()) {
            let drawn = self.decks.draw_replacement(ctx.truth, ctx.dice).or_else(|| self.public.under.draw());
            let Some(card) = drawn else { return };
            let replaced = std::mem::replace(&mut self.public.row[last], card);
            self.public.under.push(replaced);
            ctx.tell_all(|| Notice::Replaced { replaced, card });
        }
    }

    /// CART-120 to CART-122.
    pub(crate) fn end_round(&mut self, ctx: &mut Ctx<'_, Event>) {
        let public = &mut self.public;
        public.past = public.row().iter().fold(public.past, |past, &card| past.with(card));
        public.visitors = [Visitors::default(); ROW];
        public.chosen = ByPlayer::filled(public.seats());
        public.resolving = None;
        public.done = SeatSet::EMPTY;
        public.only_premium = None;
        if public.is_last_round() {
            return self.end_game(ctx);
        }
        public.first = public.all().next_after(public.first).unwrap_or_default();
        self.begin_round(ctx);
    }
}
