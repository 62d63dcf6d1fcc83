//! All that one onlooker may know: perfect recall, and nothing more.

use crate::card::{Card, Counts, Stack, Tally};
use crate::decision::Ask;
use crate::phase::{Look, Phase, Step, WhyNoCall};
use crate::rows::{Seen, SeenRows};
use crate::slot::Slot;
use crate::state::{Public, State};
use table::{Eye, Face, Seat, SeatSet};

/// What one onlooker sees and remembers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Whose view it is; the gallery's has nobody.
    pub you: Option<Seat>,
    pub public: Public,
    pub rows: SeenRows,
    /// How many cards are in the deck.
    pub deck: u8,
    /// The deck's order, for the eye that sees everything.
    pub deck_order: Option<Stack>,
    pub phase: Phase<Face<Card>>,
}

impl View {
    pub(crate) fn of(state: &State, eye: &Eye) -> View {
        match state.deck.to(eye) {
            None => View::with(None, state, eye),
            Some(order) => {
                let mut view = View::with(Some(order.iter().copied().collect()), state, eye);
                // There is nothing to see where nothing lies.
                for seat in SeatSet::first(state.public.seats()).minus(state.public.in_round) {
                    Slot::ALL.iter().for_each(|&slot| view.rows.put(seat, slot, Seen::default()));
                }
                view
            }
        }
    }

    /// Inlined, so that a view without an order does not carry the room for one about.
    #[inline(always)]
    fn with(deck_order: Option<Stack>, state: &State, eye: &Eye) -> View {
        View {
            you: eye.seat(),
            public: state.public,
            rows: state.rows.to(eye),
            deck: state.deck.len(),
            deck_order,
            phase: state.phase.map(|card| card.to(eye)),
        }
    }

    /// What is asked of the onlooker.
    pub fn ask(&self) -> Option<Ask> {
        let you = self.you?;
        let asked = match self.phase {
            Phase::FirstLook => self.public.in_round.contains(you),
            Phase::Turn(on_turn) => on_turn.seat == you,
            Phase::Scored => self.public.out_in[you] == 0,
            Phase::AskClock | Phase::Over => false,
        };
        if asked { self.phase.ask(&self.public.options, &self.public.discard) } else { None }
    }

    /// Whether a person is shown this card's face now even without the memory aid, because it lies open or is being
    /// looked at (TAT-133). Everything else that the view knows is for the player to remember.
    pub fn shows(&self, seat: Seat, slot: Slot) -> bool {
        self.rows.at(seat, slot).open || self.glances_at(seat, slot)
    }

    fn glances_at(&self, seat: Seat, slot: Slot) -> bool {
        match &self.phase {
            Phase::FirstLook => self.you == Some(seat) && slot.is_outer(),
            Phase::Turn(on_turn) if self.you == Some(on_turn.seat) => match on_turn.step {
                Step::Looking(Look::One(at)) => seat == on_turn.seat && slot == at,
                Step::Looking(Look::All) => true,
                Step::Source | Step::Drawn { .. } | Step::Draw2 { .. } | Step::Call => false,
                Step::Swap { .. } | Step::Peek { .. } | Step::SuperPeek { .. } => false,
            },
            Phase::Turn(_) | Phase::Scored | Phase::AskClock | Phase::Over => false,
        }
    }

    /// The other players of the round.
    pub fn others(&self) -> SeatSet {
        self.you.map_or(self.public.in_round, |you| self.public.in_round.without(you))
    }

    /// Why the turn that is being played cannot end in a call.
    pub fn why_no_call(&self) -> Option<WhyNoCall> {
        let on_turn = self.phase.on_turn()?;
        self.public.options.why_no_call(
            self.public.last_turns,
            on_turn.super_peek,
            self.public.turns,
            self.public.in_round,
        )
    }

    /// The cards that the onlooker has not seen: those in the deck, and those that lie dark in rows and hands.
    #[inline]
    pub fn unseen(&self) -> Counts {
        let mut seen = Tally::default();
        self.public.discard.as_slice().iter().for_each(|&card| seen.add(0, Face::Up(card)));
        self.rows.faces.iter().enumerate().for_each(|(place, &face)| seen.add(place % 4, face));
        seen.add(0, self.phase.drawn().unwrap_or(Face::Down));
        self.public.makeup.without(&seen)
    }

    /// Every card of every row.
    pub(crate) fn laid(&self) -> impl Iterator<Item = Seen> {
        self.public.in_round.iter().flat_map(|seat| self.rows.of(seat))
    }
}
