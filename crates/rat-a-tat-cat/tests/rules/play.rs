//! A table to try a rule on: set up a position, decide, look.

use rat_a_tat_cat::{Card, Decision, Notice, Options, Parts, Sight, Slot, State, View};
use table::{
    Dice, Game, Joint, OptionValue, Options as _, Printed, Refused, Seat, SeatSet, Seed, Turn, World,
};

/// Everyone's turn to be strict: what is refused must change nothing.
#[derive(Clone)]
pub(crate) struct Play {
    world: World<State>,
    sealed: Vec<(Seat, Decision)>,
}

pub(crate) fn seat(letter: char) -> Seat {
    Seat::from_letter(letter).expect("a seat")
}

/// `options("open_outer=on rounds=3")`.
pub(crate) fn options(text: &str) -> Options {
    let mut options = Options::default();
    for pair in text.split_whitespace() {
        let (name, value) = pair.split_once('=').expect("name=value");
        options.set(name, &OptionValue::from_text(value)).expect("an option");
    }
    options
}

pub(crate) fn parts() -> Printed<Parts> {
    Printed::shipped()
}

impl Play {
    /// A position in notation; see docs/notation.md.
    pub(crate) fn at(position: &str) -> Play {
        let state = State::from_position(position).unwrap_or_else(|bad| panic!("{}", bad.point_at(position)));
        let dice = Dice::from_seed(Seed::from_number(1));
        Play { world: World::at(state, dice).listening(), sealed: Vec::new() }
    }

    /// A fresh match, dealt.
    pub(crate) fn dealt(seats: u8, options: &Options, seed: u64) -> Play {
        Play::try_deal(seats, options, seed).expect("a table")
    }

    pub(crate) fn try_deal(seats: u8, options: &Options, seed: u64) -> Result<Play, Refused> {
        let world = World::deal(&parts(), options, seats, Seed::from_number(seed), true)?;
        Ok(Play { world, sealed: Vec::new() })
    }

    /// Decisions, one after another: `"A deck, A keep 2, A pass"`. All must be legal.
    #[track_caller]
    pub(crate) fn does(&mut self, decisions: &str) -> &mut Play {
        for decision in decisions.split(',') {
            if let Err(reason) = self.try_one(decision.trim()) {
                panic!("`{}` is refused: {reason}\nin {}", decision.trim(), self.position());
            }
        }
        self
    }

    /// One decision that must be refused and change nothing; the reason.
    #[track_caller]
    pub(crate) fn refuses(&mut self, decision: &str) -> String {
        let before = (self.position(), self.world.events().len(), self.sealed.len());
        let Err(reason) = self.try_one(decision) else { panic!("`{decision}` is legal in {}", before.0) };
        assert_eq!(
            (self.position(), self.world.events().len(), self.sealed.len()),
            before,
            "a refusal changed the table"
        );
        reason
    }

    fn try_one(&mut self, text: &str) -> Result<(), String> {
        let (who, what) = text.split_once(' ').expect("a seat and a decision");
        let who = seat(who.chars().next().expect("a seat"));
        let decision: Decision =
            what.parse().unwrap_or_else(|bad: table::Misread| panic!("{}", bad.point_at(what)));
        let asked = self.asked();
        if !asked.contains(who) {
            return Err(format!("nothing is asked of {who} now"));
        }
        self.world.check(who, &decision).map_err(|illegal| illegal.to_string())?;
        self.sealed.retain(|(seat, _)| *seat != who);
        self.sealed.push((who, decision));
        if self.sealed.len() == asked.len() as usize {
            let mut joint = Joint::new();
            self.sealed.drain(..).for_each(|(seat, decision)| joint.put(seat, decision));
            self.world.resolve(&joint);
        }
        Ok(())
    }

    /// The safe default for everyone who is asked.
    pub(crate) fn times_out(&mut self) -> &mut Play {
        let mut joint = Joint::new();
        self.asked().iter().for_each(|seat| joint.put(seat, self.world.fallback(seat)));
        self.world.resolve(&joint);
        self
    }

    /// The referee reads the clock.
    pub(crate) fn clock(&mut self, elapsed_s: u64) -> &mut Play {
        assert_eq!(self.turn(), Turn::AsksClock);
        self.world.read_clock(elapsed_s);
        self
    }

    pub(crate) fn turn(&self) -> Turn {
        self.world.turn()
    }

    pub(crate) fn asked(&self) -> SeatSet {
        match self.turn() {
            Turn::Waits(seats) => seats,
            Turn::AsksClock | Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// What this seat may decide, in notation.
    pub(crate) fn legal(&self, who: char) -> Vec<String> {
        if !self.asked().contains(seat(who)) {
            return Vec::new();
        }
        self.world.list(seat(who)).expect("a short list").iter().map(Decision::to_string).collect()
    }

    pub(crate) fn everything(&self) -> View {
        self.world.view_of_everything()
    }

    /// What this seat knows.
    pub(crate) fn view(&self, who: char) -> View {
        self.world.view(Some(seat(who)))
    }

    /// What the gallery knows.
    pub(crate) fn gallery(&self) -> View {
        self.world.view(None)
    }

    /// What a person in this seat is shown.
    pub(crate) fn sight(&self, who: char) -> Sight {
        State::sight(&self.view(who))
    }

    pub(crate) fn position(&self) -> String {
        State::position(&self.everything())
    }

    /// One part of the position, such as `"discard"`, or who is on turn and how: `"A "`.
    pub(crate) fn section(&self, name: &str) -> Option<String> {
        self.position().split("; ").find(|section| section.starts_with(name)).map(str::to_owned)
    }

    /// The true faces of a row: `"2 5 SW 9"`.
    pub(crate) fn row(&self, who: char) -> String {
        let row = self.everything().rows[seat(who)];
        join(row.iter().map(|seen| seen.face.up().expect("everything is seen")))
    }

    /// The discard, top first.
    pub(crate) fn discard(&self) -> String {
        join(self.everything().public.discard.as_slice().iter().rev().copied())
    }

    /// The deck, top first.
    pub(crate) fn deck(&self) -> String {
        join(self.everything().deck_order.expect("everything is seen").as_slice().iter().rev().copied())
    }

    /// Who knows the card at this place, such as `"B3"`: the K of the rules file.
    pub(crate) fn knows(&self, place: &str) -> String {
        let (who, slot) = place.split_at(1);
        let slot = Slot::new(slot.parse().expect("a slot")).expect("a slot");
        let who = seat(who.chars().next().expect("a seat"));
        self.everything().rows[who][slot.index()].known_by.to_string()
    }

    /// What everyone has been told since the position was set up.
    pub(crate) fn notices(&self) -> Vec<Notice> {
        self.world.notices(None)
    }

    /// The same, as sentences.
    pub(crate) fn told(&self) -> Vec<String> {
        self.notices().iter().map(Notice::to_string).collect()
    }

    pub(crate) fn totals(&self) -> Vec<u32> {
        self.everything().public.totals.as_slice().to_vec()
    }

    pub(crate) fn scores(&self) -> Vec<u8> {
        self.everything().public.scores.as_slice().to_vec()
    }
}

fn join(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| card.name()).collect::<Vec<_>>().join(" ")
}

/// Position, decisions, and parts of the position after: `check("A[…]…", "A take 4", &["discard 7 3", "B source"])`.
#[track_caller]
pub(crate) fn check(position: &str, decisions: &str, after: &[&str]) {
    let mut play = Play::at(position);
    play.does(decisions);
    let position = play.position();
    for part in after {
        assert!(position.split("; ").any(|section| section == *part), "expected `{part}` in\n{position}");
    }
}
