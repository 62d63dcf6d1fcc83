//! Phase 4: the buildings of the row, one after the other. Step 1: cards are revealed and bring influence and rats
//! (CART-54 to CART-64).

use crate::card::Special;
use crate::cards::Cards;
use crate::event::{Event, Notice};
use crate::memory::Memory;
use crate::state::{Public, State};
use table::{Ctx, Hidden, Seat, SeatSet};

impl State {
    pub(crate) fn begin_resolution(&mut self, ctx: &mut Ctx<'_, Event>) {
        if self.public.seats() == 2 {
            self.settle_only_premium(ctx);
        }
        self.resolve_from(0, ctx);
    }

    /// CART-115, CART-117: two players in different buildings reveal at once, and one of them has the premium action of
    /// the round.
    fn settle_only_premium(&mut self, ctx: &mut Ctx<'_, Event>) {
        let [first, second] =
            [Some(self.public.first), self.public.after(self.public.first)].map(Option::unwrap_or_default);
        if self.public.position_of(first) == self.public.position_of(second) {
            return;
        }
        for seat in [first, second] {
            self.turn_up(seat, ctx);
        }
        let premium = if self.strength(second) > self.strength(first) { second } else { first };
        self.public.only_premium = Some(premium);
        ctx.tell_all(|| Notice::OnlyPremium { seat: premium });
    }

    /// The next building that has a visitor (CART-54).
    pub(crate) fn resolve_from(&mut self, position: usize, ctx: &mut Ctx<'_, Event>) {
        let visitors = &self.public.visitors[..self.public.row_len()];
        match (position..visitors.len()).find(|&position| !visitors[position].is_empty()) {
            Some(position) => {
                self.public.resolving = Some(position as u8);
                self.public.done = SeatSet::EMPTY;
                self.reveal(ctx);
            }
            None => self.end_round(ctx),
        }
    }

    /// CART-57.
    fn reveal(&mut self, ctx: &mut Ctx<'_, Event>) {
        let visitors = *self.public.here().1;
        for seat in visitors.iter() {
            self.turn_up(seat, ctx);
        }
        for seat in visitors.iter() {
            self.apply_cards(seat, ctx);
        }
        self.compare_swords(ctx);
    }

    fn turn_up(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        let mut laid = self.laid.at(seat.number() as usize);
        if laid.is_open() {
            return; // With two players, before the first building.
        }
        laid.turn_up(ctx.truth);
        self.laid.put(seat.number() as usize, laid);
        let cards = laid.truth(ctx.truth);
        self.everyone_sees_leave(seat, cards, ctx);
        ctx.tell_all(|| Notice::Revealed { seat, cards });
    }

    /// CART-58 to CART-60.
    fn apply_cards(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        let class = self.public.class_here();
        let (cards, strength) = (self.shown(seat), self.strength(seat));
        let rats = strength - cards.of_special(Special::Joker) - cards.of_class(class);
        self.public.tracks.of_mut(class).gain(seat, strength.into());
        self.public.rats[seat] += u16::from(rats);
        if strength > 0 {
            ctx.tell_all(|| Notice::GainedInfluence { seat, class, influence: strength, rats });
        }
    }

    /// Whose committed cards lie open.
    #[inline]
    pub(crate) fn revealed(&self) -> SeatSet {
        if self.public.resolving.is_none() {
            return SeatSet::EMPTY;
        }
        self.laid.known().open_seats()
    }

    /// What the player committed, once it lies open.
    pub(crate) fn shown(&self, seat: Seat) -> Cards {
        self.laid.at(seat.number() as usize).open_value().unwrap_or_default()
    }

    /// How many followers the player committed.
    pub(crate) fn strength(&self, seat: Seat) -> u8 {
        let cards = self.shown(seat);
        self.public.laid[seat] - cards.of_special(Special::Sword) - cards.of_special(Special::Flute)
    }

    /// Who has the premium action of the building that is being resolved.
    pub(crate) fn premium(&self) -> Option<Seat> {
        self.public.premium_by(|seat| self.strength(seat))
    }

    /// These cards left a player's hand or were revealed, before everybody's eyes.
    pub(crate) fn everyone_sees_leave(&mut self, seat: Seat, cards: Cards, ctx: &Ctx<'_, Event>) {
        self.public.memory.loses(seat, cards);
        for onlooker in self.public.all().without(seat) {
            self.remembers(onlooker, ctx, |memory| memory.loses(seat, cards));
        }
    }

    pub(crate) fn remembers(
        &mut self,
        onlooker: Seat,
        ctx: &Ctx<'_, Event>,
        change: impl FnOnce(&mut Memory),
    ) {
        let mut memory = self.memories.at(onlooker.number() as usize).truth(ctx.truth);
        change(&mut memory);
        self.memories.put(onlooker.number() as usize, Hidden::known_to(memory, SeatSet::only(onlooker)));
    }
}

impl Public {
    /// CART-80, CART-81, CART-115: by the strength of each visitor.
    pub(crate) fn premium_by(&self, strength: impl Fn(Seat) -> u8) -> Option<Seat> {
        let visitors = self.here().1;
        match self.only_premium {
            Some(seat) => visitors.iter().find(|&visitor| visitor == seat),
            // Of equals the first is meant, which is in the lowest slot.
            None => visitors.iter().min_by_key(|&visitor| std::cmp::Reverse(strength(visitor))),
        }
    }
}
