//! The way to a table: its mailbox, and whatever is put into it. A table that is not loaded is loaded then.

use super::House;
use crate::cluster::News;
use crate::error::Fail;
use crate::id::{GuestId, TableId};
use crate::limits;
use crate::table::{Ask, Mailbox, run};
use games::protocol::TableInfo;
use host::{ConnId, Wish, Word};
use std::sync::{Arc, PoisonError};
use tokio::sync::{mpsc, oneshot};

impl House {
    /// The way to a table that is loaded.
    pub(crate) fn loaded(&self, table: TableId) -> Option<Mailbox> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).get(&table).cloned()
    }

    pub(crate) fn tables_loaded(&self) -> usize {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    fn mailbox(self: &Arc<Self>, id: TableId) -> Mailbox {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables
            .entry(id)
            .or_insert_with(|| {
                let (mailbox, asks) = mpsc::channel(limits::MAILBOX);
                tokio::spawn(run(Arc::clone(self), id, mailbox.clone(), asks));
                mailbox
            })
            .clone()
    }

    /// The table's task has ended, if it is still this one.
    pub(crate) fn forget(&self, id: TableId, mailbox: &Mailbox) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.get(&id).is_some_and(|known| known.same_channel(mailbox)) {
            tables.remove(&id);
        }
    }

    /// Puts an ask into a table's mailbox; the table is loaded if it is not there.
    pub(crate) async fn send(self: &Arc<Self>, id: TableId, mut ask: Ask) -> Result<(), Fail> {
        // A table that is being put away at this very moment is opened again.
        for _ in 0..3 {
            if self.is_closing() {
                return Err(Fail::CLOSING);
            }
            let mailbox = self.mailbox(id);
            match mailbox.send(ask).await {
                Ok(()) => return Ok(()),
                Err(back) => ask = back.0,
            }
            self.forget(id, &mailbox);
        }
        Err(Fail::STORAGE)
    }

    /// What a page says is for the table that it is at. A table that was put away is not opened for it: it may be another node's by now.
    pub(crate) async fn pass_on(&self, id: TableId, conn: ConnId, word: Word) -> Result<(), Fail> {
        let mailbox = self.loaded(id).ok_or(Fail::CLOSING)?;
        mailbox.send(Ask::Said { conn, word }).await.map_err(|_| Fail::CLOSING)
    }

    /// Asks a table and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: TableId,
        ask: impl FnOnce(oneshot::Sender<Result<T, Fail>>) -> Ask,
    ) -> Result<T, Fail> {
        self.bring(id).await;
        let (answer, answered) = oneshot::channel();
        self.send(id, ask(answer)).await?;
        answered.await.unwrap_or(Err(Fail::STORAGE))
    }

    /// What a guest wants of a table, and how the table stands then.
    pub(crate) async fn wish(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        wish: Wish,
    ) -> Result<TableInfo, Fail> {
        self.ask(id, |answer| Ask::Wish { guest, wish, answer }).await
    }

    /// Tables of this person that are loaded read the data file again: what they remember of it holds no more.
    pub(crate) async fn read_again(self: &Arc<Self>, tables: Vec<TableId>) {
        self.tell_others(News::read_again(&tables)).await;
        self.read_again_here(tables).await;
    }

    pub(crate) async fn read_again_here(&self, tables: Vec<TableId>) {
        for id in tables {
            if let Some(mailbox) = self.loaded(id) {
                drop(mailbox.send(Ask::ReadAgain).await);
            }
        }
    }
}
