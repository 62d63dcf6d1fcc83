//! A club evening from outside: joined by its code, played at ordinary tables, and killed in the middle of a round.

use crate::child::Child;
use crate::client::{Guest, House, Page, Scratch, dice, request};
use crate::playing::choose;
use futures_util::future::join_all;
use games::protocol::WIRE;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;

/// Short: one round each, and computer players that do not think.
fn asked(seats: u8, rounds: u8, bots: usize) -> Value {
    json!({"game": "rat-a-tat-cat", "seats": seats, "rounds": rounds, "scoring": "places", "options": {"rounds": 1},
        "bots": vec!["random"; bots]})
}

async fn join(guest: &Guest, evening: &Value) -> Value {
    guest.post("evenings/join", json!({"code": evening["code"]})).await.good()
}

async fn look(guest: &Guest, evening: &str) -> Value {
    guest.get(&format!("evenings/{evening}")).await.good()
}

async fn next_round(host: &Guest, evening: &str) -> Value {
    host.post(&format!("evenings/{evening}/round"), json!({})).await.good()
}

/// The table that the guest is told.
fn table_of(info: &Value) -> Option<String> {
    let you = &info["you"];
    let mine = info["tables"]
        .as_array()
        .unwrap()
        .iter()
        .find(|table| table["people"].as_array().unwrap().contains(you));
    mine.map(|table| table["table"].as_str().unwrap().to_owned())
}

/// Decides whatever is asked, until the table is over; others may be quicker, and then it is asked again.
async fn play(guest: &Guest, table: &str) {
    let (mut page, mut dice) = (guest.page(table).await, dice(7));
    while !page.is_over() {
        if page.is_asked() {
            let decision = choose(&page.play, &mut dice);
            let answer = page.decide(&decision).await;
            assert!(
                answer["t"] == "ack" || answer["code"] == "stale" || answer["code"] == "not_asked",
                "{answer}"
            );
            if answer["t"] == "ack" {
                continue;
            }
        }
        if !page.is_over() {
            page.next().await;
        }
    }
}

/// All the tables of the people, each to its end; those of computers end by themselves.
async fn play_round(guests: &[Guest], evening: &str) -> Value {
    let mut tables = Vec::new();
    for guest in guests {
        tables.push((guest, table_of(&look(guest, evening).await)));
    }
    join_all(tables.iter().filter_map(|(guest, table)| Some(play(guest, table.as_deref()?)))).await;
    until_over(&guests[0], evening).await
}

