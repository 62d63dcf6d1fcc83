//! A small client and a house to try it on.

use crate::cluster;
use futures_util::{SinkExt, StreamExt};
use games::protocol::WIRE;
use serde_json::{Value, json};
use server::{Config, Data, Database, Rates, Server};
use std::fmt::Debug;
use std::net::SocketAddr;
use std::panic::Location;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use table::{Dice, Seed};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Long enough for a loaded machine; nothing waits so long when all is well.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// Looks again and again until what is there is what is wanted. If it never is, says what was there instead.
#[track_caller]
pub(crate) fn until<T: Debug>(
    look: impl AsyncFnMut() -> T,
    wanted: impl Fn(&T) -> bool,
) -> impl Future<Output = T> {
    until_within(PATIENCE, look, wanted, Location::caller())
}

async fn until_within<T: Debug>(
    patience: Duration,
    mut look: impl AsyncFnMut() -> T,
    wanted: impl Fn(&T) -> bool,
    at: &'static Location<'static>,
) -> T {
    let end = Instant::now() + patience;
    loop {
        let seen = look().await;
        if wanted(&seen) {
            return seen;
        }
        assert!(Instant::now() < end, "{at}: after {patience:?} there was still {seen:?}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn who_waits_in_vain_is_told_what_was_there() {
    use futures_util::FutureExt;
    use std::panic::AssertUnwindSafe;
    use std::sync::atomic::{AtomicU32, Ordering};

    let (looks, at) = (AtomicU32::new(0), Location::caller());
    let look = async || looks.fetch_add(1, Ordering::Relaxed);
    assert_eq!(until(&look, |count| *count == 3).await, 3);
    let in_vain = until_within(Duration::ZERO, &look, |count| *count == 3, at);
    let told = AssertUnwindSafe(in_vain).catch_unwind().await.unwrap_err();
    let told = told.downcast_ref::<String>().unwrap();
    assert!(told.ends_with("there was still 4") && told.contains("client.rs"), "{told}");
}

/// A folder that is gone with the test.
pub(crate) struct Scratch(pub PathBuf);

impl Scratch {
    pub(crate) fn new() -> Scratch {
        let mut name = [0u8; 8];
        getrandom::fill(&mut name).unwrap();
        let name: String = name.iter().map(|byte| format!("{byte:02x}")).collect();
        let folder = std::env::temp_dir().join(format!("ratskeller-test-{name}"));
        std::fs::create_dir_all(&folder).unwrap();
        Scratch(folder)
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.0.join("house.db")
    }

    /// The database of this house, if houses are in one; it is made when it is first asked for.
    pub(crate) fn database(&self) -> Option<Database> {
        if !cluster::wanted() {
            return None;
        }
        // A house in a process of its own is told in a file.
        let told = self.0.join("database");
        let url = std::fs::read_to_string(&told).unwrap_or_else(|_| {
            let url = cluster::cluster().url(self.name());
            cluster::cluster().create(self.name());
            std::fs::write(&told, &url).unwrap();
            url
        });
        Some(url.parse().unwrap())
    }

    fn name(&self) -> &str {
        self.0.file_name().unwrap().to_str().unwrap()
    }

    pub(crate) fn kept_in(&self) -> Data {
        self.database().map_or_else(|| Data::File(self.data()), Data::Database)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if cluster::wanted() && self.0.join("database").exists() {
            cluster::cluster().leave(self.name());
        }
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// A house in this process.
pub(crate) struct House {
    pub addr: SocketAddr,
    pub scratch: Scratch,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), server::CannotOpen>>,
}

pub(crate) fn config(scratch: &Scratch) -> Config {
    Config {
        addr: ([127, 0, 0, 1], 0).into(),
        data: scratch.data(),
        database: scratch.database(),
        bot_pause: Duration::ZERO,
        rates: Rates::unlimited(),
        ..Config::default()
    }
}

impl House {
    pub(crate) async fn open() -> House {
        House::with(|_| ()).await
    }

    pub(crate) async fn with(tweak: impl FnOnce(&mut Config)) -> House {
        House::at(Scratch::new(), tweak).await
    }

    pub(crate) async fn at(scratch: Scratch, tweak: impl FnOnce(&mut Config)) -> House {
        House::try_at(scratch, tweak).await.unwrap()
    }

    pub(crate) async fn try_at(
        scratch: Scratch,
        tweak: impl FnOnce(&mut Config),
    ) -> Result<House, server::CannotOpen> {
        let mut config = config(&scratch);
        tweak(&mut config);
        let server = Server::open(config).await?;
        let addr = server.addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async { drop(stopped.await) }));
        Ok(House { addr, scratch, stop, task })
    }

    /// Closes the house and keeps its data.
    pub(crate) async fn close(self) -> Scratch {
        let _stopped = self.stop.send(());
        tokio::time::timeout(PATIENCE, self.task).await.unwrap().unwrap().unwrap();
        self.scratch
    }

    /// Waits until it stops by itself, and says why.
    pub(crate) async fn stops(self) -> (Scratch, server::CannotOpen) {
        let outcome = tokio::time::timeout(PATIENCE, self.task).await.unwrap().unwrap();
        (self.scratch, outcome.unwrap_err())
    }

    pub(crate) async fn guest(&self) -> Guest {
        Guest::new(self.addr).await
    }
}

/// An answer to a request.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("{self:?}"))
    }

    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }

    /// The body of an answer that must be a good one.
    pub(crate) fn good(self) -> Value {
        assert_eq!(self.status, 200, "{}", String::from_utf8_lossy(&self.body));
        self.json()
    }
}

