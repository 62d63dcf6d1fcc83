//! What is asked, what may be answered, and why not.

use crate::card::Special;
use crate::cards::Cards;
use crate::choices::below;
use crate::data::Action;
use crate::phase::{Phase, Places};
use crate::size::NUN_ROW;
use crate::state::{Public, State};
use table::{Dice, Eye, Seat, SeatSet, require};

/// An answer. Positions of the row and places of the nun row are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(
    feature = "wire",
    serde(tag = "do", content = "with", rename_all = "snake_case", deny_unknown_fields)
)]
pub enum Decision {
    /// The card of the row whose privilege it is.
    Privilege(u8),
    /// A place of the nun row.
    Look(u8),
    Visit {
        position: u8,
        cards: Cards,
    },
    /// Play a Pass.
    Pass,
    /// Whom the Sword strikes.
    Victim(Seat),
    /// To a Sword or a Guard Tower.
    Give(Cards),
    /// Whom the rat follows.
    Receiver(Seat),
    /// Perform the action, or not.
    Act(bool),
    /// At the Hospital.
    Discard(Cards),
}

/// A question, with all that is needed to answer it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "ask", rename_all = "snake_case"))]
pub enum Ask {
    /// One of so many cards.
    Privilege {
        row: u8,
    },
    /// Not a place that this effect has shown already.
    Look {
        left: u8,
        seen: Places,
    },
    /// One of so many cards of the row, with any of the cards that may be committed; or a Pass.
    Visit {
        row: u8,
        cards: Cards,
        pass: bool,
    },
    Victim {
        among: SeatSet,
    },
    /// Exactly so many.
    Give {
        to: Seat,
        count: u8,
        hand: Cards,
    },
    Receiver {
        among: SeatSet,
    },
    Act {
        premium: bool,
        action: Action,
    },
    /// At most so many.
    Discard {
        most: u8,
        hand: Cards,
    },
}

/// One variant per rule that a decision can break.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("that is no answer to what is asked now")]
    NoAnswer,
    /// CART-26, CART-40.
    #[error("the row has {row} building cards")]
    NoSuchBuilding { row: u8 },
    /// CART-32.
    #[error("the nun row has {NUN_ROW} places")]
    NoSuchPlace,
    /// CART-39.
    #[error("two looks at once are at different places")]
    SamePlace,
    /// CART-43.
    #[error("Gold and Pass cannot be committed")]
    NotCommittable,
    /// CART-44, CART-69, CART-95.
    #[error("you do not have all of these cards in your hand")]
    NotInHand,
    /// CART-47, CART-48.
    #[error("you have no Pass; visit a building, with no cards if you like")]
    NoPass,
    /// CART-68, CART-76.
    #[error("{0} is not one of those who tie for fewest")]
    NotFewest(Seat),
    /// CART-69, CART-101.
    #[error("you give exactly {count} cards")]
    WrongCount { count: u8 },
    /// CART-93, CART-94, CART-96.
    #[error("at most {most} cards can be discarded for rats")]
    TooMany { most: u8 },
}

/// More decisions than this are not listed.
const SHORT: u128 = 100;

impl State {
    /// What this seat, one that is asked, is asked.
    #[inline]
    pub(crate) fn ask(&self, seat: Seat, eye: &Eye) -> Ask {
        let hand = self.hands.at(seat.number() as usize).to(eye).up().unwrap_or_default();
        let premium = matches!(self.public.phase, Phase::Action { .. }) && self.premium() == Some(seat);
        let Some(ask) = self.public.ask(hand, premium) else { unreachable!("nobody is asked") };
        ask
    }
}

impl Public {
    /// What is asked of whoever is asked, has this hand, and has the premium action here or not.
    #[inline]
    pub(crate) fn ask(&self, hand: Cards, premium: bool) -> Option<Ask> {
        let row = self.row_len() as u8;
        Some(match self.phase {
            Phase::Privilege { .. } | Phase::Privileges => Ask::Privilege { row },
            Phase::Look { left, seen, .. } => Ask::Look { left, seen },
            Phase::Visit { .. } => {
                Ask::Visit { row, cards: hand.committable(), pass: hand.of_special(Special::Pass) > 0 }
            }
            Phase::SwordVictim { among, .. } => Ask::Victim { among },
            Phase::SwordGift { to, count, .. } => Ask::Give { to, count, hand },
            Phase::FluteReceiver { among, .. } => Ask::Receiver { among },
            Phase::Action { .. } => Ask::Act { premium, action: self.action_here(premium) },
            Phase::Hospital { most, .. } => Ask::Discard { most, hand },
            Phase::TowerGift { to, .. } => Ask::Give { to, count: self.tower_gift(), hand },
            Phase::Over => return None,
        })
    }
}

