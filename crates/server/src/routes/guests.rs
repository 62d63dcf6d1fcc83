//! Becoming a guest, and choosing a name and a look.

use super::extract::{Anybody, Guest, Told};
use crate::error::Fail;
use crate::guest::{checked_name, made_up_name};
use crate::house::House;
use crate::id::{GuestId, random_guest};
use crate::lang::Lang;
use crate::people::fold;
use crate::security::Peer;
use crate::store::{Personal, StoreError, Write};
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use games::protocol::{Code, Failure, Me, Rename};
use host::Guise;
use std::sync::Arc;

/// Who you are.
#[utoipa::path(get, path = "/api/v1/me",
    responses((status = 200, body = Me), (status = 401, body = Failure)))]
pub(super) async fn read(State(house): State<Arc<House>>, Guest(guest): Guest) -> Result<Json<Me>, Fail> {
    me(&house, guest).await.map(Json)
}

/// Become a guest; whoever is one already stays the same.
#[utoipa::path(post, path = "/api/v1/me", request_body = Rename,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 429, body = Failure)))]
pub(super) async fn create(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    Anybody(known): Anybody,
    headers: HeaderMap,
    Told(asked): Told<Rename>,
) -> Result<Response, Fail> {
    let chosen = asked.name.as_deref().map(checked_name).transpose()?;
    let known = match known {
        Some(guest) => house.store.known(guest).await.map_err(|_| Fail::STORAGE)?.map(|known| (guest, known)),
        None => None,
    };
    let (guest, before) = match known {
        Some((guest, known)) => (guest, Some(known)),
        None => {
            house.doors.guest(peer)?;
            (random_guest(), None)
        }
    };
    let regular = before.as_ref().is_some_and(|before| before.regular);
    let before = before.map(|before| before.guise);
    let Guise { name, look, .. } = before.clone().unwrap_or_default();
    let unnamed = before.is_none().then(|| made_up_name(Lang::of(&headers)));
    let guise = Guise {
        name: chosen.or(unnamed).unwrap_or(name),
        look: asked.look.or(look),
        ..before.clone().unwrap_or_default()
    };
    if before.as_ref() != Some(&guise) {
        keep(&house, guest, &guise, regular).await?;
    }
    let me = told(guest, guise, regular);
    if regular {
        return Ok(Json(me).into_response());
    }
    let cookie = house.signer.cookie(guest, house.config.secure_cookies);
    Ok(([(header::SET_COOKIE, cookie)], Json(me)).into_response())
}

/// Choose another name, or another look.
#[utoipa::path(patch, path = "/api/v1/me", request_body = Rename,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 401, body = Failure)))]
pub(super) async fn rename(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
    Told(asked): Told<Rename>,
) -> Result<Json<Me>, Fail> {
    let known = house.store.known(guest).await.map_err(|_| Fail::STORAGE)?.ok_or(Fail::NO_GUEST)?;
    let Guise { name, look, .. } = known.guise.clone();
    let name = match asked.name.as_deref() {
        None if asked.look.is_some() => name,
        chosen => checked_name(chosen.unwrap_or_default())?,
    };
    let guise = Guise { name, look: asked.look.or(look), ..known.guise };
    keep(&house, guest, &guise, known.regular).await?;
    Ok(Json(told(guest, guise, known.regular)))
}

pub(super) async fn me(house: &House, guest: GuestId) -> Result<Me, Fail> {
    let known = house.store.known(guest).await.map_err(|_| Fail::STORAGE)?.ok_or(Fail::NO_GUEST)?;
    Ok(told(guest, known.guise, known.regular))
}

fn told(guest: GuestId, Guise { name, look, is_bot, .. }: Guise, regular: bool) -> Me {
    Me { guest: guest.to_string(), name, regular, look, is_bot }
}

async fn keep(house: &Arc<House>, guest: GuestId, guise: &Guise, regular: bool) -> Result<(), Fail> {
    // Only a regular's name is nobody else's.
    let folded = regular.then(|| Write::Of(Personal::Renamed { guest, folded: fold(&guise.name) }));
    let writes = [Write::Guest { id: guest, guise: guise.clone() }].into_iter().chain(folded).collect();
    house.store.write(writes).await.map_err(|why| taken(&why))?;
    house.tell_renamed(guest, guise).await;
    Ok(())
}

/// What a name is refused with: two regulars' do not read alike.
pub(super) fn taken(why: &StoreError) -> Fail {
    if let StoreError::Refused(_) = why {
        return Fail::new(Code::NameTaken, "somebody here has that name, or one that reads like it");
    }
    Fail::STORAGE
}
