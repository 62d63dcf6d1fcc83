//! What a plan comes to if nobody else does anything, and which plans are legal.

use crate::questions::questions;
use crate::{Fixture, asked, json, only, sight, wander};
use games::protocol::OnWire as _;
use games::ratapolis::{Action, BoxInfo, Colour, Decision, Notice, Plan, Plot, State};
use serde_json::{Value, json};
use table::{Dice, Joint, Printed, Seat, World};

const GAMES: u64 = 80;
const MOST_TOWNS: usize = 12;
const PLANS_OF_A_TOWN: usize = 16;

pub(crate) fn fixtures() -> Vec<Fixture> {
    vec![
        ("box", json(BoxInfo::of(&Printed::shipped()))),
        ("questions", questions::<State>(GAMES, &["ask"])),
        ("plans", plans()),
    ]
}

fn plans() -> Value {
    let mut found = Vec::new();
    wander::<State>(GAMES, &Printed::shipped(), |world, dice| {
        let asked = asked(world);
        let Some(you) = asked.nth(dice.below(asked.len().max(1).into()) as u8) else { return };
        let mut town = sight(world, Some(you));
        // Where rats may be born there is more to see, and it is rare.
        let (births, room) = match town["ask"]["procreation"].as_bool() {
            Some(true) => (true, MOST_TOWNS / 2),
            Some(false) => (false, MOST_TOWNS / 2),
            None => return,
        };
        let alike = |other: &&Value| other["sight"]["ask"]["procreation"] == births;
        if !dice.chance(1, 4) || found.iter().filter(alike).count() == room {
            return;
        }
        // Sheets of earlier rounds say nothing about this one.
        for slot in town["slots"].as_array_mut().into_iter().flatten() {
            slot["plans"] = json!([]);
        }
        town["seen"] = json!([]);
        let tries: Vec<Value> = (0..PLANS_OF_A_TOWN).map(|at| tried(world, you, at, dice)).collect();
        found.push(json!({ "seat": you, "sight": town, "plans": tries }));
    });
    Value::Array(found)
}

/// Half of them are legal; the others are made of anything.
fn tried(world: &World<State>, you: Seat, at: usize, dice: &mut Dice) -> Value {
    let decision = if at.is_multiple_of(2) {
        world.sample_with(you, dice)
    } else {
        Decision::Plan(Plan([any_action(world, you, dice), any_action(world, you, dice)]))
    };
    let legal = world.check(you, &decision).is_ok();
    let outcome = legal.then(|| outcome(world, you, &decision));
    json!({ "plan": json(State::any_decision(&decision))["with"], "legal": legal, "told": outcome })
}

fn any_action(world: &World<State>, you: Seat, dice: &mut Dice) -> Action {
    let public = world.view(None).public;
    let plots: Vec<Plot> = public.present.iter().collect();
    let standing: Vec<Plot> = public.stands(you.into()).iter().collect();
    let among = if dice.chance(2, 3) { &standing } else { &plots };
    let from = dice.pick(among).unwrap_or_default();
    let to = dice.pick(&plots).unwrap_or_default();
    match dice.below(5) {
        0 => Action::Nothing,
        1 => Action::Procreate { tile: from },
        2 => Action::Attack { tile: from, colour: dice.pick(&Colour::ALL).unwrap_or(Colour::ALL[0]) },
        _ => Action::Move { from, to },
    }
}

/// What is told of the own actions.
fn outcome(world: &World<State>, you: Seat, decision: &Decision) -> Vec<Value> {
    let mut world = world.clone();
    let before = world.events().len();
    let mut joint = Joint::new();
    for seat in asked(&world) {
        let none = Decision::Plan(Plan([Action::Nothing; 2]));
        joint.put(seat, if seat == you { *decision } else { none });
    }
    world.resolve(&joint);
    let own = |notice: &Notice| {
        matches!(notice,
            Notice::Attacked { seat, .. }
            | Notice::Moved { seat, .. }
            | Notice::CameToNothing { seat, .. }
            | Notice::Born { seat, .. } if *seat == you)
    };
    let told = world.notices_after(None, before).into_iter().filter(own);
    told.map(|notice| only(&json(notice), &["what", "slot", "rats", "stayed", "why"])).collect()
}
