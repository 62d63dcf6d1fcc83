//! Filling the seats, starting, leaving, and the next match of the same players.

use crate::Hostable;
use crate::course::{Course, Effect};
use crate::done::Done;
use crate::event::{Fresh, Wish};
use crate::fail::Fail;
use crate::id::GuestId;
use crate::kept::{Began, Clocks, Guise, Laid, Setting, Sitter, Time, Write};
use crate::lay::{first_position, sitter};
use crate::limits;
use crate::machine::{Chair, Table};
use crate::stage::{Playing, Stage};
use crate::sum::Sum;
use games::protocol::{Code, NewSeat};
use std::collections::BTreeSet;
use table::Seat;

impl<G: Hostable> Table<G> {
    pub(crate) fn grant(
        &mut self,
        guest: GuestId,
        wish: Wish,
        now: Time,
        done: &mut Done<G>,
    ) -> Result<(), Fail> {
        match wish {
            Wish::Admit => self.admit(guest, done),
            Wish::Sit { guise, seat } => self.sit(guest, guise, seat, now, done),
            Wish::Leave => self.leave(guest, now, done),
            Wish::Seat { seat, to } => self.change_seat(guest, seat, to, now, done),
            Wish::SendAway(seat) => self.send_away(guest, seat, now, done),
            Wish::AllowHints(on) => self.allow_hints(guest, on, now, done),
            Wish::Start => self.start(guest, now, done),
            Wish::Attend => self.attend(guest),
            Wish::GiveUp => self.give_up_from_afar(guest, now, done),
            Wish::Rematch(fresh) => self.rematch(guest, fresh, now, done),
            Wish::Renamed(guise) => {
                self.rename(guest, &guise, now, done);
                Ok(())
            }
            Wish::Join { conn, guise, read, deaf_to } => {
                self.chat.deafen(guest, deaf_to);
                self.join(guest, conn, guise, read, now, done)
            }
            Wish::LetShow(screen) => self.let_show(guest, screen, done),
            Wish::SendScreenAway(screen) => self.send_screen_away(guest, screen, now, done),
            Wish::Show { conn, read } => self.show(guest, conn, read, now, done),
        }
    }

    /// Who was invited, while the seats are being filled.
    fn still_open(&mut self, guest: GuestId) -> Result<&mut BTreeSet<GuestId>, Fail> {
        if !self.may_see(Some(guest)) {
            return Err(Fail::NOT_FOUND);
        }
        match &mut self.stage {
            Stage::Open { invited, .. } => Ok(invited),
            Stage::Playing(_) | Stage::Over(_) => Err(Fail::new(Code::AlreadyStarted, "the match has begun")),
        }
    }

    fn hosted_by(&mut self, guest: GuestId) -> Result<(), Fail> {
        self.still_open(guest)?;
        if self.setting.host == guest {
            Ok(())
        } else {
            Err(Fail::new(Code::NotHost, "only the host does that"))
        }
    }

    /// What everybody has alike nobody changes: the deal of a day is played as it was dealt, though it has not begun.
    fn arranged_by(&mut self, guest: GuestId) -> Result<(), Fail> {
        self.hosted_by(guest)?;
        match self.setting.day {
            Some(_) => Err(Fail::new(Code::BadRequest, "the deal of a day is played as it was dealt")),
            None => Ok(()),
        }
    }

    fn sit(
        &mut self,
        guest: GuestId,
        guise: Guise,
        seat: Option<Seat>,
        now: Time,
        done: &mut Done<G>,
    ) -> Result<(), Fail> {
        self.still_open(guest)?;
        if matches!(&self.stage, Stage::Open { sent_away, .. } if sent_away.contains(&guest)) {
            return Err(Fail::SENT_AWAY);
        }
        let before = self.seat_of(guest);
        if before.is_some() && (seat.is_none() || seat == before) {
            return Ok(());
        }
        let free = |seat: &Seat| self.chair(*seat).is_some_and(|chair| chair.sitter == Sitter::Nobody);
        let seat = match seat {
            None => self.seats().iter().find(free),
            Some(seat) => {
                self.chair(seat).ok_or_else(no_such_seat)?;
                Some(seat).filter(free)
            }
        };
        let seat = seat.ok_or(Fail::new(Code::SeatTaken, "that seat is taken"))?;
        if let Some(before) = before {
            self.put(before, Chair::empty(now), done);
        }
        let gone = (!self.pages.has(guest)).then_some(now);
        self.put(seat, Chair { sitter: Sitter::Guest(guest), guise, gone, away: false }, done);
        self.tell_table(now, done);
        Ok(())
    }

