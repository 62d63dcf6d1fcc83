//! A match goes on with the cards that it was begun with, whatever the house plays with now.

use crate::client::{Answer, Guest, House, Scratch, dice, request, until};
use crate::damage::database;
use crate::playing::{play_on, seated, seated_to_play};
use games::rat_a_tat_cat::Parts;
use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _};
use std::path::{Path, PathBuf};
use table::{Parts as _, Printed};

/// A box with so many nines fewer.
fn pack(scratch: &Scratch, fewer: u32) -> PathBuf {
    let folder = scratch.0.join(format!("fewer-{fewer}"));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join(Parts::FILE), file(fewer)).unwrap();
    folder
}

fn file(fewer: u32) -> String {
    let slip = |text: String, right: &str, wrong: String| {
        assert!(text.contains(right), "nothing to change: {right}");
        text.replacen(right, &wrong, 1)
    };
    let text = slip(Parts::PRINTED.to_owned(), "\"9\" = 9", format!("\"9\" = {}", 9 - fewer));
    let text = slip(text, "total = 65", format!("total = {}", 65 - fewer));
    slip(text, "total = 45", format!("total = {}", 45 - fewer))
}

/// How many cards were shuffled for the first deal.
fn cards(notices: &[Value]) -> u64 {
    let shuffled = notices.iter().find(|told| told["notice"]["what"] == "shuffled");
    shuffled.unwrap()["notice"]["cards"].as_u64().unwrap()
}

async fn open(scratch: Scratch, pack: &Path) -> House {
    House::at(scratch, |config| config.data_pack = Some(pack.to_owned())).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_is_played_on_with_the_box_that_it_was_begun_with() {
    let packs = Scratch::new();
    let (a, b) = (pack(&packs, 1), pack(&packs, 2));
    let house = open(Scratch::new(), &a).await;
    let settings = json!({"rounds": 1, "memory_aid": true});
    let (table, guests, mut pages) = seated(&house, 2, settings.clone()).await;
    assert_eq!(cards(&pages[0].notices), 64);
    play_on(&mut pages, &mut dice(12), 4).await;
    let (before, waiting) = (pages[0].notices.clone(), guests[0].new_table(2, settings.clone()).await);
    drop(pages);

    let house = open(house.close().await, &b).await;
    let mut pages = Vec::new();
    for guest in &guests {
        pages.push(guest.at(house.addr).page(&table).await);
    }
    assert_eq!(pages[0].notices, before, "the same cards");
    // Whoever looks into the box finds them too, and in no box that this house never had.
    let ada = guests[0].at(house.addr);
    let total = |contents: Value| {
        contents["deluxe"].as_array().unwrap().iter().filter_map(|kind| kind["count"].as_u64()).sum::<u64>()
    };
    let named = ada.get(&format!("tables/{table}")).await.good()["parts"].clone();
    let named = format!("games/rat-a-tat-cat/box?parts={}", named.as_str().unwrap());
    let (own, now) = (ada.get(&named).await.good(), ada.get("games/rat-a-tat-cat/box").await.good());
    assert_eq!((total(own), total(now)), (64, 63));
    let unknown = format!("games/rat-a-tat-cat/box?parts={}", "0".repeat(64));
    for wrong in [unknown.as_str(), "games/rat-a-tat-cat/box?parts=nines"] {
        assert_eq!(ada.get(wrong).await.code(), "not_found", "{wrong}");
    }
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(13), 100).await;
    }
    // What is laid anew has the new box, and so has what was laid before and begins now.
    let (_, _, new) = seated_to_play(house.addr, "rat-a-tat-cat", 2, settings).await;
    assert_eq!(cards(&new[0].notices), 63);
    let [ada, bob] = [0, 1].map(|guest: usize| guests[guest].at(house.addr));
    bob.post(&format!("tables/{waiting}/sit"), json!({})).await.good();
    ada.post(&format!("tables/{waiting}/start"), json!({})).await.good();
    assert_eq!(cards(&ada.page(&waiting).await.notices), 63);

    // It is read, judged and checked with its own cards, also by a house that never had them but for this file.
    let record = ada.get(&format!("tables/{table}/record")).await.good();
    assert_eq!(record["parts"], Printed::<Parts>::read(&file(1)).unwrap().digest().to_string());
    let house = House::at(house.close().await, |_| ()).await;
    let ada = ada.at(house.addr);
    let frames = ada.get(&format!("tables/{table}/frames?eyes=truth&count=1")).await.good();
    let notices: Vec<Value> = frames["frames"][0]["notices"].as_array().unwrap().iter().map(told).collect();
    assert_eq!(cards(&notices), 64);
    assert!(ada.get(&format!("tables/{table}/chances")).await.good()["points"].is_array());
    let brought = ada.post("records?count=1", record.clone()).await.good();
    assert_eq!((&brought["result"], &brought["parts"]), (&record["result"], &record["parts"]));
    let scratch = house.close().await;

    // Without its box it is not opened with another.
    let mut db = database(&scratch).await;
    db.execute("DELETE FROM boxes").await.unwrap();
    db.close().await.unwrap();
    let house = open(scratch, &b).await;
    let refused = ada.at(house.addr).get(&format!("tables/{table}")).await;
    assert_eq!(refused.code(), "storage");
    assert!(refused.json()["reason"].as_str().unwrap().contains("is played with the box"), "{refused:?}");
    house.close().await;
}

