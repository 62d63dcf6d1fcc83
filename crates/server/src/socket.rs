//! One socket: it says hello, then speaks to its table or to the bell, and they to it.

use crate::error::Fail;
use crate::house::{self, House};
use crate::id::{GuestId, TableId};
use crate::limits;
use crate::meter::Overrun;
use crate::metrics::Counted;
use crate::people::Caller;
use crate::places::Place;
use crate::security::Line;
use crate::store::now_ms;
use crate::table::{Ask, Out, Waiting, outbox};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use games::protocol::{Announcement, Code, Scope, ToPage, ToServer, WIRE};
use host::{ConnId, Guise, Heard, Read, Word};
use std::future::Future;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// Whose socket it is.
pub(crate) struct Visitor {
    pub house: Arc<House>,
    pub caller: Caller,
    /// Kept as long as the socket is open.
    pub _places: (Place<IpAddr>, Place<GuestId>),
    pub line: Line,
}

/// Whoever is spoken to over a socket.
pub(crate) trait Listener: Send {
    /// An answer, if nobody else gives one.
    fn hear(&mut self, text: &str) -> impl Future<Output = Result<Option<String>, Parting>> + Send;
}

/// A table, and somebody at it.
pub(crate) struct AtTable {
    pub table: TableId,
    pub as_what: As,
}

/// What a page is at a table.
pub(crate) enum As {
    Guest {
        guise: Guise,
        /// Whose talk is not for these ears.
        deaf_to: Vec<GuestId>,
    },
    /// The table itself, let in by its host.
    Table,
}

/// Why a socket is closed.
pub(crate) enum Parting {
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
        | Code::NameTaken
        | Code::BadKey
        | Code::NotRegular
        | Code::LastKey
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
        | Code::GaveUp
        | Code::NoHints
        | Code::NoTalk
        | Code::Muted
        | Code::Banned
        | Code::SentAway
        | Code::BadToken
        | Code::NotByToken
        | Code::Unasked
        | Code::NotHere
        | Code::Rated
        | Code::TooFast
        | Code::OldPage
        | Code::TooSlow => close_code::POLICY,
    }
}

impl Parting {
    pub(crate) fn with(code: Code) -> Parting {
        Parting::Close(Some(code), close_code(code))
    }
}

pub(crate) async fn serve_table(visitor: Visitor, at: AtTable, mut socket: WebSocket) {
    let parting = match hello(&visitor, &mut socket, table_hello).await {
        Ok(read) => attend(&visitor, at, &mut socket, read).await,
        Err(parting) => parting,
    };
    part(parting, socket).await;
}

pub(crate) async fn part(parting: Parting, mut socket: WebSocket) {
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
pub(crate) async fn hello<T>(
    visitor: &Visitor,
    socket: &mut WebSocket,
    read_it: impl Fn(&str) -> Result<T, Code>,
) -> Result<T, Parting> {
    visitor.line.meter.begin_anew();
    let first = async {
        loop {
            match read(socket.recv().await)? {
                Received::Said(text) => return Ok(text),
                Received::Alive => (),
            }
        }
    };
    let text = timeout(limits::HELLO_WITHIN, first).await.map_err(|_| Parting::with(Code::TooSlow))??;
    read_it(&text).map_err(Parting::with)
}

fn table_hello(text: &str) -> Result<Read, Code> {
    match serde_json::from_str::<ToServer>(text).map(Heard::from) {
        Ok(Heard::Hello { wire, .. }) if wire != WIRE => Err(Code::OldPage),
        Ok(Heard::Hello { read, .. }) => Ok(read),
        Ok(Heard::Ping | Heard::Word(_)) | Err(_) => Err(Code::BadRequest),
    }
}

enum Received {
    Said(Utf8Bytes),
    /// A ping or a pong.
    Alive,
}

fn read(received: Option<Result<Message, axum::Error>>) -> Result<Received, Parting> {
    match received {
        None | Some(Ok(Message::Close(_))) => Err(Parting::Gone),
        Some(Ok(Message::Text(text))) => Ok(Received::Said(text)),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(Received::Alive),
        Some(Ok(Message::Binary(_))) => Err(Parting::Close(None, close_code::UNSUPPORTED)),
        Some(Err(error)) => Err(broken(error)),
    }
}

/// What the frame that could not be read had wrong with it.
fn broken(error: axum::Error) -> Parting {
    use tokio_tungstenite::tungstenite::Error;
    match error.into_inner().downcast_ref::<Error>() {
        Some(Error::Capacity(_)) => Parting::with(Code::TooLarge),
        Some(Error::Io(error)) if error.get_ref().is_some_and(|why| why.is::<Overrun>()) => {
            Parting::with(Code::TooLarge)
        }
        Some(Error::Utf8(_)) => Parting::Close(None, close_code::INVALID),
        Some(Error::Protocol(_)) => Parting::Close(None, close_code::PROTOCOL),
        Some(_) | None => Parting::Gone,
    }
}

/// At the table, until one of the two has enough.
async fn attend(visitor: &Visitor, at: AtTable, socket: &mut WebSocket, read: Read) -> Parting {
    let (house, guest) = (&visitor.house, visitor.caller.guest);
    let AtTable { table, as_what } = at;
    let (out, mut waiting) = outbox();
    let is_guest = matches!(as_what, As::Guest { .. });
    let joined = match as_what {
        As::Guest { guise, deaf_to } => {
            house.ask(table, |answer| Ask::Join { guest, guise, read, deaf_to, out, answer }).await
        }
        As::Table => house.ask(table, |answer| Ask::Show { guest, read, out, answer }).await,
    };
    let conn = match joined {
        Ok(conn) => conn,
        Err(why) => return Parting::with(why.code),
    };
    // A screen is nobody who looks: whoever owns it is told of their turns elsewhere.
    let here = (house.here.take(table), is_guest.then(|| house.looking.take((table, guest))));
    let parting =
        talk(visitor, socket, &mut waiting, &mut Seated { house, caller: visitor.caller, table, conn }).await;
    drop(here);
    drop(house.pass_on(table, conn, Word::Part).await);
    parting
}

/// A page at a table.
struct Seated<'a> {
    house: &'a Arc<House>,
    caller: Caller,
    table: TableId,
    conn: ConnId,
}

