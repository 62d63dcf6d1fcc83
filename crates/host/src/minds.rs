//! Computer players at the table. They are ordinary players: they get a view and dice, whoever drives the table lets them
//! think, and when a thought takes too long their safe default is taken.

use crate::Hostable;
use crate::course::Act;
use crate::done::{Done, Order, Remark, Think, Who};
use crate::kept::{Sitter, Time};
use crate::limits;
use crate::machine::Table;
use crate::player::Player;
use crate::stage::Stage;
use table::{Seat, SeatSet};

/// What the computer does for a seat.
#[derive(Clone, Debug)]
pub(crate) enum Mind<D> {
    Idle,
    /// What it finds is shown when it is `due`, and its safe default is taken at `until`.
    Thinking {
        number: u64,
        due: Time,
        until: Time,
    },
    /// Has found something sooner than that. Nobody is to tell from the time how much there was to think about, and people
    /// are to follow.
    Decided {
        decision: D,
        due: Time,
    },
}

impl<D> Mind<D> {
    pub(crate) fn alarm(&self) -> Option<Time> {
        match self {
            Mind::Idle => None,
            Mind::Thinking { until: at, .. } | Mind::Decided { due: at, .. } => Some(*at),
        }
    }

    /// The thought that is worth nothing any more, if there is one.
    pub(crate) fn forget(&mut self) -> Option<u64> {
        match std::mem::replace(self, Mind::Idle) {
            Mind::Thinking { number, .. } => Some(number),
            Mind::Idle | Mind::Decided { .. } => None,
        }
    }
}

impl<G: Hostable> Table<G> {
    /// The computer player that decides for this seat now, if one does.
    fn played_by(&self, seat: Seat) -> Option<Who> {
        let chair = self.chair(seat)?;
        match &chair.sitter {
            Sitter::Bot(bot) => Some(Who::Bot(bot.clone())),
            Sitter::Guest(_) => (chair.away || self.has_given_up(seat)).then_some(Who::Substitute),
            Sitter::Nobody => None,
        }
    }

    /// Whether it goes on though nobody is here, because somebody waits for its end elsewhere. It is not written down.
    pub fn is_attended(&self) -> bool {
        self.attended
    }

    /// Whether a computer player is to move: then something happens here, though nobody may be looking.
    pub fn is_thinking(&self) -> bool {
        match &self.stage {
            Stage::Playing(playing) => playing.minds.iter().any(|mind| mind.alarm().is_some()),
            Stage::Open { .. } | Stage::Over(_) => false,
        }
    }

    /// Whether nobody need be waited for: one person, or none, is here, whose page shows what happens at a pace of its own. Where several
    /// are, they see it together; where a clock runs, the time to look is not the time to think.
    fn goes_at_one_pace(&self) -> bool {
        let mut guests = self.pages.eyes().map(|(_, guest)| guest);
        let first = guests.next();
        let together = guests.any(|guest| Some(guest) != first);
        first.is_none() || (!together && self.setting.clock_s.is_none())
    }

    /// Sees to it that every computer player that is waited for will move, and nobody else. Called after everything.
    pub(crate) fn plan(&mut self, now: Time, done: &mut Done<G>) {
        let alive = self.is_alive(now);
        let pause = if self.goes_at_one_pace() { 0 } else { self.times.pause };
        let may_think = self.may_think();
        let thinkers = self.thinkers();
        for seat in self.seats() {
            let player = self.played_by(seat);
            let Stage::Playing(playing) = &mut self.stage else { return };
            let waited_for = playing.course.game.waits_for().contains(seat);
            let Some(mind) = playing.minds.get_mut(usize::from(seat.number())) else { return };
            match player.filter(|_| alive && waited_for && may_think.contains(seat)) {
                None => done.orders.extend(mind.forget().map(Order::CallOff)),
                Some(player) if matches!(mind, Mind::Idle) => {
                    self.think(seat, player, thinkers, pause, now, done);
                }
                Some(_) => (),
            }
        }
    }

    /// How many seats think while a person waits for them; none, if nobody does. Where a person is waited for, too, patience begins anew.
    fn thinkers(&mut self) -> Option<usize> {
        let thinks = |who: &Who| Player::<G>::takes(who).is_some_and(|takes| takes > 0);
        let seats = self.seats();
        let thinkers = seats.iter().filter_map(|seat| self.played_by(seat)).filter(thinks).count();
        let people: SeatSet = seats.iter().filter(|&seat| self.played_by(seat).is_none()).collect();
        let Stage::Playing(playing) = &mut self.stage else { return None };
        if playing.course.game.waits_for().iter().any(|seat| people.contains(seat)) {
            let idle = seats.iter().zip(&playing.minds).filter(|(_, mind)| matches!(mind, Mind::Idle));
            idle.for_each(|(seat, _)| playing.patience.begins_anew(seat));
        }
        (!people.is_empty()).then_some(thinkers)
    }

