//! One socket: it says hello, then speaks to its table, and the table to it.

use crate::error::Fail;
use crate::house::{self, House};
use crate::id::{GuestId, TableId};
use crate::limits;
use crate::metrics::Counted;
use crate::rates::Place;
use crate::security::Line;
use crate::table::{Ask, Out, Waiting, outbox};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use games::protocol::{Code, ToPage, ToServer, WIRE};
use governor::DefaultDirectRateLimiter;
use host::{ConnId, Read, Word};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use tokio::time::{sleep, timeout};

pub(crate) struct Visitor {
    pub house: Arc<House>,
    pub table: TableId,
    pub guest: GuestId,
    pub name: String,
    /// Kept as long as the socket is open.
    pub _places: (Place<IpAddr>, Place<GuestId>),
    pub _line: Line,
}

/// Why a socket is closed.
enum Parting {
    /// The page went, or never was one.
    Gone,
    /// With a last word, if there is one, and the code of the close frame.
    Close(Option<Code>, u16),
}

/// As the close frame says it.
fn close_code(code: Code) -> u16 {
    match code {
        Code::Closing => close_code::RESTART,
        Code::TooLarge => close_code::SIZE,
        Code::Storage => close_code::ERROR,
        Code::TooMany => close_code::AGAIN,
        Code::BadRequest
        | Code::NotFound
        | Code::NoGuest
        | Code::ForeignOrigin
        | Code::BadName
        | Code::BadOption
        | Code::BadSeats
        | Code::BadRecord
        | Code::BadChat
        | Code::UnknownGame
        | Code::UnknownBot
        | Code::SeatTaken
        | Code::NotSeated
        | Code::NotHost
        | Code::NotReady
        | Code::AlreadyStarted
        | Code::NotStarted
        | Code::NotOver
        | Code::NotAsked
        | Code::Stale
        | Code::Illegal
        | Code::CannotUndo
        | Code::NoHints
        | Code::TooFast
        | Code::OldPage
        | Code::TooSlow => close_code::POLICY,
    }
}

impl Parting {
    fn with(code: Code) -> Parting {
        Parting::Close(Some(code), close_code(code))
    }
}

pub(crate) async fn serve(visitor: Visitor, mut socket: WebSocket) {
    let _counted = Counted::socket();
    let parting = match hello(&mut socket).await {
        Ok(read) => attend(&visitor, &mut socket, read).await,
        Err(parting) => parting,
    };
    if let Parting::Close(word, code) = parting {
        drop(timeout(limits::FAREWELL, farewell(&mut socket, word, code)).await);
    }
}

async fn farewell(socket: &mut WebSocket, word: Option<Code>, code: u16) {
    if let Some(code) = word {
        crate::metrics::refused(code);
        let bye = ToPage::Bye { code }.to_json();
        drop(socket.send(Message::Text(bye.into())).await);
    }
    drop(socket.send(Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }))).await);
    // Until the page has answered, so that the frame is not lost with the connection.
    while let Some(Ok(_)) = socket.recv().await {}
}

/// The first message, in time.
async fn hello(socket: &mut WebSocket) -> Result<Read, Parting> {
    let first = async {
        loop {
            match read(socket.recv().await)? {
                Heard::Said(text) => return Ok(text),
                Heard::Alive => (),
            }
        }
    };
    let text = timeout(limits::HELLO_WITHIN, first).await.map_err(|_| Parting::with(Code::TooSlow))??;
    match serde_json::from_str(&text) {
        Ok(ToServer::Hello { wire, .. }) if wire != WIRE => Err(Parting::with(Code::OldPage)),
        Ok(ToServer::Hello { epoch, have, .. }) => Ok(Read { epoch, number: have }),
        Ok(_) | Err(_) => Err(Parting::with(Code::BadRequest)),
    }
}

enum Heard {
    Said(Utf8Bytes),
    /// A ping or a pong.
    Alive,
}

fn read(received: Option<Result<Message, axum::Error>>) -> Result<Heard, Parting> {
    match received {
        None | Some(Ok(Message::Close(_))) => Err(Parting::Gone),
        Some(Ok(Message::Text(text))) => Ok(Heard::Said(text)),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(Heard::Alive),
        Some(Ok(Message::Binary(_))) => Err(Parting::Close(None, close_code::UNSUPPORTED)),
        Some(Err(error)) => Err(broken(error)),
    }
}

