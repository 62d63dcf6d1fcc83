//! Talk at the table: text only, short, and not too often.

use crate::Hostable;
use crate::done::Done;
use crate::event::ConnId;
use crate::fail::Fail;
use crate::id::GuestId;
use crate::kept::Time;
use crate::limits;
use crate::machine::Table;
use games::protocol::{Code, Said, ToPage};
use std::collections::{HashMap, HashSet, VecDeque};

#[derive(Debug, Default)]
pub(crate) struct Chat {
    said: VecDeque<(GuestId, Said)>,
    count: u32,
    /// When whoever spoke will have fallen silent for as long as the words said take.
    paid: HashMap<GuestId, Time>,
    /// Who wants to hear nothing of whom.
    muted: HashMap<GuestId, HashSet<GuestId>>,
}

impl Chat {
    fn hears(&self, listener: GuestId, speaker: GuestId) -> bool {
        !self.muted.get(&listener).is_some_and(|muted| muted.contains(&speaker))
    }

    /// What this guest may read back.
    pub(crate) fn for_ears_of(&self, listener: GuestId) -> Vec<Said> {
        let heard = self.said.iter().filter(|(speaker, _)| self.hears(listener, *speaker));
        heard.map(|(_, said)| said.clone()).collect()
    }

    /// Each line takes its share of a minute; a few may be said at once.
    fn may_speak(&mut self, guest: GuestId, now: Time) -> bool {
        const LINE: Time = 60_000 / limits::CHATS_PER_MINUTE as Time;
        let paid = self.paid.entry(guest).or_default();
        let after = (*paid).max(now) + LINE;
        let may = after <= now + LINE * Time::from(limits::CHAT_BURST);
        if may {
            *paid = after;
        }
        may
    }
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
    (vec![conn], ToPage::Refused { id: None, code: why.code, reason: why.reason.to_string() })
}

impl<G: Hostable> Table<G> {
    pub(crate) fn say(&mut self, conn: ConnId, text: &str, now: Time, done: &mut Done<G>) {
        let Some(guest) = self.company.guest(conn) else { return };
        let text = match checked(text) {
            Ok(text) if self.company.chat.may_speak(guest, now) => text,
            outcome @ (Ok(_) | Err(_)) => {
                let (to, message) = refused(conn, &outcome.err().unwrap_or(Fail::TOO_FAST));
                return done.say(to, message);
            }
        };
        let name = self.company.name(conn).unwrap_or_default().to_owned();
        let seat = self.seat_of(guest);
        let chat = &mut self.company.chat;
        chat.count += 1;
        let said = Said { number: chat.count, guest: guest.to_string(), name, seat, text };
        chat.said.push_back((guest, said.clone()));
        if chat.said.len() > limits::CHATS_KEPT {
            chat.said.pop_front();
        }
        let heard = self.company.pages().filter(|(_, listener)| self.company.chat.hears(*listener, guest));
        done.say(heard.map(|(conn, _)| conn).collect(), ToPage::Chat { said });
    }

    pub(crate) fn mute(&mut self, conn: ConnId, guest: &str, on: bool, done: &mut Done<G>) {
        let Some(listener) = self.company.guest(conn) else { return };
        let Ok(speaker) = guest.parse::<GuestId>() else {
            let (to, message) = refused(conn, &Fail::new(Code::BadRequest, "that is no guest"));
            return done.say(to, message);
        };
        let muted = self.company.chat.muted.entry(listener).or_default();
        if !on {
            muted.remove(&speaker);
        } else if muted.len() < limits::WATCHING_PAGES {
            muted.insert(speaker);
        }
    }
}
