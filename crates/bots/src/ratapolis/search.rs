//! What a player who thinks ahead weighs in Ratapolis.

use super::model::Model;
use super::rulebook::{Rulebook, rounds_left, tastes, token_worth};
use crate::search::{Searchable, shares};
use ratapolis::{Advantage, Ask, Decision, Plan, State, TileSet, View};
use std::hash::{DefaultHasher, Hash, Hasher};
use table::{Bot, BySeat, Dice, Seat};

impl Searchable for State {
    /// To the end of the round, cats included.
    const ROUNDS_AHEAD: u32 = 1;

    fn candidates(seat: Seat, view: &View, most: usize, dice: &mut Dice) -> Vec<Decision> {
        let Some(ask) = view.ask() else { return Vec::new() };
        if let Ask::Plan(_) = ask {
            let tastes = tastes(view, seat);
            let plans = Model::new(&view.public, seat, &tastes).best_plans(most, dice);
            return plans.into_iter().map(Decision::Plan).collect();
        }
        let habit = Self::habit(seat, view, dice);
        let mut all = vec![habit];
        let others = ask.list().unwrap_or_default().into_iter().filter(|decision| *decision != habit);
        all.extend(others.take(most.saturating_sub(1)));
        all
    }

    fn habit(seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        Rulebook.decide(seat, view, dice)
    }

    fn round(view: &View) -> u32 {
        u32::from(view.public.round)
    }

    fn chances(everything: &View) -> BySeat<f32> {
        let public = &everything.public;
        let scores = public.scores();
        let left = f32::from(rounds_left(public));
        shares(&BySeat::from_fn(public.seats(), |seat| {
            let owned = |advantage: &&Advantage| public.owner(**advantage) == Some(seat);
            let tokens: f64 =
                Advantage::ALL.iter().filter(owned).map(|&advantage| token_worth(public, advantage)).sum();
            (f32::from(scores[seat].total()) + tokens as f32) / (2.0 + left)
        }))
    }

    /// All is public but cards: the own ones of this half, and what was shown.
    fn information(_: Seat, view: &View) -> u64 {
        let mut hash = DefaultHasher::new();
        view.accounted_for().bits().hash(&mut hash);
        view.you.and_then(|you| view.hand_of(you).up()).map(TileSet::bits).hash(&mut hash);
        view.laid.up().map(TileSet::bits).hash(&mut hash);
        hash.write_u8(view.public.round);
        std::mem::discriminant(&view.public.phase).hash(&mut hash);
        hash.finish()
    }

    /// One of the two actions is another one.
    fn variation(_: Seat, view: &View, of: &Decision, dice: &mut Dice) -> Option<Decision> {
        let (Some(Ask::Plan(planning)), Decision::Plan(plan)) = (view.ask(), of) else { return None };
        let Plan(sampled) = planning.sample(&view.public, dice);
        let slot = dice.below(2) as usize;
        planning.amend(&view.public, *plan, slot, sampled[slot]).ok().map(Decision::Plan)
    }
}
