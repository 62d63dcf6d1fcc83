//! What influence and actions are worth, in points.

use super::plague::Plague;
use super::race::{self, Race};
use rattus_cartus::{Action, Class, Special, View};
use table::Seat;

/// A look at the nun row.
pub(super) const LOOK: f64 = 0.35;

/// A card in hand, as long as there are rounds to play it in; the more rivals there are, the more often cards decide.
pub(super) fn card(view: &View) -> f64 {
    let left = f64::from(view.public.rounds() - view.public.round);
    let rivals = f64::from(view.public.seats() - 1);
    0.1 + (0.15 + 0.1 * rivals) * (left / 3.0).min(1.0)
}

/// What so much influence is worth: its own points, and what the rivals lose by it, each a part.
pub(super) fn influence(view: &View, race: &Race, class: Class, seat: Seat, influence: u16) -> f64 {
    let points = view.public.parts.scoring.influence.map(f32::from);
    let rivals = f32::from(view.public.seats() - 1);
    // Whoever comes in last on the track takes nothing from anybody.
    let last = points.get(usize::from(view.public.seats() - 1)).copied().unwrap_or(0.0);
    let relative = points.map(|points| points + (points - last).max(0.0) / rivals);
    race::worth(view, race, class, seat, influence, relative).into()
}

/// A joker.
pub(super) fn joker(view: &View) -> f64 {
    1.3 * card(view) + 0.2
}

/// An action in its building, but for what depends on how many followers are committed.
pub(super) fn action(view: &View, plague: &Plague, action: Action) -> f64 {
    if view.public.is_last_round() {
        return 0.0;
    }
    match action {
        Action::None | Action::DrawPerInfluence { .. } => 0.0,
        Action::GainPoints { n } => f64::from(n),
        Action::Take { card: taken, n } => f64::from(n) * special(view, taken.0),
        Action::DiscardRats { n } => -plague.cost(-f64::from(n)),
        Action::Hospital { free_rats, most_cards } => {
            let cards = f64::from(most_cards).min(f64::from(view.own_hand().len()));
            let fewer = -plague.cost(-f64::from(free_rats) - cards) - cards * card(view);
            fewer.max(-plague.cost(-f64::from(free_rats)))
        }
        Action::GuardTower { n } => 1.2 * f64::from(n) * card(view),
        Action::Draw { n } => f64::from(n) * card(view),
        Action::Look { n } => LOOK * f64::from(n),
    }
}

/// What so many followers draw in the Brewery.
pub(super) fn drawn(view: &View, action: Action, strength: u8) -> f64 {
    if let Action::DrawPerInfluence { per } = action
        && !view.public.is_last_round()
    {
        f64::from(strength / per) * card(view)
    } else {
        0.0
    }
}

fn special(view: &View, special: Special) -> f64 {
    match special {
        Special::Joker => joker(view),
        Special::Gold => 1.6,
        Special::Sword | Special::Flute => 0.9,
        Special::Pass => 0.7,
    }
}
