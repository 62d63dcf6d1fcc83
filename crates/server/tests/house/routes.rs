//! W10: every route for everybody, against one table that is checked in.

use crate::client::{Guest, House, dice, request};
use crate::people::Device;
use crate::playing::{play_on, seated};
use crate::pocket::{book, bring, played};
use crate::sinks::mail;
use serde_json::{Value, json};
use server::MailServer;
use std::fmt::Write as _;
use std::time::Duration;

const TABLE: &str = include_str!("routes.txt");

#[tokio::test]
async fn w10_every_route_answers_everybody_as_the_table_says() {
    // However long this takes, nobody's match is played on meanwhile.
    let mails = mail().await;
    let house = House::with(|config| {
        config.gone_after = Duration::from_secs(3600);
        config.post.private = true;
        let url = format!("smtp://{}", mails.addr);
        config.post.mail = Some(MailServer { url, from: "keeper@ratskeller.example".into() });
    })
    .await;
    let (public, guests, _pages) = seated(&house, 2, json!({"rounds": 1})).await;
    let player = guests[0].clone();
    let body = json!({"game": "rat-a-tat-cat", "options": {"rounds": 1}, "start": true,
        "seats": [{"open": true}, {"bot": "random"}]});
    let private = player.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    let (over, over_guests, mut over_pages) = seated(&house, 2, json!({"rounds": 1})).await;
    while !over_pages[0].is_over() {
        play_on(&mut over_pages, &mut dice(11), 100).await;
    }
    // An evening that the player has opened, and the watcher takes part in.
    let asked = json!({"game": "rat-a-tat-cat", "seats": 2, "rounds": 1, "scoring": "places"});
    let evening = player.post("evenings", asked).await.good();
    let code = evening["code"].clone();
    let evening = evening["id"].as_str().unwrap().to_owned();
    let (other, watcher) = (house.guest().await, house.guest().await);
    let _watching = watcher.page(&public).await;
    watcher.post("evenings/join", json!({"code": code})).await.good();

    let mut found = String::from("# method route table: anonymous guest watcher player\n");
    let tables =
        [("absent", "0000000000000000"), ("private", &private), ("public", &public), ("over", &over)];
    let plain = [
        ("GET", "/healthz", ""),
        ("GET", "/readyz", ""),
        ("GET", "/metrics", ""),
        ("GET", "/", ""),
        ("GET", "/some/page", ""),
        ("GET", "/missing.js", ""),
        ("POST", "/", ""),
        ("GET", "/api/v1/openapi.json", ""),
        ("GET", "/api/v1/games", ""),
        ("GET", "/api/v1/games/ratapolis/box", ""),
        ("GET", "/api/v1/games/chess/box", ""),
        ("POST", "/api/v1/games/ratapolis/box/read", "{}"),
        ("POST", "/api/v1/games/chess/box/read", "{}"),
        ("POST", "/api/v1/games/ratapolis/boxes", "{}"),
        ("GET", "/api/v1/me/boxes", ""),
        ("POST", "/api/v1/me/boxes", "{}"),
        ("DELETE", "/api/v1/me/boxes/00", ""),
        ("GET", "/api/v1/games/ratapolis/flaws?rows=AAA/BBC", ""),
        ("GET", "/api/v1/games/ratapolis/flaws?roads=AAA", ""),
        ("POST", "/api/v1/games/ratapolis/position", "{\"position\":\"cheese\"}"),
        ("POST", "/api/v1/games/ratapolis/position", "{}"),
        ("POST", "/api/v1/games/chess/position", "{\"position\":\"\"}"),
        ("GET", "/api/v1/me", ""),
        ("POST", "/api/v1/me", "{}"),
        ("PATCH", "/api/v1/me", "{\"name\":\"Rat\"}"),
        ("DELETE", "/api/v1/me", ""),
        ("GET", "/api/v1/me/tables", ""),
        ("GET", "/api/v1/me/tables?after=1-2-3", ""),
        ("GET", "/api/v1/me/tables?game=ratland&opponent=random", ""),
        ("GET", "/api/v1/me/tables?game=ratland&after=x", ""),
        ("GET", "/api/v1/me/opponents", ""),
        ("GET", "/api/v1/me/ratings", ""),
        ("GET", "/api/v1/me/ratings/ratland", ""),
        ("GET", "/api/v1/me/ratings/chess", ""),
        ("GET", "/api/v1/me/profile", ""),
        ("PUT", "/api/v1/me/profile", "{\"profile\":true,\"ratings\":true,\"boards\":true,\"history\":true}"),
        ("GET", "/api/v1/boards/ratland", ""),
        ("GET", "/api/v1/boards/chess", ""),
        ("GET", "/api/v1/people/Rat", ""),
        ("POST", "/api/v1/me/keys/offer", ""),
        ("GET", "/api/v1/me/keys", ""),
        ("POST", "/api/v1/me/keys", "{}"),
        ("DELETE", "/api/v1/me/keys/00", ""),
        ("POST", "/api/v1/me/codes", ""),
        ("DELETE", "/api/v1/me/sessions", ""),
        ("DELETE", "/api/v1/me/sessions/0000000000000000", ""),
        ("GET", "/api/v1/me/tokens", ""),
        ("POST", "/api/v1/me/tokens", "{\"label\":\"x\",\"scopes\":[\"read\"]}"),
        ("DELETE", "/api/v1/me/tokens/0000000000000000", ""),
        ("GET", "/api/v1/me/bots", ""),
        ("POST", "/api/v1/me/bots", "{\"name\":\"Robbie\"}"),
        ("DELETE", "/api/v1/me/bots/0000000000000000", ""),
        ("GET", "/api/v1/me/let-in", ""),
        ("POST", "/api/v1/me/let-in", ""),
        ("DELETE", "/api/v1/me/let-in", ""),
        ("GET", "/api/v1/me/let-in/qr", ""),
        ("POST", "/api/v1/me/let-in/open", "{\"number\":10}"),
        ("GET", "/api/v1/me/screen", ""),
        ("GET", "/api/v1/me/screen/qr", ""),
        ("POST", "/api/v1/me/screen", ""),
        ("POST", "/api/v1/me/screen/next", "{\"slip\":\"\"}"),
        ("POST", "/api/v1/me/bring", "{\"token\":\"\"}"),
        ("GET", "/api/v1/me/export", ""),
        ("POST", "/api/v1/me/erase", "{\"name\":\"Rat\"}"),
        ("GET", "/api/v1/me/pocket", ""),
        ("POST", "/api/v1/me/pocket", "{}"),
        ("POST", "/api/v1/me/pocket?seat=0", "{}"),
        ("GET", "/api/v1/me/pocket/brought-00", ""),
        ("DELETE", "/api/v1/me/pocket/brought-00", ""),
        ("GET", "/api/v1/me/post", ""),
        ("POST", "/api/v1/me/post", "{\"kind\":\"hook\",\"url\":\"https://hooks.example\"}"),
        ("POST", "/api/v1/me/post/0000000000000000/confirm", "{\"code\":\"\"}"),
        ("DELETE", "/api/v1/me/post/0000000000000000", ""),
        ("GET", "/api/v1/bell", ""),
        ("GET", "/api/v1/me/company", ""),
        ("POST", "/api/v1/me/friends", "{\"guest\":\"0000000000000000\"}"),
        ("DELETE", "/api/v1/me/friends/0000000000000000", ""),
        ("POST", "/api/v1/me/blocks", "{\"guest\":\"0000000000000000\"}"),
        ("DELETE", "/api/v1/me/blocks/0000000000000000", ""),
        ("POST", "/api/v1/me/friend-link", ""),
        ("DELETE", "/api/v1/me/friend-link", ""),
        ("POST", "/api/v1/friend-links/look", "{\"code\":\"00000000000000000000\"}"),
        ("POST", "/api/v1/friend-links", "{\"code\":\"00000000000000000000\"}"),
        ("POST", "/api/v1/sign-in/offer", ""),
        ("POST", "/api/v1/sign-in", "{}"),
        ("POST", "/api/v1/sign-in/code", "{\"name\":\"Rat\",\"code\":\"\"}"),
        ("POST", "/api/v1/sign-out", ""),
        ("POST", "/api/v1/knock", "{\"code\":\"\"}"),
        ("POST", "/api/v1/knock/enter", "{\"ticket\":\"\"}"),
        ("GET", "/api/v1/tables", ""),
        ("POST", "/api/v1/tables", "{}"),
        ("POST", "/api/v1/records", "{}"),
        ("POST", "/api/v1/invites", "{\"code\":\"00000000000000000000000000\"}"),
        ("POST", "/api/v1/invites", "{}"),
        ("POST", "/api/v1/reports", "{\"guest\":\"0000000000000000\"}"),
        ("POST", "/api/v1/reports", "{}"),
        ("GET", "/api/v1/me/evenings", ""),
        ("POST", "/api/v1/evenings", "{}"),
        ("POST", "/api/v1/evenings", "{\"game\":\"chess\",\"seats\":2,\"rounds\":1,\"scoring\":\"places\"}"),
        ("POST", "/api/v1/evenings/join", "{}"),
        ("POST", "/api/v1/evenings/join", "{\"code\":\"000000000000\"}"),
        ("POST", "/api/v1/challenges/0/accept", ""),
        ("POST", "/api/v1/challenges/0/decline", ""),
        ("GET", "/api/v1/days", ""),
        ("GET", "/api/v1/days?after=today", ""),
        ("GET", "/api/v1/days/1970-01-01/ratland", ""),
        ("GET", "/api/v1/days/today/chess", ""),
        ("POST", "/api/v1/days/1970-01-01/ratland", ""),
        ("GET", "/api/v1/nothing", ""),
    ];
    let of_table = [
        ("GET", "", ""),
        ("GET", "/socket", ""),
        ("GET", "/qr", ""),
        ("POST", "/screens", "{\"code\":\"\"}"),
        ("GET", "/screens", ""),
        ("POST", "/screens/send-away", "{\"screen\":\"0000000000000000\"}"),
        ("GET", "/record", ""),
        ("GET", "/frames", ""),
        ("GET", "/chances", ""),
        ("GET", "/decided?seat=0", ""),
        ("GET", "/decided?seat=11", ""),
        ("GET", "/decided", ""),
        ("POST", "/sit", "{}"),
        ("POST", "/seat", "{\"seat\":1,\"open\":true}"),
        ("POST", "/hints", "{\"on\":true}"),
        ("POST", "/send-away", "{\"seat\":1}"),
        ("POST", "/challenge", "{\"seat\":1,\"name\":\"Robbie\"}"),
        ("POST", "/start", ""),
        ("POST", "/rematch", ""),
        ("POST", "/call", "{\"guest\":\"0000000000000000\"}"),
        ("GET", "/share", ""),
        ("POST", "/share", ""),
        ("DELETE", "/share", ""),
        // Last: the computer plays for whoever has left, and the match may be over at any moment.
        ("POST", "/leave", ""),
    ];
    for (method, path, body) in plain {
        let line = line(&house, method, path, body, [&other, &watcher, &player]).await;
        writeln!(found, "{method} {path}: {line}").unwrap();
    }
    let of_evening = [
        ("GET", "", ""),
        ("GET", "/qr", ""),
        ("GET", "/standings.csv", ""),
        ("GET", "/records", ""),
        ("POST", "/round", ""),
        ("POST", "/leave", "{\"person\":0}"),
        ("POST", "/leave", "{}"),
        ("POST", "/end", ""),
    ];
    for (method, part, body) in of_evening {
        for (name, id) in [("absent", "0000000000000000"), ("evening", &evening)] {
            let path = format!("/api/v1/evenings/{id}{part}");
            let line = line(&house, method, &path, body, [&other, &watcher, &player]).await;
            writeln!(found, "{method} /api/v1/evenings/{{id}}{part} {body} {name}: {line}").unwrap();
        }
    }
    for (method, part, body) in of_table {
        for (name, id) in tables {
            let player = if name == "over" { &over_guests[0] } else { &player };
            let path = format!("/api/v1/tables/{id}{part}");
            let line = line(&house, method, &path, body, [&other, &watcher, player]).await;
            writeln!(found, "{method} /api/v1/tables/{{id}}{part} {name}: {line}").unwrap();
        }
    }
    owned(&house, &mut found).await;
    let mut left_out = described(&house).await;
    left_out.retain(|route| !found.lines().any(|line| asks(line, route)));
    assert!(left_out.is_empty(), "described, and not in the table: {left_out:?}");
    if std::env::var_os("RATSKELLER_WRITE_ROUTES").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/house/routes.txt"), &found).unwrap();
        return;
    }
    let other: Vec<_> = found.lines().zip(TABLE.lines()).filter(|(found, said)| found != said).collect();
    let hint = "RATSKELLER_WRITE_ROUTES=1 writes the table anew; read the difference";
    assert!(other.is_empty(), "found, and what the table says: {other:#?}\n{hint}");
    assert_eq!(found.lines().count(), TABLE.lines().count(), "{hint}");
    house.close().await;
}

