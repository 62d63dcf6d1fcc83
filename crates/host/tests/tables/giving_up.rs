//! A match is given up: the computer plays on for the others, and to the end where there are no others.

use crate::driver::{House, answer, guest};
use games::protocol::{SeatInfo, ToPage};
use games::{GameId, rat_a_tat_cat, with_game};
use host::{Event, Hostable, KeptStage, What, Wish, Word};
use serde_json::json;
use std::time::Instant;
use table::{Match, Printed, Seat};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn gives_up<G: Hostable>(house: &mut House<G>, number: u8) -> String {
    let (conn, id) = (house.conn_of(seat(number)).unwrap(), house.new_id());
    let told = house.happens(Event::Page(conn, Word::GiveUp { id: id.clone() }));
    answer(&told, &id)
}

fn shown<G: Hostable>(house: &House<G>) -> Vec<bool> {
    let info = house.table.info(None, house.now).unwrap();
    let given_up = |seat: &SeatInfo| matches!(seat, SeatInfo::Guest { gave_up: true, .. });
    info.seats.iter().map(given_up).collect()
}

#[test]
fn among_several_the_computer_plays_on_whether_the_player_stays_or_not() {
    let mut house = House::<rat_a_tat_cat::State>::people(3, None, None);
    assert_eq!(gives_up(&mut house, 1), "ack");
    assert!(matches!(house.kept.stage, KeptStage::Playing { .. }));
    assert_eq!(shown(&house), [false, true, false]);
    house.keeps_its_promises();
    // Everybody looks at cards at first: the computer does it for the seat.
    assert!(house.thinking.values().any(|think| think.seat == seat(1)), "nobody thinks for the seat");

    // Whoever gave up decides nothing, takes nothing back, asks for no hint and gives up once.
    let conn = house.conn_of(seat(1)).unwrap();
    let (read, decision) = (house.read(conn), json!({"do": "done"}));
    for (id, word) in [
        ("a", Word::Decide { id: "a".to_owned(), read, decision }),
        ("b", Word::Undo { id: "b".to_owned() }),
        ("c", Word::Hint { id: "c".to_owned(), read }),
        ("d", Word::GiveUp { id: "d".to_owned() }),
    ] {
        assert_eq!(answer(&house.happens(Event::Page(conn, word)), id), "gave_up");
    }
    // Coming back gives nothing back.
    house.part(conn);
    house.join(guest(1));
    assert_eq!(shown(&house), [false, true, false]);
    house.keeps_its_promises();
    // The last person but one gives up: the last plays on.
    assert_eq!(gives_up(&mut house, 2), "ack");
    assert!(matches!(house.kept.stage, KeptStage::Playing { .. }));
    // And the last: nobody is left to play on for.
    assert_eq!(gives_up(&mut house, 0), "ack");
    assert!(matches!(house.kept.stage, KeptStage::Over { .. }));
    house.keeps_its_promises();
}

#[test]
fn what_somebody_did_before_giving_up_is_not_taken_back_after_it() {
    let mut house = House::<rat_a_tat_cat::State>::people(3, None, None);
    let by = house.until_somebody_may_undo();
    assert!(house.play(by).may_undo);
    assert_eq!(gives_up(&mut house, by.number()), "ack");
    assert!(!house.play(by).may_undo, "offered, and refused when it is tried");
}

#[test]
fn the_same_word_sent_again_is_done_once() {
    let mut house = House::<rat_a_tat_cat::State>::people(2, None, None);
    let conn = house.conn_of(seat(0)).unwrap();
    for _ in 0..2 {
        let told = house.happens(Event::Page(conn, Word::GiveUp { id: "once".to_owned() }));
        assert_eq!(answer(&told, "once"), "ack");
    }
    let KeptStage::Playing { log, .. } = &house.kept.stage else { panic!() };
    assert_eq!(log.iter().filter(|line| matches!(line.what, What::GaveUp { .. })).count(), 1);
}

#[test]
fn nobody_waits_for_somebody_who_gave_up_and_is_gone() {
    let mut house = House::<rat_a_tat_cat::State>::people(2, None, None);
    gives_up(&mut house, 0);
    let conn = house.conn_of(seat(0)).unwrap();
    house.part(conn);
    let info = house.table.info(None, house.now).unwrap();
    assert!(matches!(info.seats[0], SeatInfo::Guest { here: false, takeover_ms: None, .. }), "{info:?}");
    // And once the other one is gone too, nobody plays: whoever gave up does not mind.
    let conn = house.conn_of(seat(1)).unwrap();
    house.part(conn);
    house.now += crate::driver::TIMES.gone_after;
    house.tell_the_time();
    house.thinking.clear();
    assert_eq!(house.wake, None);
}

/// Against computers, however weak or strong: it is over at once, and its record is a whole match.
fn ends_at_once<G: Hostable>(options: &serde_json::Value) {
    // As many as can play by these options: the most there is to play out.
    let table = |seats: u8| {
        let bots = (1..seats).map(|_| json!({"bot": "random"}));
        let sitters: Vec<_> = std::iter::once(json!({"open": true})).chain(bots).collect();
        let asked =
            json!({"game": G::NAME, "seats": sitters, "options": options, "clock_s": 10, "public": true});
        House::<G>::open(&asked, 1)
    };
    let mut house = G::SEATS.rev().find_map(table).unwrap();
    house.all_come();
    house.start();
    house.now += 3_000;
    let began = Instant::now();
    assert_eq!(gives_up(&mut house, 0), "ack");
    println!("{} of {}: played out in {:?}", G::NAME, house.kept.setting.seats, began.elapsed());
    let KeptStage::Over { log, .. } = &house.kept.stage else { panic!("{} goes on", G::NAME) };
    assert!(log.iter().all(|line| !matches!(line.what, What::TimedOut { .. })), "somebody had no answer");
    house.keeps_its_promises();
    assert!(shown(&house)[0]);
    let record = house.table.record(Some(guest(0))).unwrap().record;
    let standing = Match::<G>::verify(&Printed::shipped(), &record).unwrap();
    assert_eq!(Some(standing), house.mirror().unwrap().standing());
    // Nothing is left to think about, and the next match can be played.
    assert!(house.thinking.is_empty());
    assert_eq!(house.wake, None);
    let fresh = host::Fresh {
        id: host::TableId::from_random([3; 16]),
        invite: host::InviteCode::from_random([4; 26]),
        seed: table::Seed::from_number(2),
    };
    let told = house.happens(Event::Guest(guest(0), Wish::Rematch(fresh)));
    assert!(told.iter().any(|message| matches!(message, ToPage::Table { .. })));
}

#[test]
fn against_computers_it_is_over_at_once_and_the_record_is_a_whole_match() {
    for id in GameId::ALL {
        with_game!(id, G => ends_at_once::<G>(&json!({})));
    }
    ends_at_once::<rat_a_tat_cat::State>(&json!({"match_end": "time", "minutes": 60}));
    ends_at_once::<rat_a_tat_cat::State>(&json!({"match_end": "elimination"}));
}
