//! A plan as its planner sees it: everybody else stays where they are.

use games::ratapolis::{Action, Advantage, Colour, Family, Plan, Planning, Plot, PlotSet, Public, Token};
use std::ops::{ControlFlow, Range};
use table::{Dice, Seat};

pub(super) const PLOTS: usize = 32;
const FAMILIES: usize = 6;

/// What a player cares for.
pub(super) struct Tastes {
    /// What a rat on each plot is worth in the end, at a guess.
    pub(super) worth: [f64; PLOTS],
    /// What it is worth to be the owner of a tile's token, by plot.
    pub(super) token: [f64; PLOTS],
    /// What a rival's loss is worth, in parts of what the rival loses.
    pub(super) spite: [f64; FAMILIES],
    /// What a neutral rat is worth.
    pub(super) capture: f64,
    /// How far two plans may be apart and still be chosen by lot.
    pub(super) whim: f64,
}

impl Tastes {
    pub(super) fn none() -> Tastes {
        Tastes { worth: [0.0; PLOTS], token: [0.0; PLOTS], spite: [0.0; FAMILIES], capture: 0.0, whim: 0.0 }
    }
}

#[derive(Clone, Copy)]
struct Rats([[u8; PLOTS]; FAMILIES]);

/// What an action brings, and the tiles on which that depends.
#[derive(Clone, Copy)]
struct Gain {
    action: Action,
    on: PlotSet,
    gain: f64,
}

/// Finds the best plan.
pub(super) struct Model<'a> {
    public: &'a Public,
    planning: Planning,
    seat: Seat,
    tastes: &'a Tastes,
    reach: [PlotSet; PLOTS],
    rivals: Vec<(Family, Colour)>,
    hotel: bool,
}

