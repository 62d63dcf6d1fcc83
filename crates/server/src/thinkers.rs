//! Where computer players think: a few threads of their own, so that a long thought never holds up a person. The time is
//! shared among the people for whom something is to be thought: whoever has many computers, or long thoughts, waits longer,
//! and nobody else does. Turns alone would not do: a match that is looked back at is a hundred short thoughts, and each
//! would wait for a long one of everybody else.

use crate::config::Hook;
use crate::id::GuestId;
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

type Thought = Box<dyn FnOnce() + Send>;

/// For whom it is thought: the host of the table, or whoever asks; all who have no name together.
pub(crate) type Whose = Option<GuestId>;

pub(crate) struct Thinkers {
    line: Arc<Line>,
    threads: usize,
}

struct Line {
    waiting: Mutex<Waiting>,
    come: Condvar,
}

#[derive(Default)]
struct Waiting {
    /// Everybody for whom something is thought now, or waits to be.
    people: HashMap<Whose, Person>,
    /// The time that whoever was served last had had by then. A newcomer has had as much: nobody saves up time.
    now: Duration,
    /// How often anybody was served or came; whoever has not been served for longest comes first among equals.
    turns: u64,
    closed: bool,
}

struct Person {
    thoughts: VecDeque<Thought>,
    /// The time that was thought for them.
    had: Duration,
    /// How many of their thoughts are being thought.
    running: u32,
    turn: u64,
}

/// What a thought is taken to last until it is known how long it did.
const A_MOMENT: Duration = Duration::from_millis(10);

impl Waiting {
    fn put(&mut self, whose: Whose, thought: Thought) {
        self.turns += 1;
        let (had, turn) = (self.now, self.turns);
        let person = || Person { thoughts: VecDeque::new(), had, running: 0, turn };
        self.people.entry(whose).or_insert_with(person).thoughts.push_back(thought);
    }

    fn is_empty(&self) -> bool {
        self.people.values().all(|person| person.thoughts.is_empty())
    }

    /// The next thought, and for whom: for whoever has had the least time.
    fn take(&mut self) -> Option<(Whose, Thought)> {
        let waiting = self.people.iter_mut().filter(|(_, person)| !person.thoughts.is_empty());
        let (whose, person) =
            waiting.min_by_key(|(_, person)| (person.had + person.running * A_MOMENT, person.turn))?;
        self.turns += 1;
        (person.turn, self.now) = (self.turns, self.now.max(person.had));
        person.running += 1;
        Some((*whose, person.thoughts.pop_front()?))
    }

    /// One of this person's thoughts has come to its end.
    fn thought(&mut self, whose: Whose, took: Duration) {
        let Some(person) = self.people.get_mut(&whose) else { return };
        person.had += took;
        person.running -= 1;
        if person.running == 0 && person.thoughts.is_empty() {
            self.people.remove(&whose);
        }
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
        let threads = cores.saturating_sub(1).max(1);
        let line = Arc::new(Line { waiting: Mutex::default(), come: Condvar::new() });
        for _ in 0..threads {
            let (line, hook) = (Arc::clone(&line), hook.clone());
            // A thread that cannot be started is one less; the watchdog plays for whoever gets no answer.
            drop(
                thread::Builder::new().name("thinker".to_owned()).spawn(move || think(&line, hook.as_ref())),
            );
        }
        Thinkers { line, threads }
    }

    pub(crate) fn think(&self, whose: Whose, thought: impl FnOnce() + Send + 'static) {
        self.line.lock().put(whose, Box::new(thought));
        self.line.come.notify_one();
    }

    /// How many thoughts whoever has a pile of them hands in at once: one for each thread, and one so that no thread finds
    /// nothing and begins something long for somebody else.
    pub(crate) fn at_once(&self) -> usize {
        self.threads + 1
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.line.lock().closed = true;
        self.line.come.notify_all();
    }
}

impl Line {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next thought; none when the house is closed.
    fn next(&self) -> Option<(Whose, Thought)> {
        let idle = |waiting: &mut Waiting| !waiting.closed && waiting.is_empty();
        self.come.wait_while(self.lock(), idle).unwrap_or_else(PoisonError::into_inner).take()
    }
}

fn think(line: &Line, hook: Option<&Hook>) {
    while let Some((whose, thought)) = line.next() {
        if let Some(hook) = hook {
            (hook.0)();
        }
        let began = Instant::now();
        // A bot that panics loses its thought, not the thread.
        drop(std::panic::catch_unwind(std::panic::AssertUnwindSafe(thought)));
        line.lock().thought(whose, began.elapsed());
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
        while let Some((_, thought)) = line.take() {
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

    /// One thread, long thoughts of the one, and a pile of short ones of the other.
    #[test]
    fn short_thoughts_do_not_each_wait_for_a_long_one() {
        let [long, short] = [1, 2].map(|byte| Some(GuestId::from_random([byte; 16])));
        let mut line = Waiting::default();
        for whose in [long, short] {
            (0..60).for_each(|_| line.put(whose, Box::new(|| ())));
        }
        // When each of the two has had one thought, two, and so on.
        let (mut ends, mut now) = (HashMap::<Whose, Vec<Duration>>::new(), Duration::ZERO);
        while let Some((whose, _)) = line.take() {
            let took = Duration::from_millis(if whose == long { 900 } else { 60 });
            line.thought(whose, took);
            now += took;
            ends.entry(whose).or_default().push(now);
        }
        // Sixty short ones are as long as four long ones: by then each has had half of the time, give or take a thought.
        let (short, long) = (ends[&short][59], ends[&long][3]);
        assert!(
            short <= Duration::from_millis(2 * 3_600 + 900),
            "3.6 s of thought came to their end after {short:?}"
        );
        assert!(
            long <= Duration::from_millis(2 * 3_600 + 900),
            "3.6 s of thought came to their end after {long:?}"
        );
        assert!(line.people.is_empty(), "and nothing is left of them");
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
