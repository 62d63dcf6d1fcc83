//! A name and a look stay with a guest, and everybody sees them; and what a link to the house shows.

use crate::client::{House, request};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_look_is_seen_by_everybody_and_stays() {
    let mut house = House::open().await;
    let ada = house.guest().await;
    assert_eq!(ada.get("me").await.good()["look"], Value::Null);
    let table = ada.new_table(2, json!({})).await;
    let look = json!({"wears": "cap", "fur": "ginger"});
    let mut page = ada.page(&table).await;
    let head = ada.head();
    let patch = async |body: Value| {
        request(house.addr, "PATCH", "/api/v1/me", &head, body.to_string().as_bytes()).await
    };
    let changed = patch(json!({"look": look})).await.good();
    assert_eq!((&changed["look"], &changed["name"]), (&look, &json!(ada.name)), "the name stays");
    let told = page.until(|message| message["t"] == "table").await;
    assert_eq!(told["table"]["seats"][0]["look"], look);
    assert_eq!(patch(json!({"name": "Ada the second"})).await.good()["look"], look, "the look stays");
    for bad in
        [json!({"look": {"wears": "boots", "fur": "ash"}}), json!({"look": {"wears": "cap"}}), json!({})]
    {
        assert_eq!(patch(bad.clone()).await.status, 400, "{bad}");
    }

    drop(page);
    house = House::at(house.close().await, |_| ()).await;
    let ada = ada.at(house.addr);
    assert_eq!(ada.get("me").await.good()["look"], look);
    let info = ada.get(&format!("tables/{table}")).await.good();
    assert_eq!(info["seats"][0]["look"], look);
    let mine = ada.get("me/tables").await.good();
    assert_eq!(mine["tables"][0]["seats"][0]["look"], look);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_no_name_is_named_in_the_language_that_comes_with_the_request() {
    let house = House::open().await;
    let named = async |language: &str| {
        let head = [format!("Accept-Language: {language}"), "Content-Type: application/json".to_owned()];
        let answer = request(house.addr, "POST", "/api/v1/me", &head, b"{}").await.good();
        answer["name"].as_str().unwrap().to_owned()
    };
    let cyrillic = |name: &str| name.chars().any(|c| ('а'..='я').contains(&c));
    let name = named("ru-RU,ru;q=0.9,en;q=0.8").await;
    assert!(cyrillic(&name), "{name}");
    let name = named("en").await;
    assert!(!cyrillic(&name), "{name}");
    house.close().await;
}
