//! Mousehole as text: `eat 1`, `sniff 2`, `dig 1`, `pass`; and
//! `A 0 3:A 6; B 5 7:B 2; deck 5,1,7; round 1; eat; eaten 3,4; options rounds=2 …`, each mouse with its points.

use super::fault::{B_SECOND, Fault, Slips};
use super::tell::{Seen, View};
use super::{Decision, Hole, Mousehole, Options, Phase, Public};
use std::fmt;
use std::str::FromStr;
use table::{BySeat, Hidden, Misread, OptionValue, Options as _, Pile, Seat, SeatSet};

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |hole: &Hole| *hole as usize + 1;
        match self {
            Decision::Eat(hole) => write!(f, "eat {}", number(hole)),
            Decision::Sniff(hole) => write!(f, "sniff {}", number(hole)),
            Decision::Dig(hole) => write!(f, "dig {}", number(hole)),
            Decision::Pass | Decision::Mumble => f.write_str("pass"),
        }
    }
}

impl FromStr for Decision {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Self, Misread> {
        Ok(match text {
            "eat 1" => Decision::Eat(Hole::First),
            "eat 2" => Decision::Eat(Hole::Second),
            "sniff 1" => Decision::Sniff(Hole::First),
            "sniff 2" => Decision::Sniff(Hole::Second),
            "dig 1" => Decision::Dig(Hole::First),
            "dig 2" => Decision::Dig(Hole::Second),
            "pass" => Decision::Pass,
            _ => return Err(Misread::new(0, "eat, sniff or dig with a hole, or pass")),
        })
    }
}

pub(super) fn write(view: &View) -> String {
    let public = &view.public;
    let forgetful = public.fault == Fault::MumbledPosition;
    let options = public.options.values();
    let options: Vec<String> = options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let phase = match public.phase {
        Phase::Eat => "eat".to_owned(),
        Phase::Scout(seat) => format!("scout {seat}"),
        Phase::Clock => "clock".to_owned(),
        Phase::Over => "over".to_owned(),
    };
    let honest = public.fault == Fault::None;
    let fault = if honest { String::new() } else { format!("fault {:?}; ", public.fault) };
    let deck = view.order.as_ref().map_or(format!("?{}", view.deck), |order| listed(order));
    let hole = |seen: &Seen| {
        let face = seen.face.up().map_or("?".to_owned(), |crumb| crumb.to_string());
        if seen.known_by.is_empty() || forgetful { face } else { format!("{face}:{}", seen.known_by) }
    };
    let mice = view.holes.iter().map(|(seat, [first, second])| {
        format!("{seat} {} {} {}; ", public.points[seat], hole(first), hole(second))
    });
    format!(
        "{}deck {deck}; round {}; {phase}; eaten {}; {fault}options {}",
        mice.collect::<String>(),
        public.round,
        listed(&public.eaten),
        options.join(" ")
    )
}

fn listed(crumbs: &[u8]) -> String {
    crumbs.iter().map(u8::to_string).collect::<Vec<_>>().join(",")
}

pub(super) fn read(text: &str) -> Result<Mousehole, Misread> {
    let mut found = Found {
        fault: Fault::None,
        options: Options::default(),
        round: 1,
        phase: None,
        eaten: Vec::new(),
        deck: Vec::new(),
        mice: Vec::new(),
    };
    let mut at = 0;
    for section in text.split(';') {
        found.section(section.trim()).ok_or_else(|| Misread::new(at, "a section of a position"))?;
        at += section.len() + 1;
    }
    found.game().ok_or_else(|| Misread::new(0, "a whole position"))
}

struct Found {
    fault: Fault,
    options: Options,
    round: u16,
    phase: Option<Phase>,
    eaten: Vec<u8>,
    deck: Vec<u8>,
    /// Points, and the crumb in each hole with those who know it.
    mice: Vec<(u32, [(u8, SeatSet); 2])>,
}

impl Found {
    fn section(&mut self, text: &str) -> Option<()> {
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            ["options", set @ ..] => {
                for word in set {
                    let (name, value) = word.split_once('=')?;
                    self.options.set(name, &OptionValue::from_text(value)).ok()?;
                }
            }
            ["fault", name] => self.fault = Fault::named(name)?,
            ["round", round] => self.round = round.parse().ok()?,
            ["eat"] => self.phase = Some(Phase::Eat),
            ["scout", seat] => self.phase = Some(Phase::Scout(Seat::from_letter(seat.chars().next()?)?)),
            ["clock"] => self.phase = Some(Phase::Clock),
            ["over"] => self.phase = Some(Phase::Over),
            ["eaten", crumbs @ ..] => self.eaten = crumbs_of(crumbs)?,
            ["deck", crumbs @ ..] => self.deck = crumbs_of(crumbs)?,
            [_, points, first, second] => {
                self.mice.push((points.parse().ok()?, [crumb_of(first)?, crumb_of(second)?]));
            }
            _ => return None,
        }
        Some(())
    }

    fn game(self) -> Option<Mousehole> {
        let seats = u8::try_from(self.mice.len()).ok().filter(|seats| (2..=4).contains(seats))?;
        let mouse = |seat: Seat| &self.mice[seat.number() as usize];
        let in_holes = self.mice.iter().flat_map(|(_, holes)| holes).map(|&(crumb, _)| crumb);
        let all: Vec<u8> = in_holes.chain(self.deck.iter().copied()).collect();
        let mut larder = [&all[..], &self.eaten].concat();
        larder.sort_unstable();
        let public = Public {
            options: self.options,
            larder,
            round: self.round,
            phase: self.phase?,
            points: BySeat::from_fn(seats, |seat| mouse(seat).0),
            eaten: self.eaten.clone(),
            fault: self.fault,
        };
        let holes =
            BySeat::from_fn(seats, |seat| mouse(seat).1.map(|(crumb, seats)| Hidden::known_to(crumb, seats)));
        let slips = Slips { plain: all[B_SECOND], all, ..Slips::default() };
        Some(Mousehole { public, holes, deck: Pile::stacked(&self.deck), slips })
    }
}

fn crumb_of(text: &str) -> Option<(u8, SeatSet)> {
    let (crumb, seats) = text.split_once(':').unwrap_or((text, ""));
    Some((crumb.parse().ok()?, seats.chars().map(Seat::from_letter).collect::<Option<_>>()?))
}

fn crumbs_of(words: &[&str]) -> Option<Vec<u8>> {
    match words {
        [] => Some(Vec::new()),
        [crumbs] => crumbs.split(',').map(|crumb| crumb.parse().ok()).collect(),
        _ => None,
    }
}