/// As a page numbers it.
fn told(notice: &Value) -> Value {
    json!({"notice": notice})
}

/// What is printed cannot change and keep its name.
#[test]
fn a_box_is_named_by_every_byte_of_its_file() {
    let digest = |text: &str| Printed::<Parts>::read(text).unwrap().digest();
    let shipped = digest(Parts::PRINTED);
    assert_eq!(shipped, Printed::<Parts>::shipped().digest());
    assert_ne!(shipped, digest(&file(1)));
    assert_ne!(shipped, digest(&format!("{} ", Parts::PRINTED)), "not even a space");
    assert_eq!(Printed::<Parts>::read(&file(1)).unwrap().text(), file(1));
}

/// Rattus Cartus with more looks on the third farm than are printed there.
fn farm(looks: i64) -> Value {
    json!({"corrections": [{"path": "building.farm.privileges.3.looks", "value": looks}]})
}

async fn delete(guest: &Guest, path: &str) -> Answer {
    request(guest.addr, "DELETE", &format!("/api/v1/{path}"), &guest.head(), b"").await
}

async fn hand_in(guest: &Guest, game: &str, text: Value) -> Value {
    guest.post(&format!("games/{game}/boxes"), text).await.good()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_owns_a_box_lays_a_table_with_it() {
    let house = House::open().await;
    let [ada, bob] = [house.guest().await, house.guest().await];
    let file = file(3);
    let found = hand_in(&ada, "rat-a-tat-cat", json!({"file": file})).await;
    assert_eq!(found["is"], "good");
    let path = |at: usize| found["differences"][at]["path"].as_str();
    assert_eq!((path(0), path(1)), (Some("decks.deluxe.numbers.counts.9"), None));
    let parts = found["parts"].as_str().unwrap();

    let table = |more: Value| {
        let mut asked = json!({"game": "rat-a-tat-cat", "options": {"rounds": 1}, "public": true,
            "seats": [{"open": true}, {"open": true}], "parts": parts});
        asked.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        asked
    };
    let refused = ada.post("tables", table(json!({"rated": true}))).await;
    assert_eq!(refused.code(), "rated", "only with the standard box");
    for (wrong, code) in [("0".repeat(64), "bad_option"), ("nines".into(), "bad_option")] {
        assert_eq!(ada.post("tables", table(json!({"parts": wrong}))).await.code(), code);
    }
    let other_game = table(json!({"game": "ratapolis", "options": {}}));
    assert_eq!(ada.post("tables", other_game).await.code(), "bad_option", "a box is one of its game");

    let laid = ada.post("tables", table(json!({}))).await.good();
    let id = laid["id"].as_str().unwrap();
    let says = |table: &Value| (table["parts"].clone(), table["changed"].clone(), table["unrated"].clone());
    assert_eq!(says(&laid), (json!(parts), json!(1), json!("changed_box")));
    assert_eq!(says(&bob.get(&format!("tables/{id}")).await.good()), says(&laid), "everybody is told");
    let lobby = bob.get("tables").await.good();
    assert_eq!(lobby["tables"][0]["parts"], parts);
    // Whoever comes by looks into that box, and sees in what it differs.
    let contents = bob.get(&format!("games/rat-a-tat-cat/box?parts={parts}")).await.good();
    let counts = contents["deluxe"].as_array().unwrap().iter().filter_map(|kind| kind["count"].as_u64());
    assert_eq!(counts.sum::<u64>(), 62);
    let read = bob.post("games/rat-a-tat-cat/box/read", json!({"parts": parts})).await.good();
    assert_eq!(read["differences"], found["differences"]);
    bob.post(&format!("tables/{id}/sit"), json!({})).await.good();
    ada.post(&format!("tables/{id}/start"), json!({})).await.good();
    let mut pages = vec![ada.page(id).await, bob.page(id).await];
    assert_eq!(cards(&pages[0].notices), 62);
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(3), 100).await;
    }
    // The next match is one with this box again.
    let rematch = ada.post(&format!("tables/{id}/rematch"), json!({})).await.good();
    assert_eq!(rematch["parts"], parts);

    let record = ada.get(&format!("tables/{id}/record")).await.good();
    assert_eq!((&record["parts"], &record["box"]), (&json!(parts), &found["file"]));
    house.close().await;
    // A house that never had it plays the record again, and tells a page what is in that box.
    let house = House::open().await;
    let stranger = house.guest().await;
    let brought = stranger.post("records?count=1", record.clone()).await.good();
    assert_eq!((&brought["result"], &brought["box"]), (&record["result"], &contents));
    let mut forged = record.clone();
    forged["box"] = json!(file.replacen("\"9\" = 6", "\"9\" = 7", 1));
    assert_eq!(stranger.post("records", forged).await.code(), "bad_record");
    let mut bare = record;
    bare.as_object_mut().unwrap().remove("box");
    assert_eq!(stranger.post("records", bare).await.code(), "bad_record");
    house.close().await;
}

