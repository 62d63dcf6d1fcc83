//! Being known again: see `crate::people`.

pub(super) mod bots;
pub(super) mod device;
pub(super) mod keys;
pub(super) mod sessions;
pub(super) mod sign_in;
pub(super) mod tokens;
pub(super) mod yours;

use super::guests::me;
use crate::error::Fail;
use crate::guest::{checked_label, session_cookie};
use crate::house::House;
use crate::id::GuestId;
use crate::limits;
use crate::people::{LeftBehind, Session, new_session};
use crate::store::{Personal, Write, now_ms};
use axum::Json;
use axum::http::header;
use games::protocol::SignedIn;

/// In whole seconds, as everywhere on the wire.
pub(super) fn seconds(ms: i64) -> u32 {
    u32::try_from(ms / 1000).unwrap_or(0)
}

/// A label for a key: what its owner says, or the device it is made on.
fn label(said: Option<String>, device: String) -> Result<String, Fail> {
    said.filter(|said| !said.trim().is_empty()).map_or(Ok(device), |said| checked_label(&said))
}

async fn write(house: &House, writes: Vec<Personal>) -> Result<(), Fail> {
    house.store.write(writes.into_iter().map(Write::Of).collect()).await.map_err(|_| Fail::STORAGE)
}

/// The cookie of the new session, and who has come in.
type CameIn = ([(header::HeaderName, String); 1], Json<SignedIn>);

/// A person comes in on this device: a new session, a new cookie, and what the guest who was here leaves behind. The oldest of
/// too many sessions goes.
async fn come_in(
    house: &House,
    guest: GuestId,
    was: Option<GuestId>,
    device: String,
    and: impl FnOnce(Session) -> Personal,
) -> Result<CameIn, Fail> {
    house.penalties.may_come_in(guest)?;
    let (secret, session) = new_session(guest, device, now_ms());
    let old = house.store.sessions(guest).await.map_err(|_| Fail::STORAGE)?;
    let old = old.iter().skip(limits::SESSIONS - 1).map(|old| Personal::SessionGone { guest, id: old.id });
    let hash = session.secret;
    write(house, std::iter::once(and(session)).chain(old).collect()).await?;
    // A code that somebody else has used in this very moment has made none.
    house.store.session(hash).await.map_err(|_| Fail::STORAGE)?.ok_or_else(crate::people::unknown)?;
    let signed_in =
        SignedIn { me: me(house, guest).await?, left_behind: left_behind(house, was, guest).await? };
    let cookie = session_cookie(secret, house.config.secure_cookies);
    Ok(([(header::SET_COOKIE, cookie)], Json(signed_in)))
}

/// Only a guest leaves anything: whoever was signed in as somebody else keeps what is theirs.
async fn left_behind(
    house: &House,
    was: Option<GuestId>,
    to: GuestId,
) -> Result<Option<games::protocol::LeftBehind>, Fail> {
    let Some(from) = was.filter(|was| *was != to) else { return Ok(None) };
    let Some(known) = house.store.known(from).await.map_err(|_| Fail::STORAGE)? else { return Ok(None) };
    let matches = house.store.played(from).await.map_err(|_| Fail::STORAGE)?;
    if known.regular || matches == 0 {
        return Ok(None);
    }
    let token = house.signer.leave(LeftBehind { from, to });
    Ok(Some(games::protocol::LeftBehind { name: known.guise.name, matches, token }))
}
