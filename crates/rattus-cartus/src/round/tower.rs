//! The Guard Tower: whoever holds at least as many cards gives three (CART-101 to CART-106).

use crate::data::Action;
use crate::decision::Decision;
use crate::event::{Event, Notice};
use crate::phase::Phase;
use crate::state::State;
use table::{Ctx, Joint, Seat, SeatSet};

impl State {
    /// Who must give, and has something to give (CART-101, CART-104).
    pub(crate) fn tower_givers(&self, premium: Seat) -> SeatSet {
        let hands = &self.public.hands;
        let others = self.public.all().without(premium).minus(self.public.protected());
        others.iter().filter(|&seat| hands[seat] >= hands[premium] && hands[seat] > 0).collect()
    }

    /// Whoever has no choice gives all (CART-102); the others choose at once (CART-105).
    pub(crate) fn call_from_tower(&mut self, premium: Seat, n: u8, ctx: &mut Ctx<'_, Event>) {
        let givers = self.tower_givers(premium);
        ctx.tell_all(|| Notice::CalledFromTower { seat: premium, givers });
        let choosers: SeatSet = givers.iter().filter(|&seat| self.public.hands[seat] > n).collect();
        for seat in givers.minus(choosers) {
            let hand = self.hands.at(seat.number() as usize).truth(ctx.truth);
            self.give(seat, premium, hand, ctx);
        }
        if choosers.is_empty() {
            self.next_action(ctx);
        } else {
            self.public.phase = Phase::TowerGift { givers: choosers, to: premium };
        }
    }

    pub(crate) fn give_to_tower(
        &mut self,
        joint: &Joint<Decision>,
        givers: SeatSet,
        to: Seat,
        ctx: &mut Ctx<'_, Event>,
    ) {
        for seat in givers {
            let Some(Decision::Give(cards)) = joint.of(seat) else {
                unreachable!("every decision has been checked")
            };
            self.give(seat, to, *cards, ctx);
        }
        self.next_action(ctx);
    }
}

impl crate::state::Public {
    /// How many cards each giver gives in the tower that is being resolved.
    pub(crate) fn tower_gift(&self) -> u8 {
        if let Action::GuardTower { n } = self.action_here(true) { n } else { 0 }
    }
}
