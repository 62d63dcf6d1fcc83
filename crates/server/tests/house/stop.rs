//! SIGTERM: a goodbye, everything on the disk, and a house that is the same when it opens again.

use crate::child::Child;
use crate::client::{House, Page, Scratch, dice};
use crate::playing::{choose, play_on, seated_at};
use serde_json::json;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_is_asked_to_stop_says_goodbye_and_is_the_same_when_it_opens_again() {
    let scratch = Scratch::new();
    let mut child = Child::start(&scratch).await;
    let (table, guests, mut pages) = seated_at(child.addr, 3, json!({"rounds": 5})).await;
    let body = json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"open": true}]});
    let open = guests[0].post("tables", body).await.good();
    let (open, code) = (open["id"].as_str().unwrap(), open["invite"].as_str().unwrap());
    guests[1].post("invites", json!({"code": code})).await.good();
    pages[0].send(json!({"t": "chat", "text": "squeak"})).await;
    let mut dice = dice(71);
    play_on(&mut pages, &mut dice, 9).await;

    // A decision is under way when the signal comes: it is acknowledged and kept, or neither was it ever shown.
    let by = pages.iter().position(Page::is_asked).unwrap();
    let decision = choose(&pages[by].play, &mut dice);
    let (id, message) = pages[by].decide_message(&decision);
    let before = pages[by].number();
    pages[by].send(message.clone()).await;
    child.ask_to_stop();
    let mut acknowledged = false;
    for (seat, page) in pages.iter_mut().enumerate() {
        let mut bye = false;
        loop {
            let said = page.next().await;
            acknowledged |= seat == by && said["t"] == "ack" && said["id"] == id.as_str();
            bye |= said == json!({"t": "bye", "code": "closing"});
            if let Some(closed) = said.get("closed") {
                assert_eq!((bye, closed), (true, &json!(1012)), "come back");
                break;
            }
        }
    }
    assert!(child.ended().await.success());
    let log = child.log();
    assert!(log.contains("everything is on the disk") && !log.contains("panicked"), "{log}");
    assert!(!scratch.0.join("house.db-wal").exists(), "the log is folded into the file");

    let house = House::at(scratch, |config| config.gone_after = Duration::from_millis(300)).await;
    let at: Vec<_> = guests.iter().map(|guest| guest.at(house.addr)).collect();
    let shown = pages.iter().map(Page::number).max().unwrap();
    let mut back = at[by].page_from(&table, 0, 0).await;
    assert!(back.number() >= shown, "what was shown is there");
    // What was acknowledged has been carried out, or lies sealed until the others have decided.
    let sealed = back.play["sealed"].as_array().unwrap().contains(&json!(by));
    assert!(!acknowledged || back.number() > before || sealed, "{before} {}", back.play);
    back.send(message).await;
    assert_eq!(back.answer(&id).await["t"], "ack");
    // What is said at a table is not kept.
    let welcome: serde_json::Value = serde_json::from_str(&back.heard[0]).unwrap();
    assert_eq!(welcome["chat"], json!([]));
    // Whoever was invited still is, nobody else.
    assert_eq!(at[1].get(&format!("tables/{open}")).await.status, 200);
    assert_eq!(at[2].get(&format!("tables/{open}")).await.status, 404);
    // The others have not come back: the computer plays for them, and gives the seat back.
    let gone: Vec<usize> = (0..3).filter(|seat| *seat != by).collect();
    while back.play["away"] != json!(gone) {
        back.next().await;
    }
    let rounds = |page: &Page| page.play["sight"]["sight"]["round"].clone();
    let now = rounds(&back);
    while rounds(&back) == now && !back.is_over() {
        if back.is_asked() {
            let decision = choose(&back.play, &mut dice);
            assert_eq!(back.decide(&decision).await["t"], "ack");
        } else {
            back.next().await;
        }
    }
    let again = at[gone[0]].page(&table).await;
    assert_eq!(again.play["away"], json!([gone[1]]), "handed back");
    house.close().await;
}
