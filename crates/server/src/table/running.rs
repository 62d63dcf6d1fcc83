//! A match in play, as the log gives it back.

use crate::error::Fail;
use crate::hosted::Hosted;
use crate::store::{Logged, Sum, What};
use games::protocol::Code;
use std::collections::{HashMap, HashSet};
use table::{Match, Printed, Sealed, Seat, Seed};

pub(super) struct Running<G: Hosted> {
    pub(super) table: Match<G>,
    /// How often something was taken back.
    pub(super) epoch: u32,
    /// The number of the last line of the log.
    seq: u32,
    /// Over everything in the log; none, if the match is older than sums are.
    sum: Option<Sum>,
    /// What was done under which name of the page's.
    pub(super) done: HashSet<(Seat, String)>,
    /// How many notices each onlooker has, as far as anybody asked.
    numbers: HashMap<Option<Seat>, u32>,
    /// How many events have been told to everyone who is here.
    pub(super) shown: usize,
    /// When the safe default is carried out for those who are waited for, in milliseconds.
    pub(super) deadline: Option<u64>,
    /// Grows with every change of the position, so that a thought about an old one is known as such.
    pub(super) turn: u64,
    /// The last thing done was something that nobody waited for.
    pub(super) aside: bool,
    /// How many events there had been when what is asked now was asked; since then, only what nobody waited for.
    asked_after: usize,
    /// Something was taken back, and nobody has been told yet.
    recounted: bool,
}

impl<G: Hosted> Running<G> {
    pub(super) fn start(table: Match<G>, deadline: Option<u64>, sum: Option<Sum>) -> Self {
        let shown = table.happened();
        Running {
            table,
            epoch: 0,
            seq: 0,
            sum,
            done: HashSet::new(),
            numbers: HashMap::new(),
            shown,
            deadline,
            turn: 0,
            aside: false,
            asked_after: shown,
            recounted: false,
        }
    }

    /// Plays the log again.
    pub(super) fn load(
        parts: &Printed<G::Parts>,
        options: &G::Options,
        seats: u8,
        seed: Seed,
        log: &[Logged],
        deadline: Option<u64>,
        sum: Option<Sum>,
    ) -> Result<Self, String> {
        let table = Match::start(parts, options, seats, seed).map_err(|why| why.to_string())?;
        let mut running = Running::start(table, deadline, sum);
        for logged in log {
            running.replay(logged).map_err(|why| format!("line {} of its log: {why}", logged.seq))?;
        }
        running.shown = running.table.happened();
        Ok(running)
    }

    /// The next line of the log.
    pub(super) fn log(&mut self, what: What, client_id: Option<String>) -> Logged {
        self.seq += 1;
        self.sum = self.sum.map(|sum| sum.then(self.seq, &what, client_id.as_deref()));
        Logged { seq: self.seq, what, client_id, sum: self.sum }
    }

    fn replay(&mut self, logged: &Logged) -> Result<(), String> {
        if logged.seq != self.seq + 1 {
            return Err(format!("follows line {}", self.seq));
        }
        let summed = self.log(logged.what.clone(), logged.client_id.clone());
        if summed.sum != logged.sum {
            return Err("is not as it was written".to_owned());
        }
        let words = |why: &dyn std::fmt::Display| why.to_string();
        let mut aside = false;
        let seat = match &logged.what {
            What::Decided { seat, decision } => {
                let decision: G::Decision = decision.parse().map_err(|why: table::Misread| words(&why))?;
                aside = self.table.seal(*seat, decision).map_err(|why| words(&why))? == Sealed::Aside;
                Some(*seat)
            }
            What::TimedOut { seat } => {
                self.table.time_out(*seat).map_err(|why| words(&why))?;
                Some(*seat)
            }
            What::Clock { elapsed_s } => {
                self.table.read_clock(*elapsed_s).map_err(|why| words(&why))?;
                None
            }
            What::Undone { seat } => {
                self.table.undo(*seat).map_err(|why| words(&why))?;
                self.epoch += 1;
                Some(*seat)
            }
        };
        if let (Some(seat), Some(id)) = (seat, &logged.client_id) {
            self.done.insert((seat, id.clone()));
        }
        if !aside && self.table.sealed().is_empty() {
            self.asks_anew();
        }
        Ok(())
    }

    /// Something that was waited for has happened.
    pub(super) fn asks_anew(&mut self) {
        self.asked_after = self.table.happened();
    }

    /// A page that decides, or asks what to decide, must have read what led to the question.
    pub(super) fn check_news(&mut self, seat: Seat, epoch: u32, on: u32) -> Result<(), Fail> {
        if epoch == self.epoch && self.knows_what_is_asked(seat, on) {
            return Ok(());
        }
        let (number, epoch) = (self.number(Some(seat)), self.epoch);
        Err(Fail::new(Code::Stale, format!("the table is at notice {number} of epoch {epoch}")))
    }

    /// Whether a page that has read up to this notice knows what is asked now. It may not have heard yet what happened
    /// beside it: that somebody has looked at a card, say.
    fn knows_what_is_asked(&mut self, seat: Seat, on: u32) -> bool {
        let number = self.number(Some(seat));
        if on >= number {
            return on == number;
        }
        let beside = self.table.notices_after(Some(seat), self.asked_after).len() as u32;
        on + beside >= number
    }

    /// The number of this onlooker's last notice.
    pub(super) fn number(&mut self, onlooker: Option<Seat>) -> u32 {
        let table = &self.table;
        *self.numbers.entry(onlooker).or_insert_with(|| table.told(onlooker))
    }

    /// What this onlooker is told of the events that have not been shown yet, and the number of the first.
    pub(super) fn news(&mut self, onlooker: Option<Seat>) -> (u32, Vec<G::Notice>) {
        let news = self.table.notices_after(onlooker, self.shown);
        let count = news.len() as u32;
        let number = match self.numbers.get(&onlooker) {
            Some(before) => before + count,
            None => self.table.told(onlooker),
        };
        self.numbers.insert(onlooker, number);
        (number - count + 1, news)
    }

    /// Everyone who is here has been told; whoever is not is counted when asked for.
    pub(super) fn all_shown(&mut self, here: impl Fn(Option<Seat>) -> bool) {
        self.shown = self.table.happened();
        self.recounted = false;
        self.numbers.retain(|&onlooker, _| here(onlooker));
    }

    /// Something was taken back: numbers begin anew, and everyone is told all that may be read back.
    pub(super) fn recount(&mut self) {
        self.numbers.clear();
        self.recounted = true;
    }

    pub(super) fn is_recounted(&self) -> bool {
        self.recounted
    }
}