    fn think(
        &mut self,
        seat: Seat,
        player: Who,
        thinkers: Option<usize>,
        pause: Time,
        now: Time,
        done: &mut Done<G>,
    ) {
        let (takes, luck) = (Player::<G>::takes(&player), self.luck(seat));
        let Stage::Playing(playing) = &mut self.stage else { return };
        let Some(mind) = playing.minds.get_mut(usize::from(seat.number())) else { return };
        self.thoughts += 1;
        let number = self.thoughts;
        let Some(takes) = takes else {
            // Nobody thinks, and the safe default is taken after the pause.
            *mind = Mind::Thinking { number, due: now + pause, until: now + pause };
            return;
        };
        // What is found in a deal of the day is to be found whoever thinks, and however fast.
        let takes = match thinkers.filter(|_| luck.is_none()) {
            Some(thinkers) => playing.patience.spend(seat, takes, thinkers).max(takes.min(pause)),
            None => takes,
        };
        let thinks = if luck.is_some() { limits::DAY_THINKS_MS } else { self.times.thinks };
        let (due, until) = (now + takes.max(pause), now + thinks.max(pause));
        *mind = Mind::Thinking { number, due, until };
        let game = &playing.course.game;
        let (view, aside) = (game.view(Some(seat)), game.aside(seat));
        done.orders.push(Order::Think(Think { seat, number, player, view, aside, luck, takes, until }));
    }

    /// Whatever is being thought about has been answered or is asked no more.
    pub(crate) fn forget_thoughts(&mut self, done: &mut Done<G>) {
        let Stage::Playing(playing) = &mut self.stage else { return };
        let minds = playing.minds.iter_mut().filter_map(Mind::forget);
        done.orders.extend(minds.map(Order::CallOff));
        self.forget_hints(done);
    }

    pub(crate) fn check_minds(&mut self, now: Time, done: &mut Done<G>) {
        for seat in self.seats() {
            let Stage::Playing(playing) = &mut self.stage else { return };
            let Some(mind) = playing.minds.get_mut(usize::from(seat.number())) else { return };
            if mind.alarm().is_none_or(|at| at > now) {
                continue;
            }
            match std::mem::replace(mind, Mind::Idle) {
                Mind::Idle => (),
                Mind::Decided { decision, .. } => self.show_decision(seat, decision, now, done),
                Mind::Thinking { number, .. } => {
                    done.remarks.push(self.why_none(seat));
                    done.orders.push(Order::CallOff(number));
                    self.fall_back(seat, now, done);
                }
            }
        }
    }

    /// Why this seat's player has not answered.
    fn why_none(&self, seat: Seat) -> Remark {
        match self.played_by(seat) {
            Some(Who::Bot(name)) if Player::<G>::takes(&Who::Bot(name.clone())).is_none() => {
                Remark::NoSuchPlayer(name)
            }
            Some(Who::Bot(_) | Who::Substitute) | None => Remark::Overran(seat),
        }
    }

    /// A thought about a question that is gone, or for a player who has come back, is worth nothing.
    pub(crate) fn take_thought(
        &mut self,
        seat: Seat,
        number: u64,
        decision: G::Decision,
        now: Time,
        done: &mut Done<G>,
    ) {
        let Stage::Playing(playing) = &mut self.stage else { return };
        let Some(mind) = playing.minds.get_mut(usize::from(seat.number())) else { return };
        let Mind::Thinking { number: of, due, .. } = *mind else { return };
        if of != number {
            return;
        }
        if due > now {
            *mind = Mind::Decided { decision, due };
            return;
        }
        *mind = Mind::Idle;
        self.show_decision(seat, decision, now, done);
    }

    fn show_decision(&mut self, seat: Seat, decision: G::Decision, now: Time, done: &mut Done<G>) {
        let said = decision.to_string();
        if self.act(vec![(Act::Decide(seat, decision), None)], now, done).is_err() {
            done.remarks.push(Remark::AgainstTheRules(seat, said));
            self.fall_back(seat, now, done);
        }
    }

    fn fall_back(&mut self, seat: Seat, now: Time, done: &mut Done<G>) {
        // Whoever thinks is waited for, and can be timed out.
        drop(self.act(vec![(Act::TimeOut(seat), None)], now, done));
    }
}
