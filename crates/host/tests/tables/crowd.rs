//! Who comes when there are many, and what is done when there is nobody.

use crate::driver::{House, TIMES, guest, rat, stranger};
use games::protocol::ToPage;
use games::rat_a_tat_cat::{Decision, State};
use host::{Event, GuestId, Read, Wish, Word, limits};
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
        let wish = Wish::Join { conn, guise: crate::driver::rat("Rat"), read, deaf_to: Vec::new() };
        house.table.handle(Event::Guest(guest, wish), house.now).answer.is_ok()
    };
    let first = 1_000;
    for number in 0..limits::WATCHING_PAGES {
        assert!(joins(watcher(number), first + number as u64), "watcher {number}");
    }
    assert!(!joins(watcher(limits::WATCHING_PAGES), first - 1), "one watcher too many");
    assert!(joins(guest(0), first - 2), "a player comes back");
}

/// What a crowd costs that comes, as after a restart, and goes: messages, counted by those who are sent them.
fn messages(watchers: usize) -> usize {
    let mut house = House::<State>::people(2, None, None);
    let mut said = 0;
    let mut happens = |event, now| {
        let done = house.table.handle(event, now);
        said += done.show.iter().map(|show| show.to.len()).sum::<usize>();
        done.wake
    };
    let (now, first, read) = (house.now, 1_000, Read { epoch: 0, number: 0 });
    for number in 0..watchers {
        let wish = Wish::Join {
            conn: first + number as u64,
            guise: crate::driver::rat("Rat"),
            read,
            deaf_to: Vec::new(),
        };
        happens(Event::Guest(watcher(number), wish), now);
    }
    let told = happens(Event::Time, now + limits::WATCHERS_TOLD_WITHIN_MS);
    assert!(told.is_none_or(|at| at > now + limits::WATCHERS_TOLD_WITHIN_MS), "everybody knows");
    for number in 0..watchers {
        happens(Event::Page(first + number as u64, Word::Part), now);
    }
    said
}

#[test]
fn a_crowd_that_comes_and_goes_costs_its_number_and_not_the_square_of_it() {
    let (some, many) = (messages(100), messages(400));
    assert!(many <= 4 * some, "{some} messages for a hundred, {many} for four hundred");
    assert!(many <= 3 * 400, "{many} messages");
}

#[test]
fn everybody_is_told_in_time_how_many_look_on() {
    let mut house = House::<State>::people(2, None, None);
    let watching = |shown: Vec<ToPage>| {
        let told = shown.into_iter().filter_map(|message| {
            let ToPage::Table { table, .. } = message else { return None };
            Some(table.watchers)
        });
        told.collect::<Vec<_>>()
    };
    let conn = house.join(watcher(1));
    house.join(watcher(1));
    house.join(watcher(2));
    let wake = house.wake.expect("somebody must be told");
    assert!(wake <= house.now + limits::WATCHERS_TOLD_WITHIN_MS);
    house.now = wake;
    let told = watching(house.happens(Event::Time));
    assert_eq!(
        told, [2; 4],
        "two players, and two pages of a watcher; the other watcher was welcomed last and knows"
    );
    house.part(conn);
    assert!(
        house.wake.is_none_or(|at| at > house.now + limits::WATCHERS_TOLD_WITHIN_MS),
        "that one is still here"
    );
    let player = house.pages.iter().find(|(_, (who, _))| *who == guest(1)).map(|(conn, _)| *conn).unwrap();
    house.pages.remove(&player);
    let parted = house.happens(Event::Page(player, Word::Part));
    assert_eq!(watching(parted), [2; 3], "that a player has gone is told at once, to everybody");
}

/// A player's new name is everybody's business, and a watcher's is nobody else's.
#[test]
fn a_new_name_is_told_at_once_to_those_whom_it_concerns() {
    let mut house = House::<State>::people(2, None, None);
    let (first, second, _) = (house.join(watcher(1)), house.join(watcher(1)), house.join(watcher(2)));
    house.now += limits::WATCHERS_TOLD_WITHIN_MS;
    house.tell_the_time();
    let mut told = |guest, name: &str| {
        house.captured = Some(Vec::new());
        house.happens(Event::Guest(guest, Wish::Renamed(rat(name))));
        let captured = house.captured.take().unwrap();
        assert!(captured.iter().all(|(_, at, text)| *at == house.now && text.contains(name)), "{captured:?}");
        captured.into_iter().map(|(conn, ..)| conn).collect::<Vec<_>>()
    };
    assert_eq!(told(guest(1), "Ratatouille"), [1, 2, 3, 4, 5], "everybody");
    assert_eq!(told(watcher(1), "Remy"), [first, second], "the own pages");
}

#[test]
fn where_nobody_is_no_computer_thinks_and_no_clock_runs() {
    let bots: Vec<_> = (0..4).map(|_| json!({"bot": "random"})).collect();
    let asked = json!({"game": "rat-a-tat-cat", "seats": bots, "public": true, "clock_s": 10});
    let mut house = House::<State>::open(&asked, 1).expect("a table of computers");
    house.start();
    assert!(house.thinking.is_empty() && house.wake.is_none(), "nobody's table waits");
    let conn = house.join(stranger());
    assert!(!house.thinking.is_empty(), "somebody looks on, and a computer moves for them");
    house.part(conn);
    assert!(house.thinking.is_empty() && house.wake.is_none(), "nobody looks on any more");
    house.now += 10 * 60_000;
    house.tell_the_time();
    assert!(house.thinking.is_empty() && house.wake.is_none());
}

#[test]
fn whoever_is_alone_with_computers_does_not_wait_for_them() {
    let pause = |clock_s: Option<u32>, watched: bool| {
        let seats = json!([{"open": true}, {"bot": "random"}]);
        let asked = json!({"game": "rat-a-tat-cat", "seats": seats, "public": true, "clock_s": clock_s});
        let mut house = House::<State>::open(&asked, 1).expect("a table");
        house.all_come();
        // A second page of the same person is nobody else.
        house.join(guest(0));
        if watched {
            house.join(stranger());
        }
        house.start();
        let before = house.now;
        while house.lines() == 0 {
            match house.thinking.values().next().map(|think| think.seat) {
                Some(seat) => house.finds(seat, Decision::Done),
                None => house.now = house.wake.expect("a computer is to move"),
            }
            house.tell_the_time();
        }
        house.now - before
    };
    assert_eq!(pause(None, false), 0);
    assert_eq!(pause(None, true), TIMES.pause, "they see it together");
    assert_eq!(pause(Some(10), false), TIMES.pause, "there is time to look before the clock runs");
}
