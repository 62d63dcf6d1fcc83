//! A round: five phases in order (POL-22, POL-23). Each function carries its step out and goes on to the next one, or leaves
//! a question in `phase` and stops; the answer goes on from there.

mod advantages;
mod attacks;
mod births;
mod cats;
mod hunt;
mod market;
mod moves;
mod neutrals;

use crate::decision::Decision;
use crate::event::{Event, Notice};
use crate::phase::Phase;
use crate::plan::Plan;
use crate::size::ByPlayer;
use crate::state::State;
use table::{Ctx, Joint};

impl State {
    pub(crate) fn begin_round(&mut self, ctx: &mut Ctx<'_, Event>) {
        let Some(round) = self.public.next_round() else { return self.finish(ctx) };
        let renews = round > 4 && self.public.round <= 4; // POL-28
        self.public.round = round;
        self.public.lost_before = self.public.lost;
        let (mark, last) = (self.public.mark(), self.public.is_last_round());
        ctx.tell_all(|| Notice::RoundBegan { round, mark, last });
        if renews {
            self.renew_deck(ctx);
        }
        self.deal_hunt_cards(ctx);
    }

    #[inline]
    pub(crate) fn carry_out(&mut self, joint: &Joint<Decision>, ctx: &mut Ctx<'_, Event>) {
        let phase = self.public.phase;
        if phase == Phase::Plan {
            return self.reveal(joint, ctx);
        }
        match (phase, phase.sole().and_then(|seat| joint.of(seat)).copied()) {
            (Phase::Lay { seat }, Some(Decision::Lay(card))) => self.lay(seat, card, ctx),
            (Phase::Archives { seat }, Some(Decision::Archives(of))) => self.ask_for_card(seat, of, ctx),
            (Phase::Show { seat, to }, Some(Decision::Show(card))) => self.show(seat, to, card, ctx),
            (Phase::Market { seat }, Some(Decision::Market(bring))) => self.bring_back(seat, bring, ctx),
            (Phase::Radio { seat, card }, Some(Decision::Refuse(refuse))) => {
                self.answer_radio(seat, card, refuse, ctx);
            }
            (Phase::Hospital { seat, card }, Some(Decision::Rescue(to))) => self.rescue(seat, card, to, ctx),
            _ => unreachable!("every decision has been checked"),
        }
    }

    /// All plans are shown together (POL-41), and carried out slot by slot (POL-42).
    fn reveal(&mut self, joint: &Joint<Decision>, ctx: &mut Ctx<'_, Event>) {
        let plans = ByPlayer::from_fn(self.public.seats(), |seat| match joint.of(seat) {
            Some(Decision::Plan(plan)) => *plan,
            _ => Plan::NOTHING,
        });
        let slot = self.public.slot();
        self.public.slots[slot].plans = plans;
        self.public.slots[slot].revealed = true;
        ctx.tell_all(|| Notice::Revealed { plans });
        for slot in 0..2 {
            self.attack(&plans, slot, ctx);
            self.make_moves(&plans, slot, ctx);
            if self.public.situation().procreation {
                self.give_birth(&plans, slot, ctx);
            }
        }
        self.open_market(ctx);
    }

    /// POL-98.
    fn finish(&mut self, ctx: &mut Ctx<'_, Event>) {
        self.public.phase = Phase::Over;
        let public = &self.public;
        ctx.tell_all(|| Notice::Scored { scores: public.scores() });
        ctx.tell_all(|| Notice::Over { standing: public.standing() });
    }
}
