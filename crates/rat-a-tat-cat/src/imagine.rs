//! A world that looks the same to an onlooker, dealt with the frequencies that the rules give it.
//!
//! All cards of a batch went through one shuffle, so that every way to lay its unseen cards on its dark places is as
//! likely as every other, with two exceptions that everyone at the table knows: a card that came into a row by a
//! player's choice is a number, and a special card that was laid aside in set-up was not dealt.

use crate::card::{Card, Counts, Laid, ROW, Row, Settled, Slot, Stack};
use crate::phase::Step;
use crate::state::{MOST_PLAYERS, State};
use crate::view::View;
use table::{BySeat, Dice, Face, Hidden, Pile, Seat, SeatSet};

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> State {
    let mut world = Imagined::seen(view);
    world.lay_settled(dice);
    let deck = world.lay_rest(dice);
    let hand = world.hand;
    State { public: view.public, rows: world.rows, deck, phase: view.phase.map(|_| hand) }
}

/// The rows and the hand of a world that is being imagined: what the onlooker sees is laid first, then the rest.
struct Imagined<'a> {
    view: &'a View,
    rows: BySeat<Row, MOST_PLAYERS>,
    hand: Hidden<Card>,
    /// Special cards in rows, by kind.
    specials: [u8; 4],
    dark: [Dark; MOST_DARK],
    dark_count: usize,
    /// Cards of used-up batches that lie on dark places.
    settled: Settled,
    /// All other cards that the onlooker does not see.
    unseen: Counts,
}

/// Six rows and a hand.
const MOST_DARK: usize = MOST_PLAYERS * ROW + 1;

/// A place that is dark to the onlooker.
#[derive(Clone, Copy, Default)]
struct Dark {
    /// No slot: the hand.
    slot: Option<(Seat, Slot)>,
    batch: u8,
    number: bool,
}

impl<'a> Imagined<'a> {
    fn seen(view: &'a View) -> Self {
        let public = &view.public;
        let mut world = Imagined {
            view,
            rows: BySeat::filled(public.seats()),
            hand: Hidden::default(),
            specials: [0; 4],
            dark: [Dark::default(); MOST_DARK],
            dark_count: 0,
            settled: public.settled,
            unseen: public.makeup,
        };
        public.discard.as_slice().iter().for_each(|&card| world.unseen.take(card));
        for seat in public.in_round {
            for slot in Slot::ALL {
                world.see_slot(seat, slot);
            }
        }
        if let Some(Step::Drawn { card, batch, .. }) = view.phase.on_turn().map(|on_turn| on_turn.step) {
            world.see_hand(card, batch);
        }
        world.settled.as_slice().iter().for_each(|&(_, card)| world.unseen.take(card));
        world
    }

    #[inline]
    fn see_slot(&mut self, seat: Seat, slot: Slot) {
        let seen = &self.view.rows[seat][slot.index()];
        let Face::Up(card) = seen.face else {
            return self.darken(Dark { slot: Some((seat, slot)), batch: seen.batch, number: seen.number });
        };
        self.lay(seat, slot, card);
        self.unseen.take(card);
        // An open card has left its batch.
        if seen.batch != self.view.public.batch && !seen.open {
            self.settled.remove(seen.batch, card);
        }
    }

    fn see_hand(&mut self, card: Face<Card>, batch: u8) {
        let Face::Up(card) = card else { return self.darken(Dark { slot: None, batch, number: true }) };
        self.take_in_hand(card);
        self.unseen.take(card);
        if batch != self.view.public.batch {
            self.settled.remove(batch, card);
        }
    }

    fn darken(&mut self, dark: Dark) {
        self.dark[self.dark_count] = dark;
        self.dark_count += 1;
    }

