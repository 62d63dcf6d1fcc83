//! What nobody does who looks twice: what is worse than something else whatever the others do and whatever is hidden.
//!
//! Nothing here is a matter of taste: cards that would bring as much and are missed less are committed and given first, what
//! costs nothing is taken, and nobody dies who knows that it will.

use games::rattus_cartus::{Action, Ask, Card, Cards, Decision, Special, View};
use table::Seat;

/// The same decisions, what is plainly wrong in them put right.
pub(super) fn look_again(seat: Seat, view: &View, decisions: Vec<Decision>) -> Vec<Decision> {
    let Some(ask) = view.ask() else { return decisions };
    let look = Look { view, seat };
    decisions.into_iter().filter_map(|decision| look.put_right(ask, decision)).collect()
}

struct Look<'a> {
    view: &'a View,
    seat: Seat,
}

impl Look<'_> {
    /// What is meant, done well; `None` if it were better not done.
    fn put_right(&self, ask: Ask, decision: Decision) -> Option<Decision> {
        match (ask, decision) {
            (Ask::Visit { cards: own, .. }, Decision::Visit { position, cards }) => {
                Some(Decision::Visit { position, cards: self.committed(position, cards, own) })
            }
            (Ask::Give { hand, .. }, Decision::Give(cards)) => {
                Some(Decision::Give(without_jokers(cards, hand)))
            }
            (Ask::Discard { hand, .. }, Decision::Discard(cards)) => {
                Some(Decision::Discard(without_jokers(cards, hand)))
            }
            (Ask::Act { action, .. }, Decision::Act(false)) => (!costs_nothing(action)).then_some(decision),
            (Ask::Look { seen, .. }, Decision::Look(place)) => {
                let is_dark = |place: u8| self.view.nuns[usize::from(place)].is_down();
                (is_dark(place) || !seen.others().any(is_dark)).then_some(decision)
            }
            _ => Some(decision),
        }
    }

    /// As strong, by cards that are missed less; no Sword or Flute where nobody can be; and nobody walks into certain death
    /// after which nothing can be mended.
    fn committed(&self, position: u8, mut cards: Cards, own: Cards) -> Cards {
        let public = &self.view.public;
        let class = public.row()[usize::from(position)].class();
        let is_fitting = |card: &Card| card.class() == Some(class);
        let joker = Special::Joker.card();
        // A joker is all that a fitting follower is, here and everywhere else.
        let mut spare: Vec<Card> = own.less(cards).iter().filter(is_fitting).collect();
        for _ in 0..cards.of_special(Special::Joker) {
            let Some(fitting) = spare.pop() else { break };
            cards = cards - Cards::one(joker) + Cards::one(fitting);
        }
        // Of what is kept nothing is ever committed again: strangers bring rats for nothing.
        if public.is_last_round() {
            let strangers: Vec<Card> = cards.population().iter().filter(|card| !is_fitting(card)).collect();
            for stranger in strangers {
                let Some(fitting) = spare.pop() else { break };
                cards = cards - Cards::one(stranger) + Cards::one(fitting);
            }
            cards = self.surviving(cards, is_fitting);
        }
        let company = &public.visitors[usize::from(position)];
        let nobody_comes = public.all().without(self.seat).minus(public.visited()).is_empty();
        if company.is_empty() && nobody_comes {
            let idle = [Special::Sword, Special::Flute]
                .map(|weapon| Cards::some(weapon.card(), cards.of_special(weapon)));
            cards = cards - idle[0] - idle[1];
        }
        cards
    }

    /// In the last round, by whoever knows the whole nun row: so few strangers that it lives, if it lives without any. Rats may
    /// still come, and go only by Flutes.
    fn surviving(&self, mut cards: Cards, is_fitting: impl Fn(&Card) -> bool) -> Cards {
        let known: Option<Vec<Card>> = self.view.nuns.iter().map(|card| card.up()).collect();
        let Some(known) = known else { return cards };
        if cards.of_special(Special::Flute) > 0 {
            return cards;
        }
        let nuns: u16 = known.iter().map(|card| u16::from(card.nuns())).sum();
        let most = nuns.saturating_sub(self.view.public.rats[self.seat]);
        let strangers: Vec<Card> = cards.population().iter().filter(|card| !is_fitting(card)).collect();
        if nuns >= self.view.public.rats[self.seat] {
            for stranger in strangers.into_iter().skip(most.into()) {
                cards -= Cards::one(stranger);
            }
        }
        cards
    }
}

/// Whoever gives a joker away keeps a population card that is worth less to anybody.
fn without_jokers(mut cards: Cards, hand: Cards) -> Cards {
    let mut kept: Vec<Card> = hand.less(cards).population().iter().collect();
    let joker = Cards::one(Special::Joker.card());
    for _ in 0..cards.of_special(Special::Joker) {
        let Some(population) = kept.pop() else { break };
        cards = cards - joker + Cards::one(population);
    }
    cards
}

/// More cards, more points, fewer rats, and looks that nobody else has.
fn costs_nothing(action: Action) -> bool {
    match action {
        Action::GainPoints { .. }
        | Action::Take { .. }
        | Action::DiscardRats { .. }
        | Action::Draw { .. }
        | Action::DrawPerInfluence { .. }
        | Action::Look { .. } => true,
        Action::None | Action::Hospital { .. } | Action::GuardTower { .. } => false,
    }
}
