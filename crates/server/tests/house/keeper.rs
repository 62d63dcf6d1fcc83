//! The keeper's door: every errand on a house that is open, and what is written down about it.

use crate::client::{House, PATIENCE, Page, Scratch, dice};
use crate::damage::{database, numbers};
use crate::people::Device;
use crate::playing::{play_on, seated};
use serde_json::{Value, json};
use server::check_copy;
use server::keeper::keepers_door;
use sqlx::{Connection as _, Executor as _};
use std::os::unix::fs::PermissionsExt as _;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::UnixStream;

/// Says a line at the keeper's door, and what is answered.
pub(crate) async fn say(house: &House, line: &str) -> Value {
    let stream = UnixStream::connect(keepers_door(&house.scratch.data())).await.unwrap();
    let mut stream = BufReader::new(stream);
    stream.write_all(format!("{line}\n").as_bytes()).await.unwrap();
    let mut answer = String::new();
    tokio::time::timeout(PATIENCE, stream.read_line(&mut answer)).await.unwrap().unwrap();
    serde_json::from_str(&answer).unwrap()
}

/// An errand that must be carried out.
pub(crate) async fn keeper(house: &House, errand: Value) -> Value {
    let answer = say(house, &errand.to_string()).await;
    assert!(answer.get("told").is_some(), "{errand}: {answer}");
    answer["told"].clone()
}

pub(crate) async fn refused(house: &House, errand: Value) -> String {
    let answer = say(house, &errand.to_string()).await;
    answer["refused"].as_str().unwrap_or_else(|| panic!("{errand}: {answer}")).to_owned()
}

