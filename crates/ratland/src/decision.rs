//! What is asked, what may be answered, and why not.

mod sample;

use crate::card::{Clan, EventCard, Side};
use crate::cheese::{Colour, Pieces};
use crate::phase::{Phase, Step};
use crate::place::{Area, Place, Rats, Tunnel};
use crate::round::Swaps;
use crate::state::{Public, State};
use table::{Each, Eye, Seat, SeatSet, require};

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(
    feature = "wire",
    serde(tag = "do", content = "with", rename_all = "snake_case", deny_unknown_fields)
)]
pub enum Decision {
    KeepClan(Clan),
    Board(Side),
    HolyRat(bool),
    Deploy(Deployment),
    Move(Moves),
    Ninja(bool),
    Add(Option<Colour>),
    Wound(Seat),
    PutBack(Option<Colour>),
    Swap {
        /// Of whites, for Dr. Cheese.
        pairs: u8,
        /// Single whites, for the Recyclers.
        whites: u8,
    },
    Scavenge(bool),
    Lecter(Option<FedRat>),
    /// So many of the starving come from the infirmary.
    Starve(u8),
    Alchemy(u8),
    /// A Seer's look, for which nobody waits (LAND-199).
    Look,
}

impl Decision {
    pub(crate) fn clan(self) -> Option<Clan> {
        if let Decision::KeepClan(clan) = self { Some(clan) } else { None }
    }

    pub(crate) fn side(self) -> Option<Side> {
        if let Decision::Board(side) = self { Some(side) } else { None }
    }

    pub(crate) fn deployment(self) -> Option<Deployment> {
        if let Decision::Deploy(deployment) = self { Some(deployment) } else { None }
    }
}

/// Rats for every place, and whether a cheese is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(deny_unknown_fields))]
pub struct Deployment {
    pub rats: Rats,
    #[cfg_attr(feature = "wire", serde(default))]
    pub hide: bool,
}

/// Which of the fed rats is given away (LAND-96).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(rename_all = "snake_case"))]
pub enum FedRat {
    Available,
    Infirmary,
}

/// Up to three rats move, all at once (LAND-168, LAND-169). Kept in order, so that the same moves are the same decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "Array<[Place, Place]>"))]
pub struct Moves {
    moves: [Option<(Place, Place)>; Moves::MOST],
}

impl Moves {
    pub const MOST: usize = 3;

    /// `None`: more than three.
    pub fn new(moves: &[(Place, Place)]) -> Option<Moves> {
        let mut all = [None; Moves::MOST];
        if moves.len() > Moves::MOST {
            return None;
        }
        for (place, &one) in all.iter_mut().zip(moves) {
            *place = Some(one);
        }
        all[..moves.len()].sort();
        Some(Moves { moves: all })
    }

    pub fn iter(&self) -> impl Iterator<Item = (Place, Place)> + use<> {
        self.moves.into_iter().flatten()
    }

    pub fn count(&self) -> u8 {
        self.iter().count() as u8
    }

    pub(crate) fn applied_to(&self, mut rats: Rats) -> Rats {
        for (from, to) in self.iter() {
            rats.remove(from);
            rats.put(to, 1);
        }
        rats
    }
}

/// A question, with all that is needed to answer it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "ask", rename_all = "snake_case"))]
pub enum Ask {
    KeepClan { dealt: [Clan; 2] },
    Board,
    HolyRat,
    Deploy { rats: u8, both: bool, hide: bool },
    Move { rats: Rats, most: u8, both: bool },
    Ninja { tunnel: Tunnel },
    Add { area: Area, left: Pieces },
    Wound { area: Area, victims: SeatSet },
    PutBack { area: Area, drawn: Pieces },
    Swap { area: Area, swaps: Swaps },
    Scavenge { area: Area },
    Lecter { available: bool, infirmary: bool },
    Starve { deaths: u8, least: u8, most: u8 },
    Alchemy { most: u8 },
}

