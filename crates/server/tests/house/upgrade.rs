//! D6: a data file that was written when other rules were in force is read, and what is in play there goes on.

use crate::client::{Guest, House, Page, Scratch};
use crate::damage::database;
use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _};
use std::path::Path;

/// Written by rules 1 of every game; `make.mjs` beside it says how.
const OLD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/old_house");

fn old_house() -> (Scratch, Value) {
    let scratch = Scratch::new();
    std::fs::copy(Path::new(OLD).join("house.db"), scratch.data()).unwrap();
    let kept = std::fs::read(Path::new(OLD).join("kept.json")).unwrap();
    (scratch, serde_json::from_slice(&kept).unwrap())
}

/// Whoever played there, at the house as it is now.
fn regular(kept: &Value, house: &House) -> Guest {
    let cookie = kept["cookie"].as_str().unwrap().to_owned();
    Guest { addr: house.addr, cookie, id: String::new(), name: String::new() }
}

fn tables<'k>(kept: &'k Value, which: &str) -> impl Iterator<Item = (&'k String, &'k Value)> {
    kept[which].as_object().unwrap().iter()
}

/// Does what the house advises, so many times or until it is over.
async fn play_by_hints(page: &mut Page, times: usize) {
    for turn in 0..times {
        while !page.is_asked() && !page.is_over() {
            page.next().await;
        }
        if page.is_over() {
            return;
        }
        let id = format!("hint-{turn}");
        page.send(json!({"t": "hint", "id": id, "epoch": page.epoch(), "on": page.number()})).await;
        let hint = page.until(|message| message["t"] == "hint" && message["id"] == id.as_str()).await;
        let decided = page.decide(&hint["choices"][0]["decision"]).await;
        assert_eq!(decided["t"], "ack", "{decided}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d6_what_was_over_before_an_upgrade_is_read_as_it_was() {
    let (scratch, kept) = old_house();
    let house = House::at(scratch, |_| ()).await;
    let guest = regular(&kept, &house);
    for (id, old) in tables(&kept, "over") {
        let game = &old["game"];
        assert_eq!(guest.get(&format!("tables/{id}/record")).await.good(), old["record"], "{game} {id}");
        let frames = guest.get(&format!("tables/{id}/frames?eyes=truth&count=1")).await.good();
        assert_eq!(frames["total"], old["frames"], "{game} {id}");
        let page = guest.page(id).await;
        assert!(page.is_over(), "{game} {id}");
        // A record that somebody has kept at home is as good as ever.
        let uploaded = guest.post("records?count=1", old["record"].clone()).await.good();
        assert_eq!(uploaded["frames"]["total"], old["frames"], "{game} {id}: {uploaded}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d6_what_was_in_play_goes_on_and_what_was_open_begins_by_the_new_rules() {
    let (scratch, kept) = old_house();
    let house = House::at(scratch, |_| ()).await;
    let guest = regular(&kept, &house);
    let mut left = Vec::new();
    for (id, old) in tables(&kept, "playing") {
        let mut page = guest.page(id).await;
        assert_eq!(json!(page.number()), old["number"], "{} {id}", old["game"]);
        play_by_hints(&mut page, 2).await;
        assert!(u64::from(page.number()) > old["number"].as_u64().unwrap(), "{} {id}", old["game"]);
        left.push((id, page.epoch(), page.number()));
    }
    for (id, _) in tables(&kept, "open") {
        guest.post(&format!("tables/{id}/start"), json!({})).await.good();
        let mut page = guest.page(id).await;
        play_by_hints(&mut page, 1).await;
        left.push((id, page.epoch(), page.number()));
    }
    // And after the next restart they are still there.
    let house = House::at(house.close().await, |_| ()).await;
    for (id, epoch, number) in left {
        let page = guest.at(house.addr).page(id).await;
        assert!((page.epoch(), page.number()) >= (epoch, number), "{id}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d6_a_house_that_would_strand_matches_says_which_and_opens_only_if_told() {
    let (scratch, kept) = old_house();
    let mut db = database(&scratch).await;
    db.execute("UPDATE tables SET rules = 9 WHERE game = 'ratland' AND phase <> 'open'").await.unwrap();
    db.close().await.unwrap();
    let why = House::try_at(scratch, |_| ()).await.err().unwrap().to_string();
    assert!(
        why.starts_with("1 matches in play and 1 that are over, of ratland by its rules 9, cannot"),
        "{why}"
    );

    let (scratch, _) = old_house();
    let mut db = database(&scratch).await;
    db.execute("UPDATE tables SET rules = 9 WHERE game = 'ratland' AND phase <> 'open'").await.unwrap();
    db.close().await.unwrap();
    let house = House::at(scratch, |config| config.strand = true).await;
    let guest = regular(&kept, &house);
    for (id, old) in tables(&kept, "over") {
        let record = guest.get(&format!("tables/{id}/record")).await;
        if old["game"] == "ratland" {
            assert_eq!(record.code(), "storage");
        } else {
            assert_eq!(record.good(), old["record"]);
        }
    }
    house.close().await;
}
