//! The table: it is told what happens, and says what follows.

use crate::Hostable;
use crate::chat::Chat;
use crate::course::{Act, Effect, NotDone};
use crate::done::Done;
use crate::event::{Asker, Event, Word};
use crate::fail::Fail;
use crate::id::GuestId;
use crate::kept::{Guise, Setting, Sitter, Time, Write};
use crate::limits;
use crate::pages::Pages;
use crate::stage::{Playing, Stage};
use games::protocol::{Code, ToPage};
use std::collections::BTreeSet;
use std::fmt;
use table::{Printed, Refusal, Seat, SeatSet, Turn};

pub struct Table<G: Hostable> {
    pub(crate) parts: Printed<G::Parts>,
    /// In how many values they are not as they ship.
    pub(crate) changed: u32,
    pub(crate) times: Times,
    pub(crate) setting: Setting,
    pub(crate) options: G::Options,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) stage: Stage<G>,
    /// Screens that the host has sent away.
    pub(crate) screens_out: BTreeSet<GuestId>,
    /// Who is here.
    pub(crate) pages: Pages,
    /// What is said.
    pub(crate) chat: Chat,
    /// It is waited for elsewhere, and goes on though nobody is here. Said by whoever drives it, and not kept.
    pub(crate) attended: bool,
    /// How many thoughts were ordered. Counted over everything that is read again, so that a late one is never taken for
    /// another.
    pub(crate) thoughts: u64,
}

/// How long things take at a table, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// A computer player waits before it moves while people watch.
    pub pause: Time,
    /// And may think before its safe default is taken.
    pub thinks: Time,
    /// A seat whose player is gone this long is played by the computer.
    pub gone_after: Time,
}

/// A seat and who has it.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    pub(crate) guise: Guise,
    /// Since when its player has no page here.
    pub(crate) gone: Option<Time>,
    /// The computer plays for whoever is gone.
    pub(crate) away: bool,
}

impl Chair {
    pub(crate) fn empty(now: Time) -> Chair {
        Chair { sitter: Sitter::Nobody, guise: Guise::default(), gone: Some(now), away: false }
    }

    pub(crate) fn guest(&self) -> Option<GuestId> {
        match self.sitter {
            Sitter::Guest(guest) => Some(guest),
            Sitter::Nobody | Sitter::Bot(_) => None,
        }
    }
}

impl<G: Hostable> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table {} of {}", self.setting.id, G::NAME)
    }
}

impl<G: Hostable> Table<G> {
    /// Whose table it is.
    pub fn host(&self) -> GuestId {
        self.setting.host
    }

    /// What follows when this happens at this time. The clock of whoever drives the table never goes back.
    pub fn handle(&mut self, event: Event<G::Decision>, now: Time) -> Done<G> {
        let mut done = Done::nothing();
        match event {
            Event::Guest(guest, wish) => done.answer = self.grant(guest, wish, now, &mut done),
            Event::Page(conn, word) => match word {
                Word::Decide { id, read, decision } => {
                    let asker = Asker { conn, id };
                    let outcome = self.decide(&asker, read, &decision, now, &mut done);
                    self.answer(asker, outcome, &mut done);
                }
                Word::Undo { id } => {
                    let asker = Asker { conn, id };
                    let outcome = self.undo(&asker, now, &mut done);
                    self.answer(asker, outcome, &mut done);
                }
                Word::GiveUp { id } => {
                    let asker = Asker { conn, id };
                    let outcome = self.give_up(&asker, now, &mut done);
                    self.answer(asker, outcome, &mut done);
                }
                Word::Hint { id, read } => self.ask_hint(Asker { conn, id }, read, now, &mut done),
                Word::Chat { text } => self.say(conn, &text, now, &mut done),
                Word::React { reaction } => self.react(conn, reaction, now, &mut done),
                Word::Mute { guest, on } => self.mute(conn, &guest, on, &mut done),
                Word::Part => self.part(&[conn], now, &mut done),
            },
            Event::Thought { seat, number, decision } => {
                self.take_thought(seat, number, decision, now, &mut done);
            }
            Event::Advice { seat, number, thought } => self.give_hint(seat, number, thought, &mut done),
            Event::Time => {
                self.check_clock(now, &mut done);
                self.check_gone(now, &mut done);
                self.check_watchers(now, &mut done);
                self.plan(now, &mut done);
                self.check_minds(now, &mut done);
            }
        }
        self.finish(now, done)
    }

