//! Programs that act for somebody: tokens, and bot accounts.

use crate::client::{Answer, House, Page, dice, request};
use crate::keeper::{count, keeper};
use crate::people::Device;
use crate::playing::play_on;
use games::protocol::WIRE;
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// A program with a token.
#[derive(Clone)]
pub(crate) struct Program {
    addr: SocketAddr,
    secret: String,
}

impl Program {
    /// A new token of this person's, and its id.
    pub(crate) async fn of(device: &mut Device, scopes: &[&str], bot: Option<&str>) -> (Program, String) {
        let made =
            device.post("me/tokens", json!({"label": "script", "scopes": scopes, "bot": bot})).await.good();
        let secret = made["secret"].as_str().unwrap().to_owned();
        assert!(secret.starts_with("rat_") && secret.len() == 36);
        (Program { addr: device.guest.addr, secret }, made["token"]["id"].as_str().unwrap().to_owned())
    }

    fn head(&self) -> Vec<String> {
        vec![format!("Authorization: Bearer {}", self.secret), "Content-Type: application/json".to_owned()]
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        request(self.addr, "GET", &format!("/api/v1/{path}"), &self.head(), b"").await
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, body: Value) -> Answer {
        let path = format!("/api/v1/{path}");
        request(self.addr, method, &path, &self.head(), body.to_string().as_bytes()).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, body).await
    }

    pub(crate) async fn page(&self, table: &str) -> Page {
        let hello = json!({"t": "hello", "wire": WIRE, "epoch": 0, "have": 0});
        self.line(&format!("tables/{table}/socket"), hello).await
    }

    pub(crate) async fn bell(&self) -> Page {
        self.line("bell", json!({"t": "hello", "wire": WIRE})).await
    }

    async fn line(&self, path: &str, hello: Value) -> Page {
        let mut request = format!("ws://{}/api/v1/{path}", self.addr).into_client_request().unwrap();
        // As a page elsewhere would say: with a token it does not matter.
        request.headers_mut().insert("origin", "http://elsewhere.example".parse().unwrap());
        request.headers_mut().insert("authorization", format!("Bearer {}", self.secret).parse().unwrap());
        let stream = TcpStream::connect(self.addr).await.unwrap();
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
        let mut page = Page::new(socket);
        page.send(hello).await;
        page.until(|message| message["t"] == "welcome").await;
        page
    }
}

