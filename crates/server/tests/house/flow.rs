//! The whole way: guest, table, invitation, match, record, rematch.

use crate::client::{House, Page, dice, request};
use crate::playing::{all_sit_down, choose, play_on, seated};
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn two_requests_lead_to_a_match_against_computers_and_it_ends_on_the_score_sheet() {
    let house = House::open().await;
    let guest = house.guest().await;
    let body = json!({"game": "rat-a-tat-cat", "options": {"rounds": 1}, "start": true,
        "seats": [{"open": true}, {"bot": "rulebook"}, {"bot": "greedy"}, {"bot": "random"}]});
    let table = guest.post("tables", body).await.good();
    assert_eq!(table["phase"], "playing");
    assert_eq!(table["seats"][0]["name"], guest.name.as_str());
    let id = table["id"].as_str().unwrap();
    let mut page = guest.page(id).await;
    let mut dice = dice(1);
    while !page.is_over() {
        if page.is_asked() {
            let decision = choose(&page.play, &mut dice);
            assert_eq!(page.decide(&decision).await["t"], "ack");
        } else {
            page.next().await;
        }
    }
    let end = page.play["end"].clone();
    assert_eq!(end["places"].as_array().unwrap().len(), 4);
    let numbers: Vec<u64> = page.notices.iter().map(|told| told["number"].as_u64().unwrap()).collect();
    assert!(numbers.windows(2).all(|two| two[1] == two[0] + 1), "a gap in {numbers:?}");

    // The record verifies, and the steps of the match can be seen through everybody's eyes.
    let record = guest.get(&format!("tables/{id}/record")).await;
    assert_eq!(record.status, 200);
    let text = String::from_utf8(record.body).unwrap();
    assert!(text.contains(end["seed"].as_str().unwrap()));
    let head = ["Content-Type: application/json".to_owned()];
    let uploaded =
        request(house.addr, "POST", "/api/v1/records?eyes=truth", &head, text.as_bytes()).await.good();
    assert_eq!(uploaded["result"]["scores"], end["scores"]);
    for eyes in ["0", "gallery", "truth"] {
        let frames = guest.get(&format!("tables/{id}/frames?eyes={eyes}&from=0&count=50")).await.good();
        assert!(frames["frames"].as_array().unwrap().len() <= 50);
        assert_eq!(frames["frames"][0]["decided"], json!([]));
        assert_eq!(frames["frames"][0]["sight"]["sight"]["deck_order"].is_array(), eyes == "truth");
    }
    assert_eq!(guest.get(&format!("tables/{id}/frames?eyes=9")).await.code(), "bad_request");

    let next = guest.post(&format!("tables/{id}/rematch"), json!({})).await.good();
    assert_eq!(next["phase"], "playing");
    assert_ne!(next["id"], id);
    let told = page.until(|message| message["table"]["rematch"] == next["id"]).await;
    assert_eq!(told["t"], "table");
    house.close().await;
}

#[tokio::test]
async fn two_people_meet_by_invite_link_at_a_private_table() {
    let house = House::open().await;
    let (ada, bob, eve) = (house.guest().await, house.guest().await, house.guest().await);
    let body =
        json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"open": true}], "options": {"rounds": 1}});
    let table = ada.post("tables", body).await.good();
    let id = table["id"].as_str().unwrap();
    let code = table["invite"].as_str().unwrap();
    assert_eq!(code.len(), 26);
    let qr = ada.get(&format!("tables/{id}/qr")).await;
    assert!(qr.head.contains("image/svg+xml") && qr.body.starts_with(b"<?xml"));

    assert_eq!(bob.get(&format!("tables/{id}")).await.status, 404);
    // As it was read from a paper.
    let seen = bob.post("invites", json!({"code": code.to_uppercase()})).await.good();
    assert_eq!(seen["invite"], Value::Null, "only whoever sits here invites");
    let mut lobby = bob.page(id).await;
    bob.post(&format!("tables/{id}/sit"), json!({})).await.good();
    lobby.until(|message| message["you"]["seat"] == 1).await;
    assert_eq!(bob.post(&format!("tables/{id}/start"), json!({})).await.code(), "not_host");
    eve.post("invites", json!({"code": code})).await.good();
    let mut stranger = eve.page(id).await;
    ada.post(&format!("tables/{id}/start"), json!({})).await.good();
    stranger.until(|message| message["t"] == "bye" && message["code"] == "not_found").await;
    assert_eq!(eve.get(&format!("tables/{id}")).await.status, 404);

    let mut pages = [ada.page(id).await, bob.page(id).await];
    play_on(&mut pages, &mut dice(2), 2_000).await;
    assert!(pages[0].is_over() && pages[1].is_over());
    assert_eq!(pages[0].play["end"], pages[1].play["end"]);
    house.close().await;
}

