//! Whom one meets: the bell, quick matches, friends and those one wants to see nothing of.

use crate::client::{Guest, House, Page, dice};
use crate::people::Device;
use crate::playing::{choose, play_on, seated};
use serde_json::{Value, json};
use std::time::Duration;

async fn regular(house: &House, name: &str) -> Device {
    let mut device = Device::new(house).await;
    device.become_regular(name).await;
    device
}

/// Two regulars who have sat at one table.
async fn who_have_met(house: &House) -> (Device, Device, String) {
    let (ada, bo) = (regular(house, "Ada").await, regular(house, "Bo").await);
    let table = ada.guest.new_table(3, json!({})).await;
    bo.guest.post(&format!("tables/{table}/sit"), json!({})).await.good();
    (ada, bo, table)
}

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect()
}

fn of(guest: &Guest) -> Value {
    json!({"guest": guest.id})
}

async fn said(bell: &mut Page, what: &str) -> Value {
    bell.until(|message| message["t"] == what).await
}

#[tokio::test]
async fn friends_are_friends_when_both_want_it_and_hear_of_each_other() {
    let house = House::open().await;
    let (mut ada, mut bo, table) = who_have_met(&house).await;
    let (mut bell, _) = bo.guest.bell().await;
    let company = ada.post("me/friends", of(&bo.guest)).await.good();
    assert_eq!((names(&company["asked"]), names(&company["friends"])), (vec!["Bo"], vec![]));
    said(&mut bell, "company").await;
    let company = bo.get("me/company").await.good();
    assert_eq!((names(&company["asking"]), names(&company["friends"])), (vec!["Ada"], vec![]));
    let company = bo.post("me/friends", of(&ada.guest)).await.good();
    assert_eq!((names(&company["asking"]), names(&company["friends"])), (vec![], vec!["Ada"]));
    assert_eq!(company["friends"][0]["here"], false);
    // Who comes and who goes is told to friends, with the last page.
    let (one, welcome) = ada.guest.bell().await;
    assert_eq!(welcome["here"], json!([bo.guest.id]));
    let told = said(&mut bell, "friend").await;
    assert_eq!((&told["guest"], &told["here"]), (&json!(ada.guest.id), &json!(true)));
    let (two, _) = ada.guest.bell().await;
    assert_eq!(bo.get("me/company").await.good()["friends"][0]["here"], true);
    drop(one);
    // A friend is called to a table, and comes.
    let heard = ada.post(&format!("tables/{table}/call"), of(&bo.guest)).await.good();
    assert_eq!(heard["heard"], true);
    let called = bell.next().await;
    assert_eq!(
        (&called["t"], &called["by"]["name"]),
        (&json!("called"), &json!("Ada")),
        "the first page is not the last"
    );
    bo.post("invites", json!({"code": called["invite"]})).await.good();
    drop(two);
    let told = said(&mut bell, "friend").await;
    assert_eq!((&told["guest"], &told["here"]), (&json!(ada.guest.id), &json!(false)));
    // Either ends it.
    bo.delete(&format!("me/friends/{}", ada.guest.id)).await.good();
    assert_eq!(names(&ada.get("me/company").await.good()["friends"]), Vec::<&str>::new());
    assert_eq!(ada.post(&format!("tables/{table}/call"), of(&bo.guest)).await.status, 404);
    house.close().await;
}

#[tokio::test]
async fn nobody_is_asked_by_strangers_and_a_link_makes_friends_at_once() {
    let house = House::open().await;
    let (mut ada, mut bo) = (regular(&house, "Ada").await, regular(&house, "Bo").await);
    let guest = house.guest().await;
    let strangers =
        [bo.guest.id.as_str(), guest.id.as_str(), "0000000000000000", "nobody", ada.guest.id.as_str()];
    for other in strangers.map(str::to_owned) {
        let refused = ada.post("me/friends", json!({"guest": other})).await;
        assert_eq!((refused.status, refused.code()), (404, "not_found".into()), "{other}");
    }
    assert_eq!(guest.post("me/friends", of(&ada.guest)).await.code(), "not_regular");
    let first = ada.post("me/friend-link", json!({})).await.good()["code"].clone();
    let link = ada.post("me/friend-link", json!({})).await.good()["code"].clone();
    assert_eq!(ada.get("me/company").await.good()["link"], link);
    assert_eq!(
        bo.post("friend-links", json!({"code": first})).await.status,
        404,
        "the last one holds no more"
    );
    assert_eq!(
        ada.post("friend-links", json!({"code": link})).await.status,
        404,
        "nobody is their own friend"
    );
    assert_eq!(guest.post("friend-links/look", json!({"code": link})).await.good()["name"], "Ada");
    assert_eq!(guest.post("friend-links", json!({"code": link})).await.code(), "not_regular");
    let company = bo.post("friend-links", json!({"code": link})).await.good();
    assert_eq!(names(&company["friends"]), ["Ada"]);
    assert_eq!(names(&ada.get("me/company").await.good()["friends"]), ["Bo"]);
    assert_eq!(ada.delete("me/friend-link").await.status, 204);
    assert_eq!(bo.post("friend-links/look", json!({"code": link})).await.status, 404);
    // Nothing is left of whoever erases themselves.
    bo.post("me/erase", json!({"name": "Bo"})).await;
    assert_eq!(names(&ada.get("me/company").await.good()["friends"]), Vec::<&str>::new());
    house.close().await;
}