/// One variant per rule that a decision can break.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("that is no answer to what is asked now")]
    NoAnswer,
    /// LAND-148.
    #[error("{0} was not dealt to you; keep one of your two cards")]
    NotDealt(Clan),
    /// LAND-34, LAND-35, LAND-38.
    #[error("you have {have} rats to send out, and this sends {sent}")]
    WrongSum { have: u8, sent: u16 },
    /// LAND-107.
    #[error("rats can be in pantry and nursery at once only with Locked and Loaded")]
    NoBoth,
    /// LAND-107, LAND-169.
    #[error("at most 3 rats can be in pantry and nursery at once")]
    TooManyInBoth,
    /// LAND-99.
    #[error("a cheese can be hidden only with Hide the Cheese, and only if you have one")]
    NothingToHide,
    /// LAND-167, LAND-168.
    #[error("at most {most} rats may move")]
    TooManyMoves { most: u8 },
    /// LAND-167.
    #[error("a rat moves to another place, not to where it is")]
    NoMove,
    /// LAND-168, LAND-169.
    #[error("more rats would leave the {0} than stood there")]
    NoSuchRat(Place),
    /// LAND-184, LAND-194.
    #[error("no {0} piece is left in the supply")]
    NoneLeft(Colour),
    /// LAND-141.
    #[error("{0} has no rat there to be wounded")]
    NobodyToWound(Seat),
    /// LAND-90.
    #[error("you drew no {0} piece")]
    NotDrawn(Colour),
    /// LAND-94, LAND-153, LAND-154, LAND-193.
    #[error("so many whites cannot be swapped")]
    TooManyWhites,
    /// LAND-96.
    #[error("you have no such rat to give")]
    NoRatToGive,
    /// LAND-83.
    #[error("{least} to {most} of the starving rats come from the infirmary")]
    WrongDead { least: u8, most: u8 },
    /// LAND-166.
    #[error("at most {most} cheeses can become rats now")]
    TooMuchAlchemy { most: u8 },
    /// LAND-185, LAND-199.
    #[error("you cannot look at the next event now")]
    NoLook,
}

/// The most rats in pantry and nursery at once (LAND-106).
const MOST_IN_BOTH: u8 = 3;

impl State {
    /// What this seat, one that is asked, is asked.
    pub(crate) fn ask(&self, seat: Seat, eye: &Eye) -> Ask {
        let dealt = self.dealt[seat].map(|card| card.to(eye).up().unwrap_or_default());
        let Some(ask) = self.public.ask(seat, dealt) else { unreachable!("nobody is asked") };
        ask
    }
}

impl Public {
    pub(crate) fn ask(&self, asked: Seat, dealt: [Clan; 2]) -> Option<Ask> {
        let sewer = &self.sewers[asked];
        let both = self.is(EventCard::LockedAndLoaded);
        let ask = match self.phase {
            Phase::ClanChoice => Ask::KeepClan { dealt },
            Phase::BoardChoice => Ask::Board,
            Phase::HolyRat { .. } => Ask::HolyRat,
            Phase::Deploy => Ask::Deploy { rats: sewer.available(), both, hide: self.may_hide(asked) },
            Phase::Athletes { .. } => Ask::Move { rats: sewer.rats, most: self.power(asked).moves, both },
            Phase::Ninja { tunnel, .. } => Ask::Ninja { tunnel },
            Phase::Search { area, step, .. } => match step {
                Step::Add => {
                    let mut left = Pieces::NONE;
                    self.addable().for_each(|colour| left.set(colour, 1));
                    Ask::Add { area, left }
                }
                Step::Wound => Ask::Wound { area, victims: self.drawers(area).without(asked) },
                Step::PutBack => Ask::PutBack { area, drawn: self.hand },
                Step::Whites { whites } => Ask::Swap { area, swaps: self.swaps(asked, area, whites) },
                Step::Scavenge => Ask::Scavenge { area },
            },
            Phase::Lecter { .. } => {
                Ask::Lecter { available: sewer.available() > 0, infirmary: sewer.infirmary > 0 }
            }
            Phase::Starve { deaths, .. } => {
                let (least, most) = sewer.starving_in_infirmary(deaths);
                Ask::Starve { deaths, least, most }
            }
            Phase::Alchemy { .. } => Ask::Alchemy { most: self.most_conversions(asked) },
            Phase::Over => return None,
        };
        Some(ask)
    }
}

