//! H3: whoever plays against a computer learns nothing from how soon it answers. That sizes, numbers and times follow from what
//! may be known is tried in `oracle.rs` and, without a clock, in `crates/host/tests/tables/stopwatch.rs`.

use crate::client::{House, dice};
use crate::playing::choose;
use games::rat_a_tat_cat::State;
use serde_json::json;
use std::time::Instant;

const BOT: &str = "search-100";

#[tokio::test]
async fn h3_a_computer_never_answers_sooner_than_its_longest_thought_would() {
    let house = House::open().await;
    let guest = house.guest().await;
    let body = json!({"game": "rat-a-tat-cat", "options": {"rounds": 9}, "seats": [{"open": true}, {"bot": BOT}], "start": true});
    let table = guest.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    let mut page = guest.page(&table).await;
    let takes = bots::offered::<State>(BOT).unwrap().takes();
    assert!(takes.as_millis() >= 20, "{takes:?} could not be told from no time");
    let (mut measured, mut dice) = (0, dice(8));
    while measured < 15 && !page.is_over() {
        if !page.is_asked() {
            page.next().await;
            continue;
        }
        let decision = choose(&page.play, &mut dice);
        let alone = page.play["waits"] == json!([0]);
        let asked = Instant::now();
        assert_eq!(page.decide(&decision).await["t"], "ack");
        let told = page.number();
        // Where both are asked at once the computer may have thought for long.
        if alone && page.play["waits"] == json!([1]) {
            page.catch_up(told + 1).await;
            assert!(asked.elapsed() >= takes, "answered after {:?}", asked.elapsed());
            measured += 1;
        }
    }
    assert!(measured > 4, "only {measured} answers were measured");
    house.close().await;
}
