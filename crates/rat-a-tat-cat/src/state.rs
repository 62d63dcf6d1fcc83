//! The table as it is, in truth.

use crate::card::{Card, Counts, MOST_CARDS, Settled, Stack};
use crate::decision::{Ask, Decision, Illegal};
use crate::event::{Event, Notice};
use crate::options::Options;
use crate::phase::{LastTurns, Phase};
use crate::rows::Rows;
use crate::sight::Sight;
use crate::view::View;
use std::ops::RangeInclusive;
use table::{
    BySeat, Ctx, Dice, Eye, Game, Hidden, Joint, Misread, Pile, Printed, Refused, Seat, SeatSet, Turn,
};

pub const MOST_PLAYERS: usize = 6;

/// A match of Rat-a-Tat Cat, in truth. Cloning it copies about half a kilobyte.
#[derive(Clone, Copy, Debug)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) rows: Rows,
    pub(crate) deck: Pile<Card, MOST_CARDS>,
    pub(crate) phase: Phase<Hidden<Card>>,
}

/// What everyone at the table and in the gallery knows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Public {
    pub options: Options,
    /// The deck definition: all cards there are.
    pub makeup: Counts,

    // The match.
    pub round: u32,
    pub totals: BySeat<u32, MOST_PLAYERS>,
    /// The round in which a player went out; 0: still in.
    pub out_in: BySeat<u32, MOST_PLAYERS>,

    // The round.
    pub dealer: Seat,
    /// Who takes the first turn.
    pub first: Seat,
    pub in_round: SeatSet,
    /// All were seen going there.
    pub discard: Stack,
    /// Turns completed.
    pub turns: u32,
    pub last_turns: Option<LastTurns>,
    /// What each row was worth, once the round is scored.
    pub scores: BySeat<u8, MOST_PLAYERS>,

    // What counting tells everyone.
    /// The batch of the deck; see [`Settled`].
    pub batch: u8,
    pub settled: Settled,
    /// Special cards laid aside in set-up, which went into the deck and thus were not dealt; until the first reshuffle.
    pub aside: [u8; 4],
    /// Special cards of those kinds that were replaced in a row, thus dealt; until the first reshuffle.
    pub shed: [u8; 4],
}

impl Public {
    pub fn seats(&self) -> u8 {
        self.totals.len()
    }

    /// Who has not gone out.
    pub fn still_in(&self) -> SeatSet {
        self.out_in.iter().filter(|(_, round)| **round == 0).map(|(seat, _)| seat).collect()
    }
}

impl Game for State {
    const NAME: &'static str = "rat-a-tat-cat";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=MOST_PLAYERS as u8; // TAT-01

    type Options = Options;
    type Parts = crate::Parts;
    type Decision = Decision;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;
    type Sight = Sight;
    type Notice = Notice;

    fn deal(
        parts: &Printed<crate::Parts>,
        options: &Options,
        seats: u8,
        ctx: &mut Ctx<'_, Event>,
    ) -> Result<State, Refused> {
        State::set_up(parts, options, seats, ctx)
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

    fn fallback(&self, _: Seat, _: &Eye) -> Decision {
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

    fn imagine(view: &View, dice: &mut Dice) -> State {
        crate::imagine::imagine(view, dice)
    }

    fn reimagine(&mut self, view: &View, dice: &mut Dice) {
        self.become_like(view, dice);
    }

    fn position(view: &View) -> String {
        crate::position::write_position(view)
    }

    fn from_position(text: &str) -> Result<State, Misread> {
        crate::position::read_position(text)
    }
}

impl State {
    /// What is asked now.
    ///
    /// # Panics
    /// When the match waits for nobody; the referee asks only who is waited for.
    pub(crate) fn ask(&self) -> Ask {
        let Some(ask) = self.phase.ask(&self.public.options, &self.public.discard) else {
            unreachable!("nobody is asked")
        };
        ask
    }
}
