//! W6, the server's half: what people write comes back as JSON and as nothing else, character for character.

use crate::client::{Answer, Guest, House, dice, request};
use crate::playing::{play_on, seated};
use serde_json::{Value, json};

/// Each short enough for a name.
const CORPUS: [&str; 12] = [
    "<script>alert(1)",
    "\"><img src=x onerror=a>",
    "'-alert(1)-'",
    "</script><svg onload=a>",
    "javascript:alert(1)",
    "{{7*7}}${7*7}",
    "<!--",
    "&lt;b&gt;&#x41;",
    "\\u003cscript\\u003e",
    "]]>",
    "%3Cscript%3E",
    "=cmd|' /C calc'!A0",
];

/// Nothing in this answer can be taken for a page, and if it were, nothing in it would run.
fn is_inert(answer: &Answer, what: &str) {
    let head = answer.head.to_ascii_lowercase();
    let line = |name: &str| head.lines().filter_map(|line| line.strip_prefix(name)).collect::<Vec<_>>();
    assert_eq!(line("content-type: "), ["application/json"], "{what}: {}", answer.head);
    assert!(serde_json::from_slice::<Value>(&answer.body).is_ok(), "{what}");
    is_guarded(answer, what);
}

fn is_guarded(answer: &Answer, what: &str) {
    let head = answer.head.to_ascii_lowercase();
    let line = |name: &str| head.lines().filter_map(|line| line.strip_prefix(name)).collect::<Vec<_>>();
    assert_eq!(line("x-content-type-options: "), ["nosniff"], "{what}");
    let policy = line("content-security-policy: ");
    assert_eq!(policy.len(), 1, "{what}");
    assert!(
        policy[0].contains("script-src 'self' 'wasm-unsafe-eval';")
            && policy[0].contains("style-src 'self';"),
        "{what}"
    );
    let rest = policy[0].replace("'wasm-unsafe-eval'", "");
    for word in ["unsafe", "*", "http:", "https:", "blob:", "strict-dynamic", "nonce"] {
        assert!(!rest.contains(word), "{what}: the policy has {word}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn w6_what_people_write_is_served_as_json_and_as_nothing_else() {
    let house = House::open().await;
    let (table, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    let ada = &guests[0];
    for word in CORPUS {
        let head = ada.head();
        let body = json!({"name": word}).to_string();
        let renamed = request(house.addr, "PATCH", "/api/v1/me", &head, body.as_bytes()).await;
        is_inert(&renamed, word);
        assert_eq!(renamed.json()["name"], word);
        for path in ["me".to_owned(), format!("tables/{table}"), "tables".to_owned()] {
            let answer = ada.get(&path).await;
            is_inert(&answer, &format!("{path} {word}"));
            assert!(
                answer.json().to_string().contains(&json!(word).to_string()),
                "{path}: {word} is not there"
            );
        }
        // Whoever is at the table hears the new name as text.
        let told = pages[1].until(|message| message["table"]["seats"][0]["name"] == word).await;
        assert_eq!(told["t"], "table");
    }
    for (page, word) in (0..5).zip(CORPUS) {
        let page = &mut pages[page % 2];
        page.send(json!({"t": "chat", "text": word})).await;
        let heard = page.until(|message| message["said"]["text"] == word).await;
        assert_eq!(heard["t"], "chat");
    }

    // Refusals quote what was asked.
    let refusals = async |guest: &Guest, word: &str| {
        let quoted: String = word.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let seats = json!([{"bot": word}, {"open": true}]);
        vec![
            guest.post("tables", json!({"game": word, "seats": []})).await,
            guest.post("tables", json!({"game": "rat-a-tat-cat", "seats": seats})).await,
            guest.post("tables", json!({"game": "rat-a-tat-cat", "seats": [], word: 1})).await,
            guest
                .post("tables", json!({"game": "rat-a-tat-cat", "seats": [], "options": {word: word}}))
                .await,
            guest.post("records", json!({"format": word})).await,
            guest.post("records", json!({word: word})).await,
            guest.get(&format!("tables/{quoted}")).await,
            guest.get(&format!("tables/{quoted}/qr")).await,
            guest.get(&format!("{quoted}/nothing")).await,
            guest.get(&format!("tables/{table}/frames?eyes={quoted}")).await,
            guest.get(&format!("tables/{table}/frames?count={quoted}")).await,
            guest.get(&format!("tables/{table}/frames?{quoted}=1&from=%ff")).await,
            guest.get("tables/%ff%fe").await,
            guest.post("invites", json!({"code": quoted})).await,
        ]
    };
    for word in CORPUS {
        for (number, answer) in refusals(ada, word).await.iter().enumerate() {
            assert!((400..500).contains(&answer.status), "{word} {number}: {answer:?}");
            is_inert(answer, &format!("{word} {number}"));
            assert!(!answer.code().is_empty(), "{word} {number}: no code");
        }
    }

    // A record in which everybody has such a name.
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(8), 100).await;
    }
    let record = ada.get(&format!("tables/{table}/record")).await;
    is_inert(&record, "a record");
    assert!(record.head.contains("content-disposition: attachment; filename=\"rat-a-tat-cat-"));
    is_inert(&ada.get(&format!("tables/{table}/frames?eyes=truth")).await, "frames");
    for word in CORPUS {
        let mut changed = record.json();
        changed["names"] = json!([word, word]);
        let uploaded =
            request(house.addr, "POST", "/api/v1/records?count=1", &[], changed.to_string().as_bytes()).await;
        is_inert(&uploaded, word);
        assert_eq!(uploaded.json()["names"], json!([word, word]));
    }

    // The page and everything else: the same policy, and nothing of the address in it.
    for path in ["/", "/some/page", "/%3Cscript%3E", "/missing.js", "/healthz", "/metrics", "/api/v1/games"] {
        let answer = request(house.addr, "GET", path, &[], b"").await;
        is_guarded(&answer, path);
        assert!(!String::from_utf8_lossy(&answer.body).contains("<script>alert"), "{path}");
    }
    let qr = ada.get(&format!("tables/{table}/qr")).await;
    is_guarded(&qr, "qr");
    let head = ["Host: \"><script>alert(1)</script>".to_owned(), ada.head()[0].clone()];
    let qr = request(house.addr, "GET", &format!("/api/v1/tables/{table}/qr"), &head, b"").await;
    assert!(!String::from_utf8_lossy(&qr.body).contains("script"), "a drawing has no words");
    house.close().await;
}
