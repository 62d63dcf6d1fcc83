//! A world that looks the same to an onlooker, dealt with the frequencies that the rules give it.
//!
//! All cards of a batch went through one shuffle, so that every way to lay its unseen cards on its dark places is as
//! likely as every other, with two exceptions that everyone at the table knows: a card that came into a row by a
//! player's choice is a number, and a special card that was laid aside in set-up was not dealt.

use crate::card::{Card, Counts, Laid, Pool, Settled, Stack};
use crate::phase::{Phase, Step};
use crate::state::State;
use crate::view::{Seen, View};
use table::{BySeat, Dice, Face, Hidden, Pile, SeatSet};

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> State {
    let mut state = State {
        public: view.public,
        rows: BySeat::filled(view.public.seats()),
        deck: Pile::empty(),
        phase: Phase::FirstLook,
    };
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
        let deck = usize::from(view.deck);
        let mut unseen = view.public.makeup;
        let numbers = view.count(&mut unseen);
        let mut pool = Pool::EMPTY;
        pool.fill(&unseen);
        if numbers > 0 {
            bring_numbers_to_the_end(pool.as_mut_slice(), numbers, dice);
        }
        let rest = pool.as_slice().len() - numbers;
        loop {
            let rest = &mut pool.as_mut_slice()[..rest];
            dice.shuffle_top(rest, rest.len() - deck);
            if view.public.aside == [0; 4] || could_have_been_dealt(&rest[deck..], view, &unseen, dice) {
                break;
            }
        }
        let (mut other, mut number) = (deck, rest);
        if numbers == 0 {
            self.lay_rows(view, |seen| {
                let card = pool.at(other);
                other += usize::from(seen.face.is_down());
                seen.face.up().unwrap_or(card)
            });
        } else {
            self.lay_rows(view, |seen| {
                let next = if seen.number { &mut number } else { &mut other };
                let card = pool.at(*next);
                *next += usize::from(seen.face.is_down());
                seen.face.up().unwrap_or(card)
            });
        }
        self.public = view.public;
        let drawer = view.phase.on_turn().map_or(SeatSet::EMPTY, |on_turn| SeatSet::only(on_turn.seat));
        self.phase = view.phase.map(|face| Hidden::known_to(face.up().unwrap_or(pool.at(number)), drawer));
        if let Some(order) = &view.deck_order {
            self.deck = Pile::stacked(order.as_slice());
        } else {
            self.deck.become_loose(&pool.as_slice()[..deck]);
        }
    }

    #[inline(always)]
    fn lay_rows(&mut self, view: &View, mut card: impl FnMut(&Seen) -> Card) {
        self.rows = BySeat::filled(view.public.seats());
        for ((seat, row), seen) in self.rows.iter_mut().zip(view.rows.as_slice()) {
            if !view.public.in_round.contains(seat) {
                continue;
            }
            for (laid, seen) in row.iter_mut().zip(seen) {
                let card = Hidden::lying(card(seen), seen.open, seen.known_by);
                *laid = Laid { batch: seen.batch, number: seen.number, card };
            }
        }
    }
}

fn bring_numbers_to_the_end(pool: &mut [Card], count: usize, dice: &mut Dice) {
    let (mut numbers, mut rest) = (pool.partition_point(|card| card.is_number()), pool.len());
    for _ in 0..count {
        let pick = dice.below(numbers as u32) as usize;
        (numbers, rest) = (numbers - 1, rest - 1);
        // The gap goes to the end of the numbers and from there to the end of the pool.
        pool.swap(pick, numbers);
        pool.swap(numbers, rest);
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
        let mut pool: Stack = rest[..size].iter().map(|&(_, card)| card).collect();
        view.turn_up_batch(batch, &mut pool, dice);
        rest = &rest[size..];
    }
    view
}

impl View {
    fn turn_up_batch(&mut self, batch: u8, pool: &mut Stack, dice: &mut Dice) {
        let in_hand = dark_hand(self) == Some(batch);
        let dark = |seen: &Seen| seen.face.is_down() && seen.batch == batch;
        let numbers = self.laid().filter(|seen| dark(seen) && seen.number).count() + usize::from(in_hand);
        let others = pool.as_slice().len() - numbers;
        bring_numbers_to_the_end(pool.as_mut_slice(), numbers, dice);
        dice.shuffle(&mut pool.as_mut_slice()[..others]);
        let (others, numbers) = pool.as_slice().split_at(others);
        let (mut others, mut numbers) = (others.iter().copied(), numbers.iter().copied());
        for seat in self.public.in_round {
            for seen in self.rows[seat].iter_mut().filter(|seen| dark(seen)) {
                let card = if seen.number { numbers.next() } else { others.next() };
                seen.face = Face::Up(card.unwrap_or_default());
            }
        }
        if in_hand {
            self.phase = self.phase.map(|_| Face::Up(numbers.next().unwrap_or_default()));
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

/// Special cards in rows were dealt, so none of them is one that was laid aside. Of N alike, with l laid aside, d
/// random ones are all among the others with probability (N−l)(N−l−1)… / N(N−1)…, d factors each; a world is kept
/// as often as that.
#[inline(never)]
fn could_have_been_dealt(laid: &[Card], view: &View, unseen: &Counts, dice: &mut Dice) -> bool {
    let public = &view.public;
    for (kind, special) in Card::SPECIALS.into_iter().enumerate() {
        if public.aside[kind] == 0 {
            continue;
        }
        let all = public.makeup.of(special);
        let seen_in_rows = all - unseen.of(special) - count(special, public.discard.as_slice());
        let dealt = public.shed[kind] + seen_in_rows + count(special, laid);
        let others = all - public.aside[kind];
        if !(0..dealt).all(|i| i < others && dice.chance(u32::from(others - i), u32::from(all - i))) {
            return false;
        }
    }
    true
}

fn count(card: Card, among: &[Card]) -> u8 {
    let mut count = 0;
    among.iter().for_each(|&other| count += u8::from(other == card));
    count
}
