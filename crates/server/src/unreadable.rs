//! Words for what is no request. Where a head cannot be read hyper answers by itself, with a status and nothing else, before
//! anybody here has heard of it. That answer is known on its way out, and ours goes in its place.

use crate::error::Fail;
use games::protocol::{Code, Failure};
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// A line on which whatever is refused has its body.
pub(crate) struct Worded<S> {
    line: S,
    /// What is still to be sent in place of hyper's answer.
    instead: Vec<u8>,
}

impl<S> Worded<S> {
    pub(crate) fn new(line: S) -> Worded<S> {
        Worded { line, instead: Vec::new() }
    }
}

/// Ours for hyper's, if these bytes are such an answer: a whole head that says there is no body, without what all of our own
/// answers have.
fn in_words(bytes: &[u8]) -> Option<Vec<u8>> {
    let status = bytes.strip_prefix(b"HTTP/1.1 4")?.get(..2)?;
    let head = std::str::from_utf8(bytes.strip_suffix(b"\r\n\r\n")?).ok()?;
    let ours = head.contains("\r\n\r\n") || head.contains(crate::security::NO_SNIFFING);
    if ours || !head.contains("\r\ncontent-length: 0") {
        return None;
    }
    let why = match status {
        // 414 and 431.
        b"14" | b"31" => Fail::new(Code::TooLarge, "the head of a request has at most 16 KiB"),
        _ => Fail::new(Code::BadRequest, "that is no HTTP/1.1 request"),
    };
    crate::metrics::refused(why.code);
    let status = why.status();
    let body =
        serde_json::to_string(&Failure { code: why.code, reason: why.reason.into_owned(), until_s: None })
            .ok()?;
    let answer = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n{}: nosniff\r\n\
         cache-control: no-store\r\nconnection: close\r\n\r\n{body}",
        body.len(),
        crate::security::NO_SNIFFING,
    );
    Some(answer.into_bytes())
}

impl<S: AsyncWrite + Unpin> Worded<S> {
    fn poll_instead(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.instead.is_empty() {
            match ready!(Pin::new(&mut self.line).poll_write(cx, &self.instead))? {
                0 => return Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
                sent => drop(self.instead.drain(..sent)),
            }
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Worded<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.line).poll_read(cx, buf)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Worded<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        ready!(self.poll_instead(cx))?;
        if let Some(answer) = in_words(bytes) {
            self.instead = answer;
            return Poll::Ready(Ok(bytes.len()));
        }
        Pin::new(&mut self.line).poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        if let [only] = bytes {
            return self.poll_write(cx, only);
        }
        ready!(self.poll_instead(cx))?;
        Pin::new(&mut self.line).poll_write_vectored(cx, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.line.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_instead(cx))?;
        Pin::new(&mut self.line).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_instead(cx))?;
        Pin::new(&mut self.line).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_answer_that_is_not_ours_is_put_into_words() {
        let theirs =
            "HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\ndate: Thu, 01 Jan 1970 00:00:00 GMT\r\n\r\n";
        let text = String::from_utf8(in_words(theirs.as_bytes()).unwrap()).unwrap();
        assert!(text.starts_with("HTTP/1.1 400 Bad Request\r\n"), "{text}");
        assert!(
            text.ends_with("\r\n\r\n{\"code\":\"bad_request\",\"reason\":\"that is no HTTP/1.1 request\"}"),
            "{text}"
        );
        for ours in [
            "HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nx-content-type-options: nosniff\r\n\r\n",
            "HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\n{}",
            "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n",
            "{\"text\":\"HTTP/1.1 400 \"}",
            "",
        ] {
            assert_eq!(in_words(ours.as_bytes()), None, "{ours}");
        }
    }
}