/// Until one of the two has enough.
pub(crate) async fn talk(
    visitor: &Visitor,
    socket: &mut WebSocket,
    waiting: &mut Waiting,
    listener: &mut impl Listener,
) -> Parting {
    let _counted = Counted::socket();
    let (mut closing, mut ended) = (visitor.house.closing(), visitor.house.ended());
    let mut announced = visitor.house.announced();
    if announcement(&mut announced).is_some() {
        announced.mark_changed();
    }
    let rate = visitor.house.doors.messages();
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            biased;
            () = house::closed(&mut closing) => return Parting::with(Code::Closing),
            over = ended.recv() => {
                // Whoever has missed something might have missed this.
                match over {
                    Ok(over) if !over.is(visitor.caller) => (),
                    Ok(over) => return Parting::with(over.code()),
                    Err(_) => return Parting::with(Code::NoGuest),
                }
            }
            out = waiting.next() => {
                let Some(out) = out else { return Parting::with(Code::TooSlow) };
                match write(socket, out, waiting).await {
                    Ok(()) => (),
                    Err(parting) => return parting,
                }
            }
            Ok(()) = announced.changed() => {
                let announcement = announcement(&mut announced);
                // The bell says it in the same words.
                let text = ToPage::Announced { announcement }.to_json();
                if let Err(parting) = write(socket, Out::Text(text.into()), waiting).await {
                    return parting;
                }
            }
            received = socket.recv() => {
                heard = Instant::now();
                visitor.line.meter.begin_anew();
                let outcome = match read(received) {
                    Ok(_) if rate.check().is_err() => Err(Parting::with(Code::TooFast)),
                    Ok(Received::Alive) => Ok(None),
                    // In a box: who says nothing has no room for what it may take to answer.
                    Ok(Received::Said(text)) => Box::pin(listener.hear(&text)).await,
                    Err(parting) => Err(parting),
                };
                match outcome {
                    Ok(None) => (),
                    Ok(Some(text)) => {
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

/// What everybody is told, while it holds.
fn announcement(announced: &mut watch::Receiver<Option<Announcement>>) -> Option<Announcement> {
    announced.borrow_and_update().clone().filter(|now| u64::from(now.until_s) * 1000 > now_ms())
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

/// What a token must be good for to say this, and the name that it is refused under.
fn needs(said: &ToServer) -> Option<(Scope, Option<String>)> {
    match said {
        ToServer::Decide { id, .. }
        | ToServer::Undo { id }
        | ToServer::GiveUp { id }
        | ToServer::Hint { id, .. } => {
            // An id that is too long for us is not sent back either.
            Some((Scope::Play, Some(id.clone()).filter(|id| id.len() <= host::limits::CLIENT_ID)))
        }
        ToServer::Chat { .. } | ToServer::React { .. } => Some((Scope::Talk, None)),
        ToServer::Hello { .. } | ToServer::Mute { .. } | ToServer::Ping {} => None,
    }
}

/// Nothing has changed, and why.
fn no(id: Option<String>, Fail { code, reason, until_s }: Fail) -> String {
    crate::metrics::refused(code);
    ToPage::Refused { id, code, reason: reason.into_owned(), until_s }.to_json()
}

impl Listener for Seated<'_> {
    /// What the page said; an answer if the table is not needed for it.
    async fn hear(&mut self, text: &str) -> Result<Option<String>, Parting> {
        let refused = |code: Code, reason: &str| {
            crate::metrics::refused(code);
            Ok(Some(ToPage::Refused { id: None, code, reason: reason.to_owned(), until_s: None }.to_json()))
        };
        let said = serde_json::from_str::<ToServer>(text);
        if let (Ok(said), Some(pass)) = (&said, self.caller.token)
            && let Some((scope, id)) = needs(said)
            && !pass.scopes.has(scope)
        {
            return Ok(Some(no(id, Fail::NOT_BY_TOKEN)));
        }
        let word = match said.map(Heard::from) {
            Ok(Heard::Ping) => return Ok(Some(ToPage::Pong.to_json())),
            Ok(Heard::Hello { .. }) => return refused(Code::BadRequest, "hello is said once"),
            Ok(Heard::Word(word)) => word,
            Err(_) => {
                return refused(Code::BadRequest, "that is no message of this protocol; see docs/api.md");
            }
        };
        if matches!(word, Word::Chat { .. })
            && let Err(why) = self.house.penalties.may_talk(self.caller.guest)
        {
            return Ok(Some(no(None, why)));
        }
        match self.house.pass_on(self.table, self.conn, word).await {
            Ok(()) => Ok(None),
            Err(Fail { code, .. }) => Err(Parting::with(code)),
        }
    }
}
