//! Passkeys. A ceremony has two halves: what the house offers, and what the authenticator answers. Between them the house
//! remembers what it offered, for a few minutes and once.

use crate::error::Fail;
use crate::id::{CeremonyId, GuestId, random_bytes};
use crate::limits;
use axum::http::{HeaderMap, header};
use games::protocol::Code;
use serde_json::Value;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use uuid::Uuid;
use webauthn_rs::prelude::{
    CredentialID, DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Webauthn, WebauthnBuilder,
};

/// The address that the page is at, as the browser says it: a key is good there and nowhere else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Site(Url);

impl Site {
    /// A page elsewhere has been sent away before (`security`), so that what the browser says is our own address.
    pub(crate) fn of(headers: &HeaderMap) -> Result<Site, Fail> {
        let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok()?.parse::<Url>().ok());
        let named = |origin: &Url| origin.domain().is_some();
        let nameless =
            "a key needs a house with a name and not an address in numbers: on this machine, localhost";
        origin.filter(named).map(Site).ok_or(Fail::new(Code::BadKey, nameless))
    }

    fn keeper(&self) -> Result<Webauthn, Fail> {
        let name = self.0.domain().unwrap_or_default();
        let built = WebauthnBuilder::new(name, &self.0)
            .and_then(|site| site.rp_name("Ratskeller").timeout(limits::CEREMONY_WITHIN).build());
        built.map_err(|why| refused(&why))
    }
}

enum Half {
    New { guest: GuestId, site: Site, state: PasskeyRegistration },
    Known { site: Site, state: DiscoverableAuthentication },
}

/// The ceremonies that have been begun.
#[derive(Default)]
pub(crate) struct Keys(Mutex<HashMap<CeremonyId, (Instant, Half)>>);

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Keys")
    }
}

/// A key that was just made.
pub(crate) struct Made {
    pub id: String,
    /// As it is stored.
    pub key: String,
}

impl Keys {
    /// The first half of making a key for this person, who has these already.
    pub(crate) fn offer_new(
        &self,
        site: Site,
        guest: GuestId,
        name: &str,
        have: &[String],
    ) -> Result<(CeremonyId, Value), Fail> {
        let have: Vec<CredentialID> = have.iter().filter_map(|id| read_id(id)).collect();
        let (offer, state) = site
            .keeper()?
            .start_passkey_registration(handle(guest), name, name, Some(have))
            .map_err(|why| refused(&why))?;
        let mut offer = serde_json::to_value(offer).map_err(|_| Fail::STORAGE)?;
        // Only a key that is found without a name can be offered by the browser to whoever comes back.
        let selection = &mut offer["publicKey"]["authenticatorSelection"];
        selection["residentKey"] = "required".into();
        selection["requireResidentKey"] = true.into();
        Ok((self.begin(Half::New { guest, site, state })?, offer["publicKey"].take()))
    }

    /// The second half: the key, if the answer is a good one to what was offered to this very person on this very page.
    pub(crate) fn make(
        &self,
        ceremony: &str,
        asks: GuestId,
        from: &Site,
        answer: Value,
    ) -> Result<Made, Fail> {
        let Some(Half::New { guest, site, state }) = self.end(ceremony) else { return Err(over()) };
        if guest != asks || site != *from {
            return Err(over());
        }
        let answer: RegisterPublicKeyCredential = serde_json::from_value(answer)
            .map_err(|_| Fail::new(Code::BadRequest, "that is no credential"))?;
        let key = site.keeper()?.finish_passkey_registration(&answer, &state).map_err(|why| refused(&why))?;
        let text = serde_json::to_string(&key).map_err(|_| Fail::STORAGE)?;
        Ok(Made { id: written_id(key.cred_id()), key: text })
    }

    /// The first half of signing in. Nobody says who they are: the authenticator does.
    pub(crate) fn offer_known(&self, site: Site) -> Result<(CeremonyId, Value), Fail> {
        let (offer, state) =
            site.keeper()?.start_discoverable_authentication().map_err(|why| refused(&why))?;
        let mut offer = serde_json::to_value(offer).map_err(|_| Fail::STORAGE)?;
        Ok((self.begin(Half::Known { site, state })?, offer["publicKey"].take()))
    }

    /// Whose key it says it is, to be looked up.
    pub(crate) fn named(answer: &Value) -> Result<(PublicKeyCredential, GuestId, String), Fail> {
        let answer: PublicKeyCredential = serde_json::from_value(answer.clone())
            .map_err(|_| Fail::new(Code::BadRequest, "that is no credential"))?;
        let guest =
            answer.get_user_unique_id().and_then(|handle| std::str::from_utf8(handle).ok()?.parse().ok());
        let id = written_id_of(answer.get_credential_id());
        guest.map(|guest| (answer, guest, id)).ok_or_else(unknown)
    }

    /// The second half: whether the answer was made by this key. If the key counts, it is to be stored anew.
    pub(crate) fn check(
        &self,
        ceremony: &str,
        from: &Site,
        answer: &PublicKeyCredential,
        key: &str,
    ) -> Result<Option<String>, Fail> {
        let Some(Half::Known { site, state }) = self.end(ceremony) else { return Err(over()) };
        if site != *from {
            return Err(over());
        }
        let mut key: Passkey = serde_json::from_str(key).map_err(|_| Fail::STORAGE)?;
        let checked = site
            .keeper()?
            .finish_discoverable_authentication_v2(answer, state, &key)
            .map_err(|why| refused(&why))?;
        let changed = key.update_credential(&checked) == Some(true);
        Ok(changed.then(|| serde_json::to_string(&key).unwrap_or_default()).filter(|key| !key.is_empty()))
    }

    /// Whoever answers what was never asked is told what everybody is told.
    pub(crate) fn spend(&self, ceremony: &str) {
        drop(self.end(ceremony));
    }

    fn begin(&self, half: Half) -> Result<CeremonyId, Fail> {
        let id = CeremonyId::from_random(random_bytes());
        let mut begun = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        begun.retain(|_, (since, _)| since.elapsed() < limits::CEREMONY_WITHIN);
        if begun.len() >= limits::CEREMONIES {
            return Err(Fail::new(Code::TooMany, "too many sign in at this moment; wait a little"));
        }
        begun.insert(id, (Instant::now(), half));
        Ok(id)
    }

    fn end(&self, ceremony: &str) -> Option<Half> {
        let id: CeremonyId = ceremony.parse().ok()?;
        let mut begun = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (since, half) = begun.remove(&id)?;
        (since.elapsed() < limits::CEREMONY_WITHIN).then_some(half)
    }
}

/// An authenticator knows a person by sixteen bytes, and so do we.
fn handle(guest: GuestId) -> Uuid {
    Uuid::from_slice(guest.as_str().as_bytes()).unwrap_or_default()
}

fn written_id(id: &CredentialID) -> String {
    written_id_of(id.as_ref())
}

fn written_id_of(id: &[u8]) -> String {
    id.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn read_id(id: &str) -> Option<CredentialID> {
    let digit = |at: usize| u8::from_str_radix(id.get(at..at + 2)?, 16).ok();
    (0..id.len()).step_by(2).map(digit).collect()
}

fn over() -> Fail {
    Fail::new(Code::BadKey, "that was not asked for, or too long ago; begin again")
}

/// The same words for a key that is not known, is somebody else's, or answers wrongly.
pub(crate) fn unknown() -> Fail {
    Fail::new(Code::BadKey, "this house does not know that key")
}

fn refused(why: &dyn fmt::Display) -> Fail {
    tracing::debug!(%why, "a key was refused");
    unknown()
}
