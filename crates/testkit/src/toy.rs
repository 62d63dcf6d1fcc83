//! Mousehole: a game just large enough to have everything that the kernel and the suite are about.
//!
//! Everyone has two holes with a crumb in each, and has looked into the first. In a round all choose at the same time
//! which crumb to eat; it is shown and counts its points, and the hole is filled again unseen. Whoever ate the least
//! (by option the most) is the scout and decides alone: sniff at an own hole that was never looked into, dig a crumb
//! out of the larder into one, or pass. In a hurry the rules then ask for the time. After some rounds most points win.
//!
//! With the larder it ships with it keeps the house's rules. A larder may name a [`Fault`] after its crumbs; the game
//! then breaks one of the suite's properties, so that a test can show that the suite notices.

mod fault;
mod notation;
mod rules;
mod tell;

pub use fault::Fault;
pub use tell::{Event, Notice, Seen, Sight, View};

use fault::Slips;
use std::fmt;
use table::{
    BadParts, BySeat, Ctx, Dice, Eye, Game, Hidden, Joint, Misread, OptionField, OptionKind, OptionValue,
    Pile, Printed, Refused, Seat, SeatSet, Turn, Within,
};

pub const MOST_CRUMBS: usize = 32;
pub const MOST_MICE: usize = 4;

table::choice! { pub enum Scout { #[default] Least = "least", Most = "most" } }

/// Who is the scout when several ate alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    Lowest,
    From(Seat),
}

impl OptionField for Tie {
    const KIND: OptionKind = OptionKind::Seat { words: &["lowest"] };
    fn read(value: &OptionValue) -> Option<Self> {
        match value {
            OptionValue::Number(number) => u8::try_from(*number).ok().and_then(Seat::new).map(Tie::From),
            OptionValue::Word(word) => (word == "lowest").then_some(Tie::Lowest),
            OptionValue::Flag(_) => None,
        }
    }
    fn write(&self) -> OptionValue {
        match self {
            Tie::Lowest => OptionValue::Word("lowest".to_owned()),
            Tie::From(seat) => OptionValue::Number(i64::from(seat.number())),
        }
    }
}

table::options! {
    pub struct Options in "mousehole" {
        /// How many rounds are played.
        rounds: Within<1, 3> = Within::new::<2>(),
        /// The rules look at the clock after each round, and nobody eats after a minute.
        hurry: bool = false,
        /// Who scouts: the mouse that ate the least, or the most.
        scout: Scout = Scout::Least,
        /// Who scouts among those that ate alike: the lowest seat, or the next from a seat.
        tie: Tie = Tie::Lowest,
    }
}

/// The crumbs there are, one digit each; and what is broken on purpose.
#[derive(Clone, Debug)]
pub struct Larder {
    crumbs: Vec<u8>,
    fault: Fault,
}

impl table::Parts for Larder {
    const FILE: &'static str = "mousehole.txt";
    const PRINTED: &'static str = "111122233344455566677788";
    fn read(text: &str) -> Result<Larder, BadParts> {
        let (digits, fault) = text.trim().split_once(' ').unwrap_or((text.trim(), "None"));
        let crumb = |c: char| c.to_digit(10).filter(|&d| d > 0).map(|d| d as u8);
        let crumbs: Option<Vec<u8>> = digits.chars().map(crumb).collect();
        let crumbs = crumbs.filter(|crumbs| crumbs.len() <= MOST_CRUMBS);
        let crumbs = crumbs.ok_or_else(|| BadParts::new("crumbs", "takes up to 32 digits from 1 to 9"))?;
        let fault = Fault::named(fault).ok_or_else(|| BadParts::new("fault", "is not one of the faults"))?;
        Ok(Larder { crumbs, fault })
    }
}

/// The shipped larder with something broken.
///
/// # Panics
/// Never: every fault has a name.
pub fn broken(fault: Fault) -> Printed<Larder> {
    let text = format!("{} {fault:?}", <Larder as table::Parts>::PRINTED);
    Printed::read(&text).expect("every fault has a name")
}

/// All crumbs that lie anywhere, sorted: what a census counts.
pub fn crumbs(everything: &View) -> Vec<u8> {
    let holes = everything.holes.iter().flat_map(|(_, holes)| holes).filter_map(|seen| seen.face.up());
    let mut crumbs: Vec<u8> = holes.chain(everything.order.iter().flatten().copied()).collect();
    crumbs.extend(&everything.public.eaten);
    crumbs.sort_unstable();
    crumbs
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hole {
    First,
    Second,
}

impl Hole {
    pub const BOTH: [Hole; 2] = [Hole::First, Hole::Second];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    Eat(Hole),
    Sniff(Hole),
    Dig(Hole),
    Pass,
    /// A second way to pass, of one broken variant only: it is written like the first.
    Mumble,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// Everybody eats, and only then the scout moves.
    NotNow,
    /// To sniff at what one has seen tells nothing.
    KnownAlready { hole: Hole },
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::NotNow => f.write_str("that is not asked now"),
            Illegal::KnownAlready { hole } => write!(f, "you know the {hole:?} hole already"),
        }
    }
}