/// One request on a connection of its own, with these header lines.
pub(crate) async fn request(
    addr: SocketAddr,
    method: &str,
    path: &str,
    head: &[String],
    body: &[u8],
) -> Answer {
    request_to(addr, &addr.to_string(), method, path, head, body).await
}

/// The same to a house under this name.
pub(crate) async fn request_to(
    addr: SocketAddr,
    host: &str,
    method: &str,
    path: &str,
    head: &[String],
    body: &[u8],
) -> Answer {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    let mut text = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
    head.iter().for_each(|line| text += &format!("{line}\r\n"));
    if !body.is_empty() || method != "GET" {
        text += &format!("Content-Length: {}\r\n", body.len());
    }
    text += "\r\n";
    stream.write_all(text.as_bytes()).await.unwrap();
    // A server that has heard enough answers before it has heard all.
    drop(stream.write_all(body).await);
    let mut bytes = Vec::new();
    drop(tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.unwrap());
    read_answer(&bytes)
}

pub(crate) fn read_answer(bytes: &[u8]) -> Answer {
    let end = bytes
        .windows(4)
        .position(|four| four == b"\r\n\r\n")
        .unwrap_or_else(|| panic!("no answer: {bytes:?}"));
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    let mut body = bytes[end + 4..].to_vec();
    if head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
        body = unchunked(&body);
    }
    Answer { status, head, body }
}

fn unchunked(mut rest: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = rest.windows(2).position(|two| two == b"\r\n") {
        let size = usize::from_str_radix(std::str::from_utf8(&rest[..end]).unwrap().trim(), 16).unwrap();
        if size == 0 {
            break;
        }
        body.extend_from_slice(&rest[end + 2..end + 2 + size]);
        rest = &rest[end + 4 + size..];
    }
    body
}

#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub addr: SocketAddr,
    pub cookie: String,
    pub id: String,
    pub name: String,
}

impl Guest {
    pub(crate) async fn new(addr: SocketAddr) -> Guest {
        let answer = request(addr, "POST", "/api/v1/me", &[], b"").await;
        let cookie = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let me = answer.clone().good();
        let word = |name: &str| me[name].as_str().unwrap().to_owned();
        Guest { addr, cookie, id: word("guest"), name: word("name") }
    }

    /// The same guest at a house that has moved.
    pub(crate) fn at(&self, addr: SocketAddr) -> Guest {
        Guest { addr, ..self.clone() }
    }

