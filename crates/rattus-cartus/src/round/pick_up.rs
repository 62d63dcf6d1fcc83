//! Step 3: committed cards are put away, then pending cards are taken up (CART-111 to CART-113).

use crate::card::Special;
use crate::cards::Cards;
use crate::event::{Event, Notice};
use crate::state::{Given, State, Taken};
use table::{Ctx, Hidden, Seat, SeatSet};

impl State {
    pub(crate) fn pick_up(&mut self, ctx: &mut Ctx<'_, Event>) {
        let position = self.public.resolving.unwrap_or(0);
        let visitors = *self.public.here().1;
        for seat in visitors.iter() {
            let cards = self.shown(seat);
            self.put_away(cards);
            self.put_laid(seat, Cards::NONE);
            self.public.laid[seat] = 0;
        }
        ctx.tell_all(|| Notice::PutAway { position });
        for seat in visitors.iter() {
            self.take_up(seat, ctx);
        }
        self.resolve_from(usize::from(position) + 1, ctx);
    }

    /// Population cards to the discard pile, the others to their piles.
    pub(crate) fn put_away(&mut self, cards: Cards) {
        self.public.discard += cards.population();
        for (card, count) in cards.specials().kinds() {
            if let Some(special) = card.special() {
                self.public.piles[Special::index(special)] += count;
            }
        }
    }

    /// CART-112. Only visitors have pending cards.
    fn take_up(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        let index = seat.number() as usize;
        let taken = std::mem::take(&mut self.public.taken[seat]);
        let drawn = std::mem::take(&mut self.public.drawn[seat]);
        let mut cards = taken.cards();
        if taken.count > 0 {
            self.everyone_sees_come(seat, taken, ctx);
        }
        if drawn > 0 {
            cards += self.drawn.at(index).truth(ctx.truth);
            self.drawn.put(index, Hidden::unseen(Cards::NONE));
        }
        let mut count = taken.count + drawn;
        for from in self.public.all().without(seat) {
            let given = self.public.given[from];
            if given.count == 0 || given.to != seat {
                continue;
            }
            let gift = self.gifts.at(from.number() as usize).truth(ctx.truth);
            cards += gift;
            count += given.count;
            self.public.given[from] = Given::default();
            self.put_gift(from, Cards::NONE);
            self.remembers(from, ctx, |memory| memory.gains(seat, gift));
            self.remembers(seat, ctx, |memory| memory.loses(from, gift));
        }
        if count > 0 {
            let hand = self.hands.at(index).truth(ctx.truth);
            self.put_hand(seat, hand + cards);
            self.public.hands[seat] += count;
            let cards = Hidden::known_to(cards, SeatSet::only(seat));
            ctx.tell(|| Event::PickedUp { seat, count, cards });
        }
    }

    fn everyone_sees_come(&mut self, seat: Seat, taken: Taken, ctx: &Ctx<'_, Event>) {
        self.public.memory.gains(seat, taken.cards());
        for onlooker in self.public.all().without(seat) {
            self.remembers(onlooker, ctx, |memory| memory.gains(seat, taken.cards()));
        }
    }
}
