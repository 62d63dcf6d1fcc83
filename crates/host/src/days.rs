//! The deal of a day: the same cards, opponents and dice for everybody who plays it. Computer players think one after another, once
//! nobody else is waited for, without a memory of their own, as long as it takes and with luck that comes from the deal and the decisions
//! so far: the same play meets the same answers, whenever it is played and however busy the house is.

use crate::Hostable;
use crate::event::Fresh;
use crate::fail::Fail;
use crate::id::GuestId;
use crate::kept::{Day, Laid, Setting, Sitter, Time};
use crate::machine::{Chair, Table};
use crate::options;
use crate::stage::Stage;
use bots::Level;
use games::protocol::Code;
use serde::Deserialize;
use serde_json::{Map, Value};
use table::{Dice, Digest, Entry, Printed, Seat, SeatSet, Seed};

const A_DAY_MS: Time = 24 * 3600 * 1000;

/// Which day it is at this time: days since 1970, by UTC.
pub fn day_of(now: Time) -> u32 {
    u32::try_from(now / A_DAY_MS).unwrap_or(u32::MAX)
}

/// How long the day lasts from here on.
pub fn left_of_the_day(now: Time) -> Time {
    A_DAY_MS - now % A_DAY_MS
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a day is written as 2026-01-31")]
pub struct NotADay;

/// As a calendar has it (the civil calendar from days, after Howard Hinnant).
pub fn day_name(day: u32) -> String {
    let day = i64::from(day) + 719_468;
    let (era, of_era) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{date:02}")
}

/// And back; nothing else is a day.
pub fn read_day(name: &str) -> Result<u32, NotADay> {
    let mut parts = name.splitn(3, '-').map(|part| part.parse::<i64>().map_err(|_| NotADay));
    let mut part = || parts.next().ok_or(NotADay)?;
    let (year, month, date) = (part()?, part()?, part()?);
    if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&date) {
        return Err(NotADay);
    }
    let year = year - i64::from(month <= 2);
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * (if month > 2 { month - 3 } else { month + 9 }) + 2) / 5 + date - 1;
    let day = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468;
    // There is no thirtieth of February.
    u32::try_from(day).ok().filter(|day| day_name(*day) == name).ok_or(NotADay)
}

/// What the days of a game are chosen from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Menu {
    /// How many play.
    pub seats: Vec<u8>,
    /// Sets of options: what is not named is as the game comes.
    pub options: Vec<Map<String, Value>>,
    /// Only these computer players; none: all who answer soon, and not those who play at random.
    #[serde(default)]
    pub players: Option<Vec<String>>,
    /// Fewer points are better.
    #[serde(default)]
    pub low: bool,
}

/// A deal, before anybody plays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    pub seed: Seed,
    /// As JSON, by name.
    pub options: String,
    /// None: whoever plays it.
    pub sitters: Vec<Option<String>>,
    pub rules: u32,
    pub parts: Digest,
}

impl Dealt {
    /// Everything follows from the seed and the menu.
    pub fn from_seed<G: Hostable>(seed: Seed, menu: &Menu, parts: &Printed<G::Parts>) -> Result<Dealt, Fail> {
        // Other luck than that of the deal.
        let mut dice = Dice::from_seed(Seed::derived(&format!("ratskeller day {}", seed.to_hex()), 0));
        let seats = *pick(&menu.seats, &mut dice).ok_or_else(empty)?;
        let seats = seats.clamp(*G::SEATS.start(), *G::SEATS.end());
        let named = pick(&menu.options, &mut dice).ok_or_else(empty)?;
        let options = options::from_json::<G>(named).map_err(|why| Fail::quoting(Code::BadOption, &why))?;
        let you = dice.below(u32::from(seats));
        let known = bots::players::<G>().into_iter().filter(|player| match &menu.players {
            Some(named) => named.contains(&player.name),
            None => player.name != "random" && player.level < Level::Master,
        });
        let mut left: Vec<String> = known.map(|player| player.name).collect();
        let mut sitters = Vec::with_capacity(seats.into());
        for seat in 0..u32::from(seats) {
            if seat == you {
                sitters.push(None);
                continue;
            }
            let one = pick(&left, &mut dice).ok_or_else(empty)?.clone();
            // As many characters as there are.
            if left.len() > 1 {
                left.retain(|other| *other != one);
            }
            sitters.push(Some(one));
        }
        let options = options::written::<G>(&options);
        Ok(Dealt { seed, options, sitters, rules: G::RULES, parts: parts.digest() })
    }

