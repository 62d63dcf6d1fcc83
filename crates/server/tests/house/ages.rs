//! What grows old goes, and nothing else.

use crate::client::{Guest, House, PATIENCE, Scratch, dice, play_on, seated};
use crate::damage::database;
use serde_json::json;
use sqlx::{Connection as _, Executor as _, Row as _};
use std::time::{Duration, Instant};

const DAY: u64 = 24 * 3600;

async fn count(scratch: &Scratch, query: &'static str) -> i64 {
    let mut db = database(scratch).await;
    let count = db.fetch_one(query).await.unwrap().get(0);
    db.close().await.unwrap();
    count
}

/// As if all that is there had been there for so many days.
async fn let_pass(scratch: &Scratch, days: u64) {
    let mut db = database(scratch).await;
    for query in ["UPDATE guests SET created = created - ?", "UPDATE tables SET touched = touched - ?"] {
        sqlx::query(query).bind((days * DAY * 1000) as i64).execute(&mut db).await.unwrap();
    }
    db.close().await.unwrap();
}

async fn until(scratch: &Scratch, query: &'static str, wanted: i64) {
    let end = Instant::now() + PATIENCE;
    while count(scratch, query).await != wanted {
        assert!(Instant::now() < end, "{query}: {} instead of {wanted}", count(scratch, query).await);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

const GUESTS: &str = "SELECT count(*) FROM guests";
const TABLES: &str = "SELECT count(*) FROM tables";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_never_played_is_forgotten_and_whoever_did_is_not() {
    let house = House::open().await;
    for _ in 0..3 {
        house.guest().await;
    }
    let (played, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(8), 50).await;
    }
    let record = guests[0].get(&format!("tables/{played}/record")).await.good();
    let left = house.guest().await;
    let open = left.new_table(2, json!({})).await;
    drop(pages);
    let scratch = house.close().await;

    // Yesterday is not long ago.
    let_pass(&scratch, 1).await;
    let house = House::at(scratch, |_| ()).await;
    let newcomer = house.guest().await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!((count(&house.scratch, GUESTS).await, count(&house.scratch, TABLES).await), (7, 2));
    let scratch = house.close().await;

    // A table that was never played goes first, and then its host, who sits nowhere any more.
    let_pass(&scratch, 31).await;
    let house = House::at(scratch, |_| ()).await;
    until(&house.scratch, TABLES, 1).await;
    until(&house.scratch, GUESTS, 2).await;
    assert_eq!(guests[1].at(house.addr).get(&format!("tables/{played}/record")).await.good(), record);
    assert_eq!(left.at(house.addr).get(&format!("tables/{open}")).await.code(), "not_found");
    assert_eq!(newcomer.at(house.addr).get("me").await.code(), "no_guest");
    let scratch = house.close().await;

    // A house that keeps no matches keeps nothing of them.
    let house = House::at(scratch, |config| config.ages.matches = Some(Duration::from_secs(20 * DAY))).await;
    until(&house.scratch, TABLES, 0).await;
    until(&house.scratch, GUESTS, 0).await;
    assert_eq!(count(&house.scratch, "SELECT count(*) FROM events").await, 0);
    assert_eq!(count(&house.scratch, "SELECT count(*) FROM seats").await, 0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_where_somebody_is_stays_however_old() {
    let house = House::with(|config| {
        config.ages.every = Duration::from_millis(50);
        config.idle_after = Duration::from_millis(100);
    })
    .await;
    let host = house.guest().await;
    let table = host.new_table(2, json!({})).await;
    let page = host.page(&table).await;
    let_pass(&house.scratch, 3).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(count(&house.scratch, TABLES).await, 1);
    drop(page);
    until(&house.scratch, TABLES, 0).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_does_not_make_guests_without_end() {
    let house = House::with(|config| {
        config.rates.guests_per_minute = 1;
        config.rates.guest_burst = 5;
    })
    .await;
    let mut made: Vec<Guest> = Vec::new();
    for _ in 0..5 {
        made.push(house.guest().await);
    }
    let refused = crate::client::request(house.addr, "POST", "/api/v1/me", &[], b"").await;
    assert_eq!(refused.code(), "too_fast");
    // Whoever is a guest stays one.
    assert_eq!(made[0].post("me", json!({})).await.good()["guest"], made[0].id);
    house.close().await;
}