impl Ask {
    pub fn check(&self, decision: &Decision) -> Result<(), Illegal> {
        match (*self, *decision) {
            (Ask::KeepClan { dealt }, Decision::KeepClan(clan)) => {
                require(dealt.contains(&clan), Illegal::NotDealt(clan))
            }
            (Ask::Board, Decision::Board(_))
            | (Ask::HolyRat, Decision::HolyRat(_))
            | (Ask::Ninja { .. }, Decision::Ninja(_))
            | (Ask::Scavenge { .. }, Decision::Scavenge(_))
            | (Ask::Add { .. }, Decision::Add(None))
            | (Ask::PutBack { .. }, Decision::PutBack(None))
            | (Ask::Lecter { .. }, Decision::Lecter(None)) => Ok(()),
            (Ask::Deploy { rats, both, hide }, Decision::Deploy(deployment)) => {
                check_deployment(&deployment, rats, both, hide)
            }
            (Ask::Move { rats, most, both }, Decision::Move(moves)) => check_moves(&moves, rats, most, both),
            (Ask::Add { left, .. }, Decision::Add(Some(colour))) => {
                require(left.of(colour) > 0, Illegal::NoneLeft(colour))
            }
            (Ask::Wound { victims, .. }, Decision::Wound(victim)) => {
                require(victims.contains(victim), Illegal::NobodyToWound(victim))
            }
            (Ask::PutBack { drawn, .. }, Decision::PutBack(Some(colour))) => {
                require(drawn.of(colour) > 0, Illegal::NotDrawn(colour))
            }
            (Ask::Swap { swaps, .. }, Decision::Swap { pairs, whites }) => {
                require(swaps.allows(pairs, whites), Illegal::TooManyWhites)
            }
            (Ask::Lecter { available, infirmary }, Decision::Lecter(Some(rat))) => {
                let there = match rat {
                    FedRat::Available => available,
                    FedRat::Infirmary => infirmary,
                };
                require(there, Illegal::NoRatToGive)
            }
            (Ask::Starve { least, most, .. }, Decision::Starve(count)) => {
                require((least..=most).contains(&count), Illegal::WrongDead { least, most })
            }
            (Ask::Alchemy { most }, Decision::Alchemy(count)) => {
                require(count <= most, Illegal::TooMuchAlchemy { most })
            }
            _ => Err(Illegal::NoAnswer),
        }
    }

    /// `None` where there are too many to look through.
    pub fn list(&self) -> Option<Vec<Decision>> {
        let all = self.listed();
        if all.is_empty() { None } else { Some(all) }
    }

    /// The defaults of the table of decisions (LAND-28).
    pub(crate) fn fallback(&self, public: &Public, seat: Seat) -> Decision {
        match *self {
            Ask::KeepClan { dealt } => Decision::KeepClan(dealt[0]),
            Ask::Board => Decision::Board(Side::Friendly),
            Ask::HolyRat => Decision::HolyRat(true),
            Ask::Deploy { rats, both, hide } => {
                let rest = rats / 2;
                let doubled = if both { rest.min(MOST_IN_BOTH) } else { 0 };
                let rats = Rats::new([rats - rest, 0, 0, 0, 0, rest - doubled, 0, doubled]);
                Decision::Deploy(Deployment { rats, hide })
            }
            Ask::Move { .. } => Decision::Move(Moves::default()),
            Ask::Ninja { .. } => Decision::Ninja(true),
            Ask::Add { .. } => Decision::Add(None),
            Ask::Wound { area, victims } => {
                let key = |other: &Seat| {
                    (std::cmp::Reverse(public.sewers[*other].in_area(area)), public.place_in_order(*other))
                };
                Decision::Wound(victims.iter().min_by_key(key).unwrap_or_default())
            }
            Ask::PutBack { drawn, .. } => {
                let bad = [Colour::Black, Colour::Purple, Colour::Blue].into_iter();
                let bad =
                    bad.filter(|&colour| public.sends_rat(seat, colour).is_some()).chain([Colour::White]);
                Decision::PutBack(bad.into_iter().find(|&colour| drawn.of(colour) > 0))
            }
            Ask::Swap { swaps, .. } => {
                let (mut best, mut most) = (Decision::Swap { pairs: 0, whites: 0 }, 0);
                self.each(|decision| {
                    if let Decision::Swap { pairs, whites } = decision
                        && swaps.worth(pairs, whites) > most
                    {
                        (best, most) = (decision, swaps.worth(pairs, whites));
                    }
                });
                best
            }
            Ask::Scavenge { .. } => Decision::Scavenge(false),
            Ask::Lecter { .. } => Decision::Lecter(None),
            Ask::Starve { most, .. } => Decision::Starve(most),
            Ask::Alchemy { .. } => Decision::Alchemy(0),
        }
    }
}