    /// The table of whoever plays it.
    pub fn lay<G: Hostable>(
        &self,
        number: u32,
        counts: bool,
        guest: GuestId,
        fresh: Fresh,
    ) -> Result<Laid, Fail> {
        let Dealt { seed, options, sitters, rules, parts } = self;
        if !table::plays::<G>(*rules) {
            return Err(Fail::new(Code::NotFound, "this deal is of other rules than this house still plays"));
        }
        let setting = Setting {
            id: fresh.id,
            invite: fresh.invite,
            game: G::ID,
            options: options.clone(),
            seats: u8::try_from(sitters.len()).unwrap_or(u8::MAX),
            seed: *seed,
            public: false,
            clock_s: None,
            hints: Some(false),
            talk: false,
            host: guest,
            position: None,
            rated: false,
            own_box: None,
            day: Some(Day { number, counts, rules: *rules, parts: *parts }),
        };
        let sitter = |sitter: &Option<String>| match sitter {
            Some(bot) => Sitter::Bot(bot.clone()),
            None => Sitter::Guest(guest),
        };
        Ok(Laid { setting, sitters: sitters.iter().map(sitter).collect() })
    }
}

fn pick<'a, T>(list: &'a [T], dice: &mut Dice) -> Option<&'a T> {
    let count = u32::try_from(list.len()).ok().filter(|count| *count > 0)?;
    list.get(dice.below(count) as usize)
}

fn empty() -> Fail {
    Fail::new(Code::NotFound, "there is nothing to choose a day of this game from")
}

impl<G: Hostable> Table<G> {
    /// Of which day it is.
    pub fn day(&self) -> Option<Day> {
        self.setting.day
    }

    /// Which computer players may think now. In the deal of a day one at a time, and none while somebody else is waited for: what they
    /// know must not hang on who was faster.
    pub(crate) fn may_think(&self) -> SeatSet {
        let Some((_, Stage::Playing(playing))) = self.setting.day.map(|day| (day, &self.stage)) else {
            return self.seats();
        };
        let waits = playing.course.game.waits_for();
        let person = |seat: &Seat| {
            self.chair(*seat).and_then(Chair::guest).is_some() && !playing.course.given_up.contains(*seat)
        };
        if waits.iter().any(|seat| person(&seat)) {
            return SeatSet::EMPTY;
        }
        waits.iter().next().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// What was sealed in the deal of a day stays sealed, and nothing is done beside it: computer players think about it.
    pub(crate) fn check_turn_of_the_day(&self, seat: Seat) -> Result<(), Fail> {
        match &self.stage {
            Stage::Playing(playing)
                if self.setting.day.is_some() && !playing.course.game.waits_for().contains(seat) =>
            {
                Err(Fail::new(Code::NotAsked, "nothing is asked of you now"))
            }
            Stage::Open { .. } | Stage::Playing(_) | Stage::Over(_) => Ok(()),
        }
    }

    /// Where the luck of a thought comes from in the deal of a day: from the deal, the seat and the decisions so far.
    pub(crate) fn luck(&self, seat: Seat) -> Option<Seed> {
        self.setting.day?;
        let record = self.stage.course()?.game.record();
        let mut so_far = format!("ratskeller thought {}\n", self.setting.seed.to_hex());
        for entry in &record.entries {
            so_far += &match entry {
                Entry::Decided { seat, decision, automatic } => format!("{seat} {decision} {automatic}\n"),
                Entry::Clock(elapsed_s) => format!("clock {elapsed_s}\n"),
            };
        }
        Some(Seed::derived(&so_far, u64::from(seat.number())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_what_the_calendar_says() {
        for (day, name) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_775, "2026-11-18"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!((day_name(day).as_str(), read_day(name)), (name, Ok(day)));
        }
        for day in (0..60_000).step_by(17) {
            assert_eq!(read_day(&day_name(day)), Ok(day));
        }
        for wrong in
            ["", "2026", "2026-1-1", "2026-02-30", "1969-12-31", "2026-13-01", "+2026-01-01", "2026-01-01-"]
        {
            assert_eq!(read_day(wrong), Err(NotADay), "{wrong}");
        }
        assert_eq!((day_of(A_DAY_MS - 1), day_of(A_DAY_MS)), (0, 1));
        assert_eq!((left_of_the_day(0), left_of_the_day(A_DAY_MS - 1)), (A_DAY_MS, 1));
    }
}
