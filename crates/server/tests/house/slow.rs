//! Slow tables: clocks of days, and being told that one waits.

use crate::child::Child;
use crate::client::{Guest, House, Page, Scratch, dice, until};
use crate::damage::numbers;
use crate::keeper::keeper;
use crate::people::Device;
use crate::playing::choose;
use crate::sinks::{Browser, Came, Sink, mail, mail_but, web};
use serde_json::{Value, json};
use server::{Config, MailServer};
use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;
use table::Dice;

const DAY_S: u32 = server::limits::DAY.as_secs() as u32;

fn with_post(config: &mut Config, smtp: Option<SocketAddr>) {
    config.post.private = true;
    config.post.grace = Duration::from_millis(300);
    config.post.every = Duration::from_millis(30);
    config.post.again = Duration::from_millis(50);
    config.post.mail_pause = Duration::ZERO;
    config.post.mail = smtp
        .map(|addr| MailServer { url: format!("smtp://{addr}"), from: "keeper@ratskeller.example".into() });
    config.gone_after = Duration::from_millis(1);
}

async fn regular(house: &House, name: &str) -> Device {
    let mut device = Device::new(house).await;
    device.become_regular(name).await;
    device
}

/// A table of two with this clock, begun, and nobody there.
async fn laid(host: &Device, other: &Device, clock_s: u32) -> String {
    let body = json!({"game": "rat-a-tat-cat", "public": true, "clock_s": clock_s, "options": {"rounds": 1},
        "seats": [{"open": true}, {"open": true}]});
    let table = host.guest.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    other.guest.post(&format!("tables/{table}/sit"), json!({})).await.good();
    host.guest.post(&format!("tables/{table}/start"), json!({})).await.good();
    table
}

async fn decide(page: &mut Page) {
    decide_by(page, &mut dice(7)).await;
}

async fn decide_by(page: &mut Page, dice: &mut Dice) {
    let decision = choose(&page.play, dice);
    assert_eq!(page.decide(&decision).await["t"], "ack");
}

fn key(said: &Value) -> String {
    said["key"].as_str().unwrap().to_owned()
}

/// What is kept of somebody who is told in other ways than by a hook, and what only one person has.
const OF_ADA: &str = "SELECT (SELECT count(*) FROM addresses WHERE kind <> 'hook'),
    (SELECT count(*) FROM deliveries JOIN addresses ON id = address WHERE kind <> 'hook'),
    (SELECT count(*) FROM letters WHERE guest NOT IN (SELECT guest FROM addresses WHERE kind = 'hook')),
    (SELECT count(*) FROM tokens), (SELECT count(*) FROM ties), (SELECT count(*) FROM friend_links),
    (SELECT count(*) FROM profiles)";

