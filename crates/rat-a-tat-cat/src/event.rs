//! What happened, and what each onlooker is told of it: the public record of TAT-140 and TAT-151.
//!
//! No notice names the face of a card that lies face down, not even to the seat that sees it: a face is seen in the
//! view while it is being looked at, and a notice that could be read back later would be a memory aid (TAT-133). Only
//! the eye that sees everything is told such faces, when the match is over.

use crate::card::Card;
use crate::rows::Rows;
use crate::size::{MOST_CARDS, MOST_PLAYERS};
use crate::slot::Slot;
use crate::view::View;
use std::fmt;
use table::{BySeat, Eye, Face, Hidden, Pile, Seat, SeatSet, Standing, joined};

type Deck = Box<Pile<Card, MOST_CARDS>>;

/// What happened, in truth.
#[derive(Clone, Debug)]
pub enum Event {
    RoundBegan { round: u32, dealer: Seat },
    Shuffled { order: Deck },
    Dealt { rows: Box<Rows>, in_round: SeatSet },
    LaidAside { card: Card },
    FirstDiscard { card: Card },
    SlippedIn { order: Deck },
    OuterTurnedUp { seat: Seat, slot: Slot, card: Card },
    FirstLookBegan,
    TurnBegan { seat: Seat, last: bool },
    Drew { seat: Seat, card: Hidden<Card> },
    ShowedSpecial { seat: Seat, card: Card },
    Rejected { seat: Seat, card: Card },
    Kept { seat: Seat, slot: Slot, card: Hidden<Card>, replaced: Card },
    Took { seat: Seat, slot: Slot, card: Card, replaced: Card },
    Swapped { seat: Seat, own: Slot, with: Seat, theirs: Slot },
    Peeked { seat: Seat, slot: Slot, card: Hidden<Card> },
    SuperPeeked { seat: Seat },
    LookEnded { seat: Seat },
    Declined { seat: Seat },
    Stopped { seat: Seat },
    Reshuffled { order: Deck },
    Called { seat: Seat },
    DidNotCall { seat: Seat },
    TimedOut { seat: Seat },
    Revealed { rows: Box<Rows>, in_round: SeatSet },
    SpecialOut { seat: Seat, slot: Slot, card: Card },
    TurnedUp { seat: Seat, slot: Slot, card: Card },
    Scored { scores: BySeat<u8, MOST_PLAYERS>, totals: BySeat<u32, MOST_PLAYERS>, in_round: SeatSet },
    WentOut { seats: SeatSet },
    ClockRead { elapsed_s: u64 },
    MatchOver { standing: Standing },
}

impl Event {
    /// Whether a card was turned, drawn, shown or put on the discard, or the deck was shuffled. What is left only moves
    /// cards that lie face down or words that were said.
    pub(crate) fn reveals(&self) -> bool {
        match self {
            Event::TurnBegan { .. }
            | Event::Swapped { .. }
            | Event::LookEnded { .. }
            | Event::Declined { .. }
            | Event::Stopped { .. }
            | Event::Called { .. }
            | Event::DidNotCall { .. } => false,
            Event::RoundBegan { .. }
            | Event::Shuffled { .. }
            | Event::Dealt { .. }
            | Event::LaidAside { .. }
            | Event::FirstDiscard { .. }
            | Event::SlippedIn { .. }
            | Event::OuterTurnedUp { .. }
            | Event::FirstLookBegan
            | Event::Drew { .. }
            | Event::ShowedSpecial { .. }
            | Event::Rejected { .. }
            | Event::Kept { .. }
            | Event::Took { .. }
            | Event::Peeked { .. }
            | Event::SuperPeeked { .. }
            | Event::Reshuffled { .. }
            | Event::TimedOut { .. }
            | Event::Revealed { .. }
            | Event::SpecialOut { .. }
            | Event::TurnedUp { .. }
            | Event::Scored { .. }
            | Event::WentOut { .. }
            | Event::ClockRead { .. }
            | Event::MatchOver { .. } => true,
        }
    }
}

