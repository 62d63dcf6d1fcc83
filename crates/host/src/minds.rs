//! Computer players at the table. They are ordinary players: they get a view and dice, whoever drives the table lets them
//! think, and when a thought takes too long their safe default is taken.

use crate::Hostable;
use crate::course::Act;
use crate::done::{Done, Order, Remark, Think, Who};
use crate::kept::{Sitter, Time};
use crate::machine::Table;
use crate::player::Player;
use crate::stage::Stage;
use table::Seat;

/// What the computer does for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mind {
    Idle,
    /// Waits a little, so that people can follow.
    Pausing {
        until: Time,
    },
    Thinking {
        number: u64,
        until: Time,
    },
}

impl Mind {
    pub(crate) fn alarm(self) -> Option<Time> {
        match self {
            Mind::Idle => None,
            Mind::Pausing { until } | Mind::Thinking { until, .. } => Some(until),
        }
    }

    /// The thought that is worth nothing any more, if there is one.
    pub(crate) fn forget(&mut self) -> Option<u64> {
        match std::mem::replace(self, Mind::Idle) {
            Mind::Thinking { number, .. } => Some(number),
            Mind::Idle | Mind::Pausing { .. } => None,
        }
    }
}

impl<G: Hostable> Table<G> {
    /// The computer player that decides for this seat now, if one does.
    fn played_by(&self, seat: Seat) -> Option<Who> {
        let chair = self.chair(seat)?;
        match &chair.sitter {
            Sitter::Bot(bot) => Some(Who::Bot(bot.clone())),
            Sitter::Guest(_) => chair.away.then_some(Who::Substitute),
            Sitter::Nobody => None,
        }
    }

    /// Sees to it that every computer player that is waited for will move, and nobody else. Called after everything.
    pub(crate) fn plan(&mut self, now: Time, done: &mut Done<G>) {
        let alive = self.is_alive(now);
        let pause = if self.company.is_empty() { 0 } else { self.times.pause };
        let played: Vec<bool> = self.seats().iter().map(|seat| self.played_by(seat).is_some()).collect();
        let Stage::Playing(playing) = &mut self.stage else { return };
        let waits = playing.course.game.waits_for();
        for ((mind, played), seat) in playing.minds.iter_mut().zip(played).zip((0..).filter_map(Seat::new)) {
            let due = alive && played && waits.contains(seat);
            match (*mind, due) {
                (Mind::Idle, true) => *mind = Mind::Pausing { until: now + pause },
                (Mind::Pausing { .. } | Mind::Thinking { .. }, false) => {
                    done.orders.extend(mind.forget().map(Order::CallOff));
                }
                (Mind::Idle, false) | (Mind::Pausing { .. } | Mind::Thinking { .. }, true) => (),
            }
        }
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
            let Stage::Playing(playing) = &self.stage else { return };
            match playing.minds.get(usize::from(seat.number())) {
                Some(Mind::Pausing { until }) if *until <= now => self.think(seat, now, done),
                Some(Mind::Thinking { number, until }) if *until <= now => {
                    done.remarks.push(Remark::Overran(seat));
                    done.orders.push(Order::CallOff(*number));
                    self.fall_back(seat, now, done);
                }
                Some(Mind::Idle | Mind::Pausing { .. } | Mind::Thinking { .. }) | None => (),
            }
        }
    }

    fn think(&mut self, seat: Seat, now: Time, done: &mut Done<G>) {
        let Some(player) = self.played_by(seat) else { return };
        if let Who::Bot(name) = &player
            && !Player::<G>::exists(name)
        {
            done.remarks.push(Remark::NoSuchPlayer(name.clone()));
            return self.fall_back(seat, now, done);
        }
        let Stage::Playing(playing) = &mut self.stage else { return };
        self.thoughts += 1;
        let (number, until) = (self.thoughts, now + self.times.thinks);
        let game = &playing.course.game;
        let (view, aside) = (game.view(Some(seat)), game.aside(seat));
        done.orders.push(Order::Think(Think { seat, number, player, view, aside, until }));
        if let Some(mind) = playing.minds.get_mut(usize::from(seat.number())) {
            *mind = Mind::Thinking { number, until };
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
        if !matches!(mind, Mind::Thinking { number: of, .. } if *of == number) {
            return;
        }
        *mind = Mind::Idle;
        let said = decision.to_string();
        if self.act(vec![(Act::Decide(seat, decision), None)], now, done).is_err() {
            done.remarks.push(Remark::AgainstTheRules(seat, said));
            self.fall_back(seat, now, done);
        }
    }

    fn fall_back(&mut self, seat: Seat, now: Time, done: &mut Done<G>) {
        let Stage::Playing(playing) = &mut self.stage else { return };
        if let Some(mind) = playing.minds.get_mut(usize::from(seat.number())) {
            *mind = Mind::Idle;
        }
        // Whoever thinks is waited for, and can be timed out.
        drop(self.act(vec![(Act::TimeOut(seat), None)], now, done));
    }
}
