//! Post: whoever owes a decision at a slow table, and does not look at it, is told. A letter is written in the transaction that
//! writes what it tells of (`store/post.rs`), waits a moment in case they decide at once, and is carried to each address until it
//! arrives, the question is answered, or nobody is there. Nothing that is hidden at a table is ever in one: the game, and a link.

mod hook;
mod mail;
mod push;
mod wire;

pub(crate) use mail::Mails;
pub(crate) use push::{PushKeys, Pushes};
pub(crate) use wire::{Unsent, Wire};

use crate::house::{House, closed};
use crate::id::AddressId;
use crate::lang::Lang;
use crate::limits;
use crate::places::Places;
use crate::store::{Address, Delivery, Kind, News, Posted, StoreError, Write, now_ms};
use games::GameId;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

/// Those who carry letters.
#[derive(Debug)]
pub(crate) struct Postmen {
    pub wire: Wire,
    pub pushes: Pushes,
    /// None, where the operator gave no server.
    pub mails: Option<Mails>,
    /// Addresses where one of them is just now.
    pub busy: Places<AddressId>,
}

/// What a letter says, in the words of whoever reads it.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    pub title: String,
    pub line: &'static str,
    pub link: String,
}

impl Words {
    fn of(delivery: &Delivery) -> Words {
        let Delivery { letter, game, address, .. } = delivery;
        let lang = spoken(address);
        let (title, line) = match letter.what {
            News::Turn => ("post-turn-title", "post-turn"),
            News::Over => ("post-over-title", "post-over"),
        };
        let text = |key: &str| lang.text(key).unwrap_or_default();
        let name = game.parse::<GameId>().ok().and_then(|game| lang.text(&format!("game-{game}")));
        let link = format!("{}/{game}#/table/{}", address.origin, letter.table);
        Words { title: format!("{} · {}", name.unwrap_or(game), text(title)), line: text(line), link }
    }
}

pub(crate) fn spoken(address: &Address) -> Lang {
    Lang::ALL.into_iter().find(|lang| lang.word() == address.lang).unwrap_or(Lang::En)
}

impl House {
    /// For as long as the house is open.
    pub(crate) async fn carry_post(self: Arc<Self>) {
        let mut closing = self.closing();
        loop {
            tokio::select! {
                () = tokio::time::sleep(self.config.post.every) => (),
                () = closed(&mut closing) => return,
            }
            // Of several nodes one carries it.
            if self.store.is_at_desk() && self.store.is_sure() {
                self.release().await;
                self.deliver().await;
            }
        }
    }

    /// Gives those letters to the postmen that are due, unless whoever they are for looks at the table.
    async fn release(&self) {
        let now = now_ms();
        let due = known(self.store.letters_due(now, limits::LETTERS_AT_ONCE).await);
        let writes = due.into_iter().map(|letter| {
            let looks = self.looks(letter.table, letter.guest);
            Write::Post(match letter.what {
                News::Turn if looks => Posted::Later {
                    letter: letter.number,
                    due: now + self.config.post.grace.as_millis() as u64,
                },
                // They see it.
                News::Over if looks => Posted::Needless(letter.number),
                News::Turn | News::Over => Posted::Released(letter.number),
            })
        });
        let writes: Vec<Write> = writes.collect();
        if !writes.is_empty() {
            drop(self.store.write(writes).await);
        }
    }

    async fn deliver(self: &Arc<Self>) {
        let now = now_ms();
        // Where somebody was before it is read, what is read may have been delivered when they are back.
        let before = self.postmen.busy.keys();
        let due = known(self.store.deliveries_due(now, limits::LETTERS_AT_ONCE).await);
        let due = due.into_iter().filter(|delivery| !before.contains(&delivery.address.id));
        // They have come since it was released: a question waits until they are gone again, and an end they see.
        let (seen, due): (Vec<_>, Vec<_>) = due.partition(|delivery| self.is_seen(delivery));
        let writes: Vec<Write> = seen.into_iter().map(|one| Write::Post(self.put_off(&one, now))).collect();
        if !writes.is_empty() {
            drop(self.store.write(writes).await);
        }
        let mut by_address: BTreeMap<String, Vec<Delivery>> = BTreeMap::new();
        for delivery in due {
            by_address.entry(delivery.address.id.to_string()).or_default().push(delivery);
        }
        for letters in by_address.into_values() {
            // One slow address holds up nobody else, and is not knocked at twice at the same time.
            let address = letters.first().and_then(|one| self.postmen.busy.take(one.address.id));
            let Some(busy) = address else { continue };
            let house = Arc::clone(self);
            tokio::spawn(async move {
                house.deliver_to(letters, now).await;
                drop(busy);
            });
        }
    }

