//! One match of the suite, from the deal to its end.

use super::property::{Broken, Property, Verdict, broken, ensure};
use super::retracing::Moment;
use super::{Suite, Tally};
use crate::random;
use std::fmt::Write;
use table::{Bot, Dice, Game, Match, Options, Sealed, Seat, SeatSet, Seed, Turn, World};

/// Who decides what the seats decide.
pub(super) enum Chooser<G: Game> {
    AtRandom {
        shy: bool,
    },
    /// One a seat.
    Bots(Vec<Box<dyn Bot<G>>>),
    /// The picks of a playthrough; when there are none left the trial ends where it is.
    ByPicks(std::vec::IntoIter<u16>),
}

pub(super) struct Trial<'s, G: Game> {
    pub(super) suite: &'s Suite<G>,
    pub(super) table: Match<G>,
    pub(super) seed: Seed,
    pub(super) seats: SeatSet,
    /// The suite's own: the match's dice are not touched.
    pub(super) dice: Dice,
    pub(super) chooser: Chooser<G>,
    /// Everything, as it was at the deal.
    at_the_deal: G::View,
    /// Some of the decisions met so far, to be offered where they do not belong.
    pub(super) met: Vec<G::Decision>,
    pub(super) moments: Vec<Moment<G>>,
    pub(super) tally: Tally,
    elapsed_s: u64,
    next_look: u64,
    /// At which look two imagined worlds are played to their end.
    pub(super) play_out_at: u64,
}

impl<'s, G: Game> Trial<'s, G> {
    pub(super) fn begin(
        suite: &'s Suite<G>,
        options: G::Options,
        seats: u8,
        seed: Seed,
        mut dice: Dice,
        chooser: Chooser<G>,
    ) -> Result<Self, Box<Broken>> {
        let table = Match::start(&suite.parts, &options, seats, seed).map_err(|refused| {
            broken(Property::Options, format!("{seats} seats with {options:?} are refused: {refused}"))
        })?;
        let world = table.open(seed).expect("the seed is the one the match was started with");
        let at_the_deal = world.view_of_everything();
        Ok(Trial {
            suite,
            table,
            seed,
            seats: SeatSet::first(seats),
            play_out_at: u64::from(dice.below(4)),
            dice,
            chooser,
            at_the_deal,
            met: Vec::new(),
            moments: Vec::new(),
            tally: Tally { games: 1, ..Tally::default() },
            elapsed_s: 0,
            next_look: 0,
        })
    }

    pub(super) fn play(mut self) -> Result<Tally, Box<Broken>> {
        // A panic in the rules says what broke, but not how to get there.
        let _guard = SayOnPanic(format!("{}, seed {}", self.table_set_up(), self.seed.to_hex()));
        match self.play_to_the_end() {
            Ok(()) => Ok(self.tally),
            Err(mut broken) => {
                broken.played = self.played();
                Err(broken)
            }
        }
    }

    /// At every step from the plain to the intricate, so that the first complaint is the one that says most.
    fn play_to_the_end(&mut self) -> Verdict {
        loop {
            self.step_aside()?;
            let everything = self.world().view_of_everything();
            self.all_is_there(&everything)?;
            let turn = self.table.turn();
            let offers = match turn {
                Turn::Waits(asked) => self.offers(asked)?,
                Turn::AsksClock | Turn::Over(_) => Some(Vec::new()),
            };
            self.an_imagined_world_looks_the_same()?;
            let over = matches!(turn, Turn::Over(_)) || offers.is_none();
            let look = over || self.tally.decisions >= self.next_look;
            if look {
                self.look(&everything)?;
            }
            match (turn, offers) {
                (Turn::Waits(_), Some(offers)) => self.carry_out(offers, look)?,
                (Turn::AsksClock, _) => self.let_time_pass()?,
                // Over, or a playthrough without further picks.
                (Turn::Over(_), _) | (Turn::Waits(_), None) => break,
            }
            self.tally.decisions += 1;
            let most = self.suite.most_steps;
            ensure(Property::Ends, self.tally.decisions < most, || format!("not within {most} decisions"))?;
        }
        self.retrace()
    }

