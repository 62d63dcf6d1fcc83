//! Phases 4 and 5: births (LAND-50 to LAND-55) and the return of the poisoned and the lost (LAND-56 to LAND-58).

use crate::event::{Event, Notice, Reason};
use crate::place::Place;
use crate::state::{Public, State};
use table::{BySeat, Ctx, Seat};

impl State {
    /// From fewest to most rats in the nursery, until the supply is empty (LAND-54).
    pub(crate) fn breed(&mut self, ctx: &mut Ctx<'_, Event>) {
        let births: BySeat<u8> = self.public.sewers.map(|seat, _| self.public.births(seat));
        let enough =
            births.iter().map(|(_, &births)| u16::from(births)).sum::<u16>() <= u16::from(self.public.supply);
        let breeding = self.public.sewers.map(|_, sewer| sewer.rats.breeding()); // LAND-55
        let mut left = self.public.all();
        for _ in 0..self.public.seats() {
            let key =
                |seat: &Seat| (if enough { 0 } else { breeding[*seat] }, self.public.place_in_order(*seat));
            let Some(seat) = left.iter().min_by_key(key) else { break };
            left = left.without(seat);
            let (born, wanted) = (births[seat].min(self.public.supply), births[seat]);
            self.public.supply -= born;
            self.public.sewers[seat].rats.put(Place::Nursery, born);
            if wanted > 0 {
                ctx.tell_all(|| Notice::Born { seat, born, wanted });
            }
        }
        self.bring_back(ctx);
    }

    /// LAND-56.
    fn bring_back(&mut self, ctx: &mut Ctx<'_, Event>) {
        for seat in self.public.order_after(None) {
            self.come_back(seat, ctx);
        }
        self.begin_search(ctx);
    }

    /// Out of the infirmary and off the lost card, with what Explorers bring along (LAND-158 to LAND-160).
    pub(crate) fn come_back(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        let sewer = &mut self.public.sewers[seat];
        let (healed, found) = (std::mem::take(&mut sewer.infirmary), std::mem::take(&mut sewer.lost));
        if healed + found == 0 {
            return;
        }
        sewer.rats.put(Place::Pantry, healed + found);
        ctx.tell_all(|| Notice::CameBack { seat, healed, found });
        let power = self.public.power(seat);
        let at_all = if found > 0 { power.cheese_total } else { 0 };
        let owed = u16::from(at_all) + u16::from(power.cheese_per_rat) * u16::from(found);
        self.pay(seat, owed, Reason::Explorers, ctx);
    }
}

impl Public {
    /// LAND-50, and what a Family has beside (LAND-174, LAND-175).
    fn births(&self, seat: Seat) -> u8 {
        let (sewer, power) = (&self.sewers[seat], self.power(seat));
        let sent = sewer.sent.contains(Place::Nursery) || sewer.sent.contains(Place::Both);
        let instead = if sent { 0 } else { power.births_if_nursery_empty };
        sewer.rats.breeding() + power.extra_births + instead
    }
}
