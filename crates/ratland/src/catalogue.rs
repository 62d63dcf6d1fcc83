//! What the box prints, for a page that shows it before there is a table, or that no sight tells.

use crate::card::{Clan, EventCard, EventSet};
use crate::data::{Parts, Power};

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct BoxInfo {
    /// What so many fed rats cost: up to 3, 6, 9 … rats, and for each rat beyond.
    pub feeding: Vec<(u16, u16)>,
    pub beyond: u16,
    /// The events of each kind; the End card is the last.
    pub initial: Vec<EventCard>,
    pub last: Vec<EventCard>,
    pub clans: Vec<ClanInfo>,
}

/// What a clan can do, at first and upgraded, as far as a plan can count on it.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct ClanInfo {
    pub clan: Clan,
    pub base: PowerInfo,
    pub upgraded: PowerInfo,
}

#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct PowerInfo {
    /// Beside those of the nursery: always, and where nobody is there (LAND-174, LAND-175).
    pub extra_births: u8,
    pub births_if_nursery_empty: u8,
    /// Beside the rats that defend (LAND-178).
    pub defence: u8,
    /// Black and purple pieces that do no harm (LAND-156, LAND-177).
    pub ignores_black: bool,
    pub ignores_purple: bool,
}

impl BoxInfo {
    pub fn of(parts: &Parts) -> BoxInfo {
        let end = EventSet::NONE.with(EventCard::EndOfGame);
        BoxInfo {
            feeding: parts.feeding.steps.iter().map(|step| (step.max, step.cost)).collect(),
            beyond: parts.feeding.beyond_per_rat,
            initial: parts.initial.iter().collect(),
            last: parts.last.minus(end).iter().chain([EventCard::EndOfGame]).collect(),
            clans: Clan::ALL.into_iter().map(|clan| ClanInfo::of(parts, clan)).collect(),
        }
    }
}

impl ClanInfo {
    fn of(parts: &Parts, clan: Clan) -> ClanInfo {
        let [base, upgraded] = parts.powers[clan.index()];
        ClanInfo { clan, base: PowerInfo::of(&base), upgraded: PowerInfo::of(&upgraded) }
    }
}

impl PowerInfo {
    fn of(power: &Power) -> PowerInfo {
        PowerInfo {
            extra_births: power.extra_births,
            births_if_nursery_empty: power.births_if_nursery_empty,
            defence: power.defence,
            ignores_black: power.ignores_black,
            ignores_purple: power.purple_worth.is_some(),
        }
    }
}
