//! A screen is the table itself: let in by the host and nobody else, it sees what everybody may see, and finds back.

use crate::client::{Guest, House, dice};
use crate::playing::{play_on, seated};
use serde_json::{Value, json};

/// A private table for two with one chair free; the host sits.
async fn private_table(host: &Guest) -> String {
    let seats = json!([{"open": true}, {"open": true}]);
    let asked = json!({"game": "rat-a-tat-cat", "options": {"rounds": 1}, "seats": seats});
    host.post("tables", asked).await.good()["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn only_the_host_lets_a_screen_in_and_a_private_table_stays_private() {
    let house = House::open().await;
    let (host, friend, stranger, screen) =
        (house.guest().await, house.guest().await, house.guest().await, house.guest().await);
    let id = private_table(&host).await;
    let place = format!("tables/{id}/screens");
    assert_eq!(screen.get("me/screen").await.status, 404, "it shows nothing yet");
    let shown = screen.post("me/screen", json!({})).await.good();
    assert_eq!(shown["at"], Value::Null);
    let code = json!({"code": shown["code"]});
    let info = host.get(&format!("tables/{id}")).await.good();
    friend.post("invites", json!({"code": info["invite"]})).await.good();
    assert_eq!(friend.post(&place, code.clone()).await.code(), "not_host");
    assert_eq!(stranger.post(&place, code.clone()).await.code(), "not_found");
    assert_eq!(host.post(&place, json!({"code": "00000000"})).await.code(), "bad_key");
    assert_eq!(screen.get("me/screen").await.good()["at"], Value::Null);

    let slip = screen.let_in_by(&host, &id).await;
    let mut page = screen.screen(&id, &slip).await.unwrap();
    let welcome: Value = serde_json::from_str(&page.heard[0]).unwrap();
    assert_eq!((&welcome["you"]["seat"], &welcome["you"]["host"]), (&Value::Null, &json!(false)));
    assert_eq!(welcome["table"]["invite"], info["invite"], "a free chair: the way in is shown");
    assert_eq!(welcome["table"]["screens"], 1);
    let drawn = screen.get(&format!("tables/{id}/qr?screen={slip}")).await;
    assert_eq!(drawn.body, host.get(&format!("tables/{id}/qr")).await.body);
    // The slip is good for this screen at this table.
    assert!(stranger.screen(&id, &slip).await.is_none());
    assert_eq!(stranger.get(&format!("tables/{id}/qr?screen={slip}")).await.code(), "not_found");
    let other = private_table(&host).await;
    assert!(screen.screen(&other, &slip).await.is_none());
    assert!(screen.try_connect(&id).await.is_err(), "it is nobody at the table without it");

    // The match begins: whoever was only invited is sent away, and the table itself stays, without the way in.
    host.post(&format!("tables/{id}/seat"), json!({"seat": 1, "bot": "random"})).await.good();
    host.post(&format!("tables/{id}/start"), json!({})).await.good();
    let begun = page.until(|message| message["t"] == "table" && message["table"]["phase"] == "playing").await;
    assert_eq!(begun["table"]["invite"], Value::Null);
    assert_eq!(screen.get(&format!("tables/{id}/qr?screen={slip}")).await.status, 403);
    assert_eq!(friend.get(&format!("tables/{id}")).await.status, 404);
    house.close().await;
}

#[tokio::test]
async fn it_finds_back_after_a_restart_and_follows_to_the_next_match() {
    let house = House::open().await;
    let (id, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    let screen = house.guest().await;
    let slip = screen.let_in_by(&guests[0], &id).await;
    let mut shown = screen.screen(&id, &slip).await.unwrap();
    let players = pages[0].until(|message| message["t"] == "table" && message["table"]["screens"] == 1);
    players.await;
    assert_eq!(
        screen.post("me/screen/next", json!({"slip": slip})).await.status,
        404,
        "nobody plays again yet"
    );
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(5), 100).await;
    }
    shown.until(|message| message["play"]["end"].is_object()).await;
    // Whoever asked for the next match is its host, and need not be the one who let the screen in.
    let next = guests[1].post(&format!("tables/{id}/rematch"), json!({})).await.good();
    let told =
        shown.until(|message| message["t"] == "table" && message["table"]["rematch"] == next["id"]).await;
    assert_eq!(told["table"]["screens"], 1);
    let after = screen.post("me/screen/next", json!({"slip": slip})).await.good();
    assert_eq!(after["table"], next["id"]);
    assert_eq!(
        guests[1].post("me/screen/next", json!({"slip": slip})).await.status,
        404,
        "of another screen"
    );
    drop(shown);

    let house = House::at(house.close().await, |_| ()).await;
    let back = Guest { addr: house.addr, ..screen };
    for at in [
        (&id, &slip),
        (&after["table"].as_str().unwrap().to_owned(), &after["slip"].as_str().unwrap().to_owned()),
    ] {
        assert!(back.screen(at.0, at.1).await.is_some());
    }
    house.close().await;
}

