//! Becoming a guest, and choosing a name.

use super::extract::{Anybody, Guest, Told};
use crate::error::Fail;
use crate::guest::{checked_name, made_up_name};
use crate::house::House;
use crate::id::{GuestId, random_guest};
use crate::security::Peer;
use crate::store::Write;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use games::protocol::{Failure, Me, Rename};
use std::sync::Arc;

/// Who you are.
#[utoipa::path(get, path = "/api/v1/me",
    responses((status = 200, body = Me), (status = 401, body = Failure)))]
pub(super) async fn read(State(house): State<Arc<House>>, Guest(guest): Guest) -> Result<Json<Me>, Fail> {
    Ok(Json(Me { guest: guest.to_string(), name: house.guest_name(guest).await? }))
}

/// Become a guest; whoever is one already stays the same.
#[utoipa::path(post, path = "/api/v1/me", request_body = Rename,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 429, body = Failure)))]
pub(super) async fn create(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    Anybody(known): Anybody,
    Told(asked): Told<Rename>,
) -> Result<Response, Fail> {
    let chosen = asked.name.as_deref().map(checked_name).transpose()?;
    let known = match known {
        Some(guest) => house.guest_name(guest).await.ok().map(|name| (guest, name)),
        None => None,
    };
    let (guest, name, news) = match (known, chosen) {
        (Some((guest, name)), None) => (guest, name, false),
        (Some((guest, _)), Some(name)) => (guest, name, true),
        (None, chosen) => {
            house.doors.guest(peer)?;
            (random_guest(), chosen.unwrap_or_else(made_up_name), true)
        }
    };
    if news {
        keep_name(&house, guest, &name).await?;
    }
    let cookie = house.signer.cookie(guest, house.config.secure_cookies);
    Ok(([(header::SET_COOKIE, cookie)], Json(Me { guest: guest.to_string(), name })).into_response())
}

/// Choose another name.
#[utoipa::path(patch, path = "/api/v1/me", request_body = Rename,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 401, body = Failure)))]
pub(super) async fn rename(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
    Told(asked): Told<Rename>,
) -> Result<Json<Me>, Fail> {
    house.guest_name(guest).await?;
    let name = checked_name(asked.name.as_deref().unwrap_or_default())?;
    keep_name(&house, guest, &name).await?;
    Ok(Json(Me { guest: guest.to_string(), name }))
}

async fn keep_name(house: &Arc<House>, guest: GuestId, name: &str) -> Result<(), Fail> {
    let write = Write::Guest { id: guest, name: name.to_owned() };
    house.store.write(vec![write]).await.map_err(|_| Fail::STORAGE)?;
    house.tell_renamed(guest, name).await;
    Ok(())
}
