//! Who is in the house, and how each of them is reached.

use crate::id::GuestId;
use crate::table::Outbox;
use games::protocol::FromBell;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A bell for every page that is open, by whose page it is.
#[derive(Debug, Default)]
pub(crate) struct Bells {
    hung: Mutex<Hung>,
}

#[derive(Debug, Default)]
struct Hung {
    last: u64,
    by_guest: HashMap<GuestId, Vec<(u64, Outbox)>>,
}

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bell {
    guest: GuestId,
    number: u64,
}

impl Bells {
    fn hung(&self) -> MutexGuard<'_, Hung> {
        self.hung.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A page has come; and whether it is the first one of its guest.
    pub(crate) fn hang(&self, guest: GuestId, out: Outbox) -> (Bell, bool) {
        let mut hung = self.hung();
        hung.last += 1;
        let number = hung.last;
        let pages = hung.by_guest.entry(guest).or_default();
        pages.push((number, out));
        (Bell { guest, number }, pages.len() == 1)
    }

    /// The page has gone; and whether it was the last one of its guest.
    pub(crate) fn take_down(&self, bell: Bell) -> bool {
        let mut hung = self.hung();
        let Some(pages) = hung.by_guest.get_mut(&bell.guest) else { return false };
        pages.retain(|(number, _)| *number != bell.number);
        let last = pages.is_empty();
        if last {
            hung.by_guest.remove(&bell.guest);
        }
        last
    }

    pub(crate) fn is_here(&self, guest: GuestId) -> bool {
        self.hung().by_guest.contains_key(&guest)
    }

    /// Tells every page of this guest, and says whether there is one. A page that reads too slowly misses it, and is let go.
    pub(crate) fn ring(&self, guest: GuestId, word: &FromBell) -> bool {
        self.is_here(guest) && self.ring_text(guest, &word.to_json())
    }

    /// The same in the words of the wire.
    pub(crate) fn ring_text(&self, guest: GuestId, text: &str) -> bool {
        let hung = self.hung();
        let Some(pages) = hung.by_guest.get(&guest) else { return false };
        pages.iter().filter(|(_, out)| out.send(text.into()).is_ok()).count() > 0
    }
}