    /// Now and then somebody does what nobody waits for: it changes nothing about what is asked.
    fn step_aside(&mut self) -> Verdict {
        let seat = self.seats.nth(self.dice.below(u32::from(self.seats.len())) as u8).unwrap_or_default();
        let Some(aside) = self.table.aside(seat).filter(|_| self.dice.below(4) == 0) else { return Ok(()) };
        let asked = self.table.asked();
        let lists: Vec<_> = asked.iter().map(|seat| self.table.list(seat)).collect();
        let taken = self.table.seal(seat, aside);
        ensure(Property::Asides, taken == Ok(Sealed::Aside), || {
            format!("{seat} may not step aside: {taken:?}")
        })?;
        let same = asked == self.table.asked()
            && lists == asked.iter().map(|seat| self.table.list(seat)).collect::<Vec<_>>();
        ensure(Property::Asides, same, || format!("what is asked changes when {seat} steps aside"))
    }

    /// The heavy checks; see the suite for when.
    fn look(&mut self, everything: &G::View) -> Verdict {
        self.refusals_change_nothing()?;
        self.imagined_worlds_look_the_same()?;
        self.minds_can_be_read()?;
        if self.tally.looks == self.play_out_at {
            self.imagined_worlds_can_be_played()?;
        }
        self.clones_part_ways()?;
        self.position_is_read_back(everything)?;
        self.keep_moment();
        self.tally.looks += 1;
        let gap = match self.chooser {
            Chooser::AtRandom { .. } | Chooser::Bots(_) => {
                1 + u64::from(self.dice.below(2 * self.tally.looks as u32))
            }
            Chooser::ByPicks(_) => 1,
        };
        self.next_look = self.tally.decisions + gap;
        Ok(())
    }

    fn let_time_pass(&mut self) -> Verdict {
        self.elapsed_s += random::seconds(&mut self.dice);
        let asked = self.table.read_clock(self.elapsed_s);
        ensure(Property::OnlyTheAskedDecide, asked.is_ok(), || "the clock was asked for".to_owned())
    }

    pub(super) fn world(&self) -> &World<G> {
        self.table.open(self.seed).expect("the seed is the one the match was started with")
    }

    /// Every seat, and the gallery.
    pub(super) fn onlookers(&self) -> Vec<Option<Seat>> {
        self.seats.iter().map(Some).chain([None]).collect()
    }

    pub(super) fn all_is_there(&self, everything: &G::View) -> Verdict {
        let census = self.suite.census.as_ref();
        if let Some(differs) = census.and_then(|differs| differs(&self.at_the_deal, everything)) {
            return Err(broken(Property::Census, differs));
        }
        for (name, holds) in &self.suite.invariants {
            ensure(Property::Invariant, holds(everything), || format!("{name}: {everything:?}"))?;
        }
        Ok(())
    }

    fn table_set_up(&self) -> String {
        let record = self.table.record();
        let changed = record.options.values().into_iter().zip(G::Options::specs());
        let changed = changed.filter(|((_, value), spec)| *value != spec.default);
        let changed: Vec<String> = changed.map(|((name, value), _)| format!("{name}={value}")).collect();
        format!("{} at {} seats [{}]", G::NAME, record.seats, changed.join(" "))
    }

    fn played(&self) -> String {
        let mut text = format!("{}, seed {}:", self.table_set_up(), self.seed.to_hex());
        for entry in self.table.record().entries {
            // Writing to a string does not fail.
            let _ = match entry {
                table::Entry::Decided { seat, decision, .. } => write!(text, " {seat} {decision};"),
                table::Entry::Clock(elapsed_s) => write!(text, " clock {elapsed_s};"),
            };
        }
        text
    }
}

struct SayOnPanic(String);

impl Drop for SayOnPanic {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("while playing {}", self.0);
        }
    }
}
