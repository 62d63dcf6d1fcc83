//! With the same seed the same decisions give the same match. The browser tests depend on it.

use crate::client::{House, Page};
use serde_json::{Value, json};
use server::Luck;
use table::Seed;

/// Plays twelve decisions against searching computer players by the server's hints. Returns each sight and each hint.
async fn played(luck: u64) -> Vec<Value> {
    let house = House::with(|config| config.hooks.luck = Luck::Same(Seed::from_number(luck))).await;
    let guest = house.guest().await;
    let seats = json!([{"open": true}, {"bot": "search-1000"}, {"bot": "search-100"}]);
    let body = json!({"game": "rattus-cartus", "seats": seats, "start": true});
    let table = guest.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    let mut page = guest.page(&table).await;
    let mut met = Vec::new();
    for turn in 0..12 {
        asked(&mut page).await;
        let hint =
            json!({"t": "hint", "id": format!("hint-{turn}"), "epoch": page.epoch(), "on": page.number()});
        page.send(hint).await;
        let told = page.until(|message| message["id"] == format!("hint-{turn}")).await;
        let advice = told["choices"].clone();
        met.push(json!([page.play["sight"]["sight"], advice]));
        assert_eq!(page.decide(&advice[0]["decision"]).await["t"], "ack", "{met:?}");
    }
    drop(page);
    house.close().await;
    met
}

async fn asked(page: &mut Page) {
    while !page.is_asked() {
        page.next().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_luck_and_the_same_decisions_make_the_same_match() {
    let (one, again, other) = tokio::join!(played(1), played(1), played(2));
    assert_eq!(one, again);
    assert_ne!(one[0], other[0]);
}
