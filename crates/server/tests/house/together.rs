//! P6: what is chosen at the same moment is all kept, and nobody sees a choice before all have chosen.

use crate::child::Child;
use crate::client::{Guest, House, Page, Scratch};
use crate::playing::{seated, seated_at, settle};
use futures_util::future::join_all;
use serde_json::{Value, json};

const SEATS: usize = 6;

fn done() -> Value {
    json!({"do": "done"})
}

/// Sends these seats' choices, each from its own socket, without waiting for any answer.
async fn fire(pages: &mut [Page]) -> Vec<Value> {
    let messages: Vec<Value> = pages.iter_mut().map(|page| page.decide_message(&done()).1).collect();
    for (page, message) in pages.iter_mut().zip(&messages) {
        page.send(message.clone()).await;
    }
    messages
}

async fn all_acknowledged(pages: &mut [Page], messages: &[Value]) {
    for (page, message) in pages.iter_mut().zip(messages) {
        let answer = page.answer(message["id"].as_str().unwrap()).await;
        assert_eq!(answer["t"], "ack", "{answer}");
    }
}

/// Whatever this page was sent while somebody had not chosen yet tells who has, and never what or what came of it.
fn nothing_was_seen_early(page: &Page) {
    let first = page.heard.iter().find_map(|text| {
        let message: Value = serde_json::from_str(text).unwrap();
        (!message["play"].is_null()).then(|| message["play"].clone())
    });
    let first = first.unwrap();
    let me = page.seat();
    for text in &page.heard {
        let message: Value = serde_json::from_str(text).unwrap();
        let play = &message["play"];
        if play.is_null() || play["waits"].as_array().unwrap().len() == 1 && play["sealed"] == json!([]) {
            continue;
        }
        assert_eq!(play["number"], first["number"], "a choice made news: {text}");
        let mine = play["sealed"].as_array().unwrap().iter().any(|seat| seat.as_u64() == me);
        assert_eq!(play["yours"], if mine { done() } else { Value::Null }, "{text}");
        if !mine {
            assert_eq!(play["sight"], first["sight"], "a choice of another changed what is seen: {text}");
        }
    }
}

fn began(page: &Page) -> usize {
    page.notices.iter().filter(|told| told["notice"]["what"] == "turn_began").count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn p6_choices_made_at_once_are_all_kept_and_none_is_seen_early() {
    let house = House::open().await;
    let tables = join_all((0..20).map(|_| seated(&house, SEATS, json!({"rounds": 1})))).await;
    for (table, guests, mut pages) in tables {
        let gallery = house.guest().await;
        let mut watching = gallery.page(&table).await;
        let messages = fire(&mut pages).await;
        all_acknowledged(&mut pages, &messages).await;
        settle(&mut pages).await;
        watching.catch_up(pages[0].number()).await;
        for page in pages.iter().chain([&watching]) {
            assert_eq!((page.play["sealed"].clone(), began(page)), (json!([]), 1), "carried out once");
            nothing_was_seen_early(page);
        }
        // Sent again, on another line: known, and nothing happens.
        let number = pages[0].number();
        let mut again = guests[3].page(&table).await;
        again.send(messages[3].clone()).await;
        assert_eq!(again.answer(messages[3]["id"].as_str().unwrap()).await["t"], "ack");
        assert_eq!(again.number(), number);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn p6_a_house_that_is_killed_while_some_have_chosen_keeps_their_choices_and_shows_none() {
    let scratch = Scratch::new();
    let house = Child::start(&scratch).await;
    let mut tables = join_all((0..10).map(|_| seated_at(house.addr, SEATS, json!({"rounds": 1})))).await;
    let mut sent = Vec::new();
    for (number, (_, _, pages)) in tables.iter_mut().enumerate() {
        let chosen = 1 + number % (SEATS - 1);
        let messages = fire(&mut pages[..chosen]).await;
        // At every other table nobody has heard an answer when the house dies.
        if number % 2 == 0 {
            all_acknowledged(&mut pages[..chosen], &messages).await;
        }
        sent.push(messages);
    }
    house.kill();
    let house = Child::start(&scratch).await;
    let after = tables.into_iter().zip(sent).enumerate().map(|(number, ((table, guests, before), sent))| {
        let addr = house.addr;
        async move {
            before.iter().for_each(nothing_was_seen_early);
            let mut pages = Vec::new();
            for guest in guests.iter().map(|guest: &Guest| guest.at(addr)) {
                pages.push(guest.page(&table).await);
            }
            let kept = pages[0].play["sealed"].clone();
            if number % 2 == 0 {
                assert_eq!(kept, json!((0..sent.len()).collect::<Vec<_>>()), "what was acknowledged is kept");
            }
            // Whether it was kept or not: sent again it is chosen once.
            for (page, message) in pages.iter_mut().zip(&sent) {
                page.send(message.clone()).await;
            }
            all_acknowledged(&mut pages, &sent).await;
            assert!(pages.iter().all(|page| began(page) == 0));
            let messages = fire(&mut pages[sent.len()..]).await;
            all_acknowledged(&mut pages[sent.len()..], &messages).await;
            settle(&mut pages).await;
            for page in &pages {
                nothing_was_seen_early(page);
                assert_eq!((page.play["sealed"].clone(), began(page)), (json!([]), 1));
            }
        }
    });
    join_all(after).await;
    house.kill();
}
