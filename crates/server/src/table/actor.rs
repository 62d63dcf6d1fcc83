//! The task of a table: it hears asks, thoughts of computer players and its own alarm clock, one at a time.

use super::bots::{Minds, Thought};
use super::chat::Chat;
use super::hints::{Hint, Hints};
use super::outbox::Outbox;
use super::running::Running;
use super::{Ask, ConnId};
use crate::error::Fail;
use crate::hosted::{self, Hosted};
use crate::house::House;
use crate::id::GuestId;
use crate::store::{Found, Phase, Sitter, Sum, TableRow, Write};
use games::protocol::{Code, ToPage};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::Seat;
use tokio::sync::mpsc;

pub(super) struct Actor<G: Hosted> {
    pub(super) house: Arc<House>,
    pub(super) row: TableRow,
    pub(super) options: G::Options,
    pub(super) chairs: Vec<Chair>,
    pub(super) invited: BTreeSet<GuestId>,
    /// Once the match has started.
    pub(super) running: Option<Running<G>>,
    pub(super) conns: BTreeMap<ConnId, Conn>,
    last_conn: ConnId,
    pub(super) chat: Chat,
    pub(super) minds: Minds<G>,
    thoughts: mpsc::UnboundedReceiver<Thought<G>>,
    pub(super) hints: Hints<G>,
    advice: mpsc::UnboundedReceiver<Hint<G>>,
    /// Since when nobody looks at the table.
    idle: Option<Instant>,
    /// Why the task ends, when it must.
    pub(super) end: Option<End>,
}

/// A seat and who has it.
#[derive(Clone, Debug)]
pub(super) struct Chair {
    pub(super) sitter: Sitter,
    pub(super) name: String,
    /// Since when its player has no socket here.
    pub(super) gone: Option<Instant>,
    /// The computer plays for whoever is gone.
    pub(super) away: bool,
}

/// A socket at the table.
#[derive(Debug)]
pub(super) struct Conn {
    pub(super) guest: GuestId,
    pub(super) name: String,
    pub(super) out: Outbox,
}

#[derive(Clone, Debug)]
pub(super) enum End {
    /// Put away; it can be loaded again.
    Away,
    /// There is no such table any more, or it cannot be read.
    Gone(Fail),
}

impl Chair {
    pub(super) fn new(sitter: Sitter, name: String) -> Chair {
        Chair { sitter, name, gone: Some(Instant::now()), away: false }
    }

    pub(super) fn guest(&self) -> Option<GuestId> {
        match self.sitter {
            Sitter::Guest(guest) => Some(guest),
            Sitter::Nobody | Sitter::Bot(_) => None,
        }
    }
}

impl<G: Hosted> Actor<G> {
    pub(super) fn open(house: Arc<House>, found: Found) -> Result<Actor<G>, String> {
        let (row, options, running) = Self::restore(&house, &found)?;
        let (minds, thoughts) = Minds::new(row.seats);
        let (hints, advice) = Hints::new();
        let chairs = found.sitters.into_iter().map(|(sitter, name)| Chair::new(sitter, name)).collect();
        Ok(Actor {
            house,
            row,
            options,
            chairs,
            invited: found.invited.into_iter().collect(),
            running,
            conns: BTreeMap::new(),
            last_conn: 0,
            chat: Chat::default(),
            minds,
            thoughts,
            hints,
            advice,
            idle: Some(Instant::now()),
            end: None,
        })
    }

    #[allow(clippy::type_complexity)]
    fn restore(house: &House, found: &Found) -> Result<(TableRow, G::Options, Option<Running<G>>), String> {
        let row = found.row.clone();
        let options =
            hosted::read_options::<G>(&row.options).ok_or("its options are not those of this program")?;
        if row.phase == Phase::Open {
            return Ok((row, options, None));
        }
        if row.rules != G::RULES {
            return Err(format!(
                "it was played by rules version {}, this program has {}",
                row.rules,
                G::RULES
            ));
        }
        let sum = Sum::of_start(&row, found.sitters.iter().map(|(sitter, _)| sitter));
        if row.sum.is_some_and(|written| written != sum) {
            return Err("its set-up is not as it was written".to_owned());
        }
        let (parts, sum) = (G::parts(&house.boxes), row.sum);
        let running = Running::load(parts, &options, row.seats, row.seed, &found.log, row.deadline, sum)?;
        Ok((row, options, Some(running)))
    }

