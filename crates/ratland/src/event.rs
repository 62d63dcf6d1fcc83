//! What happened, and what each onlooker is told of it. Nearly all of it is public: rats and cheese lie open. Only cards
//! are seen by some and not by others.

use crate::card::{Clan, EventCard, Side};
use crate::cheese::{Colour, Pieces};
use crate::data::RatTo;
use crate::decision::{Deployment, FedRat, Moves};
use crate::place::{Area, Place, Tunnel};
use std::fmt;
use table::{BySeat, Eye, Face, Hidden, Seat, Standing, joined};

/// Why cheese was paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(rename_all = "snake_case"))]
pub enum Reason {
    Abundance,
    Explorers,
    Strategists,
    /// Drawn from the bag.
    Found,
}

/// What happened, in truth.
#[derive(Clone, Debug)]
pub enum Event {
    /// In the open: everyone is told the same.
    Open(Notice),
    ClansDealt {
        dealt: BySeat<[Hidden<Clan>; 2]>,
    },
    BoardsChosen {
        sides: BySeat<Hidden<Side>>,
    },
    Looked {
        seat: Seat,
        event: Option<Hidden<EventCard>>,
        food: Option<[Hidden<u8>; 2]>,
    },
}

/// What one onlooker is told.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "what", rename_all = "snake_case"))]
pub enum Notice {
    SetUp {
        active: Seat,
    },
    ClansDealt {
        #[cfg_attr(feature = "wire", ts(type = "Array<[Clan | null, Clan | null]>"))]
        dealt: BySeat<[Face<Clan>; 2]>,
    },
    ClansRevealed {
        #[cfg_attr(feature = "wire", ts(type = "Array<Clan | null>"))]
        clans: BySeat<Option<Clan>>,
    },
    BoardsChosen {
        #[cfg_attr(feature = "wire", ts(type = "Array<Side | null>"))]
        sides: BySeat<Face<Side>>,
    },
    BoardsRevealed {
        #[cfg_attr(feature = "wire", ts(type = "Array<Side>"))]
        sides: BySeat<Side>,
    },
    RoundBegan {
        round: u8,
        active: Seat,
    },
    EventRevealed {
        card: EventCard,
    },
    FoodDeckFormed,
    FoodRevealed {
        cards: [u8; 2],
        offer: [Pieces; 3],
    },
    CousinCame {
        seat: Seat,
    },
    WentOver {
        from: Seat,
        to: Seat,
    },
    CameBack {
        seat: Seat,
        healed: u8,
        found: u8,
    },
    HolyRat {
        seat: Seat,
        taken: bool,
    },
    Deployed {
        #[cfg_attr(feature = "wire", ts(type = "Array<Deployment>"))]
        deployed: BySeat<Deployment>,
    },
    Ran {
        seat: Seat,
        moves: Moves,
    },
    Ninja {
        seat: Seat,
        tunnel: Tunnel,
        used: bool,
    },
    Attacked {
        by: Seat,
        tunnel: Tunnel,
        on: Seat,
        strength: u8,
        defence: u8,
        stolen: u16,
    },
    Killed {
        seat: Seat,
        place: Place,
    },
    Born {
        seat: Seat,
        born: u8,
        wanted: u8,
    },
    BagFilled {
        area: Area,
        bag: Pieces,
    },
    Added {
        seat: Seat,
        area: Area,
        colour: Option<Colour>,
    },
    Wounded {
        by: Seat,
        victim: Seat,
        area: Area,
    },
    Drew {
        seat: Seat,
        area: Area,
        pieces: Pieces,
    },
    PutBack {
        seat: Seat,
        colour: Option<Colour>,
    },
    Paid {
        seat: Seat,
        cheese: u16,
        owed: u16,
        why: Reason,
    },
    Hit {
        seat: Seat,
        colour: Colour,
        from: Place,
        to: RatTo,
    },
    Swapped {
        seat: Seat,
        pairs: u8,
        whites: u8,
        cheese: u16,
    },
    LeftBag {
        seat: Seat,
        area: Area,
    },
    Lecter {
        seat: Seat,
        rat: Option<FedRat>,
    },
    Fed {
        seat: Seat,
        fed: u8,
        cost: u16,
        paid: u16,
    },
    Starved {
        seat: Seat,
        deaths: u8,
        from_infirmary: u8,
    },
    Alchemy {
        seat: Seat,
        rats: u8,
    },
    GaveForMusic {
        from: Seat,
        to: Seat,
    },
    Looked {
        seat: Seat,
        event: Option<Face<EventCard>>,
        food: Option<[Face<u8>; 2]>,
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
        match event {
            Event::Open(notice) => notice.clone(),
            Event::ClansDealt { dealt } => {
                Notice::ClansDealt { dealt: dealt.map(|_, cards| cards.map(|card| card.to(eye))) }
            }
            Event::BoardsChosen { sides } => {
                Notice::BoardsChosen { sides: sides.map(|_, side| side.to(eye)) }
            }
            Event::Looked { seat, event, food } => Notice::Looked {
                seat: *seat,
                event: event.map(|card| card.to(eye)),
                food: food.map(|cards| cards.map(|card| card.to(eye))),
            },
        }
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notice::SetUp { active } => write!(f, "{active} is the first active player."),
            Notice::ClansDealt { dealt } => {
                f.write_str("Everyone is dealt two clans")?;
                for (seat, cards) in dealt.iter() {
                    if let [Face::Up(one), Face::Up(other)] = cards {
                        write!(f, "; {seat} {one} and {other}")?;
                    }
                }
                f.write_str(".")
            }
            Notice::ClansRevealed { clans } => {
                let each = clans.iter().filter_map(|(seat, clan)| Some(format!("{seat} {}", (*clan)?)));
                write!(f, "The clans: {}.", joined(each))
            }
            Notice::BoardsChosen { sides } => {
                f.write_str("Everyone has chosen a side of the board")?;
                for (seat, side) in sides.iter() {
                    if let Face::Up(side) = side {
                        write!(f, "; {seat} {side}")?;
                    }
                }
                f.write_str(".")
            }
            Notice::BoardsRevealed { sides } => {
                write!(
                    f,
                    "The boards: {}.",
                    joined(sides.iter().map(|(seat, side)| format!("{seat} {side}")))
                )
            }
            Notice::RoundBegan { round, active } => {
                write!(f, "Round {round}: {active} is the active player.")
            }
            Notice::EventRevealed { card } => write!(f, "Event: {card}."),
            Notice::FoodDeckFormed => f.write_str("The food deck is formed again."),
            Notice::FoodRevealed { cards, offer: [dump, city, field] } => {
                let numbers = joined(cards.iter().filter(|&&card| card > 0).map(u8::to_string));
                write!(f, "Food {numbers}: dump {dump}, city {city}, field {field}.")
            }
            Notice::CousinCame { seat } => write!(f, "A cousin joins {seat}."),
            Notice::WentOver { from, to } => write!(f, "A drunken rat of {from} goes over to {to}."),
            Notice::CameBack { seat, healed, found } => {
                write!(f, "{seat}: {healed} from the infirmary and {found} lost come back.")
            }
            Notice::HolyRat { seat, taken: true } => write!(f, "{seat} takes a rat out of the graveyard."),
            Notice::HolyRat { seat, taken: false } => write!(f, "{seat} leaves the graveyard as it is."),
            Notice::Deployed { deployed } => {
                write!(
                    f,
                    "All screens up: {}.",
                    joined(deployed.iter().map(|(seat, rats)| format!("{seat} {rats}")))
                )
            }
            Notice::Ran { seat, moves } if moves.count() == 0 => write!(f, "{seat} moves no rat."),
            Notice::Ran { seat, moves } => write!(f, "{seat} moves: {moves}."),
            Notice::Ninja { seat, tunnel, used: true } => {
                write!(f, "{seat} sneaks through the {tunnel} tunnel.")
            }
            Notice::Ninja { seat, tunnel, used: false } => {
                write!(f, "{seat} does not sneak through the {tunnel} tunnel.")
            }
            Notice::Attacked { by, tunnel, on, strength, defence, stolen } => {
                write!(
                    f,
                    "{by} attacks {on} from the {tunnel} tunnel, {strength} against {defence}, and steals {stolen}."
                )
            }
            Notice::Killed { seat, place } => write!(f, "{seat} loses a rat in the {place}."),
            Notice::Born { seat, born, wanted } if born == wanted => write!(f, "{seat}: {born} born."),
            Notice::Born { seat, born, wanted } => {
                write!(f, "{seat}: {born} born; {wanted} would have been.")
            }
            Notice::BagFilled { area, bag } => write!(f, "The bag for the {area}: {bag}."),
            Notice::Added { seat, area, colour: Some(colour) } => {
                write!(f, "{seat} adds {colour} to the bag for the {area}.")
            }
            Notice::Added { seat, area, colour: None } => {
                write!(f, "{seat} adds nothing to the bag for the {area}.")
            }
            Notice::Wounded { by, victim, area } => write!(f, "{by} wounds a rat of {victim} in the {area}."),
            Notice::Drew { seat, area, pieces } => write!(f, "{seat} draws in the {area}: {pieces}."),
            Notice::PutBack { seat, colour: Some(colour) } => write!(f, "{seat} puts {colour} back."),
            Notice::PutBack { seat, colour: None } => write!(f, "{seat} keeps all."),
            Notice::Paid { seat, cheese, owed, why } => {
                let why = match why {
                    Reason::Abundance => " by Abundance",
                    Reason::Explorers => " brought back",
                    Reason::Strategists => " by Strategists",
                    Reason::Found => "",
                };
                write!(f, "{seat} +{cheese} cheese{why}")?;
                if cheese < owed { write!(f, " of {owed}; the supply is empty.") } else { f.write_str(".") }
            }
            Notice::Hit { seat, colour, from, to } => {
                let to = match to {
                    RatTo::Supply => "is gone",
                    RatTo::Infirmary => "is poisoned",
                    RatTo::Lost => "gets lost",
                };
                write!(f, "{colour}: a rat of {seat} from the {from} {to}.")
            }
            Notice::Swapped { seat, pairs, whites, cheese } => {
                write!(f, "{seat} swaps {pairs} pairs and {whites} single whites for {cheese} cheese.")
            }
            Notice::LeftBag { seat, area } => write!(f, "{seat} does not scavenge in the {area}."),
            Notice::Lecter { seat, rat: Some(FedRat::Available) } => {
                write!(f, "{seat} gives a rat for a cheese.")
            }
            Notice::Lecter { seat, rat: Some(FedRat::Infirmary) } => {
                write!(f, "{seat} gives a rat from the infirmary for a cheese.")
            }
            Notice::Lecter { seat, rat: None } => write!(f, "{seat} gives no rat."),
            Notice::Fed { seat, fed, cost, paid } => {
                write!(f, "{seat} feeds {fed} rats: {paid} of {cost} cheese.")
            }
            Notice::Starved { seat, deaths, from_infirmary } => {
                write!(f, "{seat}: {deaths} starve, {from_infirmary} of them in the infirmary.")
            }
            Notice::Alchemy { seat, rats } => write!(f, "{seat} turns {rats} cheese into rats."),
            Notice::GaveForMusic { from, to } => write!(f, "{from} gives {to} a cheese for the music."),
            Notice::Looked { seat, event, food } => {
                write!(f, "{seat} looks at what comes next")?;
                if let Some(Face::Up(card)) = event {
                    write!(f, ": {card}")?;
                }
                let food = food.iter().flatten().filter_map(|card| card.up()).filter(|&card| card > 0);
                let food = joined(food.map(|card| card.to_string()));
                if food.is_empty() { f.write_str(".") } else { write!(f, ", food {food}.") }
            }
            Notice::TimedOut { seat } => write!(f, "{seat} has run out of time."),
            Notice::Over { standing } => {
                let scores = standing.scores.iter().map(|(seat, score)| format!("{seat} {score}"));
                write!(f, "The game is over: {}. {} wins.", joined(scores), standing.winners())
            }
        }
    }
}
