//! Filling the seats, starting, leaving, and the next match of the same players.

use super::actor::{Actor, Chair, End};
use super::running::Running;
use crate::error::Fail;
use crate::hosted::Hosted;
use crate::id::{GuestId, InviteCode, TableId, random_bytes};
use crate::store::{Phase, Sitter, Sum, TableRow, Write, now_ms};
use games::protocol::{Code, NewSeat, TableInfo};
use std::time::Instant;
use table::{Match, Seat, Seed, World};

impl<G: Hosted> Actor<G> {
    fn still_open(&self, guest: GuestId) -> Result<(), Fail> {
        if !self.may_see(Some(guest)) {
            return Err(Fail::NOT_FOUND);
        }
        match self.row.phase {
            Phase::Open => Ok(()),
            Phase::Playing | Phase::Over => Err(Fail::new(Code::AlreadyStarted, "the match has begun")),
        }
    }

    fn hosted_by(&self, guest: GuestId) -> Result<(), Fail> {
        self.still_open(guest)?;
        if self.row.host == guest { Ok(()) } else { Err(Fail::new(Code::NotHost, "only the host does that")) }
    }

    pub(super) async fn sit(
        &mut self,
        guest: GuestId,
        name: String,
        seat: Option<Seat>,
    ) -> Result<TableInfo, Fail> {
        self.still_open(guest)?;
        let before = self.seat_of(guest);
        if before.is_some() && (seat.is_none() || seat == before) {
            return self.info(Some(guest));
        }
        let free = |chair: &Chair| chair.sitter == Sitter::Nobody;
        let seat = match seat {
            None => self.chairs.iter().position(free).and_then(|index| self.number_of(index)),
            Some(seat) => {
                let chair = self.chair(seat).ok_or_else(no_such_seat)?;
                free(chair).then_some(seat)
            }
        };
        let seat = seat.ok_or(Fail::new(Code::SeatTaken, "that seat is taken"))?;
        let mut writes = vec![Write::Seat { table: self.row.id, seat, sitter: Sitter::Guest(guest) }];
        writes.extend(before.map(|seat| Write::Seat { table: self.row.id, seat, sitter: Sitter::Nobody }));
        self.store(writes).await?;
        if let Some(before) = before {
            self.put(before, Chair::new(Sitter::Nobody, String::new()));
        }
        let mut chair = Chair::new(Sitter::Guest(guest), name);
        if self.is_here(guest) {
            chair.gone = None;
        }
        self.put(seat, chair);
        self.tell_table();
        self.info(Some(guest))
    }

    fn put(&mut self, seat: Seat, chair: Chair) {
        if let Some(place) = self.chairs.get_mut(usize::from(seat.number())) {
            *place = chair;
        }
    }

    /// Before the match: the seat is free again. During it: the computer plays until the player is back.
    pub(super) async fn leave(&mut self, guest: GuestId) -> Result<(), Fail> {
        if !self.may_see(Some(guest)) {
            return Err(Fail::NOT_FOUND);
        }
        match self.row.phase {
            Phase::Open => self.stand_up(guest).await,
            Phase::Playing => {
                if let Some(chair) = self.chairs.iter_mut().find(|chair| chair.guest() == Some(guest)) {
                    chair.away = true;
                    chair.gone = Some(Instant::now());
                    self.publish();
                    self.tell_table();
                    self.plan();
                }
                Ok(())
            }
            Phase::Over => Ok(()),
        }
    }

    async fn stand_up(&mut self, guest: GuestId) -> Result<(), Fail> {
        let table = self.row.id;
        let seat = self.seat_of(guest);
        let mut writes = vec![Write::Uninvited { table, guest }];
        writes.extend(seat.map(|seat| Write::Seat { table, seat, sitter: Sitter::Nobody }));
        let heir = self.chairs.iter().filter_map(Chair::guest).find(|&other| other != guest);
        if self.row.host == guest {
            match heir {
                Some(host) => writes.push(Write::Host { table, host }),
                None => writes.push(Write::Removed { table }),
            }
        }
        self.store(writes).await?;
        self.invited.remove(&guest);
        if let Some(seat) = seat {
            self.put(seat, Chair::new(Sitter::Nobody, String::new()));
        }
        if self.row.host == guest {
            match heir {
                Some(host) => self.row.host = host,
                None => {
                    self.end = Some(End::Gone(Fail::NOT_FOUND));
                    return Ok(());
                }
            }
        }
        self.send_strangers_away();
        self.tell_table();
        Ok(())
    }

    pub(super) async fn change_seat(
        &mut self,
        guest: GuestId,
        seat: Seat,
        to: NewSeat,
    ) -> Result<TableInfo, Fail> {
        self.hosted_by(guest)?;
        let chair = self.chair(seat).ok_or_else(no_such_seat)?;
        if chair.guest().is_some() {
            return Err(Fail::new(Code::SeatTaken, "somebody sits there"));
        }
        let sitter = sitter::<G>(to)?;
        self.store(vec![Write::Seat { table: self.row.id, seat, sitter: sitter.clone() }]).await?;
        self.put(seat, Chair::new(sitter, String::new()));
        self.tell_table();
        self.info(Some(guest))
    }

