//! Step 2: actions, the premium one first (CART-80 to CART-92, CART-98 to CART-100, CART-107 to CART-110), and in the last
//! round influence instead (CART-118, CART-119).

use crate::card::Special;
use crate::data::Action;
use crate::event::{Event, Notice};
use crate::phase::Phase;
use crate::state::{State, Taken};
use table::{Ctx, Hidden, Seat};

impl State {
    pub(crate) fn begin_actions(&mut self, ctx: &mut Ctx<'_, Event>) {
        if self.public.is_last_round() {
            self.gain_last_influence(ctx);
            self.pick_up(ctx);
        } else {
            self.next_action(ctx);
        }
    }

    /// CART-119.
    fn gain_last_influence(&mut self, ctx: &mut Ctx<'_, Event>) {
        let Some(seat) = self.premium() else { return };
        let class = self.public.class_here();
        self.public.tracks.of_mut(class).gain(seat, 1);
        ctx.tell_all(|| Notice::GainedInfluence { seat, class, influence: 1, rats: 0 });
    }

    /// CART-84: the premium action, then the standard actions in slot order. Nobody is asked about an action that can have
    /// no effect (table of decisions).
    pub(crate) fn next_action(&mut self, ctx: &mut Ctx<'_, Event>) {
        let (premium, visitors) = (self.premium(), *self.public.here().1);
        for seat in premium.into_iter().chain(visitors.iter()) {
            if self.public.done.contains(seat) {
                continue;
            }
            if self.has_effect(seat, self.public.action_here(premium == Some(seat))) {
                self.public.phase = Phase::Action { seat };
                return;
            }
            self.public.done = self.public.done.with(seat);
        }
        self.pick_up(ctx);
    }

    /// Whether the player visits the building that is being resolved and has an action there that does something.
    pub(crate) fn may_act(&self, seat: Seat) -> bool {
        self.public.resolving.is_some()
            && self.public.here().1.contains(seat)
            && self.has_effect(seat, self.public.action_here(self.premium() == Some(seat)))
    }

    fn has_effect(&self, seat: Seat, action: Action) -> bool {
        let has_rats = self.public.rats[seat] > 0;
        match action {
            Action::None => false,
            Action::GainPoints { .. } | Action::Look { .. } => true,
            Action::Take { card, .. } => self.public.piles[card.0.index()] > 0,
            Action::DiscardRats { .. } => has_rats,
            Action::Hospital { free_rats: 0, .. } => has_rats && self.public.hands[seat] > 0,
            Action::Hospital { .. } => has_rats,
            Action::GuardTower { .. } => !self.tower_givers(seat).is_empty(),
            Action::Draw { .. } => self.can_draw(),
            Action::DrawPerInfluence { per } => self.can_draw() && self.strength(seat) >= per,
        }
    }

    /// CART-85: all of it or nothing.
    pub(crate) fn act(&mut self, seat: Seat, yes: bool, ctx: &mut Ctx<'_, Event>) {
        let premium = self.premium() == Some(seat);
        let building = self.public.here().0.building();
        self.public.done = self.public.done.with(seat);
        ctx.tell_all(|| Notice::Acted { seat, building, premium, performed: yes });
        if !yes {
            return self.next_action(ctx);
        }
        match self.public.action_here(premium) {
            Action::None => {}
            Action::GainPoints { n } => {
                self.public.points[seat] += u16::from(n);
                ctx.tell_all(|| Notice::GainedPoints { seat, points: n });
            }
            Action::Take { card, n } => self.take(seat, card.0, n, ctx),
            Action::DiscardRats { n } => self.discard_rats(seat, n, ctx),
            Action::Draw { n } => self.draw_for(seat, n, ctx),
            Action::DrawPerInfluence { per } => self.draw_for(seat, self.strength(seat) / per, ctx),
            Action::Look { n } => return self.ask_for_looks(seat, n),
            Action::Hospital { free_rats, most_cards } => {
                return self.go_to_hospital(seat, free_rats, most_cards, ctx);
            }
            Action::GuardTower { n } => return self.call_from_tower(seat, n, ctx),
        }
        self.next_action(ctx);
    }

    /// As many as are left in the pile (CART-88).
    fn take(&mut self, seat: Seat, card: Special, n: u8, ctx: &mut Ctx<'_, Event>) {
        let pile = &mut self.public.piles[card.index()];
        let count = n.min(*pile);
        *pile -= count;
        self.public.taken[seat] = Taken { card, count };
        ctx.tell_all(|| Notice::Took { seat, card, count });
    }

    /// Pending, and seen by nobody (CART-87).
    fn draw_for(&mut self, seat: Seat, n: u8, ctx: &mut Ctx<'_, Event>) {
        let (cards, count) = self.draw(n, ctx);
        self.drawn.put(seat.number() as usize, Hidden::unseen(cards));
        self.public.drawn[seat] = count;
        ctx.tell_all(|| Notice::DrewUnseen { seat, count });
    }
}
