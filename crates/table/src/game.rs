//! What a game is: the trait its state implements, and the words it shares with the referee.

use crate::{BySeat, Dice, Eye, MOST_SEATS, Options, Parts, Printed, Seat, SeatSet, Truth};
use std::error::Error;
use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Every one of these seats owes a decision; the set is never empty.
    Waits(SeatSet),
    /// The rules ask how many whole seconds have passed since the first deal. The referee answers; the record keeps it. One
    /// game asks (a match of so many minutes), but whoever drives a match has to be able to answer: a turn that only some
    /// drivers know would be a match that stops at the others.
    AsksClock,
    Over(Standing),
}

/// How it ended: a place for every seat, 1 being the best and shared by equals, and the score the place comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
pub struct Standing {
    pub places: BySeat<u8>,
    pub scores: BySeat<i32>,
}

impl Standing {
    pub fn winners(&self) -> SeatSet {
        self.places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect()
    }

    /// Places by a key, the lowest first. Equals share the better place and the following places are skipped.
    pub fn places_by<K: Ord>(seats: u8, key: impl Fn(Seat) -> K) -> BySeat<u8> {
        BySeat::from_fn(seats, |seat| {
            let own = key(seat);
            1 + SeatSet::first(seats).iter().filter(|&other| key(other) < own).count() as u8
        })
    }
}

/// One decision of every seat that was waited for.
#[derive(Clone, Debug)]
pub struct Joint<D> {
    decisions: BySeat<Option<D>>,
}

impl<D> Joint<D> {
    pub fn new() -> Self {
        Joint { decisions: BySeat::filled(MOST_SEATS as u8) }
    }

    pub fn single(seat: Seat, decision: D) -> Self {
        let mut joint = Joint::new();
        joint.put(seat, decision);
        joint
    }

    pub fn put(&mut self, seat: Seat, decision: D) {
        self.decisions[seat] = Some(decision);
    }

    pub fn of(&self, seat: Seat) -> Option<&D> {
        self.decisions[seat].as_ref()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &D)> {
        self.decisions.iter().filter_map(|(seat, decision)| Some((seat, decision.as_ref()?)))
    }

    /// The decision of the one seat that decides alone.
    pub fn sole(&self) -> Option<(Seat, &D)> {
        self.iter().next()
    }
}

impl<D> Default for Joint<D> {
    fn default() -> Self {
        Joint::new()
    }
}

/// What the rules are lent while they resolve: leave to look, dice, and an ear for what happened.
#[derive(Debug)]
pub struct Ctx<'a, E> {
    pub truth: &'a Truth,
    pub dice: &'a mut Dice,
    /// The version of the rules by which it is dealt: the game's own, or an older one of a match that was begun with it.
    pub rules: u32,
    log: Option<&'a mut Vec<E>>,
}

impl<'a, E> Ctx<'a, E> {
    pub(crate) fn new(truth: &'a Truth, dice: &'a mut Dice, rules: u32, log: Option<&'a mut Vec<E>>) -> Self {
        Ctx { truth, dice, rules, log }
    }

    /// Tells what happened. The event is made only when somebody listens: a playout does not.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(log) = &mut self.log {
            log.push(event());
        }
    }

    /// Tells everyone the same: what happened is what is told.
    #[inline]
    pub fn tell_all<N: Into<E>>(&mut self, notice: impl FnOnce() -> N) {
        self.tell(|| notice().into());
    }

    /// The same leave, with other dice: for a part of the game whose luck is its own.
    pub fn with_dice<'b>(&'b mut self, dice: &'b mut Dice) -> Ctx<'b, E> {
        Ctx { truth: self.truth, dice, rules: self.rules, log: self.log.as_deref_mut() }
    }
}

/// Which of a table's times runs while it waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// As long as the table's clock gives for a decision.
    Decision,
    /// As many seconds as the box says, for a look or a pause between rounds.
    Seconds(u32),
}

