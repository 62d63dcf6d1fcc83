//! A match as a text to be kept and compared: a change of the rules is then read as a difference.
//!
//! Every decision is followed by what everyone was told of it; where onlookers were told different things, each line
//! says whom. Whenever somebody else is asked than before, the position is written as it is in truth and as every
//! onlooker knows it, `…` standing for what is at the end of both. `-` is the gallery, `*` the truth.

use crate::random;
use std::collections::BTreeMap;
use std::fmt::Write;
use table::{Dice, Game, Match, OptionValue, Options, Printed, Seat, SeatSet, Seed, Turn};

/// Which match is written down.
pub struct Writer<G: Game> {
    parts: Printed<G::Parts>,
    options: G::Options,
    seats: u8,
    number: u64,
    shy_of: fn(&G::Decision) -> bool,
    sights: Option<fn(&G::Sight) -> String>,
}

impl<G: Game> std::fmt::Debug for Writer<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Writer of {} at {} seats", G::NAME, self.seats)
    }
}

impl<G: Game> Writer<G> {
    /// A match with the shipped parts. Everything follows from the number: the deal and the decisions.
    pub fn new(seats: u8, number: u64) -> Self {
        let (parts, options) = (Printed::shipped(), G::Options::default());
        Writer { parts, options, seats, number, shy_of: |_| false, sights: None }
    }

    #[must_use]
    pub fn parts(self, parts: Printed<G::Parts>) -> Self {
        Writer { parts, ..self }
    }

    /// # Panics
    /// When the option does not take the value.
    #[must_use]
    pub fn option(mut self, name: &str, value: &str) -> Self {
        self.options.set(name, &OptionValue::from_text(value)).unwrap_or_else(|bad| panic!("{bad}"));
        self
    }

    /// # Panics
    /// As [`Writer::option`].
    #[must_use]
    pub fn options(self, options: &[(&str, &str)]) -> Self {
        options.iter().fold(self, |writer, (name, value)| writer.option(name, value))
    }

    /// A decision that is made one time in eight only.
    #[must_use]
    pub fn shy_of(self, shy_of: fn(&G::Decision) -> bool) -> Self {
        Writer { shy_of, ..self }
    }

    /// Writes also what a person who decides is shown.
    #[must_use]
    pub fn sights(self, written: fn(&G::Sight) -> String) -> Self {
        Writer { sights: Some(written), ..self }
    }

    /// # Panics
    /// When the table is refused.
    pub fn write(&self) -> String {
        let seed = Seed::derived("playthrough: deal", self.number);
        let table = Match::start(&self.parts, &self.options, self.seats, seed)
            .unwrap_or_else(|refused| panic!("{self:?}: {refused}"));
        let dice = Dice::from_seed(Seed::derived("playthrough: dice", self.number));
        let mut page =
            Page { writer: self, table, seed, dice, text: String::new(), asked: None, told: BTreeMap::new() };
        page.write_match();
        page.text
    }
}

/// Every seat, the gallery, and the truth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Onlooker {
    Seat(Seat),
    Gallery,
    Truth,
}

struct Page<'w, G: Game> {
    writer: &'w Writer<G>,
    table: Match<G>,
    seed: Seed,
    dice: Dice,
    text: String,
    asked: Option<SeatSet>,
    /// How many notices each onlooker has had.
    told: BTreeMap<Onlooker, usize>,
}

