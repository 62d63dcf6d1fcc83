//! The rules as the referee knows them: each question of [`Game`] leads to the file that answers it.

use crate::decision::legal;
use crate::size::MOST_PLAYERS;
use crate::{Decision, Event, Illegal, Notice, Options, Parts, Sight, State, View};
use std::ops::RangeInclusive;
use table::{Ctx, Dice, Eye, Game, Joint, Misread, Printed, Refused, Seat, SeatSet, Turn, require};

impl Game for State {
    const NAME: &'static str = "{{name}}";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=MOST_PLAYERS as u8;

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

    fn turn(&self) -> Turn {
        match self.public.on_turn() {
            Some(seat) => Turn::Waits(SeatSet::only(seat)),
            None => Turn::Over(self.standing()),
        }
    }

    fn check(&self, _: Seat, _: &Eye, decision: &Decision) -> Result<(), Illegal> {
        require(legal(self.deck.len()).contains(decision), Illegal::DeckIsEmpty)
    }

    fn sample(&self, _: Seat, _: &Eye, dice: &mut Dice) -> Decision {
        dice.pick(legal(self.deck.len())).unwrap_or(Decision::Keep)
    }

    fn list(&self, _: Seat, _: &Eye) -> Option<Vec<Decision>> {
        Some(legal(self.deck.len()).to_vec())
    }

    fn fallback(&self, _: Seat, _: &Eye, _: &Dice) -> Decision {
        Decision::Keep
    }

    fn timed_out(seat: Seat) -> Event {
        Event::TimedOut { seat }
    }

    fn resolve(&mut self, joint: &Joint<Decision>, ctx: &mut Ctx<'_, Event>) {
        let Some((seat, &decision)) = joint.sole() else { unreachable!("one player is on turn") };
        self.carry_out(seat, decision, ctx);
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

    fn imagine(view: &View, dice: &mut Dice) -> State {
        view.imagine(dice)
    }

    fn position(view: &View) -> String {
        view.write()
    }

    fn from_position(_: &Printed<Parts>, text: &str) -> Result<State, Misread> {
        State::read(text)
    }

    fn seats(&self) -> u8 {
        self.public.away.len()
    }

    fn options(&self) -> &Options {
        &self.public.options
    }
}
