//! The two kinds of thinking on games so small that everything can be counted.

use super::{Search, Searchable, shares};
use crate::{BotSpec, HasBots, Leash, Random};
use std::collections::BTreeMap;
use table::{Bot, BySeat, Dice, Game, Joint, Printed, Seat, Seed, Turn, World};
use testkit::play::options;
use testkit::toy::{Decision, Hole, Mousehole, Phase, View};

impl HasBots for Mousehole {
    fn bots() -> &'static [BotSpec<Mousehole>] {
        &[BotSpec { name: "random", about: "Eats anything.", make: || Box::new(Random) }]
    }
}

/// Below this a picky eater rather eats what it does not know.
const PICKY: u8 = 8;

impl Searchable for Mousehole {
    fn rounds_ahead(_: &View, _: u32) -> u32 {
        3
    }

    fn candidates(seat: Seat, view: &View, most: usize, dice: &mut Dice) -> Vec<Decision> {
        let habit = Self::habit(seat, view, dice);
        let all = World::at(Mousehole::imagine(view, dice), dice.clone()).list(seat).unwrap_or_default();
        let others = all.into_iter().filter(|decision| *decision != habit);
        [habit].into_iter().chain(others).take(most).collect()
    }

    /// A picky eater that never scouts, and in a short game eats what it does not know: there is something to be learnt.
    fn habit(seat: Seat, view: &View, _: &mut Dice) -> Decision {
        if view.public.phase != Phase::Eat {
            return Decision::Pass;
        }
        if view.public.options.rounds.get() == 1 {
            return Decision::Eat(Hole::Second);
        }
        let tasty = |hole: Hole| view.holes[seat][hole as usize].face.up().map(|crumb| crumb >= PICKY);
        match (tasty(Hole::First), tasty(Hole::Second)) {
            (Some(true), _) | (None, None | Some(false)) | (Some(false), Some(false)) => {
                Decision::Eat(Hole::First)
            }
            (None, Some(true)) | (Some(false), None | Some(true)) => Decision::Eat(Hole::Second),
        }
    }

    fn round(view: &View) -> u32 {
        u32::from(view.public.round)
    }

    fn chances(everything: &View) -> BySeat<f32> {
        let points = &everything.public.points;
        shares(&BySeat::from_fn(points.len(), |seat| points[seat] as f32))
    }

    fn points(seat: Seat, everything: &View) -> f32 {
        everything.public.points[seat] as f32
    }
}

fn seat(letter: char) -> Seat {
    Seat::from_letter(letter).unwrap()
}

fn dealt(larder: &str, rules: &str, seed: u64) -> World<Mousehole> {
    let parts = Printed::read(larder).unwrap();
    World::deal(&parts, &options::<Mousehole>(rules), 2, Seed::from_number(seed), false).unwrap()
}

/// Seven crumbs for two mice and one round.
const CRUMBS: [u8; 7] = [1, 1, 2, 5, 7, 8, 9];

/// How often a mouse that knows its first crumb eats it, by what the crumb is: the mean over a few thoughts.
fn eats_the_first(simulations: u32) -> BTreeMap<u8, f64> {
    let larder: String = CRUMBS.iter().map(u8::to_string).collect();
    let mut mix = BTreeMap::new();
    for number in 0.. {
        let view = dealt(&larder, "rounds=1", number).view(Some(seat('A')));
        let crumb = view.holes[seat('A')][0].face.up().unwrap();
        if mix.contains_key(&crumb) {
            continue;
        }
        let mut dice = Dice::from_seed(Seed::derived("mice", u64::from(crumb)));
        let thoughts = 12;
        let share = (0..thoughts).map(|_| {
            let thought =
                Search::<Mousehole>::new(simulations, Leash::long()).think(seat('A'), &view, &mut dice);
            let first = thought.choices.iter().filter(|choice| choice.decision == Decision::Eat(Hole::First));
            first.map(|choice| f64::from(choice.weight)).sum::<f64>()
        });
        mix.insert(crumb, share.sum::<f64>() / f64::from(thoughts));
        if mix.len() == 6 {
            return mix;
        }
    }
    unreachable!("every crumb is dealt some time")
}

/// What the best answer to this mix wins beyond a half: every deal of four crumbs is counted.
fn exploitability(mix: &BTreeMap<u8, f64>) -> f64 {
    let mut worth: BTreeMap<u8, [f64; 2]> = BTreeMap::new();
    let mut deals = 0.0;
    let places = || 0..CRUMBS.len();
    for own in places() {
        for other in places().filter(|&place| place != own) {
            for first in places().filter(|place| ![own, other].contains(place)) {
                for second in places().filter(|place| ![own, other, first].contains(place)) {
                    let [own, other, first, second] = [own, other, first, second].map(|place| CRUMBS[place]);
                    deals += 1.0;
                    let win = |mine: u8, theirs: u8| match mine.cmp(&theirs) {
                        std::cmp::Ordering::Greater => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Less => 0.0,
                    };
                    let share = mix[&first];
                    let against = |mine: u8| share * win(mine, first) + (1.0 - share) * win(mine, second);
                    let worth = worth.entry(own).or_default();
                    worth[0] += against(own);
                    worth[1] += against(other);
                }
            }
        }
    }
    worth.values().map(|[eat, leave]| eat.max(*leave)).sum::<f64>() / deals - 0.5
}

