//! How long a thought may last.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Held by whoever asks a player to think; the player looks at it before every simulation. A cut thought still ends
/// with a decision: the best one found so far.
#[derive(Clone, Debug)]
pub struct Leash {
    made: Instant,
    /// In nanoseconds since it was made; the largest number is never.
    until: Arc<AtomicU64>,
}

const NEVER: u64 = u64::MAX;

impl Leash {
    /// Nobody pulls: the thought ends with its simulations, which is what makes it repeatable.
    pub fn long() -> Leash {
        Leash { made: Instant::now(), until: Arc::new(AtomicU64::new(NEVER)) }
    }

    /// From now on so much longer, and no longer.
    pub fn allow(&self, time: Duration) {
        let until = self.made.elapsed().saturating_add(time).as_nanos();
        self.until.store(u64::try_from(until).unwrap_or(NEVER), Ordering::Relaxed);
    }

    /// Whoever is thinking stops.
    pub fn cut(&self) {
        self.until.store(0, Ordering::Relaxed);
    }

    pub(crate) fn is_over(&self) -> bool {
        match self.until.load(Ordering::Relaxed) {
            NEVER => false,
            until => self.made.elapsed().as_nanos() >= u128::from(until),
        }
    }
}

impl Default for Leash {
    fn default() -> Leash {
        Leash::long()
    }
}
