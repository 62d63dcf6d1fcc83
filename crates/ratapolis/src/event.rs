//! What happened, and what each onlooker is told of it.

use crate::options::Mark;
use crate::plan::{Action, Plan};
use crate::score::Score;
use crate::size::ByPlayer;
use crate::tile::{Colour, Plot, Tile, TileSet};
use std::fmt;
use table::{Eye, Face, Hidden, Seat, Standing, counted, joined};

/// Why an action came to nothing (POL-63).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(rename_all = "snake_case"))]
pub enum Why {
    /// There was no rat to move.
    NobodyLeft,
    /// No rat of the attacker was in place.
    NotThere,
    /// The colour that was attacked was not there.
    NoTarget,
    /// The tile no longer lies in the city.
    NoHouse,
    NoRoom,
    /// Fewer than two parents.
    TooFew,
    NoReserve,
}

/// What happened, in truth.
#[derive(Clone, Debug)]
pub enum Event {
    /// In the open: everyone is told the same.
    Open(Notice),
    Dealt {
        hands: ByPlayer<Hidden<TileSet>>,
    },
    Shown {
        seat: Seat,
        to: Seat,
        card: Hidden<Tile>,
    },
    Laid {
        seat: Seat,
        card: Hidden<Tile>,
    },
}

/// What rats were lost to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(rename_all = "snake_case"))]
pub enum Cause {
    Attack,
    /// Two attackers met a neutral rat (POL-165).
    Neutrals,
    Trap,
    Cats,
    /// POL-166.
    NeutralStrike,
}

/// What one onlooker is told. Slots are 1 and 2.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "what", rename_all = "snake_case"))]
pub enum Notice {
    SetUp {
        situation: String,
        /// By seat; Balthus has none.
        #[cfg_attr(feature = "wire", ts(type = "Array<Colour | null>"))]
        colours: ByPlayer<Option<Colour>>,
        neutral: Option<Colour>,
        balthus: Option<Seat>,
        /// Advantages of this game.
        #[cfg_attr(feature = "wire", ts(type = "Array<Tile>"))]
        tokens: TileSet,
    },
    RoundBegan {
        round: u8,
        mark: Mark,
        last: bool,
    },
    /// All cards but those on slots were shuffled to be the new deck (POL-28).
    Renewed {
        count: u8,
    },
    Dealt {
        #[cfg_attr(feature = "wire", ts(type = "Array<Array<Tile> | null>"))]
        hands: ByPlayer<Face<TileSet>>,
    },
    /// Cards lie face up, with cats on their buildings (POL-27, POL-153).
    FacedUp {
        #[cfg_attr(feature = "wire", ts(type = "Array<Tile>"))]
        cards: TileSet,
    },
    /// Cards were set aside unseen (POL-122).
    SetAside {
        count: u8,
    },
    /// Balthus's card (POL-176).
    Laid {
        seat: Seat,
        card: Face<Tile>,
    },
    /// For a card, with the Archives.
    Asked {
        seat: Seat,
        of: Seat,
    },
    AskedNobody {
        seat: Seat,
    },
    Shown {
        seat: Seat,
        to: Seat,
        card: Face<Tile>,
    },
    /// All plans together; nothing for Balthus.
    Revealed {
        #[cfg_attr(feature = "wire", ts(type = "Array<Plan>"))]
        plans: ByPlayer<Plan>,
    },
    Attacked {
        slot: u8,
        seat: Seat,
        tile: Plot,
        colour: Colour,
        /// Why it hit nobody, where it did not.
        why: Option<Why>,
    },
    Lost {
        colour: Colour,
        tile: Plot,
        rats: u8,
        cause: Cause,
    },
    /// A neutral rat (POL-164).
    Captured {
        seat: Seat,
        tile: Plot,
    },
    /// A tile was turned up, and may be a trap (POL-155).
    Turned {
        place: Plot,
        tile: Tile,
        trap: bool,
    },
    Moved {
        slot: u8,
        seat: Seat,
        from: Plot,
        to: Plot,
        rats: u8,
        /// For lack of room.
        stayed: u8,
    },
    /// An action that could not be carried out any more (POL-63).
    CameToNothing {
        slot: u8,
        seat: Seat,
        action: Action,
        why: Why,
    },
    Born {
        slot: u8,
        seat: Seat,
        tile: Plot,
    },
    /// From the reserve to the Market, or not.
    Market {
        seat: Seat,
        brought: bool,
    },
    /// The first card of phase 4, or the second one after a refusal, or a fixed one.
    CatCard {
        card: Tile,
    },
    /// By the Radio station.
    Refused {
        seat: Seat,
        card: Tile,
    },
    /// The Radio station's owner lets the card stand.
    Kept {
        seat: Seat,
        card: Tile,
    },
    Rescued {
        seat: Seat,
        from: Plot,
        to: Plot,
    },
    Removed {
        tile: Plot,
    },
    TokenLost {
        tile: Tile,
    },
    /// The cat card names a tile that is not face up in the city (POL-156).
    NothingRemoved {
        card: Tile,
    },
    /// Rats and what they were worth, to Balthus (POL-178).
    Hunted {
        rats: u8,
        cheese: u16,
    },
    /// The second card of a neutral strike (POL-167).
    StrikeCard {
        at: Seat,
        card: Tile,
        /// A neutral rat stands there beside one of theirs.
        hits: bool,
    },
    /// A token has another owner, or none.
    Token {
        tile: Tile,
        seat: Option<Seat>,
    },
    /// From the Cheese shop.
    Cheese {
        seat: Seat,
    },
    Scored {
        #[cfg_attr(feature = "wire", ts(type = "Array<Score>"))]
        scores: ByPlayer<Score>,
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
            Event::Shown { seat, to, card } => Notice::Shown { seat, to, card: card.to(eye) },
            Event::Laid { seat, card } => Notice::Laid { seat, card: card.to(eye) },
        }
    }
}

