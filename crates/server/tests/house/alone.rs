//! D7: one process writes a data file, and knows when it has lost it.

use crate::child::Child;
use crate::client::{House, PATIENCE, Scratch, dice};
use crate::playing::{choose, seated};
use serde_json::json;
use server::{CannotOpen, Server};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d7_a_second_process_is_told_who_has_the_file_and_comes_in_when_the_first_was_killed() {
    let scratch = Scratch::new();
    let first = Child::start(&scratch).await;
    let second = Server::open(crate::client::config(&scratch)).await;
    let Err(CannotOpen::Store(why)) = second else { panic!("two houses on one file") };
    let why = why.to_string();
    assert!(why.contains(&format!("process {}", first.pid())), "{why}");
    assert!(why.contains(&first.addr.to_string()) && why.contains("--data"), "{why}");
    // Nothing has happened to the first.
    crate::client::Guest::new(first.addr).await;
    // No goodbye: the lock has died with the process.
    first.kill();
    House::at(scratch, |_| ()).await.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_has_lost_its_file_acknowledges_nothing_and_stops() {
    let house = House::open().await;
    let (_, _, mut pages) = seated(&house, 2, json!({"rounds": 5})).await;
    let aside = house.scratch.0.join("aside.db");
    std::fs::rename(house.scratch.data(), &aside).unwrap();
    let by = pages.iter().position(crate::client::Page::is_asked).unwrap();
    let decision = choose(&pages[by].play, &mut dice(1));
    let (id, message) = pages[by].decide_message(&decision);
    pages[by].send(message).await;
    let (scratch, why) = tokio::time::timeout(PATIENCE, house.stops()).await.unwrap();
    assert!(why.to_string().contains("removed or replaced"), "{why}");
    while pages[by].next().await.get("closed").is_none() {}
    let acknowledged = pages[by].heard.iter().any(|text| text.contains("\"ack\"") && text.contains(&id));
    assert!(!acknowledged, "what was not written is not acknowledged");
    // Put back, it is as it was.
    std::fs::rename(aside, scratch.data()).unwrap();
    House::at(scratch, |_| ()).await.close().await;
}
