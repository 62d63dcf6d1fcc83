//! A match from a position that somebody has set up: one person against computers, kept over a restart, and no record.

use crate::client::{Guest, House};
use serde_json::{Value, json};

const POSITION: &str =
    "A[2:A 5 9 7:A] B[1:B 6 4 8:B]; deck 3 8 ..; discard 3; A source; called B; left A; options rounds=1";

fn body(seats: Value) -> Value {
    json!({"game": "rat-a-tat-cat", "seats": seats, "position": POSITION, "start": true})
}

#[tokio::test]
async fn whoever_writes_a_position_is_told_what_the_house_reads() {
    let house = House::open().await;
    let guest = house.guest().await;
    let path = "games/rat-a-tat-cat/position";
    assert_eq!(guest.post(path, json!({"position": POSITION})).await.good(), json!({"players": 2}));
    let misread = guest.post(path, json!({"position": "A[2 cheese]"})).await.good();
    assert_eq!(misread["at"], 4, "{misread}");
    assert!(misread["expected"].as_str().unwrap().starts_with("a card"), "{misread}");
    assert_eq!(guest.post(path, json!({"position": "x".repeat(15_000)})).await.code(), "bad_option");
    assert_eq!(guest.post(path, json!({"position": "", "start": true})).await.code(), "bad_request");
    assert_eq!(guest.get("tables").await.good()["tables"], json!([]), "nothing is laid");
    house.close().await;
}

#[tokio::test]
async fn a_position_is_played_over_a_restart_and_has_no_record() {
    let house = House::open().await;
    let guest = house.guest().await;
    let refused = guest.post("tables", body(json!([{"open": true}, {"open": true}]))).await;
    assert_eq!(refused.code(), "bad_seats");
    let table = guest.post("tables", body(json!([{"open": true}, {"bot": "rulebook"}]))).await.good();
    assert_eq!(table["set_up"], true);
    let id = table["id"].as_str().unwrap().to_owned();
    let before = guest.page(&id).await;
    assert_eq!(before.play["sight"]["sight"]["ask"]["ask"], "choose_source");

    let scratch = house.close().await;
    let house = House::at(scratch, |_| ()).await;
    let guest = Guest { addr: house.addr, ..guest };
    let mut page = guest.page(&id).await;
    assert_eq!(page.play, before.play, "as it was set up");
    assert_eq!(page.decide(&json!({"do": "take_discard", "with": {"slot": 3}})).await["t"], "ack");
    while !page.is_over() {
        page.next().await;
    }
    for path in ["record", "frames", "chances", "decided?seat=0"] {
        assert_eq!(guest.get(&format!("tables/{id}/{path}")).await.code(), "not_found", "{path}");
    }
    let again = guest.post(&format!("tables/{id}/rematch"), json!({})).await.good();
    assert_eq!((&again["set_up"], &again["phase"]), (&json!(true), &json!("playing")));
    house.close().await;
}