#[tokio::test]
async fn whoever_owes_a_decision_is_told_once_everywhere_and_nobody_who_looks_on() {
    let (pushes, hooks, mails) =
        (web(|_| "201 Created").await, web(|_| "204 No Content").await, mail().await);
    let house = House::with(|config| with_post(config, Some(mails.addr))).await;
    let (mut ada, mut bo) = (regular(&house, "Ada").await, regular(&house, "Bo").await);
    // Ada has a browser and a mail address, Bo a hook.
    let (browser, endpoint) = (Browser::new(), format!("http://{}/push/ada", pushes.addr));
    let house_key = ada.get("me/post").await.good()["push_key"].as_str().unwrap().to_owned();
    ada.post("me/post", browser.subscription(&endpoint)).await.good();
    let made = ada.post("me/post", json!({"kind": "mail", "address": "ada@cellar.example"})).await.good();
    let of_mail = &made["post"]["addresses"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["kind"] == "mail")
        .unwrap()
        .clone();
    assert_eq!(of_mail["confirmed"], false);
    let sent = mails.after(1).await[0].clone();
    assert_eq!(sent.to, "ada@cellar.example");
    let code = sent.text.lines().find(|line| line.len() == 8 && !line.contains(' ')).unwrap();
    let confirm = format!("me/post/{}/confirm", of_mail["id"].as_str().unwrap());
    assert_eq!(ada.post(&confirm, json!({"code": "00000000"})).await.code(), "bad_key");
    assert_eq!(bo.post(&confirm, json!({"code": code})).await.status, 404, "nobody else's");
    ada.post(&confirm, json!({"code": code.to_uppercase()})).await.good();
    let hook = json!({"kind": "hook", "url": format!("http://{}/hook/bo?x=1", hooks.addr)});
    let secret = bo.post("me/post", hook).await.good()["secret"].as_str().unwrap().to_owned();
    // Both owe their first look, and neither is there.
    let table = laid(&ada, &bo, DAY_S).await;
    let mine = ada.get("me/tables").await.good()["tables"][0].clone();
    let left = mine["left_s"].as_u64().unwrap();
    assert!(mine["waits"] == json!([0, 1]) && (DAY_S - 600..=DAY_S).contains(&(left as u32)), "{mine}");
    let push = pushes.after(1).await[0].clone();
    let said = browser.read(&push, &endpoint, &house_key);
    let link = format!("http://localhost:{}/rat-a-tat-cat#/table/{table}", house.addr.port());
    let fields: BTreeSet<&str> = said.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(fields, BTreeSet::from(["key", "line", "link", "title"]), "and nothing else");
    assert_eq!(
        (said["link"].as_str().unwrap(), said["title"].as_str().unwrap()),
        (link.as_str(), "Rat-a-Tat Cat · your turn")
    );
    let hooked = hooks.after(1).await[0].clone();
    assert_eq!((hooked.path.as_str(), &hooked.json()["what"]), ("/hook/bo?x=1", &json!("turn")));
    assert_eq!(hooked.head["idempotency-key"], key(&hooked.json()));
    assert_eq!(hooked.head["ratskeller-signature"], hmac(&secret, &hooked.body));
    let fields: BTreeSet<String> = hooked.json().as_object().unwrap().keys().cloned().collect();
    let known = ["what", "game", "table", "title", "line", "link", "key"].map(str::to_owned);
    assert_eq!(fields, BTreeSet::from(known), "and nothing else");
    let [before_link, after_link] = [
        "Rat-a-Tat Cat · your turn\nA table is waiting for your decision.\n",
        "\n\n--\nYou asked to be told. You can end it any time in My place.\n",
    ];
    assert_eq!(
        mails.after(2).await[1].said().trim_end(),
        format!("{before_link}{link}{after_link}http://localhost:{}/#/me", house.addr.port()),
        "and nothing else"
    );
    // The house is opened anew: what was told is not told again, and the clock has lost nothing.
    let scratch = house.close().await;
    let house = House::at(scratch, |config| with_post(config, Some(mails.addr))).await;
    let (ada, bo) = (Device::of(ada.guest.at(house.addr)), Device::of(bo.guest.at(house.addr)));
    // They come, look and decide; whoever is next looks on.
    let mut pages = [ada.guest.page(&table).await, bo.guest.page(&table).await];
    assert!(pages[0].play["deadline_ms"].as_u64().unwrap() > u64::from(DAY_S - 600) * 1000);
    let before = pages[0].number();
    for page in &mut pages {
        decide(page).await;
    }
    for page in &mut pages {
        page.catch_up(before + 1).await;
    }
    let asked = pages.iter().position(Page::is_asked).unwrap();
    // Another table, of a question that is younger: once it is told, the older one would have been.
    let (away, there) = if asked == 0 { (&bo, &ada) } else { (&ada, &bo) };
    let [one, two] = pages;
    let (looking, left) = if asked == 0 { (one, two) } else { (two, one) };
    drop(left);
    let other = laid(away, there, DAY_S).await;
    let told_of = |list: Vec<Value>, table: &str| {
        list.iter().filter(|said| said["link"].as_str().unwrap().contains(table)).count()
    };
    let pushed = |came: Vec<Came>| -> Vec<Value> {
        came.iter().map(|came| browser.read(came, &endpoint, &house_key)).collect()
    };
    let hooked = |came: Vec<Came>| -> Vec<Value> { came.iter().map(Came::json).collect() };
    assert_eq!(told_of(pushed(pushes.after(2).await), &other), 1);
    assert_eq!(told_of(hooked(hooks.after(2).await), &other), 1);
    assert_eq!(
        (told_of(pushed(pushes.kept()), &table), told_of(hooked(hooks.kept()), &table)),
        (1, 1),
        "one looks on, the other owes nothing"
    );
    // Now they leave without having decided, and are told.
    drop(looking);
    if asked == 0 {
        assert_eq!(told_of(pushed(pushes.after(3).await), &table), 2);
        assert_eq!(mails.after(4).await.len(), 4, "the code, the first look, the other table, and this");
    } else {
        assert_eq!(told_of(hooked(hooks.after(3).await), &table), 2);
    }
    let keys: Vec<String> = pushed(pushes.kept()).iter().chain(&hooked(hooks.kept())).map(key).collect();
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len(), "each question once: {keys:?}");
    // Whoever is erased is told nothing any more; nothing of the addresses is left, nor of what else was theirs.
    let mut ada = ada;
    ada.post("me/friend-link", json!({})).await.good();
    ada.post("me/friends", json!({"guest": bo.guest.id})).await.good();
    ada.post("me/tokens", json!({"label": "Robbie", "scopes": ["read"]})).await.good();
    let shows = json!({"profile": true, "ratings": false, "boards": true, "history": true});
    ada.put("me/profile", shows).await.good();
    let before = numbers(&house.scratch, OF_ADA).await;
    assert!(before.iter().all(|count| *count > 0), "{before:?}");
    assert_eq!(ada.post("me/erase", json!({"name": "Ada"})).await.status, 204);
    assert_eq!(numbers(&house.scratch, OF_ADA).await, [0; 7]);
    assert_eq!(numbers(&house.scratch, "SELECT count(*) FROM addresses").await, [1], "Bo's is not hers");
    house.close().await;
}