#[tokio::test]
async fn what_is_said_at_the_table_is_heard_unless_muted() {
    let house = House::open().await;
    let (_, guests, mut pages) = seated(&house, 2, json!({})).await;
    pages[0].send(json!({"t": "chat", "text": "  <b>squeak</b> "})).await;
    let heard = pages[1].until(|message| message["t"] == "chat").await;
    assert_eq!(heard["said"]["text"], "<b>squeak</b>");
    assert_eq!(heard["said"]["seat"], 0);
    pages[1].send(json!({"t": "mute", "guest": guests[0].id, "on": true})).await;
    pages[1].send(json!({"t": "chat", "text": "quiet now"})).await;
    pages[0].until(|message| message["said"]["text"] == "quiet now").await;
    pages[0].send(json!({"t": "chat", "text": "hello?"})).await;
    pages[1].send(json!({"t": "chat", "text": "second"})).await;
    pages[1].until(|message| message["said"]["text"] == "second").await;
    assert!(!pages[1].heard.iter().any(|text| text.contains("hello?")));
    for bad in ["", "a\u{202e}b", &"x".repeat(281)] {
        pages[1].send(json!({"t": "chat", "text": bad})).await;
        pages[1].until(|message| message["code"] == "bad_chat").await;
    }
    for _ in 0..10 {
        pages[0].send(json!({"t": "chat", "text": "again"})).await;
    }
    pages[0].until(|message| message["code"] == "too_fast").await;
    house.close().await;
}

#[tokio::test]
async fn a_clock_that_runs_out_takes_the_safe_default_with_nobody_watching_and_after_a_restart() {
    let house = House::open().await;
    let guest = house.guest().await;
    let position = "A[2:A 5 9 7:A] B[1:B 6 4 8:B]; deck 4 8 ..; discard 3 7; A source; options rounds=1";
    let body = json!({"game": "rat-a-tat-cat", "clock_s": 5, "start": true, "public": true, "position": position,
        "seats": [{"open": true}, {"bot": "random"}]});
    let table = guest.post("tables", body).await.good();
    let id = table["id"].as_str().unwrap().to_owned();
    let scratch = house.close().await;
    let (stored, mut storing) = tokio::sync::mpsc::unbounded_channel();
    let house = House::at(scratch, |config| {
        config.hooks.committed = Some(server::Hook(std::sync::Arc::new(move || {
            let _ended = stored.send(());
        })));
    })
    .await;
    // Nobody does anything any more but the clock.
    tokio::time::timeout(crate::client::PATIENCE, storing.recv()).await.expect("the clock stands still");
    let guest = crate::client::Guest { addr: house.addr, ..guest };
    let mut page = guest.page(&id).await;
    // The safe default of a turn (TAT-121): a card from the deck, which is rejected.
    let since = |page: &Page| -> Vec<String> {
        let what = page.notices.iter().map(|told| told["notice"]["what"].as_str().unwrap().to_owned());
        what.skip_while(|what| what != "timed_out").collect()
    };
    while !since(&page).iter().any(|what| what == "rejected") {
        page.next().await;
    }
    assert_eq!(since(&page)[..4], ["timed_out", "drew", "timed_out", "rejected"], "{:?}", page.notices);
    house.close().await;
}

#[tokio::test]
async fn a_seat_that_is_gone_is_played_by_the_computer_and_handed_back() {
    let house = House::with(|config| config.gone_after = Duration::from_millis(300)).await;
    let (id, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    drop(pages.pop());
    let ada = &mut pages[0];
    ada.decide(&json!({"do": "done"})).await;
    while ada.play["away"] != json!([1]) {
        ada.next().await;
    }
    // The computer looks and plays for the one who is gone.
    while !ada.is_asked() || ada.play["sight"]["sight"]["on_turn"] != 0 {
        ada.next().await;
    }
    let bob = guests[1].page(&id).await;
    assert_eq!(bob.play["away"], json!([]));
    while ada.play["away"] != json!([]) {
        ada.next().await;
    }
    house.close().await;
}

#[tokio::test]
async fn a_quiet_decision_is_taken_back_and_the_numbers_begin_anew() {
    let house = House::open().await;
    let host = house.guest().await;
    let body = json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"open": true}], "public": true, "rated": false,
        "options": {"rounds": 50}});
    let table = host.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    let (id, guests, mut pages) = all_sit_down(host, table, 2).await;
    let mut dice = dice(5);
    for _ in 0..2_000 {
        settle_undo(&mut pages).await;
        if let Some(by) = pages.iter().position(|page| page.play["may_undo"] == true) {
            let other = 1 - by;
            pages[other].send(json!({"t": "undo", "id": "not-mine"})).await;
            assert_eq!(pages[other].answer("not-mine").await["code"], "cannot_undo");
            let before = pages[by].number();
            pages[by].send(json!({"t": "undo", "id": "u1"})).await;
            assert_eq!(pages[by].answer("u1").await["t"], "ack");
            pages[by].send(json!({"t": "undo", "id": "u1"})).await;
            assert_eq!(pages[by].answer("u1").await["t"], "ack", "once, and answered alike");
            assert_eq!(pages[by].epoch(), 1);
            assert!(pages[by].number() < before && pages[by].is_asked());
            pages[other].until(|message| message["play"]["epoch"] == 1).await;
            // A page of the old epoch is told everything anew.
            let fresh = guests[by].page_from(&id, 0, before).await;
            assert_eq!(fresh.notices, pages[by].notices);
            return;
        }
        play_on(&mut pages, &mut dice, 1).await;
    }
    panic!("nothing could be taken back");
}

async fn settle_undo(pages: &mut [crate::client::Page]) {
    crate::playing::settle(pages).await;
}
