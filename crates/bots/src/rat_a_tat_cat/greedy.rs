//! The short-sighted player.

use crate::ties::best;
use games::rat_a_tat_cat::{Ask, Card, Decision, Slot, Slots, State, View};
use table::{Bot, Dice, Face, Seat};

/// Knows its own cards and nobody else's, takes whatever is lower than its worst one, and calls at ten.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

/// What a dark card is worth to a player who does not count: the mean of the 45 printed numbers. A special card in a
/// row will be replaced by such a number (TAT-76).
const AVERAGE: u8 = 5;

/// It calls with this sum or less, dark cards counted as average ones.
const LOW_ENOUGH: u8 = 10;

impl Bot<State> for Greedy {
    fn decide(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        let Some(ask) = view.ask() else { return Decision::Done };
        let row = Slot::ALL.map(|slot| worth(view.rows.at(seat, slot).face));
        let worst = |among: Slots, dice: &mut Dice| {
            best(among.iter(), |slot| row[slot.index()], dice).unwrap_or(Slot::ALL[0])
        };
        let (slot, drawn) = (worst(Slots::ALL, dice), view.phase.drawn().and_then(Face::up));
        let lowers = |card: Option<Card>| card.is_some_and(|card| worth(Face::Up(card)) < row[slot.index()]);
        match ask {
            Ask::EndFirstLook | Ask::EndLook => Decision::Done,
            Ask::ChooseSource { take } if take && lowers(view.public.discard.top()) => {
                Decision::TakeDiscard { slot }
            }
            Ask::ChooseSource { .. } => Decision::DrawDeck,
            Ask::KeepOrReject { .. } if lowers(drawn) => Decision::Keep { slot },
            Ask::KeepOrReject { .. } => Decision::Reject,
            Ask::SwapChoice { slots, .. } => {
                let own = worst(slots, dice);
                if row[own.index()] > AVERAGE { any_card(own, slots, view, dice) } else { Decision::Decline }
            }
            Ask::Draw2Continue { .. } => Decision::Draw,
            Ask::PeekChoice { slots, .. } => {
                let is_dark = |slot: &Slot| view.rows.at(seat, *slot).face.is_down();
                let dark = best(slots.iter().filter(is_dark), |_| 0, dice);
                dark.map_or(Decision::Decline, |slot| Decision::Peek { slot })
            }
            Ask::SuperPeekChoice { .. } => Decision::Look,
            Ask::CallChoice if row.iter().sum::<u8>() <= LOW_ENOUGH => Decision::Call,
            Ask::CallChoice => Decision::NoCall,
            Ask::ReadyForNextRound => Decision::Ready,
        }
    }
}

fn worth(face: Face<Card>) -> u8 {
    face.up().and_then(Card::points).unwrap_or(AVERAGE)
}

/// It has no idea who has what, so any card of any other player is as good to it as the next.
fn any_card(own: Slot, slots: Slots, view: &View, dice: &mut Dice) -> Decision {
    let others = view.others();
    let with = others.nth(dice.below(u32::from(others.len()).max(1)) as u8);
    let theirs = slots.iter().nth(dice.below(slots.len()) as usize);
    match (with, theirs) {
        (Some(with), Some(theirs)) => Decision::Swap { own, with, theirs },
        _ => Decision::Decline,
    }
}
