//! Keys and recovery codes of a person. A guest who makes the first key is a regular from then on.

use super::super::extract::{Calls, Named, Regular, Told};
use super::super::guests::{me, taken};
use super::{label, seconds, write};
use crate::error::Fail;
use crate::guest::{checked_name, session_cookie};
use crate::house::House;
use crate::limits;
use crate::people::{Ended, Made, NewCodes, Site, device_of, fold, new_session};
use crate::store::{Personal, Write, now_ms};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use games::protocol::{
    Code, Failure, KeyInfo, KeyMade, KeyOffer, MyKeys, NewCodes as Shown, NewKey, SessionInfo, WantKey,
};
use host::Guise;
use std::sync::Arc;

/// Begin to make a key.
#[utoipa::path(post, path = "/api/v1/me/keys/offer", request_body = WantKey,
    responses((status = 200, body = KeyOffer), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 409, body = Failure)))]
pub(in super::super) async fn offer(
    State(house): State<Arc<House>>,
    Calls(caller): Calls,
    headers: HeaderMap,
    Told(WantKey { name }): Told<WantKey>,
) -> Result<Json<KeyOffer>, Fail> {
    let site = Site::of(&headers)?;
    let guest = caller.guest;
    let now = me(&house, guest).await?;
    let name = if now.regular { now.name } else { checked_name(name.as_deref().unwrap_or(&now.name))? };
    let other = house.store.regular(&fold(&name)).await.map_err(|_| Fail::STORAGE)?;
    if other.is_some_and(|other| other != guest) {
        return Err(Fail::new(Code::NameTaken, "somebody here has that name, or one that reads like it"));
    }
    let keys = house.store.keys(guest).await.map_err(|_| Fail::STORAGE)?;
    if keys.len() >= limits::KEYS {
        return Err(Fail::new(Code::TooMany, format!("{} keys are enough", limits::KEYS)));
    }
    let have: Vec<String> = keys.into_iter().map(|key| key.id).collect();
    let (ceremony, options) = house.keys.offer_new(site, guest, &name, &have)?;
    Ok(Json(KeyOffer { ceremony: ceremony.to_string(), options }))
}

/// Make the key. A guest who makes the first one is a regular then, signed in on this device, with ten recovery codes.
#[utoipa::path(post, path = "/api/v1/me/keys", request_body = NewKey,
    responses((status = 200, body = KeyMade), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 409, body = Failure)))]
pub(in super::super) async fn make(
    State(house): State<Arc<House>>,
    Calls(caller): Calls,
    headers: HeaderMap,
    Told(asked): Told<NewKey>,
) -> Result<Response, Fail> {
    let guest = caller.guest;
    let now = me(&house, guest).await?;
    let device = device_of(&headers);
    let label = label(asked.label, device.clone())?;
    let Made { id, key } = house.keys.make(&asked.ceremony, guest, &Site::of(&headers)?, asked.credential)?;
    let key = Personal::Key { guest, id, key, label };
    if now.regular {
        // A credential that is somebody's already goes against what is stored.
        house.store.write(vec![Write::Of(key)]).await.map_err(|_| crate::people::unknown())?;
        return Ok(Json(KeyMade { me: now, codes: Vec::new() }).into_response());
    }
    let name = checked_name(asked.name.as_deref().unwrap_or(&now.name))?;
    let NewCodes { salt, hashes, shown } = house.codes.make().await?;
    let (secret, session) = new_session(guest, device, now_ms());
    let writes = [
        Personal::Regular { guest, name: name.clone(), folded: fold(&name) },
        key,
        Personal::Codes { guest, salt, hashes },
        Personal::Session(session),
    ];
    house.store.write(writes.into_iter().map(Write::Of).collect()).await.map_err(|why| taken(&why))?;
    // The cookie of the guest opens nothing from now on, wherever it is.
    house.end(Ended::Guest(guest));
    let me = me(&house, guest).await?;
    house.tell_renamed(guest, &Guise { name, look: me.look, is_bot: false, regular: true }).await;
    let made = KeyMade { me, codes: shown };
    let cookie = session_cookie(secret, house.config.secure_cookies);
    Ok(([(header::SET_COOKIE, cookie)], Json(made)).into_response())
}

/// What opens the door to you: keys, codes that are left, devices.
#[utoipa::path(get, path = "/api/v1/me/keys",
    responses((status = 200, body = MyKeys), (status = 401, body = Failure), (status = 403, body = Failure)))]
pub(in super::super) async fn list(
    State(house): State<Arc<House>>,
    Regular { guest, session }: Regular,
) -> Result<Json<MyKeys>, Fail> {
    let keys = house.store.keys(guest).await.map_err(|_| Fail::STORAGE)?;
    let keys = keys.into_iter().map(|key| KeyInfo {
        id: key.id,
        label: key.label,
        made_s: seconds(key.made),
        used_s: key.used.map(seconds),
    });
    let (codes, _) = house.store.codes(guest).await.map_err(|_| Fail::STORAGE)?;
    let sessions = house.store.sessions(guest).await.map_err(|_| Fail::STORAGE)?;
    let sessions = sessions.into_iter().map(|each| SessionInfo {
        here: each.id == session,
        id: each.id.to_string(),
        device: each.device,
        made_s: seconds(each.made),
        seen_s: seconds(each.seen),
    });
    Ok(Json(MyKeys { keys: keys.collect(), codes, sessions: sessions.collect() }))
}

/// Throw a key away; not the last one.
#[utoipa::path(delete, path = "/api/v1/me/keys/{id}", params(("id" = String, Path)),
    responses((status = 200, body = MyKeys), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(in super::super) async fn remove(
    State(house): State<Arc<House>>,
    regular: Regular,
    Named(id): Named,
) -> Result<Json<MyKeys>, Fail> {
    let guest = regular.guest;
    house.store.key(guest, &id).await.map_err(|_| Fail::STORAGE)?.ok_or(Fail::NOT_FOUND)?;
    write(&house, vec![Personal::KeyGone { guest, id: id.clone() }]).await?;
    if house.store.key(guest, &id).await.map_err(|_| Fail::STORAGE)?.is_some() {
        return Err(Fail::new(Code::LastKey, "make another key first: this is your last one"));
    }
    list(State(house), regular).await
}

/// Ten new recovery codes; the old ones are good no more.
#[utoipa::path(post, path = "/api/v1/me/codes",
    responses((status = 200, body = Shown), (status = 401, body = Failure), (status = 403, body = Failure)))]
pub(in super::super) async fn codes(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
) -> Result<Json<Shown>, Fail> {
    let NewCodes { salt, hashes, shown } = house.codes.make().await?;
    write(&house, vec![Personal::Codes { guest, salt, hashes }]).await?;
    Ok(Json(Shown { codes: shown }))
}