impl<G: Game> Page<'_, G> {
    fn write_match(&mut self) {
        self.heading();
        self.notices();
        let mut elapsed_s = 0;
        loop {
            if self.asked != Some(self.table.asked()) || self.table.standing().is_some() {
                self.positions();
            }
            self.asked = Some(self.table.asked());
            match self.table.turn() {
                Turn::Over(standing) => {
                    return self.line(format_args!(
                        "Places {:?}, scores {:?}",
                        standing.places.as_slice(),
                        standing.scores.as_slice()
                    ));
                }
                Turn::AsksClock => {
                    elapsed_s += 60 + random::seconds(&mut self.dice);
                    self.line(format_args!("> clock {elapsed_s}"));
                    self.table.read_clock(elapsed_s).expect("the rules ask for the time");
                }
                Turn::Waits(asked) => asked.iter().for_each(|seat| self.decide(seat)),
            }
            self.notices();
        }
    }

    fn heading(&mut self) {
        let defaults = G::Options::default().values();
        let set = self
            .writer
            .options
            .values()
            .into_iter()
            .zip(defaults)
            .filter(|(value, default)| value != default);
        let set: String = set.map(|((name, value), _)| format!(", {name} {value}")).collect();
        let (seats, number) = (self.writer.seats, self.writer.number);
        self.line(format_args!("{} at {seats} seats, number {number}{set}", G::NAME));
    }

    fn decide(&mut self, seat: Seat) {
        let world = self.table.open(self.seed).expect("the seed is the one the match was started with");
        let mut decision = world.sample_with(seat, &mut self.dice);
        for _ in 0..3 {
            if (self.writer.shy_of)(&decision) {
                decision = world.sample_with(seat, &mut self.dice);
            }
        }
        if let Some(written) = self.writer.sights {
            let sight = written(&self.table.sight(Some(seat)));
            self.line(format_args!("{seat} is shown {sight}"));
        }
        self.line(format_args!("> {seat} {decision}"));
        self.table.seal(seat, decision).unwrap_or_else(|refusal| panic!("{seat}: {refusal}"));
    }

    fn positions(&mut self) {
        self.text.push('\n');
        let world = self.table.open(self.seed).expect("the seed is the one the match was started with");
        let everything = G::position(&world.view_of_everything());
        self.line(format_args!("{everything}"));
        for onlooker in self.onlookers() {
            let view = less(&self.position(onlooker), &everything);
            self.line(format_args!("  {}  {view}", name(onlooker)));
        }
    }

    fn position(&self, onlooker: Onlooker) -> String {
        let seat = match onlooker {
            Onlooker::Seat(seat) => Some(seat),
            Onlooker::Gallery | Onlooker::Truth => None,
        };
        G::position(&self.table.view(seat))
    }

    fn onlookers(&self) -> impl Iterator<Item = Onlooker> + use<G> {
        SeatSet::first(self.writer.seats).iter().map(Onlooker::Seat).chain([Onlooker::Gallery])
    }

    /// What is new, once for all who were told the same.
    fn notices(&mut self) {
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        for onlooker in self.onlookers().chain([Onlooker::Truth]) {
            let had = self.told.entry(onlooker).or_default();
            let world = self.table.open(self.seed).expect("the seed is the one the match was started with");
            let all = match onlooker {
                Onlooker::Seat(seat) => world.notices(Some(seat)),
                Onlooker::Gallery => world.notices(None),
                Onlooker::Truth => world.notices_of_everything(),
            };
            let new: Vec<String> = all[*had..].iter().map(ToString::to_string).collect();
            *had = all.len();
            match groups.iter_mut().find(|(_, told)| *told == new) {
                Some((names, _)) => names.push_str(&name(onlooker)),
                None => groups.push((name(onlooker), new)),
            }
        }
        let (_, first) = &groups[0];
        let aligned = groups.iter().all(|(_, told)| told.len() == first.len());
        if !aligned {
            for (names, notice) in
                groups.iter().flat_map(|(names, told)| told.iter().map(move |it| (names, it)))
            {
                self.line(format_args!("  {names}: {notice}"));
            }
            return;
        }
        for (place, notice) in first.iter().enumerate() {
            if groups.iter().all(|(_, told)| told[place] == *notice) {
                self.line(format_args!("  {notice}"));
                continue;
            }
            for (names, told) in &groups {
                self.line(format_args!("  {names}: {}", told[place]));
            }
        }
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = writeln!(self.text, "{line}");
    }
}

/// A view's position without the sections at its end that are as in truth.
fn less(view: &str, truth: &str) -> String {
    let sections: Vec<&str> = view.split("; ").collect();
    let same = sections.iter().rev().zip(truth.rsplit("; ")).take_while(|(own, true_)| *own == true_).count();
    match sections.len() - same {
        0 => "…".to_owned(),
        own if same == 0 => sections[..own].join("; "),
        own => format!("{}; …", sections[..own].join("; ")),
    }
}

fn name(onlooker: Onlooker) -> String {
    match onlooker {
        Onlooker::Seat(seat) => seat.to_string(),
        Onlooker::Gallery => "-".to_owned(),
        Onlooker::Truth => "*".to_owned(),
    }
}
