//! Bot accounts that a host has asked to a table, and that have not answered yet.

use crate::error::Fail;
use crate::id::{ChallengeId, GuestId, TableId, random_bytes};
use crate::limits;
use games::protocol::{Challenge, Code};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use table::Seat;

/// Who asks whom where.
#[derive(Clone, Debug)]
pub(crate) struct Challenged {
    pub host: GuestId,
    pub bot: GuestId,
    pub table: TableId,
    pub seat: Seat,
    /// As both are told it.
    pub told: Challenge,
}

/// They are not kept over a restart: a bot that was away would find nobody waiting.
#[derive(Debug, Default)]
pub(crate) struct Challenges(Mutex<HashMap<ChallengeId, (Instant, Challenged)>>);

impl Challenges {
    /// One more, in place of what was asked for the same seat before.
    pub(crate) fn ask(&self, challenged: impl FnOnce(ChallengeId) -> Challenged) -> Result<Challenged, Fail> {
        let id = ChallengeId::from_random(random_bytes());
        let challenged = challenged(id);
        let mut waiting = self.waiting();
        waiting.retain(|_, (_, other)| (other.table, other.seat) != (challenged.table, challenged.seat));
        if waiting.values().filter(|(_, other)| other.host == challenged.host).count() >= limits::CHALLENGES {
            return Err(Fail::new(Code::TooMany, "you wait for too many answers; wait a little"));
        }
        waiting.insert(id, (Instant::now(), challenged.clone()));
        Ok(challenged)
    }

    /// Answered, once, by the bot that was asked.
    pub(crate) fn answer(&self, id: &str, bot: GuestId) -> Result<Challenged, Fail> {
        let id: ChallengeId = id.parse().map_err(|_| Fail::NOT_FOUND)?;
        let mut waiting = self.waiting();
        if waiting.get(&id).is_none_or(|(_, challenged)| challenged.bot != bot) {
            return Err(Fail::NOT_FOUND);
        }
        waiting.remove(&id).map(|(_, challenged)| challenged).ok_or(Fail::NOT_FOUND)
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<ChallengeId, (Instant, Challenged)>> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.retain(|_, (since, _)| since.elapsed() < limits::CHALLENGE_WITHIN);
        waiting
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::id::random_guest;

    fn ask(challenges: &Challenges, host: GuestId, bot: GuestId, seat: u8) -> Result<String, Fail> {
        let (table, seat) = (TableId::from_random(random_bytes()), Seat::new(seat).unwrap());
        let asked = challenges.ask(|id| Challenged {
            host,
            bot,
            table: if seat.number() == 0 { TableId::from_random([1; 16]) } else { table },
            seat,
            told: Challenge {
                id: id.to_string(),
                table: table.to_string(),
                game: String::new(),
                seat,
                by: String::new(),
                bot: String::new(),
                until_s: 0,
            },
        });
        asked.map(|asked| asked.told.id)
    }

    #[test]
    fn a_challenge_is_answered_once_and_by_whoever_was_asked() {
        let (challenges, host, bot) = (Challenges::default(), random_guest(), random_guest());
        let id = ask(&challenges, host, bot, 1).unwrap();
        assert!(challenges.answer(&id, host).is_err() && challenges.answer("x", bot).is_err());
        assert!(challenges.answer(&id, bot).is_ok());
        assert!(challenges.answer(&id, bot).is_err());
    }

    #[test]
    fn a_seat_waits_for_one_answer_and_a_host_for_not_too_many() {
        let (challenges, host, bot) = (Challenges::default(), random_guest(), random_guest());
        let first = ask(&challenges, host, bot, 0).unwrap();
        let second = ask(&challenges, host, bot, 0).unwrap();
        assert!(challenges.answer(&first, bot).is_err() && challenges.answer(&second, bot).is_ok());
        for _ in 0..limits::CHALLENGES {
            ask(&challenges, host, bot, 1).unwrap();
        }
        assert_eq!(ask(&challenges, host, bot, 1).unwrap_err().code, Code::TooMany);
        assert!(ask(&challenges, bot, bot, 1).is_ok(), "another host");
    }
}
