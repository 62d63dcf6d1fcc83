//! Flutes: whoever showed the most sends a rat to whoever showed the fewest (CART-74 to CART-79).

use crate::card::Special;
use crate::event::{Event, Notice};
use crate::phase::Phase;
use crate::state::State;
use table::{Ctx, Seat};

impl State {
    pub(crate) fn compare_flutes(&mut self, ctx: &mut Ctx<'_, Event>) {
        let rivals = self.most_and_fewest(Special::Flute);
        let Some((giver, fewest)) = rivals.filter(|&(giver, _)| self.public.rats[giver] > 0) else {
            return self.begin_actions(ctx);
        };
        match fewest.sole() {
            Some(receiver) => {
                self.move_rat(giver, receiver, ctx);
                self.begin_actions(ctx);
            }
            None => self.public.phase = Phase::FluteReceiver { seat: giver, among: fewest },
        }
    }

    /// CART-77.
    pub(crate) fn move_rat(&mut self, from: Seat, to: Seat, ctx: &mut Ctx<'_, Event>) {
        self.public.rats[from] -= 1;
        self.public.rats[to] += 1;
        ctx.tell_all(|| Notice::RatFollowed { from, to });
    }
}
