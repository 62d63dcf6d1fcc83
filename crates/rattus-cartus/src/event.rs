//! What happened, and what each onlooker is told of it.

use crate::building::{Building, BuildingCard};
use crate::card::{Card, Class, Special};
use crate::cards::Cards;
use crate::score::Score;
use crate::size::{ByPlayer, NUN_ROW};
use std::fmt;
use table::{BySeat, Eye, Face, Hidden, Seat, SeatSet, Standing, counted, joined};

/// What happened, in truth.
#[derive(Clone, Debug)]
pub enum Event {
    /// In the open: everyone is told the same.
    Open(Notice),
    Dealt {
        hands: ByPlayer<Hidden<Cards>>,
    },
    Drew {
        seat: Seat,
        count: u8,
        cards: Hidden<Cards>,
    },
    Looked {
        seat: Seat,
        place: u8,
        card: Hidden<Card>,
    },
    Visited {
        seat: Seat,
        position: u8,
        slot: u8,
        count: u8,
        cards: Hidden<Cards>,
    },
    Gave {
        from: Seat,
        to: Seat,
        count: u8,
        cards: Hidden<Cards>,
    },
    PickedUp {
        seat: Seat,
        count: u8,
        cards: Hidden<Cards>,
    },
}

/// What one onlooker is told. Positions and places are counted from 0.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "what", rename_all = "snake_case"))]
pub enum Notice {
    SetUp {
        first: Seat,
        /// The cards in play; none where they are a secret (CART-145).
        buildings: Vec<BuildingCard>,
    },
    /// The rulebook advises against the Guard Tower with two players (CART-147).
    TowerWithTwo,
    Dealt {
        #[cfg_attr(feature = "wire", ts(type = "Array<Array<Card> | null>"))]
        hands: ByPlayer<Face<Cards>>,
    },
    RoundBegan {
        round: u8,
        first: Seat,
        last: bool,
    },
    RowRevealed {
        row: Vec<BuildingCard>,
    },
    /// All cards of the row showed one building (CART-20).
    Replaced {
        replaced: BuildingCard,
        card: BuildingCard,
    },
    ChosePrivilege {
        seat: Seat,
        position: u8,
    },
    Drew {
        seat: Seat,
        count: u8,
        cards: Face<Cards>,
    },
    Reshuffled {
        count: u8,
    },
    DiscardedRats {
        seat: Seat,
        count: u16,
    },
    Looked {
        seat: Seat,
        place: u8,
        card: Face<Card>,
    },
    Visited {
        seat: Seat,
        position: u8,
        /// From 1.
        slot: u8,
        count: u8,
        cards: Face<Cards>,
    },
    Passed {
        seat: Seat,
    },
    /// With two players in different buildings (CART-115).
    OnlyPremium {
        seat: Seat,
    },
    Revealed {
        seat: Seat,
        cards: Cards,
    },
    GainedInfluence {
        seat: Seat,
        class: Class,
        influence: u8,
        rats: u8,
    },
    ChoseVictim {
        seat: Seat,
        victim: Seat,
    },
    /// To a Sword or a Guard Tower.
    Gave {
        from: Seat,
        to: Seat,
        count: u8,
        cards: Face<Cards>,
    },
    /// To the sound of a Flute.
    RatFollowed {
        from: Seat,
        to: Seat,
    },
    Acted {
        seat: Seat,
        building: Building,
        premium: bool,
        performed: bool,
    },
    GainedPoints {
        seat: Seat,
        points: u8,
    },
    Took {
        seat: Seat,
        card: Special,
        count: u8,
    },
    /// Pending, and seen by nobody yet.
    DrewUnseen {
        seat: Seat,
        count: u8,
    },
    /// At the Hospital.
    DiscardedCards {
        seat: Seat,
        cards: Cards,
    },
    CalledFromTower {
        seat: Seat,
        givers: SeatSet,
    },
    /// Committed cards of this position went to their piles.
    PutAway {
        position: u8,
    },
    PickedUp {
        seat: Seat,
        count: u8,
        cards: Face<Cards>,
    },
    HandsShown {
        #[cfg_attr(feature = "wire", ts(type = "Array<Array<Card>>"))]
        hands: ByPlayer<Cards>,
    },
    Scored {
        #[cfg_attr(feature = "wire", ts(type = "Array<Score>"))]
        scores: ByPlayer<Score>,
    },
    Plague {
        nuns: [Card; NUN_ROW],
        #[cfg_attr(feature = "wire", ts(type = "Array<number>"))]
        rats: BySeat<u16>,
        dead: SeatSet,
    },
    TimedOut {
        seat: Seat,
    },
    Over {
        #[cfg_attr(feature = "wire", ts(type = "{ places: Array<number>, scores: Array<number> }"))]
        standing: Standing,
    },
}

