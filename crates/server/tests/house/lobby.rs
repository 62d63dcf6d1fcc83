//! What is laid by the hundred and left alone does not fill the lobby.

use crate::client::{Guest, House, until};
use crate::damage::database;
use crate::playing::seated;
use serde_json::json;
use sqlx::{Connection as _, Executor as _};

/// So many tables that nobody is at, all newer than those that are there.
async fn litter(house: &House, like: &str) {
    let mut db = database(&house.scratch).await;
    let numbers =
        "WITH RECURSIVE number (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM number WHERE n < 1000)";
    let id = "substr('0000000000000000' || n, -16)";
    for rows in [
        "tables (id, invite, game, rules, options, seats, seed, public, clock_s, host, phase, touched)
         SELECT ID, ID || '0000000000', game, rules, options, seats, seed, 1, NULL, host, 'open', touched + n
         FROM number, tables WHERE id = ?",
        "seats (table_id, seat) SELECT ID, seat FROM number, seats WHERE table_id = ?",
    ] {
        let query = format!("{numbers} INSERT INTO {}", rows.replace("ID", id));
        sqlx::query(sqlx::AssertSqlSafe(query)).bind(like).execute(&mut db).await.unwrap();
    }
    db.execute("UPDATE tables SET touched = touched - 1000000 WHERE substr(id, 1, 6) <> '000000'")
        .await
        .unwrap();
    db.close().await.unwrap();
}

async fn listed(guest: &Guest) -> Vec<String> {
    let lobby = guest.get("tables").await.good();
    lobby["tables"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn tables_where_somebody_is_come_before_those_where_nobody_is() {
    let house = House::open().await;
    let (among_people, _, _pages) = seated(&house, 2, json!({"rounds": 50})).await;
    let (ada, bob) = (house.guest().await, house.guest().await);
    let body = json!({"game": "rat-a-tat-cat", "start": true, "public": true, "seats": [{"open": true}, {"bot": "random"}]});
    let left_alone = bob.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    let open = ada.new_table(2, json!({})).await;
    litter(&house, &open).await;

    let page = ada.page(&open).await;
    let first = listed(&bob).await;
    assert_eq!(first.len(), server::limits::LOBBY);
    assert_eq!(first[..2], [open.clone(), among_people.clone()]);
    assert!(!first.contains(&left_alone), "a match that its player has left");
    drop(page);
    until(async || listed(&bob).await, |listed| !listed.contains(&open)).await;

    // After a restart nobody is anywhere; the match is still its players'.
    let house = House::at(house.close().await, |_| ()).await;
    let first = listed(&bob.at(house.addr)).await;
    assert_eq!((&first[0], first.contains(&open)), (&among_people, false));
    house.close().await;
}
