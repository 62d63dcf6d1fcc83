//! What a rat costs: how likely it is to be the one too many.

use rattus_cartus::View;
use table::Seat;

/// What dying costs: about as many points as win a game, in part of which there is still time to be rid of rats.
const LIFE: f64 = 34.0;
/// Nuns on a card that nobody has seen: two on average, and so far off.
const NUNS: f64 = 2.0;
const VARIANCE: f64 = 2.57;

/// One player's fear.
pub(super) struct Plague {
    /// Nuns that are expected, and how far that may be off.
    nuns: f64,
    spread: f64,
    /// Rats before anything is done about them.
    rats: f64,
    /// How much of a life is at stake already.
    stake: f64,
}

impl Plague {
    pub(super) fn of(view: &View, seat: Seat) -> Plague {
        let unseen = view.nuns.iter().filter(|card| card.is_down()).count() as f64;
        let seen: u8 = view.nuns.iter().filter_map(|card| card.up()).map(|card| card.nuns()).sum();
        let played = f64::from(view.public.round) / f64::from(view.public.rounds());
        Plague {
            nuns: f64::from(seen) + NUNS * unseen,
            // Rats will come and go until the end.
            spread: (VARIANCE * unseen + 9.0 * (1.0 - played) + 0.1).sqrt(),
            rats: f64::from(view.public.rats[seat]),
            stake: LIFE * (0.4 + 0.6 * played),
        }
    }

    /// What so many more rats cost; fewer are worth something.
    pub(super) fn cost(&self, more: f64) -> f64 {
        self.stake * (self.death(self.rats + more) - self.death(self.rats))
    }

    /// How likely so many rats are to be too many: close to the normal distribution.
    fn death(&self, rats: f64) -> f64 {
        let above = (rats.max(0.0) - self.nuns - 0.5) / self.spread;
        1.0 / (1.0 + (-1.7 * above).exp())
    }
}