/// What the frame that could not be read had wrong with it.
fn broken(error: axum::Error) -> Parting {
    use tokio_tungstenite::tungstenite::Error;
    match error.into_inner().downcast_ref::<Error>() {
        Some(Error::Capacity(_)) => Parting::with(Code::TooLarge),
        Some(Error::Utf8(_)) => Parting::Close(None, close_code::INVALID),
        Some(Error::Protocol(_)) => Parting::Close(None, close_code::PROTOCOL),
        Some(_) | None => Parting::Gone,
    }
}

/// At the table, until one of the two has enough.
async fn attend(visitor: &Visitor, socket: &mut WebSocket, read: Read) -> Parting {
    let (house, table, guest) = (&visitor.house, visitor.table, visitor.guest);
    let (out, mut waiting) = outbox();
    let name = visitor.name.clone();
    let joined = house.ask(table, |answer| Ask::Join { guest, name, read, out, answer }).await;
    let conn = match joined {
        Ok(conn) => conn,
        Err(why) => return Parting::with(why.code),
    };
    let parting = talk(visitor, socket, conn, &mut waiting).await;
    drop(house.send(table, Ask::Said { conn, word: Word::Part }).await);
    parting
}

async fn talk(visitor: &Visitor, socket: &mut WebSocket, conn: ConnId, waiting: &mut Waiting) -> Parting {
    let mut closing = visitor.house.closing();
    let rate = visitor.house.doors.messages();
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            biased;
            () = house::closed(&mut closing) => return Parting::with(Code::Closing),
            out = waiting.next() => {
                let Some(out) = out else { return Parting::with(Code::TooSlow) };
                match write(socket, out, waiting).await {
                    Ok(()) => (),
                    Err(parting) => return parting,
                }
            }
            received = socket.recv() => {
                heard = Instant::now();
                let outcome = match read(received) {
                    Ok(heard) => hear(visitor, conn, &rate, heard).await,
                    Err(parting) => Err(parting),
                };
                match outcome {
                    Ok(None) => (),
                    Ok(Some(answer)) => {
                        let text = answer.to_json();
                        if let Err(parting) = write(socket, Out::Text(text.into()), waiting).await {
                            return parting;
                        }
                    }
                    Err(parting) => return parting,
                }
            }
            () = sleep(limits::PING_EVERY) => {
                if heard.elapsed() >= limits::SILENT_FOR {
                    return Parting::with(Code::TooSlow);
                }
                if socket.send(Message::Ping(Default::default())).await.is_err() {
                    return Parting::Gone;
                }
            }
        }
    }
}

/// Writes one thing, unless so much gathers meanwhile that the page is given up.
async fn write(socket: &mut WebSocket, out: Out, waiting: &Waiting) -> Result<(), Parting> {
    let text = match out {
        Out::Text(text) => text,
        Out::Bye(code) => return Err(Parting::with(code)),
    };
    tokio::select! {
        sent = socket.send(Message::Text(text)) => sent.map_err(|_| Parting::Gone),
        () = waiting.overflow() => Err(Parting::with(Code::TooSlow)),
    }
}

/// What the page said; an answer if the table is not needed for it.
async fn hear(
    visitor: &Visitor,
    conn: ConnId,
    rate: &DefaultDirectRateLimiter,
    heard: Heard,
) -> Result<Option<ToPage>, Parting> {
    if rate.check().is_err() {
        return Err(Parting::with(Code::TooFast));
    }
    let Heard::Said(text) = heard else { return Ok(None) };
    let refused = |code: Code, reason: &str| {
        crate::metrics::refused(code);
        Ok(Some(ToPage::Refused { id: None, code, reason: reason.to_owned() }))
    };
    let word = match serde_json::from_str::<ToServer>(&text) {
        Ok(ToServer::Ping {}) => return Ok(Some(ToPage::Pong)),
        Ok(ToServer::Hello { .. }) => return refused(Code::BadRequest, "hello is said once"),
        Ok(ToServer::Decide { id, epoch, on, decision }) => {
            Word::Decide { id, read: Read { epoch, number: on }, decision }
        }
        Ok(ToServer::Undo { id }) => Word::Undo { id },
        Ok(ToServer::Hint { id, epoch, on }) => Word::Hint { id, read: Read { epoch, number: on } },
        Ok(ToServer::Chat { text }) => Word::Chat { text },
        Ok(ToServer::Mute { guest, on }) => Word::Mute { guest, on },
        Err(_) => return refused(Code::BadRequest, "that is no message of this protocol; see docs/api.md"),
    };
    match visitor.house.send(visitor.table, Ask::Said { conn, word }).await {
        Ok(()) => Ok(None),
        Err(Fail { code, .. }) => Err(Parting::with(code)),
    }
}
