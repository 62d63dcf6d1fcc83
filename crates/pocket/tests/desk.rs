//! A table on a device, through the same JSON as a page would: laid, played, closed and opened again, and written down as a record.
#![allow(clippy::unwrap_used)]

use games::protocol::WIRE;
use games::{AnyRecord, Boxes, GameId, with_game, with_record};
use host::Hostable;
use pocket::Desk;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// A table, whoever thinks for it, and all that was ever written down of it.
struct Device<G: Hostable> {
    table: Desk<G>,
    mind: Desk<G>,
    head: Value,
    lines: Vec<Value>,
    play: Value,
    heard: Vec<Value>,
    /// By which lines each of that was.
    to: Vec<Vec<u64>>,
    orders: Vec<Value>,
    wake: Option<u64>,
    now: u64,
    ids: u32,
}

fn ask<G: Hostable>(desk: &mut Desk<G>, question: &Value) -> Value {
    serde_json::from_str(&desk.hear(question.to_string().as_bytes())).unwrap()
}

fn new_table(game: &str, people: usize) -> Value {
    let seats =
        (0..3).map(|seat| if seat < people { json!({"open": true}) } else { json!({"bot": "random"}) });
    json!({"lay": {
        "table": {"game": game, "seats": seats.collect::<Vec<_>>(), "start": true},
        "fresh": {"id": "0123456789abcdef", "invite": "0123456789abcdef0123456789", "seed": SEED},
        "you": {"guest": "fedcba9876543210", "name": "Ada"},
        "now": 1_000_000,
    }})
}

impl<G: Hostable> Device<G> {
    fn lay() -> Device<G> {
        let mut device = Device::lay_as(&new_table(G::NAME, 1));
        device.hello();
        device
    }

    fn lay_as(asked: &Value) -> Device<G> {
        let mut device = Device {
            table: Desk::default(),
            mind: Desk::default(),
            head: Value::Null,
            lines: Vec::new(),
            play: Value::Null,
            heard: Vec::new(),
            to: Vec::new(),
            orders: Vec::new(),
            wake: None,
            now: 1_000_000,
            ids: 0,
        };
        let told = ask(&mut device.table, asked);
        device.write(&told);
        let kept = device.kept();
        ask(&mut device.mind, &json!({"follow": {"kept": kept}}));
        device.take(&told);
        device
    }

    fn kept(&self) -> Value {
        json!({"head": self.head, "lines": self.lines})
    }

    fn write(&mut self, told: &Value) {
        assert_eq!(told["refused"], Value::Null);
        if let Some(head) = told["table"].get("head") {
            self.head = head.clone();
        }
        let lines = told["lines"].as_array().cloned().unwrap_or_default();
        self.lines.extend(lines);
    }

    fn take(&mut self, told: &Value) {
        let empty = Vec::new();
        for show in told["show"].as_array().unwrap_or(&empty) {
            let said: Value = serde_json::from_str(show["said"].as_str().unwrap()).unwrap();
            if let Some(play) = said.get("play").filter(|play| !play.is_null()) {
                self.play = play.clone();
            }
            self.heard.push(said);
            self.to.push(serde_json::from_value(show["to"].clone()).unwrap());
        }
        for order in told["orders"].as_array().unwrap_or(&empty) {
            match order.get("call_off") {
                Some(number) => self.orders.retain(|order| order["think"]["number"] != *number),
                None => self.orders.push(order.clone()),
            }
        }
        self.wake = told["wake"].as_u64();
    }

    fn happens(&mut self, question: &Value) {
        let told = ask(&mut self.table, question);
        self.write(&told);
        if told["lines"].is_array() {
            assert_eq!(ask(&mut self.mind, &json!({"lines": {"lines": told["lines"]}})), json!({}));
        }
        self.take(&told);
    }

    fn hello(&mut self) {
        let said = json!({"t": "hello", "wire": WIRE, "epoch": 0, "have": 0});
        self.happens(&json!({"hear": {"conn": 1, "said": said, "now": self.now}}));
    }

    fn thought(&mut self, seat: &Value, player: &Value) -> String {
        self.ids += 1;
        let dice = format!("{:064x}", self.ids);
        let question = json!({"think": {"seat": seat, "player": player, "dice": dice, "waited_ms": 0, "within_ms": 1_000}});
        ask(&mut self.mind, &question)["answer"].as_str().unwrap().to_owned()
    }

