//! Matches that were played on a device, without the house, and brought along.

use crate::client::{Answer, Guest, House, dice, request};
use crate::people::Device;
use games::Written;
use games::rat_a_tat_cat::{Options, State};
use serde_json::{Value, json};
use table::{Match, OptionValue, Options as _, Printed, Seed, Turn};

/// A person in the second seat, and two computer players, as a device writes it down.
pub(crate) fn played(seed: u64) -> Value {
    let mut options = Options::default();
    options.set("rounds", &OptionValue::Number(1)).unwrap();
    let seed = Seed::from_number(seed);
    let mut game = Match::<State>::start(&Printed::shipped(), &options, 3, seed).unwrap();
    let mut dice = dice(9);
    loop {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::AsksClock => game.read_clock(0).unwrap(),
            Turn::Waits(seats) => {
                for seat in seats {
                    let decision = game.open(seed).unwrap().sample_with(seat, &mut dice);
                    game.seal(seat, decision).unwrap();
                }
            }
        }
    }
    let names = ["greedy", "Ada", "search-1000"].map(str::to_owned).to_vec();
    serde_json::from_str(&Written { record: game.record(), names: Some(names), printed: None }.to_json())
        .unwrap()
}

pub(crate) async fn bring(guest: &Guest, asked: &str, record: &Value) -> Answer {
    let path = format!("/api/v1/me/pocket?{asked}");
    request(guest.addr, "POST", &path, &guest.head(), record.to_string().as_bytes()).await
}