fn rats(count: u8) -> String {
    counted(count, "rat", "rats")
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notice::SetUp { situation, colours, neutral, balthus, tokens } => {
                let colour = |(seat, colour): (Seat, &Option<Colour>)| {
                    colour.map_or(format!("{seat} Balthus"), |colour| format!("{seat} {colour}"))
                };
                write!(f, "Situation {situation}: {}", joined(colours.iter().map(colour)))?;
                if let Some(neutral) = neutral {
                    write!(f, ", {neutral} neutral")?;
                }
                if let Some(hunter) = balthus {
                    write!(f, "; {hunter} hunts")?;
                }
                write!(f, "; tokens {tokens}.")
            }
            Notice::RoundBegan { round, mark, last } => {
                let mark = match mark {
                    Mark::Open | Mark::Closed => "",
                    Mark::NoAttack => ", no attack",
                    Mark::OneAttack => ", one attack",
                };
                write!(f, "Round {round}{mark}{}.", if *last { ", the last one" } else { "" })
            }
            Notice::Renewed { count } => write!(f, "{count} cards are shuffled to be the new deck."),
            Notice::Dealt { hands } => {
                f.write_str("Hunt cards are dealt")?;
                for (seat, hand) in hands.iter() {
                    if let Face::Up(hand) = hand
                        && !hand.is_empty()
                    {
                        write!(f, "; {seat} {hand}")?;
                    }
                }
                f.write_str(".")
            }
            Notice::FacedUp { cards } => write!(f, "Face up: {cards}."),
            Notice::SetAside { count } => write!(f, "{count} cards are set aside unseen."),
            Notice::Laid { seat, card: Face::Up(card) } => write!(f, "{seat} lays a card: {card}."),
            Notice::Laid { seat, card: Face::Down } => write!(f, "{seat} lays a card."),
            Notice::Asked { seat, of } => write!(f, "{seat} asks {of} for a card."),
            Notice::AskedNobody { seat } => write!(f, "{seat} asks nobody for a card."),
            Notice::Shown { seat, to, card: Face::Up(card) } => {
                write!(f, "{seat} shows {to} a card: {card}.")
            }
            Notice::Shown { seat, to, card: Face::Down } => write!(f, "{seat} shows {to} a card."),
            Notice::Revealed { plans } => {
                let plans = plans.iter().map(|(seat, plan)| format!("{seat} {plan}"));
                write!(f, "Plans: {}.", joined(plans))
            }
            Notice::Attacked { slot, seat, tile, colour, why } => {
                let vain = if why.is_none() { "" } else { " in vain" };
                write!(f, "Slot {slot}: {seat} attacks {colour} on {tile}{vain}.")
            }
            Notice::Lost { colour, tile, rats: count, cause } => {
                let cause = match cause {
                    Cause::Attack => "in an attack",
                    Cause::Neutrals => "to the neutrals",
                    Cause::Trap => "in a trap",
                    Cause::Cats => "to the cats",
                    Cause::NeutralStrike => "in a neutral strike",
                };
                write!(f, "{colour} loses {} on {tile} {cause}.", rats(*count))
            }
            Notice::Captured { seat, tile } => write!(f, "{seat} captures a neutral rat on {tile}."),
            Notice::Turned { place, tile, trap } => {
                write!(f, "Place {place} is {tile}{}.", if *trap { ", a trap" } else { "" })
            }
            Notice::Moved { slot, seat, from, to, rats: count, stayed } => {
                write!(f, "Slot {slot}: {seat} moves {} from {from} to {to}", rats(*count))?;
                if *stayed > 0 { write!(f, ", {stayed} cannot.") } else { f.write_str(".") }
            }
            Notice::CameToNothing { slot, seat, action, why: _ } => {
                write!(f, "Slot {slot}: {seat}'s {action} comes to nothing.")
            }
            Notice::Born { slot, seat, tile } => write!(f, "Slot {slot}: a rat of {seat} is born on {tile}."),
            Notice::Market { seat, brought: true } => write!(f, "{seat} brings a rat back to the Market."),
            Notice::Market { seat, brought: false } => write!(f, "{seat} brings no rat to the Market."),
            Notice::CatCard { card } => write!(f, "The cats' card is {card}."),
            Notice::Refused { seat, card } => write!(f, "{seat} refuses {card}."),
            Notice::Kept { seat, card } => write!(f, "{seat} keeps {card}."),
            Notice::Rescued { seat, from, to } => write!(f, "{seat} rescues a rat from {from} to {to}."),
            Notice::Removed { tile } => write!(f, "{tile} is removed."),
            Notice::TokenLost { tile } => write!(f, "The token of {tile} is lost."),
            Notice::NothingRemoved { card } => write!(f, "{card} is not in sight, and nothing is removed."),
            Notice::Hunted { rats: count, cheese } => {
                write!(f, "Balthus notes {cheese} for {}.", rats(*count))
            }
            Notice::StrikeCard { at, card, hits: _ } => write!(f, "The neutrals strike at {at}: {card}."),
            Notice::Token { tile, seat: Some(seat) } => write!(f, "{seat} takes the token of {tile}."),
            Notice::Token { tile, seat: None } => write!(f, "The token of {tile} lies on its tile."),
            Notice::Cheese { seat } => write!(f, "{seat} gains a cheese."),
            Notice::Scored { scores } => {
                let each = scores.iter().map(|(seat, score)| format!("{seat} {score}"));
                write!(f, "Cheese: {}.", joined(each))
            }
            Notice::TimedOut { seat } => write!(f, "{seat} has run out of time."),
            Notice::Over { standing } => {
                let scores = joined(standing.scores.iter().map(|(seat, score)| format!("{seat} {score}")));
                write!(f, "The game is over: {scores}. {} wins.", standing.winners())
            }
        }
    }
}
