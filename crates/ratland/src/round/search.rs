//! Phase 6: looking for cheese, area by area (LAND-59 to LAND-75).

use crate::card::{EventCard, Side};
use crate::cheese::{Colour, Pieces};
use crate::data::RatTo;
use crate::event::{Event, Notice, Reason};
use crate::options::{Boards, CheeseSupply, RecyclersUpgrade, StrategistsPay};
use crate::phase::{Phase, Step};
use crate::place::{Area, Place};
use crate::state::{Public, State};
use table::{Ctx, Seat, SeatSet};

impl State {
    pub(crate) fn begin_search(&mut self, ctx: &mut Ctx<'_, Event>) {
        if self.public.is(EventCard::Strategists) {
            self.pay_strategists(ctx);
        }
        self.fill_bag(Area::Dump, ctx);
    }

    /// LAND-104, LAND-105.
    fn pay_strategists(&mut self, ctx: &mut Ctx<'_, Event>) {
        let places = match self.public.options.strategists {
            StrategistsPay::ThreeAreas => &Place::ALL[..3],
            StrategistsPay::AllPlaces => &Place::ALL[..7],
        };
        for seat in self.public.order_after(None) {
            let sent = self.public.sewers[seat].sent;
            let empty = places.iter().filter(|&&place| !sent.contains(place)).count();
            self.pay(seat, empty as u16, Reason::Strategists, ctx);
        }
    }

    /// Step (a): LAND-61, LAND-190.
    fn fill_bag(&mut self, area: Area, ctx: &mut Ctx<'_, Event>) {
        let mut bag = self.public.offer[area.index()];
        if self.public.options.cheese_supply == CheeseSupply::Strict {
            for colour in Colour::ALL {
                let most = self.public.in_supply(colour).unwrap_or(u16::MAX).min(u16::from(u8::MAX)) as u8;
                bag.set(colour, bag.of(colour).min(most));
            }
        }
        self.public.bag = bag;
        ctx.tell_all(|| Notice::BagFilled { area, bag });
        self.corrupt_after(area, None, ctx);
    }

    /// Step (b): LAND-182 to LAND-184.
    pub(crate) fn corrupt_after(&mut self, area: Area, after: Option<Seat>, ctx: &mut Ctx<'_, Event>) {
        let adds = |seat: &Seat| self.public.power(*seat).adds > self.public.sewers[*seat].added;
        let asked = self.public.order_after(after).find(adds);
        match asked.filter(|_| self.public.addable().next().is_some()) {
            Some(seat) => {
                let to_draw = self.public.drawers(area);
                self.public.phase = Phase::Search { area, to_draw, seat, step: Step::Add };
            }
            None => self.fight(area, ctx),
        }
    }

    pub(crate) fn add(&mut self, seat: Seat, area: Area, colour: Option<Colour>, ctx: &mut Ctx<'_, Event>) {
        if let Some(colour) = colour {
            self.public.bag.add(colour, 1);
            self.public.sewers[seat].added += 1;
        }
        ctx.tell_all(|| Notice::Added { seat, area, colour });
    }

    /// Step (c): LAND-141, LAND-142.
    fn fight(&mut self, area: Area, ctx: &mut Ctx<'_, Event>) {
        if self.public.options.boards == Boards::Friendly {
            return self.begin_draws(area, ctx);
        }
        let strongest = self.public.strongest(area);
        let victims = self.public.drawers(area).without(strongest);
        if !self.is_aggressive(strongest) || victims.is_empty() {
            return self.begin_draws(area, ctx);
        }
        match victims.sole() {
            Some(only) => {
                self.wound(area, strongest, only, ctx);
                self.begin_draws(area, ctx);
            }
            None => {
                let to_draw = self.public.drawers(area);
                self.public.phase = Phase::Search { area, to_draw, seat: strongest, step: Step::Wound };
            }
        }
    }

    fn is_aggressive(&self, seat: Seat) -> bool {
        self.sides[seat].open_value() == Some(Side::Aggressive)
    }