impl From<Notice> for Event {
    #[inline]
    fn from(notice: Notice) -> Event {
        Event::Open(notice)
    }
}

impl Notice {
    pub(crate) fn of(event: &Event, eye: &Eye) -> Notice {
        match *event {
            Event::Open(ref notice) => notice.clone(),
            Event::Dealt { hands } => Notice::Dealt { hands: hands.map(|_, hand| hand.to(eye)) },
            Event::Drew { seat, count, cards } => Notice::Drew { seat, count, cards: cards.to(eye) },
            Event::Looked { seat, place, card } => Notice::Looked { seat, place, card: card.to(eye) },
            Event::Visited { seat, position, slot, count, cards } => {
                Notice::Visited { seat, position, slot, count, cards: cards.to(eye) }
            }
            Event::Gave { from, to, count, cards } => Notice::Gave { from, to, count, cards: cards.to(eye) },
            Event::PickedUp { seat, count, cards } => Notice::PickedUp { seat, count, cards: cards.to(eye) },
        }
    }
}

/// `: king0 sword`, or nothing for those who do not see it.
fn seen(cards: &Face<Cards>) -> String {
    match cards {
        Face::Up(cards) if !cards.is_empty() => format!(": {cards}"),
        Face::Up(_) | Face::Down => String::new(),
    }
}

fn cards(count: u8) -> String {
    counted(count, "card", "cards")
}

