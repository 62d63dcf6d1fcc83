//! A view in one line. What the onlooker does not know is left out, or a `?`.

use crate::phase::{Phase, Step};
use crate::place::{Occupied, Place, Rats};
use crate::state::Sewer;
use crate::view::View;
use table::{Face, Seat};

pub(crate) fn write_position(view: &View) -> String {
    let public = &view.public;
    let mut sections = vec![format!("round {}", public.round), format!("active {}", public.active)];
    if let Some(event) = public.event {
        sections.push(format!("event {event}"));
    }
    let past: Vec<&str> =
        public.past.iter().filter(|&card| Some(card) != public.event).map(|card| card.name()).collect();
    if !past.is_empty() {
        sections.push(format!("past {}", past.join(" ")));
    }
    if public.food[0] > 0 {
        sections.push(format!("food {}", numbers(public.food.into_iter().filter(|&card| card > 0))));
        let [dump, city, field] = public.offer;
        sections.extend([format!("dump {dump}"), format!("city {city}"), format!("field {field}")]);
    }
    let used: Vec<u8> =
        (1..).zip(public.used).flat_map(|(card, count)| std::iter::repeat_n(card, count as usize)).collect();
    if !used.is_empty() {
        sections.push(format!("used {}", numbers(used)));
    }
    for (name, pieces) in [("bag", public.bag), ("hand", public.hand)] {
        if !pieces.is_empty() {
            sections.push(format!("{name} {pieces}"));
        }
    }
    sections.extend(public.all().iter().map(|seat| write_seat(view, seat)));
    sections.push(format!("supply {}", public.supply));
    if !public.looked.is_empty() {
        sections.push(format!("looked {}", public.looked));
    }
    if !public.foresee.is_empty() {
        sections.push(format!("foresee {}", public.foresee));
    }
    sections.extend(write_decks(view));
    sections.push(write_phase(public.phase));
    sections.extend(table::sections_of_options(&public.options));
    sections.join("; ")
}

fn numbers(numbers: impl IntoIterator<Item = u8>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

fn write_seat(view: &View, seat: Seat) -> String {
    let sewer = &view.public.sewers[seat];
    let pooled = Rats::pooled(sewer.available()) == sewer.rats;
    let rats = if pooled { sewer.available().to_string() } else { sewer.rats.to_string() };
    let mut words = format!("{seat}[{rats}] cheese {}", sewer.cheese);
    for (name, count) in [
        ("infirmary", sewer.infirmary),
        ("lost", sewer.lost),
        ("graveyard", sewer.graveyard),
        ("added", sewer.added),
        ("scavenged", sewer.scavenged),
    ] {
        if count > 0 {
            words += &format!(" {name} {count}");
        }
    }
    if let Some(clan) = sewer.clan {
        words += &format!(" clan {clan}");
    }
    if view.public.options.clans {
        let card = |card: Face<crate::Clan>| card.up().map_or("?", crate::Clan::name);
        let [one, other] = view.dealt[seat].map(card);
        words += &format!(" dealt {one} {other}");
    }
    words += &write_side(view, seat);
    words += &write_sent(sewer, view.public.phase);
    for (flag, word) in
        [(sewer.hidden, " hides"), (sewer.ninja[0], " sneaks-left"), (sewer.ninja[1], " sneaks-right")]
    {
        words += if flag { word } else { "" };
    }
    words
}

/// Where everyone plays the same side it is an option and not written.
fn write_side(view: &View, seat: Seat) -> String {
    use crate::options::Boards;
    match (view.public.options.boards, view.sides[seat]) {
        (Boards::Friendly | Boards::Aggressive, _) => String::new(),
        (Boards::SecretChoice, Face::Down) => String::new(),
        (Boards::SecretChoice, _) if matches!(view.public.phase, Phase::ClanChoice | Phase::BoardChoice) => {
            String::new()
        }
        (Boards::SecretChoice, Face::Up(side)) if view.public.sides_shown => format!(" plays {side}"),
        (Boards::SecretChoice, Face::Up(side)) => format!(" chose {side}"),
    }
}

/// Left out where it follows from where the rats stand.
fn write_sent(sewer: &Sewer, phase: Phase) -> String {
    let follows = if phase.knows_what_was_sent() { sewer.rats.occupied() } else { Occupied::default() };
    if sewer.sent == follows {
        return String::new();
    }
    let sent = Place::ALL.into_iter().filter(|&place| sewer.sent.contains(place)).map(Place::name);
    let sent: Vec<&str> = sent.collect();
    format!(" sent {}", if sent.is_empty() { "nowhere".to_owned() } else { sent.join(" ") })
}

/// Both decks, top card first.
fn write_decks(view: &View) -> Vec<String> {
    let mut sections = Vec::new();
    if let Some(next) = view.next_event {
        let mut words = next.up().map_or("?".to_owned(), |card| card.to_string());
        for card in view.below.iter().flat_map(|below| below.events().iter().rev()) {
            words += &format!(" {card}");
        }
        sections.push(format!("events {words}"));
    }
    if let Some(next) = view.next_food {
        let known = next.iter().filter(|card| **card != Face::Up(0));
        let mut words: Vec<String> =
            known.map(|card| card.up().map_or("?".to_owned(), |card| card.to_string())).collect();
        words.extend(view.below.iter().flat_map(|below| below.food().iter().rev()).map(u8::to_string));
        sections.push(format!("foods {}", words.join(" ")));
    }
    sections
}

fn write_phase(phase: Phase) -> String {
    match phase {
        Phase::ClanChoice => "clans".to_owned(),
        Phase::BoardChoice => "boards".to_owned(),
        Phase::HolyRat { seat } => format!("holy {seat}"),
        Phase::Deploy => "deploy".to_owned(),
        Phase::Athletes { seat } => format!("athletes {seat}"),
        Phase::Ninja { seat, tunnel } => format!("ninja {seat} {tunnel}"),
        Phase::Search { area, to_draw, seat, step } => {
            let step = match step {
                Step::Add => "adds".to_owned(),
                Step::Wound => "wounds".to_owned(),
                Step::PutBack => "puts-back".to_owned(),
                Step::Whites { whites } => format!("swaps {whites}"),
                Step::Scavenge => "scavenges".to_owned(),
            };
            let then = if to_draw.is_empty() { String::new() } else { format!(" then {to_draw}") };
            format!("search {area} {seat} {step}{then}")
        }
        Phase::Lecter { seat } => format!("lecter {seat}"),
        Phase::Starve { seat, deaths } => format!("starve {seat} {deaths}"),
        Phase::Alchemy { seat } => format!("alchemy {seat}"),
        Phase::Over => "over".to_owned(),
    }
}
