//! Rounds of RatLand and of Ratapolis for two, as they come up between players who think a little, and all that may be decided.
#![allow(dead_code, reason = "the rest is for the example `best_response`")]

use super::best_response::{dice, gain};
use bots::Leash;
use bots::search::{Search, Searchable};
use games::ratapolis::{Action, Family, Plan};
use table::{Bot, Joint, OptionValue, Options as _, Printed, Seat, Seed, Turn, World};

/// Rules, seed and round.
pub(crate) type Position = (&'static str, u64, u32);

/// Players are tuned on some positions, and measured on others.
#[derive(Clone, Copy)]
pub(crate) enum Set {
    Tried,
    Fresh,
}

impl Set {
    /// No seed is in both.
    fn seed(self, number: u64) -> u64 {
        match self {
            Set::Tried => number,
            Set::Fresh => 20 + number,
        }
    }
}

/// A game in which both decide at once, and so that all decisions can be counted.
pub(crate) trait Rounds: Searchable {
    /// A dozen of them.
    fn positions(set: Set) -> Vec<Position>;

    /// All that may be decided.
    fn every(view: &Self::View) -> Vec<Self::Decision>;
}

/// Where both decide in this round, after those before it were played by thoughts of a hundred simulations. `None` when the
/// game was over before.
pub(crate) fn position<G: Rounds>(rules: &str, seed: u64, round: u32) -> Option<World<G>> {
    let mut options = G::Options::default();
    for (name, value) in rules.split_whitespace().filter_map(|pair| pair.split_once('=')) {
        options.set(name, &OptionValue::from_text(value)).unwrap();
    }
    let parts = Printed::shipped();
    let mut world: World<G> =
        World::deal(&parts, &options, 2, Seed::derived("rounds for two", seed), false).unwrap();
    let mut luck = dice("before", seed);
    let mut player = Search::<G>::new(100, Leash::long());
    loop {
        let Turn::Waits(asked) = world.turn() else { return None };
        if asked.len() == 2 && G::round(&world.view(None)) == round {
            return Some(world);
        }
        let mut joint = Joint::new();
        for seat in asked {
            joint.put(seat, player.decide(seat, &world.view(Some(seat)), &mut luck));
        }
        world.resolve(&joint);
    }
}

impl Rounds for games::ratland::State {
    fn positions(set: Set) -> Vec<Position> {
        (1..=4).flat_map(|round| (1..=3).map(move |number| ("", set.seed(number), round))).collect()
    }

    /// Every way to send out the rats, each with and without a hidden cheese where that can be chosen.
    fn every(view: &games::ratland::View) -> Vec<games::ratland::Decision> {
        let Some(games::ratland::Ask::Deploy { rats, both, hide }) = view.ask() else {
            panic!("rats are sent out")
        };
        let mut splits = Vec::new();
        // No more than three stand in pantry and nursery at once (LAND-106).
        for in_both in 0..=if both { rats.min(3) } else { 0 } {
            let mut counts = [0; 8];
            counts[games::ratland::Place::Both.index()] = in_both;
            fill(0, rats - in_both, &mut counts, &mut splits);
        }
        let hides = if hide { &[false, true][..] } else { &[false] };
        let deploy = |rats, hide| games::ratland::Decision::Deploy(games::ratland::Deployment { rats, hide });
        splits.into_iter().flat_map(|rats| hides.iter().map(move |&hide| deploy(rats, hide))).collect()
    }
}

/// So many rats over the seven places from this one on.
fn fill(place: usize, left: u8, counts: &mut [u8; 8], all: &mut Vec<games::ratland::Rats>) {
    if place == 6 {
        counts[6] = left;
        all.push(games::ratland::Rats::new(*counts));
        return;
    }
    for count in 0..=left {
        counts[place] = count;
        fill(place + 1, left - count, counts, all);
    }
    counts[place] = 0;
}

impl Rounds for games::ratapolis::State {
    /// First those in which nobody has hunt cards (POL-122), then some with hidden cards, in every part of the game.
    fn positions(set: Set) -> Vec<Position> {
        let open = [(1, 2), (2, 2), (3, 2), (1, 3), (2, 3), (3, 3)].map(|it| ("situation=F", it));
        let hidden = [(1, 1), (2, 2), (3, 3), (4, 5), (5, 6), (6, 7)].map(|it| ("", it));
        let all = open.into_iter().chain(hidden);
        all.map(|(rules, (number, round))| (rules, set.seed(number), round)).collect()
    }

    /// Every pair of actions that may be planned.
    fn every(view: &games::ratapolis::View) -> Vec<games::ratapolis::Decision> {
        let public = &view.public;
        let Some(games::ratapolis::Ask::Plan(planning)) = view.ask() else { panic!("a plan is asked for") };
        let mut actions = vec![Action::Nothing];
        for from in public.present {
            actions.extend(planning.reach(public, from).iter().map(|to| Action::Move { from, to }));
            for family in public.in_play().filter(|family| Some(*family) != view.you.map(Family::from)) {
                actions.push(Action::Attack { tile: from, colour: public.colour(family) });
            }
        }
        let pairs =
            actions.iter().flat_map(|&first| actions.iter().map(move |&second| Plan([first, second])));
        let legal = pairs.filter(|plan| planning.check(public, *plan).is_ok());
        legal.map(games::ratapolis::Decision::Plan).collect()
    }
}

/// The first and the second seat.
pub(crate) fn seats() -> [Seat; 2] {
    [0, 1].map(|number| Seat::new(number).unwrap())
}

/// What both seats could win on average from thoughts of so many simulations, one each, in these positions.
pub(crate) fn mean_gain<G: Rounds>(positions: &[Position], simulations: u32) -> f64 {
    let mut gains = Vec::new();
    for &(rules, seed, round) in positions {
        let world = position::<G>(rules, seed, round).unwrap();
        for seat in seats() {
            let every = G::every(&world.view(Some(seat)));
            gains.push(gain(&world, seat, every, simulations, 0).mean);
        }
    }
    gains.iter().sum::<f64>() / gains.len() as f64
}
