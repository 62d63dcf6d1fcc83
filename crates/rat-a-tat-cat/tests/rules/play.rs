//! A table of Rat-a-Tat Cat to try a rule on. Most of what is looked at is what one seat knows.

use rat_a_tat_cat::{Card, Counts, Decision, Notice, Options, Parts, Sight, Slot, State, View};
use std::ops::{Deref, DerefMut};
use table::{Dice, Game, Joint, Printed, Refused, Seat, Turn};
pub(crate) use testkit::play::seat;

#[derive(Clone)]
pub(crate) struct Play(testkit::Play<State>);

impl Deref for Play {
    type Target = testkit::Play<State>;
    fn deref(&self) -> &testkit::Play<State> {
        &self.0
    }
}

impl DerefMut for Play {
    fn deref_mut(&mut self) -> &mut testkit::Play<State> {
        &mut self.0
    }
}

pub(crate) fn options(text: &str) -> Options {
    testkit::play::options::<State>(text)
}

pub(crate) fn parts() -> Printed<Parts> {
    Printed::shipped()
}

impl Play {
    #[track_caller]
    pub(crate) fn at(position: &str) -> Play {
        Play(testkit::Play::at(position))
    }

    pub(crate) fn dealt(seats: u8, options: &Options, seed: u64) -> Play {
        Play(testkit::Play::dealt(seats, options, seed))
    }

    pub(crate) fn try_deal(seats: u8, options: &Options, seed: u64) -> Result<Play, Refused> {
        testkit::Play::try_deal(seats, options, seed).map(Play)
    }

    #[track_caller]
    pub(crate) fn does(&mut self, decisions: &str) -> &mut Play {
        self.0.does(decisions);
        self
    }

    /// The safe default for everyone who is asked.
    pub(crate) fn times_out(&mut self) -> &mut Play {
        self.default_once();
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

    /// What this seat may decide, in notation.
    pub(crate) fn legal(&self, who: char) -> Vec<String> {
        if !self.asked().contains(seat(who)) {
            return Vec::new();
        }
        self.world.list(seat(who)).expect("a short list").iter().map(Decision::to_string).collect()
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
        self.0.notices()
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