/// What is a regular's alone, asked for by nobody, by a guest, by another regular, and by its owner.
async fn owned(house: &House, found: &mut String) {
    let (mut owner, mut another) = (Device::new(house).await, Device::new(house).await);
    let guest = house.guest().await;
    let (key, _) = owner.become_regular("Owner").await;
    another.become_regular("Another").await;
    let id = |list: Value, of: &str, name: &str| list[of][0][name].as_str().unwrap().to_owned();
    let mail = json!({"kind": "mail", "address": "owner@cellar.example"});
    let post = id(owner.post("me/post", mail).await.good()["post"].clone(), "addresses", "id");
    owner.post("me/tokens", json!({"label": "x", "scopes": ["read"]})).await.good();
    let token = id(owner.get("me/tokens").await.good(), "tokens", "id");
    owner.post("me/bots", json!({"name": "Robbie"})).await.good();
    let bot = id(owner.get("me/bots").await.good(), "bots", "guest");
    bring(&owner.guest, "seat=1", &played(1)).await.good();
    let brought = book(&owner.guest).await[0]["id"].as_str().unwrap().to_owned();
    let session = id(owner.get("me/keys").await.good(), "sessions", "id");
    let key = key.written_id();
    writeln!(found, "# what is a regular's: anonymous guest another-regular owner").unwrap();
    // The last one of a regular's keys stays, and what ends the session comes last.
    for (method, path, id, body) in [
        ("POST", "me/post/{id}/confirm", &post, "{\"code\":\"00000000\"}"),
        ("DELETE", "me/post/{id}", &post, ""),
        ("DELETE", "me/tokens/{id}", &token, ""),
        ("DELETE", "me/bots/{id}", &bot, ""),
        ("GET", "me/pocket/{id}", &brought, ""),
        ("DELETE", "me/pocket/{id}", &brought, ""),
        ("GET", "me/profile", &key, ""),
        ("GET", "me/let-in", &key, ""),
        ("GET", "people/Owner", &key, ""),
        ("DELETE", "me/keys/{id}", &key, ""),
        ("DELETE", "me/sessions/{id}", &session, ""),
    ] {
        let asked = format!("/api/v1/{}", path.replace("{id}", id));
        let line = line(house, method, &asked, body, [&guest, &another.guest, &owner.guest]).await;
        writeln!(found, "{method} /api/v1/{path} owned: {line}").unwrap();
    }
}

