//! All that one onlooker may know: perfect recall, and nothing more.

use crate::card::{Card, Counts, Laid, ROW, Slot, Stack};
use crate::decision::Ask;
use crate::phase::{Look, Phase, Step, WhyNoCall};
use crate::state::{MOST_PLAYERS, Public, State};
use table::{BySeat, Eye, Face, Seat, SeatSet};

/// What one onlooker sees and remembers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Whose view it is; the gallery's has nobody.
    pub you: Option<Seat>,
    pub public: Public,
    pub rows: BySeat<[Seen; ROW], MOST_PLAYERS>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// The deck's order, for the eye that sees everything.
    pub deck_order: Option<Stack>,
    pub phase: Phase<Face<Card>>,
}

/// A card of a row, as one onlooker knows it.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
#[repr(C)] // in the order of `Laid`
pub struct Seen {
    pub batch: u8,
    /// Certainly a number card.
    pub number: bool,
    /// Who knows it: the K of the rules file.
    pub known_by: SeatSet,
    /// It lies open for all.
    pub open: bool,
    /// Up as long as the onlooker has ever seen it and followed it since (TAT-128).
    pub face: Face<Card>,
}

impl View {
    pub(crate) fn of(state: &State, eye: &Eye) -> View {
        match state.deck.to(eye) {
            None => View::with(None, state, eye),
            Some(order) => View::with(Some(order.iter().copied().collect()), state, eye),
        }
    }

    /// Inlined, so that a view without an order does not carry the room for one about.
    #[inline(always)]
    fn with(deck_order: Option<Stack>, state: &State, eye: &Eye) -> View {
        let mut rows: BySeat<[Seen; ROW], MOST_PLAYERS> = BySeat::filled(state.public.seats());
        for ((seat, row), laid) in rows.iter_mut().zip(state.rows.as_slice()) {
            if state.public.in_round.contains(seat) {
                row.iter_mut().zip(laid).for_each(|(seen, laid)| *seen = Seen::of(laid, eye));
            }
        }
        View {
            you: eye.seat(),
            public: state.public,
            rows,
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
        self.rows[seat][slot.index()].open || self.glances_at(seat, slot)
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
    pub fn unseen(&self) -> Counts {
        let mut unseen = self.public.makeup;
        self.count(&mut unseen);
        unseen
    }

    /// Takes off all cards that the onlooker sees, and counts the dark places that hold a number for certain.
    #[inline]
    pub(crate) fn count(&self, cards: &mut Counts) -> usize {
        let mut dark_numbers = 0u8;
        self.public.discard.as_slice().iter().for_each(|&card| cards.take(card));
        self.laid().for_each(|seen| match seen.face {
            Face::Up(card) => cards.take(card),
            Face::Down => dark_numbers += u8::from(seen.number),
        });
        match self.phase.drawn() {
            Some(Face::Up(card)) => cards.take(card),
            Some(Face::Down) => dark_numbers += 1,
            None => (),
        }
        dark_numbers.into()
    }

    /// Every card of every row.
    #[inline]
    pub(crate) fn laid(&self) -> impl Iterator<Item = &Seen> {
        self.rows.iter().filter(|(seat, _)| self.public.in_round.contains(*seat)).flat_map(|(_, row)| row)
    }
}

impl Seen {
    #[inline]
    fn of(laid: &Laid, eye: &Eye) -> Seen {
        Seen {
            face: laid.card.to(eye),
            open: laid.card.is_open(),
            number: laid.number,
            known_by: laid.card.seen_by(),
            batch: laid.batch,
        }
    }
}
