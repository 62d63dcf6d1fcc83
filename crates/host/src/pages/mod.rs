//! The pages at the table: whose they are, who may come near it, and who comes and goes.

mod info;
mod screens;

pub(crate) use info::millis_left;

use crate::Hostable;
use crate::done::{Done, Show, Shown};
use crate::event::{ConnId, Read};
use crate::fail::Fail;
use crate::id::GuestId;
use crate::kept::{Guise, Time, Write};
use crate::limits;
use crate::machine::Table;
use crate::stage::Stage;
use crate::told::Since;
use games::protocol::{Code, ToPage};
use std::collections::BTreeMap;
use table::SeatSet;

#[derive(Debug, Default)]
pub(crate) struct Pages {
    here: BTreeMap<ConnId, Page>,
    /// How many of them each guest has.
    guests: BTreeMap<GuestId, usize>,
    /// Pages that are the table itself; they are nobody's.
    screens: usize,
    /// When everybody is told how many look on, if they do not know yet: once for all who come and go meanwhile. A crowd
    /// that comes back after a restart would otherwise cost the square of its number.
    pub(crate) tell_watchers: Option<Time>,
}

/// A page at the table.
#[derive(Clone, Debug)]
struct Page {
    guest: GuestId,
    guise: Guise,
    /// How many look on, as far as it has been told.
    watchers: u32,
    role: Role,
    /// Since when it is here.
    since: Time,
}

/// What a page is at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// Somebody's: it sees what its guest may see.
    Guest,
    /// The table itself: it sees what everybody may see.
    Table,
}

impl Pages {
    pub(crate) fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// Of people; the table itself neither talks nor listens.
    pub(crate) fn of_guests(&self) -> impl Iterator<Item = (ConnId, GuestId)> {
        self.eyes().filter_map(|(conn, guest)| Some((conn, guest?)))
    }

    /// Every page with the guest by whose eyes it sees; none: the table itself.
    pub(crate) fn eyes(&self) -> impl Iterator<Item = (ConnId, Option<GuestId>)> {
        self.here.iter().map(|(conn, page)| (*conn, page.eyes()))
    }

    pub(crate) fn guest(&self, conn: ConnId) -> Option<GuestId> {
        self.here.get(&conn).and_then(Page::eyes)
    }

    pub(crate) fn guise(&self, conn: ConnId) -> Option<&Guise> {
        self.here.get(&conn).map(|page| &page.guise)
    }

    pub(crate) fn has(&self, guest: GuestId) -> bool {
        self.guests.contains_key(&guest)
    }

    fn come(&mut self, conn: ConnId, page: Page) {
        match page.role {
            Role::Guest => *self.guests.entry(page.guest).or_default() += 1,
            Role::Table => self.screens += 1,
        }
        self.here.insert(conn, page);
    }

    fn go(&mut self, conn: ConnId) -> Option<Page> {
        let page = self.here.remove(&conn)?;
        if page.role != Role::Guest {
            self.screens -= 1;
            return Some(page);
        }
        if let Some(count) = self.guests.get_mut(&page.guest) {
            *count -= 1;
            if *count == 0 {
                self.guests.remove(&page.guest);
            }
        }
        Some(page)
    }
}

