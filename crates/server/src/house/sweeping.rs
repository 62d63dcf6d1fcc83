//! What is done though nobody asks for it: tables are woken, what is old goes, and at the end all is put away.

use super::{House, closed};
use crate::config::Ages;
use crate::id::TableId;
use crate::limits;
use crate::store::{Old, Write, now_ms};
use crate::table::{Ask, Mailbox};
use futures_util::future::join_all;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

impl House {
    /// Clocks run out with nobody watching, and after a restart.
    pub(super) async fn sweep(self: Arc<Self>) {
        let mut closing = self.closing();
        // Of several nodes each picks up what nobody has; one that has just come has nothing.
        self.wake_computers().await;
        let mut forgets = tokio::time::interval(self.config.ages.every);
        loop {
            tokio::select! {
                () = tokio::time::sleep(limits::SWEEP_EVERY) => (),
                _ = forgets.tick() => self.forget_what_is_old().await,
                () = closed(&mut closing) => return,
            }
            crate::metrics::tidy();
            self.doors.tidy();
            if self.store.is_at_desk() {
                drop(self.deal_today().await);
            }
            drop(self.store.write(vec![Write::Alive]).await);
            self.hear_who_looks().await;
            let mut due = self.store.due(now_ms()).await.unwrap_or_default();
            due.extend(self.store.pick_up(now_ms()).await.unwrap_or_default());
            due.extend(self.unfinished.lock().unwrap_or_else(PoisonError::into_inner).due(Instant::now()));
            for id in due {
                drop(self.send(id, Ask::Wake).await);
            }
        }
    }

    /// Where computer players are to move, and the clock leaves them days, nobody else would ask for it.
    pub(crate) async fn wake_computers(self: &Arc<Self>) {
        for id in self.store.computers_owe().await.unwrap_or_default() {
            drop(self.send(id, Ask::Wake).await);
        }
    }

    /// A table whose task has ended in the middle of something, or never began: it is woken soon, whether somebody comes to it or not.
    pub(crate) fn left(&self, table: TableId) {
        self.unfinished.lock().unwrap_or_else(PoisonError::into_inner).add(table, Instant::now());
    }

    /// It is loaded.
    pub(crate) fn found(&self, table: TableId) {
        self.unfinished.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
    }

    /// What has grown old goes, but for tables where somebody may be, and those of other nodes, which see to it themselves.
    async fn forget_what_is_old(&self) {
        let before =
            |age: Duration| now_ms().saturating_sub(u64::try_from(age.as_millis()).unwrap_or(u64::MAX));
        let here: Vec<String> = {
            let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.keys().map(TableId::to_string).collect()
        };
        let Ages { guests, sessions, open_tables, matches, links, unconfirmed, reports, boxes, every: _ } =
            self.config.ages;
        let old = Old {
            guests: before(guests),
            sessions: before(sessions),
            open_tables: before(open_tables),
            matches: matches.map(before),
            links: before(links),
            unconfirmed: before(unconfirmed),
            reports: before(reports),
            boxes: before(boxes),
            but: serde_json::json!(here).to_string(),
            node: self.store.me(),
        };
        drop(self.store.free_what_the_dead_had().await);
        drop(self.store.write(vec![Write::Forget(old)]).await);
    }

    /// The same as below, and each is woken when it can be read again: somebody may wait for its end who is not there.
    pub(crate) async fn put_tables_down(&self) {
        let loaded: Vec<TableId> =
            self.tables.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect();
        loaded.into_iter().for_each(|table| self.left(table));
        self.close_tables().await;
    }

    /// Every table finishes what it is writing, and is put away.
    pub(crate) async fn close_tables(&self) {
        let mailboxes: Vec<Mailbox> =
            self.tables.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
        let closed = mailboxes.iter().map(|mailbox| async move {
            drop(mailbox.send(Ask::Close).await);
            mailbox.closed().await;
        });
        drop(tokio::time::timeout(limits::CLOSE_WITHIN, join_all(closed)).await);
    }
}
