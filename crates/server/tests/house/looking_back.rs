//! How the chances went, and what decided it: told of a match that is over, and of no other.

use crate::client::{House, dice};
use crate::playing::{play_on, seated};
use serde_json::{Value, json};

#[tokio::test]
async fn the_chances_are_told_when_the_match_is_over() {
    let house = House::open().await;
    let (table, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    let path = format!("tables/{table}/chances");
    play_on(&mut pages, &mut dice(2), 6).await;
    assert_eq!(guests[0].get(&path).await.code(), "not_over");
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(7), 100).await;
    }
    let told = guests[1].get(&path).await;
    let chances = told.clone().good();
    let points = chances["points"].as_array().unwrap();
    let frames = guests[0].get(&format!("tables/{table}/frames?count=1")).await.good();
    assert_eq!(points[0]["frame"], 0);
    assert_eq!(points.last().unwrap()["frame"], frames["total"].as_u64().unwrap() - 1);
    assert!(points.windows(2).all(|two| two[0]["frame"].as_u64() < two[1]["frame"].as_u64()));
    for point in points {
        let all: u64 =
            point["chances"].as_array().unwrap().iter().map(|chance| chance.as_u64().unwrap()).sum();
        // Two roundings of a half.
        assert!((100..=101).contains(&all), "{point}");
    }
    let places = pages[0].play["end"]["places"].as_array().unwrap();
    let last = points.last().unwrap()["chances"].as_array().unwrap();
    assert!(places.iter().zip(last).all(|(place, chance)| (*place == 1) == (chance.as_u64() > Some(0))));
    // The same again, whoever asks: it is counted once, and from nothing but the record.
    assert_eq!(guests[0].get(&path).await.body, told.body);
    house.close().await;
}

#[tokio::test]
async fn of_a_private_table_strangers_learn_nothing() {
    let house = House::open().await;
    let (guest, stranger) = (house.guest().await, house.guest().await);
    let body = json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"bot": "random"}], "start": true});
    let table = guest.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    assert_eq!(guest.get(&format!("tables/{table}/chances")).await.code(), "not_over");
    assert_eq!(stranger.get(&format!("tables/{table}/chances")).await.code(), "not_found");
    house.close().await;
}

#[tokio::test]
async fn what_decided_it_is_told_of_each_seat_when_the_match_is_over() {
    let house = House::open().await;
    let (table, guests, mut pages) = seated(&house, 2, json!({"rounds": 3})).await;
    let path = |seat: usize| format!("tables/{table}/decided?seat={seat}");
    play_on(&mut pages, &mut dice(2), 6).await;
    assert_eq!(guests[0].get(&path(0)).await.code(), "not_over");
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(7), 100).await;
    }
    let chance = |moment: &Value, of: &str| moment[of]["chance"].as_u64().unwrap();
    let lost = |moment: &Value| chance(moment, "with_better").saturating_sub(chance(moment, "with_did"));
    let mut told = 0;
    for seat in 0..2 {
        let first = guests[1 - seat].get(&path(seat)).await;
        let found = first.clone().good();
        assert_eq!(found["seat"], seat);
        let moments = found["moments"].as_array().unwrap();
        assert!(moments.len() <= 3, "{found}");
        assert!(
            moments.windows(2).all(|two| lost(&two[0]) + 1 >= lost(&two[1])),
            "the dearest first: {found}"
        );
        for moment in moments {
            assert!(lost(moment) > 0 && moment["did"] != moment["better"], "{moment}");
            // What it did is what the replay shows next; what it saw is what the replay shows there through its eyes.
            let at = moment["frame"].as_u64().unwrap();
            let frames = format!("tables/{table}/frames?eyes={seat}&from={at}&count=2");
            let frames = guests[0].get(&frames).await.good()["frames"].clone();
            assert_eq!(frames[0]["sight"], moment["sight"]);
            let decided = frames[1]["decided"].as_array().unwrap();
            let did = |one: &Value| one["seat"] == seat && one["decision"] == moment["did"];
            assert!(decided.iter().any(did), "{decided:?}");
            // One can go on from there.
            let bot = json!({"bot": "greedy"});
            let mut seats = vec![bot.clone(), bot];
            seats[seat] = json!({"open": true});
            let body = json!({"game": "rat-a-tat-cat", "seats": seats, "position": moment["position"], "start": true});
            let laid = guests[0].post("tables", body).await.good();
            assert_eq!(laid["set_up"], true);
            let mut page = guests[0].page(laid["id"].as_str().unwrap()).await;
            assert_eq!(page.decide(&moment["better"]).await["t"], "ack", "{moment}");
            told += 1;
        }
        // Counted once, whoever asks.
        assert_eq!(guests[seat].get(&path(seat)).await.body, first.body);
    }
    // Whoever decides by lot makes mistakes.
    assert!(told > 0, "nobody made a mistake");
    assert_eq!(guests[0].get(&path(2)).await.code(), "bad_request");
    house.close().await;
}
