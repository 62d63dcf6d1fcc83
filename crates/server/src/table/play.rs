//! Deciding and taking back. The order is the promise: carried out in memory, written to the disk, shown to everyone,
//! acknowledged. What cannot be written is undone by reading the log again, and nobody has seen it.

use super::actor::Actor;
use super::running::Running;
use super::{ConnId, Outbox};
use crate::error::Fail;
use crate::hosted::Hosted;
use crate::limits;
use crate::store::{Phase, What, Write, now_ms};
use games::AnyRecord;
use games::protocol::{Code, End, NumberedNotice, Play, ToPage};
use std::collections::BTreeSet;
use table::{Refusal, Sealed, Seat, SeatSet, Turn};

/// What was carried out in memory and must be written down, each with the page's name for it if it has one.
pub(super) type Done = Vec<(What, Option<String>)>;

/// Which notices an onlooker is told.
#[derive(Clone, Copy, Debug)]
pub(super) enum Since {
    /// Those that nobody has been told yet.
    Shown,
    /// Those after this number that may still be read back.
    Number(u32),
}

impl<G: Hosted> Actor<G> {
    pub(super) async fn decide(
        &mut self,
        conn: ConnId,
        id: String,
        epoch: u32,
        on: u32,
        decision: &serde_json::Value,
    ) {
        let outcome = match self.seal(conn, &id, epoch, on, decision) {
            Ok(Some(log)) => self.store_and_show(log).await,
            Ok(None) => Ok(()),
            Err(why) => Err(why),
        };
        self.answer(conn, id, outcome);
    }

    fn answer(&mut self, conn: ConnId, id: String, outcome: Result<(), Fail>) {
        match outcome {
            Ok(()) => self.say_to(conn, &ToPage::Ack { id }),
            // An id that is too long for us is not sent back either.
            Err(why) => self.refuse(conn, (id.len() <= limits::CLIENT_ID).then_some(id), &why),
        }
    }

    /// Who asks, and the match. `None`: this very thing has been done before.
    pub(super) fn player(&mut self, conn: ConnId, id: &str) -> Result<Option<(Seat, &mut Running<G>)>, Fail> {
        let guest = self.conns.get(&conn).map(|conn| conn.guest);
        let seat = guest.and_then(|guest| self.seat_of(guest));
        let seat = seat.ok_or(Fail::new(Code::NotSeated, "you watch; only players decide"))?;
        if id.is_empty() || id.len() > limits::CLIENT_ID {
            return Err(Fail::new(Code::BadRequest, format!("an id has 1 to {} bytes", limits::CLIENT_ID)));
        }
        let running = self.running.as_mut().ok_or(Fail::new(Code::NotStarted, "the match has not begun"))?;
        if running.done.contains(&(seat, id.to_owned())) {
            return Ok(None);
        }
        Ok(Some((seat, running)))
    }

    /// In memory only.
    fn seal(
        &mut self,
        conn: ConnId,
        id: &str,
        epoch: u32,
        on: u32,
        decision: &serde_json::Value,
    ) -> Result<Option<Done>, Fail> {
        let Some((seat, running)) = self.player(conn, id)? else { return Ok(None) };
        let decision = G::read_decision(decision);
        let decision = decision.ok_or(Fail::new(Code::BadRequest, "that is no decision of this game"))?;
        running.check_news(seat, epoch, on)?;
        let what = What::Decided { seat, decision: decision.to_string() };
        let sealed = running.table.seal(seat, decision).map_err(|refusal| match refusal {
            Refusal::NotAsked(_) => Fail::new(Code::NotAsked, "nothing is asked of you now"),
            Refusal::Illegal(why) => Fail::new(Code::Illegal, why.to_string()),
        })?;
        running.aside = sealed == Sealed::Aside;
        running.done.insert((seat, id.to_owned()));
        crate::metrics::decided();
        Ok(Some(vec![(what, Some(id.to_owned()))]))
    }

    pub(super) async fn undo(&mut self, conn: ConnId, id: String) {
        let outcome = match self.take_back(conn, &id) {
            Ok(Some(log)) => self.store_and_show(log).await,
            Ok(None) => Ok(()),
            Err(why) => Err(why),
        };
        self.answer(conn, id, outcome);
    }

    fn take_back(&mut self, conn: ConnId, id: &str) -> Result<Option<Done>, Fail> {
        let Some((seat, running)) = self.player(conn, id)? else { return Ok(None) };
        running.table.undo(seat).map_err(|why| Fail::new(Code::CannotUndo, why.to_string()))?;
        running.epoch += 1;
        running.recount();
        running.done.insert((seat, id.to_owned()));
        Ok(Some(vec![(What::Undone { seat }, Some(id.to_owned()))]))
    }

