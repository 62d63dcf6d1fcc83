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
use table::{Ctx, Dice, Eye, Game, Joint, Misread, Printed, Refused, Seat, Turn};

impl Game for State {
    const NAME: &'static str = "ratapolis";
    /// 2: the corners of Situation I are drawn by lot (POL-134), and so is the card that is laid or shown for whoever runs out
    /// of time (POL-83, POL-176).
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<u8> = 2..=MOST_PLAYERS as u8; // POL-01

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

    fn options(&self) -> &Options {
        &self.public.options
    }

    fn seats(&self) -> u8 {
        self.public.seats()
    }

    fn partner(&self, seat: Seat) -> Option<Seat> {
        self.public.partner(seat)
    }

    fn turn(&self) -> Turn {
        if self.public.phase == Phase::Over {
            return Turn::Over(self.public.standing());
        }
        Turn::Waits(self.public.asked())
    }

    fn check(&self, seat: Seat, eye: &Eye, decision: &Decision) -> Result<(), Illegal> {
        self.ask(seat, eye).check(&self.public, decision)
    }

    fn sample(&self, seat: Seat, eye: &Eye, dice: &mut Dice) -> Decision {
        self.ask(seat, eye).sample(&self.public, dice)
    }

    fn list(&self, seat: Seat, eye: &Eye) -> Option<Vec<Decision>> {
        self.ask(seat, eye).list()
    }

    fn fallback(&self, seat: Seat, eye: &Eye, dice: &Dice) -> Decision {
        self.ask(seat, eye).fallback(&self.public, dice)
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

    fn forgotten(view: &View, notices: &[Notice]) -> usize {
        crate::sight::forgotten(view, notices)
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

    fn by_rules(mut self, rules: u32) -> State {
        self.public.rules = rules;
        self
    }
}
