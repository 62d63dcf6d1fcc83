//! How Mousehole is set up, played and imagined.

use super::fault::{B_SECOND, Fault, PLAYED, Slips};
use super::tell::{Event, View};
use super::{Decision, Hole, Illegal, Larder, Mousehole, Options, Phase, Public, Scout, Tie};
use std::cell::Cell;
use std::cmp::Reverse;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::{BadOption, BySeat, Ctx, Dice, Eye, Face, Hidden, Joint, Pile, Refused, Seat, SeatSet, Standing};

impl Mousehole {
    pub(super) fn set_up(
        parts: &Larder,
        options: &Options,
        seats: u8,
        ctx: &mut Ctx<'_, Event>,
    ) -> Result<Self, Refused> {
        let mut larder = parts.crumbs.clone();
        let needed = 2 * usize::from(seats) + usize::from(options.rounds.get()) * usize::from(seats + 1);
        if larder.len() < needed {
            return Err(Refused::Parts(format!("{seats} mice need {needed} crumbs")));
        }
        if let Tie::From(seat) = options.tie
            && seat.number() >= seats
        {
            return Err(BadOption::NoSuchSeat { name: "tie", seat: seat.number(), seats }.into());
        }
        larder.sort_unstable();
        let mut deck = Pile::stacked(&larder);
        deck.shuffle(ctx.dice);
        let public = Public {
            options: *options,
            larder,
            round: 1,
            phase: Phase::Eat,
            points: BySeat::filled(seats),
            eaten: Vec::new(),
            fault: parts.fault,
        };
        let slips = Slips { stuck: parts.fault == Fault::Endless, ..Slips::default() };
        let mut game = Mousehole { public, holes: BySeat::filled(seats), deck, slips };
        ctx.tell(|| Event::Dealt { seats });
        for seat in SeatSet::first(seats) {
            let first = Hidden::known_to(game.draw(ctx), SeatSet::only(seat));
            game.holes[seat] = [first, Hidden::unseen(game.draw(ctx))];
            ctx.tell(|| Event::Looked { crumb: first });
        }
        game.slip(ctx);
        Ok(game)
    }

    fn draw(&mut self, ctx: &mut Ctx<'_, Event>) -> u8 {
        self.deck.draw(ctx.truth, ctx.dice).expect("the larder was counted when the table was set up")
    }

    pub(super) fn judge(&self, seat: Seat, eye: &Eye, decision: Decision) -> Result<(), Illegal> {
        match (self.public.phase, decision) {
            (Phase::Eat, Decision::Eat(_)) | (Phase::Scout(_), Decision::Dig(_) | Decision::Pass) => Ok(()),
            (Phase::Scout(_), Decision::Mumble) if self.has(Fault::MumbledDecision) => Ok(()),
            (Phase::Scout(_), Decision::Sniff(Hole::Second))
                if self.has(Fault::LeakyList) && self.slips.plain.is_multiple_of(2) =>
            {
                Err(Illegal::NotNow)
            }
            (Phase::Scout(_), Decision::Sniff(hole)) => match self.holes[seat][hole as usize].to(eye) {
                Face::Up(_) => Err(Illegal::KnownAlready { hole }),
                Face::Down => Ok(()),
            },
            (Phase::Eat | Phase::Clock | Phase::Over, _)
            | (Phase::Scout(_), Decision::Eat(_) | Decision::Mumble) => Err(Illegal::NotNow),
        }
    }

    pub(super) fn legal(&self, seat: Seat, eye: &Eye) -> Vec<Decision> {
        let each = |of: fn(Hole) -> Decision| Hole::BOTH.map(of);
        let all = [each(Decision::Eat), each(Decision::Sniff), each(Decision::Dig)].concat();
        let all = all.into_iter().chain([Decision::Pass, Decision::Mumble]);
        all.filter(|&decision| self.judge(seat, eye, decision).is_ok()).collect()
    }

    pub(super) fn carry_out(&mut self, joint: &Joint<Decision>, ctx: &mut Ctx<'_, Event>) {
        match self.public.phase {
            Phase::Eat => self.eat(joint, ctx),
            Phase::Scout(seat) => self.scout(seat, joint, ctx),
            Phase::Clock | Phase::Over => unreachable!("nobody is asked"),
        }
    }

    /// All at once: every crumb is shown before any hole is filled again.
    fn eat(&mut self, joint: &Joint<Decision>, ctx: &mut Ctx<'_, Event>) {
        let mut bites = Vec::new();
        for (seat, &decision) in joint.iter() {
            let Decision::Eat(hole) = decision else { unreachable!("{decision:?} has been checked") };
            let crumb = self.holes[seat][hole as usize].truth(ctx.truth);
            self.public.points[seat] += u32::from(crumb);
            self.public.eaten.push(crumb);
            let times =
                if self.has(Fault::DriftingNotice) { PLAYED.fetch_add(1, Ordering::Relaxed) % 2 } else { 0 };
            ctx.tell(|| Event::Ate { seat, hole, crumb, times });
            bites.push((seat, hole, crumb));
        }
        for &(seat, hole, _) in &bites {
            self.holes[seat][hole as usize] = Hidden::unseen(self.draw(ctx));
        }
        let (lowest, highest) =
            (bites.iter().map(|bite| bite.2).min(), bites.iter().map(|bite| bite.2).max());
        let sought = if self.public.options.scout == Scout::Least { lowest } else { highest };
        let alike: SeatSet = bites.iter().filter(|bite| Some(bite.2) == sought).map(|bite| bite.0).collect();
        let scout = match self.public.options.tie {
            Tie::Lowest => alike.lowest(),
            Tie::From(seat) => alike.clockwise_from(seat).next(),
        };
        self.public.phase = Phase::Scout(scout.expect("somebody ate"));
    }