    /// Until nobody needs the table. `None`: it can be loaded again.
    pub(super) async fn live(mut self, asks: &mut mpsc::Receiver<Ask>) -> Option<Fail> {
        self.plan();
        loop {
            let alarm = self.alarm();
            let rings = async {
                match alarm {
                    Some(at) => tokio::time::sleep_until(at.into()).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                ask = asks.recv() => match ask {
                    Some(ask) => self.hear(ask).await,
                    None => return None,
                },
                Some(thought) = self.thoughts.recv() => self.take_thought(thought).await,
                Some(hint) = self.advice.recv() => self.give_hint(hint),
                () = rings => self.ring().await,
            }
            match self.end.take() {
                Some(End::Away) => return None,
                Some(End::Gone(why)) => {
                    self.conns.values().for_each(|conn| conn.out.bye(why.code));
                    return Some(why);
                }
                None => (),
            }
        }
    }

    async fn hear(&mut self, ask: Ask) {
        match ask {
            Ask::Info { guest, answer } => drop(answer.send(self.info(guest))),
            Ask::Admit { guest, answer } => drop(answer.send(self.admit(guest).await)),
            Ask::Sit { guest, name, seat, answer } => drop(answer.send(self.sit(guest, name, seat).await)),
            Ask::Leave { guest, answer } => drop(answer.send(self.leave(guest).await)),
            Ask::Seat { guest, seat, to, answer } => {
                drop(answer.send(self.change_seat(guest, seat, to).await))
            }
            Ask::AllowHints { guest, on, answer } => drop(answer.send(self.allow_hints(guest, on).await)),
            Ask::Start { guest, answer } => drop(answer.send(self.start(guest).await)),
            Ask::Rematch { guest, answer } => drop(answer.send(self.rematch(guest).await)),
            Ask::Record { guest, answer } => drop(answer.send(self.record(guest))),
            Ask::Renamed { guest, name } => self.rename(guest, &name),
            Ask::Join { guest, name, epoch, have, out, answer } => {
                drop(answer.send(self.join(guest, name, epoch, have, out)));
            }
            Ask::Part { conn } => self.part(&[conn]),
            Ask::Decide { conn, id, epoch, on, decision } => {
                self.decide(conn, id, epoch, on, &decision).await
            }
            Ask::Undo { conn, id } => self.undo(conn, id).await,
            Ask::Hint { conn, id, epoch, on } => self.ask_hint(conn, id, epoch, on),
            Ask::Chat { conn, text } => self.say(conn, &text),
            Ask::Mute { conn, guest, on } => self.mute(conn, &guest, on),
            Ask::Wake => self.ring().await,
            Ask::Close => self.end = Some(End::Away),
        }
    }

    /// When the table must do something although nobody asks.
    fn alarm(&self) -> Option<Instant> {
        let put_away = self.idle.map(|since| since + self.house.config.idle_after);
        [put_away, self.clock_alarm(), self.bots_alarm(), self.gone_alarm()].into_iter().flatten().min()
    }

    async fn ring(&mut self) {
        self.check_clock().await;
        self.check_gone();
        self.check_bots().await;
        if self.idle.is_some_and(|since| since.elapsed() >= self.house.config.idle_after) {
            self.end.get_or_insert(End::Away);
        }
    }

    /// What is sent together is on the disk together when this returns, or the table is as the log has it.
    pub(super) async fn store(&mut self, writes: Vec<Write>) -> Result<(), Fail> {
        match self.house.store.write(writes).await {
            Ok(()) => {
                if let Some(hook) = &self.house.config.committed {
                    (hook.0)();
                }
                Ok(())
            }
            Err(_) => {
                // A full disk is not filled less by trying at once.
                tokio::time::sleep(AFTER_A_FAILURE).await;
                self.reload().await;
                Err(Fail::STORAGE)
            }
        }
    }

    /// Nothing of what could not be stored was shown; back to what was.
    async fn reload(&mut self) {
        let found = self.house.store.table(self.row.id).await;
        let Ok(Some(found)) = found else { return self.end = Some(End::Gone(Fail::STORAGE)) };
        match Self::restore(&self.house, &found) {
            Ok((row, options, running)) => {
                (self.row, self.options, self.running) = (row, options, running);
                self.invited = found.invited.iter().copied().collect();
                for (chair, (sitter, name)) in self.chairs.iter_mut().zip(found.sitters) {
                    (chair.sitter, chair.name) = (sitter, name);
                }
                self.minds.forget_all();
                self.plan();
            }
            Err(_) => self.end = Some(End::Gone(Fail::STORAGE)),
        }
    }

    pub(super) fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        let index = self.chairs.iter().position(|chair| chair.guest() == Some(guest))?;
        Seat::new(index as u8)
    }