#[tokio::test]
async fn whoever_is_blocked_is_hidden_and_does_not_learn_of_it() {
    let house = House::open().await;
    let (mut ada, mut bo, _) = who_have_met(&house).await;
    bo.post("me/friends", of(&ada.guest)).await.good();
    ada.post("me/friends", of(&bo.guest)).await.good();
    let company = ada.post("me/blocks", of(&bo.guest)).await.good();
    assert_eq!((names(&company["blocked"]), names(&company["friends"])), (vec!["Bo"], vec![]));
    // A table of either is not there for the other.
    for (host, other) in [(&ada, &bo), (&bo, &ada)] {
        let table = host
            .guest
            .post(
                "tables",
                json!({"game": "ratland", "public": true,
            "seats": [{"open": true}, {"open": true}]}),
            )
            .await
            .good();
        let (id, code) = (table["id"].as_str().unwrap(), &table["invite"]);
        let lobby = |guest: Guest| async move { guest.get("tables").await.good()["tables"].to_string() };
        assert!(lobby(house.guest().await).await.contains(id));
        assert!(!lobby(other.guest.clone()).await.contains(id));
        assert!(lobby(host.guest.clone()).await.contains(id));
        let absent = other.guest.get("tables/0000000000000000").await;
        let answers = [
            other.guest.get(&format!("tables/{id}")).await,
            other.guest.post(&format!("tables/{id}/sit"), json!({})).await,
            other.guest.post("invites", json!({"code": code})).await,
            other.guest.get(&format!("tables/{id}/socket")).await,
        ];
        for answer in answers {
            assert_eq!((answer.status, &answer.body), (404, &absent.body));
        }
    }
    // Nor are they to be found themselves.
    for (who, other) in [(&ada, "Bo"), (&bo, "Ada")] {
        assert_eq!(house.guest().await.get(&format!("people/{other}")).await.status, 200);
        assert_eq!(who.guest.get(&format!("people/{other}")).await.status, 404);
    }
    // Asking again looks as it looks to anybody, and is heard by nobody.
    let (mut bell, welcome) = ada.guest.bell().await;
    assert_eq!(welcome["here"], json!([]));
    let company = bo.post("me/friends", of(&ada.guest)).await.good();
    assert_eq!(names(&company["asked"]), ["Ada"]);
    let company = ada.get("me/company").await.good();
    assert_eq!((names(&company["asking"]), names(&company["friends"])), (vec![], vec![]));
    bell.send(json!({"t": "ping"})).await;
    assert_eq!(bell.next().await["t"], "pong", "and nothing was said before");
    // What is said at a table where both sit already is not heard.
    ada.delete(&format!("me/blocks/{}", bo.guest.id)).await.good();
    let company = ada.get("me/company").await.good();
    assert_eq!(names(&company["asking"]), ["Bo"], "and what was asked meanwhile is seen");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_is_over_is_not_read_by_whoever_is_blocked_unless_they_played_in_it() {
    let house = House::open().await;
    let (over, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(3), 100).await;
    }
    let stranger = house.guest().await;
    for part in ["record", "frames", "chances", "decided?seat=0"] {
        assert_eq!(stranger.get(&format!("tables/{over}/{part}")).await.status, 200, "{part}");
    }
    guests[0].post("me/blocks", of(&stranger)).await.good();
    guests[0].post("me/blocks", of(&guests[1])).await.good();
    for part in ["record", "frames", "chances", "decided?seat=0"] {
        assert_eq!(stranger.get(&format!("tables/{over}/{part}")).await.code(), "not_found", "{part}");
        assert_eq!(guests[1].get(&format!("tables/{over}/{part}")).await.status, 200, "{part}");
    }
    house.close().await;
}