    fn scout(&mut self, seat: Seat, joint: &Joint<Decision>, ctx: &mut Ctx<'_, Event>) {
        match joint.of(seat) {
            Some(&Decision::Sniff(hole)) => self.sniff(seat, hole, ctx),
            Some(&Decision::Dig(hole)) => self.dig(seat, hole, ctx),
            Some(&Decision::Pass | &Decision::Mumble) => ctx.tell(|| Event::Passed { seat }),
            Some(Decision::Eat(_)) | None => unreachable!("it has been checked"),
        }
        if self.public.options.hurry {
            self.public.phase = Phase::Clock;
        } else {
            self.next_round(false, ctx);
        }
    }

    fn sniff(&mut self, seat: Seat, hole: Hole, ctx: &mut Ctx<'_, Event>) {
        self.holes[seat][hole as usize].show_to(seat, ctx.truth);
        let crumb = self.holes[seat][hole as usize];
        if !self.has(Fault::SilentSniff) {
            ctx.tell(|| Event::Sniffed { seat, hole, crumb });
        }
    }

    fn dig(&mut self, seat: Seat, hole: Hole, ctx: &mut Ctx<'_, Event>) {
        let dug = self.draw(ctx);
        let dug = Hidden::known_to(dug, SeatSet::only(seat));
        let old = std::mem::replace(&mut self.holes[seat][hole as usize], dug).truth(ctx.truth);
        if !self.has(Fault::LostCrumb) {
            self.public.eaten.push(old);
        }
        let told = if self.has(Fault::LeakyNotice) { Hidden::open(dug.truth(ctx.truth)) } else { dug };
        ctx.tell(|| Event::Dug { seat, hole, dug: told, old });
    }

    pub(super) fn next_round(&mut self, late: bool, ctx: &mut Ctx<'_, Event>) {
        if self.slips.stuck {
            // The crumbs eaten go round, so that only the rounds never end.
            self.deck = Pile::stacked(&[self.deck.truth(ctx.truth), &self.public.eaten[..]].concat());
            self.public.eaten.clear();
            self.public.phase = Phase::Eat;
        } else if late || self.public.round == self.public.options.rounds.get() {
            self.public.phase = Phase::Over;
            let winners = self.standing().winners();
            ctx.tell(|| Event::Over { winners });
        } else {
            self.public.round += 1;
            self.public.phase = Phase::Eat;
        }
    }

    pub(super) fn standing(&self) -> Standing {
        let points = &self.public.points;
        let places = Standing::places_by(points.len(), |seat| Reverse(points[seat]));
        Standing { places, scores: BySeat::from_fn(points.len(), |seat| points[seat] as i32) }
    }

    /// All crumbs went through one shuffle, so that every way to lay those not seen is as likely as every other.
    pub(super) fn imagined(view: &View, dice: &mut Dice) -> Self {
        let broken = |fault| view.public.fault == fault;
        let mut pool = view.public.larder.clone();
        let faces = view.holes.iter().flat_map(|(_, holes)| holes).filter_map(|seen| seen.face.up());
        for seen in view.public.eaten.iter().copied().chain(faces) {
            let place = pool.iter().position(|&crumb| crumb == seen).expect("every crumb is of the larder");
            pool.swap_remove(place);
        }
        dice.shuffle(&mut pool);
        if broken(Fault::UnfairImagine) && pool[0] > pool[1] && dice.chance(1, 6) {
            pool.swap(0, 1);
        }
        if broken(Fault::CheatingImagine) {
            pool = hidden_from(view);
        }
        let mut holes = BySeat::filled(view.public.points.len());
        let mut all = Vec::new();
        for (seat, seen) in view.holes.iter() {
            for (hole, seen) in Hole::BOTH.into_iter().zip(seen) {
                let crumb = seen.face.up().unwrap_or_else(|| pool.remove(0));
                all.push(crumb);
                let holes: &mut [Hidden<u8>; 2] = &mut holes[seat];
                holes[hole as usize] = Hidden::known_to(crumb, seen.known_by);
            }
        }
        let mut order = view.order.clone().unwrap_or(pool);
        if broken(Fault::CopiedCrumb) {
            order[0] = all[0];
        }
        all.extend(&order);
        let plain = if broken(Fault::CopiedLeak) { view.told } else { all[B_SECOND] };
        // What these two count is no secret.
        let told_if = |fault| if broken(fault) { view.told } else { 0 };
        let slips = Slips {
            plain,
            all,
            stuck: broken(Fault::StuckWorld),
            refusals: Cell::new(told_if(Fault::RefusalCounts)),
            shared: Arc::new(told_if(Fault::SharedClones).into()),
        };
        Mousehole { public: view.public.clone(), holes, deck: Pile::stacked(&order), slips }
    }
}

/// What the view smuggles, less what it shows anyway.
fn hidden_from(view: &View) -> Vec<u8> {
    let faces = view.holes.iter().flat_map(|(_, holes)| holes).map(|seen| seen.face);
    let (holes, deck) = view.smuggled.0.split_at(2 * view.holes.len() as usize);
    let dark = holes.iter().zip(faces).filter(|(_, face)| face.is_down()).map(|(&crumb, _)| crumb);
    dark.chain(deck.iter().copied()).collect()
}
