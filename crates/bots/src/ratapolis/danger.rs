//! How likely cats are to come, from all that the hunt cards tell an onlooker.

use super::model::PLOTS;
use games::ratapolis::{Plot, Public, TileSet, View};

/// What may happen to each tile.
#[derive(Debug)]
pub(super) struct Danger {
    now: [f64; PLOTS],
    later: [f64; PLOTS],
}

impl Danger {
    pub(super) fn of(view: &View) -> Danger {
        let public = &view.public;
        let mut danger = Danger { now: [0.0; PLOTS], later: [0.0; PLOTS] };
        let unseen = public.cards.minus(view.accounted_for());
        for plot in public.present {
            let Some(tile) = public.tile_on(plot).filter(|tile| public.cards.contains(*tile)) else {
                continue;
            };
            let card = TileSet::only(tile);
            danger.now[plot.index()] = in_this_round(view, card, unseen);
            danger.later[plot.index()] = in_later_rounds(public, card, unseen);
        }
        if let Some(hunter) = public.balthus {
            danger.expect_hunter(view, hunter);
        }
        danger
    }

    /// That the building is removed in this round.
    pub(super) fn now(&self, plot: Plot) -> f64 {
        self.now[plot.index()]
    }

    /// Or after it. Rats will see some of that coming.
    pub(super) fn later(&self, plot: Plot) -> f64 {
        self.later[plot.index()]
    }

    /// Balthus goes where most cheese is to be had, but not always.
    fn expect_hunter(&mut self, view: &View, hunter: table::Seat) {
        let public = &view.public;
        if view.you == Some(hunter) {
            return;
        }
        let up = public.slots[usize::from(public.round) - 1].up;
        let prey = |plot: Plot| 1.0 + f64::from(public.crowd(plot)) * f64::from(public.worth(plot));
        let plots: Vec<Plot> = up.iter().filter_map(|card| public.plot_of(card)).collect();
        let all: f64 = plots.iter().map(|&plot| prey(plot)).sum();
        for plot in plots {
            self.now[plot.index()] = prey(plot) / all;
        }
    }
}

/// Every card of the round is turned up with the same chance; those that nobody has shown may be any unseen one.
fn in_this_round(view: &View, card: TileSet, unseen: TileSet) -> f64 {
    let public = &view.public;
    let round = usize::from(public.round) - 1;
    let slot = &public.slots[round];
    if let Some(fixed) = public.situation().fixed.filter(|fixed| fixed.round == public.round) {
        return f64::from(u8::from(card.contains(fixed.card)));
    }
    let only_token = public.round <= public.situation().blind && card.among(public.orange) == card;
    if slot.drawn == 0 || only_token || slot.cat.is_some() {
        return 0.0;
    }
    // The own hand, and everybody's in a mind that reads theirs.
    let hands = public.all().iter().filter_map(|seat| view.hand_of(seat).up());
    let hands = hands.fold(TileSet::NONE, TileSet::union);
    let known = slot.up.union(hands).union(slot.turned).union(view.shown[round].up().unwrap_or_default());
    let each = 1.0 / f64::from(slot.drawn);
    if known.meets(card) {
        return each;
    }
    if !unseen.meets(card) {
        return 0.0;
    }
    let dark = f64::from(slot.drawn.saturating_sub(known.len()));
    each * dark / f64::from(unseen.len().max(1))
}

/// One building a round. What is known to be discarded is safe until the deck is renewed.
fn in_later_rounds(public: &Public, card: TileSet, unseen: TileSet) -> f64 {
    let open = |round: &u8| public.marks[usize::from(*round) - 1] != games::ratapolis::Mark::Closed;
    let rounds = |from: u8, to: u8| (from.max(public.round + 1)..=to).filter(open).count() as f64;
    let gone = public.slots.iter().filter(|slot| slot.cat.is_some()).count() as f64;
    let may_come = f64::from(u8::from(unseen.meets(card)));
    let soon = may_come / f64::from(unseen.len().max(1));
    let renewed = 1.0 / (f64::from(public.cards.len()) - gone).max(1.0);
    if public.round <= 4 { rounds(1, 4) * soon + rounds(5, 8) * renewed } else { rounds(5, 8) * soon }
}