/// An entry of the public record. `order`, `rows` and `card` of a hidden thing are told to nobody at the table.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "what", rename_all = "snake_case"))]
pub enum Notice {
    RoundBegan {
        round: u32,
        dealer: Seat,
    },
    Shuffled {
        cards: u8,
        order: Option<Vec<Card>>,
    },
    Dealt {
        to: SeatSet,
        rows: Option<Vec<SeatRow>>,
    },
    LaidAside {
        card: Card,
    },
    FirstDiscard {
        card: Card,
    },
    SlippedIn {
        cards: u8,
        order: Option<Vec<Card>>,
    },
    OuterTurnedUp {
        seat: Seat,
        slot: Slot,
        card: Card,
    },
    FirstLookBegan,
    TurnBegan {
        seat: Seat,
        last: bool,
    },
    Drew {
        seat: Seat,
        card: Face<Card>,
    },
    ShowedSpecial {
        seat: Seat,
        card: Card,
    },
    Rejected {
        seat: Seat,
        card: Card,
    },
    Kept {
        seat: Seat,
        slot: Slot,
        card: Face<Card>,
        replaced: Card,
    },
    Took {
        seat: Seat,
        slot: Slot,
        card: Card,
        replaced: Card,
    },
    Swapped {
        seat: Seat,
        own: Slot,
        with: Seat,
        theirs: Slot,
    },
    Peeked {
        seat: Seat,
        slot: Slot,
        card: Face<Card>,
    },
    SuperPeeked {
        seat: Seat,
    },
    LookEnded {
        seat: Seat,
    },
    Declined {
        seat: Seat,
    },
    Stopped {
        seat: Seat,
    },
    Reshuffled {
        cards: u8,
        order: Option<Vec<Card>>,
    },
    Called {
        seat: Seat,
    },
    DidNotCall {
        seat: Seat,
    },
    TimedOut {
        seat: Seat,
    },
    Revealed {
        rows: Vec<SeatRow>,
    },
    SpecialOut {
        seat: Seat,
        slot: Slot,
        card: Card,
    },
    TurnedUp {
        seat: Seat,
        slot: Slot,
        card: Card,
    },
    Scored {
        scores: Vec<SeatScore>,
    },
    WentOut {
        seats: SeatSet,
    },
    ClockRead {
        #[cfg_attr(feature = "wire", ts(type = "number"))]
        elapsed_s: u64,
    },
    MatchOver {
        places: Vec<u8>,
        winners: SeatSet,
    },
}

/// The cards before one player.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SeatRow {
    pub seat: Seat,
    pub cards: Vec<Card>,
}

/// What a round cost one player.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SeatScore {
    pub seat: Seat,
    pub score: u8,
    pub total: u32,
}

impl Notice {
    pub(crate) fn of(event: &Event, eye: &Eye) -> Notice {
        match event {
            Event::RoundBegan { round, dealer } => Notice::RoundBegan { round: *round, dealer: *dealer },
            Event::Shuffled { order } => Notice::Shuffled { cards: order.len(), order: order_to(order, eye) },
            Event::Dealt { rows, in_round } => {
                Notice::Dealt { to: *in_round, rows: rows_to(rows, *in_round, eye) }
            }
            Event::LaidAside { card } => Notice::LaidAside { card: *card },
            Event::FirstDiscard { card } => Notice::FirstDiscard { card: *card },
            Event::SlippedIn { order } => {
                Notice::SlippedIn { cards: order.len(), order: order_to(order, eye) }
            }
            Event::OuterTurnedUp { seat, slot, card } => {
                Notice::OuterTurnedUp { seat: *seat, slot: *slot, card: *card }
            }
            Event::FirstLookBegan => Notice::FirstLookBegan,
            Event::TurnBegan { seat, last } => Notice::TurnBegan { seat: *seat, last: *last },
            Event::Drew { seat, card } => Notice::Drew { seat: *seat, card: dark_to(card, eye) },
            Event::ShowedSpecial { seat, card } => Notice::ShowedSpecial { seat: *seat, card: *card },
            Event::Rejected { seat, card } => Notice::Rejected { seat: *seat, card: *card },
            Event::Kept { seat, slot, card, replaced } => {
                Notice::Kept { seat: *seat, slot: *slot, card: dark_to(card, eye), replaced: *replaced }
            }
            Event::Took { seat, slot, card, replaced } => {
                Notice::Took { seat: *seat, slot: *slot, card: *card, replaced: *replaced }
            }
            Event::Swapped { seat, own, with, theirs } => {
                Notice::Swapped { seat: *seat, own: *own, with: *with, theirs: *theirs }
            }
            Event::Peeked { seat, slot, card } => {
                Notice::Peeked { seat: *seat, slot: *slot, card: dark_to(card, eye) }
            }
            Event::SuperPeeked { seat } => Notice::SuperPeeked { seat: *seat },
            Event::LookEnded { seat } => Notice::LookEnded { seat: *seat },
            Event::Declined { seat } => Notice::Declined { seat: *seat },
            Event::Stopped { seat } => Notice::Stopped { seat: *seat },
            Event::Reshuffled { order } => {
                Notice::Reshuffled { cards: order.len(), order: order_to(order, eye) }
            }
            Event::Called { seat } => Notice::Called { seat: *seat },
            Event::DidNotCall { seat } => Notice::DidNotCall { seat: *seat },
            Event::TimedOut { seat } => Notice::TimedOut { seat: *seat },
            Event::Revealed { rows, in_round } => {
                Notice::Revealed { rows: rows_to(rows, *in_round, eye).unwrap_or_default() }
            }
            Event::SpecialOut { seat, slot, card } => {
                Notice::SpecialOut { seat: *seat, slot: *slot, card: *card }
            }
            Event::TurnedUp { seat, slot, card } => {
                Notice::TurnedUp { seat: *seat, slot: *slot, card: *card }
            }
            Event::Scored { scores, totals, in_round } => Notice::Scored {
                scores: in_round
                    .iter()
                    .map(|seat| SeatScore { seat, score: scores[seat], total: totals[seat] })
                    .collect(),
            },
            Event::WentOut { seats } => Notice::WentOut { seats: *seats },
            Event::ClockRead { elapsed_s } => Notice::ClockRead { elapsed_s: *elapsed_s },
            Event::MatchOver { standing } => {
                Notice::MatchOver { places: standing.places.as_slice().to_vec(), winners: standing.winners() }
            }
        }
    }
}

