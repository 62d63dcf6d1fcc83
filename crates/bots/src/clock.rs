//! What time it is, for whoever is on a leash. A program has a clock of its own; a module in a page has none, and is lent one.

use std::sync::OnceLock;
use std::time::Duration;

static LENT: OnceLock<fn() -> Duration> = OnceLock::new();

/// From now on this is the time, counted from whenever; the first clock that is lent stays. One that stands still ends no thought.
pub fn lend(clock: fn() -> Duration) {
    let _first = LENT.set(clock);
}

pub(crate) fn now() -> Duration {
    LENT.get().map_or_else(own, |clock| clock())
}

#[cfg(not(target_family = "wasm"))]
fn own() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;

    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed()
}

#[cfg(target_family = "wasm")]
fn own() -> Duration {
    Duration::ZERO
}