async fn refusal(page: &mut Page, message: Value) -> String {
    page.send(message).await;
    page.until(|message| message["t"] == "refused").await["code"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_acts_for_its_owner_as_far_as_its_scopes_go() {
    let house = House::open().await;
    let mut ada = Device::new(&house).await;
    assert_eq!(ada.post("me/tokens", json!({"label": "x", "scopes": ["read"]})).await.code(), "not_regular");
    ada.become_regular("Ada").await;
    for body in [
        json!({"label": "x", "scopes": []}),
        json!({"label": "x", "scopes": ["rule"]}),
        json!({"scopes": ["read"]}),
    ] {
        assert_eq!(ada.post("me/tokens", body.clone()).await.code(), "bad_request", "{body}");
    }
    let (reader, _) = Program::of(&mut ada, &["read"], None).await;
    let (player, id) = Program::of(&mut ada, &["read", "play"], None).await;
    assert_eq!(reader.get("me").await.good()["name"], "Ada");

    // Laid by the program, played by the program.
    let body = json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"bot": "random"}], "options": {"rounds": 1}, "start": true});
    assert_eq!(reader.post("tables", body.clone()).await.code(), "not_by_token");
    let table = player.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    let mut watching = reader.page(&table).await;
    let decide =
        json!({"t": "decide", "id": "1", "epoch": 0, "on": watching.number(), "decision": {"do": "done"}});
    assert_eq!(refusal(&mut watching, decide).await, "not_by_token");
    assert_eq!(refusal(&mut watching, json!({"t": "give_up", "id": "2"})).await, "not_by_token");
    let mut page = player.page(&table).await;
    assert_eq!(refusal(&mut page, json!({"t": "chat", "text": "beep"})).await, "not_by_token");
    assert_eq!(refusal(&mut page, json!({"t": "react", "reaction": "laugh"})).await, "not_by_token");
    let mut pages = [page];
    while !pages[0].is_over() {
        while !pages[0].is_asked() && !pages[0].is_over() {
            pages[0].next().await;
        }
        play_on(&mut pages, &mut dice(3), 1).await;
    }
    assert_eq!(ada.get("me/tables").await.good()["tables"][0]["id"], table.as_str(), "it is Ada's match");
    player.get(&format!("tables/{table}/record")).await.good();
    let (talker, _) = Program::of(&mut ada, &["read", "talk"], None).await;
    let mut page = talker.page(&table).await;
    page.send(json!({"t": "chat", "text": "beep"})).await;
    page.until(|message| message["t"] == "chat").await;

    // The list says when; the secret is shown once, and is nowhere in the file.
    let tokens = ada.get("me/tokens").await.good();
    assert_eq!(tokens["tokens"][0]["scopes"], json!(["read"]));
    assert!(tokens["tokens"].as_array().unwrap().iter().all(|token| token["used_s"].is_number()), "{tokens}");
    assert!(!tokens.to_string().contains("rat_"));
    let scratch = house.close().await;
    let file = std::fs::read(scratch.data()).unwrap();
    let secret = player.secret.strip_prefix("rat_").unwrap().as_bytes();
    assert!(!file.windows(secret.len()).any(|bytes| bytes == secret));

    // Revoked: nothing more, and the sockets are closed.
    let house = House::at(scratch, |_| ()).await;
    let mut ada = Device::of(ada.guest.at(house.addr));
    let player = Program { addr: house.addr, ..player };
    let mut page = player.page(&table).await;
    let mut others = Program { addr: house.addr, ..reader.clone() }.page(&table).await;
    let mut stranger = Device::new(&house).await;
    stranger.become_regular("Stranger").await;
    assert_eq!(stranger.delete(&format!("me/tokens/{id}")).await.status, 404);
    ada.delete(&format!("me/tokens/{id}")).await.good();
    assert_eq!(page.until(|message| message["t"] == "bye").await["code"], "bad_token");
    assert_eq!((player.get("me").await.status, player.get("me").await.code()), (401, "bad_token".into()));
    others.send(json!({"t": "ping"})).await;
    others.until(|message| message["t"] == "pong").await;
    house.close().await;
}

