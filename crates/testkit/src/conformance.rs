//! What every game owes the house, checked over random play.
//!
//! ```
//! use testkit::{Suite, toy};
//! let suite = Suite::<toy::Mousehole>::new().games(20).census(toy::crumbs);
//! suite.run(2); // two seats; panics with what is broken, and how it was played
//! ```
//!
//! # What is looked at, and how often
//!
//! **After every decision** of every game: somebody is asked or it is over; the census of all parts is as at the
//! deal and invariants hold; for every onlooker, seats and gallery, `view(imagine(view)) == view`. For each seat asked:
//! the sampled decision and the safe default are legal, the sampled one is on the list and every listed one is legal,
//! two decisions met elsewhere are legal only if they are listed, and the decision is read back as it was written.
//!
//! **At looks**: at the deal, at the end, and in between so that a game of n decisions has about √2n of them. For every
//! onlooker two more worlds are imagined: they look the same to the letter of `Debug`; the same is asked of it; its
//! sight, its list, its default, its sampled decision for the same dice and every refusal are the same as in truth; the
//! worlds have all parts. A seat that reads all minds imagines worlds that look the same to it. Illegal decisions, and
//! decisions of those who are not asked, are refused and change nothing that anyone can see; sealed decisions are not
//! seen and can be changed; everything listed is sampled; a clone that is played on leaves the original as it is; the
//! position is read back as it was written; whoever's view changes is told something.
//!
//! **Once a game**, at a random look: two imagined worlds are played to their end, with the census after every step.
//!
//! **At the end**: the record verifies; its replay shows everyone the same and tells everyone the same as play did, at
//! the end and at up to three earlier looks; the game ended within a bound.
//!
//! # What it cannot see
//!
//! A view that tells too much in a way that `imagine` copies along looks the same in every imagined world. Such a leak,
//! one in a notice, and an `imagine` that knows the truth, are found by counting: see
//! [`posterior`](crate::posterior). A card that the rules show to the wrong seat is a broken rule, not a leak: the
//! test of its clause finds it.

mod deciding;
mod imagining;
mod property;
mod retracing;
mod trial;

pub use property::{Broken, Property};

use crate::random;
use crate::strategies::Playthrough;
use property::{Verdict, ensure};
use std::fmt::Debug;
use table::{
    Bot, Dice, Game, Match, OptionKind, OptionValue, Options, Printed, Refused, Seat, SeatSet, Seed,
};
use trial::{Chooser, Trial};

/// What was done, to be printed: a suite that ran over nothing has shown nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub looks: u64,
    /// Worlds imagined.
    pub imagined: u64,
    /// Of which played to their end.
    pub played_out: u64,
    /// Decisions offered out of turn or against the rules.
    pub refused: u64,
    /// Positions compared with a replay.
    pub replayed: u64,
}

/// Counts both views of everything, and says what differs.
type Census<G> = Box<dyn Fn(&<G as Game>::View, &<G as Game>::View) -> Option<String> + Send + Sync>;
type Invariant<G> = (&'static str, Box<dyn Fn(&<G as Game>::View) -> bool + Send + Sync>);

/// The suite for one game; see the [module](self).
pub struct Suite<G: Game> {
    parts: Printed<G::Parts>,
    games: u64,
    most_steps: u64,
    census: Option<Census<G>>,
    invariants: Vec<Invariant<G>>,
    shy_of: fn(&G::Decision) -> bool,
    players: Option<Players<G>>,
    fitting: Option<Fitting<G>>,
}

/// Makes options that were chosen by lot go together.
type Fitting<G> = Box<dyn Fn(&mut <G as Game>::Options, u8, &mut Dice) + Send + Sync>;

/// Makes the computer player of a seat in one of the games.
type Players<G> = Box<dyn Fn(u64, Seat) -> Box<dyn Bot<G>> + Send + Sync>;

impl<G: Game> Debug for Suite<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Suite of {}", G::NAME)
    }
}

impl<G: Game> Default for Suite<G> {
    fn default() -> Self {
        Suite::new()
    }
}

impl<G: Game> Suite<G> {
    /// With the shipped parts, and as many games per seat count as `RATSKELLER_GAMES` says, or 300: the same ones each time,
    /// so that more of them tell something new only where the rules have changed.
    pub fn new() -> Self {
        let games = std::env::var("RATSKELLER_GAMES").ok().and_then(|games| games.parse().ok());
        Suite {
            parts: Printed::shipped(),
            games: games.unwrap_or(300),
            most_steps: 1_000_000,
            census: None,
            invariants: Vec::new(),
            shy_of: |_| false,
            players: None,
            fitting: None,
        }
    }

    /// With other parts, as an owner might correct them.
    #[must_use]
    pub fn parts(self, parts: Printed<G::Parts>) -> Self {
        Suite { parts, ..self }
    }

    #[must_use]
    pub fn games(self, games: u64) -> Self {
        Suite { games, ..self }
    }

    /// A share of the games, for a second suite beside the main one.
    #[must_use]
    pub fn one_in(self, share: u64) -> Self {
        Suite { games: self.games.div_ceil(share), ..self }
    }

    /// How many decisions a match may take.
    #[must_use]
    pub fn ends_within(self, most_steps: u64) -> Self {
        Suite { most_steps, ..self }
    }

