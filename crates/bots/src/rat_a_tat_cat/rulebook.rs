//! The player who goes by a few plain rules, such as a careful person can be taught.
//!
//! It goes by every card its view shows, takes a dark one for an average one of those it has not seen, keeps what is
//! lower than its worst card, and calls when its row is low or clearly the lowest. It draws no conclusions from what
//! the others do, and does not look at the totals.

use super::belief::{Belief, Counting};
use crate::ties::best;
use games::rat_a_tat_cat::{Ask, Card, Decision, Slot, Slots, State, View};
use table::{Bot, Dice, Face, Seat};

#[derive(Clone, Copy, Debug, Default)]
pub struct Rulebook;

impl Bot<State> for Rulebook {
    fn decide(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        answer(seat, view, dice)
    }
}

/// An open card is taken if it lowers the row by so much; a card of the deck may bring more than a little.
const WORTH_TAKING: f32 = 3.0;
/// It swaps for so much: less is not worth the risk that the other card is a high one.
const WORTH_SWAPPING: f32 = 1.0;
/// It calls with this sum or less …
const LOW_ENOUGH: f32 = 6.0;
/// … or with so much less than everybody else, as far as it can tell.
const CLEAR_LEAD: f32 = 10.0;

pub(super) fn answer(you: Seat, view: &View, dice: &mut Dice) -> Decision {
    let Some(ask) = view.ask() else { return Decision::Done };
    let belief = Belief::of(view, Counting::OneHeap);
    let guess = |seat: Seat, slot: Slot| belief.at(seat, slot).mean;
    let worst = |among: Slots, dice: &mut Dice| {
        best(among.iter(), |slot| guess(you, *slot), dice).unwrap_or(Slot::ALL[0])
    };
    let slot = worst(Slots::ALL, dice);
    let gain = |card: Option<Card>| {
        card.and_then(Card::points).map_or(f32::MIN, |points| guess(you, slot) - f32::from(points))
    };
    match ask {
        Ask::EndFirstLook | Ask::EndLook => Decision::Done,
        Ask::ChooseSource { take } if take && gain(view.public.discard.top()) >= WORTH_TAKING => {
            Decision::TakeDiscard { slot }
        }
        Ask::ChooseSource { .. } => Decision::DrawDeck,
        Ask::KeepOrReject { .. } if gain(view.phase.drawn().and_then(Face::up)) > 0.0 => {
            Decision::Keep { slot }
        }
        Ask::KeepOrReject { .. } => Decision::Reject,
        Ask::SwapChoice { slots, .. } => {
            let own = worst(slots, dice);
            let theirs = view.others().iter().flat_map(|with| slots.iter().map(move |theirs| (with, theirs)));
            let lowest = best(theirs, |their| -guess(their.0, their.1), dice);
            match lowest {
                Some((with, theirs)) if guess(you, own) - guess(with, theirs) >= WORTH_SWAPPING => {
                    Decision::Swap { own, with, theirs }
                }
                _ => Decision::Decline,
            }
        }
        Ask::Draw2Continue { .. } => Decision::Draw,
        Ask::PeekChoice { slots, .. } => {
            let dark = best(slots.iter().filter(|&slot| !belief.at(you, slot).known), |_| 0, dice);
            dark.map_or(Decision::Decline, |slot| Decision::Peek { slot })
        }
        Ask::SuperPeekChoice { .. } => Decision::Look,
        Ask::CallChoice => {
            let own = belief.sum(you);
            let lowest = view.others().iter().map(|other| belief.sum(other)).fold(f32::MAX, f32::min);
            let low = own <= LOW_ENOUGH && own < lowest;
            if low || own + CLEAR_LEAD <= lowest { Decision::Call } else { Decision::NoCall }
        }
        Ask::ReadyForNextRound => Decision::Ready,
    }
}
