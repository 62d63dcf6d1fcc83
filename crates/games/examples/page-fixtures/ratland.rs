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
    let (mut births, mut coming, mut attack, mut meal) = (0, 0, [0; 2], None);
    // Whoever dies, is lost or is eaten before the meal costs nothing, and no plan foresees it. In the infirmary one eats.
    let mut gone = 0;
    for notice in told(world, you, deployment, Place::Pantry) {
        if let Notice::Born { seat, born, .. } = notice
            && seat == you
        {
            births = born;
        } else if let Notice::Paid { seat, owed, why: Reason::Strategists, .. } = notice
            && seat == you
        {
            coming = owed;
        } else if let Notice::Attacked { by, tunnel, strength, .. } = notice
            && by == you
        {
            attack[tunnel.index()] = strength;
        } else if let Notice::Killed { seat, .. } | Notice::Lecter { seat, rat: Some(_) } = notice {
            gone += usize::from(seat == you);
        } else if let Notice::Hit { seat, to, .. } = notice {
            gone += usize::from(seat == you && to != RatTo::Infirmary);
        } else if let Notice::Fed { seat, fed, cost, .. } = notice
            && seat == you
        {
            meal = Some(json!({ "gone": gone, "fed": fed, "cost": cost }));
        }
    }
    let border = |tunnel: Tunnel| {
        // Whoever comes through this tunnel left by the other one of theirs.
        let war = told(world, you, deployment, tunnel.facing().place());
        let from = war.into_iter().find_map(|notice| {
            let Notice::Attacked { on, tunnel: through, by, defence, .. } = notice else { return None };
            (on == you && through == tunnel.facing()).then(|| json!({ "seat": by, "defence": defence }))
        });
        json!({ "attack": attack[tunnel.index()], "from": from })
    };
    json!({
        "seat": you,
        "options": { "strategists": option(world, "strategists") },
        "sight": sight,
        "rats": deployment.rats,
        "births": births,
        "coming": coming,
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
