//! Drawing population cards and looking at the nun row, in all phases (CART-34 to CART-39).

use crate::card::Card;
use crate::cards::Cards;
use crate::event::{Event, Notice};
use crate::phase::{Phase, Places};
use crate::size::{NUN_ROW, POPULATION};
use crate::state::State;
use table::{Ctx, Hidden, Pile, Seat};

impl State {
    /// So many cards from the deck, or as many as there are (CART-36), and how many they are.
    pub(crate) fn draw(&mut self, count: u8, ctx: &mut Ctx<'_, Event>) -> (Cards, u8) {
        let mut cards = Cards::NONE;
        for drawn in 0..count {
            if self.deck.is_empty() && !self.reshuffle(ctx) {
                return (cards, drawn);
            }
            cards += self.deck.draw(ctx.truth, ctx.dice).map_or(Cards::NONE, Cards::one);
        }
        (cards, count)
    }

    /// CART-34: the discard pile becomes the deck. Says whether there was one.
    #[cold]
    fn reshuffle(&mut self, ctx: &mut Ctx<'_, Event>) -> bool {
        let discard = std::mem::take(&mut self.public.discard);
        let mut cards = [Card::default(); POPULATION];
        let mut count = 0;
        for card in discard.iter() {
            cards[count] = card;
            count += 1;
        }
        self.deck = Pile::stacked(&cards[..count]);
        self.deck.shuffle(ctx.dice);
        if count > 0 {
            self.public.reshuffled = discard;
            ctx.tell_all(|| Notice::Reshuffled { count: count as u8 });
        }
        count > 0
    }

    /// Whether a card could be drawn.
    pub(crate) fn can_draw(&self) -> bool {
        !self.deck.is_empty() || !self.public.discard.is_empty()
    }

    /// Asks for so many looks at different places; what one effect cannot show is lost.
    pub(crate) fn ask_for_looks(&mut self, seat: Seat, looks: u8) {
        self.public.phase = Phase::Look { seat, left: looks.min(NUN_ROW as u8), seen: Places::NONE };
    }

    /// CART-37, CART-39: one card, before the next place is chosen.
    pub(crate) fn look(&mut self, seat: Seat, place: u8, left: u8, seen: Places, ctx: &mut Ctx<'_, Event>) {
        let mut card = self.nuns.at(place.into());
        card.show_to(seat, ctx.truth);
        self.nuns.put(place.into(), card);
        let shown = Hidden::known_to(card.truth(ctx.truth), table::SeatSet::only(seat));
        ctx.tell(|| Event::Looked { seat, place, card: shown });
        if left > 1 {
            self.public.phase = Phase::Look { seat, left: left - 1, seen: seen.with(place) };
        } else if self.public.resolving.is_some() {
            self.next_action(ctx);
        } else {
            self.privilege_after(seat, ctx);
        }
    }

    /// Rats go to the supply, as many as there are.
    pub(crate) fn discard_rats(&mut self, seat: Seat, count: u8, ctx: &mut Ctx<'_, Event>) {
        let rats = &mut self.public.rats[seat];
        let count = u16::from(count).min(*rats);
        *rats -= count;
        if count > 0 {
            ctx.tell_all(|| Notice::DiscardedRats { seat, count });
        }
    }
}
