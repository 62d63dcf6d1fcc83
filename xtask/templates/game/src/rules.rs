//! Setting up, playing, scoring. Split it into a file for each chapter of the rulebook as it grows.

use crate::size::{MOST_CARDS, MOST_PLAYERS};
use crate::state::{Options, Public, State};
use crate::{Decision, Event, Parts};
use table::{BySeat, Ctx, Hidden, Pile, Refused, Seat, SeatSet, Standing};

impl State {
    /// {{PREFIX}}-01.
    pub(crate) fn set_up(
        parts: &Parts,
        options: &Options,
        seats: u8,
        ctx: &mut Ctx<'_, Event>,
    ) -> Result<State, Refused> {
        if parts.cards.len() < seats as usize {
            return Err(Refused::Parts(format!("{seats} players need a card each")));
        }
        let mut all = [0; MOST_CARDS];
        all[..parts.cards.len()].copy_from_slice(&parts.cards);
        let public = Public {
            options: *options,
            all,
            count: parts.cards.len() as u8,
            left: SeatSet::first(seats),
            away: BySeat::filled(seats),
        };
        let mut deck = Pile::stacked(&parts.cards);
        deck.shuffle(ctx.dice);
        let mut hands: BySeat<Hidden<u8>, MOST_PLAYERS> = BySeat::filled(seats);
        for seat in SeatSet::first(seats) {
            let Some(card) = deck.draw(ctx.truth, ctx.dice) else { unreachable!("the cards were counted") };
            hands[seat] = Hidden::known_to(card, SeatSet::only(seat));
            ctx.tell(|| Event::Dealt { seat, card: hands[seat] });
        }
        Ok(State { public, hands, deck })
    }

    /// {{PREFIX}}-02.
    pub(crate) fn carry_out(&mut self, seat: Seat, decision: Decision, ctx: &mut Ctx<'_, Event>) {
        self.public.left = self.public.left.without(seat);
        match decision {
            Decision::Keep => ctx.tell(|| Event::Kept { seat }),
            Decision::Change => self.change(seat, ctx),
        }
        if self.public.left.is_empty() {
            self.turn_up(ctx);
        }
    }

    fn change(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        let Some(card) = self.deck.draw(ctx.truth, ctx.dice) else { unreachable!("it has been checked") };
        let card = Hidden::known_to(card, SeatSet::only(seat));
        let away = std::mem::replace(&mut self.hands[seat], card).truth(ctx.truth);
        self.public.away[seat] = Some(away);
        ctx.tell(|| Event::Changed { seat, away, card });
    }

    /// {{PREFIX}}-03.
    fn turn_up(&mut self, ctx: &mut Ctx<'_, Event>) {
        for (_, hand) in self.hands.iter_mut() {
            hand.turn_up(ctx.truth);
        }
        let hands = self.hands.map(|_, hand| hand.truth(ctx.truth));
        ctx.tell(|| Event::TurnedUp { hands });
    }

    /// Only asked for when the cards are up.
    pub(crate) fn standing(&self) -> Standing {
        let card = |seat: Seat| i32::from(self.hands[seat].open_value().unwrap_or_default());
        let sign = if self.public.options.low_wins { 1 } else { -1 };
        let seats = self.hands.len();
        Standing {
            places: Standing::places_by(seats, |seat| sign * card(seat)),
            scores: BySeat::from_fn(seats, card),
        }
    }
}
