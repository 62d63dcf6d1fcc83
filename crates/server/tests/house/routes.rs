//! W10: every route for everybody, against one table that is checked in.

use crate::client::{Guest, House, dice, play_on, request, seated};
use serde_json::json;
use std::fmt::Write as _;
use std::time::Duration;

const TABLE: &str = include_str!("routes.txt");

#[tokio::test]
async fn w10_every_route_answers_everybody_as_the_table_says() {
    // However long this takes, nobody's match is played on meanwhile.
    let house = House::with(|config| config.gone_after = Duration::from_secs(3600)).await;
    let (public, guests, _pages) = seated(&house, 2, json!({"rounds": 1})).await;
    let player = guests[0].clone();
    let body = json!({"game": "rat-a-tat-cat", "options": {"rounds": 1}, "start": true,
        "seats": [{"open": true}, {"bot": "random"}]});
    let private = player.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    let (over, over_guests, mut over_pages) = seated(&house, 2, json!({"rounds": 1})).await;
    while !over_pages[0].is_over() {
        play_on(&mut over_pages, &mut dice(11), 100).await;
    }
    let other = house.guest().await;
    let watcher = house.guest().await;
    let _watching = watcher.page(&public).await;

    let mut found = String::from("# method route table: anonymous guest watcher player\n");
    let tables =
        [("absent", "0000000000000000"), ("private", &private), ("public", &public), ("over", &over)];
    let plain = [
        ("GET", "/healthz", ""),
        ("GET", "/metrics", ""),
        ("GET", "/", ""),
        ("GET", "/some/page", ""),
        ("GET", "/missing.js", ""),
        ("POST", "/", ""),
        ("GET", "/api/v1/openapi.json", ""),
        ("GET", "/api/v1/games", ""),
        ("GET", "/api/v1/games/ratapolis/box", ""),
        ("GET", "/api/v1/games/chess/box", ""),
        ("GET", "/api/v1/games/ratapolis/flaws?rows=AAA/BBC", ""),
        ("GET", "/api/v1/games/ratapolis/flaws?roads=AAA", ""),
        ("POST", "/api/v1/games/ratapolis/position", "{\"position\":\"cheese\"}"),
        ("POST", "/api/v1/games/ratapolis/position", "{}"),
        ("POST", "/api/v1/games/chess/position", "{\"position\":\"\"}"),
        ("GET", "/api/v1/me", ""),
        ("PATCH", "/api/v1/me", "{\"name\":\"Rat\"}"),
        ("DELETE", "/api/v1/me", ""),
        ("GET", "/api/v1/tables", ""),
        ("POST", "/api/v1/tables", "{}"),
        ("POST", "/api/v1/records", "{}"),
        ("POST", "/api/v1/invites", "{\"code\":\"00000000000000000000000000\"}"),
        ("POST", "/api/v1/invites", "{}"),
        ("GET", "/api/v1/nothing", ""),
    ];
    let of_table = [
        ("GET", "", ""),
        ("GET", "/socket", ""),
        ("GET", "/qr", ""),
        ("GET", "/record", ""),
        ("GET", "/frames", ""),
        ("GET", "/chances", ""),
        ("POST", "/sit", "{}"),
        ("POST", "/seat", "{\"seat\":1,\"open\":true}"),
        ("POST", "/hints", "{\"on\":true}"),
        ("POST", "/start", ""),
        ("POST", "/rematch", ""),
        // Last: the computer plays for whoever has left, and the match may be over at any moment.
        ("POST", "/leave", ""),
    ];
    for (method, path, body) in plain {
        let line = line(&house, method, path, body, &other, &watcher, &player).await;
        writeln!(found, "{method} {path}: {line}").unwrap();
    }
    for (method, part, body) in of_table {
        for (name, id) in tables {
            let player = if name == "over" { &over_guests[0] } else { &player };
            let path = format!("/api/v1/tables/{id}{part}");
            let line = line(&house, method, &path, body, &other, &watcher, player).await;
            writeln!(found, "{method} /api/v1/tables/{{id}}{part} {name}: {line}").unwrap();
        }
    }
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

async fn line(
    house: &House,
    method: &str,
    path: &str,
    body: &str,
    other: &Guest,
    watcher: &Guest,
    player: &Guest,
) -> String {
    let mut line = Vec::new();
    for who in [None, Some(other), Some(watcher), Some(player)] {
        let mut head = vec!["Content-Type: application/json".to_owned()];
        head.extend(who.map(|guest| format!("Cookie: {}", guest.cookie)));
        let answer = request(house.addr, method, path, &head, body.as_bytes()).await;
        let code: Option<serde_json::Value> = serde_json::from_slice(&answer.body).ok();
        let code = code.and_then(|body| body["code"].as_str().map(str::to_owned));
        line.push(match code {
            Some(code) => format!("{} {code}", answer.status),
            None => answer.status.to_string(),
        });
    }
    line.join(", ")
}
