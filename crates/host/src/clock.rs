//! Time: what is asked must be answered, and whoever is gone is played for.

use crate::Hostable;
use crate::course::Act;
use crate::done::Done;
use crate::kept::Time;
use crate::machine::{Chair, Table};
use crate::stage::Stage;
use table::Pace;

impl<G: Hostable> Table<G> {
    /// When those who are asked now have run out of time, if this table has a clock. Nobody waits for computers who play
    /// among themselves.
    pub(crate) fn fresh_deadline(&self, now: Time) -> Option<Time> {
        let clock_s = self.setting.clock_s.filter(|_| self.has_people())?;
        let game = &self.stage.course()?.game;
        if game.asked().is_empty() {
            return None;
        }
        let seconds = match G::pace(&self.parts, &game.view(None)) {
            Pace::Decision => clock_s,
            Pace::Seconds(seconds) => seconds,
        };
        Some(now + u64::from(seconds) * 1000)
    }

    /// Carries out the safe default for everyone who has run out of time.
    pub(crate) fn check_clock(&mut self, now: Time, done: &mut Done<G>) {
        let Stage::Playing(playing) = &self.stage else { return };
        if playing.asked.clocks.until.is_none_or(|at| at > now) {
            return;
        }
        let late = playing.course.game.waits_for();
        // Whoever is waited for can be timed out.
        drop(self.act(late.iter().map(|seat| (Act::TimeOut(seat), None)).collect(), now, done));
    }

    /// When the next of those who are gone has been gone for long enough. A seat whose player is gone for long is played
    /// by the computer, as long as another player is here.
    pub(crate) fn gone_alarm(&self, now: Time) -> Option<Time> {
        if !matches!(self.stage, Stage::Playing(_)) || !self.is_alive(now) {
            return None;
        }
        let people = || self.chairs.iter().filter(|chair| chair.guest().is_some());
        if !people().any(|chair| chair.gone.is_none()) {
            return None;
        }
        people()
            .filter(|chair| !chair.away)
            .filter_map(|chair| chair.gone)
            .min()
            .map(|since| since + self.times.gone_after)
    }

    pub(crate) fn check_gone(&mut self, now: Time, done: &mut Done<G>) {
        if self.gone_alarm(now).is_none_or(|at| at > now) {
            return;
        }
        let after = self.times.gone_after;
        for chair in self.chairs.iter_mut().filter(|chair| chair.guest().is_some()) {
            chair.away |= chair.gone.is_some_and(|since| since + after <= now);
        }
        self.publish_as_it_is(now, done);
    }

    /// Whether anybody plays who could mind: a person who is here or has only just gone, or whose clock runs whether
    /// anybody is here or not; at a table of computers, a watcher. Otherwise the table waits.
    pub(crate) fn is_alive(&self, now: Time) -> bool {
        if !self.has_people() {
            return !self.company.is_empty();
        }
        let just_gone = |since: Time| now < since + self.times.gone_after;
        let here = |chair: &Chair| chair.guest().is_some() && chair.gone.is_none_or(just_gone);
        self.setting.clock_s.is_some() || self.chairs.iter().any(here)
    }

    fn has_people(&self) -> bool {
        self.chairs.iter().any(|chair| chair.guest().is_some())
    }

    /// When the table must be told the time, though nothing else happens.
    pub(crate) fn alarm(&self, now: Time) -> Option<Time> {
        let Stage::Playing(playing) = &self.stage else { return None };
        let minds = playing.minds.iter().filter_map(|mind| mind.alarm()).min();
        [playing.asked.clocks.until, minds, self.gone_alarm(now)].into_iter().flatten().min()
    }
}
