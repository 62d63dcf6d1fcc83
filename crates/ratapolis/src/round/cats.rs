//! Phase 4, the cats: POL-65 to POL-72, with the Radio station (POL-88) and the Hospital (POL-96).

use crate::event::{Cause, Event, Notice};
use crate::phase::Phase;
use crate::state::{State, Token};
use crate::tile::{Advantage, Plot, Tile, TileSet};
use table::{Ctx, Hidden, Seat};

impl State {
    pub(super) fn release_cats(&mut self, ctx: &mut Ctx<'_, Event>) {
        let fixed = self.public.situation().fixed.filter(|fixed| fixed.round == self.public.round);
        if let Some(fixed) = fixed {
            ctx.tell_all(|| Notice::CatCard { card: fixed.card });
            return self.card_stands(fixed.card, ctx); // POL-158: not even the radio helps
        }
        if self.cards_of_round(ctx).is_empty() {
            return self.give_out_advantages(ctx); // no card was left: cats stay away
        }
        let card = self.turn_up_card(ctx);
        match self.public.owner(Advantage::Radio) {
            Some(seat) if self.public.balthus.is_none() => self.public.phase = Phase::Radio { seat, card },
            Some(_) | None => self.card_stands(card, ctx),
        }
    }

    /// One of the round's cards, each as likely as the other.
    fn turn_up_card(&mut self, ctx: &mut Ctx<'_, Event>) -> Tile {
        let cards = self.cards_of_round(ctx);
        let card = cards.nth(ctx.dice.below(cards.len().into())).unwrap_or_default();
        let slot = self.public.slot();
        self.public.slots[slot].turned = self.public.slots[slot].turned.with(card);
        ctx.tell_all(|| Notice::CatCard { card });
        card
    }

    /// All cards are mixed again, the refused one among them.
    pub(super) fn answer_radio(&mut self, seat: Seat, card: Tile, refuse: bool, ctx: &mut Ctx<'_, Event>) {
        if !refuse {
            ctx.tell_all(|| Notice::Kept { seat, card });
            return self.card_stands(card, ctx);
        }
        ctx.tell_all(|| Notice::Refused { seat, card });
        let card = self.turn_up_card(ctx);
        self.card_stands(card, ctx);
    }

    fn card_stands(&mut self, card: Tile, ctx: &mut Ctx<'_, Event>) {
        if self.takes_only_token(card) {
            return self.strike(card, ctx);
        }
        let rescuer = self.public.owner(Advantage::Hospital).filter(|&seat| {
            self.public.plot_of(card).is_some_and(|from| !self.public.refuges(seat, from).is_empty())
        });
        match rescuer {
            Some(seat) => self.public.phase = Phase::Hospital { seat, card },
            None => self.strike(card, ctx),
        }
    }

    /// In the blind rounds, of a building with an advantage (POL-124).
    fn takes_only_token(&self, card: Tile) -> bool {
        self.public.round <= self.public.situation().blind && self.public.orange.contains(card)
    }

    pub(super) fn rescue(&mut self, seat: Seat, card: Tile, to: Option<Plot>, ctx: &mut Ctx<'_, Event>) {
        if let (Some(from), Some(to)) = (self.public.plot_of(card), to) {
            self.public.take(seat.into(), from, 1);
            self.public.put(seat.into(), to, 1);
            ctx.tell_all(|| Notice::Rescued { seat, from, to });
        }
        self.strike(card, ctx);
    }

    /// The building leaves with its rats and its token (POL-68, POL-69), and the card stays on the slot (POL-70).
    fn strike(&mut self, card: Tile, ctx: &mut Ctx<'_, Event>) {
        if self.takes_only_token(card) {
            self.lose_token(card, ctx);
        } else {
            match self.public.plot_of(card) {
                Some(plot) => self.remove(card, plot, ctx),
                None => ctx.tell_all(|| Notice::NothingRemoved { card }), // POL-156
            }
        }
        self.strike_of_neutrals(card, ctx);
        if !self.takes_only_token(card) {
            let slot = self.public.slot();
            self.public.slots[slot].cat = Some(card);
        }
        self.laid = Hidden::unseen(TileSet::NONE);
        self.give_out_advantages(ctx);
    }

    fn remove(&mut self, card: Tile, plot: Plot, ctx: &mut Ctx<'_, Event>) {
        let mut rats = 0;
        for family in self.public.in_play() {
            let count = self.public.rats(family, plot);
            if count > 0 {
                rats += count;
                self.public.lose(family, plot, count);
                let colour = self.public.colour(family);
                ctx.tell_all(|| Notice::Lost { colour, tile: plot, rats: count, cause: Cause::Cats });
            }
        }
        if self.public.balthus.is_some() {
            let cheese = u16::from(rats) * u16::from(self.public.worth(plot)); // POL-178
            self.public.hunted += cheese;
            ctx.tell_all(|| Notice::Hunted { rats, cheese });
        }
        self.public.present = self.public.present.without(plot);
        ctx.tell_all(|| Notice::Removed { tile: plot });
        self.lose_token(card, ctx);
    }

    fn lose_token(&mut self, tile: Tile, ctx: &mut Ctx<'_, Event>) {
        let Some(advantage) = tile.advantage() else { return };
        let token = &mut self.public.tokens[advantage.index()];
        if *token != Token::Out {
            *token = Token::Out;
            ctx.tell_all(|| Notice::TokenLost { tile });
        }
    }
}