/// The face of a card that lies open; of one that does not, only for the eye that sees everything (TAT-133).
fn dark_to(card: &Hidden<Card>, eye: &Eye) -> Face<Card> {
    if eye.seat().is_some() && !card.is_open() { Face::Down } else { card.to(eye) }
}

fn order_to(deck: &Pile<Card, MOST_CARDS>, eye: &Eye) -> Option<Vec<Card>> {
    Some(deck.to(eye)?.iter().rev().copied().collect())
}

/// The rows, if the eye sees all of them.
fn rows_to(rows: &Rows, in_round: SeatSet, eye: &Eye) -> Option<Vec<SeatRow>> {
    let row = |seat: Seat| {
        let cards = rows.of(seat).iter().map(|laid| laid.card.to(eye).up()).collect::<Option<_>>()?;
        Some(SeatRow { seat, cards })
    };
    in_round.iter().map(row).collect()
}

/// How many of the oldest notices a person may no longer read back: everything before this round (TAT-151) and, with
/// the memory aid off and the rows not yet revealed, all but the current turn and the n − 1 turns before it, the
/// set-up counting as turn 0 (TAT-140).
pub(crate) fn forgotten(view: &View, notices: &[Notice]) -> usize {
    let began = |notice: &Notice| matches!(notice, Notice::RoundBegan { .. });
    let round = notices.iter().rposition(began).unwrap_or(0);
    if view.public.options.memory_aid || view.phase.rows_are_open() {
        return round;
    }
    let is_turn = |(_, notice): &(usize, &Notice)| matches!(notice, Notice::TurnBegan { .. });
    let turns = notices.iter().enumerate().skip(round).filter(is_turn).map(|(index, _)| index);
    let turns: Vec<usize> = std::iter::once(round).chain(turns).collect();
    turns[turns.len().saturating_sub(view.public.in_round.len() as usize)]
}

