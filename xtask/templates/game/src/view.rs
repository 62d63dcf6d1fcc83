//! All that one onlooker may know, and a world that looks the same.

use crate::Decision;
use crate::decision::legal;
use crate::size::{MOST_CARDS, MOST_PLAYERS};
use crate::state::{Public, State};
use std::fmt;
use table::{BySeat, Dice, Eye, Face, Hidden, Pile, Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Whose view it is; the gallery's has nobody.
    pub you: Option<Seat>,
    pub public: Public,
    pub hands: BySeat<Face<u8>, MOST_PLAYERS>,
    pub deck: u8,
    /// The deck's order, bottom first, for the eye that sees everything.
    pub deck_order: Option<[u8; MOST_CARDS]>,
}

impl View {
    pub(crate) fn of(state: &State, eye: &Eye) -> View {
        let deck_order = state.deck.to(eye).map(|order| {
            let mut cards = [0; MOST_CARDS];
            cards[..order.len()].copy_from_slice(order);
            cards
        });
        let hands = state.hands.map(|_, hand| hand.to(eye));
        View { you: eye.seat(), public: state.public, hands, deck: state.deck.len(), deck_order }
    }

    /// What the onlooker may decide; `None`, if nobody asks.
    pub fn asked(&self) -> Option<&'static [Decision]> {
        let you = self.you?;
        (self.public.on_turn() == Some(you)).then(|| legal(self.deck))
    }

    /// The cards that the onlooker has not seen.
    pub fn unseen(&self) -> Vec<u8> {
        let mut unseen = self.public.all[..self.public.count as usize].to_vec();
        let hands = self.hands.iter().filter_map(|(_, hand)| hand.up());
        let away = self.public.away.iter().filter_map(|(_, card)| *card);
        for card in hands.chain(away) {
            if let Some(place) = unseen.iter().position(|&one| one == card) {
                unseen.remove(place);
            }
        }
        unseen
    }

    /// Every way to lay the unseen cards on dark hands and deck is as likely as every other.
    pub(crate) fn imagine(&self, dice: &mut Dice) -> State {
        let mut unseen = self.unseen();
        dice.shuffle(&mut unseen);
        let over = self.public.left.is_empty();
        let hands = self.hands.map(|seat, hand| {
            let card = hand.up().or_else(|| unseen.pop()).unwrap_or_default();
            if over { Hidden::open(card) } else { Hidden::known_to(card, SeatSet::only(seat)) }
        });
        let deck = match &self.deck_order {
            Some(order) => Pile::stacked(&order[..self.deck as usize]),
            None => Pile::loose(&unseen),
        };
        State { public: self.public, hands, deck }
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, hand) in self.hands.iter() {
            let card = hand.up().map_or("?".to_owned(), |card| card.to_string());
            writeln!(f, "  {seat} [{card}]")?;
        }
        write!(f, "  deck {} cards", self.deck)
    }
}
