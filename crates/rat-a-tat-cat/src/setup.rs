//! Setting up a match and dealing a round, TAT-01 to TAT-19.

use crate::card::{Card, Counts, Settled, Stack};
use crate::event::Event;
use crate::options::{FirstDealer, Options};
use crate::phase::{OnTurn, Phase, Step};
use crate::rows::{Laid, Rows};
use crate::size::ROW;
use crate::slot::Slot;
use crate::state::{Public, State};
use table::{BadOption, BySeat, Ctx, Hidden, Pile, Refused, Seat, SeatSet};

impl State {
    pub(crate) fn set_up(
        parts: &crate::Parts,
        options: &Options,
        seats: u8,
        ctx: &mut Ctx<'_, Event>,
    ) -> Result<State, Refused> {
        let makeup = *parts.deck(options.deck);
        check_deck(&makeup, seats)?;
        let dealer = first_dealer(options, seats, ctx)?;
        let public = Public {
            options: *options,
            makeup,
            round: 0,
            totals: BySeat::filled(seats),
            out_in: BySeat::filled(seats),
            dealer,
            first: dealer,
            in_round: SeatSet::EMPTY,
            discard: Stack::EMPTY,
            turns: 0,
            last_turns: None,
            scores: BySeat::filled(seats),
            batch: 0,
            settled: Settled::NONE,
            aside: [0; 4],
            shed: [0; 4],
        };
        let mut state = State { public, rows: Rows::empty(), deck: Pile::empty(), phase: Phase::FirstLook };
        state.deal_round(dealer, ctx);
        Ok(state)
    }

    pub(crate) fn deal_round(&mut self, dealer: Seat, ctx: &mut Ctx<'_, Event>) {
        self.public.round += 1;
        // Later luck does not depend on earlier play: every round has dice of its own.
        let mut dice = ctx.dice.fork("round", self.public.round);
        let ctx = &mut ctx.with_dice(&mut dice);
        self.clear_table(dealer);
        let round = self.public.round;
        ctx.tell(|| Event::RoundBegan { round, dealer });
        self.shuffle_all(ctx);
        self.deal_rows(ctx);
        self.turn_up_first_discard(ctx);
        if self.public.options.open_outer {
            self.turn_up_outer(ctx); // TAT-107; there is no first look, TAT-108
            self.begin_turn(self.public.first, ctx);
        } else {
            self.begin_first_look(ctx);
        }
    }

    fn clear_table(&mut self, dealer: Seat) {
        self.public.dealer = dealer;
        self.public.in_round = self.public.still_in();
        self.public.first = self.left_of(dealer); // TAT-18
        self.rows = Rows::empty();
        self.public.scores = BySeat::filled(self.public.seats());
        self.public.discard = Stack::EMPTY;
        self.public.turns = 0;
        self.public.last_turns = None;
        self.public.batch = 0;
        self.public.settled = Settled::NONE;
        self.public.aside = [0; 4];
        self.public.shed = [0; 4];
    }