    /// Counts all parts in the view of everything; the count must never change during a match.
    #[must_use]
    pub fn census<C: PartialEq + Debug>(self, count: impl Fn(&G::View) -> C + Send + Sync + 'static) -> Self {
        let differs = move |at_the_deal: &G::View, now: &G::View| {
            let (before, after) = (count(at_the_deal), count(now));
            (before != after).then(|| format!("{before:?} became {after:?}"))
        };
        Suite { census: Some(Box::new(differs)), ..self }
    }

    /// Something that holds in the view of everything, always.
    #[must_use]
    pub fn invariant(
        mut self,
        name: &'static str,
        holds: impl Fn(&G::View) -> bool + Send + Sync + 'static,
    ) -> Self {
        self.invariants.push((name, Box::new(holds)));
        self
    }

    /// A decision that ends things early. In half of the games it is made seldom, so that random play gets to what
    /// comes late: the bottom of the deck, the last lap.
    #[must_use]
    pub fn shy_of(self, shy_of: fn(&G::Decision) -> bool) -> Self {
        Suite { shy_of, ..self }
    }

    /// Computer players decide instead of chance. They have the game's number, so that different ones can meet.
    #[must_use]
    pub fn played_by(self, make: impl Fn(u64, Seat) -> Box<dyn Bot<G>> + Send + Sync + 'static) -> Self {
        Suite { players: Some(Box::new(make)), ..self }
    }

    /// Not all options go together at every table: here a game says which it takes, or which are looked at.
    #[must_use]
    pub fn fitting(self, fit: impl Fn(&mut G::Options, u8, &mut Dice) + Send + Sync + 'static) -> Self {
        Suite { fitting: Some(Box::new(fit)), ..self }
    }

    /// Plays the games of one seat count. The last ones try every value of every option.
    ///
    /// # Panics
    /// When something is broken, with what, and how it was played.
    pub fn run(&self, seats: u8) -> Tally {
        match self.try_run(seats) {
            Ok(tally) => {
                println!("{} at {seats} seats: {tally:?}", G::NAME);
                tally
            }
            Err(broken) => panic!("{broken}"),
        }
    }

    /// As [`Suite::run`], for tests that expect something to be broken.
    pub fn try_run(&self, seats: u8) -> Result<Tally, Box<Broken>> {
        let mut tally = Tally::default();
        self.options_keep_to_their_description(seats)?;
        let changes = random::every_value::<G::Options>(seats);
        let by_chance = self.games.saturating_sub(changes.len() as u64);
        for number in 0..self.games {
            let seed = |label| Seed::derived(label, number << 8 | u64::from(seats));
            let mut dice = Dice::from_seed(seed("conformance: dice"));
            let mut options: G::Options = random::options(&mut dice, seats);
            let change = number.checked_sub(by_chance).and_then(|at| changes.get(at as usize));
            for (name, value) in change.into_iter().flatten() {
                let taken = options.set(name, value);
                ensure(Property::Options, taken.is_ok(), || format!("{name} refuses {value}"))?;
            }
            if let Some(fit) = &self.fitting {
                fit(&mut options, seats, &mut dice);
            }
            let chooser = match &self.players {
                Some(make) => {
                    Chooser::Bots(SeatSet::first(seats).iter().map(|seat| make(number, seat)).collect())
                }
                None => Chooser::AtRandom { shy: number % 2 == 1 },
            };
            let trial = Trial::begin(self, options, seats, seed("conformance: deal"), dice, chooser)?;
            tally += trial.play()?;
        }
        Ok(tally)
    }

    /// Checks one playthrough that proptest made, looking at every step, so that what is broken shrinks.
    pub fn check(&self, playthrough: &Playthrough<G>) -> Result<Tally, Box<Broken>> {
        let Playthrough { seats, options, seed, picks } = playthrough.clone();
        let (seed, dice) =
            (Seed::from_number(seed), Dice::from_seed(Seed::derived("conformance: dice", seed)));
        Trial::begin(self, options, seats, seed, dice, Chooser::ByPicks(picks.into_iter()))?.play()
    }

    fn options_keep_to_their_description(&self, seats: u8) -> Verdict {
        let mut set = G::Options::default();
        for spec in G::Options::specs() {
            let default = set.set(spec.name, &spec.default);
            ensure(Property::Options, default.is_ok(), || format!("{} refuses its default", spec.name))?;
            for bad in random::bad_values(&spec) {
                let taken = set.clone().set(spec.name, &bad).is_ok();
                ensure(Property::Options, !taken, || format!("{} takes {bad}", spec.name))?;
            }
            if let OptionKind::Seat { .. } = spec.kind {
                let mut absent = G::Options::default();
                let taken = absent.set(spec.name, &OptionValue::Number(i64::from(seats))).is_ok();
                let refused = Match::<G>::start(&self.parts, &absent, seats, Seed::from_number(0)).map(drop);
                let told = matches!(refused, Err(Refused::Option(_))) || !taken;
                ensure(Property::Options, told, || {
                    format!("{} may name a seat that is not there", spec.name)
                })?;
            }
        }
        ensure(Property::Options, set == G::Options::default(), || {
            "the defaults are not the default".to_owned()
        })
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.looks += other.looks;
        self.imagined += other.imagined;
        self.played_out += other.played_out;
        self.refused += other.refused;
        self.replayed += other.replayed;
    }
}
