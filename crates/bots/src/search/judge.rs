//! What one decision is worth against another, for whoever looks for mistakes: nobody plays by this.

use super::playout::play_out;
use super::{Known, LONG_FROM, Leash, Lessons, Mind, Search, Searchable};
use std::collections::HashMap;
use table::{Dice, Joint, Seat, Turn, World};

/// So many rounds further than a long thought looks.
const FURTHER: u32 = 1;

/// How much those think who decide at the same time.
#[derive(Clone, Copy, Debug)]
pub struct Others {
    /// So many simulations, once for each thing they may know; with 0 they do what is usual.
    pub think: u32,
    /// So many thoughts at the most. Whoever knows something else again does what is usual.
    pub thoughts: usize,
}

impl Others {
    /// Where nobody waits for it.
    const PATIENT: Others = Others { think: 300, thoughts: 200 };
}

/// Compares decisions of one seat, two at a time, in the same imagined worlds with the same luck.
pub struct Judge<'a, G: Searchable> {
    seat: Seat,
    mind: Mind<'a, G>,
    others: Others,
    thoughts: HashMap<(Seat, u64), Mix<G::Decision>>,
}

/// Decisions with their weights.
type Mix<D> = Vec<(D, f64)>;

/// What a decision led to in one world.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LedTo {
    /// The share in the win.
    pub wins: f64,
    /// As the game counts them.
    pub points: f64,
}

impl<'a, G: Searchable> Judge<'a, G> {
    /// Asks people who have learnt nothing since the first panel was frozen, so that it does not move with those it judges.
    pub fn new(seat: Seat, view: &'a G::View, dice: &mut Dice) -> Self {
        Judge::by(Lessons::NONE, Others::PATIENT, seat, view, dice)
    }

    /// Asks people who have learnt what everybody has learnt.
    pub fn of_today(others: Others, seat: Seat, view: &'a G::View, dice: &mut Dice) -> Self {
        let judge = Judge::by(Lessons::ALL, others, seat, view, dice);
        Judge { mind: Mind { counts: true, ..judge.mind }, ..judge }
    }

    fn by(lessons: Lessons, others: Others, seat: Seat, view: &'a G::View, dice: &mut Dice) -> Self {
        let mut mind = Mind::of(Known::View(view), LONG_FROM, u32::MAX, lessons, dice.split());
        mind.horizon.until += FURTHER;
        Judge { seat, mind, others, thoughts: HashMap::new() }
    }

    /// How much more often the one wins than the other in one more world.
    pub fn difference(&mut self, one: &G::Decision, other: &G::Decision) -> f64 {
        let [one, other] = self.compare(one, other);
        one.wins - other.wins
    }

    /// What each leads to in one more world.
    pub fn compare(&mut self, one: &G::Decision, other: &G::Decision) -> [LedTo; 2] {
        let world = self.mind.imagine().clone();
        let luck = self.mind.dice.split();
        let mut joint = Joint::new();
        if let Turn::Waits(asked) = world.turn() {
            for seat in asked.without(self.seat) {
                joint.put(seat, self.answer(seat, &world));
            }
        }
        [one, other].map(|decision| {
            let (mut world, mut dice, mut joint) = (world.clone(), luck.clone(), joint.clone());
            joint.put(self.seat, decision.clone());
            world.resolve(&joint);
            let ended = play_out(&mut world, self.mind.horizon, self.mind.care, &mut dice);
            LedTo { wins: f64::from(ended[self.seat]), points: self.mind.count(self.seat, &world) }
        })
    }

    /// What somebody who thinks does at the same time.
    fn answer(&mut self, seat: Seat, world: &World<G>) -> G::Decision {
        let view = world.view(Some(seat));
        let key = (seat, G::information(seat, &view));
        let Others { think, thoughts } = self.others;
        if think > 0 && !self.thoughts.contains_key(&key) && self.thoughts.len() < thoughts {
            let search = Search::<G>::new(think, Leash::long()).with_lessons(self.mind.lessons);
            let thought = search.think(seat, &view, &mut self.mind.dice);
            let mix: Vec<_> =
                thought.choices.into_iter().map(|one| (one.decision, f64::from(one.weight))).collect();
            let mix = if mix.is_empty() { vec![(thought.decision, 1.0)] } else { mix };
            self.thoughts.insert(key, mix);
        }
        let drawn = self.thoughts.get(&key).and_then(|mix| {
            let mut throw = f64::from(super::fraction(&mut self.mind.dice));
            mix.iter().find(|(_, weight)| {
                throw -= weight;
                throw < 0.0
            })
        });
        match drawn.filter(|(decision, _)| world.check(seat, decision).is_ok()) {
            Some((decision, _)) => decision.clone(),
            None => G::habit(seat, &view, &mut self.mind.dice),
        }
    }
}

impl<G: Searchable> std::fmt::Debug for Judge<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Judge of {} for {}", G::NAME, self.seat)
    }
}
