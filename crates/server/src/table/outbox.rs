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

    /// What may be missed: it is not even tried where half of the room is taken, so that talk leaves room for the match.
    pub(crate) fn send_if_idle(&self, text: Utf8Bytes) {
        let waiting = self.shared.bytes.load(Ordering::Relaxed);
        if self.queue.capacity() > limits::WRITE_QUEUE / 2
            && waiting + text.len() <= limits::WRITE_QUEUE_BYTES / 2
        {
            let _sent = self.send(text);
        }
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[tokio::test]
    async fn talk_leaves_room_for_the_match() {
        let (out, mut waiting) = outbox();
        for _ in 0..10 * limits::WRITE_QUEUE {
            out.send_if_idle("squeak".into());
        }
        for _ in 0..limits::WRITE_QUEUE / 2 {
            out.send("a move".into()).unwrap();
        }
        assert!(out.send("one more".into()).is_err(), "who reads nothing at all is let go");
        let mut heard = Vec::new();
        for _ in 0..limits::WRITE_QUEUE {
            if let Some(Out::Text(text)) = waiting.next().await {
                heard.push(text.to_string());
            }
        }
        assert_eq!(heard.iter().filter(|text| *text == "a move").count(), limits::WRITE_QUEUE / 2);
    }
}
