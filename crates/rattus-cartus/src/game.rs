//! The rules as the referee knows them: each question of [`Game`] leads to the file that answers it.

use crate::data::Parts;
use crate::decision::{Decision, Illegal};
use crate::event::{Event, Notice};
use crate::options::Options;
use crate::phase::Phase;
use crate::sight::Sight;
use crate::size::MOST_PLAYERS;
use crate::state::State;
use crate::view::View;
use std::ops::RangeInclusive;
use table::{Ctx, Dice, Eye, Game, Joint, Misread, Printed, Refused, Seat, SeatSet, Turn};

impl Game for State {
    const NAME: &'static str = "rattus-cartus";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=MOST_PLAYERS as u8; // CART-01

    type Options = Options;
    type Parts = Parts;
    type Decision = Decision;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;
    type Sight = Sight;
    type Notice = Notice;

    fn deal(
        parts: &Printed<Parts>,
        options: &Options,
        seats: u8,
        ctx: &mut Ctx<'_, Event>,
    ) -> Result<State, Refused> {
        State::set_up(parts.lasting(), options, seats, ctx)
    }

    #[inline]
    fn options(&self) -> &Options {
        &self.public.options
    }

    fn seats(&self) -> u8 {
        self.public.seats()
    }

    fn turn(&self) -> Turn {
        match self.public.phase {
            Phase::Privileges => Turn::Waits(self.public.all()),
            Phase::TowerGift { givers, .. } => Turn::Waits(givers),
            Phase::Over => Turn::Over(self.standing()),
            Phase::Privilege { seat }
            | Phase::Look { seat, .. }
            | Phase::Visit { seat }
            | Phase::SwordVictim { seat, .. }
            | Phase::SwordGift { seat, .. }
            | Phase::FluteReceiver { seat, .. }
            | Phase::Action { seat }
            | Phase::Hospital { seat, .. } => Turn::Waits(SeatSet::only(seat)),
        }
    }

    fn check(&self, seat: Seat, eye: &Eye, decision: &Decision) -> Result<(), Illegal> {
        self.ask(seat, eye).check(decision)
    }

    #[inline]
    fn sample(&self, seat: Seat, eye: &Eye, dice: &mut Dice) -> Decision {
        self.ask(seat, eye).sample(dice)
    }

    fn list(&self, seat: Seat, eye: &Eye) -> Option<Vec<Decision>> {
        self.ask(seat, eye).list()
    }

    fn fallback(&self, seat: Seat, eye: &Eye, _: &Dice) -> Decision {
        let has_seen = |place: u8| self.nuns.known().seen_by(place.into()).contains(seat);
        self.ask(seat, eye).fallback(&self.public, has_seen)
    }

    fn timed_out(seat: Seat) -> Event {
        Notice::TimedOut { seat }.into()
    }

    fn resolve(&mut self, joint: &Joint<Decision>, ctx: &mut Ctx<'_, Event>) {
        self.carry_out(joint, ctx);
    }

    fn view(&self, eye: &Eye) -> View {
        View::of(self, eye)
    }

    fn sight(view: &View) -> Sight {
        Sight::of(view)
    }

    fn notice(event: &Event, eye: &Eye) -> Option<Notice> {
        Some(Notice::of(event, eye))
    }

    fn imagine(view: &View, dice: &mut Dice) -> State {
        State::like(view, dice)
    }

    fn reimagine(&mut self, view: &View, dice: &mut Dice) {
        self.become_like(view, dice);
    }

    fn position(view: &View) -> String {
        crate::position::write_position(view)
    }

    fn from_position(parts: &Printed<Parts>, text: &str) -> Result<State, Misread> {
        crate::position::read_position(parts.lasting(), text)
    }
}
