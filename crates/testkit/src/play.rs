//! A table to try a rule on: set up a position in notation, decide in notation, look at what happened.

use table::{
    Dice, Game, Joint, Misread, OptionValue, Options as _, Printed, Refused, Seat, SeatSet, Seed, Standing,
    Turn, World,
};

/// `seat('A')`.
///
/// # Panics
/// When there is no such seat.
#[track_caller]
pub fn seat(letter: char) -> Seat {
    Seat::from_letter(letter).expect("a seat")
}

/// `options("clans=on initial_events=7")`.
///
/// # Panics
/// When there is no such option, or it takes no such value.
#[track_caller]
pub fn options<G: Game>(text: &str) -> G::Options {
    let mut options = G::Options::default();
    for pair in text.split_whitespace() {
        let (name, value) = pair.split_once('=').expect("name=value");
        options.set(name, &OptionValue::from_text(value)).expect("an option");
    }
    options
}

/// A game under trial. What is refused must change nothing; whatever a test expects and does not find is a panic.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    pub world: World<G>,
    sealed: Vec<(Seat, G::Decision)>,
}

impl<G: Game> Play<G> {
    /// A position in notation; see docs/notation.md.
    #[track_caller]
    pub fn at(position: &str) -> Self {
        Play::at_with_seed(position, 1)
    }

    /// The same with other luck, for what must hold whatever is drawn.
    #[track_caller]
    pub fn at_with_seed(position: &str, seed: u64) -> Self {
        let state = G::from_position(&Printed::shipped(), position)
            .unwrap_or_else(|bad| panic!("{}", bad.point_at(position)));
        let dice = Dice::from_seed(Seed::from_number(seed));
        Play { world: World::at(state, dice).listening(), sealed: Vec::new() }
    }

    /// A fresh game.
    #[track_caller]
    pub fn dealt(seats: u8, options: &G::Options, seed: u64) -> Self {
        Play::try_deal(seats, options, seed).expect("a table")
    }

    pub fn try_deal(seats: u8, options: &G::Options, seed: u64) -> Result<Self, Refused> {
        let world = World::deal(&Printed::shipped(), options, seats, Seed::from_number(seed), true)?;
        Ok(Play { world, sealed: Vec::new() })
    }

    /// Decisions, one after another: `"A take 2, B take 1"`. All must be legal; simultaneous ones are carried out with the
    /// last of them.
    #[track_caller]
    pub fn does(&mut self, decisions: &str) -> &mut Self {
        for decision in decisions.split(',') {
            if let Err(reason) = self.try_one(decision.trim()) {
                panic!("`{}` is refused: {reason}\nin {}", decision.trim(), self.position());
            }
        }
        self
    }

    /// One decision that must be refused and change nothing; the reason.
    #[track_caller]
    pub fn refuses(&mut self, decision: &str) -> String {
        let before = (self.position(), self.world.events().len(), self.sealed.len());
        let Err(reason) = self.try_one(decision) else { panic!("`{decision}` is legal in {}", before.0) };
        let after = (self.position(), self.world.events().len(), self.sealed.len());
        assert_eq!(after, before, "a refusal changed the table");
        reason
    }

    #[track_caller]
    fn try_one(&mut self, text: &str) -> Result<(), String> {
        let (who, what) = text.split_once(' ').expect("a seat and a decision");
        let who = seat(who.chars().next().expect("a seat"));
        let decision: G::Decision =
            what.parse().unwrap_or_else(|bad: Misread| panic!("{}", bad.point_at(what)));
        if self.world.aside(who).as_ref() == Some(&decision) {
            self.world.resolve(&Joint::single(who, decision));
            return Ok(());
        }
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

    /// Everyone who is asked takes the safe default, once.
    pub fn default_once(&mut self) -> &mut Self {
        let mut joint = Joint::new();
        self.asked().iter().for_each(|seat| joint.put(seat, self.world.fallback(seat)));
        self.world.resolve(&joint);
        self
    }

    /// The same, until these words are told.
    #[track_caller]
    pub fn defaults_until(&mut self, words: &str) -> &mut Self {
        while !self.story().iter().any(|line| line.contains(words)) {
            assert!(!self.asked().is_empty(), "`{words}` was never told");
            self.default_once();
        }
        self
    }

    /// Who is waited for.
    pub fn asked(&self) -> SeatSet {
        match self.world.turn() {
            Turn::Waits(seats) => seats,
            Turn::AsksClock | Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Who is waited for, as text.
    pub fn waits_for(&self) -> String {
        self.asked().to_string()
    }

    /// All legal decisions, as text.
    #[track_caller]
    pub fn list(&self, who: char) -> Vec<String> {
        self.world.list(seat(who)).expect("a short list").iter().map(ToString::to_string).collect()
    }

    /// The safe default, as text.
    pub fn fallback(&self, who: char) -> String {
        self.world.fallback(seat(who)).to_string()
    }

    /// Everything that happened, chance included.
    pub fn notices(&self) -> Vec<G::Notice> {
        self.world.notices_of_everything()
    }

    /// What a player, or with `None` the gallery, is told.
    pub fn told(&self, who: Option<char>) -> Vec<G::Notice> {
        self.world.notices(who.map(seat))
    }

    /// Everything that happened, as text.
    pub fn story(&self) -> Vec<String> {
        self.notices().iter().map(ToString::to_string).collect()
    }

    /// Whether the story has this line.
    #[track_caller]
    pub fn tells(&self, line: &str) -> &Self {
        let story = self.story();
        assert!(story.iter().any(|told| told == line), "`{line}` is not in:\n{}", story.join("\n"));
        self
    }

    /// Lines of the story that hold this word.
    pub fn lines(&self, word: &str) -> Vec<String> {
        self.story().into_iter().filter(|line| line.contains(word)).collect()
    }

    /// Where in the story the first line is that holds these words.
    #[track_caller]
    pub fn when(&self, words: &str) -> usize {
        let story = self.story();
        let place = story.iter().position(|line| line.contains(words));
        place.unwrap_or_else(|| panic!("`{words}` is not in:\n{}", story.join("\n")))
    }

    pub fn everything(&self) -> G::View {
        self.world.view_of_everything()
    }

    /// What a player, or with `None` the gallery, knows.
    pub fn view(&self, who: Option<char>) -> G::View {
        self.world.view(who.map(seat))
    }

    /// What a person is shown.
    pub fn sight(&self, who: Option<char>) -> G::Sight {
        G::sight(&self.view(who))
    }

    #[track_caller]
    pub fn standing(&self) -> Standing {
        match self.world.turn() {
            Turn::Over(standing) => standing,
            Turn::Waits(_) | Turn::AsksClock => panic!("the game goes on: {}", self.position()),
        }
    }

    pub fn position(&self) -> String {
        G::position(&self.everything())
    }
}