impl Page {
    fn eyes(&self) -> Option<GuestId> {
        (self.role == Role::Guest).then_some(self.guest)
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
                    Stage::Open { invited, .. } => invited.contains(&guest),
                    Stage::Playing(_) | Stage::Over(_) => false,
                };
                invited || self.is_member(guest)
            })
    }

    /// The people of these seats who have no page at the table.
    pub fn absent(&self, seats: SeatSet) -> Vec<GuestId> {
        let people = seats.iter().filter_map(|seat| self.chair(seat)?.guest());
        people.filter(|guest| !self.pages.has(*guest)).collect()
    }

    pub(crate) fn admit(&mut self, guest: GuestId, done: &mut Done<G>) -> Result<(), Fail> {
        if self.is_member(guest) {
            return Ok(());
        }
        match &mut self.stage {
            Stage::Open { sent_away, .. } if sent_away.contains(&guest) => Err(Fail::SENT_AWAY),
            Stage::Open { invited, .. } => {
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

    /// A page has said hello.
    pub(crate) fn join(
        &mut self,
        guest: GuestId,
        conn: ConnId,
        guise: Guise,
        read: Read,
        now: Time,
        done: &mut Done<G>,
    ) -> Result<(), Fail> {
        if !self.may_see(Some(guest)) {
            return Err(Fail::NOT_FOUND);
        }
        // Whoever plays has a place, however many look on.
        if self.seat_of(guest).is_none() && self.watching_pages() >= limits::WATCHING_PAGES {
            return Err(Fail::new(Code::TooMany, "too many people look at this table"));
        }
        // The computer gives up the seat of whoever is back.
        let (mut was_gone, mut was_away) = (false, false);
        if let Some(chair) = self.chair_of(guest) {
            was_gone = chair.gone.take().is_some();
            was_away = std::mem::take(&mut chair.away);
        }
        let known = self.known(read);
        let one_more = self.seat_of(guest).is_none() && !self.pages.has(guest);
        let page = Page {
            guest,
            guise,
            watchers: self.watchers() + u32::from(one_more),
            role: Role::Guest,
            since: now,
        };
        // Before the page is one of those who hear of it, so that the first thing it reads is its welcome.
        if was_away {
            self.publish_as_it_is(now, done);
        }
        self.pages.come(conn, page.clone());
        let welcome = ToPage::Welcome {
            you: self.you(&page),
            table: self.table_info(self.is_member(guest), now),
            chat: self.chat.for_ears_of(guest),
            play: self.play(self.seat_of(guest), Since::Number(known), now),
        };
        done.say(vec![conn], welcome);
        if was_gone {
            self.pages.tell_watchers = None;
            self.tell_those(|other, _| other != conn, now, done);
        } else if one_more {
            self.tell_watchers_soon(now, 1);
        }
        Ok(())
    }

    /// Up to which notice a page knows the match as it is told now.
    fn known(&self, read: Read) -> u32 {
        self.stage.course().filter(|course| course.epoch == read.epoch).map_or(0, |_| read.number)
    }

    /// These pages are gone.
    pub(crate) fn part(&mut self, conns: &[ConnId], now: Time, done: &mut Done<G>) {
        let gone: Vec<Page> = conns.iter().filter_map(|conn| self.pages.go(*conn)).collect();
        let (mut players, mut watchers) = (false, false);
        for page in gone {
            if page.role == Role::Table {
                // Hands are whole tables again.
                players = true;
                continue;
            }
            if self.pages.has(page.guest) {
                continue;
            }
            match self.chair_of(page.guest) {
                Some(chair) => {
                    chair.gone.get_or_insert(now);
                    players = true;
                }
                None => watchers = true,
            }
        }
        if players {
            self.tell_table(now, done);
        } else if watchers {
            self.tell_watchers_soon(now, 0);
        }
    }

    pub(crate) fn rename(&mut self, guest: GuestId, guise: &Guise, now: Time, done: &mut Done<G>) {
        for page in self.pages.here.values_mut().filter(|page| page.guest == guest) {
            page.guise.clone_from(guise);
        }
        match self.chair_of(guest) {
            Some(chair) => {
                chair.guise.clone_from(guise);
                self.tell_table(now, done);
            }
            // The names of those who look on are nobody else's business.
            None => self.tell_those(|_, page| page.guest == guest, now, done),
        }
    }

    /// Whoever may no longer look is sent away: a private table has begun, or somebody has left it. The table itself stays, for the host
    /// has let it in.
    pub(crate) fn send_strangers_away(&mut self, now: Time, done: &mut Done<G>) {
        let strangers: Vec<ConnId> = self
            .pages
            .here
            .iter()
            .filter(|(_, page)| page.role == Role::Guest && !self.may_see(Some(page.guest)))
            .map(|(conn, _)| *conn)
            .collect();
        if !strangers.is_empty() {
            done.show.push(Show { to: strangers.clone(), what: Shown::Bye(Code::NotFound) });
            self.part(&strangers, now, done);
        }
    }
}
