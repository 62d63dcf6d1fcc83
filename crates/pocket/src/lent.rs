//! What the page lends a module.

use std::time::Duration;

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds of a clock that never goes back: how long a thought has lasted.
    safe fn now() -> f64;
    /// Something is wrong with the module itself; in words, before it stops for good.
    safe fn cry(at: *const u8, bytes: usize);
}

pub(crate) fn take() {
    bots::clock::lend(|| Duration::from_secs_f64(now().max(0.0) / 1000.0));
    std::panic::set_hook(Box::new(|panicked| {
        let words = panicked.to_string();
        cry(words.as_ptr(), words.len());
    }));
}
