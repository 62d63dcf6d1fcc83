//! A match that could not go on as it was begun stays shut, and says why.

use crate::driver::{House, TIMES};
use games::rat_a_tat_cat::{Parts, State};
use host::{Began, CannotLoad, Kept, KeptStage, Table};
use table::{Digest, Game as _, Printed};

/// Why a table is not opened whose log has been changed so, in play and over.
fn refused(change: impl Fn(&mut Kept, &mut Began)) -> CannotLoad {
    let house = House::<State>::people(2, None, None);
    let KeptStage::Playing { mut began, log, clocks, waits } = house.kept.stage.clone() else {
        unreachable!("it has begun")
    };
    let mut kept = house.kept.clone();
    change(&mut kept, &mut began);
    let playing = KeptStage::Playing { began, log: log.clone(), clocks, waits };
    let over = KeptStage::Over { began, log, rematch: None, stands: true };
    let [why, why_over] = [playing, over].map(|stage| {
        let kept = Kept { stage, ..kept.clone() };
        Table::<State>::load(kept, &Printed::shipped(), TIMES, house.now).err().unwrap()
    });
    assert_eq!(why, why_over);
    why
}

/// The server asks before it opens, and lets itself be told to open all the same; a page on a device asks nothing.
#[test]
fn by_rules_that_this_program_does_not_have() {
    for rules in [State::OLDEST - 1, State::RULES + 1] {
        // Written down before there were sums: nothing else is wrong.
        let why = refused(|_, began| (began.rules, began.sum) = (rules, None));
        assert_eq!(why, CannotLoad::OtherRules { found: rules, known: State::RULES });
    }
}

#[test]
fn with_a_box_that_is_not_here() {
    let (found, known) = (Digest::of(b"another box"), Printed::<Parts>::shipped().digest());
    let why = refused(|_, began| began.parts = Some(found));
    assert_eq!(why, CannotLoad::OtherBox { found, known });
}

#[test]
fn on_a_set_up_that_is_not_as_it_was_written() {
    assert_eq!(refused(|kept, _| kept.setting.public = !kept.setting.public), CannotLoad::SetUp);
    assert_eq!(refused(|kept, _| kept.setting.clock_s = Some(7)), CannotLoad::SetUp);
    assert_eq!(refused(|kept, _| kept.sitters.swap(0, 1)), CannotLoad::SetUp);
}
