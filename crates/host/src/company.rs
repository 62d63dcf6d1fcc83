//! Who is at the table, who may come near it, and what they are told about it.

use crate::Hostable;
use crate::chat::Chat;
use crate::done::{Done, Show, Shown};
use crate::event::{ConnId, Read};
use crate::fail::Fail;
use crate::id::GuestId;
use crate::kept::{Sitter, Time, Write};
use crate::limits;
use crate::machine::{Chair, Table};
use crate::stage::Stage;
use crate::told::Since;
use games::protocol::{Code, OptionSet, SeatInfo, TableInfo, TablePhase, ToPage, You};
use std::collections::{BTreeMap, BTreeSet};
use table::Options as _;

#[derive(Debug, Default)]
pub(crate) struct Company {
    pages: BTreeMap<ConnId, Page>,
    pub(crate) chat: Chat,
}

/// A page at the table.
#[derive(Clone, Debug)]
struct Page {
    guest: GuestId,
    name: String,
}

impl Company {
    pub(crate) fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    pub(crate) fn pages(&self) -> impl Iterator<Item = (ConnId, GuestId)> {
        self.pages.iter().map(|(conn, page)| (*conn, page.guest))
    }

    pub(crate) fn guest(&self, conn: ConnId) -> Option<GuestId> {
        self.pages.get(&conn).map(|page| page.guest)
    }

    pub(crate) fn name(&self, conn: ConnId) -> Option<&str> {
        self.pages.get(&conn).map(|page| page.name.as_str())
    }

    pub(crate) fn has(&self, guest: GuestId) -> bool {
        self.pages.values().any(|page| page.guest == guest)
    }
}

impl<G: Hostable> Table<G> {
    pub(crate) fn is_member(&self, guest: GuestId) -> bool {
        self.setting.host == guest || self.seat_of(guest).is_some()
    }

    /// A public table is for everyone. A private one is for its players, and until it starts for whoever was invited:
    /// nobody ever watches it.
    pub(crate) fn may_see(&self, guest: Option<GuestId>) -> bool {
        self.setting.public
            || guest.is_some_and(|guest| {
                let invited = match &self.stage {
                    Stage::Open { invited } => invited.contains(&guest),
                    Stage::Playing(_) | Stage::Over(_) => false,
                };
                invited || self.is_member(guest)
            })
    }

    /// The table as this guest, or anybody, knows it.
    pub fn info(&self, guest: Option<GuestId>) -> Result<TableInfo, Fail> {
        if !self.may_see(guest) {
            return Err(Fail::NOT_FOUND);
        }
        Ok(self.table_info(guest.is_some_and(|guest| self.is_member(guest))))
    }

    pub(crate) fn admit(&mut self, guest: GuestId, done: &mut Done<G>) -> Result<(), Fail> {
        if self.is_member(guest) {
            return Ok(());
        }
        match &mut self.stage {
            Stage::Open { invited } => {
                if invited.insert(guest) {
                    done.store.push(Write::Invited(guest));
                }
                Ok(())
            }
            Stage::Playing(_) | Stage::Over(_) if self.setting.public => Ok(()),
            Stage::Playing(_) | Stage::Over(_) => {
                Err(Fail::new(Code::AlreadyStarted, "the match has begun, and nobody watches this table"))
            }
        }
    }

    fn table_info(&self, member: bool) -> TableInfo {
        let options = self.options.values().into_iter();
        let (phase, rematch) = match &self.stage {
            Stage::Open { .. } => (TablePhase::Open, None),
            Stage::Playing(_) => (TablePhase::Playing, None),
            Stage::Over(over) => (TablePhase::Over, over.rematch),
        };
        TableInfo {
            id: self.setting.id.to_string(),
            game: G::NAME.to_owned(),
            public: self.setting.public,
            phase,
            seats: self.chairs.iter().map(|chair| self.seat_info(chair)).collect(),
            options: options.map(|(name, value)| OptionSet { name: name.to_owned(), value }).collect(),
            clock_s: self.setting.clock_s,
            hints: self.has_hints(),
            set_up: self.setting.position.is_some(),
            invite: member.then(|| self.setting.invite.to_string()),
            watchers: self.watchers(),
            rematch: rematch.map(|id| id.to_string()),
        }
    }

    fn watchers(&self) -> u32 {
        let guests: BTreeSet<GuestId> = self.company.pages().map(|(_, guest)| guest).collect();
        guests.into_iter().filter(|&guest| self.seat_of(guest).is_none()).count() as u32
    }

