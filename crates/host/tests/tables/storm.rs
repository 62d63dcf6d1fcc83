//! Whatever happens in whatever order: the log gives the table back, nothing is shown that is not stored, nobody is asked
//! twice, and no deadline lies in the past.

use crate::driver::{House, guest, stranger, with_a_seer};
use bots::search::Thought;
use games::protocol::Reaction;
use games::{GameId, with_game};
use host::{Event, Hostable, KeptStage, Read, Wish, Word};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{Dice, Options as _, Seat, SeatSet, Seed, World};

/// Tables of each game, and things that happen at each.
const TABLES: u64 = 12;
const EVENTS: usize = 120;

/// How often what happened, so that a storm that never blew is noticed.
type Seen = BTreeMap<&'static str, u32>;

fn some_table<G: Hostable>(number: u64, dice: &mut Dice) -> House<G> {
    loop {
        let (least, most) = (*G::SEATS.start(), (*G::SEATS.end()).min(4));
        let seats = least + dice.below(u32::from(most - least) + 1) as u8;
        let people = 1 + dice.below(seats.into()) as u8;
        let sitters: Vec<Value> = (0..seats)
            .map(|seat| if seat < people { json!({"open": true}) } else { json!({"bot": "random"}) })
            .collect();
        let options: G::Options = testkit::random::options(dice, seats);
        let options: serde_json::Map<String, Value> = options
            .values()
            .into_iter()
            .map(|(name, value)| (name.to_owned(), serde_json::to_value(value).unwrap()))
            .collect();
        let clock_s = dice.chance(2, 3).then_some(10);
        let asked = json!({"game": G::NAME, "seats": sitters, "options": options, "public": true,
            "clock_s": clock_s, "hints": true});
        if let Some(mut house) = House::<G>::open(&asked, number) {
            house.all_come();
            house.start();
            return house;
        }
    }
}

struct Storm<G: Hostable> {
    house: House<G>,
    dice: Dice,
    /// Words that were said and may be said again.
    said: Vec<(Seat, Word)>,
    /// Thoughts that were thought, in time or too late.
    thought: Vec<(Seat, u64, G::Decision)>,
    seen: Seen,
}

impl<G: Hostable> Storm<G> {
    fn some_seat(&mut self) -> Seat {
        let seats = self.house.kept.setting.seats;
        SeatSet::first(seats).nth(self.dice.below(seats.into()) as u8).unwrap()
    }

    fn happens(&mut self, what: &'static str, event: Event<G::Decision>) {
        *self.seen.entry(what).or_default() += 1;
        let stored = self.house.lines();
        if self.dice.chance(1, 20) {
            self.house.fails(event);
            assert_eq!(self.house.lines(), stored, "nothing was stored");
        } else {
            self.house.happens(event);
        }
    }

    fn says(&mut self, what: &'static str, seat: Seat, word: Word) {
        let Some(conn) = self.house.conn_of(seat) else { return };
        self.said.push((seat, word.clone()));
        self.happens(what, Event::Page(conn, word));
    }

    fn blow(&mut self) {
        let Some(game) = self.house.mirror() else { return };
        let (waits, asked) = (game.waits_for(), game.asked());
        match self.dice.below(25) {
            0..=6 => {
                let here = waits.iter().find(|&seat| self.house.conn_of(seat).is_some());
                if let Some(seat) = here {
                    let (decision, read) = (self.house.something(seat), self.reads(seat));
                    let id = self.house.new_id();
                    self.says("decides", seat, Word::Decide { id, read, decision });
                }
            }
            // Changes the mind, or decides unasked.
            7 => {
                let seat = self.some_seat();
                if self.house.conn_of(seat).is_some() {
                    let decision = if asked.contains(seat) { self.house.something(seat) } else { json!({}) };
                    let (read, id) = (self.reads(seat), self.house.new_id());
                    self.says("decides again", seat, Word::Decide { id, read, decision });
                }
            }
            8 => {
                let aside = self.house.seats().find(|&seat| game.aside(seat).is_some());
                if let Some(seat) = aside.filter(|&seat| self.house.conn_of(seat).is_some()) {
                    let decision = serde_json::to_value(G::any_decision(&game.aside(seat).unwrap())).unwrap();
                    let (read, id) = (self.reads(seat), self.house.new_id());
                    self.says("looks aside", seat, Word::Decide { id, read, decision });
                }
            }
            9 => {
                if !self.said.is_empty() {
                    let again = self.said[self.dice.below(self.said.len() as u32) as usize].clone();
                    self.says("says it again", again.0, again.1);
                }
            }
            10 => {
                let seat = self.some_seat();
                if let Some(conn) = self.house.conn_of(seat).filter(|_| asked.contains(seat)) {
                    let Read { epoch, number } = self.house.read(conn);
                    let decision = self.house.something(seat);
                    let read = Read { epoch: epoch.saturating_sub(1), number: number.saturating_sub(1) };
                    let id = self.house.new_id();
                    self.says("is late", seat, Word::Decide { id, read, decision });
                }
            }
            11 | 12 => {
                let seat = game.may_undo().unwrap_or_else(|| self.some_seat());
                let id = self.house.new_id();
                self.says("takes back", seat, Word::Undo { id });
            }
            13 => {
                let id = self.house.new_id();
                if let Some(seat) = waits.iter().next().filter(|&seat| self.house.conn_of(seat).is_some()) {
                    let read = self.reads(seat);
                    self.says("asks for a hint", seat, Word::Hint { id, read });
                }
            }
            14 => {
                if let Some((seat, number)) = self.house.advising.pop()
                    && let Some(decision) = game.fallback(seat)
                {
                    let thought = Thought { decision, choices: Vec::new(), chances: None, simulations: 0 };
                    self.happens("is advised", Event::Advice { seat, number, thought });
                }
            }
            15 => {
                let seat = self.some_seat();
                if let Some(conn) = self.house.conn_of(seat) {
                    *self.seen.entry("goes").or_default() += 1;
                    self.house.part(conn);
                }
            }
            16 => {
                let seat = self.some_seat();
                let who = if self.dice.chance(1, 4) { stranger() } else { guest(seat.number()) };
                *self.seen.entry("comes").or_default() += 1;
                self.house.join(who);
            }
            17 => {
                let seat = self.some_seat();
                self.happens("leaves", Event::Guest(guest(seat.number()), Wish::Leave));
            }
            18 => {
                let seat = self.some_seat();
                self.says("talks", seat, Word::Chat { text: "squeak".to_owned() });
                self.says("reacts", seat, Word::React { reaction: Reaction::Gasp });
            }
            19 => {
                self.house.now += u64::from(self.dice.below(3_000));
                self.happens("time passes", Event::Time);
            }
            20 => {
                if let Some(wake) = self.house.wake {
                    self.house.now = self.house.now.max(wake);
                    self.happens("is woken", Event::Time);
                }
            }
            // Seldom, for where nobody else plays it is the end.
            21 => {
                let seat = self.some_seat();
                if self.dice.chance(1, 3) {
                    let id = self.house.new_id();
                    self.says("gives up", seat, Word::GiveUp { id });
                }
            }
            22..=23 => {
                if let Some(&number) = self.house.thinking.keys().next() {
                    let think = &self.house.thinking[&number];
                    let (seat, view) = (think.seat, think.view.clone());
                    let mut dice = self.dice.split();
                    let world = World::<G>::at(G::imagine(&view, &mut dice), dice.split());
                    let aside = think.aside.clone().filter(|_| dice.chance(1, 2));
                    let decision = aside.unwrap_or_else(|| world.sample_with(seat, &mut dice));
                    self.house.thinking.remove(&number);
                    self.thought.push((seat, number, decision.clone()));
                    self.happens("thinks", Event::Thought { seat, number, decision });
                }
            }
            _ => {
                if !self.thought.is_empty() {
                    let (seat, number, decision) =
                        self.thought[self.dice.below(self.thought.len() as u32) as usize].clone();
                    self.happens("thinks too late", Event::Thought { seat, number, decision });
                }
            }
        }
    }

