//! How long a thought may last.

use crate::clock::now;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

/// Held by whoever asks a player to think; the player looks at it before every simulation. A cut thought still ends
/// with a decision: the best one found so far.
#[derive(Clone, Debug)]
pub struct Leash {
    made: Duration,
    /// In nanoseconds since it was made; the largest number is never.
    until: Arc<AtomicU64>,
    counted: Option<Counted>,
}

/// A thought of so many simulations, however long they take.
#[derive(Clone, Debug)]
struct Counted {
    simulations: u32,
    left: Arc<AtomicU32>,
}

const NEVER: u64 = u64::MAX;

impl Leash {
    /// Nobody pulls: the thought ends with its simulations, which is what makes it repeatable.
    pub fn long() -> Leash {
        Leash { made: now(), until: Arc::new(AtomicU64::new(NEVER)), counted: None }
    }

    /// A thought ends after so many simulations and not by the clock: it is the same on every machine. It can still be cut.
    pub fn counted(simulations: u32) -> Leash {
        let left = Arc::new(AtomicU32::new(simulations));
        Leash { counted: Some(Counted { simulations, left }), ..Leash::long() }
    }

    /// From now on so much longer, and no longer, whatever was said before.
    pub fn allow(&self, time: Duration) {
        let until = match &self.counted {
            Some(Counted { simulations, left }) => {
                left.store(*simulations, Ordering::Relaxed);
                NEVER
            }
            None => self.after(time),
        };
        self.until.store(until, Ordering::Relaxed);
    }

    /// No longer than this from now on; what was cut stays cut.
    pub fn shorten(&self, time: Duration) {
        if self.counted.is_some() {
            return;
        }
        self.until.fetch_min(self.after(time), Ordering::Relaxed);
    }

    fn after(&self, time: Duration) -> u64 {
        u64::try_from(self.age().saturating_add(time).as_nanos()).unwrap_or(NEVER)
    }

    fn age(&self) -> Duration {
        now().saturating_sub(self.made)
    }

    /// Whoever is thinking stops.
    pub fn cut(&self) {
        self.until.store(0, Ordering::Relaxed);
    }

    /// Asked before every simulation.
    pub(crate) fn is_over(&self) -> bool {
        if let Some(Counted { left, .. }) = &self.counted {
            let took = left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
            if took.is_err() {
                return true;
            }
        }
        match self.until.load(Ordering::Relaxed) {
            NEVER => false,
            until => self.age().as_nanos() >= u128::from(until),
        }
    }
}

impl Default for Leash {
    fn default() -> Leash {
        Leash::long()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_cut_stays_cut_until_it_is_allowed_again() {
        let leash = Leash::long();
        assert!(!leash.is_over());
        leash.shorten(Duration::from_secs(1_000));
        assert!(!leash.is_over());
        leash.cut();
        leash.shorten(Duration::from_secs(1_000));
        assert!(leash.is_over());
        leash.allow(Duration::from_secs(1_000));
        assert!(!leash.clone().is_over());
        leash.allow(Duration::ZERO);
        assert!(leash.is_over());
    }

    #[test]
    fn where_simulations_are_counted_the_clock_ends_nothing() {
        let leash = Leash::counted(2);
        let thought = || [leash.is_over(), leash.is_over(), leash.is_over()];
        leash.shorten(Duration::ZERO);
        assert_eq!(thought(), [false, false, true]);
        // The next thought is as long.
        leash.allow(Duration::ZERO);
        assert_eq!(thought(), [false, false, true]);
        leash.allow(Duration::ZERO);
        leash.cut();
        assert_eq!(thought(), [true; 3]);
    }
}
