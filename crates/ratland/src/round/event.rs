//! Phase 1: the event (LAND-29 to LAND-33), those that are carried out at once, and the Seers' look at the next one.

use crate::card::{EventCard, EventKind};
use crate::event::{Event, Notice, Reason};
use crate::options::HolyRat;
use crate::phase::Phase;
use crate::place::Place;
use crate::state::State;
use table::{Ctx, Seat, SeatSet};

impl State {
    pub(crate) fn begin_round(&mut self, ctx: &mut Ctx<'_, Event>) {
        let public = &mut self.public;
        if public.round > 0 {
            public.active = public.left_of(public.active); // LAND-29
        }
        public.round += 1;
        public.looked = SeatSet::EMPTY;
        // Last round's food is put away; the event may ask something before the next is turned up (LAND-32).
        (public.food, public.offer) = Default::default();
        let (round, active) = (public.round, public.active);
        ctx.tell_all(|| Notice::RoundBegan { round, active });
        self.reveal_event(ctx);
    }

    /// LAND-30, LAND-31.
    fn reveal_event(&mut self, ctx: &mut Ctx<'_, Event>) {
        let Some(top) = self.next_event else { unreachable!("the End card lies in the deck") };
        let (card, kind) = (top.truth(ctx.truth), self.public.next_kind());
        self.lay_next_event(ctx);
        self.public.event = Some(card);
        self.public.past = self.public.past.with(card);
        ctx.tell_all(|| Notice::EventRevealed { card });
        if card == EventCard::EndOfGame {
            return self.end(ctx);
        }
        self.public.upgraded |= kind == EventKind::Final; // LAND-150
        self.carry_out_event(card, ctx);
    }

    /// LAND-32: what is immediate comes before the food card.
    fn carry_out_event(&mut self, card: EventCard, ctx: &mut Ctx<'_, Event>) {
        match card {
            EventCard::Abundance => self.abundance(ctx),
            EventCard::CousinsVisit => self.cousins_visit(ctx),
            EventCard::Drunk => self.drunk(ctx),
            EventCard::JustInTime => self.just_in_time(ctx),
            EventCard::HolyRat => return self.holy_rat_after(None, ctx),
            EventCard::MassiveAttack
            | EventCard::HelmetRat
            | EventCard::YellowIsTheNewBlack
            | EventCard::DrCheese
            | EventCard::RattibalLecter
            | EventCard::HideTheCheese
            | EventCard::Strategists
            | EventCard::LockedAndLoaded
            | EventCard::EndOfGame => {}
        }
        self.reveal_food(ctx);
    }

    /// LAND-86.
    fn abundance(&mut self, ctx: &mut Ctx<'_, Event>) {
        for seat in self.public.order_after(None) {
            self.pay(seat, 1, Reason::Abundance, ctx);
        }
    }

    /// LAND-89.
    fn cousins_visit(&mut self, ctx: &mut Ctx<'_, Event>) {
        for seat in self.public.order_after(None).take(self.public.supply as usize) {
            self.public.supply -= 1;
            self.public.sewers[seat].rats.put(Place::Pantry, 1);
            ctx.tell_all(|| Notice::CousinCame { seat });
        }
    }

    /// LAND-97, LAND-98.
    fn drunk(&mut self, ctx: &mut Ctx<'_, Event>) {
        let public = &mut self.public;
        let size = |seat: Seat| public.sewers[seat].clan_size();
        let largest = public.order_after(None).min_by_key(|&seat| std::cmp::Reverse(size(seat)));
        let smallest = public.order_after(None).min_by_key(|&seat| size(seat));
        let (Some(from), Some(to)) = (largest, smallest) else { unreachable!("there are players") };
        if from == to || public.sewers[from].available() == 0 {
            return;
        }
        public.sewers[from].rats.remove(Place::Pantry);
        public.sewers[to].rats.put(Place::Pantry, 1);
        ctx.tell_all(|| Notice::WentOver { from, to });
    }

    /// LAND-101.
    fn just_in_time(&mut self, ctx: &mut Ctx<'_, Event>) {
        for seat in self.public.order_after(None) {
            self.come_back(seat, ctx);
        }
    }

    /// LAND-102, LAND-103.
    pub(crate) fn holy_rat_after(&mut self, after: Option<Seat>, ctx: &mut Ctx<'_, Event>) {
        for seat in self.public.order_after(after) {
            if self.public.sewers[seat].graveyard == 0 {
                continue;
            }
            match self.public.options.holy_rat {
                HolyRat::Must => self.holy_rat(seat, true, ctx),
                HolyRat::May => {
                    self.public.phase = Phase::HolyRat { seat };
                    return;
                }
            }
        }
        self.reveal_food(ctx);
    }

    pub(crate) fn holy_rat(&mut self, seat: Seat, yes: bool, ctx: &mut Ctx<'_, Event>) {
        if yes {
            self.public.sewers[seat].graveyard -= 1;
            self.public.supply += 1;
        }
        ctx.tell_all(|| Notice::HolyRat { seat, taken: yes });
    }

    /// LAND-33, LAND-61, LAND-122 to LAND-126.
    fn reveal_food(&mut self, ctx: &mut Ctx<'_, Event>) {
        if self.next_food.is_none() {
            self.form_food_deck(ctx.dice); // LAND-195
            ctx.tell_all(|| Notice::FoodDeckFormed);
            self.lay_next_food(ctx);
        }
        let Some(cards) = self.next_food else { unreachable!("a deck was formed") };
        let cards = cards.map(|card| card.truth(ctx.truth));
        let public = &mut self.public;
        public.food = cards;
        public.foresee = SeatSet::EMPTY;
        public.offer = Default::default();
        for number in cards.into_iter().filter(|&number| number > 0) {
            let card = number as usize - 1;
            public.used[card] += 1;
            let shown = public.parts.food[card];
            public.offer.iter_mut().zip(shown).for_each(|(offer, shown)| *offer = offer.and(shown));
        }
        if public.parts.bag.has_extra(public.seats()) {
            public.offer = public.offer.map(|offer| offer.one_more_of_each());
        }
        let offer = public.offer;
        ctx.tell_all(|| Notice::FoodRevealed { cards, offer });
        self.lay_next_food(ctx);
        self.ask_for_deployments(ctx);
    }

    /// LAND-185 to LAND-187.
    pub(crate) fn look(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        self.public.looked = self.public.looked.with(seat);
        if let Some(next) = &mut self.next_event {
            next.show_to(seat, ctx.truth);
        }
        if self.public.power(seat).sees_food && self.next_food.is_some() {
            self.public.foresee = self.public.foresee.with(seat);
            for card in self.next_food.iter_mut().flatten() {
                card.show_to(seat, ctx.truth);
            }
        }
        let (event, food) = (self.next_event, self.next_food);
        ctx.tell(|| Event::Looked { seat, event, food });
    }
}