fn row(cards: &[BuildingCard]) -> String {
    joined(cards.iter().map(BuildingCard::to_string))
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notice::SetUp { first, buildings } if buildings.is_empty() => {
                write!(f, "{first} is first player; which building cards are used is a secret.")
            }
            Notice::SetUp { first, buildings } => {
                write!(f, "{first} is first player; the building cards are {}.", row(buildings))
            }
            Notice::TowerWithTwo => {
                f.write_str("The rulebook advises against the Guard Tower when two play.")
            }
            Notice::Dealt { hands } => {
                f.write_str("Everybody is dealt a hand")?;
                for (seat, hand) in hands.iter() {
                    if let Face::Up(hand) = hand {
                        write!(f, "; {seat} {hand}")?;
                    }
                }
                f.write_str(".")
            }
            Notice::RoundBegan { round, first, last } => {
                let last = if *last { ", the last one" } else { "" };
                write!(f, "Round {round}{last}: {first} is first player.")
            }
            Notice::RowRevealed { row: cards } => write!(f, "The row: {}.", row(cards)),
            Notice::Replaced { replaced, card } => {
                write!(f, "All show one building: {replaced} is replaced by {card}.")
            }
            Notice::ChosePrivilege { seat, position } => {
                write!(f, "{seat} takes the privilege of card {}.", position + 1)
            }
            Notice::Drew { seat, count, cards: drawn } => {
                write!(f, "{seat} draws {}{}.", cards(*count), seen(drawn))
            }
            Notice::Reshuffled { count } => write!(f, "{} are shuffled to be the new deck.", cards(*count)),
            Notice::DiscardedRats { seat, count } => {
                write!(f, "{seat} is rid of {}.", counted(*count, "rat", "rats"))
            }
            Notice::Looked { seat, place, card: Face::Up(card) } => {
                write!(f, "{seat} looks at nun {}: {card}.", place + 1)
            }
            Notice::Looked { seat, place, card: Face::Down } => {
                write!(f, "{seat} looks at nun {}.", place + 1)
            }
            Notice::Visited { seat, position, slot, count, cards: laid } => {
                let (position, laid) = (position + 1, seen(laid));
                write!(f, "{seat} visits card {position}, slot {slot}, with {}{laid}.", cards(*count))
            }
            Notice::Passed { seat } => write!(f, "{seat} plays a Pass."),
            Notice::OnlyPremium { seat } => write!(f, "{seat} has the premium action of this round."),
            Notice::Revealed { seat, cards } if cards.is_empty() => write!(f, "{seat} reveals no card."),
            Notice::Revealed { seat, cards } => write!(f, "{seat} reveals {cards}."),
            Notice::GainedInfluence { seat, class, influence, rats: 0 } => {
                write!(f, "{seat}: +{influence} with the {class}.")
            }
            Notice::GainedInfluence { seat, class, influence, rats } => {
                let rats = counted(*rats, "rat", "rats");
                write!(f, "{seat}: +{influence} with the {class}, and {rats}.")
            }
            Notice::ChoseVictim { seat, victim } => write!(f, "{seat}'s Sword strikes {victim}."),
            Notice::Gave { from, to, count, cards: given } => {
                write!(f, "{from} gives {to} {}{}.", cards(*count), seen(given))
            }
            Notice::RatFollowed { from, to } => write!(f, "A rat of {from} follows the Flute to {to}."),
            Notice::Acted { seat, building, premium, performed } => {
                let which = if *premium { "premium" } else { "standard" };
                let what = if *performed { "performs" } else { "declines" };
                write!(f, "{seat} {what} the {which} action of the {building}.")
            }
            Notice::GainedPoints { seat, points } => {
                write!(f, "{seat} gains {}.", counted(*points, "point", "points"))
            }
            Notice::Took { seat, card, count } => write!(f, "{seat} takes {count} {card}."),
            Notice::DrewUnseen { seat, count } => write!(f, "{seat} sets aside {} unseen.", cards(*count)),
            Notice::DiscardedCards { seat, cards } if cards.is_empty() => {
                write!(f, "{seat} discards no card.")
            }
            Notice::DiscardedCards { seat, cards } => write!(f, "{seat} discards {cards}."),
            Notice::CalledFromTower { seat, givers } => {
                write!(
                    f,
                    "From the tower {seat} calls on {}.",
                    joined(givers.iter().map(|it| it.to_string()))
                )
            }
            Notice::PutAway { position } => write!(f, "Card {} is resolved.", position + 1),
            Notice::PickedUp { seat, count, cards: up } => {
                write!(f, "{seat} picks up {}{}.", cards(*count), seen(up))
            }
            Notice::HandsShown { hands } => {
                write!(f, "All hands: {}.", joined(hands.iter().map(|(seat, hand)| format!("{seat} {hand}"))))
            }
            Notice::Scored { scores } => {
                let each = scores.iter().map(|(seat, score)| {
                    let influence: u16 = score.influence.iter().sum();
                    let (awards, gold, palace) = (score.awards(), score.gold, score.palace);
                    format!("{seat} {influence}+{awards}+{gold}+{palace}={}", score.total())
                });
                write!(f, "Influence, awards, gold, palace: {}.", joined(each))
            }
            Notice::Plague { nuns, rats, dead } => {
                let row = joined(nuns.iter().map(Card::to_string));
                let total: u16 = nuns.iter().map(|card| u16::from(card.nuns())).sum();
                let rats = joined(rats.iter().map(|(seat, rats)| format!("{seat} {rats}")));
                let dead = if dead.is_empty() { "nobody".to_owned() } else { dead.to_string() };
                write!(f, "The plague: {total} nuns ({row}); rats: {rats}; {dead} dies.")
            }
            Notice::TimedOut { seat } => write!(f, "{seat} has run out of time."),
            Notice::Over { standing } => {
                let scores = joined(standing.scores.iter().map(|(seat, score)| format!("{seat} {score}")));
                let winners = standing.winners();
                let winner = if winners.is_empty() { "Nobody".to_owned() } else { winners.to_string() };
                write!(f, "The game is over: {scores}. {winner} wins.")
            }
        }
    }
}
