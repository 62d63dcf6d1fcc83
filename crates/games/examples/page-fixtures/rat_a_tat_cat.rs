use crate::questions::questions;
use crate::{Fixture, json};
use games::rat_a_tat_cat::{BoxInfo, State};
use table::Printed;

pub(crate) fn fixtures() -> Vec<Fixture> {
    let fields = ["ask", "rows", "in_round", "discard", "last_turns", "why_no_call"];
    vec![("box", json(BoxInfo::of(&Printed::shipped()))), ("questions", questions::<State>(24, &fields))]
}
