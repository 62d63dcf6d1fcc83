//! Phase 2: everyone sends rats out, in secret and at once (LAND-34 to LAND-40).

use crate::card::EventCard;
use crate::decision::{Decision, Deployment, Moves};
use crate::event::{Event, Notice};
use crate::phase::Phase;
use crate::place::Rats;
use crate::setup::answer;
use crate::state::{Public, State};
use table::{BySeat, Ctx, Joint, Seat, SeatSet};

impl Public {
    /// Who has something to decide (LAND-39).
    pub fn deployers(&self) -> SeatSet {
        let decides = |seat: &Seat| self.sewers[*seat].available() > 0 || self.may_hide(*seat);
        self.all().iter().filter(decides).collect()
    }

    /// LAND-99.
    pub fn may_hide(&self, seat: Seat) -> bool {
        self.is(EventCard::HideTheCheese) && self.sewers[seat].cheese > 0
    }
}

impl State {
    pub(crate) fn ask_for_deployments(&mut self, ctx: &mut Ctx<'_, Event>) {
        self.public.phase = Phase::Deploy;
        if self.public.deployers().is_empty() {
            self.reveal_deployments(&Joint::new(), ctx);
        }
    }

    /// All at once, and with the first ones the sides of the boards (LAND-37, LAND-129).
    pub(crate) fn reveal_deployments(&mut self, joint: &Joint<Decision>, ctx: &mut Ctx<'_, Event>) {
        let deployers = self.public.deployers();
        let deployed = BySeat::from_fn(self.public.seats(), |seat| {
            let nothing = Deployment::default();
            if deployers.contains(seat) { answer(joint, seat, Decision::deployment) } else { nothing }
        });
        for (seat, sewer) in self.public.sewers.iter_mut() {
            sewer.rats = deployed[seat].rats;
            sewer.hidden = deployed[seat].hide;
        }
        ctx.tell_all(|| Notice::Deployed { deployed });
        self.show_sides(ctx);
        self.athletes_after(None, ctx);
    }

    fn show_sides(&mut self, ctx: &mut Ctx<'_, Event>) {
        if self.public.sides_shown {
            return;
        }
        self.public.sides_shown = true;
        for (_, side) in self.sides.iter_mut() {
            side.turn_up(ctx.truth);
        }
        let sides = self.sides.map(|_, side| side.truth(ctx.truth));
        ctx.tell_all(|| Notice::BoardsRevealed { sides });
    }

    /// LAND-167, LAND-168.
    pub(crate) fn athletes_after(&mut self, after: Option<Seat>, ctx: &mut Ctx<'_, Event>) {
        let runs =
            |seat: &Seat| self.public.power(*seat).moves > 0 && self.public.sewers[*seat].available() > 0;
        match self.public.order_after(after).find(runs) {
            Some(seat) => self.public.phase = Phase::Athletes { seat },
            None => self.begin_attacks(ctx),
        }
    }

    pub(crate) fn run(&mut self, seat: Seat, moves: Moves, ctx: &mut Ctx<'_, Event>) {
        let rats = &mut self.public.sewers[seat].rats;
        *rats = moves.applied_to(*rats);
        ctx.tell_all(|| Notice::Ran { seat, moves });
    }

    fn begin_attacks(&mut self, ctx: &mut Ctx<'_, Event>) {
        for (_, sewer) in self.public.sewers.iter_mut() {
            sewer.sent = sewer.rats.occupied();
        }
        self.ninjas_after(None, ctx);
    }

    /// LAND-85: all available rats form the pool for the next deployment.
    pub(crate) fn end_round(&mut self, ctx: &mut Ctx<'_, Event>) {
        for (_, sewer) in self.public.sewers.iter_mut() {
            sewer.rats = Rats::pooled(sewer.available());
            sewer.sent = Default::default();
            sewer.hidden = false;
            sewer.ninja = [false; 2];
            (sewer.added, sewer.scavenged) = (0, 0);
        }
        self.begin_round(ctx);
    }
}
