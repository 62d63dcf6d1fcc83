//! Rat-a-Tat Cat. A word is one letter; that of a swap is three: the own slot, with whom, and their slot.

use crate::{Letters, Note, Tensors, Word, around, seat_at, steps};
use games::rat_a_tat_cat::{
    Ask, CallFrom, Card, Counts, Decision, DeckName, LimitRule, MOST_PLAYERS, MatchEnd, ROW, Reshuffle, Slot,
    State, Step, View,
};
use table::Seat;

const CARDS: usize = Card::ALL.len();
const ASKS: usize = 10;
/// Of the deck, for critics.
const TOP: usize = 5;

const DONE: u8 = 0;
const DRAW_DECK: u8 = 1;
const TAKE: u8 = 2;
const KEEP: u8 = 6;
const REJECT: u8 = 10;
const PEEK: u8 = 11;
const LOOK: u8 = 15;
const DECLINE: u8 = 16;
const DRAW: u8 = 17;
const STOP: u8 = 18;
const CALL: u8 = 19;
const NO_CALL: u8 = 20;
const READY: u8 = 21;
const SWAP: u8 = 22;

fn index(card: Card) -> usize {
    card as usize
}

fn number(ask: Ask) -> usize {
    match ask {
        Ask::EndFirstLook => 0,
        Ask::ChooseSource { .. } => 1,
        Ask::KeepOrReject { .. } => 2,
        Ask::SwapChoice { .. } => 3,
        Ask::Draw2Continue { .. } => 4,
        Ask::PeekChoice { .. } => 5,
        Ask::SuperPeekChoice { .. } => 6,
        Ask::EndLook => 7,
        Ask::CallChoice => 8,
        Ask::ReadyForNextRound => 9,
    }
}

fn counts(counts: Counts) -> impl Iterator<Item = u8> {
    Card::ALL.into_iter().map(move |card| counts.of(card))
}

impl Tensors for State {
    const LETTERS: usize = SWAP as usize + ROW;
    const LONGEST: usize = 3;

    fn observe(view: &View, you: Seat, so_far: &[u8], note: &mut impl Note) {
        let public = &view.public;
        let (options, seats) = (&public.options, public.seats());
        note.one_of("players", Some(usize::from(seats) - 2), MOST_PLAYERS - 1);
        note.one_of("asked", view.ask().map(number), ASKS);
        note.number("round", public.round);
        note.number("rounds", options.round_count(seats));
        let match_end = match options.match_end {
            MatchEnd::Rounds => 0,
            MatchEnd::Time => 1,
            MatchEnd::Elimination => 2,
        };
        note.one_of("match_end", Some(match_end), 3);
        note.number("limit", options.limit.0.get());
        note.flag("limit_is_out", options.limit_rule == LimitRule::Reach);
        note.flag("classic_deck", options.deck == DeckName::Classic);
        note.flag("outer_cards_open", options.open_outer);
        note.flag("call_after_first_lap", options.call_from == CallFrom::AfterFirstLap);
        note.flag("reshuffle_keeps_top", options.reshuffle == Reshuffle::KeepTop);
        note.number("turns", public.turns.min(10_000));
        note.number("deck", view.deck);
        let on_turn = view.phase.on_turn();
        for seat in around(you, seats, MOST_PLAYERS) {
            let is = |it: Option<Seat>| seat.is_some() && seat == it;
            note.flag("is_in_round", seat.is_some_and(|seat| public.in_round.contains(seat)));
            note.number("total", seat.map_or(0, |seat| public.totals[seat]));
            note.number("row_scored", seat.map_or(0, |seat| public.scores[seat]));
            note.flag("is_out", seat.is_some_and(|seat| public.out_in[seat] > 0));
            note.flag("is_dealer", is(Some(public.dealer)));
            note.flag("is_on_turn", is(on_turn.map(|it| it.seat)));
            note.flag("has_called", is(public.last_turns.map(|last| last.caller)));
            note.flag(
                "has_last_turn",
                seat.is_some_and(|seat| public.last_turns.is_some_and(|last| last.left.contains(seat))),
            );
            for slot in Slot::ALL {
                let seen = seat.map(|seat| view.rows.at(seat, slot)).unwrap_or_default();
                note.one_of("card", seen.face.up().map(index), CARDS);
                note.flag("card_is_a_number", seen.number);
                note.flag("card_is_open", seen.open);
                let known_by = around(you, seats, MOST_PLAYERS);
                note.flags(
                    "card_known_by",
                    known_by.map(|other| other.is_some_and(|other| seen.known_by.contains(other))),
                );
            }
        }
        note.one_of("discard", public.discard.top().map(index), CARDS);
        note.counts("discarded", Card::ALL.into_iter().map(|card| public.discard.count(card)));
        note.counts("unseen", counts(view.unseen()));
        note.one_of("drawn", view.phase.drawn().and_then(|card| card.up()).map(index), CARDS);
        note.flag("super_peek_drawn", on_turn.is_some_and(|it| it.super_peek));
        let again = on_turn.map_or(0, |it| match it.step {
            Step::Drawn { again, .. }
            | Step::Swap { again }
            | Step::Peek { again }
            | Step::SuperPeek { again } => again,
            Step::Draw2 { left } => left,
            Step::Source | Step::Looking(_) | Step::Call => 0,
        });
        note.number("draws_left", again);
        note.one_of(
            "so_far_own_slot",
            so_far.first().map(|&letter| usize::from(letter.saturating_sub(SWAP))),
            ROW,
        );
        note.one_of("so_far_with", so_far.get(1).map(|&steps| usize::from(steps)), MOST_PLAYERS);
    }

