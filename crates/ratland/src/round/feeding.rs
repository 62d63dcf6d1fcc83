//! Phase 7: feeding, and the end of the round (LAND-76 to LAND-85).

use crate::card::EventCard;
use crate::decision::FedRat;
use crate::event::{Event, Notice};
use crate::phase::Phase;
use crate::place::Place;
use crate::state::{Public, Sewer, State};
use table::{Ctx, Seat, SeatSet};

impl State {
    pub(crate) fn begin_feeding(&mut self, ctx: &mut Ctx<'_, Event>) {
        if self.public.is(EventCard::RattibalLecter) {
            self.lecter_after(None, ctx);
        } else {
            self.feed_after(None, ctx);
        }
    }

    /// Step (a): LAND-95, LAND-96; a swap that would pay nothing is not offered (LAND-193).
    pub(crate) fn lecter_after(&mut self, after: Option<Seat>, ctx: &mut Ctx<'_, Event>) {
        let may = |seat: &Seat| self.public.sewers[*seat].fed() > 0 && self.public.payable(1) == 1;
        match self.public.order_after(after).find(may) {
            Some(seat) => self.public.phase = Phase::Lecter { seat },
            None => self.feed_after(None, ctx),
        }
    }

    pub(crate) fn lecter(&mut self, seat: Seat, rat: Option<FedRat>, ctx: &mut Ctx<'_, Event>) {
        if let Some(rat) = rat {
            let sewer = &mut self.public.sewers[seat];
            match rat {
                FedRat::Available => sewer.remove_cheapest(),
                FedRat::Infirmary => sewer.infirmary -= 1,
            }
            sewer.cheese += 1;
            self.public.supply += 1;
        }
        ctx.tell_all(|| Notice::Lecter { seat, rat });
    }

    /// Step (b): in turn order, each player completely before the next.
    pub(crate) fn feed_after(&mut self, after: Option<Seat>, ctx: &mut Ctx<'_, Event>) {
        for seat in self.public.order_after(after) {
            let deaths = self.feed(seat, ctx);
            let sewer = &self.public.sewers[seat];
            let (least, most) = sewer.starving_in_infirmary(deaths);
            if least < most {
                self.public.phase = Phase::Starve { seat, deaths };
                return;
            }
            if deaths > 0 {
                self.starve(seat, deaths, least, ctx);
            }
        }
        self.alchemy_after(None, ctx);
    }

    /// Pays what it costs, or all there is (LAND-80, LAND-81); says how many rats starve.
    fn feed(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) -> u8 {
        let sewer = &mut self.public.sewers[seat];
        let fed = sewer.fed();
        let cost = self.public.parts.feeding.cost(u16::from(fed));
        let paid = cost.min(sewer.cheese);
        sewer.cheese -= paid;
        ctx.tell_all(|| Notice::Fed { seat, fed, cost, paid });
        (cost - paid).min(u16::from(fed)) as u8
    }

    /// LAND-81 to LAND-84.
    pub(crate) fn starve(&mut self, seat: Seat, deaths: u8, from_infirmary: u8, ctx: &mut Ctx<'_, Event>) {
        let sewer = &mut self.public.sewers[seat];
        sewer.infirmary -= from_infirmary;
        for _ in from_infirmary..deaths {
            sewer.remove_cheapest();
        }
        sewer.graveyard += deaths;
        ctx.tell_all(|| Notice::Starved { seat, deaths, from_infirmary });
    }

    /// Step (c): LAND-164 to LAND-166.
    pub(crate) fn alchemy_after(&mut self, after: Option<Seat>, ctx: &mut Ctx<'_, Event>) {
        match self.public.order_after(after).find(|&seat| self.public.most_conversions(seat) > 0) {
            Some(seat) => self.public.phase = Phase::Alchemy { seat },
            None => self.play_music(ctx),
        }
    }

    pub(crate) fn alchemy(&mut self, seat: Seat, rats: u8, ctx: &mut Ctx<'_, Event>) {
        let sewer = &mut self.public.sewers[seat];
        sewer.cheese -= u16::from(rats);
        sewer.rats.put(Place::Pantry, rats);
        self.public.supply -= rats;
        ctx.tell_all(|| Notice::Alchemy { seat, rats });
    }

    /// Step (d): LAND-179 to LAND-181; two Musicians play in turn order (LAND-188).
    fn play_music(&mut self, ctx: &mut Ctx<'_, Event>) {
        for seat in self.public.order_after(None) {
            for from in self.public.richest_but(seat, self.public.power(seat).donors) {
                if self.public.sewers[from].cheese > 0 {
                    self.public.sewers[from].cheese -= 1;
                    self.public.sewers[seat].cheese += 1;
                    ctx.tell_all(|| Notice::GaveForMusic { from, to: seat });
                }
            }
        }
        self.end_round(ctx);
    }
}

impl Public {
    pub fn most_conversions(&self, seat: Seat) -> u8 {
        let cheese = self.sewers[seat].cheese.min(u16::from(u8::MAX)) as u8;
        self.power(seat).conversions.min(cheese).min(self.supply)
    }

    /// The ranking is made once (LAND-181).
    fn richest_but(&self, seat: Seat, count: u8) -> SeatSet {
        let mut found = SeatSet::EMPTY;
        for _ in 0..count {
            let cheese = |other: &Seat| std::cmp::Reverse(self.sewers[*other].cheese);
            let others = self.order_after(None).filter(|&other| other != seat && !found.contains(other));
            let Some(next) = others.min_by_key(cheese) else { break };
            found = found.with(next);
        }
        found
    }
}

impl Sewer {
    /// LAND-198.
    fn remove_cheapest(&mut self) {
        let found = Place::CHEAPEST_FIRST.into_iter().find(|&place| self.rats.at(place) > 0);
        let Some(place) = found else { unreachable!("the rats were counted") };
        self.rats.remove(place);
    }

    /// The least and the most of so many deaths that the infirmary can take (LAND-83).
    pub fn starving_in_infirmary(&self, deaths: u8) -> (u8, u8) {
        (deaths.saturating_sub(self.available()), deaths.min(self.infirmary))
    }
}