    pub(crate) fn wound(&mut self, area: Area, by: Seat, victim: Seat, ctx: &mut Ctx<'_, Event>) {
        let sewer = &mut self.public.sewers[victim];
        sewer.rats.remove(area.place());
        sewer.infirmary += 1;
        ctx.tell_all(|| Notice::Wounded { by, victim, area });
    }

    /// Step (d): order and number are taken after the fight (LAND-143).
    pub(crate) fn begin_draws(&mut self, area: Area, ctx: &mut Ctx<'_, Event>) {
        let to_draw = self.public.drawers(area);
        self.next_draw(area, to_draw, ctx);
    }

    /// From fewest to most rats in the area; equals by the tie rule (LAND-62).
    fn next_draw(&mut self, area: Area, to_draw: SeatSet, ctx: &mut Ctx<'_, Event>) {
        let key = |seat: &Seat| {
            u16::from_be_bytes([self.public.sewers[*seat].in_area(area), self.public.place_in_order(*seat)])
        };
        match to_draw.iter().min_by_key(key) {
            Some(seat) => {
                let count = self.pieces_to_draw(seat, area);
                self.draw(area, to_draw.without(seat), seat, count, ctx);
            }
            None => self.scavengers_after(area, None, ctx),
        }
    }

    /// LAND-63, one fewer on an aggressive board (LAND-146), one more for Recyclers (LAND-152, LAND-147).
    fn pieces_to_draw(&self, seat: Seat, area: Area) -> u8 {
        let rats = self.public.sewers[seat].in_area(area);
        let usual = rats - u8::from(self.is_aggressive(seat));
        let extra = if area == Area::Dump { self.public.power(seat).extra_draw_dump } else { 0 };
        usual + extra
    }

    /// All pieces are drawn, then a helmet may put one back (LAND-197).
    fn draw(&mut self, area: Area, to_draw: SeatSet, seat: Seat, count: u8, ctx: &mut Ctx<'_, Event>) {
        let pieces = self.public.bag.draw(count, ctx.dice);
        self.public.hand = pieces;
        ctx.tell_all(|| Notice::Drew { seat, area, pieces });
        if self.public.is(EventCard::HelmetRat) && !pieces.is_empty() {
            self.public.phase = Phase::Search { area, to_draw, seat, step: Step::PutBack };
        } else {
            self.resolve_draw(area, to_draw, seat, ctx);
        }
    }

    /// LAND-90 to LAND-92.
    pub(crate) fn put_back(&mut self, seat: Seat, colour: Option<Colour>, ctx: &mut Ctx<'_, Event>) {
        if let Some(colour) = colour {
            self.public.hand.take(colour);
            self.public.bag.add(colour, 1);
        }
        ctx.tell_all(|| Notice::PutBack { seat, colour });
    }

    /// LAND-197: cheese is paid, then bad pieces take effect, last whites may be swapped.
    pub(crate) fn resolve_draw(
        &mut self,
        area: Area,
        to_draw: SeatSet,
        seat: Seat,
        ctx: &mut Ctx<'_, Event>,
    ) {
        let drawn = std::mem::take(&mut self.public.hand); // what is not kept is back in the supply (LAND-191)
        self.take_cheese(seat, drawn, ctx);
        for colour in
            [Colour::Black, Colour::Purple, Colour::Blue, Colour::White, Colour::Yellow, Colour::Orange]
        {
            self.hit(seat, area, drawn, colour, ctx);
        }
        let whites = drawn.of(Colour::White);
        if whites > 0 && self.public.swaps(seat, area, whites).has_a_choice() {
            self.public.phase = Phase::Search { area, to_draw, seat, step: Step::Whites { whites } };
        } else {
            self.go_on_drawing(area, to_draw, seat, ctx);
        }
    }

