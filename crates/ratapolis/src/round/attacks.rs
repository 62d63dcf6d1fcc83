//! Phase 3, attacks: POL-44 to POL-49, POL-164, POL-165.

use crate::event::{Cause, Event, Notice, Why};
use crate::family::Family;
use crate::plan::{Action, Plan};
use crate::size::{ByPlayer, MOST_PLAYERS};
use crate::state::{Public, State};
use crate::tile::{Advantage, Plot, PlotSet};
use table::{Ctx, Seat};

/// Where everybody stood before any attack of the slot (POL-44).
type Before = [PlotSet; MOST_PLAYERS];

impl State {
    pub(super) fn attack(&mut self, plans: &ByPlayer<Plan>, slot: usize, ctx: &mut Ctx<'_, Event>) {
        let before = self.public.stands;
        let attacked = |public: &Public, seat: Seat| match plans[seat].0[slot] {
            Action::Attack { tile, colour } => public.family_of(colour).map(|family| (tile, family)),
            Action::Nothing | Action::Move { .. } | Action::Procreate { .. } => None,
        };
        for seat in self.public.players() {
            let Some((tile, family)) = attacked(&self.public, seat) else { continue };
            let colour = self.public.colour(family);
            let why = self.public.why_in_vain(&before, seat, tile, family);
            ctx.tell_all(|| Notice::Attacked { slot: slot as u8 + 1, seat, tile, colour, why });
            if why.is_some() {
                continue;
            }
            if self.public.has_neutrals() && family == Family::NEUTRAL {
                let public = &self.public;
                let also = |other: Seat| {
                    other != seat
                        && attacked(public, other) == Some((tile, family))
                        && public.why_in_vain(&before, other, tile, family).is_none()
                };
                let both = public.players().iter().any(also);
                self.attack_neutral(seat, tile, both, ctx);
            } else if self.public.rats(family, tile) > 0 {
                self.public.lose(family, tile, 1);
                ctx.tell_all(|| Notice::Lost { colour, tile, rats: 1, cause: Cause::Attack });
            }
        }
    }

    /// One attacker keeps the rat; two drive each other away.
    fn attack_neutral(&mut self, seat: Seat, tile: Plot, both: bool, ctx: &mut Ctx<'_, Event>) {
        if !both {
            self.public.take(Family::NEUTRAL, tile, 1);
            self.public.captured[seat.number() as usize] += 1;
            ctx.tell_all(|| Notice::Captured { seat, tile });
            return;
        }
        let family = Family::from(seat);
        if let Some(tile) = self.public.place_of_attacker(family, tile) {
            self.public.lose(family, tile, 1);
            let colour = self.public.colour(family);
            ctx.tell_all(|| Notice::Lost { colour, tile, rats: 1, cause: Cause::Neutrals });
        }
    }
}

impl Public {
    /// The tile must lie in the city, the attacker have a rat in place, and the colour be there (POL-45, POL-49).
    fn why_in_vain(&self, before: &Before, seat: Seat, tile: Plot, family: Family) -> Option<Why> {
        let own = before[seat.number() as usize];
        let near = own.contains(tile)
            || self.owner(Advantage::ShootingRange) == Some(seat) && self.city.adjacent(tile).meets(own);
        if !self.present.contains(tile) {
            Some(Why::NoHouse)
        } else if !near {
            Some(Why::NotThere)
        } else if !before[family.index()].contains(tile) {
            Some(Why::NoTarget)
        } else {
            None
        }
    }

    /// On the tile itself or else, with the Shooting range, next to it: where the attacker has most rats.
    fn place_of_attacker(&self, family: Family, tile: Plot) -> Option<Plot> {
        if self.rats(family, tile) > 0 {
            return Some(tile);
        }
        let near = self.next_to(tile).among(self.stands(family));
        near.iter().max_by_key(|&plot| (self.rats(family, plot), std::cmp::Reverse(plot)))
    }
}