    pub(crate) fn finish(&mut self, now: Time, mut done: Done<G>) -> Done<G> {
        self.plan(now, &mut done);
        self.write_beside(&mut done);
        done.wake = self.alarm(now);
        done
    }

    /// Whose turn it is and how it ended follow from the log; they are written beside it too, so that a list of many tables
    /// can tell them without playing every match again. A log that is older than this is caught up with when it is read.
    fn write_beside(&mut self, done: &mut Done<G>) {
        let slow = self.is_slow();
        match &mut self.stage {
            Stage::Open { .. } => (),
            Stage::Playing(playing) => {
                let waits = playing.course.game.waits_for();
                if playing.waits != Some(waits) {
                    playing.waits = Some(waits);
                    done.store.push(Write::Waits(waits));
                }
                let news = |write: &Write| matches!(write, Write::Logged { .. } | Write::Started(_));
                if let Some(until) =
                    playing.asked.clocks.until.filter(|_| slow && done.store.iter().any(news))
                {
                    done.store.push(Write::Owed { seats: waits, until });
                }
            }
            Stage::Over(over) => {
                let standing = over.course.game.standing().filter(|_| !over.stands);
                over.stands = true;
                let Some(standing) = standing else { return };
                done.store.push(Write::Standing(standing));
                let ended = self.ended().map(|ended| Write::Ended(Box::new(ended)));
                done.store.extend(ended);
            }
        }
    }

    fn answer(&mut self, asker: Asker, outcome: Result<(), Fail>, done: &mut Done<G>) {
        match outcome {
            Ok(()) => {
                done.say(vec![asker.conn], ToPage::Ack { id: asker.id.clone() });
                done.asker = Some(asker);
            }
            Err(why) => done.refuse(asker, &why),
        }
    }

    /// Does these things one after another, as one: they are logged and shown together.
    pub(crate) fn act(
        &mut self,
        acts: Vec<(Act<G>, Option<String>)>,
        now: Time,
        done: &mut Done<G>,
    ) -> Result<(), NotDone<G::Illegal>> {
        let Stage::Playing(playing) = &mut self.stage else { return Ok(()) };
        let mut log = Vec::with_capacity(acts.len());
        for (act, id) in acts {
            match playing.carry_out(act, id) {
                Ok(logged) => log.push(logged),
                Err(why) if log.is_empty() => return Err(why),
                // What was done is done, and must be written down.
                Err(_) => break,
            }
        }
        while playing.course.game.turn() == Turn::AsksClock {
            let elapsed_s = now.saturating_sub(playing.course.began.at) / 1000;
            let Ok(read) = playing.carry_out(Act::ReadClock { elapsed_s }, None) else { break };
            log.push(read);
        }
        let Some(effect) = log.iter().map(|(_, effect)| *effect).max() else { return Ok(()) };
        let rules = playing.course.began.rules;
        done.store.extend(log.into_iter().map(|(logged, _)| Write::Logged { rules, logged }));
        self.came(effect, now, done);
        Ok(())
    }

    /// All that follows from what came of something.
    pub(crate) fn came(&mut self, effect: Effect, now: Time, done: &mut Done<G>) {
        match effect {
            Effect::GivenUp | Effect::Sealed | Effect::Aside => (),
            Effect::TakenBack | Effect::Moved => self.forget_thoughts(done),
        }
        let over = self.stage.course().is_some_and(|course| course.game.standing().is_some());
        if over {
            self.stage.end();
            done.store.push(Write::Over);
        } else {
            self.set_clocks(effect, now, done);
        }
        self.publish(effect, now, done);
        if over {
            self.tell_table(now, done);
        }
    }

    fn set_clocks(&mut self, effect: Effect, now: Time, done: &mut Done<G>) {
        let fresh = self.fresh_deadline(now);
        let Stage::Playing(playing) = &mut self.stage else { return };
        let clocks = playing.clocks_after(effect, fresh);
        if clocks != playing.asked.clocks {
            playing.asked.clocks = clocks;
            done.store.push(Write::Clocks(clocks));
        }
    }