#[tokio::test]
async fn a_bad_value_is_refused_with_the_reason_and_what_would_fit() {
    let house = House::open().await;
    let guest = house.guest().await;
    let read = |game: &'static str, text: Value| {
        let guest = guest.clone();
        async move { guest.post(&format!("games/{game}/box/read"), text).await }
    };
    let bad = read("rattus-cartus", farm(9)).await.good();
    assert_eq!((&bad["is"], &bad["path"]), (&json!("bad"), &json!("building.farm.privileges.3.looks")));
    assert_eq!(bad["problem"], "copy 3 gives more than can be meant");
    let most = bad["fits"][1].as_i64().unwrap();
    assert_eq!(read("rattus-cartus", farm(most)).await.good()["is"], "good");
    assert_eq!(read("rattus-cartus", farm(most + 1)).await.good()["is"], "bad");
    assert_eq!(hand_in(&guest, "rattus-cartus", farm(9)).await["is"], "bad");
    let standard = read("rattus-cartus", json!({})).await.good();
    assert_eq!(standard["differences"], json!([]));

    for (text, code) in [
        (json!({"file": "x", "parts": "y"}), "bad_request"),
        (json!({"parts": "y"}), "not_found"),
        (json!({"parts": "0".repeat(64)}), "not_found"),
        (json!({"flavour": 1}), "bad_request"),
        (json!({"corrections": vec![json!({"path": "x", "value": 1}); 1_001]}), "bad_request"),
        (json!({"corrections": [{"path": "x", "value": [1]}]}), "bad_request"),
        (json!({"file": "x".repeat(server::limits::BOX_BODY)}), "too_large"),
    ] {
        assert_eq!(read("ratapolis", text).await.code(), code);
    }
    let deep = format!("x = {}", "[".repeat(10_000));
    let long = "#".repeat(40_000);
    for file in [deep.as_str(), "x = \"\0\"", "x = 99999999999999999999", long.as_str(), "[[tile]]\nid = 1"] {
        let found = read("ratapolis", json!({"file": file})).await.good();
        assert_eq!(found["is"], "bad");
        assert!(found["problem"].as_str().unwrap().len() < 2_000);
    }
    house.close().await;
}

