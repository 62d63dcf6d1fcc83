//! A page that is the table itself: it sees what everybody may see, whoever has opened it, and is nobody's.

use crate::driver::{House, guest, rat, stranger};
use games::protocol::{Code, Play, ToPage, You};
use games::rat_a_tat_cat::State;
use host::{ConnId, Event, GuestId, Read, Shown, Wish, Word, limits};
use serde_json::json;
use table::{Seat, SeatSet};

const READ: Read = Read { epoch: 0, number: 0 };

fn show(guest: GuestId, conn: ConnId) -> Event<games::rat_a_tat_cat::Decision> {
    Event::Guest(guest, Wish::Show { conn, read: READ })
}

/// What a page is greeted with.
fn welcome(
    house: &mut House<State>,
    event: Event<games::rat_a_tat_cat::Decision>,
) -> (You, usize, Option<String>, Play) {
    let done = house.table.handle(event, house.now);
    let greeted = done.show.into_iter().find_map(|show| match show.what {
        Shown::Message(ToPage::Welcome { you, table, chat, play }) => {
            Some((you, chat.len(), table.invite, play?))
        }
        Shown::Message(_) | Shown::Bye(_) => None,
    });
    greeted.unwrap()
}

#[test]
fn it_sees_what_the_gallery_sees_though_whoever_opened_it_plays() {
    let mut house = House::<State>::people(2, None, None);
    let host = house.conn_of(Seat::new(0).unwrap()).unwrap();
    house.happens(Event::Page(host, Word::Chat { text: "mine is a cat".to_owned() }));
    let (you, talk, invite, play) = welcome(&mut house, show(guest(0), 900));
    assert_eq!((you.seat, you.host, talk, invite), (None, false, 0, None));
    let watch = Wish::Join { conn: 901, guise: rat("Rat"), read: READ, deaf_to: Vec::new() };
    let (_, _, _, gallery) = welcome(&mut house, Event::Guest(stranger(), watch));
    assert_eq!(serde_json::to_value(&play).unwrap(), serde_json::to_value(&gallery).unwrap());

    // It is told what the gallery is told, and nothing is decided or said there.
    let decide = json!({"do": "done"});
    let read = Read { epoch: play.epoch, number: play.number };
    for word in [
        Word::Decide { id: "a".to_owned(), read, decision: decide.clone() },
        Word::Undo { id: "b".to_owned() },
        Word::GiveUp { id: "c".to_owned() },
    ] {
        let done = house.table.handle(Event::Page(900, word), house.now);
        let refused = |shown: &Shown| {
            matches!(shown, Shown::Message(ToPage::Refused { code, .. })
                if serde_json::to_value(code).unwrap() == "not_seated")
        };
        assert!(done.show.len() == 1 && refused(&done.show[0].what), "{:?}", done.show);
    }
    let chat = Word::Chat { text: "squeak".to_owned() };
    assert!(house.table.handle(Event::Page(900, chat), house.now).show.is_empty());
    let said = Word::Chat { text: "squeak".to_owned() };
    let heard = house.table.handle(Event::Page(host, said), house.now);
    assert!(heard.show.iter().all(|show| !show.to.contains(&900)), "no talk is heard there");
    let word = Word::Decide { id: "d".to_owned(), read, decision: decide };
    let done = house.table.handle(Event::Page(host, word), house.now);
    let told = |conn: ConnId| {
        let to = done.show.iter().filter(move |show| show.to.contains(&conn));
        to.map(|show| format!("{:?}", show.what)).collect::<Vec<_>>()
    };
    assert_eq!(told(900), told(901));
    assert!(!told(900).is_empty());
}

#[test]
fn it_does_not_sit_there_for_whoever_opened_it() {
    let mut house = House::<State>::people(2, None, None);
    let host = house.conn_of(Seat::new(0).unwrap()).unwrap();
    welcome(&mut house, show(guest(0), 900));
    house.table.handle(Event::Page(host, Word::Part), house.now);
    assert_eq!(house.table.absent(SeatSet::first(2)), [guest(0)]);
    // A few are enough; and when one goes there is room again.
    for conn in 901..900 + limits::SCREENS as ConnId {
        welcome(&mut house, show(guest(0), conn));
    }
    assert!(house.table.handle(show(guest(0), 990), house.now).answer.is_err());
    house.table.handle(Event::Page(900, Word::Part), house.now);
    assert!(house.table.handle(show(guest(0), 991), house.now).answer.is_ok());
    assert_eq!(house.table.info(None, house.now).unwrap().watchers, 0);
}

