//! The player who thinks of this round only.

use super::danger::Danger;
use super::model::{Model, Tastes};
use games::ratapolis::{Ask, Decision, State, View};
use table::{Bot, Dice, Game, Seat, World};

/// Moves to the best cheese that no cat threatens now, and bites anybody; for everything but plans the safe default will do.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<State> for Greedy {
    fn decide(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        match view.ask() {
            Some(Ask::Plan(_)) => {
                let danger = Danger::of(view);
                let mut tastes = Tastes { whim: 0.5, ..Tastes::none() };
                for plot in view.public.present {
                    tastes.worth[plot.index()] =
                        f64::from(view.public.worth(plot)) * (1.0 - danger.now(plot));
                }
                tastes.spite = [0.35; 6];
                Decision::Plan(Model::new(&view.public, seat, &tastes).best_plan(dice))
            }
            _ => World::at(State::imagine(view, dice), dice.clone()).fallback(seat),
        }
    }
}
