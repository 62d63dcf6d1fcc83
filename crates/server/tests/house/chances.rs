//! How the chances went: told of a match that is over, and of no other.

use crate::client::{House, dice, play_on, seated};
use serde_json::json;

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