    /// A yellow piece is itself the cheese and never forfeited; all else is owed (LAND-65, LAND-66, LAND-191).
    fn take_cheese(&mut self, seat: Seat, drawn: Pieces, ctx: &mut Ctx<'_, Event>) {
        let worth = |colour| u16::from(drawn.of(colour)) * u16::from(self.public.worth(seat, colour));
        let all: u16 = drawn.colours().map(worth).sum();
        let kept = u16::from(drawn.of(Colour::Yellow)).min(worth(Colour::Yellow));
        self.public.sewers[seat].cheese += kept;
        let paid = self.public.payable(all - kept);
        self.public.sewers[seat].cheese += paid;
        let (cheese, owed) = (kept + paid, all);
        if owed > 0 {
            ctx.tell_all(|| Notice::Paid { seat, cheese, owed, why: Reason::Found });
        }
    }

    /// Black, purple and blue (LAND-68 to LAND-72).
    fn hit(&mut self, seat: Seat, area: Area, drawn: Pieces, colour: Colour, ctx: &mut Ctx<'_, Event>) {
        let count = drawn.of(colour);
        if count == 0 {
            return;
        }
        let Some(to) = self.public.sends_rat(seat, colour) else { return };
        for _ in 0..count {
            let Some(from) = self.public.next_to_be_hit(seat, area) else { return };
            let sewer = &mut self.public.sewers[seat];
            sewer.rats.remove(from);
            match to {
                RatTo::Supply => self.public.supply += 1,
                RatTo::Infirmary => sewer.infirmary += 1,
                RatTo::Lost => sewer.lost += 1,
            }
            ctx.tell_all(|| Notice::Hit { seat, colour, from, to });
        }
    }

    /// LAND-94, LAND-153, LAND-154.
    pub(crate) fn swap_whites(&mut self, seat: Seat, pairs: u8, whites: u8, ctx: &mut Ctx<'_, Event>) {
        let cheese = u16::from(pairs) + u16::from(self.public.worth_of_recycled(whites));
        self.public.sewers[seat].cheese += cheese;
        ctx.tell_all(|| Notice::Swapped { seat, pairs, whites, cheese });
    }

    pub(crate) fn go_on_drawing(
        &mut self,
        area: Area,
        to_draw: SeatSet,
        seat: Seat,
        ctx: &mut Ctx<'_, Event>,
    ) {
        if self.public.sewers[seat].sent.contains(area.place()) {
            self.next_draw(area, to_draw, ctx);
        } else {
            self.scavengers_after(area, Some(seat), ctx); // whoever sent no rat here has scavenged
        }
    }

    /// Step (e): LAND-161 to LAND-163.
    fn scavengers_after(&mut self, area: Area, after: Option<Seat>, ctx: &mut Ctx<'_, Event>) {
        let scavenges = |seat: &Seat| {
            let sewer = &self.public.sewers[*seat];
            self.public.power(*seat).scavenges > sewer.scavenged && !sewer.sent.contains(area.place())
        };
        let asked = self.public.order_after(after).find(scavenges);
        match asked.filter(|_| !self.public.bag.is_empty()) {
            Some(seat) => {
                let to_draw = SeatSet::EMPTY;
                self.public.phase = Phase::Search { area, to_draw, seat, step: Step::Scavenge };
            }
            None => self.empty_bag(area, ctx),
        }
    }

    pub(crate) fn scavenge(
        &mut self,
        area: Area,
        to_draw: SeatSet,
        seat: Seat,
        yes: bool,
        ctx: &mut Ctx<'_, Event>,
    ) {
        if yes {
            self.public.sewers[seat].scavenged += 1;
            self.draw(area, to_draw, seat, 1, ctx);
        } else {
            ctx.tell_all(|| Notice::LeftBag { seat, area });
            self.scavengers_after(area, Some(seat), ctx);
        }
    }

    /// Step (f): LAND-75.
    fn empty_bag(&mut self, area: Area, ctx: &mut Ctx<'_, Event>) {
        self.public.bag = Pieces::NONE;
        match area.next() {
            Some(next) => self.fill_bag(next, ctx),
            None => self.begin_feeding(ctx),
        }
    }
}