impl std::error::Error for Illegal {}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Eat,
    Scout(Seat),
    Clock,
    Over,
}

/// What everybody knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Public {
    pub options: Options,
    /// All crumbs there are, sorted.
    pub larder: Vec<u8>,
    pub round: u16,
    pub phase: Phase,
    pub points: BySeat<u32, MOST_MICE>,
    /// In the order in which they were eaten or thrown out.
    pub eaten: Vec<u8>,
    pub fault: Fault,
}

#[derive(Clone, Debug)]
pub struct Mousehole {
    public: Public,
    holes: BySeat<[Hidden<u8>; 2], MOST_MICE>,
    deck: Pile<u8, MOST_CRUMBS>,
    slips: Slips,
}

impl Mousehole {
    fn has(&self, fault: Fault) -> bool {
        self.public.fault == fault
    }
}

impl Game for Mousehole {
    const NAME: &'static str = "mousehole";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=MOST_MICE as u8;

    type Options = Options;
    type Parts = Larder;
    type Decision = Decision;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;
    type Sight = Sight;
    type Notice = Notice;

    fn deal(
        parts: &Printed<Larder>,
        options: &Options,
        seats: u8,
        ctx: &mut Ctx<'_, Event>,
    ) -> Result<Self, Refused> {
        Self::set_up(parts, options, seats, ctx)
    }

    fn options(&self) -> &Options {
        &self.public.options
    }

    fn seats(&self) -> u8 {
        self.holes.len()
    }

    fn turn(&self) -> Turn {
        match self.public.phase {
            Phase::Eat => Turn::Waits(self.holes.all()),
            Phase::Scout(_) if self.has(Fault::EmptyWait) => Turn::Waits(SeatSet::EMPTY),
            Phase::Scout(seat) => Turn::Waits(SeatSet::only(seat)),
            Phase::Clock => Turn::AsksClock,
            Phase::Over => Turn::Over(self.standing()),
        }
    }

    fn check(&self, seat: Seat, eye: &Eye, decision: &Decision) -> Result<(), Illegal> {
        let verdict = self.judge(seat, eye, *decision);
        if self.has(Fault::RefusalCounts) && verdict.is_err() {
            self.slips.refusals.set(self.slips.refusals.get() + 1);
        }
        verdict
    }

    fn sample(&self, seat: Seat, eye: &Eye, dice: &mut Dice) -> Decision {
        if self.has(Fault::LeakySample) {
            for _ in 0..self.slips.plain {
                dice.below(6);
            }
        }
        if self.has(Fault::IllegalSample) && dice.chance(1, 8) {
            return Decision::Eat(Hole::First);
        }
        let mut legal = self.legal(seat, eye);
        if self.has(Fault::DeafSample) && legal.len() > 1 {
            legal.pop();
        }
        dice.pick(&legal).expect("whoever is asked can answer")
    }

    fn list(&self, seat: Seat, eye: &Eye) -> Option<Vec<Decision>> {
        let mut list = self.legal(seat, eye);
        if self.has(Fault::IllegalList) {
            list.push(Decision::Sniff(Hole::First));
        }
        if self.has(Fault::ShortList) {
            list.pop();
        }
        Some(list)
    }

    fn fallback(&self, _: Seat, _: &Eye, _: &Dice) -> Decision {
        match self.public.phase {
            Phase::Scout(_) if !self.has(Fault::IllegalFallback) => Decision::Pass,
            Phase::Eat | Phase::Scout(_) | Phase::Clock | Phase::Over => Decision::Eat(Hole::First),
        }
    }

    fn timed_out(seat: Seat) -> Event {
        Event::TimedOut { seat }
    }

    fn resolve(&mut self, joint: &Joint<Decision>, ctx: &mut Ctx<'_, Event>) {
        self.carry_out(joint, ctx);
        self.slip(ctx);
    }

    fn read_clock(&mut self, elapsed_s: u64, ctx: &mut Ctx<'_, Event>) {
        ctx.tell(|| Event::ClockRead { elapsed_s });
        self.next_round(elapsed_s >= 60, ctx);
    }

    fn view(&self, eye: &Eye) -> View {
        self.seen_by(eye)
    }

    fn sight(view: &View) -> Sight {
        let leak =
            if view.public.fault == Fault::LeakySight { view.smuggled.0.first().copied() } else { None };
        Sight { you: view.you, round: view.public.round, holes: view.holes, leak }
    }

    fn notice(event: &Event, eye: &Eye) -> Option<Notice> {
        Notice::of(event, eye)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Self {
        Self::imagined(view, dice)
    }

    fn position(view: &View) -> String {
        notation::write(view)
    }

    fn from_position(_: &Printed<Larder>, text: &str) -> Result<Self, Misread> {
        notation::read(text)
    }
}
