//! Who may not talk, and who may not come in. There are few of them, and everybody who asks is held against them, so they
//! are kept in memory beside the data file.

use crate::error::Fail;
use crate::id::GuestId;
use crate::store::now_ms;
use games::protocol::Code;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Penalty {
    Mute,
    Ban,
}

impl Penalty {
    pub(crate) const ALL: [Penalty; 2] = [Penalty::Mute, Penalty::Ban];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Penalty::Mute => "mute",
            Penalty::Ban => "ban",
        }
    }

    pub(crate) fn read(word: &str) -> Option<Penalty> {
        Penalty::ALL.into_iter().find(|penalty| penalty.word() == word)
    }
}

/// Until then, in milliseconds; none: for good.
pub(crate) type Until = Option<u64>;

#[derive(Debug)]
pub(crate) struct Penalties(Mutex<HashMap<(GuestId, Penalty), Until>>);

impl Penalties {
    pub(crate) fn new(kept: impl IntoIterator<Item = (GuestId, Penalty, Until)>) -> Penalties {
        Penalties(Mutex::new(
            kept.into_iter().map(|(guest, penalty, until)| ((guest, penalty), until)).collect(),
        ))
    }

    /// As they are kept now. Those are returned whom this house is shut to, and was not as far as was known here.
    pub(crate) fn replace(&self, by: Penalties) -> Vec<GuestId> {
        let by = by.0.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut all = self.all();
        let holds = |until: &Until| until.is_none_or(|until| until > now_ms());
        let held = |one: &(GuestId, Penalty)| all.get(one).is_some_and(holds);
        let bans = by.iter().filter(|((_, penalty), until)| *penalty == Penalty::Ban && holds(until));
        let shut_to: Vec<GuestId> =
            bans.filter(|(one, _)| !held(one)).map(|((guest, _), _)| *guest).collect();
        *all = by;
        shut_to
    }

    pub(crate) fn impose(&self, guest: GuestId, penalty: Penalty, until: Until) {
        self.all().insert((guest, penalty), until);
    }

    pub(crate) fn lift(&self, guest: GuestId, penalty: Penalty) {
        self.all().remove(&(guest, penalty));
    }

    pub(crate) fn of(&self, guest: GuestId, penalty: Penalty) -> Option<Until> {
        let until = *self.all().get(&(guest, penalty))?;
        until.is_none_or(|until| until > now_ms()).then_some(until)
    }

    /// Whoever is kept out is told so wherever they come.
    pub(crate) fn may_come_in(&self, guest: GuestId) -> Result<(), Fail> {
        let Some(until) = self.of(guest, Penalty::Ban) else { return Ok(()) };
        Err(Fail::new(Code::Banned, format!("this house is shut to you {}", in_words(until))).until(until))
    }

    pub(crate) fn may_talk(&self, guest: GuestId) -> Result<(), Fail> {
        let Some(until) = self.of(guest, Penalty::Mute) else { return Ok(()) };
        Err(Fail::new(Code::Muted, format!("you may not talk {}", in_words(until))).until(until))
    }

    fn all(&self) -> std::sync::MutexGuard<'_, HashMap<(GuestId, Penalty), Until>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn in_words(until: Until) -> &'static str {
    match until {
        Some(_) => "until the time in `until_s`",
        None => "for good",
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::id::random_guest;

    #[test]
    fn whoever_reads_what_is_kept_hears_to_whom_the_house_is_shut_now() {
        let (known, new, past, loud) = (random_guest(), random_guest(), random_guest(), random_guest());
        let penalties = Penalties::new([(known, Penalty::Ban, None)]);
        let kept = || {
            let past = (past, Penalty::Ban, Some(now_ms() - 1));
            Penalties::new([
                (known, Penalty::Ban, None),
                (new, Penalty::Ban, None),
                past,
                (loud, Penalty::Mute, None),
            ])
        };
        assert_eq!(penalties.replace(kept()), [new]);
        assert!(penalties.may_come_in(new).is_err() && penalties.may_talk(loud).is_err());
        assert!(penalties.replace(kept()).is_empty(), "they are out already");
        assert!(penalties.replace(Penalties::new([])).is_empty());
        assert!(penalties.may_come_in(known).is_ok(), "it was lifted");
    }

    #[test]
    fn a_penalty_ends_by_itself_or_is_lifted() {
        let (past, future, ever) = (random_guest(), random_guest(), random_guest());
        let penalties = Penalties::new([
            (past, Penalty::Ban, Some(now_ms() - 1)),
            (future, Penalty::Ban, Some(now_ms() + 60_000)),
            (ever, Penalty::Mute, None),
        ]);
        assert!(penalties.may_come_in(past).is_ok());
        let banned = penalties.may_come_in(future).unwrap_err();
        assert_eq!((banned.code, banned.until_s.is_some()), (Code::Banned, true));
        assert!(penalties.may_talk(future).is_ok(), "one is not the other");
        let muted = penalties.may_talk(ever).unwrap_err();
        assert_eq!((muted.code, muted.until_s), (Code::Muted, None));
        penalties.lift(ever, Penalty::Mute);
        assert!(penalties.may_talk(ever).is_ok());
    }
}