/// Nobody is told when a table of computers ends: the evening is looked at until it is so.
async fn until_over(guest: &Guest, evening: &str) -> Value {
    for _ in 0..3_000 {
        let info = look(guest, evening).await;
        if info["round_over"] == true {
            return info;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the round does not end");
}

/// What the standing must be, added up here in another way from what every round said of its tables.
#[derive(Default)]
struct Sums(BTreeMap<u64, f64>);

impl Sums {
    fn add(&mut self, info: &Value) {
        for table in info["tables"].as_array().unwrap() {
            let places: Vec<u64> =
                table["places"].as_array().unwrap().iter().map(|place| place.as_u64().unwrap()).collect();
            for (seat, person) in table["people"].as_array().unwrap().iter().enumerate() {
                let Some(person) = person.as_u64() else { continue };
                let behind = places.iter().filter(|place| **place > places[seat]).count() as f64;
                let beside = places.iter().filter(|place| **place == places[seat]).count() as f64 - 1.0;
                *self.0.entry(person).or_default() += (behind + beside / 2.0) / (places.len() as f64 - 1.0);
            }
        }
    }

    fn agree(&self, info: &Value) {
        let unit = info["measures"][0]["unit"].as_f64().unwrap();
        let lines = info["standings"].as_array().unwrap();
        assert_eq!(lines.len(), self.0.len());
        let mut before = f64::MAX;
        for line in lines {
            let worth = line["worth"][0].as_f64().unwrap() / unit;
            assert!((worth - self.0[&line["person"].as_u64().unwrap()]).abs() < 1e-9, "{line}");
            assert!(worth <= before, "the best first");
            before = worth;
        }
    }
}

fn met_again(rounds: &[Value]) -> usize {
    let mut met: BTreeMap<(u64, u64), usize> = BTreeMap::new();
    for table in rounds.iter().flat_map(|info| info["tables"].as_array().unwrap()) {
        let people: Vec<u64> = table["people"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
        for (one, other) in people.iter().flat_map(|one| people.iter().map(move |other| (*one, *other))) {
            *met.entry((one, other)).or_default() += usize::from(one < other);
        }
    }
    met.values().map(|times| times.saturating_sub(1)).sum()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_of_twelve_over_three_rounds_stands_right_though_the_house_is_killed_in_the_second() {
    let scratch = Scratch::new();
    let mut house = Child::start(&scratch).await;
    let mut guests = Vec::new();
    for _ in 0..4 {
        guests.push(Guest::new(house.addr).await);
    }
    let evening = guests[0].post("evenings", asked(3, 3, 8)).await.good();
    let id = evening["id"].as_str().unwrap().to_owned();
    for guest in &guests {
        join(guest, &evening).await;
    }
    let mut sums = Sums::default();
    let mut rounds = vec![next_round(&guests[0], &id).await];
    sums.add(&play_round(&guests, &id).await);

    let second = next_round(&guests[0], &id).await;
    assert_eq!((second["round"].as_u64(), second["round_over"].as_bool()), (Some(2), Some(false)));
    let hosts = table_of(&second).unwrap();
    let mut at_table = Page::new(guests[0].connect(&hosts).await);
    at_table.send(json!({"t": "hello", "wire": WIRE, "epoch": 0, "have": 0})).await;
    at_table.until(|message| message["t"] == "welcome").await;
    house.kill();
    house = Child::start(&scratch).await;
    guests = guests.iter().map(|guest| guest.at(house.addr)).collect();
    let found = look(&guests[0], &id).await;
    assert_eq!(
        (&found["tables"][0]["people"], &found["round"]),
        (&second["tables"][0]["people"], &second["round"])
    );
    let over = play_round(&guests, &id).await;
    sums.add(&over);
    rounds.push(over);

    next_round(&guests[0], &id).await;
    let over = play_round(&guests, &id).await;
    sums.add(&over);
    sums.agree(&over);
    rounds.push(over);
    assert_eq!(met_again(&rounds), 0, "twelve at tables of three need not meet again in three rounds");
    assert_eq!(guests[0].post(&format!("evenings/{id}/round"), json!({})).await.code(), "already_started");
    let ended = guests[0].post(&format!("evenings/{id}/end"), json!({})).await.good();
    assert_eq!(ended["phase"], "over");
    sums.agree(&ended);

    // It can be taken home.
    let csv = String::from_utf8(guests[1].get(&format!("evenings/{id}/standings.csv")).await.body).unwrap();
    assert_eq!(csv.lines().count(), 13, "{csv}");
    assert!(
        csv.starts_with("rank,name,program,tables,places,met,wins,points,rounds_before,left\r\n"),
        "{csv}"
    );
    let records = String::from_utf8(guests[1].get(&format!("evenings/{id}/records")).await.body).unwrap();
    assert_eq!(records.lines().count(), 12);
    let record: Value = serde_json::from_str(records.lines().next().unwrap()).unwrap();
    let again = guests[2].post("records", record["record"].clone()).await.good();
    assert_eq!(again["game"], "rat-a-tat-cat");
    house.kill();
}

#[tokio::test]
async fn only_the_host_goes_on_and_only_whoever_takes_part_is_told_the_code_and_their_table() {
    let house = House::open().await;
    let (host, guest, other) = (house.guest().await, house.guest().await, house.guest().await);
    let evening = host.post("evenings", asked(2, 2, 0)).await.good();
    let id = evening["id"].as_str().unwrap().to_owned();
    let at = |part: &str| format!("evenings/{id}{part}");
    assert_eq!(host.post(&at("/round"), json!({})).await.code(), "not_ready", "nobody takes part");

    // As it is read from a wall.
    let code = evening["code"].as_str().unwrap();
    let typed = format!("{}-{} {}", &code[..4], &code[4..8], code[8..].to_uppercase());
    join(&guest, &json!({"code": typed})).await;
    assert_eq!(join(&guest, &evening).await["people"].as_array().unwrap().len(), 1, "once");
    join(&host, &evening).await;
    assert_eq!(guest.post(&at("/leave"), json!({"person": 1})).await.code(), "not_host");
    for part in ["/round", "/end"] {
        assert_eq!(guest.post(&at(part), json!({})).await.code(), "not_host");
    }
    assert_eq!(other.get(&at("/qr")).await.code(), "not_seated");
    assert_eq!(other.get(&at("/records")).await.code(), "not_seated");
    assert_eq!(other.post(&at("/leave"), json!({})).await.code(), "not_seated");
    assert_eq!(other.post("evenings/join", json!({"code": "000000000000"})).await.code(), "not_found");
    assert_eq!(guest.get(&at("/qr")).await.status, 200);

    next_round(&host, &id).await;
    let anybody = request(house.addr, "GET", &format!("/api/v1/{}", at("")), &[], b"").await.good();
    for (who, sees) in [(anybody, false), (look(&other, &id).await, false), (look(&guest, &id).await, true)] {
        assert_eq!((who["code"].is_string(), who["tables"][0]["table"].is_string()), (sees, sees), "{who}");
        assert_eq!(who["host"], false);
    }
    house.close().await;
}

#[tokio::test]
async fn who_comes_late_is_paired_next_and_who_leaves_is_played_on_and_not_paired_again() {
    let house = House::open().await;
    let mut guests = Vec::new();
    for _ in 0..4 {
        guests.push(house.guest().await);
    }
    let evening = guests[0].post("evenings", asked(2, 2, 0)).await.good();
    let id = evening["id"].as_str().unwrap().to_owned();
    for guest in &guests {
        join(guest, &evening).await;
    }
    next_round(&guests[0], &id).await;
    assert_eq!(guests[0].post(&format!("evenings/{id}/round"), json!({})).await.code(), "not_over");
    let late = house.guest().await;
    assert_eq!(join(&late, &evening).await["people"][4]["since"], 1);
    // The last leaves, and is played on; the others play to the end.
    let left = guests[3].post(&format!("evenings/{id}/leave"), json!({})).await.good();
    assert_eq!(left["people"][3]["left"], true);
    assert!(left["code"].is_string(), "whoever has left may look on");
    play_round(&guests[..3], &id).await;

    let second = next_round(&guests[0], &id).await;
    let seated: Vec<u64> = second["tables"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|table| table["people"].as_array().unwrap())
        .filter_map(Value::as_u64)
        .collect();
    assert!(seated.contains(&4) && !seated.contains(&3), "{seated:?}");
    assert_eq!(second["standings"].as_array().unwrap().len(), 5, "whoever left keeps a line");
    house.close().await;
}

#[tokio::test]
async fn what_cannot_be_played_is_refused_when_it_is_opened() {
    let house = House::open().await;
    let host = house.guest().await;
    let with = |name: &str, value: Value| {
        let mut body = asked(2, 3, 0);
        body[name] = value;
        body
    };
    for (body, code) in [
        (with("game", json!("chess")), "unknown_game"),
        (with("seats", json!(1)), "bad_seats"),
        (with("seats", json!(7)), "bad_seats"),
        (with("rounds", json!(0)), "bad_request"),
        (with("rounds", json!(13)), "bad_request"),
        (with("minutes", json!(0)), "bad_request"),
        (with("clock_s", json!(1)), "bad_option"),
        (with("options", json!({"rounds": 0})), "bad_option"),
        (with("filler", json!("nobody")), "unknown_bot"),
        (with("bots", json!(["nobody"])), "unknown_bot"),
        (with("bots", json!(vec!["random"; 33])), "too_many"),
        (with("scoring", json!("cheese")), "bad_request"),
    ] {
        let answer = host.post("evenings", body.clone()).await;
        assert_eq!(answer.code(), code, "{body}");
    }
    for _ in 0..3 {
        host.post("evenings", asked(2, 3, 0)).await.good();
    }
    assert_eq!(host.post("evenings", asked(2, 3, 0)).await.code(), "too_many");
    assert_eq!(host.get("me/evenings").await.good()["evenings"].as_array().unwrap().len(), 3);
    house.close().await;
}

/// An evening goes on though only computers play: nobody looks on at their tables.
#[tokio::test]
async fn computers_play_their_tables_though_nobody_looks_on_and_fill_those_of_others() {
    let house = House::open().await;
    let host = house.guest().await;
    let mut body = asked(3, 1, 4);
    body["filler"] = json!("greedy");
    let id = host.post("evenings", body).await.good()["id"].as_str().unwrap().to_owned();
    let paired = next_round(&host, &id).await;
    let seats: Vec<usize> = paired["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| table["people"].as_array().unwrap().len())
        .collect();
    assert_eq!(seats, [3, 3]);
    let over = until_over(&host, &id).await;
    assert_eq!(over["standings"].as_array().unwrap().len(), 4, "whoever fills a table has no line");
    house.close().await;
}
