//! Swords: whoever showed the most takes half a hand from whoever showed the fewest (CART-64 to CART-73).

use crate::building::Visitors;
use crate::card::Special;
use crate::cards::Cards;
use crate::event::{Event, Notice};
use crate::memory::Gift;
use crate::phase::Phase;
use crate::state::{Given, State};
use table::{Ctx, Hidden, Seat, SeatSet};

impl State {
    pub(crate) fn compare_swords(&mut self, ctx: &mut Ctx<'_, Event>) {
        let Some((taker, fewest)) = self.most_and_fewest(Special::Sword) else {
            return self.compare_flutes(ctx);
        };
        match fewest.sole() {
            Some(victim) => self.strike(taker, victim, ctx),
            // Where nobody has two cards, nothing can be given, whoever is chosen.
            None if fewest.iter().all(|seat| self.public.hands[seat] < 2) => self.compare_flutes(ctx),
            None => self.public.phase = Phase::SwordVictim { seat: taker, among: fewest },
        }
    }

    /// Who committed the most of these, the lowest slot among equals, and all who committed the fewest; `None` if all
    /// committed the same number (CART-65 to CART-68, CART-74 to CART-76).
    pub(crate) fn most_and_fewest(&self, special: Special) -> Option<(Seat, SeatSet)> {
        let visitors: &Visitors = self.public.here().1;
        let shown = |seat: Seat| self.shown(seat).of_special(special);
        let most = visitors.iter().map(shown).max()?;
        if most == 0 {
            return None;
        }
        let fewest = visitors.iter().map(shown).min()?;
        let taker = visitors.iter().find(|&seat| shown(seat) == most)?;
        let victims = visitors.iter().filter(|&seat| shown(seat) == fewest).collect();
        (most > fewest).then_some((taker, victims))
    }

    pub(crate) fn choose_victim(&mut self, taker: Seat, victim: Seat, ctx: &mut Ctx<'_, Event>) {
        ctx.tell_all(|| Notice::ChoseVictim { seat: taker, victim });
        self.strike(taker, victim, ctx);
    }

    /// CART-69, CART-71.
    fn strike(&mut self, taker: Seat, victim: Seat, ctx: &mut Ctx<'_, Event>) {
        let count = self.public.hands[victim] / 2;
        if count == 0 {
            return self.compare_flutes(ctx);
        }
        self.public.phase = Phase::SwordGift { seat: victim, to: taker, count };
    }

    pub(crate) fn give_to_sword(
        &mut self,
        victim: Seat,
        taker: Seat,
        cards: Cards,
        ctx: &mut Ctx<'_, Event>,
    ) {
        self.give(victim, taker, cards, ctx);
        self.compare_flutes(ctx);
    }

    /// The cards are pending: the giver knows them now, the taker at step 3 (CART-73, CART-105, CART-157).
    pub(crate) fn give(&mut self, from: Seat, to: Seat, cards: Cards, ctx: &mut Ctx<'_, Event>) {
        let count = cards.len();
        let hand = self.hands.at(from.number() as usize).truth(ctx.truth);
        self.put_hand(from, hand - cards);
        self.put_gift(from, cards);
        self.public.hands[from] -= count;
        self.public.given[from] = Given { to, count };
        let laid = if self.laid.at(from.number() as usize).is_open() { 0 } else { self.public.laid[from] };
        let gift = Gift { from, to, count, hand: self.public.hands[from], laid };
        self.public.memory.sees_gift(gift);
        for onlooker in self.public.all().without(from).without(to) {
            self.remembers(onlooker, ctx, |memory| memory.sees_gift(gift));
        }
        let cards = Hidden::known_to(cards, SeatSet::only(from));
        ctx.tell(|| Event::Gave { from, to, count, cards });
    }
}