    fn beneath(view: &View, note: &mut impl Note) {
        let order = view.deck_order.as_ref().map_or(&[][..], |order| order.as_slice());
        for top in 1..=TOP {
            let card = order.len().checked_sub(top).map(|at| index(order[at]));
            note.one_of("next_in_deck", card, CARDS);
        }
    }

    fn next(view: &View, so_far: &[u8], letters: &mut Letters<'_>) -> bool {
        let (Some(ask), Some(you)) = (view.ask(), view.you) else { return false };
        let slot_of = |first: u8, slot: Slot| usize::from(first) + slot.index();
        match (ask, so_far) {
            (Ask::SwapChoice { .. }, &[first]) if first >= SWAP => {
                letters.allow_all(
                    view.others().iter().map(|other| usize::from(steps(you, other, view.public.seats()))),
                );
                return true;
            }
            (Ask::SwapChoice { slots, .. }, &[first, _]) if first >= SWAP => {
                letters.allow_all(slots.iter().map(Slot::index));
                return true;
            }
            (_, &[]) => {}
            _ => return false,
        }
        match ask {
            Ask::EndFirstLook | Ask::EndLook => letters.allow(DONE),
            Ask::ChooseSource { take } => {
                letters.allow(DRAW_DECK);
                letters.allow_all(Slot::ALL.into_iter().filter(|_| take).map(|slot| slot_of(TAKE, slot)));
            }
            Ask::KeepOrReject { .. } => {
                letters.allow(REJECT);
                letters.allow_all(Slot::ALL.into_iter().map(|slot| slot_of(KEEP, slot)));
            }
            Ask::SwapChoice { slots, .. } => {
                letters.allow(DECLINE);
                let somebody = !view.others().is_empty();
                letters.allow_all(slots.iter().filter(|_| somebody).map(|slot| slot_of(SWAP, slot)));
            }
            Ask::Draw2Continue { .. } => letters.allow_all([DRAW, STOP].map(usize::from)),
            Ask::PeekChoice { slots, .. } => {
                letters.allow(DECLINE);
                letters.allow_all(slots.iter().map(|slot| slot_of(PEEK, slot)));
            }
            Ask::SuperPeekChoice { .. } => letters.allow_all([LOOK, DECLINE].map(usize::from)),
            Ask::CallChoice => letters.allow_all([CALL, NO_CALL].map(usize::from)),
            Ask::ReadyForNextRound => letters.allow(READY),
        }
        true
    }

    fn read(view: &View, word: &[u8]) -> Option<Decision> {
        let slot = |letter: u8, first: u8| Slot::ALL.get(usize::from(letter.checked_sub(first)?)).copied();
        let decision = match *word {
            [DONE] => Decision::Done,
            [DRAW_DECK] => Decision::DrawDeck,
            [letter @ TAKE..KEEP] => Decision::TakeDiscard { slot: slot(letter, TAKE)? },
            [letter @ KEEP..REJECT] => Decision::Keep { slot: slot(letter, KEEP)? },
            [REJECT] => Decision::Reject,
            [letter @ PEEK..LOOK] => Decision::Peek { slot: slot(letter, PEEK)? },
            [LOOK] => Decision::Look,
            [DECLINE] => Decision::Decline,
            [DRAW] => Decision::Draw,
            [STOP] => Decision::Stop,
            [CALL] => Decision::Call,
            [NO_CALL] => Decision::NoCall,
            [READY] => Decision::Ready,
            [own, with, theirs] => Decision::Swap {
                own: slot(own, SWAP)?,
                with: seat_at(view.you?, with, view.public.seats())?,
                theirs: slot(theirs, 0)?,
            },
            _ => return None,
        };
        Some(decision)
    }

    fn spell(view: &View, decision: &Decision) -> Option<Word> {
        let at = |first: u8, slot: Slot| first + slot.index() as u8;
        let letter = match *decision {
            Decision::Done => DONE,
            Decision::DrawDeck => DRAW_DECK,
            Decision::TakeDiscard { slot } => at(TAKE, slot),
            Decision::Keep { slot } => at(KEEP, slot),
            Decision::Reject => REJECT,
            Decision::Peek { slot } => at(PEEK, slot),
            Decision::Look => LOOK,
            Decision::Decline => DECLINE,
            Decision::Draw => DRAW,
            Decision::Stop => STOP,
            Decision::Call => CALL,
            Decision::NoCall => NO_CALL,
            Decision::Ready => READY,
            Decision::Swap { own, with, theirs } => {
                let with = steps(view.you?, with, view.public.seats());
                return Some(Word::of(&[at(SWAP, own), with, at(0, theirs)]));
            }
        };
        Some(Word::of(&[letter]))
    }
}