#[tokio::test]
async fn the_talk_of_whoever_is_blocked_is_not_heard() {
    let house = House::open().await;
    let (table, guests, mut pages) = seated(&house, 3, json!({})).await;
    guests[0].post("me/blocks", of(&guests[1])).await.good();
    pages[0] = guests[0].page(&table).await;
    pages[1].send(json!({"t": "chat", "text": "squeak"})).await;
    said(&mut pages[2], "chat").await;
    pages[2].send(json!({"t": "chat", "text": "hush"})).await;
    assert_eq!(said(&mut pages[0], "chat").await["said"]["text"], "hush");
    let again = guests[0].page(&table).await;
    let welcome: Value = serde_json::from_str(&again.heard[0]).unwrap();
    assert_eq!(welcome["chat"].as_array().unwrap().len(), 1, "nor read back");
    house.close().await;
}

#[tokio::test]
async fn a_quick_match_brings_people_together() {
    let house = House::open().await;
    let (one, two, three) = (house.guest().await, house.guest().await, house.guest().await);
    three.post("me/blocks", of(&one)).await.good();
    let ((mut first, _), (mut second, _), (mut third, _)) =
        (one.bell().await, two.bell().await, three.bell().await);
    first.send(json!({"t": "seek", "game": "chess"})).await;
    assert_eq!(said(&mut first, "refused").await["code"], "unknown_game");
    let seek = json!({"t": "seek", "game": "rattus-cartus"});
    first.send(seek.clone()).await;
    assert_eq!(said(&mut first, "sought").await["people"], 1);
    // Somebody who changes their mind, and somebody who goes.
    second.send(seek.clone()).await;
    assert_eq!(said(&mut first, "sought").await["people"], 2);
    second.send(json!({"t": "unseek"})).await;
    said(&mut second, "unsought").await;
    assert_eq!(said(&mut first, "sought").await["people"], 1);
    second.send(seek.clone()).await;
    assert_eq!(said(&mut first, "sought").await["people"], 2);
    drop(second);
    assert_eq!(said(&mut first, "sought").await["people"], 1);
    // Two who are kept apart do not meet, and each of them may meet a third.
    third.send(seek.clone()).await;
    assert_eq!(said(&mut third, "sought").await["people"], 1);
    let (mut second, _) = two.bell().await;
    second.send(seek.clone()).await;
    let matched = said(&mut first, "matched").await;
    assert_eq!(matched, said(&mut second, "matched").await);
    let table = one.get(&format!("tables/{}", matched["table"].as_str().unwrap())).await.good();
    assert_eq!((&table["phase"], &table["public"]), (&json!("playing"), &json!(true)));
    let sits = |name: &str| table["seats"].as_array().unwrap().iter().any(|seat| seat["name"] == name);
    assert!(sits(&one.name) && sits(&two.name), "{table}");
    assert!(table["clock_s"].is_u64());
    house.close().await;
}

#[tokio::test]
async fn whoever_is_away_hears_that_the_table_waits_and_that_it_is_over() {
    let house = House::with(|config| config.gone_after = Duration::from_millis(1)).await;
    let (table, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    let (mut bell, _) = guests[1].bell().await;
    // Somebody who looks on is told nothing: they see it.
    while !(pages[0].is_asked() && !pages[1].is_asked() && pages[0].number() > 4) {
        play_on(&mut pages, &mut dice(3), 1).await;
    }
    bell.send(json!({"t": "ping"})).await;
    assert_eq!(bell.next().await["t"], "pong");
    drop(pages.pop());
    // The computer plays on for whoever is away, and each time they are asked the bell rings.
    let (mut page, mut dice) = (pages.remove(0), dice(5));
    while !page.is_over() {
        if page.is_asked() {
            let decision = choose(&page.play, &mut dice);
            page.decide(&decision).await;
        } else {
            page.next().await;
        }
    }
    let turn = bell.next().await;
    assert_eq!(turn, json!({"t": "turn", "table": table, "game": "rat-a-tat-cat"}));
    assert_eq!(said(&mut bell, "over").await["table"], table.as_str());
    house.close().await;
}