    /// One thing happens; false: it is over.
    fn step(&mut self) -> bool {
        if !self.play["end"].is_null() {
            return false;
        }
        self.now += 1;
        if !self.orders.is_empty() {
            let think = self.orders.remove(0)["think"].clone();
            let decision = self.thought(&think["seat"], &think["player"]);
            let (seat, number) = (&think["seat"], &think["number"]);
            self.happens(
                &json!({"thought": {"seat": seat, "number": number, "decision": decision, "now": self.now}}),
            );
        } else if self.play["waits"].as_array().unwrap().contains(&json!(0)) {
            let decision: Value =
                serde_json::from_str(&self.thought(&json!(0), &json!({"bot": "random"}))).unwrap();
            let id = format!("d{}", self.ids);
            let said = json!({"t": "decide", "id": id, "epoch": self.play["epoch"], "on": self.play["number"], "decision": decision});
            self.happens(&json!({"hear": {"conn": 1, "said": said, "now": self.now}}));
        } else {
            self.now = self.now.max(self.wake.unwrap());
            self.happens(&json!({"time": {"now": self.now}}));
        }
        true
    }

    /// The tab is closed and opened again.
    fn open_again(&mut self) {
        let seen = std::mem::take(&mut self.play);
        (self.table, self.mind) = (Desk::default(), Desk::default());
        self.orders.clear();
        let kept = self.kept();
        let told = ask(&mut self.table, &json!({"load": {"kept": kept, "now": self.now}}));
        ask(&mut self.mind, &json!({"follow": {"kept": kept}}));
        self.write(&told);
        self.take(&told);
        self.hello();
        for what in ["epoch", "number", "sight", "waits", "sealed", "yours", "commitment", "end"] {
            assert_eq!(self.play[what], seen[what], "{}: {what}", G::NAME);
        }
    }
}

fn is_played_to_its_end<G: Hostable>() {
    let mut device = Device::<G>::lay();
    let mut steps = 0;
    while device.step() {
        steps += 1;
        assert!(steps < 20_000, "{} does not end", G::NAME);
        if steps % 37 == 5 {
            device.open_again();
        }
    }
    device.open_again();
    let record = ask(&mut device.table, &json!("record"))["answer"].as_str().unwrap().to_owned();
    let record = AnyRecord::read(record.as_bytes()).unwrap();
    assert_eq!(record.game(), G::ID);
    with_record!(record, written => {
        let boxes = Boxes::open(None).unwrap();
        fn verify<G: games::Housed>(written: &games::Written<G>, boxes: &Boxes) { written.verify(G::parts(boxes)).unwrap(); }
        verify(&written, &boxes);
        assert_eq!(written.names.unwrap()[0], "Ada");
    });
    let frames = ask(&mut device.table, &json!({"frames": {"eyes": "truth", "from": 0}}));
    let frames: Value = serde_json::from_str(frames["answer"].as_str().unwrap()).unwrap();
    assert!(frames["total"].as_u64().unwrap() > 2);
    // In the game with the fewest decisions: each is thought over here and now.
    if G::NAME == "ratland" {
        let decided = ask(&mut device.table, &json!({"decided": {"seat": 0}}));
        let decided: Value = serde_json::from_str(decided["answer"].as_str().unwrap()).unwrap();
        assert!(decided["looked_at"].as_u64().unwrap() > 2 && decided["moments"].is_array(), "{decided}");
        let nobody = ask(&mut device.table, &json!({"decided": {"seat": 7}}));
        assert_eq!(nobody["refused"]["code"], "bad_record");
    }
    let mine = ask(
        &mut device.table,
        &json!({"wish": {"wish": {"rematch": {
        "id": "aaaaaaaaaaaaaaaa", "invite": "0123456789abcdef0123456789", "seed": SEED}}, "now": device.now}}),
    );
    assert_eq!(mine["next"]["mine"]["id"], "pocket-aaaaaaaaaaaaaaaa");
    assert_eq!(mine["table"]["mine"]["phase"], "over");
    assert!(mine["table"]["mine"]["result"]["places"].is_array());
}

#[test]
fn every_game_is_played_to_its_end_and_goes_on_from_its_log() {
    for id in GameId::ALL {
        with_game!(id, G => is_played_to_its_end::<G>());
    }
}

