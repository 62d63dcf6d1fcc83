//! What nobody does who looks twice: what is plainly wrong by the cards that a player knows or can count.
//!
//! Nothing here is a matter of taste. Where cards are dark, what is called wrong costs some points beyond what the mean of
//! such cards says; close choices, and bluffs that cost nothing, are left to thinking.

use super::careful::{Thought, rounds_left};
use games::rat_a_tat_cat::{Ask, Card, Decision, Slot, View};
use table::{Face, Seat};

/// A dark card may be better or worse than the mean: so far apart nobody takes it for the better one.
const DARK: f32 = 2.5;
/// So much more than a card of the deck brings on average is worth more than the hope for it.
const SURE: f32 = 2.0;
/// What a swap may bring, counted on both sides.
const SWAP: f32 = 5.0;
/// Nobody calls who is so far behind, nor plays on when a call is so much better.
const BEHIND: f32 = 2.0;
const CALLS: f32 = 3.0;

/// Those that are not plainly wrong.
pub(super) fn look_again(you: Seat, view: &View, mut decisions: Vec<Decision>) -> Vec<Decision> {
    let Some(ask) = view.ask() else { return decisions };
    let look = Look { view, you, thought: Thought::of(you, view) };
    decisions.retain(|decision| !look.is_wrong(ask, *decision));
    decisions
}

struct Look<'a> {
    view: &'a View,
    you: Seat,
    thought: Thought<'a>,
}

impl Look<'_> {
    fn is_wrong(&self, ask: Ask, decision: Decision) -> bool {
        match (ask, decision) {
            (Ask::ChooseSource { .. }, Decision::TakeDiscard { slot }) => {
                self.top().is_some_and(|points| self.is_ill_placed(points, slot))
            }
            (Ask::ChooseSource { take: true }, Decision::DrawDeck) => {
                self.top().is_some_and(|points| self.gain(points) > self.thought.draws(1) + SURE)
            }
            (Ask::KeepOrReject { .. }, Decision::Keep { slot }) => {
                self.drawn().is_some_and(|points| self.is_ill_placed(points, slot))
            }
            (Ask::KeepOrReject { again }, Decision::Reject) => {
                self.drawn().is_some_and(|points| self.is_let_go(points, again))
            }
            (Ask::SwapChoice { slots, .. }, Decision::Swap { own, with, theirs }) => {
                let best = self.thought.swaps(slots).map(|(value, _)| value).fold(0.0, f32::max);
                best - self.swap(own, with, theirs) > SWAP || self.is_given_away(own, with, theirs)
            }
            (Ask::SwapChoice { slots, again }, Decision::Decline) => {
                let best = self.thought.swaps(slots).map(|(value, _)| value).fold(0.0, f32::max);
                best > self.thought.draws(again) + SWAP
            }
            (Ask::Draw2Continue { left }, Decision::Stop) => {
                self.thought.play_on && self.thought.call() <= 0.0 && self.thought.draws(left) > SURE
                    || !self.thought.play_on && self.thought.draws(left) > 0.0
            }
            (Ask::PeekChoice { slots, .. }, Decision::Peek { slot }) => {
                self.is_seen(slot) && slots.iter().any(|other| !self.is_seen(other))
            }
            // A look costs nothing, as long as there is a turn to use it in.
            (Ask::PeekChoice { slots, again: 0 }, Decision::Decline) => {
                self.thought.play_on && slots.iter().any(|slot| !self.is_seen(slot))
            }
            (Ask::SuperPeekChoice { again: 0 }, Decision::Decline) => {
                self.thought.play_on && Slot::ALL.into_iter().any(|slot| !self.is_seen(slot))
            }
            (Ask::CallChoice, Decision::Call) => self.is_called_too_soon(),
            (Ask::CallChoice, Decision::NoCall) => self.is_called_too_late(),
            _ => false,
        }
    }

    /// A number that makes the row worse there, or that would do much more in another place.
    fn is_ill_placed(&self, points: u8, slot: Slot) -> bool {
        let points = f32::from(points);
        let (here, known) = (self.mean(slot), self.number(slot).is_some());
        let margin = if known { 0.0 } else { DARK };
        let elsewhere = Slot::ALL.into_iter().filter(|other| *other != slot).any(|other| {
            let margin = if known && self.number(other).is_some() { 0.0 } else { DARK };
            self.mean(other) > here + margin
        });
        points > here + margin || elsewhere
    }

    /// A number that would do something for the row, more than another draw may, and goes.
    fn is_let_go(&self, points: u8, again: u8) -> bool {
        let highest = Slot::ALL.into_iter().filter_map(|slot| self.number(slot)).max();
        let sure = highest.is_some_and(|highest| highest > points);
        if again == 0 {
            sure || self.gain(points) > DARK
        } else {
            self.gain(points) > self.thought.draws(again) + SURE
        }
    }

    /// A swap that leaves the own row worse, and the other one better.
    fn is_given_away(&self, own: Slot, with: Seat, theirs: Slot) -> bool {
        let (given, received) = (self.thought.belief.at(self.you, own), self.thought.belief.at(with, theirs));
        let margin = if given.known && received.known { 0.0 } else { DARK };
        received.mean > given.mean + margin
    }

    fn swap(&self, own: Slot, with: Seat, theirs: Slot) -> f32 {
        let (given, received) = (self.thought.belief.at(self.you, own), self.thought.belief.at(with, theirs));
        (1.0 + self.thought.rivals[with]) * (given.mean - received.mean)
    }

    /// Behind in the round, and nothing to be brought home by ending it.
    fn is_called_too_soon(&self) -> bool {
        let decided = rounds_left(self.view) == 0.0 && self.is_ahead_in_the_match();
        !decided && (self.lead() < -BEHIND || self.thought.call() < -CALLS)
    }

    /// Ahead in the round, and nothing to be caught up by playing on.
    fn is_called_too_late(&self) -> bool {
        let lost = rounds_left(self.view) == 0.0 && !self.is_ahead_in_the_match();
        !lost && self.thought.call() > CALLS
    }

    /// By how much the own row is lower than those of the others, each counting as much as it is a rival.
    fn lead(&self) -> f32 {
        let belief = &self.thought.belief;
        let theirs = self.view.others().iter().map(|other| self.thought.rivals[other] * belief.sum(other));
        theirs.sum::<f32>() - belief.sum(self.you)
    }

    fn is_ahead_in_the_match(&self) -> bool {
        let total = |seat: Seat| self.view.public.totals[seat] as f32 + self.thought.belief.sum(seat);
        self.view.others().iter().all(|other| total(self.you) < total(other))
    }

    /// What a number brings in its best place.
    fn gain(&self, points: u8) -> f32 {
        let heaviest = Slot::ALL.into_iter().map(|slot| self.mean(slot)).fold(f32::MIN, f32::max);
        heaviest - f32::from(points)
    }

    fn mean(&self, slot: Slot) -> f32 {
        self.thought.belief.at(self.you, slot).mean
    }

    fn is_seen(&self, slot: Slot) -> bool {
        self.thought.belief.at(self.you, slot).known
    }

    /// What a card that it has seen counts for sure: a special card counts what it will be replaced by.
    fn number(&self, slot: Slot) -> Option<u8> {
        self.view.rows.at(self.you, slot).face.up().and_then(Card::points)
    }

    fn top(&self) -> Option<u8> {
        self.view.public.discard.top().and_then(Card::points)
    }

    fn drawn(&self) -> Option<u8> {
        self.view.phase.drawn().and_then(Face::up).and_then(Card::points)
    }
}
