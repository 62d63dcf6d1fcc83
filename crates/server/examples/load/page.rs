//! A page that keeps its line, and what happens to all of them.

use crate::client::{Guest, dice};
use futures_util::{SinkExt, StreamExt};
use games::protocol::WIRE;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::Dice;
use tokio::sync::{mpsc, watch};
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;

/// Whoever has lost the line comes back after a moment, so that not everybody comes at once.
const COMES_BACK_WITHIN_MS: u32 = 2_000;

/// What happens to everybody.
#[derive(Default)]
pub(crate) struct Counts {
    /// Pages that were welcomed, and lines that broke.
    pub welcomed: AtomicU64,
    pub broken: AtomicU64,
    /// Something that a page had read is not there any more, or was told again.
    pub lost: AtomicU64,
    pub doubled: AtomicU64,
    pub refused: AtomicU64,
    pub acknowledged: AtomicU64,
    pub matches: AtomicU64,
}

pub(crate) fn add(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

pub(crate) fn read(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}

/// As much of a message as says how far a page has read. Reading all of every view would cost more than making it.
#[derive(Deserialize)]
struct Brief {
    t: String,
    play: Option<BriefPlay>,
}

#[derive(Deserialize)]
struct BriefPlay {
    epoch: u32,
    number: u32,
    notices: Vec<BriefNotice>,
}

#[derive(Deserialize)]
struct BriefNotice {
    number: u32,
}

/// One page: it keeps its line, and says again what was not answered.
struct Page {
    guest: Guest,
    table: String,
    counts: Arc<Counts>,
    dice: Dice,
    said: mpsc::UnboundedReceiver<Value>,
    read: watch::Sender<(u32, u32)>,
    answered: mpsc::UnboundedSender<bool>,
}

impl Page {
    async fn keep(mut self) {
        let mut pending: Option<Value> = None;
        loop {
            if !self.attend(&mut pending).await {
                return;
            }
            add(&self.counts.broken);
            sleep(Duration::from_millis(u64::from(self.dice.below(COMES_BACK_WITHIN_MS)))).await;
        }
    }

    /// Until the line breaks; not true when the page is closed.
    async fn attend(&mut self, pending: &mut Option<Value>) -> bool {
        let Ok(mut socket) = self.guest.try_connect(&self.table).await else { return true };
        let (epoch, have) = *self.read.borrow();
        let hello = json!({"t": "hello", "wire": WIRE, "epoch": epoch, "have": have});
        for message in std::iter::once(&hello).chain(pending.as_ref()) {
            if socket.send(Message::text(message.to_string())).await.is_err() {
                return true;
            }
        }
        loop {
            tokio::select! {
                word = self.said.recv() => {
                    let Some(word) = word else { return false };
                    let sent = socket.send(Message::text(word.to_string())).await;
                    *pending = Some(word);
                    if sent.is_err() {
                        return true;
                    }
                }
                heard = socket.next() => match heard {
                    Some(Ok(Message::Text(text))) => self.hear(&text, pending),
                    Some(Ok(_)) => (),
                    Some(Err(_)) | None => return true,
                }
            }
        }
    }

    fn hear(&mut self, text: &str, pending: &mut Option<Value>) {
        let Ok(Brief { t, play }) = serde_json::from_str(text) else { return };
        match t.as_str() {
            "welcome" => add(&self.counts.welcomed),
            "ack" => {
                *pending = None;
                add(&self.counts.acknowledged);
                let _gone = self.answered.send(true);
            }
            "refused" => {
                eprintln!("{text}");
                *pending = None;
                add(&self.counts.refused);
                let _gone = self.answered.send(false);
            }
            _ => (),
        }
        let Some(play) = play else { return };
        let (epoch, have) = *self.read.borrow();
        if (play.epoch, play.number) < (epoch, have) {
            add(&self.counts.lost);
        }
        if play.epoch == epoch && play.notices.first().is_some_and(|told| told.number <= have) {
            add(&self.counts.doubled);
        }
        self.read.send_replace((play.epoch, play.number));
    }
}

/// The table's end of a page.
pub(crate) struct Line {
    pub say: mpsc::UnboundedSender<Value>,
    pub read: watch::Receiver<(u32, u32)>,
    pub answers: mpsc::UnboundedReceiver<bool>,
}

pub(crate) fn open_page(guest: &Guest, table: &str, counts: &Arc<Counts>, number: usize) -> Line {
    let ((say, said), (answered, answers)) = (mpsc::unbounded_channel(), mpsc::unbounded_channel());
    let (sees, seen) = watch::channel((0, 0));
    let (guest, table, counts) = (guest.clone(), table.to_owned(), Arc::clone(counts));
    let page = Page { guest, table, counts, dice: dice(number as u64), said, read: sees, answered };
    tokio::spawn(page.keep());
    Line { say, read: seen, answers }
}
