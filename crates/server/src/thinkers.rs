//! Where computer players think: a few threads of their own, so that a long thought never holds up a person.

use crate::config::Hook;
use std::fmt;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

type Thought = Box<dyn FnOnce() + Send>;

#[derive(Clone)]
pub(crate) struct Thinkers {
    queue: Sender<Thought>,
}

impl fmt::Debug for Thinkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Thinkers")
    }
}

impl Thinkers {
    /// One core is left to the people.
    pub(crate) fn start(hook: Option<Hook>) -> Thinkers {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let (queue, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..cores.saturating_sub(1).max(1) {
            let (waiting, hook) = (Arc::clone(&waiting), hook.clone());
            // A thread that cannot be started is one less; the watchdog plays for whoever gets no answer.
            drop(
                thread::Builder::new()
                    .name("thinker".to_owned())
                    .spawn(move || think(&waiting, hook.as_ref())),
            );
        }
        Thinkers { queue }
    }

    pub(crate) fn think(&self, thought: impl FnOnce() + Send + 'static) {
        drop(self.queue.send(Box::new(thought)));
    }
}

fn think(waiting: &Mutex<Receiver<Thought>>, hook: Option<&Hook>) {
    loop {
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(thought) = next else { return };
        if let Some(hook) = hook {
            (hook.0)();
        }
        // A bot that panics loses its thought, not the thread.
        drop(std::panic::catch_unwind(std::panic::AssertUnwindSafe(thought)));
    }
}