    /// The next player clockwise who is in the round (TAT-02).
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        self.public.in_round.next_after(seat).unwrap_or(seat)
    }

    /// All cards, in a uniformly random order (TAT-06).
    fn shuffle_all(&mut self, ctx: &mut Ctx<'_, Event>) {
        self.deck = Pile::stacked(self.public.makeup.stack().as_slice());
        self.deck.shuffle(ctx.dice);
        let deck = &self.deck;
        ctx.tell(|| Event::Shuffled { order: Box::new(*deck) });
    }

    /// One card at a time, clockwise from the dealer's left; the k-th card goes to slot k (TAT-07, TAT-08).
    fn deal_rows(&mut self, ctx: &mut Ctx<'_, Event>) {
        for slot in Slot::ALL {
            for seat in self.public.in_round.clockwise_from(self.public.first) {
                let card = self.draw_card(ctx);
                self.rows.put(seat, slot, Laid { card: Hidden::unseen(card), ..Laid::default() });
            }
        }
        let (rows, in_round) = (&self.rows, self.public.in_round);
        ctx.tell(|| Event::Dealt { rows: Box::new(*rows), in_round });
    }

    /// TAT-10 to TAT-13. A special card is laid aside, without effect, until a number has been found.
    fn turn_up_first_discard(&mut self, ctx: &mut Ctx<'_, Event>) {
        let mut aside = Stack::EMPTY;
        let first = loop {
            let card = self.draw_card(ctx);
            let Some(special) = card.special_index() else { break card };
            ctx.tell(|| Event::LaidAside { card });
            aside.push(card);
            self.public.aside[special] += 1;
        };
        self.public.discard.push(first);
        ctx.tell(|| Event::FirstDiscard { card: first });
        for &card in aside.as_slice() {
            self.deck.slip_in(card, ctx.dice);
        }
        if !aside.is_empty() {
            let deck = &self.deck;
            ctx.tell(|| Event::SlippedIn { order: Box::new(*deck) });
        }
    }

    /// Everyone sees the own outer cards, all at the same time (TAT-15); knowledge grows as the look begins (TAT-150).
    fn begin_first_look(&mut self, ctx: &mut Ctx<'_, Event>) {
        for seat in self.public.in_round {
            for slot in Slot::ALL.into_iter().filter(|slot| slot.is_outer()) {
                self.rows.show(seat, slot, seat, ctx.truth); // TAT-123
            }
        }
        self.phase = Phase::FirstLook;
        ctx.tell(|| Event::FirstLookBegan);
    }

    fn turn_up_outer(&mut self, ctx: &mut Ctx<'_, Event>) {
        for seat in self.public.in_round {
            for slot in Slot::ALL.into_iter().filter(|slot| slot.is_outer()) {
                self.rows.turn_up(seat, slot, ctx.truth);
                let card = self.rows.at(seat, slot).card.truth(ctx.truth);
                ctx.tell(|| Event::OuterTurnedUp { seat, slot, card });
            }
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        self.phase = Phase::Turn(OnTurn { seat, super_peek: false, step: Step::Source });
        let last = self.public.last_turns.is_some();
        ctx.tell(|| Event::TurnBegan { seat, last });
    }

    /// The top card of a deck that is never empty when a card is due (TAT-04, TAT-62).
    pub(crate) fn draw_card(&mut self, ctx: &mut Ctx<'_, Event>) -> Card {
        let Some(card) = self.deck.draw(ctx.truth, ctx.dice) else {
            unreachable!("deck and discard are never empty together")
        };
        card
    }
}

/// TAT-04: a first discard exists, scoring can finish, and deck and discard are never empty together.
pub(crate) fn check_deck(makeup: &Counts, seats: u8) -> Result<(), Refused> {
    let dealt = ROW * seats as usize;
    if makeup.numbers() < dealt + 1 {
        return Err(Refused::Parts(format!(
            "{seats} players need a deck with {} number cards, it has {}",
            dealt + 1,
            makeup.numbers()
        )));
    }
    if makeup.total() < dealt + 3 {
        return Err(Refused::Parts(format!(
            "{seats} players need a deck of {} cards, it has {}",
            dealt + 3,
            makeup.total()
        )));
    }
    Ok(())
}

/// TAT-05.
fn first_dealer(options: &Options, seats: u8, ctx: &mut Ctx<'_, Event>) -> Result<Seat, Refused> {
    match options.first_dealer {
        FirstDealer::Random => {
            let index = ctx.dice.below(u32::from(seats)) as u8;
            Ok(SeatSet::first(seats).nth(index).unwrap_or_default())
        }
        FirstDealer::Seat(seat) if seat.number() < seats => Ok(seat),
        FirstDealer::Seat(seat) => {
            Err(BadOption::NoSuchSeat { name: "first_dealer", seat: seat.number(), seats }.into())
        }
    }
}
