//! A match that begins from a position somebody has set up.

use crate::driver::{House, guest};
use games::rat_a_tat_cat::{Parts, State};
use host::{Event, Fresh, InviteCode, KeptStage, Positions, TableId, Wish, lay};
use serde_json::{Value, json};
use table::{Parts as _, Printed, Seed};

/// A has the last turn.
const LAST_TURN: &str =
    "A[2:A 5 9 7:A] B[1:B 6 4 8:B]; deck 3 8 ..; discard 3; A source; called B; left A; options rounds=1";

fn asked(position: &str, seats: Value) -> Value {
    json!({"game": "rat-a-tat-cat", "seats": seats, "position": position, "public": true})
}

fn refusal(asked: Value) -> String {
    refusal_with(&Printed::shipped(), asked)
}

fn refusal_with(parts: &Printed<Parts>, asked: Value) -> String {
    let fresh = Fresh {
        id: TableId::from_random([1; 16]),
        invite: InviteCode::from_random([2; 26]),
        seed: Seed::from_number(1),
    };
    let asked = serde_json::from_value(asked).unwrap();
    let laid = lay::<State>(asked, guest(0), parts, fresh, Positions::AgainstComputers);
    laid.err().map_or_else(|| "taken".to_owned(), |why| format!("{:?}: {}", why.code, why.reason))
}

#[test]
fn it_is_for_one_person_against_computers() {
    let alone = || json!([{"open": true}, {"bot": "random"}]);
    assert_eq!(refusal(asked(LAST_TURN, alone())), "taken");
    let two = json!([{"open": true}, {"open": true}]);
    assert_eq!(
        refusal(asked(LAST_TURN, two)),
        "BadSeats: a position is played by one person against computers"
    );
    let none = json!([{"bot": "random"}, {"bot": "random"}]);
    assert_eq!(
        refusal(asked(LAST_TURN, none)),
        "BadSeats: a position is played by one person against computers"
    );
    let three = json!([{"open": true}, {"bot": "random"}, {"bot": "random"}]);
    assert_eq!(
        refusal(asked(LAST_TURN, three)),
        "BadSeats: the position is one of 2 players, the table has 3 seats"
    );
    assert!(refusal(asked("A[2 5 9", alone())).starts_with("BadOption: at "));
    let mut with_options = asked(LAST_TURN, alone());
    with_options["options"] = json!({"rounds": 2});
    assert_eq!(refusal(with_options), "BadOption: a position says its options itself");
}

/// An owner who has one zero more and one nine less.
#[test]
fn it_is_read_with_the_box_of_the_house() {
    let text = Parts::PRINTED.replacen(r#""0" = 4"#, r#""0" = 5"#, 1).replacen(r#""9" = 9"#, r#""9" = 8"#, 1);
    let other = Printed::read(&text).unwrap();
    let zeros = asked(
        "A[0 0 0 0] B[0 1 1 1]; deck ..; discard 9; A source",
        json!([{"open": true}, {"bot": "random"}]),
    );
    assert_eq!(refusal_with(&other, zeros.clone()), "taken");
    let refused = refusal(zeros);
    assert!(refused.starts_with("BadOption: at "), "{refused}");
}

#[test]
fn it_is_played_to_the_end_is_given_back_by_the_log_and_has_no_record() {
    let seats = json!([{"open": true}, {"bot": "random"}]);
    let mut house = House::<State>::open(&asked(LAST_TURN, seats), 1).unwrap();
    house.all_come();
    let info = house.table.info(None, house.now).unwrap();
    assert!(info.set_up);
    let rounds = info.options.iter().find(|option| option.name == "rounds").unwrap();
    assert_eq!(serde_json::to_value(&rounds.value).unwrap(), 1, "the options are those of the position");
    let free =
        Wish::Seat { seat: table::Seat::new(1).unwrap(), to: games::protocol::NewSeat::Open { open: true } };
    house.happens(Event::Guest(guest(0), free));
    house.start();
    while let KeptStage::Playing { .. } = house.kept.stage {
        house.keeps_its_promises();
        house.decide_something(table::Seat::new(0).unwrap());
    }
    house.keeps_its_promises();
    assert_eq!(
        house.table.record(None).unwrap_err().reason,
        "a match that began from a position has no record"
    );
}
