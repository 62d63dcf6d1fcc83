//! `kill -9` at any instant loses nothing that was acknowledged or shown.

use crate::child::Child;
use crate::client::{Guest, PATIENCE, Page, Scratch, dice};
use crate::damage::{numbers, texts};
use crate::playing::choose;
use crate::sinks::{Came, Sink, web};
use crate::slow::told_by_hook;
use futures_util::SinkExt;
use futures_util::future::join_all;
use games::protocol::WIRE;
use serde_json::{Value, json};
use std::collections::{BTreeSet, VecDeque};
use std::net::SocketAddr;
use table::Dice;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

const TABLES: usize = 200;
const KILLS: usize = 20;
/// Who plays at a slow table, and lays another one before each kill.
const CORRESPONDENTS: usize = 4;
const DAY_S: u32 = server::limits::DAY.as_secs() as u32;
/// Who gives up, and how many tables they have laid before a kill.
const QUITTERS: usize = 10;
const AHEAD: usize = 3;

/// One player with a table of computers, and a perfect memory.
pub(crate) struct Player {
    pub(crate) guest: Guest,
    pub(crate) table: String,
    dice: Dice,
    /// Every notice that was shown, in order from the first.
    shown: Vec<Value>,
    /// The last thing that was acknowledged.
    acked: Option<Value>,
    /// Sent, and not answered yet.
    pending: Option<Value>,
    /// Decisions that were made, each under a name of its own.
    pub(crate) count: u32,
    over: bool,
    /// What could not be stored is said again.
    patient: bool,
}

impl Player {
    pub(crate) async fn new(addr: SocketAddr, number: usize) -> Player {
        Player::of(Guest::new(addr).await, number, None).await
    }

    async fn of(guest: Guest, number: usize, clock_s: Option<u32>) -> Player {
        let body = json!({"game": "rat-a-tat-cat", "options": {"rounds": 50, "memory_aid": true}, "start": true,
            "clock_s": clock_s, "seats": [{"open": true}, {"bot": "random"}, {"bot": "greedy"}]});
        let table = guest.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
        let dice = dice(77_000 + number as u64);
        Player {
            guest,
            table,
            dice,
            shown: Vec::new(),
            acked: None,
            pending: None,
            count: 0,
            over: false,
            patient: false,
        }
    }

