//! What waits to be read by one page. It is bounded: whoever reads too slowly is let go.

use crate::limits;
use axum::extract::ws::Utf8Bytes;
use games::protocol::{Code, ToPage};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::{Notify, mpsc};

/// One thing for the page.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    Text(Utf8Bytes),
    /// The last word.
    Bye(Code),
}

/// The table's end.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Out>,
    shared: Arc<Shared>,
}

/// The socket's end.
#[derive(Debug)]
pub(crate) struct Waiting {
    queue: mpsc::Receiver<Out>,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    bytes: AtomicUsize,
    overflow: Notify,
}

pub(crate) fn outbox() -> (Outbox, Waiting) {
    let (sender, queue) = mpsc::channel(limits::WRITE_QUEUE);
    let shared = Arc::<Shared>::default();
    (Outbox { queue: sender, shared: Arc::clone(&shared) }, Waiting { queue, shared })
}

/// The page reads too slowly, or is gone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lost;

impl Outbox {
    pub(crate) fn text(message: &ToPage) -> Utf8Bytes {
        message.to_json().into()
    }

    pub(crate) fn send(&self, text: Utf8Bytes) -> Result<(), Lost> {
        let size = text.len();
        let waiting = self.shared.bytes.fetch_add(size, Ordering::Relaxed);
        let room = waiting == 0 || waiting + size <= limits::WRITE_QUEUE_BYTES;
        if room && self.queue.try_send(Out::Text(text)).is_ok() {
            return Ok(());
        }
        self.shared.overflow.notify_one();
        Err(Lost)
    }

    pub(crate) fn bye(&self, code: Code) {
        if self.queue.try_send(Out::Bye(code)).is_err() {
            self.shared.overflow.notify_one();
        }
    }
}

impl Waiting {
    /// The next thing; `None` when the table has let go.
    pub(crate) async fn next(&mut self) -> Option<Out> {
        let out = self.queue.recv().await?;
        if let Out::Text(text) = &out {
            self.shared.bytes.fetch_sub(text.len(), Ordering::Relaxed);
        }
        Some(out)
    }

    /// Returns when the page has fallen too far behind.
    pub(crate) async fn overflow(&self) {
        self.shared.overflow.notified().await;
    }
}
