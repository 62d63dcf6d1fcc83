//! What is asked, what may be answered, and why not.

use crate::phase::Phase;
use crate::plan::{Plan, Planning};
use crate::state::{Public, State};
use crate::tile::{Colour, Plot, PlotSet, Tile, TileSet};
use table::{Dice, Each, Eye, Seat, SeatSet, require};

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(
    feature = "wire",
    serde(tag = "do", content = "with", rename_all = "snake_case", deny_unknown_fields)
)]
pub enum Decision {
    /// Both actions of a round (POL-30).
    Plan(Plan),
    /// Whom the owner of the Archives asks for a card, if anybody.
    Archives(Option<Seat>),
    /// The card that is shown.
    Show(Tile),
    /// Whether the Market brings a rat back.
    Market(bool),
    /// Whether the Radio station refuses the card.
    Refuse(bool),
    /// Where the Hospital takes a rat to, if anywhere.
    Rescue(Option<Plot>),
    /// Balthus's card of the round.
    Lay(Tile),
}

/// A question, with what is needed to answer it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ask {
    Plan(Planning),
    Archives { of: SeatSet },
    Show { to: Seat, cards: TileSet },
    Market,
    Radio { card: Tile },
    Hospital { from: Plot, to: PlotSet },
    Lay { cards: TileSet },
}

/// One variant per rule that a decision can break.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("that is no answer to what is asked now")]
    NoAnswer,
    /// POL-37, POL-39.
    #[error("{0} is not in the city")]
    NotInCity(Plot),
    /// POL-34, POL-36.
    #[error("you have no rat on {0}")]
    NoRat(Plot),
    /// POL-37.
    #[error("a group moves to another tile than the one where it is")]
    NoMove,
    /// POL-34, POL-38.
    #[error("{to} cannot be reached from {from}")]
    OutOfReach { from: Plot, to: Plot },
    /// POL-33, POL-35.
    #[error("you have no rat that could attack on {0}")]
    NotInPlace(Plot),
    /// POL-33.
    #[error("there is no {colour} rat on {tile}")]
    NoTarget { tile: Plot, colour: Colour },
    /// POL-33, POL-35.
    #[error("no {0} family is in this game")]
    NoSuchFamily(Colour),
    /// POL-37.
    #[error("{0} is your own colour")]
    OwnColour(Colour),
    /// POL-171.
    #[error("{0} is your partner's colour")]
    PartnersColour(Colour),
    /// POL-154.
    #[error("the tile on place {0} lies face down; an attack needs its letter")]
    FaceDown(Plot),
    /// POL-107, POL-177.
    #[error("no attack can be planned in this round")]
    NoAttack,
    /// POL-107.
    #[error("only one of the two actions can be an attack in this round")]
    OneAttack,
    /// POL-31.
    #[error("rats do not procreate in this game")]
    NoProcreation,
    /// POL-143.
    #[error("rats are born in buildings, and {0} is none")]
    NotABuilding(Plot),
    /// POL-83.
    #[error("{0} has no card that could be shown")]
    NothingToShow(Seat),
    #[error("you do not hold {0}")]
    NotHeld(Tile),
    /// POL-96.
    #[error("a rat cannot be taken to {0}: it is not next to the attacked building, or full")]
    NoRescue(Plot),
    /// POL-176.
    #[error("{0} is not one of the cards that were drawn")]
    NotDrawn(Tile),
}

impl State {
    /// What this seat, one that is asked, is asked.
    pub(crate) fn ask(&self, seat: Seat, eye: &Eye) -> Ask {
        let hand = || {
            self.held
                .at(seat.number() as usize)
                .to(eye)
                .up()
                .map_or(TileSet::NONE, |held| held[self.public.slot()])
        };
        let Some(ask) = self.public.ask(seat, hand) else { unreachable!("nobody is asked") };
        ask
    }
}

impl Public {
    #[inline]
    pub(crate) fn ask(&self, asked: Seat, hand: impl FnOnce() -> TileSet) -> Option<Ask> {
        let ask = match self.phase {
            Phase::Plan => Ask::Plan(self.planning(asked)),
            Phase::Archives { seat } => Ask::Archives { of: self.holders().without(seat) },
            Phase::Show { to, .. } => Ask::Show { to, cards: hand() },
            Phase::Market { .. } => Ask::Market,
            Phase::Radio { card, .. } => Ask::Radio { card },
            Phase::Hospital { seat, card } => {
                let from = self.plot_of(card)?;
                Ask::Hospital { from, to: self.refuges(seat, from) }
            }
            Phase::Lay { .. } => Ask::Lay { cards: self.slots[self.slot()].up },
            Phase::Over => return None,
        };
        Some(ask)
    }
}

