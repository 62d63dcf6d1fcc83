//! A view as one line of notation.

use crate::card::Card;
use crate::options::Options;
use crate::phase::{Look, OnTurn, Phase, Step};
use crate::rows::Seen;
use crate::slot::Slot;
use crate::view::View;
use table::{Face, Options as _, Seat, SeatSet, section, section_of_some};

pub(crate) fn write_position(view: &View) -> String {
    let public = &view.public;
    let mut sections = vec![
        rows(view),
        deck(view),
        section("discard", public.discard.as_slice().iter().rev().map(Card::to_string)),
        phase(&view.phase, public.batch),
        format!("round {}", public.round),
        format!("dealer {}", public.dealer),
        format!("first {}", public.first),
        section("totals", public.totals.iter().map(|(_, total)| total.to_string())),
    ];
    if public.turns > 0 {
        sections.push(format!("turns {}", public.turns));
    }
    if let Some(last) = public.last_turns {
        sections.push(format!("called {}", last.caller));
        if !last.left.is_empty() {
            sections.push(format!("left {}", last.left));
        }
    }
    if view.phase.rows_are_open() {
        sections.push(section("scores", public.scores.iter().map(|(_, score)| score.to_string())));
    }
    let out = |(seat, round): (Seat, &u32)| (*round > 0).then(|| format!("{seat}@{round}"));
    let out: Vec<String> = public.out_in.iter().filter_map(out).collect();
    if !out.is_empty() {
        sections.push(section("out", out));
    }
    if public.batch > 0 {
        sections.push(format!("batch {}", public.batch));
    }
    for (name, counts) in [("aside", public.aside), ("shed", public.shed)] {
        if counts != [0; 4] {
            let cards = Card::SPECIALS.into_iter().zip(counts);
            let cards = cards.flat_map(|(card, count)| std::iter::repeat_n(card.to_string(), count as usize));
            sections.push(section(name, cards));
        }
    }
    sections.extend(options(&public.options));
    sections.join("; ")
}

fn rows(view: &View) -> String {
    let row = |seat: Seat| {
        let cards = Slot::ALL.map(|slot| card(&view.rows.at(seat, slot), view.public.batch));
        format!("{seat}[{}]", cards.join(" "))
    };
    view.public.in_round.iter().map(row).collect::<Vec<_>>().join(" ")
}

fn card(seen: &Seen, batch: u8) -> String {
    if seen.open {
        return face(seen.face);
    }
    format!(
        "{}{}{}{}",
        face(seen.face),
        if seen.known_by == SeatSet::EMPTY { String::new() } else { format!(":{}", seen.known_by) },
        if seen.number { "#" } else { "" },
        of_batch(seen.batch, batch),
    )
}

fn face(face: Face<Card>) -> String {
    face.up().map_or("?".to_owned(), |card| card.to_string())
}

fn of_batch(batch: u8, current: u8) -> String {
    if batch == current { String::new() } else { format!("@{batch}") }
}

fn deck(view: &View) -> String {
    match &view.deck_order {
        Some(order) => section("deck", order.as_slice().iter().rev().map(Card::to_string)),
        None => format!("deck ?{}", view.deck),
    }
}

fn phase(phase: &Phase<Face<Card>>, batch: u8) -> String {
    match phase {
        Phase::FirstLook => "look".to_owned(),
        Phase::Turn(on_turn) => on_turn_written(on_turn, batch),
        Phase::Scored => "scored".to_owned(),
        Phase::AskClock => "clock".to_owned(),
        Phase::Over => "over".to_owned(),
    }
}

fn on_turn_written(on_turn: &OnTurn<Face<Card>>, batch: u8) -> String {
    let seat = on_turn.seat;
    let then = |again: u8| if again == 0 { String::new() } else { format!(" again {again}") };
    let step = match on_turn.step {
        Step::Source => "source".to_owned(),
        Step::Drawn { card, batch: of, again } => {
            format!("drawn {}{}{}", face(card), of_batch(of, batch), then(again))
        }
        Step::Swap { again } => format!("swap{}", then(again)),
        Step::Peek { again } => format!("peek{}", then(again)),
        Step::SuperPeek { again } => format!("superpeek{}", then(again)),
        Step::Draw2 { left } => format!("draw2 {left}"),
        Step::Looking(Look::One(slot)) => format!("looking {slot}"),
        Step::Looking(Look::All) => "looking all".to_owned(),
        Step::Call => "call".to_owned(),
    };
    format!("{seat} {step}{}", if on_turn.super_peek { " barred" } else { "" })
}

/// Only what differs from the default.
fn options(options: &Options) -> Option<String> {
    section_of_some("options", options.unusual().into_iter().map(|(name, value)| format!("{name}={value}")))
}
