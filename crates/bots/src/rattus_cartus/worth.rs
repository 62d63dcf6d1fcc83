//! What influence and actions are worth, in points.

use super::plague::Plague;
use super::race::{self, Race};
use super::ways::Ways;
use games::rattus_cartus::{Action, Class, Special, View};
use table::Seat;

/// A card in hand.
pub(super) fn card(ways: &Ways, view: &View) -> f64 {
    let left = f64::from(view.public.rounds() - view.public.round);
    let rivals = f64::from(view.public.seats() - 1);
    ways.card + (ways.card_in_time + ways.card_by_rival * rivals) * (left / 3.0).min(1.0)
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

/// What a joker is worth.
pub(super) fn joker(ways: &Ways, view: &View) -> f64 {
    ways.joker_in_cards * card(ways, view) + ways.joker
}

/// An action in its building, but for what depends on how many followers are committed.
pub(super) fn action(ways: &Ways, view: &View, plague: &Plague, action: Action) -> f64 {
    if view.public.is_last_round() {
        return 0.0;
    }
    match action {
        Action::None | Action::DrawPerInfluence { .. } => 0.0,
        Action::GainPoints { n } => f64::from(n) * ways.point,
        Action::Take { card: taken, n } => f64::from(n) * special(ways, view, taken.0),
        Action::DiscardRats { n } => -plague.cost(-f64::from(n)),
        Action::Hospital { free_rats, most_cards } => {
            let cards = f64::from(most_cards).min(f64::from(view.own_hand().len()));
            let fewer = -plague.cost(-f64::from(free_rats) - cards) - cards * card(ways, view);
            fewer.max(-plague.cost(-f64::from(free_rats)))
        }
        Action::GuardTower { n } => 1.2 * f64::from(n) * card(ways, view),
        Action::Draw { n } => f64::from(n) * card(ways, view),
        Action::Look { n } => ways.look * f64::from(n),
    }
}

/// What so many followers draw in the Brewery.
pub(super) fn drawn(ways: &Ways, view: &View, action: Action, strength: u8) -> f64 {
    if let Action::DrawPerInfluence { per } = action
        && !view.public.is_last_round()
    {
        f64::from(strength / per) * card(ways, view)
    } else {
        0.0
    }
}

fn special(ways: &Ways, view: &View, special: Special) -> f64 {
    match special {
        Special::Joker => joker(ways, view),
        Special::Gold => ways.gold,
        Special::Sword | Special::Flute => ways.weapon,
        Special::Pass => ways.pass,
    }
}
