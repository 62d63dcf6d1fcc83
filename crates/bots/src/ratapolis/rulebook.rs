//! The careful player.

use super::danger::Danger;
use super::model::{Model, Tastes, token_on};
use crate::ties::best;
use games::ratapolis::{Advantage, Ask, Decision, Plot, Public, State, Tile, TileSet, View};
use table::{Bot, Dice, Game, Seat, SeatSet, World};

/// Keeps rats out of the way of cats, takes advantages, and bites whoever is ahead.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rulebook;

impl Bot<State> for Rulebook {
    fn decide(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        match view.ask() {
            Some(Ask::Plan(_)) => {
                let tastes = tastes(view, seat);
                Decision::Plan(Model::new(&view.public, seat, &tastes).best_plan(dice))
            }
            Some(Ask::Archives { of }) => Decision::Archives(of.nth(dice.below(of.len().into()) as u8)),
            Some(Ask::Show { cards, .. }) => Decision::Show(least_known(view, seat, cards, dice)),
            Some(Ask::Radio { card }) => Decision::Refuse(is_bad(view, seat, card)),
            Some(Ask::Lay { cards }) => Decision::Lay(prey(&view.public, cards, dice)),
            Some(Ask::Market | Ask::Hospital { .. }) | None => {
                World::at(State::imagine(view, dice), dice.clone()).fallback(seat)
            }
        }
    }
}

/// Of what may happen after this round rats will dodge about so much.
const DODGED: f64 = 0.4;
/// What it is worth to take a cheese from whoever is ahead: found by trial against others, at tables of two and of four.
const SPITE: f64 = 0.5;
/// A tile that lies face down is worth about as much as the others; it may be a trap.
const UNKNOWN: f64 = 3.0;

pub(super) fn tastes(view: &View, seat: Seat) -> Tastes {
    let public = &view.public;
    let danger = Danger::of(view);
    let mut tastes = Tastes { capture: 0.8, whim: 0.25, ..Tastes::none() };
    for plot in public.present {
        let survives = (1.0 - danger.now(plot)) * (1.0 - DODGED * danger.later(plot).min(1.0));
        let cheese = public.tile_on(plot).map_or(UNKNOWN, |_| f64::from(public.worth(plot)));
        tastes.worth[plot.index()] = cheese * survives;
        if let Some(advantage) = token_on(public, plot) {
            tastes.token[plot.index()] = token_worth(public, advantage) * (1.0 - danger.now(plot));
        }
    }
    if !public.fair().is_empty() {
        // Ten extra cheese, shared out over about as many rats as it takes to lead there.
        let rounds = f64::from(rounds_left(public));
        public.fair().iter().for_each(|plot| tastes.worth[plot.index()] += 3.0 / (1.0 + 0.3 * rounds));
    }
    let rivals = rivals(public, seat);
    let scores = public.scores();
    let total = |seat: Seat| u32::from(scores[seat].total());
    let ahead = rivals.iter().map(total).max().unwrap_or(0);
    for rival in rivals {
        let leads = total(rival) + 3 >= ahead;
        tastes.spite[usize::from(rival.number())] = if leads { SPITE } else { SPITE / 2.0 };
    }
    tastes
}

fn rivals(public: &Public, seat: Seat) -> SeatSet {
    let others = public.players().without(seat);
    public.partner(seat).map_or(others, |partner| others.without(partner))
}

fn rounds_left(public: &Public) -> u8 {
    let open = |round: &&games::ratapolis::Mark| **round != games::ratapolis::Mark::Closed;
    public.marks[usize::from(public.round)..].iter().filter(open).count() as u8
}

/// In cheese, as long as there are rounds to use it in.
fn token_worth(public: &Public, advantage: Advantage) -> f64 {
    let a_round = match advantage {
        Advantage::CheeseShop => 1.0,
        Advantage::Market => 0.9,
        Advantage::Hospital | Advantage::Radio => 0.6,
        Advantage::ShootingRange | Advantage::FireStation | Advantage::BusStation => 0.4,
        Advantage::Archives | Advantage::Hotel | Advantage::Metro => 0.3,
    };
    let now = if advantage == Advantage::CheeseShop { 1.0 } else { 0.0 };
    now + 0.7 * a_round * f64::from(rounds_left(public))
}

/// What the cats would take from this player by this card, less what they would take from the others on average.
fn loss(public: &Public, seat: Seat, plot: Plot) -> f64 {
    let cheese = |seat: Seat| f64::from(public.rats(seat.into(), plot)) * f64::from(public.worth(plot));
    let rivals = rivals(public, seat);
    let others: f64 = rivals.iter().map(cheese).sum();
    cheese(seat) - others / f64::from(rivals.len().max(1))
}

/// Worse than another card would be on average.
fn is_bad(view: &View, seat: Seat, card: Tile) -> bool {
    let public = &view.public;
    let danger = Danger::of(view);
    let expected: f64 = public.present.iter().map(|plot| danger.now(plot) * loss(public, seat, plot)).sum();
    public.plot_of(card).map_or(0.0, |plot| loss(public, seat, plot)) > expected + 0.5
}

/// The card of the building where the player has less to lose if the other one knows.
fn least_known(view: &View, seat: Seat, cards: TileSet, dice: &mut Dice) -> Tile {
    let rats = |card: &Tile| view.public.plot_of(*card).map_or(0, |plot| view.public.rats(seat.into(), plot));
    best(cards, |card| std::cmp::Reverse(rats(card)), dice).unwrap_or_default()
}

/// Where most cheese is to be had, but so that nobody can be sure.
fn prey(public: &Public, cards: TileSet, dice: &mut Dice) -> Tile {
    let worth = |card: Tile| {
        let cheese = public
            .plot_of(card)
            .map_or(0, |plot| u32::from(public.crowd(plot)) * u32::from(public.worth(plot)));
        1 + cheese * cheese
    };
    let mut at = dice.below(cards.iter().map(worth).sum());
    for card in cards {
        if at < worth(card) {
            return card;
        }
        at -= worth(card);
    }
    cards.first().unwrap_or_default()
}
