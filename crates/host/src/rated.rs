//! Whether a match counts for ratings. Agreed when the table is laid, settled when the match begins, and written down when it
//! has ended.

use crate::Hostable;
use crate::fail::Fail;
use crate::kept::{Ended, Finisher, Setting, Sitter};
use crate::machine::Table;
use games::protocol::{Code, Unrated};
use ratings::Stars;
use table::{Printed, Seat};

/// What stands against it, were it to begin now.
pub(crate) fn against<'a, G: Hostable>(
    setting: &Setting,
    options: &G::Options,
    parts: &Printed<G::Parts>,
    mut sitters: impl Iterator<Item = &'a Sitter> + Clone,
) -> Option<Unrated> {
    if !setting.rated {
        return Some(Unrated::Casual);
    }
    if setting.position.is_some() {
        return Some(Unrated::Position);
    }
    if setting.hints == Some(true) {
        return Some(Unrated::Hints);
    }
    if G::helps(options) {
        return Some(Unrated::MemoryAid);
    }
    if !parts.is_shipped() {
        return Some(Unrated::ChangedBox);
    }
    if sitters.clone().all(|sitter| matches!(sitter, Sitter::Bot(_))) {
        return Some(Unrated::NoPeople);
    }
    let unmeasured =
        |sitter: &Sitter| matches!(sitter, Sitter::Bot(bot) if Stars::shipped().of(G::NAME, bot).is_none());
    sitters.any(unmeasured).then_some(Unrated::Unmeasured)
}

/// Why somebody who wants a rated match cannot have this one.
pub(crate) fn refusal(why: Unrated) -> Option<Fail> {
    let why = match why {
        Unrated::Casual => return None,
        Unrated::Position => "a rated match begins with the deal, and not from a position",
        Unrated::Hints => "a rated match is played without hints",
        Unrated::MemoryAid => "in a rated match everybody remembers for themselves",
        Unrated::ChangedBox => "a rated match is played with the box as it ships",
        Unrated::NoPeople => "somebody has to play in a rated match",
        Unrated::Unmeasured => "nobody has measured how strong a computer player of this table is",
    };
    Some(Fail::new(Code::Rated, why))
}

impl<G: Hostable> Table<G> {
    /// Why the match does not count for ratings; none: it does. From its beginning on it is settled.
    pub(crate) fn unrated(&self) -> Option<Unrated> {
        match self.stage.course() {
            Some(course) => course.began.unrated,
            None => {
                let sitters = self.chairs.iter().map(|chair| &chair.sitter);
                against::<G>(&self.setting, &self.options, &self.parts, sitters)
            }
        }
    }

    /// How the match ended, once it has.
    pub(crate) fn ended(&self) -> Option<Ended> {
        let course = self.stage.course()?;
        let standing = course.game.standing()?;
        let unrated = self.unrated();
        let seat = |seat: Seat| {
            let sitter = self.chair(seat).map_or(Sitter::Nobody, |chair| chair.sitter.clone());
            let star = match &sitter {
                Sitter::Bot(bot) if unrated.is_none() => Stars::shipped().of(G::NAME, bot),
                Sitter::Bot(_) | Sitter::Guest(_) | Sitter::Nobody => None,
            };
            Finisher {
                sitter,
                star,
                team: course.game.partner(seat).map(|partner| partner.number().min(seat.number())),
                place: standing.places[seat],
                points: standing.scores[seat],
                gave_up: course.given_up.contains(seat),
            }
        };
        Some(Ended { game: G::ID, unrated, seats: self.seats().iter().map(seat).collect() })
    }
}