    fn decide(
        &mut self,
        asker: &Asker,
        read: crate::event::Read,
        decision: &serde_json::Value,
        now: Time,
        done: &mut Done<G>,
    ) -> Result<(), Fail> {
        let Some((seat, playing)) = self.player(asker)? else { return Ok(()) };
        let decision = G::read_decision(decision);
        let decision = decision.ok_or(Fail::new(Code::BadRequest, "that is no decision of this game"))?;
        playing.check_news(seat, read)?;
        self.check_turn_of_the_day(seat)?;
        self.act(vec![(Act::Decide(seat, decision), Some(asker.id.clone()))], now, done).map_err(why)
    }

    fn undo(&mut self, asker: &Asker, now: Time, done: &mut Done<G>) -> Result<(), Fail> {
        let (rated, of_a_day) = (self.unrated().is_none(), self.setting.day.is_some());
        let Some((seat, playing)) = self.player(asker)? else { return Ok(()) };
        if rated {
            return Err(Fail::new(Code::Rated, "in a rated match nothing is taken back"));
        }
        if of_a_day {
            return Err(Fail::new(Code::CannotUndo, "in the deal of a day nothing is taken back"));
        }
        if playing.course.game.may_undo() == Some(seat) && playing.may_undo(now) != Some(seat) {
            return Err(Fail::new(Code::CannotUndo, "no time is left to decide it again"));
        }
        self.act(vec![(Act::Undo(seat), Some(asker.id.clone()))], now, done).map_err(why)
    }

    /// Who asks, and the match. `None`: this very thing has been done before.
    pub(crate) fn player(&mut self, asker: &Asker) -> Result<Option<(Seat, &mut Playing<G>)>, Fail> {
        let guest = self.pages.guest(asker.conn);
        let seat = guest.and_then(|guest| self.seat_of(guest));
        let seat = seat.ok_or(Fail::new(Code::NotSeated, "you watch; only players decide"))?;
        // Not every database takes a zero byte, and what one of them refuses holds up others.
        if asker.id.is_empty() || asker.id.len() > limits::CLIENT_ID || asker.id.contains('\0') {
            let reason = format!("an id has 1 to {} bytes, and no zero byte", limits::CLIENT_ID);
            return Err(Fail::new(Code::BadRequest, reason));
        }
        if self.stage.course().is_some_and(|course| course.has_done(seat, &asker.id)) {
            return Ok(None);
        }
        match &mut self.stage {
            Stage::Open { .. } => Err(Fail::new(Code::NotStarted, "the match has not begun")),
            Stage::Playing(playing) if playing.course.given_up.contains(seat) => {
                Err(Fail::new(Code::GaveUp, "you have given up; the computer plays on"))
            }
            Stage::Playing(playing) => Ok(Some((seat, playing))),
            Stage::Over(_) => Err(Fail::new(Code::NotAsked, "the match is over")),
        }
    }

    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.setting.seats)
    }

    pub(crate) fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        self.seats().iter().find(|&seat| self.chair(seat).and_then(Chair::guest) == Some(guest))
    }

    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(usize::from(seat.number()))
    }

    pub(crate) fn chair_of(&mut self, guest: GuestId) -> Option<&mut Chair> {
        self.chairs.iter_mut().find(|chair| chair.guest() == Some(guest))
    }
}

pub(crate) fn why<I: std::error::Error>(not_done: NotDone<I>) -> Fail {
    match not_done {
        NotDone::Refused(Refusal::NotAsked(_)) => Fail::new(Code::NotAsked, "nothing is asked of you now"),
        NotDone::Refused(Refusal::Illegal(why)) => Fail::new(Code::Illegal, why.to_string()),
        NotDone::CannotUndo(why) => Fail::new(Code::CannotUndo, why.to_string()),
        NotDone::ClockNotAsked(why) => Fail::new(Code::Illegal, why.to_string()),
        NotDone::GaveUp(_) => Fail::new(Code::GaveUp, not_done.to_string()),
    }
}
