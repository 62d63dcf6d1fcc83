//! All that one onlooker may know: everything but some cards and face-down tiles.

use crate::data::ROUNDS;
use crate::decision::Ask;
use crate::size::{MOST_PLAYERS, PLACES};
use crate::state::{Public, State};
use crate::tile::{Tile, TileSet};
use table::{Eye, Face, Seat};

/// What one onlooker sees and has seen. The eye that sees everything has every face up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Whose view it is; the gallery's has nobody.
    pub you: Option<Seat>,
    pub public: Public,
    /// By seat: the cards that were held in each round.
    pub held: [Face<[TileSet; ROUNDS]>; MOST_PLAYERS],
    /// By round: the card that was shown with the Archives.
    pub shown: [Face<TileSet>; ROUNDS],
    /// Cards that were set aside, or Balthus's card.
    pub laid: Face<TileSet>,
    /// Face-down tiles by place.
    pub under: [Face<Option<Tile>>; PLACES],
    pub deck: Face<TileSet>,
}

impl View {
    #[inline]
    pub(crate) fn of(state: &State, eye: &Eye) -> View {
        View {
            you: eye.seat(),
            public: state.public,
            held: state.held.to(eye),
            shown: state.shown.to(eye),
            laid: state.laid.to(eye),
            under: state.under.to(eye),
            deck: state.deck.to(eye),
        }
    }

    /// What is asked of the onlooker.
    pub fn ask(&self) -> Option<Ask> {
        let you = self.you?;
        if !self.public.asked().contains(you) {
            return None;
        }
        self.public.ask(you, || self.hand_of(you).up().unwrap_or_default())
    }

    /// The hunt cards of this round.
    pub fn hand_of(&self, seat: Seat) -> Face<TileSet> {
        match self.held[seat.number() as usize] {
            Face::Up(held) => Face::Up(held[self.public.slot()]),
            Face::Down => Face::Down,
        }
    }

    /// The cards that the onlooker has seen in hands, by round: its own, and everybody's if it reads minds. Whoever has no
    /// seat remembers none, and the eye that sees everything need not.
    pub(crate) fn seen_in_hands(&self) -> [TileSet; ROUNDS] {
        let held = if self.you.is_some() { &self.held[..] } else { &[] };
        held.iter().fold([TileSet::NONE; ROUNDS], |mut seen, held| {
            if let Face::Up(held) = held {
                seen.iter_mut().zip(held).for_each(|(seen, &cards)| *seen = seen.union(cards));
            }
            seen
        })
    }

    /// Cards of this half that the onlooker knows not to be in the deck: seen by all, held, or shown.
    pub fn accounted_for(&self) -> TileSet {
        let in_hands = self.seen_in_hands();
        let elsewhere = self.public.on_slots().union(self.public.waiting());
        self.public.slots_of_half().fold(elsewhere, |known, round| {
            let slot = &self.public.slots[round];
            let shown = self.shown[round].up().unwrap_or_default();
            known.union(slot.up).union(slot.turned).union(in_hands[round]).union(shown)
        })
    }
}
