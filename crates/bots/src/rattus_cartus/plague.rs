//! What a rat costs: how likely it is to be the one too many.

use super::ways::Ways;
use crate::sums::Alike;
use games::rattus_cartus::View;
use table::Seat;

/// How many rats a player is rid of in each round to come, and how far that may be off in a whole game: these won most in
/// some ten thousand games of the careful player against itself.
const RID: f64 = 0.45;
const COMING_AND_GOING: f64 = 9.0;
/// Nuns on a card that nobody has seen: two on average, and so far off.
const NUNS: f64 = 2.0;
const VARIANCE: f64 = 2.57;

/// One player's fear.
pub(super) struct Plague {
    /// Nuns that are expected, and how far that may be off.
    nuns: f64,
    spread: f64,
    /// Rats that would be left in the end, before anything is done about them now.
    rats: f64,
    /// How much of a life is at stake already.
    stake: f64,
}

impl Plague {
    pub(super) fn of(ways: &Ways, view: &View, seat: Seat) -> Plague {
        let unseen = view.nuns.iter().filter(|card| card.is_down()).count() as f64;
        let seen: u8 = view.nuns.iter().filter_map(|card| card.up()).map(|card| card.nuns()).sum();
        let played = f64::from(view.public.round) / f64::from(view.public.rounds());
        Plague {
            nuns: f64::from(seen) + NUNS * unseen,
            // Rats will come and go until the end.
            spread: (VARIANCE * unseen + COMING_AND_GOING * (1.0 - played) + 0.1).sqrt(),
            rats: f64::from(view.public.rats[seat])
                - RID * f64::from(view.public.rounds() - view.public.round),
            stake: ways.life * (ways.life_at_first + (1.0 - ways.life_at_first) * played),
        }
    }

    /// What so many more rats cost; fewer are worth something.
    pub(super) fn cost(&self, more: f64) -> f64 {
        self.stake * (self.death(self.rats + more) - self.death(self.rats))
    }

    /// How likely so many rats are to be too many: close to the normal distribution.
    fn death(&self, rats: f64) -> f64 {
        let above = (rats.max(0.0) - self.nuns - 0.5) / self.spread;
        1.0 / (1.0 + (-1.7 * above).exp_alike())
    }
}