#[test]
fn what_cannot_be_written_down_has_not_happened() {
    type Tat = games::rat_a_tat_cat::State;
    let mut device = Device::<Tat>::lay();
    while !device.play["waits"].as_array().unwrap().contains(&json!(0)) {
        assert!(device.step());
    }
    let (kept, seen) = (device.kept(), device.play.clone());
    let decision: Value =
        serde_json::from_str(&device.thought(&json!(0), &json!({"bot": "random"}))).unwrap();
    let said = json!({"t": "decide", "id": "lost", "epoch": seen["epoch"], "on": seen["number"], "decision": decision});
    let told = ask(&mut device.table, &json!({"hear": {"conn": 1, "said": said, "now": device.now}}));
    assert!(told["lines"].is_array());
    // The disk is full.
    let back = ask(&mut device.table, &json!({"lost": {"kept": kept, "now": device.now}}));
    let refused: Value = serde_json::from_str(back["show"][0]["said"].as_str().unwrap()).unwrap();
    assert_eq!(
        (&refused["t"], &refused["id"], &refused["code"]),
        (&json!("refused"), &json!("lost"), &json!("storage"))
    );
    device.take(&back);
    device.hello();
    assert_eq!(device.play["sight"], seen["sight"]);
    // And is done when it is sent again.
    device.happens(&json!({"hear": {"conn": 1, "said": said, "now": device.now}}));
    assert!(device.heard.iter().any(|said| said["t"] == "ack" && said["id"] == "lost"));
}

#[test]
fn a_line_that_was_changed_is_found() {
    type Tat = games::rat_a_tat_cat::State;
    let mut device = Device::<Tat>::lay();
    while device.lines.len() < 6 {
        assert!(device.step());
    }
    let mut kept = device.kept();
    kept["lines"][3]["sum"] = json!("1");
    let told = ask(&mut Desk::<Tat>::default(), &json!({"load": {"kept": kept, "now": 1}}));
    assert_eq!(told["refused"]["code"], "storage");
    assert!(told["refused"]["reason"].as_str().unwrap().contains("line 4"), "{told}");
}

#[test]
fn whatever_is_asked_is_answered() {
    type Tat = games::rat_a_tat_cat::State;
    let code = |question: &str| {
        let told: Value = serde_json::from_str(&Desk::<Tat>::default().hear(question.as_bytes())).unwrap();
        told["refused"]["code"].as_str().unwrap_or("done").to_owned()
    };
    for question in ["", "{}", "[]", "\u{0}", "{\"think\":{}}", "{\"offer\":null,\"box\":null}", "\"cheese\""]
    {
        assert_eq!(code(question), "bad_request", "{question}");
    }
    assert_eq!(code("\"offer\""), "done");
    assert_eq!(code("\"record\""), "not_found");
    assert_eq!(code("{\"decided\":{\"seat\":0}}"), "not_found");
    assert_eq!(code("{\"time\":{\"now\":1}}"), "not_found");
    for people in [0, 2] {
        assert_eq!(code(&new_table("rat-a-tat-cat", people).to_string()), "bad_seats");
    }
    assert_eq!(code(&new_table("ratland", 1).to_string()), "unknown_game");
}

/// Ada, Bob and a computer player at one device.
struct Shared<G: Hostable> {
    device: Device<G>,
    /// Whose eyes are before the page, and the number of its line.
    eyes: Option<(u64, u64)>,
    conns: u64,
    sights: BTreeMap<Option<u64>, Value>,
}

const GALLERY: u64 = 1;

fn shared_table(game: &str) -> Value {
    let mut asked = new_table(game, 2);
    asked["lay"]["others"] = json!([{"guest": "00000000000000b0", "name": "Bob"}]);
    asked
}

impl<G: Hostable> Shared<G> {
    fn lay() -> Shared<G> {
        let device = Device::lay_as(&shared_table(G::NAME));
        Shared { device, eyes: None, conns: GALLERY, sights: BTreeMap::new() }
    }

    /// Whatever is said, is said to the gallery, or to the one pair of eyes that is open.
    fn happens(&mut self, question: &Value) {
        let before = self.device.heard.len();
        self.device.happens(question);
        for (to, said) in self.device.to[before..].iter().zip(&self.device.heard[before..]) {
            let [conn] = to[..] else { panic!("two lines are told the same: {said}") };
            let open = self.eyes.filter(|(_, open)| *open == conn);
            assert!(
                conn == GALLERY || open.is_some(),
                "line {conn} is told something under the curtain: {said}"
            );
            let play = &said["play"];
            if play.is_null() {
                continue;
            }
            if conn == GALLERY {
                assert_eq!(play["yours"], Value::Null, "what somebody has sealed is told to all");
            }
            self.sights.insert(open.map(|(seat, _)| seat), play.clone());
        }
    }

    fn hello(&mut self, conn: u64, eyes: Option<u64>) {
        let said = json!({"t": "hello", "wire": WIRE, "epoch": 0, "have": 0});
        self.happens(&json!({"hear": {"conn": conn, "eyes": eyes, "said": said, "now": self.device.now}}));
    }

