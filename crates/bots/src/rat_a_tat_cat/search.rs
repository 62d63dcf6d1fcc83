//! What a player who thinks ahead weighs in Rat-a-Tat Cat.

use super::belief;
use super::careful::{self, rounds_left};
use super::forgetful::Forgetful;
use super::memory::Lapses;
use super::rulebook;
use super::second_look;
use crate::search::{LONG_FROM, SHORT_BELOW, Search, Searchable, shares};
use games::rat_a_tat_cat::{Decision, Phase, State, View};
use std::time::Duration;
use table::{Bot, BySeat, Dice, Seat};

/// How far a round may turn the totals of two players, in the scale of a logistic curve: what makes the outcomes of some
/// thousand matches likeliest, with two players as with four, and however many rounds are left.
const ROUND_SPREAD: f32 = 5.0;

/// What tells the levels apart among several, where thinking brings little: how well they remember, and how seldom they leave
/// the ways of the rulebook (docs/bots-measured.md).
const APPRENTICE: Lapses = Lapses { turn: 0, distraction: 9 };
const ALCHEMIST: Lapses = Lapses { turn: 0, distraction: 3 };

impl Searchable for State {
    /// A turn has two decisions, and the others watch.
    const LONG_TAKES: Duration = Duration::from_millis(400);

    fn seated(search: Search<State>) -> Box<dyn Bot<State>> {
        match search.simulations() {
            0..SHORT_BELOW => Box::new(Forgetful::new(APPRENTICE, search)),
            SHORT_BELOW..LONG_FROM => Box::new(Forgetful::new(ALCHEMIST, search)),
            _ => Box::new(search),
        }
    }

    fn candidates(seat: Seat, view: &View, most: usize, dice: &mut Dice) -> Vec<Decision> {
        let habit = Self::habit(seat, view, dice);
        let mut all = vec![habit];
        let Some(ask) = view.ask() else { return all };
        let mut others = ask.list(view.others());
        others.retain(|decision| *decision != habit);
        all.extend(careful::by_promise(seat, view, others, dice).into_iter().take(most.saturating_sub(1)));
        all
    }

    fn habit(seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        careful::answer(seat, view, dice)
    }

    /// A short thought takes everybody for a player by the rulebook, and among several only a long one does not.
    fn is_careful(view: &View, simulations: u32) -> bool {
        simulations >= if view.public.seats() > 2 { LONG_FROM } else { SHORT_BELOW }
    }

    fn hasty_habit(seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        rulebook::answer(seat, view, dice)
    }

    fn look_again(seat: Seat, view: &View, decisions: Vec<Decision>, _: &mut Dice) -> Vec<Decision> {
        second_look::look_again(seat, view, decisions)
    }

    /// A careful player needs no teaching: learning on, a thousand simulations win some 55 % of matches of two against
    /// one, and without it 58 % (docs/bots-measured.md).
    const LEARNS_ON: bool = false;

    /// Habits are good enough to hold on to, and only a long thought ventures beyond them: that keeps the Alchemist and the
    /// Sage apart, whom the length of a thought alone would not (docs/bots-measured.md). With several others most of what
    /// happens is luck, and what looks better is so less often.
    fn caution(view: &View, simulations: u32) -> f64 {
        let [short, middle, long] = if view.public.seats() > 2 { [4.0, 8.0, 2.0] } else { [2.0, 4.0, 1.0] };
        match simulations {
            0..SHORT_BELOW => short,
            SHORT_BELOW..LONG_FROM => middle,
            _ => long,
        }
    }

    fn round(view: &View) -> u32 {
        view.public.round + u32::from(view.phase == Phase::Scored)
    }

    /// Lower totals win; each round to come may turn them.
    fn chances(everything: &View) -> BySeat<f32> {
        let public = &everything.public;
        let scale = ROUND_SPREAD * rounds_left(everything).max(0.25).sqrt();
        shares(&BySeat::from_fn(public.seats(), |seat| match public.out_in[seat] {
            0 => -(public.totals[seat] as f32) / scale,
            _ => f32::MIN / 2.0,
        }))
    }

    fn points(seat: Seat, everything: &View) -> f32 {
        everything.public.totals[seat] as f32
    }

    /// Dark cards are not what they were dealt: people keep low ones and part with high ones.
    const WORLDS_TO_CHOOSE_FROM: u32 = 16;
    fn plausibility(view: &View, imagined: &View) -> f32 {
        belief::plausibility(view, imagined)
    }
}
