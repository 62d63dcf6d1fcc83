//! The deal of a day has the same opponents for everybody, and no hints: whoever is to play it changes nothing of that before it begins.

use crate::driver::{TIMES, fresh, guest, rat};
use games::protocol::{Code, NewSeat};
use games::rat_a_tat_cat::State;
use host::{Dealt, Event, Kept, KeptStage, Menu, Table, Wish};
use serde_json::json;
use table::{Printed, Seat, Seed};

#[test]
fn nobody_arranges_the_table_of_a_day() {
    let menu = json!({"seats": [3], "options": [{"rounds": 1}], "players": ["greedy", "search-100"]});
    let menu: Menu = serde_json::from_value(menu).unwrap();
    let parts = Printed::shipped();
    let dealt = Dealt::from_seed::<State>(Seed::from_number(26), &menu, &parts).unwrap();
    let laid = dealt.lay::<State>(1, true, guest(0), fresh(0)).unwrap();
    let kept = Kept {
        setting: laid.setting,
        sitters: laid.sitters.into_iter().map(|sitter| (sitter, rat("Rat"))).collect(),
        came_as: Vec::new(),
        screens_out: Vec::new(),
        stage: KeptStage::Open { invited: Vec::new(), sent_away: Vec::new() },
    };
    let (mut table, _) = Table::<State>::load(kept, &parts, TIMES, 0).unwrap();
    let bot = dealt.sitters.iter().position(Option::is_some).unwrap();
    let seat = Seat::new(bot as u8).unwrap();
    let to = |to: serde_json::Value| serde_json::from_value::<NewSeat>(to).unwrap();
    for wish in [
        Wish::Seat { seat, to: to(json!({"bot": "random"})) },
        Wish::Seat { seat, to: to(json!({"open": true})) },
        Wish::AllowHints(true),
    ] {
        let done = table.handle(Event::Guest(guest(0), wish), 0);
        assert_eq!(done.answer.clone().unwrap_err().code, Code::BadRequest);
        assert!(done.store.is_empty());
    }
    assert!(table.handle(Event::Guest(guest(0), Wish::Start), 0).answer.is_ok());
}