/// Every method and path of the description, with `{}` where something is named.
async fn described(house: &House) -> Vec<(String, String)> {
    let api: Value = request(house.addr, "GET", "/api/v1/openapi.json", &[], b"").await.good();
    let paths = api["paths"].as_object().unwrap().iter();
    let each = paths.flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().keys();
        methods.map(|method| (method.to_ascii_uppercase(), path.clone())).collect::<Vec<_>>()
    });
    let each: Vec<_> = each.filter(|(method, _)| method != "PARAMETERS").collect();
    assert!(each.len() > 60, "{each:?}");
    each
}

/// Whether a line of the table is about this route.
fn asks(line: &str, (method, route): &(String, String)) -> bool {
    let mut words = line.split([' ', '?', ':']);
    let same = |(said, of): (&str, &str)| said == of || of.starts_with('{');
    let path = words.next().filter(|word| word == method).and_then(|_| words.next()).unwrap_or_default();
    path.split('/').count() == route.split('/').count() && path.split('/').zip(route.split('/')).all(same)
}

#[tokio::test]
async fn w8_no_route_that_writes_is_asked_from_another_page() {
    let house = House::open().await;
    let mut regular = Device::new(&house).await;
    regular.become_regular("Regular").await;
    let mut writes = 0;
    for (method, route) in described(&house).await {
        if method == "GET" {
            continue;
        }
        writes += 1;
        let named = |part| if str::starts_with(part, '{') { "0000000000000000" } else { part };
        let path: Vec<&str> = route.split('/').map(named).collect();
        for page in ["Origin: http://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site"] {
            let mut head = regular.guest.head();
            head.push(page.to_owned());
            let answer = request(house.addr, &method, &path.join("/"), &head, b"{}").await;
            assert_eq!(
                (answer.status, answer.code().as_str()),
                (403, "foreign_origin"),
                "{method} {route}: {page}"
            );
        }
    }
    assert!(writes > 40, "{writes}");
    assert_eq!(regular.get("me").await.good()["name"], "Regular");
    house.close().await;
}