fn hmac(secret: &str, body: &[u8]) -> String {
    use hmac::{Hmac, KeyInit, Mac};
    let mut mac = Hmac::<sha2::Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(body);
    mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test]
async fn what_does_not_arrive_is_tried_again_and_nobody_is_led_elsewhere() {
    // Fails twice; is not there any more; never answers; leads elsewhere.
    let failing = web(|number| if number < 2 { "500 Internal Server Error" } else { "200 OK" }).await;
    let (gone, silent, inside) = (web(|_| "410 Gone").await, web(|_| "").await, web(|_| "200 OK").await);
    let elsewhere: &'static str = format!("302 Found\r\nLocation: http://{}/", inside.addr).leak();
    let leading = web(move |_| elsewhere).await;
    let house = House::with(|config| with_post(config, None)).await;
    let (mut ada, mut bo) = (regular(&house, "Ada").await, regular(&house, "Bo").await);
    for sink in [&silent, &failing, &gone, &leading] {
        ada.post("me/post", json!({"kind": "hook", "url": format!("http://{}/", sink.addr)})).await.good();
    }
    let table = laid(&ada, &bo, DAY_S).await;
    let tries = failing.after(3).await;
    assert!(
        tries.iter().all(|came| came.head["idempotency-key"] == tries[0].head["idempotency-key"]),
        "all of one letter"
    );
    leading.after(3).await;
    let failing_now = async || -> Vec<String> {
        let post = ada.get("me/post").await.good();
        let all = post["addresses"].as_array().unwrap().iter();
        all.filter(|one| one["failing"] == true).map(|one| one["to"].as_str().unwrap().to_owned()).collect()
    };
    // What has arrived a moment ago is soon written down as such.
    until(failing_now, |failing| *failing == [format!("http://{}/", leading.addr)]).await;
    assert_eq!((gone.kept().len(), silent.kept().len(), inside.kept().len()), (1, 1, 0));
    let left = ada.get("me/post").await.good()["addresses"].as_array().unwrap().len();
    assert_eq!(left, 3, "where nobody is any more nothing is sent again");
    // Whoever decides is not told any more.
    let (mut page, before) = (ada.guest.page(&table).await, leading.kept().len());
    decide(&mut page).await;
    let after = leading.kept().len();
    assert!(after <= before + 1, "{before} {after}");
    assert_eq!(failing.kept().len(), 3, "what has arrived has arrived");
    // A house that is not in a private network leads nobody into one.
    let scratch = house.close().await;
    let house = House::at(scratch, |_| ()).await;
    let mut bo = Device::of({
        bo.guest = bo.guest.at(house.addr);
        bo.guest
    });
    for bad in
        ["http://127.0.0.1:9/", "http://[::1]/", "http://localhost/", "ftp://hooks.example/", "nonsense"]
    {
        assert_eq!(
            bo.post("me/post", json!({"kind": "hook", "url": bad})).await.code(),
            "bad_request",
            "{bad}"
        );
    }
    let bad = json!({"kind": "push", "endpoint": "https://push.example/x", "p256dh": "AAAA", "auth": "AAAA"});
    assert_eq!(bo.post("me/post", bad).await.code(), "bad_request");
    assert_eq!(
        bo.post("me/post", json!({"kind": "mail", "address": "bo@cellar.example"})).await.code(),
        "bad_request"
    );
    house.close().await;
}