    fn put(&mut self, seat: Seat, chair: Chair, done: &mut Done<G>) {
        if let Some(place) = self.chairs.get_mut(usize::from(seat.number())) {
            done.store.push(Write::Seat { seat, sitter: chair.sitter.clone() });
            *place = chair;
        }
    }

    /// Before the match: the seat is free again. During it: the computer plays until the player is back.
    fn leave(&mut self, guest: GuestId, now: Time, done: &mut Done<G>) -> Result<(), Fail> {
        if !self.may_see(Some(guest)) {
            return Err(Fail::NOT_FOUND);
        }
        match &self.stage {
            Stage::Open { .. } => self.stand_up(guest, now, done),
            // Nobody plays somebody else's try: it waits.
            Stage::Playing(_) if self.setting.day.is_some() => (),
            Stage::Playing(_) => {
                if let Some(chair) = self.chair_of(guest) {
                    chair.away = true;
                    chair.gone = Some(now);
                    self.publish_as_it_is(now, done);
                    self.tell_table(now, done);
                }
            }
            Stage::Over(_) => (),
        }
        Ok(())
    }

    fn stand_up(&mut self, guest: GuestId, now: Time, done: &mut Done<G>) {
        if let Stage::Open { invited, .. } = &mut self.stage {
            invited.remove(&guest);
            done.store.push(Write::Uninvited(guest));
        }
        if let Some(seat) = self.seat_of(guest) {
            self.put(seat, Chair::empty(now), done);
        }
        if self.setting.host == guest {
            let Some(heir) = self.chairs.iter().find_map(Chair::guest) else {
                return done.store.push(Write::Removed);
            };
            self.setting.host = heir;
            done.store.push(Write::Host(heir));
        }
        self.send_strangers_away(now, done);
        self.tell_table(now, done);
    }

    fn change_seat(
        &mut self,
        guest: GuestId,
        seat: Seat,
        to: NewSeat,
        now: Time,
        done: &mut Done<G>,
    ) -> Result<(), Fail> {
        self.arranged_by(guest)?;
        let chair = self.chair(seat).ok_or_else(no_such_seat)?;
        if chair.guest().is_some() {
            return Err(Fail::new(Code::SeatTaken, "somebody sits there"));
        }
        let sitter = sitter::<G>(to)?;
        if self.setting.position.is_some() && sitter == Sitter::Nobody {
            return Err(crate::lay::alone());
        }
        self.put(seat, Chair { sitter, ..Chair::empty(now) }, done);
        self.tell_table(now, done);
        Ok(())
    }

    /// Whoever is sent away does not come back to this table: not by the link either.
    fn send_away(&mut self, guest: GuestId, seat: Seat, now: Time, done: &mut Done<G>) -> Result<(), Fail> {
        self.hosted_by(guest)?;
        let sitter = self.chair(seat).ok_or_else(no_such_seat)?.guest();
        let Some(sitter) = sitter.filter(|sitter| *sitter != guest) else {
            return Err(Fail::new(Code::BadSeats, "nobody else sits there"));
        };
        if let Stage::Open { sent_away, .. } = &mut self.stage {
            sent_away.insert(sitter);
            done.store.push(Write::SentAway(sitter));
        }
        self.stand_up(sitter, now, done);
        Ok(())
    }

