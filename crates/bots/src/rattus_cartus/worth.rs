//! What influence and actions are worth, in points.

use super::plague::Plague;
use rattus_cartus::{Action, Class, Special, View};
use table::Seat;

/// A card in hand, as long as there are rounds to play it in.
pub(super) fn card(view: &View) -> f64 {
    let left = f64::from(view.public.rounds() - view.public.round);
    0.15 + 0.45 * (left / 3.0).min(1.0)
}

/// Points that so much influence brings: those of the rank it would have now, and some of what may become of it.
pub(super) fn influence(view: &View, seat: Seat, class: Class, influence: u16) -> f64 {
    if influence == 0 {
        return 0.0;
    }
    let public = &view.public;
    let track = public.tracks.of(class);
    let left = f64::from(public.rounds() - public.round) / f64::from(public.rounds());
    let points = public.parts.scoring.influence.map(f64::from);
    // Whoever has as much was there first, unless it is the player's own disc that has not moved.
    let above = public.all().without(seat).iter().filter(|&other| track.of(other) >= influence).count();
    let rank = if track.of(seat) == influence {
        track.ranking().position(|other| other == seat).unwrap_or(above)
    } else {
        above
    };
    let now = points.get(rank).copied().unwrap_or(0.0);
    let lead = f64::from(influence.min(12)) * (0.25 + 0.5 * left);
    now * (1.0 - 0.5 * left) + lead
}

/// An action in its building, by a player who commits so many followers.
pub(super) fn action(view: &View, plague: &Plague, action: Action, strength: u8) -> f64 {
    if view.public.is_last_round() {
        return 0.0;
    }
    match action {
        Action::None => 0.0,
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
        Action::DrawPerInfluence { per } => f64::from(strength / per) * card(view),
        Action::Look { n } => 0.35 * f64::from(n),
    }
}

fn special(view: &View, special: Special) -> f64 {
    match special {
        Special::Joker => 1.3 * card(view) + 0.4,
        Special::Gold => 1.6,
        Special::Sword | Special::Flute => 0.9,
        Special::Pass => 0.7,
    }
}
