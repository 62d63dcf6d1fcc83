//! The Market, at the end of phase 3: POL-64, POL-82.

use crate::event::{Event, Notice};
use crate::family::Family;
use crate::phase::Phase;
use crate::state::{Public, State};
use crate::tile::{Advantage, Plot};
use table::{Ctx, Seat};

impl State {
    pub(super) fn open_market(&mut self, ctx: &mut Ctx<'_, Event>) {
        match self.public.owner(Advantage::Market) {
            Some(seat) if self.public.can_bring_back(seat.into()) => {
                self.public.phase = Phase::Market { seat }
            }
            Some(_) | None => self.release_cats(ctx),
        }
    }

    pub(super) fn bring_back(&mut self, seat: Seat, bring: bool, ctx: &mut Ctx<'_, Event>) {
        if bring {
            self.public.reserve[seat.number() as usize] -= 1;
            self.public.brought[seat.number() as usize] += 1;
            self.public.put(seat.into(), Plot::A, 1);
        }
        ctx.tell_all(|| Notice::Market { seat, brought: bring });
        self.release_cats(ctx);
    }
}

impl Public {
    fn can_bring_back(&self, family: Family) -> bool {
        let lost_earlier = self.lost_before[family.index()] > self.brought[family.index()];
        let has_rat = self.reserve(family) > 0 && (self.options.market_brings_any() || lost_earlier);
        has_rat && self.present.contains(Plot::A) && self.has_room(Plot::A)
    }
}
