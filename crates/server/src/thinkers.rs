//! Where computer players think: a few threads of their own, so that a long thought never holds up a person. They go round
//! among the people for whom something is to be thought: whoever has many computers waits longer, and nobody else does.

use crate::config::Hook;
use crate::id::GuestId;
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

type Thought = Box<dyn FnOnce() + Send>;

/// For whom it is thought: the host of the table, or whoever asks; all who have no name together.
pub(crate) type Whose = Option<GuestId>;

pub(crate) struct Thinkers(Arc<Line>);

struct Line {
    waiting: Mutex<Waiting>,
    come: Condvar,
}

#[derive(Default)]
struct Waiting {
    /// Whose turn it is, and who comes after.
    turns: VecDeque<Whose>,
    /// Nobody in here waits for nothing.
    thoughts: HashMap<Whose, VecDeque<Thought>>,
    closed: bool,
}

impl Waiting {
    fn put(&mut self, whose: Whose, thought: Thought) {
        let line = self.thoughts.entry(whose).or_default();
        if line.is_empty() {
            self.turns.push_back(whose);
        }
        line.push_back(thought);
    }

    fn take(&mut self) -> Option<Thought> {
        let whose = self.turns.pop_front()?;
        let line = self.thoughts.get_mut(&whose)?;
        let thought = line.pop_front();
        if line.is_empty() {
            self.thoughts.remove(&whose);
        } else {
            self.turns.push_back(whose);
        }
        thought
    }
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
        let line = Arc::new(Line { waiting: Mutex::default(), come: Condvar::new() });
        for _ in 0..cores.saturating_sub(1).max(1) {
            let (line, hook) = (Arc::clone(&line), hook.clone());
            // A thread that cannot be started is one less; the watchdog plays for whoever gets no answer.
            drop(
                thread::Builder::new().name("thinker".to_owned()).spawn(move || think(&line, hook.as_ref())),
            );
        }
        Thinkers(line)
    }

    pub(crate) fn think(&self, whose: Whose, thought: impl FnOnce() + Send + 'static) {
        self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner).put(whose, Box::new(thought));
        self.0.come.notify_one();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        self.0.come.notify_all();
    }
}

impl Line {
    /// The next thought; none when the house is closed.
    fn next(&self) -> Option<Thought> {
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let idle = |waiting: &mut Waiting| !waiting.closed && waiting.turns.is_empty();
        self.come.wait_while(waiting, idle).unwrap_or_else(PoisonError::into_inner).take()
    }
}

fn think(line: &Line, hook: Option<&Hook>) {
    while let Some(thought) = line.next() {
        if let Some(hook) = hook {
            (hook.0)();
        }
        // A bot that panics loses its thought, not the thread.
        drop(std::panic::catch_unwind(std::panic::AssertUnwindSafe(thought)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    /// What is thought, in its order, when all these wait.
    fn order(waiting: &[(Whose, u8)]) -> Vec<u8> {
        let (said, heard) = channel();
        let mut line = Waiting::default();
        for &(whose, name) in waiting {
            let said = said.clone();
            line.put(whose, Box::new(move || said.send(name).unwrap()));
        }
        while let Some(thought) = line.take() {
            thought();
        }
        heard.try_iter().collect()
    }

    #[test]
    fn whoever_has_many_computers_makes_nobody_else_wait() {
        let [ada, bo] = [1, 2].map(|byte| Some(GuestId::from_random([byte; 16])));
        let waiting = [(ada, 1), (ada, 2), (ada, 3), (ada, 4), (bo, 10), (None, 20), (None, 21), (bo, 11)];
        assert_eq!(order(&waiting), [1, 10, 20, 2, 11, 21, 3, 4]);
        assert_eq!(order(&[(bo, 10), (ada, 1)]), [10, 1]);
        assert!(order(&[]).is_empty());
    }

    #[test]
    fn all_is_thought_and_a_panic_costs_one_thought() {
        let thinkers = Thinkers::start(None);
        let (said, heard) = channel();
        for name in 0..20 {
            let said = said.clone();
            thinkers.think(None, move || {
                assert!(name != 7, "a bot that panics");
                said.send(name).unwrap();
            });
        }
        drop(said);
        let all: Vec<u8> = heard.iter().collect();
        assert_eq!(all.len(), 19);
    }
}