    /// Writes down what has just been carried out, then shows it.
    pub(super) async fn store_and_show(&mut self, mut log: Done) -> Result<(), Fail> {
        if log.is_empty() {
            return Ok(());
        }
        let Some(running) = &mut self.running else { return Ok(()) };
        while running.table.turn() == Turn::AsksClock {
            let elapsed_s = now_ms().saturating_sub(self.row.started.unwrap_or_default()) / 1000;
            if running.table.read_clock(elapsed_s).is_ok() {
                log.push((What::Clock { elapsed_s }, None));
            }
        }
        // What nobody waited for starts nobody's clock anew.
        let moved = running.table.sealed().is_empty() && !std::mem::take(&mut running.aside);
        let over = running.table.standing().is_some();
        let mut writes = Vec::with_capacity(log.len() + 2);
        for (what, client_id) in log {
            let logged = running.log(what, client_id);
            writes.push(Write::Logged { table: self.row.id, rules: G::RULES, logged });
        }
        if moved {
            running.asks_anew();
            running.turn += 1;
            if self.row.clock_s.is_some() {
                let at = self.next_deadline();
                writes.push(Write::Deadline { table: self.row.id, at });
                if let Some(running) = &mut self.running {
                    running.deadline = at;
                }
            }
        }
        if over {
            writes.push(Write::Over { table: self.row.id });
        }
        self.store(writes).await?;
        let ended = over && self.row.phase == Phase::Playing;
        if ended {
            self.row.phase = Phase::Over;
        }
        self.publish();
        if ended {
            self.tell_table();
        }
        self.plan();
        Ok(())
    }

    /// Tells everyone who is here what is new, each with the own eyes.
    pub(super) fn publish(&mut self) {
        if self.running.is_none() {
            return;
        }
        let onlookers: BTreeSet<Option<Seat>> =
            self.conns.values().map(|conn| self.seat_of(conn.guest)).collect();
        let mut lost = Vec::new();
        for &onlooker in &onlookers {
            let Some(play) = self.play(onlooker, Since::Shown) else { continue };
            let message = Outbox::text(&ToPage::Update { play });
            let theirs = self.conns.iter().filter(|(_, conn)| self.seat_of(conn.guest) == onlooker);
            lost.extend(
                theirs.filter(|(_, conn)| conn.out.send(message.clone()).is_err()).map(|(id, _)| *id),
            );
        }
        if let Some(running) = &mut self.running {
            running.all_shown(|onlooker| onlookers.contains(&onlooker));
        }
        self.part(&lost);
    }

    /// The match as one onlooker sees it.
    pub(super) fn play(&mut self, onlooker: Option<Seat>, since: Since) -> Option<Play> {
        let away: SeatSet = (0..self.row.seats)
            .filter_map(Seat::new)
            .filter(|&seat| self.chair(seat).is_some_and(|chair| chair.away))
            .collect();
        let fresh_epoch = matches!(since, Since::Shown) && self.running.as_ref()?.is_recounted();
        let running = self.running.as_mut()?;
        let notices: Vec<NumberedNotice> = match since {
            Since::Shown if !fresh_epoch => {
                let (first, news) = running.news(onlooker);
                let numbered = news.into_iter().zip(first..);
                numbered
                    .map(|(notice, number)| NumberedNotice { number, notice: G::any_notice(notice) })
                    .collect()
            }
            Since::Shown => readable(running, onlooker, 0),
            Since::Number(after) => readable(running, onlooker, after),
        };
        let number = running.number(onlooker);
        let table = &running.table;
        let standing = table.standing();
        Some(Play {
            epoch: running.epoch,
            number,
            notices,
            sight: G::any_sight(table.sight(onlooker)),
            waits: table.waits_for(),
            sealed: table.sealed(),
            yours: onlooker.and_then(|seat| table.sealed_by(seat)).map(G::any_decision),
            away,
            deadline_ms: running.deadline.map(|at| at.saturating_sub(now_ms()).min(u32::MAX.into()) as u32),
            may_undo: onlooker.is_some() && table.may_undo() == onlooker,
            commitment: table.commitment().to_string(),
            end: standing.zip(table.seed()).map(|(standing, seed)| End {
                places: standing.places.as_slice().to_vec(),
                scores: standing.scores.as_slice().to_vec(),
                seed: seed.to_hex(),
            }),
        })
    }

    /// The whole match, once it is over.
    pub(super) fn record(&self, guest: Option<crate::id::GuestId>) -> Result<AnyRecord, Fail> {
        if !self.may_see(guest) {
            return Err(Fail::NOT_FOUND);
        }
        let over = self.running.as_ref().filter(|running| running.table.standing().is_some());
        let running = over.ok_or(Fail::new(Code::NotOver, "the match is not over"))?;
        let names = self.chairs.iter().map(|chair| match &chair.sitter {
            crate::store::Sitter::Bot(bot) => bot.clone(),
            crate::store::Sitter::Guest(_) | crate::store::Sitter::Nobody => chair.name.clone(),
        });
        Ok(G::any_record(games::Written { record: running.table.record(), names: Some(names.collect()) }))
    }
}

fn readable<G: Hosted>(running: &Running<G>, onlooker: Option<Seat>, after: u32) -> Vec<NumberedNotice> {
    let told = running.table.readable_since(onlooker, after);
    told.into_iter()
        .map(|told| NumberedNotice { number: told.number, notice: G::any_notice(told.notice) })
        .collect()
}
