//! "What would you do?": who may ask, who hears what, and that nobody waits for it.

use crate::client::{Guest, House, PATIENCE, Page, dice};
use crate::playing::{play_on, seated, seated_private};
use serde_json::{Value, json};
use server::{Config, Hook};
use std::sync::{Arc, Condvar, Mutex};
use tokio::sync::mpsc;

/// A door in front of every thought.
#[derive(Default)]
struct Gate {
    open: Mutex<bool>,
    opened: Condvar,
}

impl Gate {
    fn wait(&self) {
        let mut open = self.open.lock().unwrap();
        while !*open {
            open = self.opened.wait(open).unwrap();
        }
    }

    fn open(&self) {
        *self.open.lock().unwrap() = true;
        self.opened.notify_all();
    }
}

/// Every thought says that it is about to begin, and waits.
fn held_back(config: &mut Config) -> (Arc<Gate>, mpsc::UnboundedReceiver<()>) {
    let gate = Arc::new(Gate::default());
    let (began, begun) = mpsc::unbounded_channel();
    let door = Arc::clone(&gate);
    config.hooks.thinking = Some(Hook(Arc::new(move || {
        let _test_is_over = began.send(());
        door.wait();
    })));
    config.bot_thinks = PATIENCE;
    (gate, begun)
}

async fn ask(page: &mut Page, id: &str) {
    page.send(json!({"t": "hint", "id": id, "epoch": page.epoch(), "on": page.number()})).await;
}

async fn hint(page: &mut Page, id: &str) -> Value {
    ask(page, id).await;
    page.until(|message| message["id"] == id && message["t"] != "ack").await
}

async fn alone(guest: &Guest, game: &str) -> Page {
    let body = json!({"game": game, "seats": [{"open": true}, {"bot": "random"}], "start": true});
    let table = guest.post("tables", body).await.good();
    assert_eq!(table["hints"], true);
    guest.page(table["id"].as_str().unwrap()).await
}

/// Two people at a public table whose host allows hints.
async fn two_with_hints(house: &House) -> (String, Vec<Page>) {
    let (ada, bob) = (house.guest().await, house.guest().await);
    let body = json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"open": true}], "hints": true,
        "public": true});
    let table = ada.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    bob.post(&format!("tables/{table}/sit"), json!({})).await.good();
    ada.post(&format!("tables/{table}/start"), json!({})).await.good();
    let pages = vec![ada.page(&table).await, bob.page(&table).await];
    (table, pages)
}

#[tokio::test]
async fn whoever_plays_alone_may_ask_and_is_told_what_the_rules_allow() {
    let house = House::open().await;
    let guest = house.guest().await;
    for game in ["rat-a-tat-cat", "ratland", "rattus-cartus", "ratapolis"] {
        let mut page = alone(&guest, game).await;
        for turn in 0..3 {
            while !page.is_asked() {
                page.next().await;
            }
            let told = hint(&mut page, &format!("hint-{turn}")).await;
            assert_eq!(told["t"], "hint", "{game}: {told}");
            let choices = told["choices"].as_array().unwrap();
            assert!((1..=3).contains(&choices.len()), "{game}: {told}");
            let worth = |choice: &Value| choice["worth"].as_u64();
            assert!(choices.iter().all(|choice| worth(choice) <= worth(&choices[0])), "{game}: {told}");
            let done = page.decide(&choices[0]["decision"]).await;
            assert_eq!(done["t"], "ack", "{game}: {told}: {done}");
        }
    }
    house.close().await;
}

#[tokio::test]
async fn among_people_only_the_host_allows_hints_and_the_others_hear_that_somebody_asked() {
    let house = House::open().await;
    let (ada, bob) = (house.guest().await, house.guest().await);
    let table = ada.new_table(2, json!({"rounds": 1})).await;
    let path = format!("tables/{table}");
    assert_eq!(ada.get(&path).await.good()["hints"], false);
    bob.post(&format!("{path}/sit"), json!({})).await.good();
    assert_eq!(bob.post(&format!("{path}/hints"), json!({"on": true})).await.code(), "not_host");
    assert_eq!(ada.post(&format!("{path}/hints"), json!({"on": true})).await.good()["hints"], true);
    assert_eq!(bob.get(&path).await.good()["hints"], true);
    ada.post(&format!("{path}/start"), json!({})).await.good();
    assert_eq!(ada.post(&format!("{path}/hints"), json!({"on": false})).await.code(), "already_started");

    let (mut asker, mut other) = (ada.page(&table).await, bob.page(&table).await);
    let told = hint(&mut asker, "one").await;
    assert_eq!(
        told,
        json!({"t": "hint", "id": "one", "choices": [{"decision": {"do": "done"}, "worth": null, "points": null}]})
    );
    let heard = other.until(|message| message["t"] == "hinted").await;
    assert_eq!(heard, json!({"t": "hinted", "seat": 0}));
    assert!(asker.heard.iter().all(|text| !text.contains("hinted")));
    // Whatever Bob hears until his own answer, nothing of it is Ada's hint.
    assert_eq!(other.decide(&json!({"do": "done"})).await["t"], "ack");
    assert!(other.heard.iter().all(|text| !text.contains("choices")));
    house.close().await;
}

