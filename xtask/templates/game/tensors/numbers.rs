//! {{title}}. A word is one letter: the card is kept, or changed.

use crate::{Letters, Note, Tensors, Word, around};
use games::{{ident}}::{Decision, State, View};
use table::{Game, Seat};

const KEEP: u8 = 0;
const CHANGE: u8 = 1;

fn letter(decision: Decision) -> u8 {
    match decision {
        Decision::Keep => KEEP,
        Decision::Change => CHANGE,
    }
}

impl Tensors for State {
    const LETTERS: usize = 2;
    const LONGEST: usize = 1;

    fn observe(view: &View, you: Seat, _: &[u8], note: &mut impl Note) {
        let public = &view.public;
        let (seats, most) = (view.hands.len(), usize::from(*<State as Game>::SEATS.end()));
        note.flag("asked", view.asked().is_some());
        note.flag("low_wins", public.options.low_wins);
        note.number("deck", view.deck);
        for seat in around(you, seats, most) {
            note.flag("is_there", seat.is_some());
            note.flag("has_decided", seat.is_some_and(|seat| !public.left.contains(seat)));
            note.number("hand", seat.and_then(|seat| view.hands[seat].up()).unwrap_or(0));
            note.number("away", seat.and_then(|seat| public.away[seat]).unwrap_or(0));
        }
    }

    fn beneath(view: &View, note: &mut impl Note) {
        let top = view.deck_order.and_then(|order| Some(order[usize::from(view.deck).checked_sub(1)?]));
        note.number("next_in_deck", top.unwrap_or(0));
    }

    fn next(view: &View, so_far: &[u8], letters: &mut Letters<'_>) -> bool {
        let Some(asked) = view.asked().filter(|_| so_far.is_empty()) else { return false };
        letters.allow_all(asked.iter().map(|&decision| usize::from(letter(decision))));
        true
    }

    fn read(_: &View, word: &[u8]) -> Option<Decision> {
        match *word {
            [KEEP] => Some(Decision::Keep),
            [CHANGE] => Some(Decision::Change),
            _ => None,
        }
    }

    fn spell(_: &View, decision: &Decision) -> Option<Word> {
        Some(Word::of(&[letter(*decision)]))
    }
}
