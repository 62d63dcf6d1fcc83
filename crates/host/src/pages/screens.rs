//! Pages that are the table itself: they see what everybody may see, and the host says which of them stay.

use super::{Page, Role};
use crate::Hostable;
use crate::done::{Done, Show, Shown};
use crate::event::{ConnId, Read};
use crate::fail::Fail;
use crate::id::{GuestId, TableId};
use crate::kept::{Guise, Time};
use crate::limits;
use crate::machine::Table;
use crate::stage::Stage;
use crate::told::Since;
use games::protocol::{Code, ScreenHere, TableInfo, ToPage};
use std::collections::BTreeMap;

impl<G: Hostable> Table<G> {
    /// A page that is the table itself has said hello.
    pub(crate) fn show(
        &mut self,
        guest: GuestId,
        conn: ConnId,
        read: Read,
        now: Time,
        done: &mut Done<G>,
    ) -> Result<(), Fail> {
        if self.screens_out.contains(&guest) {
            return Err(Fail::SCREEN_OUT);
        }
        if self.pages.screens >= limits::SCREENS {
            return Err(Fail::new(Code::TooMany, "too many screens show this table"));
        }
        let known = self.known(read);
        let (guise, watchers) = (Guise::default(), self.watchers());
        let page = Page { guest, guise, watchers, role: Role::Table, since: now };
        self.pages.come(conn, page.clone());
        let welcome = ToPage::Welcome {
            you: self.you(&page),
            table: self.table_info(self.invites_by(&page), now),
            chat: Vec::new(),
            play: self.play(None, Since::Number(known), now),
        };
        done.say(vec![conn], welcome);
        self.tell_those(|other, _| other != conn, now, done);
        Ok(())
    }

    /// The table as a page that is the table itself knows it.
    pub fn info_shown(&self, screen: GuestId, now: Time) -> Result<TableInfo, Fail> {
        if self.screens_out.contains(&screen) {
            return Err(Fail::SCREEN_OUT);
        }
        Ok(self.table_info(self.is_open(), now))
    }

    /// Where the same players go on, and this screen with them.
    pub fn rematch_at(&self, screen: GuestId) -> Option<TableId> {
        match &self.stage {
            Stage::Open { .. } | Stage::Playing(_) => None,
            Stage::Over(over) => over.rematch.filter(|_| !self.screens_out.contains(&screen)),
        }
    }

    /// For the host: which screens are the table itself, those first that came first. One that has two pages is one.
    pub fn screens(&self, guest: GuestId, now: Time) -> Result<Vec<ScreenHere>, Fail> {
        self.shown_by(guest)?;
        let mut since = BTreeMap::<GuestId, Time>::new();
        for page in self.pages.here.values().filter(|page| page.role == Role::Table) {
            let first = since.entry(page.guest).or_insert(page.since);
            *first = page.since.min(*first);
        }
        let mut screens: Vec<(Time, GuestId)> =
            since.into_iter().map(|(screen, since)| (since, screen)).collect();
        screens.sort_unstable();
        let here = |(since, screen): (Time, GuestId)| ScreenHere {
            screen: screen.to_string(),
            here_s: u32::try_from(now.saturating_sub(since) / 1000).unwrap_or(u32::MAX),
        };
        Ok(screens.into_iter().map(here).collect())
    }

    /// What is shown on screens is the host's to say.
    pub(crate) fn shown_by(&self, guest: GuestId) -> Result<(), Fail> {
        if !self.may_see(Some(guest)) {
            return Err(Fail::NOT_FOUND);
        }
        if self.setting.host != guest {
            return Err(Fail::new(Code::NotHost, "only the host says which screens show the table"));
        }
        Ok(())
    }

    /// All pages of a screen that was sent away are closed.
    pub(crate) fn put_out(&mut self, screen: GuestId, now: Time, done: &mut Done<G>) {
        let pages = self.pages.here.iter();
        let of_it = pages.filter(|(_, page)| page.role == Role::Table && page.guest == screen);
        let pages: Vec<ConnId> = of_it.map(|(conn, _)| *conn).collect();
        if !pages.is_empty() {
            done.show.push(Show { to: pages.clone(), what: Shown::Bye(Code::SentAway) });
            self.part(&pages, now, done);
        }
    }
}
