//! The task of a table. It tells the table what happens, one thing at a time, and does what follows in the order of the
//! promise: written to the disk, then shown, then answered. What cannot be written is undone by reading the log again, and
//! nobody has seen it.

use super::thinking::{Back, Minds};
use super::{Ask, Outbox};
use crate::error::Fail;
use crate::hosted::Hosted;
use crate::house::House;
use crate::id::TableId;
use crate::metrics;
use crate::store::{StoreError, Write, now_ms};
use games::protocol::ToPage;
use host::{
    CannotLoad, ConnId, Done, Event, Kept, Order, Remark, Show, Shown, Table, Time, Times, What, Wish, Word,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

pub(super) struct Actor<G: Hosted> {
    house: Arc<House>,
    id: TableId,
    table: Table<G>,
    pages: BTreeMap<ConnId, Outbox>,
    last_conn: ConnId,
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

/// A full disk is not filled less by trying at once.
const AFTER_A_FAILURE: Duration = Duration::from_millis(200);
/// Where an addition would overflow, the time is told early.
const AT_MOST: Duration = Duration::from_secs(1800);

impl<G: Hosted> Actor<G> {
    pub(super) fn open(house: Arc<House>, kept: Kept) -> Result<(Actor<G>, Done<G>), CannotLoad> {
        let millis = |time: Duration| time.as_millis() as Time;
        let times = Times {
            pause: millis(house.config.bot_pause),
            thinks: millis(house.config.bot_thinks),
            gone_after: millis(house.config.gone_after),
        };
        let id = kept.setting.id;
        let (table, done) = Table::load(kept, G::parts(&house.boxes), times, now_ms())?;
        let (minds, thoughts) = Minds::new(Arc::clone(&house));
        let actor = Actor {
            house,
            id,
            table,
            pages: BTreeMap::new(),
            last_conn: 0,
            minds,
            thoughts,
            wake: None,
            idle: None,
            end: None,
        };
        Ok((actor, done))
    }

    /// Until nobody needs the table. `None`: it can be loaded again.
    pub(super) async fn live(mut self, loaded: Done<G>, asks: &mut mpsc::Receiver<Ask>) -> Option<Fail> {
        drop(self.carry_out(loaded).await);
        loop {
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
            match self.end.take() {
                Some(End::Away) => return None,
                Some(End::Gone(why)) => {
                    self.pages.values().for_each(|out| out.bye(why.code));
                    return Some(why);
                }
                None => (),
            }
        }
    }

    async fn hear(&mut self, ask: Ask) {
        match ask {
            Ask::Info { guest, answer } => drop(answer.send(self.table.info(guest).map_err(Fail::from))),
            Ask::Record { guest, answer } => {
                drop(answer.send(self.table.record(guest).map(G::any_record).map_err(Fail::from)));
            }
            Ask::Wish { guest, wish, answer } => {
                let outcome = self.happens(Event::Guest(guest, wish)).await;
                drop(answer.send(outcome.and_then(|()| Ok(self.table.info(Some(guest))?))));
            }
            Ask::Leave { guest, answer } => {
                drop(answer.send(self.happens(Event::Guest(guest, Wish::Leave)).await));
            }
            Ask::Renamed { guest, name } => {
                drop(self.happens(Event::Guest(guest, Wish::Renamed(name))).await);
            }
            Ask::Join { guest, name, read, out, answer } => {
                self.last_conn += 1;
                let conn = self.last_conn;
                self.pages.insert(conn, out);
                let joined = self.happens(Event::Guest(guest, Wish::Join { conn, name, read })).await;
                if joined.is_err() {
                    self.pages.remove(&conn);
                }
                drop(answer.send(joined.map(|()| conn)));
            }
            Ask::Said { conn, word } => {
                if matches!(word, Word::Part) {
                    self.pages.remove(&conn);
                }
                drop(self.happens(Event::Page(conn, word)).await);
            }
            Ask::Wake => self.ring().await,
            Ask::Close => self.end = Some(End::Away),
        }
    }

    /// When the table must be told the time, or put away.
    fn alarm(&self) -> Option<Instant> {
        let put_away = self.idle.map(|since| since + self.house.config.idle_after);
        let wake = self.wake.map(|at| Duration::from_millis(at.saturating_sub(now_ms())));
        let wake = wake.map(|wait| Instant::now() + wait.min(AT_MOST));
        [put_away, wake].into_iter().flatten().min()
    }

    async fn ring(&mut self) {
        drop(self.happens(Event::Time).await);
        if self.idle.is_some_and(|since| since.elapsed() >= self.house.config.idle_after) {
            self.end.get_or_insert(End::Away);
        }
    }

    async fn happens(&mut self, event: Event<G::Decision>) -> Result<(), Fail> {
        let done = self.table.handle(event, now_ms());
        self.carry_out(done).await
    }

    /// What is to be stored is on the disk before anything is shown, or the table is as the log has it.
    async fn carry_out(&mut self, done: Done<G>) -> Result<(), Fail> {
        if self.store(&done.store).await.is_err() {
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
        self.house.store.write(ours.collect()).await?;
        if let Some(hook) = &self.house.config.hooks().committed {
            (hook.0)();
        }
        let decided = |write: &&host::Write| {
            matches!(write, host::Write::Logged { logged, .. }
                if logged.client_id.is_some() && matches!(logged.what, What::Decided { .. }))
        };
        writes.iter().filter(decided).for_each(|_| metrics::decided());
        Ok(())
    }

    /// Nothing of what could not be stored was shown; back to what was.
    async fn reload(&mut self) -> Option<Done<G>> {
        let found = self.house.store.table(self.id).await;
        let restored = match found {
            Ok(Some(kept)) => self.table.restore(kept, now_ms()).ok(),
            Ok(None) | Err(_) => None,
        };
        if restored.is_none() {
            self.end = Some(End::Gone(Fail::STORAGE));
        }
        restored
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
                    if matches!(message, ToPage::Chat { .. }) {
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