#[tokio::test]
async fn the_host_sends_a_screen_away_at_once_and_its_code_and_its_slip_are_good_no_more() {
    let house = House::open().await;
    let (host, tv, tablet) = (house.guest().await, house.guest().await, house.guest().await);
    let id = private_table(&host).await;
    let (list, away) = (format!("tables/{id}/screens"), format!("tables/{id}/screens/send-away"));
    assert_eq!(host.get(&list).await.good()["screens"], json!([]));
    let slip = tv.let_in_by(&host, &id).await;
    let other_slip = tablet.let_in_by(&host, &id).await;
    let code = json!({"code": tv.get("me/screen").await.good()["code"]});
    let (mut shown, mut other) =
        (tv.screen(&id, &slip).await.unwrap(), tablet.screen(&id, &other_slip).await.unwrap());
    let listed = host.get(&list).await.good();
    let listed: Vec<&Value> =
        listed["screens"].as_array().unwrap().iter().map(|here| &here["screen"]).collect();
    assert_eq!(listed, [&json!(tv.id), &json!(tablet.id)]);
    // Nobody else sees them, or sends them away.
    for nosy in [&tv, &tablet] {
        assert_eq!(nosy.get(&list).await.code(), "not_found");
        assert_eq!(nosy.post(&away, json!({"screen": tablet.id})).await.code(), "not_found");
    }
    assert_eq!(host.post(&away, json!({"screen": "the big one"})).await.code(), "not_found");

    assert_eq!(host.post(&away, json!({"screen": tv.id})).await.status, 204);
    let bye = shown.until(|message| message["t"] == "bye").await;
    assert_eq!(bye["code"], "sent_away");
    let told = other.until(|message| message["t"] == "table" && message["table"]["screens"] == 1).await;
    assert_eq!(told["table"]["phase"], "open");
    // Neither the code nor the slip opens the table again.
    assert_eq!(tv.get("me/screen").await.status, 404);
    assert_eq!(host.post(&list, code).await.code(), "bad_key");
    assert_eq!(tv.refused_screen(&id, &slip).await, "sent_away");
    assert_eq!(tv.get(&format!("tables/{id}/qr?screen={slip}")).await.code(), "sent_away");
    assert_eq!(tablet.get(&format!("tables/{id}/qr?screen={other_slip}")).await.status, 200);
    drop((shown, other));

    // Nor after a restart; a new code that the host has read does.
    let house = House::at(house.close().await, |_| ()).await;
    let (host, tv) = (host.at(house.addr), tv.at(house.addr));
    assert_eq!(tv.refused_screen(&id, &slip).await, "sent_away");
    let again = tv.let_in_by(&host, &id).await;
    assert!(tv.screen(&id, &again).await.is_some());
    house.close().await;
}
