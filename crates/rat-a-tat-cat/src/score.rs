//! Scoring a round, the next round, the end of the match: TAT-75 to TAT-102.

use crate::card::Settled;
use crate::event::Event;
use crate::options::MatchEnd;
use crate::phase::Phase;
use crate::rows::Laid;
use crate::slot::Slot;
use crate::state::State;
use std::cmp::Reverse;
use table::{BySeat, Ctx, Hidden, Seat, SeatSet, Standing};

impl State {
    pub(crate) fn score_round(&mut self, ctx: &mut Ctx<'_, Event>) {
        self.reveal_rows(ctx);
        let first = self.public.last_turns.map_or(self.public.first, |last| last.caller);
        for seat in self.public.in_round.clockwise_from(first) {
            self.replace_specials(seat, ctx); // the caller first, then clockwise (TAT-78)
        }
        self.add_scores(ctx);
        self.end_match_or_go_on(ctx);
    }

    /// All rows at the same time, for all to see (TAT-75).
    fn reveal_rows(&mut self, ctx: &mut Ctx<'_, Event>) {
        for seat in self.public.in_round {
            Slot::ALL.iter().for_each(|&slot| self.rows.turn_up(seat, slot, ctx.truth));
        }
        self.public.settled = Settled::NONE;
        self.public.aside = [0; 4];
        self.public.shed = [0; 4];
        let (rows, in_round) = (&self.rows, self.public.in_round);
        ctx.tell(|| Event::Revealed { rows: Box::new(*rows), in_round });
    }

    /// Slot 1 to slot 4, each finished before the next (TAT-76 to TAT-81).
    fn replace_specials(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        for slot in Slot::ALL {
            let special = self.rows.at(seat, slot).card.truth(ctx.truth);
            if special.is_number() {
                continue;
            }
            self.public.discard.push(special);
            ctx.tell(|| Event::SpecialOut { seat, slot, card: special });
            let number = loop {
                let card = self.draw_card(ctx);
                ctx.tell(|| Event::TurnedUp { seat, slot, card });
                if self.deck.is_empty() {
                    self.reshuffle(ctx); // the card just turned up takes no part (TAT-79)
                }
                if card.is_number() {
                    break card;
                }
                self.public.discard.push(card); // without effect (TAT-77, TAT-80)
            };
            self.rows.put(seat, slot, Laid { card: Hidden::open(number), ..Laid::default() });
        }
    }

    /// TAT-82, TAT-83.
    fn add_scores(&mut self, ctx: &mut Ctx<'_, Event>) {
        for seat in self.public.in_round {
            let points = |slot: &Slot| self.rows.at(seat, *slot).card.truth(ctx.truth).points().unwrap_or(0);
            self.public.scores[seat] = Slot::ALL.iter().map(points).sum();
            self.public.totals[seat] += u32::from(self.public.scores[seat]);
        }
        let (scores, totals, in_round) = (&self.public.scores, &self.public.totals, self.public.in_round);
        ctx.tell(|| Event::Scored { scores: *scores, totals: *totals, in_round });
    }

    /// TAT-87.
    fn end_match_or_go_on(&mut self, ctx: &mut Ctx<'_, Event>) {
        match self.public.options.match_end {
            MatchEnd::Rounds if self.public.round < self.public.options.round_count(self.public.seats()) => {
                self.phase = Phase::Scored
            }
            MatchEnd::Rounds => self.end_match(ctx),
            MatchEnd::Time => self.phase = Phase::AskClock,
            MatchEnd::Elimination => self.eliminate(ctx),
        }
    }

    /// TAT-90, TAT-91.
    pub(crate) fn end_by_clock(&mut self, elapsed_s: u64, ctx: &mut Ctx<'_, Event>) {
        ctx.tell(|| Event::ClockRead { elapsed_s });
        if elapsed_s >= 60 * u64::from(self.public.options.minutes.get()) {
            self.end_match(ctx);
        } else {
            self.phase = Phase::Scored;
        }
    }

    /// All totals are compared after all of them have been updated (TAT-95 to TAT-99).
    fn eliminate(&mut self, ctx: &mut Ctx<'_, Event>) {
        let out: SeatSet = self
            .public
            .in_round
            .iter()
            .filter(|&seat| self.public.options.is_out(self.public.totals[seat]))
            .collect();
        out.iter().for_each(|seat| self.public.out_in[seat] = self.public.round);
        if !out.is_empty() {
            ctx.tell(|| Event::WentOut { seats: out });
        }
        if self.public.still_in().len() > 1 {
            self.phase = Phase::Scored;
        } else {
            self.end_match(ctx);
        }
    }

    fn end_match(&mut self, ctx: &mut Ctx<'_, Event>) {
        self.phase = Phase::Over;
        ctx.tell(|| Event::MatchOver { standing: self.standing() });
    }

    /// Whoever took the first turn deals next; seats that are out are passed over (TAT-84 to TAT-86).
    pub(crate) fn deal_next_round(&mut self, ctx: &mut Ctx<'_, Event>) {
        let still_in = self.public.still_in();
        let dealer = still_in.clockwise_from(self.public.first).next().unwrap_or(self.public.first);
        self.deal_round(dealer, ctx);
    }

    /// TAT-92 to TAT-94, TAT-99 to TAT-101.
    #[inline(never)] // asked whose turn it is before every decision, a state seldom answers with this
    pub(crate) fn standing(&self) -> Standing {
        standing(&self.public.totals, &self.public.out_in)
    }
}

/// By total, lowest first. In an elimination match whoever is still in comes first, then later elimination before
/// earlier, then the lower total; equals share.
pub(crate) fn standing<const MOST: usize>(
    totals: &BySeat<u32, MOST>,
    out_in: &BySeat<u32, MOST>,
) -> Standing {
    let survivors = out_in.iter().any(|(_, round)| *round > 0);
    let key = |seat: Seat| {
        let lasted = if out_in[seat] == 0 { u32::MAX } else { out_in[seat] };
        // The last one left wins whatever the totals (TAT-99).
        let total = if survivors && out_in[seat] == 0 { 0 } else { totals[seat] };
        (Reverse(lasted), total)
    };
    let places = Standing::places_by(totals.len(), key);
    Standing { places, scores: BySeat::from_fn(totals.len(), |seat| totals[seat] as i32) }
}
