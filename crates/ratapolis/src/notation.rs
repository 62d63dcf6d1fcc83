//! Decisions as text, both ways. A plan is `plan O>A green@C`: a move and an attack, or `-` for nothing and `+D` for a birth;
//! the others are `ask B`, `ask nobody`, `show K`, `market yes`, `refuse no`, `rescue E`, `rescue nobody`, `lay K`.

use crate::decision::Decision;
use crate::plan::{Action, Plan};
use crate::tile::{Colour, Plot, Tile};
use std::fmt;
use std::str::FromStr;
use table::{Misread, Reader};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Nothing => f.write_str("-"),
            Action::Attack { tile, colour } => write!(f, "{colour}@{tile}"),
            Action::Move { from, to } => write!(f, "{from}>{to}"),
            Action::Procreate { tile } => write!(f, "+{tile}"),
        }
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0[0], self.0[1])
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let yes = |yes: &bool| if *yes { "yes" } else { "no" };
        match self {
            Decision::Plan(plan) => write!(f, "plan {plan}"),
            Decision::Archives(Some(seat)) => write!(f, "ask {seat}"),
            Decision::Archives(None) => f.write_str("ask nobody"),
            Decision::Show(card) => write!(f, "show {card}"),
            Decision::Market(bring) => write!(f, "market {}", yes(bring)),
            Decision::Refuse(refuse) => write!(f, "refuse {}", yes(refuse)),
            Decision::Rescue(Some(to)) => write!(f, "rescue {to}"),
            Decision::Rescue(None) => f.write_str("rescue nobody"),
            Decision::Lay(card) => write!(f, "lay {card}"),
        }
    }
}

impl FromStr for Decision {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Decision, Misread> {
        let mut reader = Reader::new(text);
        let at = &mut reader;
        let decision = if at.take("plan") {
            Decision::Plan(plan(at)?)
        } else if at.take("ask") {
            Decision::Archives(if at.take("nobody") { None } else { Some(at.seat()?) })
        } else if at.take("show") {
            Decision::Show(card(at)?)
        } else if at.take("market") {
            Decision::Market(yes_or_no(at)?)
        } else if at.take("refuse") {
            Decision::Refuse(yes_or_no(at)?)
        } else if at.take("rescue") {
            Decision::Rescue(if at.take("nobody") { None } else { Some(plot(at)?) })
        } else if at.take("lay") {
            Decision::Lay(card(at)?)
        } else {
            return Err(at.misread("plan, ask, show, market, refuse, rescue or lay"));
        };
        reader.end()?;
        Ok(decision)
    }
}

pub(crate) fn plan(reader: &mut Reader<'_>) -> Result<Plan, Misread> {
    Ok(Plan([action(reader)?, action(reader)?]))
}

fn action(reader: &mut Reader<'_>) -> Result<Action, Misread> {
    reader.read("an action such as O>A, green@C, +D or -", |word| {
        if word == "-" {
            return Some(Action::Nothing);
        }
        if let Some(tile) = word.strip_prefix('+') {
            return Plot::from_name(tile).map(|tile| Action::Procreate { tile });
        }
        if let Some((colour, tile)) = word.split_once('@') {
            return Some(Action::Attack { tile: Plot::from_name(tile)?, colour: Colour::from_name(colour)? });
        }
        let (from, to) = word.split_once('>')?;
        Some(Action::Move { from: Plot::from_name(from)?, to: Plot::from_name(to)? })
    })
}

fn plot(reader: &mut Reader<'_>) -> Result<Plot, Misread> {
    reader.read("a tile by its letter, or a place by its number", Plot::from_name)
}

/// The letter of a building.
pub(crate) fn card(reader: &mut Reader<'_>) -> Result<Tile, Misread> {
    reader.read("a hunt card, A to T", |word| Tile::from_name(word).filter(|tile| tile.is_building()))
}

fn yes_or_no(reader: &mut Reader<'_>) -> Result<bool, Misread> {
    reader.read("yes or no", |word| match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    })
}