impl<'a> Model<'a> {
    pub(super) fn new(public: &'a Public, seat: Seat, tastes: &'a Tastes) -> Model<'a> {
        let planning = public.planning(seat);
        let mut reach = [PlotSet::NONE; PLOTS];
        for plot in public.present {
            reach[plot.index()] = planning.reach(public, plot);
        }
        let partner = public.partner(seat);
        let is_rival =
            |family: &Family| *family != seat.into() && partner.is_none_or(|it| *family != it.into());
        Model {
            public,
            planning,
            seat,
            tastes,
            reach,
            rivals: public.in_play().filter(is_rival).map(|family| (family, public.colour(family))).collect(),
            hotel: public.owner(Advantage::Hotel) == Some(seat),
        }
    }

    pub(super) fn best_plan(&self, dice: &mut Dice) -> Plan {
        self.best_beginning_with(0..usize::MAX, dice)
    }

    /// As good a plan as comes to mind at once: it begins with one of the few best actions.
    pub(super) fn quick_plan(&self, dice: &mut Dice) -> Plan {
        const FEW: usize = 10;
        self.best_beginning_with(0..FEW, dice)
    }

    /// Something else that might do: any of the better actions, and what goes best with it.
    pub(super) fn another_plan(&self, dice: &mut Dice) -> Plan {
        const BETTER: u32 = 40;
        let skipped = (dice.below(BETTER)).min(dice.below(BETTER)) as usize;
        let mut best = (f64::NEG_INFINITY, Plan::NOTHING);
        self.each_plan(skipped..skipped + 1, |value, plan| {
            if value + 4.0 * self.tastes.whim <= best.0 {
                return ControlFlow::Break(());
            }
            let value = value + 4.0 * self.whim(dice);
            if value > best.0 {
                best = (value, plan);
            }
            ControlFlow::Continue(())
        });
        best.1
    }

    fn best_beginning_with(&self, beginnings: Range<usize>, dice: &mut Dice) -> Plan {
        let mut best = (f64::NEG_INFINITY, Plan::NOTHING);
        self.each_plan(beginnings, |value, plan| {
            if value + self.tastes.whim <= best.0 {
                return ControlFlow::Break(());
            }
            let value = value + self.whim(dice);
            if value > best.0 {
                best = (value, plan);
            }
            ControlFlow::Continue(())
        });
        best.1
    }

    /// So many of the best, the best first.
    pub(super) fn best_plans(&self, most: usize, dice: &mut Dice) -> Vec<Plan> {
        let mut best: Vec<(f64, Plan)> = Vec::with_capacity(most + 1);
        self.each_plan(0..usize::MAX, |value, plan| {
            let least = if best.len() < most { f64::NEG_INFINITY } else { best[most - 1].0 };
            if value + self.tastes.whim <= least {
                return ControlFlow::Break(());
            }
            let value = value + self.whim(dice);
            if value > least {
                let place = best.partition_point(|other| other.0 >= value);
                best.insert(place, (value, plan));
                best.truncate(most);
            }
            ControlFlow::Continue(())
        });
        best.into_iter().map(|(_, plan)| plan).collect()
    }

    fn whim(&self, dice: &mut Dice) -> f64 {
        self.tastes.whim * f64::from(dice.below(1000)) / 1000.0
    }

    /// All that begin with one of these actions, counted from the best, with what they bring. Whoever finds one breaks off
    /// where nothing that brings less is of interest: playouts look through a great many.
    fn each_plan(&self, beginnings: Range<usize>, mut found: impl FnMut(f64, Plan) -> ControlFlow<()>) {
        let mut rats = Rats([[0; PLOTS]; FAMILIES]);
        for family in self.public.in_play() {
            for plot in self.public.present {
                rats.0[family.index()][plot.index()] = self.public.rats(family, plot);
            }
        }
        let Planning { standing, attacks, .. } = self.planning;
        let mut alone = Vec::with_capacity(128);
        self.actions(&rats, standing, attacks, self.public.present, &mut alone);
        best_first(&mut alone);
        let mut again = Vec::with_capacity(128);
        for first in alone.iter().skip(beginnings.start).take(beginnings.len()) {
            let mut after = rats;
            self.carry_out(&mut after, first.action);
            let (standing, attacks) = match first.action {
                Action::Move { to, .. } => (standing.with(to), attacks),
                Action::Attack { .. } => (standing, attacks - 1),
                Action::Nothing | Action::Procreate { .. } => (standing, attacks),
            };
            // Whoever shoots from tile to tile is in place elsewhere after a move.
            let changed = if self.planning.shooting_range { self.public.present } else { first.on };
            let barred = |second: &Gain| attacks == 0 && matches!(second.action, Action::Attack { .. });
            let mut find =
                |second: &Gain| found(first.gain + second.gain, Plan([first.action, second.action]));
            again.clear();
            self.actions(&after, standing, attacks, changed, &mut again);
            for second in &again {
                // They come in no order: one of the others may bring more.
                let _ = find(second);
            }
            for second in alone.iter().filter(|second| !second.on.meets(changed) && !barred(second)) {
                if find(second).is_break() {
                    break;
                }
            }
        }
    }

    /// What may be planned for a slot and does something, with what it brings; only what has to do with one of these tiles.
    fn actions(&self, rats: &Rats, standing: PlotSet, attacks: u8, with: PlotSet, all: &mut Vec<Gain>) {
        let mut add = |action, on, gain| all.push(Gain { action, on, gain });
        if with == self.public.present {
            add(Action::Nothing, PlotSet::NONE, 0.0);
        }
        let own = &rats.0[self.index()];
        for from in standing.iter().filter(|from| own[from.index()] > 0) {
            let reach = self.reach[from.index()];
            for to in if with.contains(from) { reach } else { reach.among(with) } {
                let on = PlotSet::only(from).with(to);
                add(Action::Move { from, to }, on, self.move_gain(rats, from, to));
            }
        }
        if attacks > 0 {
            for tile in self.planning.range(self.public, standing).among(with) {
                for &(family, colour) in &self.rivals {
                    if rats.0[family.index()][tile.index()] > 0 && self.in_place(rats, tile) {
                        let gain = self.attack_gain(rats, tile, family);
                        add(Action::Attack { tile, colour }, PlotSet::only(tile), gain);
                    }
                }
            }
        }
        if self.planning.procreation {
            for tile in standing.among(self.public.buildings()).among(with) {
                let room = self.room(rats, tile) > 0;
                if own[tile.index()] >= 2 && room && self.public.reserve(self.seat.into()) > 0 {
                    let gain = self.change(rats, tile, 1, None);
                    add(Action::Procreate { tile }, PlotSet::only(tile), gain);
                }
            }
        }
    }

    fn in_place(&self, rats: &Rats, tile: Plot) -> bool {
        let own = &rats.0[self.index()];
        let near = self.planning.shooting_range
            && self
                .public
                .city
                .adjacent(tile)
                .among(self.public.present)
                .iter()
                .any(|plot| own[plot.index()] > 0);
        own[tile.index()] > 0 || near
    }

    fn index(&self) -> usize {
        usize::from(self.seat.number())
    }

    fn room(&self, rats: &Rats, plot: Plot) -> u8 {
        let crowd: u8 = rats.0.iter().map(|family| family[plot.index()]).sum();
        self.public.capacity(plot).saturating_sub(crowd)
    }

    fn movers(&self, rats: &Rats, from: Plot, to: Plot) -> u8 {
        let room = self.room(rats, to) + u8::from(self.hotel);
        rats.0[self.index()][from.index()].min(room)
    }

    fn move_gain(&self, rats: &Rats, from: Plot, to: Plot) -> f64 {
        let count = self.movers(rats, from, to) as i8;
        self.change(rats, from, -count, None) + self.change(rats, to, count, None)
    }

    fn attack_gain(&self, rats: &Rats, tile: Plot, family: Family) -> f64 {
        if self.public.has_neutrals() && family == Family::NEUTRAL {
            return self.tastes.capture + self.change(rats, tile, 0, Some(family));
        }
        let loss = self.tastes.worth[tile.index()] * self.tastes.spite[family.index()];
        loss + self.change(rats, tile, 0, Some(family))
    }

    /// What so many more own rats bring here, and one fewer of a family that is bitten.
    fn change(&self, rats: &Rats, plot: Plot, own: i8, bitten: Option<Family>) -> f64 {
        let cheese = f64::from(own) * self.tastes.worth[plot.index()];
        let token = self.tastes.token[plot.index()];
        if token == 0.0 {
            return cheese;
        }
        let leads = |more: i8, bitten: Option<Family>| {
            let count = |family: usize| rats.0[family][plot.index()] as i8;
            let mine = count(self.index()) + more;
            let most = (0..FAMILIES)
                .filter(|&family| family != self.index())
                .map(|family| count(family) - i8::from(bitten.is_some_and(|it| it.index() == family)))
                .max();
            mine > most.unwrap_or(0)
        };
        let gained = f64::from(i8::from(leads(own, bitten)) - i8::from(leads(0, None)));
        cheese + gained * token
    }

    fn carry_out(&self, rats: &mut Rats, action: Action) {
        match action {
            Action::Nothing => {}
            Action::Move { from, to } => {
                let count = self.movers(rats, from, to);
                rats.0[self.index()][from.index()] -= count;
                rats.0[self.index()][to.index()] += count;
            }
            Action::Attack { tile, colour } => {
                if let Some(family) = self.public.family_of(colour) {
                    rats.0[family.index()][tile.index()] -= 1;
                }
            }
            Action::Procreate { tile } => rats.0[self.index()][tile.index()] += 1,
        }
    }
}

/// Whether the token of this plot's tile is in the game.
pub(super) fn token_on(public: &Public, plot: Plot) -> Option<Advantage> {
    let advantage = public.tile_on(plot)?.advantage()?;
    (public.token(advantage) != Token::Out).then_some(advantage)
}

/// Once for all kinds of plans: a sort is long, and a playout needs it often.
fn best_first(alone: &mut [Gain]) {
    alone.sort_by(|a, b| b.gain.total_cmp(&a.gain));
}
