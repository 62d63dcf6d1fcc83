//! Coming in as somebody who is known here, and going.

use super::super::extract::{Anybody, Regular, Told};
use super::come_in;
use crate::error::Fail;
use crate::guest::no_cookie;
use crate::house::House;
use crate::id::random_bytes;
use crate::people::{Ended, Keys, Site, device_of, fold, unknown, written};
use crate::security::Peer;
use crate::store::{Personal, Write};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use games::protocol::{Failure, KeyOffer, SignIn, SignInByCode, SignedIn};
use std::sync::Arc;

/// Begin to sign in with a key. Nobody says who they are; the answer is the same for all.
#[utoipa::path(post, path = "/api/v1/sign-in/offer",
    responses((status = 200, body = KeyOffer), (status = 403, body = Failure)))]
pub(in super::super) async fn offer(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
) -> Result<Json<KeyOffer>, Fail> {
    let (ceremony, options) = house.keys.offer_known(Site::of(&headers)?)?;
    Ok(Json(KeyOffer { ceremony: ceremony.to_string(), options }))
}

/// Sign in with a key.
#[utoipa::path(post, path = "/api/v1/sign-in", request_body = SignIn,
    responses((status = 200, body = SignedIn), (status = 400, body = Failure), (status = 403, body = Failure)))]
pub(in super::super) async fn by_key(
    State(house): State<Arc<House>>,
    Anybody(was): Anybody,
    headers: HeaderMap,
    Told(SignIn { ceremony, credential }): Told<SignIn>,
) -> Result<Response, Fail> {
    let site = Site::of(&headers)?;
    let (answer, guest, id) = Keys::named(&credential)?;
    let Some(key) = house.store.key(guest, &id).await.map_err(|_| Fail::STORAGE)? else {
        house.keys.spend(&ceremony);
        return Err(unknown());
    };
    let key = house.keys.check(&ceremony, &site, &answer, &key)?;
    let used = Write::Of(Personal::Used { id, key });
    house.store.write(vec![used]).await.map_err(|_| Fail::STORAGE)?;
    let came_in = come_in(&house, guest, was, device_of(&headers), Personal::Session).await?;
    Ok(came_in.into_response())
}

/// Sign in with a recovery code, which is good no more then. A name that nobody has costs the same time and gets the same
/// answer as a code that is wrong.
#[utoipa::path(post, path = "/api/v1/sign-in/code", request_body = SignInByCode,
    responses((status = 200, body = SignedIn), (status = 403, body = Failure), (status = 429, body = Failure)))]
pub(in super::super) async fn by_code(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    Anybody(was): Anybody,
    headers: HeaderMap,
    Told(SignInByCode { name, code }): Told<SignInByCode>,
) -> Result<Response, Fail> {
    let folded = fold(&name.chars().take(crate::limits::NAME * 2).collect::<String>());
    house.doors.guess(peer, Some(&folded))?;
    let code = written(&code)?;
    let person = house.store.regular(&folded).await.map_err(|_| Fail::STORAGE)?;
    let salt = match person {
        Some(person) => house.store.codes(person).await.map_err(|_| Fail::STORAGE)?.1,
        None => None,
    };
    let hash = house.codes.hash(code, salt.unwrap_or_else(random_bytes)).await?;
    let person = person.filter(|_| salt.is_some()).ok_or_else(wrong)?;
    let by_code = |session| Personal::ByCode { session, hash };
    let came_in = come_in(&house, person, was, device_of(&headers), by_code).await;
    let came_in = came_in.map_err(|why| if why.code == unknown().code { wrong() } else { why })?;
    Ok(came_in.into_response())
}

fn wrong() -> Fail {
    written("").err().unwrap_or_else(unknown)
}

/// Sign out on this device.
#[utoipa::path(post, path = "/api/v1/sign-out",
    responses((status = 204), (status = 401, body = Failure), (status = 403, body = Failure)))]
pub(in super::super) async fn sign_out(
    State(house): State<Arc<House>>,
    Regular { guest, session }: Regular,
) -> Result<Response, Fail> {
    super::write(&house, vec![Personal::SessionGone { guest, id: session }]).await?;
    house.end(Ended::Session(session));
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, no_cookie(house.config.secure_cookies))])
        .into_response())
}
