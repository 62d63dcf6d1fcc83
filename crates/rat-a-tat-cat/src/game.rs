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
use table::{Ctx, Dice, Eye, Game, Joint, Misread, Pace, Printed, Refused, Seat, SeatSet, Turn};

impl Game for State {
    const NAME: &'static str = "rat-a-tat-cat";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=MOST_PLAYERS as u8; // TAT-01

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
        State::set_up(parts, options, seats, ctx)
    }

    fn options(&self) -> &Options {
        &self.public.options
    }

    fn seats(&self) -> u8 {
        self.public.seats()
    }

    fn helps(options: &Options) -> bool {
        options.memory_aid
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::FirstLook => Turn::Waits(self.public.in_round),
            Phase::Turn(on_turn) => Turn::Waits(SeatSet::only(on_turn.seat)),
            Phase::Scored => Turn::Waits(self.public.still_in()),
            Phase::AskClock => Turn::AsksClock,
            Phase::Over => Turn::Over(self.standing()),
        }
    }

    fn check(&self, seat: Seat, _: &Eye, decision: &Decision) -> Result<(), Illegal> {
        self.check_decision(seat, *decision)
    }

    fn sample(&self, seat: Seat, _: &Eye, dice: &mut Dice) -> Decision {
        self.ask().sample(self.public.in_round.without(seat), dice)
    }

    fn list(&self, seat: Seat, _: &Eye) -> Option<Vec<Decision>> {
        Some(self.ask().list(self.public.in_round.without(seat)))
    }

    fn fallback(&self, _: Seat, _: &Eye, _: &Dice) -> Decision {
        self.ask().fallback()
    }

    fn timed_out(seat: Seat) -> Event {
        Event::TimedOut { seat }
    }

    fn resolve(&mut self, joint: &Joint<Decision>, ctx: &mut Ctx<'_, Event>) {
        self.carry_out(joint, ctx);
    }

    fn read_clock(&mut self, elapsed_s: u64, ctx: &mut Ctx<'_, Event>) {
        self.end_by_clock(elapsed_s, ctx);
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

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn forgotten(view: &View, notices: &[Notice]) -> usize {
        crate::event::forgotten(view, notices)
    }

    fn pace(parts: &Parts, gallery: &View) -> Pace {
        crate::pace::pace(&parts.times, gallery)
    }

    fn imagine(view: &View, dice: &mut Dice) -> State {
        crate::imagine::imagine(view, dice)
    }

    fn reimagine(&mut self, view: &View, dice: &mut Dice) {
        self.become_like(view, dice);
    }

    fn position(view: &View) -> String {
        crate::position::write_position(view)
    }

    fn from_position(parts: &Printed<Parts>, text: &str) -> Result<State, Misread> {
        crate::position::read_position(parts, text)
    }
}