/// A table that cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    #[error("{game} is played by {least} to {most}, not by {asked}")]
    Seats { game: &'static str, least: u8, most: u8, asked: u8 },
    #[error(transparent)]
    Option(#[from] crate::BadOption),
    #[error("the box does not hold enough: {0}")]
    Parts(String),
}

/// Text that is not notation; `at` counts the bytes before the place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("at {at}: expected {expected}")]
pub struct Misread {
    pub at: usize,
    pub expected: String,
}

impl Misread {
    pub fn new(at: usize, expected: impl Into<String>) -> Misread {
        Misread { at, expected: expected.into() }
    }

    /// The text again, with a mark under the place.
    pub fn point_at(&self, text: &str) -> String {
        let before = text.get(..self.at).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = text[line_start..].lines().next().unwrap_or("");
        format!("{line}\n{}^ expected {}", " ".repeat(before[line_start..].chars().count()), self.expected)
    }
}

/// The rules of a game, implemented by its state.
pub trait Game: Clone + Send + 'static {
    /// As the command line and the addresses of the page spell it: `rat-a-tat-cat`.
    const NAME: &'static str;
    /// Grows whenever the same seed and decisions would play differently.
    const RULES: u32;
    /// The oldest version that is still played: what was begun by it is read for ever, and goes on by it.
    const OLDEST: u32 = 1;
    const SEATS: RangeInclusive<u8>;

    /// Variants and house rules.
    type Options: Options;
    /// What is printed on the box's parts.
    type Parts: Parts;
    /// What a seat decides; written and read in the game's notation.
    type Decision: Clone + Eq + Debug + Display + FromStr<Err = Misread> + Send + Sync;
    /// One variant per rule a decision can break.
    type Illegal: Error + Clone + PartialEq + Send + Sync;
    /// What happened, in truth.
    type Event: Clone + Send;
    /// All that one onlooker may know, with what is asked of it. Bots live on it.
    type View: Clone + PartialEq + Debug + Display + Send;
    /// What a person's page is sent: the view, or less where remembering is part of the game.
    type Sight: Clone + PartialEq + Debug + Send;
    /// What one onlooker is told.
    type Notice: Clone + PartialEq + Debug + Display + Send;

    fn deal(
        parts: &Printed<Self::Parts>,
        options: &Self::Options,
        seats: u8,
        ctx: &mut Ctx<'_, Self::Event>,
    ) -> Result<Self, Refused>;
    /// What it is played by.
    fn options(&self) -> &Self::Options;
    /// How many play.
    fn seats(&self) -> u8;
    /// With whom a seat wins and loses; none, where everybody plays alone. Nothing in the rules reads it: it is here for
    /// whoever has to say how good somebody is.
    fn partner(&self, _seat: Seat) -> Option<Seat> {
        None
    }
    /// Whether people are helped by these options at what the game is about, such as remembering: such a match says less
    /// about who is good at it.
    fn helps(_options: &Self::Options) -> bool {
        false
    }
    fn turn(&self) -> Turn;
    /// Whether a seat that is asked may decide so.
    fn check(&self, seat: Seat, eye: &Eye, decision: &Self::Decision) -> Result<(), Self::Illegal>;
    /// A legal decision, each as likely as the other.
    fn sample(&self, seat: Seat, eye: &Eye, dice: &mut Dice) -> Self::Decision;
    /// All legal decisions, when the list is short.
    fn list(&self, seat: Seat, eye: &Eye) -> Option<Vec<Self::Decision>>;
    /// The safe default of a seat that has run out of time. Where it is drawn by lot, it is by dice forked from these, so that
    /// the same match has the same default whoever plays it again, and nothing else is thrown differently.
    fn fallback(&self, seat: Seat, eye: &Eye, dice: &Dice) -> Self::Decision;
    /// What a seat may do now though nobody waits for it, such as a look at a card. It is carried out at once, whoever
    /// else is asked, and alone; nothing that anybody may decide changes by it. `check` passes it. Few games have such a
    /// thing; it is here because it is the referee who must let it pass while others' decisions stay sealed.
    fn aside(&self, _seat: Seat) -> Option<Self::Decision> {
        None
    }
    /// What is told when a seat's default was carried out for it.
    fn timed_out(seat: Seat) -> Self::Event;
    /// On to the next turn.
    fn resolve(&mut self, joint: &Joint<Self::Decision>, ctx: &mut Ctx<'_, Self::Event>);
    /// On to the next turn, in answer to [`Turn::AsksClock`]; only a game that asks is answered.
    fn read_clock(&mut self, _elapsed_s: u64, _ctx: &mut Ctx<'_, Self::Event>) {
        unreachable!("these rules never ask for the time")
    }
    fn view(&self, eye: &Eye) -> Self::View;
    /// What a person is shown of a view.
    fn sight(view: &Self::View) -> Self::Sight;
    fn notice(event: &Self::Event, eye: &Eye) -> Option<Self::Notice>;
    /// Whether somebody knows or holds more by this event, or chance had a hand in it: then nothing before it can be
    /// taken back. A game may name events that are quiet; one that names none is safe, and has no undo. It is here because the
    /// referee alone keeps what could be taken back.
    fn reveals(_event: &Self::Event) -> bool {
        true
    }
    /// How many of the oldest notices a person may no longer read back: none, unless remembering is part of the game.
    fn forgotten(_view: &Self::View, _notices: &[Self::Notice]) -> usize {
        0
    }
    /// How long people are given for what is asked now; told by what the gallery sees. Nothing in the rules reads it.
    fn pace(_parts: &Self::Parts, _gallery: &Self::View) -> Pace {
        Pace::Decision
    }
    /// A world that looks the same to the onlooker of this view, as likely as the rules make it.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self;
    /// Becomes such a world, in place.
    fn reimagine(&mut self, view: &Self::View, dice: &mut Dice) {
        *self = Self::imagine(view, dice);
    }

    /// The position in one line of notation, dark where the onlooker sees nothing.
    fn position(view: &Self::View) -> String;
    /// The state behind a position in which nothing is dark, at a table with these parts.
    fn from_position(parts: &Printed<Self::Parts>, text: &str) -> Result<Self, Misread>;
    /// The same position, in a match by an older version of the rules. A game whose state does not differ says nothing.
    #[must_use]
    fn by_rules(self, _rules: u32) -> Self {
        self
    }
}

/// A computer player: it gets a view and dice, nothing else.
pub trait Bot<G: Game>: Send {
    /// Whether it does what it may do though nobody waits for it; see [`Game::aside`].
    fn steps_aside(&mut self, _seat: Seat, _view: &G::View) -> bool {
        true
    }
    fn decide(&mut self, seat: Seat, view: &G::View, dice: &mut Dice) -> G::Decision;
}
