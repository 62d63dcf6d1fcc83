//! Reports, tables without talk, and guests whom the host sends away.

use crate::client::{House, Page, until};
use crate::keeper::{count, keeper, refused};
use crate::playing::{seated, seated_private};
use serde_json::{Value, json};
use server::Rates;

/// Says something, and the number of the line.
async fn says(page: &mut Page, text: &str) -> u64 {
    page.send(json!({"t": "chat", "text": text})).await;
    let said = page.until(|message| message["t"] == "chat" && message["said"]["text"] == text).await;
    said["said"]["number"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_or_a_line_is_reported_by_whoever_sees_it_and_closed_by_the_keeper() {
    let house = House::open().await;
    let (table, guests, mut pages) = seated_private(&house, 2, json!({})).await;
    let line = says(&mut pages[1], "you smell of cat").await;
    let report = |words: &str| json!({"table": table, "said": line, "words": words});
    let stranger = house.guest().await;
    assert_eq!(stranger.post("reports", report("")).await.code(), "not_found", "whoever may not hear it");
    assert_eq!(
        guests[0].post("reports", json!({"table": table, "said": line + 1})).await.code(),
        "not_found"
    );
    assert_eq!(
        guests[0].post("reports", json!({"table": "0000000000000000", "said": 1})).await.code(),
        "not_found"
    );
    assert_eq!(guests[0].post("reports", json!({"guest": "0000000000000000"})).await.code(), "not_found");
    for body in [
        json!({}),
        json!({"table": table}),
        json!({"guest": guests[1].id, "said": 1}),
        json!({"guest": guests[1].id, "words": "x".repeat(501)}),
    ] {
        assert_eq!(guests[0].post("reports", body.clone()).await.code(), "bad_request", "{body}");
    }
    // The same thing twice is one report, while nobody has looked at it.
    for words in ["rude", "very rude"] {
        assert_eq!(guests[0].post("reports", report(words)).await.status, 204);
    }
    assert_eq!(
        stranger.post("reports", json!({"guest": guests[1].id, "words": "that name"})).await.status,
        204
    );
    let all = keeper(&house, json!({"do": "reports", "all": false})).await["reports"].clone();
    assert_eq!(all.as_array().unwrap().len(), 2, "{all}");
    let (name, talk) = (&all[0], &all[1]);
    assert_eq!(
        (&name["quoted"], &name["table"], &name["reporter"]),
        (&json!(guests[1].name), &Value::Null, &json!(stranger.id))
    );
    assert_eq!(
        (&talk["quoted"], &talk["table"], &talk["words"]),
        (&json!("you smell of cat"), &json!(table), &json!("rude"))
    );
    assert_eq!((&talk["about"], &talk["reporter"]), (&json!(guests[1].id), &json!(guests[0].id)));

    let close = |number: &Value| json!({"do": "close_report", "number": number, "words": "muted for a day"});
    keeper(&house, close(&talk["number"])).await;
    assert!(refused(&house, close(&talk["number"])).await.contains("no open report"));
    let open = keeper(&house, json!({"do": "reports", "all": false})).await["reports"].clone();
    assert_eq!(open.as_array().unwrap().len(), 1);
    let all = keeper(&house, json!({"do": "reports", "all": true})).await["reports"].clone();
    assert_eq!(all[1]["outcome"], "muted for a day");
    let audit = keeper(&house, json!({"do": "audit", "last": 1})).await["audit"][0].clone();
    assert_eq!((&audit["act"], &audit["about"]), (&json!("close-report"), &json!(guests[1].id)));

    // With the person goes what was reported of them, and as whom they reported.
    guests[0].post("reports", json!({"guest": stranger.id})).await;
    keeper(&house, json!({"do": "erase", "who": guests[1].id, "words": ""})).await;
    keeper(&house, json!({"do": "erase", "who": guests[0].id, "words": ""})).await;
    let left = keeper(&house, json!({"do": "reports", "all": true})).await["reports"].clone();
    assert_eq!((left.as_array().unwrap().len(), &left[0]["reporter"]), (1, &Value::Null), "{left}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reports_are_limited_and_those_that_were_looked_at_grow_old() {
    let house = House::with(|config| {
        config.rates = Rates { reports_per_hour: 3, ..Rates::unlimited() };
    })
    .await;
    let (reporter, other) = (house.guest().await, house.guest().await);
    for _ in 0..3 {
        let about = house.guest().await;
        assert_eq!(reporter.post("reports", json!({"guest": about.id})).await.status, 204);
    }
    assert_eq!(reporter.post("reports", json!({"guest": other.id})).await.code(), "too_fast");
    assert_eq!(other.post("reports", json!({"guest": reporter.id})).await.status, 204, "each has their own");
    keeper(&house, json!({"do": "close_report", "number": 1, "words": ""})).await;
    let scratch = house.close().await;
    let house = House::at(scratch, |config| config.ages.reports = std::time::Duration::ZERO).await;
    let reports = async || count(&house.scratch, "SELECT count(*) FROM reports").await;
    until(reports, |reports| *reports == 3).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_may_be_without_talk() {
    let house = House::open().await;
    let host = house.guest().await;
    let seats = json!([{"open": true}, {"bot": "random"}]);
    let body = json!({"game": "rat-a-tat-cat", "seats": seats, "talk": false, "start": true, "options": {"rounds": 1}});
    let table = host.post("tables", body).await.good();
    assert_eq!(table["talk"], false);
    let id = table["id"].as_str().unwrap();
    let mut page = host.page(id).await;
    page.send(json!({"t": "chat", "text": "squeak"})).await;
    assert_eq!(page.until(|message| message["t"] == "refused").await["code"], "no_talk");
    // A drawn word is no talk; and it is the same after the house was opened anew.
    page.send(json!({"t": "react", "reaction": "laugh"})).await;
    page.until(|message| message["t"] == "reacted").await;
    let scratch = house.close().await;
    let house = House::at(scratch, |_| ()).await;
    assert_eq!(host.at(house.addr).get(&format!("tables/{id}")).await.good()["talk"], false);
    let usual = host.at(house.addr).new_table(2, json!({})).await;
    assert_eq!(host.at(house.addr).get(&format!("tables/{usual}")).await.good()["talk"], true);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_sends_somebody_away_before_the_match_starts() {
    let house = House::open().await;
    let (host, rude) = (house.guest().await, house.guest().await);
    let body = json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"open": true}, {"open": true}]});
    let table = host.post("tables", body).await.good();
    let (id, code) = (table["id"].as_str().unwrap(), table["invite"].clone());
    rude.post("invites", json!({"code": code})).await.good();
    rude.post(&format!("tables/{id}/sit"), json!({})).await.good();
    let mut page = rude.page(id).await;
    let away = format!("tables/{id}/send-away");
    assert_eq!(rude.post(&away, json!({"seat": 0})).await.code(), "not_host");
    for seat in [0, 2, 9] {
        assert_eq!(
            host.post(&away, json!({"seat": seat})).await.code(),
            "bad_seats",
            "oneself, nobody, no seat"
        );
    }
    let after = host.post(&away, json!({"seat": 1})).await.good();
    assert_eq!(after["seats"][1]["who"], "empty");
    assert_eq!(page.until(|message| message["t"] == "bye").await["code"], "not_found");
    // Not by the link either, nor after the house was opened anew.
    assert_eq!(rude.post("invites", json!({"code": code})).await.code(), "sent_away");
    let scratch = house.close().await;
    let house = House::at(scratch, |_| ()).await;
    let (host, rude) = (host.at(house.addr), rude.at(house.addr));
    assert_eq!(rude.post("invites", json!({"code": code})).await.code(), "sent_away");
    assert_eq!(rude.post(&format!("tables/{id}/sit"), json!({})).await.code(), "not_found");
    // At a public table whoever was sent away looks on like everybody.
    let public = host.new_table(2, json!({})).await;
    rude.post(&format!("tables/{public}/sit"), json!({})).await.good();
    host.post(&format!("tables/{public}/send-away"), json!({"seat": 1})).await.good();
    assert_eq!(rude.post(&format!("tables/{public}/sit"), json!({})).await.code(), "sent_away");
    rude.page(&public).await;
    // Once it has begun nobody is sent away.
    let (begun, guests, _pages) = seated(&house, 2, json!({})).await;
    assert_eq!(
        guests[0].post(&format!("tables/{begun}/send-away"), json!({"seat": 1})).await.code(),
        "already_started"
    );
    house.close().await;
}
