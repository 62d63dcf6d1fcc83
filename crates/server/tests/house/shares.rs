//! H6: a match that is over is read by whoever was given its name, and by nobody else.

use crate::client::{Guest, House, dice, request};
use crate::playing::{play_on, seated_private};
use serde_json::{Value, json};

async fn ask(house: &House, who: Option<&Guest>, method: &str, path: &str) -> (u16, Vec<u8>) {
    let head: Vec<String> = who.map(|guest| format!("Cookie: {}", guest.cookie)).into_iter().collect();
    let answer = request(house.addr, method, &format!("/api/v1/{path}"), &head, b"").await;
    (answer.status, answer.body)
}

async fn good(house: &House, who: Option<&Guest>, method: &str, path: &str) -> Value {
    let (status, body) = ask(house, who, method, path).await;
    assert_eq!(status, 200, "{method} {path}: {}", String::from_utf8_lossy(&body));
    serde_json::from_slice(&body).unwrap()
}

/// So many people have played a private match to its end.
async fn played(house: &House, people: usize) -> (String, Vec<Guest>) {
    let (table, guests, mut pages) = seated_private(house, people, json!({"rounds": 1})).await;
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(4), 100).await;
    }
    (table, guests)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn h6_a_match_is_read_under_its_shared_name_until_it_is_withdrawn() {
    let house = House::open().await;
    let (table, guests) = played(&house, 2).await;
    let (ada, bo) = (&guests[0], &guests[1]);
    let share = format!("tables/{table}/share");
    let first = good(&house, Some(ada), "POST", &share).await;
    assert_eq!(first, json!({"people": [0, 1], "agreed": [0], "name": null}), "both must agree");
    let second = good(&house, Some(bo), "POST", &share).await;
    assert_eq!(second["agreed"], json!([0, 1]));
    let name = second["name"].as_str().unwrap().to_owned();
    assert_eq!(name.len(), 26);
    assert_eq!(
        good(&house, Some(ada), "POST", &share).await["name"],
        name.as_str(),
        "asked again it is the same"
    );

    // Whoever has the name reads all of the match, guest or not.
    let stranger = house.guest().await;
    for who in [None, Some(&stranger)] {
        let info = good(&house, who, "GET", &format!("tables/{name}")).await;
        assert_eq!((&info["id"], &info["phase"]), (&json!(name), &json!("over")));
        assert_eq!((&info["invite"], &info["rematch"]), (&Value::Null, &Value::Null), "no other door opens");
        let record = good(&house, who, "GET", &format!("tables/{name}/record")).await;
        assert_eq!(record, good(&house, Some(ada), "GET", &format!("tables/{table}/record")).await);
        assert!(
            good(&house, who, "GET", &format!("tables/{name}/frames?eyes=truth")).await["total"].as_u64()
                > Some(3)
        );
        // And nothing but the match: not the table by its own name, nor anything done there.
        assert_eq!(ask(&house, who, "GET", &format!("tables/{table}")).await.0, 404);
    }
    for deed in ["sit", "leave", "rematch", "share"] {
        assert_eq!(
            ask(&house, Some(&stranger), "POST", &format!("tables/{name}/{deed}")).await.0,
            404,
            "{deed}"
        );
    }

    // One who withdraws is enough, and what was given away stays shut when it is shared again.
    good(&house, Some(bo), "DELETE", &share).await;
    let shut = ask(&house, None, "GET", &format!("tables/{name}/frames")).await;
    let again = good(&house, Some(bo), "POST", &share).await;
    assert_ne!(again["name"], name.as_str());
    // Absent, withdrawn, never given and misspelt are one answer, byte for byte.
    let absent = ask(&house, None, "GET", "tables/0000000000000000/frames").await;
    for other in [&name, "00000000000000000000000000", "!", &table] {
        for part in ["", "/record", "/frames", "/chances", "/decided?seat=0"] {
            assert_eq!(
                ask(&house, None, "GET", &format!("tables/{other}{part}")).await,
                absent,
                "{other}{part}"
            );
        }
    }
    assert_eq!(shut, absent);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn h6_only_whoever_played_shares_and_only_what_is_over() {
    let house = House::open().await;
    let (table, guests) = played(&house, 2).await;
    let stranger = house.guest().await;
    let absent = ask(&house, Some(&stranger), "POST", "tables/0000000000000000/share").await;
    assert_eq!(absent.0, 404);
    for method in ["GET", "POST", "DELETE"] {
        assert_eq!(
            ask(&house, Some(&stranger), method, &format!("tables/{table}/share")).await,
            absent,
            "{method}"
        );
        assert_eq!(ask(&house, None, method, &format!("tables/{table}/share")).await.0, 401, "{method}");
    }
    let body = json!({"game": "rat-a-tat-cat", "start": true, "seats": [{"open": true}, {"bot": "random"}]});
    let playing = guests[0].post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    assert_eq!(guests[0].post(&format!("tables/{playing}/share"), json!({})).await.code(), "not_over");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn h6_whoever_plays_alone_shares_with_one_press_and_a_restart_keeps_it() {
    let house = House::open().await;
    let ada = house.guest().await;
    let body = json!({"game": "rat-a-tat-cat", "options": {"rounds": 1}, "start": true,
        "seats": [{"open": true}, {"bot": "random"}]});
    let table = ada.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    let mut page = ada.page(&table).await;
    let mut dice = dice(9);
    while !page.is_over() {
        if page.is_asked() {
            let decision = crate::playing::choose(&page.play, &mut dice);
            assert_eq!(page.decide(&decision).await["t"], "ack");
        } else {
            page.next().await;
        }
    }
    let name = good(&house, Some(&ada), "POST", &format!("tables/{table}/share")).await["name"].clone();
    let name = name.as_str().unwrap();
    drop(page);
    let house = House::at(house.close().await, |_| ()).await;
    assert_eq!(good(&house, None, "GET", &format!("tables/{name}/frames?count=1")).await["from"], 0);
    house.close().await;
}
