//! Who comes when there are many, and what is done when there is nobody.

use crate::driver::{House, guest};
use games::rat_a_tat_cat::State;
use host::{Event, GuestId, Read, Wish, limits};
use serde_json::json;

fn watcher(number: usize) -> GuestId {
    let mut bytes = [30; 16];
    (bytes[0], bytes[1]) = ((number / 32) as u8, (number % 32) as u8);
    GuestId::from_random(bytes)
}

#[test]
fn however_many_look_on_whoever_plays_has_a_place() {
    let mut house = House::<State>::people(2, None, None);
    let mut joins = |guest, conn| {
        let read = Read { epoch: 0, number: 0 };
        let wish = Wish::Join { conn, name: "Rat".to_owned(), read };
        house.table.handle(Event::Guest(guest, wish), house.now).answer.is_ok()
    };
    let first = 1_000;
    for number in 0..limits::WATCHING_PAGES {
        assert!(joins(watcher(number), first + number as u64), "watcher {number}");
    }
    assert!(!joins(watcher(limits::WATCHING_PAGES), first - 1), "one watcher too many");
    assert!(joins(guest(0), first - 2), "a player comes back");
}

#[test]
fn where_nobody_is_no_computer_thinks_and_no_clock_runs() {
    let bots: Vec<_> = (0..4).map(|_| json!({"bot": "random"})).collect();
    let asked = json!({"game": "rat-a-tat-cat", "seats": bots, "public": true, "clock_s": 10});
    let mut house = House::<State>::open(&asked, 1).expect("a table of computers");
    house.start();
    assert!(house.thinking.is_empty() && house.wake.is_none(), "nobody's table waits");
    let conn = house.join(crate::driver::stranger());
    house.now = house.wake.expect("somebody looks on, and a computer moves for them");
    house.tell_the_time();
    assert!(!house.thinking.is_empty());
    house.part(conn);
    assert!(house.thinking.is_empty() && house.wake.is_none(), "nobody looks on any more");
    house.now += 10 * 60_000;
    house.tell_the_time();
    assert!(house.thinking.is_empty() && house.wake.is_none());
}
