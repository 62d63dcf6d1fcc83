//! How much a socket reads for one message. A message that comes in pieces is whole only at its end, and until then nobody
//! counts: pieces with nothing in them could come for ever.

use crate::limits;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// The bytes that may still be read. Requests have limits of their own, and are not metered.
#[derive(Clone, Debug)]
pub(crate) struct Meter(Arc<AtomicUsize>);

const UNMETERED: usize = usize::MAX;

/// Why a line is not read any further.
#[derive(Debug, thiserror::Error)]
#[error("that is more than a message")]
pub(crate) struct Overrun;

impl Meter {
    pub(crate) fn new() -> Meter {
        Meter(Arc::new(AtomicUsize::new(UNMETERED)))
    }

    /// A message is whole, and the next begins.
    pub(crate) fn begin_anew(&self) {
        self.0.store(limits::WIRE_PER_MESSAGE, Ordering::Relaxed);
    }

    fn took(&self, bytes: usize) -> Result<(), Overrun> {
        let left = self.0.load(Ordering::Relaxed);
        if left == UNMETERED {
            return Ok(());
        }
        let after = left.checked_sub(bytes);
        self.0.store(after.unwrap_or(0), Ordering::Relaxed);
        after.map(drop).ok_or(Overrun)
    }
}

/// A line with a meter.
pub(crate) struct Metered<S> {
    pub(crate) line: S,
    pub(crate) meter: Meter,
}

impl<S: AsyncRead + Unpin> AsyncRead for Metered<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let read = Pin::new(&mut self.line).poll_read(cx, buf);
        match self.meter.took(buf.filled().len() - before) {
            Ok(()) => read,
            Err(overrun) => Poll::Ready(Err(io::Error::other(overrun))),
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.line).poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.line).poll_write_vectored(cx, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.line.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.line).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.line).poll_shutdown(cx)
    }
}