    pub(crate) fn head(&self) -> Vec<String> {
        vec![format!("Cookie: {}", self.cookie), "Content-Type: application/json".to_owned()]
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        request(self.addr, "GET", &format!("/api/v1/{path}"), &self.head(), b"").await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        request(self.addr, "POST", &format!("/api/v1/{path}"), &self.head(), body.to_string().as_bytes())
            .await
    }

    /// A table with open seats for so many people.
    pub(crate) async fn new_table(&self, seats: usize, options: Value) -> String {
        self.new_table_of("rat-a-tat-cat", seats, options).await
    }

    pub(crate) async fn new_table_of(&self, game: &str, seats: usize, options: Value) -> String {
        let seats = vec![json!({"open": true}); seats];
        let body = json!({"game": game, "seats": seats, "options": options, "public": true});
        self.post("tables", body).await.good()["id"].as_str().unwrap().to_owned()
    }

    /// One that begins from this position.
    pub(crate) async fn new_table_from(&self, game: &str, seats: usize, position: &str) -> String {
        let seats = vec![json!({"open": true}); seats];
        let body = json!({"game": game, "seats": seats, "position": position, "public": true});
        self.post("tables", body).await.good()["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn connect(&self, table: &str) -> WebSocketStream<TcpStream> {
        self.try_connect(table).await.unwrap()
    }

    pub(crate) async fn try_connect(
        &self,
        table: &str,
    ) -> Result<WebSocketStream<TcpStream>, tokio_tungstenite::tungstenite::Error> {
        self.connect_on(TcpStream::connect(self.addr).await?, table).await
    }

    pub(crate) async fn connect_on(
        &self,
        stream: TcpStream,
        table: &str,
    ) -> Result<WebSocketStream<TcpStream>, tokio_tungstenite::tungstenite::Error> {
        self.connect_as(stream, &format!("{table}/socket")).await
    }

    async fn connect_as(
        &self,
        stream: TcpStream,
        place: &str,
    ) -> Result<WebSocketStream<TcpStream>, tokio_tungstenite::tungstenite::Error> {
        let mut request = format!("ws://{}/api/v1/tables/{place}", self.addr).into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        tokio_tungstenite::client_async(request, stream).await.map(|(socket, _)| socket)
    }

    /// Let in by the host as a screen that is the table itself: the slip that says so.
    pub(crate) async fn let_in_by(&self, host: &Guest, table: &str) -> String {
        let code = self.post("me/screen", json!({})).await.good()["code"].clone();
        let answer = host.post(&format!("tables/{table}/screens"), json!({"code": code})).await;
        assert_eq!(answer.status, 204, "{answer:?}");
        let at = self.get("me/screen").await.good()["at"].clone();
        assert_eq!(at["table"], table);
        at["slip"].as_str().unwrap().to_owned()
    }

    /// The table itself, welcomed; none: it is not let in.
    pub(crate) async fn screen(&self, table: &str, slip: &str) -> Option<Page> {
        let stream = TcpStream::connect(self.addr).await.unwrap();
        let socket = self.connect_as(stream, &format!("{table}/socket?screen={slip}")).await.ok()?;
        let mut page = Page::new(socket);
        page.send(json!({"t": "hello", "wire": WIRE, "epoch": 0, "have": 0})).await;
        page.until(|message| message["t"] == "welcome").await;
        Some(page)
    }

    /// With which last word a screen is refused that the host has sent away.
    pub(crate) async fn refused_screen(&self, table: &str, slip: &str) -> String {
        let stream = TcpStream::connect(self.addr).await.unwrap();
        let socket = self.connect_as(stream, &format!("{table}/socket?screen={slip}")).await.unwrap();
        let mut page = Page::new(socket);
        page.send(json!({"t": "hello", "wire": WIRE, "epoch": 0, "have": 0})).await;
        let said = page.next().await;
        assert_eq!(said["t"], "bye", "{said}");
        said["code"].as_str().unwrap().to_owned()
    }

    /// In the house, and told who of the friends is.
    pub(crate) async fn bell(&self) -> (Page, Value) {
        let stream = TcpStream::connect(self.addr).await.unwrap();
        let mut request = format!("ws://{}/api/v1/bell", self.addr).into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
        let mut bell = Page::new(socket);
        bell.send(json!({"t": "hello", "wire": WIRE})).await;
        let welcome = bell.next().await;
        assert_eq!(welcome["t"], "welcome");
        (bell, welcome)
    }

    /// At the table, welcomed.
    pub(crate) async fn page(&self, table: &str) -> Page {
        self.page_from(table, 0, 0).await
    }

    pub(crate) async fn page_from(&self, table: &str, epoch: u32, have: u32) -> Page {
        let mut page = Page::new(self.connect(table).await);
        page.send(json!({"t": "hello", "wire": WIRE, "epoch": epoch, "have": have})).await;
        let welcome = page.until(|message| message["t"] == "welcome").await;
        assert_eq!(welcome["t"], "welcome");
        page
    }
}

/// A page at a table. It keeps every text it was sent, byte for byte.
pub(crate) struct Page {
    pub socket: WebSocketStream<TcpStream>,
    pub heard: Vec<String>,
    pub play: Value,
    pub you: Value,
    pub notices: Vec<Value>,
    ids: u32,
}

impl Page {
    pub(crate) fn new(socket: WebSocketStream<TcpStream>) -> Page {
        Page { socket, heard: Vec::new(), play: Value::Null, you: Value::Null, notices: Vec::new(), ids: 0 }
    }

