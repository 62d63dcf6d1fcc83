//! What a deployment comes to: births, mouths, what they cost, what Strategists pay, and the strength at each border. The
//! others stay at home, or all attack; the rules then tell the numbers.

use crate::questions::questions;
use crate::{Fixture, asked, json, only, sight, wander};
use games::ratland::{
    BoxInfo, Decision, Deployment, Notice, Parts, Place, RatTo, Rats, Reason, State, Tunnel,
};
use serde_json::{Value, json};
use table::{Game as _, Joint, Options as _, Printed, Seat, World};

const GAMES: u64 = 60;
const MOST_PLANS: usize = 90;

pub(crate) fn fixtures() -> Vec<Fixture> {
    let shipped = Printed::shipped();
    vec![
        ("box", json(BoxInfo::of(&shipped))),
        ("questions", questions::<State>(GAMES, &["ask"])),
        ("plans", plans(&shipped, MOST_PLANS)),
        ("other-box", json(BoxInfo::of(&other_box()))),
        ("plans-with-other-box", plans(&other_box(), MOST_PLANS / 3)),
    ]
}

/// As an owner might correct it.
fn other_box() -> Printed<Parts> {
    let text = <Parts as table::Parts>::PRINTED
        .replace("upgraded = { extra_births = 1 }", "upgraded = { extra_births = 3 }")
        .replace("base = { births_if_nursery_empty = 1 }", "base = { births_if_nursery_empty = 2 }")
        .replace(
            "upgraded = { ignores_black = true, defence = 2 }",
            "upgraded = { ignores_black = true, defence = 4 }",
        )
        .replace("{ max = 6, cost = 1 }", "{ max = 6, cost = 2 }")
        .replace("beyond_per_rat = 1", "beyond_per_rat = 2");
    Printed::read(&text).expect("a box that can be played with")
}

fn plans(parts: &Printed<Parts>, most: usize) -> Value {
    let mut found = Vec::new();
    wander::<State>(GAMES, parts, |world, dice| {
        let asked = asked(world);
        let Some(you) = asked.nth(dice.below(asked.len().max(1).into()) as u8) else { return };
        let Decision::Deploy(deployment) = world.sample_with(you, dice) else { return };
        // Rare and telling ones are always taken, of the others some.
        let public = world.view(None).public;
        let rare = public
            .event
            .is_some_and(|event| json(event) == "strategists" || json(event) == "massive_attack")
            || public.sewers[you].clan.is_some_and(|clan| json(clan) == "family" || json(clan) == "warriors")
            || public.seats() == 2;
        if found.len() < most && (rare || dice.chance(1, 4)) {
            found.push(plan(world, you, deployment));
        }
    });
    Value::Array(found)
}

fn plan(world: &World<State>, you: Seat, deployment: Deployment) -> Value {
    let sight = sight(world, Some(you));
    let mut sight = only(&sight, &["event", "upgraded", "supply", "feeding", "beyond", "sewers", "ask"]);
    for sewer in sight["sewers"].as_array_mut().into_iter().flatten() {
        *sewer = only(sewer, &["clan", "infirmary", "lost", "cheese"]);
    }
    let peace = told(world, you, deployment, Place::Pantry);
    // Whoever is hit, dies or is eaten before the meal costs nothing, and no plan foresees it. In the infirmary one eats.
    let mine = |notice: &&Notice| match notice {
        Notice::Killed { seat, .. } | Notice::Lecter { seat, rat: Some(_) } => *seat == you,
        Notice::Hit { seat, to, .. } => *seat == you && *to != RatTo::Infirmary,
        _ => false,
    };
    let gone = peace.iter().filter(mine).count();
    let born = peace.iter().find_map(|notice| match notice {
        Notice::Born { seat, born, .. } if *seat == you => Some(*born),
        _ => None,
    });
    let coming = peace.iter().find_map(|notice| match notice {
        Notice::Paid { seat, owed, why: Reason::Strategists, .. } if *seat == you => Some(*owed),
        _ => None,
    });
    let meal = peace.iter().find_map(|notice| match notice {
        Notice::Fed { seat, fed, cost, .. } if *seat == you => {
            Some(json!({ "gone": gone, "fed": fed, "cost": cost }))
        }
        _ => None,
    });
    let border = |tunnel: Tunnel| {
        let attack = peace.iter().find_map(|notice| match notice {
            Notice::Attacked { by, tunnel: through, strength, .. } if *by == you && *through == tunnel => {
                Some(*strength)
            }
            _ => None,
        });
        // Whoever comes through this tunnel left by the other one of theirs.
        let war = told(world, you, deployment, tunnel.facing().place());
        let defence = war.iter().find_map(|notice| match notice {
            Notice::Attacked { on, tunnel: through, by, defence, .. }
                if *on == you && *through == tunnel.facing() =>
            {
                Some(json!({ "seat": by, "defence": defence }))
            }
            _ => None,
        });
        json!({ "attack": attack.unwrap_or(0), "from": defence })
    };
    json!({
        "seat": you,
        "options": { "strategists": option(world, "strategists") },
        "sight": sight,
        "rats": deployment.rats,
        "births": born.unwrap_or(0),
        "coming": coming.unwrap_or(0),
        "meal": meal,
        "borders": [border(Tunnel::Left), border(Tunnel::Right)],
    })
}

/// As the page is told of it.
fn option(world: &World<State>, name: &str) -> String {
    let values = world.game().options().values();
    values.iter().find(|(option, _)| *option == name).map_or_else(String::new, |(_, value)| value.to_string())
}

/// What happens until everybody has eaten, if the others all go to one place.
fn told(world: &World<State>, you: Seat, deployment: Deployment, place: Place) -> Vec<Notice> {
    let mut world = world.clone();
    let before = world.events().len();
    let mut joint = Joint::new();
    for seat in asked(&world) {
        let all = world.view(None).public.sewers[seat].rats.total() as u8;
        let mut rats = Rats::default();
        rats.put(place, all);
        let decision = if seat == you { deployment } else { Deployment { rats, hide: false } };
        joint.put(seat, Decision::Deploy(decision));
    }
    world.resolve(&joint);
    let over = |world: &World<State>| {
        let ate = |notice: &Notice| matches!(notice, Notice::Fed { seat, .. } if *seat == you);
        world.notices_after(None, before).iter().any(ate)
    };
    while !over(&world) && !asked(&world).is_empty() {
        let mut joint = Joint::new();
        asked(&world).iter().for_each(|seat| joint.put(seat, world.fallback(seat)));
        world.resolve(&joint);
    }
    world.notices_after(None, before)
}
