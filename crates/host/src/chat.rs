//! Talk at the table: text only, short, and not too often; and the drawn words beside it.

use crate::Hostable;
use crate::done::Done;
use crate::event::ConnId;
use crate::fail::Fail;
use crate::id::GuestId;
use crate::kept::{Guise, Time};
use crate::limits;
use crate::machine::Table;
use games::protocol::{Code, Reaction, Said, ToPage};
use std::collections::{HashMap, HashSet, VecDeque};

#[derive(Debug, Default)]
pub(crate) struct Chat {
    said: VecDeque<(GuestId, Said)>,
    count: u32,
    /// When whoever spoke will have fallen silent for as long as the words said take.
    paid: HashMap<GuestId, Time>,
    /// Likewise for what was drawn.
    drawn: HashMap<GuestId, Time>,
    /// Who wants to hear nothing of whom.
    muted: HashMap<GuestId, HashSet<GuestId>>,
}

impl Chat {
    fn hears(&self, listener: GuestId, speaker: GuestId) -> bool {
        !self.muted.get(&listener).is_some_and(|muted| muted.contains(&speaker))
    }

    /// Hears nothing of these from now on.
    pub(crate) fn deafen(&mut self, listener: GuestId, to: Vec<GuestId>) {
        if !to.is_empty() {
            self.muted.entry(listener).or_default().extend(to);
        }
    }

    /// What this guest may read back.
    pub(crate) fn for_ears_of(&self, listener: GuestId) -> Vec<Said> {
        let heard = self.said.iter().filter(|(speaker, _)| self.hears(listener, *speaker));
        heard.map(|(_, said)| said.clone()).collect()
    }

    /// One line, if this guest may read it back.
    fn line(&self, listener: GuestId, number: u32) -> Option<(GuestId, Said)> {
        let line = self.said.iter().find(|(_, said)| said.number == number);
        line.filter(|(speaker, _)| self.hears(listener, *speaker)).cloned()
    }

    fn may_speak(&mut self, guest: GuestId, now: Time) -> bool {
        let paid = self.paid.entry(guest).or_default();
        pays(paid, limits::CHATS_PER_MINUTE, limits::CHAT_BURST, now)
    }

    fn may_react(&mut self, guest: GuestId, now: Time) -> bool {
        let paid = self.drawn.entry(guest).or_default();
        pays(paid, limits::REACTIONS_PER_MINUTE, limits::REACTION_BURST, now)
    }
}

/// Each word takes its share of a minute; a few may be said at once.
fn pays(paid: &mut Time, per_minute: u32, burst: u32, now: Time) -> bool {
    let word = 60_000 / Time::from(per_minute);
    let after = (*paid).max(now) + word;
    let may = after <= now + word * Time::from(burst);
    if may {
        *paid = after;
    }
    may
}

/// Control characters, and those that turn or hide the text around them.
pub fn is_unreadable(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
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

/// What is said without a name of the page's own is refused without one.
fn refused(conn: ConnId, why: &Fail) -> (Vec<ConnId>, ToPage) {
    (vec![conn], ToPage::Refused { id: None, code: why.code, reason: why.reason.to_string(), until_s: None })
}

impl<G: Hostable> Table<G> {
    /// A line of the talk and who has said it, for whoever may read it.
    pub fn said(&self, guest: GuestId, number: u32) -> Result<(GuestId, Said), Fail> {
        if !self.may_see(Some(guest)) {
            return Err(Fail::NOT_FOUND);
        }
        self.chat.line(guest, number).ok_or(Fail::NOT_FOUND)
    }

    pub(crate) fn say(&mut self, conn: ConnId, text: &str, now: Time, done: &mut Done<G>) {
        let Some(guest) = self.pages.guest(conn) else { return };
        let allowed = if self.setting.talk { checked(text) } else { Err(Fail::NO_TALK) };
        let text = match allowed {
            Ok(text) if self.chat.may_speak(guest, now) => text,
            outcome @ (Ok(_) | Err(_)) => {
                let (to, message) = refused(conn, &outcome.err().unwrap_or(Fail::TOO_FAST));
                return done.say(to, message);
            }
        };
        let Guise { name, is_bot, regular, .. } = self.pages.guise(conn).cloned().unwrap_or_default();
        let seat = self.seat_of(guest);
        let chat = &mut self.chat;
        chat.count += 1;
        let said = Said { number: chat.count, guest: guest.to_string(), name, seat, is_bot, regular, text };
        chat.said.push_back((guest, said.clone()));
        if chat.said.len() > limits::CHATS_KEPT {
            chat.said.pop_front();
        }
        let heard = self.pages.of_guests().filter(|(_, listener)| self.chat.hears(*listener, guest));
        done.say(heard.map(|(conn, _)| conn).collect(), ToPage::Chat { said });
    }

    /// Seen by everybody who hears this guest, the guest too; whoever comes later has missed it.
    pub(crate) fn react(&mut self, conn: ConnId, reaction: Reaction, now: Time, done: &mut Done<G>) {
        let Some(guest) = self.pages.guest(conn) else { return };
        let why = match self.seat_of(guest) {
            Some(seat) if self.chat.may_react(guest, now) => {
                let chat = &self.chat;
                let seen = self.pages.of_guests().filter(|(_, listener)| chat.hears(*listener, guest));
                let seen = seen.map(|(conn, _)| conn).collect();
                return done.say(seen, ToPage::Reacted { seat, reaction });
            }
            Some(_) => Fail::TOO_FAST,
            None => Fail::new(Code::NotSeated, "only players react"),
        };
        let (to, message) = refused(conn, &why);
        done.say(to, message);
    }

    pub(crate) fn mute(&mut self, conn: ConnId, guest: &str, on: bool, done: &mut Done<G>) {
        let Some(listener) = self.pages.guest(conn) else { return };
        let Ok(speaker) = guest.parse::<GuestId>() else {
            let (to, message) = refused(conn, &Fail::new(Code::BadRequest, "that is no guest"));
            return done.say(to, message);
        };
        let muted = self.chat.muted.entry(listener).or_default();
        if !on {
            muted.remove(&speaker);
        } else if muted.len() < limits::WATCHING_PAGES {
            muted.insert(speaker);
        }
    }
}