impl Public {
    /// Who has a rat in the area.
    pub fn drawers(&self, area: Area) -> SeatSet {
        self.all().iter().filter(|&seat| self.sewers[seat].in_area(area) > 0).collect()
    }

    /// The player with the most rats in the area (LAND-141), by the tie rule.
    fn strongest(&self, area: Area) -> Seat {
        let most = |seat: &Seat| std::cmp::Reverse(self.sewers[*seat].in_area(area));
        self.order_after(None).min_by_key(most).unwrap_or_default()
    }

    /// The colours of which a piece is left to add (LAND-184, LAND-194).
    pub fn addable(&self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(|&colour| self.in_supply(colour) != Some(0))
    }

    /// What a piece brings this player (LAND-93, LAND-156, LAND-157).
    pub fn worth(&self, seat: Seat, colour: Colour) -> u8 {
        let printed = |colour: Colour| self.parts.effects[colour.index()].cheese;
        match (colour, self.power(seat).purple_worth) {
            (Colour::Black, _) if self.is(EventCard::YellowIsTheNewBlack) => printed(Colour::Yellow),
            (Colour::Purple, Some(worth)) => worth,
            _ => printed(colour),
        }
    }

    /// Where a piece sends one of this player's rats, if anywhere (LAND-93, LAND-156, LAND-177).
    pub fn sends_rat(&self, seat: Seat, colour: Colour) -> Option<RatTo> {
        let power = self.power(seat);
        let harmless = match colour {
            Colour::Black => self.is(EventCard::YellowIsTheNewBlack) || power.ignores_black,
            Colour::Purple => power.purple_worth.is_some(),
            Colour::Yellow | Colour::Orange | Colour::White | Colour::Blue => false,
        };
        if harmless { None } else { self.parts.effects[colour.index()].rat_to }
    }

    /// How whites drawn here may be swapped.
    pub fn swaps(&self, seat: Seat, area: Area, whites: u8) -> Swaps {
        let power = self.power(seat);
        let (recycled, at_once) = match self.options.recyclers_upgrade {
            RecyclersUpgrade::OneEach => (power.one_each_max, 1),
            RecyclersUpgrade::TwoForOne => (2 * power.two_for_one_max, 2),
        };
        Swaps {
            whites,
            pairs: if self.is(EventCard::DrCheese) { whites / 2 } else { 0 },
            recycled: if area == Area::Dump { recycled } else { 0 },
            at_once,
            payable: self.payable(u16::from(u8::MAX)) as u8,
        }
    }

    fn worth_of_recycled(&self, whites: u8) -> u8 {
        match self.options.recyclers_upgrade {
            RecyclersUpgrade::OneEach => whites,
            RecyclersUpgrade::TwoForOne => whites / 2,
        }
    }
}

/// The swaps of drawn whites that a player may choose from (LAND-94, LAND-153 to LAND-155, LAND-193).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Swaps {
    pub whites: u8,
    /// Most pairs for Dr. Cheese.
    pub pairs: u8,
    /// Most whites for the Recyclers, so many for a cheese.
    pub recycled: u8,
    pub at_once: u8,
    /// What the supply can pay.
    pub payable: u8,
}

impl Swaps {
    pub fn allows(&self, pairs: u8, whites: u8) -> bool {
        let used = 2 * u16::from(pairs) + u16::from(whites);
        pairs <= self.pairs
            && whites <= self.recycled
            && whites.is_multiple_of(self.at_once)
            && used <= u16::from(self.whites)
            && self.worth(pairs, whites) <= self.payable
    }

    pub fn worth(&self, pairs: u8, whites: u8) -> u8 {
        pairs + whites / self.at_once
    }

    fn has_a_choice(&self) -> bool {
        self.allows(1, 0) || self.allows(0, self.at_once)
    }
}
