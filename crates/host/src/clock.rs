//! Time: what is asked must be answered, and whoever is gone is played for.

use crate::Hostable;
use crate::course::Act;
use crate::done::Done;
use crate::kept::Time;
use crate::limits;
use crate::machine::{Chair, Table};
use crate::stage::Stage;
use table::{Pace, Seat, SeatSet};

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
            // Whoever comes once a day is not shown anything for a few seconds of the night.
            Pace::Seconds(_) if self.is_slow() => clock_s,
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
    /// by the computer, as long as another player is here or the end is waited for elsewhere.
    pub(crate) fn gone_alarm(&self, now: Time) -> Option<Time> {
        self.seats().iter().filter_map(|seat| self.taken_over_at(seat, now)).min()
    }

    /// Whether a decision may take hours or days: being gone is no reason then to be played for.
    pub(crate) fn is_slow(&self) -> bool {
        self.setting.clock_s.is_some_and(|clock_s| clock_s >= limits::SLOW_S)
    }

    /// When the computer takes over for whoever plays in this seat and is gone.
    pub(crate) fn taken_over_at(&self, seat: Seat, now: Time) -> Option<Time> {
        if self.is_slow() || self.setting.day.is_some() {
            return None;
        }
        if !matches!(self.stage, Stage::Playing(_)) || !self.is_alive(now) {
            return None;
        }
        if !self.attended && !self.people().any(|(_, chair)| chair.gone.is_none()) {
            return None;
        }
        let (_, chair) = self.people().find(|(of, _)| *of == seat)?;
        let since = chair.gone.filter(|_| !chair.away)?;
        Some(since + self.times.gone_after)
    }

    pub(crate) fn check_gone(&mut self, now: Time, done: &mut Done<G>) {
        if self.gone_alarm(now).is_none_or(|at| at > now) {
            return;
        }
        let late = |seat: &Seat| self.taken_over_at(*seat, now).is_some_and(|at| at <= now);
        let late: SeatSet = self.seats().iter().filter(late).collect();
        for seat in late {
            if let Some(chair) = self.chairs.get_mut(usize::from(seat.number())) {
                chair.away = true;
            }
        }
        self.publish_as_it_is(now, done);
        self.tell_table(now, done);
    }

    /// Whether anybody plays who could mind: a person who is here or has only just gone without a word, or whose clock runs whether
    /// anybody is here or not; at a table of computers, a watcher; or whoever waits for the end elsewhere. Otherwise the table
    /// waits.
    pub(crate) fn is_alive(&self, now: Time) -> bool {
        if self.attended {
            return true;
        }
        if !self.has_people() {
            return !self.pages.is_empty();
        }
        let just_gone = |since: Time| now < since + self.times.gone_after;
        let here = |chair: &Chair| chair.gone.is_none_or(|since| !chair.away && just_gone(since));
        self.setting.clock_s.is_some() || self.people().any(|(_, chair)| here(chair))
    }

    /// Those who are no computers and have not given up.
    fn people(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        let person = |(seat, chair): &(Seat, &Chair)| chair.guest().is_some() && !self.has_given_up(*seat);
        self.seats().iter().zip(&self.chairs).filter(person)
    }

    pub(crate) fn has_people(&self) -> bool {
        self.people().next().is_some()
    }

    /// When the table must be told the time, though nothing else happens.
    pub(crate) fn alarm(&self, now: Time) -> Option<Time> {
        let in_play = match &self.stage {
            Stage::Playing(playing) => {
                let minds = playing.minds.iter().filter_map(|mind| mind.alarm()).min();
                [playing.asked.clocks.until, minds, self.gone_alarm(now)].into_iter().flatten().min()
            }
            Stage::Open { .. } | Stage::Over(_) => None,
        };
        [in_play, self.pages.tell_watchers].into_iter().flatten().min()
    }
}
