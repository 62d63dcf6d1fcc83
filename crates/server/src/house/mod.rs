//! The house: what all rooms share.

mod guests;
mod sweeping;
mod tables;
mod unfinished;

use crate::cluster::{Elsewhere, Key, News};
use crate::company::{Bells, Challenges, Seeks};
use crate::config::Config;
use crate::days::Dealer;
use crate::error::Fail;
use crate::guest::Signer;
use crate::id::{GuestId, TableId};
use crate::limits;
use crate::looking_back::Counted;
use crate::penalties::Penalties;
use crate::people::{Codes, Doorstep, Ended, Keys};
use crate::places::Places;
use crate::post::{Mails, Postmen, Pushes, Wire};
use crate::rates::Doors;
use crate::screens::Screens;
use crate::store::{Listed, Store, StoreError, Write, now_ms};
use crate::stranded::Stranded;
use crate::table::Mailbox;
use crate::thinkers::Thinkers;
use games::protocol::{Announcement, Chances, WhatDecided};
use games::{Boxes, GameId};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;
use table::{Digest, Seat};
use tokio::sync::{Semaphore, broadcast, watch};
use unfinished::Unfinished;

#[derive(Debug)]
pub(crate) struct House {
    pub config: Config,
    pub store: Store,
    pub signer: Signer,
    pub boxes: Boxes,
    pub thinkers: Thinkers,
    pub doors: Doors,
    /// Records that may be checked at the same time.
    pub readers: Semaphore,
    /// Records that may be on their way to us at the same time.
    pub uploads: Semaphore,
    /// Matches that were looked back at.
    pub chances: Counted<TableId, Chances>,
    pub decided: Counted<(TableId, Seat), WhatDecided>,
    pub keys: Keys,
    pub codes: Codes,
    pub doorstep: Doorstep,
    pub screens: Screens,
    pub penalties: Penalties,
    /// Tables where somebody's page is.
    pub here: Places<TableId>,
    /// And whose.
    pub looking: Places<(TableId, GuestId)>,
    /// The same of other nodes.
    pub elsewhere: Elsewhere,
    /// Known to all nodes of the house; none: there is one.
    pub hops: Option<Key>,
    pub postmen: Postmen,
    /// Who is in the house, and who of them looks for others.
    pub bells: Bells,
    pub seeks: Seeks,
    pub challenges: Challenges,
    pub days: Dealer,
    /// Whatever is done to an evening is done by one at a time.
    pub evenings: tokio::sync::Mutex<()>,
    tables: Mutex<HashMap<TableId, Mailbox>>,
    /// Tables that are not loaded, and may have something to do that nobody else asks for.
    unfinished: Mutex<Unfinished>,
    closing: watch::Sender<bool>,
    /// Sessions and people whose sockets are to be closed.
    ended: broadcast::Sender<Ended>,
    announced: watch::Sender<Option<Announcement>>,
    /// When it was last tried whether anything can be written, and whether it could.
    tried: tokio::sync::Mutex<Option<(Instant, bool)>>,
}

