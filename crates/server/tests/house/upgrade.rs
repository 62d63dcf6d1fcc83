//! D6: a data file that was written when other rules were in force is read, and what is in play there goes on.

use crate::client::{Guest, House, Page, Scratch, request};
use crate::damage::database;
use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, Row as _};
use std::path::Path;

/// Written by rules 1 of every game; `make.mjs` beside it says how.
const OLD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/old_house");

async fn old_house() -> (Scratch, Value) {
    let scratch = as_if_new("house.db").await;
    let kept = std::fs::read(Path::new(OLD).join("kept.json")).unwrap();
    (scratch, serde_json::from_slice(&kept).unwrap())
}

/// Copies a data file and moves the times by which a server forgets things, as if it had been written today. A server forgets a table that
/// was never started after two days.
async fn as_if_new(file: &str) -> Scratch {
    let scratch = Scratch::new();
    std::fs::copy(Path::new(OLD).join(file), scratch.data()).unwrap();
    let mut db = database(&scratch).await;
    let newest: i64 = db.fetch_one("SELECT max(touched) FROM tables").await.unwrap().get(0);
    for times in ["tables SET touched = touched", "guests SET created = created"] {
        let later = format!("UPDATE {times} + 1000 * unixepoch() - {newest}");
        db.execute(sqlx::AssertSqlSafe(later)).await.unwrap();
    }
    db.close().await.unwrap();
    scratch
}