#[tokio::test]
async fn everybody_keeps_boxes_of_their_own() {
    let house = House::open().await;
    let [ada, bob] = [house.guest().await, house.guest().await];
    let parts = hand_in(&ada, "rattus-cartus", farm(2)).await["parts"].clone();
    let named = |name: &str| json!({"game": "rattus-cartus", "parts": parts, "name": name});
    let long = "x".repeat(server::limits::BOX_NAME + 1);
    for name in ["", "  ", "a\nb", "a\0b", long.as_str()] {
        assert_eq!(ada.post("me/boxes", named(name)).await.code(), "bad_name", "{name:?}");
    }
    let unknown = json!({"game": "rattus-cartus", "parts": "0".repeat(64), "name": "none"});
    assert_eq!(ada.post("me/boxes", unknown).await.code(), "not_found");
    let other_game = json!({"game": "ratland", "parts": parts, "name": "none"});
    assert_eq!(ada.post("me/boxes", other_game).await.code(), "not_found");
    ada.post("me/boxes", named("Erste Auflage")).await.good();
    let kept = ada.post("me/boxes", named("Second printing")).await.good();
    assert_eq!(kept["boxes"], json!([{"game": "rattus-cartus", "parts": parts, "name": "Second printing"}]));
    // Nobody else sees it, names it or puts it away.
    assert_eq!(bob.get("me/boxes").await.good()["boxes"], json!([]));
    let away = format!("me/boxes/{}", parts.as_str().unwrap());
    delete(&bob, &away).await.good();
    assert_eq!(ada.get("me/boxes").await.good(), kept);
    assert_eq!(delete(&ada, "me/boxes/nines").await.code(), "not_found");
    assert_eq!(delete(&ada, &away).await.good()["boxes"], json!([]));
    // And there is an end to it.
    for number in 0..server::limits::OWN_BOXES {
        let rats = json!({"corrections": [{"path": "start.rats", "value": 20 + number}]});
        let parts = hand_in(&ada, "rattus-cartus", rats).await["parts"].clone();
        let one = json!({"game": "rattus-cartus", "parts": parts, "name": format!("{number}")});
        ada.post("me/boxes", one).await.good();
    }
    assert_eq!(ada.post("me/boxes", named("one more")).await.code(), "too_many");
    house.close().await;
}

#[tokio::test]
async fn an_address_hands_in_so_many_boxes_and_no_more() {
    let house = House::with(|config| config.rates.boxes_per_hour = 2).await;
    let guest = house.guest().await;
    for looks in [2, 0] {
        hand_in(&guest, "rattus-cartus", farm(looks)).await;
    }
    assert_eq!(guest.post("games/rattus-cartus/boxes", farm(1)).await.code(), "too_fast");
    // Looking costs nothing.
    assert_eq!(guest.post("games/rattus-cartus/box/read", farm(2)).await.good()["is"], "good");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_needs_is_swept_out_and_what_somebody_needs_is_not() {
    let house = House::open().await;
    let guest = house.guest().await;
    let box_of = |looks| hand_in(&guest, "rattus-cartus", farm(looks));
    let (kept, played, left) = (box_of(0).await, box_of(2).await, box_of(3).await);
    let named = json!({"game": "rattus-cartus", "parts": kept["parts"], "name": "mine"});
    guest.post("me/boxes", named).await.good();
    let table =
        json!({"game": "rattus-cartus", "seats": [{"open": true}, {"open": true}], "parts": played["parts"]});
    let table = guest.post("tables", table).await.good()["id"].as_str().unwrap().to_owned();
    let scratch = house.close().await;
    let mut db = database(&scratch).await;
    db.execute("UPDATE boxes SET came = came - 4000000").await.unwrap();
    db.close().await.unwrap();

    let house = House::at(scratch, |config| config.ages.every = std::time::Duration::from_millis(20)).await;
    let guest = guest.at(house.addr);
    let box_of = |parts: &Value| {
        let address = format!("games/rattus-cartus/box?parts={}", parts.as_str().unwrap());
        let guest = guest.clone();
        async move { guest.get(&address).await.status }
    };
    until(async || box_of(&left["parts"]).await, |status| *status == 404).await;
    assert_eq!((box_of(&kept["parts"]).await, box_of(&played["parts"]).await), (200, 200));
    assert_eq!(guest.get(&format!("tables/{table}")).await.good()["parts"], played["parts"]);
    house.close().await;
}
