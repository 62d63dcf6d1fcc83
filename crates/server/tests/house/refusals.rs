//! Whatever is refused has the same body: a code of the closed set, and words for whoever writes a client.

use crate::client::{Answer, House, PATIENCE, read_answer, request};
use serde_json::{Value, json};
use server::limits;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Error;

fn is_refusal(what: &str, answer: &Answer, status: u16, code: &str) {
    assert_eq!(answer.status, status, "{what}: {answer:?}");
    assert!(answer.head.contains("content-type: application/json"), "{what}: {}", answer.head);
    let body: Value = serde_json::from_slice(&answer.body).unwrap_or_else(|_| panic!("{what}: {answer:?}"));
    let fields: Vec<_> = body.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(fields, ["code", "reason"], "{what}");
    assert_eq!(body["code"], code, "{what}: {body}");
    let reason = body["reason"].as_str().unwrap();
    assert!(reason.len() > 5 && reason.chars().count() <= host::limits::QUOTED + 3, "{what}: {reason}");
}

const UPGRADE: [&str; 4] = [
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
];

#[tokio::test]
async fn whatever_is_refused_says_so_in_json() {
    let house = House::open().await;
    let guest = house.guest().await;
    let table = guest.new_table(2, json!({})).await;
    let at = |part: &str| format!("/api/v1/tables/{table}{part}");
    let (cookie, json) = (format!("Cookie: {}", guest.cookie), "Content-Type: application/json".to_owned());
    let ask = async |method: &str, path: &str, head: &[&str], body: &[u8]| {
        let head: Vec<String> = head.iter().map(|line| (*line).to_owned()).collect();
        request(house.addr, method, path, &head, body).await
    };
    let own = [cookie.as_str(), json.as_str()];
    let (long, long_record) = (vec![b' '; limits::BODY + 1], vec![b' '; limits::RECORD + 1]);
    let long_name = format!("{{\"name\":\"{}\"}}", "x".repeat(10_000));

    // What is not there.
    for (method, path) in [
        ("GET", "/api/v1/nothing"),
        ("POST", "/api/v1/nothing"),
        ("DELETE", "/api/v1/nothing/at/all"),
        ("GET", "/api/"),
        ("GET", "/api/v2/games"),
        ("GET", "/missing.js"),
        ("GET", "/assets/missing.css"),
        ("GET", "/metrics"),
        ("GET", "/api/v1/games/chess/box"),
        ("GET", "/api/v1/tables/short"),
        ("GET", "/api/v1/tables/%ff%fe"),
        ("GET", "/api/v1/tables/0000000000000000/frames"),
    ] {
        is_refusal(path, &ask(method, path, &own, b"").await, 404, "not_found");
    }
    // Not with this method.
    for (method, path) in [
        ("DELETE", "/api/v1/me"),
        ("PUT", "/api/v1/tables"),
        ("OPTIONS", "/api/v1/me"),
        ("POST", "/healthz"),
        ("POST", "/"),
        ("PUT", "/index.html"),
        ("TRACE", "/some/page"),
        ("GET", "/api/v1/invites"),
        ("POST", &at("/socket")),
    ] {
        is_refusal(&format!("{method} {path}"), &ask(method, path, &own, b"").await, 400, "bad_request");
    }
    // Bodies: too large, of another kind, no JSON, no such field, not what the field takes.
    is_refusal("a long body", &ask("POST", "/api/v1/me", &own, &long).await, 413, "too_large");
    is_refusal("a long record", &ask("POST", "/api/v1/records", &own, &long_record).await, 413, "too_large");
    for kind in ["Content-Type: text/plain", "Content-Type: application/x-www-form-urlencoded", "X-None: 1"] {
        let answer = ask("POST", "/api/v1/me", &[&cookie, kind], b"{\"name\":\"Ada\"}").await;
        is_refusal(kind, &answer, 400, "bad_request");
    }
    for body in
        ["{", "[]", "null", "\"a\"", "{\"name\":1}", "{\"nom\":\"Ada\"}", "\u{7f}", "{\"name\":\"a\"}}"]
    {
        is_refusal(body, &ask("POST", "/api/v1/me", &own, body.as_bytes()).await, 400, "bad_request");
    }
    is_refusal(
        "no UTF-8",
        &ask("POST", "/api/v1/me", &own, b"{\"name\":\"\xff\"}").await,
        400,
        "bad_request",
    );
    is_refusal("a long name", &ask("PATCH", "/api/v1/me", &own, long_name.as_bytes()).await, 400, "bad_name");
    is_refusal("no record", &ask("POST", "/api/v1/records", &own, b"cheese").await, 400, "bad_record");
    // Queries.
    for query in ["from=x", "from=-1", "count=99999999999", "from=1&from=2"] {
        let answer = ask("GET", &at(&format!("/frames?{query}")), &own, b"").await;
        is_refusal(query, &answer, 400, "bad_request");
    }
    let flaws = "/api/v1/games/ratapolis/flaws";
    is_refusal("no drawing", &ask("GET", flaws, &own, b"").await, 400, "bad_request");
    // Sockets that are none.
    is_refusal("no upgrade", &ask("GET", &at("/socket"), &own, b"").await, 400, "bad_request");
    for (left_out, _) in UPGRADE.iter().enumerate() {
        let mut head: Vec<&str> = UPGRADE.to_vec();
        head.remove(left_out);
        head.push(&cookie);
        let answer = ask("GET", &at("/socket"), &head, b"").await;
        is_refusal(&format!("without {}", UPGRADE[left_out]), &answer, 400, "bad_request");
    }
    is_refusal("nobody", &ask("GET", &at("/socket"), &UPGRADE, b"").await, 401, "no_guest");
    let head = [&UPGRADE[..], &[&cookie]].concat();
    let absent = ask("GET", "/api/v1/tables/0000000000000000/socket", &head, b"").await;
    is_refusal("an absent table's socket", &absent, 404, "not_found");
    // Who may not.
    is_refusal("nobody", &ask("POST", "/api/v1/tables", &[&json], b"{}").await, 401, "no_guest");
    let foreign = ask("POST", &at("/sit"), &[&cookie, "Origin: http://evil.example"], b"").await;
    is_refusal("another page", &foreign, 403, "foreign_origin");
    is_refusal("two hosts", &ask("GET", "/healthz", &["Host: other"], b"").await, 400, "bad_request");
    house.close().await;
}