/// The same house a while later, with regulars; `regulars.py` beside it says how. They have just been there.
async fn house_of_regulars() -> Scratch {
    let scratch = as_if_new("regulars.db").await;
    let mut db = database(&scratch).await;
    db.execute("UPDATE sessions SET seen = 1000 * unixepoch()").await.unwrap();
    db.close().await.unwrap();
    scratch
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

/// How many decisions the steps of a match show, all of which fit into one answer.
fn decided(frames: &Value) -> usize {
    let frames = frames["frames"].as_array().unwrap();
    frames.iter().map(|frame| frame["decided"].as_array().unwrap().len()).sum()
}

fn decisions(record: &Value) -> usize {
    let entries = record["decisions"].as_array().unwrap();
    entries.iter().filter(|entry| entry["seat"].is_number()).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d6_what_was_over_before_an_upgrade_is_read_as_it_was() {
    let (scratch, kept) = old_house().await;
    let house = House::at(scratch, |_| ()).await;
    let guest = regular(&kept, &house);
    for (id, old) in tables(&kept, "over") {
        let game = &old["game"];
        assert_eq!(guest.get(&format!("tables/{id}/record")).await.good(), old["record"], "{game} {id}");
        let frames = guest.get(&format!("tables/{id}/frames?eyes=truth")).await.good();
        assert_eq!(decided(&frames), decisions(&old["record"]), "{game} {id}");
        let page = guest.page(id).await;
        assert!(page.is_over(), "{game} {id}");
        // A record that somebody has kept at home is as good as ever.
        let uploaded = guest.post("records", old["record"].clone()).await.good();
        assert_eq!(decided(&uploaded["frames"]), decisions(&old["record"]), "{game} {id}: {uploaded}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d6_whose_turn_it_is_and_how_it_ended_is_told_of_matches_that_are_older_than_that() {
    let (scratch, kept) = old_house().await;
    let house = House::at(scratch, |_| ()).await;
    let guest = regular(&kept, &house);
    let first = guest.get("me/tables").await.good();
    let next = first["next"].as_str().map_or(String::new(), |next| format!("?after={next}"));
    let rest = guest.get(&format!("me/tables{next}")).await.good();
    let listed = |id: &str| {
        let mut tables = [&first, &rest].into_iter().flat_map(|page| page["tables"].as_array().unwrap());
        tables.find(|table| table["id"] == id).unwrap_or_else(|| panic!("{id} is lost")).clone()
    };
    let played = |old: &Value| old["record"]["names"].as_array().unwrap().contains(&json!("Ada"));
    assert!(tables(&kept, "over").any(|(_, old)| played(old)));
    for (id, old) in tables(&kept, "over").filter(|(_, old)| played(old)) {
        let result = &old["record"]["result"];
        assert_eq!(listed(id)["result"]["places"], result["places"], "{} {id}", old["game"]);
        assert_eq!(listed(id)["result"]["scores"], result["scores"], "{} {id}", old["game"]);
    }
    for (id, old) in tables(&kept, "playing") {
        assert_ne!(listed(id)["waits"], json!([]), "{} {id}", old["game"]);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d6_what_was_in_play_goes_on_and_what_was_open_begins_by_the_new_rules() {
    let (scratch, kept) = old_house().await;
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
    let (scratch, kept) = old_house().await;
    let mut db = database(&scratch).await;
    db.execute("UPDATE tables SET rules = 9 WHERE game = 'ratland' AND phase <> 'open'").await.unwrap();
    db.close().await.unwrap();
    let why = House::try_at(scratch, |_| ()).await.err().unwrap().to_string();
    assert!(
        why.starts_with("1 match in play and 1 that is over, of ratland by its rules 9, cannot"),
        "{why}"
    );

    let (scratch, _) = old_house().await;
    let mut db = database(&scratch).await;
    db.execute("UPDATE tables SET rules = 9 WHERE game = 'ratland' AND phase <> 'open'").await.unwrap();
    db.close().await.unwrap();
    let house = House::at(scratch, |config| config.strand = true).await;
    let guest = regular(&kept, &house);
    for (id, old) in tables(&kept, "over") {
        let record = guest.get(&format!("tables/{id}/record")).await;
        if old["game"] == "ratland" {
            assert_eq!(record.code(), "storage");
            let why = record.json()["reason"].as_str().unwrap().to_owned();
            assert!(why.contains("it was played by rules version 9"), "{why}");
        } else {
            assert_eq!(record.good(), old["record"]);
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d6_regulars_of_an_older_house_are_who_they_were_and_stand_where_they_stood() {
    let scratch = house_of_regulars().await;
    let mut db = database(&scratch).await;
    let stood = "SELECT guest, game, points, doubt, matches FROM ratings ORDER BY guest, game";
    let stood: Vec<(String, String, i64, i64, i64)> = db
        .fetch_all(stood)
        .await
        .unwrap()
        .iter()
        .map(|row| (row.get(0), row.get(1), row.get(2), row.get(3), row.get(4)))
        .collect();
    assert_eq!(stood.len(), 5);
    let steps = db.fetch_one("SELECT max(version) FROM _sqlx_migrations").await.unwrap();
    assert_eq!(steps.get::<i64, _>(0), 16, "it is not an old file any more");
    db.close().await.unwrap();

    let house = House::at(scratch, |_| ()).await;
    let by_session = |secret: &str| Guest {
        addr: house.addr,
        cookie: format!("ratskeller={}", secret.repeat(32)),
        id: String::new(),
        name: String::new(),
    };
    let (ada, bo) = (by_session("a"), by_session("b"));
    for (who, name, friend, blocked) in [(&ada, "Ada", "Bo", vec!["Cy"]), (&bo, "Bo", "Ada", vec![])] {
        let me = who.get("me").await.good();
        assert_eq!((&me["name"], &me["regular"]), (&json!(name), &json!(true)));
        let company = who.get("me/company").await.good();
        assert_eq!(names(&company["friends"]), [friend]);
        assert_eq!(names(&company["blocked"]), blocked);
        let keys = who.get("me/keys").await.good();
        assert_eq!(keys["keys"][0]["label"], "a phone");
        assert_eq!((&keys["codes"], &keys["sessions"][0]["device"]), (&json!(1), &json!("Firefox, Linux")));
        for found in who.get("me/ratings").await.good()["games"].as_array().unwrap() {
            let (game, rating) = (found["game"].as_str().unwrap(), &found["rating"]);
            let was = stood.iter().find(|(guest, of, ..)| *guest == me["guest"] && of == game).unwrap();
            let off = rating["points"].as_i64().unwrap() - was.2 / 1000;
            assert!((0..=1).contains(&off) && rating["matches"] == was.4, "{name} {game}: {rating}");
        }
        let opponents = who.get("me/opponents").await.good();
        assert!(names(&opponents["people"]).contains(&friend), "{opponents}");
    }
    assert_eq!(ada.get("me/post").await.good()["addresses"][0]["to"], "ada@cellar.example");
    assert_eq!(ada.get("me/bots").await.good()["bots"][0]["name"], "Hexe");
    let token = [format!("Authorization: Bearer rat_{}", "t".repeat(32))];
    assert_eq!(request(house.addr, "GET", "/api/v1/me", &token, b"").await.good()["name"], "Hexe");
    // An old cookie opens nothing that has a key.
    let old: Value =
        serde_json::from_slice(&std::fs::read(Path::new(OLD).join("kept.json")).unwrap()).unwrap();
    assert_eq!(regular(&old, &house).get("me").await.status, 401);
    // What they have played is there, what is in play goes on, and all that was counted comes out the same.
    let over = ada.get("me/tables?game=ratapolis").await.good();
    let (late, said) = tables(&old, "over").find(|(_, old)| old["record"]["names"][0] == "Ada").unwrap();
    let listed =
        over["tables"].as_array().unwrap().iter().find(|table| table["id"] == late.as_str()).unwrap();
    assert_eq!(listed["result"]["scores"], said["record"]["result"]["scores"]);
    let (playing, was) = tables(&old, "playing").next().unwrap();
    let mut page = ada.page(playing).await;
    assert_eq!(json!(page.number()), was["number"]);
    play_by_hints(&mut page, 1).await;
    drop(page);
    let counted = server::count_again(&house.scratch.kept_in()).await.unwrap();
    assert_eq!(counted.differences, [] as [String; 0]);

    // And after the next restart they are still there; who is signed out is out.
    let house = House::at(house.close().await, |_| ()).await;
    let (ada, bo) = (ada.at(house.addr), bo.at(house.addr));
    assert_eq!(ada.get("me").await.good()["name"], "Ada");
    let gone = format!("/api/v1/me/sessions/{}", "b".repeat(16));
    assert_eq!(request(house.addr, "DELETE", &gone, &bo.head(), b"").await.status, 200);
    assert_eq!(bo.get("me").await.status, 401);
    house.close().await;
}

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect()
}
