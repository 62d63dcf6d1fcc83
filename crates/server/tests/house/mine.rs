//! Somebody's own tables are found again: whose turn it is, how it ended, and nobody else's.

use crate::client::{Guest, House, dice};
use crate::damage::database;
use crate::playing::{choose, play_on, seated, settle};
use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, Row as _};

async fn mine(guest: &Guest) -> Vec<Value> {
    let answer = guest.get("me/tables").await.good();
    assert_eq!(answer["next"], Value::Null);
    answer["tables"].as_array().unwrap().clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_finds_the_own_tables_and_nobody_elses() {
    let house = House::open().await;
    let (over, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(3), 100).await;
    }
    let end = pages[0].play["end"].clone();
    let (ada, bo) = (&guests[0], &guests[1]);
    let body = json!({"game": "rat-a-tat-cat", "options": {"rounds": 1}, "start": true,
        "seats": [{"open": true}, {"bot": "random"}]});
    let private = ada.post("tables", body).await.good()["id"].clone();
    let open = ada.new_table(3, json!({})).await;

    let found = mine(ada).await;
    let ids: Vec<_> = found.iter().map(|table| table["id"].clone()).collect();
    assert_eq!(ids, [json!(open), private, json!(over)], "what is not over comes first, each newest first");
    assert_eq!((&found[0]["phase"], &found[0]["waits"]), (&json!("open"), &json!([])));
    assert_eq!((&found[1]["phase"], &found[1]["you"]), (&json!("playing"), &json!(0)));
    assert_eq!(found[1]["seats"][1], json!({"who": "bot", "bot": "random"}));
    assert_eq!(found[2]["result"], json!({"places": end["places"], "scores": end["scores"]}));
    assert_eq!(found[2]["seats"][1]["name"], json!(bo.name));

    let of_bo = mine(bo).await;
    assert_eq!(of_bo.iter().map(|table| table["id"].clone()).collect::<Vec<_>>(), [json!(over)]);
    assert_eq!(of_bo[0]["you"], 1);
    assert_eq!(mine(&house.guest().await).await, [] as [Value; 0]);

    // Whoever stands up has no table there any more.
    ada.post(&format!("tables/{open}/leave"), json!({})).await.good();
    assert_eq!(mine(ada).await.len(), 2);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whose_turn_it_is_is_true_after_every_decision_and_with_nobody_there() {
    let mut house = House::open().await;
    // So many rounds that nobody can end the match in so few decisions, whatever is dealt.
    let (table, guests, mut pages) = seated(&house, 3, json!({"rounds": 5})).await;
    let mut dice = dice(5);
    for _ in 0..12 {
        assert_eq!(mine(&guests[2]).await[0]["waits"], pages[0].play["waits"]);
        let asked = pages.iter().position(|page| page.is_asked()).unwrap();
        let decision = choose(&pages[asked].play, &mut dice);
        assert_eq!(pages[asked].decide(&decision).await["t"], "ack");
        let waits = pages[asked].play["waits"].clone();
        for page in &mut pages {
            while page.play["waits"] != waits {
                page.next().await;
            }
        }
        settle(&mut pages).await;
    }
    let waits = pages[0].play["waits"].clone();
    drop(pages);
    house = House::at(house.close().await, |_| ()).await;
    let found = mine(&guests[1].at(house.addr)).await;
    assert_eq!((&found[0]["id"], &found[0]["waits"]), (&json!(table), &waits));
    house.close().await;
}

async fn page(guest: &Guest, after: &str) -> Value {
    guest.get(&format!("me/tables?count=50{after}")).await.good()
}

/// That the last page costs what the first one costs, the plan of the query says (`store/mine.rs`).
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_matches_are_paged_through_and_none_is_left_out() {
    let house = House::open().await;
    let guest = house.guest().await;
    let mut db = database(&house.scratch).await;
    // Two end at the same moment each time, so that time alone is no order.
    let many = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 9999)";
    let laid = format!(
        "{many} INSERT INTO tables (id, invite, game, rules, options, seats, seed, public, host, phase, started, touched)
         SELECT printf('%016d', i), printf('%026d', i), 'rat-a-tat-cat', 2, '{{}}', 2, zeroblob(32), 0, '{0}',
                'over', 1, 1700000000000 + i / 2 FROM n",
        guest.id
    );
    let sat = format!(
        "{many} INSERT INTO seats (table_id, seat, guest, bot, place, score)
         SELECT printf('%016d', i), 0, '{0}', NULL, 1, 7 FROM n
         UNION ALL SELECT printf('%016d', i), 1, NULL, 'random', 2, 9 FROM n",
        guest.id
    );
    for query in [laid, sat] {
        db.execute(sqlx::AssertSqlSafe(query)).await.unwrap();
    }
    // What orders the list is kept by the data file itself.
    let copied = db.fetch_one("SELECT count(*) FROM seats WHERE live = 0 AND since >= 1700000000000").await;
    assert_eq!(copied.unwrap().get::<i64, _>(0), 20_000);
    db.close().await.unwrap();

    let mut answer = page(&guest, "").await;
    let mut ids = Vec::new();
    loop {
        let tables = answer["tables"].as_array().unwrap();
        ids.extend(tables.iter().map(|table| table["id"].as_str().unwrap().to_owned()));
        let Some(next) = answer["next"].as_str() else { break };
        answer = page(&guest, &format!("&after={next}")).await;
    }
    let newest_first: Vec<_> = (0..10_000).rev().map(|i| format!("{i:016}")).collect();
    assert_eq!(ids, newest_first);
    house.close().await;
}