    fn allow_hints(&mut self, guest: GuestId, on: bool, now: Time, done: &mut Done<G>) -> Result<(), Fail> {
        self.arranged_by(guest)?;
        self.setting.hints = Some(on);
        done.store.push(Write::Hints(on));
        self.tell_table(now, done);
        Ok(())
    }

    fn start(&mut self, guest: GuestId, now: Time, done: &mut Done<G>) -> Result<(), Fail> {
        self.hosted_by(guest)?;
        if self.chairs.iter().any(|chair| chair.sitter == Sitter::Nobody) {
            return Err(Fail::new(Code::NotReady, "a seat is still empty"));
        }
        let rules = self.setting.day.map_or(G::RULES, |day| day.rules);
        let game = first_position::<G>(&self.parts, &self.setting, &self.options, rules)?;
        let (parts, unrated) = (Some(self.parts.digest()), self.unrated());
        let mut began = Began { at: now, rules, parts, unrated, sum: None };
        let sitters = self.chairs.iter().map(|chair| &chair.sitter);
        began.sum = Some(Sum::of_start(&self.setting, &began, sitters));
        done.store.push(Write::Started(began));
        let playing = Playing::new(Course::begin(game, began), self.setting.seats, Clocks::default());
        self.stage = Stage::Playing(playing);
        // Who is not here has been waited for from now on.
        self.chairs.iter_mut().for_each(|chair| chair.gone = chair.gone.map(|_| now));
        self.send_strangers_away(now, done);
        self.tell_table(now, done);
        self.came(Effect::Moved, now, done);
        Ok(())
    }

    fn attend(&mut self, guest: GuestId) -> Result<(), Fail> {
        if self.setting.host != guest {
            return Err(Fail::NOT_FOUND);
        }
        self.attended = true;
        Ok(())
    }

    fn let_show(&mut self, guest: GuestId, screen: Option<GuestId>, done: &mut Done<G>) -> Result<(), Fail> {
        self.shown_by(guest)?;
        if let Some(screen) = screen.filter(|screen| self.screens_out.remove(screen)) {
            done.store.push(Write::Screen { screen, out: false });
        }
        Ok(())
    }

    /// Also one that is not here now, so that the host need not wait until it is on again.
    fn send_screen_away(
        &mut self,
        guest: GuestId,
        screen: GuestId,
        now: Time,
        done: &mut Done<G>,
    ) -> Result<(), Fail> {
        self.shown_by(guest)?;
        if self.screens_out.len() >= limits::SCREENS_OUT && !self.screens_out.contains(&screen) {
            return Err(Fail::new(Code::TooMany, "too many screens were sent away from this table"));
        }
        if self.screens_out.insert(screen) {
            done.store.push(Write::Screen { screen, out: true });
        }
        self.put_out(screen, now, done);
        Ok(())
    }

    fn rematch(&mut self, guest: GuestId, fresh: Fresh, now: Time, done: &mut Done<G>) -> Result<(), Fail> {
        if !self.may_see(Some(guest)) {
            return Err(Fail::NOT_FOUND);
        }
        if self.setting.day.is_some() {
            return Err(Fail::new(Code::BadRequest, "the deal of a day is played again from its own page"));
        }
        let seated = self.seat_of(guest).is_some();
        let Stage::Over(over) = &mut self.stage else {
            return Err(Fail::new(Code::NotOver, "the match is not over"));
        };
        if !seated {
            return Err(Fail::new(Code::NotSeated, "only players play again"));
        }
        if over.rematch.is_some() {
            return Ok(());
        }
        over.rematch = Some(fresh.id);
        let Fresh { id, invite, seed } = fresh;
        let setting = Setting { id, invite, seed, host: guest, ..self.setting.clone() };
        let sitters = self.chairs.iter().map(|chair| chair.sitter.clone()).collect();
        done.store.push(Write::Rematch(Box::new(Laid { setting, sitters })));
        self.tell_table(now, done);
        Ok(())
    }
}

fn no_such_seat() -> Fail {
    Fail::new(Code::BadSeats, "there is no such seat")
}
