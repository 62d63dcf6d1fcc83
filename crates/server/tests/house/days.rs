//! The deal of a day: the same for everybody, one try that counts, and nothing of it told before the day is over.

use crate::child::Child;
use crate::client::{Guest, House, Page, Scratch, request};
use crate::damage::texts;
use crate::people::Device;
use bots::Leash;
use games::{GameId, with_game};
use host::{Dealt, Hostable, Menu};
use serde_json::{Value, json};
use server::{Config, Luck};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use table::{Dice, Match, Printed, Seat, Seed};

/// Short matches against somebody who follows rules and somebody who thinks ahead.
pub(crate) const MENU: &str = r#"{
    "rat-a-tat-cat": {"low": true, "seats": [3], "options": [{"rounds": 1}], "players": ["greedy", "search-100"]},
    "ratland": {"seats": [3], "options": [{}], "players": ["greedy", "search-100"]},
    "rattus-cartus": {"seats": [3], "options": [{"simultaneous_privileges": true}], "players": ["greedy", "search-100"]},
    "ratapolis": {"seats": [3], "options": [{}], "players": ["greedy", "search-100"]}
}"#;
const TODAY: u32 = 20_775;
const NAME: &str = "2026-11-18";
const YESTERDAY: &str = "2026-11-17";
const TOMORROW: &str = "2026-11-19";

pub(crate) fn seed() -> Seed {
    Seed::from_number(26)
}

/// A house where it is the day that it is told.
fn on(today: &Arc<AtomicU32>) -> impl FnOnce(&mut Config) + use<> {
    let today = Arc::clone(today);
    move |config| {
        config.hooks.today = Some(today);
        config.hooks.menu = Some(MENU);
        config.hooks.luck = Luck::Same(seed());
    }
}

async fn open() -> (House, Arc<AtomicU32>) {
    let today = Arc::new(AtomicU32::new(TODAY));
    (House::with(on(&today)).await, today)
}

async fn begin(guest: &Guest, day: &str, game: &str) -> Value {
    guest.post(&format!("days/{day}/{game}"), json!({})).await.good()
}

fn id(table: &Value) -> String {
    table["id"].as_str().unwrap().to_owned()
}

async fn deal(guest: &Guest, day: &str, game: &str) -> Value {
    guest.get(&format!("days/{day}/{game}")).await.good()
}

/// The log of a table without the names that pages gave to their decisions.
async fn log(scratch: &Scratch, table: &str) -> Vec<String> {
    let query = format!(
        "SELECT kind || ' ' || seat || ' ' || coalesce(decision, '') FROM events WHERE table_id = '{table}' ORDER BY seq"
    );
    texts(scratch, query.leak()).await
}

/// Somebody who decides by what their seat knows, and by luck of their own. They follow the match in the log, and know its seed.
struct Player<G: Hostable> {
    game: Match<G>,
    you: Seat,
    followed: usize,
    luck: u64,
    made: u64,
}

impl<G: Hostable> Player<G> {
    fn new(luck: u64) -> Self {
        let menu = serde_json::from_str::<BTreeMap<String, Menu>>(MENU).unwrap().remove(G::NAME).unwrap();
        let parts = Printed::shipped();
        let dealt = Dealt::from_seed::<G>(seed(), &menu, &parts).unwrap();
        let options = host::options::read::<G>(&dealt.options).unwrap();
        let seats = dealt.sitters.len() as u8;
        let you =
            dealt.sitters.iter().position(Option::is_none).and_then(|seat| Seat::new(seat as u8)).unwrap();
        let game = Match::start_by(dealt.rules, &parts, &options, seats, seed()).unwrap();
        Player { game, you, followed: 0, luck, made: 0 }
    }

    /// The next decision, when one is asked.
    async fn decision(&mut self, scratch: &Scratch, table: &str) -> Value {
        for line in log(scratch, table).await.into_iter().skip(self.followed) {
            let mut words = line.splitn(3, ' ');
            assert_eq!(words.next(), Some("decided"), "nobody runs out of time: {line}");
            let seat = Seat::new(words.next().unwrap().parse().unwrap()).unwrap();
            let decision = words.next().unwrap().parse().unwrap_or_else(|_| panic!("{line}"));
            self.game.seal(seat, decision).unwrap();
            self.followed += 1;
        }
        // Each time anew, so that whoever goes on later decides alike.
        let name = if self.luck == 0 { "greedy" } else { "random" };
        let mut bot = bots::offered::<G>(name).unwrap().sit_down(&Leash::long());
        let mut dice = Dice::from_seed(Seed::derived(&format!("player {}", self.luck), self.made));
        self.made += 1;
        let decision = bot.decide(self.you, &self.game.view(Some(self.you)), &mut dice);
        serde_json::to_value(G::any_decision(&decision)).unwrap()
    }