impl Ask {
    pub fn check(&self, public: &Public, decision: &Decision) -> Result<(), Illegal> {
        match (*self, *decision) {
            (Ask::Plan(planning), Decision::Plan(plan)) => planning.check(public, plan),
            (Ask::Archives { .. }, Decision::Archives(None))
            | (Ask::Market, Decision::Market(_))
            | (Ask::Radio { .. }, Decision::Refuse(_))
            | (Ask::Hospital { .. }, Decision::Rescue(None)) => Ok(()),
            (Ask::Archives { of }, Decision::Archives(Some(seat))) => {
                require(of.contains(seat), Illegal::NothingToShow(seat))
            }
            (Ask::Show { cards, .. }, Decision::Show(card)) => {
                require(cards.contains(card), Illegal::NotHeld(card))
            }
            (Ask::Hospital { to, .. }, Decision::Rescue(Some(plot))) => {
                require(to.contains(plot), Illegal::NoRescue(plot))
            }
            (Ask::Lay { cards }, Decision::Lay(card)) => {
                require(cards.contains(card), Illegal::NotDrawn(card))
            }
            _ => Err(Illegal::NoAnswer),
        }
    }

    /// Plans are too many to look through: tens of thousands.
    pub fn list(&self) -> Option<Vec<Decision>> {
        if let Ask::Plan(_) = self {
            return None;
        }
        Some(self.listed())
    }

    /// Every legal decision is as likely as every other.
    #[inline]
    pub fn sample(&self, public: &Public, dice: &mut Dice) -> Decision {
        if let Ask::Plan(planning) = self {
            return Decision::Plan(planning.sample(public, dice));
        }
        self.pick(dice)
    }

    /// The defaults of the table of decisions. A card is drawn by lot: everybody is told who has run out of time, and would
    /// know it otherwise.
    pub(crate) fn fallback(&self, public: &Public, dice: &Dice) -> Decision {
        let draw = |cards: TileSet, label| {
            if public.rules < 2 {
                return cards.first().unwrap_or_default();
            }
            let mut dice = dice.fork(label, public.round.into());
            cards.iter().nth(dice.below(u32::from(cards.len().max(1))) as usize).unwrap_or_default()
        };
        match *self {
            Ask::Plan(_) => Decision::Plan(Plan::NOTHING),
            Ask::Archives { .. } => Decision::Archives(None),
            Ask::Show { cards, .. } => Decision::Show(draw(cards, "shown for whoever ran out of time")),
            Ask::Market => Decision::Market(true),
            Ask::Radio { .. } => Decision::Refuse(false),
            Ask::Hospital { to, .. } => {
                let worth = |plot: &Plot| (public.worth(*plot), std::cmp::Reverse(*plot));
                Decision::Rescue(to.iter().max_by_key(worth))
            }
            Ask::Lay { cards } => Decision::Lay(draw(cards, "laid for whoever ran out of time")),
        }
    }
}

/// Every legal decision except plans.
impl Each for Ask {
    type Item = Decision;

    fn each(&self, mut found: impl FnMut(Decision)) {
        match *self {
            Ask::Plan(_) => {}
            Ask::Archives { of } => {
                found(Decision::Archives(None));
                of.iter().for_each(|seat| found(Decision::Archives(Some(seat))));
            }
            Ask::Show { cards, .. } => cards.iter().for_each(|card| found(Decision::Show(card))),
            Ask::Market => [true, false].into_iter().for_each(|yes| found(Decision::Market(yes))),
            Ask::Radio { .. } => [false, true].into_iter().for_each(|yes| found(Decision::Refuse(yes))),
            Ask::Hospital { to, .. } => {
                found(Decision::Rescue(None));
                to.iter().for_each(|plot| found(Decision::Rescue(Some(plot))));
            }
            Ask::Lay { cards } => cards.iter().for_each(|card| found(Decision::Lay(card))),
        }
    }
}
