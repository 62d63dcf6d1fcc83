//! `kill -9` at any instant loses nothing that was acknowledged or shown.

use crate::child::Child;
use crate::client::{Guest, PATIENCE, Page, Scratch, choose, dice};
use futures_util::future::join_all;
use games::protocol::WIRE;
use serde_json::{Value, json};
use std::net::SocketAddr;
use table::Dice;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::time::timeout;

const TABLES: usize = 200;
const KILLS: usize = 20;
/// One player with a table of computers, and a perfect memory.
struct Player {
    guest: Guest,
    table: String,
    dice: Dice,
    /// Every notice that was shown, in order from the first.
    shown: Vec<Value>,
    /// The last thing that was acknowledged.
    acked: Option<Value>,
    /// Sent, and not answered yet.
    pending: Option<Value>,
    count: u32,
    over: bool,
}

impl Player {
    async fn new(addr: SocketAddr, number: usize) -> Player {
        let guest = Guest::new(addr).await;
        let body = json!({"game": "rat-a-tat-cat", "options": {"rounds": 50, "memory_aid": true}, "start": true,
            "seats": [{"open": true}, {"bot": "random"}, {"bot": "greedy"}]});
        let table = guest.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
        let dice = dice(77_000 + number as u64);
        Player { guest, table, dice, shown: Vec::new(), acked: None, pending: None, count: 0, over: false }
    }

    fn number(&self) -> u32 {
        self.shown.len() as u32
    }

    /// Keeps what was shown, and checks that it continues what was shown before.
    fn see(&mut self, play: &Value) {
        assert_eq!(play["epoch"], 0);
        for told in play["notices"].as_array().unwrap() {
            let number = told["number"].as_u64().unwrap() as usize;
            match self.shown.get(number - 1) {
                Some(before) if before.is_null() => self.shown[number - 1] = told.clone(),
                Some(before) => assert_eq!(before, told, "what was shown has changed"),
                None => {
                    // What was forgotten between two rounds is not told again; a gap is kept as a gap.
                    self.shown.resize(number - 1, Value::Null);
                    self.shown.push(told.clone());
                }
            }
        }
        let number = play["number"].as_u64().unwrap() as u32;
        assert!(number >= self.number(), "shown up to {}, now there are {number}", self.number());
        self.shown.resize(number as usize, Value::Null);
        self.over = !play["end"].is_null();
    }

    /// Plays until the line breaks, and tells of everything it hears.
    async fn play(mut self, heard: UnboundedSender<()>) -> Player {
        let Ok(socket) = self.guest.try_connect(&self.table).await else { return self };
        let mut page = Page::new(socket);
        page.send(json!({"t": "hello", "wire": WIRE, "epoch": 0, "have": self.number()})).await;
        loop {
            let message = page.next().await;
            let _ended = heard.send(());
            if message.get("closed").is_some() {
                return self;
            }
            if !message["play"].is_null() {
                self.see(&message["play"]);
            }
            if message["t"] == "ack" {
                self.acked = self.pending.take();
                assert_eq!(self.acked.as_ref().unwrap()["id"], message["id"]);
            }
            assert_ne!(message["t"], "refused", "{message}");
            if self.pending.is_none() && page.is_asked() && !self.over && self.number() == page.number() {
                self.count += 1;
                let decision = choose(&page.play, &mut self.dice);
                let decide = json!({"t": "decide", "id": format!("k{}", self.count), "epoch": 0,
                    "on": page.number(), "decision": decision});
                self.pending = Some(decide.clone());
                if futures_util::SinkExt::send(
                    &mut page.socket,
                    tokio_tungstenite::tungstenite::Message::text(decide.to_string()),
                )
                .await
                .is_err()
                {
                    return self;
                }
            }
        }
    }

    /// After the restart: everything is there, nothing twice.
    async fn check(mut self, addr: SocketAddr) -> Player {
        self.guest.addr = addr;
        let have = self.number();
        let mut page = self.guest.page_from(&self.table, 0, have).await;
        self.see(&page.play.clone());
        // All that may still be read back is as it was.
        let all = self.guest.page(&self.table).await;
        self.see(&all.play.clone());
        drop(all);
        if let Some(acked) = self.acked.clone() {
            // It is known: answered alike, and nothing more happens by it.
            page.send(acked.clone()).await;
            let answer = page.answer(acked["id"].as_str().unwrap()).await;
            assert_eq!(answer["t"], "ack", "{acked}: {answer}");
        }
        if let Some(pending) = self.pending.take() {
            // It was stored or it was not; sent again it is done once.
            page.send(pending.clone()).await;
            let answer = page.answer(pending["id"].as_str().unwrap()).await;
            assert_eq!(answer["t"], "ack", "{pending}: {answer}");
            self.see(&page.play.clone());
            self.acked = Some(pending);
        }
        self
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d1_nothing_that_was_acknowledged_or_shown_is_lost_by_kill_9() {
    let scratch = Scratch::new();
    let mut house = Child::start(&scratch).await;
    let mut players = Vec::new();
    for number in 0..TABLES {
        players.push(Player::new(house.addr, number).await);
    }
    let mut when = dice(99);
    let mut before = 0;
    for _ in 0..KILLS {
        let (hears, mut heard) = unbounded_channel();
        let playing: Vec<_> =
            players.into_iter().map(|player| tokio::spawn(player.play(hears.clone()))).collect();
        // Every page is welcomed; then it is at any instant of the play.
        for _ in 0..TABLES + when.below(2 * TABLES as u32) as usize {
            timeout(PATIENCE, heard.recv()).await.expect("nobody hears anything");
        }
        house.kill();
        players = join_all(playing).await.into_iter().map(Result::unwrap).collect();
        house = Child::start(&scratch).await;
        players = join_all(players.into_iter().map(|player| player.check(house.addr))).await;
        let shown: usize = players.iter().map(|player| player.shown.len()).sum();
        assert!(shown > before, "nothing was played between two kills");
        before = shown;
    }
    house.kill();
}
