//! The bot in `examples/` plays a match of every game, from challenge to end. `cargo xtask test examples` runs it, with a Python
//! that has what the bot needs.

use crate::client::{House, PATIENCE};
use crate::people::Device;
use games::GameId;
use serde_json::json;
use std::process::Stdio;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::Command;

/// The Python that runs it.
const PYTHON: &str = "RATSKELLER_PYTHON";
const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs a Python with websockets: cargo xtask test examples"]
async fn the_example_plays_every_game_to_its_end() {
    let python = std::env::var_os(PYTHON).unwrap_or_else(|| "python3".into());
    let house = House::open().await;
    let mut owner = Device::new(&house).await;
    owner.become_regular("Owner").await;
    let bot = owner.post("me/bots", json!({"name": "Robbie"})).await.good()["guest"].clone();
    let token = json!({"label": "examples/bot.py", "scopes": ["read", "play"], "bot": bot});
    let secret = owner.post("me/tokens", token).await.good()["secret"].as_str().unwrap().to_owned();
    let mut process = Command::new(python)
        .arg(BOT)
        .args([&format!("http://{}", house.addr), &secret, "--matches", &GameId::ALL.len().to_string()])
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
    assert_eq!(lines.next_line().await.unwrap().as_deref(), Some("waiting for challenges"));

    // The host gives up at once, and the computer plays on: what is tried is the bot.
    let host = house.guest().await;
    let mut pages = Vec::new();
    for game in GameId::ALL {
        let seats = json!([{"open": true}, {"open": true}, {"bot": "random"}]);
        let options = if game.name() == "rat-a-tat-cat" { json!({"rounds": 2}) } else { json!({}) };
        let table = host
            .post("tables", json!({"game": game.name(), "seats": seats, "options": options}))
            .await
            .good();
        let id = table["id"].as_str().unwrap();
        let mut page = host.page(id).await;
        host.post(&format!("tables/{id}/challenge"), json!({"seat": 1, "name": "Robbie"})).await.good();
        page.until(|message| message["table"]["seats"][1]["name"] == "Robbie").await;
        host.post(&format!("tables/{id}/start"), json!({})).await.good();
        page.send(json!({"t": "give_up", "id": "1"})).await;
        pages.push((game, page));
    }
    for (game, page) in &mut pages {
        while !page.is_over() {
            let message = page.next().await;
            assert!(message.get("closed").is_none(), "{game}: {message}");
        }
    }
    let mut played = Vec::new();
    while let Some(line) = tokio::time::timeout(PATIENCE, lines.next_line()).await.unwrap().unwrap() {
        played.push(line.split(':').next().unwrap_or_default().to_owned());
    }
    assert!(process.wait().await.unwrap().success());
    played.sort();
    let mut games = GameId::ALL.map(|game| game.name().to_owned());
    games.sort();
    assert_eq!(played, games);
    house.close().await;
}