/// Somebody who is known to a house of its own, and told by a hook.
pub(crate) async fn told_by_hook(addr: SocketAddr, name: &str, hooks: &Sink<Came>) -> Guest {
    let mut device = Device::of(Guest::new(addr).await);
    device.become_regular(name).await;
    device.post("me/post", json!({"kind": "hook", "url": format!("http://{}/", hooks.addr)})).await.good();
    device.guest
}

#[tokio::test]
async fn computers_play_on_at_a_slow_table_after_a_kill_and_whoever_is_next_is_told() {
    let (scratch, hooks) = (Scratch::new(), web(|_| "200 OK").await);
    let mut house = Child::start(&scratch).await;
    let ada = told_by_hook(house.addr, "Ada", &hooks).await;
    // Her turn; whatever the computers do, it is hers again.
    let position =
        "A[2:A 5 9 7:A] B[1:B 6 4 8:B] C[0:C 6 3 9:C]; deck 4 8 ..; discard 3 7; A source; options rounds=1";
    let body = json!({"game": "rat-a-tat-cat", "clock_s": DAY_S, "position": position, "start": true,
        "seats": [{"open": true}, {"bot": "random"}, {"bot": "random"}]});
    let table = ada.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    hooks.after(1).await;
    let (mut page, mut dice) = (ada.page(&table).await, dice(7));
    while page.play["sight"]["sight"]["ask"]["ask"] != "call_choice" {
        if page.is_asked() {
            decide_by(&mut page, &mut dice).await;
        } else {
            page.next().await;
        }
    }
    // She does not call, and it is a computer's turn when the house dies.
    house.die_after_the_next_commit();
    let (_, message) = page.decide_message(&json!({"do": "no_call"}));
    page.send(message).await;
    house.ended().await;
    let house = Child::start(&scratch).await;
    let told = hooks.after(2).await;
    assert!(told[1].json()["link"].as_str().unwrap().ends_with(&table), "it is her turn again");
    house.kill();
}

