//! P3: messages that look like ours and are not. Nothing panics, nothing is the server's fault, everything is answered.

use crate::child::Child;
use crate::client::{Guest, Page, Scratch, dice, request};
use crate::playing::{choose, play_on, seated_at, settle};
use futures_util::SinkExt;
use games::protocol::{ToServer, WIRE};
use serde_json::{Map, Value, json};
use table::Dice;
use tokio_tungstenite::tungstenite::Message;

fn pick<'a, T>(dice: &mut Dice, from: &'a [T]) -> &'a T {
    &from[dice.below(from.len() as u32) as usize]
}

/// A value of any kind, mostly at an edge.
fn anything(dice: &mut Dice, depth: u32) -> Value {
    match dice.below(if depth == 0 { 8 } else { 10 }) {
        0 => Value::Null,
        1 => json!(dice.chance(1, 2)),
        2 => json!(pick(
            dice,
            &[0, 1, -1, 255, 256, i64::from(u32::MAX), i64::from(u32::MAX) + 1, i64::MIN, i64::MAX]
        )),
        3 => json!(u64::MAX),
        4 => json!(pick(dice, &[0.5, -0.0, 1e308, 5e-324])),
        5 => json!(pick(
            dice,
            &["", "0", "true", "null", "\u{0}", "\u{202e}", "🐀", "é\u{301}", "done", "keep", "\u{fffd}"]
        )),
        6 => json!("x".repeat(dice.below(300) as usize)),
        7 => json!("🐀".repeat(dice.below(12) as usize)),
        8 => Value::Array((0..dice.below(4)).map(|_| anything(dice, depth - 1)).collect()),
        _ => {
            let key = |dice: &mut Dice| (*pick(dice, &["t", "do", "slot", "id", "", "x"])).to_owned();
            Value::Object((0..dice.below(4)).map(|_| (key(dice), anything(dice, depth - 1))).collect())
        }
    }
}

fn decision(dice: &mut Dice) -> Value {
    let mut decision = json!({"do": pick(dice, &["done", "ready", "take_discard", "draw_deck", "keep", "reject", "swap",
        "draw", "stop", "peek", "look", "decline", "call", "no_call", "fly"])});
    for field in ["slot", "own", "with", "theirs"] {
        if dice.chance(1, 3) {
            decision["with"][field] =
                if dice.chance(2, 3) { json!(dice.below(7)) } else { anything(dice, 1) };
        }
    }
    if dice.chance(1, 8) {
        decision["with"] = anything(dice, 1);
    }
    decision
}

/// One of every kind of message, more or less.
fn message(dice: &mut Dice, page: &Page, guests: &[Guest]) -> String {
    let mut fields = Map::new();
    let mut put = |name: &str, value: Value| drop(fields.insert(name.to_owned(), value));
    let kind =
        *pick(dice, &["hello", "decide", "decide", "decide", "undo", "hint", "chat", "mute", "ping", "fly"]);
    put("t", json!(kind));
    match kind {
        "hello" => {
            put("wire", json!(WIRE));
            put("epoch", json!(dice.below(3)));
            put("have", json!(dice.below(100)));
        }
        "decide" => {
            put("id", json!(format!("n{}", dice.below(4_000))));
            put("epoch", json!(page.epoch()));
            put("on", json!(page.number() + dice.below(8) / 7));
            let good = page.is_asked() && dice.chance(2, 3);
            put("decision", if good { choose(&page.play, dice) } else { decision(dice) });
        }
        "undo" => put("id", json!(format!("u{}", dice.below(100)))),
        "hint" => {
            put("id", json!(format!("h{}", dice.below(100))));
            put("epoch", json!(page.epoch()));
            put("on", json!(page.number()));
        }
        "chat" => put("text", json!("squeak ".repeat(dice.below(50) as usize))),
        "mute" => {
            put("guest", json!(pick(dice, guests).id));
            put("on", json!(dice.chance(1, 2)));
        }
        _ => (),
    }
    // Two of three are spoiled: a field changed, lost, or one too many.
    let names: Vec<String> = fields.keys().cloned().collect();
    match dice.below(6) {
        0 | 1 => drop(fields.insert(pick(dice, &names).clone(), anything(dice, 3))),
        2 => drop(fields.remove(pick(dice, &names))),
        3 => drop(fields.insert("more".to_owned(), anything(dice, 2))),
        _ => (),
    }
    let mut text = Value::Object(fields).to_string();
    // And one of ten is no JSON any more, or JSON that says a thing twice.
    if dice.chance(1, 10) {
        let at = (0..=dice.below(text.len() as u32) as usize)
            .rev()
            .find(|&at| text.is_char_boundary(at))
            .unwrap_or(0);
        match dice.below(3) {
            0 => text.truncate(at),
            1 => text.insert(at, *pick(dice, &['{', '}', '"', '\\', ',', '\u{0}', '🐀'])),
            _ => text = text.replacen('{', "{\"t\":\"ping\",", 1),
        }
    }
    text
}

