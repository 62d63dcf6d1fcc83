//! A view in one line. What the onlooker does not know is left out, or a `?`.

use crate::data::ROUNDS;
use crate::family::Family;
use crate::phase::Phase;
use crate::size::MOST_PLAYERS;
use crate::state::{Public, Token};
use crate::tile::{Plot, TILES, TileSet};
use crate::view::View;
use table::{Face, section, section_of_some};

pub(crate) fn write_position(view: &View) -> String {
    let public = &view.public;
    let mut sections = Vec::new();
    sections.extend(table::sections_of_options(&public.options));
    if public.options.situation.as_str() != public.situation().id {
        sections.push(format!("situation {}", public.situation().id));
    }
    let colour =
        |seat| if public.balthus == Some(seat) { 'x' } else { public.colour(Family::from(seat)).letter() };
    sections.push(format!("players {}", public.all().iter().map(colour).collect::<String>()));
    sections.push(format!("round {}", public.round));
    sections.push(section("rats", public.city.plots().iter().filter_map(|plot| write_plot(public, plot))));
    sections.extend(section_of_some("gone", public.city.plots().minus(public.present)));
    sections.extend(section_of_some(
        "orange",
        public.orange.iter().map(|tile| {
            let token = tile.advantage().map_or(Token::Out, |advantage| public.token(advantage));
            match token {
                Token::Lies => tile.to_string(),
                Token::Owned(seat) => format!("{tile}:{seat}"),
                Token::Out => format!("{tile}!"),
            }
        }),
    ));
    let places = || public.city.places().iter();
    let turned = |place: Plot| public.turned[place.index() - TILES].map(|tile| format!("{place}:{tile}"));
    sections.extend(section_of_some("turned", places().filter_map(turned)));
    let under = |place: Plot| {
        let at = place.index() - TILES;
        let tile = view.under[at].up().flatten().filter(|_| public.turned[at].is_none())?;
        Some(format!("{place}:{tile}"))
    };
    sections.extend(section_of_some("under", places().filter_map(under)));
    for (name, counts) in [
        ("lost", &public.lost),
        ("brought", &public.brought),
        ("cheese", &public.cheese),
        ("captured", &public.captured),
    ] {
        sections.extend(write_counts(public, name, counts, &[0; MOST_PLAYERS]));
    }
    sections.extend(write_counts(public, "before", &public.lost_before, &public.lost));
    if public.hunted > 0 {
        sections.push(format!("hunted {}", public.hunted));
    }
    for round in 0..ROUNDS {
        write_slot(view, round, &mut sections);
    }
    if let Face::Up(laid) = view.laid {
        sections.extend(section_of_some("laid", laid));
    }
    if let Face::Up(deck) = view.deck {
        sections.push(section("deck", deck));
    }
    sections.push(write_phase(public.phase));
    sections.join("; ")
}

/// `O:r1g2`.
fn write_plot(public: &Public, plot: Plot) -> Option<String> {
    let rats = public.in_play().filter(|&family| public.rats(family, plot) > 0);
    let rats: String = rats
        .map(|family| format!("{}{}", public.colour(family).letter(), public.rats(family, plot)))
        .collect();
    if rats.is_empty() { None } else { Some(format!("{plot}:{rats}")) }
}

/// `lost r3 g5`, where it differs from what is understood.
fn write_counts(
    public: &Public,
    name: &str,
    counts: &[u8; MOST_PLAYERS],
    usual: &[u8; MOST_PLAYERS],
) -> Option<String> {
    let differs = |family: &Family| counts[family.index()] != usual[family.index()];
    let word = |family: Family| format!("{}{}", public.colour(family).letter(), counts[family.index()]);
    section_of_some(name, public.in_play().filter(differs).map(word))
}

fn write_slot(view: &View, round: usize, sections: &mut Vec<String>) {
    let public = &view.public;
    let (slot, number) = (&public.slots[round], round + 1);
    let cards = |name: &str, cards: TileSet| section_of_some(&format!("{name} {number}"), cards);
    sections.extend(cards("up", slot.up));
    sections.extend(cards("turned-up", slot.turned));
    sections.extend(slot.cat.map(|card| format!("cat {number} {card}")));
    sections.extend(slot.asked.map(|(to, by)| format!("asked {number} {to} {by}")));
    if slot.drawn > 0 {
        sections.push(format!("dealt {number} {} {}", slot.drawn, slot.hand));
    }
    let held = |seat: table::Seat| match view.held[seat.number() as usize] {
        Face::Up(held) if held[round].is_empty() => None,
        Face::Up(held) => {
            Some(format!("{seat}:{}", held[round].iter().map(|card| card.name()).collect::<String>()))
        }
        Face::Down if slot.hand > 0 => Some(format!("{seat}:?")),
        Face::Down => None,
    };
    sections.extend(section_of_some(&format!("held {number}"), public.all().iter().filter_map(held)));
    if let Face::Up(shown) = view.shown[round] {
        sections.extend(cards("shown", shown));
    }
    if slot.revealed {
        let plan = |seat| format!("{seat} {}", slot.plans[seat]);
        sections.push(section(&format!("plans {number}"), public.all().iter().map(plan)));
    }
}

fn write_phase(phase: Phase) -> String {
    match phase {
        Phase::Lay { seat } => format!("lay {seat}"),
        Phase::Archives { seat } => format!("archives {seat}"),
        Phase::Show { seat, to } => format!("show {seat} {to}"),
        Phase::Plan => "plan".to_owned(),
        Phase::Market { seat } => format!("market {seat}"),
        Phase::Radio { seat, card } => format!("radio {seat} {card}"),
        Phase::Hospital { seat, card } => format!("hospital {seat} {card}"),
        Phase::Over => "over".to_owned(),
    }
}