    pub(super) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(usize::from(seat.number()))
    }

    pub(super) fn is_here(&self, guest: GuestId) -> bool {
        self.conns.values().any(|conn| conn.guest == guest)
    }

    /// Whether anybody plays who could mind: a person who is here or has only just gone, a watcher of a table of
    /// computers, or a clock that runs whether anybody is here or not. Otherwise the table waits.
    pub(super) fn is_alive(&self) -> bool {
        let just_gone = |since: Instant| since.elapsed() < self.house.config.gone_after;
        let mut people = self.chairs.iter().filter(|chair| chair.guest().is_some()).peekable();
        self.row.clock_s.is_some()
            || if people.peek().is_some() {
                people.any(|chair| chair.gone.is_none_or(just_gone))
            } else {
                !self.conns.is_empty()
            }
    }

    pub(super) fn add_conn(&mut self, conn: Conn) -> ConnId {
        self.last_conn += 1;
        self.conns.insert(self.last_conn, conn);
        self.idle = None;
        self.last_conn
    }

    /// These sockets are gone.
    pub(super) fn part(&mut self, conns: &[ConnId]) {
        let gone: Vec<Conn> = conns.iter().filter_map(|id| self.conns.remove(id)).collect();
        if gone.is_empty() {
            return;
        }
        for conn in &gone {
            if !self.is_here(conn.guest)
                && let Some(chair) = self.chairs.iter_mut().find(|chair| chair.guest() == Some(conn.guest))
            {
                chair.gone = Some(Instant::now());
            }
        }
        if self.conns.is_empty() {
            self.idle = Some(Instant::now());
        }
        self.tell_table();
        self.plan();
    }

    /// Sends to one socket; whoever reads too slowly is let go.
    pub(super) fn say_to(&mut self, conn: ConnId, message: &ToPage) {
        let Some(known) = self.conns.get(&conn) else { return };
        if known.out.say(message).is_err() {
            self.part(&[conn]);
        }
    }

    pub(super) fn refuse(&mut self, conn: ConnId, id: Option<String>, why: &Fail) {
        crate::metrics::refused(why.code);
        let message = ToPage::Refused { id, code: why.code, reason: why.reason.to_string() };
        self.say_to(conn, &message);
    }

    /// Says goodbye to these sockets.
    pub(super) fn send_away(&mut self, conns: &[ConnId], code: Code) {
        for conn in conns.iter().filter_map(|id| self.conns.get(id)) {
            conn.out.bye(code);
        }
        self.part(conns);
    }
}

const AFTER_A_FAILURE: Duration = Duration::from_millis(200);

/// Half an hour from now, where an addition would overflow.
pub(super) fn later(by: Duration) -> Instant {
    Instant::now() + by.min(Duration::from_secs(1800))
}