#[tokio::test]
async fn where_nobody_allowed_them_hints_are_refused_and_a_host_alone_may_do_without() {
    let house = House::open().await;
    let (_, _, mut pages) = seated_private(&house, 2, json!({"rounds": 1})).await;
    assert_eq!(hint(&mut pages[0], "one").await["code"], "no_hints");
    // A public table is rated, unless somebody has said otherwise.
    let (_, _, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    assert_eq!(hint(&mut pages[0], "one").await["code"], "rated");
    let guest = house.guest().await;
    let body = json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"bot": "random"}], "hints": false,
        "start": true});
    let table = guest.post("tables", body).await.good();
    assert_eq!(table["hints"], false);
    let mut page = guest.page(table["id"].as_str().unwrap()).await;
    assert_eq!(hint(&mut page, "one").await["code"], "no_hints");
    house.close().await;
}

#[tokio::test]
async fn a_watcher_a_late_page_and_whoever_is_not_asked_get_no_hint() {
    let house = House::open().await;
    let (table, mut pages) = two_with_hints(&house).await;
    let mut watcher = house.guest().await.page(&table).await;
    assert_eq!(hint(&mut watcher, "one").await["code"], "not_seated");
    play_on(&mut pages, &mut dice(1), 2).await;
    let waiting = pages.iter().position(|page| !page.is_asked()).unwrap();
    assert_eq!(hint(&mut pages[waiting], "not mine").await["code"], "not_asked");
    let asked = &mut pages[1 - waiting];
    asked.send(json!({"t": "hint", "id": "late", "epoch": 0, "on": 1})).await;
    assert_eq!(asked.until(|message| message["id"] == "late").await["code"], "stale");
    house.close().await;
}

/// With every thread of the computer players taken, people play on as if there were none.
#[tokio::test]
async fn people_never_wait_for_a_thought() {
    let (mut gate, mut begun) = (None, None);
    let house = House::with(|config| {
        let (door, thoughts) = held_back(config);
        (gate, begun) = (Some(door), Some(thoughts));
    })
    .await;
    let mut begun = begun.unwrap();
    let threads = std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1);
    let mut thinking = Vec::new();
    for _ in 0..threads + 2 {
        let guest = house.guest().await;
        let body =
            json!({"game": "ratland", "seats": [{"open": true}, {"bot": "search-10000"}], "start": true});
        let table = guest.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
        thinking.push(guest.page(&table).await);
    }
    for _ in 0..threads {
        begun.recv().await.unwrap();
    }
    let (_, _, mut pages) = seated(&house, 2, json!({"rounds": 2})).await;
    assert_eq!(play_on(&mut pages, &mut dice(5), 12).await, 12);
    // All of this while not one thought has ended: another would have begun.
    assert!(begun.try_recv().is_err());
    gate.unwrap().open();
    house.close().await;
}

/// A hint is bounded: one at a time, and it dies with the question.
#[tokio::test]
async fn a_hint_that_is_being_thought_over_ends_with_the_question() {
    let mut held = None;
    let house = House::with(|config| held = Some(held_back(config))).await;
    let (gate, mut begun) = held.unwrap();
    let (_, mut pages) = two_with_hints(&house).await;
    let [mut asker, mut other]: [Page; 2] = [pages.remove(0), pages.remove(0)];
    ask(&mut asker, "first").await;
    begun.recv().await.unwrap();
    assert_eq!(hint(&mut asker, "second").await["code"], "too_fast");
    assert_eq!(asker.decide(&json!({"do": "done"})).await["t"], "ack");
    assert_eq!(other.decide(&json!({"do": "done"})).await["t"], "ack");
    let dead = asker.until(|message| message["id"] == "first").await;
    assert_eq!((&dead["t"], &dead["code"]), (&json!("refused"), &json!("stale")));
    gate.open();
    house.close().await;
}
