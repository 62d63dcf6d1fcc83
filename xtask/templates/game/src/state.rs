//! The table as it is, in truth, and what the house asks of it.

use crate::data::MOST_CARDS;
use crate::{Decision, Event, Illegal, Notice, Parts, View};
use std::ops::RangeInclusive;
use table::{
    BySeat, Ctx, Dice, Eye, Game, Hidden, Joint, Misread, Pile, Printed, Refused, Seat, SeatSet, Turn, options,
};

/// The largest table.
pub(crate) const MOST_PLAYERS: usize = 6;

options! {
    pub struct Options in "{{name}}" {
        /// The lowest card wins instead of the highest.
        low_wins: bool = false,
    }
}

#[derive(Clone, Copy, Debug)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) hands: BySeat<Hidden<u8>, MOST_PLAYERS>,
    pub(crate) deck: Pile<u8, MOST_CARDS>,
}

/// What everyone at the table and in the gallery knows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Public {
    pub options: Options,
    /// All cards there are, lowest first.
    pub all: [u8; MOST_CARDS],
    pub count: u8,
    /// Who has yet to decide; nobody: the cards are up.
    pub left: SeatSet,
    /// The card each player put away, open for all.
    pub away: BySeat<Option<u8>, MOST_PLAYERS>,
}

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
    type Sight = View;
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
        match self.public.left.lowest() {
            Some(seat) => Turn::Waits(SeatSet::only(seat)),
            None => Turn::Over(self.standing()),
        }
    }

    fn check(&self, _: Seat, _: &Eye, decision: &Decision) -> Result<(), Illegal> {
        match decision {
            Decision::Keep => Ok(()),
            Decision::Change if self.deck.is_empty() => Err(Illegal::DeckIsEmpty),
            Decision::Change => Ok(()),
        }
    }

    fn sample(&self, seat: Seat, eye: &Eye, dice: &mut Dice) -> Decision {
        let legal = self.list(seat, eye).unwrap_or_default();
        dice.pick(&legal).unwrap_or(Decision::Keep)
    }

    fn list(&self, seat: Seat, eye: &Eye) -> Option<Vec<Decision>> {
        let all = [Decision::Keep, Decision::Change];
        Some(all.into_iter().filter(|decision| self.check(seat, eye, decision).is_ok()).collect())
    }

    fn fallback(&self, _: Seat, _: &Eye) -> Decision {
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

    fn sight(view: &View) -> View {
        *view
    }

    fn notice(event: &Event, eye: &Eye) -> Option<Notice> {
        Some(Notice::of(event, eye))
    }

    fn imagine(view: &View, dice: &mut Dice) -> State {
        view.imagine(dice)
    }

    fn position(view: &View) -> String {
        view.write()
    }

    fn from_position(text: &str) -> Result<State, Misread> {
        State::read(text)
    }

    fn seats(&self) -> u8 {
        self.public.away.len()
    }

    fn options(&self) -> &Options {
        &self.public.options
    }
}
