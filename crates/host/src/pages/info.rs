//! What pages are told about the table: who sits there, who looks on, and how it stands.

use super::{Page, Role};
use crate::Hostable;
use crate::days::day_name;
use crate::done::Done;
use crate::event::ConnId;
use crate::fail::Fail;
use crate::id::GuestId;
use crate::kept::{Sitter, Time};
use crate::limits;
use crate::machine::{Chair, Table};
use crate::stage::Stage;
use games::protocol::{DayOf, OptionSet, SeatInfo, TableInfo, TablePhase, ToPage, You};
use table::{Options as _, Seat};

impl<G: Hostable> Table<G> {
    /// The table as this guest, or anybody, knows it.
    pub fn info(&self, guest: Option<GuestId>, now: Time) -> Result<TableInfo, Fail> {
        if !self.may_see(guest) {
            return Err(Fail::NOT_FOUND);
        }
        Ok(self.table_info(guest.is_some_and(|guest| self.is_member(guest)), now))
    }

    pub(super) fn table_info(&self, member: bool, now: Time) -> TableInfo {
        let options = self.options.values().into_iter();
        let (phase, rematch) = match &self.stage {
            Stage::Open { .. } => (TablePhase::Open, None),
            Stage::Playing(_) => (TablePhase::Playing, None),
            Stage::Over(over) => (TablePhase::Over, over.rematch),
        };
        TableInfo {
            id: self.setting.id.to_string(),
            game: G::NAME.to_owned(),
            parts: self.parts.digest().to_string(),
            changed: self.changed,
            public: self.setting.public,
            phase,
            seats: self.seats().iter().map(|seat| self.seat_info(seat, now)).collect(),
            options: options.map(|(name, value)| OptionSet { name: name.to_owned(), value }).collect(),
            clock_s: self.setting.clock_s,
            hints: self.has_hints(),
            talk: self.setting.talk,
            set_up: self.setting.position.is_some(),
            unrated: self.unrated(),
            day: self.setting.day.map(|day| DayOf { day: day_name(day.number), counts: day.counts }),
            invite: (member && self.setting.day.is_none()).then(|| self.setting.invite.to_string()),
            watchers: self.watchers(),
            screens: self.pages.screens as u32,
            rematch: rematch.map(|id| id.to_string()),
        }
    }

    /// All who are here but do not play.
    pub(super) fn watchers(&self) -> u32 {
        let players = self.chairs.iter().filter_map(Chair::guest).filter(|guest| self.pages.has(*guest));
        (self.pages.guests.len() - players.count()) as u32
    }

    pub(super) fn watching_pages(&self) -> usize {
        let players = self.chairs.iter().filter_map(|chair| self.pages.guests.get(&chair.guest()?));
        self.pages.here.len() - self.pages.screens - players.sum::<usize>()
    }

    fn seat_info(&self, seat: Seat, now: Time) -> SeatInfo {
        let Some(chair) = self.chair(seat) else { return SeatInfo::Empty };
        match &chair.sitter {
            Sitter::Nobody => SeatInfo::Empty,
            Sitter::Bot(bot) => SeatInfo::Bot { bot: bot.clone() },
            Sitter::Guest(guest) => SeatInfo::Guest {
                guest: guest.to_string(),
                name: chair.guise.name.clone(),
                look: chair.guise.look,
                is_bot: chair.guise.is_bot,
                regular: chair.guise.regular,
                here: chair.gone.is_none(),
                host: self.setting.host == *guest,
                takeover_ms: self.taken_over_at(seat, now).map(|at| millis_left(at, now)),
                gave_up: self.has_given_up(seat),
            },
        }
    }

    pub(super) fn you(&self, page: &Page) -> You {
        You {
            guest: page.guest.to_string(),
            name: page.guise.name.clone(),
            seat: page.eyes().and_then(|guest| self.seat_of(guest)),
            host: page.eyes() == Some(self.setting.host),
        }
    }

    /// Tells everyone who is here how the table stands.
    pub(crate) fn tell_table(&mut self, now: Time, done: &mut Done<G>) {
        self.pages.tell_watchers = None;
        self.tell_those(|_, _| true, now, done);
    }

    pub(super) fn tell_those(&mut self, whom: impl Fn(ConnId, &Page) -> bool, now: Time, done: &mut Done<G>) {
        let (member, stranger) = (self.table_info(true, now), self.table_info(false, now));
        for (conn, page) in self.pages.here.iter().filter(|(conn, page)| whom(**conn, page)) {
            let table = if self.invites_by(page) { member.clone() } else { stranger.clone() };
            done.say(vec![*conn], ToPage::Table { you: self.you(page), table });
        }
        let told = self.pages.here.iter_mut().filter(|(conn, page)| whom(**conn, page));
        told.for_each(|(_, page)| page.watchers = member.watchers);
    }

    /// Tells whoever does not know how many look on, when it is time to.
    pub(crate) fn check_watchers(&mut self, now: Time, done: &mut Done<G>) {
        if self.pages.tell_watchers.is_some_and(|at| at <= now) {
            self.pages.tell_watchers = None;
            let watchers = self.watchers();
            self.tell_those(|_, page| page.watchers != watchers, now, done);
        }
    }

    /// Somebody who does not play has come or gone; those who have just come know.
    pub(super) fn tell_watchers_soon(&mut self, now: Time, newcomers: usize) {
        let soon = (self.pages.here.len() > newcomers).then_some(now + limits::WATCHERS_TOLD_WITHIN_MS);
        self.pages.tell_watchers = self.pages.tell_watchers.filter(|_| soon.is_some()).or(soon);
    }

    /// Whether this page is told the way in: to players it always is, and the table itself shows it as long as chairs are free.
    pub(super) fn invites_by(&self, page: &Page) -> bool {
        match page.role {
            Role::Guest => self.is_member(page.guest),
            Role::Table => self.is_open(),
        }
    }

    pub(super) fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Open { .. })
    }
}

/// As the wire has it.
pub(crate) fn millis_left(at: Time, now: Time) -> u32 {
    at.saturating_sub(now).min(u32::MAX.into()) as u32
}