/// What hyper refuses before it is a request at all, on a fresh line and on one that has been used.
#[tokio::test]
async fn what_cannot_be_read_is_refused_in_json_too() {
    let house = House::open().await;
    let long = format!("GET /healthz HTTP/1.1\r\nHost: a\r\nX-Long: {}\r\n\r\n", "x".repeat(20_000));
    let many = format!("GET /healthz HTTP/1.1\r\nHost: a\r\n{}\r\n", "X-One: 1\r\n".repeat(200));
    let far = format!("GET /{} HTTP/1.1\r\nHost: a\r\n\r\n", "x".repeat(70_000));
    for (what, head, status, code) in [
        ("a long head", long.as_str(), 413, "too_large"),
        ("many headers", &many, 413, "too_large"),
        ("a long address", &far, 413, "too_large"),
        ("no method", "\u{1} / HTTP/1.1\r\nHost: a\r\n\r\n", 400, "bad_request"),
        ("no HTTP", "cheese and wine\r\n\r\n", 400, "bad_request"),
        ("no header", "GET / HTTP/1.1\r\nHost a\r\n\r\n", 400, "bad_request"),
        ("no length", "POST /api/v1/me HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", 400, "bad_request"),
        ("another HTTP", "GET / HTTP/7.0\r\nHost: a\r\n\r\n", 400, "bad_request"),
    ] {
        for used in [false, true] {
            let mut stream = TcpStream::connect(house.addr).await.unwrap();
            if used {
                stream.write_all(b"GET /api/v1/nothing HTTP/1.1\r\nHost: a\r\n\r\n").await.unwrap();
                let (mut answer, mut byte) = (Vec::new(), [0]);
                while !answer.ends_with(b"\"}") {
                    stream.read_exact(&mut byte).await.unwrap();
                    answer.push(byte[0]);
                }
                is_refusal("nothing", &read_answer(&answer), 404, "not_found");
            }
            // A house that has heard enough answers, and closes, before it has heard all.
            drop(stream.write_all(head.as_bytes()).await);
            let mut bytes = Vec::new();
            drop(tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.unwrap());
            is_refusal(what, &read_answer(&bytes), status, code);
        }
    }
    house.close().await;
}

#[tokio::test]
async fn whoever_runs_into_a_limit_is_told_so_in_json() {
    let house = House::with(|config| {
        config.rates.requests_per_second = 1;
        config.rates.request_burst = 8;
        config.rates.guests_per_minute = 1;
        config.rates.guest_burst = 1;
        config.rates.tables_per_minute = 1;
        config.rates.sockets_per_address = 0;
    })
    .await;
    let guest = house.guest().await;
    let table = guest.new_table(2, json!({})).await;
    let body = json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"open": true}]});
    is_refusal("another table", &guest.post("tables", body).await, 429, "too_fast");
    is_refusal("another guest", &request(house.addr, "POST", "/api/v1/me", &[], b"").await, 429, "too_fast");
    let Err(Error::Http(socket)) = guest.try_connect(&table).await else { panic!("let in") };
    let failure: Value = serde_json::from_slice(socket.body().as_deref().unwrap()).unwrap();
    assert_eq!((socket.status().as_u16(), &failure["code"]), (429, &json!("too_many")));
    let flood = loop {
        let answer = guest.get("games").await;
        if answer.status != 200 {
            break answer;
        }
    };
    is_refusal("a flood", &flood, 429, "too_fast");
    house.close().await;
}