    pub(super) async fn allow_hints(&mut self, guest: GuestId, on: bool) -> Result<TableInfo, Fail> {
        self.hosted_by(guest)?;
        self.store(vec![Write::Hints { table: self.row.id, on }]).await?;
        self.row.hints = Some(on);
        self.tell_table();
        self.info(Some(guest))
    }

    pub(super) async fn start(&mut self, guest: GuestId) -> Result<TableInfo, Fail> {
        self.hosted_by(guest)?;
        if self.chairs.iter().any(|chair| chair.sitter == Sitter::Nobody) {
            return Err(Fail::new(Code::NotReady, "a seat is still empty"));
        }
        let table = self.first_position()?;
        let at = now_ms();
        self.row.started = Some(at);
        let sum = Sum::of_start(&self.row, self.chairs.iter().map(|chair| &chair.sitter));
        self.running = Some(Running::start(table, None, Some(sum)));
        let deadline = self.next_deadline();
        let table = self.row.id;
        self.store(vec![Write::Started { table, at, sum }, Write::Deadline { table, at: deadline }]).await?;
        self.row.phase = Phase::Playing;
        if let Some(running) = &mut self.running {
            running.deadline = deadline;
            // The deal is news to everyone who is here.
            running.shown = 0;
        }
        let now = Instant::now();
        self.chairs.iter_mut().for_each(|chair| chair.gone = chair.gone.map(|_| now));
        self.send_strangers_away();
        self.tell_table();
        self.publish();
        self.plan();
        self.info(Some(guest))
    }

    fn first_position(&self) -> Result<Match<G>, Fail> {
        let seats = self.row.seats;
        if let Some(set_up) = &self.house.config.set_up
            && let Some(world) =
                (set_up.0)(self.row.id.as_str()).and_then(|any| any.downcast::<World<G>>().ok())
        {
            return Ok(Match::set_up(*world, &self.options, seats, self.row.seed));
        }
        let parts = G::parts(&self.house.boxes);
        Match::start(parts, &self.options, seats, self.row.seed)
            .map_err(|why| Fail::new(Code::BadOption, why.to_string()))
    }

    pub(super) async fn rematch(&mut self, guest: GuestId) -> Result<(TableId, bool), Fail> {
        if !self.may_see(Some(guest)) {
            return Err(Fail::NOT_FOUND);
        }
        if self.row.phase != Phase::Over {
            return Err(Fail::new(Code::NotOver, "the match is not over"));
        }
        if self.seat_of(guest).is_none() {
            return Err(Fail::new(Code::NotSeated, "only players play again"));
        }
        if let Some(next) = self.row.rematch {
            return Ok((next, false));
        }
        let next = TableRow {
            id: TableId::random(),
            invite: InviteCode::random(),
            rules: G::RULES,
            seed: Seed::from_bytes(random_bytes()),
            host: guest,
            phase: Phase::Open,
            started: None,
            rematch: None,
            deadline: None,
            sum: None,
            ..self.row.clone()
        };
        let id = next.id;
        let seats = self.chairs.iter().enumerate().filter_map(|(index, chair)| {
            Some(Write::Seat { table: id, seat: self.number_of(index)?, sitter: chair.sitter.clone() })
        });
        let mut writes: Vec<Write> = seats.collect();
        writes.push(Write::Table(Box::new(next)));
        writes.push(Write::Rematch { table: self.row.id, next: id });
        self.store(writes).await?;
        self.row.rematch = Some(id);
        self.tell_table();
        let alone = self.chairs.iter().filter(|chair| chair.guest().is_some()).count() == 1;
        Ok((id, alone))
    }
}

fn no_such_seat() -> Fail {
    Fail::new(Code::BadSeats, "there is no such seat")
}

/// Who is to sit there, if such a player exists.
pub(crate) fn sitter<G: Hosted>(to: NewSeat) -> Result<Sitter, Fail> {
    match to {
        NewSeat::Open { open: true } => Ok(Sitter::Nobody),
        NewSeat::Open { open: false } => {
            Err(Fail::new(Code::BadSeats, "a seat is {\"open\": true} or has a {\"bot\": name}"))
        }
        NewSeat::Bot { bot } => match bots::offered::<G>(&bot) {
            Ok(known) => Ok(Sitter::Bot(known.name)),
            Err(why) => Err(Fail::new(Code::UnknownBot, shortened(why.to_string()))),
        },
    }
}

/// An answer quotes what it was asked in part only.
pub(crate) fn shortened(text: String) -> String {
    if text.chars().count() <= 300 { text } else { text.chars().take(300).chain(['…']).collect() }
}