/// In English, for the terminal and for logs; the page has its own words.
impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = |card: &Face<Card>| card.up().map_or(String::new(), |card| format!(" ({card})"));
        match self {
            Notice::RoundBegan { round, dealer } => write!(f, "Round {round}: {dealer} deals."),
            Notice::Shuffled { cards, order } => write!(f, "{cards} cards are shuffled{}.", written(order)),
            Notice::Dealt { to, rows: None } => write!(f, "Four cards each for {}.", joined(*to)),
            Notice::Dealt { rows: Some(rows), .. } => write!(f, "Dealt: {}.", rows_written(rows)),
            Notice::LaidAside { card } => write!(f, "{card} is turned up and laid aside."),
            Notice::FirstDiscard { card } => write!(f, "{card} starts the discard."),
            Notice::SlippedIn { order, .. } => {
                write!(f, "What was laid aside goes back into the deck{}.", written(order))
            }
            Notice::OuterTurnedUp { seat, slot, card } => {
                write!(f, "{seat}'s slot {slot} is turned up: {card}.")
            }
            Notice::FirstLookBegan => write!(f, "Everyone looks at their own slots 1 and 4."),
            Notice::TurnBegan { seat, last: false } => write!(f, "{seat} is on turn."),
            Notice::TurnBegan { seat, last: true } => write!(f, "{seat} has a last turn."),
            Notice::Drew { seat, card } => write!(f, "{seat} draws from the deck{}.", known(card)),
            Notice::ShowedSpecial { seat, card } => write!(f, "{seat} shows {}.", title(*card)),
            Notice::Rejected { seat, card } => write!(f, "{seat} rejects {card}."),
            Notice::Kept { seat, slot, card, replaced } => {
                write!(f, "{seat} keeps it{} in slot {slot} and discards {replaced}.", known(card))
            }
            Notice::Took { seat, slot, card, replaced } => {
                write!(f, "{seat} takes {card} from the discard into slot {slot} and discards {replaced}.")
            }
            Notice::Swapped { seat, own, with, theirs } => {
                write!(f, "{seat} swaps slot {own} with {with}'s slot {theirs}.")
            }
            Notice::Peeked { seat, slot, card } => write!(f, "{seat} peeks at slot {slot}{}.", known(card)),
            Notice::SuperPeeked { seat } => write!(f, "{seat} looks at every card on the table."),
            Notice::LookEnded { seat } => write!(f, "{seat} has seen enough."),
            Notice::Declined { seat } => write!(f, "{seat} does not use it."),
            Notice::Stopped { seat } => write!(f, "{seat} stops drawing."),
            Notice::Reshuffled { cards, order } => {
                write!(f, "The discard is shuffled into a new deck of {cards}{}.", written(order))
            }
            Notice::Called { seat } => write!(f, "{seat} calls: rat-a-tat cat!"),
            Notice::DidNotCall { seat } => write!(f, "{seat} does not call."),
            Notice::TimedOut { seat } => write!(f, "{seat} has run out of time."),
            Notice::Revealed { rows } => write!(f, "All cards up: {}.", rows_written(rows)),
            Notice::SpecialOut { seat, slot, card } => {
                write!(f, "{seat}'s {} in slot {slot} is replaced.", title(*card))
            }
            Notice::TurnedUp { seat, slot, card } => {
                write!(f, "{card} is turned up for {seat}'s slot {slot}.")
            }
            Notice::Scored { scores } => {
                let line =
                    |score: &SeatScore| format!("{} {} (total {})", score.seat, score.score, score.total);
                write!(f, "Points: {}.", scores.iter().map(line).collect::<Vec<_>>().join(", "))
            }
            Notice::WentOut { seats } => write!(f, "Out: {}.", joined(*seats)),
            Notice::ClockRead { elapsed_s } => write!(f, "{} minutes have been played.", elapsed_s / 60),
            Notice::MatchOver { winners, .. } if winners.len() > 1 => {
                write!(f, "{} share the win.", joined(*winners))
            }
            Notice::MatchOver { winners, .. } => write!(f, "{} wins.", joined(*winners)),
        }
    }
}

fn title(card: Card) -> String {
    const TITLES: [&str; 4] = ["Swap", "Draw 2", "Peek", "Super Peek"];
    card.special_index().map_or_else(|| card.to_string(), |kind| TITLES[kind].to_owned())
}

fn cards_written(cards: &[Card]) -> String {
    cards.iter().map(|card| card.name()).collect::<Vec<_>>().join(" ")
}

fn written(order: &Option<Vec<Card>>) -> String {
    order.as_ref().map_or(String::new(), |cards| format!(", top first {}", cards_written(cards)))
}

fn rows_written(rows: &[SeatRow]) -> String {
    let row = |row: &SeatRow| format!("{} [{}]", row.seat, cards_written(&row.cards));
    rows.iter().map(row).collect::<Vec<_>>().join(" ")
}
