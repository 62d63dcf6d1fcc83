//! Who may come near the table, and what they are told about it.

use super::actor::{Actor, Conn};
use super::play::Since;
use super::{ConnId, Outbox};
use crate::error::Fail;
use crate::hosted::Hosted;
use crate::id::GuestId;
use crate::limits;
use crate::store::{Phase, Sitter, Write};
use games::protocol::{Code, OptionSet, SeatInfo, TableInfo, TablePhase, ToPage, You};
use table::{Options as _, Seat};

impl<G: Hosted> Actor<G> {
    fn is_member(&self, guest: GuestId) -> bool {
        self.row.host == guest || self.seat_of(guest).is_some()
    }

    /// A public table is for everyone. A private one is for its players, and until it starts for whoever was invited:
    /// nobody ever watches it.
    pub(super) fn may_see(&self, guest: Option<GuestId>) -> bool {
        self.row.public
            || guest.is_some_and(|guest| {
                self.is_member(guest) || self.row.phase == Phase::Open && self.invited.contains(&guest)
            })
    }

    pub(super) fn info(&self, guest: Option<GuestId>) -> Result<TableInfo, Fail> {
        if self.may_see(guest) { Ok(self.table_info(guest)) } else { Err(Fail::NOT_FOUND) }
    }

    pub(super) async fn admit(&mut self, guest: GuestId) -> Result<TableInfo, Fail> {
        if !self.is_member(guest) && !self.invited.contains(&guest) {
            if !self.row.public && self.row.phase != Phase::Open {
                return Err(Fail::new(
                    Code::AlreadyStarted,
                    "the match has begun, and nobody watches this table",
                ));
            }
            self.store(vec![Write::Invited { table: self.row.id, guest }]).await?;
            self.invited.insert(guest);
        }
        self.info(Some(guest))
    }

    fn table_info(&self, guest: Option<GuestId>) -> TableInfo {
        let seated = guest.is_some_and(|guest| self.is_member(guest));
        let options = self.options.values().into_iter();
        TableInfo {
            id: self.row.id.to_string(),
            game: G::NAME.to_owned(),
            public: self.row.public,
            phase: match self.row.phase {
                Phase::Open => TablePhase::Open,
                Phase::Playing => TablePhase::Playing,
                Phase::Over => TablePhase::Over,
            },
            seats: self.chairs.iter().map(|chair| self.seat_info(chair)).collect(),
            options: options.map(|(name, value)| OptionSet { name: name.to_owned(), value }).collect(),
            clock_s: self.row.clock_s,
            hints: self.has_hints(),
            invite: seated.then(|| self.row.invite.to_string()),
            watchers: self.watchers(),
            rematch: self.row.rematch.map(|id| id.to_string()),
        }
    }

    fn watchers(&self) -> u32 {
        let watching =
            self.conns.values().map(|conn| conn.guest).filter(|&guest| self.seat_of(guest).is_none());
        watching.collect::<std::collections::BTreeSet<_>>().len() as u32
    }

    fn seat_info(&self, chair: &super::actor::Chair) -> SeatInfo {
        match &chair.sitter {
            Sitter::Nobody => SeatInfo::Empty,
            Sitter::Bot(bot) => SeatInfo::Bot { bot: bot.clone() },
            Sitter::Guest(guest) => SeatInfo::Guest {
                guest: guest.to_string(),
                name: chair.name.clone(),
                here: chair.gone.is_none(),
                host: self.row.host == *guest,
            },
        }
    }

    fn you(&self, conn: &Conn) -> You {
        You {
            guest: conn.guest.to_string(),
            name: conn.name.clone(),
            seat: self.seat_of(conn.guest),
            host: self.row.host == conn.guest,
        }
    }

    /// Tells everyone who is here how the table stands.
    pub(super) fn tell_table(&mut self) {
        let tell = |conn: &Conn| {
            let (you, table) = (self.you(conn), self.table_info(Some(conn.guest)));
            conn.out.say(&ToPage::Table { you, table }).is_err()
        };
        let lost: Vec<ConnId> = self.conns.iter().filter(|(_, conn)| tell(conn)).map(|(id, _)| *id).collect();
        self.part(&lost);
    }

    /// A page has said hello.
    pub(super) fn join(
        &mut self,
        guest: GuestId,
        name: String,
        epoch: u32,
        have: u32,
        out: Outbox,
    ) -> Result<ConnId, Fail> {
        if !self.may_see(Some(guest)) {
            return Err(Fail::NOT_FOUND);
        }
        if self.conns.len() >= limits::SOCKETS_PER_TABLE {
            return Err(Fail::new(Code::TooMany, "too many people look at this table"));
        }
        let seat = self.seat_of(guest);
        let news = self.sit_back_down(guest);
        let since = match &self.running {
            Some(running) if running.epoch == epoch => Since::Number(have),
            Some(_) | None => Since::Number(0),
        };
        let conn = Conn { guest, name, out };
        // Before the others hear of it, so that the first thing a page reads is its welcome.
        let (you, table) = (self.you(&conn), self.table_info(Some(guest)));
        let play = self.play(seat, since);
        let welcome = ToPage::Welcome { you, table, chat: self.chat.for_ears_of(guest), play };
        let _slow = conn.out.say(&welcome);
        if news {
            self.publish();
        }
        let id = self.add_conn(conn);
        self.tell_others(id);
        self.plan();
        Ok(id)
    }

    /// The player is back; the computer gives up the seat. Whether that is news.
    fn sit_back_down(&mut self, guest: GuestId) -> bool {
        let Some(chair) = self.chairs.iter_mut().find(|chair| chair.guest() == Some(guest)) else {
            return false;
        };
        chair.gone = None;
        std::mem::take(&mut chair.away)
    }

    fn tell_others(&mut self, newcomer: ConnId) {
        let others = self.conns.iter().filter(|(id, _)| **id != newcomer);
        let tell = |conn: &Conn| {
            let (you, table) = (self.you(conn), self.table_info(Some(conn.guest)));
            conn.out.say(&ToPage::Table { you, table }).is_err()
        };
        let lost: Vec<ConnId> = others.filter(|(_, conn)| tell(conn)).map(|(id, _)| *id).collect();
        self.part(&lost);
    }

    pub(super) fn rename(&mut self, guest: GuestId, name: &str) {
        for chair in self.chairs.iter_mut().filter(|chair| chair.guest() == Some(guest)) {
            name.clone_into(&mut chair.name);
        }
        for conn in self.conns.values_mut().filter(|conn| conn.guest == guest) {
            name.clone_into(&mut conn.name);
        }
        self.tell_table();
    }

    /// Whoever may no longer look is sent away: a private table has begun.
    pub(super) fn send_strangers_away(&mut self) {
        let strangers: Vec<ConnId> = self
            .conns
            .iter()
            .filter(|(_, conn)| !self.may_see(Some(conn.guest)))
            .map(|(id, _)| *id)
            .collect();
        self.send_away(&strangers, Code::NotFound);
    }

    pub(super) fn number_of(&self, seat: usize) -> Option<Seat> {
        u8::try_from(seat).ok().and_then(Seat::new)
    }
}