fn is_no_message(said: &Value) -> bool {
    said["t"] == "refused" && said["id"].is_null() && said["code"] == "bad_request"
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn p3_whatever_a_page_says_is_answered_and_nothing_panics() {
    let scratch = Scratch::new();
    let house = Child::start(&scratch).await;
    let (table, mut guests, mut pages) = seated_at(house.addr, 3, json!({"rounds": 50})).await;
    guests.push(Guest::new(house.addr).await);
    pages.push(guests[3].page(&table).await);
    let mut dice = dice(61);
    let (mut refused, mut acknowledged) = (0, 0);
    for number in 0..4_000 {
        let index = number % pages.len();
        let text = message(&mut dice, &pages[index], &guests);
        let page = &mut pages[index];
        page.socket.send(Message::text(text.clone())).await.unwrap();
        // A ping tells that all before it was read.
        page.send(json!({"t": "ping"})).await;
        let read = serde_json::from_str::<ToServer>(&text);
        if read.is_err() {
            let answer = page.until(|said| is_no_message(said) || said["t"] == "pong").await;
            assert_eq!(answer["code"], "bad_request", "{text}: {answer}");
        }
        for _ in 0..if matches!(read, Ok(ToServer::Ping {})) { 2 } else { 1 } {
            page.until(|said| said["t"] == "pong").await;
        }
        refused += page.heard.iter().filter(|text| text.starts_with("{\"t\":\"refused\"")).count();
        acknowledged += page.heard.iter().filter(|text| text.starts_with("{\"t\":\"ack\"")).count();
        page.heard.clear();
        // The others read on.
        if number % 40 == 39 {
            for page in &mut pages {
                page.send(json!({"t": "ping"})).await;
                while page.next().await["t"] != "pong" {}
            }
        }
    }
    assert!(refused > 1_500 && acknowledged > 20, "{refused} refused, {acknowledged} acknowledged");
    // As a first word, too.
    for _ in 0..150 {
        let text = message(&mut dice, &pages[0], &guests);
        let mut page = Page::new(guests[3].connect(&table).await);
        page.socket.send(Message::text(text.clone())).await.unwrap();
        let first = page.next().await;
        match serde_json::from_str::<ToServer>(&text) {
            Ok(ToServer::Hello { wire: WIRE, .. }) => assert_eq!(first["t"], "welcome", "{text}"),
            Ok(ToServer::Hello { .. }) => {
                assert_eq!(first, json!({"t": "bye", "code": "old_page"}), "{text}")
            }
            Ok(_) | Err(_) => assert_eq!(first, json!({"t": "bye", "code": "bad_request"}), "{text}"),
        }
    }
    rest(&house, &guests, &table, &mut dice).await;

    // And the table plays on as if nothing had been.
    drop(pages);
    let mut pages = Vec::new();
    for guest in &guests[..3] {
        pages.push(guest.page(&table).await);
    }
    settle(&mut pages).await;
    play_on(&mut pages, &mut dice, 5).await;
    let log = house.kill();
    assert!(!log.contains("panicked") && !log.contains("ERROR"), "{log}");
}

async fn rest(house: &Child, guests: &[Guest], table: &str, dice: &mut Dice) {
    let good = [
        ("PATCH", "me".to_owned(), json!({"name": "Rat"})),
        ("POST", "me".to_owned(), json!({"name": "Rat"})),
        (
            "POST",
            "tables".to_owned(),
            json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"bot": "random"}],
            "options": {"rounds": 3, "deck": "classic"}, "public": false, "clock_s": 30, "start": false}),
        ),
        ("POST", format!("tables/{table}/sit"), json!({"seat": 1})),
        ("POST", format!("tables/{table}/seat"), json!({"seat": 1, "bot": "random"})),
        (
            "POST",
            "records?eyes=0&from=1&count=2".to_owned(),
            json!({"format": "ratskeller-record", "version": 1,
            "game": "rat-a-tat-cat", "rules": 1, "parts": "00", "options": {}, "seats": 2, "names": ["a", "b"],
            "commitment": "00", "seed": null, "decisions": [{"seat": 0, "do": "done"}, {"clock": 4}], "result": null}),
        ),
        ("GET", format!("tables/{table}/frames?eyes=0&from=1&count=2"), Value::Null),
    ];
    for _ in 0..1_200 {
        let (method, path, body) = pick(dice, &good);
        let (mut body, mut path) = (body.clone(), path.clone());
        if let Value::Object(fields) = &mut body {
            let names: Vec<String> = fields.keys().cloned().collect();
            match dice.below(5) {
                0..=2 => drop(fields.insert(pick(dice, &names).clone(), anything(dice, 3))),
                3 => drop(fields.remove(pick(dice, &names))),
                _ => drop(fields.insert("more".to_owned(), anything(dice, 2))),
            }
        }
        if dice.chance(1, 4) {
            let word = *pick(
                dice,
                &["=", "=-1", "=99999999999999999999", "=%ff", "=%00", "=truth", "&eyes=&eyes=", "[]=1"],
            );
            path =
                if path.contains('?') { path.replacen('=', word, 1) } else { format!("{path}?from{word}") };
        }
        let mut bytes = body.to_string().into_bytes();
        if dice.chance(1, 10) {
            bytes.truncate(dice.below(bytes.len() as u32) as usize);
        }
        let guest = pick(dice, guests);
        let answer = request(house.addr, method, &format!("/api/v1/{path}"), &guest.head(), &bytes).await;
        let what = || format!("{method} {path} {}: {answer:?}", String::from_utf8_lossy(&bytes));
        assert!(answer.status < 500, "{}", what());
        assert!(answer.status == 200 || !answer.code().is_empty(), "{}", what());
    }
}
