//! Time: what is asked must be answered, and whoever is gone is played for.

use super::actor::{Actor, later};
use crate::hosted::Hosted;
use crate::store::{Phase, What, now_ms};
use std::time::{Duration, Instant};
use table::Pace;

impl<G: Hosted> Actor<G> {
    /// When those who are asked now have run out of time, if this table has a clock.
    pub(super) fn next_deadline(&self) -> Option<u64> {
        let clock_s = self.row.clock_s?;
        let running = self.running.as_ref()?;
        if running.table.asked().is_empty() {
            return None;
        }
        let seconds = match G::pace(G::parts(&self.house.boxes), &running.table.view(None)) {
            Pace::Decision => clock_s,
            Pace::Seconds(seconds) => seconds,
        };
        Some(now_ms() + u64::from(seconds) * 1000)
    }

    pub(super) fn clock_alarm(&self) -> Option<Instant> {
        let at = self.running.as_ref()?.deadline?;
        Some(later(Duration::from_millis(at.saturating_sub(now_ms()))))
    }

    /// Carries out the safe default for everyone who has run out of time.
    pub(super) async fn check_clock(&mut self) {
        let Some(running) = &mut self.running else { return };
        if running.deadline.is_none_or(|at| at > now_ms()) {
            return;
        }
        let mut log = Vec::new();
        for seat in running.table.waits_for() {
            if running.table.time_out(seat).is_ok() {
                log.push((What::TimedOut { seat }, None));
            }
        }
        // A failure has been dealt with: the table is as the log has it, and the alarm rings again.
        drop(self.store_and_show(log).await);
    }

    /// When the next of those who are gone has been gone for long enough.
    pub(super) fn gone_alarm(&self) -> Option<Instant> {
        if self.row.phase != Phase::Playing || !self.is_alive() {
            return None;
        }
        let here = self.chairs.iter().any(|chair| chair.guest().is_some() && chair.gone.is_none());
        let gone = self.chairs.iter().filter(|chair| here && chair.guest().is_some() && !chair.away);
        gone.filter_map(|chair| chair.gone).min().map(|since| since + self.house.config.gone_after)
    }

    /// A seat whose player is gone for long is played by the computer, as long as another player is here.
    pub(super) fn check_gone(&mut self) {
        if self.gone_alarm().is_none_or(|at| at > Instant::now()) {
            return;
        }
        let after = self.house.config.gone_after;
        for chair in &mut self.chairs {
            let long_gone = chair.gone.is_some_and(|since| since.elapsed() >= after);
            chair.away |= chair.guest().is_some() && long_gone;
        }
        self.publish();
        self.plan();
    }
}
