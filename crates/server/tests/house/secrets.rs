//! W4: what opens a door is in no line of the log and in no metric.

use crate::child::Child;
use crate::client::{Guest, Page, Scratch, dice, request};
use crate::people::Device;
use crate::playing::{play_on, seated_at};
use games::protocol::WIRE;
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor, Row};

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn w4_no_token_cookie_invite_code_or_seed_is_in_the_log_or_the_metrics() {
    let scratch = Scratch::new();
    let house = Child::start(&scratch).await;
    let addr = house.addr;
    let mut secrets: Vec<(&str, String)> = Vec::new();
    // A match to its end, a private table with an invitation, and one that will be damaged.
    let (_, guests, mut pages) = seated_at(addr, 2, json!({"rounds": 1})).await;
    pages[0].send(json!({"t": "chat", "text": "the cheese is behind the barrel"})).await;
    secrets.push(("chat", "behind the barrel".to_owned()));
    play_on(&mut pages, &mut dice(3), 2_000).await;
    assert!(pages[0].is_over());
    secrets.push((
        "the seed of a match that is over",
        pages[0].play["end"]["seed"].as_str().unwrap().to_owned(),
    ));
    let (ada, bob) = (&guests[0], &guests[1]);
    let body = json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"open": true}]});
    let private = ada.post("tables", body).await.good();
    let (id, code) = (private["id"].as_str().unwrap(), private["invite"].as_str().unwrap());
    bob.post("invites", json!({"code": code})).await.good();
    secrets.push(("an invite code", code.to_owned()));
    let asked = json!({"game": "rat-a-tat-cat", "seats": 2, "rounds": 1, "scoring": "places"});
    let evening = ada.post("evenings", asked).await.good();
    bob.post("evenings/join", json!({"code": evening["code"]})).await.good();
    secrets.push(("the code of an evening", evening["code"].as_str().unwrap().to_owned()));
    let (damaged, others, mut pages) = seated_at(addr, 2, json!({"rounds": 1})).await;
    play_on(&mut pages, &mut dice(4), 6).await;

    // Whatever may make somebody write a line: foreign pages, forged cookies, codes that open nothing, noise.
    let wrong = "0123456789abcdefghjkmnpqrs";
    bob.post("invites", json!({"code": wrong})).await;
    bob.get(&format!("tables/{id}?token={code}")).await;
    secrets.push(("a wrong code", wrong.to_owned()));
    let forged = format!("{}.{}", ada.id, "ab".repeat(32));
    request(addr, "GET", "/api/v1/me", &[format!("Cookie: ratskeller={forged}")], b"").await;
    secrets.push(("a forged cookie", forged));
    for head in ["Origin: http://evil.example", "Sec-Fetch-Site: cross-site"] {
        let head = [format!("Cookie: {}", ada.cookie), head.to_owned()];
        assert_eq!(request(addr, "POST", "/api/v1/tables", &head, b"{}").await.status, 403);
    }
    let mut page = Page::new(ada.connect(id).await);
    page.send(json!({"t": "hello", "wire": WIRE, "epoch": 0, "have": 0, "cookie": ada.cookie})).await;
    while page.next().await.get("closed").is_none() {}
    request(addr, "POST", "/api/v1/records", &[], format!("{{\"seed\": \"{code}\"}}").as_bytes()).await;

    // A regular, with everything that opens a door of theirs, used rightly and wrongly.
    let mut cleo = Device::of(Guest::new(addr).await);
    let (_, codes) = cleo.become_regular("Cleo").await;
    secrets.extend(codes.into_iter().map(|code| ("a recovery code", code)));
    secrets.push(("a session", cleo.guest.cookie.split('=').nth(1).unwrap().to_owned()));
    let by = json!({"name": "Cleo", "code": secrets.last().unwrap().1});
    assert_eq!(Device::of(bob.clone()).post("sign-in/code", by).await.status, 403);
    let token = cleo.post("me/tokens", json!({"label": "script", "scopes": ["read"]})).await.good();
    let token = token["secret"].as_str().unwrap().to_owned();
    let bearer = |token: &str| [format!("Authorization: Bearer {token}")];
    assert_eq!(request(addr, "GET", "/api/v1/me", &bearer(&token), b"").await.status, 200);
    assert_eq!(request(addr, "POST", "/api/v1/tables", &bearer(&token), b"{}").await.status, 403);
    assert_eq!(request(addr, "GET", "/api/v1/me", &bearer(&token.replace('_', "-")), b"").await.status, 401);
    request(addr, "GET", &format!("/api/v1/me?token={token}"), &[], b"").await;
    secrets.push(("a token", token.strip_prefix("rat_").unwrap().to_owned()));
    // A hook that nobody answers at: that it failed may be said, not where it is.
    let hook = json!({"kind": "hook", "url": "http://127.0.0.1:9/the-hook-of-cleo"});
    let secret = cleo.post("me/post", hook).await.good()["secret"].as_str().unwrap().to_owned();
    secrets.extend([("the secret of a hook", secret), ("a hook", "the-hook-of-cleo".to_owned())]);
    let slow = json!({"game": "rat-a-tat-cat", "clock_s": 3600, "start": true,
        "seats": [{"open": true}, {"bot": "random"}]});
    cleo.guest.post("tables", slow).await.good();
    let let_in = cleo.post("me/let-in", json!({})).await.good();
    secrets.push(("the code of a second device", let_in["code"].as_str().unwrap().to_owned()));

    let metrics = request(house.metrics, "GET", "/metrics", &[], b"").await;
    let metrics = String::from_utf8(metrics.body).unwrap();
    assert!(metrics.contains("ratskeller_refused_total{code=\"foreign_origin\"} 2"), "{metrics}");
    assert!(metrics.contains("ratskeller_decisions_total"));

    // Error lines as well: a log that was tampered with, a disk that is full.
    house.fill_the_disk(true);
    ada.post(&format!("tables/{id}/sit"), json!({"seat": 1})).await;
    house.fill_the_disk(false);
    let log = house.kill();
    let mut db = SqliteConnectOptions::new().filename(scratch.data()).connect().await.unwrap();
    for row in db.fetch_all("SELECT seed, invite FROM tables").await.unwrap() {
        secrets.push(("a seed", hex(row.get(0))));
        secrets.push(("an invite code", row.get(1)));
    }
    let keys = db.fetch_all("SELECT value FROM secrets").await.unwrap();
    assert!(keys.len() > 1, "of cookies, of pushes");
    secrets.extend(keys.iter().map(|row| ("a key of the house", hex(row.get(0)))));
    db.execute("UPDATE events SET decision = 'draw' WHERE seq = 3").await.unwrap();
    db.close().await.unwrap();
    let house = Child::start(&scratch).await;
    assert_eq!(others[0].at(house.addr).get(&format!("tables/{damaged}")).await.code(), "storage");
    let log = log + &house.kill();
    assert!(log.contains("the house is open"), "nothing was logged: {log}");
    assert!(log.contains("a commit failed") && log.contains("a table cannot be opened"), "{log}");

    let all: Vec<&Guest> = guests.iter().chain(&others).collect();
    for guest in all {
        let signature = guest.cookie.split('.').nth(1).unwrap().to_owned();
        assert_eq!(signature.len(), 64);
        secrets.push(("the signature of a cookie", signature));
    }
    for (name, secret) in &secrets {
        // The shortest is the code of an evening, which is typed from a wall: even so it is nowhere by chance.
        assert!(secret.len() >= 12, "{name}");
        assert!(!log.contains(secret.as_str()), "{name} is in the log");
        assert!(!metrics.contains(secret.as_str()), "{name} is in the metrics");
    }
    for line in log.lines().chain(metrics.lines()) {
        assert!(!line.to_ascii_lowercase().contains("cookie:"), "{line}");
    }
}

/// The operator's door is another one: there is nothing about the house's guests on the public port.
#[tokio::test]
async fn metrics_are_served_behind_a_door_of_their_own() {
    let scratch = Scratch::new();
    let house = Child::start(&scratch).await;
    let public = request(house.addr, "GET", "/metrics", &[], b"").await;
    assert_eq!((public.status, public.code()), (404, "not_found".to_owned()));
    let own = request(house.metrics, "GET", "/metrics", &[], b"").await;
    assert!(own.status == 200 && own.head.contains("text/plain; version=0.0.4"), "{own:?}");
    assert_eq!(request(house.metrics, "GET", "/api/v1/games", &[], b"").await.status, 404);
    house.kill();
}