    /// The curtain falls, and rises for somebody else.
    fn hand_to(&mut self, seat: u64) {
        if let Some((_, conn)) = self.eyes.take() {
            self.happens(&json!({"part": {"conn": conn, "now": self.device.now}}));
            self.sights.retain(|eyes, _| eyes.is_none());
        }
        self.conns += 1;
        self.eyes = Some((seat, self.conns));
        self.hello(self.conns, Some(seat));
        let welcome = self.device.heard.iter().rfind(|said| said["t"] == "welcome").unwrap();
        assert_eq!(welcome["you"]["seat"], json!(seat));
    }

    /// One thing happens; false: it is over.
    fn step(&mut self) -> bool {
        let play = self.sights[&None].clone();
        if !play["end"].is_null() {
            return false;
        }
        self.device.now += 1;
        if !self.device.orders.is_empty() {
            let think = self.device.orders.remove(0)["think"].clone();
            let decision = self.device.thought(&think["seat"], &think["player"]);
            let (seat, number) = (&think["seat"], &think["number"]);
            self.happens(&json!({"thought": {"seat": seat, "number": number, "decision": decision, "now": self.device.now}}));
            return true;
        }
        let sealed = play["sealed"].as_array().unwrap();
        let waits = play["waits"].as_array().unwrap().iter().filter(|seat| !sealed.contains(seat));
        let Some(seat) = waits.filter_map(Value::as_u64).find(|seat| *seat < 2) else {
            panic!("nobody is waited for, and nobody thinks: {play}")
        };
        if self.eyes.is_none_or(|(open, _)| open != seat) {
            self.hand_to(seat);
        }
        let (_, conn) = self.eyes.unwrap();
        let play = &self.sights[&Some(seat)];
        let (epoch, on) = (play["epoch"].clone(), play["number"].clone());
        let decision = self.device.thought(&json!(seat), &json!({"bot": "random"}));
        let decision: Value = serde_json::from_str(&decision).unwrap();
        let id = format!("d{}", self.device.ids);
        let said = json!({"t": "decide", "id": id, "epoch": epoch, "on": on, "decision": decision});
        self.happens(&json!({"hear": {"conn": conn, "eyes": seat, "said": said, "now": self.device.now}}));
        true
    }
}

fn is_passed_from_hand_to_hand<G: Hostable>() {
    let mut shared = Shared::<G>::lay();
    shared.hello(GALLERY, None);
    let table = shared.device.heard.last().unwrap()["table"].clone();
    assert_eq!(table["id"], "pocket-pass-0123456789abcdef");
    let names: Vec<&Value> = table["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, [&json!("Ada"), &json!("Bob"), &Value::Null]);
    let mut steps = 0;
    while shared.step() {
        steps += 1;
        assert!(steps < 20_000);
        // Whoever has gone for a day with the device in the drawer is not played by the computer.
        if steps == 5 {
            shared.device.now += 86_400_000;
            shared.happens(&json!({"time": {"now": shared.device.now}}));
        }
    }
    assert_eq!(shared.sights[&None]["away"], json!([]));
    // Nobody gets up alone.
    let left = ask(&mut shared.device.table, &json!({"wish": {"wish": "leave", "now": shared.device.now}}));
    assert_eq!(left["refused"], Value::Null);
}

#[test]
fn every_game_is_passed_from_hand_to_hand_and_nothing_is_told_to_two() {
    for id in GameId::ALL {
        with_game!(id, G => is_passed_from_hand_to_hand::<G>());
    }
}

#[test]
fn whoever_looks_with_other_eyes_looks_no_more_once_somebody_else_does() {
    let mut device = Device::<games::rat_a_tat_cat::State>::lay_as(&shared_table("rat-a-tat-cat"));
    let hello = |conn: u64, eyes: u64| {
        let said = json!({"t": "hello", "wire": WIRE, "epoch": 0, "have": 0});
        json!({"hear": {"conn": conn, "eyes": eyes, "said": said, "now": 1_000_001}})
    };
    device.happens(&hello(7, 0));
    let told = ask(&mut device.table, &hello(8, 1));
    assert_eq!(told["show"][0], json!({"to": [7], "bye": "not_found"}));
    assert_eq!(told["show"][1]["to"], json!([8]));
    // The computer player has no eyes before the page, nor is there a fourth chair.
    for nobody in [2, 3] {
        assert_eq!(ask(&mut device.table, &hello(9, nobody))["refused"]["code"], "not_found");
    }
}
