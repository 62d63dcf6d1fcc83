//! How much the house bears: real sockets, real games, and a clock from sending a decision to its acknowledgement.
//!
//! ```text
//! ratskeller serve --unlimited --data load.db &
//! cargo run --release --package server --example load -- 127.0.0.1:8080 $! 2000 200 20
//! ```
//!
//! The arguments: the address, the process of the server (for its memory), how many sockets, how many decisions a
//! second, for how many seconds. With a last argument `more` the rate is then raised for as long as the 99th percentile
//! stays under 50 ms.

#[allow(dead_code, clippy::unwrap_used)]
#[path = "../tests/house/client.rs"]
mod client;

use client::{Guest, choose, dice};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use games::protocol::WIRE;
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use table::Dice;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

const PLAYERS: usize = 4;
const BAR: Duration = Duration::from_millis(50);

#[tokio::main]
async fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [addr, pid, sockets, rate, seconds, more @ ..] = &args[..] else {
        eprintln!("usage: load ADDRESS PID SOCKETS RATE SECONDS [more]");
        std::process::exit(2);
    };
    let addr: SocketAddr = addr.parse().expect("an address");
    let sockets: usize = sockets.parse().expect("a number of sockets");
    let rate: u32 = rate.parse().expect("a rate");
    let seconds: u64 = seconds.parse().expect("a number of seconds");

    let (told, mut latencies) = mpsc::unbounded_channel();
    let mut tables = Vec::new();
    for number in 0..sockets.div_ceil(PLAYERS) {
        tables.push(set_up(addr, number).await);
    }
    let before = memory(pid);
    let mut doors = Vec::new();
    for (number, (id, guests)) in tables.iter().enumerate() {
        doors.push(open(id, guests, number, told.clone()).await);
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let open = doors.len() * PLAYERS;
    if let (Some(before), Some(after)) = (before, memory(pid)) {
        let each = (after - before) / open as f64;
        println!(
            "{open} sockets: {after:.0} KiB in all, {each:.1} KiB a socket, its game's loaded table included"
        );
    }
    let mut rate = rate;
    loop {
        let p99 = run(&doors, &mut latencies, rate, seconds).await;
        if more.is_empty() || p99 > BAR {
            return;
        }
        rate = rate * 3 / 2;
    }
}

/// In KiB.
fn memory(pid: &str) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches(" kB").trim().parse().ok()
}

async fn set_up(addr: SocketAddr, number: usize) -> (String, Vec<Guest>) {
    let mut guests = Vec::new();
    for _ in 0..PLAYERS {
        guests.push(Guest::new(addr).await);
    }
    let id = guests[0].new_table(PLAYERS, json!({"rounds": 50})).await;
    for guest in &guests[1..] {
        guest.post(&format!("tables/{id}/sit"), json!({})).await.good();
    }
    guests[0].post(&format!("tables/{id}/start"), json!({})).await.good();
    if number % 100 == 99 {
        eprintln!("{} tables", number + 1);
    }
    (id, guests)
}

type Sink = SplitSink<WebSocketStream<TcpStream>, Message>;

enum Heard {
    /// Somebody should decide now.
    Go,
    /// To this seat; the whole of it is read only by whoever must decide.
    Said(usize, Brief, Utf8Bytes),
    Lost,
}

/// As much of a message as tells whether somebody must decide. Reading all of every view would cost more than making it.
#[derive(Deserialize)]
struct Brief {
    t: String,
    play: Option<BriefPlay>,
}

#[derive(Deserialize)]
struct BriefPlay {
    epoch: u32,
    number: u32,
    waits: Vec<usize>,
}

/// What a seat has been told last.
struct Told {
    epoch: u32,
    number: u32,
    asked: bool,
    text: Utf8Bytes,
}

async fn open(
    id: &str,
    guests: &[Guest],
    number: usize,
    told: mpsc::UnboundedSender<Option<Duration>>,
) -> mpsc::UnboundedSender<()> {
    let (heard, hearing) = mpsc::unbounded_channel();
    let mut sinks = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        let (mut sink, stream) = guest.connect(id).await.split();
        let hello = json!({"t": "hello", "wire": WIRE, "epoch": 0, "have": 0});
        sink.send(Message::text(hello.to_string())).await.expect("a socket");
        sinks.push(sink);
        tokio::spawn(listen(seat, stream, heard.clone()));
    }
    let (go, mut going) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Some(()) = going.recv().await {
            drop(heard.send(Heard::Go));
        }
    });
    tokio::spawn(play(sinks, hearing, dice(number as u64), told));
    go
}

