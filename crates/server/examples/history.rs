//! How long the book of somebody who has played very many matches takes to open, at its beginning and at its end:
//!
//! ```text
//! cargo run --release --package server --example history -- 10000
//! ```
//!
//! The house is in this process and its data file on this disk. What counts is the ratio in one run (docs/operating.md).

#[allow(dead_code, clippy::unwrap_used)]
#[path = "../tests/house/client.rs"]
mod client;
#[allow(dead_code, clippy::unwrap_used)]
#[path = "../tests/house/cluster.rs"]
mod cluster;
#[path = "../tests/house/long_book.rs"]
mod long_book;
#[allow(dead_code)]
#[path = "../tests/house/ports.rs"]
mod ports;

use client::{Guest, House};
use long_book::CAT;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _};
use std::time::{Duration, Instant};

/// As many as the page asks for at once.
const COUNT: usize = 20;
const TIMES: usize = 201;

#[tokio::main]
async fn main() -> Result<(), sqlx::Error> {
    let matches = std::env::args().nth(1).map_or(10_000, |word| word.parse().expect("a number of matches"));
    let house = House::open().await;
    let guest = house.guest().await;
    let mut db = SqliteConnectOptions::new().filename(house.scratch.data()).connect().await?;
    for query in long_book::written(&guest.id, matches) {
        db.execute(AssertSqlSafe(query)).await?;
    }
    db.close().await?;
    println!("{matches} matches, {COUNT} a page, the median of {TIMES} requests");
    for (what, query) in [
        ("everything", String::new()),
        ("one game", format!("&game={CAT}")),
        ("one opponent", "&opponent=greedy".to_owned()),
        ("both", format!("&game={CAT}&opponent=greedy")),
    ] {
        let first = format!("me/tables?count={COUNT}{query}");
        let last = last_page(&guest, &first).await;
        let [at_first, at_last] = medians(&guest, [&first, &last]).await;
        let ratio = at_last.as_secs_f64() / at_first.as_secs_f64();
        println!("{what:>13}: first page {at_first:>8.2?}, last page {at_last:>8.2?}, ratio {ratio:.2}");
    }
    let [ratings] = medians(&guest, [&format!("me/ratings/{CAT}")]).await;
    println!("the way of the rating: {ratings:.2?}");
    house.close().await;
    Ok(())
}

async fn last_page(guest: &Guest, first: &str) -> String {
    let mut page = first.to_owned();
    loop {
        let answer = guest.get(&page).await.good();
        let Some(next) = answer["next"].as_str() else { return page };
        page = format!("{first}&after={next}");
    }
}

/// One after the other and all over again, so that whatever else the machine does meanwhile is the same for all.
async fn medians<const N: usize>(guest: &Guest, pages: [&String; N]) -> [Duration; N] {
    let mut took = [(); N].map(|()| Vec::with_capacity(TIMES));
    for _ in 0..TIMES {
        for (page, took) in pages.iter().zip(&mut took) {
            let asked = Instant::now();
            let answer = guest.get(page).await;
            took.push(asked.elapsed());
            assert_eq!(answer.status, 200, "{answer:?}");
        }
    }
    took.map(|mut took| {
        took.sort_unstable();
        took[TIMES / 2]
    })
}
