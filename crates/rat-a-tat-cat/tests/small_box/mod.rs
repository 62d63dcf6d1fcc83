//! Boxes with few cards, in which the deck runs out often and many deals look alike.

use rat_a_tat_cat::{Card, Parts};
use table::{Parts as _, Printed};
use toml::{Table, Value};

/// The shipped box with these cards only, such as `0 0 1 9 PK`, in both decks.
pub(crate) fn small_box(cards: &str) -> Printed<Parts> {
    let cards: Vec<Card> = cards.split_whitespace().map(|name| Card::from_name(name).unwrap()).collect();
    let mut file: Table = Parts::PRINTED.parse().unwrap();
    for (_, deck) in file["decks"].as_table_mut().unwrap() {
        deck["total"] = Value::from(cards.len() as i64);
        for group in ["numbers", "specials"] {
            let mut total = 0;
            for (name, count) in deck[group]["counts"].as_table_mut().unwrap() {
                let found = cards.iter().filter(|card| key(**card) == name).count() as i64;
                *count = Value::from(found);
                total += found;
            }
            deck[group]["total"] = Value::from(total);
        }
    }
    Printed::read(&file.to_string()).unwrap()
}

/// As the file names it.
fn key(card: Card) -> &'static str {
    match card.name() {
        "SW" => "swap",
        "D2" => "draw2",
        "PK" => "peek",
        "SP" => "super_peek",
        number => number,
    }
}
