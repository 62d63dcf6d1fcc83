//! The player who looks at its own hand only.

use crate::ties::best;
use games::rattus_cartus::{Ask, Cards, Class, Decision, Special, State, View};
use table::{Bot, Dice, Game, Seat, World};

/// Commits what brings no rat, where it has most of it; for everything else the safe default will do.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<State> for Greedy {
    fn decide(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        match view.ask() {
            Some(Ask::Privilege { .. }) => Decision::Privilege(most_rats_or_cards(view, seat, dice)),
            Some(Ask::Visit { cards, .. }) => visit(view, cards, dice),
            _ => World::at(State::imagine(view, dice), dice.clone()).fallback(seat),
        }
    }
}

/// Cards while the rats are few.
fn most_rats_or_cards(view: &View, seat: Seat, dice: &mut Dice) -> u8 {
    let fears = view.public.rats[seat] > 9;
    let worth = |position: &u8| {
        let privilege = view.public.parts.privilege(view.public.row()[usize::from(*position)]);
        if fears { privilege.rats } else { privilege.cards }
    };
    best(0..view.public.row().len() as u8, worth, dice).unwrap_or(0)
}

fn visit(view: &View, own: Cards, dice: &mut Dice) -> Decision {
    let of = |class: Class| {
        own.kinds()
            .filter(|(card, _)| card.class() == Some(class))
            .fold(Cards::NONE, |all, (card, count)| all + Cards::some(card, count))
    };
    let row = (0..).zip(view.public.row());
    let best = best(row, |(_, card)| own.of_class(card.class()), dice);
    let Some((position, card)) = best else { return Decision::Visit { position: 0, cards: Cards::NONE } };
    let jokers = Cards::some(Special::Joker.card(), own.of_special(Special::Joker));
    let swords = Cards::some(Special::Sword.card(), own.of_special(Special::Sword));
    Decision::Visit { position, cards: of(card.class()) + jokers + swords }
}
