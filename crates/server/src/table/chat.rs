//! Talk at the table: text only, short, and not too often.

use super::ConnId;
use super::actor::Actor;
use crate::error::Fail;
use crate::guest::is_unreadable;
use crate::hosted::Hosted;
use crate::id::GuestId;
use crate::{limits, rates};
use games::protocol::{Code, Said, ToPage};
use governor::DefaultDirectRateLimiter;
use std::collections::{HashMap, HashSet, VecDeque};

#[derive(Debug, Default)]
pub(super) struct Chat {
    said: VecDeque<(GuestId, Said)>,
    count: u32,
    rates: HashMap<GuestId, DefaultDirectRateLimiter>,
    /// Who wants to hear nothing of whom.
    muted: HashMap<GuestId, HashSet<GuestId>>,
}

impl Chat {
    fn hears(&self, listener: GuestId, speaker: GuestId) -> bool {
        !self.muted.get(&listener).is_some_and(|muted| muted.contains(&speaker))
    }

    /// What this guest may read back.
    pub(super) fn for_ears_of(&self, listener: GuestId) -> Vec<Said> {
        let heard = self.said.iter().filter(|(speaker, _)| self.hears(listener, *speaker));
        heard.map(|(_, said)| said.clone()).collect()
    }
}

fn checked(text: &str) -> Result<String, Fail> {
    let text = text.trim();
    let count = text.chars().count();
    if count == 0 || count > limits::CHAT {
        return Err(Fail::new(Code::BadChat, format!("say 1 to {} characters", limits::CHAT)));
    }
    if text.chars().any(is_unreadable) {
        return Err(Fail::new(Code::BadChat, "a line of chat has no control characters"));
    }
    Ok(text.to_owned())
}

impl<G: Hosted> Actor<G> {
    pub(super) fn say(&mut self, conn: ConnId, text: &str) {
        let Some(speaker) = self.conns.get(&conn) else { return };
        let (guest, name) = (speaker.guest, speaker.name.clone());
        let text = match checked(text) {
            Ok(text) => text,
            Err(why) => return self.refuse(conn, None, &why),
        };
        if self.chat.rates.entry(guest).or_insert_with(rates::chats).check().is_err() {
            return self.refuse(conn, None, &rates::too_fast());
        }
        self.chat.count += 1;
        let said =
            Said { number: self.chat.count, guest: guest.to_string(), name, seat: self.seat_of(guest), text };
        let message = super::Outbox::text(&ToPage::Chat { said: said.clone() });
        self.chat.said.push_back((guest, said));
        if self.chat.said.len() > limits::CHATS_KEPT {
            self.chat.said.pop_front();
        }
        let heard = self.conns.iter().filter(|(_, conn)| self.chat.hears(conn.guest, guest));
        let lost: Vec<ConnId> =
            heard.filter(|(_, conn)| conn.out.send(message.clone()).is_err()).map(|(id, _)| *id).collect();
        self.part(&lost);
    }

    pub(super) fn mute(&mut self, conn: ConnId, guest: &str, on: bool) {
        let Some(listener) = self.conns.get(&conn).map(|conn| conn.guest) else { return };
        let Ok(speaker) = guest.parse::<GuestId>() else {
            return self.refuse(conn, None, &Fail::new(Code::BadRequest, "that is no guest"));
        };
        let muted = self.chat.muted.entry(listener).or_default();
        if !on {
            muted.remove(&speaker);
        } else if muted.len() < limits::SOCKETS_PER_TABLE {
            muted.insert(speaker);
        }
    }
}