    fn reads(&self, seat: Seat) -> Read {
        self.house.conn_of(seat).map_or(Read { epoch: 0, number: 0 }, |conn| self.house.read(conn))
    }
}

fn storm<G: Hostable>(table: impl Fn(u64, &mut Dice) -> House<G>) -> Seen {
    let mut seen = Seen::new();
    for number in 0..TABLES {
        let mut dice = Dice::from_seed(Seed::derived(G::NAME, number));
        let house = table(number, &mut dice);
        let mut storm = Storm { house, dice, said: Vec::new(), thought: Vec::new(), seen: Seen::new() };
        for event in 0..EVENTS {
            let _said = Say(format!("{} table {number} event {event}", G::NAME));
            storm.blow();
            storm.house.keeps_its_promises();
        }
        if matches!(storm.house.kept.stage, KeptStage::Over { .. }) {
            *seen.entry("ends").or_default() += 1;
        }
        let log = match &storm.house.kept.stage {
            KeptStage::Open { .. } => &Vec::new(),
            KeptStage::Playing { log, .. } | KeptStage::Over { log, .. } => log,
        };
        let undone = log.iter().filter(|line| matches!(line.what, host::What::Undone { .. })).count() as u32;
        let timed_out =
            log.iter().filter(|line| matches!(line.what, host::What::TimedOut { .. })).count() as u32;
        let gave_up = log.iter().filter(|line| matches!(line.what, host::What::GaveUp { .. })).count() as u32;
        *seen.entry("gave up").or_default() += gave_up;
        *seen.entry("undone").or_default() += undone;
        *seen.entry("timed out").or_default() += timed_out;
        for (what, count) in storm.seen {
            *seen.entry(what).or_default() += count;
        }
    }
    seen
}

/// Says where a storm broke something.
struct Say(String);

impl Drop for Say {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.0);
        }
    }
}

#[test]
fn whatever_happens_the_log_gives_the_table_back_and_nobody_is_asked_twice() {
    let mut all = Seen::new();
    for id in GameId::ALL {
        let seen = with_game!(id, G => storm(some_table::<G>));
        for what in
            ["decides", "says it again", "is late", "goes", "comes", "is woken", "thinks", "timed out"]
        {
            assert!(seen.get(what).is_some_and(|count| *count > 0), "{id}: nobody {what}: {seen:?}");
        }
        seen.into_iter().for_each(|(what, count)| *all.entry(what).or_default() += count);
    }
    // A Seer is rare: these begin where one may look.
    let (position, _) = with_a_seer(4);
    let with_clock =
        |_, _: &mut Dice| House::<games::ratland::State>::people(4, Some(10), Some(position.clone()));
    storm(with_clock).into_iter().for_each(|(what, count)| *all.entry(what).or_default() += count);
    for what in [
        "takes back",
        "undone",
        "looks aside",
        "asks for a hint",
        "is advised",
        "leaves",
        "gives up",
        "gave up",
        "thinks too late",
        "ends",
    ] {
        assert!(all.get(what).is_some_and(|count| *count > 0), "nobody {what}: {all:?}");
    }
}