async fn listen(
    seat: usize,
    mut stream: SplitStream<WebSocketStream<TcpStream>>,
    heard: mpsc::UnboundedSender<Heard>,
) {
    while let Some(Ok(message)) = stream.next().await {
        if let Message::Text(text) = message
            && let Ok(said) = serde_json::from_str(&text)
        {
            drop(heard.send(Heard::Said(seat, said, text)));
        }
    }
    drop(heard.send(Heard::Lost));
}

/// One table: its players decide when they are told to.
async fn play(
    mut sinks: Vec<Sink>,
    mut hearing: mpsc::UnboundedReceiver<Heard>,
    mut dice: Dice,
    told: mpsc::UnboundedSender<Option<Duration>>,
) {
    let mut plays: Vec<Option<Told>> = sinks.iter().map(|_| None).collect();
    let mut sent: Option<Instant> = None;
    let (mut due, mut count) = (0, 0);
    while let Some(heard) = hearing.recv().await {
        match heard {
            Heard::Go => due += 1,
            Heard::Lost => {
                let _gone = told.send(None);
            }
            Heard::Said(seat, Brief { t, play }, text) => match (t.as_str(), play) {
                (_, Some(BriefPlay { epoch, number, waits })) => {
                    plays[seat] = Some(Told { epoch, number, asked: waits.contains(&seat), text });
                }
                ("ack", None) => {
                    let _gone = told.send(sent.take().map(|sent| sent.elapsed()));
                }
                ("refused" | "bye", None) => {
                    eprintln!("{text}");
                    sent = None;
                    let _gone = told.send(None);
                }
                (_, None) => (),
            },
        }
        // All pages of the table must have read the last update, or the decision would be stale.
        let number = plays[0].as_ref().map(|play| play.number);
        let together = plays.iter().all(|play| play.as_ref().map(|play| play.number) == number);
        if due == 0 || sent.is_some() || !together {
            continue;
        }
        let asked = plays
            .iter()
            .enumerate()
            .find_map(|(seat, play)| Some((seat, play.as_ref()?)).filter(|(_, play)| play.asked));
        let Some((seat, Told { epoch, number, text, .. })) = asked else { continue };
        let message: Value = serde_json::from_str(text).expect("JSON");
        due -= 1;
        count += 1;
        let decide = json!({"t": "decide", "id": format!("l{count}"), "epoch": epoch, "on": number,
            "decision": choose(&message["play"], &mut dice)});
        sent = Some(Instant::now());
        drop(sinks[seat].send(Message::text(decide.to_string())).await);
    }
}

async fn run(
    doors: &[mpsc::UnboundedSender<()>],
    latencies: &mut mpsc::UnboundedReceiver<Option<Duration>>,
    rate: u32,
    seconds: u64,
) -> Duration {
    while latencies.try_recv().is_ok() {}
    let began = Instant::now();
    let mut tick = tokio::time::interval(Duration::from_millis(5));
    let mut asked = 0u64;
    while began.elapsed() < Duration::from_secs(seconds) {
        tick.tick().await;
        let due = (began.elapsed().as_secs_f64() * f64::from(rate)) as u64;
        for number in asked..due {
            let _gone = doors[number as usize % doors.len()].send(());
        }
        asked = due;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (mut took, mut errors) = (Vec::new(), 0);
    while let Ok(latency) = latencies.try_recv() {
        match latency {
            Some(latency) => took.push(latency),
            None => errors += 1,
        }
    }
    took.sort();
    let at = |share: f64| took.get((took.len() as f64 * share) as usize).copied().unwrap_or(Duration::MAX);
    println!(
        "{rate}/s for {seconds} s: {} of {asked} acknowledged, {errors} errors; p50 {:.1?}, p99 {:.1?}, p99.9 {:.1?}",
        took.len(),
        at(0.5),
        at(0.99),
        at(0.999),
    );
    at(0.99)
}
