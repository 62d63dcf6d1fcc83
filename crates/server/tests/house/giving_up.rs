//! A match that is given up, from outside: over for whoever played alone, and found so again.

use crate::client::{House, request};
use crate::playing::seated;
use serde_json::{Value, json};

async fn gives_up(page: &mut crate::client::Page) -> Value {
    page.send(json!({"t": "give_up", "id": "enough"})).await;
    page.answer("enough").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn against_computers_it_ends_and_is_nobodys_victory_after_a_restart_too() {
    let mut house = House::open().await;
    let ada = house.guest().await;
    let body = json!({"game": "ratland", "start": true,
        "seats": [{"open": true}, {"bot": "random"}, {"bot": "search-10000"}]});
    let table = ada.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    let mut page = ada.page(&table).await;
    assert_eq!(gives_up(&mut page).await["t"], "ack");
    assert!(page.is_over());

    // Its record is a whole match, for anybody who asks.
    let record = ada.get(&format!("tables/{table}/record")).await;
    let head = ["Content-Type: application/json".to_owned()];
    let held = request(house.addr, "POST", "/api/v1/records", &head, &record.body).await;
    assert_eq!(held.status, 200, "{held:?}");

    drop(page);
    house = House::at(house.close().await, |_| ()).await;
    let ada = ada.at(house.addr);
    let mine = ada.get("me/tables").await.good()["tables"][0].clone();
    assert_eq!((&mine["phase"], &mine["gave_up"]), (&json!("over"), &json!(true)));
    let info = ada.get(&format!("tables/{table}")).await.good();
    assert_eq!((&info["seats"][0]["gave_up"], &info["phase"]), (&json!(true), &json!("over")));
    // Sent again on another line it is known.
    let mut page = ada.page(&table).await;
    assert_eq!(gives_up(&mut page).await["t"], "ack");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn among_several_the_computer_decides_and_the_others_are_told() {
    let house = House::open().await;
    let (table, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    assert_eq!(gives_up(&mut pages[1]).await["t"], "ack");
    let told =
        pages[0].until(|message| message["t"] == "table" && message["table"]["seats"][1]["gave_up"] == true);
    assert_eq!(told.await["table"]["phase"], "playing");
    // The first look is the computer's now, and nobody asks for it.
    let decision = json!({"do": "done"});
    assert_eq!(pages[1].decide(&decision).await["code"], "gave_up");
    assert_eq!(pages[0].decide(&decision).await["t"], "ack");
    // It may have been told with the answer to the decision.
    while pages[0].play["number"].as_u64() <= Some(5) {
        pages[0].next().await;
    }
    let mine = guests[1].get("me/tables").await.good()["tables"][0].clone();
    assert_eq!(
        (&mine["id"], &mine["phase"], &mine["gave_up"]),
        (&json!(table), &json!("playing"), &json!(true))
    );
    let theirs = guests[0].get("me/tables").await.good()["tables"][0].clone();
    assert_eq!(theirs["gave_up"], false);
    house.close().await;
}
