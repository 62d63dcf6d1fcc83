//! What grows old goes, and nothing else.

use crate::client::{self, Guest, House, Scratch, dice};
use crate::damage::{database, numbers};
use crate::people::Device;
use crate::playing::{play_on, seated};
use serde_json::json;
use server::limits::DAY;
use sqlx::{Connection as _, Executor as _, Row as _};
use std::time::Duration;

async fn count(scratch: &Scratch, query: &'static str) -> i64 {
    let mut db = database(scratch).await;
    let count = db.fetch_one(query).await.unwrap().get(0);
    db.close().await.unwrap();
    count
}

/// As if all that is there had been there for so many days.
async fn let_pass(scratch: &Scratch, days: u64) {
    let mut db = database(scratch).await;
    for query in [
        "UPDATE guests SET created = created - ?",
        "UPDATE tables SET touched = touched - ?",
        "UPDATE sessions SET seen = seen - ?",
        "UPDATE friend_links SET made = made - ?",
        "UPDATE addresses SET made = made - ?",
    ] {
        sqlx::query(query).bind((days * DAY.as_millis() as u64) as i64).execute(&mut db).await.unwrap();
    }
    db.close().await.unwrap();
}

async fn until(scratch: &Scratch, query: &'static str, wanted: i64) {
    client::until(async || (query, count(scratch, query).await), |(_, count)| *count == wanted).await;
}

const GUESTS: &str = "SELECT count(*) FROM guests";
const TABLES: &str = "SELECT count(*) FROM tables";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_never_played_is_forgotten_and_whoever_did_is_not() {
    let house = House::open().await;
    let never_played = house.guest().await;
    for _ in 0..2 {
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

    // Yesterday is not long ago. When the one who came last month is forgotten, all have been looked at.
    let_pass(&scratch, 1).await;
    let mut db = database(&scratch).await;
    let last_month = sqlx::query("UPDATE guests SET created = created - ? WHERE id = ?");
    let last_month = last_month.bind(31 * DAY.as_millis() as i64).bind(&never_played.id);
    last_month.execute(&mut db).await.unwrap();
    db.close().await.unwrap();
    let house = House::at(scratch, |_| ()).await;
    let newcomer = house.guest().await;
    until(&house.scratch, GUESTS, 6).await;
    assert_eq!(never_played.at(house.addr).get("me").await.code(), "no_guest");
    assert_eq!(count(&house.scratch, TABLES).await, 2);
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
    let house = House::at(scratch, |config| config.ages.matches = Some(20 * DAY)).await;
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
    let (table, left) = (host.new_table(2, json!({})).await, host.new_table(2, json!({})).await);
    let page = host.page(&table).await;
    let_pass(&house.scratch, 3).await;
    // As old, and nobody is there: when it is gone, all have been looked at.
    until(&house.scratch, TABLES, 1).await;
    assert_eq!(host.get(&format!("tables/{left}")).await.code(), "not_found");
    assert_eq!(host.get(&format!("tables/{table}")).await.status, 200);
    drop(page);
    until(&house.scratch, TABLES, 0).await;
    house.close().await;
}

/// Evenings are opened days before they begin: as long as people join one it is not old.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_that_somebody_has_joined_today_stays() {
    let house = House::open().await;
    let (host, guest) = (house.guest().await, house.guest().await);
    let mut codes = Vec::new();
    for _ in 0..2 {
        let body = json!({"game": "rat-a-tat-cat", "seats": 2, "rounds": 1, "scoring": "places"});
        let evening = host.post("evenings", body).await.good();
        codes.push((evening["id"].as_str().unwrap().to_owned(), evening["code"].clone()));
    }
    let mut db = database(&house.scratch).await;
    db.execute("UPDATE evenings SET touched = touched - 3 * 86400000").await.unwrap();
    db.close().await.unwrap();
    guest.post("evenings/join", json!({"code": codes[1].1})).await.good();
    let scratch = house.close().await;
    // Whoever opens a house looks at all that is old.
    let house = House::at(scratch, |_| ()).await;
    until(&house.scratch, "SELECT count(*) FROM evenings", 1).await;
    for ((evening, _), status) in codes.iter().zip([404, 200]) {
        assert_eq!(host.at(house.addr).get(&format!("evenings/{evening}")).await.status, status);
    }
    house.close().await;
}

/// Sessions, links, and addresses that wait to be confirmed and that do not.
const KEPT: &str = "SELECT (SELECT count(*) FROM sessions), (SELECT count(*) FROM friend_links),
    (SELECT count(*) FROM addresses WHERE code IS NOT NULL), (SELECT count(*) FROM addresses WHERE code IS NULL)";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_opens_a_door_is_not_good_for_ever_and_what_was_asked_is_not_kept() {
    let house = House::with(|config| config.ages.every = Duration::from_millis(50)).await;
    let (table, guests, pages) = seated(&house, 2, json!({"rounds": 1})).await;
    let mut ada = Device::new(&house).await;
    ada.become_regular("Ada").await;
    ada.post("me/friend-link", json!({})).await.good();
    let mut db = database(&house.scratch).await;
    for query in [
        format!("INSERT INTO invited VALUES ('{table}', '{}')", ada.guest.id),
        format!("INSERT INTO sent_away VALUES ('{table}', '{}')", ada.guest.id),
        format!(
            "INSERT INTO addresses (id, guest, kind, target, keys, lang, origin, code, made)
             SELECT made, '{}', 'mail', made || '@cellar.example', '', 'en', '', code, (SELECT max(seen) FROM sessions)
             FROM (SELECT 'asked' AS made, '12345678' AS code UNION ALL SELECT 'confirmed', NULL)",
            ada.guest.id,
        ),
    ] {
        db.execute(sqlx::AssertSqlSafe(query)).await.unwrap();
    }
    db.close().await.unwrap();
    // The match has begun: whom its host had asked in, or sent away, is nobody's business any more.
    let asked = "SELECT (SELECT count(*) FROM invited) + (SELECT count(*) FROM sent_away)";
    until(&house.scratch, asked, 0).await;
    drop((guests, pages));
    let_pass(&house.scratch, 1).await;
    until(&house.scratch, "SELECT count(*) FROM addresses", 2).await;
    assert_eq!(numbers(&house.scratch, KEPT).await, [1, 1, 1, 1], "a day is not long");
    let_pass(&house.scratch, 2).await;
    until(&house.scratch, "SELECT count(*) FROM addresses", 1).await;
    assert_eq!(numbers(&house.scratch, KEPT).await, [1, 1, 0, 1]);
    let_pass(&house.scratch, 365).await;
    until(&house.scratch, "SELECT count(*) FROM sessions", 0).await;
    assert_eq!(numbers(&house.scratch, KEPT).await, [0, 0, 0, 1]);
    assert_eq!(ada.get("me").await.status, 401);
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
