//! Phase 5, advantages: POL-74 to POL-77, POL-95.

use crate::event::{Event, Notice};
use crate::family::Family;
use crate::state::{Public, State, Token};
use crate::tile::{Advantage, Plot, Tile};
use table::{Ctx, Seat};

impl State {
    pub(super) fn give_out_advantages(&mut self, ctx: &mut Ctx<'_, Event>) {
        if !self.public.is_last_round() || self.public.options.plays_final_phase5() {
            self.public.judge_tokens(&mut |tile, seat| ctx.tell_all(|| Notice::Token { tile, seat }));
            if let Some(seat) = self.public.owner(Advantage::CheeseShop) {
                self.public.cheese[seat.number() as usize] += 1;
                ctx.tell_all(|| Notice::Cheese { seat });
            }
        }
        self.begin_round(ctx);
    }
}

impl Public {
    /// Every token that is in the game goes to whoever has strictly the most rats on its tile, or lies there.
    pub(crate) fn judge_tokens(&mut self, changed: &mut dyn FnMut(Tile, Option<Seat>)) {
        for advantage in Advantage::ALL {
            let before = self.token(advantage);
            if before == Token::Out {
                continue;
            }
            let leader = self.leader_on(advantage.tile().plot());
            let now = leader.map_or(Token::Lies, Token::Owned);
            if now != before {
                self.tokens[advantage.index()] = now;
                changed(advantage.tile(), leader);
            }
        }
    }

    /// The player with more rats here than every other family, the neutral one included (POL-74, POL-75, POL-163).
    fn leader_on(&self, plot: Plot) -> Option<Seat> {
        let (mut most, mut leader) = (0, None);
        for family in Family::all() {
            let rats = self.rats(family, plot);
            if rats > most {
                (most, leader) = (rats, Some(family));
            } else if rats == most {
                leader = None;
            }
        }
        let leader = leader.filter(|&family| !(self.has_neutrals() && family == Family::NEUTRAL))?;
        Seat::new(leader.index() as u8)
    }
}
