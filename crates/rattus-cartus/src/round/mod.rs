//! A round: five phases in order (CART-18). Each function carries its step out and goes on to the next one, or leaves a
//! question in `phase` and stops; the answer goes on from there.

mod actions;
mod buildings;
mod flutes;
mod hospital;
mod pick_up;
mod population;
mod privileges;
mod reveal;
mod swords;
mod tower;
mod visits;

use crate::decision::Decision;
use crate::event::Event;
use crate::phase::Phase;
use crate::state::State;
use table::{Ctx, Joint};

impl State {
    #[inline]
    pub(crate) fn carry_out(&mut self, joint: &Joint<Decision>, ctx: &mut Ctx<'_, Event>) {
        match self.public.phase {
            Phase::Privileges => return self.choose_privileges(joint, ctx),
            Phase::TowerGift { givers, to } => return self.give_to_tower(joint, givers, to, ctx),
            Phase::Over => unreachable!("nobody is asked"),
            Phase::Privilege { .. }
            | Phase::Look { .. }
            | Phase::Visit { .. }
            | Phase::SwordVictim { .. }
            | Phase::SwordGift { .. }
            | Phase::FluteReceiver { .. }
            | Phase::Action { .. }
            | Phase::Hospital { .. } => {}
        }
        let decision = self.public.phase.sole().and_then(|seat| joint.of(seat));
        match (self.public.phase, decision.copied()) {
            (Phase::Privilege { seat }, Some(Decision::Privilege(position))) => {
                self.choose_privilege(seat, position, ctx);
            }
            (Phase::Look { seat, left, seen }, Some(Decision::Look(place))) => {
                self.look(seat, place, left, seen, ctx);
            }
            (Phase::Visit { seat }, Some(Decision::Visit { position, cards })) => {
                self.visit(seat, position, cards, ctx);
            }
            (Phase::Visit { seat }, Some(Decision::Pass)) => self.pass(seat, ctx),
            (Phase::SwordVictim { seat, .. }, Some(Decision::Victim(victim))) => {
                self.choose_victim(seat, victim, ctx);
            }
            (Phase::SwordGift { seat, to, .. }, Some(Decision::Give(cards))) => {
                self.give_to_sword(seat, to, cards, ctx);
            }
            (Phase::FluteReceiver { seat, .. }, Some(Decision::Receiver(receiver))) => {
                self.move_rat(seat, receiver, ctx);
                self.begin_actions(ctx);
            }
            (Phase::Action { seat }, Some(Decision::Act(yes))) => self.act(seat, yes, ctx),
            (Phase::Hospital { seat, .. }, Some(Decision::Discard(cards))) => {
                self.discard_at_hospital(seat, cards, ctx);
            }
            _ => unreachable!("every decision has been checked"),
        }
    }
}