#[test]
fn the_host_alone_lets_it_in_and_it_stays_when_strangers_go() {
    let mut house = House::<State>::people(2, None, None);
    let asks = |house: &mut House<State>, guest| {
        house.table.handle(Event::Guest(guest, Wish::LetShow(None)), house.now)
    };
    assert!(asks(&mut house, guest(0)).answer.is_ok());
    for other in [guest(1), stranger()] {
        assert!(asks(&mut house, other).answer.is_err());
    }
    // Hands are told that the table is seen elsewhere, and when it is not any more.
    let screens = |done: &host::Done<State>| {
        let mut to_host = done.show.iter().filter_map(|show| match &show.what {
            Shown::Message(ToPage::Table { table, you }) if you.host => Some(table.screens),
            Shown::Message(_) | Shown::Bye(_) => None,
        });
        to_host.next_back()
    };
    let come = house.table.handle(show(stranger(), 900), house.now);
    assert_eq!(screens(&come), Some(1));
    assert!(come.show.iter().all(|show| !matches!(show.what, Shown::Bye(_))));
    let gone = house.table.handle(Event::Page(900, Word::Part), house.now);
    assert_eq!(screens(&gone), Some(0));
}

#[test]
fn the_host_sends_it_away_and_it_comes_back_only_when_let_in_again() {
    let mut house = House::<State>::people(2, None, None);
    let (screen, other) = (guest(1), stranger());
    welcome(&mut house, show(screen, 900));
    house.now += 61_000;
    welcome(&mut house, show(screen, 901));
    welcome(&mut house, show(other, 902));
    let listed = house.table.screens(guest(0), house.now).unwrap();
    let listed: Vec<(String, u32)> = listed.into_iter().map(|here| (here.screen, here.here_s)).collect();
    assert_eq!(listed, [(screen.to_string(), 61), (other.to_string(), 0)]);
    for nosy in [screen, other] {
        assert!(house.table.screens(nosy, house.now).is_err());
        let away = house.table.handle(Event::Guest(nosy, Wish::SendScreenAway(screen)), house.now);
        assert!(away.answer.is_err() && away.show.is_empty() && away.store.is_empty());
    }

    let away = house.table.handle(Event::Guest(guest(0), Wish::SendScreenAway(screen)), house.now);
    away.answer.unwrap();
    assert_eq!(away.store.len(), 1, "it is written down");
    let byes: Vec<&[ConnId]> = away
        .show
        .iter()
        .filter_map(|show| matches!(show.what, Shown::Bye(Code::SentAway)).then_some(show.to.as_slice()))
        .collect();
    assert_eq!(byes, [[900, 901]]);
    assert_eq!(house.table.screens(guest(0), house.now).unwrap().len(), 1, "the other stays");
    assert!(house.table.handle(show(screen, 903), house.now).answer.is_err());
    assert!(house.table.info_shown(screen, house.now).is_err());
    assert!(house.table.info_shown(other, house.now).is_ok());
    // Whoever plays with the same device still plays.
    let join = Wish::Join { conn: 904, guise: rat("Rat"), read: READ, deaf_to: Vec::new() };
    assert!(house.table.handle(Event::Guest(screen, join), house.now).answer.is_ok());

    let back = house.table.handle(Event::Guest(guest(0), Wish::LetShow(Some(screen))), house.now);
    assert_eq!(back.store.len(), 1);
    welcome(&mut house, show(screen, 905));
}

#[test]
fn it_stays_away_when_the_table_is_read_again() {
    let mut house = House::<State>::people(2, None, None);
    house.happens(Event::Guest(guest(0), Wish::SendScreenAway(stranger())));
    house.table.restore(house.kept.clone(), house.now).unwrap();
    assert!(house.table.handle(show(stranger(), 900), house.now).answer.is_err());
    // Not one more than can be remembered, but again as often as one likes.
    house.happens(Event::Guest(guest(0), Wish::SendScreenAway(stranger())));
    house.happens(Event::Guest(guest(0), Wish::LetShow(Some(stranger()))));
    house.table.restore(house.kept.clone(), house.now).unwrap();
    welcome(&mut house, show(stranger(), 900));
}
