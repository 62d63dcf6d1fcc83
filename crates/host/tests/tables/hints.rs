//! What the house would do, asked again.

use crate::driver::House;
use bots::search::{Choice, Thought};
use games::protocol::ToPage;
use games::rat_a_tat_cat::{Decision, State};
use host::{Event, Word};
use serde_json::{Value, json};
use table::Seat;

fn two() -> House<State> {
    let asked = json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"open": true}], "hints": true,
        "public": true, "rated": false});
    let mut house = House::open(&asked, 1).unwrap();
    house.all_come();
    house.start();
    house
}

fn ask(house: &mut House<State>, seat: Seat) -> Vec<Value> {
    let conn = house.conn_of(seat).unwrap();
    let word = Word::Hint { id: house.new_id(), read: house.read(conn) };
    told(house.happens(Event::Page(conn, word)))
}

/// The house has thought, and would do this.
fn advise(house: &mut House<State>, decision: Decision) -> Vec<Value> {
    let (seat, number) = house.advising.pop().unwrap();
    let choice = Choice { decision, value: 0.5, points: 10.0, weight: 1.0, tried: 100 };
    let thought = Thought { decision, choices: vec![choice], chances: None, simulations: 100 };
    told(house.happens(Event::Advice { seat, number, thought }))
}

fn told(shown: Vec<ToPage>) -> Vec<Value> {
    let hints = shown.into_iter().filter_map(|message| {
        let ToPage::Hint { choices, .. } = message else { return None };
        Some(serde_json::to_value(choices).unwrap())
    });
    hints.collect()
}

#[test]
fn who_asks_the_same_again_is_told_the_same() {
    let mut house = two();
    let seat = house.seats().next().unwrap();
    assert!(ask(&mut house, seat).is_empty(), "it is thought about");
    let first = advise(&mut house, Decision::Done);
    assert_eq!(first.len(), 1);
    assert_eq!(ask(&mut house, seat), first);
    assert!(house.advising.is_empty(), "and not thought about again");
}

#[test]
fn another_question_is_thought_about_anew() {
    let mut house = two();
    let seats: Vec<Seat> = house.seats().collect();
    for &seat in &seats {
        ask(&mut house, seat);
        advise(&mut house, Decision::Done);
    }
    seats.into_iter().for_each(|seat| house.decide(seat, json!({"do": "done"})));
    let asked = house.mirror().unwrap().waits_for().iter().next().unwrap();
    assert!(ask(&mut house, asked).is_empty());
    assert_eq!(house.advising.len(), 1);
}
