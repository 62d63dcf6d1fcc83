//! Phase 1, hunt cards: POL-24 to POL-28, and the Archives, POL-83.

use crate::event::{Event, Notice};
use crate::phase::Phase;
use crate::setup::draw_some;
use crate::size::ByPlayer;
use crate::state::State;
use crate::tile::{Advantage, Tile, TileSet};
use table::{Ctx, Hidden, Seat, SeatSet};

impl State {
    /// All cards but those on slots are shuffled to be the new deck.
    pub(super) fn renew_deck(&mut self, ctx: &mut Ctx<'_, Event>) {
        let deck = self.public.cards.minus(self.public.on_slots());
        self.deck = Hidden::unseen(deck);
        self.public.deck = deck.len();
        ctx.tell_all(|| Notice::Renewed { count: deck.len() });
    }

    pub(super) fn deal_hunt_cards(&mut self, ctx: &mut Ctx<'_, Event>) {
        let public = &self.public;
        let (situation, round) = (public.situation(), public.round);
        if situation.fixed.is_some_and(|fixed| fixed.round == round) {
            return self.begin_planning(); // POL-158: no card is dealt
        }
        if let Some(stacked) = situation.stacked.filter(|stacked| stacked.round == round) {
            self.face_up(stacked.cards, stacked.cards.len(), ctx); // POL-139
            return self.begin_planning();
        }
        let drawn = public.parts.drawn[public.slot()].min(public.deck);
        if round <= situation.blind {
            let aside = self.draw(drawn, ctx); // POL-122
            self.laid = Hidden::unseen(aside);
            let slot = self.public.slot();
            self.public.slots[slot].drawn = drawn;
            ctx.tell_all(|| Notice::SetAside { count: drawn });
            return self.begin_planning();
        }
        if let Some(seat) = public.balthus {
            let cards = self.draw(drawn, ctx); // POL-176
            self.face_up(cards, drawn, ctx);
            if cards.is_empty() {
                return self.begin_planning();
            }
            self.public.phase = Phase::Lay { seat };
            return;
        }
        self.deal_hands(drawn, ctx);
        self.ask_archives();
    }

    /// As many to everybody as can be dealt evenly; the rest lies face up (POL-25, POL-26).
    fn deal_hands(&mut self, drawn: u8, ctx: &mut Ctx<'_, Event>) {
        let slot = self.public.slot();
        let hand = drawn / self.public.players().len();
        self.public.slots[slot].hand = hand;
        if hand > 0 {
            let mut dealt = ByPlayer::filled(self.public.seats());
            for seat in self.public.players() {
                let cards = self.draw(hand, ctx);
                let place = seat.number() as usize;
                let mut held = self.held.at(place).truth(ctx.truth);
                held[slot] = cards;
                self.held.put(place, Hidden::known_to(held, SeatSet::only(seat)));
                dealt[seat] = Hidden::known_to(cards, SeatSet::only(seat));
            }
            ctx.tell(|| Event::Dealt { hands: dealt });
        }
        let open = self.draw(drawn - hand * self.public.players().len(), ctx);
        self.face_up(open, drawn, ctx);
    }

    fn face_up(&mut self, cards: TileSet, drawn: u8, ctx: &mut Ctx<'_, Event>) {
        let slot = self.public.slot();
        self.public.slots[slot].up = cards;
        self.public.slots[slot].drawn = drawn;
        if !cards.is_empty() {
            ctx.tell_all(|| Notice::FacedUp { cards });
        }
    }

    fn draw(&mut self, count: u8, ctx: &mut Ctx<'_, Event>) -> TileSet {
        let mut deck = self.deck.truth(ctx.truth);
        let drawn = draw_some(&mut deck, count, ctx.dice);
        self.deck = Hidden::unseen(deck);
        self.public.deck = deck.len();
        drawn
    }

    /// Balthus's card stays face down on the slot; the others go to the discard pile.
    pub(super) fn lay(&mut self, seat: Seat, card: Tile, ctx: &mut Ctx<'_, Event>) {
        self.laid = Hidden::known_to(TileSet::only(card), SeatSet::only(seat));
        let slot = self.public.slot();
        self.public.slots[slot].drawn = 1;
        ctx.tell(|| Event::Laid { seat, card: Hidden::known_to(card, SeatSet::only(seat)) });
        self.begin_planning();
    }

    /// Only if somebody else holds a card.
    fn ask_archives(&mut self) {
        match self.public.owner(Advantage::Archives) {
            Some(seat) if !self.public.holders().without(seat).is_empty() => {
                self.public.phase = Phase::Archives { seat };
            }
            Some(_) | None => self.begin_planning(),
        }
    }

    pub(super) fn ask_for_card(&mut self, seat: Seat, of: Option<Seat>, ctx: &mut Ctx<'_, Event>) {
        let Some(of) = of else {
            ctx.tell_all(|| Notice::AskedNobody { seat });
            return self.begin_planning();
        };
        let slot = self.public.slot();
        self.public.slots[slot].asked = Some((seat, of));
        ctx.tell_all(|| Notice::Asked { seat, of });
        let hand = self.hand_in(slot, of, ctx);
        match hand.first() {
            Some(card) if hand.len() == 1 => self.show(of, seat, card, ctx),
            Some(_) | None => self.public.phase = Phase::Show { seat: of, to: seat },
        }
    }

    /// To the asker alone.
    pub(super) fn show(&mut self, seat: Seat, to: Seat, card: Tile, ctx: &mut Ctx<'_, Event>) {
        let both = SeatSet::only(seat).with(to);
        self.shown.put(self.public.slot(), Hidden::known_to(TileSet::only(card), both));
        ctx.tell(|| Event::Shown { seat, to, card: Hidden::known_to(card, both) });
        self.begin_planning();
    }

    fn begin_planning(&mut self) {
        self.public.phase = Phase::Plan;
    }

    fn hand_in(&self, slot: usize, seat: Seat, ctx: &Ctx<'_, Event>) -> TileSet {
        self.held.at(seat.number() as usize).truth(ctx.truth)[slot]
    }

    /// All hunt cards of this round, mixed (POL-65).
    pub(super) fn cards_of_round(&self, ctx: &Ctx<'_, Event>) -> TileSet {
        let slot = self.public.slot();
        let dealt = self.public.holders().iter().map(|seat| self.hand_in(slot, seat, ctx));
        let up = if self.public.balthus.is_some() { TileSet::NONE } else { self.public.slots[slot].up };
        dealt.fold(up.union(self.laid.truth(ctx.truth)), TileSet::union)
    }
}
