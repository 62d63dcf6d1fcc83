//! What people notice of computers that think: a house full of the strongest, and one table of two people in it. The
//! clock runs from sending a decision to its acknowledgement.
//!
//! ```text
//! cargo run --release --package server --example beside_bots -- 50 2000
//! ```
//!
//! The arguments: how many tables of computers, four of the strongest at each, and how many decisions of the people.
//! Everything, the people included, is in this one process.

#[allow(dead_code, clippy::unwrap_used)]
#[path = "../tests/house/client.rs"]
mod client;
#[allow(dead_code, clippy::unwrap_used)]
#[path = "../tests/house/cluster.rs"]
mod cluster;
#[allow(dead_code, clippy::unwrap_used)]
#[path = "../tests/house/playing.rs"]
mod playing;
#[allow(dead_code)]
#[path = "../tests/house/ports.rs"]
mod ports;

use client::{House, dice};
use games::GameId;
use playing::{choose, seated, settle};
use serde_json::json;
use std::time::{Duration, Instant};

const STRONGEST: &str = "search-10000";
/// What the house promises of the 99th percentile.
const BAR: Duration = Duration::from_millis(100);
/// People take their time.
const BREATH: Duration = Duration::from_millis(10);

#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<usize>());
    let (Some(Ok(tables)), Some(Ok(decisions))) = (args.next(), args.next()) else {
        eprintln!("usage: beside_bots TABLES DECISIONS");
        std::process::exit(2);
    };
    let house = House::open().await;
    let mut crowd = Vec::new();
    for number in 0..tables {
        crowd.push(tokio::spawn(watch(house.guest().await, GameId::ALL[number % GameId::ALL.len()].name())));
    }
    // Until all of them think.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let (_, _, mut pages) = seated(&house, 2, json!({"rounds": 50})).await;
    let mut dice = dice(1);
    let mut took = Vec::with_capacity(decisions);
    while took.len() < decisions && !pages[0].is_over() {
        settle(&mut pages).await;
        let Some(asked) = pages.iter().position(client::Page::is_asked) else { break };
        let decision = choose(&pages[asked].play, &mut dice);
        let began = Instant::now();
        let answer = pages[asked].decide(&decision).await;
        took.push(began.elapsed());
        assert_eq!(answer["t"], "ack", "{answer}");
        let waits = pages[asked].play["waits"].clone();
        for page in &mut pages {
            while page.play["waits"] != waits {
                page.next().await;
            }
        }
        tokio::time::sleep(BREATH).await;
    }
    took.sort_unstable();
    let at = |share: f64| took[((took.len() - 1) as f64 * share) as usize];
    let moves: usize = {
        crowd.iter().for_each(tokio::task::JoinHandle::abort);
        MOVES.load(std::sync::atomic::Ordering::Relaxed)
    };
    println!(
        "{tables} tables of four {STRONGEST}, which moved {moves} times; {} decisions of people: p50 {:.1?}, p99 {:.1?}, longest {:.1?}",
        took.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
    if at(0.99) > BAR {
        println!("more than {BAR:?}");
        std::process::exit(1);
    }
}

static MOVES: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

/// Looks on at one table of computers after the other, so that they play.
async fn watch(guest: client::Guest, game: &'static str) {
    loop {
        let seats = vec![json!({"bot": STRONGEST}); 4];
        let body = json!({"game": game, "seats": seats, "public": true, "start": true});
        let table = guest.post("tables", body).await.good()["id"].as_str().unwrap_or_default().to_owned();
        let mut page = guest.page(&table).await;
        while !page.is_over() {
            page.next().await;
            MOVES.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        }
    }
}
