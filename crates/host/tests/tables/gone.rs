//! Whoever is gone is shown to be gone at once, with the time until the computer takes over; and back at once.

use crate::driver::{House, TIMES, guest};
use games::protocol::{SeatInfo, ToPage};
use games::rat_a_tat_cat::State;
use host::{Event, Wish, Word};
use table::Seat;

/// Whether this seat's player is here, and how long until the computer plays, as everybody is told it.
fn told(messages: &[ToPage], seat: usize) -> Option<(bool, Option<u32>)> {
    let table = messages
        .iter()
        .find_map(|message| if let ToPage::Table { table, .. } = message { Some(table) } else { None })?;
    let SeatInfo::Guest { here, takeover_ms, .. } = &table.seats[seat] else { panic!() };
    Some((*here, *takeover_ms))
}

fn asked(house: &House<State>, seat: usize) -> (bool, Option<u32>) {
    let info = house.table.info(None, house.now).unwrap();
    let SeatInfo::Guest { here, takeover_ms, .. } = &info.seats[seat] else { panic!() };
    (*here, *takeover_ms)
}

#[test]
fn who_goes_is_shown_to_be_gone_with_the_time_that_is_left_and_who_is_back_is_back() {
    let mut house = House::<State>::people(3, None, None);
    let conn = house.conn_of(Seat::new(1).unwrap()).unwrap();
    house.pages.remove(&conn);
    let heard = house.happens(Event::Page(conn, Word::Part));
    assert_eq!(told(&heard, 1), Some((false, Some(TIMES.gone_after as u32))));

    house.now += 20_000;
    assert_eq!(asked(&house, 1), (false, Some(TIMES.gone_after as u32 - 20_000)), "it counts down");
    assert_eq!(asked(&house, 0), (true, None));

    let before = house.pages.len();
    house.join(guest(1));
    assert_eq!(house.pages.len(), before + 1);
    assert_eq!(asked(&house, 1), (true, None));

    // Gone for good: the computer plays, and nothing is counted any more.
    let conn = house.conn_of(Seat::new(1).unwrap()).unwrap();
    house.part(conn);
    house.now += TIMES.gone_after;
    let heard = house.happens(Event::Time);
    assert_eq!(told(&heard, 1), Some((false, None)));
    assert!(house.play(Seat::new(0).unwrap()).away.contains(Seat::new(1).unwrap()));
}

#[test]
fn nothing_is_counted_where_nobody_waits() {
    let mut house = House::<State>::people(2, None, None);
    for seat in [0, 1] {
        let conn = house.conn_of(Seat::new(seat).unwrap()).unwrap();
        house.part(conn);
    }
    assert_eq!((asked(&house, 0), asked(&house, 1)), ((false, None), (false, None)), "all are gone");
    // The first who is back waits for the other, who has been gone since then.
    house.now += 10_000;
    house.join(guest(0));
    assert_eq!(asked(&house, 1), (false, Some(TIMES.gone_after as u32 - 10_000)));
    // Whoever leaves the table wants to be played for, and is.
    house.happens(Event::Guest(guest(1), Wish::Leave));
    assert_eq!(asked(&house, 1), (false, None));
}

/// The computer plays for whoever has left as long as somebody is there to play with; who comes back finds the match where it was.
#[test]
fn a_match_that_everybody_has_left_waits_for_them() {
    let mut house = House::<State>::people(2, None, None);
    for seat in [0, 1] {
        let conn = house.conn_of(Seat::new(seat).unwrap()).unwrap();
        house.happens(Event::Guest(guest(seat.into()), Wish::Leave));
        house.part(conn);
        let goes_on = house.table.is_thinking() || !house.thinking.is_empty();
        assert_eq!(goes_on, seat == 0, "after {seat} has left");
    }
}