    /// Whoever it is for looks at the table.
    fn is_seen(&self, Delivery { letter, .. }: &Delivery) -> bool {
        self.looks(letter.table, letter.guest)
    }

    fn put_off(&self, Delivery { letter, address, .. }: &Delivery, now: u64) -> Posted {
        let next = now + self.config.post.grace.as_millis() as u64;
        match letter.what {
            News::Turn => Posted::Gathers { letter: letter.number, address: address.id, next },
            News::Over => Posted::Needless(letter.number),
        }
    }

    async fn deliver_to(&self, letters: Vec<Delivery>, now: u64) {
        let Some(Delivery { address, .. }) = letters.first().cloned() else { return };
        if address.kind == Kind::Mail {
            let pause = self.config.post.mail_pause.as_millis() as i64;
            if let Some(next) = address.last.map(|last| last + pause).filter(|next| *next > now as i64) {
                let gathers = letters.iter().map(|one| {
                    Write::Post(Posted::Gathers {
                        letter: one.letter.number,
                        address: address.id,
                        next: next as u64,
                    })
                });
                drop(self.store.write(gathers.collect()).await);
                return;
            }
            let sent = match &self.postmen.mails {
                Some(mails) => mails.send(&address, &letters).await,
                None => Err(Unsent::Later),
            };
            return self.note(&letters, sent, now).await;
        }
        for letter in letters {
            // While the one before it was sent, they may have come: it is still due, and asked about anew.
            if self.is_seen(&letter) {
                continue;
            }
            let sent = match address.kind {
                Kind::Push => self.postmen.pushes.send(&self.postmen.wire, &letter).await,
                Kind::Hook | Kind::Mail => hook::send(&self.postmen.wire, &letter).await,
            };
            self.note(&[letter], sent, now).await;
        }
    }

    /// What has come of it.
    async fn note(&self, letters: &[Delivery], sent: Result<(), Unsent>, now: u64) {
        let Some(Delivery { address, .. }) = letters.first() else { return };
        let writes: Vec<Posted> = match sent {
            Ok(()) => {
                let letters = letters.iter().map(|one| one.letter.number).collect();
                vec![Posted::Arrived { letters, address: address.id }]
            }
            Err(Unsent::Gone) => vec![Posted::Gone(address.id)],
            Err(Unsent::Later) => {
                let failed = |one: &Delivery| {
                    let next =
                        pause(self.config.post.again, one.tries).map(|pause| now + pause.as_millis() as u64);
                    Posted::Failed { letter: one.letter.number, address: address.id, next }
                };
                letters.iter().map(failed).collect()
            }
        };
        drop(self.store.write(writes.into_iter().map(Write::Post).collect()).await);
    }
}

/// What cannot be read now is asked for again in a moment, and the operator is told.
fn known<T>(due: Result<Vec<T>, StoreError>) -> Vec<T> {
    due.unwrap_or_else(|error| {
        tracing::warn!(%error, "what is to be posted cannot be read");
        Vec::new()
    })
}

/// Each pause is twice as long as the one before; then it is given up.
fn pause(first: Duration, tries: u32) -> Option<Duration> {
    (tries < limits::LETTER_TRIES).then(|| first * 2_u32.saturating_pow(tries))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_tried_again_after_pauses_that_double_and_given_up_when_there_have_been_enough() {
        let first = Duration::from_secs(60);
        let pauses: Vec<Option<u64>> =
            (0..=12).map(|tries| Some(pause(first, tries)?.as_secs() / 60)).collect();
        let expected = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024].map(Some);
        assert_eq!(pauses[..11], expected, "the last of them is 17 hours");
        assert_eq!(pauses[11..], [None, None]);
        assert_eq!(pause(Duration::MAX, u32::MAX), None);
    }
}
