//! Every kind of question with all that may be answered: the page must offer these answers and no others.

use crate::{asked, json, only, sight, wander};
use games::protocol::OnWire;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::Printed;

/// So many of each kind of question, each with other answers.
const OF_A_KIND: usize = 6;
/// Nobody compares longer lists by eye.
const MOST_ANSWERS: usize = 120;

/// Of the sight, the fields that the answers depend on.
pub(crate) fn questions<G: OnWire>(games: u64, fields: &[&str]) -> Value {
    let mut found: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    wander::<G>(games, &Printed::shipped(), |world, _| {
        for seat in asked(world) {
            let sight = sight(world, Some(seat));
            let kind = sight["ask"]["ask"].as_str().unwrap_or_default().to_owned();
            let Some(list) = world.list(seat).filter(|list| list.len() <= MOST_ANSWERS) else { continue };
            let answers: Vec<Value> = list.iter().map(|one| json(G::any_decision(one))).collect();
            let alike = found.entry(kind).or_default();
            if alike.len() < OF_A_KIND && alike.iter().all(|other| other["answers"] != json!(answers)) {
                alike.push(json!({ "seat": seat, "sight": only(&sight, fields), "answers": answers }));
            }
        }
    });
    Value::Array(found.into_values().flatten().collect())
}