#[test]
fn mice_that_think_longer_can_be_beaten_less() {
    let blind: BTreeMap<u8, f64> = CRUMBS.iter().map(|&crumb| (crumb, 0.0)).collect();
    let [usual, short, long] =
        [blind, eats_the_first(16), eats_the_first(2_000)].map(|mix| exploitability(&mix));
    assert!(short < usual && long < short, "{usual} {short} {long}");
    assert!(long < 0.01, "{long}");
}

#[test]
fn who_counts_can_tell_what_a_choice_brings() {
    let larder: String = CRUMBS.iter().map(u8::to_string).collect();
    let mouse = seat('A');
    let view = dealt(&larder, "rounds=1", 0).view(Some(mouse));
    let known = view.holes[mouse][0].face.up().unwrap();
    let unseen = (CRUMBS.iter().map(|&crumb| f32::from(crumb)).sum::<f32>() - f32::from(known)) / 6.0;
    let points = |search: Search<Mousehole>, hole: Hole| {
        let thought = search.think(mouse, &view, &mut Dice::from_seed(Seed::from_number(1)));
        thought.choices.iter().find(|choice| choice.decision == Decision::Eat(hole)).unwrap().points
    };
    let search = || Search::new(2_000, Leash::long());
    assert_eq!(points(search().counting(), Hole::First), f32::from(known));
    let second = points(search().counting(), Hole::Second);
    assert!((second - unseen).abs() < 0.3, "{second}, not {unseen}");
    assert_eq!(points(search(), Hole::First), 0.0);
}

/// One round is played and somebody scouts: which way to do it wins most can be counted.
#[test]
fn a_scout_that_thinks_longer_errs_less() {
    let [short, long] = [8, 1_000].map(mean_error_of_scouts);
    assert!(long < short / 2.0 && long < 0.02, "{short} {long}");
}

/// How much less than the best scouting wins what is chosen, over many tables.
fn mean_error_of_scouts(simulations: u32) -> f64 {
    let mut errors = Vec::new();
    for number in 0..60 {
        let mut world = dealt("1122556789", "rounds=2", number);
        let mut joint = Joint::new();
        ['A', 'B'].map(seat).into_iter().for_each(|mouse| joint.put(mouse, Decision::Eat(Hole::First)));
        world.resolve(&joint);
        let Turn::Waits(asked) = world.turn() else { unreachable!("somebody scouts") };
        let scout = asked.sole().unwrap();
        let view = world.view(Some(scout));
        let wins = wins_by_scouting(scout, &view);
        let best = wins.iter().map(|(_, wins)| *wins).fold(0.0, f64::max);
        let mut dice = Dice::from_seed(Seed::derived("scouts", number));
        let decision = Search::<Mousehole>::new(simulations, Leash::long()).decide(scout, &view, &mut dice);
        errors.push(best - wins.iter().find(|(one, _)| *one == decision).unwrap().1);
    }
    errors.iter().sum::<f64>() / errors.len() as f64
}

/// Every way to scout with the exact chance to win when both then eat as they usually do. Nobody knows a crumb, and what
/// is dug up was as unseen as what is sniffed at: all that counts is which unseen crumbs lie where.
fn wins_by_scouting(scout: Seat, view: &View) -> Vec<(Decision, f64)> {
    let other = view.holes.all().without(scout).sole().unwrap();
    let mut unseen = view.public.larder.clone();
    for crumb in &view.public.eaten {
        let place = unseen.iter().position(|other| other == crumb).unwrap();
        unseen.swap_remove(place);
    }
    let ahead = i64::from(view.public.points[scout]) - i64::from(view.public.points[other]);
    let win = |mine: u8, theirs: u8| match (ahead + i64::from(mine)).cmp(&i64::from(theirs)) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    };
    let (mut blind, mut seeing, mut deals) = (0.0, 0.0, 0.0);
    for mine in 0..unseen.len() {
        for spare in (0..unseen.len()).filter(|&place| place != mine) {
            for theirs in (0..unseen.len()).filter(|place| ![mine, spare].contains(place)) {
                let [mine, spare, theirs] = [mine, spare, theirs].map(|place| unseen[place]);
                blind += win(mine, theirs);
                seeing += win(if mine >= PICKY { mine } else { spare }, theirs);
                deals += 1.0;
            }
        }
    }
    let mut dice = Dice::from_seed(Seed::from_number(0));
    let list = World::at(Mousehole::imagine(view, &mut dice), dice.clone()).list(scout).unwrap();
    let value = |decision: &Decision| if *decision == Decision::Pass { blind } else { seeing };
    list.into_iter().map(|decision| (decision, value(&decision) / deals)).collect()
}
