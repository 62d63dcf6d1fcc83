//! Who comes, what they are called, and whether what they show still holds.

use super::House;
use crate::cluster::News;
use crate::error::Fail;
use crate::guest::Claim;
use crate::id::{GuestId, TokenSecret};
use crate::limits;
use crate::people::{Caller, Pass, hashed, token_hash};
use crate::store::{KeptToken, Personal, Tokens, Write, now_ms};
use crate::table::Ask;
use host::Guise;
use std::sync::Arc;

impl House {
    /// Whether what a cookie says still holds.
    pub(crate) async fn holds(&self, claim: Claim) -> Result<Option<Caller>, Fail> {
        match claim {
            // Whoever has a key is not known by an old cookie any more.
            Claim::Guest(guest) => {
                let known = self.store.known(guest).await.map_err(|_| Fail::STORAGE)?;
                let regular = known.is_some_and(|known| known.regular);
                Ok((!regular).then_some(Caller { guest, session: None, token: None }))
            }
            Claim::Session(secret) => {
                let session = self.store.session(hashed(secret)).await.map_err(|_| Fail::STORAGE)?;
                let Some(session) = session else { return Ok(None) };
                if now_ms().saturating_sub(session.seen as u64) > limits::SEEN_EVERY.as_millis() as u64 {
                    drop(self.store.write(vec![Write::Of(Personal::Seen(session.id))]).await);
                }
                Ok(Some(Caller { guest: session.guest, session: Some(session.id), token: None }))
            }
        }
    }

    /// Whoever comes with this token. When it was last used is written down to the minute.
    pub(crate) async fn passes(&self, secret: TokenSecret) -> Result<Caller, Fail> {
        let kept =
            self.store.token(token_hash(secret)).await.map_err(|_| Fail::STORAGE)?.ok_or(Fail::BAD_TOKEN)?;
        let KeptToken { id, guest, owner, scopes, used, .. } = kept;
        self.penalties.may_come_in(guest)?;
        self.penalties.may_come_in(owner)?;
        let before = now_ms().saturating_sub(limits::TOKEN_USED_EVERY.as_millis() as u64) as i64;
        if used.is_none_or(|used| used < before) {
            drop(self.store.write(vec![Write::Token(Tokens::Used(id))]).await);
        }
        Ok(Caller { guest, session: None, token: Some(Pass { id, owner, scopes, is_bot: guest != owner }) })
    }

    pub(crate) async fn guest_name(&self, guest: GuestId) -> Result<String, Fail> {
        let known = self.store.known(guest).await.map_err(|_| Fail::STORAGE)?;
        known.map(|known| known.guise.name).ok_or(Fail::NO_GUEST)
    }

    pub(crate) async fn guise(&self, guest: GuestId) -> Result<Guise, Fail> {
        let guise = self.store.guise(guest).await.map_err(|_| Fail::STORAGE)?;
        guise.ok_or(Fail::NO_GUEST)
    }

    /// Tells the tables where this guest sits, if anybody is there.
    pub(crate) async fn tell_renamed(self: &Arc<Self>, guest: GuestId, guise: &Guise) {
        self.rename_here(guest, guise).await;
        self.tell_others(News::Renamed(guest)).await;
    }

    pub(crate) async fn rename_here(&self, guest: GuestId, guise: &Guise) {
        let seats = self.store.seats_of(guest).await.unwrap_or_default();
        for id in seats {
            if let Some(mailbox) = self.loaded(id) {
                drop(mailbox.send(Ask::Renamed { guest, guise: guise.clone() }).await);
            }
        }
    }
}
