//! A world that looks the same to an onlooker, dealt with the frequencies that the rules give it.
//!
//! All cards of a batch went through one shuffle, so that every way to lay its unseen cards on its dark places is as
//! likely as every other, with two exceptions that everyone at the table knows: a card that came into a row by a
//! player's choice is a number, and a special card that was laid aside in set-up was not dealt.

use crate::card::{Card, Counts, Pool, Settled};
use crate::phase::{Phase, Step};
use crate::rows::{Rows, Seen};
use crate::slot::Slot;
use crate::state::State;
use crate::view::View;
use table::{Dice, Face, Hidden, Pile, SeatSet};

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> State {
    let mut state =
        State { public: view.public, rows: Rows::empty(), deck: Pile::empty(), phase: Phase::FirstLook };
    state.become_like(view, dice);
    state
}

impl State {
    /// Becomes a world that looks like this view to its onlooker.
    pub(crate) fn become_like(&mut self, view: &View, dice: &mut Dice) {
        if view.public.settled.is_empty() {
            self.lay(view, dice);
        } else {
            self.lay(&with_settled_up(view, dice), dice);
        }
    }

    /// Lays unseen cards on the dark places, which are all of the newest batch; the rest is the deck.
    fn lay(&mut self, view: &View, dice: &mut Dice) {
        let mut unseen = view.unseen();
        let (mut deck, mut in_deck) = (view.deck, view.public.aside);
        if in_deck != [0; 4] {
            view.keep_undrawn(&mut in_deck);
            unseen.take_specials(&in_deck);
            deck -= in_deck.iter().sum::<u8>();
        }
        let mut pool = Pool::EMPTY;
        pool.fill(&unseen);
        let mut faces = view.rows.faces;
        if view.rows.any_dark_number() {
            view.rows.lay_numbers(&mut faces, &mut pool, dice);
        }
        let drawer = view.phase.on_turn().map_or(SeatSet::EMPTY, |on_turn| SeatSet::only(on_turn.seat));
        let mut in_hand = |face: Face<Card>| face.up().unwrap_or_else(|| pool.draw_number(dice));
        self.phase = view.phase.map(|face| Hidden::known_to(in_hand(face), drawer));
        loop {
            let rest = pool.as_mut_slice();
            dice.shuffle_top(rest, rest.len() - usize::from(deck));
            if in_deck == view.public.aside
                || could_have_been_dealt(&rest[deck.into()..], view, &unseen, dice)
            {
                break;
            }
        }
        self.rows.look_like(&view.rows, &faces, view.public.in_round, &pool, deck);
        self.public = view.public;
        if let Some(order) = &view.deck_order {
            self.deck = Pile::stacked(order.as_slice());
            return;
        }
        if deck < view.deck {
            pool.put_specials(deck, &in_deck);
        }
        self.deck.become_loose(pool.lowest(), view.deck);
    }
}

/// The view with the cards of each used-up batch turned up on its dark places.
#[cold]
fn with_settled_up(view: &View, dice: &mut Dice) -> View {
    let mut view = *view;
    let settled = unseen_settled(&view);
    let mut rest = settled.as_slice();
    while let Some(&(batch, _)) = rest.first() {
        let size = rest.partition_point(|&(of, _)| of == batch);
        let counts: Counts = rest[..size].iter().map(|&(_, card)| card).collect();
        view.turn_up_batch(batch, &counts, dice);
        rest = &rest[size..];
    }
    view
}

impl View {
    fn turn_up_batch(&mut self, batch: u8, cards: &Counts, dice: &mut Dice) {
        let mut pool = Pool::EMPTY;
        pool.fill(cards);
        self.turn_up_dark(batch, true, || pool.draw_number(dice));
        if dark_hand(self) == Some(batch) {
            self.phase = self.phase.map(|_| Face::Up(pool.draw_number(dice)));
        }
        dice.shuffle(pool.as_mut_slice());
        let mut others = pool.as_mut_slice().iter();
        self.turn_up_dark(batch, false, || others.next().copied().unwrap_or_default());
    }

    fn turn_up_dark(&mut self, batch: u8, number: bool, mut card: impl FnMut() -> Card) {
        for seat in self.public.in_round {
            for slot in Slot::ALL {
                let seen = self.rows.at(seat, slot);
                if seen.face.is_down() && (seen.batch, seen.number) == (batch, number) {
                    self.rows.put(seat, slot, Seen { face: Face::Up(card()), ..seen });
                }
            }
        }
    }
}

/// The batch of a card in hand that the onlooker does not see.
fn dark_hand(view: &View) -> Option<u8> {
    if let Step::Drawn { card: Face::Down, batch, .. } = view.phase.on_turn()?.step {
        Some(batch)
    } else {
        None
    }
}

/// Cards of used-up batches that the onlooker does not see.
fn unseen_settled(view: &View) -> Settled {
    let mut settled = view.public.settled;
    // An open card has left its batch.
    for seen in view.laid().filter(|seen| !seen.open) {
        if let Face::Up(card) = seen.face {
            settled.remove(seen.batch, card);
        }
    }
    if let Some(Step::Drawn { card: Face::Up(card), batch, .. }) =
        view.phase.on_turn().map(|on_turn| on_turn.step)
    {
        settled.remove(batch, card);
    }
    settled
}

impl View {
    /// Of the special cards that were laid aside in set-up, keeps the kinds of which none was drawn since. Those lie in
    /// the deck, each place of it being as likely, and every way to lay the other cards is as likely as every other.
    #[inline(never)]
    fn keep_undrawn(&self, aside: &mut [u8; 4]) {
        for ((count, special), &shed) in aside.iter_mut().zip(Card::SPECIALS).zip(&self.public.shed) {
            if *count > 0 && self.public.discard.has_more_than(shed, special) {
                *count = 0;
            }
        }
    }
}

/// Special cards in rows were dealt, so none of them is one that was laid aside. Of N alike, with l laid aside, d
/// random ones are all among the others with probability (N−l)(N−l−1)… / N(N−1)…, d factors each; a world is kept
/// as often as that.
///
/// There is no need to ask that of the kinds that [have not been drawn since](View::keep_undrawn): their l lie in the
/// deck, and the world was dealt from the others.
#[cold]
fn could_have_been_dealt(laid: &[Card], view: &View, unseen: &Counts, dice: &mut Dice) -> bool {
    let (public, mut in_deck) = (&view.public, view.public.aside);
    view.keep_undrawn(&mut in_deck);
    for (kind, special) in Card::SPECIALS.into_iter().enumerate() {
        if public.aside[kind] == in_deck[kind] {
            continue;
        }
        let all = public.makeup.of(special);
        let seen_in_rows = all - unseen.of(special) - public.discard.count(special);
        let in_dark = laid.iter().filter(|&&card| card == special).count() as u8;
        let dealt = public.shed[kind] + seen_in_rows + in_dark;
        let others = all - public.aside[kind];
        if !(0..dealt).all(|i| i < others && dice.chance(u32::from(others - i), u32::from(all - i))) {
            return false;
        }
    }
    true
}
