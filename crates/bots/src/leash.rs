//! How long a thought may last.

use crate::clock::now;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Held by whoever asks a player to think; the player looks at it before every simulation. A cut thought still ends
/// with a decision: the best one found so far.
#[derive(Clone, Debug)]
pub struct Leash {
    made: Duration,
    /// In nanoseconds since it was made; the largest number is never.
    until: Arc<AtomicU64>,
}

const NEVER: u64 = u64::MAX;

impl Leash {
    /// Nobody pulls: the thought ends with its simulations, which is what makes it repeatable.
    pub fn long() -> Leash {
        Leash { made: now(), until: Arc::new(AtomicU64::new(NEVER)) }
    }

    /// From now on so much longer, and no longer, whatever was said before.
    pub fn allow(&self, time: Duration) {
        self.until.store(self.after(time), Ordering::Relaxed);
    }

    /// No longer than this from now on; what was cut stays cut.
    pub fn shorten(&self, time: Duration) {
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

    pub(crate) fn is_over(&self) -> bool {
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
}