#[tokio::test]
async fn mails_are_gathered_and_nobody_is_played_for_at_a_slow_table() {
    let (mails, hooks) = (mail().await, web(|_| "200 OK").await);
    let house = House::with(|config| {
        with_post(config, Some(mails.addr));
        config.post.mail_pause = Duration::from_secs(3600);
    })
    .await;
    let (mut ada, bo) = (regular(&house, "Ada").await, regular(&house, "Bo").await);
    let made = ada.post("me/post", json!({"kind": "mail", "address": "ada@cellar.example"})).await.good();
    let code = mails.after(1).await[0]
        .text
        .lines()
        .find(|line| line.len() == 8 && !line.contains(' '))
        .unwrap()
        .to_owned();
    let id = made["post"]["addresses"][0]["id"].as_str().unwrap().to_owned();
    ada.post(&format!("me/post/{id}/confirm"), json!({"code": code})).await.good();
    ada.post("me/post", json!({"kind": "hook", "url": format!("http://{}/", hooks.addr)})).await.good();
    let first = laid(&ada, &bo, 7 * DAY_S).await;
    assert!(mails.after(2).await[1].head("Subject").starts_with("Ratskeller: Rat-a-Tat Cat"));
    let second = laid(&ada, &bo, DAY_S).await;
    hooks.after(2).await;
    assert_eq!(mails.kept().len(), 2, "the next one waits, and takes along what comes meanwhile");
    let third = laid(&ada, &bo, DAY_S).await;
    hooks.after(3).await;
    gathered(&house, 2).await;
    // The hour is over.
    numbers(&house.scratch, "UPDATE addresses SET last = last - 3600000 WHERE kind = 'mail' RETURNING last")
        .await;
    numbers(
        &house.scratch,
        "UPDATE deliveries SET next = 1 WHERE next > 1 AND address IN (SELECT id FROM addresses WHERE kind = 'mail')
         RETURNING next",
    )
    .await;
    let told = mails.after(3).await[2].said();
    let names = |table: &String| told.contains(&format!("#/table/{table}\n"));
    assert_eq!([&first, &second, &third].map(names), [false, true, true], "{told}");
    // And it begins anew.
    laid(&ada, &bo, DAY_S).await;
    hooks.after(4).await;
    gathered(&house, 1).await;
    assert_eq!(mails.kept().len(), 3, "one mail for both, and none since");
    // Bo is there and Ada is not: nobody plays for her, though she is gone longer than anybody may be elsewhere.
    let mut page = bo.guest.page(&first).await;
    decide(&mut page).await;
    let info = bo.guest.get(&format!("tables/{second}")).await.good();
    assert!(info["seats"].as_array().unwrap().iter().all(|seat| seat["takeover_ms"].is_null()), "{info}");
    assert_eq!(page.play["away"], json!([]));
    assert_eq!(
        ada.guest
            .post(
                "tables",
                json!({"game": "ratland", "clock_s": 7 * DAY_S + 1,
        "seats": [{"open": true}, {"open": true}]})
            )
            .await
            .code(),
        "bad_option"
    );
    house.close().await;
}

#[tokio::test]
async fn between_two_decisions_a_table_sleeps_in_the_log_and_its_deadline_wakes_it() {
    let hooks = web(|_| "200 OK").await;
    let house = House::with(|config| {
        with_post(config, None);
        config.idle_after = Duration::from_millis(1);
    })
    .await;
    let (mut ada, mut bo) = (regular(&house, "Ada").await, regular(&house, "Bo").await);
    for device in [&mut ada, &mut bo] {
        device
            .post("me/post", json!({"kind": "hook", "url": format!("http://{}/", hooks.addr)}))
            .await
            .good();
    }
    let table = laid(&ada, &bo, DAY_S).await;
    hooks.after(2).await;
    // Nobody looks at it: soon it is nowhere but in the log.
    until(async || tables_loaded(&house).await, |loaded| *loaded == 0).await;
    // Their day is over. Nobody comes, and the first turn begins.
    numbers(&house.scratch, "UPDATE tables SET deadline = 1 RETURNING deadline").await;
    let told = hooks.after(3).await;
    assert!(told[2].json()["link"].as_str().unwrap().ends_with(&table), "{:?}", told[2]);
    assert_eq!(told[2].json()["what"], "turn");
    until(async || tables_loaded(&house).await, |loaded| *loaded == 0).await;
    let mine = ada.get("me/tables").await.good()["tables"][0].clone();
    assert_eq!(mine["waits"].as_array().unwrap().len(), 1, "{mine}");
    assert!(mine["left_s"].as_u64().unwrap() > u64::from(DAY_S - 600), "{mine}");
    house.close().await;
}

