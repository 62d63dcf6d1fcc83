//! The neutral strike of a table of two: POL-166 to POL-169.

use crate::event::{Cause, Event, Notice};
use crate::family::Family;
use crate::state::{Public, State};
use crate::tile::{Plot, Tile};
use table::{Ctx, Seat};

impl State {
    /// A second card of the round, without the cat card.
    pub(super) fn strike_of_neutrals(&mut self, cat_card: Tile, ctx: &mut Ctx<'_, Event>) {
        if !self.public.has_neutrals() {
            return;
        }
        let Some(at) = self.public.struck_by_neutrals() else { return };
        let cards = self.cards_of_round(ctx).without(cat_card);
        if cards.is_empty() {
            return;
        }
        let card = cards.nth(ctx.dice.below(cards.len().into())).unwrap_or_default();
        let slot = self.public.slot();
        self.public.slots[slot].turned = self.public.slots[slot].turned.with(card);
        let family = Family::from(at);
        let beside =
            |tile: &Plot| self.public.rats(Family::NEUTRAL, *tile) > 0 && self.public.rats(family, *tile) > 0;
        let hit = self.public.plot_of(card).filter(beside);
        ctx.tell_all(|| Notice::StrikeCard { at, card, hits: hit.is_some() });
        if let Some(tile) = hit {
            self.public.lose(family, tile, 1);
            let colour = self.public.colour(family);
            ctx.tell_all(|| Notice::Lost { colour, tile, rats: 1, cause: Cause::NeutralStrike });
        }
    }
}

impl Public {
    /// Who has more rats in the city, if the two have not lost equally many.
    fn struck_by_neutrals(&self) -> Option<Seat> {
        let mut seats = self.players().iter();
        let (one, other) = (seats.next()?, seats.next()?);
        let in_city = |seat: Seat| self.in_city(seat.into());
        if self.lost(one.into()) == self.lost(other.into()) || in_city(one) == in_city(other) {
            return None;
        }
        Some(if in_city(one) > in_city(other) { one } else { other })
    }
}