    fn seat_info(&self, chair: &Chair) -> SeatInfo {
        match &chair.sitter {
            Sitter::Nobody => SeatInfo::Empty,
            Sitter::Bot(bot) => SeatInfo::Bot { bot: bot.clone() },
            Sitter::Guest(guest) => SeatInfo::Guest {
                guest: guest.to_string(),
                name: chair.name.clone(),
                here: chair.gone.is_none(),
                host: self.setting.host == *guest,
            },
        }
    }

    fn you(&self, page: &Page) -> You {
        You {
            guest: page.guest.to_string(),
            name: page.name.clone(),
            seat: self.seat_of(page.guest),
            host: self.setting.host == page.guest,
        }
    }

    /// Tells everyone who is here how the table stands.
    pub(crate) fn tell_table(&self, done: &mut Done<G>) {
        self.tell_all_but(None, done);
    }

    fn tell_all_but(&self, newcomer: Option<ConnId>, done: &mut Done<G>) {
        let (member, stranger) = (self.table_info(true), self.table_info(false));
        for (conn, page) in self.company.pages.iter().filter(|(conn, _)| Some(**conn) != newcomer) {
            let table = if self.is_member(page.guest) { member.clone() } else { stranger.clone() };
            done.say(vec![*conn], ToPage::Table { you: self.you(page), table });
        }
    }

    /// A page has said hello.
    pub(crate) fn join(
        &mut self,
        guest: GuestId,
        conn: ConnId,
        name: String,
        read: Read,
        now: Time,
        done: &mut Done<G>,
    ) -> Result<(), Fail> {
        if !self.may_see(Some(guest)) {
            return Err(Fail::NOT_FOUND);
        }
        // Whoever plays has a place, however many look on.
        let watching = || self.company.pages().filter(|(_, guest)| self.seat_of(*guest).is_none()).count();
        if self.seat_of(guest).is_none() && watching() >= limits::WATCHING_PAGES {
            return Err(Fail::new(Code::TooMany, "too many people look at this table"));
        }
        // The computer gives up the seat of whoever is back.
        let mut was_away = false;
        if let Some(chair) = self.chair_of(guest) {
            chair.gone = None;
            was_away = std::mem::take(&mut chair.away);
        }
        let known =
            self.stage.course().filter(|course| course.epoch == read.epoch).map_or(0, |_| read.number);
        let page = Page { guest, name };
        // Before the others hear of it, so that the first thing a page reads is its welcome.
        let welcome = ToPage::Welcome {
            you: self.you(&page),
            table: self.table_info(self.is_member(guest)),
            chat: self.company.chat.for_ears_of(guest),
            play: self.play(self.seat_of(guest), Since::Number(known), now),
        };
        done.say(vec![conn], welcome);
        if was_away {
            self.publish_as_it_is(now, done);
        }
        self.company.pages.insert(conn, page);
        self.tell_all_but(Some(conn), done);
        Ok(())
    }

    /// These pages are gone.
    pub(crate) fn part(&mut self, conns: &[ConnId], now: Time, done: &mut Done<G>) {
        let gone: Vec<Page> = conns.iter().filter_map(|conn| self.company.pages.remove(conn)).collect();
        if gone.is_empty() {
            return;
        }
        for page in gone {
            if !self.company.has(page.guest)
                && let Some(chair) = self.chair_of(page.guest)
            {
                chair.gone.get_or_insert(now);
            }
        }
        self.tell_table(done);
    }

    pub(crate) fn rename(&mut self, guest: GuestId, name: &str, done: &mut Done<G>) {
        if let Some(chair) = self.chair_of(guest) {
            name.clone_into(&mut chair.name);
        }
        for page in self.company.pages.values_mut().filter(|page| page.guest == guest) {
            name.clone_into(&mut page.name);
        }
        self.tell_table(done);
    }

    /// Whoever may no longer look is sent away: a private table has begun, or somebody has left it.
    pub(crate) fn send_strangers_away(&mut self, now: Time, done: &mut Done<G>) {
        let strangers: Vec<ConnId> = self
            .company
            .pages()
            .filter(|(_, guest)| !self.may_see(Some(*guest)))
            .map(|(conn, _)| conn)
            .collect();
        if !strangers.is_empty() {
            done.show.push(Show { to: strangers.clone(), what: Shown::Bye(Code::NotFound) });
            self.part(&strangers, now, done);
        }
    }
}
