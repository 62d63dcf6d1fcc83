//! A table whose end is waited for elsewhere goes on though nobody is here, and whoever plays there may give up from afar.

use crate::driver::{House, TIMES, guest};
use games::protocol::SeatInfo;
use games::rat_a_tat_cat::State;
use host::{Event, Wish};
use table::Seat;

fn all_gone(house: &mut House<State>) {
    for number in 0..2 {
        let conn = house.conn_of(Seat::new(number).unwrap()).unwrap();
        house.part(conn);
    }
}

#[test]
fn the_computer_plays_for_all_who_are_gone_where_the_end_is_waited_for_and_only_there() {
    for attended in [false, true] {
        let mut house = House::<State>::people(2, None, None);
        if attended {
            house.happens(Event::Guest(guest(0), Wish::Attend));
        }
        all_gone(&mut house);
        house.now += TIMES.gone_after;
        house.happens(Event::Time);
        assert_eq!(!house.thinking.is_empty(), attended);
    }
}

#[test]
fn only_the_host_waits_for_the_end() {
    let mut house = House::<State>::people(2, None, None);
    house.happens(Event::Guest(guest(1), Wish::Attend));
    all_gone(&mut house);
    house.now += TIMES.gone_after;
    house.happens(Event::Time);
    assert!(house.thinking.is_empty());
}

#[test]
fn who_is_gone_gives_up_from_afar_once() {
    let mut house = House::<State>::people(2, None, None);
    let conn = house.conn_of(Seat::new(1).unwrap()).unwrap();
    house.part(conn);
    let before = house.lines();
    house.happens(Event::Guest(guest(1), Wish::GiveUp));
    let lines = house.lines();
    assert!(lines > before);
    house.happens(Event::Guest(guest(1), Wish::GiveUp));
    assert_eq!(house.lines(), lines, "it is said once");
    let info = house.table.info(Some(guest(0)), house.now).unwrap();
    assert!(matches!(info.seats[1], SeatInfo::Guest { gave_up: true, .. }));
    house.keeps_its_promises();
}
