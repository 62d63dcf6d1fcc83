//! Several nodes of one house, in one database. Each table is one node's: whatever is asked of it goes there ([`hop`]), through a door
//! that only nodes come in by ([`door`]). What there is one of, such as the bells and whoever looks for others, is at one of the nodes:
//! the desk. What they tell one another ([`news`]) may be lost: rows are the truth.
//!
//! A house of one node has none of this.

mod door;
mod hop;
mod mark;
mod news;
mod screens;

pub(crate) use door::{Hopped, door};
pub(crate) use hop::steer;
pub(crate) use mark::Key;
pub(crate) use news::News;

use crate::house::{House, closed};
use crate::id::{GuestId, TableId};
use crate::limits;
use crate::people::Ended;
use games::protocol::FromBell;
use std::collections::{BTreeSet, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How often a node looks whether it is sure of itself.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// Pages that look at tables of other nodes.
#[derive(Debug, Default)]
pub(crate) struct Elsewhere(Mutex<HashSet<(TableId, GuestId)>>);

impl Elsewhere {
    fn set(&self, looking: Vec<(TableId, GuestId)>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = looking.into_iter().collect();
    }

    pub(crate) fn has(&self, table: TableId, guest: GuestId) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains(&(table, guest))
    }

    pub(crate) fn tables(&self) -> BTreeSet<TableId> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).iter().map(|(table, _)| *table).collect()
    }
}

impl House {
    /// Tells every page of this guest; their bells hang at the desk.
    pub(crate) fn ring(self: &Arc<Self>, guest: GuestId, word: &FromBell) {
        if self.store.is_at_desk() {
            self.bells.ring(guest, word);
            return;
        }
        let news = News::Bell { guest, word: word.to_json() };
        let house = Arc::clone(self);
        tokio::spawn(async move { house.tell_desk(&news).await });
    }

    /// The same, and whether there is one.
    pub(crate) async fn ring_and_listen(&self, guest: GuestId, word: &FromBell) -> bool {
        if self.store.is_at_desk() {
            return self.bells.ring(guest, word);
        }
        self.tell_desk(&News::Bell { guest, word: word.to_json() }).await
    }

    /// Whether somebody's page is at this table, wherever in the house.
    pub(crate) fn looks(&self, table: TableId, guest: GuestId) -> bool {
        self.looking.has((table, guest)) || self.elsewhere.has(table, guest)
    }

    /// A node that is not sure of itself lets go of everything, and one that comes to the desk takes up what was left there.
    pub(crate) async fn mind_the_nodes(self: Arc<Self>) {
        let Some(among) = self.store.among().cloned() else { return };
        let mut closing = self.closing();
        let (mut was_sure, mut at_desk, mut were_there) = (true, false, BTreeSet::new());
        loop {
            tokio::select! {
                () = tokio::time::sleep(LOOK_EVERY) => (),
                () = closed(&mut closing) => return,
            }
            let sure = among.is_sure();
            if was_sure && !sure {
                tracing::warn!("the database does not answer: nothing is shown until it does");
                self.end_here(Ended::Here);
                self.put_tables_down().await;
            }
            if sure && !was_sure {
                self.wake_computers().await;
            }
            was_sure = sure;
            let there: BTreeSet<i64> = among.nodes.borrow().there.keys().copied().collect();
            let left = were_there.difference(&there).next().is_some();
            let is_at_desk = self.store.is_at_desk();
            if is_at_desk && (left || !at_desk) {
                tokio::spawn(Arc::clone(&self).go_on_with_evenings());
            }
            (at_desk, were_there) = (is_at_desk, there);
        }
    }

    /// Says who looks at which table here, and hears of the others, and of who may not come in any more.
    pub(crate) async fn hear_who_looks(&self) {
        if self.store.among().is_none() {
            return;
        }
        self.read_penalties().await;
        if let Ok(elsewhere) = self.store.looking_elsewhere(&self.looking.keys()).await {
            self.elsewhere.set(elsewhere);
        }
    }

    /// Tables are put away, all at once, and are anybody's.
    pub(crate) async fn hand_over(&self) {
        self.close_tables().await;
        match tokio::time::timeout(limits::CLOSE_WITHIN, self.store.hand_over()).await {
            Ok(Ok(0)) => (),
            Ok(Ok(tables)) => tracing::info!(tables, "handed over"),
            Ok(Err(_)) | Err(_) => {
                tracing::warn!("the tables are not handed over; others take them when this node has gone");
            }
        }
    }

    /// At another node somebody comes to this table; here nobody is at it, or all must go.
    async fn give_up(&self, table: TableId, all: bool) -> bool {
        if let Some(mailbox) = self.loaded(table) {
            let (answer, answered) = tokio::sync::oneshot::channel();
            if mailbox.send(crate::table::Ask::Yield { all, answer }).await.is_ok()
                && !answered.await.unwrap_or(true)
            {
                return false;
            }
            drop(tokio::time::timeout(limits::NODE_WITHIN, mailbox.closed()).await);
        }
        let is_free = self.store.let_go(table).await.is_ok();
        // Whoever came a moment ago has opened it again while it was ours, and would see nothing more of it.
        if let Some(mailbox) = self.loaded(table) {
            let (answer, _) = tokio::sync::oneshot::channel();
            drop(mailbox.send(crate::table::Ask::Yield { all: true, answer }).await);
        }
        is_free
    }
}