impl Ask {
    pub fn check(&self, decision: &Decision) -> Result<(), Illegal> {
        match (*self, *decision) {
            (Ask::Privilege { row }, Decision::Privilege(position)) => {
                require(position < row, Illegal::NoSuchBuilding { row })
            }
            (Ask::Look { seen, .. }, Decision::Look(place)) => {
                require(usize::from(place) < NUN_ROW, Illegal::NoSuchPlace)?;
                require(!seen.contains(place), Illegal::SamePlace)
            }
            (Ask::Visit { row, cards: own, .. }, Decision::Visit { position, cards }) => {
                require(position < row, Illegal::NoSuchBuilding { row })?;
                require(cards.committable() == cards, Illegal::NotCommittable)?;
                require(own.has(cards), Illegal::NotInHand)
            }
            (Ask::Visit { pass, .. }, Decision::Pass) => require(pass, Illegal::NoPass),
            (Ask::Victim { among }, Decision::Victim(seat))
            | (Ask::Receiver { among }, Decision::Receiver(seat)) => {
                require(among.contains(seat), Illegal::NotFewest(seat))
            }
            (Ask::Give { count, hand, .. }, Decision::Give(cards)) => {
                require(cards.len() == count, Illegal::WrongCount { count })?;
                require(hand.has(cards), Illegal::NotInHand)
            }
            (Ask::Act { .. }, Decision::Act(_)) => Ok(()),
            (Ask::Discard { most, hand }, Decision::Discard(cards)) => {
                require(cards.len() <= most, Illegal::TooMany { most })?;
                require(hand.has(cards), Illegal::NotInHand)
            }
            _ => Err(Illegal::NoAnswer),
        }
    }

    /// How many legal decisions there are.
    fn count(&self) -> u128 {
        match *self {
            Ask::Privilege { row } => row.into(),
            Ask::Look { seen, .. } => seen.others().count() as u128,
            Ask::Visit { row, cards, pass } => u128::from(row) * cards.choices() + u128::from(pass),
            Ask::Victim { among } | Ask::Receiver { among } => among.len().into(),
            Ask::Give { count, hand, .. } => hand.choices_of(count),
            Ask::Act { .. } => 2,
            Ask::Discard { most, hand } => (0..=most).map(|size| hand.choices_of(size)).sum(),
        }
    }

    /// `None` where there are too many to look through.
    pub fn list(&self) -> Option<Vec<Decision>> {
        if self.count() > SHORT {
            return None;
        }
        let mut all = Vec::new();
        match *self {
            Ask::Privilege { row } => all.extend((0..row).map(Decision::Privilege)),
            Ask::Look { seen, .. } => all.extend(seen.others().map(Decision::Look)),
            Ask::Visit { row, cards, pass } => {
                for position in 0..row {
                    cards.each_choice(&mut |cards| all.push(Decision::Visit { position, cards }));
                }
                all.extend(pass.then_some(Decision::Pass));
            }
            Ask::Victim { among } => all.extend(among.iter().map(Decision::Victim)),
            Ask::Receiver { among } => all.extend(among.iter().map(Decision::Receiver)),
            Ask::Give { count, hand, .. } => hand.each_choice_of(count..=count, &mut |cards| {
                all.push(Decision::Give(cards));
            }),
            Ask::Act { .. } => all.extend([Decision::Act(true), Decision::Act(false)]),
            Ask::Discard { most, hand } => {
                hand.each_choice_of(0..=most, &mut |cards| all.push(Decision::Discard(cards)));
            }
        }
        Some(all)
    }

    /// Every legal decision is as likely as every other.
    #[inline]
    pub fn sample(&self, dice: &mut Dice) -> Decision {
        match *self {
            Ask::Privilege { row } => Decision::Privilege(dice.below(row.into()) as u8),
            Ask::Look { seen, .. } => {
                let at = dice.below(seen.others().count() as u32) as usize;
                Decision::Look(seen.others().nth(at).unwrap_or_default())
            }
            Ask::Visit { row, cards, pass } => {
                if pass && below(dice, u128::from(row) * cards.choices() + 1) == 0 {
                    return Decision::Pass;
                }
                Decision::Visit { position: dice.below(row.into()) as u8, cards: cards.sample(dice) }
            }
            Ask::Victim { among } => Decision::Victim(any_of(among, dice)),
            Ask::Receiver { among } => Decision::Receiver(any_of(among, dice)),
            Ask::Give { count, hand, .. } => Decision::Give(hand.sample_of(count, dice)),
            Ask::Act { .. } => Decision::Act(dice.below(2) == 0),
            Ask::Discard { most, hand } => Decision::Discard(hand.sample_up_to(most, dice)),
        }
    }

    /// The defaults of the table of decisions (CART-160), as they stand on this table.
    pub(crate) fn fallback(&self, public: &Public, has_seen: impl Fn(u8) -> bool) -> Decision {
        // Whoever ties is in this building, and the lower slot comes first.
        let by_slot = |among: SeatSet| public.here().1.iter().filter(move |&seat| among.contains(seat));
        match *self {
            Ask::Privilege { .. } => Decision::Privilege(0),
            Ask::Look { seen, .. } => {
                let unseen = seen.others().find(|&place| !has_seen(place));
                Decision::Look(unseen.or_else(|| seen.others().next()).unwrap_or_default())
            }
            Ask::Visit { .. } => Decision::Visit { position: 0, cards: Cards::NONE },
            Ask::Victim { among } => {
                let largest = by_slot(among).min_by_key(|&seat| std::cmp::Reverse(public.hands[seat]));
                Decision::Victim(largest.unwrap_or_default())
            }
            Ask::Give { count, hand, .. } => Decision::Give(hand.first(count)),
            Ask::Receiver { among } => Decision::Receiver(by_slot(among).next().unwrap_or_default()),
            Ask::Act { .. } => Decision::Act(true),
            Ask::Discard { .. } => Decision::Discard(Cards::NONE),
        }
    }
}

fn any_of(seats: SeatSet, dice: &mut Dice) -> Seat {
    seats.nth(dice.below(seats.len().into()) as u8).unwrap_or_default()
}
