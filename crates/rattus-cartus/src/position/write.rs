//! A view in one line. What the onlooker does not know is left out, or a `?`.

use super::usual_memory;
use crate::card::{Class, Special};
use crate::cards::Cards;
use crate::memory::Memory;
use crate::phase::Phase;
use crate::view::View;
use table::{Face, Seat, section, section_of_some};

pub(crate) fn write_position(view: &View) -> String {
    let public = &view.public;
    let mut sections = vec![format!("round {}", public.round), format!("first {}", public.first)];
    sections.push(section("row", public.row()));
    sections.extend(section_of_some("past", public.past.iter()));
    if let Some(below) = &view.below {
        sections.push(section("buildings", below.buildings().iter().rev()));
        sections.push(section("replacement", below.replacement().iter().rev()));
    }
    sections.extend(section_of_some("under", public.under.as_slice()));
    for class in Class::ALL {
        let track = public.tracks.of(class);
        sections.extend(section_of_some(
            class.name(),
            track.ranking().map(|seat| format!("{seat}{}", track.of(seat))),
        ));
    }
    sections.push(write_nuns(view));
    sections.extend(public.all().iter().map(|seat| write_seat(view, seat)));
    for (position, visitors) in (1..).zip(&public.visitors) {
        if !visitors.is_empty() {
            let slots: String = visitors.iter().map(|seat| seat.letter()).collect();
            sections.push(format!("visitors {position} {slots}"));
        }
    }
    sections.extend(public.resolving.map(|position| format!("resolving {}", position + 1)));
    if !public.done.is_empty() {
        sections.push(format!("done {}", public.done));
    }
    sections.extend(public.only_premium.map(|seat| format!("premium {seat}")));
    sections.extend(write_memories(view));
    if let Some(below) = &view.below {
        sections.push(section("population", below.deck().iter().rev()));
    }
    sections.extend(section_of_some("discard", public.discard.iter()));
    sections.extend(section_of_some("reshuffled", public.reshuffled.iter()));
    sections.extend(table::sections_of_options(&public.options));
    sections.push(write_phase(public.phase));
    sections.join("; ")
}

/// With everybody who has looked: `king4:AB`.
fn write_nuns(view: &View) -> String {
    let cards = view.nuns.iter().enumerate().map(|(place, card)| {
        let card = card.up().map_or("?".to_owned(), |card| card.to_string());
        let seen_by = view.looked.seen_by(place);
        if seen_by.is_empty() { card } else { format!("{card}:{seen_by}") }
    });
    section("nuns", cards)
}

fn write_seat(view: &View, seat: Seat) -> String {
    let public = &view.public;
    let index = seat.number() as usize;
    let mut text = format!("{seat}[{}]", faces(view.hands.at(index), public.hands[seat]));
    if let Some(rats) = view.rats_of(seat) {
        text += &format!(" rats {rats}");
    }
    if public.points[seat] > 0 {
        text += &format!(" points {}", public.points[seat]);
    }
    if let Some(position) = public.chosen[seat] {
        text += &format!(" took {}", position + 1);
    }
    if view.revealed.contains(seat) {
        text += &format!(" shows[{}]", faces(view.laid.at(index), public.laid[seat]));
    } else if public.laid[seat] > 0 {
        text += &format!(" laid[{}]", faces(view.laid.at(index), public.laid[seat]));
    }
    if public.taken[seat].count > 0 {
        text += &format!(" takes {} {}", public.taken[seat].count, public.taken[seat].card);
    }
    if public.drawn[seat] > 0 {
        let drawn = view.below.as_ref().map_or(Face::Down, |below| Face::Up(below.drawn(seat)));
        text += &format!(" drew[{}]", faces(drawn, public.drawn[seat]));
    }
    if public.given[seat].count > 0 {
        let gift = faces(view.gifts.at(index), public.given[seat].count);
        text += &format!(" gave[{gift}] {}", public.given[seat].to);
    }
    text
}

fn faces(cards: Face<Cards>, count: u8) -> String {
    match cards {
        Face::Up(cards) => cards.to_string(),
        Face::Down => vec!["?"; count.into()].join(" "),
    }
}

/// What differs from what would be understood.
fn write_memories(view: &View) -> Vec<String> {
    let public = &view.public;
    let mut sections = Vec::new();
    for seat in public.all() {
        let (known, usual) = (public.memory.of(seat), usually_known(view, seat));
        if known != usual {
            sections.push(format!("known {seat}[{known}]"));
        }
    }
    for special in Special::ALL {
        let suspects = public.memory.suspects(special);
        if !suspects.is_empty() {
            sections.push(format!("suspects {special} {suspects}"));
        }
    }
    let own = view.you.map(|you| (you, view.memory));
    let below = view.below.as_ref();
    let all =
        below.map(|below| public.all().iter().map(|seat| (seat, below.memories[seat.number() as usize])));
    for (onlooker, memory) in own.into_iter().chain(all.into_iter().flatten()) {
        sections.extend(write_memory(view, onlooker, &memory));
    }
    sections
}

fn write_memory(view: &View, onlooker: Seat, memory: &Memory) -> Vec<String> {
    let usual = usual_memory(&view.public, onlooker);
    let known = view.public.all().iter().filter(|&seat| memory.of(seat) != usual.of(seat));
    let known = known.map(|seat| format!("{onlooker}-knows {seat}[{}]", memory.of(seat)));
    let suspects = Special::ALL.into_iter().filter(|&it| memory.suspects(it) != usual.suspects(it));
    let suspects = suspects.map(|special| {
        let suspects = memory.suspects(special);
        let suspects = if suspects.is_empty() { "nobody".to_owned() } else { suspects.to_string() };
        format!("{onlooker}-suspects {special} {suspects}")
    });
    known.chain(suspects).collect()
}

/// Everybody knows of all special cards that have not changed hands in secret.
fn usually_known(view: &View, seat: Seat) -> Cards {
    let laid = if view.revealed.contains(seat) { Face::Down } else { view.laid_by(seat) };
    let both = view.hand_of(seat).up().unwrap_or_default() + laid.up().unwrap_or_default();
    both.specials()
}

fn write_phase(phase: Phase) -> String {
    match phase {
        Phase::Privilege { seat } => format!("privilege {seat}"),
        Phase::Privileges => "privileges".to_owned(),
        Phase::Look { seat, left, seen } => {
            section(&format!("look {seat} {left}"), seen.iter().map(|place| place + 1))
        }
        Phase::Visit { seat } => format!("visit {seat}"),
        Phase::SwordVictim { seat, among } => format!("victim {seat} {among}"),
        Phase::SwordGift { seat, to, .. } => format!("gift {seat} {to}"),
        Phase::FluteReceiver { seat, among } => format!("receiver {seat} {among}"),
        Phase::Action { seat } => format!("action {seat}"),
        Phase::Hospital { seat, most } => format!("hospital {seat} {most}"),
        Phase::TowerGift { givers, to } => format!("tower {to} {givers}"),
        Phase::Over => "over".to_owned(),
    }
}
