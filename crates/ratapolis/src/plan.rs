//! Plans: two actions for two slots, and which of them are accepted (POL-30 to POL-38).

use crate::decision::Illegal;
use crate::family::Family;
use crate::options::Mark;
use crate::state::Public;
use crate::tile::{Advantage, Colour, Plot, PlotSet};
use table::{Dice, Seat, require};

/// POL-31.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "act", rename_all = "snake_case", deny_unknown_fields))]
pub enum Action {
    #[default]
    Nothing,
    Attack {
        tile: Plot,
        colour: Colour,
    },
    Move {
        from: Plot,
        to: Plot,
    },
    /// POL-143.
    Procreate {
        tile: Plot,
    },
}

/// Slot 1 and slot 2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
pub struct Plan(pub [Action; 2]);

impl Action {
    const fn is_attack(self) -> bool {
        matches!(self, Action::Attack { .. })
    }
}

impl Plan {
    pub const NOTHING: Plan = Plan([Action::Nothing; 2]);
}

/// What a planner can count on at planning time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Planning {
    pub seat: Seat,
    /// Where the planner has rats.
    pub standing: PlotSet,
    /// Families that may be attacked: by family, one bit each.
    pub(crate) rivals: u8,
    /// How many of the two actions may be attacks (POL-106, POL-177).
    pub attacks: u8,
    pub shooting_range: bool,
    pub metro: bool,
    pub bus_station: bool,
    pub procreation: bool,
}

impl Public {
    #[inline]
    pub fn planning(&self, seat: Seat) -> Planning {
        let attacks = match self.mark() {
            _ if self.balthus.is_some() => 0, // POL-177
            Mark::NoAttack => 0,
            Mark::OneAttack => 1,
            Mark::Open | Mark::Closed => 2,
        };
        let owns = |advantage| self.owner(advantage) == Some(seat);
        Planning {
            seat,
            standing: self.stands(seat.into()),
            rivals: self.rivals(seat),
            attacks,
            shooting_range: owns(Advantage::ShootingRange),
            metro: owns(Advantage::Metro),
            bus_station: owns(Advantage::BusStation),
            procreation: self.situation().procreation,
        }
    }

    /// Tiles next to this one.
    #[inline]
    pub(crate) fn next_to(&self, plot: Plot) -> PlotSet {
        self.city.adjacent(plot).among(self.present)
    }

    /// Every other tile that touches an empty area which this tile touches (POL-89).
    pub(crate) fn by_metro(&self, from: Plot) -> PlotSet {
        let void = self.city.plots().minus(self.present).union(self.city.holes());
        let mut area = self.city.adjacent(from).among(void);
        loop {
            let grown = area.union(self.city.around(area).among(void));
            if grown == area {
                break self.city.around(area).among(self.present).without(from);
            }
            area = grown;
        }
    }

    /// Two steps over tiles, never over an empty area (POL-92).
    pub(crate) fn by_bus(&self, from: Plot) -> PlotSet {
        self.city.around(self.next_to(from)).among(self.present).without(from)
    }
}

impl Planning {
    /// POL-38; it works both ways.
    #[inline]
    pub fn reach(&self, public: &Public, from: Plot) -> PlotSet {
        let mut reach = public.next_to(from);
        if self.bus_station {
            reach = reach.union(public.by_bus(from));
        }
        if self.metro {
            reach = reach.union(public.by_metro(from));
        }
        reach
    }

    /// Where rats on these tiles can attack; only face-up tiles have a letter to be named by (POL-84, POL-154).
    #[inline]
    pub fn range(&self, public: &Public, from: PlotSet) -> PlotSet {
        let near =
            if self.shooting_range { public.city.around(from).among(public.present) } else { PlotSet::NONE };
        from.union(near).minus(public.face_down())
    }

    /// Where rats may be born (POL-143).
    #[inline]
    fn nests(&self, public: &Public, among: PlotSet) -> PlotSet {
        if self.procreation { among.among(public.buildings()) } else { PlotSet::NONE }
    }

    /// Slot 1 is judged first (POL-37).
    pub fn check(&self, public: &Public, Plan([first, second]): Plan) -> Result<(), Illegal> {
        self.check_slot(public, first, self.standing, true)?;
        let counted_on = match first {
            Action::Move { to, .. } => self.standing.with(to),
            Action::Nothing | Action::Attack { .. } | Action::Procreate { .. } => self.standing,
        };
        self.check_slot(public, second, counted_on, false)?;
        require(self.attacks != 1 || !(first.is_attack() && second.is_attack()), Illegal::OneAttack)
    }