pub(crate) async fn book(guest: &Guest) -> Vec<Value> {
    guest.get("me/pocket").await.good()["tables"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_match_that_was_played_on_a_device_is_in_the_book_of_its_player_once() {
    let house = House::open().await;
    let mut device = Device::new(&house).await;
    let (early, late) = (played(1), played(2));
    let one = bring(&device.guest, "seat=1&played_s=1700000000", &early).await.good();
    let id = one["id"].as_str().unwrap().to_owned();
    assert!(id.starts_with("brought-"), "{id}");
    assert_eq!(
        (&one["game"], &one["you"], &one["since_s"]),
        (&json!("rat-a-tat-cat"), &json!(1), &json!(1_700_000_000))
    );
    assert_eq!(one["result"], early["result"]);
    assert_eq!((&one["seats"][0]["bot"], &one["seats"][2]["bot"]), (&json!("greedy"), &json!("search-1000")));
    assert_eq!(one["seats"][1]["guest"], json!(device.guest.id));
    bring(&device.guest, "seat=1", &late).await.good();
    // Again, under another name and from another time: it is the same match.
    let mut renamed = early.clone();
    renamed["names"][1] = json!("Grace");
    assert_eq!(bring(&device.guest, "seat=1&played_s=1800000000", &renamed).await.good(), one);
    let listed = book(&device.guest).await;
    assert_eq!((listed.len(), &listed[1]), (2, &one), "the last that was played first");
    let ahead = bring(&device.guest, "seat=1&played_s=4000000000", &played(3)).await.good();
    assert!(ahead["since_s"].as_u64().unwrap() < 4_000_000_000, "nothing is played in the future");

    // Its record is a record; for nobody else.
    let record = device.guest.get(&format!("me/pocket/{id}")).await.good();
    assert_eq!(record, early);
    let other = house.guest().await;
    assert_eq!(other.get(&format!("me/pocket/{id}")).await.status, 404);
    assert!(book(&other).await.is_empty());
    // It counts for nothing, and is no table.
    assert!(device.get("me/tables").await.good()["tables"].as_array().unwrap().is_empty());
    assert!(device.get("me/tables?game=rat-a-tat-cat").await.good()["tables"].as_array().unwrap().is_empty());
    let ratings = device.get("me/ratings").await.good().to_string();
    assert!(!ratings.contains("\"matches\":1"), "{ratings}");
    assert_eq!(device.get(&format!("tables/{id}")).await.status, 404);

    // Whoever becomes a regular has it still; it is taken along, and taken out.
    device.become_regular("Commuter").await;
    assert_eq!(book(&device.guest).await.len(), 3);
    let everything = json!({"profile": true, "ratings": true, "boards": true, "history": true});
    device.put("me/profile", everything).await.good();
    assert_eq!(device.get("people/Commuter").await.good()["history"], json!([]), "others see nothing of it");
    let all = device.get("me/export").await.good();
    let taken: Vec<&Value> = all["pocket"].as_array().unwrap().iter().map(|one| &one["record"]).collect();
    assert!(taken.len() == 3 && taken.contains(&&early), "{all}");
    assert_eq!(device.delete(&format!("me/pocket/{id}")).await.good()["tables"].as_array().unwrap().len(), 2);
    assert_eq!(device.get(&format!("me/pocket/{id}")).await.status, 404);
    house.close().await;
}

#[tokio::test]
async fn what_a_guest_has_brought_goes_over_with_the_guest_and_goes_with_the_person() {
    let house = House::open().await;
    let mut owner = Device::new(&house).await;
    let (mut key, _) = owner.become_regular("Homecomer").await;
    bring(&owner.guest, "seat=1", &played(1)).await.good();
    let mut device = Device::new(&house).await;
    for seed in [1, 2] {
        bring(&device.guest, "seat=1", &played(seed)).await.good();
    }
    let left = device.sign_in(&mut key).await.good()["left_behind"].clone();
    assert_eq!(left["matches"], 2);
    device.post("me/bring", json!({"token": left["token"]})).await.good();
    assert_eq!(book(&owner.guest).await.len(), 2, "what both have had is there once");

    assert_eq!(device.post("me/erase", json!({"name": "Homecomer"})).await.status, 204);
    let scratch = house.close().await;
    if scratch.database().is_none() {
        let mut db = crate::damage::database(&scratch).await;
        let left: i64 =
            sqlx::query_scalar("SELECT count(*) FROM pocket_matches").fetch_one(&mut db).await.unwrap();
        assert_eq!(left, 0);
    }
}

#[tokio::test]
async fn what_cannot_have_been_played_is_refused_with_a_word() {
    let house = House::open().await;
    let guest = house.guest().await;
    let good = played(1);
    let with = |field: &str, value: Value| {
        let mut record = good.clone();
        record[field] = value;
        record
    };
    let mut illegal = good.clone();
    illegal["decisions"][3]["do"] = json!("take 1");
    illegal["decisions"][4]["do"] = json!("take 1");
    let mut won = good.clone();
    won["result"]["places"] = json!([3, 1, 2]);
    won["result"]["scores"] = json!([9, 0, 1]);
    let mut nameless = good.clone();
    nameless.as_object_mut().unwrap().remove("names");
    for (name, record, said) in [
        ("illegal", &illegal, ""),
        ("another end", &won, "result"),
        ("another seed", &with("seed", json!("00".repeat(32))), "seed"),
        ("no seed", &with("seed", Value::Null), "seed"),
        ("nobody's", &nameless, "who sat where"),
        (
            "a person in another seat",
            &with("names", json!(["Bob", "Ada", "greedy"])),
            "Bob is no computer player",
        ),
        ("who sees every card", &with("names", json!(["cheat-1000", "Ada", "greedy"])), "no computer player"),
        ("nothing", &json!({}), ""),
    ] {
        let answer = bring(&guest, "seat=1", record).await;
        assert_eq!((answer.status, answer.code()), (400, "bad_record".into()), "{name}: {answer:?}");
        let reason = answer.json()["reason"].as_str().unwrap().to_owned();
        assert!(reason.contains(said), "{name}: {reason}");
    }
    assert_eq!(bring(&guest, "seat=3", &good).await.code(), "bad_record");
    assert_eq!(bring(&guest, "seat=200", &good).await.code(), "bad_request");
    assert_eq!(bring(&guest, "", &good).await.code(), "bad_request");
    let huge = json!({"names": "x".repeat(server::limits::RECORD)});
    assert_eq!(bring(&guest, "seat=1", &huge).await.code(), "too_large");
    assert!(book(&guest).await.is_empty());
    bring(&guest, "seat=1", &good).await.good();
    house.close().await;
}
