//! Which matches count for ratings, what is not done in them, and what is written down when they have ended.

use crate::driver::{House, answer, fresh, guest};
use crate::giving_up::gives_up;
use games::protocol::Unrated;
use games::{rat_a_tat_cat as tat, ratapolis as pol};
use host::{Event, Positions, Sitter, Wish, Word, lay};
use serde_json::{Value, json};
use table::{Printed, Seat};

type Cat = tat::State;

fn asked(more: Value) -> Value {
    let mut asked =
        json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"open": true}, {"bot": "greedy"}]});
    asked.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    asked
}

fn unrated(more: Value) -> Option<Unrated> {
    let house = House::<Cat>::open(&asked(more), 1).unwrap();
    house.table.info(Some(guest(0)), house.now).unwrap().unrated
}

/// The code of the refusal.
fn refused(more: Value, parts: &Printed<tat::Parts>) -> Option<String> {
    let asked = serde_json::from_value(asked(more)).unwrap();
    let laid = lay::<Cat>(asked, guest(0), parts, fresh(1), Positions::Anywhere);
    laid.err().map(|why| serde_json::to_value(why.code).unwrap().as_str().unwrap().to_owned())
}

#[test]
fn public_tables_count_and_private_ones_do_if_somebody_says_so() {
    assert_eq!(unrated(json!({"public": true})), None);
    assert_eq!(unrated(json!({})), Some(Unrated::Casual));
    assert_eq!(unrated(json!({"rated": true})), None);
    assert_eq!(unrated(json!({"public": true, "rated": false})), Some(Unrated::Casual));
}

#[test]
fn what_stands_against_it_is_said_and_whoever_insists_is_refused() {
    let bots = json!([{"bot": "random"}, {"bot": "greedy"}]);
    for (more, why) in [
        (json!({"hints": true}), Unrated::Hints),
        (json!({"options": {"memory_aid": true}}), Unrated::MemoryAid),
        (json!({"seats": bots}), Unrated::NoPeople),
    ] {
        let with = |field: &str| {
            let mut more = more.clone();
            more[field] = json!(true);
            more
        };
        assert_eq!(unrated(with("public")), Some(why), "{more}");
        assert_eq!(refused(with("rated"), &Printed::shipped()).as_deref(), Some("rated"), "{more}");
        assert_eq!(refused(more, &Printed::shipped()), None, "and nobody else is");
    }
    let other = Printed::<tat::Parts>::shipped().text().to_owned() + "\n# another file\n";
    let other = Printed::read(&other).unwrap();
    assert_eq!(refused(json!({"rated": true}), &other).as_deref(), Some("rated"));
    assert_eq!(refused(json!({"public": true}), &other), None);
}

#[test]
fn the_host_may_allow_hints_before_it_begins_and_then_it_does_not_count() {
    let mut house = House::<Cat>::open(&asked(json!({"public": true})), 1).unwrap();
    let told = |house: &House<Cat>| house.table.info(Some(guest(0)), house.now).unwrap();
    assert!(told(&house).unrated.is_none() && !told(&house).hints);
    house.happens(Event::Guest(guest(0), Wish::AllowHints(true)));
    assert!(told(&house).unrated == Some(Unrated::Hints) && told(&house).hints);
    house.happens(Event::Guest(guest(0), Wish::AllowHints(false)));
    assert!(told(&house).unrated.is_none());
    // From the beginning on it is settled.
    house.all_come();
    house.start();
    house.happens(Event::Guest(guest(0), Wish::AllowHints(true)));
    assert!(told(&house).unrated.is_none() && !told(&house).hints);
}

#[test]
fn a_rated_match_has_no_hints_and_takes_nothing_back() {
    let mut house = House::<Cat>::open(
        &asked(json!({"public": true, "options": {"rounds": 50},
        "seats": [{"open": true}, {"open": true}]})),
        1,
    )
    .unwrap();
    house.all_come();
    house.start();
    // In another match it could be taken back now.
    let by = house.until_somebody_may_undo();
    assert!(!house.play(by).may_undo);
    assert_eq!(house.try_undo(by), "rated");
    let conn = house.conn_of(Seat::new(0).unwrap()).unwrap();
    let hint = Word::Hint { id: "hint".to_owned(), read: house.read(conn) };
    assert_eq!(answer(&house.happens(Event::Page(conn, hint)), "hint"), "rated");
}

#[test]
fn whoever_gave_up_is_written_down_so_and_stars_are_named_with_what_they_are_worth() {
    let mut house = House::<Cat>::open(&asked(json!({"public": true, "options": {"rounds": 1}})), 1).unwrap();
    house.all_come();
    house.start();
    gives_up(&mut house, 1);
    assert!(house.ended.is_none());
    gives_up(&mut house, 0);
    let ended = house.ended.clone().unwrap();
    assert_eq!(ended.unrated, None);
    let sitters: Vec<_> = ended.seats.iter().map(|seat| (seat.sitter.clone(), seat.gave_up)).collect();
    let bot = Sitter::Bot("greedy".to_owned());
    assert_eq!(sitters, [(Sitter::Guest(guest(0)), true), (Sitter::Guest(guest(1)), true), (bot, false)]);
    assert!(ended.seats[0].star.is_none() && ended.seats[2].star.is_some());
    assert!(ended.seats.iter().all(|seat| seat.team.is_none() && (1..=3).contains(&seat.place)));
}

#[test]
fn partners_are_written_down_as_one_team() {
    let seats = json!([{"open": true}, {"bot": "random"}, {"bot": "random"}, {"bot": "random"}]);
    let asked = json!({"game": "ratapolis", "seats": seats, "public": true, "options": {"teams": true}});
    let mut house = House::<pol::State>::open(&asked, 1).unwrap();
    house.all_come();
    house.start();
    gives_up(&mut house, 0);
    let teams: Vec<_> = house.ended.clone().unwrap().seats.iter().map(|seat| seat.team).collect();
    assert_eq!(teams, [Some(0), Some(1), Some(0), Some(1)]);
}