/// Until so many mails wait for the end of their hour.
async fn gathered(house: &House, count: i64) {
    let waiting = "SELECT count(*) FROM deliveries JOIN addresses ON id = address
        WHERE kind = 'mail' AND next = last + 3600000";
    while numbers(&house.scratch, waiting).await != [count] {
        tokio::task::yield_now().await;
    }
}

/// How many tables are in the memory of this house.
async fn tables_loaded(house: &House) -> u64 {
    let figures = keeper(house, json!({"do": "figures"})).await;
    let loaded = figures["figures"].as_array().unwrap().iter().find(|one| one["name"] == "tables_loaded");
    loaded.unwrap()["count"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_tried_again_waits_while_they_look_at_the_table() {
    // The first try is on its way until we say so, and fails.
    let (fails, waits) = mpsc::channel::<()>();
    let waits = Mutex::new(waits);
    let hooks = web(move |number| {
        if number > 0 {
            return "200 OK";
        }
        // Whatever else this thread would do goes to another.
        let _told = tokio::task::block_in_place(|| waits.lock().unwrap().recv());
        "500 Internal Server Error"
    })
    .await;
    let house = House::with(|config| with_post(config, None)).await;
    let (mut ada, bo) = (regular(&house, "Ada").await, regular(&house, "Bo").await);
    ada.post("me/post", json!({"kind": "hook", "url": format!("http://{}/", hooks.addr)})).await.good();
    let table = laid(&ada, &bo, DAY_S).await;
    hooks.after(1).await;
    let page = ada.guest.page(&table).await;
    fails.send(()).unwrap();
    let of_it = || hooks.kept().iter().filter(|came| came.json()["table"] == table.as_str()).count();
    // Questions that are younger, one after the other: what is due is looked for again and again meanwhile.
    for count in 2..4 {
        laid(&ada, &bo, DAY_S).await;
        hooks.after(count).await;
        assert_eq!(of_it(), 1, "she sees it");
    }
    drop(page);
    hooks.after(4).await;
    assert_eq!(of_it(), 2, "and she has gone without an answer");
    house.close().await;
}

#[tokio::test]
async fn an_address_is_forgotten_only_if_nobody_is_there() {
    let refuses = Arc::new(AtomicBool::new(false));
    let now = Arc::clone(&refuses);
    let mails = mail_but(move |line| {
        let to = line.to_ascii_lowercase();
        match now.load(Ordering::SeqCst) && to.starts_with("rcpt to:") {
            true if to.contains("gone@") => Some("550 5.1.1 no such mailbox"),
            true => Some("550 5.7.1 we do not like you today"),
            false => None,
        }
    })
    .await;
    let house = House::with(|config| with_post(config, Some(mails.addr))).await;
    let (mut ada, bo) = (regular(&house, "Ada").await, regular(&house, "Bo").await);
    for (number, address) in ["ada@cellar.example", "gone@cellar.example"].into_iter().enumerate() {
        let made = ada.post("me/post", json!({"kind": "mail", "address": address})).await.good();
        let sent = mails.after(number + 1).await[number].text.clone();
        let code = sent.lines().find(|line| line.len() == 8 && !line.contains(' ')).unwrap();
        let all = made["post"]["addresses"].as_array().unwrap().iter();
        let id = all.clone().find(|one| one["to"] == address).unwrap()["id"].as_str().unwrap();
        ada.post(&format!("me/post/{id}/confirm"), json!({"code": code})).await.good();
    }
    refuses.store(true, Ordering::SeqCst);
    laid(&ada, &bo, DAY_S).await;
    let addresses = async || ada.get("me/post").await.good()["addresses"].as_array().unwrap().clone();
    let left = until(addresses, |all| all.len() < 2 && all.iter().all(|one| one["failing"] == true)).await;
    assert!(left.len() == 1 && left[0]["to"] == "ada@cellar.example", "{left:?}");
    // And when the server is content again, it arrives.
    refuses.store(false, Ordering::SeqCst);
    assert_eq!(mails.after(3).await[2].to, "ada@cellar.example");
    house.close().await;
}

/// What of the end of this house's only match is written: results, ratings that moved, letters that tell of it.
async fn of_the_end(scratch: &Scratch) -> (bool, Vec<i64>) {
    let counts = "SELECT (SELECT count(*) FROM tables WHERE phase = 'over'), (SELECT count(*) FROM results),
        (SELECT count(*) FROM rating_steps), (SELECT count(*) FROM letters WHERE what = 'over'),
        (SELECT count(*) FROM letters WHERE what = 'turn')";
    let mut found = numbers(scratch, counts).await;
    let questions = found.pop();
    let over = found[0] == 1;
    assert_eq!(questions == Some(0), over, "whoever owes a decision is told, and nobody at the end");
    (over, found)
}

#[tokio::test]
async fn the_end_of_a_slow_match_its_ratings_and_its_letters_are_one_commit() {
    let (scratch, hooks) = (Scratch::new(), web(|_| "200 OK").await);
    let mut house = Child::start(&scratch).await;
    let (ada, bo) =
        (told_by_hook(house.addr, "Ada", &hooks).await, told_by_hook(house.addr, "Bo", &hooks).await);
    let body = json!({"game": "rat-a-tat-cat", "public": true, "clock_s": DAY_S, "options": {"rounds": 1},
        "seats": [{"open": true}, {"open": true}]});
    let laid = ada.post("tables", body).await.good();
    let table = laid["id"].as_str().unwrap().to_owned();
    bo.post(&format!("tables/{table}/sit"), json!({})).await.good();
    let began = ada.post(&format!("tables/{table}/start"), json!({})).await.good();
    assert_eq!(began["unrated"], Value::Null);
    // Somebody calls as soon as they may; from then on the house dies with every commit, for one of them is the last.
    let (mut dice, mut called) = (dice(7), false);
    'match_over: loop {
        for who in [&ada, &bo] {
            let mut page = who.at(house.addr).page(&table).await;
            if !page.is_asked() {
                continue;
            }
            if !called {
                called = page.play["sight"]["sight"]["ask"]["ask"] == "call_choice";
                let decision = if called { json!({"do": "call"}) } else { choose(&page.play, &mut dice) };
                assert_eq!(page.decide(&decision).await["t"], "ack", "{decision}");
                continue;
            }
            house.die_after_the_next_commit();
            let (_, message) = page.decide_message(&choose(&page.play, &mut dice));
            page.send(message).await;
            house.ended().await;
            let (over, found) = of_the_end(&scratch).await;
            assert_eq!(found, if over { [1, 1, 2, 2] } else { [0; 4] }, "all of it, or nothing");
            house = Child::start(&scratch).await;
            if over {
                break 'match_over;
            }
        }
    }
    // Nobody looks on: each is told, and once.
    let ends = |came: Vec<Came>| -> Vec<String> {
        came.iter().map(Came::json).filter(|said| said["what"] == "over").map(|said| key(&said)).collect()
    };
    let mut told = ends(hooks.kept());
    while told.len() < 2 {
        told = ends(hooks.after(hooks.kept().len() + 1).await);
    }
    assert_ne!(told[0], told[1]);
    let counted = server::count_again(&scratch.kept_in()).await;
    assert_eq!(counted.unwrap().differences, [] as [String; 0]);
    house.kill();
}