#[tokio::test]
async fn w10_nobody_reaches_what_is_another_regulars() {
    let house = House::with(|config| config.post.private = true).await;
    let (mut owner, mut other) = (Device::new(&house).await, Device::new(&house).await);
    owner.become_regular("Owner").await;
    other.become_regular("Other").await;
    owner.post("me/post", json!({"kind": "hook", "url": "http://127.0.0.1:9/"})).await.good();
    owner.post("me/tokens", json!({"label": "Robbie", "scopes": ["read"]})).await.good();
    owner.post("me/bots", json!({"name": "Robbie"})).await.good();
    assert_eq!(bring(&owner.guest, "seat=1", &played(1)).await.status, 200);
    let brought = book(&owner.guest).await[0]["id"].as_str().unwrap().to_owned();
    assert_eq!(owner.get(&format!("me/pocket/{brought}")).await.status, 200);
    assert_eq!(other.get(&format!("me/pocket/{brought}")).await.status, 404);
    let lists = ["me/post", "me/tokens", "me/bots", "me/pocket"];
    let mut before = Vec::new();
    for list in lists {
        before.push(owner.get(list).await.good());
    }
    let id = |list: &Value, of: &str, name: &str| list[of][0][name].as_str().unwrap().to_owned();
    for path in [
        format!("me/post/{}", id(&before[0], "addresses", "id")),
        format!("me/tokens/{}", id(&before[1], "tokens", "id")),
        format!("me/bots/{}", id(&before[2], "bots", "guest")),
        format!("me/pocket/{brought}"),
    ] {
        other.delete(&path).await;
        for (list, before) in lists.into_iter().zip(&before) {
            assert_eq!(&owner.get(list).await.good(), before, "{path}");
        }
        let gone = owner.delete(&path).await;
        assert!(gone.status == 200 || gone.status == 204, "{path}: {gone:?}");
        let (list, was) =
            lists.into_iter().zip(&mut before).find(|(list, _)| path.starts_with(list)).unwrap();
        let now = owner.get(list).await.good();
        assert_ne!(&now, was, "and its owner is heard: {path}");
        *was = now;
    }
    house.close().await;
}

async fn line(house: &House, method: &str, path: &str, body: &str, people: [&Guest; 3]) -> String {
    let mut line = Vec::new();
    for who in std::iter::once(None).chain(people.map(Some)) {
        let mut head = vec!["Content-Type: application/json".to_owned()];
        head.extend(who.map(|guest| format!("Cookie: {}", guest.cookie)));
        let answer = request(house.addr, method, path, &head, body.as_bytes()).await;
        let code: Option<serde_json::Value> = serde_json::from_slice(&answer.body).ok();
        let code = code.and_then(|body| body["code"].as_str().map(str::to_owned));
        line.push(match code {
            Some(_) if answer.status == 200 => "200 with the way in".to_owned(),
            Some(code) => format!("{} {code}", answer.status),
            None => answer.status.to_string(),
        });
    }
    line.join(", ")
}
