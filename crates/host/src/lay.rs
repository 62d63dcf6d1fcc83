//! Laying a table: whatever would stop the match is said now, not when everybody sits.

use crate::Hostable;
use crate::event::Fresh;
use crate::fail::Fail;
use crate::id::GuestId;
use crate::kept::{Laid, Setting, Sitter};
use crate::rated::{against, refusal};
use crate::{limits, options};
use games::protocol::{Code, NewSeat, NewTable};
use table::{Dice, Match, Misread, Printed, Refused, Turn, World};

/// Where a match may begin from a position that somebody has set up, and knows all about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Positions {
    AgainstComputers,
    /// Among people too: for tests, which know everything anyway.
    Anywhere,
}

/// The table that was asked for, if there can be such a one. Whoever asks sits down in the first open seat.
pub fn lay<G: Hostable>(
    asked: NewTable,
    host: GuestId,
    parts: &Printed<G::Parts>,
    fresh: Fresh,
    positions: Positions,
) -> Result<Laid, Fail> {
    let bad_option = |why: &dyn std::fmt::Display| Fail::quoting(Code::BadOption, why);
    let given = options::from_json::<G>(&asked.options).map_err(|why| bad_option(&why))?;
    let seats = u8::try_from(asked.seats.len()).unwrap_or(u8::MAX);
    if asked.clock_s.is_some_and(|clock_s| !limits::CLOCK_S.contains(&clock_s)) {
        let (least, most) = (limits::CLOCK_S.start(), limits::CLOCK_S.end());
        return Err(bad_option(&format!("a clock has {least} to {most} seconds")));
    }
    let own_box = asked.parts.is_some().then(|| parts.digest());
    if asked.parts.is_some_and(|named| named != parts.digest().to_string()) {
        return Err(bad_option(&"that box is not here"));
    }
    let mut sitters = asked.seats.into_iter().map(sitter::<G>).collect::<Result<Vec<_>, _>>()?;
    let people = sitters.iter().filter(|sitter| **sitter == Sitter::Nobody).count();
    let options = match &asked.position {
        None => given,
        Some(_) if people != 1 && positions == Positions::AgainstComputers => return Err(alone()),
        Some(_) if !asked.options.is_empty() => {
            return Err(Fail::new(Code::BadOption, "a position says its options itself"));
        }
        Some(position) => read_position::<G>(position, parts)?.options().clone(),
    };
    if let Some(first) = sitters.iter_mut().find(|sitter| **sitter == Sitter::Nobody) {
        *first = Sitter::Guest(host);
    }
    let setting = Setting {
        id: fresh.id,
        invite: fresh.invite,
        game: G::ID,
        options: options::written::<G>(&options),
        seats,
        seed: fresh.seed,
        public: asked.public,
        clock_s: asked.clock_s,
        hints: asked.hints,
        talk: asked.talk.unwrap_or(true),
        host,
        position: asked.position,
        rated: asked.rated.unwrap_or(asked.public),
        day: None,
        own_box,
    };
    let unrated = against::<G>(&setting, &options, parts, sitters.iter());
    if let Some(why) = unrated.filter(|_| asked.rated == Some(true)).and_then(refusal) {
        return Err(why);
    }
    first_position::<G>(parts, &setting, &options, G::RULES)?;
    Ok(Laid { setting, sitters })
}

/// The match before anybody has decided anything.
pub(crate) fn first_position<G: Hostable>(
    parts: &Printed<G::Parts>,
    setting: &Setting,
    options: &G::Options,
    rules: u32,
) -> Result<Match<G>, Fail> {
    let Setting { seats, seed, .. } = *setting;
    let Some(position) = &setting.position else {
        return Match::<G>::start_by(rules, parts, options, seats, seed).map_err(|why| match why {
            Refused::Seats { .. } => Fail::new(Code::BadSeats, why.to_string()),
            Refused::Option(_) | Refused::Parts(_) => Fail::quoting(Code::BadOption, &why),
        });
    };
    let state = read_position::<G>(position, parts)?.by_rules(rules);
    if state.seats() != seats {
        let why = format!("the position is one of {} players, the table has {seats} seats", state.seats());
        return Err(Fail::new(Code::BadSeats, why));
    }
    if matches!(state.turn(), Turn::Over(_)) {
        return Err(Fail::new(Code::BadOption, "nothing is left to play in this position"));
    }
    Ok(Match::set_up(World::at(state, Dice::from_seed(seed)), seed))
}

fn read_position<G: Hostable>(text: &str, parts: &Printed<G::Parts>) -> Result<G, Fail> {
    look_at_position::<G>(text, parts)?.map_err(|why| Fail::quoting(Code::BadOption, &why))
}

/// The position, or where the text stops being one; refused if it is too long to be read at all.
pub fn look_at_position<G: Hostable>(
    text: &str,
    parts: &Printed<G::Parts>,
) -> Result<Result<G, Misread>, Fail> {
    if text.len() > limits::POSITION {
        return Err(Fail::new(Code::BadOption, format!("a position has at most {} bytes", limits::POSITION)));
    }
    Ok(G::from_position(parts, text))
}

pub(crate) fn alone() -> Fail {
    Fail::new(Code::BadSeats, "a position is played by one person against computers")
}

/// Who is to sit there, if such a player exists.
pub(crate) fn sitter<G: Hostable>(to: NewSeat) -> Result<Sitter, Fail> {
    match to {
        NewSeat::Open { open: true } => Ok(Sitter::Nobody),
        NewSeat::Open { open: false } => {
            Err(Fail::new(Code::BadSeats, "a seat is {\"open\": true} or has a {\"bot\": name}"))
        }
        NewSeat::Bot { bot } => match bots::offered::<G>(&bot) {
            Ok(known) => Ok(Sitter::Bot(known.name)),
            Err(why) => Err(Fail::quoting(Code::UnknownBot, &why)),
        },
    }
}
