//! A table to try a rule on: set up a position, decide, look at what happened.

use rattus_cartus::{Cards, Class, Decision, Notice, Options, Parts, Sight, State, View};
use table::{
    Dice, Game, Joint, OptionValue, Options as _, Printed, Refused, Seat, SeatSet, Seed, Standing, Turn,
    World,
};

/// What is refused must change nothing.
#[derive(Clone)]
pub(crate) struct Play {
    world: World<State>,
    sealed: Vec<(Seat, Decision)>,
}

pub(crate) fn seat(letter: char) -> Seat {
    Seat::from_letter(letter).expect("a seat")
}

/// `options("building_method=random_cards all_dead=fewest_rats")`.
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
    #[track_caller]
    pub(crate) fn at(position: &str) -> Play {
        Play::at_with_seed(position, 1)
    }

    /// The same with other luck, for what must hold whatever is drawn.
    #[track_caller]
    pub(crate) fn at_with_seed(position: &str, seed: u64) -> Play {
        let state = State::from_position(position).unwrap_or_else(|bad| panic!("{}", bad.point_at(position)));
        let dice = Dice::from_seed(Seed::from_number(seed));
        Play { world: World::at(state, dice).listening(), sealed: Vec::new() }
    }

    /// A fresh game.
    pub(crate) fn dealt(seats: u8, options: &Options, seed: u64) -> Play {
        Play::try_deal(seats, options, seed).expect("a table")
    }

    pub(crate) fn try_deal(seats: u8, options: &Options, seed: u64) -> Result<Play, Refused> {
        let world = World::deal(&parts(), options, seats, Seed::from_number(seed), true)?;
        Ok(Play { world, sealed: Vec::new() })
    }

    /// Decisions, one after another: `"A take 2, B take 1, A visit 1 king0"`. All must be legal; simultaneous
    /// ones are carried out with the last of them.
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
        let after = (self.position(), self.world.events().len(), self.sealed.len());
        assert_eq!(after, before, "a refusal changed the table");
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

    /// Who is waited for.
    pub(crate) fn asked(&self) -> SeatSet {
        match self.world.turn() {
            Turn::Waits(seats) => seats,
            Turn::AsksClock | Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// All legal decisions, as text.
    pub(crate) fn list(&self, who: char) -> Vec<String> {
        self.world.list(seat(who)).expect("a short list").iter().map(Decision::to_string).collect()
    }

    /// The safe default, as text.
    pub(crate) fn fallback(&self, who: char) -> String {
        self.world.fallback(seat(who)).to_string()
    }

    /// The notices so far, to everyone or as the eye that sees everything is told, as text.
    pub(crate) fn story(&self) -> Vec<String> {
        self.notices().iter().map(Notice::to_string).collect()
    }

    pub(crate) fn notices(&self) -> Vec<Notice> {
        self.world.notices_of_everything()
    }

    /// What a player, or with `None` the gallery, is told.
    pub(crate) fn told(&self, who: Option<char>) -> Vec<Notice> {
        self.world.notices(who.map(seat))
    }

    /// Whether the story has this line.
    #[track_caller]
    pub(crate) fn tells(&self, line: &str) -> &Play {
        assert!(
            self.story().iter().any(|told| told == line),
            "`{line}` is not in:\n{}",
            self.story().join("\n")
        );
        self
    }

    /// Lines of the story that hold this word.
    pub(crate) fn lines(&self, word: &str) -> Vec<String> {
        self.story().into_iter().filter(|line| line.contains(word)).collect()
    }

    pub(crate) fn everything(&self) -> View {
        self.world.view_of_everything()
    }

    pub(crate) fn view(&self, who: Option<char>) -> View {
        self.world.view(who.map(seat))
    }

    /// What a person is shown.
    pub(crate) fn sight(&self, who: Option<char>) -> Sight {
        State::sight(&self.view(who))
    }

    /// A hand, in truth.
    pub(crate) fn hand(&self, who: char) -> String {
        self.cards(who).to_string()
    }

    pub(crate) fn cards(&self, who: char) -> Cards {
        self.everything().hand_of(seat(who)).up().expect("everything is seen")
    }

    pub(crate) fn rats(&self, who: char) -> u16 {
        self.everything().public.rats[seat(who)]
    }

    pub(crate) fn points(&self, who: char) -> u16 {
        self.everything().public.points[seat(who)]
    }

    /// A track as it ranks: `"B6 A6"`.
    pub(crate) fn track(&self, class: Class) -> String {
        let public = self.everything().public;
        let track = public.tracks.of(class);
        track.ranking().map(|seat| format!("{seat}{}", track.of(seat))).collect::<Vec<_>>().join(" ")
    }

    /// How many of a kind are in its pile.
    pub(crate) fn pile(&self, special: rattus_cartus::Special) -> u8 {
        self.everything().public.piles[special.index()]
    }

    /// Who is waited for, as text.
    pub(crate) fn waits_for(&self) -> String {
        self.asked().to_string()
    }

    pub(crate) fn standing(&self) -> Standing {
        match self.world.turn() {
            Turn::Over(standing) => standing,
            Turn::Waits(_) | Turn::AsksClock => panic!("the game goes on: {}", self.position()),
        }
    }

    pub(crate) fn position(&self) -> String {
        State::position(&self.everything())
    }

    /// Everyone who is asked takes the default, until these words are told.
    #[track_caller]
    pub(crate) fn defaults_until(&mut self, words: &str) -> &mut Play {
        while !self.story().iter().any(|line| line.contains(words)) {
            assert!(!self.asked().is_empty(), "`{words}` was never told");
            self.default_once();
        }
        self
    }

    /// Everyone who is asked takes the default, once.
    pub(crate) fn default_once(&mut self) -> &mut Play {
        let mut joint = Joint::new();
        self.asked().iter().for_each(|seat| joint.put(seat, self.world.fallback(seat)));
        self.world.resolve(&joint);
        self
    }

    /// Where in the story the first line is that holds these words.
    #[track_caller]
    pub(crate) fn when(&self, words: &str) -> usize {
        let story = self.story();
        let place = story.iter().position(|line| line.contains(words));
        place.unwrap_or_else(|| panic!("`{words}` is not in:\n{}", story.join("\n")))
    }
}

/// A table with these building cards in the row, whichever are used.
pub(crate) fn row(cards: &str, rest: &str) -> String {
    format!("with building_method random_cards; row {cards}; {rest}")
}

/// The last round of three: after it the game is over, and what happened stays on the table.
pub(crate) fn last(cards: &str, rest: &str) -> String {
    row(cards, &format!("round 9; {rest}"))
}
