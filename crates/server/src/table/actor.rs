//! The task of a table. It tells the table what happens, one thing at a time, and does what follows in the order of the
//! promise: written to the disk, then shown, then answered. What cannot be written is undone by reading the log again, and
//! nobody has seen it.

use super::thinking::{Back, Minds};
use super::{Ask, Outbox};
use crate::error::Fail;
use crate::hosted::Hosted;
use crate::house::House;
use crate::id::{GuestId, TableId};
use crate::metrics;
use crate::store::{DayWrite, StoreError, Write, now_ms};
use games::protocol::{FromBell, ToPage};
use games::{Boxes, Written};
use host::{
    CannotLoad, ConnId, Done, Event, Kept, Order, Remark, Show, Shown, Table, Time, Times, What, Wish, Word,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

pub(super) struct Actor<G: Hosted> {
    house: Arc<House>,
    id: TableId,
    table: Table<G>,
    pages: BTreeMap<ConnId, Outbox>,
    minds: Minds<G>,
    thoughts: mpsc::UnboundedReceiver<Back<G>>,
    /// When the table wants to be told the time.
    wake: Option<Time>,
    /// Since when nobody looks at the table.
    idle: Option<Instant>,
    /// Why the task ends, when it must.
    end: Option<End>,
}

#[derive(Clone, Debug)]
enum End {
    /// Put away; it can be loaded again.
    Away,
    /// There is no such table any more, or it cannot be read.
    Gone(Fail),
}

/// The page that came last to any table: what a page still says to a table that was put away is not taken for another's at the table that is
/// opened anew.
static LAST_CONN: AtomicU64 = AtomicU64::new(0);

/// A full disk is not filled less by trying at once.
const AFTER_A_FAILURE: Duration = Duration::from_millis(200);
/// Where an addition would overflow, the time is told early.
const AT_MOST: Duration = Duration::from_secs(1800);

impl<G: Hosted> Actor<G> {
    /// In a box, which has the size of its game: a task has room for the largest, and for each step in which it is handed on.
    pub(super) fn open(
        house: Arc<House>,
        kept: Kept,
        boxes: &Boxes,
    ) -> Result<(Box<Actor<G>>, Done<G>), CannotLoad> {
        let millis = |time: Duration| time.as_millis() as Time;
        let times = Times {
            pause: millis(house.config.bot_pause),
            thinks: millis(house.config.bot_thinks),
            gone_after: millis(house.config.gone_after),
        };
        let id = kept.setting.id;
        let (table, done) = Table::load(kept, G::parts(boxes), times, now_ms())?;
        let (minds, thoughts) = Minds::new(Arc::clone(&house));
        let actor = Actor {
            house,
            id,
            table,
            pages: BTreeMap::new(),
            minds,
            thoughts,
            wake: None,
            idle: None,
            end: None,
        };
        Ok((Box::new(actor), done))
    }

    /// Until nobody needs the table. `None`: it can be loaded again. Where its end is waited for elsewhere, that is so whenever and wherever
    /// it is loaded.
    pub(super) async fn live(
        mut self: Box<Self>,
        loaded: Done<G>,
        waited_for: bool,
        asks: &mut mpsc::Receiver<Ask>,
    ) -> Option<Fail> {
        drop(self.carry_out(loaded).await);
        if waited_for && self.end.is_none() {
            let host = self.table.host();
            drop(self.happens(Event::Guest(host, Wish::Attend)).await);
        }
        loop {
            match self.end.take() {
                Some(End::Away) => return None,
                Some(End::Gone(why)) => {
                    self.pages.values().for_each(|out| out.bye(why.code));
                    return Some(why);
                }
                None => (),
            }
            self.idle = self.pages.is_empty().then(|| self.idle.unwrap_or_else(Instant::now));
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
                Some(back) = self.thoughts.recv() => {
                    let event = self.minds.take_back(back);
                    drop(self.happens(event).await);
                }
                () = rings => self.ring().await,
            }
        }
    }

    async fn hear(&mut self, ask: Ask) {
        match ask {
            Ask::Info { guest, answer } => {
                drop(answer.send(self.table.info(guest, now_ms()).map_err(Fail::from)))
            }
            Ask::Talk { guest, number, answer } => {
                drop(answer.send(self.table.said(guest, number).map_err(Fail::from)));
            }
            Ask::Record { guest, answer } => {
                drop(answer.send(self.record(guest).map(G::any_record)));
            }
            Ask::Wish { guest, wish, answer } => {
                let outcome = self.happens(Event::Guest(guest, wish)).await;
                drop(answer.send(outcome.and_then(|()| Ok(self.table.info(Some(guest), now_ms())?))));
            }
            Ask::Leave { guest, answer } => {
                drop(answer.send(self.happens(Event::Guest(guest, Wish::Leave)).await));
            }
            Ask::GiveUp { guest, answer } => {
                drop(answer.send(self.happens(Event::Guest(guest, Wish::GiveUp)).await));
            }
            Ask::Renamed { guest, guise } => {
                drop(self.happens(Event::Guest(guest, Wish::Renamed(guise))).await);
            }
            Ask::Join { guest, guise, read, deaf_to, out, answer } => {
                let come = |conn| Wish::Join { conn, guise, read, deaf_to };
                drop(answer.send(self.come(guest, out, come).await));
            }
            Ask::Show { guest, read, out, answer } => {
                drop(answer.send(self.come(guest, out, |conn| Wish::Show { conn, read }).await));
            }
            Ask::Shown { screen, answer } => {
                drop(answer.send(self.table.info_shown(screen, now_ms()).map_err(Fail::from)));
            }
            Ask::Rematch { screen, answer } => drop(answer.send(Ok(self.table.rematch_at(screen)))),
            Ask::Screens { guest, answer } => {
                drop(answer.send(self.table.screens(guest, now_ms()).map_err(Fail::from)));
            }
            Ask::Said { conn, word } => {
                if matches!(word, Word::Part) {
                    self.pages.remove(&conn);
                }
                drop(self.happens(Event::Page(conn, word)).await);
            }
            Ask::ReadAgain => {
                self.minds.cut_all();
                let restored = self.reload().await;
                let lost = restored.map(|restored| self.settle(restored)).unwrap_or_default();
                self.let_go(lost);
            }
            Ask::Wake => self.ring().await,
            Ask::Yield { all, answer } => {
                let yields = all || (self.pages.is_empty() && !self.table.is_attended());
                if yields {
                    self.pages.values().for_each(|out| out.bye(Fail::CLOSING.code));
                    self.end = Some(End::Away);
                }
                let _heard = answer.send(yields);
            }
            Ask::Close => self.end = Some(End::Away),
        }
    }

    async fn come(
        &mut self,
        guest: GuestId,
        out: Outbox,
        as_what: impl FnOnce(ConnId) -> Wish,
    ) -> Result<ConnId, Fail> {
        let conn = LAST_CONN.fetch_add(1, Ordering::Relaxed) + 1;
        self.pages.insert(conn, out);
        let come = self.happens(Event::Guest(guest, as_what(conn))).await;
        if come.is_err() {
            self.pages.remove(&conn);
        }
        come.map(|()| conn)
    }

    /// When the table must be told the time, or put away.
    fn alarm(&self) -> Option<Instant> {
        let put_away = self.idle.filter(|_| !self.table.is_thinking());
        let put_away = put_away.map(|since| since + self.house.config.idle_after);
        let wake = self.wake.map(|at| Duration::from_millis(at.saturating_sub(now_ms())));
        let wake = wake.map(|wait| Instant::now() + wait.min(AT_MOST));
        [put_away, wake].into_iter().flatten().min()
    }

    async fn ring(&mut self) {
        drop(self.happens(Event::Time).await);
        let idle = self.idle.is_some_and(|since| since.elapsed() >= self.house.config.idle_after);
        if idle && !self.table.is_thinking() {
            self.end.get_or_insert(End::Away);
        }
    }

    async fn happens(&mut self, event: Event<G::Decision>) -> Result<(), Fail> {
        let done = self.table.handle(event, now_ms());
        self.carry_out(done).await
    }

    /// What is to be stored is on the disk before anything is shown, or the table is as the log has it.
    async fn carry_out(&mut self, done: Done<G>) -> Result<(), Fail> {
        let stored = self.store(&done.store).await;
        // Refused or acknowledged, either may be wrong; or another node goes on with it. Whoever comes back and sends it again is told.
        if let Err(StoreError::Unknown(_) | StoreError::Anothers) = stored {
            self.minds.cut_all();
            self.break_off();
            return Err(Fail::STORAGE);
        }
        if stored.is_err() {
            tokio::time::sleep(AFTER_A_FAILURE).await;
            self.minds.cut_all();
            let restored = self.reload().await;
            let instead = done.refused().into_iter().collect();
            let mut lost = self.show(instead);
            if let Some(restored) = restored {
                lost.extend(self.settle(restored));
            }
            self.let_go(lost);
            return Err(Fail::STORAGE);
        }
        if done.ends_the_table() {
            self.end = Some(End::Gone(Fail::NOT_FOUND));
        }
        let answer = done.answer.clone();
        let lost = self.settle(done);
        self.let_go(lost);
        answer.map_err(Fail::from)
    }

    async fn store(&mut self, writes: &[host::Write]) -> Result<(), StoreError> {
        if writes.is_empty() {
            return Ok(());
        }
        let ours = writes.iter().map(|write| Write::At(self.id, write.clone()));
        let tried = writes.iter().filter_map(|write| self.tried(write));
        self.house.store.write(ours.chain(tried).collect()).await?;
        if let Some(hook) = &self.house.config.hooks().committed {
            (hook.0)();
        }
        let decided = |write: &&host::Write| {
            matches!(write, host::Write::Logged { logged, .. }
                if logged.client_id.is_some() && matches!(logged.what, What::Decided { .. }))
        };
        writes.iter().filter(decided).for_each(|_| metrics::decided());
        self.ring_the_bell(writes);
        Ok(())
    }

    /// Not before everybody has had the day to play its deal.
    fn record(&self, guest: Option<GuestId>) -> Result<Written<G>, Fail> {
        let record = self.table.record(guest)?;
        match self.table.day() {
            Some(day) if day.number >= self.house.today() => Err(Fail::DAY_NOT_OVER),
            Some(_) | None => Ok(record),
        }
    }

    /// What the end of a try comes to, if it has come in time: it is stored with the result.
    fn tried(&self, write: &host::Write) -> Option<Write> {
        let host::Write::Ended(ended) = write else { return None };
        let day = self.table.day().filter(|day| day.counts && day.number == self.house.today())?;
        let merit = self.house.merit(ended)?;
        Some(Write::Day(DayWrite::Ended { day: day.number, table: self.id, merit }))
    }

    /// Whoever is not at the table hears that it waits for them, or is over.
    fn ring_the_bell(&self, writes: &[host::Write]) {
        for write in writes {
            let (table, game) = (self.id.to_string(), G::NAME.to_owned());
            let (whom, what) = match write {
                host::Write::Waits(seats) => (self.table.absent(*seats), FromBell::Turn { table, game }),
                host::Write::Over => (self.table.absent(self.table.seats()), FromBell::Over { table, game }),
                host::Write::Seat { .. }
                | host::Write::Invited(_)
                | host::Write::Uninvited(_)
                | host::Write::SentAway(_)
                | host::Write::Screen { .. }
                | host::Write::Hints(_)
                | host::Write::Host(_)
                | host::Write::Started(_)
                | host::Write::Logged { .. }
                | host::Write::Clocks(_)
                | host::Write::Owed { .. }
                | host::Write::Standing(_)
                | host::Write::Ended(_)
                | host::Write::Rematch(_)
                | host::Write::Removed => continue,
            };
            for guest in whom {
                self.house.ring(guest, &what);
            }
        }
    }

    /// Nothing of what could not be stored was shown; back to what was.
    async fn reload(&mut self) -> Option<Done<G>> {
        let found = Box::pin(self.house.store.table(self.id)).await;
        let restored = match found {
            Ok(Some(kept)) => self.table.restore(kept, now_ms()).ok(),
            Ok(None) | Err(_) => None,
        };
        if restored.is_none() {
            self.break_off();
        }
        restored
    }

    /// In the middle of something: if nobody comes back, it goes on all the same.
    fn break_off(&mut self) {
        self.end = Some(End::Gone(Fail::STORAGE));
        self.house.left(self.id);
    }

    /// Shows what is stored, and has thought about what is to be thought about. Who reads too slowly is returned.
    fn settle(&mut self, done: Done<G>) -> Vec<ConnId> {
        self.wake = done.wake;
        for remark in done.remarks {
            match remark {
                Remark::Overran(_) => metrics::bot_overran(),
                Remark::AgainstTheRules(seat, decision) => {
                    tracing::error!(game = G::NAME, %seat, decision, "a computer player decided against the rules");
                }
                Remark::NoSuchPlayer(bot) => tracing::error!(bot, "there is no such player any more"),
            }
        }
        for order in done.orders {
            match order {
                Order::Think(think) => self.minds.think(self.table.host(), think),
                Order::Advise(advise) => self.minds.advise(self.table.host(), advise),
                Order::CallOff(number) => self.minds.call_off(number),
            }
        }
        self.show(done.show)
    }

    fn show(&mut self, shows: Vec<Show>) -> Vec<ConnId> {
        let mut lost = Vec::new();
        for Show { to, what } in shows {
            match what {
                Shown::Message(message) => {
                    if let ToPage::Refused { code, .. } = &message {
                        metrics::refused(*code);
                    }
                    let text = Outbox::text(&message);
                    if matches!(message, ToPage::Chat { .. } | ToPage::Reacted { .. }) {
                        to.iter()
                            .filter_map(|conn| self.pages.get(conn))
                            .for_each(|out| out.send_if_idle(text.clone()));
                        continue;
                    }
                    let sent = |conn: &&ConnId| {
                        self.pages.get(*conn).is_some_and(|out| out.send(text.clone()).is_err())
                    };
                    lost.extend(to.iter().filter(sent));
                }
                Shown::Bye(code) => {
                    to.iter().filter_map(|conn| self.pages.remove(conn)).for_each(|out| out.bye(code));
                }
            }
        }
        lost
    }

    /// Whoever reads too slowly is let go; that others hear of it may be too much for the next.
    fn let_go(&mut self, mut lost: Vec<ConnId>) {
        while let Some(conn) = lost.pop() {
            if self.pages.remove(&conn).is_some() {
                let parted = self.table.handle(Event::Page(conn, Word::Part), now_ms());
                lost.extend(self.settle(parted));
            }
        }
    }
}
