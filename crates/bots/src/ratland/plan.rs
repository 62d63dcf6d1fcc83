//! What a deployment is worth to whoever expects average neighbours.

use super::worth_of_a_piece;
use crate::sums::Alike;
use games::ratland::{Area, Colour, Place, Rats, Tunnel, View};
use table::Seat;

/// Neighbours send this share of their rats through each tunnel, and leave this share at home.
const ATTACKING: f64 = 0.10;
const GUARDING: f64 = 0.16;
/// A starved rat is one rat fewer and one point off.
const STARVED: f64 = 2.0;

/// All that is weighed, read once from the view.
pub(super) struct Plan<'a> {
    view: &'a View,
    seat: Seat,
    /// Per piece drawn in each area.
    per_piece: [f64; 3],
    /// How many pieces there will be for this player, before the bag is empty.
    pieces: [f64; 3],
    /// Rounds that will be played after this one, at a guess.
    rounds_left: f64,
}

impl<'a> Plan<'a> {
    pub(super) fn new(view: &'a View, seat: Seat) -> Plan<'a> {
        let public = &view.public;
        let others: f64 =
            public.all().without(seat).iter().map(|other| f64::from(public.sewers[other].available())).sum();
        let expected = others * 0.17;
        let offer = |area: Area| public.offer[area.index()];
        Plan {
            view,
            seat,
            per_piece: Area::ALL.map(|area| worth_of_a_piece(view, seat, offer(area))),
            pieces: Area::ALL.map(|area| (f64::from(offer(area).len()) - expected * 0.8).max(2.0)),
            rounds_left: rounds_left(view),
        }
    }

    /// In points.
    pub(super) fn value(&self, rats: Rats, hide: bool) -> f64 {
        let public = &self.view.public;
        let sewer = &public.sewers[self.seat];
        let births = self.births(rats);
        let size = f64::from(sewer.clan_size()) + births;
        let (found, spread) = self.search(rats);
        let stolen: f64 = Tunnel::ALL.into_iter().map(|tunnel| self.stolen(rats, tunnel)).sum();
        let safe = f64::from(u8::from(hide));
        let robbed = self.robbed(rats, (f64::from(sewer.cheese) - safe).max(0.0));
        let cheese = f64::from(sewer.cheese) + found + stolen - robbed + self.strategists(rats);
        let cost = self.cost(size);
        let short = shortage(cost - cheese, spread);
        let left = (cheese - cost + short).max(0.0);
        // Left over cheese feeds the next round, in which the clan is larger still.
        let next = self.cost(size + births) * self.rounds_left.min(1.0);
        let kept = 0.55 * left.min(next) + 0.12 * (left - next).max(0.0);
        births * (1.0 + 0.05 * self.rounds_left) - STARVED * short + kept - self.losses(rats)
    }

    fn births(&self, rats: Rats) -> f64 {
        let power = self.view.public.power(self.seat);
        let family =
            power.extra_births + if rats.breeding() == 0 { power.births_if_nursery_empty } else { 0 };
        let supply = f64::from(self.view.public.supply);
        let own = f64::from(rats.breeding() + family);
        own.min(supply / f64::from(self.view.public.seats()) + 2.0).min(supply)
    }

    /// Cheese that will be found, and how far it may be off.
    fn search(&self, rats: Rats) -> (f64, f64) {
        let power = self.view.public.power(self.seat);
        let (mut found, mut spread) = (0.0, 0.0);
        for area in Area::ALL {
            let here = f64::from(rats.at(area.place()));
            let extra = if area == Area::Dump && here > 0.0 { f64::from(power.extra_draw_dump) } else { 0.0 };
            let draws = (here + extra).min(self.pieces[area.index()]);
            found += draws * self.per_piece[area.index()].max(0.0);
            spread += draws * 0.5;
        }
        (found, spread.sqrt())
    }

    /// Rats that bad pieces take away, beyond what their worth says: those that do not come back.
    fn losses(&self, rats: Rats) -> f64 {
        let lost = |area: Area| {
            let offer = self.view.public.offer[area.index()];
            let black = if self.view.public.sends_rat(self.seat, Colour::Black).is_some() {
                offer.of(Colour::Black)
            } else {
                0
            };
            f64::from(rats.at(area.place())) * f64::from(black) / f64::from(offer.len().max(1))
        };
        Area::ALL.into_iter().map(lost).sum::<f64>() * 0.6
    }

    fn strategists(&self, rats: Rats) -> f64 {
        if !self.view.public.is(games::ratland::EventCard::Strategists) {
            return 0.0;
        }
        let empty = Area::ALL.into_iter().filter(|area| rats.at(area.place()) == 0).count();
        empty as f64 * 0.8
    }

    /// What an attack through this tunnel brings, against as many guards as are usual.
    fn stolen(&self, rats: Rats, tunnel: Tunnel) -> f64 {
        let public = &self.view.public;
        let own = rats.at(tunnel.place());
        if own == 0 {
            return 0.0;
        }
        let on = match tunnel {
            Tunnel::Left => public.left_of(self.seat),
            Tunnel::Right => public.right_of(self.seat),
        };
        let sewer = &public.sewers[on];
        let share = if public.seats() == 2 { ATTACKING } else { GUARDING };
        let massive = f64::from(u8::from(public.is(games::ratland::EventCard::MassiveAttack)));
        let guards = f64::from(sewer.available()) * share + f64::from(public.power(on).defence) - massive;
        let spread = (f64::from(sewer.available()) * share * (1.0 - share)).sqrt() + 0.4;
        shortage(f64::from(own) - guards, spread).min(f64::from(sewer.cheese) * 0.8)
    }

    fn robbed(&self, rats: Rats, cheese: f64) -> f64 {
        let public = &self.view.public;
        let from = |other: Seat, guards: u8| {
            let attackers =
                f64::from(public.sewers[other].available()) * ATTACKING * (0.4 + cheese / 4.0).min(1.6);
            let spread = attackers.sqrt() + 0.3;
            shortage(attackers - f64::from(guards) - f64::from(public.power(self.seat).defence), spread)
        };
        let (left, right) = (public.left_of(self.seat), public.right_of(self.seat));
        let all = if public.seats() == 2 {
            from(left, rats.at(Place::Left)) + from(left, rats.at(Place::Right))
        } else {
            from(left, rats.guarding()) + from(right, rats.guarding())
        };
        all.min(cheese)
    }

    /// Between two numbers of rats the cost lies between as well.
    fn cost(&self, fed: f64) -> f64 {
        let cost = |fed: f64| f64::from(self.view.public.parts.feeding.cost(fed as u16));
        let (below, above) = (cost(fed.floor()), cost(fed.ceil()));
        below + (above - below) * fed.fract()
    }
}

/// The mean of what is above zero of a number with this mean and this spread: close to the normal distribution's.
fn shortage(mean: f64, spread: f64) -> f64 {
    if spread <= 0.01 {
        return mean.max(0.0);
    }
    let z = mean / spread;
    // Softplus, scaled to fit the normal loss function at zero.
    let scale = 1.74;
    spread * (1.0 + (scale * z).exp_alike()).ln_alike() / scale
}

/// The End card is one of the last five: as everybody can count (LAND-109).
pub(super) fn rounds_left(view: &View) -> f64 {
    use games::ratland::EventKind;
    let public = &view.public;
    let initial = f64::from(public.options.initial_events.count());
    let finals = f64::from(public.past.among(public.parts.last).len());
    match public.next_kind() {
        EventKind::Initial => initial + 2.0 - f64::from(public.round),
        EventKind::Final => (4.0 - finals) / 2.0,
    }
}