    pub(crate) async fn send(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message, or the code of the close frame as `{"closed": code}`.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("nothing was said");
            match message {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.follow(&message);
                    return message;
                }
                Some(Ok(Message::Close(frame))) => {
                    return json!({"closed": frame.map(|frame| u16::from(frame.code))});
                }
                Some(Ok(_)) => (),
                Some(Err(_)) | None => return json!({"closed": null}),
            }
        }
    }

    fn follow(&mut self, message: &Value) {
        if !message["you"].is_null() {
            self.you = message["you"].clone();
        }
        if message["play"].is_null() {
            return;
        }
        if self.play["epoch"] != message["play"]["epoch"] {
            self.notices.clear();
        }
        self.play = message["play"].clone();
        self.notices.extend(self.play["notices"].as_array().unwrap().iter().cloned());
    }

    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await;
            if wanted(&message) {
                return message;
            }
            assert!(message.get("closed").is_none(), "closed: {message}, after {:?}", self.heard.last());
        }
    }

    pub(crate) fn seat(&self) -> Option<u64> {
        self.you["seat"].as_u64()
    }

    pub(crate) fn is_asked(&self) -> bool {
        let waits = self.play["waits"].as_array();
        waits.is_some_and(|waits| self.seat().is_some_and(|seat| waits.iter().any(|other| *other == seat)))
    }

    pub(crate) fn is_over(&self) -> bool {
        !self.play["end"].is_null()
    }

    pub(crate) fn number(&self) -> u32 {
        self.play["number"].as_u64().unwrap_or(0) as u32
    }

    pub(crate) fn epoch(&self) -> u32 {
        self.play["epoch"].as_u64().unwrap_or(0) as u32
    }

    pub(crate) fn decide_message(&mut self, decision: &Value) -> (String, Value) {
        self.ids += 1;
        let mut salt = [0u8; 4];
        getrandom::fill(&mut salt).unwrap();
        let id = format!("{}-{:08x}", self.ids, u32::from_le_bytes(salt));
        let message = json!({"t": "decide", "id": id, "epoch": self.epoch(), "on": self.number(), "decision": decision});
        (id, message)
    }

    /// Decides, and returns the ack or the refusal.
    pub(crate) async fn decide(&mut self, decision: &Value) -> Value {
        let (id, message) = self.decide_message(decision);
        self.send(message).await;
        self.answer(&id).await
    }

    pub(crate) async fn answer(&mut self, id: &str) -> Value {
        self.until(|message| message["id"] == id && (message["t"] == "ack" || message["t"] == "refused"))
            .await
    }

    pub(crate) async fn catch_up(&mut self, number: u32) {
        while self.number() < number {
            self.next().await;
        }
    }
}

pub(crate) fn dice(number: u64) -> Dice {
    Dice::from_seed(Seed::from_number(number))
}
