//! The house: what all rooms share, and the way to a table.

use crate::chances::Kept;
use crate::config::{Ages, Config};
use crate::error::Fail;
use crate::guest::Signer;
use crate::id::{GuestId, TableId};
use crate::limits;
use crate::rates::Doors;
use crate::store::{Old, Store, StoreError, Write, now_ms};
use crate::stranded::Stranded;
use crate::table::{self, Ask, Mailbox};
use crate::thinkers::Thinkers;
use games::protocol::TableInfo;
use host::Wish;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

#[derive(Debug)]
pub(crate) struct House {
    pub config: Config,
    pub store: Store,
    pub signer: Signer,
    pub boxes: games::Boxes,
    pub thinkers: Thinkers,
    pub doors: Doors,
    /// Records that may be checked at the same time.
    pub readers: Semaphore,
    /// Records that may be on their way to us at the same time.
    pub uploads: Semaphore,
    /// One match at a time is looked back at.
    pub counters: Semaphore,
    pub chances: Kept,
    tables: Mutex<HashMap<TableId, Mailbox>>,
    closing: watch::Sender<bool>,
    /// When it was last tried whether anything can be written, and whether it could.
    tried: tokio::sync::Mutex<Option<(Instant, bool)>>,
}

#[derive(Debug, thiserror::Error)]
pub enum CannotOpen {
    #[error(transparent)]
    Pack(#[from] games::BadPack),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(
        "{0} cannot be read by the rules of this program, and would be stranded; start the program that played them, or say \
         --strand to open the house without them"
    )]
    Strands(Stranded),
    #[error("cannot listen on {addr}: {error}")]
    Listen { addr: SocketAddr, error: std::io::Error },
}

/// Returns when the house closes.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    drop(closing.wait_for(|closing| *closing).await);
}

impl House {
    /// `door` is where it listens.
    pub(crate) async fn open(config: Config, door: SocketAddr) -> Result<Arc<House>, CannotOpen> {
        crate::metrics::install();
        let boxes = games::Boxes::open(config.data_pack.as_deref())?;
        let who = format!("process {}, listening on {door}", std::process::id());
        let store = Store::open(&config.data, &who).await?;
        let stranded = Stranded::of(store.played_by().await?);
        if !stranded.is_empty() && !config.strand {
            return Err(CannotOpen::Strands(stranded));
        }
        let signer = Signer::new(store.secret("cookies").await?);
        let doors = Doors::new(&config.rates);
        let thinkers = Thinkers::start(config.hooks().thinking.clone());
        let house = Arc::new(House {
            config,
            store,
            signer,
            boxes,
            thinkers,
            doors,
            readers: Semaphore::new(limits::RECORDS_AT_ONCE),
            uploads: Semaphore::new(limits::UPLOADS_AT_ONCE),
            counters: Semaphore::new(1),
            chances: Kept::default(),
            tables: Mutex::default(),
            closing: watch::Sender::new(false),
            tried: tokio::sync::Mutex::default(),
        });
        tokio::spawn(Arc::clone(&house).sweep());
        Ok(house)
    }

    /// Becomes true when the house closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Says goodbye to everyone.
    pub(crate) fn begin_closing(&self) {
        self.closing.send_replace(true);
    }

    fn mailbox(self: &Arc<Self>, id: TableId) -> Mailbox {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables
            .entry(id)
            .or_insert_with(|| {
                let (mailbox, asks) = mpsc::channel(limits::MAILBOX);
                tokio::spawn(table::run(Arc::clone(self), id, mailbox.clone(), asks));
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

    /// Asks a table and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: TableId,
        ask: impl FnOnce(oneshot::Sender<Result<T, Fail>>) -> Ask,
    ) -> Result<T, Fail> {
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

    pub(crate) async fn guest_name(&self, guest: GuestId) -> Result<String, Fail> {
        let name = self.store.guest_name(guest).await.map_err(|_| Fail::STORAGE)?;
        name.ok_or(Fail::NO_GUEST)
    }

    /// Tried anew when somebody asks, but not for everybody who asks.
    pub(crate) async fn can_write(&self) -> bool {
        let mut tried = self.tried.lock().await;
        if let Some((at, could)) = *tried
            && at.elapsed() < limits::HEALTH_FOR
        {
            return could;
        }
        let can = self.store.write(vec![Write::Probe]).await.is_ok();
        *tried = Some((Instant::now(), can));
        can
    }

    /// Tells the tables where this guest sits, if anybody is there.
    pub(crate) async fn tell_renamed(self: &Arc<Self>, guest: GuestId, name: &str) {
        let seats = self.store.seats_of(guest).await.unwrap_or_default();
        for id in seats {
            let loaded = self.tables.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned();
            if let Some(mailbox) = loaded {
                drop(mailbox.send(Ask::Renamed { guest, name: name.to_owned() }).await);
            }
        }
    }

    /// Clocks run out with nobody watching, and after a restart.
    async fn sweep(self: Arc<Self>) {
        let mut closing = self.closing();
        let mut forgets = tokio::time::interval(self.config.ages.every);
        loop {
            tokio::select! {
                () = tokio::time::sleep(limits::SWEEP_EVERY) => (),
                _ = forgets.tick() => self.forget_what_is_old().await,
                () = closed(&mut closing) => return,
            }
            crate::metrics::tidy();
            self.doors.tidy();
            drop(self.store.write(vec![Write::Alive]).await);
            for id in self.store.due(now_ms()).await.unwrap_or_default() {
                drop(self.send(id, Ask::Wake).await);
            }
        }
    }

    /// What has grown old goes, but for tables where somebody may be.
    async fn forget_what_is_old(&self) {
        let before =
            |age: Duration| now_ms().saturating_sub(u64::try_from(age.as_millis()).unwrap_or(u64::MAX));
        let here: Vec<String> = {
            let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.keys().map(TableId::to_string).collect()
        };
        let Ages { guests, open_tables, matches, every: _ } = self.config.ages;
        let old = Old {
            guests: before(guests),
            open_tables: before(open_tables),
            matches: matches.map(before),
            but: serde_json::json!(here).to_string(),
        };
        drop(self.store.write(vec![Write::Forget(old)]).await);
    }

    /// After `begin_closing`: lets every table finish what it is writing, then closes the log.
    pub(crate) async fn finish(&self) {
        let mailboxes: Vec<Mailbox> =
            self.tables.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
        for mailbox in mailboxes {
            drop(mailbox.send(Ask::Close).await);
            drop(tokio::time::timeout(limits::CLOSE_WITHIN, mailbox.closed()).await);
        }
        self.store.close().await;
    }
}
