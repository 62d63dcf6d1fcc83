//! Drawn words beside the talk: of those who play, not too often, and nothing for those who do not want to hear it.

use crate::driver::{House, stranger};
use games::protocol::{Reaction, ToPage};
use games::rat_a_tat_cat::State;
use host::{ConnId, Event, Word, limits};
use table::Seat;

fn react(house: &mut House<State>, conn: ConnId) -> Vec<ToPage> {
    house.happens(Event::Page(conn, Word::React { reaction: Reaction::Bravo }))
}

fn seen(told: &[ToPage]) -> usize {
    told.iter().filter(|told| matches!(told, ToPage::Reacted { reaction: Reaction::Bravo, .. })).count()
}

fn refused(told: &[ToPage]) -> Option<String> {
    let [ToPage::Refused { code, .. }] = told else { return None };
    Some(serde_json::to_value(code).unwrap().as_str().unwrap().to_owned())
}

#[test]
fn everybody_sees_it_and_nothing_is_kept() {
    let mut house = House::<State>::people(3, None, None);
    house.join(stranger());
    let conn = house.conn_of(Seat::new(1).unwrap()).unwrap();
    let told = react(&mut house, conn);
    assert_eq!(seen(&told), 4, "three players and a watcher");
    assert!(matches!(told[0], ToPage::Reacted { seat, .. } if seat.number() == 1));
    house.keeps_its_promises();
}

#[test]
fn who_hears_nothing_of_somebody_sees_nothing_either() {
    let mut house = House::<State>::people(2, None, None);
    let [one, other] = [0, 1].map(|seat| house.conn_of(Seat::new(seat).unwrap()).unwrap());
    let guest = crate::driver::guest(1).to_string();
    house.happens(Event::Page(one, Word::Mute { guest, on: true }));
    assert_eq!(seen(&react(&mut house, other)), 1, "only the own page");
    assert_eq!(seen(&react(&mut house, one)), 2, "not the other way round");
}

#[test]
fn a_few_at_once_then_one_at_a_time_and_none_of_watchers() {
    let mut house = House::<State>::people(2, None, None);
    let conn = house.conn_of(Seat::new(0).unwrap()).unwrap();
    for _ in 0..limits::REACTION_BURST {
        assert_eq!(seen(&react(&mut house, conn)), 2);
    }
    assert_eq!(refused(&react(&mut house, conn)).as_deref(), Some("too_fast"));
    // They do not cost words.
    let said = house.happens(Event::Page(conn, Word::Chat { text: "squeak".to_owned() }));
    assert!(said.iter().any(|told| matches!(told, ToPage::Chat { .. })));
    house.now += 60_000 / u64::from(limits::REACTIONS_PER_MINUTE);
    assert_eq!(seen(&react(&mut house, conn)), 2);
    let watcher = house.join(stranger());
    assert_eq!(refused(&react(&mut house, watcher)).as_deref(), Some("not_seated"));
}