    /// `standing`: where the planner has rats now or may have some by then.
    fn check_slot(
        &self,
        public: &Public,
        action: Action,
        standing: PlotSet,
        now: bool,
    ) -> Result<(), Illegal> {
        let in_city = |plot| require(public.present.contains(plot), Illegal::NotInCity(plot));
        match action {
            Action::Nothing => Ok(()),
            Action::Attack { tile, colour } => {
                require(self.attacks > 0, Illegal::NoAttack)?;
                in_city(tile)?;
                let family = public.family_of(colour).ok_or(Illegal::NoSuchFamily(colour))?;
                require(family != self.seat.into(), Illegal::OwnColour(colour))?;
                require(self.is_rival(family), Illegal::PartnersColour(colour))?;
                require(!public.face_down().contains(tile), Illegal::FaceDown(tile))?;
                require(self.range(public, standing).contains(tile), Illegal::NotInPlace(tile))?;
                require(!now || public.stands(family).contains(tile), Illegal::NoTarget { tile, colour })
            }
            Action::Move { from, to } => {
                in_city(from)?;
                in_city(to)?;
                require(from != to, Illegal::NoMove)?;
                require(standing.contains(from), Illegal::NoRat(from))?;
                require(self.reach(public, from).contains(to), Illegal::OutOfReach { from, to })
            }
            Action::Procreate { tile } => {
                require(self.procreation, Illegal::NoProcreation)?;
                in_city(tile)?;
                require(public.buildings().contains(tile), Illegal::NotABuilding(tile))?;
                require(standing.contains(tile), Illegal::NoRat(tile))
            }
        }
    }

    pub(crate) fn is_rival(&self, family: Family) -> bool {
        self.rivals >> family.index() & 1 == 1
    }

    pub(crate) fn rivals(&self) -> impl Iterator<Item = Family> + use<> {
        let rivals = self.rivals;
        Family::all().filter(move |family| rivals >> family.index() & 1 == 1)
    }

    /// Another entry for one slot of a plan. If it takes away the ground on which slot 2 was accepted, slot 2 falls back to
    /// nothing (POL-37).
    pub fn amend(&self, public: &Public, plan: Plan, slot: usize, action: Action) -> Result<Plan, Illegal> {
        let mut amended = plan;
        amended.0[slot] = action;
        if slot == 1 {
            return self.check(public, amended).map(|()| amended);
        }
        let alone = Plan([action, Action::Nothing]);
        self.check(public, alone)?;
        let other = plan.0[1];
        if self.attacks == 1 && action.is_attack() && other.is_attack() {
            return Err(Illegal::OneAttack); // the mark's rule is not a lost ground (POL-107)
        }
        Ok(if self.check(public, amended).is_ok() { amended } else { alone })
    }

    /// Each legal pair of actions is as likely as each other: the pairs are counted, and one of them is found by its number.
    ///
    /// What slot 2 may hold is the same for most of what slot 1 may hold. Only a move to a tile where the planner has no rat
    /// yet allows more: attacks there, moves from there, births there.
    #[inline]
    pub fn sample(&self, public: &Public, dice: &mut Dice) -> Plan {
        let shots = if self.attacks > 0 { self.range(public, self.standing) } else { PlotSet::NONE };
        let nests = self.nests(public, self.standing);
        let rivals = self.rivals.count_ones();
        let counts = Counts {
            moves: self.standing.iter().map(|from| u32::from(self.reach(public, from).len())).sum(),
            targets: self.rivals().map(|rival| u32::from(public.stands(rival).among(shots).len())).sum(),
            attacks: rivals * u32::from(shots.len()),
            births: u32::from(nests.len()),
        };
        let usual = 1 + counts.births + counts.moves + counts.attacks;
        let after_attack = if self.attacks == 1 { usual - counts.attacks } else { usual };
        let new = public.present.minus(self.standing);
        let mut more = 0;
        if counts.moves > 0 {
            for to in new {
                let ways = self.reach(public, to).among(self.standing).len();
                if ways > 0 {
                    more += u32::from(ways) * self.more_after(public, to, shots);
                }
            }
        }
        let first_peaceful = 1 + counts.births + counts.moves;
        let mut at = dice.below(first_peaceful * usual + counts.targets * after_attack + more);
        if at < first_peaceful * usual {
            return Plan([
                self.peaceful(public, at / usual, nests),
                self.second(public, at % usual, nests, shots, counts),
            ]);
        }
        at -= first_peaceful * usual;
        if at < counts.targets * after_attack {
            return Plan([
                self.target(public, at / after_attack, shots),
                self.second(public, at % after_attack, nests, shots, counts),
            ]);
        }
        at -= counts.targets * after_attack;
        for to in new {
            let ways = self.reach(public, to).among(self.standing);
            let each = self.more_after(public, to, shots);
            let all = u32::from(ways.len()) * each;
            if at < all {
                let from = ways.nth(at / each).unwrap_or_default();
                return Plan([Action::Move { from, to }, self.second_from(public, at % each, to, shots)]);
            }
            at -= all;
        }
        unreachable!("all pairs have been counted")
    }