/// Whatever is a person's own no token opens, whatever its scopes; and every route that it opens stands in one list.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_token_opens_what_is_a_persons_own() {
    let house = House::open().await;
    let mut ada = Device::new(&house).await;
    ada.become_regular("Ada").await;
    let (program, id) = Program::of(&mut ada, &["read", "play", "talk"], None).await;
    let bot =
        ada.post("me/bots", json!({"name": "Robbie"})).await.good()["guest"].as_str().unwrap().to_owned();
    let (robbie, _) = Program::of(&mut ada, &["read", "play", "talk"], Some(&bot)).await;
    let own = [
        ("POST", "me", "{}"),
        ("PATCH", "me", r#"{"name": "Eve"}"#),
        ("GET", "me/keys", "{}"),
        ("POST", "me/keys/offer", "{}"),
        ("POST", "me/keys", "{}"),
        ("DELETE", "me/keys/00", "{}"),
        ("POST", "me/codes", "{}"),
        ("DELETE", "me/sessions", "{}"),
        ("DELETE", "me/sessions/0000000000000000", "{}"),
        ("GET", "me/tokens", "{}"),
        ("POST", "me/tokens", r#"{"label": "more", "scopes": ["read"]}"#),
        ("DELETE", &format!("me/tokens/{id}"), "{}"),
        ("GET", "me/bots", "{}"),
        ("POST", "me/bots", r#"{"name": "Eve"}"#),
        ("DELETE", &format!("me/bots/{bot}"), "{}"),
        ("GET", "me/let-in", "{}"),
        ("POST", "me/let-in", "{}"),
        ("POST", "me/let-in/open", r#"{"number": 10}"#),
        ("POST", "me/bring", r#"{"token": ""}"#),
        ("GET", "me/export", "{}"),
        ("POST", "me/erase", r#"{"name": "Ada"}"#),
        ("POST", "sign-out", "{}"),
        ("POST", "reports", "{}"),
    ];
    for (method, path, body) in own {
        for program in [&program, &robbie] {
            let answer = program.ask(method, path, serde_json::from_str(body).unwrap()).await;
            assert_eq!((answer.status, answer.code()), (403, "not_by_token".into()), "{method} {path}");
        }
    }
    // Who comes with a token is not whoever the cookie says; a bad one is nobody.
    let mut both = ada.guest.head();
    both.push(format!("Authorization: Bearer {}", robbie.secret));
    assert_eq!(request(house.addr, "GET", "/api/v1/me", &both, b"").await.good()["name"], "Robbie");
    let mut bad = ada.guest.head();
    bad.push("Authorization: Bearer rat_00000000000000000000000000000000".to_owned());
    assert_eq!(request(house.addr, "GET", "/api/v1/me", &bad, b"").await.code(), "bad_token");
    // A page elsewhere: with a token it may, as programs do; with the cookie it may not, whatever it writes beside it.
    let elsewhere = ["Origin: http://evil.example".to_owned(), "Sec-Fetch-Site: cross-site".to_owned()];
    let with = |head: Vec<String>| [head, elsewhere.to_vec()].concat();
    let table = ada.guest.new_table(2, json!({})).await;
    let sit = format!("/api/v1/tables/{table}/sit");
    assert_eq!(request(house.addr, "POST", &sit, &with(program.head()), b"{}").await.status, 200);
    assert_eq!(
        request(house.addr, "POST", &sit, &with(ada.guest.head()), b"{}").await.code(),
        "foreign_origin"
    );
    assert_eq!(request(house.addr, "POST", &sit, &with(bad.clone()), b"{}").await.code(), "bad_token");
    let out = "/api/v1/sign-out";
    assert_eq!(
        request(house.addr, "POST", out, &with(both), b"{}").await.code(),
        "foreign_origin",
        "no token opens that"
    );
    assert_eq!(ada.get("me").await.status, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_account_has_a_name_of_its_own_and_goes_nowhere_unasked() {
    let house = House::open().await;
    let mut ada = Device::new(&house).await;
    assert_eq!(ada.post("me/bots", json!({"name": "Robbie"})).await.code(), "not_regular");
    ada.become_regular("Ada").await;
    for taken in ["ada", "АDА"] {
        assert_eq!(ada.post("me/bots", json!({"name": taken})).await.code(), "name_taken", "{taken}");
    }
    let bot =
        ada.post("me/bots", json!({"name": "Robbie"})).await.good()["guest"].as_str().unwrap().to_owned();
    let mut other = Device::new(&house).await;
    let offer = other.post("me/keys/offer", json!({"name": "R0bbie"})).await;
    assert_eq!(offer.code(), "name_taken", "nobody is called like it");
    assert_eq!(
        other.post("sign-in/code", json!({"name": "Robbie", "code": "0000-0000-0000-0000"})).await.code(),
        "bad_key"
    );
    other.become_regular("Olga").await;
    let stolen = json!({"label": "x", "scopes": ["read"], "bot": bot});
    assert_eq!(other.post("me/tokens", stolen).await.status, 404, "another's");
    assert_eq!(other.delete(&format!("me/bots/{bot}")).await.status, 404);

    let (robbie, _) = Program::of(&mut ada, &["read", "play", "talk"], Some(&bot)).await;
    let me = robbie.get("me").await.good();
    assert_eq!((&me["name"], &me["is_bot"], &me["guest"]), (&json!("Robbie"), &json!(true), &json!(bot)));
    let public = other.guest.new_table(2, json!({})).await;
    let body = json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"open": true}]});
    let private = other.post("tables", body.clone()).await.good();
    for (path, body) in [
        ("tables".to_owned(), body),
        (format!("tables/{public}/sit"), json!({})),
        ("invites".to_owned(), json!({"code": private["invite"]})),
        (format!("tables/{public}/start"), json!({})),
        (format!("tables/{public}/rematch"), json!({})),
    ] {
        let answer = robbie.post(&path, body).await;
        assert_eq!((answer.status, answer.code()), (403, "unasked".into()), "{path}");
    }
    assert_eq!(robbie.get(&format!("tables/{public}/socket")).await.code(), "unasked", "nor does it look on");

    // At most five, and twenty tokens.
    for number in 2..=5 {
        ada.post("me/bots", json!({"name": format!("Robbie {}", "I".repeat(number))})).await.good();
    }
    assert_eq!(ada.post("me/bots", json!({"name": "One more"})).await.code(), "too_many");
    for _ in 1..20 {
        Program::of(&mut ada, &["read"], None).await;
    }
    let more = ada.post("me/tokens", json!({"label": "x", "scopes": ["read"]})).await;
    assert_eq!(more.code(), "too_many");
    let export = ada.get("me/export").await.good();
    assert_eq!(
        (export["tokens"].as_array().unwrap().len(), export["bot_accounts"].as_array().unwrap().len()),
        (20, 5)
    );
    // With its owner goes the bot: kept out, or erased.
    keeper(&house, json!({"do": "ban", "who": "Ada", "hours": 1, "words": ""})).await;
    assert_eq!(robbie.get("me").await.code(), "banned");
    keeper(&house, json!({"do": "unban", "who": "Ada", "words": ""})).await;
    assert_eq!(
        keeper(&house, json!({"do": "show", "who": "robbie"})).await["people"][0]["bot_of"],
        ada.guest.id
    );
    assert_eq!(ada.delete(&format!("me/bots/{bot}")).await.good()["bots"].as_array().unwrap().len(), 4);
    assert_eq!(robbie.get("me").await.code(), "bad_token");
    assert_eq!(ada.post("me/erase", json!({"name": "Ada"})).await.status, 204);
    for query in [
        "SELECT count(*) FROM tokens",
        "SELECT count(*) FROM guests WHERE name LIKE 'Robbie%' OR owner IS NOT NULL",
    ] {
        assert_eq!(count(&house.scratch, query).await, 0, "{query}");
    }
    house.close().await;
}

async fn said(bell: &mut Page, what: &str) -> Value {
    bell.until(|message| message["t"] == what).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_asks_a_bot_by_its_name_and_it_sits_down_or_does_not() {
    let house = House::open().await;
    let mut owner = Device::new(&house).await;
    owner.become_regular("Owner").await;
    let account =
        owner.post("me/bots", json!({"name": "Robbie"})).await.good()["guest"].as_str().unwrap().to_owned();
    let (robbie, _) = Program::of(&mut owner, &["read", "play", "talk"], Some(&account)).await;
    let (host, other) = (house.guest().await, house.guest().await);
    let body =
        json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"open": true}], "options": {"rounds": 1}});
    let table = host.post("tables", body.clone()).await.good()["id"].as_str().unwrap().to_owned();
    let ask = format!("tables/{table}/challenge");
    let by_name = |name: &str| json!({"seat": 1, "name": name});
    assert_eq!(host.post(&ask, by_name("Robbie")).await.code(), "not_here", "it is not in the house");
    let (mut hosts_bell, _) = host.bell().await;
    let mut bell = robbie.bell().await;
    assert_eq!(other.post(&ask, by_name("Robbie")).await.code(), "not_found", "a private table");
    for (body, code) in [
        (by_name("Nobody"), "unknown_bot"),
        (by_name("Owner"), "unknown_bot"),
        (json!({"seat": 0, "name": "Robbie"}), "seat_taken"),
        (json!({"seat": 7, "name": "Robbie"}), "bad_seats"),
    ] {
        assert_eq!(host.post(&ask, body.clone()).await.code(), code, "{body}");
    }

    // It declines, and the host is told.
    host.post(&ask, by_name("robbie")).await.good();
    let challenge = said(&mut bell, "challenged").await["challenge"].clone();
    assert_eq!(
        (&challenge["table"], &challenge["seat"], &challenge["by"]),
        (&json!(table), &json!(1), &json!(host.name))
    );
    let answer =
        |challenge: &Value, how: &str| format!("challenges/{}/{how}", challenge["id"].as_str().unwrap());
    assert_eq!(
        other.post(&answer(&challenge, "accept"), json!({})).await.code(),
        "not_found",
        "whoever was not asked"
    );
    assert_eq!(robbie.post(&answer(&challenge, "decline"), json!({})).await.status, 204);
    assert_eq!(said(&mut hosts_bell, "declined").await["challenge"], challenge);
    assert_eq!(
        robbie.post(&answer(&challenge, "accept"), json!({})).await.code(),
        "not_found",
        "answered is answered"
    );

    // It accepts, and plays over the same socket as everybody, marked for what it is.
    host.post(&ask, by_name("Robbie")).await.good();
    let challenge = said(&mut bell, "challenged").await["challenge"].clone();
    let info = robbie.post(&answer(&challenge, "accept"), json!({})).await.good();
    assert_eq!((&info["seats"][1]["name"], &info["seats"][1]["is_bot"]), (&json!("Robbie"), &json!(true)));
    assert_eq!(host.post(&ask, by_name("Robbie")).await.code(), "seat_taken");
    host.post(&format!("tables/{table}/start"), json!({})).await.good();
    assert_eq!(host.post(&ask, by_name("Robbie")).await.code(), "already_started");
    let mut pages = [host.page(&table).await, robbie.page(&table).await];
    pages[1].send(json!({"t": "chat", "text": "beep"})).await;
    assert_eq!(said(&mut pages[0], "chat").await["said"]["is_bot"], true);
    play_on(&mut pages, &mut dice(7), 2_000).await;
    assert!(pages[0].is_over());
    assert_eq!(host.get("me/tables").await.good()["tables"][0]["seats"][1]["is_bot"], true);

    // A host asks at a table of their own; what was asked for a seat that is taken meanwhile is refused.
    let public = other.new_table(2, json!({})).await;
    let ask = format!("tables/{public}/challenge");
    assert_eq!(host.post(&ask, by_name("Robbie")).await.code(), "not_host");
    other.post(&ask, by_name("Robbie")).await.good();
    let challenge = said(&mut bell, "challenged").await["challenge"].clone();
    host.post(&format!("tables/{public}/sit"), json!({})).await.good();
    assert_eq!(robbie.post(&answer(&challenge, "accept"), json!({})).await.code(), "seat_taken");
    // It looks for nobody by itself; a program that acts for a person may, if it may play.
    assert_eq!(refusal(&mut bell, json!({"t": "seek", "game": "ratland"})).await, "unasked");
    let (reader, _) = Program::of(&mut owner, &["read"], None).await;
    assert_eq!(
        refusal(&mut reader.bell().await, json!({"t": "seek", "game": "ratland"})).await,
        "not_by_token"
    );
    let (player, _) = Program::of(&mut owner, &["read", "play"], None).await;
    let mut seeking = player.bell().await;
    seeking.send(json!({"t": "seek", "game": "ratland"})).await;
    said(&mut seeking, "sought").await;
    // What everybody is told comes over the bell too.
    keeper(&house, json!({"do": "announce", "text": "Swept at ten.", "minutes": 5})).await;
    assert_eq!(said(&mut bell, "announced").await["announcement"]["text"], "Swept at ten.");
    let mut late = robbie.bell().await;
    assert_eq!(said(&mut late, "announced").await["announcement"]["text"], "Swept at ten.");
    // And whoever is kept out hears nothing more.
    keeper(&house, json!({"do": "ban", "who": "Owner", "hours": null, "words": ""})).await;
    assert_eq!(said(&mut bell, "bye").await["code"], "banned");
    house.close().await;
}