    /// Plays so many decisions, or to the end.
    async fn play(&mut self, page: &mut Page, scratch: &Scratch, table: &str, most: usize) {
        for _ in 0..most {
            while !page.is_asked() && !page.is_over() {
                page.next().await;
            }
            if page.is_over() {
                return;
            }
            let decision = self.decision(scratch, table).await;
            let answer = page.decide(&decision).await;
            assert_eq!(answer["t"], "ack", "{decision}: {answer}");
        }
    }
}

/// A whole try; the table.
async fn try_out<G: Hostable>(house: &House, guest: &Guest, luck: u64) -> String {
    let table = id(&begin(guest, NAME, G::NAME).await);
    let mut page = guest.page(&table).await;
    Player::<G>::new(luck).play(&mut page, &house.scratch, &table, usize::MAX).await;
    assert!(page.is_over());
    assert_eq!(page.play["end"]["seed"], "", "others have it before them still");
    table
}

async fn gives_up(guest: &Guest, day: &str, game: &str) -> String {
    let table = id(&begin(guest, day, game).await);
    let mut page = guest.page(&table).await;
    page.send(json!({"t": "give_up", "id": "enough"})).await;
    assert_eq!(page.answer("enough").await["t"], "ack");
    table
}

/// A record without the names of who sat there.
async fn nameless(guest: &Guest, table: &str) -> String {
    let mut record = guest.get(&format!("tables/{table}/record")).await.good();
    assert!(record["names"].take().is_array());
    record.to_string()
}

async fn the_same_answers<G: Hostable>(house: &House, today: &AtomicU32) {
    let [ada, bob, eve] = [house.guest().await, house.guest().await, house.guest().await];
    let (one, other) = (try_out::<G>(house, &ada, 0).await, try_out::<G>(house, &bob, 0).await);
    let differently = try_out::<G>(house, &eve, 1).await;
    let told = deal(&bob, NAME, G::NAME).await;
    assert_eq!((&told["players"], &told["yours"]["came"]["rank"].is_u64()), (&json!(3), &true));
    let came = |told: Value| told["yours"]["came"].clone();
    assert_eq!(came(told), came(deal(&ada, NAME, G::NAME).await), "the same play comes to the same");

    today.store(TODAY + 1, Ordering::Relaxed);
    let (one, other) = (nameless(&ada, &one).await, nameless(&bob, &other).await);
    assert_eq!(one, other, "{}", G::NAME);
    let third = nameless(&eve, &differently).await;
    assert_ne!(one, third, "{}: whoever plays differently meets other answers", G::NAME);
    // The same dice, and so the same cards to come: what is dealt first lies before everybody alike, each card of it.
    let field = |text: &str, name: &str| serde_json::from_str::<Value>(text).unwrap()[name].clone();
    assert_eq!(field(&one, "seed"), field(&third, "seed"));
    let first = |guest: Guest, table: String| async move {
        let frames = guest.get(&format!("tables/{table}/frames?eyes=truth&count=1")).await.good();
        frames["frames"][0].to_string()
    };
    let own = id(&begin(&ada, NAME, G::NAME).await);
    let (dealt, again) =
        (first(eve.clone(), differently).await, first(bob.clone(), told_table(&bob, G::NAME).await).await);
    assert_eq!(dealt, again, "{}", G::NAME);
    assert!(deal(&ada, NAME, G::NAME).await["yours"]["table"] != own.as_str(), "that was for fun");
    today.store(TODAY, Ordering::Relaxed);
}

