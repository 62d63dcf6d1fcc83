//! Clocks: who has moved starts one anew, and nobody else does.

use crate::driver::{House, with_a_seer};
use games::ratland::State;
use table::SeatSet;

const SEATS: u8 = 4;

/// The Seer looks when all others have decided, and then lets the time run out: whoever is asked next has the whole clock.
#[test]
fn a_look_before_the_time_runs_out_takes_no_time_from_the_next_question() {
    let (position, seer) = with_a_seer(SEATS);
    let mut house = House::<State>::people(SEATS, Some(5), Some(position));
    for seat in SeatSet::first(SEATS).without(seer) {
        house.decide_something(seat);
    }
    house.now += 1_000;
    let look = serde_json::json!({"do": "look"});
    house.decide(seer, look);
    assert!(house.play(seer).sealed.len() == SEATS - 1, "what is sealed stays sealed");
    assert_eq!(house.play(seer).deadline_ms, Some(4_000), "and the clock goes on");
    house.now += 4_000;
    house.tell_the_time();
    assert!(house.play(seer).sealed.is_empty(), "the screens are lifted");
    assert_eq!(house.play(seer).deadline_ms, Some(5_000));
}

/// Each time it is taken back the same question is asked, and it ends when it would have ended.
#[test]
fn what_is_taken_back_gives_nobody_more_time() {
    let mut house = House::<games::rat_a_tat_cat::State>::people(2, Some(30), None);
    let by = house.until_somebody_may_undo();
    let asked_until = house.before.unwrap();
    let before = house.play(by).epoch;
    house.now += 2_000;
    house.undo(by);
    assert_eq!(house.play(by).epoch, before + 1);
    assert_eq!(u64::from(house.play(by).deadline_ms.unwrap()), asked_until - house.now);
    let loaded = house.loaded();
    assert_eq!(loaded, house.seen(), "and a restart knows it");
}

/// Once the question's time is over there is no way back to it.
#[test]
fn nothing_is_taken_back_when_its_time_is_over() {
    let mut house = House::<games::rat_a_tat_cat::State>::people(2, Some(30), None);
    let by = house.until_somebody_may_undo();
    house.now = house.before.unwrap();
    assert!(!house.play(by).may_undo);
    assert_eq!(house.try_undo(by), "cannot_undo");
}
