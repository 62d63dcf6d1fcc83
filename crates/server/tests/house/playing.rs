//! People sit down and play, by nothing but what their pages see.

use crate::client::{Guest, House, Page};
use serde_json::{Value, json};
use std::net::SocketAddr;
use table::Dice;

/// A legal decision, by nothing but what the page sees. Calls soon, so that matches are short.
pub(crate) fn choose(play: &Value, dice: &mut Dice) -> Value {
    let sight = &play["sight"]["sight"];
    let ask = &sight["ask"];
    let mut slot = |slots: &Value| match slots.as_array() {
        Some(slots) => slots[dice.below(slots.len() as u32) as usize].clone(),
        None => json!(dice.below(4) + 1),
    };
    let any = Value::Null;
    match ask["ask"].as_str().unwrap_or_else(|| panic!("nothing is asked: {sight}")) {
        "end_first_look" | "end_look" => json!({"do": "done"}),
        "ready_for_next_round" => json!({"do": "ready"}),
        "choose_source" => {
            let slot = slot(&any);
            if ask["take"] == true && dice.chance(1, 3) {
                json!({"do": "take_discard", "with": {"slot": slot}})
            } else {
                json!({"do": "draw_deck"})
            }
        }
        "keep_or_reject" => {
            let slot = slot(&any);
            if dice.chance(1, 2) {
                json!({"do": "keep", "with": {"slot": slot}})
            } else {
                json!({"do": "reject"})
            }
        }
        "swap_choice" => {
            let (own, theirs) = (slot(&ask["slots"]), slot(&ask["slots"]));
            let others: Vec<&Value> =
                sight["in_round"].as_array().unwrap().iter().filter(|seat| **seat != sight["you"]).collect();
            let with = others[dice.below(others.len() as u32) as usize];
            json!({"do": "swap", "with": {"own": own, "with": with, "theirs": theirs}})
        }
        "draw2_continue" => json!({"do": if dice.chance(2, 3) { "draw" } else { "stop" }}),
        "peek_choice" => json!({"do": "peek", "with": {"slot": slot(&ask["slots"])}}),
        "super_peek_choice" => json!({"do": if dice.chance(2, 3) { "look" } else { "decline" }}),
        "call_choice" => json!({"do": if dice.chance(1, 6) { "call" } else { "no_call" }}),
        other => panic!("unknown ask {other}"),
    }
}

/// So many guests at a table of one round, all connected.
pub(crate) async fn seated(house: &House, count: usize, options: Value) -> (String, Vec<Guest>, Vec<Page>) {
    seated_at(house.addr, count, options).await
}

/// The same at a private table, where they come by the invite link.
pub(crate) async fn seated_private(
    house: &House,
    count: usize,
    options: Value,
) -> (String, Vec<Guest>, Vec<Page>) {
    let host = house.guest().await;
    let seats = vec![json!({"open": true}); count];
    let body = json!({"game": "rat-a-tat-cat", "seats": seats, "options": options});
    let table = host.post("tables", body).await.good();
    let (id, code) = (table["id"].as_str().unwrap().to_owned(), table["invite"].clone());
    let mut guests = vec![host];
    for _ in 1..count {
        let guest = house.guest().await;
        guest.post("invites", json!({"code": code})).await.good();
        guest.post(&format!("tables/{id}/sit"), json!({})).await.good();
        guests.push(guest);
    }
    guests[0].post(&format!("tables/{id}/start"), json!({})).await.good();
    let mut pages = Vec::new();
    for guest in &guests {
        pages.push(guest.page(&id).await);
    }
    (id, guests, pages)
}

pub(crate) async fn seated_at(
    addr: SocketAddr,
    count: usize,
    options: Value,
) -> (String, Vec<Guest>, Vec<Page>) {
    seated_to_play(addr, "rat-a-tat-cat", count, options).await
}

pub(crate) async fn seated_to_play(
    addr: SocketAddr,
    game: &str,
    count: usize,
    options: Value,
) -> (String, Vec<Guest>, Vec<Page>) {
    let host = Guest::new(addr).await;
    let table = host.new_table_of(game, count, options).await;
    all_sit_down(host, table, count).await
}

/// Everybody sits down at the host's new table, and the match begins.
pub(crate) async fn all_sit_down(
    host: Guest,
    table: String,
    count: usize,
) -> (String, Vec<Guest>, Vec<Page>) {
    let addr = host.addr;
    let mut guests = vec![host];
    for _ in 1..count {
        let guest = Guest::new(addr).await;
        guest.post(&format!("tables/{table}/sit"), json!({})).await.good();
        guests.push(guest);
    }
    guests[0].post(&format!("tables/{table}/start"), json!({})).await.good();
    let mut pages = Vec::new();
    for guest in &guests {
        pages.push(guest.page(&table).await);
    }
    (table, guests, pages)
}

/// Plays with all pages until the match is over or so many decisions were made. A round has seven at the least: two looks, a
/// turn of three with the call, and a turn of two; the deal is another one every time.
pub(crate) async fn play_on(pages: &mut [Page], dice: &mut Dice, most: usize) -> usize {
    for made in 0..most {
        if pages[0].is_over() {
            return made;
        }
        let asked = pages.iter().position(Page::is_asked).expect("somebody is asked");
        let decision = choose(&pages[asked].play, dice);
        let answer = pages[asked].decide(&decision).await;
        assert_eq!(answer["t"], "ack", "{decision}: {answer}");
        // Everyone hears of it before the next one decides.
        let waits = pages[asked].play["waits"].clone();
        for page in pages.iter_mut() {
            while page.play["waits"] != waits {
                page.next().await;
            }
        }
        settle(pages).await;
    }
    most
}

/// Until every page has the same number; all onlookers of this game are told of every event.
pub(crate) async fn settle(pages: &mut [Page]) {
    let number = pages.iter().map(Page::number).max().unwrap_or(0);
    for page in pages.iter_mut() {
        page.catch_up(number).await;
    }
}
