//! A round: seven phases in order (LAND-17). Each function carries its step out and goes on to the next one, or leaves a
//! question in `phase` and stops; the answer goes on from there.

mod attack;
mod deploy;
mod event;
mod feeding;
mod nursery;
mod search;

pub use search::Swaps;

use crate::decision::Decision;
use crate::event::{Event, Notice, Reason};
use crate::phase::{Phase, Step};
use crate::setup::answer;
use crate::state::{Public, State};
use table::{Ctx, Joint, Seat};

impl State {
    pub(crate) fn carry_out(&mut self, joint: &Joint<Decision>, ctx: &mut Ctx<'_, Event>) {
        if let Some((seat, Decision::Look)) = joint.sole() {
            return self.look(seat, ctx);
        }
        match self.public.phase {
            Phase::ClanChoice => self.keep_clans(|seat| answer(joint, seat, Decision::clan), ctx),
            Phase::BoardChoice => self.choose_boards(|seat| answer(joint, seat, Decision::side), ctx),
            Phase::Deploy => self.reveal_deployments(joint, ctx),
            Phase::HolyRat { .. }
            | Phase::Athletes { .. }
            | Phase::Ninja { .. }
            | Phase::Search { .. }
            | Phase::Lecter { .. }
            | Phase::Starve { .. }
            | Phase::Alchemy { .. } => {
                let Some((seat, &decision)) = joint.sole() else { unreachable!("one player decides alone") };
                self.carry_out_alone(seat, decision, ctx);
            }
            Phase::Over => unreachable!("nobody is asked"),
        }
    }

    fn carry_out_alone(&mut self, seat: Seat, decision: Decision, ctx: &mut Ctx<'_, Event>) {
        match (self.public.phase, decision) {
            (Phase::HolyRat { .. }, Decision::HolyRat(yes)) => {
                self.holy_rat(seat, yes, ctx);
                self.holy_rat_after(Some(seat), ctx);
            }
            (Phase::Athletes { .. }, Decision::Move(moves)) => {
                self.run(seat, moves, ctx);
                self.athletes_after(Some(seat), ctx);
            }
            (Phase::Ninja { tunnel, .. }, Decision::Ninja(yes)) => {
                self.public.sewers[seat].ninja[tunnel.index()] = yes;
                ctx.tell_all(|| Notice::Ninja { seat, tunnel, used: yes });
                self.ninjas_after(Some((seat, tunnel)), ctx);
            }
            (Phase::Search { area, step: Step::Add, .. }, Decision::Add(colour)) => {
                self.add(seat, area, colour, ctx);
                self.corrupt_after(area, Some(seat), ctx);
            }
            (Phase::Search { area, step: Step::Wound, .. }, Decision::Wound(victim)) => {
                self.wound(area, seat, victim, ctx);
                self.begin_draws(area, ctx);
            }
            (Phase::Search { area, to_draw, step: Step::PutBack, .. }, Decision::PutBack(colour)) => {
                self.put_back(seat, colour, ctx);
                self.resolve_draw(area, to_draw, seat, ctx);
            }
            (
                Phase::Search { area, to_draw, step: Step::Whites { .. }, .. },
                Decision::Swap { pairs, whites },
            ) => {
                self.swap_whites(seat, pairs, whites, ctx);
                self.go_on_drawing(area, to_draw, seat, ctx);
            }
            (Phase::Search { area, to_draw, step: Step::Scavenge, .. }, Decision::Scavenge(yes)) => {
                self.scavenge(area, to_draw, seat, yes, ctx);
            }
            (Phase::Lecter { .. }, Decision::Lecter(rat)) => {
                self.lecter(seat, rat, ctx);
                self.lecter_after(Some(seat), ctx);
            }
            (Phase::Starve { deaths, .. }, Decision::Starve(from_infirmary)) => {
                self.starve(seat, deaths, from_infirmary, ctx);
                self.feed_after(Some(seat), ctx);
            }
            (Phase::Alchemy { .. }, Decision::Alchemy(rats)) => {
                self.alchemy(seat, rats, ctx);
                self.alchemy_after(Some(seat), ctx);
            }
            _ => unreachable!("every decision has been checked"),
        }
    }

    /// Cheese from the supply, as far as it reaches; the rest is forfeited (LAND-08, LAND-191).
    pub(crate) fn pay(&mut self, seat: Seat, owed: u16, why: Reason, ctx: &mut Ctx<'_, Event>) {
        let cheese = self.public.payable(owed);
        self.public.sewers[seat].cheese += cheese;
        if owed > 0 {
            ctx.tell_all(|| Notice::Paid { seat, cheese, owed, why });
        }
    }
}

impl Public {
    /// A Seer looks at most once in a round (LAND-185, LAND-199).
    pub(crate) fn may_look(&self, seat: Seat) -> bool {
        self.all().contains(seat)
            && self.phase.is_within_round()
            && !self.looked.contains(seat)
            && self.power(seat).sees_event
    }
}