#[derive(Debug, thiserror::Error)]
pub enum CannotOpen {
    #[error(transparent)]
    Pack(#[from] games::BadPack),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    Post(String),
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
    /// `door` is where it listens; `nodes`, where other nodes reach it.
    pub(crate) async fn open(
        config: Config,
        door: SocketAddr,
        nodes: Option<&str>,
    ) -> Result<Arc<House>, CannotOpen> {
        crate::metrics::install();
        let boxes = Boxes::open(config.data_pack.as_deref())?;
        let who = format!("process {}, listening on {door}", std::process::id());
        let mails = config.post.mail.as_ref().map(|mail| Mails::new(&mail.url, &mail.from));
        let mails = mails.transpose().map_err(CannotOpen::Post)?;
        let store = Store::open(&config.kept_in(), &who, nodes, config.post.grace).await?;
        let stranded = Stranded::of(store.played_by().await?);
        if !stranded.is_empty() && !config.strand {
            return Err(CannotOpen::Strands(stranded));
        }
        let boxed = |game| {
            let (digest, file) = boxes.file(game);
            Write::Box { game, digest, file }
        };
        store.write(GameId::ALL.map(boxed).into()).await?;
        let signer = Signer::new(store.secret("cookies").await?);
        let hops = match store.among() {
            Some(_) => Some(Key::new(store.secret("hops").await?)),
            None => None,
        };
        let pushes = Pushes::new(store.secret("pushes").await?, config.post.contact.clone());
        let postmen = Postmen { wire: Wire::new(config.post.private), pushes, mails, busy: Places::new(1) };
        let doors = Doors::new(&config.rates);
        let penalties = Penalties::new(store.penalties().await?);
        let announced = watch::Sender::new(store.announcement().await?);
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
            chances: Counted::default(),
            decided: Counted::default(),
            keys: Keys::default(),
            codes: Codes::new(),
            doorstep: Doorstep::default(),
            screens: Screens::default(),
            penalties,
            here: Places::new(usize::MAX),
            looking: Places::new(usize::MAX),
            elsewhere: Elsewhere::default(),
            hops,
            postmen,
            bells: Bells::default(),
            seeks: Seeks::default(),
            challenges: Challenges::default(),
            days: Dealer::default(),
            evenings: tokio::sync::Mutex::default(),
            tables: Mutex::default(),
            unfinished: Mutex::default(),
            closing: watch::Sender::new(false),
            ended: broadcast::Sender::new(limits::ENDED),
            announced,
            tried: tokio::sync::Mutex::default(),
        });
        tokio::spawn(Arc::clone(&house).sweep());
        tokio::spawn(Arc::clone(&house).bring_together());
        tokio::spawn(Arc::clone(&house).carry_post());
        if house.store.among().is_none() {
            tokio::spawn(Arc::clone(&house).go_on_with_evenings());
        }
        tokio::spawn(Arc::clone(&house).mind_the_nodes());
        Ok(house)
    }

    /// Becomes true when the house closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// What is over: see [`House::end`].
    pub(crate) fn ended(&self) -> broadcast::Receiver<Ended> {
        self.ended.subscribe()
    }

    /// Closes the sockets of whatever is over.
    pub(crate) fn end(self: &Arc<Self>, what: Ended) {
        self.end_here(what);
        if let Some(news) = News::of(what) {
            self.tell_others_soon(news);
        }
    }

    pub(crate) fn end_here(&self, what: Ended) {
        // Nobody may be there to hear it.
        drop(self.ended.send(what));
    }

    /// What everybody is told; it changes when there is something new.
    pub(crate) fn announced(&self) -> watch::Receiver<Option<Announcement>> {
        self.announced.subscribe()
    }

    /// What everybody is told now.
    pub(crate) fn announcement(&self) -> Option<Announcement> {
        self.announced.borrow().clone().filter(|now| u64::from(now.until_s) * 1000 > now_ms())
    }

    /// Nobody is told again what has been told.
    pub(crate) fn announce_here(&self, announcement: Option<Announcement>) {
        self.announced.send_if_modified(|told| {
            let news = *told != announcement;
            *told = announcement;
            news
        });
    }

    /// What a match is played with that names this box: its own, if this house has ever been open with it, or else what
    /// there is now, which will not do.
    pub(crate) async fn boxes_with(&self, game: GameId, parts: Option<Digest>) -> Result<Boxes, StoreError> {
        let (ours, _) = self.boxes.file(game);
        let Some(other) = parts.filter(|parts| *parts != ours) else { return Ok(self.boxes.clone()) };
        let kept = self.store.kept_box(game, other).await?;
        // A file that this program does not read any more is as good as none.
        Ok(kept.and_then(|file| self.boxes.with(game, &file).ok()).unwrap_or_else(|| self.boxes.clone()))
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

    /// The public tables, those first where somebody is, and none where somebody sits whom this guest must not meet.
    pub(crate) async fn lobby(&self, guest: Option<GuestId>) -> Result<Vec<Listed>, Fail> {
        let mut here = self.elsewhere.tables();
        here.extend(self.here.keys());
        let here: Vec<String> = here.iter().map(TableId::to_string).collect();
        let since = now_ms().saturating_sub(limits::LOBBY_FOR.as_millis() as u64);
        let listed =
            self.store.lobby(limits::LOBBY, since, &serde_json::json!(here).to_string(), guest).await;
        listed.map_err(|_| Fail::STORAGE)
    }

    /// Says goodbye to everyone.
    pub(crate) fn begin_closing(&self) {
        self.closing.send_replace(true);
    }

    /// After `begin_closing`: closes the log.
    pub(crate) async fn finish(&self) {
        self.close_tables().await;
        self.store.close().await;
    }
}
