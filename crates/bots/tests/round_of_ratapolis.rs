//! One round of Ratapolis for two as a game of its own: what can the best answer win from the mix that thinking comes to?
//! In the first rounds of Situation F nobody has hunt cards (POL-122), so that both know the same.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use bots::Leash;
use bots::search::{Search, Searchable};
use ratapolis::{Action, Ask, Decision, Family, Options, Plan, Planning, State, View};
use std::ops::Range;
use table::{Dice, Game, Joint, OptionValue, Options as _, Printed, Seat, Seed, Turn, World};

fn dice(label: &str, number: u64) -> Dice {
    Dice::from_seed(Seed::derived(label, number))
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// The planning of this round, after those before it went by habit.
fn round(number: u8) -> World<State> {
    let mut options = Options::default();
    options.set("situation", &OptionValue::from_text("F")).unwrap();
    let seed = Seed::derived("rounds of ratapolis", number.into());
    let mut world: World<State> = World::deal(&Printed::shipped(), &options, 2, seed, false).unwrap();
    let mut luck = dice("before", number.into());
    loop {
        let Turn::Waits(asked) = world.turn() else { panic!("there is another round") };
        if asked.len() == 2 && world.view(None).public.round == number {
            return world;
        }
        go_on(&mut world, &mut luck);
    }
}

fn go_on(world: &mut World<State>, luck: &mut Dice) {
    let Turn::Waits(asked) = world.turn() else { return };
    let mut joint = Joint::new();
    for seat in asked {
        joint.put(seat, State::habit(seat, &world.view(Some(seat)), luck));
    }
    world.resolve(&joint);
}

/// How likely the first seat is to win after a round in which both do this, over the same luck for everybody, hidden cards
/// included.
fn value(world: &World<State>, own: Plan, other: Plan, luck: Range<u64>) -> f64 {
    let count = (luck.end - luck.start) as f64;
    let view = world.view(Some(seat(0)));
    let round = State::round(&view);
    let sum: f64 = luck
        .map(|number| {
            let mut luck = dice("luck", number);
            let mut world = World::at(State::imagine(&view, &mut luck), luck);
            let mut habits = dice("habits", number);
            let mut joint = Joint::single(seat(0), Decision::Plan(own));
            joint.put(seat(1), Decision::Plan(other));
            world.resolve(&joint);
            while State::round(&world.view(None)) == round {
                go_on(&mut world, &mut habits);
            }
            f64::from(State::chances(&world.view_of_everything())[seat(0)])
        })
        .sum();
    sum / count
}

/// Everything that may be planned.
fn every_plan(view: &View) -> Vec<Plan> {
    let Some(Ask::Plan(planning)) = view.ask() else { panic!("a plan is asked for") };
    let all = every_action(view, &planning);
    let legal = |plan: &Plan| planning.check(&view.public, *plan).is_ok();
    let pairs = all.iter().flat_map(|&first| all.iter().map(move |&second| Plan([first, second])));
    pairs.filter(legal).collect()
}

fn every_action(view: &View, planning: &Planning) -> Vec<Action> {
    let public = &view.public;
    let mut all = vec![Action::Nothing];
    for from in public.present {
        all.extend(planning.reach(public, from).iter().map(|to| Action::Move { from, to }));
        for family in [Family::from(seat(1)), Family::NEUTRAL] {
            all.push(Action::Attack { tile: from, colour: public.colour(family) });
        }
    }
    all
}

type Mix = Vec<(Plan, f64)>;

fn mix(world: &World<State>, you: u8, simulations: u32) -> Mix {
    let mut luck = dice("mix", you.into());
    let view = world.view(Some(seat(you)));
    let thought = Search::<State>::new(simulations, Leash::long()).think(seat(you), &view, &mut luck);
    let played = thought.choices.into_iter().filter(|choice| choice.weight > 0.0);
    played
        .map(|choice| {
            let Decision::Plan(plan) = choice.decision else { panic!("{} is no plan", choice.decision) };
            (plan, f64::from(choice.weight))
        })
        .collect()
}

/// The gain of the best of all plans over the mix itself, both against the mix.
fn gain(number: u8, simulations: u32) -> f64 {
    let world = round(number);
    let [own, other] = [0, 1].map(|you| mix(&world, you, simulations));
    let against = |plan: Plan, luck: Range<u64>| -> f64 {
        other.iter().map(|&(theirs, share)| share * value(&world, plan, theirs, luck.clone())).sum()
    };
    // The best by a first look are looked at again with other luck: the luckiest of thousands is not the best.
    let best_of = |plans: Vec<Plan>, luck: Range<u64>, keep: usize| -> Vec<Plan> {
        let mut valued: Vec<(f64, Plan)> =
            plans.into_iter().map(|plan| (against(plan, luck.clone()), plan)).collect();
        valued.sort_by(|a, b| b.0.total_cmp(&a.0));
        valued.into_iter().take(keep).map(|(_, plan)| plan).collect()
    };
    let promising = best_of(every_plan(&world.view(Some(seat(0)))), 0..1, 400);
    let promising = best_of(promising, 5..15, 40);
    let best = best_of(promising, 20..80, 1)[0];
    let again = 1_000..1_300;
    let mixed: f64 = own.iter().map(|&(plan, share)| share * against(plan, again.clone())).sum();
    against(best, again) - mixed
}

#[test]
fn hardly_anything_is_to_be_won_from_a_long_thought() {
    let long = [1, 2, 3].map(|number| gain(number, 10_000));
    let mean = long.iter().sum::<f64>() / 3.0;
    assert!(mean < 0.03, "{long:?}");
    let short = gain(2, 100);
    assert!(long[1] < short / 2.0, "{short} {long:?}");
}