    /// How many more actions slot 2 may hold after a move to a tile where the planner had no rat.
    #[inline]
    fn more_after(&self, public: &Public, to: Plot, shots: PlotSet) -> u32 {
        let only = PlotSet::only(to);
        let moves = u32::from(self.reach(public, to).len());
        let births = u32::from(self.nests(public, only).len());
        moves + births + self.rivals.count_ones() * u32::from(self.new_shots(public, to, shots).len())
    }

    #[inline]
    fn new_shots(&self, public: &Public, to: Plot, shots: PlotSet) -> PlotSet {
        if self.attacks > 0 { self.range(public, PlotSet::only(to)).minus(shots) } else { PlotSet::NONE }
    }

    /// The `at`-th of these more.
    fn second_from(&self, public: &Public, mut at: u32, from: Plot, shots: PlotSet) -> Action {
        let reach = self.reach(public, from);
        if let Some(to) = reach.nth(at) {
            return Action::Move { from, to };
        }
        at -= u32::from(reach.len());
        if at < u32::from(self.nests(public, PlotSet::only(from)).len()) {
            return Action::Procreate { tile: from };
        }
        at -= u32::from(self.nests(public, PlotSet::only(from)).len());
        self.shot(public, at, self.new_shots(public, from, shots))
    }

    /// The `at`-th of nothing, births and moves.
    fn peaceful(&self, public: &Public, mut at: u32, nests: PlotSet) -> Action {
        if at == 0 {
            return Action::Nothing;
        }
        at -= 1;
        if at < u32::from(nests.len()) {
            return Action::Procreate { tile: nests.nth(at).unwrap_or_default() };
        }
        at -= u32::from(nests.len());
        for from in self.standing {
            let reach = self.reach(public, from);
            if at < u32::from(reach.len()) {
                return Action::Move { from, to: reach.nth(at).unwrap_or_default() };
            }
            at -= u32::from(reach.len());
        }
        unreachable!("all moves have been counted")
    }

    /// The `at`-th of what slot 2 may hold whatever slot 1 holds.
    fn second(&self, public: &Public, at: u32, nests: PlotSet, shots: PlotSet, counts: Counts) -> Action {
        let peaceful = 1 + counts.births + counts.moves;
        if at < peaceful { self.peaceful(public, at, nests) } else { self.shot(public, at - peaceful, shots) }
    }

    /// The `at`-th attack on these tiles, on whatever colour.
    fn shot(&self, public: &Public, at: u32, shots: PlotSet) -> Action {
        let tiles = u32::from(shots.len());
        let rival = self.rivals().nth((at / tiles) as usize).unwrap_or_default();
        Action::Attack { tile: shots.nth(at % tiles).unwrap_or_default(), colour: public.colour(rival) }
    }

    /// The `at`-th attack on somebody who is there.
    fn target(&self, public: &Public, mut at: u32, shots: PlotSet) -> Action {
        for rival in self.rivals() {
            let there = public.stands(rival).among(shots);
            if at < u32::from(there.len()) {
                let tile = there.nth(at).unwrap_or_default();
                return Action::Attack { tile, colour: public.colour(rival) };
            }
            at -= u32::from(there.len());
        }
        unreachable!("all targets have been counted")
    }
}

/// How many actions of each kind there are.
#[derive(Clone, Copy)]
struct Counts {
    moves: u32,
    /// Attacks of slot 1.
    targets: u32,
    /// Attacks of slot 2.
    attacks: u32,
    births: u32,
}
