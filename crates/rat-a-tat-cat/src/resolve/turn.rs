//! Drawing, taking, keeping, rejecting: TAT-20 to TAT-37; and what happens when the deck runs out: TAT-62 to TAT-65.

use crate::card::{Card, Stack};
use crate::event::Event;
use crate::options::Reshuffle;
use crate::phase::{Acting, Step};
use crate::rows::Laid;
use crate::slot::Slot;
use crate::state::State;
use table::{Ctx, Hidden, Pile, Seat, SeatSet};

impl State {
    /// Draws from the deck; `again` further draws of a Draw 2 remain if the card is refused.
    pub(crate) fn draw(&mut self, on_turn: Acting, again: u8, ctx: &mut Ctx<'_, Event>) {
        let seat = on_turn.seat;
        let batch = self.public.batch;
        let card = self.draw_card(ctx);
        ctx.tell(|| Event::Drew { seat, card: Hidden::unseen(card) });
        if self.deck.is_empty() {
            self.settle_hand(card);
            self.reshuffle(ctx); // at once, before the card is used (TAT-62)
        }
        if card.is_special() {
            self.forget(batch, card);
            self.show_special(on_turn, card, again, ctx);
        } else {
            let card = Hidden::known_to(card, SeatSet::only(seat)); // TAT-25
            self.step(on_turn, Step::Drawn { card, batch, again });
        }
    }

    /// TAT-23, TAT-24: it must replace a card of the own row.
    pub(crate) fn take_discard(&mut self, seat: Seat, slot: Slot, ctx: &mut Ctx<'_, Event>) {
        let Some(card) = self.public.discard.pop() else { unreachable!("there is a number card to take") };
        // Everyone saw it lying open (TAT-125).
        let laid = Laid {
            card: Hidden::known_to(card, self.public.in_round),
            number: true,
            batch: self.public.batch,
        };
        let replaced = self.replace(seat, slot, laid, ctx);
        ctx.tell(|| Event::Took { seat, slot, card, replaced });
        self.end_main_part(ctx);
    }

    /// TAT-27. The drawer alone knows the card (TAT-124).
    pub(crate) fn keep(
        &mut self,
        seat: Seat,
        card: Hidden<Card>,
        batch: u8,
        slot: Slot,
        ctx: &mut Ctx<'_, Event>,
    ) {
        let replaced = self.replace(seat, slot, Laid { card, number: true, batch }, ctx);
        let kept = self.rows.at(seat, slot).card;
        ctx.tell(|| Event::Kept { seat, slot, card: kept, replaced });
        self.end_main_part(ctx);
    }

    /// TAT-28.
    pub(crate) fn reject(
        &mut self,
        on_turn: Acting,
        card: Hidden<Card>,
        batch: u8,
        again: u8,
        ctx: &mut Ctx<'_, Event>,
    ) {
        let (seat, card) = (on_turn.seat, card.truth(ctx.truth));
        self.forget(batch, card);
        self.public.discard.push(card);
        ctx.tell(|| Event::Rejected { seat, card });
        self.refused(on_turn, again, ctx);
    }

    /// A card was refused: the second draw of a Draw 2 if there is one, else the main part is over.
    pub(crate) fn refused(&mut self, on_turn: Acting, again: u8, ctx: &mut Ctx<'_, Event>) {
        match again {
            0 => self.end_main_part(ctx),
            left => self.step(on_turn, Step::Draw2 { left }),
        }
    }

    /// Puts a card into a slot, and the one that lay there face up on the discard (TAT-24, TAT-27, TAT-35).
    fn replace(&mut self, seat: Seat, slot: Slot, mut laid: Laid, ctx: &Ctx<'_, Event>) -> Card {
        if self.public.options.open_outer && slot.is_outer() {
            self.forget(laid.batch, laid.card.truth(ctx.truth));
            laid.turn_up(ctx.truth); // TAT-109, TAT-110
        }
        let old = self.rows.replace(seat, slot, laid);
        let replaced = old.card.truth(ctx.truth);
        if !old.card.is_open() {
            self.forget(old.batch, replaced);
        }
        if let Some(special) = replaced.special_index()
            && self.public.aside[special] > 0
        {
            self.public.shed[special] += 1;
        }
        self.public.discard.push(replaced);
        replaced
    }

    /// The discard becomes the new deck (TAT-62, TAT-116). What lies in rows or in hand takes no part (TAT-63).
    pub(crate) fn reshuffle(&mut self, ctx: &mut Ctx<'_, Event>) {
        self.settle_rows(ctx);
        let kept = match self.public.options.reshuffle {
            Reshuffle::All => None,
            Reshuffle::KeepTop => self.public.discard.pop(),
        };
        self.deck = Pile::stacked(self.public.discard.as_slice());
        self.deck.shuffle(ctx.dice);
        self.public.discard = Stack::from_iter(kept);
        let deck = &self.deck;
        ctx.tell(|| Event::Reshuffled { order: Box::new(*deck) });
    }

    /// The old deck is used up: everyone can count now what lies dark in the rows, though not where.
    fn settle_rows(&mut self, ctx: &Ctx<'_, Event>) {
        for seat in self.public.in_round {
            for laid in self.rows.of(seat) {
                if !laid.card.is_open() && laid.batch == self.public.batch {
                    self.public.settled.insert(self.public.batch, laid.card.truth(ctx.truth));
                }
            }
        }
        self.public.batch = self.unused_batch();
        self.public.aside = [0; 4];
        self.public.shed = [0; 4];
    }

    /// The card in hand belongs to the batch that just ended, and others do not see it.
    fn settle_hand(&mut self, card: Card) {
        self.public.settled.insert(self.public.batch, card);
    }

    /// A card of this batch lies open from now on.
    fn forget(&mut self, batch: u8, card: Card) {
        if batch != self.public.batch {
            self.public.settled.remove(batch, card);
        }
    }

    /// A name for a new batch: at most 25 cards lie dark outside the deck, so there is always one.
    fn unused_batch(&self) -> u8 {
        let used = |batch: u8| self.public.settled.as_slice().iter().any(|&(of, _)| of == batch);
        (0..=u8::MAX).find(|&batch| batch != self.public.batch && !used(batch)).unwrap_or_default()
    }
}
