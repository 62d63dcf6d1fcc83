//! A plan as its planner sees it: everybody else stays where they are.

use ratapolis::{Action, Advantage, Colour, Family, Plan, Planning, Plot, PlotSet, Public, Token};
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
        self.best_beginning_with(usize::MAX, dice)
    }

    /// As good a plan as comes to mind at once: it begins with one of the few best actions.
    pub(super) fn quick_plan(&self, dice: &mut Dice) -> Plan {
        const FEW: usize = 10;
        self.best_beginning_with(FEW, dice)
    }

    fn best_beginning_with(&self, first: usize, dice: &mut Dice) -> Plan {
        let mut best = (f64::NEG_INFINITY, Plan::NOTHING);
        self.each_plan(first, dice, |value, plan| {
            if value > best.0 {
                best = (value, plan);
            }
        });
        best.1
    }

    /// So many of the best, the best first.
    pub(super) fn best_plans(&self, most: usize, dice: &mut Dice) -> Vec<Plan> {
        let mut best: Vec<(f64, Plan)> = Vec::with_capacity(most + 1);
        self.each_plan(usize::MAX, dice, |value, plan| {
            if best.len() == most && best.last().is_some_and(|last| value <= last.0) {
                return;
            }
            let place = best.partition_point(|other| other.0 >= value);
            best.insert(place, (value, plan));
            best.truncate(most);
        });
        best.into_iter().map(|(_, plan)| plan).collect()
    }

    /// All that begin with one of so many of the best actions.
    fn each_plan(&self, beginnings: usize, dice: &mut Dice, mut found: impl FnMut(f64, Plan)) {
        let mut rats = Rats([[0; PLOTS]; FAMILIES]);
        for family in self.public.in_play() {
            for plot in self.public.present {
                rats.0[family.index()][plot.index()] = self.public.rats(family, plot);
            }
        }
        let mut firsts = self.actions(&rats, self.planning.standing, self.planning.attacks, true);
        if firsts.len() > beginnings {
            firsts.select_nth_unstable_by(beginnings, |a, b| b.1.total_cmp(&a.1));
            firsts.truncate(beginnings);
        }
        for (first, gained) in firsts {
            let mut after = rats;
            self.carry_out(&mut after, first);
            let (standing, attacks) = match first {
                Action::Move { to, .. } => (self.planning.standing.with(to), self.planning.attacks),
                Action::Attack { .. } => (self.planning.standing, self.planning.attacks - 1),
                Action::Nothing | Action::Procreate { .. } => (self.planning.standing, self.planning.attacks),
            };
            for (second, more) in self.actions(&after, standing, attacks, false) {
                let whim = self.tastes.whim * f64::from(dice.below(1000)) / 1000.0;
                found(gained + more + whim, Plan([first, second]));
            }
        }
    }

    /// What may be planned for a slot and does something, with what it brings.
    fn actions(&self, rats: &Rats, standing: PlotSet, attacks: u8, first: bool) -> Vec<(Action, f64)> {
        let mut all = vec![(Action::Nothing, 0.0)];
        let own = &rats.0[self.index()];
        for from in standing.iter().filter(|from| own[from.index()] > 0) {
            for to in self.reach[from.index()] {
                all.push((Action::Move { from, to }, self.move_gain(rats, from, to)));
            }
        }
        if attacks > 0 {
            for tile in self.planning.range(self.public, standing) {
                for &(family, colour) in &self.rivals {
                    // A target of slot 1 must be there now; one that has no rat left is no target for anybody.
                    let there = rats.0[family.index()][tile.index()] > 0;
                    if there
                        && (!first || self.public.stands(family).contains(tile))
                        && self.in_place(rats, tile)
                    {
                        all.push((Action::Attack { tile, colour }, self.attack_gain(rats, tile, family)));
                    }
                }
            }
        }
        if self.planning.procreation {
            for tile in standing.among(self.public.buildings()) {
                let room = self.room(rats, tile) > 0;
                if own[tile.index()] >= 2 && room && self.public.reserve(self.seat.into()) > 0 {
                    all.push((Action::Procreate { tile }, self.change(rats, tile, 1, None)));
                }
            }
        }
        all
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