/// Every legal decision, where they are few; otherwise none.
impl Each for Ask {
    type Item = Decision;

    fn each(&self, mut found: impl FnMut(Decision)) {
        match *self {
            Ask::KeepClan { dealt: [one, other] } => {
                found(Decision::KeepClan(one));
                if one != other {
                    found(Decision::KeepClan(other));
                }
            }
            Ask::Board => Side::ALL.into_iter().for_each(|side| found(Decision::Board(side))),
            Ask::HolyRat => [true, false].into_iter().for_each(|yes| found(Decision::HolyRat(yes))),
            Ask::Ninja { .. } => [true, false].into_iter().for_each(|yes| found(Decision::Ninja(yes))),
            Ask::Scavenge { .. } => [true, false].into_iter().for_each(|yes| found(Decision::Scavenge(yes))),
            Ask::Add { left, .. } => {
                found(Decision::Add(None));
                left.colours().for_each(|colour| found(Decision::Add(Some(colour))));
            }
            Ask::Wound { victims, .. } => victims.iter().for_each(|victim| found(Decision::Wound(victim))),
            Ask::PutBack { drawn, .. } => {
                found(Decision::PutBack(None));
                drawn.colours().for_each(|colour| found(Decision::PutBack(Some(colour))));
            }
            Ask::Swap { swaps, .. } => {
                for pairs in 0..=swaps.pairs {
                    for whites in (0..=swaps.recycled).filter(|&whites| swaps.allows(pairs, whites)) {
                        found(Decision::Swap { pairs, whites });
                    }
                }
            }
            Ask::Lecter { available, infirmary } => {
                found(Decision::Lecter(None));
                let rats = [(FedRat::Available, available), (FedRat::Infirmary, infirmary)];
                rats.iter()
                    .filter(|(_, there)| *there)
                    .for_each(|&(rat, _)| found(Decision::Lecter(Some(rat))));
            }
            Ask::Starve { least, most, .. } => {
                (least..=most).for_each(|count| found(Decision::Starve(count)))
            }
            Ask::Alchemy { most } => (0..=most).for_each(|count| found(Decision::Alchemy(count))),
            Ask::Move { rats, most: 1, both } => {
                found(Decision::Move(Moves::default()));
                for one in moves_from(rats, both) {
                    let moves = Moves::new(&[one]).unwrap_or_default();
                    if check_moves(&moves, rats, 1, both).is_ok() {
                        found(Decision::Move(moves));
                    }
                }
            }
            Ask::Deploy { .. } | Ask::Move { .. } => {}
        }
    }
}

fn check_deployment(deployment: &Deployment, have: u8, both: bool, hide: bool) -> Result<(), Illegal> {
    let (rats, sent) = (deployment.rats, deployment.rats.total());
    require(sent == u16::from(have), Illegal::WrongSum { have, sent })?;
    check_both(rats, both)?;
    require(hide || !deployment.hide, Illegal::NothingToHide)
}

fn check_both(rats: Rats, both: bool) -> Result<(), Illegal> {
    require(both || rats.at(Place::Both) == 0, Illegal::NoBoth)?;
    require(rats.at(Place::Both) <= MOST_IN_BOTH, Illegal::TooManyInBoth)
}

fn check_moves(moves: &Moves, rats: Rats, most: u8, both: bool) -> Result<(), Illegal> {
    require(moves.count() <= most, Illegal::TooManyMoves { most })?;
    for (from, to) in moves.iter() {
        require(from != to, Illegal::NoMove)?;
        let leaving = moves.iter().filter(|one| one.0 == from).count();
        require(leaving <= usize::from(rats.at(from)), Illegal::NoSuchRat(from))?;
    }
    check_both(moves.applied_to(rats), both)
}

fn moves_from(rats: Rats, both: bool) -> impl Iterator<Item = (Place, Place)> {
    let places = if both { &Place::ALL[..] } else { &Place::ALL[..7] };
    let from = places.iter().copied().filter(move |&from| rats.at(from) > 0);
    from.flat_map(move |from| places.iter().copied().filter(move |&to| to != from).map(move |to| (from, to)))
}
