//! What a visit comes to, and what is left to count.

use crate::questions::questions;
use crate::{Fixture, asked, json, only, sight, wander};
use games::rattus_cartus::{BoxInfo, Decision, Notice, State};
use serde_json::{Value, json};
use table::{Joint, Printed};

const GAMES: u64 = 40;
const MOST_VISITS: usize = 80;

pub(crate) fn fixtures() -> Vec<Fixture> {
    let shipped = Printed::shipped();
    vec![
        ("box", json(BoxInfo::of(&shipped))),
        ("questions", questions::<State>(GAMES, &["ask"])),
        ("visits", visits(&shipped)),
    ]
}

/// Influence and rats that the cards bring, as the rules tell it when the house is resolved.
fn visits(parts: &Printed<games::rattus_cartus::Parts>) -> Value {
    let mut found = Vec::new();
    wander::<State>(GAMES, parts, |world, dice| {
        let Some(you) = asked(world).sole() else { return };
        let decision = world.sample_with(you, dice);
        let Decision::Visit { position, cards } = decision else { return };
        if found.len() == MOST_VISITS || cards.is_empty() {
            return;
        }
        let mut after = world.clone();
        let before = after.events().len();
        after.resolve(&Joint::single(you, decision));
        let told = |after: &table::World<State>| {
            after.notices_after(None, before).into_iter().find_map(|notice| {
                let Notice::GainedInfluence { seat, class, influence, rats } = notice else { return None };
                (seat == you).then(|| json!({ "class": class, "influence": influence, "rats": rats }))
            })
        };
        for _ in 0..60 {
            if told(&after).is_some() || asked(&after).is_empty() {
                break;
            }
            let mut joint = Joint::new();
            asked(&after).iter().for_each(|seat| joint.put(seat, after.fallback(seat)));
            after.resolve(&joint);
        }
        let row = only(&sight(world, Some(you))["row"][usize::from(position)], &["building", "class"]);
        found.push(json!({ "house": row, "cards": cards, "gained": told(&after) }));
    });
    Value::Array(found)
}
