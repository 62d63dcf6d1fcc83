//! W11: a record that anybody may have written.

use crate::client::{House, dice, play_on, request, seated};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

#[tokio::test]
async fn w11_a_bad_record_is_refused_quickly() {
    let house = House::open().await;
    let (table, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(8), 100).await;
    }
    let good = guests[0].get(&format!("tables/{table}/record")).await.body;
    let record: Value = serde_json::from_slice(&good).unwrap();
    let head = ["Content-Type: application/json".to_owned()];
    let send = async |bytes: Vec<u8>| {
        let began = Instant::now();
        let answer = request(house.addr, "POST", "/api/v1/records?eyes=0&count=5", &head, &bytes).await;
        (answer, began.elapsed())
    };
    assert_eq!(send(good.clone()).await.0.status, 200);

    let mut illegal = record.clone();
    illegal["decisions"][3]["do"] = json!("take 1");
    illegal["decisions"][4]["do"] = json!("take 1");
    let mut wrong_end = record.clone();
    wrong_end["result"]["scores"][0] = json!(-1);
    let mut wrong_seed = record.clone();
    wrong_seed["seed"] = json!("00".repeat(32));
    let mut long = record.clone();
    long["decisions"] = Value::Array(vec![record["decisions"][0].clone(); 100_001]);
    let entry = record["decisions"][0].to_string();
    let million = format!("{{\"decisions\":[{}]}}", vec![entry.as_str(); 1_000_000].join(","));
    for (name, bytes, status) in [
        ("deep", "[".repeat(1 << 20).into_bytes(), 400),
        ("deep inside", format!("{{\"format\":{}", "[".repeat(1 << 20)).into_bytes(), 400),
        ("illegal", illegal.to_string().into_bytes(), 400),
        ("another end", wrong_end.to_string().into_bytes(), 400),
        ("another seed", wrong_seed.to_string().into_bytes(), 400),
        ("a hundred thousand and one", long.to_string().into_bytes(), 400),
        ("a million", million.into_bytes(), 413),
        ("nothing", Vec::new(), 400),
        ("no JSON", b"\xff\xfe".to_vec(), 400),
    ] {
        let (answer, took) = send(bytes).await;
        assert_eq!(answer.status, status, "{name}: {answer:?}");
        assert!(matches!(answer.code().as_str(), "bad_record" | "too_large"), "{name}");
        // 50 ms on a machine that does nothing else; tests share theirs.
        assert!(took < Duration::from_secs(2), "{name} took {took:?}");
    }
    house.close().await;
}