async fn told_table(guest: &Guest, game: &str) -> String {
    deal(guest, NAME, game).await["yours"]["table"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_play_meets_the_same_answers_in_every_game() {
    let (house, today) = open().await;
    for game in GameId::ALL {
        with_game!(game, G => the_same_answers::<G>(&house, &today).await);
    }
    house.close().await;
}

/// Killed in the middle, with a computer player that thinks: the same table goes on, and meets the answers that it would have met.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_is_killed_deals_nobody_another_day() {
    let scratch = Scratch::new();
    std::fs::write(scratch.0.join("menu"), MENU).unwrap();
    let child = Child::start(&scratch).await;
    type G = games::ratland::State;
    let [ada, bob] = [Guest::new(child.addr).await, Guest::new(child.addr).await];
    let today = ada.get("days").await.good()["today"].as_str().unwrap().to_owned();
    let dealt = deal(&ada, &today, "ratland").await;
    let (whole, broken) =
        (id(&begin(&ada, &today, "ratland").await), id(&begin(&bob, &today, "ratland").await));
    Player::<G>::new(0).play(&mut ada.page(&whole).await, &scratch, &whole, usize::MAX).await;
    let (mut player, mut page) = (Player::<G>::new(0), bob.page(&broken).await);
    player.play(&mut page, &scratch, &broken, 4).await;
    while !page.is_asked() {
        page.next().await;
    }
    // It dies with this decision on the disk, before anybody has thought about it.
    let decision = player.decision(&scratch, &broken).await;
    child.die_after_the_next_commit();
    let (_, message) = page.decide_message(&decision);
    page.send(message).await;
    while page.next().await.get("closed").is_none() {}
    drop(child);
    let child = Child::start(&scratch).await;
    let bob = bob.at(child.addr);
    assert_eq!(deal(&ada.at(child.addr), &today, "ratland").await["commitment"], dealt["commitment"]);
    assert_eq!(id(&begin(&bob, &today, "ratland").await), broken, "the try goes on where it was");
    player.play(&mut bob.page(&broken).await, &scratch, &broken, usize::MAX).await;
    assert_eq!(log(&scratch, &whole).await, log(&scratch, &broken).await);
    let came = deal(&bob, &today, "ratland").await["yours"]["came"].clone();
    assert_eq!(came, deal(&ada.at(child.addr), &today, "ratland").await["yours"]["came"]);
    child.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_try_a_day_counts_and_waits_for_whoever_leaves() {
    let (house, today) = open().await;
    let (game, ada) = ("rat-a-tat-cat", house.guest().await);
    let table = begin(&ada, NAME, game).await;
    assert_eq!(table["day"], json!({"day": NAME, "counts": true}));
    assert_eq!(
        (&table["hints"], &table["unrated"], &table["public"]),
        (&json!(false), &json!("casual"), &json!(false))
    );
    let (table, mut page) = (id(&table), ada.page(&id(&table)).await);
    // No hints, and nothing is taken back.
    page.send(json!({"t": "hint", "id": "h", "epoch": page.epoch(), "on": page.number()})).await;
    assert_eq!(page.answer("h").await["code"], "no_hints");
    let mut player = Player::<games::rat_a_tat_cat::State>::new(0);
    player.play(&mut page, &house.scratch, &table, 2).await;
    assert_eq!(page.play["may_undo"], false);
    page.send(json!({"t": "undo", "id": "u"})).await;
    assert_eq!(page.answer("u").await["code"], "cannot_undo");
    // Whoever leaves is not played for, comes back to the same table, and has no second one.
    while !page.is_asked() {
        page.next().await;
    }
    let waits = page.play["number"].clone();
    ada.post(&format!("tables/{table}/leave"), json!({})).await.good();
    drop(page);
    let (again, at_once) = tokio::join!(begin(&ada, NAME, game), begin(&ada, NAME, game));
    assert_eq!((id(&again), id(&at_once)), (table.clone(), table.clone()));
    let mut page = ada.page(&table).await;
    assert_eq!((&page.play["number"], &page.play["away"]), (&waits, &json!([])));
    player.play(&mut page, &house.scratch, &table, usize::MAX).await;
    let first = deal(&ada, NAME, game).await["yours"].clone();
    assert_eq!((&first["table"], &first["came"]["rank"]), (&json!(table), &json!(1)));

    // The second is played for fun, says so, and changes nothing.
    let second = begin(&ada, NAME, game).await;
    assert_eq!(second["day"], json!({"day": NAME, "counts": false}));
    gives_up(&ada, NAME, game).await;
    assert_eq!(deal(&ada, NAME, game).await["yours"], first);
    let refused = ada.post(&format!("tables/{table}/rematch"), json!({})).await;
    assert_eq!(refused.code(), "bad_request");

    // Whoever gives up comes after all others; both see their places.
    let bob = house.guest().await;
    gives_up(&bob, NAME, game).await;
    let (theirs, own) = (deal(&bob, NAME, game).await, deal(&ada, NAME, game).await);
    assert_eq!(
        (&theirs["yours"]["came"]["rank"], &theirs["yours"]["came"]["gave_up"]),
        (&json!(2), &json!(true))
    );
    assert_eq!((&own["yours"]["came"]["rank"], &own["players"]), (&json!(1), &json!(2)));
    assert_eq!(own["spread"].as_array().unwrap().len(), 2);
    // What does not end on its day does not count.
    let eve = house.guest().await;
    let late = id(&begin(&eve, NAME, game).await);
    today.store(TODAY + 1, Ordering::Relaxed);
    let mut page = eve.page(&late).await;
    page.send(json!({"t": "give_up", "id": "enough"})).await;
    assert_eq!(page.answer("enough").await["t"], "ack");
    let told = deal(&eve, NAME, game).await;
    assert_eq!((&told["yours"]["came"], &told["players"]), (&Value::Null, &json!(2)));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_sees_a_try_of_another_before_the_day_is_over() {
    let (house, today) = open().await;
    let (game, ada, bob) = ("ratapolis", house.guest().await, house.guest().await);
    let table = try_out::<games::ratapolis::State>(&house, &ada, 0).await;
    let looks = ["", "/record", "/frames?eyes=truth", "/frames?eyes=0", "/chances", "/decided?seat=0"];
    for look in looks {
        assert_eq!(bob.get(&format!("tables/{table}{look}")).await.code(), "not_found", "{look}");
    }
    assert!(bob.try_connect(&table).await.is_err());
    // Nor does whoever has played: with a second name one would play what one knows.
    for look in &looks[1..] {
        assert_eq!(ada.get(&format!("tables/{table}{look}")).await.code(), "not_over", "{look}");
    }
    assert_eq!(ada.post(&format!("tables/{table}/share"), json!({})).await.code(), "not_over");
    let before = deal(&bob, NAME, game).await;
    for (what, nothing) in
        [("seed", Value::Null), ("spread", json!([])), ("best", json!([])), ("over", json!(false))]
    {
        assert_eq!(before[what], nothing, "{what}");
    }
    assert_eq!(deal(&ada, NAME, game).await["spread"].as_array().unwrap().len(), 1);
    let hex = seed().to_hex();
    assert!(!before.to_string().contains(&hex) && !begin(&bob, NAME, game).await.to_string().contains(&hex));

    // A client's clock is nobody's: what is to come is not dealt, and what was is played for fun.
    let head = [bob.head(), vec!["Date: Thu, 19 Nov 2026 12:00:00 GMT".to_owned()]].concat();
    for (method, day) in
        [("GET", TOMORROW), ("POST", TOMORROW), ("POST", YESTERDAY), ("GET", "2026-11-31"), ("GET", "x")]
    {
        let answer = request(house.addr, method, &format!("/api/v1/days/{day}/{game}"), &head, b"").await;
        assert_eq!(answer.code(), "not_found", "{method} {day}");
    }

    today.store(TODAY + 1, Ordering::Relaxed);
    let after = deal(&bob, NAME, game).await;
    assert_eq!((&after["seed"], &after["commitment"]), (&json!(hex), &before["commitment"]));
    assert_eq!(after["commitment"], seed().commitment().to_string());
    assert_eq!((&after["best"][0]["table"], &after["best"][0]["name"]), (&json!(table), &json!(ada.name)));
    let record = bob.get(&format!("tables/{table}/record")).await.good();
    assert_eq!(record["seed"], json!(hex));
    let seat = after["best"][0]["seat"].as_u64().unwrap();
    assert_eq!(bob.get(&format!("tables/{table}/frames?eyes={seat}&count=2")).await.status, 200);
    // It is read, and no door to the table.
    assert!(bob.try_connect(&table).await.is_err());
    let fun = begin(&bob, NAME, game).await;
    assert_eq!(fun["day"]["counts"], false);

    // Both days are in the list, a page at a time; today has a deal of its own.
    let days = ada.get("days").await.good();
    let names: Vec<&str> =
        days["days"].as_array().unwrap().iter().filter_map(|line| line["day"].as_str()).collect();
    assert_eq!((names, &days["streak"], &days["next"]), (vec![TOMORROW, NAME], &json!(1), &Value::Null));
    let older = ada.get(&format!("days?after={TOMORROW}")).await.good();
    assert_eq!(older["days"].as_array().unwrap().len(), 1);
    assert_eq!(older["days"][0]["deals"].as_array().unwrap().len(), GameId::ALL.len());
    house.close().await;
}

/// One try a day is a person's: what a guest has tried is the regular's, unless they had one of their own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tries_go_with_the_person_and_are_erased_with_them() {
    let (house, _) = open().await;
    let mut regular = Device::new(&house).await;
    let (mut key, _) = regular.become_regular("Old Ratty").await;
    gives_up(&regular.guest, NAME, "ratland").await;
    let mut device = Device::new(&house).await;
    let guest = device.guest.clone();
    let brought = gives_up(&guest, NAME, "ratapolis").await;
    let own = deal(&regular.guest, NAME, "ratland").await["yours"].clone();
    gives_up(&guest, NAME, "ratland").await;
    let signed_in = device.sign_in(&mut key).await.good();
    let token = &signed_in["left_behind"]["token"];
    device.post("me/bring", json!({"token": token})).await.good();
    assert_eq!(deal(&device.guest, NAME, "ratapolis").await["yours"]["table"], json!(brought));
    let told = deal(&device.guest, NAME, "ratland").await;
    assert_eq!((&told["yours"]["table"], &told["players"]), (&own["table"], &json!(1)));
    let export = device.get("me/export").await.good();
    assert_eq!(export["days"].as_array().unwrap().len(), 2);
    assert_eq!(device.post("me/erase", json!({"name": "Old Ratty"})).await.status, 204);
    assert_eq!(deal(&house.guest().await, NAME, "ratland").await["players"], 0);
    house.close().await;
}