    #[inline]
    fn lay(&mut self, seat: Seat, slot: Slot, card: Card) {
        let seen = &self.view.rows[seat][slot.index()];
        let lies = if seen.open { Hidden::open(card) } else { Hidden::known_to(card, seen.known_by) };
        self.rows[seat][slot.index()] = Laid { card: lies, number: seen.number, batch: seen.batch };
        if let Some(special) = card.special_index() {
            self.specials[special] += 1;
        }
    }

    fn take_in_hand(&mut self, card: Card) {
        let drawer = self.view.phase.on_turn().map_or(SeatSet::EMPTY, |on_turn| SeatSet::only(on_turn.seat));
        self.hand = Hidden::known_to(card, drawer);
    }

    /// Lays the cards of each used-up batch on its dark places.
    fn lay_settled(&mut self, dice: &mut Dice) {
        let settled = self.settled;
        let mut rest = settled.as_slice();
        while let Some(&(batch, _)) = rest.first() {
            let size = rest.partition_point(|&(of, _)| of == batch);
            let mut pool: Stack = rest[..size].iter().map(|&(_, card)| card).collect();
            self.lay_batch(batch, &mut pool, dice);
            rest = &rest[size..];
        }
    }

    /// Lays unseen cards on the dark places of the newest batch; the rest is the deck.
    fn lay_rest(&mut self, dice: &mut Dice) -> Pile<Card, { crate::MOST_CARDS }> {
        if let Some(order) = &self.view.deck_order {
            return Pile::stacked(order.as_slice());
        }
        let specials = self.specials;
        loop {
            let mut pool = self.unseen.stack();
            self.lay_batch(self.view.public.batch, &mut pool, dice);
            if self.could_have_been_dealt(dice) {
                return Pile::loose(pool.as_slice());
            }
            self.specials = specials;
        }
    }

    /// Lays cards from the pool, which has its numbers first, on the dark places of a batch.
    fn lay_batch(&mut self, batch: u8, pool: &mut Stack, dice: &mut Dice) {
        let mut numbers = pool.as_slice().partition_point(|card| card.is_number());
        let mut others = 0;
        for dark in self.dark.into_iter().take(self.dark_count).filter(|dark| dark.batch == batch) {
            if !dark.number {
                others += 1;
                continue;
            }
            let pick = dice.below(numbers as u32) as usize;
            numbers -= 1;
            // The gap goes to the end of the numbers and from there to the end of the pool.
            let last = pool.as_slice().len() - 1;
            pool.as_mut_slice().swap(pick, numbers);
            pool.as_mut_slice().swap(numbers, last);
            self.lay_dark(dark, pool.pop());
        }
        dice.shuffle_top(pool.as_mut_slice(), others);
        for dark in self.dark.into_iter().take(self.dark_count) {
            if dark.batch == batch && !dark.number {
                self.lay_dark(dark, pool.pop());
            }
        }
    }

    #[inline]
    fn lay_dark(&mut self, dark: Dark, card: Option<Card>) {
        let Some(card) = card else { unreachable!("a batch has a card for each of its dark places") };
        match dark.slot {
            Some((seat, slot)) => self.lay(seat, slot, card),
            None => self.take_in_hand(card),
        }
    }

    /// Special cards in rows were dealt, so none of them is one that was laid aside. Of N alike, with l laid aside, d
    /// random ones are all among the others with probability (N−l)(N−l−1)… / N(N−1)…, d factors each; a world is kept
    /// as often as that.
    fn could_have_been_dealt(&self, dice: &mut Dice) -> bool {
        let public = &self.view.public;
        if public.aside == [0; 4] {
            return true;
        }
        Card::SPECIALS.into_iter().enumerate().filter(|&(kind, _)| public.aside[kind] > 0).all(
            |(kind, special)| {
                let dealt = u32::from(public.shed[kind] + self.specials[kind]);
                let all = u32::from(public.makeup.of(special));
                let others = all - u32::from(public.aside[kind]);
                (0..dealt).all(|i| i < others && dice.chance(others - i, all - i))
            },
        )
    }
}
