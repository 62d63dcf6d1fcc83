//! A match and its log: what is done, what comes of it, and how the log gives it back. Playing and reading go the same
//! way, through [`Course::carry_out`].

use crate::Hostable;
use crate::kept::{Began, Logged, What};
use crate::sum::Sum;
use crate::told::Told;
use std::collections::HashSet;
use table::{CannotUndo, ClockNotAsked, Match, Misread, Refusal, Sealed, Seat, SeatSet};

pub(crate) struct Course<G: Hostable> {
    pub(crate) game: Match<G>,
    pub(crate) began: Began,
    /// For whom the computer plays on.
    pub(crate) given_up: SeatSet,
    /// How often something was taken back.
    pub(crate) epoch: u32,
    pub(crate) told: Told,
    /// The number of the last line of the log.
    seq: u32,
    /// Over everything in the log; none, if the match is older than sums are.
    sum: Option<Sum>,
    /// What was done under which name of the page's: sent again, it is done once.
    done: HashSet<(Seat, String)>,
}

/// Something that is done to a match.
pub(crate) enum Act<G: Hostable> {
    Decide(Seat, G::Decision),
    TimeOut(Seat),
    ReadClock { elapsed_s: u64 },
    Undo(Seat),
    GiveUp(Seat),
}

/// What came of it. Who has moved, whose clock starts anew and what is shown follow from this alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Effect {
    /// The match is as it was; the computer plays on for somebody.
    GivenUp,
    /// Others still decide: the question stays, and its clock goes on.
    Sealed,
    /// Nobody waited for it: the question stays, and its clock goes on, whoever has sealed.
    Aside,
    /// The last decision is as if it had never been made: its question is asked again, with what was left of its time.
    TakenBack,
    /// What was asked has been answered: another question, or the end.
    Moved,
}

impl From<Sealed> for Effect {
    fn from(sealed: Sealed) -> Effect {
        match sealed {
            Sealed::Waiting => Effect::Sealed,
            Sealed::Revealed => Effect::Moved,
            Sealed::Aside => Effect::Aside,
        }
    }
}

/// It was not done, and nothing has changed.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum NotDone<I> {
    #[error(transparent)]
    Refused(#[from] Refusal<I>),
    #[error(transparent)]
    CannotUndo(#[from] CannotUndo),
    #[error(transparent)]
    ClockNotAsked(#[from] ClockNotAsked),
    #[error("{0} has given up before")]
    GaveUp(Seat),
}

impl<G: Hostable> Act<G> {
    fn read(what: &What) -> Result<Act<G>, Misread> {
        Ok(match what {
            What::Decided { seat, decision } => Act::Decide(*seat, decision.parse()?),
            What::TimedOut { seat } => Act::TimeOut(*seat),
            What::Clock { elapsed_s } => Act::ReadClock { elapsed_s: *elapsed_s },
            What::Undone { seat } => Act::Undo(*seat),
            What::GaveUp { seat } => Act::GiveUp(*seat),
        })
    }

    fn written(&self) -> What {
        match self {
            Act::Decide(seat, decision) => What::Decided { seat: *seat, decision: decision.to_string() },
            Act::TimeOut(seat) => What::TimedOut { seat: *seat },
            Act::ReadClock { elapsed_s } => What::Clock { elapsed_s: *elapsed_s },
            Act::Undo(seat) => What::Undone { seat: *seat },
            Act::GiveUp(seat) => What::GaveUp { seat: *seat },
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Act::Decide(seat, _) | Act::TimeOut(seat) | Act::Undo(seat) | Act::GiveUp(seat) => Some(*seat),
            Act::ReadClock { .. } => None,
        }
    }
}

impl<G: Hostable> Course<G> {
    /// The deal, or whatever was set up instead, is news to everyone.
    pub(crate) fn begin(game: Match<G>, began: Began) -> Self {
        let (told, sum) = (Told::default(), began.sum);
        Course { game, began, given_up: SeatSet::EMPTY, epoch: 0, told, seq: 0, sum, done: HashSet::new() }
    }

    /// Does it, under the page's name for it if it has one. The line is what the log must say of it.
    pub(crate) fn carry_out(
        &mut self,
        act: Act<G>,
        id: Option<String>,
    ) -> Result<(Logged, Effect), NotDone<G::Illegal>> {
        let (what, by) = (act.written(), act.seat());
        let effect = match act {
            Act::Decide(seat, decision) => self.game.seal(seat, decision)?.into(),
            Act::TimeOut(seat) => self.game.time_out(seat)?.into(),
            Act::ReadClock { elapsed_s } => {
                self.game.read_clock(elapsed_s)?;
                Effect::Moved
            }
            Act::Undo(seat) => {
                self.game.undo(seat)?;
                self.epoch += 1;
                self.told.forget();
                Effect::TakenBack
            }
            Act::GiveUp(seat) if self.given_up.contains(seat) => return Err(NotDone::GaveUp(seat)),
            Act::GiveUp(seat) => {
                self.given_up = self.given_up.with(seat);
                Effect::GivenUp
            }
        };
        if let (Some(seat), Some(id)) = (by, &id) {
            self.done.insert((seat, id.clone()));
        }
        self.seq += 1;
        self.sum = self.sum.map(|sum| sum.then(self.seq, &what, id.as_deref()));
        Ok((Logged { seq: self.seq, what, client_id: id, sum: self.sum }, effect))
    }

    /// Does again what the log says.
    pub(crate) fn replay(&mut self, line: &Logged) -> Result<Effect, String> {
        if line.seq != self.seq + 1 {
            return Err(format!("follows line {}", self.seq));
        }
        let act = Act::read(&line.what).map_err(|why| why.to_string())?;
        let done = self.carry_out(act, line.client_id.clone());
        let (again, effect) = done.map_err(|why| why.to_string())?;
        if again.sum != line.sum {
            return Err("is not as it was written".to_owned());
        }
        Ok(effect)
    }

    pub(crate) fn has_done(&self, seat: Seat, id: &str) -> bool {
        self.done.contains(&(seat, id.to_owned()))
    }

    /// The number of this onlooker's last notice.
    pub(crate) fn number(&mut self, onlooker: Option<Seat>) -> u32 {
        self.told.number(&self.game, onlooker)
    }
}
