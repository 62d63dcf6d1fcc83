//! Decisions as text, both ways. A deployment is `deploy 2 0 0 1 1 2 1`: dump, city, field, left, right, pantry, nursery;
//! then, if there are any, `both 3` and `hide`.

use crate::card::{Clan, Side};
use crate::cheese::Colour;
use crate::decision::{Decision, Deployment, FedRat, Moves};
use crate::place::{Place, Rats};
use std::fmt;
use std::str::FromStr;
use table::{Misread, Reader};

impl fmt::Display for Rats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [seven @ .., both] = self.counts();
        let numbers: Vec<String> = seven.iter().map(u8::to_string).collect();
        f.write_str(&numbers.join(" "))?;
        if both > 0 { write!(f, " both {both}") } else { Ok(()) }
    }
}

impl fmt::Display for Deployment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rats, if self.hide { " hide" } else { "" })
    }
}

/// `dump>city field>left`, or `none`.
impl fmt::Display for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Vec<String> = self.iter().map(|(from, to)| format!("{from}>{to}")).collect();
        f.write_str(if moves.is_empty() { "none".to_owned() } else { moves.join(" ") }.as_str())
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let yes = |yes: &bool| if *yes { "yes" } else { "no" };
        let colour = |colour: &Option<Colour>| colour.map_or("none", Colour::name);
        match self {
            Decision::KeepClan(clan) => write!(f, "clan {clan}"),
            Decision::Board(side) => write!(f, "board {side}"),
            Decision::HolyRat(take) => write!(f, "holy {}", yes(take)),
            Decision::Deploy(deployment) => write!(f, "deploy {deployment}"),
            Decision::Move(moves) => write!(f, "move {moves}"),
            Decision::Ninja(sneak) => write!(f, "ninja {}", yes(sneak)),
            Decision::Add(piece) => write!(f, "add {}", colour(piece)),
            Decision::Wound(victim) => write!(f, "wound {victim}"),
            Decision::PutBack(piece) => write!(f, "back {}", colour(piece)),
            Decision::Swap { pairs, whites } => write!(f, "swap {pairs} {whites}"),
            Decision::Scavenge(draw) => write!(f, "scavenge {}", yes(draw)),
            Decision::Lecter(None) => f.write_str("lecter none"),
            Decision::Lecter(Some(FedRat::Available)) => f.write_str("lecter available"),
            Decision::Lecter(Some(FedRat::Infirmary)) => f.write_str("lecter infirmary"),
            Decision::Starve(count) => write!(f, "starve {count}"),
            Decision::Alchemy(count) => write!(f, "alchemy {count}"),
            Decision::Look => f.write_str("look"),
        }
    }
}

const WORDS: &str = "clan, board, holy, deploy, move, ninja, add, wound, back, swap, scavenge, lecter, starve, alchemy or look";

impl FromStr for Decision {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Decision, Misread> {
        let mut reader = Reader::new(text);
        let at = &mut reader;
        let decision = if at.take("clan") {
            Decision::KeepClan(at.read("a clan, such as mutants", Clan::from_name)?)
        } else if at.take("board") {
            Decision::Board(at.read("friendly or aggressive", Side::from_name)?)
        } else if at.take("holy") {
            Decision::HolyRat(yes_or_no(at)?)
        } else if at.take("deploy") {
            Decision::Deploy(deployment(at)?)
        } else if at.take("move") {
            Decision::Move(moves(at)?)
        } else if at.take("ninja") {
            Decision::Ninja(yes_or_no(at)?)
        } else if at.take("add") {
            Decision::Add(colour_or_none(at)?)
        } else if at.take("wound") {
            Decision::Wound(at.seat()?)
        } else if at.take("back") {
            Decision::PutBack(colour_or_none(at)?)
        } else if at.take("swap") {
            Decision::Swap { pairs: small(at)?, whites: small(at)? }
        } else if at.take("scavenge") {
            Decision::Scavenge(yes_or_no(at)?)
        } else if at.take("lecter") {
            Decision::Lecter(at.read("available, infirmary or none", |word| match word {
                "none" => Some(None),
                "available" => Some(Some(FedRat::Available)),
                "infirmary" => Some(Some(FedRat::Infirmary)),
                _ => None,
            })?)
        } else if at.take("starve") {
            Decision::Starve(small(at)?)
        } else if at.take("alchemy") {
            Decision::Alchemy(small(at)?)
        } else if at.take("look") {
            Decision::Look
        } else {
            return Err(at.misread(WORDS));
        };
        reader.end()?;
        Ok(decision)
    }
}

fn yes_or_no(reader: &mut Reader<'_>) -> Result<bool, Misread> {
    reader.read("yes or no", |word| match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    })
}

fn colour_or_none(reader: &mut Reader<'_>) -> Result<Option<Colour>, Misread> {
    reader.read("a colour of cheese, or none", |word| {
        if word == "none" { Some(None) } else { Colour::from_name(word).map(Some) }
    })
}

fn small(reader: &mut Reader<'_>) -> Result<u8, Misread> {
    Ok(reader.number(0, 250)? as u8)
}

fn deployment(reader: &mut Reader<'_>) -> Result<Deployment, Misread> {
    let rats = rats(reader)?;
    Ok(Deployment { rats, hide: reader.take("hide") })
}

/// Seven numbers, and `both` with an eighth.
pub(crate) fn rats(reader: &mut Reader<'_>) -> Result<Rats, Misread> {
    let mut counts = [0; 8];
    for count in &mut counts[..7] {
        *count = small(reader)?;
    }
    if reader.take("both") {
        counts[7] = small(reader)?;
    }
    Ok(Rats::new(counts))
}

fn moves(reader: &mut Reader<'_>) -> Result<Moves, Misread> {
    if reader.take("none") {
        return Ok(Moves::default());
    }
    let mut moves = Vec::new();
    while moves.is_empty() || reader.peek().is_some() {
        moves.push(reader.read("a move such as dump>city", |word| {
            let (from, to) = word.split_once('>')?;
            Some((Place::from_name(from)?, Place::from_name(to)?))
        })?);
    }
    Moves::new(&moves).ok_or_else(|| reader.misread("three moves at most"))
}

#[cfg(feature = "wire")]
mod wire {
    use crate::decision::Moves;
    use crate::place::{Place, Rats};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    /// By place, all eight of them.
    impl Serialize for Rats {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            self.counts().serialize(serializer)
        }
    }

    impl<'de> Deserialize<'de> for Rats {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rats, D::Error> {
            <[u8; 8]>::deserialize(deserializer).map(Rats::new)
        }
    }

    impl Serialize for Moves {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.iter())
        }
    }

    impl<'de> Deserialize<'de> for Moves {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Moves, D::Error> {
            let moves = Vec::<(Place, Place)>::deserialize(deserializer)?;
            Moves::new(&moves).ok_or_else(|| D::Error::custom("three moves at most"))
        }
    }
}