/// Returns the code of the last message on a socket.
async fn bye(page: &mut Page) -> String {
    let bye = page.until(|message| message["t"] == "bye").await;
    bye["code"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_found_shown_renamed_and_erased() {
    let house = House::open().await;
    let mut ada = Device::new(&house).await;
    ada.become_regular("Ada 100%").await;
    let mut other = Device::new(&house).await;
    other.become_regular("Olga").await;
    let guest = house.guest().await;

    let names = |people: &Value| -> Vec<String> {
        let people = people["people"].as_array().unwrap();
        people.iter().map(|person| person["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names(&keeper(&house, json!({"do": "find", "name": "aDa"})).await), ["Ada 100%"]);
    assert_eq!(names(&keeper(&house, json!({"do": "find", "name": "0%"})).await), ["Ada 100%"]);
    assert!(
        names(&keeper(&house, json!({"do": "find", "name": "a_a"})).await).is_empty(),
        "no pattern of SQL"
    );
    assert_eq!(
        names(&keeper(&house, json!({"do": "find", "name": guest.id})).await),
        std::slice::from_ref(&guest.name)
    );
    let mut page = ada.guest.page(&ada.guest.new_table(2, json!({})).await).await;
    let shown = keeper(&house, json!({"do": "show", "who": "ADA 1OO%"})).await["people"][0].clone();
    assert_eq!(
        (&shown["id"], &shown["more"]["keys"], &shown["more"]["sockets"]),
        (&json!(ada.guest.id), &json!(1), &json!(1))
    );
    assert!(refused(&house, json!({"do": "show", "who": "Nobody"})).await.contains("people find"));

    // A new name is told where the person sits, and is nobody else's.
    assert!(
        refused(&house, json!({"do": "rename", "who": "ada 100%", "name": "0lga"}))
            .await
            .contains("that name")
    );
    keeper(&house, json!({"do": "rename", "who": "ada 100%", "name": "Countess"})).await;
    page.until(|message| message["table"]["seats"][0]["name"] == "Countess").await;
    assert_eq!(ada.get("me").await.good()["name"], "Countess");
    assert!(
        refused(&house, json!({"do": "rename", "who": "Countess", "name": "\u{202e}"}))
            .await
            .contains("control")
    );

    keeper(&house, json!({"do": "erase", "who": "Countess", "words": "asked for by letter"})).await;
    assert_eq!(bye(&mut page).await, "no_guest");
    assert_eq!(ada.get("me").await.status, 401);
    // A guest is erased too: the old cookie opens nothing.
    keeper(&house, json!({"do": "erase", "who": guest.id, "words": ""})).await;
    assert_eq!(guest.get("me").await.status, 401);
    let audit = keeper(&house, json!({"do": "audit", "last": 50})).await;
    let acts: Vec<&str> =
        audit["audit"].as_array().unwrap().iter().map(|act| act["act"].as_str().unwrap()).collect();
    assert_eq!(acts, ["erase", "erase", "rename"], "what was refused is not done");
    let line = &audit["audit"][1];
    assert_eq!((&line["about"], &line["words"]), (&json!(ada.guest.id), &json!("asked for by letter")));
    let user = std::process::Command::new("id").arg("-un").output().unwrap().stdout;
    assert_eq!(line["who"], String::from_utf8(user).unwrap().trim());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_muted_does_not_talk_and_whoever_is_banned_does_not_come_in() {
    let house = House::open().await;
    let mut ada = Device::new(&house).await;
    let (mut key, codes) = ada.become_regular("Loud Rat").await;
    let table = ada.guest.new_table(2, json!({})).await;
    let mut page = ada.guest.page(&table).await;
    let chat = json!({"t": "chat", "text": "squeak"});

    keeper(&house, json!({"do": "mute", "who": "loud rat", "hours": 2, "words": "shouts"})).await;
    page.send(chat.clone()).await;
    let heard = page.until(|message| message["t"] == "refused").await;
    assert_eq!(heard["code"], "muted");
    let two_hours = heard["until_s"].as_u64().unwrap() - now_s();
    assert!((7100..=7200).contains(&two_hours), "{two_hours}");
    keeper(&house, json!({"do": "unmute", "who": "loud rat", "words": ""})).await;
    page.send(chat.clone()).await;
    page.until(|message| message["t"] == "chat").await;

    keeper(&house, json!({"do": "ban", "who": "loud rat", "hours": 1, "words": "shouts again"})).await;
    assert_eq!(bye(&mut page).await, "banned");
    for path in [
        "me",
        "me/tables",
        "me/keys",
        "me/export",
        &format!("tables/{table}"),
        &format!("tables/{table}/socket"),
    ] {
        let answer = ada.get(path).await;
        assert_eq!((answer.status, answer.code()), (403, "banned".into()), "{path}");
        assert!(answer.json()["until_s"].as_u64().unwrap() > now_s(), "{path}");
    }
    for path in ["me", "tables", "invites", "reports", "me/erase"] {
        assert_eq!(ada.post(path, json!({})).await.code(), "banned", "{path}");
    }
    // Nor by another way in; and nothing is spent on the way.
    let mut device = Device::new(&house).await;
    assert_eq!(device.sign_in(&mut key).await.code(), "banned");
    let by_code = json!({"name": "Loud Rat", "code": codes[0]});
    assert_eq!(device.post("sign-in/code", by_code.clone()).await.code(), "banned");
    assert_eq!(
        device.get("me").await.good()["regular"],
        false,
        "who has signed in as nobody stays the guest of the device"
    );
    let penalties =
        keeper(&house, json!({"do": "show", "who": "loud rat"})).await["people"][0]["more"]["penalties"]
            .clone();
    assert_eq!((&penalties[0]["kind"], &penalties[0]["words"]), (&json!("ban"), &json!("shouts again")));

    // It holds when the house is opened anew, until it ends or is lifted.
    keeper(&house, json!({"do": "mute", "who": "loud rat", "hours": null, "words": ""})).await;
    let scratch = house.close().await;
    let house = House::at(scratch, |_| ()).await;
    let mut ada = Device::of(ada.guest.at(house.addr));
    assert_eq!(ada.get("me").await.code(), "banned");
    keeper(&house, json!({"do": "unban", "who": "loud rat", "words": "has paid for the cheese"})).await;
    assert_eq!(ada.get("me").await.status, 200);
    let mut device = Device::of(device.guest.at(house.addr));
    assert_eq!(device.post("sign-in/code", by_code).await.status, 200, "the code is still good");
    let mut page = ada.guest.page(&table).await;
    page.send(chat).await;
    let heard = page.until(|message| message["t"] == "refused").await;
    assert_eq!((&heard["code"], heard.get("until_s")), (&json!("muted"), None), "for good");
    house.close().await;
}

#[allow(clippy::disallowed_methods, reason = "a keeper says until when by the clock on the wall")]
fn now_s() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_announcement_is_told_to_those_who_are_there_and_to_those_who_come() {
    let house = House::open().await;
    let (ada, bob) = (house.guest().await, house.guest().await);
    let table = ada.new_table(2, json!({})).await;
    let mut early = ada.page(&table).await;
    assert!(refused(&house, json!({"do": "announce", "text": " ", "minutes": 5})).await.contains("1 to 500"));
    assert!(refused(&house, json!({"do": "announce", "text": "x", "minutes": 0})).await.contains("a minute"));
    keeper(&house, json!({"do": "announce", "text": "The cellar is swept at ten.", "minutes": 5})).await;
    let told = early.until(|message| message["t"] == "announced").await;
    let announcement = &told["announcement"];
    assert_eq!(
        (&announcement["number"], &announcement["text"]),
        (&json!(1), &json!("The cellar is swept at ten."))
    );
    assert!((240..=300).contains(&(announcement["until_s"].as_u64().unwrap() - now_s())));
    // Whoever comes is welcomed first; also after the house was opened anew.
    let mut late = bob.page(&table).await;
    assert_eq!(late.until(|message| message["t"] == "announced").await, told);
    let scratch = house.close().await;
    let house = House::at(scratch, |_| ()).await;
    // Also by whoever is nobody yet, who has no bell.
    let in_the_cellar = async || {
        crate::client::request(house.addr, "GET", "/api/v1/tables", &[], b"").await.good()["announced"]
            .clone()
    };
    assert_eq!(in_the_cellar().await, told["announcement"]);
    let mut later = bob.at(house.addr).page(&table).await;
    assert_eq!(later.until(|message| message["t"] == "announced").await, told);
    keeper(&house, json!({"do": "hush"})).await;
    assert_eq!(later.until(|message| message["t"] == "announced").await["announcement"], Value::Null);
    assert_eq!(in_the_cellar().await, Value::Null);
    let mut last = ada.at(house.addr).page(&table).await;
    last.send(json!({"t": "ping"})).await;
    assert_eq!(
        last.until(|message| message["t"] != "table").await["t"],
        "pong",
        "nothing is announced any more"
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guests_who_never_played_are_swept_and_the_house_says_how_it_is() {
    let house = House::open().await;
    for _ in 0..3 {
        house.guest().await;
    }
    let (_, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    play_on(&mut pages, &mut dice(1), 5).await;
    let figures = keeper(&house, json!({"do": "figures"})).await;
    let figure = |name: &str| {
        let all = figures["figures"].as_array().unwrap();
        all.iter().find(|figure| figure["name"] == name).unwrap_or_else(|| panic!("{name}: {figures}"))["count"].as_u64().unwrap()
    };
    assert_eq!(
        ["people", "regulars", "tables_playing", "sockets", "tables_loaded"].map(figure),
        [5, 0, 1, 2, 1]
    );
    assert!(figure("log_lines") >= 5 && figure("data_bytes") > 0 && figure("memory_bytes") > 1 << 20);
    figure("writes_waiting");
    let done = keeper(&house, json!({"do": "sweep", "days": 1})).await;
    assert!(done["done"].as_str().unwrap().starts_with("0 guests"), "they came today: {done}");
    let mut db = database(&house.scratch).await;
    db.execute("UPDATE guests SET created = created - 2 * 86400000").await.unwrap();
    db.close().await.unwrap();
    let done = keeper(&house, json!({"do": "sweep", "days": 1})).await;
    assert!(done["done"].as_str().unwrap().starts_with("3 guests"), "{done}");
    assert_eq!(guests[0].get("me").await.status, 200);
    house.close().await;
}

/// A copy that the house makes has the line about it, people and penalties; a check plays every match in it again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_made_by_the_house_is_whole_and_a_check_finds_what_is_not() {
    let house = House::open().await;
    let mut ada = Device::new(&house).await;
    let (mut key, _) = ada.become_regular("Ada").await;
    let loud = house.guest().await;
    keeper(&house, json!({"do": "ban", "who": loud.id, "hours": null, "words": "noise"})).await;
    let (over, _, mut played) = seated(&house, 2, json!({"rounds": 1})).await;
    while !played[0].is_over() {
        play_on(&mut played, &mut dice(2), 50).await;
    }
    let (_, _, mut pages) = seated(&house, 3, json!({"rounds": 50})).await;
    play_on(&mut pages, &mut dice(5), 12).await;
    let copy = Scratch::new();
    assert!(refused(&house, json!({"do": "backup", "to": "copy.db"})).await.contains("whole path"));
    let mut luck = dice(6);
    let (copied, _) = tokio::join!(
        keeper(&house, json!({"do": "backup", "to": copy.data()})),
        play_on(&mut pages, &mut luck, 12)
    );
    assert!(copied["done"].as_str().unwrap().contains("is copied to"), "{copied}");
    assert!(refused(&house, json!({"do": "backup", "to": copy.data()})).await.contains("there already"));
    let in_use = check_copy(&house.scratch.data()).await.unwrap_err().to_string();
    assert!(in_use.contains("check a copy"), "{in_use}");

    let before = std::fs::read(copy.data()).unwrap();
    let checked = check_copy(&copy.data()).await.unwrap();
    assert_eq!((checked.flaws.as_slice(), checked.played_again), ([].as_slice(), 2));
    assert!(checked.counts.contains(&("regulars", 1)) && checked.counts.contains(&("tables_over", 1)));
    assert_eq!(std::fs::read(copy.data()).unwrap(), before, "a check changes nothing");
    assert_eq!(std::fs::read_dir(&copy.0).unwrap().count(), 1, "and leaves nothing beside it");

    // A house that opens with the copy knows everybody, and what was done.
    let other = House::at(copy, |_| ()).await;
    let mut device = Device::new(&other).await;
    device.sign_in(&mut key).await.good();
    assert_eq!(loud.at(other.addr).get("me").await.code(), "banned");
    let audit = keeper(&other, json!({"do": "audit", "last": 2})).await;
    assert_eq!((&audit["audit"][0]["act"], &audit["audit"][1]["act"]), (&json!("backup"), &json!("ban")));
    let copy = other.close().await;

    let tampered = [
        ("UPDATE events SET decision = 'draw' WHERE seq = 3", "line 3 of its log"),
        ("UPDATE seats SET score = score + 1 WHERE place IS NOT NULL AND seat = 0", "its result is not"),
        (
            "DELETE FROM events WHERE seq > 5 AND table_id IN (SELECT id FROM tables WHERE phase = 'over')",
            "its log is not",
        ),
        ("DELETE FROM _sqlx_migrations WHERE version > 3", "another version"),
    ];
    for (query, flaw) in tampered {
        let damaged = Scratch::new();
        std::fs::copy(copy.data(), damaged.data()).unwrap();
        let mut db = database(&damaged).await;
        db.execute(query).await.unwrap();
        db.close().await.unwrap();
        let found = match check_copy(&damaged.data()).await {
            Ok(checked) => checked.flaws.join("\n"),
            Err(why) => why.to_string(),
        };
        assert!(found.contains(flaw), "{query}: {found}");
        assert!(!flaw.contains("result") || found.contains(&over), "{found}");
    }
    let torn = Scratch::new();
    let mut bytes = std::fs::read(copy.data()).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 8192].fill(0xa5);
    std::fs::write(torn.data(), bytes).unwrap();
    // What is torn may be a page of data, or one without which nothing can be read.
    let found = match check_copy(&torn.data()).await {
        Ok(checked) => checked.flaws.join("\n"),
        Err(why) => why.to_string(),
    };
    assert!(found.contains("the file: ") || found.contains("is damaged"), "{found}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_door_is_shut_to_others_and_answers_whatever_is_said() {
    let house = House::open().await;
    let door = keepers_door(&house.scratch.data());
    assert_eq!(std::fs::metadata(&door).unwrap().permissions().mode() & 0o777, 0o600);
    for noise in [
        "",
        "{}",
        "[]",
        "\u{0}",
        r#"{"do": "burn"}"#,
        r#"{"do": "show", "who": "x", "and": 1}"#,
        r#"{"do": "ban", "who": 1}"#,
    ] {
        let answer = say(&house, noise).await;
        assert!(answer["refused"].as_str().unwrap().starts_with("that is no errand"), "{noise}: {answer}");
    }
    // Many on one line, in their order.
    let mut stream = BufReader::new(UnixStream::connect(&door).await.unwrap());
    stream.write_all(b"{\"do\":\"figures\"}\n{\"do\":\"audit\",\"last\":1}\n").await.unwrap();
    for told in ["figures", "audit"] {
        let mut answer = String::new();
        stream.read_line(&mut answer).await.unwrap();
        assert!(serde_json::from_str::<Value>(&answer).unwrap()["told"].get(told).is_some(), "{answer}");
    }
    // A socket that was left behind is in nobody's way; a house that closes leaves none.
    let scratch = house.close().await;
    assert!(!door.exists());
    drop(std::os::unix::net::UnixListener::bind(&door).unwrap());
    let house = House::at(scratch, |_| ()).await;
    keeper(&house, json!({"do": "figures"})).await;
    house.close().await;
}

/// The rows of a table, for tests of what is kept and what is not.
pub(crate) async fn count(scratch: &Scratch, query: &'static str) -> i64 {
    numbers(scratch, query).await[0]
}
