//! Open, playing or over: each with the facts that it has, and no others.

use crate::Hostable;
use crate::course::{Act, Course, Effect, NotDone};
use crate::event::{Asker, Read};
use crate::fail::Fail;
use crate::id::{GuestId, TableId};
use crate::kept::{Clocks, Logged, Time};
use crate::minds::Mind;
use crate::patience::Patience;
use games::protocol::{Code, HintChoice};
use std::collections::{BTreeMap, BTreeSet};
use table::{Seat, SeatSet};

pub(crate) enum Stage<G: Hostable> {
    /// Seats are being filled, by whoever came with the invite link too.
    Open {
        invited: BTreeSet<GuestId>,
        sent_away: BTreeSet<GuestId>,
    },
    Playing(Playing<G>),
    Over(Over<G>),
}

pub(crate) struct Playing<G: Hostable> {
    pub(crate) course: Course<G>,
    pub(crate) asked: Asked,
    /// By seat: what the computer does there.
    pub(crate) minds: Vec<Mind<G::Decision>>,
    pub(crate) patience: Patience,
    /// Hints that are being thought about.
    pub(crate) hints: BTreeMap<Seat, Hint>,
    /// Hints that were given, and what had been read by then: who asks the same again is told the same.
    pub(crate) hinted: BTreeMap<Seat, (Read, Vec<HintChoice>)>,
    /// Who is waited for, as it is written beside the log.
    pub(crate) waits: Option<SeatSet>,
}

pub(crate) struct Over<G: Hostable> {
    pub(crate) course: Course<G>,
    pub(crate) rematch: Option<TableId>,
    /// The standing is written beside the log.
    pub(crate) stands: bool,
}

/// The question that is asked now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    /// How many events there had been when it was asked. Since then there was only what nobody waited for, and a page that
    /// has not heard of that yet may still answer.
    pub(crate) after: usize,
    pub(crate) clocks: Clocks,
}

/// Somebody has asked what the house would do.
#[derive(Clone, Debug)]
pub(crate) struct Hint {
    pub(crate) asker: Asker,
    /// All that there was to know when it was asked for.
    pub(crate) of: Read,
    pub(crate) number: u64,
}

impl<G: Hostable> Stage<G> {
    fn nobody_asked() -> Self {
        Stage::Open { invited: BTreeSet::new(), sent_away: BTreeSet::new() }
    }

    /// The match, once it has begun.
    pub(crate) fn course(&self) -> Option<&Course<G>> {
        match self {
            Stage::Open { .. } => None,
            Stage::Playing(playing) => Some(&playing.course),
            Stage::Over(over) => Some(&over.course),
        }
    }

    pub(crate) fn course_mut(&mut self) -> Option<&mut Course<G>> {
        match self {
            Stage::Open { .. } => None,
            Stage::Playing(playing) => Some(&mut playing.course),
            Stage::Over(over) => Some(&mut over.course),
        }
    }

    pub(crate) fn end(&mut self) {
        let ended = match std::mem::replace(self, Stage::nobody_asked()) {
            Stage::Playing(playing) => {
                Stage::Over(Over { course: playing.course, rematch: None, stands: false })
            }
            other @ (Stage::Open { .. } | Stage::Over(_)) => other,
        };
        *self = ended;
    }
}

impl<G: Hostable> Playing<G> {
    pub(crate) fn new(course: Course<G>, seats: u8, clocks: Clocks) -> Self {
        let after = course.game.happened();
        let minds = (0..seats).map(|_| Mind::Idle).collect();
        Playing {
            course,
            asked: Asked { after, clocks },
            minds,
            patience: Patience::of(seats),
            hints: BTreeMap::new(),
            hinted: BTreeMap::new(),
            waits: None,
        }
    }

    pub(crate) fn carry_out(
        &mut self,
        act: Act<G>,
        id: Option<String>,
    ) -> Result<(Logged, Effect), NotDone<G::Illegal>> {
        let done = self.course.carry_out(act, id)?;
        self.came(done.1);
        Ok(done)
    }

    pub(crate) fn replay(&mut self, line: &Logged) -> Result<(), String> {
        let effect = self.course.replay(line)?;
        self.came(effect);
        Ok(())
    }

    fn came(&mut self, effect: Effect) {
        match effect {
            Effect::GivenUp | Effect::Sealed | Effect::Aside => (),
            Effect::TakenBack | Effect::Moved => self.asked.after = self.course.game.happened(),
        }
    }

    /// The clocks after this; `fresh` is the deadline of a question that is asked now for the first time. Time that was
    /// used stays used: a question that is asked again ends when it would have ended.
    pub(crate) fn clocks_after(&self, effect: Effect, fresh: Option<Time>) -> Clocks {
        let Clocks { until, before } = self.asked.clocks;
        match effect {
            Effect::GivenUp | Effect::Sealed | Effect::Aside => self.asked.clocks,
            Effect::TakenBack => Clocks { until: before, before: None },
            Effect::Moved => Clocks { until: fresh, before: until },
        }
    }

    /// Whose last decision can be taken back: there is time left to make it again, and somebody to do so.
    pub(crate) fn may_undo(&self, now: Time) -> Option<Seat> {
        let in_time = self.asked.clocks.before.is_none_or(|until| until > now);
        self.course.game.may_undo().filter(|&seat| in_time && !self.course.given_up.contains(seat))
    }

    /// A page that decides, or asks what to decide, must have read what led to the question. It may not have heard yet what
    /// happened beside it: that somebody has looked at a card, say.
    pub(crate) fn check_news(&mut self, seat: Seat, read: Read) -> Result<(), Fail> {
        let (number, epoch) = (self.course.number(Some(seat)), self.course.epoch);
        let beside = self.course.game.notices_after(Some(seat), self.asked.after).len() as u32;
        if read.epoch == epoch && (number.saturating_sub(beside)..=number).contains(&read.number) {
            return Ok(());
        }
        Err(Fail::new(Code::Stale, format!("the table is at notice {number} of epoch {epoch}")))
    }
}
