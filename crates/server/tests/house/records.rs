//! W11: a record that anybody may have written, at the door. What it costs once it is in is counted in
//! `src/routes/records/tests.rs`.

use crate::client::{House, dice, request};
use crate::playing::{play_on, seated};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[tokio::test]
async fn w11_a_bad_record_is_refused_with_a_reason() {
    let house = House::open().await;
    let (table, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(8), 100).await;
    }
    let good = guests[0].get(&format!("tables/{table}/record")).await.body;
    let record: Value = serde_json::from_slice(&good).unwrap();
    let head = ["Content-Type: application/json".to_owned()];
    let send = async |bytes: Vec<u8>| {
        request(house.addr, "POST", "/api/v1/records?eyes=0&count=5", &head, &bytes).await
    };
    assert_eq!(send(good.clone()).await.status, 200);

    let mut illegal = record.clone();
    illegal["decisions"][3]["do"] = json!("take 1");
    illegal["decisions"][4]["do"] = json!("take 1");
    let mut wrong_end = record.clone();
    wrong_end["result"]["scores"][0] = json!(-1);
    let mut wrong_seed = record.clone();
    wrong_seed["seed"] = json!("00".repeat(32));
    let mut wrong_game = record.clone();
    wrong_game["game"] = json!("chess");
    let mut huge = record.clone();
    huge["names"] = json!(["x".repeat(900_000), "y"]);
    let mut long = record.clone();
    long["decisions"] = Value::Array(vec![record["decisions"][0].clone(); 30_000]);
    let entry = record["decisions"][0].to_string();
    let million = format!("{{\"decisions\":[{}]}}", vec![entry.as_str(); 1_000_000].join(","));
    for (name, bytes, status) in [
        ("deep", "[".repeat(1 << 20).into_bytes(), 400),
        ("deep inside", format!("{{\"format\":{}", "[".repeat(1_000_000)).into_bytes(), 400),
        ("illegal", illegal.to_string().into_bytes(), 400),
        ("another end", wrong_end.to_string().into_bytes(), 400),
        ("another seed", wrong_seed.to_string().into_bytes(), 400),
        ("another game", wrong_game.to_string().into_bytes(), 400),
        ("a huge name", huge.to_string().into_bytes(), 400),
        ("thirty thousand", long.to_string().into_bytes(), 400),
        ("a million", million.into_bytes(), 413),
        ("nothing", Vec::new(), 400),
        ("no JSON", b"\xff\xfe".to_vec(), 400),
    ] {
        let answer = send(bytes).await;
        assert_eq!(answer.status, status, "{name}: {answer:?}");
        assert_eq!(answer.code(), if status == 413 { "too_large" } else { "bad_record" }, "{name}");
    }
    assert_eq!(send(good).await.status, 200, "the house is as well as before");
    house.close().await;
}

/// A record without an end is not read to its end, and many at once are not all taken in.
#[tokio::test]
async fn w11_what_is_brought_along_is_bounded_at_the_door() {
    let house = House::open().await;
    let head = "POST /api/v1/records HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    let mut endless = TcpStream::connect(house.addr).await.unwrap();
    endless.write_all(head.as_bytes()).await.unwrap();
    let (mut reader, mut writer) = endless.into_split();
    let mut taken = 0usize;
    let chunk = format!("10000\r\n{}\r\n", " ".repeat(0x10000));
    // What is on its way in the system's buffers is taken by nobody, but counted here.
    while taken < 64 << 20 && writer.write_all(chunk.as_bytes()).await.is_ok() {
        taken += 0x10000;
    }
    assert!(taken < 16 << 20, "{taken} bytes were taken");
    let mut answer = Vec::new();
    // The line may break before the answer has been read.
    drop(reader.read_to_end(&mut answer).await);
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 413"), "{}", String::from_utf8_lossy(&answer));

    // As many half-sent ones as there are places; the next is told to come back.
    let mut halves = Vec::new();
    for _ in 0..server::limits::UPLOADS_AT_ONCE {
        let mut half = TcpStream::connect(house.addr).await.unwrap();
        half.write_all(format!("{head}1\r\n{{\r\n").as_bytes()).await.unwrap();
        halves.push(half);
    }
    let refused = async {
        loop {
            let answer = request(house.addr, "POST", "/api/v1/records", &[], b"{}").await;
            if answer.code() == "too_many" {
                return;
            }
        }
    };
    tokio::time::timeout(server::limits::BODY_WITHIN, refused).await.expect("all were taken in");
    drop(halves);
    let free = async {
        while request(house.addr, "POST", "/api/v1/records", &[], b"{}").await.code() != "bad_record" {}
    };
    tokio::time::timeout(crate::client::PATIENCE, free).await.expect("a place is free again");
    house.close().await;
}