    /// Of those whose house may be without its database.
    pub(crate) fn says_again(mut self) -> Player {
        self.patient = true;
        self
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
    pub(crate) async fn play(&mut self, heard: &UnboundedSender<()>) {
        let Ok(socket) = self.guest.try_connect(&self.table).await else { return };
        let mut page = Page::new(socket);
        let hello = json!({"t": "hello", "wire": WIRE, "epoch": 0, "have": self.number()});
        // What was under way when the line broke is said again.
        for message in std::iter::once(&hello).chain(&self.pending) {
            if page.socket.send(Message::text(message.to_string())).await.is_err() {
                return;
            }
        }
        loop {
            let message = page.next().await;
            let _ended = heard.send(());
            if message.get("closed").is_some() {
                return;
            }
            if !message["play"].is_null() {
                self.see(&message["play"]);
            }
            if message["t"] == "ack" {
                self.acked = self.pending.take();
                assert_eq!(self.acked.as_ref().unwrap()["id"], message["id"]);
            }
            if self.patient && message["t"] == "refused" && message["code"] == "storage" {
                return;
            }
            assert_ne!(message["t"], "refused", "{message}");
            if self.pending.is_none() && page.is_asked() && !self.over && self.number() == page.number() {
                self.count += 1;
                let decision = choose(&page.play, &mut self.dice);
                let decide = json!({"t": "decide", "id": format!("k{}", self.count), "epoch": 0,
                    "on": page.number(), "decision": decision});
                self.pending = Some(decide.clone());
                if page.socket.send(Message::text(decide.to_string())).await.is_err() {
                    return;
                }
            }
        }
    }

    /// After the restart: everything is there, nothing twice.
    pub(crate) async fn check(mut self, addr: SocketAddr) -> Player {
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

/// Somebody who gives up one rated match after the other: each is over at once, and must have counted once.
struct Quitter {
    guest: Guest,
    /// Laid, and not given up yet; of the first it may not be known.
    tables: VecDeque<String>,
    /// Those whose end was acknowledged.
    ended: Vec<String>,
}

impl Quitter {
    async fn new(addr: SocketAddr) -> Quitter {
        Quitter { guest: Guest::new(addr).await, tables: VecDeque::new(), ended: Vec::new() }
    }

    async fn lay_tables(mut self) -> Quitter {
        while self.tables.len() < AHEAD {
            let body = json!({"game": "rat-a-tat-cat", "options": {"rounds": 1}, "start": true, "public": true,
                "seats": [{"open": true}, {"bot": "random"}, {"bot": "greedy"}]});
            let table = self.guest.post("tables", body).await.good();
            assert_eq!(table["unrated"], Value::Null);
            self.tables.push_back(table["id"].as_str().unwrap().to_owned());
        }
        self
    }

    /// Until the line breaks, or nothing is left to give up.
    async fn give_up(mut self, heard: UnboundedSender<()>) -> Quitter {
        while let Some(table) = self.tables.front() {
            let Ok(socket) = self.guest.try_connect(table).await else { return self };
            let mut page = Page::new(socket);
            for message in [json!({"t": "hello", "wire": WIRE, "epoch": 0, "have": 0}), Self::enough()] {
                if page.socket.send(Message::text(message.to_string())).await.is_err() {
                    return self;
                }
            }
            loop {
                let message = page.next().await;
                let _ended = heard.send(());
                match message["t"].as_str() {
                    None => return self,
                    Some("ack") => break,
                    Some(other) => assert_ne!(other, "refused", "{message}"),
                }
            }
            self.ended.extend(self.tables.pop_front());
        }
        self
    }

    fn enough() -> Value {
        json!({"t": "give_up", "id": "enough"})
    }

    /// After the restart: what was under way is said again, and done once.
    async fn check(mut self, addr: SocketAddr) -> Quitter {
        self.guest.addr = addr;
        if let Some(table) = self.tables.pop_front() {
            let mut page = self.guest.page(&table).await;
            page.send(Self::enough()).await;
            assert_eq!(page.answer("enough").await["t"], "ack");
            self.ended.push(table);
        }
        let games = self.guest.get("me/ratings").await.good()["games"].clone();
        assert_eq!(games[0]["rating"]["matches"], self.ended.len(), "each match has counted once");
        self
    }
}

/// Whoever is waited for at a slow table was told once, by a letter that is written there once, though computers had to move first
/// and nobody is there; of what was asked before nothing is left.
async fn letters_hold(scratch: &Scratch, hooks: &Sink<Came>, tables: &[String], questions: &[u32]) {
    let mut came = 0;
    let keys = loop {
        // What has come is looked at first: whatever is written after that comes after it, and is waited for.
        let keys: Vec<String> =
            hooks.kept().iter().map(|came| came.json()["key"].as_str().unwrap().to_owned()).collect();
        let letters = "SELECT table_id || '-turn-0-' || made FROM letters JOIN tables ON tables.id = table_id
            WHERE what = 'turn' AND until = deadline AND (waits & 1) = 1";
        let owed: BTreeSet<String> = texts(scratch, letters).await.into_iter().collect();
        if owed.len() == tables.len() && owed.iter().all(|key| keys.contains(key)) {
            break keys;
        }
        came = came.max(keys.len()) + 1;
        hooks.after(came).await;
    };
    let written = numbers(scratch, "SELECT count(*) FROM letters").await;
    assert_eq!(written, [tables.len() as i64], "one letter for each who owes a decision");
    let keys: BTreeSet<&String> = keys.iter().collect();
    for (table, questions) in tables.iter().zip(questions) {
        let of_it = keys.iter().filter(|key| key.starts_with(table.as_str())).count();
        assert!(of_it <= *questions as usize, "{table}: {of_it} letters, asked {questions} times");
    }
}

/// Every match that is over has one result, those of the log; and what they come to is what is written.
async fn results_hold(scratch: &Scratch, ended: usize) {
    let counts = "SELECT (SELECT count(*) FROM tables WHERE phase = 'over'), (SELECT count(*) FROM results),
        (SELECT max(number) FROM results),
        (SELECT count(*) FROM seats JOIN results ON results.table_id = seats.table_id
             JOIN result_seats ON result_seats.number = results.number AND result_seats.seat = seats.seat
             WHERE result_seats.place = seats.place AND result_seats.points = seats.score),
        (SELECT count(*) FROM rating_steps)";
    let found = numbers(scratch, counts).await;
    let ended = ended as i64;
    assert_eq!(found, [ended, ended, ended, 3 * ended, ended]);
    let counted = server::count_again(&scratch.kept_in()).await.unwrap();
    assert_eq!((counted.results, counted.differences), (ended as u64, Vec::new()));
}

async fn until_the_line_breaks(mut player: Player, heard: UnboundedSender<()>) -> Player {
    player.play(&heard).await;
    player
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d1_nothing_that_was_acknowledged_or_shown_is_lost_by_kill_9() {
    let scratch = Scratch::new();
    let mut house = Child::start(&scratch).await;
    let mut players = Vec::new();
    for number in 0..TABLES {
        players.push(Player::new(house.addr, number).await);
    }
    let hooks = web(|_| "200 OK").await;
    for number in 0..CORRESPONDENTS {
        let guest = told_by_hook(house.addr, &format!("Penfriend {number}"), &hooks).await;
        players.push(Player::of(guest, TABLES + number, Some(DAY_S)).await);
    }
    let mut quitters: Vec<Quitter> = join_all((0..QUITTERS).map(|_| Quitter::new(house.addr))).await;
    let mut when = dice(99);
    let mut before = 0;
    let mut unattended = Vec::new();
    for _ in 0..KILLS {
        let (hears, mut heard) = unbounded_channel();
        quitters = join_all(quitters.into_iter().map(Quitter::lay_tables)).await;
        for player in &players[TABLES..] {
            unattended.push(Player::of(player.guest.clone(), 0, Some(DAY_S)).await.table);
        }
        let quitting: Vec<_> =
            quitters.into_iter().map(|quitter| tokio::spawn(quitter.give_up(hears.clone()))).collect();
        let playing: Vec<_> = players
            .into_iter()
            .map(|player| tokio::spawn(until_the_line_breaks(player, hears.clone())))
            .collect();
        // Every page is welcomed; then it is at any instant of the play.
        for _ in 0..TABLES + when.below(2 * TABLES as u32) as usize {
            timeout(PATIENCE, heard.recv()).await.expect("nobody hears anything");
        }
        house.kill();
        players = join_all(playing).await.into_iter().map(Result::unwrap).collect();
        quitters = join_all(quitting).await.into_iter().map(Result::unwrap).collect();
        house = Child::start(&scratch).await;
        let slow = players[TABLES..].iter().map(|player| (player.table.clone(), player.count + 1));
        let (slow, asked): (Vec<String>, Vec<u32>) =
            slow.chain(unattended.iter().map(|table| (table.clone(), 1))).unzip();
        letters_hold(&scratch, &hooks, &slow, &asked).await;
        players = join_all(players.into_iter().map(|player| player.check(house.addr))).await;
        quitters = join_all(quitters.into_iter().map(|quitter| quitter.check(house.addr))).await;
        results_hold(&scratch, quitters.iter().map(|quitter| quitter.ended.len()).sum()).await;
        let shown: usize = players.iter().map(|player| player.shown.len()).sum();
        assert!(shown > before, "nothing was played between two kills");
        before = shown;
    }
    house.kill();
}
