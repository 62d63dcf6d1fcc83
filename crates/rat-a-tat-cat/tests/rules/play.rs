//! A table to try a rule on: set up a position, decide, look.

use rat_a_tat_cat::{Card, Counts, Decision, Notice, Options, Parts, Sight, Slot, State, View};
use table::{
    Dice, Game, Joint, OptionValue, Options as _, Printed, Refused, Seat, SeatSet, Seed, Standing, Turn,
    World,
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
        let row = self.everything().rows.of(seat(who));
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
        self.everything().rows.at(who, slot).known_by.to_string()
    }

    /// What everyone has been told since the position was set up.
    pub(crate) fn notices(&self) -> Vec<Notice> {
        self.world.notices(None)
    }

    /// The same, as sentences.
    pub(crate) fn told(&self) -> Vec<String> {
        self.notices().iter().map(Notice::to_string).collect()
    }

    /// What this seat has been told: the notices of its own eye.
    pub(crate) fn notices_to(&self, who: char) -> Vec<Notice> {
        self.world.notices(Some(seat(who)))
    }

    /// What a person in this seat may still read back, as sentences.
    pub(crate) fn readable(&self, who: char) -> Vec<String> {
        let notices = self.notices_to(who);
        notices[State::forgotten(&self.view(who), &notices)..].iter().map(Notice::to_string).collect()
    }

    /// Everyone runs out of time until the rows lie open.
    pub(crate) fn times_out_until_scored(&mut self) -> &mut Play {
        while !self.everything().phase.rows_are_open() {
            self.times_out();
        }
        self
    }

    /// How the match ended.
    #[track_caller]
    pub(crate) fn standing(&self) -> Standing {
        let Turn::Over(standing) = self.turn() else { panic!("the match goes on: {}", self.position()) };
        standing
    }

    /// The place of every seat, when the match is over.
    #[track_caller]
    pub(crate) fn places(&self) -> Vec<u8> {
        self.standing().places.as_slice().to_vec()
    }

    pub(crate) fn totals(&self) -> Vec<u32> {
        self.everything().public.totals.as_slice().to_vec()
    }

    pub(crate) fn scores(&self) -> Vec<u8> {
        self.everything().public.scores.as_slice().to_vec()
    }

    /// Everything that happened, chance included: what was shuffled, dealt and drawn.
    pub(crate) fn in_truth(&self) -> Vec<Notice> {
        self.world.notices_of_everything()
    }

    /// The face at a place such as `"B3"`, if this seat has seen it and followed it since.
    pub(crate) fn sees(&self, who: char, place: &str) -> Option<Card> {
        let (owner, slot) = place_of(place);
        self.view(who).rows.at(owner, slot).face.up()
    }

    /// The face at a place, if a person in this seat is shown it now.
    pub(crate) fn is_shown(&self, who: char, place: &str) -> Option<Card> {
        let (owner, slot) = place_of(place);
        let rows = self.sight(who).rows;
        rows[owner.number() as usize].expect("a row")[slot.index()].face.up()
    }

    /// Everyone who is asked decides by chance.
    pub(crate) fn wanders(&mut self, may_call: bool, dice: &mut Dice) -> &mut Play {
        let mut joint = Joint::new();
        for who in self.asked() {
            let decision = self.world.sample_with(who, dice);
            let call = decision == Decision::Call;
            joint.put(who, if call && !may_call { Decision::NoCall } else { decision });
        }
        self.world.resolve(&joint);
        self
    }

    /// Every card there is: in rows, deck, discard and hand.
    pub(crate) fn all_cards(&self) -> Counts {
        let all = self.everything();
        let rows = all.public.in_round.iter().flat_map(|seat| all.rows.of(seat)).map(|seen| seen.face.up());
        let hand = all.phase.drawn().map(|card| card.up());
        let piles = [all.deck_order.expect("everything is seen"), all.public.discard];
        let cards = rows.chain(hand).map(|card| card.expect("everything is seen"));
        cards.chain(piles.iter().flat_map(|pile| pile.as_slice().iter().copied())).collect()
    }
}

fn place_of(place: &str) -> (Seat, Slot) {
    let (who, slot) = place.split_at(1);
    let slot = Slot::new(slot.parse().expect("a slot")).expect("a slot");
    (seat(who.chars().next().expect("a seat")), slot)
}

/// How far these counts are from being all alike: χ², with one degree of freedom less than there are counts.
pub(crate) fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
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
