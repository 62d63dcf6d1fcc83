//! What a player who thinks ahead weighs in RatLand.

use super::greedy;
use super::plan::{Plan, rounds_left};
use super::rulebook::{self, Rulebook};
use super::second_look;
use super::told::is_as_learnt;
use super::told::told;
use crate::search::{Searchable, shares};
use crate::values::Teller;
use games::ratland::{Ask, Clan, Decision, Deployment, EventCard, Place, Rats, State, View};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;
use table::{Bot, BySeat, Dice, Seat};

/// The most rats in pantry and nursery at once (LAND-106).
const MOST_IN_BOTH: u8 = 3;

/// What a cheese is worth that the next feeding will take, in rats; and how much less one beyond it.
const KEPT: f32 = 0.5;
const EXTRA: f32 = 0.3;

impl Searchable for State {
    const LONG_TAKES: Duration = Duration::from_millis(400);

    fn candidates(seat: Seat, view: &View, most: usize, dice: &mut Dice) -> Vec<Decision> {
        let Some(ask) = view.ask() else { return Vec::new() };
        if let Ask::Deploy { rats, both, hide } = ask {
            return deployments(seat, view, rats, both, hide, most, dice);
        }
        let habit = Rulebook.decide(seat, view, dice);
        let mut all = vec![habit];
        let mut others = ask.list().unwrap_or_default();
        others.retain(|decision| *decision != habit);
        dice.shuffle(&mut others);
        all.extend(others.into_iter().take(most.saturating_sub(1)));
        all
    }

    fn habit(seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        match view.ask() {
            Some(Ask::Deploy { rats, hide, .. }) => {
                Decision::Deploy(greedy::deployment(view, seat, rats, hide, dice))
            }
            _ => Rulebook.decide(seat, view, dice),
        }
    }

    fn look_again(seat: Seat, view: &View, decisions: Vec<Decision>, dice: &mut Dice) -> Vec<Decision> {
        second_look::look_again(seat, view, decisions, dice)
    }

    /// Ten thousand simulations mix what a tenth is played as often as the best, a hundred what half is.
    fn doubt(worlds: u32) -> f64 {
        (6.0 / f64::from(worlds).sqrt()).min(0.5)
    }

    fn round(view: &View) -> u32 {
        u32::from(view.public.round)
    }

    /// Rats and cheese; each round to come makes a rat decide less.
    fn chances(everything: &View) -> BySeat<f32> {
        let public = &everything.public;
        let left = rounds_left(everything) as f32;
        shares(&BySeat::from_fn(public.seats(), |seat| {
            let sewer = &public.sewers[seat];
            let cost = f32::from(public.parts.feeding.cost(u16::from(sewer.fed())));
            let cheese = f32::from(sewer.cheese);
            let kept = cheese.min(cost) + EXTRA * (cheese - cost).max(0.0);
            (sewer.score() as f32 + KEPT * kept) / (1.0 + left.max(0.0))
        }))
    }

    fn company(everything: &View) -> u8 {
        everything.public.seats()
    }

    fn tell<T>(everything: &View, listen: &mut dyn FnMut(Teller<'_>) -> T) -> Option<T> {
        is_as_learnt(everything).then(|| listen(&|seat| told(everything, seat)))
    }

    fn points(seat: Seat, everything: &View) -> f32 {
        everything.public.sewers[seat].score() as f32
    }

    /// All is public but a Seer's look, and the clans and sides of the boards before they lie open.
    fn information(_: Seat, view: &View) -> u64 {
        let mut hash = DefaultHasher::new();
        let number = |card: EventCard| card as u8;
        view.next_event.and_then(|card| card.up()).map(number).hash(&mut hash);
        view.next_food.map(|cards| cards.map(|card| card.up())).hash(&mut hash);
        for (_, dealt) in view.dealt.iter() {
            dealt.map(|clan| clan.up().map(Clan::index)).hash(&mut hash);
        }
        for (_, side) in view.sides.iter() {
            side.up().map(|side| side as u8).hash(&mut hash);
        }
        hash.write_u8(view.public.round);
        std::mem::discriminant(&view.public.phase).hash(&mut hash);
        hash.finish()
    }

    /// A rat or two go elsewhere, or all of a place.
    fn variation(_: Seat, view: &View, of: &Decision, dice: &mut Dice) -> Option<Decision> {
        let (Some(Ask::Deploy { both, .. }), Decision::Deploy(deployment)) = (view.ask(), of) else {
            return None;
        };
        let places = if both { 8 } else { 7 };
        let mut counts = deployment.rats.counts();
        let from = dice.below(places) as usize;
        let to = dice.below(places) as usize;
        let moved = match dice.below(3) {
            0 => counts[from],
            more => (more as u8).min(counts[from]),
        };
        let room = if to == Place::Both.index() { MOST_IN_BOTH - counts[to] } else { u8::MAX };
        let moved = moved.min(room);
        if from == to || moved == 0 {
            return None;
        }
        counts[from] -= moved;
        counts[to] += moved;
        Some(Decision::Deploy(Deployment { rats: Rats::new(counts), hide: deployment.hide }))
    }
}

/// What the careful player would do, what else it would nearly have done, and a few wilder ones.
fn deployments(
    seat: Seat,
    view: &View,
    rats: u8,
    both: bool,
    hide: bool,
    most: usize,
    dice: &mut Dice,
) -> Vec<Decision> {
    let plan = Plan::new(view, seat);
    let habit = rulebook::deployment(view, seat, rats, both, hide, dice);
    let mut found = vec![habit.rats];
    let known = |one: Rats, found: &mut Vec<Rats>| {
        if !found.contains(&one) {
            found.push(one);
        }
    };
    known(greedy::deployment(view, seat, rats, hide, dice).rats, &mut found);
    // A few neighbours of what seems best, and then what goes all for two places, which no careful player thinks of.
    let mut tries = 0;
    while found.len() < 2 * most && tries < 12 * most {
        tries += 1;
        let from = found[dice.below(found.len().min(1 + tries / 4) as u32) as usize];
        let mut decision = Decision::Deploy(Deployment { rats: from, hide });
        for _ in 0..=dice.below(3) {
            if let Some(moved) = State::variation(seat, view, &decision, dice) {
                decision = moved;
            }
        }
        if let Decision::Deploy(deployment) = decision {
            known(deployment.rats, &mut found);
        }
    }
    let mut others = found.split_off(1);
    others.sort_by(|a, b| plan.value(*b, hide).total_cmp(&plan.value(*a, hide)));
    others.truncate(most.saturating_sub(1 + most / 3));
    found.extend(others);
    for _ in 0..most / 3 {
        let [one, other] = [0; 2].map(|_| dice.below(7) as usize);
        let share = dice.below(u32::from(rats) + 1) as u8;
        let mut counts = [0; 8];
        counts[one] += share;
        counts[other] += rats - share;
        known(Rats::new(counts), &mut found);
    }
    found.into_iter().map(|rats| Decision::Deploy(Deployment { rats, hide })).collect()
}
