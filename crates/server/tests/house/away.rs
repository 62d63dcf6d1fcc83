//! Time that the house was not there is nobody's, and neither is what somebody does to the clock on the wall.

use crate::client::{Guest, House, Page, Scratch, dice};
use crate::damage::database;
use crate::playing::choose;
use serde_json::json;
use sqlx::Executor;

const CLOCK_MS: i64 = 600_000;
const HOUR_MS: i64 = 3_600_000;

/// As if the house had closed (or the clock on the wall had been right) this long ago.
async fn everything_was(scratch: &Scratch, ago_ms: i64) {
    let mut db = database(scratch).await;
    db.execute(sqlx::AssertSqlSafe(format!("UPDATE alive SET at = at - {ago_ms}"))).await.unwrap();
    let tables = format!(
        "UPDATE tables SET started = started - {ago_ms}, deadline = deadline - {ago_ms}, \
         deadline_before = deadline_before - {ago_ms}"
    );
    db.execute(sqlx::AssertSqlSafe(tables)).await.unwrap();
}

fn left(page: &Page) -> i64 {
    page.play["deadline_ms"].as_i64().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_had_time_when_the_house_closed_has_it_when_it_opens_again() {
    let house = House::open().await;
    let body = json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"bot": "random"}],
        "clock_s": CLOCK_MS / 1000});
    let me = Guest::new(house.addr).await;
    let table = me.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    me.post(&format!("tables/{table}/start"), json!({})).await.good();
    let page = me.page(&table).await;
    let before = left(&page);
    let mut scratch = house.close().await;
    // Down for an hour; then up with a clock that was three hours ahead and has been set right.
    for ago in [HOUR_MS, -3 * HOUR_MS] {
        everything_was(&scratch, ago).await;
        let house = House::at(scratch, |_| ()).await;
        let page = me.at(house.addr).page_from(&table, 0, 0).await;
        let now = left(&page);
        assert!((before - 60_000..=before + 2_000).contains(&now), "{before} ms were left, and now {now}");
        assert!(page.is_asked(), "nobody was timed out");
        scratch = house.close().await;
    }
    // And it is not given twice.
    let house = House::at(scratch, |_| ()).await;
    let mut page = me.at(house.addr).page_from(&table, 0, 0).await;
    assert!(left(&page) <= before + 4_000);
    let decision = choose(&page.play, &mut dice(3));
    assert_eq!(page.decide(&decision).await["t"], "ack");
    house.close().await;
}
